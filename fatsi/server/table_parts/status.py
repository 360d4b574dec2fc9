"""What must always be in sight: the turn, the haunted tiles, how far Wu-Feng is, and what the next Yin brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fatsi.rules.cards import BY_NUMBER, YIN_STONES
from fatsi.rules.dice import TAO_DICE
from fatsi.rules.frames import SETUP_RESCUE
from fatsi.rules.geometry import LINES, SPACES, spaces_of
from fatsi.rules.moon.families import DEAD_THAT_LOSE
from fatsi.rules.state import ON_STEP, State
from fatsi.server.pages.templating import fragment
from fatsi.server.table_parts.targets import board_target, space_target, tile_target
from fatsi.words import Words
from fatsi.words.arguments import board_arguments, board_id, tile_arguments
from fatsi.words.catalogue import Argument
from fatsi.words.sight import Sight


@dataclass(frozen=True, slots=True)
class Fact:
    """One of the figures at the top of the table."""

    kind: str
    icon: str
    figure: str
    """The number alone, beside its symbol."""
    text: str
    explained: str
    level: str
    """calm, near or grave: how much it should worry."""
    target: str


@dataclass(frozen=True, slots=True)
class Ahead:
    """One thing that the next Yin brings."""

    text: str
    targets: str
    is_grave: bool


def status(state: State, turn: int, words: Words) -> str:
    """Return the part that is always in sight, the same for every reader."""
    sight = Sight(state, words)
    moon_lines = [sentence for group in sight.moon.status() for sentence in group] if sight.moon else []
    return fragment(
        "status",
        words,
        turn=sight.turn(turn),
        turn_short=words.text("status-turn", phase=_phase(sight), number=turn),
        colour=board_id(state.table, state.active),
        facts=facts(sight),
        warnings=sight.warnings(),
        moon=moon_lines,
        **forecast(state, words),
    )


def forecast(state: State, words: Words) -> dict[str, object]:
    """Return what a template is told of the next Yin: whose board it is, and what the ghosts there do."""
    return {"ahead": ahead(state, words), "next": board_arguments(state.table, _next_board(state))}


def _phase(sight: Sight) -> str:
    if sight.state.result is not None:
        return "over"
    if any(frame[0] == SETUP_RESCUE for frame in sight.state.stack):
        return "setup"
    return "yang" if sight.is_yang() else "yin"


def facts(sight: Sight) -> list[Fact]:
    """Return the figures that decide the game, each with its sentence."""
    state, words = sight.state, sight.words
    haunted, limit = state.haunted.bit_count(), state.table.haunted_limit
    told = [
        Fact(
            "haunted",
            "house-haunted",
            words.text("status-figure-of", number=haunted, limit=limit),
            words.text("status-haunted", number=haunted, limit=limit),
            sight.haunted(),
            _worry(limit - haunted, grave=1, near=2 if haunted else 0),
            "haunted",
        )
    ]
    on_top = len(state.moon.top) if state.moon else 0
    incarnations = len(state.deck) - 1
    cards = sum(state.deck) + incarnations + on_top
    if incarnations:
        until = state.deck[0] + 1 + on_top
        text = words.text("status-wu-feng", number=until)
        figure = words.text("status-figure", number=until)
        told.append(Fact("wu-feng", "wu-feng", figure, text, sight.deck(), _worry(until, grave=0, near=3), "deck"))
    text = words.text("status-cards", number=cards)
    figure = words.text("status-figure", number=cards)
    told.append(Fact("cards", "deck", figure, text, sight.deck(), _worry(cards, grave=4, near=8), "deck"))
    text = words.text("status-dice", number=state.dice(), all=TAO_DICE)
    figure = words.text("status-figure-of", number=state.dice(), limit=TAO_DICE)
    told.append(Fact("dice", "die", figure, text, sight.dice(), _worry(state.dice(), grave=1, near=2), "dice"))
    if state.moon is not None:
        dead = sum(state.moon.graveyard)
        text = words.text("status-dead", number=dead, limit=DEAD_THAT_LOSE)
        figure = words.text("status-figure-of", number=dead, limit=DEAD_THAT_LOSE)
        told.append(
            Fact("dead", "graveyard", figure, text, text, _worry(DEAD_THAT_LOSE - dead, grave=2, near=5), "graveyard")
        )
        saved = sum(state.moon.shelter)
        text = words.text("status-saved", number=saved)
        figure = words.text("status-figure", number=saved)
        told.append(Fact("saved", "shelter", figure, text, text, "calm", "shelter"))
    return told


def _worry(left: int, *, grave: int, near: int) -> str:
    if left <= grave:
        return "grave"
    return "near" if left <= near else "calm"


# --- what comes next ------------------------------------------------------------------------------------


def _next_board(state: State) -> int:
    return (state.active + 1) % 4


def ahead(state: State, words: Words) -> list[Ahead]:
    """Return what the ghosts of the next board do in its Yin if nothing is done about them, and whether another comes.

    What the Curse die and the cards bring is not known, nor what follows from that.
    """
    if state.result is not None:
        return []
    board = _next_board(state)
    spaces = spaces_of(board)
    told = _Forecast(state, words).of_board(board)
    if all(state.ghosts[space] for space in spaces):
        text = words.text("ahead-overrun", **board_arguments(state.table, board))
        told.append(Ahead(text, board_target(board), True))
    elif state.is_living(board):
        told.append(Ahead(words.text("ahead-ghost"), "deck", False))
    return told


class _Forecast:
    """What the middle stones of a board do, each after the other."""

    def __init__(self, state: State, words: Words) -> None:
        self.state: Final = state
        self.words: Final = words
        # Tiles that are haunted by then, as bits, and those that have villagers.
        self.haunted = state.haunted
        self.peopled = 0 if state.moon is None else sum(1 << at for at, stack in enumerate(state.moon.stacks) if stack)

    def of_board(self, board: int) -> list[Ahead]:
        state = self.state
        # White Moon goes through the board from right to left.
        spaces = spaces_of(board) if state.moon is None else spaces_of(board)[::-1]
        return [
            self._of_stone(stone, space)
            for space in spaces
            if state.ghosts[space] and (state.moon is None or state.moon.su_ling != space)
            for stone in BY_NUMBER[state.ghosts[space]].middle
            if stone in YIN_STONES
        ]

    def _of_stone(self, stone: str, space: int) -> Ahead:
        if stone == "haunter" and self.state.figures[space] == ON_STEP:
            return self._haunting(space)
        message = {
            "haunter": "ahead-steps",
            "tormentor": "ahead-torments",
            "group-lose-tao": "ahead-takes-tao",
        }.get(stone, "ahead-stone")
        return Ahead(self._text(message, space, stone=stone), space_target(space), False)

    def _haunting(self, space: int) -> Ahead:
        tile = next((tile for tile in LINES[space] if not self.haunted >> tile & 1), None)
        if tile is None:
            return Ahead(self._text("ahead-line-lost", space), space_target(space), True)
        where = f"{space_target(space)} {tile_target(tile)}"
        arguments = tile_arguments(self.state.table, tile)
        if self.peopled >> tile & 1:
            self.peopled &= ~(1 << tile)
            return Ahead(self._text("ahead-villagers-die", space, **arguments), where, True)
        self.haunted |= 1 << tile
        is_last = self.haunted.bit_count() >= self.state.table.haunted_limit
        return Ahead(self._text("ahead-haunts-last" if is_last else "ahead-haunts", space, **arguments), where, True)

    def _text(self, message: str, space: int, **arguments: Argument) -> str:
        card = BY_NUMBER[self.state.ghosts[space]].id
        return self.words.text(message, card=card, space=SPACES[space], **arguments)

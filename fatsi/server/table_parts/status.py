"""What must always be in sight: the turn, the haunted tiles, how far Wu-Feng is, and what the next Yin brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fatsi.rules import forecast as fc
from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.dice import TAO_DICE
from fatsi.rules.forecast import Forecast, Foreseen
from fatsi.rules.geometry import SPACES, spaces_of
from fatsi.rules.moon.families import DEAD_THAT_LOSE
from fatsi.rules.moon.saving import SetupRescue
from fatsi.rules.state import State
from fatsi.rules.yin import stones_of_board
from fatsi.server.pages.templating import fragment
from fatsi.server.table_parts.targets import board_target, space_target, tile_target
from fatsi.words import Words
from fatsi.words.catalogue import Argument
from fatsi.words.message_arguments import board_arguments, board_id, tile_arguments
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
    """Return what a template shows of the next Yin: whose board it is, and what the ghosts there do."""
    return {"ahead": ahead(state, words), "next": board_arguments(state.table, _next_board(state))}


def _phase(sight: Sight) -> str:
    if sight.state.result is not None:
        return "over"
    if any(isinstance(step, SetupRescue) for step in sight.state.stack):
        return "setup"
    return "yang" if sight.is_yang() else "yin"


def facts(sight: Sight) -> list[Fact]:
    """Return the figures that decide the game, each with its sentence."""
    state, words = sight.state, sight.words
    haunted, limit = state.haunted.bit_count(), state.table.haunted_limit
    shown = [
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
    cards = state.cards_left()
    if len(state.deck) > 1:
        until = state.deck[0] + 1 + state.expansion.incarnations_on_top(state)
        text = words.text("status-wu-feng", number=until)
        figure = words.text("status-figure", number=until)
        shown.append(Fact("wu-feng", "wu-feng", figure, text, sight.deck(), _worry(until, grave=0, near=3), "deck"))
    text = words.text("status-cards", number=cards)
    figure = words.text("status-figure", number=cards)
    shown.append(Fact("cards", "deck", figure, text, sight.deck(), _worry(cards, grave=4, near=8), "deck"))
    text = words.text("status-dice", number=state.dice(), all=TAO_DICE)
    figure = words.text("status-figure-of", number=state.dice(), limit=TAO_DICE)
    shown.append(Fact("dice", "die", figure, text, sight.dice(), _worry(state.dice(), grave=1, near=2), "dice"))
    if state.moon is not None:
        dead = sum(state.moon.graveyard)
        text = words.text("status-dead", number=dead, limit=DEAD_THAT_LOSE)
        figure = words.text("status-figure-of", number=dead, limit=DEAD_THAT_LOSE)
        shown.append(
            Fact("dead", "graveyard", figure, text, text, _worry(DEAD_THAT_LOSE - dead, grave=2, near=5), "graveyard")
        )
        saved = sum(state.moon.shelter)
        text = words.text("status-saved", number=saved)
        figure = words.text("status-figure", number=saved)
        shown.append(Fact("saved", "shelter", figure, text, text, "calm", "shelter"))
    return shown


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
    coming = Forecast(state).of_stones(stones_of_board(state, board))
    sentences = [_ahead(foreseen, state, words) for foreseen in coming]
    if all(state.ghosts[space] for space in spaces):
        text = words.text("ahead-overrun", **board_arguments(state.table, board))
        sentences.append(Ahead(text, board_target(board), True))
    elif state.is_living(board):
        sentences.append(Ahead(words.text("ahead-ghost"), "deck", False))
    return sentences


# What is foreseen, with its message, and whether it is grave.
_MESSAGES: Final = {
    fc.STEPS: ("ahead-steps", False),
    fc.FRIGHTENS_TO_DEATH: ("ahead-steps", False),
    fc.HAUNTS: ("ahead-haunts", True),
    fc.LINE_LOST: ("ahead-line-lost", True),
    fc.KILLS_VILLAGERS: ("ahead-villagers-die", True),
    fc.TORMENTS: ("ahead-torments", False),
    fc.TAKES_TAO: ("ahead-takes-tao", False),
}


def _ahead(foreseen: Foreseen, state: State, words: Words) -> Ahead:
    """Return what one middle stone of the next board does, in words."""
    stone = foreseen.stone
    message, is_grave = _MESSAGES.get(foreseen.what, ("ahead-stone", False))
    if foreseen.what == fc.HAUNTS and foreseen.loses:
        message = "ahead-haunts-last"
    arguments: dict[str, Argument] = {"stone": stone.stone}
    targets = space_target(stone.space)
    if foreseen.what in (fc.HAUNTS, fc.KILLS_VILLAGERS):
        arguments |= tile_arguments(state.table, foreseen.tile)
        targets = f"{targets} {tile_target(foreseen.tile)}"
    text = words.text(message, card=BY_NUMBER[stone.card].id, space=SPACES[stone.space], **arguments)
    return Ahead(text, targets, is_grave)

"""What endangers the Taoists: a list from the position alone, the most urgent first.

A threat is told by ids, as a refusal is: words are made of them at the edge. What the ghosts do is forecast for one
round as it comes if nothing is done about them; what dice and cards may bring is not looked into.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from fatsi.bots.kinds import DEVOURER, GHOST_BRINGER, HAUNTER, OVERRUN, RAVENOUS, SHAPESHIFTER, TAO_TAKER, TORMENTOR
from fatsi.rules.cards import (
    BY_NUMBER,
    IS_INCARNATION,
    STEALS_DIE,
    STOPS_ALL_POWERS,
    STOPS_POWER,
    STOPS_TAO,
    STOPS_WHITE,
)
from fatsi.rules.facts import YIN_STONES
from fatsi.rules.geometry import LINES, ON_CARD, ON_STEP, SEATS, SIDES, SPACES, TILES, board_of, spaces_of
from fatsi.rules.moon.families import DEAD_THAT_LOSE, MOST_ON_A_TILE
from fatsi.rules.state import State

Arguments = dict[str, str | int]

# What a threat is about: the same thing has at most one threat of a kind.
BY_FIGURE: Final = "figure"  # a haunter, by its card
BY_STONE: Final = "stone"  # another middle stone that acts in Yin, by its card
BY_HOLD: Final = "hold"  # what a ghost withholds, by its card
BY_WU_FENG: Final = "wu-feng"  # an incarnation in play, by its card
CROWD: Final = "crowd"  # a board, by its side
WEAK: Final = "weak"  # a Taoist's Qi, by his seat
DEAD: Final = "dead"  # a dead Taoist, by his seat
LAID_DOWN: Final = "laid-down"  # one who lies, by his seat
TILE: Final = "tile"  # a haunted tile
VILLAGE: Final = "village"  # how many tiles are left
DECK: Final = "deck"
VILLAGERS: Final = "villagers"
OF_GHOSTS: Final = (BY_FIGURE, BY_STONE, BY_HOLD, BY_WU_FENG)

# Urgency: what loses the game comes before what kills a Taoist, that before everything else; sooner before later.
_LOSES: Final = 1000
_KILLS: Final = 900
_ROUND: Final = 4
_LAST_CARDS: Final = 8
_LAST_VILLAGERS: Final = 3

# How urgent each threat is; what comes in some turns is less so by that number.
_URGENCY: Final = {
    "line-lost": _LOSES,
    "haunts-last": _LOSES,
    "kills-last-villagers": _LOSES,
    "devours-last": _LOSES,
    "overrun-all-dead": _LOSES,
    "overrun-death": _KILLS,
    "village-near": 800,
    "deadline": 780,
    "weak-last": 760,
    "villagers-near": 740,
    "kills-villagers": 700,
    "haunts": 650,
    "overrun": 600,
    "overrun-neutral": 560,
    "overrun-possessed": 590,
    "weak": 550,
    "devours": 520,
    "devours-any": 520,
    "devours-qi": 520,
    "incarnation": 500,
    "frightens-to-death": 480,
    "dead": 450,
    "holds-tao": 440,
    "holds-die": 430,
    "holds-white": 420,
    "holds-powers": 410,
    "holds-portal": 400,
    "torments": 390,
    "takes-tao": 380,
    "acts": 370,
    "holds-power": 350,
    "laid-down": 330,
    "approaches": 320,
    "nearly-full": 300,
    "holds-su-ling": 250,
    "haunted": 200,
}
THREATS: Final = tuple(_URGENCY)
"""The codes of all threats."""


@dataclass(frozen=True, slots=True)
class Threat:
    """Something that endangers the group: a stable code, and ids (a card, a space, a seat, ...) as arguments.

    >>> from fatsi.notation import parse_position
    >>> state = parse_position("fatsi position 1\\nghosts: E2 ghoul step\\nhaunted: NE SE\\npending: yang")
    >>> [threat.code for threat in threats(state)]
    ['haunts-last', 'village-near', 'haunted', 'haunted']
    >>> threats(state)[0].arguments
    {'card': 'ghoul', 'space': 'E2', 'tile': 'E', 'turns': 1}
    """

    code: str
    kind: str
    """What it is about, one of the kinds above."""
    subject: int
    """Which of that kind: the number of a card, a seat, a tile."""
    arguments: Arguments = field(default_factory=dict)
    turns: int = 0
    """In how many turns it comes; 0 if it is here, or comes in this turn."""
    is_under_way: bool = False
    """Whether it comes in this very Yin, before anybody has his Yang."""

    @property
    def urgency(self) -> int:
        """How urgent it is, the higher the more."""
        return _URGENCY[self.code] - self.turns

    @property
    def about(self) -> tuple[str, int]:
        """What makes it the same threat in another position."""
        return self.kind, self.subject

    @property
    def card(self) -> int:
        """The card of the ghost that it comes from, 0 if from none."""
        return self.subject if self.kind in OF_GHOSTS else 0


def threats(state: State) -> list[Threat]:
    """Return what endangers the group, most urgent first; nothing when the game is over."""
    if state.result is not None:
        return []
    found = [
        *_Forecast(state).all(),
        *_withheld(state),
        *_incarnations(state),
        *_crowds(state),
        *_taoists(state),
        *_village(state),
    ]
    found.sort(key=lambda threat: -threat.urgency)
    # Of one that strikes twice in a round the more urgent one counts.
    by_subject: dict[tuple[str, int], Threat] = {}
    for threat in found:
        by_subject.setdefault(threat.about, threat)
    return list(by_subject.values())


# --- what the ghosts do in Yin --------------------------------------------------------------------------

_STONE_OF_FRAME: Final = {
    TAO_TAKER: "group-lose-tao",
    HAUNTER: "haunter",
    TORMENTOR: "tormentor",
    DEVOURER: "devourer",
    RAVENOUS: "kill-visible-villager",
    GHOST_BRINGER: "ghost",
    SHAPESHIFTER: "shift-clockwise",
}


class _Forecast:
    """The middle stones of a round in their order: those of this Yin still to come, then those of the next boards."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        # How these things will be by then.
        self.haunted = state.haunted
        self.figures: Final = state.figures[:]
        self.dead = 0 if state.moon is None else sum(state.moon.graveyard)
        self.villagers: Final = [0] * 9 if state.moon is None else [len(stack) for stack in state.moon.stacks]

    def all(self) -> Iterator[Threat]:
        state = self.state
        for frame in reversed(state.stack):
            stone = _STONE_OF_FRAME.get(frame.id)
            if stone is not None and self._acts(frame.values()[0], frame.values()[1]):
                yield from self._of_stone(stone, frame.values()[0], turns=0)
        for turns in range(1, _ROUND + 1):
            for stone, space in self._stones((state.active + turns) % 4):
                yield from self._of_stone(stone, space, turns)

    def _acts(self, space: int, card: int) -> bool:
        """Whether a ghost lies there that Su-Ling does not hold still."""
        state = self.state
        return card > 0 and state.ghosts[space] == card and (state.moon is None or state.moon.su_ling != space)

    def _stones(self, board: int) -> list[tuple[str, int]]:
        """Return the middle stones of a board in the order in which they act."""
        ghosts, cards = self.state.ghosts, self.state.facts.card
        found = [
            (stone, space)
            for space in spaces_of(board)
            if self._acts(space, ghosts[space])
            for stone in cards[ghosts[space]].middle  # type: ignore[union-attr]  # these are cards in play
            if stone in YIN_STONES
        ]
        # White Moon goes through the board once, from right to left.
        if self.state.moon is not None:
            return sorted(found, key=lambda one: -one[1])
        return sorted(found, key=lambda one: YIN_STONES.index(one[0]))

    def _of_stone(self, stone: str, space: int, turns: int) -> Iterator[Threat]:
        if stone == "haunter":
            yield self._haunting(space, turns) if self.figures[space] == ON_STEP else self._step(space, turns)
        elif stone == "devourer":
            yield self._devouring(space, turns)
        elif stone == "tormentor":
            yield self._threat("torments", BY_STONE, space, turns)
        elif stone == "group-lose-tao":
            yield self._threat("takes-tao", BY_STONE, space, turns)
        else:
            yield self._threat("acts", BY_STONE, space, turns, stone=stone)

    def _threat(self, code: str, kind: str, space: int, turns: int, **more: str | int) -> Threat:
        card = self.state.ghosts[space]
        arguments: Arguments = {"card": BY_NUMBER[card].id, "space": SPACES[space], **more, "turns": turns}
        return Threat(code, kind, card, arguments, turns, is_under_way=not turns)

    def _haunting(self, space: int, turns: int) -> Threat:
        """A figure on the step: it haunts the first active tile in line, and returns to the card."""
        self.figures[space] = ON_CARD
        tile = next((tile for tile in LINES[space] if not self.haunted >> tile & 1), None)
        if tile is None:
            return self._threat("line-lost", BY_FIGURE, space, turns)
        number = self.villagers[tile]
        if number:
            self.villagers[tile] = 0
            code = "kills-last-villagers" if self._die(number) else "kills-villagers"
            return self._threat(code, BY_FIGURE, space, turns, tile=TILES[tile], number=number)
        self.haunted |= 1 << tile
        is_last = self.haunted.bit_count() >= self.state.table.haunted_limit
        return self._threat("haunts-last" if is_last else "haunts", BY_FIGURE, space, turns, tile=TILES[tile])

    def _step(self, space: int, turns: int) -> Threat:
        """A figure on the card: it goes to the step; with White Moon the nearest villager in line flees or dies."""
        self.figures[space] = ON_STEP
        line = LINES[space]
        at = next((at for at, tile in enumerate(line) if self.villagers[tile]), None)
        if at is not None:
            self.villagers[line[at]] -= 1
            goal = line[at + 1] if at + 1 < len(line) else None
            if goal is None or self.haunted >> goal & 1 or self.villagers[goal] >= MOST_ON_A_TILE:
                code = "kills-last-villagers" if self._die(1) else "frightens-to-death"
                return self._threat(code, BY_FIGURE, space, turns, tile=TILES[line[at]], number=1)
            self.villagers[goal] += 1
        return self._threat("approaches", BY_FIGURE, space, turns)

    def _devouring(self, space: int, turns: int) -> Threat:
        """A devourer kills the nearest villager in line, else one of the players' choice, else it costs Qi."""
        tile = next((tile for tile in LINES[space] if self.villagers[tile]), None)
        if tile is not None:
            self.villagers[tile] -= 1
            code = "devours-last" if self._die(1) else "devours"
            return self._threat(code, BY_STONE, space, turns, tile=TILES[tile])
        if not any(self.villagers):
            return self._threat("devours-qi", BY_STONE, space, turns)
        # Which one is not known: the forecast leaves them all where they are.
        return self._threat("devours-last" if self._die(1) else "devours-any", BY_STONE, space, turns)

    def _die(self, number: int) -> bool:
        """Let villagers die; return whether the game is lost by that."""
        self.dead += number
        return self.dead >= DEAD_THAT_LOSE


# --- what the ghosts do by lying there ------------------------------------------------------------------

_HOLDS: Final = {
    STEALS_DIE: "holds-die",
    STOPS_TAO: "holds-tao",
    STOPS_POWER: "holds-power",
    STOPS_ALL_POWERS: "holds-powers",
    STOPS_WHITE: "holds-white",
}
_HOLDS_OF_MOON: Final = {"take-portal": "holds-portal", "take-su-ling": "holds-su-ling"}


def _withheld(state: State) -> Iterator[Threat]:
    """Find dice, tokens, powers and more that ghosts withhold."""
    for space, card in enumerate(state.ghosts):
        lasting = state.facts.lasting[card]
        if not lasting or state.dormant >> space & 1:
            continue
        # The power of a board without a Taoist is missed by nobody.
        if lasting == STOPS_POWER and not state.is_living(board_of(space)):
            continue
        code = _HOLDS.get(lasting) or next(
            _HOLDS_OF_MOON[stone] for stone in state.facts.left[card] if stone in _HOLDS_OF_MOON
        )
        yield Threat(code, BY_HOLD, card, {"card": BY_NUMBER[card].id, "space": SPACES[space]})


def _incarnations(state: State) -> Iterator[Threat]:
    """Find the incarnations in play, and the end of the deck if it comes near while one is undefeated."""
    for space, card in enumerate(state.ghosts):
        if IS_INCARNATION[card]:
            yield Threat("incarnation", BY_WU_FENG, card, {"card": BY_NUMBER[card].id, "space": SPACES[space]})
    on_top = len(state.moon.top) if state.moon else 0
    to_come = len(state.deck) - 1 + on_top
    cards = sum(state.deck) + to_come
    if cards <= _LAST_CARDS and (to_come or state.has_incarnation_in_play()):
        yield Threat("deadline", DECK, 0, {"number": cards})


def _crowds(state: State) -> Iterator[Threat]:
    """Find boards that are full, and those of living Taoists that will be with one ghost more."""
    living = sum(1 for seat in state.table.seats if state.qi[seat])
    is_due = any(frame.id == OVERRUN for frame in state.stack)
    for board in SEATS:
        free = [space for space in spaces_of(board) if not state.ghosts[space]]
        arguments: Arguments = {"board": SIDES[board], "seat": SIDES[board]}
        if free:
            if len(free) == 1 and state.is_living(board) and not state.buddhas >> free[0] & 1:
                yield Threat("nearly-full", CROWD, board, arguments)
            continue
        if not state.qi[board]:
            code = "overrun-possessed"
        elif not state.table.is_player[board]:
            code = "overrun-neutral"
        elif state.qi[board] > 1:
            code = "overrun"
        else:
            code = "overrun-death" if living > 1 else "overrun-all-dead"
        is_under_way = is_due and board == state.active
        turns = 0 if is_under_way else (board - state.active - 1) % _ROUND + 1
        yield Threat(code, CROWD, board, {**arguments, "turns": turns}, turns, is_under_way=is_under_way)


# --- Taoists and the village ----------------------------------------------------------------------------


def _taoists(state: State) -> Iterator[Threat]:
    """Find who is near death, who is dead, and with White Moon who is laid down."""
    living = sum(1 for seat in state.table.seats if state.qi[seat])
    for seat in state.table.seats:
        arguments: Arguments = {"seat": SIDES[seat]}
        if not state.qi[seat]:
            yield Threat("dead", DEAD, seat, arguments)
        elif state.qi[seat] == 1:
            yield Threat("weak" if living > 1 else "weak-last", WEAK, seat, arguments)
        if state.moon is not None and state.qi[seat] and state.moon.laid_down >> seat & 1:
            yield Threat("laid-down", LAID_DOWN, seat, arguments)


def _village(state: State) -> Iterator[Threat]:
    """Find haunted tiles, and how near their number or that of dead villagers is to the end."""
    if state.haunted.bit_count() == state.table.haunted_limit - 1:
        yield Threat("village-near", VILLAGE, 0)
    for tile in range(9):
        if state.haunted >> tile & 1:
            yield Threat("haunted", TILE, tile, {"tile": TILES[tile]})
    if state.moon is not None:
        left = DEAD_THAT_LOSE - sum(state.moon.graveyard)
        if left <= _LAST_VILLAGERS:
            # The fewer are left, the more urgent: as if it came that much sooner.
            yield Threat("villagers-near", VILLAGERS, 0, {"number": left}, turns=left)

"""What endangers the Taoists: a list from the position alone, the most urgent first.

A threat consists of ids, as a refusal does; the interfaces turn them into words. What the ghosts do is forecast for one
round, as if nobody did anything about them; what dice and cards may bring is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from fatsi.rules import forecast as fc
from fatsi.rules.cards import (
    BY_NUMBER,
    IS_INCARNATION,
    STEALS_DIE,
    STOPS_ALL_POWERS,
    STOPS_POWER,
    STOPS_TAO,
    STOPS_WHITE,
)
from fatsi.rules.forecast import Forecast, Foreseen
from fatsi.rules.geometry import SEATS, SIDES, SPACES, TILES, board_of, spaces_of
from fatsi.rules.moon.families import DEAD_THAT_LOSE
from fatsi.rules.state import State
from fatsi.rules.yin import Overrun, pending_stones, stones_of_board

Arguments = dict[str, str | int]

# What a threat is about: the same thing has at most one threat of a kind.
BY_FIGURE: Final = "figure"  # a haunter, by its card
BY_STONE: Final = "stone"  # another middle stone that acts in Yin, by its card
BY_HOLD: Final = "hold"  # what a ghost withholds, by its card
BY_WU_FENG: Final = "wu-feng"  # an incarnation in play, by its card
CROWD: Final = "crowd"  # a board, by its side
WEAK: Final = "weak"  # a Taoist's Qi, by seat
DEAD: Final = "dead"  # a dead Taoist, by seat
LAID_DOWN: Final = "laid-down"  # a Taoist who is laid down, by seat
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
    """Whether it comes in this very Yin, before anybody has a Yang phase."""

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
    all_threats = [
        *_coming(state),
        *_withheld(state),
        *_incarnations(state),
        *_crowds(state),
        *_taoists(state),
        *_village(state),
    ]
    all_threats.sort(key=lambda threat: -threat.urgency)
    # Of one that strikes twice in a round the more urgent one counts.
    by_subject: dict[tuple[str, int], Threat] = {}
    for threat in all_threats:
        by_subject.setdefault(threat.about, threat)
    return list(by_subject.values())


# --- what the ghosts do in Yin --------------------------------------------------------------------------


def _coming(state: State) -> Iterator[Threat]:
    """Find what the middle stones of a round do: those of this Yin still to come, then those of the next boards."""
    forecast = Forecast(state)
    for foreseen in forecast.of_stones(pending_stones(state)):
        yield _threat_of(foreseen, turns=0)
    for turns in range(1, _ROUND + 1):
        for foreseen in forecast.of_stones(stones_of_board(state, (state.active + turns) % 4)):
            yield _threat_of(foreseen, turns)


# What is foreseen, with its code where it does not lose the game, and where it does.
_CODES: Final = {
    fc.STEPS: ("approaches", "approaches"),
    fc.HAUNTS: ("haunts", "haunts-last"),
    fc.LINE_LOST: ("line-lost", "line-lost"),
    fc.KILLS_VILLAGERS: ("kills-villagers", "kills-last-villagers"),
    fc.FRIGHTENS_TO_DEATH: ("frightens-to-death", "kills-last-villagers"),
    fc.DEVOURS: ("devours", "devours-last"),
    fc.DEVOURS_ANY: ("devours-any", "devours-last"),
    fc.DEVOURS_QI: ("devours-qi", "devours-qi"),
    fc.TORMENTS: ("torments", "torments"),
    fc.TAKES_TAO: ("takes-tao", "takes-tao"),
    fc.ACTS: ("acts", "acts"),
}
_BY_FIGURE: Final = (fc.STEPS, fc.HAUNTS, fc.LINE_LOST, fc.KILLS_VILLAGERS, fc.FRIGHTENS_TO_DEATH)


def _threat_of(foreseen: Foreseen, turns: int) -> Threat:
    stone = foreseen.stone
    arguments: Arguments = {"card": BY_NUMBER[stone.card].id, "space": SPACES[stone.space]}
    if foreseen.tile >= 0:
        arguments["tile"] = TILES[foreseen.tile]
    if foreseen.what in (fc.KILLS_VILLAGERS, fc.FRIGHTENS_TO_DEATH):
        arguments["number"] = foreseen.number
    if foreseen.what == fc.ACTS:
        arguments["stone"] = stone.stone
    arguments["turns"] = turns
    kind = BY_FIGURE if foreseen.what in _BY_FIGURE else BY_STONE
    return Threat(_CODES[foreseen.what][foreseen.loses], kind, stone.card, arguments, turns, is_under_way=not turns)


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
    cards = state.cards_left()
    if cards <= _LAST_CARDS and (state.incarnations_to_come() or state.has_incarnation_in_play()):
        yield Threat("deadline", DECK, 0, {"number": cards})


def _crowds(state: State) -> Iterator[Threat]:
    """Find boards that are full, and those of living Taoists that will be with one ghost more."""
    living = sum(1 for seat in state.table.seats if state.qi[seat])
    is_due = any(isinstance(step, Overrun) for step in state.stack)
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

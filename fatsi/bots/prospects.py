"""Who could beat which ghost on his next turn, and with what chance: a quick estimate for the evaluation.

Single-coloured ghosts are reckoned exactly but for what may change before that turn; many-coloured incarnations
roughly. Exact odds of an attempt that can be made now come from the rules, see `fatsi.bots.lookahead`.
"""

from __future__ import annotations

from math import comb
from typing import Final, NamedTuple

from fatsi.rules.dice import MOST_DICE
from fatsi.rules.exorcism import Target, may_be_exorcised, target_at
from fatsi.rules.geometry import LINES, NEIGHBOURS
from fatsi.rules.powers import FAVOURITE, MOUNTAIN, SECOND_WIND, SPIRES
from fatsi.rules.state import State

_ROUND: Final = 4  # turns until the same board is active again
_ALL_TILES: Final = (1 << 9) - 1
_REACH: Final = tuple(1 << here | sum(1 << tile for tile in NEIGHBOURS[here]) for here in range(9))

Row = tuple[float, ...]


def _row(number: int, chance: float) -> Row:
    """Return the probabilities that of a number of dice at least 0, 1, 2, ... are good, up to what tokens may add."""
    exactly = [comb(number, n) * chance**n * (1 - chance) ** (number - n) for n in range(number + 1)]
    return tuple(sum(exactly[least:]) for least in range(MOST_DICE + 2))


def _table(chance: float) -> tuple[Row, ...]:
    return tuple(_row(number, chance) for number in range(MOST_DICE + 1))


def _twice(table: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the probabilities of one success in two attempts."""
    return tuple(tuple(1 - (1 - p) ** 2 for p in row) for row in table)


# Of six faces one is the colour and one is white; a reroll gives each bad die a second chance.
_PLAIN: Final = (_table(2 / 6), _table(1 / 6))
_REROLL: Final = (_table(1 - (4 / 6) ** 2), _table(1 - (5 / 6) ** 2))
_TWICE: Final = tuple(_twice(table) for table in _PLAIN)
_MANY_COLOURS: Final = 0.5  # dice that must show several colours: about so much less


class Exorcist(NamedTuple):
    """A living Taoist: when his next turn is, which tiles he can be on in it, his dice, all crystals he has."""

    seat: int
    turn: int
    reach: int
    odds: Row
    crystals: int


def exorcists(state: State, *, is_turn_over: bool) -> list[Exorcist]:
    """Return the living Taoists in no special order.

    Turns are counted from the active board's, which is 0 if its Taoist can still act in it.
    """
    found = []
    number = state.dice()
    moon = state.moon
    for seat in state.table.seats:
        if not state.qi[seat]:
            continue
        turn = (seat - state.active) % _ROUND
        if not turn and is_turn_over:
            turn = _ROUND
        here = state.position[seat]
        power = -1 if state.powers_off >> seat & 1 else state.table.powers[seat]
        reach = _ALL_TILES if power == SPIRES else _REACH[here]
        if moon is not None and moon.laid_down >> seat & 1:
            reach = 1 << here
        tables = _REROLL if power == FAVOURITE else _TWICE if power == SECOND_WIND else _PLAIN
        odds = tables[state.white_off][number + (power == MOUNTAIN)]
        found.append(Exorcist(seat, turn, reach, odds, 0 if moon is None else moon.crystals[seat]))
    return found


class Prospect(NamedTuple):
    """A ghost in play as a target: where one stands to face it, and whether it may be exorcised at all."""

    target: Target
    tile: int
    is_open: bool


def prospect(state: State, space: int) -> Prospect:
    return Prospect(target_at(state, space), LINES[space][0], may_be_exorcised(state, space))


def chance_to_beat(state: State, exorcist: Exorcist, ghost: Prospect) -> float:
    """Return the chance that a Taoist beats a ghost on his next turn, with his tokens and those he finds there."""
    tile = ghost.tile
    if not ghost.is_open or not exorcist.reach >> tile & 1:
        return 0.0
    target = ghost.target
    colours = 0
    missing = 0
    tao = state.tao
    seat = exorcist.seat
    for colour, need in enumerate(target.need):
        if need:
            if not state.tao_off:
                need -= tao[seat * 5 + colour]
                for other in state.table.seats:
                    if other != seat and state.position[other] == tile:
                        need -= tao[other * 5 + colour]
            if need > 0:
                missing += need
                colours += 1
    missing -= exorcist.crystals + target.has_mantra
    if missing <= 0:
        return 1.0
    if target.is_immune or missing > MOST_DICE:
        return 0.0
    chance = exorcist.odds[missing]
    return chance if colours == 1 else chance * _MANY_COLOURS ** (colours - 1)

"""What each Taoist could do on their next turn: the tiles they can reach, and the odds of an exorcism from there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fatsi.engine.dice_odds import ODDS
from fatsi.rules.geometry import NEIGHBOURS
from fatsi.rules.powers import MOUNTAIN, SPIRES
from fatsi.rules.state import State

_ANYWHERE: Final = (1 << 9) - 1
# By tile: the tile itself and its neighbours, a bit each.
_ONE_STEP: Final = [1 << tile | sum(1 << other for other in NEIGHBOURS[tile]) for tile in range(9)]


def owns_power(state: State, seat: i64, power: int) -> bool:
    """Whether a seat has this power of its own, and nothing blocks it."""
    return state.table.power_seat[power] == seat and not state.powers_off >> int(seat) & 1


def tiles_in_reach(state: State, seat: i64) -> int:
    """Return the tiles that a living Taoist can stand on after a move, a bit each; none for other seats."""
    here: i64 = state.position[seat]
    if here < 0 or not state.qi[seat] or not state.table.is_player[seat]:
        return 0
    return _ANYWHERE if owns_power(state, seat, SPIRES) else _ONE_STEP[here]


def write_odds(out: vec[u8], at: i64, missing: i64, total: i64, number: i64, is_wild: bool, is_immune: bool) -> None:
    """Write the chance that so many dice settle what is missing: of the five colours, as digits, and in total."""
    if total == 0:
        out[at] = 255
    elif not is_immune and total <= number:
        table = ODDS[number]
        out[at] = u8((table[1] if is_wild else table[0])[missing])


def write_odds_of_seats(
    state: State, me: i64, facing: int, needs: list[int], spare: i64, is_immune: bool, out: vec[u8], at: i64
) -> None:
    """Write for each seat, from `me` on clockwise, whether it can reach a ghost, and its odds of exorcising it.

    The ghost lies before the tile `facing` and needs so much of each colour; `spare` is what the Mantra takes off. The
    Tao of others counts if they stand there.
    """
    table = state.table
    tao = state.tao
    is_wild = not state.white_off
    for r in range(4):
        seat: i64 = (me + r) & 3
        reach = tiles_in_reach(state, seat)
        if not reach:
            continue
        place: i64 = at + 2 * r
        if reach >> facing & 1:
            out[place] = 1
        total: i64 = 0
        missing: i64 = 0
        digit: i64 = 1
        left = spare
        for c in range(5):
            need: i64 = needs[c]
            if need:
                if not state.tao_off:
                    need -= tao[seat * 5 + c]
                    for other in table.seats:
                        if other != seat and state.position[other] == facing and state.qi[other]:
                            need -= tao[other * 5 + c]
                if need > 0:
                    if left:
                        need -= 1
                        left = 0
                    total += need
                    missing += digit * need
            digit *= 5
        number: i64 = state.dice()
        if owns_power(state, seat, MOUNTAIN):
            number += 1
        write_odds(out, place + 1, missing, total, number, is_wild, is_immune)

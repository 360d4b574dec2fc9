"""What each Taoist could do on their next turn: the tiles they can reach, and the odds of an exorcism from there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fatsi.engine.dice_odds import ODDS, ODDS_WITH_WILD
from fatsi.rules.geometry import NEIGHBOURS
from fatsi.rules.powers import MOUNTAIN, SPIRES
from fatsi.rules.state import State

_ANYWHERE: Final = (1 << 9) - 1
# By tile: the tile itself and its neighbours, a bit each.
_ONE_STEP: Final = [1 << tile | sum(1 << other for other in NEIGHBOURS[tile]) for tile in range(9)]
NOBODY: Final = -1


class Reach:
    """What the seats of a position could do, worked out once and asked for every ghost and tile.

    Seats are numbered from the one that decides, clockwise.
    """

    def __init__(self, state: State, me: i64) -> None:
        self.is_wild: Final = not state.white_off
        # Of each seat: the tiles that a living Taoist can stand on after a move, a bit each, and the dice to roll.
        self.tiles: Final[list[int]] = []
        self.dice: Final[list[int]] = []
        # Tao tokens by seat and colour, and those of all living Taoists by the tile they stand on; none may be spent
        # where a ghost forbids it.
        self.tao: Final = vec[u8](bytes(4 * 5))
        self.tao_on: Final = vec[u8](bytes(9 * 5))
        # Where each living Taoist stands, or -1.
        self.standing: Final[list[int]] = []
        table = state.table
        number = state.dice()
        for r in range(4):
            seat: i64 = (me + r) & 3
            here = state.position[seat] if state.qi[seat] and table.is_player[seat] else -1
            self.standing.append(here)
            self.dice.append(number + 1 if _owns_power(state, seat, MOUNTAIN) else number)
            if here < 0:
                self.tiles.append(0)
                continue
            self.tiles.append(_ANYWHERE if _owns_power(state, seat, SPIRES) else _ONE_STEP[here])
            if state.tao_off:
                continue
            for c in range(5):
                held: i64 = state.tao[seat * 5 + c]
                if held:
                    self.tao[r * 5 + c] = u8(held)
                    on: i64 = here * 5 + c
                    self.tao_on[on] = u8(i64(self.tao_on[on]) + held)

    def write_odds(
        self, out: vec[u8], at: i64, needs: vec[u8], spare: i64, seat: i64, facing: i64, number: i64, is_immune: bool
    ) -> None:
        """Write the chance that so many dice settle what a ghost needs of each colour.

        Before that, the tokens of `seat` and of all on the tile `facing` are spent, or of `NOBODY`; `spare` is what the
        Mantra takes off.
        """
        total: i64 = 0
        missing: i64 = 0  # of the five colours, as digits
        digit: i64 = 1
        is_counted = seat >= 0 and facing >= 0 and self.standing[seat] == facing  # among those on the tile
        for c in range(5):
            need: i64 = i64(needs[c])
            if need:
                if facing >= 0:
                    need -= i64(self.tao_on[facing * 5 + c])
                if seat >= 0 and not is_counted:
                    need -= i64(self.tao[seat * 5 + c])
                if need > 0:
                    need -= spare
                    spare = 0
                    total += need
                    missing += digit * need
            digit *= 5
        if total == 0:
            out[at] = 255
        elif not is_immune and total <= number:
            table = ODDS_WITH_WILD[number] if self.is_wild else ODDS[number]
            out[at] = u8(table[missing])

    def write_odds_of_seats(
        self, out: vec[u8], at: i64, needs: vec[u8], spare: i64, facing: i64, is_immune: bool
    ) -> None:
        """Write for each seat whether it can reach the tile before a ghost, and its odds of an exorcism from there."""
        for r in range(4):
            reach = self.tiles[r]
            if reach:
                place: i64 = at + 2 * r
                if reach >> int(facing) & 1:
                    out[place] = 1
                self.write_odds(out, place + 1, needs, spare, r, facing, self.dice[r], is_immune)


def _owns_power(state: State, seat: i64, power: int) -> bool:
    """Whether a seat has this power of its own, and nothing blocks it."""
    return state.table.power_seat[power] == seat and not state.powers_off >> int(seat) & 1

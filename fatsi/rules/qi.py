"""Qi: losing it, dying of it, and boards possessed for want of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules.actions import PAY, Action
from fatsi.rules.ending import lose
from fatsi.rules.events import BoardPossessed, QiGained, QiLost, TaoistDied, TaoistReturned
from fatsi.rules.refusals import Refusal, refuse_seat
from fatsi.rules.scoring import ALL_DEAD
from fatsi.rules.steps import Decision, Effect

if TYPE_CHECKING:
    from fatsi.rules.state import State


def lose_qi(state: State) -> None:
    """Let the active board lose 1 Qi; if it is possessed, a living Taoist of the players' choice loses it."""
    if state.qi[state.active]:
        take_qi(state, state.active)
    else:
        state.stack.append(PAY_FOR_BOARD)


class LoseQi(Effect):
    """The active board loses 1 Qi, now that what came before is done."""

    __slots__ = ()
    id = "lose-qi"

    def carry_out(self, state: State) -> None:
        lose_qi(state)


class PayForBoard(Decision):
    """Who loses the Qi of a possessed board?"""

    __slots__ = ()
    id = "pay"
    asks = ("pay",)

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([PAY[seat] for seat in state.table.seats if state.qi[seat]])

    def resolve(self, state: State, action: Action) -> None:
        take_qi(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_seat(state, action.value)

    def check(self, state: State) -> None:
        if state.qi[state.active]:
            raise self.wrong("frame-pays-itself")


LOSE_QI: Final = LoseQi()
PAY_FOR_BOARD: Final = PayForBoard()


def take_qi(state: State, seat: int) -> None:
    """Take 1 Qi from a Taoist or neutral board."""
    state.qi[seat] -= 1
    state.qi_supply += 1
    if state.log is not None:
        state.log.append(QiLost(seat, state.qi[seat]))
    if not state.qi[seat]:
        if state.table.is_player[seat]:
            _die(state, seat)
        else:
            if state.log is not None:
                state.log.append(BoardPossessed(seat))
            state.refresh()


def gain_qi(state: State, seat: int, amount: int = 1) -> None:
    """Give Qi to a Taoist, as far as the supply has it."""
    amount = min(amount, state.qi_supply)
    if amount:
        state.qi[seat] += amount
        state.qi_supply -= amount
        if state.log is not None:
            state.log.append(QiGained(seat, amount))


def revive(state: State, seat: int, qi: int, tile: int) -> None:
    """Bring a dead Taoist back onto a tile, with so much Qi, as far as the supply has it, and nothing else."""
    qi = min(qi, state.qi_supply)
    state.qi[seat] = qi
    state.qi_supply -= qi
    state.position[seat] = tile
    if state.log is not None:
        state.log.append(TaoistReturned(seat, qi))
    state.refresh()


def _die(state: State, seat: int) -> None:
    """Lay a dead Taoist on the Cemetery; all that the Taoist had is lost."""
    first = seat * 5
    for colour in range(5):
        state.supply[colour] += state.tao[first + colour]
        state.tao[first + colour] = 0
    state.yin_yang &= ~(1 << seat)
    state.temple_buddhas += state.held_buddhas[seat]
    state.held_buddhas[seat] = 0
    state.centre_tokens += state.power_tokens[seat]
    state.power_tokens[seat] = 0
    state.position[seat] = state.table.cemetery
    if seat == state.active:
        # The rest of the turn is that of a possessed board: borrowed powers are gone with their borrower, and of a Yang
        # only what is under way is finished.
        state.borrowed = 0
        state.fresh_buddhas = 0
        if state.stack:
            state.stack[0] = state.stack[0].if_active_dies()
    if state.log is not None:
        state.log.append(TaoistDied(seat))
        state.log.append(BoardPossessed(seat))
    state.expansion.taoist_died(state, seat)
    state.refresh()
    if not any(state.qi[player] for player in state.table.seats):
        lose(state, ALL_DEAD)

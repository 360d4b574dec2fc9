"""The end of a turn with White Moon: Su-Ling, then the Moon Barrier if all receptacles are full."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.arguments import FOR_EXORCISM, NUMBER
from fatsi.rules.cards import IS_INCARNATION
from fatsi.rules.events import BarrierEnded, BarrierRose, CrystalSpent, ReceptacleFilled
from fatsi.rules.exorcism import exorcism_dice, targets_now
from fatsi.rules.geometry import CORNERS, SEATS, TILES
from fatsi.rules.moon.crystals import ALL_RECEPTACLES, offer_su_ling, send_su_ling_away
from fatsi.rules.moon.families import MOON_CRYSTALS
from fatsi.rules.moon.position import BARRIER_BOARD, FACED_GHOSTS
from fatsi.rules.moon.saving import is_portal_taken, save_top
from fatsi.rules.moon.townspeople import moon_of, occupied_tiles, refuse_empty_tile
from fatsi.rules.refusals import Refusal, no
from fatsi.rules.rolling import roll_dice
from fatsi.rules.steps import AFTER_TURN, Decision, Effect

if TYPE_CHECKING:
    from fatsi.rules.state import State


def begin_turn(state: State) -> None:
    """Forget what counted for the last turn only."""
    moon = moon_of(state)
    moon.fresh_crystals = 0
    moon.saves = 0
    moon.claws_used = False
    moon.su_ling_due = False
    moon.died_this_turn = False


def end_turn(state: State) -> None:
    """Su-Ling may come, then the barrier may rise, before the turn passes."""
    state.stack.append(BARRIER)
    offer_su_ling(state)


class Barrier(Effect):
    """The barrier rises if it is due; the Zhou bring the missing crystals from the supply and the Taoists."""

    __slots__ = ()
    id = "barrier"
    phases = AFTER_TURN
    is_moon = True

    def carry_out(self, state: State) -> None:
        moon = moon_of(state)
        if moon.barriers_due:
            moon.barriers_due -= 1
            if state.log is not None:
                empty = [tile for corner, tile in enumerate(CORNERS) if not moon.receptacles >> corner & 1]
                state.log.extend(ReceptacleFilled(tile) for tile in empty)
            moon.receptacles = ALL_RECEPTACLES
            moon.crystals = [0] * 4
            moon.crystal_supply = 0
            moon.fresh_crystals = 0
        if moon.receptacles != ALL_RECEPTACLES:
            return
        if state.log is not None:
            state.log.append(BarrierRose())
        # A second barrier may follow the first.
        state.stack.append(BARRIER)
        state.stack.append(BARRIER_END)
        state.stack.extend([BarrierBoard(offset) for offset in (3, 2, 1, 0)])


class BarrierBoard(Effect):
    """A board, counted clockwise from the active one, has its part in the barrier, if it has any."""

    __slots__ = ("offset",)
    id = "barrier-board"
    arguments = (("offset", NUMBER),)
    phases = AFTER_TURN
    is_moon = True

    def __init__(self, offset: int) -> None:
        self.offset: Final = offset

    def carry_out(self, state: State) -> None:
        board = (state.active + self.offset) % 4
        if _can_save(state) or _has_ghosts(state, board):
            state.stack.append(BarrierChoice(self.offset))

    def check(self, state: State) -> None:
        if self.offset >= len(SEATS):
            raise self.wrong("frame-four-boards")


def _can_save(state: State) -> bool:
    return moon_of(state).receptacles != 0 and not is_portal_taken(state) and bool(occupied_tiles(state))


def _has_ghosts(state: State, board: int) -> bool:
    return any(card and not IS_INCARNATION[card] for card in state.ghosts[3 * board : 3 * board + 3])


class BarrierChoice(Decision):
    """Is a villager saved for a board, or is there a roll against its ghosts?"""

    __slots__ = ("offset",)
    id = "barrier-choice"
    arguments = (("offset", NUMBER),)
    asks = ("barrier-save", "barrier-roll")
    phases = AFTER_TURN
    is_moon = True

    def __init__(self, offset: int) -> None:
        self.offset: Final = offset

    def board(self, state: State) -> int:
        """Return the board that it is about."""
        return (state.active + self.offset) % 4

    def choices(self, state: State) -> tuple[Action, ...]:
        return (act.BARRIER_SAVE, act.BARRIER_ROLL) if _can_save(state) else (act.BARRIER_ROLL,)

    def resolve(self, state: State, action: Action) -> None:
        moon = moon_of(state)
        if action is act.BARRIER_SAVE:
            moon.receptacles &= moon.receptacles - 1
            moon.crystal_supply += 1
            if state.log is not None:
                state.log.append(CrystalSpent())
            if moon.stacks[moon.portal]:
                save_top(state, moon.portal)
            else:
                state.stack.append(RESCUE)
            return
        moon.scope = BARRIER_BOARD + self.board(state)
        if targets_now(state):
            # Stolen dice are rolled too; powers and Tao tokens have no part in this.
            roll_dice(state, exorcism_dice(state), FOR_EXORCISM)
        else:
            moon.scope = FACED_GHOSTS

    def refuse(self, state: State, action: Action) -> Refusal:
        if is_portal_taken(state):
            return no("portal-taken")
        if not occupied_tiles(state):
            return no("no-villager-there", tile=TILES[moon_of(state).portal])
        return no("no-crystal-left")

    def check(self, state: State) -> None:
        if self.offset >= len(SEATS):
            raise self.wrong("frame-four-boards")


class Rescue(Decision):
    """Which villager is saved by the barrier, with nobody on the portal's tile?"""

    __slots__ = ()
    id = "rescue"
    asks = ("rescue",)
    phases = AFTER_TURN
    is_moon = True

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.RESCUE[tile] for tile in occupied_tiles(state)])

    def resolve(self, state: State, action: Action) -> None:
        save_top(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_empty_tile(action.value)


class BarrierEnd(Effect):
    """Su-Ling and the crystals that are left go to the supply."""

    __slots__ = ()
    id = "barrier-end"
    phases = AFTER_TURN
    is_moon = True

    def carry_out(self, state: State) -> None:
        moon = moon_of(state)
        moon.receptacles = 0
        moon.crystal_supply = MOON_CRYSTALS - sum(moon.crystals)
        send_su_ling_away(state)
        if state.log is not None:
            state.log.append(BarrierEnded())


BARRIER: Final = Barrier()
BARRIER_END: Final = BarrierEnd()
RESCUE: Final = Rescue()

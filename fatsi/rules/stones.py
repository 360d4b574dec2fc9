"""The stones of the cards, left and right: what each does, one class per stone, found by its id.

Middle stones are in `fatsi.rules.yin`. White Moon's own are with its rules. Only the
table of cards says which cards have which stones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fatsi.rules.arrival import ARRIVE
from fatsi.rules.cards import STEALS_DIE, STOPS_ALL_POWERS, STOPS_POWER, STOPS_TAO
from fatsi.rules.colours import NO_COLOUR
from fatsi.rules.curse import roll_curse
from fatsi.rules.events import PrayerCleared, StoneTookHold
from fatsi.rules.haunting import haunt
from fatsi.rules.qi import lose_qi
from fatsi.rules.tao import discard_tao_in_turn

if TYPE_CHECKING:
    from fatsi.rules.state import State

# --- left stones: when the ghost arrives ----------------------------------------------------------------


class LeftStone:
    """A stone that applies when its ghost has come onto a space."""

    __slots__ = ()
    id: ClassVar[str] = ""
    # What the stone withholds as long as its ghost lies in play, as bits of `CardFacts.lasting`; 0 if it does not last.
    withholds: ClassVar[int] = 0

    def apply(self, state: State, space: int) -> None:
        """Carry it out for the ghost on a space."""
        raise NotImplementedError


class AnotherGhost(LeftStone):
    __slots__ = ()
    id = "ghost"

    def apply(self, state: State, space: int) -> None:
        state.stack.append(ARRIVE)


class Haunt(LeftStone):
    __slots__ = ()
    id = "haunt"

    def apply(self, state: State, space: int) -> None:
        haunt(state, space)


class LoseQiStone(LeftStone):
    __slots__ = ()
    id = "lose-qi"

    def apply(self, state: State, space: int) -> None:
        lose_qi(state)


class CurseOnArrival(LeftStone):
    __slots__ = ()
    id = "curse"

    def apply(self, state: State, space: int) -> None:
        roll_curse(state, space)


class GroupLosesTao(LeftStone):
    __slots__ = ()
    id = "group-lose-tao"

    def apply(self, state: State, space: int) -> None:
        discard_tao_in_turn(state)


class ClearPrayerCircle(LeftStone):
    __slots__ = ()
    id = "clear-prayer-circle"

    def apply(self, state: State, space: int) -> None:
        if state.circle != NO_COLOUR:
            state.supply[state.circle] += 1
            if state.log is not None:
                state.log.append(PrayerCleared(state.circle))
            state.circle = NO_COLOUR


class HaunterOnBoard(LeftStone):
    """The figure was put on the step as the ghost arrived; villagers see it now."""

    __slots__ = ()
    id = "haunter-on-board"

    def apply(self, state: State, space: int) -> None:
        state.expansion.figure_on_step(state, space)


class LastingStone(LeftStone):
    """A left stone that comes into force and lasts while its ghost lies in play."""

    __slots__ = ()

    def apply(self, state: State, space: int) -> None:
        card = state.ghosts[space]
        state.dormant &= ~(1 << space)
        if self.withholds == STOPS_ALL_POWERS and state.table.first_edition:
            state.powers_lost = True
        if state.log is not None:
            state.log.append(StoneTookHold(card, space, self.id))
        state.refresh()


class StealDie(LastingStone):
    __slots__ = ()
    id = "steal-die"
    withholds = STEALS_DIE


class TaoOff(LastingStone):
    __slots__ = ()
    id = "tao-off"
    withholds = STOPS_TAO


class PowerOff(LastingStone):
    __slots__ = ()
    id = "power-off"
    withholds = STOPS_POWER


class GroupPowerOff(LastingStone):
    __slots__ = ()
    id = "group-power-off"
    withholds = STOPS_ALL_POWERS


# --- middle stones that do not act in Yin but hold while the card lies in play --------------------------


class StandingStone:
    """A middle stone that holds from the moment that its card lies in play; `CardFacts` knows which cards have it."""

    __slots__ = ()
    id: ClassVar[str] = ""


class DiceImmune(StandingStone):
    __slots__ = ()
    id = "dice-immune"


class OnlyIfOppositeEmpty(StandingStone):
    __slots__ = ()
    id = "only-if-opposite-empty"


class OnlyIfCaughtByBuddha(StandingStone):
    __slots__ = ()
    id = "only-if-caught-by-buddha"


class WhiteIsNotWild(StandingStone):
    __slots__ = ()
    id = "white-is-not-wild"


# --- right stones: when the ghost was exorcised ---------------------------------------------------------


class RightStone:
    """A stone that applies when its ghost has been exorcised: a reward, unless it is a curse."""

    __slots__ = ()
    id: ClassVar[str] = ""
    is_curse: ClassVar[bool] = False
    # Whether the reward is the group's, and so given even if the exorcist has died.
    is_for_group: ClassVar[bool] = False

    def give(self, state: State) -> None:
        """Hand out the reward."""
        raise NotImplementedError


class CurseStone(RightStone):
    """The Curse die is rolled; see `fatsi.rules.rewards`."""

    __slots__ = ()
    id = "curse"
    is_curse: ClassVar[bool] = True

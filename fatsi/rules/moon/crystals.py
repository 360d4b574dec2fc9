"""Moon crystals, and Su-Ling who brings them; what may be spent in an exorcism with White Moon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.arguments import CORNER, NUMBER, SEAT, Tokens
from fatsi.rules.cards import BY_NUMBER, HOLDS_MOON_THING, IS_INCARNATION
from fatsi.rules.colours import COLOURS
from fatsi.rules.events import CrystalGained, CrystalSpent, ReceptacleFilled, SuLingGone, SuLingMoved
from fatsi.rules.geometry import CORNERS, NO_SPACE, SPACE_INDEX, SPACES
from fatsi.rules.moon.position import FACED_GHOSTS
from fatsi.rules.moon.saving import holds
from fatsi.rules.moon.townspeople import moon_of
from fatsi.rules.refusals import Refusal, no, refuse_colour, refuse_seat
from fatsi.rules.rewards import OFFER_YIN_YANG
from fatsi.rules.steps import AFTER_TURN, YANG, Decision, Effect, SeatDecision
from fatsi.rules.stones import LastingStone, RightStone
from fatsi.rules.tao import take_tao, tao_in_supply

if TYPE_CHECKING:
    from fatsi.rules.state import State

# The corner (in the order of CORNERS) next to a space, for the spaces at the ends of boards.
CORNER_OF_SPACE: Final = {
    SPACE_INDEX[space]: corner
    for corner, spaces in enumerate((("N3", "W1"), ("N1", "E3"), ("S1", "W3"), ("E1", "S3")))
    for space in spaces
}
ALL_RECEPTACLES: Final = 15
MOST_WHITE_HERBS: Final = 2


# --- gaining --------------------------------------------------------------------------------------------


def gain_crystal(state: State, seat: int) -> None:
    """Give a crystal to a Taoist, if the supply has one."""
    moon = moon_of(state)
    if moon.crystal_supply:
        moon.crystal_supply -= 1
        moon.crystals[seat] += 1
        if seat == state.active:
            moon.fresh_crystals += 1
        if state.log is not None:
            state.log.append(CrystalGained(seat))


class CrystalReward(RightStone):
    __slots__ = ()
    id = "moon-crystal"

    def give(self, state: State) -> None:
        gain_crystal(state, state.active)


class CrystalAndYinYang(RightStone):
    __slots__ = ()
    id = "crystal-and-yin-yang"
    is_for_group = True

    def give(self, state: State) -> None:
        state.stack.append(OFFER_YIN_YANG)
        state.stack.append(OFFER_CRYSTAL)


class OfferCrystal(Effect):
    """A Taoist is to get a crystal, if the supply has one."""

    __slots__ = ()
    id = "offer-crystal"
    phases = YANG
    is_moon = True

    def carry_out(self, state: State) -> None:
        if moon_of(state).crystal_supply:
            state.stack.append(GIVE_CRYSTAL)


class GiveCrystal(Decision):
    """Who gets the crystal?"""

    __slots__ = ()
    id = "give-crystal"
    asks = ("give-crystal",)
    phases = YANG
    is_moon = True

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.GIVE_CRYSTAL[seat] for seat in state.table.seats if state.qi[seat]])

    def resolve(self, state: State, action: Action) -> None:
        gain_crystal(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_seat(state, action.value)


OFFER_CRYSTAL: Final = OfferCrystal()
GIVE_CRYSTAL: Final = GiveCrystal()


def offer_white_herbs(state: State, number: int) -> None:
    """For each white face at the Herbalist's a token of choice, or a crystal."""
    if number and (any(state.supply) or moon_of(state).crystal_supply):
        state.stack.append(HerbOrCrystal(number))


class HerbOrCrystal(Decision):
    """Which token, or a crystal, for one of so many white faces at the Herbalist's?"""

    __slots__ = ("number",)
    id = "herb-or-crystal"
    arguments = (("number", NUMBER),)
    asks = ("take", "take-crystal")
    phases = YANG
    is_moon = True
    needs_living_active = "frame-active-dead"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def choices(self, state: State) -> tuple[Action, ...]:
        herbs = tao_in_supply(state)
        return (*herbs, act.TAKE_CRYSTAL) if moon_of(state).crystal_supply else herbs

    def resolve(self, state: State, action: Action) -> None:
        if action is act.TAKE_CRYSTAL:
            gain_crystal(state, state.active)
        else:
            take_tao(state, state.active, action.value)
        offer_white_herbs(state, self.number - 1)

    def refuse(self, state: State, action: Action) -> Refusal:
        if action is act.TAKE_CRYSTAL:
            return no("no-crystal-left")
        return refuse_colour(action.value)

    def check(self, state: State) -> None:
        if not 1 <= self.number <= MOST_WHITE_HERBS:
            raise self.wrong("frame-white-faces")


# --- spending -------------------------------------------------------------------------------------------


def payers(state: State) -> tuple[int, ...] | None:
    """Return the seats that may pay where it is not all on the tile: at the Kung-Fu School the own only."""
    moon = moon_of(state)
    if moon.is_barrier():
        return ()
    return None if moon.scope == FACED_GHOSTS else (state.active,)


def _crystals_at_hand(state: State) -> tuple[int, ...]:
    """Return the seats whose crystals may be spent."""
    seats = payers(state)
    if seats is not None:
        return seats
    tile = state.position[state.active]
    return tuple([seat for seat in state.table.seats if state.position[seat] == tile and state.qi[seat]])


def add_tokens(state: State, tokens: Tokens) -> Tokens:
    """Return what may be spent: Tao tokens by colour, then crystals."""
    moon = moon_of(state)
    if moon.is_barrier():
        return (0, 0, 0, 0, 0, moon.receptacles.bit_count())
    return (*tokens, sum([moon.crystals[seat] for seat in _crystals_at_hand(state)]))


def crystals_to_spend(state: State, wanted: tuple[Tokens, ...]) -> list[Action]:
    """Return the crystals that may be spent now: in the barrier those of the receptacles."""
    moon = moon_of(state)
    if not any(ways[act.CRYSTAL] for ways in wanted):
        return []
    if moon.is_barrier():
        return [act.SPEND_BARRIER_CRYSTAL]
    return [act.SPEND_CRYSTAL[seat] for seat in _crystals_at_hand(state) if moon.crystals[seat]]


def spend_crystal(state: State, action: Action) -> None:
    """Put a spent crystal back into the supply: a Taoist's, or one of the receptacles in the barrier."""
    moon = moon_of(state)
    if action is act.SPEND_BARRIER_CRYSTAL:
        moon.receptacles &= moon.receptacles - 1
    else:
        moon.crystals[action.value] -= 1
        if action.value == state.active:
            # Crystals are alike: one of this turn goes first, so that an older one can still be put down.
            moon.fresh_crystals = max(0, moon.fresh_crystals - 1)
    moon.crystal_supply += 1
    if state.log is not None:
        state.log.append(CrystalSpent())


def refuse_spending(state: State, action: Action) -> Refusal | None:
    """Return why a crystal may not be spent, or a token where only the own count."""
    if action.kind != "spend":
        return no("no-crystal")
    return no("token-not-needed", colour=COLOURS[action.other]) if moon_of(state).scope else None


# --- receptacles ----------------------------------------------------------------------------------------


def can_fill(state: State) -> bool:
    """Whether the active Taoist stands on a corner with an empty receptacle and has a crystal of an earlier turn."""
    moon, me = moon_of(state), state.active
    here = state.position[me]
    return (
        here in CORNERS and not moon.receptacles >> CORNERS.index(here) & 1 and moon.crystals[me] > moon.fresh_crystals
    )


def fill_receptacle(state: State) -> None:
    """Put a crystal of the active Taoist into the receptacle of the corner."""
    moon, me = moon_of(state), state.active
    moon.crystals[me] -= 1
    _fill_corner(state, CORNERS.index(state.position[me]))


def _fill_corner(state: State, corner: int) -> None:
    moon_of(state).receptacles |= 1 << corner
    if state.log is not None:
        state.log.append(ReceptacleFilled(CORNERS[corner]))


# --- Su-Ling --------------------------------------------------------------------------------------------


class TakeSuLing(LastingStone):
    """The Screamer: Su-Ling is on it until it is defeated."""

    __slots__ = ()
    id = "take-su-ling"
    withholds = HOLDS_MOON_THING

    def apply(self, state: State, space: int) -> None:
        super().apply(state, space)
        send_su_ling_away(state)


def offer_su_ling(state: State) -> None:
    """Let Su-Ling come or move at the end of a turn in which something dreadful happened."""
    moon = moon_of(state)
    if moon.su_ling_due and not holds(state, TakeSuLing.id):
        # A Taoist who died in the own turn still leads her; else it is the next living player.
        state.stack.append(LeadSuLing(state.active if moon.died_this_turn else state.decider()))


class LeadSuLing(SeatDecision):
    """Before which space does Su-Ling go?"""

    __slots__ = ()
    id = "su-ling"
    arguments = (("seat", SEAT),)
    asks = ("su-ling", "stay")
    phases = AFTER_TURN
    dead_may_answer = True
    is_moon = True

    def choices(self, state: State) -> tuple[Action, ...]:
        here = moon_of(state).su_ling
        ghosts = enumerate(state.ghosts)
        return (
            *[act.SU_LING[space] for space, card in ghosts if space != here and not IS_INCARNATION[card]],
            act.STAY,
        )

    def resolve(self, state: State, action: Action) -> None:
        moon = moon_of(state)
        moon.su_ling_due = False
        if action is act.STAY:
            return
        moon.su_ling = action.value
        if state.log is not None:
            state.log.append(SuLingMoved(action.value))
        corner = CORNER_OF_SPACE.get(action.value)
        if corner is not None and not moon.receptacles >> corner & 1 and moon.crystal_supply:
            state.stack.append(SuLingCrystal(self.seat, corner))

    def refuse(self, state: State, action: Action) -> Refusal:
        card = state.ghosts[action.value]
        if IS_INCARNATION[card]:
            return no("incarnation-before", card=BY_NUMBER[card].id)
        return no("already-before-space", space=SPACES[action.value])


class SuLingCrystal(SeatDecision):
    """Does Su-Ling bring a crystal into the receptacle of a corner?"""

    __slots__ = ("corner",)
    id = "su-ling-crystal"
    arguments = (("seat", SEAT), ("corner", CORNER))
    asks = ("fill", "done")
    phases = AFTER_TURN
    dead_may_answer = True
    is_moon = True

    def __init__(self, seat: int, corner: int) -> None:
        super().__init__(seat)
        self.corner: Final = corner

    def choices(self, state: State) -> tuple[Action, ...]:
        return (act.FILL, act.DONE)

    def resolve(self, state: State, action: Action) -> None:
        if action is act.FILL:
            moon_of(state).crystal_supply -= 1
            _fill_corner(state, self.corner)

    def check(self, state: State) -> None:
        moon = moon_of(state)
        if moon.receptacles >> self.corner & 1 or not moon.crystal_supply:
            raise self.wrong("frame-no-crystal-to-place")


def send_su_ling_away(state: State) -> None:
    """Take Su-Ling off the table."""
    moon = moon_of(state)
    if moon.su_ling != NO_SPACE:
        moon.su_ling = NO_SPACE
        if state.log is not None:
            state.log.append(SuLingGone())


def drive_su_ling_away(state: State, card: int, space: int) -> None:
    """An incarnation that comes to lie before Su-Ling drives her away."""
    if IS_INCARNATION[card] and moon_of(state).su_ling == space:
        send_su_ling_away(state)

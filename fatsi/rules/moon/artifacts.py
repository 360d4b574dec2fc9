"""The eight artifacts: what their owners may do with them, and who inherits them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules import actions as act
from fatsi.rules import dice
from fatsi.rules.actions import Action
from fatsi.rules.arguments import ARTIFACT, FOR_EXORCISM, NUMBER, SEAT, SPACES_SET
from fatsi.rules.cards import IS_INCARNATION
from fatsi.rules.colours import COLOURS
from fatsi.rules.events import (
    ArtifactUsed,
    GhostSentBack,
    PowerTokenPickedUp,
    TaoistGuided,
    VillagerReturned,
)
from fatsi.rules.exorcism import exorcism_dice, resistance_at, targets_now
from fatsi.rules.geometry import CENTRE, SIDES
from fatsi.rules.moon import families as the
from fatsi.rules.moon.families import FAMILY_IDS
from fatsi.rules.moon.position import IN_SUPPLY, USED_UP
from fatsi.rules.moon.saving import give_artifact, living_taoists
from fatsi.rules.moon.townspeople import moon_of, offer_escort, put_on_top
from fatsi.rules.qi import gain_qi, revive
from fatsi.rules.refusals import Refusal, no, refuse_seat
from fatsi.rules.rolling import RollDice, roll_dice, use_roll
from fatsi.rules.steps import YANG, Decision, Effect, SeatDecision
from fatsi.rules.tao import take_tao

if TYPE_CHECKING:
    from fatsi.rules.state import State

_ONE_WHITE: Final = dice.roll_of("white")


def use_up(state: State, artifact: int) -> None:
    """Put away an artifact that works once."""
    moon_of(state).artifacts[artifact] = USED_UP
    if state.log is not None:
        state.log.append(ArtifactUsed(state.active, artifact))


# --- Elixir of Life -------------------------------------------------------------------------------------


def place_of_return(state: State) -> int:
    """Return the tile where the dead return: the Cemetery, else the centre."""
    return state.table.cemetery if state.table.cemetery >= 0 else CENTRE


def villagers_to_recall(state: State) -> tuple[Action, ...]:
    """Return the dead villagers who may return: their tile must not be haunted or full."""
    moon, tile = moon_of(state), place_of_return(state)
    if state.haunted >> tile & 1 or not moon.room_for_villager(tile):
        return ()
    return tuple([act.RECALL[family] for family, dead in enumerate(moon.graveyard) if dead])


def recall_villager(state: State, family: int) -> None:
    """Bring a dead villager back onto the tile where the dead return."""
    moon, tile = moon_of(state), place_of_return(state)
    moon.graveyard[family] -= 1
    put_on_top(state, tile, family)
    if state.log is not None:
        state.log.append(VillagerReturned(family, tile))


class DrinkElixir(Decision):
    """Who gets a Qi, or which of the dead returns?"""

    __slots__ = ()
    id = "drink-elixir"
    asks = ("give-qi", "revive", "recall")
    phases = YANG
    is_moon = True
    needs_living_active = "frame-active-dead"

    def choices(self, state: State) -> tuple[Action, ...]:
        offered: tuple[Action, ...] = ()
        if state.qi_supply:
            offered = tuple([act.GIVE_QI[seat] if state.qi[seat] else act.REVIVE[seat] for seat in state.table.seats])
        return offered + villagers_to_recall(state)

    def resolve(self, state: State, action: Action) -> None:
        if action.kind == "recall":
            recall_villager(state, action.value)
        elif action.kind == "give-qi":
            gain_qi(state, action.value)
        else:
            revive(state, action.value, 1, place_of_return(state))

    def refuse(self, state: State, action: Action) -> Refusal:
        if action.kind == "recall":
            return no("no-dead-villager", family=FAMILY_IDS[action.value])
        seat = action.value
        if not state.table.is_player[seat]:
            return no("not-a-taoist", seat=SIDES[seat])
        if not state.qi_supply:
            return no("qi-supply-empty")
        return no("taoist-living" if state.qi[seat] else "taoist-dead", seat=SIDES[seat])


DRINK_ELIXIR: Final = DrinkElixir()


# --- Scroll of Unity ------------------------------------------------------------------------------------


def unroll_scroll(state: State) -> None:
    """Every living Taoist who wants comes to the user's tile; solo the Power tokens of the centre come instead."""
    me = state.active
    if state.table.players == 1:
        if state.log is not None:
            state.log.extend([PowerTokenPickedUp(me)] * state.centre_tokens)
        state.power_tokens[me] += state.centre_tokens
        state.centre_tokens = 0
    else:
        state.stack.extend([Summon((me + offset) % 4) for offset in (3, 2, 1)])


class Summon(Effect):
    """The Taoist of a seat is asked to come, if there is one elsewhere."""

    __slots__ = ("seat",)
    id = "summon"
    arguments = (("seat", SEAT),)
    phases = YANG
    is_moon = True
    needs_living_active = "frame-active-dead"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def carry_out(self, state: State) -> None:
        seat, me = self.seat, state.active
        if state.is_living(seat) and state.is_living(me) and state.position[seat] != state.position[me]:
            state.stack.append(Come(seat))


class Come(SeatDecision):
    """Does the Taoist of a seat come to the user of the Scroll?"""

    __slots__ = ()
    id = "come"
    arguments = (("seat", SEAT),)
    asks = ("come", "stay")
    phases = YANG
    is_moon = True

    def choices(self, state: State) -> tuple[Action, ...]:
        return (act.COME, act.STAY)

    def resolve(self, state: State, action: Action) -> None:
        if action is act.STAY:
            return
        seat = self.seat
        origin = state.position[seat]
        state.position[seat] = state.position[state.active]
        if state.log is not None:
            state.log.append(TaoistGuided(seat, state.position[seat]))
        offer_escort(state, seat, seat, origin, is_flight=False)


# --- Celestial Sword ------------------------------------------------------------------------------------


def ask_for_sword(state: State, number: int) -> bool:
    """Ask the owner of the Sword whether to set a die to white; return whether there was something to ask."""
    moon = moon_of(state)
    if moon.is_barrier() or not moon.has(state.active, the.SWORD):
        return False
    state.stack.append(DrawSword(number))
    return True


class DrawSword(Decision):
    """Does the owner of the Sword set one of so many dice to white?"""

    __slots__ = ("number",)
    id = "sword"
    arguments = (("number", NUMBER),)
    asks = ("sword", "keep")
    phases = YANG
    is_exorcism = True
    is_moon = True
    needs_living_active = "frame-active-dead"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def choices(self, state: State) -> tuple[Action, ...]:
        return (act.SWORD, act.KEEP)

    def resolve(self, state: State, action: Action) -> None:
        if action is act.KEEP:
            roll_dice(state, self.number, FOR_EXORCISM)
            return
        if state.log is not None:
            state.log.append(ArtifactUsed(state.active, the.SWORD))
        moon_of(state).is_sword_drawn = True
        if self.number == 1:
            use_roll(state, _ONE_WHITE, FOR_EXORCISM)
        else:
            state.stack.append(RollDice(self.number - 1, _ONE_WHITE, FOR_EXORCISM, 0))

    def check(self, state: State) -> None:
        if moon_of(state).is_barrier():
            raise self.wrong("frame-sword-in-barrier")
        if self.number != exorcism_dice(state):
            raise self.wrong("frame-wrong-number-of-dice", number=exorcism_dice(state))


# --- Claws of Vengeance ---------------------------------------------------------------------------------


def _colours_for_claws(state: State, space: int) -> list[int]:
    """Return the colours that a ghost resists and the supply has."""
    return [colour for colour, n in enumerate(resistance_at(state, space)) if n and state.supply[colour]]


def may_use_claws(state: State, space: int) -> bool:
    """Whether a failed exorcism of the ghost on a space would earn the owner of the Claws a token."""
    moon = moon_of(state)
    return moon.has(state.active, the.CLAWS) and not moon.claws_used and bool(_colours_for_claws(state, space))


def offer_claws(state: State) -> None:
    """After an exorcism that beat nothing, the owner of the Claws may take a token of an attacked ghost's colour."""
    if moon_of(state).is_barrier():
        return
    attacked = targets_now(state)
    if any(may_use_claws(state, target.space) for target in attacked):
        state.stack.append(UseClaws(sum(target.bit for target in attacked)))


class UseClaws(Decision):
    """Which token do the Claws take, for the ghosts of some spaces?"""

    __slots__ = ("attacked",)
    id = "claws"
    arguments = (("attacked", SPACES_SET),)
    asks = ("take", "done")
    phases = YANG
    is_moon = True
    needs_living_active = "frame-active-dead"

    def __init__(self, attacked: int) -> None:
        self.attacked: Final = attacked

    def choices(self, state: State) -> tuple[Action, ...]:
        spaces = [space for space in range(12) if self.attacked >> space & 1]
        colours = {colour for space in spaces for colour in _colours_for_claws(state, space)}
        return (*[act.TAKE[colour] for colour in sorted(colours)], act.DONE)

    def resolve(self, state: State, action: Action) -> None:
        if action is not act.DONE:
            moon_of(state).claws_used = True
            if state.log is not None:
                state.log.append(ArtifactUsed(state.active, the.CLAWS))
            take_tao(state, state.active, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("token-not-needed", colour=COLOURS[action.value])

    def check(self, state: State) -> None:
        if not self.attacked or not all(state.ghosts[space] for space in range(12) if self.attacked >> space & 1):
            raise self.wrong("frame-no-ghost")


# --- Armour of Truth, Shield of Time --------------------------------------------------------------------


def is_armoured(state: State, card: int, space: int) -> bool:
    """Whether the Armour stops the left stones of a ghost that comes onto its owner's board."""
    return not IS_INCARNATION[card] and moon_of(state).has(space // 3, the.ARMOUR)


def send_back(state: State, card: int) -> bool:
    """Send a drawn ghost of the Shield owner's colour to the bottom of the deck, on the owner's turn."""
    moon, me = moon_of(state), state.active
    is_sent = (
        moon.has(me, the.SHIELD)
        and not IS_INCARNATION[card]
        and state.facts.colour[card] == state.table.board_colours[me]
        # One that was sent back in this draw already is placed.
        and card not in moon.returned
    )
    if not is_sent:
        moon.returned.clear()
        return False
    moon.returned.append(card)
    moon.bottom.append(card)
    state.deck[-1] += 1
    if state.log is not None:
        state.log.append(GhostSentBack(card))
    return True


# --- death ----------------------------------------------------------------------------------------------


def taoist_died(state: State, seat: int) -> None:
    """The crystals of the dead go to the supply; the artifacts pass to living Taoists, as the dead one chooses."""
    moon = moon_of(state)
    moon.crystal_supply += moon.crystals[seat]
    moon.crystals[seat] = 0
    moon.laid_down &= ~(1 << seat)
    if seat == state.active:
        moon.fresh_crystals = 0
        moon.died_this_turn = True
    for artifact, owner in enumerate(moon.artifacts):
        if owner == seat:
            moon.artifacts[artifact] = IN_SUPPLY
            state.stack.append(Bequeath(seat, artifact))


class Bequeath(SeatDecision):
    """Who inherits an artifact of a dead Taoist?"""

    __slots__ = ("artifact",)
    id = "bequeath"
    arguments = (("seat", SEAT), ("artifact", ARTIFACT))
    asks = ("grant",)
    may_wait = True
    dead_may_answer = True
    is_moon = True

    def __init__(self, seat: int, artifact: int) -> None:
        super().__init__(seat)
        self.artifact: Final = artifact

    def choices(self, state: State) -> tuple[Action, ...]:
        return living_taoists(state)

    def resolve(self, state: State, action: Action) -> None:
        give_artifact(state, self.artifact, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_seat(state, action.value)

    def check(self, state: State) -> None:
        if state.is_living(self.seat) or not state.table.is_player[self.seat]:
            raise self.wrong("frame-living-bequeaths")
        if moon_of(state).artifacts[self.artifact] != IN_SUPPLY:
            raise self.wrong("frame-artifact-taken")

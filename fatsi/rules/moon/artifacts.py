"""The eight artifacts: what their owners may do with them, and who inherits them."""

from __future__ import annotations

from fatsi.rules import actions as act
from fatsi.rules import dice
from fatsi.rules.actions import Action
from fatsi.rules.cards import IS_INCARNATION
from fatsi.rules.events import (
    ArtifactUsed,
    GhostSentBack,
    PowerTokenPickedUp,
    TaoistGuided,
    TaoistReturned,
    VillagerReturned,
)
from fatsi.rules.exorcism import resistance_at, targets_now
from fatsi.rules.frames import (
    BEQUEATH,
    CLAWS,
    COME,
    DICE,
    DRINK_ELIXIR,
    FOR_EXORCISM,
    SUMMON,
    SWORD,
    Frame,
    choices,
    effect,
    resolve,
)
from fatsi.rules.geometry import CENTRE
from fatsi.rules.hooks import hooks
from fatsi.rules.moon import families as the
from fatsi.rules.moon.position import BARRIER_BOARD, FACED_GHOSTS, IN_SUPPLY, USED_UP
from fatsi.rules.moon.saving import give_artifact
from fatsi.rules.moon.villagers import moon_of, offer_escort, put_on_top
from fatsi.rules.qi import gain_qi
from fatsi.rules.rolling import roll_dice, use_roll
from fatsi.rules.state import State
from fatsi.rules.tao import take_tao

_ONE_WHITE = dice.roll_of("white")


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
    return tuple(act.RECALL[family] for family, dead in enumerate(moon.graveyard) if dead)


def recall(state: State, family: int) -> None:
    moon, tile = moon_of(state), place_of_return(state)
    moon.graveyard[family] -= 1
    put_on_top(state, tile, family)
    if state.log is not None:
        state.log.append(VillagerReturned(family, tile))


def elixir_choices(state: State) -> tuple[Action, ...]:
    offered: tuple[Action, ...] = ()
    if state.qi_supply:
        offered = tuple(act.GIVE_QI[seat] if state.qi[seat] else act.REVIVE[seat] for seat in state.table.seats)
    return offered + villagers_to_recall(state)


@choices(DRINK_ELIXIR)
def whom_the_elixir_helps(state: State, frame: Frame) -> tuple[Action, ...]:
    return elixir_choices(state)


@resolve(DRINK_ELIXIR)
def elixir_drunk(state: State, frame: Frame, action: Action) -> None:
    if action.kind == "recall":
        recall(state, action.value)
    elif action.kind == "give-qi":
        gain_qi(state, action.value)
    else:
        seat = action.value
        state.qi[seat] = 1
        state.qi_supply -= 1
        state.position[seat] = place_of_return(state)
        if state.log is not None:
            state.log.append(TaoistReturned(seat, 1))
        state.refresh()


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
        state.stack.extend((SUMMON, (me + offset) % 4) for offset in (3, 2, 1))


@effect(SUMMON)
def summon(state: State, frame: Frame) -> None:
    seat = frame[1]
    if state.is_living(seat) and state.is_living(state.active) and not _is_here(state, seat):
        state.stack.append((COME, seat))


def _is_here(state: State, seat: int) -> bool:
    return state.position[seat] == state.position[state.active]


@choices(COME)
def come_or_stay(state: State, frame: Frame) -> tuple[Action, ...]:
    return (act.COME, act.STAY)


@resolve(COME)
def came(state: State, frame: Frame, action: Action) -> None:
    if action is act.STAY:
        return
    seat = frame[1]
    origin = state.position[seat]
    state.position[seat] = state.position[state.active]
    if state.log is not None:
        state.log.append(TaoistGuided(seat, state.position[seat]))
    offer_escort(state, seat, seat, origin, is_flight=False)


# --- Celestial Sword ------------------------------------------------------------------------------------


def before_roll(state: State, number: int) -> bool:
    """Ask the owner of the Sword whether he sets a die to white; return whether there was something to ask."""
    moon = moon_of(state)
    if moon.scope >= BARRIER_BOARD or not moon.has(state.active, the.SWORD):
        return False
    state.stack.append((SWORD, number))
    return True


@choices(SWORD)
def sword_or_not(state: State, frame: Frame) -> tuple[Action, ...]:
    return (act.SWORD, act.KEEP)


@resolve(SWORD)
def sword_drawn(state: State, frame: Frame, action: Action) -> None:
    number = frame[1]
    if action is act.KEEP:
        roll_dice(state, number, FOR_EXORCISM)
        return
    if state.log is not None:
        state.log.append(ArtifactUsed(state.active, the.SWORD))
    moon_of(state).is_sword_drawn = True
    if number == 1:
        use_roll(state, _ONE_WHITE, FOR_EXORCISM)
    else:
        state.stack.append((DICE, number - 1, _ONE_WHITE, FOR_EXORCISM, 0))


# --- Claws of Vengeance ---------------------------------------------------------------------------------


def none_fell(state: State) -> None:
    """After an exorcism that beat nothing, the owner of the Claws may take a token of an attacked ghost's colour."""
    moon = moon_of(state)
    attacked = targets_now(state)
    scope, moon.scope = moon.scope, FACED_GHOSTS
    moon.is_sword_drawn = False
    if scope < BARRIER_BOARD and moon.has(state.active, the.CLAWS) and not moon.claws_used:
        frame = (CLAWS, sum(target.bit for target in attacked))
        if len(what_claws_take(state, frame)) > 1:
            state.stack.append(frame)


@choices(CLAWS)
def what_claws_take(state: State, frame: Frame) -> tuple[Action, ...]:
    colours = {
        colour
        for space in range(12)
        if frame[1] >> space & 1
        for colour, n in enumerate(resistance_at(state, space))
        if n and state.supply[colour]
    }
    return (*(act.TAKE[colour] for colour in sorted(colours)), act.DONE)


@resolve(CLAWS)
def claws_took(state: State, frame: Frame, action: Action) -> None:
    if action is not act.DONE:
        moon_of(state).claws_used = True
        if state.log is not None:
            state.log.append(ArtifactUsed(state.active, the.CLAWS))
        take_tao(state, state.active, action.value)


# --- Armour of Truth, Shield of Time --------------------------------------------------------------------


def stops_left_stones(state: State, card: int, space: int) -> bool:
    """Whether the Armour stops the left stones of a ghost that comes onto its owner's board."""
    hooks.lies_before_su_ling(state, card, space)
    return not IS_INCARNATION[card] and moon_of(state).has(space // 3, the.ARMOUR)


def sends_back(state: State, card: int) -> bool:
    """Whether the Shield sends a drawn ghost of its owner's colour to the bottom of the deck, on his turn."""
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
    """His crystals go to the supply; his artifacts pass to living Taoists, by his choice."""
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
            state.stack.append((BEQUEATH, seat, artifact))


@choices(BEQUEATH)
def who_inherits(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.GRANT[seat] for seat in state.table.seats if state.qi[seat])


@resolve(BEQUEATH)
def inherited(state: State, frame: Frame, action: Action) -> None:
    give_artifact(state, frame[2], action.value)


hooks.before_roll = before_roll
hooks.none_fell = none_fell
hooks.stops_left_stones = stops_left_stones
hooks.sends_back = sends_back
hooks.taoist_died = taoist_died
hooks.dead_villagers = villagers_to_recall
hooks.recall = recall

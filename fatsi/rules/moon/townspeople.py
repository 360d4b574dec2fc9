"""Villagers: seen and unseen, taken along, fleeing, devoured, dying, and the curses of their families."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.arguments import COLOUR, FLAG, SEAT, TILE, VILLAGER
from fatsi.rules.arrival import CardDraw, Place, bring_ghost, without_card
from fatsi.rules.colours import BLACK, BLUE, COLOURS, GREEN, RED, YELLOW
from fatsi.rules.ending import lose
from fatsi.rules.events import (
    CardLost,
    GhostDrawn,
    TokenRemoved,
    VillagerDied,
    VillagerEscorted,
    VillagerFled,
    VillagerRevealed,
)
from fatsi.rules.forecast import Forecast, Foreseen
from fatsi.rules.geometry import LINES, NEIGHBOURS, SEATS, SIDES, TILES
from fatsi.rules.haunting import haunt_tile
from fatsi.rules.moon.families import DEAD_THAT_LOSE, FAMILIES, FAMILY_IDS, UNKNOWN
from fatsi.rules.moon.position import FACED_GHOSTS, Moon
from fatsi.rules.moon.standing import lay_down, stand_up
from fatsi.rules.qi import lose_qi, take_qi
from fatsi.rules.refusals import Refusal, no
from fatsi.rules.registry import declared
from fatsi.rules.scoring import DECK_EXHAUSTED, VILLAGERS_DEAD
from fatsi.rules.steps import ANY_TURN, BEFORE_FIRST_TURN, YANG, Chance, Decision, Effect
from fatsi.rules.stones import LeftStone
from fatsi.rules.yin import YinStone

if TYPE_CHECKING:
    from fatsi.rules.setup import Generator
    from fatsi.rules.state import State


def moon_of(state: State) -> Moon:
    """Return what White Moon adds to the position; only asked for in games with it."""
    assert state.moon is not None
    return state.moon


# --- seen and unseen ------------------------------------------------------------------------------------


def uncover(state: State, tile: int) -> None:
    """Have the top villager of a tile turned up, if that one lies face down."""
    stack = moon_of(state).stacks[tile]
    if stack and stack[-1] == UNKNOWN:
        state.stack.append(Reveal(tile))


class RevealVillager(Chance):
    """A villager who lies face down is turned up: each of those not seen yet is equally likely."""

    __slots__ = ("tile",)
    arguments = (("tile", TILE),)
    asks: ClassVar[tuple[str, ...]] = ("reveal",)
    is_moon = True

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def outcomes(self, state: State) -> tuple[tuple[Action, Fraction], ...]:
        unseen = moon_of(state).unseen
        in_all = sum(unseen)
        return tuple([(act.REVEAL[family], Fraction(n, in_all)) for family, n in enumerate(unseen) if n])

    def sample(self, state: State, rng: Generator) -> Action:
        families = [family for family, n in enumerate(moon_of(state).unseen) for _ in range(n)]
        return act.REVEAL[families[rng.randrange(len(families))]]

    def allows(self, state: State, action: Action) -> bool:
        return action.kind == "reveal" and moon_of(state).unseen[action.value] > 0

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("villager-not-unseen", family=FAMILY_IDS[action.value])


class Reveal(RevealVillager):
    """The top villager of a tile is turned up."""

    __slots__ = ()
    id = "reveal"
    phases = ANY_TURN | BEFORE_FIRST_TURN
    may_wait = True

    def resolve(self, state: State, action: Action) -> None:
        moon, tile, family = moon_of(state), self.tile, action.value
        moon.unseen[family] -= 1
        moon.stacks[tile] = (*moon.stacks[tile][:-1], family)
        if state.log is not None:
            state.log.append(VillagerRevealed(family, tile))


def take_top(state: State, tile: int) -> int:
    """Take the top villager off a tile and return the family; the caller has the next one turned up."""
    moon = moon_of(state)
    family = moon.stacks[tile][-1]
    moon.stacks[tile] = moon.stacks[tile][:-1]
    return family


def put_on_top(state: State, tile: int, family: int) -> None:
    """Lay a villager on top of a tile."""
    moon = moon_of(state)
    moon.stacks[tile] = (*moon.stacks[tile], family)


def occupied_tiles(state: State) -> list[int]:
    """Return the tiles with villagers: their tops are the visible ones."""
    return [tile for tile, stack in enumerate(moon_of(state).stacks) if stack]


# --- taken along ----------------------------------------------------------------------------------------


def ways_of_villager(state: State, origin: int, goal: int, *, is_flight: bool) -> list[int]:
    """Return the tiles to which the top villager of a tile may come along with a Taoist who leaves it for another.

    Never onto or across a haunted tile, nor onto a full one. A flight is two steps, of which the villager shares the
    first or both.
    """
    moon = moon_of(state)
    if not moon.stacks[origin]:
        return []
    open_neighbours = [tile for tile in NEIGHBOURS[origin] if not state.haunted >> tile & 1]
    ways = []
    is_reached = goal in open_neighbours or any(goal in NEIGHBOURS[tile] for tile in open_neighbours)
    if goal != origin and is_reached and not state.haunted >> goal & 1 and moon.room_for_villager(goal):
        ways.append(goal)
    if is_flight:
        ways += [
            tile
            for tile in open_neighbours
            if tile != goal and goal in NEIGHBOURS[tile] and moon.room_for_villager(tile)
        ]
    return ways


def offer_escort(state: State, decider: int, seat: int, origin: int, *, is_flight: bool) -> None:
    """Ask whether the top villager of the tile that a Taoist left comes along."""
    if ways_of_villager(state, origin, state.position[seat], is_flight=is_flight):
        state.stack.append(Escort(decider, seat, origin, int(is_flight)))


def taoist_left(state: State, seat: int, origin: int, *, is_flight: bool) -> None:
    """A Taoist moved, or was moved: standing up comes with it, and a villager may."""
    moon = moon_of(state)
    is_standing_up = moon.laid_down >> seat & 1 == 1
    if is_standing_up:
        stand_up(state, moon, seat)
    # The flyer who stands up moves one tile only.
    offer_escort(state, state.active, seat, origin, is_flight=is_flight and not is_standing_up)


class Escort(Decision):
    """Does the top villager of the tile that a Taoist left come along, and how far?"""

    __slots__ = ("decider", "is_flight", "origin", "seat")
    id = "escort"
    arguments = (("decider", SEAT), ("seat", SEAT), ("origin", TILE), ("is_flight", FLAG))
    asks = ("escort", "alone")
    phases = YANG
    is_moon = True

    def __init__(self, decider: int, seat: int, origin: int, is_flight: int) -> None:
        self.decider: Final = decider
        self.seat: Final = seat
        self.origin: Final = origin
        self.is_flight: Final = is_flight

    def actor(self, state: State) -> int:
        return self.decider

    def choices(self, state: State) -> tuple[Action, ...]:
        goal = state.position[self.seat]
        ways = ways_of_villager(state, self.origin, goal, is_flight=bool(self.is_flight))
        escorts = tuple([act.ESCORT[tile] for tile in ways])
        # To fly to and fro without a villager would be no move.
        return escorts if goal == self.origin else (*escorts, act.ALONE)

    def resolve(self, state: State, action: Action) -> None:
        if action is act.ALONE:
            return
        family = take_top(state, self.origin)
        put_on_top(state, action.value, family)
        if state.log is not None:
            state.log.append(VillagerEscorted(family, self.origin, action.value))
        uncover(state, self.origin)

    def refuse(self, state: State, action: Action) -> Refusal:
        if action is act.ALONE:
            return no("must-bring-villager")
        return no("villager-cannot-come", tile=TILES[action.value])


# --- fleeing and devoured -------------------------------------------------------------------------------


def flee(state: State, space: int) -> None:
    """A figure came onto the step: the top villager of the nearest occupied tile in its line moves one tile away."""
    moon = moon_of(state)
    line = LINES[space]
    for at, tile in enumerate(line):
        if moon.stacks[tile]:
            goal = line[at + 1] if at + 1 < len(line) else None
            if goal is None or state.haunted >> goal & 1 or not moon.room_for_villager(goal):
                kill_top(state, tile)
            else:
                family = take_top(state, tile)
                put_on_top(state, goal, family)
                if state.log is not None:
                    state.log.append(VillagerFled(family, tile, goal))
                uncover(state, tile)
            return


def devour(state: State, space: int) -> None:
    """Kill the top villager of the nearest occupied tile in line; else one of choice; else 1 Qi is lost."""
    moon = moon_of(state)
    for tile in LINES[space]:
        if moon.stacks[tile]:
            kill_top(state, tile)
            return
    if occupied_tiles(state):
        state.stack.append(KILL)
    else:
        lose_qi(state)


def kill_visible(state: State) -> None:
    """Let a visible villager of the players' choice die, if there is one."""
    if occupied_tiles(state):
        state.stack.append(KILL)


class Devour(LeftStone):
    __slots__ = ()
    id = "devour"

    def apply(self, state: State, space: int) -> None:
        devour(state, space)


class KillVisible(LeftStone):
    __slots__ = ()
    id = "kill-visible-villager"

    def apply(self, state: State, space: int) -> None:
        kill_visible(state)


class Devourer(YinStone):
    """A villager is devoured."""

    __slots__ = ()
    id = "devourer"
    stone = "devourer"
    rank = 4
    is_moon = True

    def act(self, state: State) -> None:
        devour(state, self.space)

    def foresee(self, forecast: Forecast) -> Foreseen:
        return forecast.of_devourer(self)


class Ravenous(YinStone):
    """A visible villager dies."""

    __slots__ = ()
    id = "ravenous"
    stone = "kill-visible-villager"
    rank = 5
    is_moon = True

    def act(self, state: State) -> None:
        kill_visible(state)


class Kill(Decision):
    """Which visible villager dies?"""

    __slots__ = ()
    id = "kill"
    asks = ("kill",)
    may_wait = True
    is_moon = True

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.KILL[tile] for tile in occupied_tiles(state)])

    def resolve(self, state: State, action: Action) -> None:
        kill_top(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_empty_tile(action.value)


KILL: Final = Kill()


def refuse_empty_tile(tile: int) -> Refusal:
    """Return the refusal of a tile without villagers."""
    return no("no-villager-there", tile=TILES[tile])


# --- dying ----------------------------------------------------------------------------------------------


def kill_top(state: State, tile: int) -> None:
    """Let the top villager of a tile die; the one beneath is turned up first."""
    state.stack.append(Death(take_top(state, tile), tile))
    uncover(state, tile)


def die_for_tile(state: State, tile: int) -> bool:
    """Let all villagers of a tile that would be haunted die, from the top down; return whether there were any."""
    moon = moon_of(state)
    dying = moon.stacks[tile]
    moon.stacks[tile] = ()
    state.stack.extend([Death(family, tile) for family in dying])
    return bool(dying)


class Death(Effect):
    """A villager of a tile is buried, and the curse of the family strikes."""

    __slots__ = ("family", "tile")
    id = "death"
    arguments = (("family", VILLAGER), ("tile", TILE))
    is_moon = True

    def __init__(self, family: int, tile: int) -> None:
        self.family: Final = family
        self.tile: Final = tile

    def carry_out(self, state: State) -> None:
        family = self.family
        if family == UNKNOWN:
            state.stack.append(RevealDead(self.tile))
            return
        moon = moon_of(state)
        moon.graveyard[family] += 1
        moon.su_ling_due = True
        if state.log is not None:
            state.log.append(VillagerDied(family, self.tile))
        if sum(moon.graveyard) >= DEAD_THAT_LOSE:
            lose(state, VILLAGERS_DEAD)
        else:
            _CURSE_OF[family].strike(state, self.tile)


class RevealDead(RevealVillager):
    """A dead villager is turned up."""

    __slots__ = ()
    id = "reveal-dead"

    def resolve(self, state: State, action: Action) -> None:
        moon_of(state).unseen[action.value] -= 1
        state.stack.append(Death(action.value, self.tile))


def dying_villagers(state: State) -> list[tuple[int, int]]:
    """Return those whose death is still to be carried out, from the last to the first: family and tile."""
    dying = []
    for step in state.stack:
        if isinstance(step, Death):
            dying.append((step.family, step.tile))
        elif isinstance(step, RevealDead):
            dying.append((UNKNOWN, step.tile))
    return dying


def end_game(state: State) -> None:
    """Leave those whose death the end of the game forestalled on their tiles."""
    moon = moon_of(state)
    for family, tile in dying_villagers(state):
        put_on_top(state, tile, family)
    moon.scope = FACED_GHOSTS
    moon.is_sword_drawn = False


# --- the curses of the families -------------------------------------------------------------------------


class FamilyCurse:
    """What the death of a villager does, by the id that the table of families names."""

    __slots__ = ()
    id: ClassVar[str] = ""

    def strike(self, state: State, tile: int) -> None:
        """Carry it out for a villager who died on a tile."""
        raise NotImplementedError


class LayDown(FamilyCurse):
    __slots__ = ()
    id = "lay-down"

    def strike(self, state: State, tile: int) -> None:
        lay_down(state, moon_of(state), state.active)


class SomeoneLosesQi(FamilyCurse):
    __slots__ = ()
    id = "someone-loses-qi"

    def strike(self, state: State, tile: int) -> None:
        state.stack.append(SUFFER)


class Suffer(Decision):
    """Which board loses the Qi?"""

    __slots__ = ()
    id = "suffer"
    asks = ("pay",)
    is_moon = True

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.PAY[seat] for seat in SEATS if state.qi[seat]])

    def resolve(self, state: State, action: Action) -> None:
        take_qi(state, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("taoist-dead", seat=SIDES[action.value])


SUFFER: Final = Suffer()


class LoseTopCard(FamilyCurse):
    """The top card of the deck is removed unseen; an incarnation on top is passed over."""

    __slots__ = ()
    id = "lose-top-card"

    def strike(self, state: State, tile: int) -> None:
        moon = moon_of(state)
        section = next((at for at, ghosts in enumerate(state.deck) if ghosts), None)
        if section is None:
            return
        if section == len(state.deck) - 1 and state.deck[section] == len(moon.bottom):
            moon.bottom.pop(0)
        state.deck[section] -= 1
        if state.log is not None:
            state.log.append(CardLost())
        check_deck(state)


def check_deck(state: State) -> None:
    """Lose if cards were removed to the last one with an incarnation undefeated."""
    if state.is_deck_empty() and state.has_incarnation_in_play():
        lose(state, DECK_EXHAUSTED)


class GhostComes(FamilyCurse):
    __slots__ = ()
    id = "ghost"

    def strike(self, state: State, tile: int) -> None:
        bring_ghost(state)


class AnotherDies(FamilyCurse):
    __slots__ = ()
    id = "another-dies"

    def strike(self, state: State, tile: int) -> None:
        kill_visible(state)


class HauntHisTile(FamilyCurse):
    """The tile of the dead is haunted, or those still on it die."""

    __slots__ = ()
    id = "haunt-his-tile"

    def strike(self, state: State, tile: int) -> None:
        if not state.haunted >> tile & 1:
            haunt_tile(state, tile)


class IncarnationComes(FamilyCurse):
    """An incarnation that is not in the deck comes into play, if there is one left."""

    __slots__ = ()
    id = "incarnation"

    def strike(self, state: State, tile: int) -> None:
        if len(state.unseen_incarnations) > len(state.deck) - 1:
            state.stack.append(DRAW_INCARNATION)


class DrawIncarnation(CardDraw):
    """An incarnation that is not in the deck is drawn."""

    __slots__ = ()
    id = "draw-incarnation"
    is_moon = True

    def cards(self, state: State) -> tuple[int, ...]:
        return state.unseen_incarnations

    def resolve(self, state: State, action: Action) -> None:
        moon, card = moon_of(state), action.value
        state.unseen_incarnations = without_card(card, state.unseen_incarnations)
        moon.extra_incarnations += 1
        if state.log is not None:
            state.log.append(GhostDrawn(card))
        if 0 not in state.ghosts:
            moon.top.append(card)
        elif state.is_deck_empty():
            lose(state, DECK_EXHAUSTED)
        else:
            state.stack.append(Place(card))


DRAW_INCARNATION: Final = DrawIncarnation()


class LoseToken(FamilyCurse):
    """A Tao token of a colour leaves the game: from the supply, else from a player of choice."""

    __slots__ = ()
    colour: ClassVar[int] = -1

    def strike(self, state: State, tile: int) -> None:
        if state.supply[self.colour]:
            state.supply[self.colour] -= 1
            _remove_token(state, self.colour)
        elif any(state.tao[self.colour :: 5]):
            state.stack.append(GiveUp(self.colour))


class LoseRedToken(LoseToken):
    __slots__ = ()
    id = "lose-red-token"
    colour = RED


class LoseGreenToken(LoseToken):
    __slots__ = ()
    id = "lose-green-token"
    colour = GREEN


class LoseBlueToken(LoseToken):
    __slots__ = ()
    id = "lose-blue-token"
    colour = BLUE


class LoseYellowToken(LoseToken):
    __slots__ = ()
    id = "lose-yellow-token"
    colour = YELLOW


class LoseBlackToken(LoseToken):
    __slots__ = ()
    id = "lose-black-token"
    colour = BLACK


def _remove_token(state: State, colour: int) -> None:
    moon_of(state).removed_tao[colour] += 1
    if state.log is not None:
        state.log.append(TokenRemoved(colour))


class GiveUp(Decision):
    """Whose token of a colour leaves the game?"""

    __slots__ = ("colour",)
    id = "give-up"
    arguments = (("colour", COLOUR),)
    asks = ("give-up",)
    is_moon = True

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([act.GIVE_UP[seat] for seat in SEATS if state.tao[seat * 5 + self.colour]])

    def resolve(self, state: State, action: Action) -> None:
        state.tao[action.value * 5 + self.colour] -= 1
        _remove_token(state, self.colour)

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("token-missing", seat=SIDES[action.value], colour=COLOURS[self.colour])


_CURSES: Final = {curse_id: curse() for curse_id, curse in declared(FamilyCurse).items()}
_CURSE_OF: Final = tuple(_CURSES[family.curse] for family in FAMILIES)

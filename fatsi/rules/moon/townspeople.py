"""Villagers: seen and unseen, and taken along. How they flee and die is in the modules `devouring` and `dying`."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.arguments import FLAG, SEAT, TILE
from fatsi.rules.events import (
    VillagerEscorted,
    VillagerRevealed,
)
from fatsi.rules.geometry import NEIGHBOURS, TILES
from fatsi.rules.moon.families import FAMILY_IDS, UNKNOWN
from fatsi.rules.moon.position import Moon
from fatsi.rules.moon.standing import stand_up
from fatsi.rules.refusals import Refusal, no
from fatsi.rules.steps import ANY_TURN, BEFORE_FIRST_TURN, YANG, Chance, Decision

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


def refuse_empty_tile(tile: int) -> Refusal:
    """Return the refusal of a tile without villagers."""
    return no("no-villager-there", tile=TILES[tile])

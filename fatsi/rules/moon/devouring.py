"""Villagers who flee from haunting figures, and ghosts that devour them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fatsi.rules.events import (
    VillagerFled,
)
from fatsi.rules.forecast import Forecast, Foreseen
from fatsi.rules.geometry import LINES
from fatsi.rules.moon.dying import KILL, kill_top, kill_visible
from fatsi.rules.moon.townspeople import (
    moon_of,
    occupied_tiles,
    put_on_top,
    take_top,
    uncover,
)
from fatsi.rules.qi import lose_qi
from fatsi.rules.stones import LeftStone
from fatsi.rules.yin import YinStone

if TYPE_CHECKING:
    from fatsi.rules.state import State


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

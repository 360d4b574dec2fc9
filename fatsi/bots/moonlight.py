"""What White Moon adds to the worth of a position: villagers, crystals, artifacts."""

from __future__ import annotations

from typing import Final

from fatsi.bots.weights import Weights
from fatsi.rules.frames import BARRIER_END, DEATH, REVEAL_DEAD
from fatsi.rules.moon.families import DEAD_THAT_LOSE
from fatsi.rules.moon.position import Moon
from fatsi.rules.moon.saving import is_portal_taken
from fatsi.rules.state import State

_FURTHEST: Final = 2  # steps between the tiles that are furthest apart


def _steps(a: int, b: int) -> int:
    """Return how many moves lie between two tiles."""
    return max(abs(a // 3 - b // 3), abs(a % 3 - b % 3))


def _dead(state: State, moon: Moon) -> int:
    """Return how many villagers are dead, those included whose death is still to be told."""
    return sum(moon.graveyard) + sum(1 for frame in state.stack if frame[0] in (DEATH, REVEAL_DEAD))


def _cost_of_dead(dead: int, w: Weights) -> float:
    return w.dead_villager * dead + w.dead_villagers * (dead / DEAD_THAT_LOSE) ** 2


def cost_of_a_death(state: State, w: Weights) -> float:
    """Return what one more dead villager costs."""
    assert state.moon is not None
    dead = _dead(state, state.moon)
    return _cost_of_dead(dead + 1, w) - _cost_of_dead(dead, w)


def moonlight(state: State, w: Weights) -> float:
    """Return the worth of what White Moon has brought to the table."""
    moon = state.moon
    assert moon is not None
    total = w.saved_villager * sum(moon.shelter) - _cost_of_dead(_dead(state, moon), w)
    for tile, stack in enumerate(moon.stacks):
        if stack:
            nearness = _FURTHEST - _steps(tile, moon.portal)
            total += nearness * (w.way_to_portal + w.hidden_villager * (len(stack) - 1))
    if is_portal_taken(state):
        total -= w.portal_taken
    total += w.crystal * sum(moon.crystals)
    # Once the barrier has risen, what is left in the receptacles is for it alone.
    if not any(frame[0] == BARRIER_END for frame in state.stack):
        total += w.receptacles[moon.receptacles.bit_count()]
    total += w.artifact * sum(1 for owner in moon.artifacts if owner >= 0)
    total -= w.lost_token * sum(moon.removed_tao)
    return total - w.standing * moon.laid_down.bit_count()

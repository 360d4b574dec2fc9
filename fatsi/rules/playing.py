"""Playing on without anybody who decides: many actions in one call, for simulations and for measuring."""

from __future__ import annotations

import random
import sys

from fatsi.rules.state import State
from fatsi.rules.steps import CHANCE


def play_at_random(state: State, rng: random.Random, most_actions: int = sys.maxsize) -> int:
    """Play on until the game is over, or for so many actions at most; return how many actions were applied.

    Each action is drawn from all that are legal; chance answers with its probabilities.

    >>> from fatsi import Setup
    >>> rng = random.Random(1)
    >>> state = State.new(Setup().dealt(rng))
    >>> play_at_random(state, rng, most_actions=10)
    10
    >>> play_at_random(state, rng) > 10, state.is_over
    (True, True)
    """
    actions = 0
    while actions < most_actions:
        actor = state.actor
        if actor is None:
            break
        if actor == CHANCE:
            state.take(state.sample(rng))
        else:
            legal = state.legal()
            state.take(legal[int(rng.random() * len(legal))])
        actions += 1
    return actions

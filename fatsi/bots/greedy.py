"""The bot `greedy`: what the network likes best at first sight, without any search."""

from __future__ import annotations

from fatsi.engine.search import trained_judge
from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng
from fatsi.rules.state import State


class GreedyBot:
    """Takes what looks best now."""

    __slots__ = ()

    def choose(self, state: State, rng: Rng) -> Action:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        return trained_judge().opinion(state)[0][0].action

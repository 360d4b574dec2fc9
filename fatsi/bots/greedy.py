"""The bot `greedy`: what looks best after a short look, in about 20 milliseconds a turn."""

from __future__ import annotations

from typing import Final

from fatsi.engine.budget import Budget
from fatsi.engine.judge import trained_judge
from fatsi.engine.search import Search
from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng
from fatsi.rules.state import State

_A_FEW_NODES: Final = 250


class GreedyBot:
    """Takes what looks best now."""

    __slots__ = ()

    def choose(self, state: State, rng: Rng) -> Action:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        return Search(trained_judge()).choose(state, rng, Budget(_A_FEW_NODES))[0].action

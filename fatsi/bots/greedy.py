"""The bot `greedy`: what looks best after a short look, in about 20 milliseconds a turn."""

from __future__ import annotations

from fatsi.bots.minds import mind_for
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
        return mind_for(state).look(state, rng)[0].action

"""The bot `greedy`: what looks best by the search of this one turn, and no further."""

from __future__ import annotations

from fatsi.bots.choices import best_of, worths
from fatsi.bots.evaluation import Evaluation, evaluation_for
from fatsi.bots.turns import TurnSearch
from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng
from fatsi.rules.state import State


class GreedyBot:
    """Takes what looks best now."""

    __slots__ = ()

    def evaluation(self, state: State) -> Evaluation:
        """Return the evaluation that it plays by."""
        return evaluation_for(state)

    def choose(self, state: State, rng: Rng) -> Action:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        return best_of(worths(state, TurnSearch(state, self.evaluation(state), rng)), rng)

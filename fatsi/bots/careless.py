"""The bot `random`: any legal action, each as likely as the others. What others are measured against."""

from __future__ import annotations

from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng
from fatsi.rules.state import State


class RandomBot:
    """Plays without a thought."""

    def choose(self, state: State, rng: Rng) -> Action:
        legal = state.legal()
        return legal[rng.randrange(len(legal))]

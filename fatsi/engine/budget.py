"""What a search may spend: positions that it judges, or time."""

from __future__ import annotations

import time
from typing import Final

from fatsi.engine.judge import BATCH

# Trials look one turn further ahead for each of these in the budget.
_NODES_FOR_A_TURN: Final = 400
_FEWEST_TURNS: Final = 2
_NODES_IN_A_MILLISECOND: Final = 25  # about, on the compiled core


class Budget:
    """Positions that may be judged, or time that may pass."""

    def __init__(self, nodes: int, ms: int = 0) -> None:
        self.nodes: Final = nodes
        self.ms: Final = ms
        self._began: Final = time.perf_counter()
        self.used: int = 0

    def spent(self) -> float:
        """Return how much of it is used up: 1 is all of it."""
        if self.ms:
            return (time.perf_counter() - self._began) * 1000 / self.ms
        return self.used / self.nodes

    @property
    def size(self) -> int:
        """About how many positions may be judged in all."""
        return self.ms * _NODES_IN_A_MILLISECOND if self.ms else self.nodes

    def turns(self, most: int) -> int:
        """Return how far ahead trials should look, at most so far: few trials that look far would show only luck."""
        return min(most, max(_FEWEST_TURNS, self.size // _NODES_FOR_A_TURN))

    def trials_left(self, until: float, nodes_of_a_trial: float) -> int:
        """Return how many trials fit before so much is spent; with time alone, a batch."""
        if self.ms:
            return BATCH if self.spent() < until else 0
        return int((until * self.nodes - self.used) / nodes_of_a_trial)

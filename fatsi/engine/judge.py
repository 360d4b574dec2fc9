"""The judge: what the network thinks of positions, one at a time or many."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from math import exp
from typing import Final

from fatsi.engine.input_batch import InputBatch
from fatsi.engine.network import Floats, Network, kind_of_game, trained_network
from fatsi.rules.actions import Action
from fatsi.rules.state import State

BATCH: Final = 256  # so many positions are judged at once
# The policy is less sure than it says: what it has learned not to do is sometimes the only choice that saves a village.
# Its logits are divided by this, so that rare choices are tried, too.
CAUTION: Final = 3.6


@dataclass(slots=True)
class Candidate:
    """One choice of a decision: what the policy thinks of it, and what its trials came to."""

    action: Action
    prior: float
    """The policy's probability."""
    then: Action | None = None
    """What is tried after it, before the policy plays on; None for what the policy likes best."""
    lead: float = 0.0
    """What speaks for it before its trials: it counts as much as this beside one trial, and half as much beside two."""
    worths: list[float] = field(default_factory=list)
    """What each trial was worth: the chance of winning, and a little for progress that a lost game made."""
    chances: list[float] = field(default_factory=list)
    """The chance of winning after each trial."""

    @property
    def trials(self) -> int:
        """How many trials it has had."""
        return len(self.worths)

    @property
    def worth(self) -> float:
        """What it is worth by its trials."""
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    @property
    def chance(self) -> float:
        """The chance of winning, by its trials."""
        return sum(self.chances) / len(self.chances) if self.chances else 0.0

    @property
    def score(self) -> float:
        """What it is worth by its trials and by what spoke for it before them, weighed."""
        return self.worth + self.lead / max(1, self.trials)


class Judge:
    """A network with room for the positions it judges."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        self._batch: Final = InputBatch(BATCH)

    def judge(self, states: list[State], *, are_actions_judged: bool = True) -> tuple[Floats, Floats]:
        """Return the logits of the legal actions, one state after the other, and the two values of each state."""
        self._batch.fill(states, are_actions_judged)
        return self.network.judge(self._batch)

    def opinion(self, state: State) -> tuple[list[Candidate], float]:
        """Return the legal actions with the policy's probabilities, the likeliest first, and the chance of winning."""
        likes, values = self.judge([state])
        most = max(likes)
        weights = [exp((like - most) / CAUTION) for like in likes.tolist()]
        total = sum(weights)
        choices = [Candidate(action, w / total) for action, w in zip(state.legal(), weights, strict=True)]
        choices.sort(key=lambda choice: -choice.prior)
        return choices, float(self.network.calibrated(values, kind_of_game(state), [state.cards_left()])[0, 1])


_judges: Final = threading.local()


def trained_judge() -> Judge:
    """Return the judge with the network of the package: one for each thread, as threads must not share its room."""
    judge: Judge | None = getattr(_judges, "trained", None)
    if judge is None:
        judge = _judges.trained = Judge(trained_network())
    return judge

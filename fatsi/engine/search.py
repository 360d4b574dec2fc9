"""The search: which choice wins most often, if the policy plays on from there.

The policy names the candidates. Trials of each are played some turns ahead and judged by the network where they end.
The worse half of the candidates is dropped, and the rest gets more trials, until the budget is used up: sequential
halving.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from fatsi.engine.encoding.encoder import SIZE
from fatsi.engine.network import Floats, Network, trained_network, worth_of_defeat
from fatsi.engine.trials import Trial, begin_trial, encode_states, legal_logits, play_best
from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng
from fatsi.rules.state import State

_BATCH: Final = 256
_LEAST_PRIOR: Final = 1e-3
# The policy was learned with sharp probabilities, so that games went on without blunders. It is less sure than it says:
# its logits are divided by this.
_CAUTION: Final = 2.0
_NODES_OF_A_TURN: Final = 5  # about, until the first trials have shown it


@dataclass(slots=True)
class Candidate:
    """One choice of a decision: what the policy thinks of it, and what its trials came to."""

    action: Action
    prior: float
    trials: int = 0
    worths: float = 0.0
    chances: float = 0.0

    @property
    def worth(self) -> float:
        """What it is worth by its trials: a game won is 1, one that was lost the less the sooner."""
        return self.worths / self.trials if self.trials else 0.0

    @property
    def chance(self) -> float:
        """The chance of winning, by its trials."""
        return self.chances / self.trials if self.trials else 0.0

    def add(self, worth: float, chance: float) -> None:
        """Count the outcome of a trial."""
        self.trials += 1
        self.worths += worth
        self.chances += chance

    def add_end(self, trial: Trial) -> None:
        """Count a trial in which the game ended."""
        if trial.is_won:
            self.add(1.0, 1.0)
        else:
            self.add(worth_of_defeat(trial.drawn, trial.defeated), 0.0)


class Judge:
    """A network with a buffer for the positions it judges."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        self._buffer: Final = vec[u8](bytes(_BATCH * SIZE))
        self._rows: Final = np.frombuffer(memoryview(self._buffer), np.uint8).reshape(_BATCH, SIZE)

    def judge(self, states: list[State]) -> tuple[Floats, Floats]:
        """Return the logits of all actions, and the two values, of at most a batch of states."""
        encode_states(states, self._buffer)
        return self.network.judge(self._rows[: len(states)])

    def opinion(self, state: State) -> tuple[list[Candidate], float]:
        """Return the legal actions with the policy's probabilities, the likeliest first, and the chance of winning."""
        logits, values = self.judge([state])
        likes = legal_logits(state, logits[0].tobytes())
        most = max(likes)
        weights = [exp((like - most) / _CAUTION) for like in likes]
        total = sum(weights)
        choices = [Candidate(action, w / total) for action, w in zip(state.legal(), weights, strict=True)]
        choices.sort(key=lambda choice: -choice.prior)
        return choices, float(values[0, 1])


@cache
def trained_judge() -> Judge:
    """Return the judge with the network that comes with the package."""
    return Judge(trained_network())


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

    def trials_left(self, until: float, nodes_of_a_trial: float) -> int:
        """Return how many trials fit before so much is spent; with time alone, a batch."""
        if self.ms:
            return _BATCH if self.spent() < until else 0
        return int((until * self.nodes - self.used) / nodes_of_a_trial)


class Search:
    """Values of the choices of a decision."""

    def __init__(
        self,
        judge: Judge,
        *,
        turns: int = 4,
        candidates: int = 8,
        trust: float = 0.002,
        least: float = 0.01,
    ) -> None:
        """`turns` is how far trials look ahead; only so many `candidates` with at least so much of the likeliest one's
        probability are tried; `trust` is what a factor of e in the policy's probability counts for."""
        self._judge: Final = judge
        self._turns: Final = turns
        self._candidates: Final = candidates
        self._trust: Final = trust
        self._least: Final = least

    def choose(self, state: State, rng: Rng, budget: Budget) -> list[Candidate]:
        """Return the choices, the best first."""
        choices, _ = self._judge.opinion(state)
        budget.used += 1
        running = [c for c in choices[: self._candidates] if c.prior >= self._least * choices[0].prior]
        if len(running) < 2:
            return choices
        seed = rng.randrange(1 << 64)
        luck = 0
        rounds = max(1, (len(running) - 1).bit_length())
        nodes_of_a_trial = float(1 + _NODES_OF_A_TURN * self._turns)
        for n in range(rounds):
            until = (n + 1) / rounds
            while (each := budget.trials_left(until, nodes_of_a_trial) // len(running)) > 0:
                each = min(each, max(1, _BATCH // len(running)))
                before = budget.used
                self._try(state, running, each, seed, luck, budget)
                luck += each
                nodes_of_a_trial = max(1.0, (budget.used - before) / (each * len(running)))
            running.sort(key=self._score, reverse=True)
            if n < rounds - 1:
                running = running[: (len(running) + 1) // 2]
        rest = [choice for choice in choices if choice not in running]
        rest.sort(key=lambda choice: (-choice.trials, -self._score(choice)))
        return running + rest

    def _score(self, choice: Candidate) -> float:
        return choice.worth + self._trust * log(max(choice.prior, _LEAST_PRIOR))

    def _try(self, state: State, choices: list[Candidate], each: int, seed: int, luck: int, budget: Budget) -> None:
        """Play so many trials of each choice, side by side."""
        running: list[Trial] = []
        budget.used += each * len(choices)  # to begin a trial takes about as long as to judge a position
        for k in range(each):
            for number, choice in enumerate(choices):
                trial = begin_trial(state, choice.action, number, seed, luck + k)
                if trial.is_over:
                    choice.add_end(trial)
                else:
                    running.append(trial)
        while running:
            going: list[Trial] = []
            for at in range(0, len(running), _BATCH):
                going += self._go_on(running[at : at + _BATCH], choices)
            budget.used += len(running)
            running = going

    def _go_on(self, trials: list[Trial], choices: list[Candidate]) -> list[Trial]:
        """Judge trials; end those that went far enough, and play one decision of the others. Return what goes on."""
        logits, values = self._judge.judge([trial.state for trial in trials])
        rows = [row for row, trial in enumerate(trials) if trial.turns < self._turns]
        for row, trial in enumerate(trials):
            if trial.turns >= self._turns:
                choices[trial.candidate].add(float(values[row, 0]), float(values[row, 1]))
        going = [trials[row] for row in rows]
        if going:
            play_best(going, (logits[rows] if len(rows) < len(trials) else logits).tobytes(), logits.shape[1])
        for trial in going:
            if trial.is_over:
                choices[trial.candidate].add_end(trial)
        return [trial for trial in going if not trial.is_over]

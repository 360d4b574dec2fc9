"""The search: which choice wins most often, if the policy plays on from there.

The policy names the candidates. Trials of each are played some turns ahead and judged by the network; the worse half
of the candidates is dropped, and the rest gets more trials, until the budget is used up.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from fatsi.engine.encoding.encoder import SIZE
from fatsi.engine.network import Floats, Network
from fatsi.engine.trials import Trial, begin_trial, encode_states, legal_logits, play_best
from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng
from fatsi.rules.state import State

_BATCH: Final = 256


@dataclass(slots=True)
class Candidate:
    """One choice of a decision: what the policy thinks of it, and what its trials came to."""

    action: Action
    prior: float
    trials: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.trials if self.trials else 0.0


class Judge:
    """A network with a buffer for the positions it judges."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        self._buffer: Final = vec[u8](bytes(_BATCH * SIZE))
        self._rows: Final = np.frombuffer(memoryview(self._buffer), np.uint8).reshape(_BATCH, SIZE)

    def judge(self, states: list[State]) -> tuple[Floats, Floats]:
        encode_states(states, self._buffer)
        return self.network.judge(self._rows[: len(states)])

    def priors(self, state: State) -> tuple[list[float], float]:
        """Return the policy's probability of each legal action, and the chance of winning."""
        logits, chances = self.judge([state])
        found = legal_logits(state, logits[0].tobytes())
        most = max(found)
        weights = [exp(x - most) for x in found]
        total = sum(weights)
        return [w / total for w in weights], float(chances[0])


class Search:
    """Values of the choices of one decision under a budget of nodes (positions judged)."""

    def __init__(
        self,
        judge: Judge,
        *,
        nodes: int = 3000,
        turns: int = 4,
        candidates: int = 8,
        trust: float = 0.02,
        least: float = 0.003,
    ) -> None:
        self.judge: Final = judge
        self.nodes: Final = nodes
        self.turns: Final = turns
        self.candidates: Final = candidates
        self.trust: Final = trust
        self.least: Final = least
        self.used = 0

    def choose(self, state: State, rng: Rng) -> list[Candidate]:
        """Return the choices, the best first."""
        priors, _ = self.judge.priors(state)
        self.used = 1
        choices = sorted(
            (Candidate(action, prior) for action, prior in zip(state.legal(), priors, strict=True)),
            key=lambda choice: -choice.prior,
        )
        running = [c for c in choices[: self.candidates] if c.prior >= self.least * choices[0].prior]
        if len(running) < 2:
            return choices
        seed = rng.bits()
        stream = 0
        rounds = max(1, (len(running) - 1).bit_length())
        spent_per_trial = 8.0 * self.turns
        for n in range(rounds):
            left = self.nodes - self.used
            each = int(left / (rounds - n) / len(running) / spent_per_trial)
            if each < 1:
                break
            before = self.used
            self._try(state, running, each, seed, stream)
            stream += each
            spent_per_trial = max(1.0, (self.used - before) / (each * len(running)))
            running.sort(key=self._score, reverse=True)
            if len(running) > 2:
                running = running[: (len(running) + 1) // 2]
        tried = sorted((c for c in choices if c.trials), key=self._score, reverse=True)
        best = running[0]
        return [best, *(c for c in tried if c is not best), *(c for c in choices if not c.trials)]

    def _score(self, choice: Candidate) -> float:
        return choice.mean + self.trust * log(max(choice.prior, 1e-6))

    def _try(self, state: State, choices: list[Candidate], each: int, seed: int, stream: int) -> None:
        waiting = [(choice, number, stream + k) for k in range(each) for number, choice in enumerate(choices)]
        running: list[Trial] = []
        at = 0
        while running or at < len(waiting):
            while len(running) < _BATCH and at < len(waiting):
                choice, number, luck = waiting[at]
                at += 1
                trial = begin_trial(state, choice.action, number, seed, luck)
                if trial.is_over:
                    choice.trials += 1
                    choice.total += trial.worth
                else:
                    running.append(trial)
            if not running:
                continue
            logits, chances = self.judge.judge([trial.state for trial in running])
            self.used += len(running)
            going: list[Trial] = []
            rows: list[int] = []
            for row, trial in enumerate(running):
                if trial.turns >= self.turns:
                    choices[trial.candidate].trials += 1
                    choices[trial.candidate].total += float(chances[row])
                else:
                    going.append(trial)
                    rows.append(row)
            if going:
                play_best(going, logits[rows].tobytes(), logits.shape[1])
            running = []
            for trial in going:
                if trial.is_over:
                    choices[trial.candidate].trials += 1
                    choices[trial.candidate].total += trial.worth
                else:
                    running.append(trial)

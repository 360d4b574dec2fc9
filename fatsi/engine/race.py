"""A race: trials of several candidates with the same luck, until one is left or the budget is used up.

The worse half of the candidates is dropped from time to time, and the rest gets more trials (sequential halving). With
the same luck, trial by trial, differences show early: a candidate that has little hope to be better is dropped at once.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from fatsi.engine.budget import Budget
from fatsi.engine.judge import BATCH, Candidate, Judge
from fatsi.engine.playouts import Care, play_out, turns_of_boards
from fatsi.engine.trials import begin_trial
from fatsi.rules.state import State

# After this many trials, a candidate is dropped if it is not better by this little even so many errors above its mean.
_FEW_TRIALS: Final = 16
_ERRORS: Final = 2.0
_HARDLY_BETTER: Final = 0.001
_NODES_OF_A_TURN: Final = 5  # about, until the first trials have shown it


def is_hopeless(worths: list[float], others: list[float], lead: float = 0.0) -> bool:
    """Whether trials with the same luck leave little hope that one candidate is better than another by what matters.

    The mean of the differences, less what speaks for the candidate beside its trials, is compared with its error. Of
    two candidates that are as good as equal, one is hopeless, too: more trials would be spent on next to nothing.

    >>> is_hopeless([0.1, 0.3, 0.2, 0.1] * 4, [0.3, 0.5, 0.4, 0.4] * 4)
    True
    >>> is_hopeless([0.1, 0.3, 0.2, 0.1] * 4, [0.3, 0.1, 0.4, 0.0] * 4)
    False
    """
    count = len(worths)
    if count < _FEW_TRIALS:
        return False
    differences = [other - worth for worth, other in zip(worths, others, strict=True)]
    mean = sum(differences) / count
    variance = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
    return lead - mean + _ERRORS * sqrt(variance / count) < _HARDLY_BETTER


def ranked(candidates: list[Candidate]) -> list[Candidate]:
    """Return candidates with as many trials each, best first, without those that have little hope to be better."""
    best, *others = sorted(candidates, key=lambda candidate: candidate.score, reverse=True)
    count = max(1, best.trials)
    return [best] + [
        other for other in others if not is_hopeless(other.worths, best.worths, (other.lead - best.lead) / count)
    ]


class Race:
    """Trials of candidates of one decision, so many turns of Taoists ahead."""

    def __init__(
        self, judge: Judge, state: State, turns: int, seed: int, budget: Budget, care: Care | None = None
    ) -> None:
        self._judge: Final = judge
        self._state: Final = state
        self._turns: Final = turns_of_boards(state, turns)
        self._seed: Final = seed
        self._budget: Final = budget
        self._care: Final = care
        self._tries_of_a_trial: Final = 1 if care is None else 1 + care.choices * care.trials
        self._nodes_of_a_trial: float = float((1 + _NODES_OF_A_TURN * turns) * self._tries_of_a_trial)
        self._luck: int = 0

    def run(self, candidates: list[Candidate], until: float = 1.0, last: int = 2) -> list[Candidate]:
        """Return who is left when so much of the budget is spent, best first: at most as many as asked for last."""
        running = candidates
        begun = self._budget.spent()
        rounds = 1 + _halvings(len(running), last)
        for n in range(1, rounds + 1):
            running = self._run_round(running, begun + (until - begun) * n / rounds)
            if n < rounds:
                running = running[: (len(running) + 1) // 2]
        return running

    def _run_round(self, running: list[Candidate], until: float) -> list[Candidate]:
        while len(running) > 1:
            each = self._budget.trials_left(until, self._nodes_of_a_trial) // len(running)
            if each <= 0:
                break
            self._try(running, min(each, max(1, BATCH // (len(running) * self._tries_of_a_trial))))
            running = ranked(running)
        return running

    def _try(self, running: list[Candidate], each: int) -> None:
        """Play so many trials of each candidate, side by side."""
        trials = []
        for luck in range(self._luck, self._luck + each):
            for number, candidate in enumerate(running):
                trial = begin_trial(self._state, candidate.action, number, self._seed, luck)
                if candidate.then is not None:
                    trial.play(candidate.then)
                trials.append(trial)
        self._luck += each
        # To begin a trial takes about as long as to judge a position.
        used = len(trials) + play_out(self._judge, trials, self._turns, self._care)
        self._budget.used += used
        self._nodes_of_a_trial = max(1.0, used / len(trials))
        for trial in trials:
            running[trial.candidate].worths.append(trial.worth)
            running[trial.candidate].chances.append(trial.chance)


def _halvings(count: int, last: int) -> int:
    """Return how often so many are halved until so few are left.

    >>> _halvings(12, last=2), _halvings(12, last=4), _halvings(3, last=4)
    (3, 2, 0)
    """
    halvings = 0
    while count > last:
        count = (count + 1) // 2
        halvings += 1
    return halvings

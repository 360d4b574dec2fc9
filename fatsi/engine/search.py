"""The search: which choice wins most often, if the policy plays on from there.

The policy names the candidates: actions, and in Yang what could follow them at once. Trials of each are played some
turns ahead, and the network judges them after each turn: the mean of these judgements looks far ahead, with less luck
in it than the last one alone. A judgement is the chance of winning of a team that searches, and a little for progress
(`Network.calibrated`). The worse half of the candidates is dropped, and the rest gets more trials, until the budget is
used up (sequential halving). All candidates have the same luck, trial by trial, so that their differences show early: a
candidate that has little hope to be better is dropped at once, and when one is left, the rest of the budget is saved.
"""

from __future__ import annotations

import gc
import threading
import time
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import Final

from fatsi.engine.input_batch import InputBatch
from fatsi.engine.network import (
    PROGRESS,
    Floats,
    Network,
    kind_of_game,
    trained_network,
    worth_of_defeat,
)
from fatsi.engine.trials import Trial, begin_trial, note_values, play_best, still_running
from fatsi.rules.actions import Action
from fatsi.rules.geometry import SEATS
from fatsi.rules.rng import Rng
from fatsi.rules.state import State
from fatsi.rules.yang import ACTED, Yang

_BATCH: Final = 256
_LEAST_PRIOR: Final = 1e-3
# The policy is less sure than it says: what it has learned not to do is sometimes the only choice that saves a village.
# Its logits are divided by this, so that rare choices are tried, too.
CAUTION: Final = 3.6
# After this many trials, a candidate is dropped if it is not better by this little even so many errors above its mean.
_FEW_TRIALS: Final = 16
_ERRORS: Final = 2.0
_HARDLY_BETTER: Final = 0.001
_NODES_OF_A_TURN: Final = 5  # about, until the first trials have shown it
# Trials look one turn further ahead for each of these in the budget.
_NODES_FOR_A_TURN: Final = 400
_FEWEST_TURNS: Final = 2
_NODES_IN_A_MILLISECOND: Final = 25  # about, on the compiled core
MOST_TURNS: Final = 4
# With fewer nodes, a choice is tried with what the policy does next, and no other plans.
_NODES_FOR_PLANS: Final = 1200
# What may follow a first choice: the main acts of a turn in any case, others if they are likely.
_MAIN_KINDS: Final = frozenset(("exorcise", "help"))
_FOLLOWERS: Final = 3
_LIKELY_FOLLOWER: Final = 0.1


@dataclass(slots=True)
class Candidate:
    """One choice of a decision: what the policy thinks of it, and what its trials came to."""

    action: Action
    prior: float
    then: Action | None = None
    """What is tried after it, before the policy plays on; None for what the policy likes best."""
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


class Judge:
    """A network with room for the positions it judges."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        self._batch: Final = InputBatch(_BATCH)

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
            return _BATCH if self.spent() < until else 0
        return int((until * self.nodes - self.used) / nodes_of_a_trial)


class Search:
    """Values of the choices of a decision."""

    def __init__(
        self,
        judge: Judge,
        *,
        turns: int = MOST_TURNS,
        candidates: int = 12,
        trust: float = 0.025,
        least: float = 0.001,
    ) -> None:
        """`turns` is how far trials look ahead if the budget allows it; only so many `candidates` with at least so much
        of the likeliest one's probability are tried; `trust` is what a factor of e in the policy's probability counts
        for beside one trial. Beside many it counts less: opinion and trials are weighed as two uncertain measurements
        of the same thing (decision 18)."""
        self._judge: Final = judge
        self._turns: Final = turns
        self._candidates: Final = candidates
        self._trust: Final = trust
        self._least: Final = least

    def choose(self, state: State, rng: Rng, budget: Budget) -> list[Candidate]:
        """Return the choices, the best first."""
        was_collecting = gc.isenabled()
        gc.disable()  # states have no cycles, and looking for some takes a twentieth of the time
        try:
            return self._choose(state, rng, budget)
        finally:
            if was_collecting:
                gc.enable()

    def _choose(self, state: State, rng: Rng, budget: Budget) -> list[Candidate]:
        choices, _ = self._judge.opinion(state)
        budget.used += 1
        useful: list[Candidate] = []
        wasted: list[Candidate] = []
        for choice in choices:
            (wasted if wastes_token(state, choice.action) else useful).append(choice)
        choices = useful + wasted
        likely = [c for c in useful[: self._candidates] if c.prior >= self._least * useful[0].prior]
        if len(likely) < 2:
            return choices
        is_planned = isinstance(state.stack[-1], Yang) and budget.size >= _NODES_FOR_PLANS
        running = tried = self._plans(state, likely, budget) if is_planned else likely
        seed = rng.randrange(1 << 64)
        luck = 0
        ahead = budget.turns(self._turns)
        turns = turns_of_boards(state, ahead)
        rounds = max(1, (len(running) - 1).bit_length())
        nodes_of_a_trial = float(1 + _NODES_OF_A_TURN * ahead)
        for n in range(rounds):
            until = (n + 1) / rounds
            while len(running) > 1 and (each := budget.trials_left(until, nodes_of_a_trial) // len(running)) > 0:
                each = min(each, max(1, _BATCH // len(running)))
                before = budget.used
                self._try(state, running, turns, each, seed, luck, budget)
                luck += each
                nodes_of_a_trial = max(1.0, (budget.used - before) / (each * len(running)))
                running = self._ranked(running)
            if n < rounds - 1:
                running = running[: (len(running) + 1) // 2]
        rest = sorted(tried, key=lambda choice: (-choice.trials, -self._score(choice)))
        best: dict[Action, Candidate] = {}  # the best plan that begins with each action
        for choice in (*running, *rest, *choices):
            best.setdefault(choice.action, choice)
        return list(best.values())

    def _plans(self, state: State, likely: list[Candidate], budget: Budget) -> list[Candidate]:
        """Return the likely choices of Yang with what can follow them at once.

        The policy alone does not always go on as the first choice deserves: a Taoist who moves before a ghost that the
        policy does not like to fight has to be seen fighting it.
        """
        plans: list[Candidate] = []
        for choice in likely:
            after = state.copy()
            after.apply(choice.action)
            is_unlikely = choice.prior < _LEAST_PRIOR * likely[0].prior
            goes_on = after.actor == state.actor and isinstance(after.stack[-1], Yang) and len(after.legal()) > 1
            if is_unlikely or not goes_on:
                plans.append(choice)
                continue
            budget.used += 1
            followers, _ = self._judge.opinion(after)
            for rank, follower in enumerate(followers):
                is_main = follower.action.kind in _MAIN_KINDS
                if rank == 0 or is_main or (rank < _FOLLOWERS and follower.prior >= _LIKELY_FOLLOWER):
                    plans.append(Candidate(choice.action, choice.prior * follower.prior, follower.action))
        plans.sort(key=lambda choice: -choice.prior)
        return plans

    def _ranked(self, choices: list[Candidate]) -> list[Candidate]:
        """Return the best choices, best first, without those that have little hope to be better."""
        ranked = sorted(choices, key=self._score, reverse=True)
        best = ranked[0]
        return [best] + [
            choice
            for choice in ranked[1:]
            if not is_hopeless(choice.worths, best.worths, self._lead(choice) - self._lead(best))
        ]

    def _lead(self, choice: Candidate) -> float:
        """Return what the policy's opinion of a choice counts for, beside its trials."""
        return self._trust * log(max(choice.prior, _LEAST_PRIOR)) / max(1, choice.trials)

    def _score(self, choice: Candidate) -> float:
        return choice.worth + self._lead(choice)

    def _try(
        self, state: State, choices: list[Candidate], turns: int, each: int, seed: int, luck: int, budget: Budget
    ) -> None:
        """Play so many trials of each choice, side by side."""
        trials = []
        for k in range(each):
            for number, choice in enumerate(choices):
                trial = begin_trial(state, choice.action, number, seed, luck + k)
                if choice.then is not None:
                    trial.play(choice.then)
                trials.append(trial)
        # To begin a trial takes about as long as to judge a position.
        budget.used += len(trials) + play_out(self._judge, trials, turns)
        for trial in trials:
            choices[trial.candidate].worths.append(trial.worth)
            choices[trial.candidate].chances.append(trial.chance)


def wastes_token(state: State, action: Action) -> bool:
    """Whether a power is borrowed after the action of the turn, where it allows nothing that was not allowed before."""
    if action.kind != "borrow" or state.stage < ACTED:
        return False
    after = state.copy()
    after.take(action)
    return set(after.legal()) <= set(state.legal())


def turns_of_boards(state: State, turns: int) -> int:
    """Return how many turns of boards so many turns of living Taoists take: boards without one take turns, too."""
    living = sum(state.is_living(seat) for seat in SEATS)
    return turns * len(SEATS) // max(1, living)


def play_out(judge: Judge, trials: list[Trial], turns: int) -> int:
    """Let the policy play trials of one game so many turns ahead, and note what they are worth on the way.

    Return how many positions were judged.
    """
    if not trials:
        return 0
    kind = kind_of_game(trials[0].state)

    def note(part: list[Trial], values: Floats) -> None:
        cards = [trial.state.cards_left() for trial in part]
        note_values(part, judge.network.calibrated(values, kind, cards).tobytes())

    judged = 0
    ended: list[Trial] = []
    running = still_running(trials, turns, ended)
    while running:
        for at in range(0, len(running), _BATCH):
            part = running[at : at + _BATCH]
            logits, values = judge.judge([trial.state for trial in part])
            note(part, values)
            play_best(part, logits.tobytes())
        judged += len(running)
        running = still_running(running, turns, ended)
    far = []
    for trial in ended:
        if not trial.is_over:
            far.append(trial)
        elif trial.is_won:
            trial.note(1.0 + PROGRESS, 1.0, turns)
        else:
            trial.note(PROGRESS * worth_of_defeat(trial.gone, trial.defeated), 0.0, turns)
    for at in range(0, len(far), _BATCH):
        part = far[at : at + _BATCH]
        values = judge.judge([trial.state for trial in part], are_actions_judged=False)[1]
        note(part, values)
    return judged + len(far)

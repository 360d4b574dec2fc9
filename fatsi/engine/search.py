"""The search: which choice wins most often, if the policy plays on from there.

The policy names the candidates: actions, and in Yang what could follow them at once. Trials of each are played some
turns ahead, and the network judges them after each turn: the mean of these judgements looks far ahead, with less luck
in it than the last one alone. A judgement is the chance of winning of a team that searches, and a little for progress
(`Network.calibrated`). The candidates race (`Race`), first in trials that the policy plays on; then the few that are
left race in careful ones (`Care`), if the budget allows it.
"""

from __future__ import annotations

import gc
from math import log
from typing import Final

from fatsi.engine.budget import Budget
from fatsi.engine.judge import Candidate, Judge
from fatsi.engine.playouts import TRUST, Care
from fatsi.engine.race import Race
from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng
from fatsi.rules.state import State
from fatsi.rules.yang import ACTED, Yang

_LEAST_PRIOR: Final = 1e-3
MOST_TURNS: Final = 6
# With fewer nodes, a choice is tried with what the policy does next, and no other plans.
_NODES_FOR_PLANS: Final = 1200
# With fewer nodes, no trial is played with care.
_NODES_FOR_CARE: Final = 4000
# What part of the budget goes into trials without care, and who is left for those with it.
_SHARE_WITHOUT_CARE: Final = 1 / 3
_FINALISTS: Final = 4
CARE: Final = Care()
# What trials without care say counts as much as so many careful ones: they are many, but are played on worse.
_TRUST_IN_THE_FIRST_RACE: Final = 16.0
# What may follow a first choice: the main acts of a turn in any case, others if they are likely.
_MAIN_KINDS: Final = frozenset(("exorcise", "help"))
_FOLLOWERS: Final = 3
_LIKELY_FOLLOWER: Final = 0.1


class Search:
    """Values of the choices of a decision."""

    def __init__(
        self,
        judge: Judge,
        *,
        turns: int = MOST_TURNS,
        candidates: int = 12,
        trust: float = TRUST,
        least: float = 0.001,
        care: Care | None = CARE,
    ) -> None:
        """`turns` is how far trials look ahead if the budget allows it; only so many `candidates` with at least so much
        of the likeliest one's probability are tried; `trust` is what a factor of e in the policy's probability counts
        for beside one trial; `care` is how the last trials are played on."""
        self._judge: Final = judge
        self._turns: Final = turns
        self._candidates: Final = candidates
        self._trust: Final = trust
        self._least: Final = least
        self._care: Final = care

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
        tried = self._plans(state, likely, budget) if is_planned else likely
        for choice in tried:
            choice.lead = self._trust * log(max(choice.prior, _LEAST_PRIOR))
        left, finalists = self._race(state, tried, rng, budget)
        best: dict[Action, Candidate] = {}  # the best plan that begins with each action
        for choice in (*left, *_by_trials(finalists), *_by_trials(tried), *choices):
            best.setdefault(choice.action, choice)
        return list(best.values())

    def _race(
        self, state: State, tried: list[Candidate], rng: Rng, budget: Budget
    ) -> tuple[list[Candidate], list[Candidate]]:
        """Let candidates race; return those that are left, best first, and all that had careful trials."""
        turns = budget.turns(self._turns)
        seed = rng.randrange(1 << 64)
        if self._care is None or budget.size < _NODES_FOR_CARE:
            return Race(self._judge, state, turns, seed, budget).run(tried), []
        left = Race(self._judge, state, turns, seed, budget).run(tried, _SHARE_WITHOUT_CARE, _FINALISTS)
        if len(left) < 2:
            return left, []
        finalists = [
            Candidate(choice.action, choice.prior, choice.then, _TRUST_IN_THE_FIRST_RACE * choice.score)
            for choice in left
        ]
        careful = Race(self._judge, state, turns, rng.randrange(1 << 64), budget, self._care)
        return careful.run(finalists, last=_FINALISTS), finalists

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


def _by_trials(choices: list[Candidate]) -> list[Candidate]:
    """Return those that were in the race longest first."""
    return sorted(choices, key=lambda choice: (-choice.trials, -choice.score))


def wastes_token(state: State, action: Action) -> bool:
    """Whether a power is borrowed after the action of the turn, where it allows nothing that was not allowed before."""
    if action.kind != "borrow" or state.stage < ACTED:
        return False
    after = state.copy()
    after.take(action)
    return set(after.legal()) <= set(state.legal())

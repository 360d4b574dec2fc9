"""The bot `planner`: the plans of a turn that look best are tried out, with what the turns after it bring.

The search of the turn values every choice. Those that are close to the best are then played on: everybody acts by the
same search, chance is sampled, with the same numbers for every choice, and what the turns to come change in the
evaluation corrects the choice's worth. Choices that fall behind are dropped, so that the budget goes to those that
matter.
"""

from __future__ import annotations

import time
from typing import Final

from fatsi.bots.choices import Worths, best_of, worths
from fatsi.bots.evaluation import Evaluation, evaluation_for
from fatsi.bots.turns import TurnSearch
from fatsi.rules.actions import CURSE, DRAW, END, REVEAL, ROLL, Action
from fatsi.rules.dice import CURSE_THROWS, THROWS
from fatsi.rules.errors import InvalidSetup
from fatsi.rules.frames import CURSE_DIE, DICE, YANG
from fatsi.rules.rng import Rng
from fatsi.rules.state import CHANCE, DRAWS, State
from fatsi.rules.yang import BEFORE_MOVE

DEFAULT_NODES: Final = 3000
DEFAULT_HORIZON: Final = 1

_MOST_CANDIDATES: Final = 6
# What is further than this behind the best is not tried.
_MARGIN: Final = 0.06
# So many trials weigh as much as the search of the turn.
_TRUST: Final = 6.0
# After so many trials of each, the lower half is dropped.
_HALVINGS: Final = frozenset((4, 8, 16, 32, 64))
# The move with the action after it is what a turn is made of; later choices get this part of the budget.
_LATER_SHARE: Final = 8


class PlannerBot:
    """Thinks before it acts.

    It judges at most `nodes` positions for the main choice of a turn, and fewer for the others; with `ms` it takes so
    many milliseconds instead, and then its games cannot be repeated. `horizon` is how many turns after this it tries.
    """

    __slots__ = ("_horizon", "_ms", "_nodes")

    def __init__(self, nodes: int = DEFAULT_NODES, ms: int = 0, horizon: int = DEFAULT_HORIZON) -> None:
        for name, value, least in (("nodes", nodes, 1), ("ms", ms, 0), ("horizon", horizon, 0)):
            if value < least:
                raise InvalidSetup("bot", "bot-option-too-small", option=name, given=value, least=least)
        self._nodes: Final = nodes
        self._ms: Final = ms
        self._horizon: Final = horizon

    def choose(self, state: State, rng: Rng) -> Action:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        return best_of(self.assessed(state, rng), rng)

    def assessed(self, state: State, rng: Rng) -> Worths:
        """Return every legal action with its worth."""
        began = time.perf_counter()
        evaluation = evaluation_for(state)
        search = TurnSearch(state, evaluation, rng)
        found = worths(state, search)
        part = 1 if state.stage == BEFORE_MOVE else _LATER_SHARE
        budget = _Budget(self._nodes // part - search.nodes, began + self._ms / part / 1000 if self._ms else None)
        return _Trials(state, evaluation, rng, self._horizon).corrected(found, budget)


class _Budget:
    """Nodes or time that are left."""

    __slots__ = ("_deadline", "_nodes")

    def __init__(self, nodes: int, deadline: float | None) -> None:
        self._nodes = nodes
        self._deadline: Final = deadline

    def spend(self, nodes: int) -> None:
        self._nodes -= nodes

    def is_left(self) -> bool:
        return self._nodes > 0 if self._deadline is None else time.perf_counter() < self._deadline


class _Trials:
    """Choices of one position, played on."""

    __slots__ = ("_evaluation", "_horizon", "_rng", "_seed", "_state")

    def __init__(self, state: State, evaluation: Evaluation, rng: Rng, horizon: int) -> None:
        self._state: Final = state
        self._evaluation: Final = evaluation
        self._horizon: Final = horizon
        self._seed: Final = rng.bits() >> 1
        self._rng: Final = rng

    def corrected(self, found: Worths, budget: _Budget) -> Worths:
        """Return the choices with what trials make of their worth."""
        ranked = sorted(found, key=_falling)
        most = ranked[0][0]
        chosen = [valued for valued in ranked[:_MOST_CANDIDATES] if valued[0] >= most - _MARGIN]
        if not self._horizon or len(chosen) < 2 or not budget.is_left():
            return found
        # Changes are compared with those of the choice that looked best, trial by trial: most of what chance brings,
        # and that a turn has passed, is the same for all.
        first = chosen.pop(0)[1]
        tried = {action: _Corrections() for _, action in chosen}
        drift = 0.0
        trial = 0
        while budget.is_left() and chosen:
            usual, nodes = self._trial(first, self._seed + trial)
            budget.spend(nodes)
            drift += usual
            for _, action in chosen:
                change, nodes = self._trial(action, self._seed + trial)
                tried[action].add(change - usual)
                budget.spend(nodes)
            trial += 1
            if trial in _HALVINGS:
                chosen.sort(key=lambda valued: -valued[0] - tried[valued[1]].mean())
                del chosen[max(1, len(chosen) // 2) :]
        drift /= trial
        return [
            (min(1.0, max(0.0, worth + drift + (tried[action].mean() if action in tried else 0.0))), action)
            for worth, action in found
        ]

    def _trial(self, action: Action, seed: int) -> tuple[float, int]:
        """Play on after an action; return by how much the turns to come change the evaluation, and the nodes."""
        evaluation, horizon = self._evaluation, self._horizon
        now = self._state.copy()
        # What the evaluation says when this turn is over.
        before = evaluation.chance(now, is_turn_over=True) if action is END else None
        now.apply(action)
        active, turns, events, nodes = self._state.active, 0, 0, 2
        while now.result is None:
            if now.active != active:
                if before is None:
                    before = evaluation.chance(now, is_turn_over=False)
                active, events = now.active, 0
                turns += 1
                if turns > horizon:
                    break
            if now.actor == CHANCE:
                now.apply(_happening(now, seed, turns, events))
                events += 1
                continue
            legal = now.legal()
            choice = legal[0]
            if len(legal) > 1:
                search = TurnSearch(now, evaluation, self._rng)
                choice = best_of(worths(now, search, is_brief=True), self._rng)
                nodes += search.nodes
            if choice is END and now.stack[-1][0] == YANG:
                if turns >= horizon:
                    break
                if before is None:
                    before = evaluation.chance(now, is_turn_over=True)
            now.apply(choice)
        if now.result is not None:
            after = 1.0 if now.result.won else 0.0
        else:
            after = evaluation.chance(now, is_turn_over=True)
        return 0.0 if before is None else after - before, nodes


class _Corrections:
    """What trials of one choice changed."""

    __slots__ = ("_n", "_total")

    def __init__(self) -> None:
        self._total = 0.0
        self._n = 0

    def add(self, change: float) -> None:
        self._total += change
        self._n += 1

    def mean(self) -> float:
        """Return the mean change, drawn towards nothing while trials are few."""
        return self._total / (self._n + _TRUST)


def _falling(valued: tuple[float, Action]) -> float:
    return -valued[0]


def _happening(state: State, seed: int, turn: int, event: int) -> Action:
    """Return what chance does: the same for the same event of a turn in every trial of a seed."""
    frame = state.stack[-1]
    number = Rng(seed, stream=frame[0], position=turn << 8 | event).random()
    if frame[0] == DICE:
        throws = THROWS[frame[1]]
        action = ROLL[throws[int(number * len(throws))]]
    elif frame[0] in DRAWS:
        cards = state.next_cards()
        action = DRAW[cards[int(number * len(cards))]]
    elif frame[0] == CURSE_DIE:
        action = CURSE[CURSE_THROWS[int(number * len(CURSE_THROWS))]]
    else:
        assert state.moon is not None
        families = [family for family, n in enumerate(state.moon.unseen) for _ in range(n)]
        action = REVEAL[families[int(number * len(families))]]
    assert action is not None
    return action

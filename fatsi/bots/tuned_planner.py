"""The search with the linear evaluation: choices that look best are played on, many times, to see where they lead.

The search of the turn values every choice: this is the first opinion. Those that are close to the best are then played
on: everybody acts by reflex, chance is sampled with the same numbers for every choice, and when the others have had
their turns, the evaluation judges the position. Against the last incarnation, games are played to their end. An opinion
moves with what the trials show: the more trials there were and the less they differed, the further. Choices that fall
behind are dropped, so that the budget goes to those that matter.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final
from zlib import crc32

from fatsi.bots.choices import Worths, worths
from fatsi.bots.evaluation import Evaluation, evaluation_for
from fatsi.bots.kinds import CURSE_CHOICE, CURSE_DIE, DICE, DICE_CHOICE, GUIDE, SET_DOWN, SPEND, TAKE, TO, YANG
from fatsi.bots.reflex import Reflex, is_last_fight, trained_reflex
from fatsi.bots.turns import TurnSearch
from fatsi.rules.actions import CURSE, DRAW, REVEAL, ROLL, Action
from fatsi.rules.arrival import CardDraw
from fatsi.rules.dice import CURSE_THROWS, THROWS
from fatsi.rules.errors import InvalidSetup
from fatsi.rules.rng import Rng
from fatsi.rules.state import State
from fatsi.rules.steps import CHANCE
from fatsi.rules.yang import BEFORE_MOVE

DEFAULT_NODES: Final = 4000
DEFAULT_HORIZON: Final = 3

_MOST_CANDIDATES: Final = 5
# What the search of the turn thinks of the difference between two choices is wrong by about this.
_DOUBT: Final = 0.01
# How much the outcomes of two choices differ by chance, and for how many trials this expectation counts: a few that
# happen to agree prove little.
_USUAL_VARIANCE: Final = 0.004
_USUAL_TRIALS: Final = 8
# Every so many trials, choices that are behind by more than their doubt allows are dropped.
_LOOK_EVERY: Final = 4
_DOUBTS_BEHIND: Final = 2.0
# The move with the action after it is what a turn is made of; later choices get this part of the budget.
_LATER_SHARE: Final = 4
# Decisions that the search of the turn sees through, and steps of Yang that leave the rest of the turn as it was.
_SEEN_THROUGH: Final = frozenset((SPEND, DICE_CHOICE, TO, GUIDE, SET_DOWN, TAKE, CURSE_CHOICE))
_BESIDES: Final = frozenset(("take", "mantra", "guide", "buddha", "pick-up", "borrow", "fill"))


class TunedPlanner:
    """Thinks before it acts.

    It looks at about `nodes` positions for the main choice of a turn, and fewer for the others; with `ms` it takes so
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

    def evaluation(self, state: State) -> Evaluation:
        """Return the evaluation that it plays by."""
        return evaluation_for(state)

    def assessed(self, state: State, rng: Rng) -> Worths:
        """Return every legal action with its worth."""
        began = time.perf_counter()
        evaluation = self.evaluation(state)
        search = TurnSearch(state, evaluation, rng)
        valued = worths(state, search)
        if not self._horizon or state.stack[-1].id in _SEEN_THROUGH:
            return valued
        is_main = state.stack[-1].id == YANG and state.stage == BEFORE_MOVE
        part = 1 if is_main else _LATER_SHARE
        budget = _Budget(self._nodes // part - search.nodes, began + self._ms / part / 1000 if self._ms else None)
        return Trials(state, evaluation, trained_reflex(), rng, self._horizon).corrected(valued, budget)


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


class Trials:
    """Choices of one position, played on."""

    __slots__ = ("_evaluation", "_horizon", "_reflex", "_seed", "_state")

    def __init__(self, state: State, evaluation: Evaluation, reflex: Reflex, rng: Rng, horizon: int) -> None:
        self._state: Final = state
        self._evaluation: Final = evaluation
        self._reflex: Final = reflex
        self._horizon: Final = horizon
        self._seed: Final = rng.randrange(1 << 63)

    def corrected(self, valued: Worths, budget: _Budget) -> Worths:
        """Return the choices with what trials make of their worth."""
        ranked = sorted(valued, key=_worth, reverse=True)
        most, first = ranked[0]
        chosen = [entry for entry in ranked[1:] if entry[1].kind not in _BESIDES][: _MOST_CANDIDATES - 1]
        if first.kind in _BESIDES or not chosen:
            return valued
        # Outcomes are compared with those of the choice that looked best, trial by trial: most of what chance brings is
        # the same for all.
        opinions = {action: _Opinion(worth - most) for worth, action in chosen}
        in_question = list(opinions)
        trial = 0
        while in_question and budget.is_left():
            usual, nodes = self.outcome(first, self._seed + trial)
            budget.spend(nodes)
            for action in in_question:
                outcome, nodes = self.outcome(action, self._seed + trial)
                opinions[action].add(outcome - usual)
                budget.spend(nodes)
            trial += 1
            if trial % _LOOK_EVERY == 0:
                in_question = _in_question(opinions, in_question)
        return [
            (min(1.0, max(0.0, most + opinions[action].mean())) if action in opinions else worth, action)
            for worth, action in valued
        ]

    def outcome(self, action: Action, seed: int) -> tuple[float, int]:
        """Play on after an action; return how it stands after some turns, and how many decisions were taken."""
        now = self._state.copy()
        horizon = self._horizon
        reflex = self._reflex
        active, turn, event, nodes = now.active, 0, 0, 1
        now.apply(action)
        while now.result is None:
            if now.active != active:
                active, event = now.active, 0
                turn += 1
                # The fight against the last incarnation is decided soon: it is played to its end.
                if turn > horizon and not is_last_fight(now):
                    return self._evaluation.chance(now, is_turn_over=False), nodes + 1
            if now.actor == CHANCE:
                now.apply(happening(now, seed, turn, event))
                event += 1
            else:
                now.apply(reflex.decide(now))
                nodes += 1
        if now.result.won:
            return 1.0, nodes
        return self._evaluation.of_loss(now), nodes


class _Opinion:
    """By how much one choice is better than another: a first opinion, and the trials of both."""

    __slots__ = ("_at_first", "_number", "_squares", "_total")

    def __init__(self, at_first: float) -> None:
        self._at_first: Final = at_first
        self._total = 0.0
        self._squares = 0.0
        self._number = 0

    def add(self, difference: float) -> None:
        self._total += difference
        self._squares += difference * difference
        self._number += 1

    def mean(self) -> float:
        """Return the mean of the first opinion and the trials, each weighed by how sure it is."""
        trials, at_first = self._weight(), 1 / _DOUBT**2
        return (self._total / max(1, self._number) * trials + self._at_first * at_first) / (trials + at_first)

    def doubt(self) -> float:
        """Return by how much the mean is wrong, as a rule."""
        return 1 / sqrt(self._weight() + 1 / _DOUBT**2)

    def _weight(self) -> float:
        """Return how much the trials count for: their number, the less the more they differ."""
        if not self._number:
            return 0.0
        spread = max(self._squares - self._total**2 / self._number, 0.0) + _USUAL_TRIALS * _USUAL_VARIANCE
        return self._number * (self._number + _USUAL_TRIALS) / spread


def _in_question(opinions: dict[Action, _Opinion], actions: list[Action]) -> list[Action]:
    """Return the choices that more trials could make the best, or no longer the best; none if all is clear."""
    leader = max(opinions, key=lambda action: opinions[action].mean())
    best = max(0.0, opinions[leader].mean())
    left = [action for action in actions if opinions[action].mean() + _DOUBTS_BEHIND * opinions[action].doubt() > best]
    if left == [leader] and best > _DOUBTS_BEHIND * opinions[leader].doubt():
        return []
    return left


def _worth(valued: tuple[float, object]) -> float:
    return valued[0]


def happening(state: State, seed: int, turn: int, event: int) -> Action:
    """Return what chance does: the same for the same event of a turn in every trial of a seed."""
    frame = state.stack[-1]
    number = Rng(seed, stream=crc32(frame.id.encode()), position=turn << 8 | event).random()
    if frame.id == DICE:
        throws = THROWS[frame.values()[0]]
        action = ROLL[throws[int(number * len(throws))]]
    elif isinstance(frame, CardDraw):
        cards = frame.cards(state)
        action = DRAW[cards[int(number * len(cards))]]
    elif frame.id == CURSE_DIE:
        action = CURSE[CURSE_THROWS[int(number * len(CURSE_THROWS))]]
    else:
        assert state.moon is not None
        families = [family for family, n in enumerate(state.moon.unseen) for _ in range(n)]
        action = REVEAL[families[int(number * len(families))]]
    assert action is not None
    return action

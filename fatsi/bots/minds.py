"""How bots judge choices: by the network where it has learned the game, else by the linear evaluation.

The network plays games of two, three and four, with White Moon or without it. One player alone still has the linear
evaluation; once the network has learned that too, `TunedMind` and all that it uses can go.
"""

from __future__ import annotations

from math import exp
from typing import Final, Protocol

from fatsi.bots.choices import Worths, worths
from fatsi.bots.evaluation import evaluation_for
from fatsi.bots.tuned_planner import TunedPlanner
from fatsi.bots.turns import TurnSearch
from fatsi.core import COMPILED_CORE, core_in_use
from fatsi.engine.search import MOST_TURNS, Budget, Candidate, Search, trained_judge
from fatsi.rules.rng import Rng
from fatsi.rules.state import State

_A_FEW_NODES: Final = 250
# A difference of worth that makes one choice e times as likely as another, for the linear evaluation.
_CLEAR_DIFFERENCE: Final = 0.02
# How many positions are judged for a choice, unless somebody says otherwise: below a second of one core for a turn. The
# interpreted core needs ten times as long for each.
DEFAULT_NODES: Final = 24_000 if core_in_use() == COMPILED_CORE else 1_000
# A node of the linear evaluation's search is cheaper than a judgement of the network, and more than these gain nothing.
_LINEAR_NODES: Final = 2
_MOST_LINEAR_NODES: Final = 4_000


# Every legal action, the best first.
Choices = list[Candidate]


class Mind(Protocol):
    """A judge of choices."""

    def glance(self, state: State, rng: Rng) -> Choices:
        """Return the choices as they look at first sight."""
        ...

    def look(self, state: State, rng: Rng) -> Choices:
        """Return the choices after so short a look ahead that a turn takes about 20 milliseconds."""
        ...

    def think(self, state: State, rng: Rng, budget: Budget, *, turns: int, is_thorough: bool = False) -> Choices:
        """Return the choices after trials; if thorough, all of them are tried and not only the likely ones."""
        ...

    def chance(self, state: State, choice: Candidate) -> float:
        """Return the chance of winning with a choice, as it is shown to people."""
        ...


class LearnedMind:
    """Judges by the network."""

    def glance(self, state: State, rng: Rng) -> Choices:
        return trained_judge().opinion(state)[0]

    def look(self, state: State, rng: Rng) -> Choices:
        return self.think(state, rng, Budget(_A_FEW_NODES), turns=MOST_TURNS)

    def think(self, state: State, rng: Rng, budget: Budget, *, turns: int, is_thorough: bool = False) -> Choices:
        if is_thorough:
            search = Search(trained_judge(), turns=turns, candidates=len(state.legal()), least=0.0)
        else:
            search = Search(trained_judge(), turns=turns)
        return search.choose(state, rng, budget)

    def chance(self, state: State, choice: Candidate) -> float:
        return choice.chance if choice.trials else trained_judge().opinion(state)[1]


class TunedMind:
    """Judges by the linear evaluation and the search of the turn."""

    def glance(self, state: State, rng: Rng) -> Choices:
        return _ranked(worths(state, TurnSearch(state, evaluation_for(state), rng)))

    def look(self, state: State, rng: Rng) -> Choices:
        return self.glance(state, rng)

    def think(self, state: State, rng: Rng, budget: Budget, *, turns: int, is_thorough: bool = False) -> Choices:
        nodes = min(_MOST_LINEAR_NODES, _LINEAR_NODES * budget.nodes)
        return _ranked(TunedPlanner(nodes=nodes, ms=budget.ms).assessed(state, rng))

    def chance(self, state: State, choice: Candidate) -> float:
        return evaluation_for(state).calibrated(choice.worth)


def _ranked(valued: Worths) -> Choices:
    most = max(worth for worth, _ in valued)
    weights = [exp((worth - most) / _CLEAR_DIFFERENCE) for worth, _ in valued]
    total = sum(weights)
    choices = [
        Candidate(action, weight / total, worths=[worth], chances=[worth])
        for (worth, action), weight in zip(valued, weights, strict=True)
    ]
    # Of equals, one that leaves things as they are.
    choices.sort(key=lambda choice: (-choice.worth, choice.action.kind not in _LEAVES_THINGS, choice.action.index))
    return choices


_LEAVES_THINGS: Final = frozenset(("end", "keep", "stay", "alone", "done"))
_LEARNED: Final = LearnedMind()
_TUNED: Final = TunedMind()


def mind_for(state: State) -> Mind:
    """Return the mind that plays such a game better."""
    return _LEARNED if state.table.players > 1 else _TUNED

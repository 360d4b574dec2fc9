"""What a player might be advised: every choice of a position with its estimated chance of winning, the best first.

Only this module knows how the estimate is made: it is what `planner` thinks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fatsi.bots.greedy import GreedyBot
from fatsi.engine.budget import Budget
from fatsi.engine.judge import trained_judge
from fatsi.engine.search import Search
from fatsi.rules.actions import END, Action
from fatsi.rules.rng import Rng
from fatsi.rules.state import State
from fatsi.rules.steps import CHANCE

# How many positions may be judged: well below two seconds of one core.
DEFAULT_NODES: Final = 3000
_PLANNED: Final = 5  # for how many of the best choices the rest of the turn is planned
_LONGEST_PLAN: Final = 6


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the engine thinks of one choice."""

    action: Action
    """A legal action of the position."""
    chance: float
    """The estimated chance of winning, from 0 to 1, if this is done and all play on as the engine would."""
    plan: tuple[Action, ...]
    """What is meant to follow in the same turn, as far as no die or card comes between."""


def opinions(state: State, rng: Rng, *, nodes: int = DEFAULT_NODES) -> list[Opinion]:
    """Return an opinion on every legal action, best first; the same state, seed and nodes give the same list.

    There are none where chance is to act, or the game is over.
    """
    if state.actor is None or state.actor == CHANCE:
        return []
    # Whoever asks wants to know of every choice, not only of the likely ones.
    judge = trained_judge()
    search = Search(judge, candidates=len(state.legal()), least=0.0)
    result: list[Opinion] = []
    highest = 1.0
    for place, choice in enumerate(search.choose(state, rng, Budget(nodes))):
        # A choice that was given up early had fewer trials; by luck alone it must not look better than the best.
        highest = min(highest, choice.chance if choice.trials else judge.opinion(state)[1])
        result.append(Opinion(choice.action, highest, _plan(state, choice.action, rng) if place < _PLANNED else ()))
    return result


def _plan(state: State, action: Action, rng: Rng) -> tuple[Action, ...]:
    """Return what the bot `greedy` would do next in the same turn."""
    after, plan = state.copy(), list[Action]()
    after.apply(action)
    player = GreedyBot()
    while after.actor == state.actor and after.active == state.active and len(plan) < _LONGEST_PLAN:
        step = player.choose(after, rng)
        if step is END:
            break
        plan.append(step)
        after.apply(step)
    return tuple(plan)

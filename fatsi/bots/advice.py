"""What a player might be advised: every choice of a position with its estimated chance of winning, the best first.

Only this module knows how the estimate is made.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from fatsi.bots.greedy import GreedyBot
from fatsi.bots.lookahead import MOST_POSITIONS, Lookahead
from fatsi.bots.weights import DEFAULT, WON
from fatsi.rules.actions import END, Action
from fatsi.rules.frames import YANG
from fatsi.rules.rng import Rng
from fatsi.rules.state import CHANCE, State

# How many positions may be looked at: well below two seconds of one core.
DEFAULT_NODES: Final = 2000
# The evaluation is no probability: a worth of so many points more makes the odds of winning e times as good.
_SPREAD: Final = 20.0
_PLANNED: Final = 5  # for how many of the best choices what is to follow is thought of
_LONGEST_PLAN: Final = 6


@dataclass(frozen=True, slots=True)
class Opinion:
    """What is thought of one choice."""

    action: Action
    """A legal action of the position."""
    chance: float
    """The estimated chance of winning, from 0 to 1, if this is done and all play on well."""
    plan: tuple[Action, ...]
    """What is meant to follow in the same turn, as far as no die or card comes between."""


def opinions(state: State, rng: Rng, *, nodes: int = DEFAULT_NODES) -> list[Opinion]:
    """Return an opinion on every legal action, best first; the same state, seed and nodes give the same list.

    There are none where chance is to act, or the game is over.
    """
    if state.actor is None or state.actor == CHANCE:
        return []
    valued = [(_worth(state, action, nodes), action) for action in state.legal()]
    valued.sort(key=lambda entry: (-entry[0], entry[1].index))
    return [
        Opinion(action, _squeezed(worth), _plan(state, action, rng) if place < _PLANNED else ())
        for place, (worth, action) in enumerate(valued)
    ]


def _worth(state: State, action: Action, nodes: int) -> float:
    lookahead = Lookahead(state, DEFAULT)
    # What the next board's Yin brings is the same for all: it is weighed by the evaluation, not played.
    if action is END:
        return lookahead.as_it_is(state)
    does_look_on = state.stack[-1][0] == YANG and nodes >= MOST_POSITIONS
    return lookahead.worth(state, action, steps=1 if does_look_on else 0)


def _squeezed(worth: float) -> float:
    if abs(worth) >= WON:
        return float(worth > 0)
    return 1 / (1 + exp(-worth / _SPREAD))


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

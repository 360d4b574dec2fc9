"""Every choice of a decision with its worth, by the search of the turn: the chance of winning if it is taken."""

from __future__ import annotations

from typing import Final

from fatsi.bots.kinds import GUIDE, YANG
from fatsi.bots.turns import TurnSearch
from fatsi.rules.actions import END, Action
from fatsi.rules.rng import Rng
from fatsi.rules.state import State
from fatsi.rules.yang import BEFORE_MOVE

# Steps of Yang that leave the rest of the turn as it was: what they gain is added to the best of the rest.
_FREE: Final = frozenset(("take", "mantra"))
_BESIDES: Final = frozenset(("yin-yang-ask", "yin-yang-unhaunt", "elixir", "moonstone", "scroll", "fireworks", "guide"))
# Powers before the move are lost with it, so they come first even if they gain nothing visible.
_LOST_WITH_THE_MOVE: Final = 1e-6

# What is not better by more than this is not better.
_EPSILON: Final = 1e-9
_LEAVES_THINGS: Final = frozenset(("end", "keep", "stay", "alone", "done"))

Worths = list[tuple[float, Action]]


def worths(state: State, search: TurnSearch, *, is_brief: bool = False) -> Worths:
    """Return the legal actions of a decision with their worth; briefly, without Yin-Yang and the like."""
    kind = state.stack[-1].id
    if kind == YANG:
        return _yang(state, search, is_brief=is_brief)
    if kind == GUIDE:
        return [(_guided(state, search, action), action) for action in state.legal()]
    return [(search.after(state, action), action) for action in state.legal()]


def best_of(valued: Worths, rng: Rng) -> Action:
    """Return the action of the highest worth; of equals one that leaves things as they are, else any."""
    most = max(worth for worth, _ in valued)
    equal = [action for worth, action in valued if worth >= most - _EPSILON]
    chosen = equal[rng.randrange(len(equal))]
    return next((action for action in equal if action.kind in _LEAVES_THINGS), chosen)


def _yang(state: State, search: TurnSearch, *, is_brief: bool) -> Worths:
    legal = state.legal()
    as_it_is = search.as_it_is(state)
    valued: Worths = []
    best = as_it_is
    for action in legal:
        kind = action.kind
        if kind in _BESIDES or kind in _FREE:
            continue
        if action is END:
            worth = as_it_is
        elif kind == "pick-up":
            worth = search.right_after(state, action)
        elif kind == "borrow":
            worth = as_it_is if is_brief else _with_power(state, search, action)
        else:
            worth = search.after(state, action)
        valued.append((worth, action))
        best = max(best, worth)
    for action in legal:
        kind = action.kind
        if kind in _FREE:
            gain = search.right_after(state, action) - as_it_is + _LOST_WITH_THE_MOVE
        elif kind not in _BESIDES or is_brief:
            continue
        elif kind == "guide":
            # Twin Winds can wait until the move is made.
            gain = -_LOST_WITH_THE_MOVE if state.stage == BEFORE_MOVE else _guided(state, search, action) - as_it_is
        else:
            gain = search.after(state, action) - as_it_is
        valued.append((min(1.0, max(0.0, best + gain)), action))
    return valued


def _guided(state: State, search: TurnSearch, action: Action) -> float:
    """Return the worth of moving another Taoist to the best place for that Taoist."""
    following = state.copy()
    following.apply(action)
    return max(search.right_after(following, way) for way in following.legal())


def _with_power(state: State, search: TurnSearch, action: Action) -> float:
    """Return the worth of the best that can be done with a power of a neutral board."""
    following = state.copy()
    following.apply(action)
    return max(worth for worth, _ in _yang(following, search, is_brief=True))

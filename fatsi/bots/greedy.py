"""The bot `greedy`: the best action of one decision, by a look at what follows in the same turn and an evaluation.

It plans no further than its own Yang: free powers first, then the move with the action after it, last what can wait
(Yin-Yang, artifacts, Buddhas). Other decisions are answered by what they lead to.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fatsi.bots.evaluation import evaluate
from fatsi.bots.lookahead import Lookahead
from fatsi.bots.weights import DEFAULT, Weights
from fatsi.rules.actions import END, Action
from fatsi.rules.frames import YANG
from fatsi.rules.powers import GUST, SECOND_WIND
from fatsi.rules.rng import Rng
from fatsi.rules.state import State
from fatsi.rules.yang import BEFORE_MOVE

# Steps of Yang, by when they are thought of.
_FREE: Final = frozenset(("take", "mantra"))
_MAIN: Final = frozenset(("move", "stand", "help", "exorcise", "save", "borrow"))
_MOVES: Final = frozenset(("move", "stand"))
_GUIDES: Final = frozenset(("guide",))
_LAST: Final = frozenset(("buddha", "fill", "pick-up"))
_CAN_WAIT: Final = frozenset(("yin-yang-ask", "yin-yang-unhaunt", "elixir", "moonstone", "scroll", "fireworks"))

_LEAVES_THINGS: Final = frozenset(("keep", "stay", "alone", "done"))

# What is not better by more than this is not better.
_EPSILON: Final = 1e-6


class GreedyBot:
    """Takes what looks best now."""

    __slots__ = ("_weights",)

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self._weights: Final = weights

    def choose(self, state: State, rng: Rng) -> Action:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        if state.stack[-1][0] == YANG:
            return self._yang(state, rng)
        lookahead = Lookahead(state, self._weights)
        return _best([(lookahead.worth(state, action), action) for action in legal], rng)

    def _yang(self, state: State, rng: Rng) -> Action:
        legal = state.legal()
        lookahead = Lookahead(state, self._weights)
        free = _of(legal, _FREE)
        if free:
            return _best([(self._before_the_rest(state, action), action) for action in free], rng)
        as_it_is = lookahead.as_it_is(state)
        main = [
            (lookahead.worth(state, action, steps=self._steps(state, action)), action) for action in _of(legal, _MAIN)
        ]
        better = [(worth, action) for worth, action in main if worth > as_it_is + _EPSILON]
        action = _best(better, rng) if better else None
        # Twin Winds come after the move, and before the action.
        if action is None or action.kind not in _MOVES:
            guided = self._guide(state, lookahead, rng)
            if guided is not None:
                return guided
        if action is not None:
            return action
        later = [(lookahead.worth(state, action), action) for action in _of(legal, _LAST | _CAN_WAIT)]
        better = [(worth, action) for worth, action in later if worth > as_it_is + _EPSILON]
        return _best(better, rng) if better else END

    def _steps(self, state: State, action: Action) -> int:
        """Return how many steps after this one are looked at."""
        if action.kind == "borrow":
            return 2 if state.stage == BEFORE_MOVE else 1
        is_blue = not state.powers_off >> state.active & 1 and state.table.powers[state.active] in (GUST, SECOND_WIND)
        return (action.kind in _MOVES) + is_blue

    def _before_the_rest(self, state: State, action: Action) -> float:
        """Return what a free step is worth, with the whole turn still to come."""
        after = state.copy()
        after.apply(action)
        return evaluate(after, self._weights, is_turn_over=False)

    def _guide(self, state: State, lookahead: Lookahead, rng: Rng) -> Action | None:
        """Return whom to move by Twin Winds, if that makes the position better."""
        guides = _of(state.legal(), _GUIDES)
        if not guides:
            return None
        as_it_is = lookahead.as_it_is(state)
        better = [(worth, guide) for guide in guides if (worth := lookahead.worth(state, guide)) > as_it_is + _EPSILON]
        return _best(better, rng) if better else None


def _of(actions: Iterable[Action], kinds: frozenset[str]) -> list[Action]:
    return [action for action in actions if action.kind in kinds]


def _best(valued: list[tuple[float, Action]], rng: Rng) -> Action:
    """Return the action of the highest worth; the generator decides between equals, unless one is to leave things."""
    most = max(worth for worth, _ in valued)
    equal = [action for worth, action in valued if worth >= most - _EPSILON]
    chosen = equal[rng.randrange(len(equal))]
    return next((action for action in equal if action.kind in _LEAVES_THINGS), chosen)

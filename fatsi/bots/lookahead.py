"""What an action leads to: the choices that follow from it, and chance, weighed exactly where that is cheap.

Dice are averaged over all rolls; rolls that let the same ghosts fall at the same price are one case. Cards and
villagers that would be turned up are not looked at: the position before the draw counts, less an expected harm.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from fatsi.bots.evaluation import evaluate
from fatsi.bots.weights import WON, Weights
from fatsi.rules import dice
from fatsi.rules.actions import KEEP, ROLL, Action
from fatsi.rules.exorcism import falling_sets
from fatsi.rules.frames import (
    AFTER_YIN,
    ARRIVE,
    CURSE_DIE,
    DICE,
    DICE_CHOICE,
    DRAW,
    DRAW_INCARNATION,
    FOR_EXORCISM,
    GUIDE,
    YANG,
    Frame,
)
from fatsi.rules.powers import FAVOURITE
from fatsi.rules.state import CHANCE, State
from fatsi.rules.yang import BEFORE_MOVE

# The most positions that one question may look at: a bound on the time that few decisions reach.
MOST_POSITIONS: Final = 700
# How many choices that an action leads to are followed, besides those of Yang.
_DEPTH: Final = 3
_PROBABILITY: Final = tuple(float(dice.roll_probability(roll)) for roll in range(len(dice.ROLL_FACES)))

# What is looked at after a step of Yang; the first are those that may still come before the action.
_BEFORE_ACTION: Final = frozenset(("move", "stand", "take", "mantra"))
_ACTIONS: Final = frozenset(("help", "exorcise", "save", "buddha", "fill"))


class Lookahead:
    """Answers what the actions of one decision are worth."""

    __slots__ = ("_active", "_is_yang", "_left", "_weights")

    def __init__(self, state: State, weights: Weights) -> None:
        self._weights: Final = weights
        self._active: Final = state.active
        self._is_yang: Final = bool(state.stack) and state.stack[0][0] != AFTER_YIN
        self._left = MOST_POSITIONS

    def worth(self, state: State, action: Action, *, steps: int = 0) -> float:
        """Return what an action is worth; `steps` is how many further steps of Yang are looked at."""
        after = state.copy()
        after.apply(action)
        return self._value(after, steps, _DEPTH)

    def as_it_is(self, state: State) -> float:
        """Return what the position is worth if nothing more is done in this turn, or nothing is to be done yet."""
        is_turn_over = self._is_yang and state.active == self._active
        return evaluate(state, self._weights, is_turn_over=is_turn_over)

    def _value(self, state: State, steps: int, depth: int) -> float:
        self._left -= 1
        if state.result is not None or self._left < 0:
            return self.as_it_is(state)
        frame = state.stack[-1]
        kind = frame[0]
        if state.actor == CHANCE:
            return self._chance(state, frame, steps, depth)
        if kind == YANG:
            return self._yang(state, steps, depth)
        # Whom the Pavilion moves is thought of when it is asked.
        if not depth or kind == GUIDE:
            return self.as_it_is(state)
        return max(self._after(state, action, steps, depth - 1) for action in state.legal())

    def _after(self, state: State, action: Action, steps: int, depth: int) -> float:
        after = state.copy()
        after.apply(action)
        return self._value(after, steps, depth)

    def _yang(self, state: State, steps: int, depth: int) -> float:
        best = self.as_it_is(state)
        if not steps:
            return best
        can_still_move = steps > 1 and state.stage == BEFORE_MOVE
        for action in state.legal():
            if action.kind in _ACTIONS or (can_still_move and action.kind in _BEFORE_ACTION):
                best = max(best, self._after(state, action, steps - 1, depth))
        return best

    # --- chance -----------------------------------------------------------------------------------------

    def _chance(self, state: State, frame: Frame, steps: int, depth: int) -> float:
        kind = frame[0]
        if kind == DICE:
            return self._dice(state, frame, steps, depth)
        if kind == CURSE_DIE:
            return sum(
                float(probability) * self._after(state, action, steps, depth)
                for action, probability in state.outcomes()
            )
        if kind in (DRAW, DRAW_INCARNATION):
            return self._draw(state)
        return self.as_it_is(state)

    def _draw(self, state: State) -> float:
        """Return the worth of a position in which cards are to be drawn: the harm of a card is that of the average."""
        is_last = state.deck == [1] and state.has_incarnation_in_play()
        if is_last:
            return -WON
        to_come = 1 + sum(1 for frame in state.stack if frame[0] == ARRIVE)
        return self.as_it_is(state) - self._weights.arrival * to_come

    def _dice(self, state: State, frame: Frame, steps: int, depth: int) -> float:
        _, number, kept, purpose, is_second = frame
        rolls = dice.ROLLS_OF[number]
        worth: dict[int, float] = {}
        of_case: dict[object, float] = {}
        for rolled in rolls:
            roll = dice.joined(kept, rolled)
            case: object = tuple(falling_sets(state, roll).items()) if purpose == FOR_EXORCISM else roll
            if case not in of_case:
                of_case[case] = self._rolled(state, rolled, steps, depth)
            worth[roll] = of_case[case]
        is_barrier = state.moon is not None and state.moon.is_barrier()
        if is_second or is_barrier or not state.has_power(FAVOURITE):
            return sum(_PROBABILITY[rolled] * worth[dice.joined(kept, rolled)] for rolled in rolls)
        return _with_reroll(rolls, kept, worth)

    def _rolled(self, state: State, rolled: int, steps: int, depth: int) -> float:
        """Return the worth of a roll that is left as it lies."""
        after = state.copy()
        action = ROLL[rolled]
        assert action is not None
        after.apply(action)
        if after.stack and after.stack[-1][0] == DICE_CHOICE:
            after.apply(KEEP)
        return self._value(after, steps, depth)


_parts_of: Final = cache(dice.parts_of)


def _with_reroll(rolls: tuple[int, ...], set_aside: int, worth: dict[int, float]) -> float:
    """Return the expected worth of a roll of which any dice but those set aside may be rolled once more."""
    of_kept: dict[int, float] = {}
    total = 0.0
    for rolled in rolls:
        roll = dice.joined(set_aside, rolled)
        best = worth[roll]
        for part in _parts_of(rolled):
            kept = dice.without(roll, part)
            if kept not in of_kept:
                of_kept[kept] = sum(
                    _PROBABILITY[again] * worth[dice.joined(kept, again)]
                    for again in dice.ROLLS_OF[len(dice.ROLL_FACES[part])]
                )
            best = max(best, of_kept[kept])
        total += _PROBABILITY[rolled] * best
    return total

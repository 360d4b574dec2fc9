"""The search of a turn: what every choice is worth if the rest of the turn is played well.

A plan is a whole Yang phase: a move, an action with all its choices, Buddhas. Dice are averaged over all rolls, those
that let the same ghosts fall at the same price being one case; of cards that would be drawn a few are tried, the same
ones for every plan. What comes of a plan is judged by the evaluation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import exp, log
from typing import Final

from fatsi.bots.evaluation import Evaluation
from fatsi.bots.kinds import (
    AFTER_YIN,
    CURSE_CHOICE,
    CURSE_DIE,
    CURSE_ORDER,
    DEFEAT,
    DICE,
    DICE_CHOICE,
    DISCARD,
    DRAW,
    DRAW_INCARNATION,
    GUIDE,
    LIFT,
    PAY,
    PLACE,
    REWARD_ORDER,
    SPEND,
    TAKE,
    YANG,
)
from fatsi.rules import dice
from fatsi.rules.actions import DONE, KEEP, REVEAL, ROLL, Action
from fatsi.rules.actions import DRAW as DRAW_ACTION
from fatsi.rules.arguments import FOR_EXORCISM
from fatsi.rules.arrival import DRAW_CARD
from fatsi.rules.colours import WHITE
from fatsi.rules.exorcism import falling_sets, targets_now, tokens_now
from fatsi.rules.geometry import ON_STEP
from fatsi.rules.powers import FAVOURITE
from fatsi.rules.rng import Rng
from fatsi.rules.state import State
from fatsi.rules.steps import CHANCE, Step
from fatsi.rules.yang import ACTED

_PROBABILITY: Final = tuple(float(dice.roll_probability(roll)) for roll in range(len(dice.ROLL_FACES)))
_CURSES: Final = (2 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6)
# How many cards are tried to see what a card that comes does.
_CARDS_TRIED: Final = 6
# The most positions that are looked at for one action: a bound on the time that few actions reach.
_MOST_POSITIONS: Final = 300
_REROLLED_CURSE: Final = 0.45  # what is left of a curse's harm if it may be rolled again
# Some cards bring others.
_CHAINS: Final = 1.15
_ACTIONS: Final = frozenset(("help", "exorcise", "save"))
_AFTER_ACTION: Final = frozenset(("buddha", "fill"))


def _odds(chance: float) -> float:
    """Return the logarithm of the odds of a chance."""
    chance = min(max(chance, 1e-9), 1 - 1e-9)
    return log(chance / (1 - chance))


def _shifted(chance: float, harm: float) -> float:
    """Return a chance whose odds have been lowered."""
    if not 0.0 < chance < 1.0:
        return chance
    return 1 / (1 + exp(harm - log(chance / (1 - chance))))


class TurnSearch:
    """Values of one decision. A node is a position that was judged."""

    __slots__ = ("_active", "_card", "_chance", "_curse", "_first_draw", "_is_yang", "_left", "nodes")

    def __init__(self, state: State, evaluation: Evaluation, rng: Rng) -> None:
        self._chance: Final = evaluation.chance
        self._active: Final = state.active
        self._is_yang: Final = bool(state.stack) and state.stack[0].id != AFTER_YIN
        self._first_draw: Final = rng.random()
        self._card: float | None = None
        self._curse: float | None = None
        self._left = _MOST_POSITIONS
        self.nodes = 0

    # --- questions --------------------------------------------------------------------------------------

    def as_it_is(self, state: State) -> float:
        """Return the chance of winning if nothing more is done in this turn, or nothing is to be done yet."""
        if state.result is not None:
            return 1.0 if state.result.won else 0.0
        self.nodes += 1
        return self._chance(state, is_turn_over=self._is_yang and state.active == self._active)

    def after(self, state: State, action: Action) -> float:
        """Return the worth of an action with the best that can follow it."""
        following = state.copy()
        following.apply(action)
        self._left = _MOST_POSITIONS
        return self.value(following)

    def value(self, state: State) -> float:
        """Return the worth of a position with the best that can follow in this turn."""
        self._left -= 1
        if self._left < 0:
            return self.as_it_is(state)
        if state.result is not None:
            return 1.0 if state.result.won else 0.0
        frame = state.stack[-1]
        kind = frame.id
        if state.actor == CHANCE:
            return self._of_chance(state, frame)
        if kind == YANG:
            return self._yang(state) if state.active == self._active and self._is_yang else self.as_it_is(state)
        if kind == GUIDE:
            return self.as_it_is(state)  # considered when it is asked
        legal = state.legal()
        narrow = _NARROW.get(kind)
        if narrow is not None and len(legal) > 1:
            legal = narrow(state, frame, legal)
        return self._best(state, legal)

    def _best(self, state: State, actions: Iterable[Action]) -> float:
        """Return the worth of the best of some actions; of none, nothing."""
        best = 0.0
        for action in actions:
            following = state.copy()
            following.apply(action)
            worth = self.value(following)
            if worth > best:
                best = worth
        return best

    def _yang(self, state: State) -> float:
        as_it_is = self.as_it_is(state)
        if state.stage > ACTED:
            return as_it_is
        legal = state.legal()
        # After an action there is another one with Heavenly Gust or Second Wind.
        steps = [action for action in legal if action.kind in _ACTIONS]
        if not steps:
            steps = [action for action in legal if action.kind in _AFTER_ACTION]
        return max(as_it_is, self._best(state, steps))

    # --- chance -----------------------------------------------------------------------------------------

    def _of_chance(self, state: State, frame: Step) -> float:
        kind = frame.id
        if kind == DICE:
            return self._dice(state, frame)
        if kind == CURSE_DIE:
            return _shifted(self.value(_skipped(state)), self._harm_of_curse(state))
        if kind in (DRAW, DRAW_INCARNATION):
            if state.deck == [1] and state.has_incarnation_in_play():
                return 0.0
            return _shifted(self.value(_skipped(state)), self._harm_of_card(state))
        assert state.moon is not None
        families = [family for family, n in enumerate(state.moon.unseen) for _ in range(n)]
        following = state.copy()
        following.apply(REVEAL[families[int(self._first_draw * len(families))]])
        return self.value(following)

    def _harm_of_card(self, state: State) -> float:
        """Return by how much a card that comes lowers the odds of winning; worked out once."""
        if 0 not in state.ghosts:
            return 0.0  # none can come
        if self._card is None:
            before = _odds(self.as_it_is(state))
            due = state.copy()
            due.stack.append(DRAW_CARD)
            due.settle()
            cards = due.next_cards()
            if not cards:
                return 0.0
            total = 0.0
            for n in range(_CARDS_TRIED):
                following = due.copy()
                action = DRAW_ACTION[cards[int((self._first_draw + n) / _CARDS_TRIED * len(cards))]]
                assert action is not None
                following.apply(action)
                if following.result is not None or following.stack[-1].id != PLACE:
                    total += before - _odds(self.as_it_is(following))
                    continue
                total += before - max(_odds(self.right_after(following, place)) for place in following.legal())
            self._card = _CHAINS * total / _CARDS_TRIED
        return self._card

    def _harm_of_curse(self, state: State) -> float:
        """Return by how much a roll of the Curse die lowers the odds of winning; worked out once."""
        if self._curse is None:
            before = self.as_it_is(state)
            total = 0.0
            for (action, _), probability in zip(state.outcomes(), _CURSES, strict=True):
                if action.value == dice.CURSE_GHOST:
                    worth = _shifted(before, self._harm_of_card(state))
                else:
                    following = state.copy()
                    following.apply(action)
                    if following.stack and following.stack[-1].id == CURSE_CHOICE:
                        following.apply(KEEP)
                    worth = self.as_it_is(following)
                total += probability * worth
            self._curse = _odds(before) - _odds(total)
            if state.has_power(FAVOURITE):
                self._curse *= _REROLLED_CURSE
        return self._curse

    def right_after(self, state: State, action: Action) -> float:
        """Return the worth of the position that an action leads to, with nothing more done in it."""
        following = state.copy()
        following.apply(action)
        return self.as_it_is(following)

    def _dice(self, state: State, frame: Step) -> float:
        number, set_aside, purpose, is_second = frame.values()
        may_reroll = (
            not is_second
            and state.has_power(FAVOURITE)
            and (state.moon is None or not (state.moon.is_barrier() or state.moon.is_sword_drawn))
        )
        if purpose != FOR_EXORCISM:
            return self._herbs(state, number)
        if not set_aside and state.moon is None:
            targets = targets_now(state)
            if len(targets) == 1:
                card = state.ghosts[targets[0].space]
                if state.facts.is_single_coloured[card]:
                    need = targets[0].least_need()
                    return self._against_one(state, state.facts.colour[card], number, need, may_reroll)
        colours = 0
        for target in targets_now(state):
            for colour, n in enumerate(target.need):
                if n:
                    colours |= 1 << colour
        rolls = dice.ROLLS_OF[number]
        worth: dict[int, float] = {}
        of_case: dict[object, float] = {}
        for alike in _alike(number, set_aside, colours):
            rolled, roll = alike[0]
            case = tuple(falling_sets(state, roll).items())
            if case not in of_case:
                of_case[case] = self._rolled(state, rolled)
            for _, roll in alike:
                worth[roll] = of_case[case]
        if may_reroll:
            return _with_reroll(rolls, set_aside, worth)
        return sum(_PROBABILITY[rolled] * worth[dice.joined(set_aside, rolled)] for rolled in rolls)

    def _against_one(self, state: State, colour: int, number: int, need: int, may_reroll: bool) -> float:
        """Return the worth of a roll against one ghost of one colour: only the number of good faces matters."""
        good = 1 / 6 if state.white_off else 2 / 6
        if may_reroll:
            good = 1 - (1 - good) ** 2
        total = 0.0
        beaten = 0.0
        failed: float | None = None
        tokens = tokens_now(state)[colour]
        for hits in range(number + 1):
            probability = dice.probability_of_hits(number, hits, good)
            if hits >= need:
                beaten += probability
            elif need - hits > tokens:
                if failed is None:
                    failed = self._rolled(state, _roll_with(colour, hits, number))
                total += probability * failed
            else:
                total += probability * self._rolled(state, _roll_with(colour, hits, number))
        if beaten:
            total += beaten * self._rolled(state, _roll_with(colour, min(need, number), number))
        return total

    def _rolled(self, state: State, rolled: int) -> float:
        """Return the worth of a roll that is left as it lies."""
        following = state.copy()
        action = ROLL[rolled]
        assert action is not None
        following.apply(action)
        if following.stack and following.stack[-1].id == DICE_CHOICE:
            following.apply(KEEP)
        return self.value(following)

    def _herbs(self, state: State, number: int) -> float:
        """Return the worth of the Herbalist's dice: each brings about what a token of its colour is worth alone."""
        without = _skipped(state)
        base = self.value(without)
        plain = self.as_it_is(without)
        gains = []
        for colour in range(5):
            if not state.supply[colour]:
                gains.append(0.0)
                continue
            # Not by a rule but by hand: the copy is only looked at.
            without.tao[state.active * 5 + colour] += 1
            gains.append(self.as_it_is(without) - plain)
            without.tao[state.active * 5 + colour] -= 1
        white = 0.0 if state.white_off else max(gains)
        return min(1.0, base + number * (sum(gains) + white) / 6)


def _skipped(state: State) -> State:
    """Return the position as if chance did nothing now. No rule allows that: it is only looked at."""
    without = state.copy()
    without.stack.pop()
    without._legal = None
    without.settle()
    return without


@cache
def _alike(number: int, set_aside: int, colours: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return the rolls of some dice, alone and with those set aside, grouped if only other colours differ."""
    groups: dict[tuple[int, ...], list[tuple[int, int]]] = {}
    for rolled in dice.ROLLS_OF[number]:
        roll = dice.joined(set_aside, rolled)
        counts = dice.ROLL_COUNTS[roll]
        groups.setdefault(tuple(n for face, n in enumerate(counts) if face == WHITE or colours >> face & 1), []).append(
            (rolled, roll)
        )
    return tuple(tuple(group) for group in groups.values())


@cache
def _roll_with(colour: int, hits: int, number: int) -> int:
    """Return a roll of a number of dice that shows a colour so many times, and no white."""
    other = (colour + 1) % 5
    return dice.ROLL_INDEX[tuple(sorted([colour] * hits + [other] * (number - hits)))]


def _worth_lifting(state: State, frame: Step, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the ghosts that the Pavilion would be asked to move: onto a Buddha any, else those that trouble most."""
    if state.buddhas:
        return legal
    ghosts = state.ghosts
    return (
        tuple(
            action
            for action in legal
            if state.figures[action.value] == ON_STEP
            or state.facts.has_condition[ghosts[action.value]]
            or all(ghosts[action.value // 3 * 3 + n] for n in range(3))
        )
        or legal[:2]
    )


def _payer(state: State, frame: Step, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return one token to spend: of the first colour, from whoever has most of it; a crystal last."""
    tao = [action for action in legal if action.kind == "spend"]
    if not tao:
        return legal[:1]
    colour = tao[0].other
    return (max((a for a in tao if a.other == colour), key=lambda a: state.tao[a.value * 5 + colour]),)


def _one_order(state: State, frame: Step, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    return legal[:1]


def _later_ghosts(state: State, frame: Step, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return which ghosts may still be named if they are named in the order of their spaces."""
    chosen = frame.values()[1]
    if not chosen:
        return legal
    return tuple(action for action in legal if action is DONE or 1 << action.value > chosen) or legal[:1]


def _most_of(state: State, frame: Step, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the token to discard: one of which there are most."""
    first = frame.values()[0] * 5
    return (max(legal, key=lambda action: state.tao[first + action.value]),)


def _richest(state: State, frame: Step, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    return (max(legal, key=lambda action: state.qi[action.value]),)


def _most_needed(state: State, frame: Step, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the two tokens that the ghosts in play ask for most, beyond those that the Taoist has."""
    lacking = [-state.tao[state.active * 5 + colour] for colour in range(5)]
    for card in state.ghosts:
        for colour, n in enumerate(state.facts.resistance[card]):
            lacking[colour] += n
    return tuple(sorted(legal, key=lambda action: -lacking[action.value] if action.kind == "take" else 9)[:2])


# Choices of which a search looks at some only: the others are the same, or need no search.
_NARROW: Final[dict[str, Callable[[State, Step, tuple[Action, ...]], tuple[Action, ...]]]] = {
    LIFT: _worth_lifting,
    SPEND: _payer,
    TAKE: _most_needed,
    DEFEAT: _later_ghosts,
    DISCARD: _most_of,
    PAY: _richest,
    CURSE_ORDER: _one_order,
    REWARD_ORDER: _one_order,
}

_parts_of: Final = cache(dice.parts_of)


def _with_reroll(rolls: tuple[int, ...], set_aside: int, worth: dict[int, float]) -> float:
    """Return the expected worth of a roll of which any dice but those set aside may be rolled once more."""
    of_rest: dict[int, float] = {}
    total = 0.0
    for rolled in rolls:
        roll = dice.joined(set_aside, rolled)
        best = worth[roll]
        for part in _parts_of(rolled):
            rest = dice.without(roll, part)
            if rest not in of_rest:
                of_rest[rest] = sum(
                    _PROBABILITY[again] * worth[dice.joined(rest, again)]
                    for again in dice.ROLLS_OF[len(dice.ROLL_FACES[part])]
                )
            best = max(best, of_rest[rest])
        total += _PROBABILITY[rolled] * best
    return total

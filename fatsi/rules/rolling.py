"""Rolling Tao dice: an exorcism begins, the Herbalist gathers; the roll, and the one reroll of The Gods' Favourite."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from fatsi.rules import dice
from fatsi.rules.actions import KEEP, REROLL, Action
from fatsi.rules.actions import ROLL as ROLL_ACTION
from fatsi.rules.arguments import FLAG, FOR_EXORCISM, FOR_HERBS, NUMBER, PURPOSE, ROLL
from fatsi.rules.attempt import check_exorcist, settle_roll
from fatsi.rules.colours import WHITE
from fatsi.rules.events import DiceRerolled, DiceRolled, ExorcismBegan
from fatsi.rules.exorcism import exorcism_dice, targets_now
from fatsi.rules.powers import FAVOURITE
from fatsi.rules.refusals import Refusal, no
from fatsi.rules.steps import AFTER_TURN, YANG, Chance, Decision, Step
from fatsi.rules.tao import offer_tao, take_tao

if TYPE_CHECKING:
    from fatsi.rules.setup import Generator
    from fatsi.rules.state import State

HERBALIST_DICE: Final = 2
_REROLLS: Final = tuple(
    (KEEP, *(action for part in dice.parts_of(roll) if (action := REROLL[part]) is not None))
    if 0 < len(faces) <= dice.MOST_REROLLED
    else ()
    for roll, faces in enumerate(dice.ROLL_FACES)
)
_OUTCOMES: Final = tuple(
    tuple((action, dice.roll_probability(roll)) for roll in rolls if (action := ROLL_ACTION[roll]) is not None)
    for rolls in dice.ROLLS_OF
)
_THROWS: Final = tuple(tuple(ROLL_ACTION[roll] for roll in throws) for throws in dice.THROWS)


# --- what dice are rolled for ---------------------------------------------------------------------------


def begin_exorcism(state: State, tile: int) -> None:
    """Attempt an exorcism: roll against those who take part, unless no die could matter."""
    if state.log is not None:
        state.log.append(ExorcismBegan(state.active, tile))
    number = exorcism_dice(state)
    if not number or not any(not target.is_immune and target.least_need() for target in targets_now(state)):
        settle_roll(state, dice.NO_DICE)
    elif not state.expansion.ask_before_roll(state, number):
        roll_dice(state, number, FOR_EXORCISM)


def herbalist_dice(state: State) -> int:
    """Return how many dice the Herbalist rolls: stolen ones are missing here too."""
    return min(HERBALIST_DICE, state.dice())


def _gather_herbs(state: State, roll: int) -> None:
    """At the Herbalist's: a token for each coloured face if there is one, then one of choice for each white face."""
    for face in dice.ROLL_FACES[roll]:
        if face != WHITE and state.supply[face]:
            take_tao(state, state.active, face)
    whites = 0 if state.white_off else dice.ROLL_COUNTS[roll][WHITE]
    if whites and not state.expansion.offer_white_herbs(state, whites):
        offer_tao(state, whites)


def use_roll(state: State, roll: int, purpose: int) -> None:
    """Do what the dice were rolled for."""
    if purpose == FOR_EXORCISM:
        settle_roll(state, roll)
    else:
        assert purpose == FOR_HERBS
        _gather_herbs(state, roll)


def _check_number(step: Step, state: State, number: int, purpose: int) -> None:
    there = exorcism_dice(state) if purpose == FOR_EXORCISM else herbalist_dice(state)
    if number != there:
        raise step.wrong("frame-wrong-number-of-dice", number=there)


# --- the roll -------------------------------------------------------------------------------------------


def roll_dice(state: State, number: int, purpose: int) -> None:
    """Have a number of Tao dice rolled."""
    state.stack.append(RollDice(number, dice.NO_DICE, purpose, 0))


class RollDice(Chance):
    """Tao dice are rolled, besides some that lie already, perhaps for the second time."""

    __slots__ = ("is_second", "kept", "number", "purpose")
    id = "dice"
    arguments = (("number", NUMBER), ("kept", ROLL), ("purpose", PURPOSE), ("is_second", FLAG))
    asks = ("roll",)
    phases = YANG | AFTER_TURN
    is_exorcism = True

    def __init__(self, number: int, kept: int, purpose: int, is_second: int) -> None:
        self.number: Final = number
        self.kept: Final = kept
        self.purpose: Final = purpose
        self.is_second: Final = is_second

    def outcomes(self, state: State) -> tuple[tuple[Action, Fraction], ...]:
        return _OUTCOMES[self.number]

    def sample(self, state: State, rng: Generator) -> Action:
        throws = _THROWS[self.number]
        action = throws[rng.randrange(len(throws))]
        assert action is not None
        return action

    def allows(self, state: State, action: Action) -> bool:
        return action.kind == "roll" and len(dice.ROLL_FACES[action.value]) == self.number

    def resolve(self, state: State, action: Action) -> None:
        if state.log is not None:
            state.log.append(DiceRolled(action.value))
        roll = action.value
        if self.kept:
            roll = dice.joined(self.kept, roll)
        if not self.is_second and state.has_power(FAVOURITE) and state.expansion.may_reroll(state):
            state.stack.append(RerollDice(roll, self.purpose))
        else:
            use_roll(state, roll, self.purpose)

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("wrong-number-of-dice", number=self.number)

    def check(self, state: State) -> None:
        check_exorcist(self, state)
        in_all = self.number + len(dice.ROLL_FACES[self.kept])
        if not 1 <= self.number <= dice.MOST_DICE or in_all > dice.MOST_DICE:
            raise self.wrong("frame-number-of-dice", most=dice.MOST_DICE)
        if self.kept and not self.is_second and not state.expansion.has_set_die(state):
            raise self.wrong("frame-kept-in-first-roll")
        _check_number(self, state, in_all, self.purpose)


class RerollDice(Decision):
    """Which dice does The Gods' Favourite roll again?"""

    __slots__ = ("purpose", "roll")
    id = "dice-choice"
    arguments = (("roll", ROLL), ("purpose", PURPOSE))
    asks = ("keep", "reroll")
    phases = YANG | AFTER_TURN
    is_exorcism = True

    def __init__(self, roll: int, purpose: int) -> None:
        self.roll: Final = roll
        self.purpose: Final = purpose

    def choices(self, state: State) -> tuple[Action, ...]:
        rerolls = _REROLLS[self.roll]
        if state.expansion.has_set_die(state):
            whites = dice.ROLL_COUNTS[self.roll][WHITE]
            return tuple([a for a in rerolls if a is KEEP or dice.ROLL_COUNTS[a.value][WHITE] < whites])
        return rerolls

    def resolve(self, state: State, action: Action) -> None:
        if action is KEEP:
            use_roll(state, self.roll, self.purpose)
            return
        if state.log is not None:
            state.log.append(DiceRerolled(action.value))
        number = len(dice.ROLL_FACES[action.value])
        state.stack.append(RollDice(number, dice.without(self.roll, action.value), self.purpose, 1))

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("die-is-set" if state.expansion.has_set_die(state) else "dice-not-rolled")

    def check(self, state: State) -> None:
        check_exorcist(self, state)
        in_all = len(dice.ROLL_FACES[self.roll])
        if not 1 <= in_all <= dice.MOST_REROLLED:
            raise self.wrong("frame-number-of-dice", most=dice.MOST_REROLLED)
        _check_number(self, state, in_all, self.purpose)

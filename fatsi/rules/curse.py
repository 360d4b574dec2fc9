"""The Curse die: rolled for tormentors, curses, and at the Cemetery."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from fatsi.rules import dice
from fatsi.rules.actions import CURSE, KEEP, REROLL_CURSE, Action
from fatsi.rules.arguments import CURSE_FACE, FLAG, LINE
from fatsi.rules.arrival import ARRIVE
from fatsi.rules.events import AllTaoLost, CurseAvoided, CurseRerolled, CurseRolled
from fatsi.rules.geometry import CEMETERY_LINE
from fatsi.rules.haunting import haunt, haunt_tile
from fatsi.rules.powers import FAVOURITE, MOUNTAIN
from fatsi.rules.qi import lose_qi
from fatsi.rules.refusals import Refusal
from fatsi.rules.steps import YIN, Chance, Decision, Step, refuse_other_question

if TYPE_CHECKING:
    from fatsi.rules.setup import Generator
    from fatsi.rules.state import State

_THROWS: Final = tuple(CURSE[face] for face in dice.CURSE_THROWS)
_OUTCOMES: Final = tuple(
    (action, Fraction(dice.CURSE_THROWS.count(action.value), len(dice.CURSE_THROWS))) for action in CURSE
)


def roll_curse(state: State, line: int) -> None:
    """Have the Curse die rolled for the ghost of a space (or for the Cemetery), against the active board."""
    if state.has_power(MOUNTAIN):
        if state.log is not None:
            state.log.append(CurseAvoided(state.active))
    else:
        state.stack.append(CurseDie(line, 0))


class CurseDie(Chance):
    """The Curse die is rolled for a line, perhaps for the second time."""

    __slots__ = ("is_second", "line")
    id = "curse-die"
    arguments = (("line", LINE), ("is_second", FLAG))
    asks = ("curse",)

    def __init__(self, line: int, is_second: int) -> None:
        self.line: Final = line
        self.is_second: Final = is_second

    def outcomes(self, state: State) -> tuple[tuple[Action, Fraction], ...]:
        return _OUTCOMES

    def sample(self, state: State, rng: Generator) -> Action:
        return _THROWS[rng.randrange(6)]

    def allows(self, state: State, action: Action) -> bool:
        return action.kind == "curse"

    def resolve(self, state: State, action: Action) -> None:
        if state.log is not None:
            state.log.append(CurseRolled(action.value))
        state.expansion.curse_die_rolled(state)
        if not self.is_second and state.has_power(FAVOURITE):
            state.stack.append(CurseChoice(self.line, action.value))
        else:
            _strike(state, self.line, action.value)

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_other_question(self)

    def check(self, state: State) -> None:
        _check_line(self, self.line, state)


class CurseChoice(Decision):
    """Does The Gods' Favourite keep the Curse die as it lies?"""

    __slots__ = ("face", "line")
    id = "curse-choice"
    arguments = (("line", LINE), ("face", CURSE_FACE))
    asks = ("keep", "reroll-curse")

    def __init__(self, line: int, face: int) -> None:
        self.line: Final = line
        self.face: Final = face

    def choices(self, state: State) -> tuple[Action, ...]:
        return (KEEP, REROLL_CURSE)

    def resolve(self, state: State, action: Action) -> None:
        if action is KEEP:
            _strike(state, self.line, self.face)
        else:
            if state.log is not None:
                state.log.append(CurseRerolled(state.active))
            state.stack.append(CurseDie(self.line, 1))

    def check(self, state: State) -> None:
        _check_line(self, self.line, state)


def _check_line(step: Step, line: int, state: State) -> None:
    if line == CEMETERY_LINE:
        if state.stack[0].closes == YIN:
            raise step.wrong("frame-cemetery-in-yin")
        check_cemetery(step, state)


def check_cemetery(step: Step, state: State) -> None:
    """Raise `InvalidSetup` if a step of the Cemetery is pending and it cannot have been asked."""
    if state.table.cemetery < 0:
        raise step.wrong("frame-no-cemetery")
    if state.haunted >> state.table.cemetery & 1:
        raise step.wrong("frame-cemetery-haunted")


def _strike(state: State, line: int, face: int) -> None:
    if face == dice.CURSE_HAUNT:
        if line == CEMETERY_LINE:
            haunt_tile(state, state.table.cemetery)
        else:
            haunt(state, line)
    elif face == dice.CURSE_GHOST:
        state.stack.append(ARRIVE)
    elif face == dice.CURSE_LOSE_TAO:
        _lose_all_tao(state)
    elif face == dice.CURSE_LOSE_QI:
        lose_qi(state)


def _lose_all_tao(state: State) -> None:
    """Let the active Taoist discard all tokens; neutral and possessed boards have none."""
    first = state.active * 5
    amount = sum(state.tao[first : first + 5])
    for colour in range(5):
        state.supply[colour] += state.tao[first + colour]
        state.tao[first + colour] = 0
    if amount and state.log is not None:
        state.log.append(AllTaoLost(state.active, amount))

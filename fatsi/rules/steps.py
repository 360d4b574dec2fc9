"""Steps: what is still to be done, kept by the state as a stack of objects.

A step is an `Effect`, carried out as soon as it lies on top; a `Decision`, which waits for a player; or a `Chance`,
which waits for dice or a card. Each concrete step is a class next to its rule: it knows its id, the names and types of
its arguments, who answers, what may be answered, what the answer does, why another answer is refused, and what would
make it impossible in a position. Everything else reads these from it.

Steps never change once they are made, so that states share them and copy only the stack. A step without arguments needs
one instance only.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Final

from fatsi.rules.actions import Action
from fatsi.rules.arguments import FALLEN, ArgumentType, FallenType
from fatsi.rules.errors import InvalidSetup
from fatsi.rules.refusals import Refusal, no

if TYPE_CHECKING:
    from fatsi.rules.setup import Generator
    from fatsi.rules.state import State

CHANCE: Final = -1  # who answers for dice and cards

# In which parts of a game a step may be pending, as bits. Which part it is, the last step of the stack says.
BEFORE_FIRST_TURN: Final = 1
YIN: Final = 2
YANG: Final = 4
AFTER_TURN: Final = 8  # Su-Ling and the Moon Barrier, between two turns
ANY_TURN: Final = YIN | YANG | AFTER_TURN

Arguments = tuple[tuple[str, ArgumentType], ...]


class Step:
    """One thing to do. Two steps of the same class with the same arguments are equal."""

    __slots__ = ()

    id: ClassVar[str] = ""
    # The name of each argument, which is also the attribute that holds it, with its type.
    arguments: ClassVar[Arguments] = ()
    # When it may be pending; `closes` is not 0 for a step that lies at the bottom of the stack, and says of which part.
    phases: ClassVar[int] = ANY_TURN
    closes: ClassVar[int] = 0
    is_moon: ClassVar[bool] = False  # whether only White Moon has it
    is_exorcism: ClassVar[bool] = False  # whether an exorcism is under way
    # Why it cannot be pending while the active Taoist is dead or absent: the code of the reason, if so.
    needs_living_active: ClassVar[str] = ""

    def values(self) -> tuple[Any, ...]:
        """Return the arguments in their order."""
        return tuple([getattr(self, name) for name, _ in self.arguments])

    def proceed(self, state: State) -> bool:
        """Carry out the step, which lies on top, and return True; or say whose answer it waits for, and return False.

        One method of all steps, rather than a question for their class: that is what a compiled core is fast at.
        """
        raise NotImplementedError

    def if_active_dies(self) -> Step:
        """Return what lies in this step's place if the active Taoist dies while it is pending."""
        return self

    def choices(self, state: State) -> tuple[Action, ...]:
        """Return the actions that may answer it; an effect has none."""
        return ()

    def allows(self, state: State, action: Action) -> bool:
        """Whether an action may answer it."""
        return False

    def resolve(self, state: State, action: Action) -> None:
        """Carry out the answer; the step itself has been taken off the stack."""
        raise NotImplementedError

    def check(self, state: State) -> None:
        """Raise `InvalidSetup` if the step or its arguments are impossible in this position, which somebody wrote."""

    def wrong(self, reason: str, **arguments: str | int) -> InvalidSetup:
        """Return the error that this step is impossible in a position, and why."""
        return InvalidSetup("pending", reason, frame=self.id, **arguments)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Step):
            return NotImplemented
        return type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.id, self.values()))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.values())

    def __repr__(self) -> str:
        """Return the step as positions write it.

        >>> from fatsi.rules.arrival import Place
        >>> Place(11)
        <place lich>
        """
        return f"<{self}>"

    def __str__(self) -> str:
        words = [self.id]
        for name, kind in self.arguments:
            value = getattr(self, name)
            words.append(kind.write_pairs(value) if isinstance(kind, FallenType) else kind.write(value))
        return " ".join(words)


class Effect(Step):
    """A step that is carried out as soon as it lies on top."""

    __slots__ = ()

    def proceed(self, state: State) -> bool:
        state.stack.pop()
        self.carry_out(state)
        return True

    def carry_out(self, state: State) -> None:
        """Do it; the step itself has been taken off the stack."""
        raise NotImplementedError


class Question(Step):
    """A step that waits for an answer."""

    __slots__ = ()

    # The kinds of action that answer it, by id.
    asks: ClassVar[tuple[str, ...]] = ()
    # Whether other questions may have to be answered first.
    may_wait: ClassVar[bool] = False

    def proceed(self, state: State) -> bool:
        state.actor = self.actor(state)
        return False

    def actor(self, state: State) -> int:
        """Return who answers: a seat, or `CHANCE`."""
        raise NotImplementedError

    def asks_for(self, action: Action) -> bool:
        """Whether an action is of a kind that answers it, be it legal now or not."""
        return action.kind in self.asks

    def refuse(self, state: State, action: Action) -> Refusal:
        """Return why an action of a kind that it asks for may not answer it now."""
        raise NotImplementedError


class Decision(Question):
    """A question to the players: to the active one, or if that one is dead or absent to the next living clockwise."""

    __slots__ = ()

    # Whether somebody who has died may still have to answer.
    dead_may_answer: ClassVar[bool] = False

    def actor(self, state: State) -> int:
        return state.decider()

    def allows(self, state: State, action: Action) -> bool:
        for one in state._legal or state.legal():  # compared by identity, unlike with `in`
            if one is action:
                return True
        return False


class SeatDecision(Decision):
    """A question to the player of a seat, which is an argument of the step."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actor(self, state: State) -> int:
        return self.seat


class Chance(Question):
    """A question to chance."""

    __slots__ = ()

    def actor(self, state: State) -> int:
        return CHANCE

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([action for action, _ in self.outcomes(state)])

    def outcomes(self, state: State) -> tuple[tuple[Action, Fraction], ...]:
        """Return what chance may do, each action with its exact probability."""
        raise NotImplementedError

    def sample(self, state: State, rng: Generator) -> Action:
        """Return one of chance's actions, drawn with its probability: one question to the generator."""
        raise NotImplementedError


Pairs = tuple[tuple[int, int], ...]  # the space where a ghost lay, and its card
FALLEN_ARGUMENT: Final[Arguments] = (("fallen", FALLEN),)


def without_space(fallen: Pairs, space: int) -> Pairs:
    """Return the pairs but the one of a space."""
    return tuple([pair for pair in fallen if pair[0] != space])


def card_of_space(fallen: Pairs, space: int) -> int:
    """Return the card that lay on a space."""
    for where, card in fallen:
        if where == space:
            return card
    raise KeyError(space)


def refuse_other_question(step: Step) -> Refusal:
    """Return the refusal of an action that this step does not ask for."""
    return no("another-question", decision=step.id)

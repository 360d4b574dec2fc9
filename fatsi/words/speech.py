"""`Words`: what a language says about what happens, what is to be decided, and what may be done.

Everything here takes a state or what the rules reported, and returns text; it decides nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fatsi.rules.actions import Action
from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.errors import FatsiError, IllegalAction, InvalidSetup, InvalidText
from fatsi.rules.events import Event
from fatsi.rules.scoring import Result
from fatsi.rules.state import State
from fatsi.rules.table import Table
from fatsi.rules.village import VILLAGE_TILES
from fatsi.words.catalogue import FALLBACK, Argument, Catalogue, catalogue
from fatsi.words.message_arguments import (
    action_arguments,
    board_id,
    decision_arguments,
    event_arguments,
    refusal_arguments,
)

# Kinds of actions that no event reports, because nothing happens: a story needs a sentence for them all the same.
EVENTLESS: Final = ("keep", "done", "stay", "alone", "strike", "strike-black", "barrier-save", "barrier-roll")


class Words:
    """One language.

    >>> import random
    >>> from fatsi.rules import Setup
    >>> state = State.new(Setup(boards=("red", "green", "blue", "yellow"), first="E").dealt(random.Random(4)))
    >>> words = Words("en")
    >>> happened = []
    >>> state.apply(Action.parse("draw lich"), happened)
    >>> [words.event(event, state) for event in happened]
    ['A ghost arrives: Lich, resistance yellow 4.']
    >>> words.decision(state)
    'Green: place Lich on a free space of the yellow board.'
    >>> words.action(state.legal()[0], state)
    'Place it at W1, facing the Herbalist (NW)'
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self._catalogue: Final[Catalogue] = catalogue(language)

    @property
    def language(self) -> str:
        return self._catalogue.language

    # --- any message ----------------------------------------------------------------------------------

    def text(self, message: str, /, **arguments: Argument) -> str:
        """Return the message of that id, or with `id.attribute` one of its attributes, with its arguments filled in.

        `MissingMessage` if the language does not have it, `BrokenMessage` if an argument is missing.
        """
        return self._catalogue.text(message, **arguments)

    def has(self, message: str) -> bool:
        """Whether the language has a message of that id, or with `id.attribute` that attribute."""
        return self._catalogue.has(message)

    def ids(self, prefix: str = "") -> tuple[str, ...]:
        """Return the ids of all messages that begin so."""
        return self._catalogue.ids(prefix)

    def name(self, prefix: str, thing: str, case: str = "") -> str:
        """Return the name of a thing of some kind, in another form if it has that; ids joined by `+` make a list.

        >>> Words().name("power", "second-wind")
        'Second Wind'
        """
        return self._catalogue.name(prefix, thing, case)

    def joined(self, parts: list[str]) -> str:
        """Return several texts as a list of this language."""
        return self._catalogue.joined(parts)

    def listed(self, parts: list[str]) -> str:
        """Return several texts one after the other, as facts and not as a sentence.

        >>> Words().listed(["3 Qi", "Yin-Yang"])
        '3 Qi, Yin-Yang'
        """
        return self._catalogue.listed(parts)

    def clauses(self, parts: list[str]) -> str:
        """Return several texts that may hold lists themselves one after the other."""
        return self._catalogue.clauses(parts)

    # --- names ----------------------------------------------------------------------------------------

    def card(self, number: int) -> str:
        """Return the name of a card.

        >>> Words().card(7)
        'Zombie'
        """
        return self.name("card", BY_NUMBER[number].id)

    def tile(self, state: State, place: int) -> str:
        """Return the name of the tile that lies at a place of the village."""
        return self.name("tile", VILLAGE_TILES[state.table.tiles[place]])

    def seat(self, state: State, seat: int, case: str = "") -> str:
        """Return what the Taoist of a seat is called."""
        return self.name("seat", board_id(state.table, seat), case)

    # --- the game -------------------------------------------------------------------------------------

    def event(self, event: Event, state: State) -> str:
        """Return what happened. Of the state only the table is asked, so that any state of the game will do."""
        return self._catalogue.text(f"event-{event.id()}", **event_arguments(event, state.table))

    def decision(self, state: State) -> str:
        """Return who has to decide what now; when the game is over, how it ended."""
        if state.result is not None:
            return self.result(state.result)
        return self._catalogue.text(f"decision-{state.stack[-1].id}", **decision_arguments(state))

    def action(self, action: Action, state: State) -> str:
        """Return an action as a choice, in the position in which it may be taken."""
        return self._catalogue.text(f"action-{action.kind}", **action_arguments(action, state))

    def story(self, action: Action, state: State) -> str:
        """Return a choice of a kind in `EVENTLESS` as a sentence, in the position in which it was taken."""
        arguments = decision_arguments(state) | action_arguments(action, state)
        return self._catalogue.text(f"story-{action.kind}", **arguments)

    def reason(self, error: IllegalAction, state: State) -> str:
        """Return why an action was refused in that position, and what to do instead."""
        return self._catalogue.text(f"reason-{error.reason}", **refusal_arguments(error.arguments, state.table))

    def error(self, error: FatsiError) -> str:
        """Return what is wrong: with a text, a setup or anything else that was given, or why an action was refused.

        File and line are left out.

        >>> Words().error(InvalidSetup("seats", "not-opposite"))
        'seats: two players must sit opposite each other: N and S, or E and W.'
        """
        if isinstance(error, IllegalAction):
            table = None if error.setup is None else Table(error.setup)
            arguments = refusal_arguments(error.arguments, table) if table else error.arguments
            return self._catalogue.text(f"reason-{error.reason}", **arguments)
        message = self._catalogue.text(f"error-{error.reason}", **error.arguments)
        part = error.part if isinstance(error, InvalidSetup) else error.field if isinstance(error, InvalidText) else ""
        return self._catalogue.text("error-of-part", part=part, message=message) if part else message

    def points(self, points: int) -> str:
        """Return a number of points with a proper minus sign.

        >>> Words().points(-4) == "\N{MINUS SIGN}4"
        True
        """
        return self._catalogue.text("result-points", sign="minus" if points < 0 else "plus", points=abs(points))

    def result(self, result: Result) -> str:
        """Return how a game ended.

        >>> Words().result(Result(False, "village-haunted", ()))
        'Defeat: too many tiles are haunted.'
        """
        return self._catalogue.text(f"result-{result.reason}")


@lru_cache(maxsize=8)
def words(language: str = FALLBACK) -> Words:
    """Return the words of a language, made once."""
    return Words(language)

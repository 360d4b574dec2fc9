"""What happened, turn by turn: for the table, for its log, and for recorded games."""

from __future__ import annotations

from collections.abc import Iterable

from fatsi.rules import Event, Result, State
from fatsi.rules.events import TurnBegan
from fatsi.terminal.screen import Screen
from fatsi.words import Words


class Story:
    """Writes events as they come, and counts the turns."""

    def __init__(self, words: Words, screen: Screen, turn: int = 1) -> None:
        self._words = words
        self._screen = screen
        self.turn = turn

    def write(self, events: Iterable[Event], state: State) -> None:
        """Write what happened, each turn under a line of its own."""
        for event in events:
            sentence = self._words.event(event, state)
            if isinstance(event, TurnBegan):
                self.turn += 1
                self.head(sentence)
            else:
                self._screen.say(sentence, indent=2, hang=2)

    def head(self, sentence: str) -> None:
        """Begin a turn."""
        self._screen.line()
        self._screen.say(f"{self._words.text('turn-number', number=self.turn)} {sentence}", "bold")


def write_result(result: Result, words: Words, screen: Screen) -> None:
    """Write how the game ended, and the score with what it is made of."""
    screen.line()
    screen.say(words.result(result), "bold")
    parts = [
        words.text("total-score-part", name=words.name("score", item), points=words.points(points))
        for item, points in result.breakdown
        if points
    ]
    items = words.listed(parts) if parts else words.text("nothing")
    screen.say(words.text("total-score", score=words.points(result.score), items=items))

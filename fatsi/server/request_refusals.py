"""Why the server does not do what was asked: a code, translated for the reader at the edge."""

from __future__ import annotations

from fatsi.rules import IllegalAction, State
from fatsi.server.table_parts.rule_links import topic_of
from fatsi.words import Words


class Refused(Exception):
    """Something that is not done. Nothing has changed."""

    def __init__(self, code: str, *, illegal: IllegalAction | None = None, state: State | None = None) -> None:
        super().__init__(code)
        self.code = code
        self._illegal = illegal
        self._state = state

    def text(self, words: Words) -> str:
        """Return the reason, and what to do instead."""
        if self._illegal is not None and self._state is not None:
            return words.reason(self._illegal, self._state)
        return words.text(f"refusal-{self.code}")

    @property
    def rule(self) -> str:
        """The topic of the rules that explains it, empty if it is not by the rules."""
        if self._illegal is None or self._state is None:
            return ""
        return topic_of(self._illegal.reason, self._illegal.arguments, self._state)


def illegal(error: IllegalAction, state: State) -> Refused:
    """Return the refusal of an action by the rules, in the position that refused it."""
    return Refused(error.reason, illegal=error, state=state.copy())

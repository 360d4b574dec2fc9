"""The hint: the best choices of a decision as rows that can be pressed, each with its chance and its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fatsi.bots.hints import Hint
from fatsi.rules.state import State
from fatsi.server.pages.templating import fragment
from fatsi.server.table_parts.targets import targets
from fatsi.words import Words
from fatsi.words.hint_text import about

# More would push the choices themselves out of sight.
_SHOWN: Final = 3


@dataclass(frozen=True, slots=True)
class HintRow:
    """One of the best choices."""

    action: str
    label: str
    chance: str
    width: int
    """The chance as a number of percent, for the bar."""
    targets: str
    lines: tuple[str, ...]
    """What is planned after it, and the reason, as far as there are."""


def hint(state: State, hints: Sequence[Hint], words: Words, *, can_act: bool) -> str:
    """Return the part that shows the best choices, for somebody who may take one or only look."""
    rows = [_hint_row(state, one, words) for one in hints[:_SHOWN]]
    return fragment("hint", words, rows=rows, can_act=can_act, is_only=len(hints) == 1)


def hint_spoken(state: State, hints: Sequence[Hint], words: Words) -> str:
    """Return the best choice in a sentence, to be read aloud."""
    row = _hint_row(state, hints[0], words)
    return words.text("hint-spoken", choice=row.label, chance=hints[0].chance, lines=" ".join(row.lines))


def _hint_row(state: State, one: Hint, words: Words) -> HintRow:
    return HintRow(
        action=one.action.text,
        label=words.action(one.action, state),
        chance=words.text("hint-chance", chance=one.chance),
        width=round(100 * one.chance),
        targets=" ".join(targets(one.action, state)),
        lines=tuple(about(one, state, words)),
    )

"""The hint: the best choices as rows that can be pressed, the reason first, and how other choices compare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fatsi.bots.hints import Hint
from fatsi.rules.state import State
from fatsi.server.pages.templating import fragment
from fatsi.server.table_parts.targets import targets
from fatsi.words import Words
from fatsi.words.hint_text import plan, reason

# More would be a list to study, not a hint.
_SHOWN: Final = 3
# By how much a choice is less likely to win than the best one, up to which it is called so.
_WORSE: Final = ((0.01, "same"), (0.03, "little"), (0.08, "clear"))
_MUCH_WORSE: Final = "much"


@dataclass(frozen=True, slots=True)
class HintRow:
    """One of the best choices."""

    action: str
    label: str
    reason: str
    """Why it is good, empty where that cannot be said."""
    plan: str
    """What is meant to follow, empty for nothing."""
    chance: str
    width: int
    """The chance as a number of percent, for the bar."""
    targets: str


def hint(state: State, hints: Sequence[Hint], words: Words, *, can_act: bool) -> str:
    """Return the part that shows the best choices, for somebody who may take one or only look."""
    rows = [_hint_row(state, one, words) for one in hints[:_SHOWN]]
    return fragment(
        "hint", words, rows=rows, can_act=can_act, is_only=len(hints) == 1, compared=compared(state, hints, words)
    )


def hint_spoken(state: State, hints: Sequence[Hint], words: Words) -> str:
    """Return the best choice in a sentence, to be read aloud: the reason first."""
    row = _hint_row(state, hints[0], words)
    return words.text("hint-best-spoken", hint=" ".join(filter(None, (row.reason, row.label))))


def compared(state: State, hints: Sequence[Hint], words: Words) -> list[tuple[str, str]]:
    """Return for every choice but the best how it compares with that, in words."""
    best = hints[0].chance
    return [
        (
            one.action.text,
            words.text(f"hint-compare-{_how_much_worse(best - one.chance)}", choice=words.action(one.action, state)),
        )
        for one in hints[1:]
    ]


def _how_much_worse(difference: float) -> str:
    return next((name for limit, name in _WORSE if difference < limit), _MUCH_WORSE)


def _hint_row(state: State, one: Hint, words: Words) -> HintRow:
    return HintRow(
        action=one.action.text,
        label=words.action(one.action, state),
        reason=reason(one.reason, state, words) if one.reason is not None else "",
        plan=plan(state, one, words) if one.plan else "",
        chance=words.text("hint-chance", chance=one.chance),
        width=round(100 * one.chance),
        targets=" ".join(targets(one.action, state)),
    )

"""Inputs about the decision at hand: which it is, and the card, roll, spaces or seat it is about."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fatsi.engine.encoding.card_rows import CARD_NAMES, CARD_SIZE, describe_cards
from fatsi.engine.encoding.input_names import COLOURS_SEEN
from fatsi.engine.symmetry import View
from fatsi.rules import dice
from fatsi.rules.arrival import Place
from fatsi.rules.attempt import Defeat, Spend
from fatsi.rules.colours import BLACK
from fatsi.rules.curse import CurseChoice
from fatsi.rules.geometry import CEMETERY_LINE
from fatsi.rules.guiding import GuideTo
from fatsi.rules.registry import declared
from fatsi.rules.rewards import FallenOrder
from fatsi.rules.rolling import RerollDice
from fatsi.rules.state import State
from fatsi.rules.steps import Decision
from fatsi.rules.tao import DiscardTao, TakeTao
from fatsi.rules.tiles import SetDown

_COUNTS: Final = [list(counts) for counts in dice.ROLL_COUNTS]
DECISIONS: Final = tuple(declared(Decision))
_NUMBER_OF: Final = {decision: number for number, decision in enumerate(DECISIONS)}
_DECISION_COUNT: Final = len(DECISIONS)

NAMES: Final = (
    *[f"asks-{decision}" for decision in DECISIONS],
    *[f"hand-{colour}" for colour in COLOURS_SEEN],
    *[f"hand-{name}" for name in CARD_NAMES],
    *[f"roll-{colour}" for colour in (*COLOURS_SEEN, "white")],
    *[f"chosen-space{n}" for n in range(12)],
    *[f"of-seat{n}" for n in range(4)],
    *[f"curse-face{n}" for n in range(5)],
    "number",
)


def write_decision(state: State, me: i64, view: View, out: vec[u8], start: i64) -> None:
    """Write which decision it is and what it is about."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Decision):
        return
    number: i64 = _NUMBER_OF[step.id]
    out[start + number] = 1
    at = start + _DECISION_COUNT
    roll_at = at + 5 + CARD_SIZE
    spaces_at = roll_at + 6
    seat_at = spaces_at + 12
    if isinstance(step, Place):
        _write_hand(state, view, step.card, out, at)
    elif isinstance(step, SetDown):
        _write_hand(state, view, state.ghosts[step.origin], out, at)
    elif isinstance(step, RerollDice):
        _write_roll(step.roll, view, out, roll_at)
    elif isinstance(step, (Defeat, Spend)):
        _write_roll(step.roll, view, out, roll_at)
        _write_spaces(step.chosen, me, out, spaces_at)
    elif isinstance(step, CurseChoice):
        out[seat_at + 4 + step.face] = 1
        if step.line != CEMETERY_LINE:
            _write_spaces(1 << step.line, me, out, spaces_at)
    elif isinstance(step, (GuideTo, DiscardTao)):
        out[seat_at + ((step.seat - me) & 3)] = 1
    elif isinstance(step, TakeTao):
        out[seat_at + 9] = u8(step.number)
    elif isinstance(step, FallenOrder):
        for space, _ in step.fallen:
            _write_spaces(1 << space, me, out, spaces_at)


def _write_roll(roll: int, view: View, out: vec[u8], at: i64) -> None:
    counts = _COUNTS[roll]
    for face in range(6):
        out[at + view.colour_seen[face]] = u8(counts[face])


def _write_spaces(spaces: int, me: i64, out: vec[u8], at: i64) -> None:
    for n in range(12):
        space: i64 = (3 * me + n) % 12
        if spaces >> int(space) & 1:
            out[at + n] = 1


def _write_hand(state: State, view: View, card: int, out: vec[u8], at: i64) -> None:
    colour = state.facts.colour[card]
    if colour < 0:
        colour = BLACK
    out[at + view.colour_seen[colour]] = 1
    row = describe_cards(state.facts)[card]
    for k in range(CARD_SIZE):
        out[at + 5 + k] = row[k]

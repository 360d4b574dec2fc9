"""Records as text: how a game began, then every action of players and chance, turn by turn.

A record replays with no generator. It is meant to be read, and to be pasted into an issue.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fatsi.notation.fields import Piece, first_line, read_fields
from fatsi.notation.positions import KEYS, result_text, setup_lines, state_lines, state_of
from fatsi.rules.actions import Action
from fatsi.rules.errors import IllegalAction, InvalidText
from fatsi.rules.events import Event, TurnBegan
from fatsi.rules.geometry import SIDES
from fatsi.rules.rng import SECRETS
from fatsi.rules.state import State
from fatsi.rules.steps import BEFORE_FIRST_TURN

VERSION: Final = 1
_HEADER_KEYS: Final = (*KEYS, "seed", "practice")
_LABEL: Final = re.compile(r"\s*(\d+) ([NESW]):")
_RESULT: Final = "result:"


class IllegalInRecord(InvalidText):
    """A record with an action that could not be taken there: the refusal, and the position that refused it.

    >>> start = "fatsi record 1\\npending: yang\\n\\n1 N: move C"
    >>> try:
    ...     parse_record(start)
    ... except IllegalInRecord as error:
    ...     error.refusal.reason, error.line
    ('already-there', 4)
    """

    def __init__(self, place: Piece, refusal: IllegalAction, state: State) -> None:
        super().__init__("refused", line=place.line, column=place.column, action=refusal.action, why=refusal.reason)
        self.refusal = refusal
        self.state = state


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was written down: its start, its actions, and the seed if chance had one.

    In a practice game anything could be taken back, whatever dice and cards had shown.
    """

    start: State
    actions: tuple[Action, ...]
    seed: int | None = None
    is_practice: bool = False


def first_turn(start: State) -> int:
    """Return the number of the turn in which a record begins: 0 if there is something to do before the first.

    >>> from fatsi.rules import Setup
    >>> import random
    >>> [first_turn(State.new(Setup(white_moon=moon).dealt(random.Random(1)))) for moon in (False, True)]
    [1, 0]
    """
    return 0 if start.stack and start.stack[0].closes == BEFORE_FIRST_TURN else 1


def record(start: State, actions: Sequence[Action], *, seed: int | None = None, is_practice: bool = False) -> str:
    """Return a game as text.

    >>> from fatsi.rules import Setup
    >>> import random
    >>> start = State.new(Setup(players=1).dealt(random.Random(3)))
    >>> print(record(start, [Action.parse("draw lich")], seed=3).split("\\n\\n")[1])
    1 N: draw lich
    """
    lines = [f"fatsi record {VERSION}", *setup_lines(start.table.setup)]
    if start != State.new(start.table.setup):
        lines += state_lines(start)
    if seed is not None:
        lines.append(f"seed: {seed}")
    if is_practice:
        lines.append("practice: yes")
    lines.append("")
    state = start.copy()
    turn = first_turn(start)
    line = f"{turn} {SIDES[state.active]}:"
    separator = " "
    for action in actions:
        line += f"{separator}{action}"
        separator = "; "
        events: list[Event] = []
        state.apply(action, events)
        begun = sum(1 for event in events if isinstance(event, TurnBegan))
        if begun:
            lines.append(line)
            turn += begun
            line = f"{turn} {SIDES[state.active]}:"
            separator = " "
    if separator != " ":
        lines.append(line)
    if state.result is not None:
        lines.append(f"{_RESULT} {result_text(state.result)} {state.result.score}")
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """Play the game that a text describes and return it; `InvalidText` says what is wrong, and where."""
    first_line(text, "record", VERSION)
    lines = list(enumerate(text.split("\n"), 1))[1:]
    # The header ends at the first empty line.
    end = next((at for at, (_, line) in enumerate(lines) if not line.strip()), len(lines))
    fields = read_fields(lines[:end], _HEADER_KEYS)
    seed = fields["seed"].number(SECRETS - 1) if "seed" in fields else None
    is_practice = "practice" in fields and fields["practice"].flag()
    start = state_of(fields)
    actions = _play(start.copy(), lines[end:])
    return Record(start, tuple(actions), seed, is_practice)


def _play(state: State, lines: list[tuple[int, str]]) -> list[Action]:
    """Play the lines of a record on a state, and return their actions."""
    actions: list[Action] = []
    turn = first_turn(state)
    result: Piece | None = None
    for number, line in lines:
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if result is not None:
            raise InvalidText("nothing-after-the-result", line=number, column=1)
        if line.startswith(_RESULT):
            value = line[len(_RESULT) :]
            result = Piece(value.strip(), number, len(line) - len(value.lstrip()) + 1)
            continue
        start = 0
        label = _LABEL.match(line)
        if label:
            start = label.end()
            _check_label(state, turn, label, number)
        for piece in Piece(line[start:], number, start + 1).split(";"):
            action = _action(piece)
            events: list[Event] = []
            try:
                state.apply(action, events)
            except IllegalAction as error:
                raise IllegalInRecord(piece, error, state) from None
            turn += sum(1 for event in events if isinstance(event, TurnBegan))
            actions.append(action)
    if result is not None:
        _check_result(state, result)
    return actions


def _action(piece: Piece) -> Action:
    try:
        return Action.parse(piece.text)
    except InvalidText as error:
        raise error.at(piece.line, piece.column) from None


def _check_label(state: State, turn: int, label: re.Match[str], number: int) -> None:
    given, wanted = f"{label[1]} {label[2]}", f"{turn} {SIDES[state.active]}"
    if state.result is not None:
        raise InvalidText("turn-after-the-end", line=number, column=1, given=given)
    if given != wanted:
        raise InvalidText("wrong-turn", line=number, column=1, given=given, wanted=wanted)


def _check_result(state: State, piece: Piece) -> None:
    if state.result is None:
        raise piece.fail("result-too-early", given=piece.text)
    wanted = f"{result_text(state.result)} {state.result.score}"
    if piece.text != wanted:
        raise piece.fail("wrong-result", given=piece.text, wanted=wanted)

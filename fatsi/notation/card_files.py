"""Files with the true values of White Moon's cards, which no rulebook prints: CSV, or JSON as `fatsi cards` writes it.

A row is one card; every value is checked, and an error says in which line and column, and what would be right. Rows of
the base game may stand in the file too, as long as they say what is printed.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from typing import Final

from fatsi.notation.fields import Piece
from fatsi.rules.cards import (
    BOARD_COLOURED,
    BY_ID,
    WHITE_MOON,
    Card,
)
from fatsi.rules.colours import COLOURS
from fatsi.rules.errors import InvalidText, several
from fatsi.rules.facts import STONES_OF_PLACE

COLUMNS: Final = ("number", "id", "name", "set", "kind", "colour", *COLOURS, "left", "middle", "right")
# What may be left out: it is known from the id, and only compared.
_KNOWN_FROM_ID: Final = ("number", "name", "set", "kind")
_JSON_KEYS: Final = (
    *("number", "id", "name", "set", "kind", "colour", "resistance", "left", "middle", "right", "reconstructed"),
)
_HIGHEST: Final = 9

Cells = Mapping[str, str]


def parse_card_file(text: str) -> tuple[Card, ...]:
    """Return the cards of White Moon whose values a file supplies; `InvalidText` says what is wrong with it.

    >>> [wererat] = parse_card_file("id,colour,red,green,blue,yellow,black,left,middle,right\\n"
    ...                             "wererat,yellow,0,0,0,1,0,,devourer,tao-1\\n")
    >>> wererat.name, wererat.resistance, wererat.right, wererat.is_reconstructed
    ('Wererat', (0, 0, 0, 1, 0), ('tao-1',), False)
    """
    is_json = text.lstrip().startswith(("[", "{"))
    cards: dict[str, Card] = {}
    lines: dict[str, int] = {}
    for line, cells, is_ours in _json_rows(text) if is_json else _csv_rows(text):
        card = _card(line, cells)
        if card.id in lines:
            raise InvalidText("stands-twice", line=line, field="id", given=card.id, earlier=lines[card.id])
        lines[card.id] = line
        printed = BY_ID[card.id]
        is_as_here = _values(card) == _values(printed)
        if card.set != WHITE_MOON:
            if not is_as_here:
                raise InvalidText("base-card", line=line, field="id", card=card.id)
        elif not (is_ours and is_as_here):
            cards[card.id] = card
    if not lines:
        raise InvalidText("no-card")
    return tuple(sorted(cards.values(), key=lambda card: card.number))


def _values(card: Card) -> tuple[object, ...]:
    return (card.colour, card.resistance, card.left, card.middle, card.right)


# --- rows -----------------------------------------------------------------------------------------------


def _csv_rows(text: str) -> Iterator[tuple[int, Cells, bool]]:
    """Yield line, cells and False for each row of a CSV file."""
    reader = csv.reader(StringIO(text.removeprefix("\ufeff")), strict=True)
    columns: list[str] = []
    try:
        for row in reader:
            line = reader.line_num
            cells = [cell.strip() for cell in row]
            if not any(cells):
                continue
            if not columns:
                columns = _checked_columns(cells, line)
            elif len(cells) != len(columns):
                raise InvalidText("wrong-number-of-columns", line=line, given=len(cells), wanted=len(columns))
            else:
                yield line, dict(zip(columns, cells, strict=True)), False
    except csv.Error:
        raise InvalidText("no-csv", line=reader.line_num) from None


def _checked_columns(columns: list[str], line: int) -> list[str]:
    for column in columns:
        Piece(column, line, 0).choice(COLUMNS, "column")
        if columns.count(column) > 1:
            raise InvalidText("named-twice", line=line, given=column)
    missing = [column for column in COLUMNS if column not in columns and column not in _KNOWN_FROM_ID]
    if missing:
        raise InvalidText("columns-missing", line=line, missing=several(missing))
    return columns


def _json_rows(text: str) -> Iterator[tuple[int, Cells, bool]]:
    """Yield line, cells and whether it is marked as our reconstruction, for each object of a JSON list."""
    decoder = json.JSONDecoder()
    try:
        rows = decoder.decode(text)
        if not isinstance(rows, list):
            raise InvalidText("no-list-of-cards", line=1)
        # Once more one by one, to know the line of each.
        at = text.index("[") + 1
        for row in rows:
            at = _after(text, at)
            line = 1 + text.count("\n", 0, at)
            _, at = decoder.raw_decode(text, at)
            yield line, _cells_of(row, line), isinstance(row, dict) and row.get("reconstructed") is True
    except json.JSONDecodeError as error:
        raise InvalidText("no-json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise InvalidText("no-list-of-cards", line=1) from None


def _after(text: str, at: int) -> int:
    """Return where the next value of a list begins."""
    while text[at] in " \t\r\n,":
        at += 1
    return at


def _cells_of(row: object, line: int) -> Cells:
    """Return a JSON object as the cells of a row."""
    if not isinstance(row, dict):
        raise InvalidText("no-object", line=line)
    for key in row:
        Piece(str(key), line, 0).choice(_JSON_KEYS, "card-key")
    needed = ("id", "colour", "resistance", "left", "middle", "right")
    missing = [key for key in needed if key not in row]
    if missing:
        raise InvalidText("keys-missing", line=line, missing=several(missing))
    cells = {key: str(row[key]) for key in ("id", "colour", *_KNOWN_FROM_ID) if key in row}
    resistance = row["resistance"]
    if not isinstance(resistance, dict):
        raise InvalidText("no-object-of-colours", line=line, field="resistance", wanted='{"red": 2}')
    for colour in resistance:
        _chosen(Piece(str(colour), line, 0), "resistance", COLOURS, "tao-colour")
    cells |= {colour: str(resistance.get(colour, 0)) for colour in COLOURS}
    for place in STONES_OF_PLACE:
        stones = row[place]
        if not isinstance(stones, list) or not all(isinstance(stone, str) for stone in stones):
            raise InvalidText("no-list-of-stones", line=line, field=place, wanted='["devourer"]')
        cells[place] = " ".join(stones)
    return cells


# --- one card -------------------------------------------------------------------------------------------


def _chosen(piece: Piece, column: str, choices: Iterable[str], kind: str) -> str:
    """Return the text of a cell if it is one of the choices; else the error names the column."""
    try:
        return piece.choice(choices, kind)
    except InvalidText as error:
        raise error.at(piece.line, field=column) from None


def _card(line: int, cells: Cells) -> Card:
    def piece(text: str) -> Piece:
        return Piece(text, line, 0)

    printed = BY_ID[_chosen(piece(cells["id"]), "id", BY_ID, "card")]
    for column in ("number", "set", "kind"):
        value, right = cells.get(column), str(getattr(printed, column))
        if value not in (None, right):
            raise InvalidText(
                "wrong-for-card", line=line, field=column, given=str(value), card=printed.id, wanted=right
            )
    colour = _chosen(piece(cells["colour"]), "colour", (*COLOURS, BOARD_COLOURED), "colour")
    red, green, blue, yellow, black = (_resistance(piece(cells[name]), name) for name in COLOURS)
    resistance = (red, green, blue, yellow, black)
    if (colour == BOARD_COLOURED) != (not any(resistance)):
        raise InvalidText("resistance-and-colour", line=line, field="colour", card=printed.id)
    left, middle, right_stones = (
        tuple(_chosen(piece(stone), place, stones, "stone") for stone in cells[place].split())
        for place, stones in STONES_OF_PLACE.items()
    )
    return Card(
        number=printed.number,
        id=printed.id,
        name=printed.name,
        set=printed.set,
        kind=printed.kind,
        colour=colour,
        resistance=resistance,
        left=left,
        middle=middle,
        right=right_stones,
    )


def _resistance(piece: Piece, column: str) -> int:
    try:
        return piece.number(_HIGHEST)
    except InvalidText as error:
        raise error.at(piece.line, field=column) from None

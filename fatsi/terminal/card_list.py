"""The table of all cards, for people and for programs."""

from __future__ import annotations

import json
import textwrap
from typing import Final

from fatsi.rules.cards import CARDS, Card
from fatsi.words import Words
from fatsi.words.message_arguments import card_arguments

# Enough for a number and the longest colour of any language ("2 niebieskie,").
_RESISTANCE_WIDTH: Final = 13


def with_values(supplied: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return all cards, some of them with values that somebody supplied."""
    by_number = {card.number: card for card in supplied}
    return tuple(by_number.get(card.number, card) for card in CARDS)


def cards_json(cards: tuple[Card, ...] = CARDS) -> str:
    """Return cards as JSON: a list of objects, with the ids of the rules and English names."""
    return json.dumps([_row(card) for card in cards], indent=2, ensure_ascii=False)


def _row(card: Card) -> dict[str, object]:
    return {
        "number": card.number,
        "id": card.id,
        "name": card.name,
        "set": card.set,
        "kind": card.kind,
        "colour": card.colour,
        "resistance": card.resistance_by_colour(),
        "left": list(card.left),
        "middle": list(card.middle),
        "right": list(card.right),
        "reconstructed": card.is_reconstructed,
    }


def show_cards(words: Words, cards: tuple[Card, ...] = CARDS) -> None:
    """Write cards as a table; those whose values are our reconstruction have a mark, and a note explains it."""
    # Loaded here: nothing else needs it, and it takes its time.
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    table.add_column(words.text("column-number"), justify="right")
    table.add_column(words.text("column-name"), no_wrap=True)
    # Wrapped here, because rich would also end a line between a number and its colour.
    table.add_column(words.text("column-resistance"), no_wrap=True)
    for column in ("left", "middle", "right"):
        table.add_column(words.text(f"column-{column}"), overflow="fold")
    for card in cards:
        resistance = _one_colour_a_line(words.text("sight-ghost-resistance", **card_arguments(card)))
        stones = (_stones(getattr(card, side), words) for side in ("left", "middle", "right"))
        name = words.text("cards-mark", card=card.id) if card.is_reconstructed else words.card(card.number)
        table.add_row(str(card.number), name, resistance, *stones)
    console = Console(highlight=False)
    console.print(table)
    if any(card.is_reconstructed for card in cards):
        console.print(words.text("cards-reconstructed"), markup=False)


def _one_colour_a_line(resistance: str) -> str:
    colours = resistance.replace(", ", ",\n").splitlines()
    return "\n".join(line for colour in colours for line in textwrap.wrap(colour, _RESISTANCE_WIDTH))


def _stones(stones: tuple[str, ...], words: Words) -> str:
    return words.listed([words.name("stone", stone, "short") for stone in stones]) if stones else ""

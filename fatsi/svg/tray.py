"""The tray below the square: the deck, haunted tiles of the limit, the Tao dice, the supply of Tao and Qi."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fatsi.rules.colours import COLOURS
from fatsi.rules.dice import TAO_DICE
from fatsi.rules.state import State
from fatsi.svg import layout
from fatsi.svg.strokes import Box, badge, drawn, numeral, sheet, thing
from fatsi.words import Words
from fatsi.words.sight import Sight

_TOP: Final = layout.SQUARE + 4
_HEIGHT: Final = layout.TRAY - 12
_DECK: Final = Box(10, _TOP, 216, _HEIGHT)
_HAUNTED: Final = Box(234, _TOP, 150, _HEIGHT)
_DICE: Final = Box(392, _TOP, 160, _HEIGHT)
_SUPPLY: Final = Box(560, _TOP, 430, _HEIGHT)
_SUPPLIES: Final = 6  # five colours and Qi


def tray_parts(state: State, sight: Sight) -> dict[str, str]:
    """Return what lies in the tray by id."""
    on_top = len(state.moon.top) if state.moon is not None else 0
    deck = state.deck
    incarnations = len(deck) - 1
    cards = sum(deck) + incarnations + on_top
    words = sight.words
    parts = {
        "deck": _deck(cards, deck[0] + 1 + on_top if incarnations else 0, incarnations, sight.deck()),
        "haunted": _haunted(state.haunted.bit_count(), state.table.haunted_limit, sight.haunted()),
        "dice": _dice(state.dice(), state.white_off, " ".join([sight.dice(), *sight.warnings()])),
    }
    for colour, name in enumerate(COLOURS):
        parts[f"supply-{name}"] = _supply(colour, state.supply[colour], state.tao_off, words)
    parts["qi-supply"] = _qi_supply(state.qi_supply, words)
    return parts


@lru_cache(maxsize=512)
def _deck(cards: int, to_next: int, incarnations: int, title: str) -> str:
    x, y, _, _ = _DECK
    body = sheet(_DECK, "tray", 1)
    body += drawn("deck" if cards else "open-space", Box(x + 4, y + 8, 84, 84))
    body += numeral(cards, x + 42, y + 51, 36, "deck-count")
    if incarnations:
        body += drawn("wu-feng", Box(x + 92, y + 16, 68, 68))
        body += numeral(to_next, x + 186, y + 51, 40, "large-count")
        if incarnations > 1:
            body += badge(incarnations, x + 152, y + 78, 24)
    return thing("deck", "deck", _DECK, title, body, seed=1)


@lru_cache(maxsize=64)
def _haunted(number: int, limit: int, title: str) -> str:
    x, y, width, _ = _HAUNTED
    size = min(46.0, (width - 8) / limit)
    body = sheet(_HAUNTED, "tray", 2)
    start = x + (width - size * limit) / 2
    for at in range(limit):
        place = Box(start + size * at, y + 30, size, size)
        body += drawn("house-haunted" if at < number else "house", place)
    return thing("haunted", "count-of-haunted", _HAUNTED, title, body, seed=2)


@lru_cache(maxsize=64)
def _dice(dice: int, is_white_off: bool, title: str) -> str:
    x, y, width, _ = _DICE
    body = sheet(_DICE, "tray", 3)
    for at in range(TAO_DICE):
        place = Box(x + 6 + 50 * at, y + 27, 46, 46)
        body += drawn("die" if at < dice else "die-stolen", place)
    if is_white_off:
        place = Box(x + width - 40, y + 4, 34, 34)
        body += drawn("white", place) + drawn("struck", place)
    return thing("dice", "dice", _DICE, title, body, seed=3)


def _place(at: int) -> Box:
    width = _SUPPLY.width / _SUPPLIES
    return Box(_SUPPLY.x + width * at, _SUPPLY.y, width - 4, _SUPPLY.height)


@lru_cache(maxsize=256)
def _supply(colour: int, number: int, is_locked: bool, words: Words) -> str:
    box = _place(colour)
    x, y, width, _ = box
    body = sheet(box, "tray", colour)
    kinds = f"supply of-{COLOURS[colour]}" + ("" if number else " empty")
    body += drawn(COLOURS[colour], Box(x + (width - 50) / 2, y + 7, 50, 50))
    body += numeral(number, x + width / 2, y + 77, 30, "large-count")
    if is_locked:
        body += drawn("lock", Box(x + width - 30, y + 34, 28, 28))
    title = words.text("picture-supply", colour=COLOURS[colour], number=number)
    return thing(f"supply-{COLOURS[colour]}", kinds, box, title, body, seed=colour)


@lru_cache(maxsize=64)
def _qi_supply(number: int, words: Words) -> str:
    box = _place(_SUPPLIES - 1)
    x, y, width, _ = box
    body = sheet(box, "tray", 6)
    body += drawn("qi", Box(x + (width - 50) / 2, y + 7, 50, 50))
    body += numeral(number, x + width / 2, y + 77, 30, "large-count")
    kinds = "supply" if number else "supply empty"
    return thing("qi-supply", kinds, box, words.text("picture-qi-supply", number=number), body, seed=6)

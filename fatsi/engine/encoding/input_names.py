"""How inputs are named and scaled: each is a small number, and its name says what it counts."""

from __future__ import annotations

from typing import Final

# Colours as a seat sees them: that of its own board, of the next board clockwise, and so on; then black.
COLOURS_SEEN: Final = ("c0", "c1", "c2", "c3", "black")

_HALVED: Final = ("need-", "supply-", "roll-", "pending-", "saved-", "dead-", "removed-", "known-")
_HALVED_NAMES: Final = (
    "taoists",
    "centre-tokens",
    "number",
    "haunts-next",
    "tormentors",
    "faced-ghosts",
    "crystal-supply",
    "saves",
    "barriers-due",
)


def scale_of(name: str) -> float:
    """Return what an input is multiplied by, so that it mostly stays between 0 and 1.

    >>> scale_of("space3.odds-own%") == 1 / 255, scale_of("seat0.tokens"), scale_of("seat0.yin-yang")
    (True, 0.1, 1.0)
    """
    last = name.rsplit(".", 1)[-1]
    if last.endswith("%"):
        return 1 / 255
    if last.endswith("/10") or last in ("tokens", "qi-supply"):
        return 0.1
    if ">=" not in last and (last.startswith(_HALVED) or last in _HALVED_NAMES):
        return 0.5
    return 1.0

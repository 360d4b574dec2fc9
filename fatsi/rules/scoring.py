"""How a game ended: the result, with its reasons and the items of the score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WON: Final = "wu-feng-defeated"
ALL_DEAD: Final = "taoists-dead"
VILLAGE_LOST: Final = "village-haunted"
LINE_LOST: Final = "line-haunted"
DECK_EXHAUSTED: Final = "deck-exhausted"
VILLAGERS_DEAD: Final = "villagers-dead"  # White Moon
REASONS: Final = (WON, ALL_DEAD, VILLAGE_LOST, LINE_LOST, DECK_EXHAUSTED, VILLAGERS_DEAD)

SCORE_ITEMS: Final = (
    "victory",
    "qi",
    "ghosts-left",
    "empty-spaces",
    "further-incarnations",
    "dead-taoists",
    "haunted-tiles",
    "saved-villagers",
    "portal",
)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: won or lost, why, and the score with what it is made of.

    >>> Result(True, WON, (("victory", 10), ("qi", 7))).score
    17
    """

    won: bool
    reason: str
    breakdown: tuple[tuple[str, int], ...]

    @property
    def lost(self) -> bool:
        return not self.won

    @property
    def score(self) -> int:
        return sum(points for _, points in self.breakdown)

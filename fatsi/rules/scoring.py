"""How the game ended, and the score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fatsi.rules.state import State

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


def incarnation_points(players: int, *, first_edition: bool) -> tuple[int, ...]:
    """Return the points for each incarnation defeated besides the last, in order."""
    if players >= 3:
        return (2, 4, 6)
    return (4, 6) if first_edition else (2, 4)


def breakdown(state: State, *, won: bool) -> tuple[tuple[str, int], ...]:
    """Return the score of a position at the end of the game, item by item."""
    table = state.table
    victory = 20 if table.setup.difficulty == "hell" and not table.first_edition else 10
    # The last one to fall, whose fall is the victory, earns no points of its own (nor if its curse loses the game).
    in_all = state.incarnations_in_all()
    further = min(state.defeated, in_all - 1)
    points = incarnation_points(table.players, first_edition=table.first_edition)
    items = {
        "victory": victory if won else 0,
        "qi": sum(state.qi[seat] for seat in table.seats),
        "ghosts-left": state.ghosts_left() * (1 if won else -1),
        "empty-spaces": 2 * state.ghosts.count(0) if table.first_edition else 0,
        "further-incarnations": sum(points[:further]),
        "dead-taoists": -3 * sum(1 for seat in table.seats if not state.qi[seat]),
        "haunted-tiles": -4 * state.haunted.bit_count(),
    }
    state.expansion.add_score(state, items)
    if not table.first_edition:
        del items["empty-spaces"]
    return tuple((item, items[item]) for item in SCORE_ITEMS if item in items)

"""The end of the game, and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules.events import GameLost, GameWon
from fatsi.rules.scoring import SCORE_ITEMS, WON, Result
from fatsi.rules.steps import AFTER_TURN, YANG, Effect

if TYPE_CHECKING:
    from fatsi.rules.state import State


def lose(state: State, reason: str) -> None:
    """End the game with a defeat; the first one counts."""
    if state.result is None:
        state.result = Result(False, reason, breakdown(state, won=False))
        if state.log is not None:
            state.log.append(GameLost(reason))


class Victory(Effect):
    """The game is won if no incarnation is in play or still to come."""

    __slots__ = ()
    id = "victory"
    phases = YANG | AFTER_TURN

    def carry_out(self, state: State) -> None:
        if not state.incarnations_to_come() and not state.has_incarnation_in_play():
            state.result = Result(True, WON, breakdown(state, won=True))
            if state.log is not None:
                state.log.append(GameWon(WON))


VICTORY: Final = Victory()


# --- the score ------------------------------------------------------------------------------------------


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
    qi = dead = 0
    for seat in table.seats:
        qi += state.qi[seat]
        dead += not state.qi[seat]
    items: dict[str, int] = {
        "victory": victory if won else 0,
        "qi": qi,
        "ghosts-left": state.ghosts_left() * (1 if won else -1),
        "empty-spaces": 2 * state.ghosts.count(0) if table.first_edition else 0,
        "further-incarnations": sum(points[:further]),
        "dead-taoists": -3 * dead,
        "haunted-tiles": -4 * state.haunted.bit_count(),
    }
    state.expansion.add_score(state, items)
    if not table.first_edition:
        del items["empty-spaces"]
    return tuple([(item, items[item]) for item in SCORE_ITEMS if item in items])

"""What the pages show of a table: the game and who sits where. No secrets, no connections, no database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fatsi.game import Game

# Who has a seat. A seat that is open waits for somebody with an invitation.
PERSON: Final = "person"
OPEN: Final = "open"
BOT: Final = "bot"


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who has one seat of a table."""

    seat: int
    kind: str
    """PERSON, OPEN or BOT."""
    name: str
    """What a person is called (from the user: escape it), or the name of a bot; empty for an open seat."""
    is_present: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as somebody sees it, at one version."""

    table: str
    version: int
    game: Game
    """Read only."""
    seat_holders: tuple[SeatHolder, ...]
    """By seat, in the order of the seats; none for neutral boards."""
    mine: frozenset[int]
    """The seats for which the reader decides; none for a spectator."""
    has_place: bool
    """Whether the reader belongs to the table, even if without a seat."""
    is_host: bool
    is_practice: bool
    is_seed_known: bool
    """Whether everybody can foretell the dice and cards, for somebody typed the seed."""
    can_undo: bool
    """Whether the reader may take back the last thing played."""
    watchers: int
    """How many watch without a seat."""
    next_table: str = ""
    """Where everybody goes on after the game, once somebody has laid a new table."""

    @property
    def is_mine(self) -> bool:
        """Whether the decision now is the reader's."""
        return self.game.state.actor in self.mine

    def seat_holder(self, seat: int) -> SeatHolder | None:
        return next((seat_holder for seat_holder in self.seat_holders if seat_holder.seat == seat), None)


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One line of chat. Name and text come from users: escape them."""

    number: int
    name: str
    seat: int | None
    text: str


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table of the reader in the list of home."""

    table: str
    seats: tuple[int, ...]
    players: int
    difficulty: str
    white_moon: bool
    turn: int
    is_over: bool
    is_won: bool
    is_my_turn: bool
    names: tuple[str, ...]
    played: str
    """When it was last played, as an ISO date and time in UTC."""

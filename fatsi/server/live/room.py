"""One table in memory: its game, who sits there, and the only ways to change them.

Every change is stored in the database before anybody sees it; whoever looks at the game holds the lock, so that nobody
sees what is not kept yet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from fatsi.game import Game
from fatsi.history import finished_game
from fatsi.rules import Action, IllegalAction, InvalidText
from fatsi.server.pages.daily import same_deals
from fatsi.server.request_refusals import Refused, illegal
from fatsi.server.storage.finished import Ending
from fatsi.server.storage.move_writer import Progress, Stale, StoredMove
from fatsi.server.storage.store import SeatOwner, Store, StoredTable
from fatsi.server.storage.tokens import hash_secret
from fatsi.server.table_parts.table_view import BOT, SeatHolder, TableView


def progress_of(game: Game) -> Progress:
    """Return what the list of tables shows of a game."""
    result = game.result
    return Progress(game.turn, game.state.actor, result is not None, result is not None and result.won)


def ending_of(game: Game, start: str) -> Ending | None:
    """Return what is counted of a game that began so, if it is over and counts."""
    finished = finished_game(game)
    return None if finished is None else Ending(finished, same_deals(start))


@dataclass(frozen=True, slots=True)
class Change:
    """What listeners receive of a change: the first `valid_events` events still hold, those after them are new."""

    valid_events: int
    cause: str = ""
    """The request that caused it."""


class Room:
    """A table in memory. All methods that change or read the game are called with `lock` held."""

    def __init__(self, stored: StoredTable, store: Store) -> None:
        self.id: Final = stored.id
        self.lock: Final = asyncio.Lock()
        self._store: Final = store
        self.is_doubtful = False
        """Whether the database may hold another game than this one; `reload` before anything else is done."""
        self._load(stored)

    def _load(self, stored: StoredTable) -> None:
        self.game = Game.from_record(stored.record)
        self._start = stored.start
        self.version = stored.version
        self.places = stored.places
        self.next_table = stored.next_table
        self._seats_of_moves = [move.seat for move in stored.moves]

    # --- looking --------------------------------------------------------------------------------------

    def seats_of(self, place_ids: Iterable[int]) -> frozenset[int]:
        """Return the seats of some places."""
        wanted = frozenset(place_ids)
        return frozenset(
            seat for place in self.places if place.id in wanted for seat in range(4) if place.seats >> seat & 1
        )

    def host(self) -> SeatOwner | None:
        return next((place for place in self.places if place.is_host), None)

    def record(self) -> str:
        """Return the game as a record.

        While it goes on, a secret seed is not in it, for it foretells all dice and cards. In its place stands its
        hash, so that whoever has both records can check that the seed was not chosen afterwards.
        """
        if self.game.result is not None or not self.game.is_seed_secret:
            return self.game.record()
        first, _, rest = self.game.record(with_seed=False).partition("\n")
        return f"{first}\n# seed-sha256: {hash_secret(str(self.game.seed)).hex()}\n{rest}"

    def holder(self, seat: int) -> SeatOwner | None:
        """Return who has a seat."""
        return next((place for place in self.places if place.seats >> seat & 1), None)

    def view(self, place_ids: frozenset[int], present: frozenset[int], watchers: int) -> TableView:
        """Return the table as somebody with these places sees it."""
        mine = self.seats_of(place_ids)
        host = self.host()
        return TableView(
            table=self.id,
            version=self.version,
            game=self.game,
            seat_holders=tuple(
                SeatHolder(seat, place.kind, place.name, place.id in present or place.kind == BOT)
                for seat in self.game.state.table.seats
                if (place := self.holder(seat)) is not None
            ),
            mine=mine,
            has_place=any(place.id in place_ids for place in self.places),
            is_host=host is not None and host.id in place_ids,
            is_practice=self.game.is_practice,
            is_seed_known=not self.game.is_seed_secret,
            can_undo=bool(mine) and self._count_undoable_moves(mine) > 0,
            watchers=watchers,
            next_table=self.next_table,
        )

    def _count_undoable_moves(self, mine: frozenset[int]) -> int:
        """Return how many moves an undo by these seats takes back; 0 if there is none.

        In practice anything goes, and what bots answered goes with it: else they would act again at once.
        """
        if not self.game.is_practice:
            return 1 if self.game.can_take_back(mine) else 0
        bots = {seat for seat in range(4) if (place := self.holder(seat)) is not None and place.kind == BOT}
        for number, seat in enumerate(reversed(self._seats_of_moves[1:]), 1):
            if seat not in bots:
                return number
        return 0

    # --- changing the game ----------------------------------------------------------------------------

    async def act(self, place_ids: frozenset[int], version: int, text: str, cause: str = "") -> Change:
        """Take an action for one's seat, on the version that one saw; `Refused` says why not."""
        self._check(version)
        game = self.game
        if game.result is not None:
            raise Refused("game-over")
        seat = game.state.actor
        if seat not in self.seats_of(place_ids):
            raise Refused("not-your-decision" if self.seats_of(place_ids) else "not-seated")
        actions, events = len(game.actions), len(game.events)
        try:
            game.play(Action.parse(text))
        except InvalidText:
            raise Refused("no-such-action") from None
        except IllegalAction as error:
            raise illegal(error, game.state) from None
        move = StoredMove(seat, "; ".join(str(action) for action in game.actions[actions:]))
        number, ending = len(self._seats_of_moves), ending_of(game, self._start)
        try:
            await self._store.append(self.id, version, number, move, progress_of(game), ending)
        except BaseException as error:
            game.undo()
            raise self._classify_failure(error) from None
        self._seats_of_moves.append(seat)
        self.version += 1
        return Change(events, cause)

    async def undo(self, place_ids: frozenset[int], version: int, cause: str = "") -> Change:
        """Take back the last choice, as far as this table allows it."""
        self._check(version)
        mine = self.seats_of(place_ids)
        if not mine:
            raise Refused("not-seated")
        number = self._count_undoable_moves(mine)
        if not number:
            raise Refused("cannot-undo" if self.game.can_undo else "nothing-to-undo")
        # Until it is kept, the game stays as it is.
        trial = self.game.at(self.game.steps()[-1 - number])
        number_left = len(self._seats_of_moves) - number
        try:
            await self._store.take_back(self.id, version, number_left, progress_of(trial))
        except BaseException as error:
            raise self._classify_failure(error) from None
        self.game = trial
        del self._seats_of_moves[number_left:]
        self.version += 1
        return Change(len(trial.events), cause)

    def _check(self, version: int) -> None:
        if version != self.version:
            raise Refused("stale")

    def _classify_failure(self, error: BaseException) -> BaseException:
        """Return what to raise when a change could not be kept; what the database holds counts."""
        # Whether a broken transaction was committed is not known.
        self.is_doubtful = True
        if isinstance(error, Stale):
            return Refused("stale")
        if isinstance(error, Exception):
            return Refused("not-kept")
        return error

    async def reload(self) -> Change | None:
        """Take the game as it lies in the database; return what has changed, if anything has."""
        stored = await self._store.load(self.id)
        if stored is None:
            raise Refused("no-such-table")
        self.is_doubtful = False
        self.places = stored.places
        if stored.version == self.version:
            return None
        events = self.game.events
        self._load(stored)
        same = 0
        for before, now in zip(events, self.game.events, strict=False):
            if before != now:
                break
            same += 1
        return Change(same)

    # --- changing who sits where ----------------------------------------------------------------------

    async def reload_people(self) -> None:
        """Take up who sits where, and where everybody goes on, as the database has it."""
        self.places = await self._store.places(self.id)
        self.next_table = await self._store.next_table(self.id)

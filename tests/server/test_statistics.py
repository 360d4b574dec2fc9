"""The statistics of a reader: every finished game once for each who has a seat, and nobody else's."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from markupsafe import escape

from fatsi.history import FinishedGame, History
from fatsi.server.options import Limits, Rate
from fatsi.server.pages import rendering
from fatsi.server.pages.templating import Settings
from fatsi.server.storage import finished
from fatsi.server.storage import store as stores
from fatsi.server.storage.finished import Ending, KeptGame
from fatsi.server.storage.move_writer import Progress, Stale, StoredMove
from fatsi.server.storage.schema import finished_games
from fatsi.server.storage.store import Store
from fatsi.words import available_languages, words
from tests.server.tables import Place, Visitor, serving
from tests.server.test_store import AT_FIRST, FIRST, NORTH, SEATING, SOUTH, START, count, new_table, on, place_at

OVER = Progress(turn=9, actor=None, is_over=True, is_won=True)
WON = FinishedGame(2, "normal", False, True, "wu-feng-defeated", 12, 9, 3, 1)
LAST = StoredMove(NORTH, "end")


def ending(*deals: str) -> Ending:
    return Ending(WON, deals or (START,))


async def new_end(store: Store, reader: int, start: str = START, *deals: str) -> str:
    """Lay a table and end its game at once."""
    table = await store.create(start, FIRST, AT_FIRST, SEATING, reader)
    await store.append(table, 0, 1, LAST, OVER, ending(*(deals or (start,))))
    return table


# --- what is kept ----------------------------------------------------------------------------------------


def test_a_game_counts_once_for_each_who_has_a_seat(database: str) -> None:
    async def body(store: Store) -> None:
        table, host = await new_table(store)
        (guest, _), (stranger, _) = await store.new_reader(), await store.new_reader()
        south = await place_at(store, table, SOUTH)
        await store.sit_down(guest, table, south, "Bob")
        # The host sits there, too: two places of one reader are one game.
        await store.sit_down(host, table, south, "Anna")
        await store.append(table, 0, 1, LAST, OVER, ending())
        for reader in (host, guest):
            (kept,) = await store.finished_games(reader)
            assert (kept.table, kept.has_table, kept.game) == (table, True, WON)
            assert kept.ended.tzinfo is not None
        assert await store.finished_games(stranger) == []

    on(database, body)


def test_a_host_without_a_seat_only_watches(database: str) -> None:
    async def body(store: Store) -> None:
        reader, _ = await store.new_reader()
        seating = (replace(SEATING[0], seats=0), SEATING[1])
        table = await store.create(START, FIRST, AT_FIRST, seating, reader)
        await store.append(table, 0, 1, LAST, OVER, ending())
        assert await store.finished_games(reader) == []

    on(database, body)


def test_an_end_that_is_taken_back_is_not_counted(database: str) -> None:
    async def body(store: Store) -> None:
        reader, _ = await store.new_reader()
        table = await new_end(store, reader)
        await store.take_back(table, 1, 1, AT_FIRST)
        assert await store.finished_games(reader) == []
        await store.append(table, 2, 1, LAST, OVER, ending())
        assert len(await store.finished_games(reader)) == 1

    on(database, body)


def test_an_end_that_comes_too_late_counts_nothing(database: str) -> None:
    async def body(store: Store) -> None:
        table, host = await new_table(store)
        with pytest.raises(Stale):
            await store.append(table, 7, 1, LAST, OVER, ending())
        assert await store.finished_games(host) == []
        stored = await store.load(table)
        assert stored is not None and stored.moves == (FIRST,)

    on(database, body)


def test_a_deal_counts_by_the_first_table_with_it(database: str) -> None:
    one, two = "fatsi record\nplayers: 1\n\n", "fatsi record\nplayers: 2\n\n"

    async def body(store: Store) -> None:
        reader, _ = await store.new_reader()
        given_up = await store.create(one, FIRST, AT_FIRST, SEATING, reader)
        await new_end(store, reader, two, one, two)
        assert await store.finished_games(reader) == [], "the first try is another table, still open"
        await store.append(given_up, 0, 1, LAST, OVER, ending(one, two))
        assert [kept.table for kept in await store.finished_games(reader)] == [given_up]
        await store.delete_table(given_up)
        await new_end(store, reader, two, one, two)
        (kept,) = await store.finished_games(reader)
        assert (kept.table, kept.has_table) == (given_up, False), "it has counted, though its table is gone"
        other, _ = await store.new_reader()
        await new_end(store, other, two, one, two)
        assert len(await store.finished_games(other)) == 1, "somebody else's tries are their own"

    on(database, body)


def test_of_many_games_the_oldest_are_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished, "GAMES_PER_READER", 3)

    async def body(store: Store) -> None:
        (reader, _), (other, _) = await store.new_reader(), await store.new_reader()
        kept = await new_end(store, other)
        made = [await new_end(store, reader, f"{START}{n}") for n in range(5)]
        assert [one.table for one in await store.finished_games(reader)] == made[:1:-1]
        assert [one.table for one in await store.finished_games(other)] == [kept]
        assert await count(store, finished_games) == 4

    on(database, body)


def test_counts_outlive_the_table_and_go_with_the_reader(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(store: Store) -> None:
        clock = datetime.now(UTC)
        monkeypatch.setattr(stores, "_now", lambda: clock - timedelta(days=40))
        (faithful, _), (gone, _), (lately, _) = [await store.new_reader() for _ in range(3)]
        old = [await new_end(store, reader) for reader in (faithful, gone)]
        monkeypatch.setattr(stores, "_now", lambda: clock)
        await store.create(START, FIRST, AT_FIRST, SEATING, faithful)
        # Nothing but the count is left of somebody who has deleted the only table.
        await store.delete_table(await new_end(store, lately))
        assert sorted(await store.delete_older_than(30)) == sorted(old)
        assert [kept.has_table for kept in await store.finished_games(faithful)] == [False]
        assert [kept.has_table for kept in await store.finished_games(lately)] == [False]
        assert await store.finished_games(gone) == []
        assert await count(store, finished_games) == 2

    on(database, body)


# --- what is shown ---------------------------------------------------------------------------------------


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with serving(tmp_path) as running:
        yield running


def play(visitor: Visitor, table: str) -> None:
    """Play a table to its end, with the last choice every time."""
    with visitor.at(table) as chair:
        chair.receive()
        while chair.choices():
            chair.act(chair.choices()[-1])


def table_of(answer: object) -> str:
    return str(answer.headers["location"]).partition("#")[0].rpartition("/")[2]  # type: ignore[attr-defined]  # of httpx


def test_the_page_shows_ones_own_finished_games_and_leads_to_their_replays(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    assert "No finished games yet" in anna.get("/statistics").text
    table = anna.new_table(players="1", difficulty="initiation", seat_1="me", seed="5")
    play(anna, table)
    told = anna.get("/statistics").text
    assert "0 of 1 won" in told and "Initiation" in told and "Why games were lost" in told
    assert f'href="/table/{table}/replay"' in told
    assert 'href="/statistics"' in anna.get("/").text and 'href="/statistics"' in anna.get(f"/table/{table}").text
    assert 'href="/statistics"' not in ben.get(f"/table/{table}").text, "watchers have nothing there"
    assert "No finished games yet" in ben.get("/statistics").text
    anna.post(f"/table/{table}/delete")
    told = anna.get("/statistics").text
    assert "0 of 1 won" in told and table not in told and "replay no longer kept" in told


def test_practice_does_not_count_nor_does_the_same_deal_again(place: Place) -> None:
    anna = place.visitor()
    play(anna, anna.new_table(players="1", seat_1="me", seed="5", practice="yes"))
    assert "No finished games yet" in anna.get("/statistics").text
    first = table_of(anna.post("/today", {"players": "1"}))
    play(anna, first)
    assert "0 of 1 won" in anna.get("/statistics").text
    play(anna, table_of(anna.post(f"/table/{first}/again", {"deal": "same"})))
    play(anna, table_of(anna.post("/today", {"players": "2"})))
    assert "0 of 1 won" in anna.get("/statistics").text, "today's game counts once"


@pytest.mark.parametrize("language", available_languages())
def test_the_page_speaks_every_language(language: str) -> None:
    lost = replace(WON, is_won=False, reason="taoists-dead", score=-7, white_moon=True, players=4)
    kept = [KeptGame("table", bool(n), datetime.now(UTC), game) for n, game in enumerate((WON, lost))]
    speech, history = words(language), History.of(one.game for one in kept)
    page = rendering.page("statistics.html", speech, Settings(language=language), history=history, latest=kept)
    for shown in (
        speech.text("statistics-closest-text", qi=3, haunted=1),
        speech.text("statistics-gone"),
        speech.text("lab-ending-taoists-dead"),
        speech.name("difficulty", "normal"),
    ):
        assert escape(shown) in page
    assert page.count('class="sure" width="100.0"') == 3, "all of base, of two Taoists, and of the defeats"


def test_whoever_asks_too_often_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(pages=Rate(25, 0.001))) as place:
        visitor = place.visitor()
        assert [visitor.get("/statistics").status_code for _ in range(3)] == [200, 200, 429]

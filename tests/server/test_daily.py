"""The game of a day: the first try counts, others are numbers, and the days before are kept."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from fatsi.server.pages.daily import first_tries_by_day, starts_of
from fatsi.server.storage.move_writer import Progress
from fatsi.server.storage.store import ListedTable
from tests.server.tables import Place, Visitor, serving

DAY = date(2026, 11, 16)
NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with serving(tmp_path) as running:
        yield running


def listed(name: str, start: str, created: datetime, *, is_won: bool = False) -> ListedTable:
    return ListedTable(name, start, 1, Progress(9, None, True, is_won), created, created, ())


def play(visitor: Visitor) -> None:
    """Play the game of today to its end, with the last choice every time."""
    table = visitor.post("/today", {"players": "1"}).headers["location"].rpartition("/")[2]
    with visitor.at(table) as chair:
        chair.receive()
        while chair.choices():
            chair.act(chair.choices()[-1])


def test_of_several_tables_of_a_day_the_first_counts() -> None:
    start = starts_of(DAY)[0]
    later = listed("later", start, NOON + timedelta(hours=1), is_won=True)
    found = first_tries_by_day([later, listed("first", start, NOON)])
    assert [(day, one.table, one.is_won) for day, one in found.items()] == [(DAY, "first", False)]


def test_other_games_are_none_of_a_day() -> None:
    start = starts_of(DAY)[0]
    others = [
        listed("another seed", start.replace("20261116", "7"), NOON),
        listed("no day", start.replace("20261116", "20261399"), NOON),
        listed("harder", start.replace("normal", "hell"), NOON),
        listed("before its day", start, NOON - timedelta(days=2)),
    ]
    assert first_tries_by_day(others) == {}


def test_home_tells_ones_own_first_try_and_how_many_others_finished(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    assert "today-mine" not in anna.get("/").text
    ben.post("/today", {"players": "1"})
    play(anna)
    told = anna.get("/").text
    assert "Your first try: " in told and "today-others" not in told, "one's own try is none of the others"
    anna.post("/today", {"players": "1"})
    assert "Your first try: " in anna.get("/").text, "another try changes nothing"
    assert "is under way" in ben.get("/").text


def test_others_are_counted_without_names(tmp_path: Path) -> None:
    with serving(tmp_path) as place:
        anna, ben = place.visitor(), place.visitor()
        play(anna)
        told = ben.get("/").text
        assert "First tries of others today: 1 finished, 0 won." in told
        assert "Anna" not in told

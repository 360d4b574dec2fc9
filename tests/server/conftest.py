"""Databases and running servers for the tests of the server."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from fatsi.server.storage.database import sqlite_url
from tests.server.clusters import Cluster
from tests.server.fort import Fort, Peaceful
from tests.server.running import Running, Visitor

DATABASES = ("sqlite", "postgresql")
# Whoever imports it reads all templates and languages; it holds no examples to collect.
collect_ignore = ["preloaded.py"]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of this process."""
    made = Cluster()
    yield made
    made.remove()


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database: the test runs once for each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.db")
    made: Cluster = request.getfixturevalue("cluster")
    return made.new_database()


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    return cluster.new_database()


Serve = Callable[..., Running]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start servers that end with the test at the latest."""
    started: list[Running] = []

    def start(database: str | None = None, **options: Any) -> Running:
        url = database or sqlite_url(tmp_path / "tables.db")
        started.append(Running(url, tmp_path / f"server-{len(started)}", **options))
        return started[-1]

    yield start
    for running in started:
        running.kill()


@pytest.fixture(scope="module")
def peaceful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Peaceful]:
    folder = tmp_path_factory.mktemp("hostile")
    running = Running(sqlite_url(folder / "tables.db"), folder, generous=True)
    with Visitor(running.address) as visitor:
        table = visitor.new_table(players="1", name="Peace", seed="1")
        with visitor.sit(table) as line:
            for _ in range(5):
                line.play(random.Random(1))
        yield Peaceful(running, visitor, table, visitor.record(table))
    running.kill()


@pytest.fixture
def fort(peaceful: Peaceful) -> Iterator[Fort]:
    """The server of all these tests, looked after at the end of each."""
    with ExitStack() as stack:
        made = Fort(peaceful, stack)
        yield made
        made.check()

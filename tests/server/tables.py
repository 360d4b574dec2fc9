"""Tables in this process: a server without a network, visitors with cookies of their own, and their sockets."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import Receive, Scope, Send

from fatsi.game import Game
from fatsi.server.app import Server
from fatsi.server.live.worker_pool import WorkerPool
from fatsi.server.options import Limits, Options, Rate
from fatsi.server.storage.database import create_private_file, database_url, make_engine, migrate, sqlite_url

HOST = "localhost"
ORIGIN = f"http://{HOST}"
OFTEN = Rate(10_000, 10_000)
GENEROUS = Limits(
    **dict.fromkeys(("messages", "chat", "hints", "posts", "pages", "tables", "guesses", "joins", "refusals"), OFTEN)  # type: ignore[arg-type]  # they are all rates
)

_NOTICED_WITHIN = 90.0
ACTION = re.compile(r'data-action="([^"]+)"')


class Visitor:
    """A browser of somebody: its cookies, and what it asks for."""

    def __init__(self, server: Server, client: TestClient, *, hears_of_mistakes: bool = True) -> None:
        self._client = TestClient(
            server.app,
            base_url=ORIGIN,
            headers={"Accept": "text/html"},
            follow_redirects=False,
            raise_server_exceptions=hears_of_mistakes,
        )
        # All visitors live in the loop of one client, as the server does.
        self._client.portal = client.portal

    def get(self, path: str, **options: Any) -> Any:
        return self._client.get(path, **options)

    def post(self, path: str, data: dict[str, str] | None = None, **options: Any) -> Any:
        headers = {"Origin": ORIGIN, **options.pop("headers", {})}
        return self._client.post(path, data=data or {}, headers=headers, **options)

    def new_table(self, **form: str) -> str:
        """Open a table, and return its id."""
        answer = self.post("/tables", form)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"]).partition("#")[0].rpartition("/")[2]

    def invite(self, table: str, seat: int) -> str:
        """Return the secret of a link to a seat."""
        answer = self.post(f"/table/{table}/invite", {"seat": str(seat)})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["link"]).rpartition("#")[2]

    def join(self, secret: str, name: str = "") -> Any:
        return self.post("/join", {"secret": secret, "name": name})

    def game(self, table: str) -> Game:
        """Return the game of a table, by its record."""
        return Game.from_record(self.get(f"/table/{table}/record").text)

    @contextmanager
    def at(
        self, table: str, version: int = -1, said: int | None = None, language: str = "", **headers: str
    ) -> Iterator["Chair"]:
        """Sit at a table with an open connection, with a page that shows a version and the chat up to a line."""
        connection = self._client.websocket_connect(
            f"ws://{HOST}/table/{table}/socket?language={language}", headers={"Origin": ORIGIN, **headers}
        )
        app, has_ended = connection.app, Event()

        async def tell_the_end(scope: Scope, receive: Receive, send: Send) -> None:
            try:
                await app(scope, receive, send)
            finally:
                has_ended.set()

        connection.app = tell_the_end
        with connection:
            chair = Chair(connection)
            chair.send(do="hello", version=version, said=said)
            yield chair
            # The test client does not wait for the server to notice; it would be cut off in the middle.
            connection.close(1000)
            assert has_ended.wait(_NOTICED_WITHIN)


class Chair:
    """An open connection to a table."""

    def __init__(self, connection: WebSocketTestSession) -> None:
        self._connection = connection
        self.version = -1
        self.parts: dict[str, str] = {}
        self.log: list[str] = []

    def send(self, **message: Any) -> None:
        self._connection.send_text(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        """Return the next message, having taken up what it changes."""
        message: dict[str, Any] = json.loads(self._connection.receive_text())
        self.parts |= message.get("parts", {})
        if message["kind"] == "update":
            self.version = message["version"]
            self.log[message["log"]["from"] :] = message["log"]["entries"]
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind."""
        while (message := self.receive())["kind"] != kind:
            pass
        return message

    def choices(self) -> list[str]:
        """Return the actions that the page offers."""
        return ACTION.findall(self.parts["decision"])

    def act(self, action: str | None = None, **changes: Any) -> dict[str, Any]:
        """Act, the first choice if none is named, and return the answer to it."""
        action = self.choices()[0] if action is None else action
        self.send(**{"do": "act", "version": self.version, "action": action, "id": "a", **changes})
        return self.answer("a")

    def undo(self) -> dict[str, Any]:
        self.send(do="undo", version=self.version, id="u")
        return self.answer("u")

    def answer(self, request: str) -> dict[str, Any]:
        """Return the answer to a request."""
        while (message := self.receive()).get("id") != request:
            pass
        return message


class Threads(WorkerPool):
    """Workers that are quickly there, for tests that are not about processes."""

    def __init__(self) -> None:
        super().__init__(processes=2, waiting=50, waiting_per_key=2, seconds=20)

    def _new_executor(self) -> Executor:
        return ThreadPoolExecutor(2)


def lay_out(path: Path) -> None:
    """Make a database with all its tables and nothing in them, unless it is there already."""
    if not path.exists():
        create_private_file(path)
        path.write_bytes(_empty_database())


@cache
def _empty_database() -> bytes:
    """Return a database as the migrations leave it: to run them takes longer than most tests."""

    async def make(path: Path) -> None:
        engine = make_engine(database_url(sqlite_url(path)))
        await migrate(engine)
        await engine.dispose()

    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        asyncio.run(make(path))
        return path.read_bytes()


@contextmanager
def serving(folder: Path, limits: Limits = GENEROUS, bot_pause: float = 0.0) -> Iterator["Place"]:
    """Run a server on a new database in a folder."""
    lay_out(folder / "tables.db")
    server = Server(
        Options(database=f"sqlite:///{folder / 'tables.db'}", hosts=(HOST,), limits=limits, bot_pause=bot_pause),
        Threads(),
    )
    with TestClient(server.app, base_url=ORIGIN) as client:
        yield Place(server, client)


class Place:
    """A running server, to which visitors come."""

    def __init__(self, server: Server, client: TestClient) -> None:
        self.server = server
        self._client = client

    def loop_seconds(self) -> float:
        """Return the processor time that the loop of the server has taken so far."""
        assert self._client.portal is not None
        return self._client.portal.call(time.thread_time)

    def visitor(self, *, hears_of_mistakes: bool = True) -> Visitor:
        """Return somebody new; a mistake of the server fails the test, unless it is what the test is about."""
        return Visitor(self.server, self._client, hears_of_mistakes=hears_of_mistakes)

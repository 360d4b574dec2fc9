"""A server in a process of its own, and visitors who speak to it as browsers do."""

import html
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import httpx2
from websockets.sync.client import connect

from fatsi.server.pages.rendering import PEOPLE
from tests.server import generous

ROOT = Path(__file__).parent.parent.parent
_READY_WITHIN = 180.0
_ANSWER_WITHIN = 90.0
_READY = re.compile(r"http://\S+:(\d+)/")
_CHOICE = re.compile(r'<button\b[^>]*?\bdata-action="([^"]*)"[^>]*>')

Message = dict[str, Any]


def people(parts: dict[str, str]) -> str:
    """Return all that a page shows of who is there."""
    return "".join(parts[part] for part in PEOPLE)


class _Process(Protocol):
    """What is asked of the process of a server."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def send_signal(self, signal: int, /) -> None: ...
    def wait(self, timeout: float) -> int: ...


class _Forked:
    """A server that was forked, with the ways of `subprocess.Popen`."""

    def __init__(self, port: int, database: str, out: Path, err: Path) -> None:
        self._process = generous.launch(port, database, out, err)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, signal: int, /) -> None:
        os.kill(self.pid, signal)

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        assert self._process.exitcode is not None, f"it has not ended within {timeout} s"
        return self._process.exitcode


class Running:
    """A server process. It may be killed and started again, on the same database and the same port."""

    def __init__(
        self,
        database: str,
        folder: Path,
        *,
        generous: bool = False,
        wait: bool = True,
        arguments: tuple[str, ...] = (),
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._database = database
        self._out, self._err = folder / "out.txt", folder / "err.txt"
        self._generous = generous
        self._arguments = arguments
        self._port = 0
        self._launch()
        if wait:
            self.wait_until_ready()

    def start(self) -> None:
        """Start it, and wait until it says that it is ready."""
        self._launch()
        self.wait_until_ready()

    def _launch(self) -> None:
        with self._out.open("ab") as out, self._err.open("ab") as err:
            self._output_before = out.tell()
            if self._generous:
                self._process: _Process = _Forked(self._port, self._database, self._out, self._err)
            else:
                command = ["serve", "--no-browser", "--port", str(self._port), "--database", self._database]
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "fatsi", *command, *self._arguments],
                    cwd=ROOT,
                    stdin=subprocess.DEVNULL,
                    stdout=out,
                    stderr=err,
                    env={**os.environ, "PYTHONUNBUFFERED": "1"},
                )

    def wait_until_ready(self) -> None:
        until = time.monotonic() + _READY_WITHIN
        while not (ready := _READY.search(self._out.read_text()[self._output_before :])):
            assert self._process.poll() is None and time.monotonic() < until, self.output()
            time.sleep(0.02)
        self._port = int(ready[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def output(self) -> str:
        """Return all that it has written to its streams, in all its lives."""
        return self._out.read_text() + self._err.read_text()

    def kill(self) -> None:
        """End it without giving it a moment for anything."""
        if self.is_alive:
            self._process.send_signal(signal.SIGKILL)
        self._process.wait(timeout=_READY_WITHIN)

    def stop(self) -> int:
        """Ask it to end, and return its exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(timeout=_READY_WITHIN)


class Visitor:
    """A browser: it has cookies, and says on whose page it is."""

    def __init__(self, address: str) -> None:
        # Nothing is to be verified on loopback, and to get ready for it takes longer than all the rest.
        self.http = httpx2.Client(
            base_url=address, headers={"Origin": address}, timeout=_ANSWER_WITHIN, trust_env=False, verify=False
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    @property
    def address(self) -> str:
        return str(self.http.base_url).rstrip("/")

    @property
    def secret(self) -> str:
        """What the cookie says."""
        return self.http.cookies["fatsi_reader"]

    def new_table(self, **form: str) -> str:
        """Open a table and return its id; always the same deal, unless the form says `seed=""`."""
        return _table(self.http.post("/tables", data={"seed": "5"} | form))

    def invitation(self, table: str, seat: int) -> str:
        """Return a secret for a seat."""
        return _secret(self.http.post(f"/table/{table}/invite", data={"seat": str(seat)}))

    def own_link(self, table: str) -> str:
        """Return a secret for one's own place, for another device."""
        return _secret(self.http.post(f"/table/{table}/key"))

    def give_seat(self, table: str, seat: int, to: str) -> None:
        answer = self.http.post(f"/table/{table}/seats", data={"seat": str(seat), "to": to})
        assert answer.status_code == 200, answer.text

    def join(self, secret: str, name: str = "") -> str:
        """Sit down with a secret and return the table."""
        return _table(self.http.post("/join", data={"secret": secret, "name": name}))

    def record(self, table: str) -> str:
        answer = self.http.get(f"/table/{table}/record")
        assert answer.status_code == 200, answer.text
        return answer.text

    def page(self, table: str) -> str:
        answer = self.http.get(f"/table/{table}", headers={"Accept": "text/html"})
        assert answer.status_code == 200, answer.text
        return answer.text

    def sit(self, table: str, *, version: int = -1) -> "Line":
        """Open the live connection of a page that shows some version, and say hello."""
        line = Line(self, table)
        line.hello(version)
        return line


def _table(answer: httpx2.Response) -> str:
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].partition("#")[0].removeprefix("/table/")


def _secret(answer: httpx2.Response) -> str:
    assert answer.status_code == 200, answer.text
    return str(answer.json()["link"]).partition("#")[2]


class Line:
    """The live connection of a page. It keeps what the page would show."""

    def __init__(self, visitor: Visitor, table: str, **headers: str) -> None:
        given = {"Origin": visitor.address, "Cookie": _cookies(visitor)} | headers
        opening = connect(
            f"{visitor.address.replace('http', 'ws', 1)}/table/{table}/socket",
            additional_headers={name: value for name, value in given.items() if value},
            open_timeout=_ANSWER_WITHIN,
            close_timeout=1,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(opening)
        self.version = -1
        self.parts: dict[str, str] = {}
        self.log: list[str] = []
        self.chat: list[str] = []
        self.is_mine = False
        self._requests = count(1)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hello(self, version: int = -1) -> None:
        """Say which version the page shows; whoever shows another one than that of now is shown everything."""
        self.send(do="hello", version=version)
        if version < 0:
            self.wait(lambda message: message["kind"] == "update")
        else:
            self.wait(lambda message: message["kind"] in ("update", "people"))

    def receive(self, timeout: float = _ANSWER_WITHIN) -> Message:
        """Take the next message up into what is shown, and return it; `TimeoutError` if none comes."""
        message: Message = json.loads(self.socket.recv(timeout))
        self.parts.update(message.get("parts", {}))
        if message["kind"] == "update":
            assert message["version"] > self.version, "versions only grow"
            self.version, self.is_mine = message["version"], message["mine"]
            self.log[message["log"]["from"] :] = message["log"]["entries"]
        elif message["kind"] == "chat":
            self.chat.append(message["entry"])
        return message

    def wait(self, is_it: Callable[[Message], bool], timeout: float = _ANSWER_WITHIN) -> Message:
        """Take messages until the one that is waited for."""
        until = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.0, until - time.monotonic()))
            if is_it(message):
                return message

    def wait_for_version(self, version: int, timeout: float = _ANSWER_WITHIN) -> None:
        if self.version < version:
            self.wait(lambda _: self.version >= version, timeout)

    def drain(self) -> None:
        """Take what has come so far."""
        self.send(do="ping")
        self.wait(lambda message: message["kind"] == "pong")

    def ask(self, do: str, **fields: object) -> str:
        """Send a request and return its id."""
        request = f"r{next(self._requests)}"
        self.send(**{"do": do, "version": self.version, "id": request} | fields)
        return request

    def answer(self, request: str) -> Message:
        """Return what a request was answered."""
        return self.wait(lambda message: message.get("id") == request)

    def choices(self) -> list[str]:
        """Return the actions that the page offers to this reader."""
        return [
            html.unescape(button[1])
            for button in _CHOICE.finditer(self.parts["decision"])
            if " disabled" not in button[0]
        ]

    def play(self, rng: random.Random) -> str:
        """Take one of the actions that the page offers, and return it once it is acknowledged."""
        action = rng.choice(self.choices())
        answer = self.answer(self.ask("act", action=action))
        assert answer["kind"] == "update", answer
        return action


def _cookies(visitor: Visitor) -> str:
    return "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())

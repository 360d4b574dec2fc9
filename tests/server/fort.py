"""A server under attack, with a peaceful table that must stay as it is, and requests that no browser would send."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass

from websockets.exceptions import ConnectionClosed

from tests.server.running import Line, Running, Visitor

SOUTH = 2


@dataclass
class Peaceful:
    """A table of people who do no harm, which must stay as it is."""

    running: Running
    visitor: Visitor
    table: str
    record: str


class Fort:
    """A server under attack."""

    def __init__(self, peaceful: Peaceful, stack: ExitStack) -> None:
        self._peaceful = peaceful
        self._stack = stack
        self.running, self.peaceful, self.table = peaceful.running, peaceful.visitor, peaceful.table
        self.secrets = [self.peaceful.secret]
        self._output_before = len(self.running.output())

    def visitor(self) -> Visitor:
        return self._stack.enter_context(Visitor(self.running.address))

    def line(self, visitor: Visitor, table: str) -> Line:
        return self._stack.enter_context(visitor.sit(table))

    def invited(self, host: Visitor, table: str, name: str = "Guest") -> Visitor:
        secret = host.invitation(table, SOUTH)
        guest = self.visitor()
        guest.join(secret, name)
        self.secrets += [secret, guest.secret]
        return guest

    def check(self) -> None:
        assert self.running.is_alive
        assert self.peaceful.http.get("/health").json()["status"] == "ok"
        assert self.peaceful.record(self.table) == self._peaceful.record
        output = self.running.output()
        assert "Traceback" not in output[self._output_before :]
        for secret in self.secrets:
            assert secret not in output


def raw(server: Running, request: bytes, *, pieces: Iterator[bytes] | None = None) -> bytes:
    """Send bytes as no browser would, and return the answer."""
    port = int(server.address.rpartition(":")[2])
    answer = b""
    with socket.create_connection(("127.0.0.1", port), timeout=90) as line:
        try:
            line.sendall(request)
            for piece in pieces or ():
                line.sendall(piece)
        except (BrokenPipeError, ConnectionResetError):
            pass  # it has seen enough
        try:
            while received := line.recv(65536):
                answer += received
        except ConnectionResetError:
            pass
    return answer


def get(server: Running, path: str, host: str | None = None) -> bytes:
    name = server.address.removeprefix("http://") if host is None else host
    return raw(server, f"GET {path} HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n".encode())


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def refusal(line: Line, do: str, **fields: object) -> str:
    """Ask for something that must be refused, and return the code."""
    answer = line.answer(line.ask(do, **fields))
    assert answer["kind"] == "refused", answer
    assert answer["text"]
    return str(answer["code"])


def closed_with(line: Line) -> int | None:
    """Listen until the server closes the connection, and return the code."""
    try:
        while True:
            line.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None

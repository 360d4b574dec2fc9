"""A PostgreSQL of our own for the time of the tests, and fresh databases in it."""

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from tests.server.requirements import missing, postgresql_programs

_USERS = ("postgres", "nobody")
_READY_WITHIN = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _somebody_else() -> str | None:
    """PostgreSQL refuses to be run by root: return who runs it then, or nobody else if we are not root."""
    if os.geteuid() != 0:
        return None
    for name in _USERS:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    missing("a user for PostgreSQL other than root")


class Cluster:
    """A running PostgreSQL. It trusts everybody who reaches it on loopback, and holds nothing of worth."""

    def __init__(self) -> None:
        self._programs = postgresql_programs()
        self._folder = Path(tempfile.mkdtemp(prefix="fatsi-postgresql-"))
        self._user = _somebody_else()
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self._port = free_port()
        self._numbers = count(1)
        self._run("initdb", "--pgdata", str(self._folder / "data"), "--username=fatsi", "--auth=trust", "--no-sync")
        self._process = self.start()

    def _command(self, program: str, *arguments: str) -> dict[str, Any]:
        return {
            "args": [str(self._programs / program), *arguments],
            "user": self._user,
            "cwd": self._folder,
            "stdin": subprocess.DEVNULL,
            "env": {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
        }

    def _run(self, program: str, *arguments: str) -> bytes:
        done = subprocess.run(**self._command(program, *arguments), capture_output=True, timeout=300, check=False)
        assert done.returncode == 0, done.stderr.decode()
        return bytes(done.stdout)

    def start(self) -> subprocess.Popen[bytes]:
        """Start it, for the first time or again."""
        settings = (
            *(f"port={self._port}", "listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=80"),
            # Our servers are killed, not the machine: what the system has taken over is safe.
            "fsync=off",
        )
        options = [option for setting in settings for option in ("-c", setting)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                **self._command("postgres", "-D", str(self._folder / "data"), *options), stdout=log, stderr=log
            )
        until = time.monotonic() + _READY_WITHIN
        while not self._is_ready():
            assert self._process.poll() is None and time.monotonic() < until, (self._folder / "log").read_text()
            time.sleep(0.05)
        return self._process

    def _is_ready(self) -> bool:
        try:
            self.execute("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    @property
    def pid(self) -> int:
        return self._process.pid

    def children(self) -> list[int]:
        """Return the processes that serve its connections, and its other helpers."""
        tasks = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in tasks.read_text().split()]

    def stop(self) -> None:
        """Stop it at once, with whoever is connected."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(timeout=300)

    def kill(self) -> None:
        """End it and all its helpers without giving them a moment for anything."""
        pids = [self.pid, *self.children()]
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        self._process.wait(timeout=300)

    def remove(self) -> None:
        self._process.send_signal(signal.SIGQUIT)  # without tidying up what is removed anyway
        self._process.wait(timeout=300)
        shutil.rmtree(self._folder)

    def execute(self, statement: str, database: str = "postgres") -> list[Any]:
        """Run a statement and return its rows."""

        async def run() -> list[Any]:
            connection = await asyncpg.connect(self.url(database), timeout=10)
            try:
                return list(await connection.fetch(statement))
            finally:
                await connection.close()

        return asyncio.run(run())

    def url(self, database: str) -> str:
        return f"postgresql://fatsi@127.0.0.1:{self._port}/{database}"

    def new_database(self) -> str:
        """Return the address of a new, empty database."""
        name = f"fatsi_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def dump(self, url: str) -> bytes:
        """Return everything in a database, as text."""
        return self._run("pg_dump", f"--dbname={url}")

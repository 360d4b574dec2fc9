"""A crew on a Ray cluster, or on a local Ray that lives as long as the batch. It needs the package ray.

What plays there is the fatsi that runs here: its code and that of the user's own bots go along, so that the nodes need
nothing but Ray and the same Python, and give the same rows.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from fatsi.bots import in_one_line
from fatsi.core import CHOICE
from fatsi.lab.crews import Crew, WorkerDied, play_all
from fatsi.lab.extras import needed
from fatsi.lab.games import Played
from fatsi.rules import InvalidSetup

LOCAL: Final = "local"
_RUNNING_HERE: Final = "auto"
_HOST_AND_PORT: Final = re.compile(r"\[?([^\[\]/@\s]+?)\]?:(\d{1,5})")

_FATSI: Final = Path(__file__).parents[1]
# The least that Ray accepts is 75 MiB. Rows are small, and fetched as soon as they are there.
_STORE_BYTES: Final = 80 << 20
# Left to itself Ray tries for minutes to reach a cluster that is not there. So a socket tries first, and then a process
# that can be ended.
_CONNECT_SECONDS: Final = 5.0
_JOIN_SECONDS: Final = 40.0
_JOIN: Final = "import sys, ray; ray.init(sys.argv[1], log_to_driver=False, logging_level='ERROR')"


class NoCluster(InvalidSetup):
    """The Ray cluster that was asked for is not available, and why."""

    def __init__(self, reason: str, **arguments: str | int) -> None:
        super().__init__("ray", reason, **arguments)


@contextmanager
def ray_crew(address: str, workers: int, modules: Iterable[ModuleType]) -> Iterator[Crew]:
    """Give the crew of a Ray cluster: `local` starts one here with so many workers, else all CPUs of an address play.

    The modules are those of the user's own bots.
    """
    ray = needed("ray")
    # Only the sources travel: a core that is demanded here need not be there.
    options: dict[str, object] = {"runtime_env": {"py_modules": _code(modules), "env_vars": {CHOICE: ""}}}
    if address == LOCAL:
        # No statistics about this machine go to anybody.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        options |= {"num_cpus": workers, "object_store_memory": _STORE_BYTES, "include_dashboard": False}
    else:
        _make_sure_of(address)
    try:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **options)
        except (OSError, RuntimeError, ValueError) as error:
            raise NoCluster("no-cluster", address=address, error=in_one_line(error)) from error
        play = ray.remote(play_all)
        size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield Crew(size, lambda setup, jobs: _rows(ray, address, play.remote(setup, jobs)))
    finally:
        ray.shutdown()


def _rows(ray: Any, address: str, reference: object) -> Callable[[], list[Played]]:
    """Return the call that waits for some games and gives their rows."""

    def fetched() -> list[Played]:
        try:
            rows: list[Played] = ray.get(reference)
            return rows
        except ray.exceptions.RayTaskError as error:
            raise NoCluster("cluster-failed", address=address, error=in_one_line(error.cause)) from error
        except ray.exceptions.RuntimeEnvSetupError as error:
            raise NoCluster("cluster-failed", address=address, error=in_one_line(error)) from error
        except ray.exceptions.RayError as error:
            raise WorkerDied from error

    return fetched


def _code(modules: Iterable[ModuleType]) -> list[str]:
    """Return the folders and files that go along: fatsi, and the package or file of each module."""
    paths = [_FATSI]
    for module in modules:
        whole = sys.modules[module.__name__.partition(".")[0]]
        folders = list(getattr(whole, "__path__", ()))
        path = Path(folders[0] if folders else whole.__file__ or "")
        # What is compiled has to be installed there.
        if (folders or path.suffix == ".py") and path not in paths:
            paths.append(path)
    return [str(path) for path in paths]


def _make_sure_of(address: str) -> None:
    """Raise `NoCluster` unless a cluster answers, within a bounded time."""
    if address != _RUNNING_HERE:
        place = _HOST_AND_PORT.fullmatch(address)
        if place is None or int(place[2]) > 65535:
            raise NoCluster("no-address", given=address)
        try:
            socket.create_connection((place[1], int(place[2])), _CONNECT_SECONDS).close()
        except OSError as error:
            raise NoCluster("no-cluster", address=address, error=error.strerror or str(error)) from error
    try:
        joined = subprocess.run(
            [sys.executable, "-c", _JOIN, address],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=_JOIN_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise NoCluster("cluster-silent", address=address, seconds=int(_JOIN_SECONDS)) from error
    if joined.returncode:
        errors = joined.stderr.strip().splitlines() or [str(joined.returncode)]
        raise NoCluster("no-cluster", address=address, error=errors[-1])

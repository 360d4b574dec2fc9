"""The disk is full, the database hangs or is killed, or the server: nothing acknowledged is lost, and it goes on."""

import os
import random
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fatsi.server.storage.database import sqlite_url
from tests.server.clusters import Cluster
from tests.server.conftest import Serve
from tests.server.running import Line, Running, Visitor
from tests.server.written import choices

WITHIN = 90.0
# Until a statement that is not answered is given up, and a moment more.
FROZEN_FOR = 14.0


def eventually(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + WITHIN
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.2)


def health(visitor: Visitor) -> int:
    return int(visitor.http.get("/health").status_code)


def act(line: Line, rng: random.Random) -> tuple[str, str]:
    """Try an action; return it, and how it was refused, if it was."""
    action = rng.choice(line.choices())
    answer = line.answer(line.ask("act", action=action))
    return action, "" if answer["kind"] == "update" else str(answer["code"])


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of two megabytes, where we may mount one."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=300)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no disk can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True, capture_output=True, timeout=300)


def fill(disk: Path) -> Path:
    """Fill a disk to the last byte, and return what fills it."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65_536, 4096, 512, 1):
            try:
                while file.write(b"x" * size) == size:
                    pass
            except OSError:
                continue
    return filler


def test_a_full_disk_refuses_what_it_cannot_keep_and_loses_nothing(serve: Serve, tmp_path: Path) -> None:
    rng = random.Random(3)
    with small_disk(tmp_path / "disk") as disk:
        server = serve(sqlite_url(disk / "tables.db"), generous=True)
        with Visitor(server.address) as anna, Visitor(server.address) as watcher:
            table = anna.new_table(players="1", five_qi="on", practice="on")
            with anna.sit(table) as line:
                kept = [line.play(rng) for _ in range(3)]
                filler = fill(disk)
                # What SQLite has of the disk already may be enough for a few more.
                refused = ""
                while not refused:
                    action, refused = act(line, rng)
                    kept += [] if refused else [action]
                assert refused == "not-kept"
                assert choices(anna.record(table)) == kept
                eventually(lambda: health(watcher) == 503)
                filler.unlink()
                eventually(lambda: health(watcher) == 200)
                kept.append(line.play(rng))
            server.kill()
            server.start()
            assert choices(anna.record(table)) == kept
        server.kill()


@contextmanager
def frozen(cluster: Cluster) -> Iterator[None]:
    """Hold a database where it is; whoever asks it is not answered."""
    pids = [cluster.pid, *cluster.children()]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_frozen_database_is_told_of_and_nothing_is_lost(serve: Serve, cluster: Cluster) -> None:
    rng = random.Random(4)
    server = serve(cluster.new_database(), generous=True)
    with Visitor(server.address) as anna:
        table = anna.new_table(players="1", five_qi="on", practice="on")
        with anna.sit(table) as line:
            kept = [line.play(rng) for _ in range(3)]
            with frozen(cluster):
                request = line.ask("act", action=rng.choice(line.choices()))
                eventually(lambda: health(anna) == 503)
                time.sleep(FROZEN_FOR)
            # Whether it was kept is not known before the database speaks again; what it has then counts.
            answer = line.answer(request)
            assert answer["kind"] == "update" or answer["code"] == "not-kept"
            eventually(lambda: health(anna) == 200)
            eventually(lambda: not act(line, rng)[1])
        written = choices(anna.record(table))
        assert written[: len(kept)] == kept and len(written) >= len(kept) + 1


def test_a_killed_database_loses_nothing_that_was_acknowledged(serve: Serve) -> None:
    rng = random.Random(5)
    cluster = Cluster()  # its own: other tests need theirs
    try:
        server = serve(cluster.new_database(), generous=True)
        with Visitor(server.address) as anna:
            table = anna.new_table(players="1", five_qi="on", practice="on")
            with anna.sit(table) as line:
                kept = [line.play(rng) for _ in range(3)]
                cluster.kill()
                assert act(line, rng)[1] == "not-kept"
                assert health(anna) == 503
                cluster.start()
                eventually(lambda: health(anna) == 200)
                eventually(lambda: not act(line, rng)[1])
            written = choices(anna.record(table))
            assert written[:3] == kept and len(written) == 4
    finally:
        cluster.remove()


# --- what a killed server leaves ---------------------------------------------------------------------------


def descendants(pid: int) -> list[int]:
    """Return the processes that a process has started, and those that they have."""
    found = [pid]
    for one in found:
        told = Path(f"/proc/{one}/task/{one}/children")
        found += [int(child) for child in told.read_text().split()] if told.exists() else []
    return found[1:]


def is_running(pid: int) -> bool:
    """Whether there is such a process, and not only its name until somebody asks how it ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def check_nothing_is_left(server: Running, processes: int) -> None:
    eventually(lambda: len(descendants(server.pid)) >= processes)
    started = descendants(server.pid)
    server.kill()
    eventually(lambda: not any(is_running(pid) for pid in started))


def test_a_killed_server_leaves_no_process_that_thinks(serve: Serve) -> None:
    server = serve(arguments=("--host", "0.0.0.0"))
    check_whoever_listens_to_the_whole_network_without_a_name_is_warned(server)
    check_nothing_is_left(server, 2)


def check_whoever_listens_to_the_whole_network_without_a_name_is_warned(server: Running) -> None:
    assert "--allow-host" in server.output(), "it says by which option a name is given"


def test_a_killed_server_with_workers_leaves_none_of_them(serve: Serve, postgresql: str) -> None:
    check_nothing_is_left(serve(postgresql, arguments=("--workers", "2")), 6)

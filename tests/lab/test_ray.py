"""The same batch on Ray: the same output, and one line where there is no cluster."""

import importlib.util
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import fatsi.lab.cluster as cluster
from fatsi.lab import NoCluster, NotInstalled
from tests.server.requirements import missing

ROOT = Path(__file__).parents[2]
OWN = "from fatsi.bots.careless import RandomBot\n\n\nclass Mine(RandomBot):\n    pass\n"


def simulate(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """What the command says in a folder that holds a bot of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "fatsi", "simulate", "-p", "1", "-n", "20", "--bot", "own_bots:Mine", *options]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=600
    )


@pytest.fixture
def needs_ray() -> None:
    if importlib.util.find_spec("ray") is None:
        missing("ray")


@pytest.mark.usefixtures("needs_ray")
def test_a_local_ray_prints_what_workers_print_also_for_a_bot_of_the_user(tmp_path: Path) -> None:
    (tmp_path / "own_bots.py").write_text(OWN, encoding="utf-8")
    here = simulate(tmp_path, "--workers", "1")
    there = simulate(tmp_path, "--ray", "local", "--workers", "2", "--rows", "rows.csv")
    assert (there.returncode, there.stdout) == (0, here.stdout), there.stderr
    assert there.stderr.count("\n") == 1 and there.stderr.startswith("20 games in")
    assert simulate(tmp_path, "--workers", "2").stdout == here.stdout
    seeds = [int(line.split(",")[1]) for line in (tmp_path / "rows.csv").read_text(encoding="utf-8").splitlines()[1:]]
    assert seeds == list(range(1, 21))


@pytest.mark.usefixtures("needs_ray")
def test_an_address_where_nobody_listens_is_reported_at_once() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(NoCluster, match="refused"), cluster.ray_crew(address, 1, []):
        pass


@pytest.mark.usefixtures("needs_ray")
def test_the_wait_for_what_listens_but_is_no_cluster_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_JOIN_SECONDS", 2.0)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(NoCluster, match=r"cluster-silent .* seconds=2"), cluster.ray_crew(address, 1, []):
            pass


@pytest.mark.usefixtures("needs_ray")
@pytest.mark.parametrize("address", ["", "nowhere", "host:", "host:99999", "ray://host:10001"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(NoCluster, match="no-address"), cluster.ray_crew(address, 1, []):
        pass


def test_a_missing_ray_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NotInstalled) as trouble, cluster.ray_crew("local", 1, []):
        pass
    assert trouble.value.extra == "ray"

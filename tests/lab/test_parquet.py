"""Rows in Parquet files: typed, resumed like CSV, and never lost."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from fatsi.lab import Batch, Done, InvalidRows, NotInstalled, OtherBatch, UnknownSuffix, row_file, simulate
from fatsi.lab.extras import needed
from fatsi.rules import Setup
from tests.server.requirements import missing

SMALL = Setup(players=2, difficulty="initiation")
BATCH = Batch(SMALL, (("random",),), seed=7, games=12)


@pytest.fixture(autouse=True)
def needs_pyarrow() -> None:
    if importlib.util.find_spec("pyarrow") is None:
        missing("pyarrow")


def table_in(path: Path) -> Any:
    return needed("pyarrow.parquet").read_table(path)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rows.parquet"


def part_of(path: Path) -> Path:
    return path.with_name("rows.parquet.part.csv")


def stop_after_five(done: Done) -> None:
    if done.games == 5:
        raise KeyboardInterrupt


def test_a_parquet_file_holds_the_rows_of_a_csv_file_with_types(path: Path, tmp_path: Path) -> None:
    simulate(BATCH, rows=path)
    simulate(BATCH, rows=tmp_path / "rows.csv")
    with row_file(path, SMALL) as one, row_file(tmp_path / "rows.csv", SMALL) as other:
        assert list(one.read()) == list(other.read())
    table = table_in(path)
    types = {field.name: str(field.type) for field in table.schema}
    assert (types["seed"], types["won"], types["turns"], types["seconds"]) == ("uint64", "bool", "int32", "double")
    assert table.column("bots")[0].as_py() == ["random", "random"] and len(table.column("tiles")[0].as_py()) == 9
    assert sorted(file.name for file in tmp_path.iterdir()) == ["rows.csv", "rows.parquet"]


def test_an_interrupted_batch_is_a_whole_file_and_goes_on(path: Path) -> None:
    assert not simulate(BATCH, rows=path, on_game=stop_after_five).is_complete
    assert table_in(path).num_rows == 5 and not part_of(path).exists()
    later = simulate(BATCH, rows=path)
    assert later.is_complete and (later.already_played, later.games) == (5, 12)
    assert table_in(path).column("seed").to_pylist() == list(range(7, 19))


def test_rows_of_a_killed_batch_are_read_from_beside_the_file(path: Path) -> None:
    simulate(Batch(SMALL, (("random",),), seed=7, games=3), rows=path)
    beside = path.with_name("beside.csv")
    simulate(Batch(SMALL, (("random",),), seed=10, games=2), rows=beside)
    part_of(path).write_bytes(beside.read_bytes() + b"a line that was cut")
    assert simulate(BATCH, rows=path).already_played == 5
    assert table_in(path).column("seed").to_pylist() == list(range(7, 19))
    assert not part_of(path).exists()


def test_rows_that_went_into_the_file_just_before_a_kill_are_not_in_it_twice(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as without:
        without.setattr(Path, "unlink", lambda self, missing_ok=False: None)
        simulate(BATCH, rows=path)
    assert part_of(path).exists()
    assert simulate(BATCH, rows=path).already_played == 12
    assert table_in(path).num_rows == 12 and not part_of(path).exists()


def test_a_file_of_something_else_is_refused_and_left_alone(path: Path) -> None:
    simulate(BATCH, rows=path)
    with pytest.raises(OtherBatch):
        simulate(Batch(Setup(players=3), (("random",),), games=1), rows=path)
    assert table_in(path).num_rows == 12
    path.write_bytes(b"a poem")
    with pytest.raises(InvalidRows, match="no-parquet"):
        simulate(BATCH, rows=path)
    assert path.read_bytes() == b"a poem"
    needed("pyarrow.parquet").write_table(needed("pyarrow").table({"a": [1]}), path)
    with pytest.raises(InvalidRows, match="not-rows"):
        simulate(BATCH, rows=path)


def test_other_suffixes_and_a_missing_package_are_reported_before_any_game(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(UnknownSuffix):
        simulate(BATCH, rows=path.with_suffix(".xlsx"))
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(NotInstalled) as trouble:
        simulate(BATCH, rows=path)
    assert (trouble.value.package, trouble.value.extra) == ("pyarrow", "lab")

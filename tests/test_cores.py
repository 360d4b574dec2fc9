"""The compiled core plays what the interpreted one plays, and is used only where it belongs to the sources."""

import ast
import importlib.machinery
import json
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fatsi.core import (
    BUILDS,
    COMPILED,
    COMPILED_CORE,
    INTERPRETED_CORE,
    NOT_COMPILED,
    PACKAGE,
    CoreFinder,
    choose_core,
    compiled_sources,
    core_in_use,
    extension_modules,
    find_compiled_core,
    module_name,
    source_hash,
    write_record,
)
from fatsi.rules import Setup, State
from fatsi.rules.rng import rng_for_bot

SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]

needs_compiled_core = pytest.mark.skipif(
    find_compiled_core() is None, reason="these sources are not compiled: make core, with a C compiler"
)


def played_with(core: str) -> dict[str, Any]:
    environment = {**os.environ, "FATSI_CORE": core, "PYTHONPATH": str(PACKAGE.parent)}
    command = [sys.executable, "-m", "tests.cores"]
    done = subprocess.run(command, cwd=PACKAGE.parent, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    played: dict[str, Any] = json.loads(done.stdout)
    assert played["core"] == core
    return played


@needs_compiled_core
def test_both_cores_play_the_same_games_action_for_action() -> None:
    assert played_with(COMPILED_CORE)["games"] == played_with(INTERPRETED_CORE)["games"]


def test_this_process_runs_on_the_core_that_was_asked_for() -> None:
    assert core_in_use() == (os.environ["FATSI_CORE"] or core_in_use())


@pytest.mark.parametrize("seed", [7, 2**190 + 7], ids=["known", "secret"])
def test_what_a_bot_needs_can_be_sent_to_the_process_where_it_thinks(seed: int) -> None:
    rng = rng_for_bot(seed, seat=2, actions=3)
    rng.bits()
    state = State.new(Setup().dealt(rng))
    state_there, rng_there = pickle.loads(pickle.dumps((state, rng)))
    assert state_there == state and type(rng_there) is type(rng)
    assert [rng_there.bits() for _ in range(3)] == [rng.bits() for _ in range(3)]


def test_the_rules_are_compiled() -> None:
    compiled = {module_name(path, PACKAGE.parent) for path in compiled_sources()}
    assert {"fatsi.rules.state", "fatsi.rules.yang", "fatsi.rules.moon.position"} <= compiled
    assert not any(name.startswith(("fatsi.server", "fatsi.words")) for name in compiled)


def test_without_a_compiler_there_is_nothing_to_do_and_everything_goes_on() -> None:
    environment = {**os.environ, "CC": "/nowhere/cc", "PYTHONPATH": str(PACKAGE.parent)}
    command = [sys.executable, "tools/build_core.py"]
    done = subprocess.run(command, cwd=PACKAGE.parent, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert (
        done.stderr == "The core is not compiled: there is no C compiler (/nowhere/cc). Everything runs interpreted.\n"
    )
    asked = subprocess.run([*command, "--check"], cwd=PACKAGE.parent, env=environment, capture_output=True, check=False)
    assert asked.returncode == 1


# --- a small package that was "compiled" ---------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A checkout with one rule, and a build of it."""
    package = tmp_path / "fatsi"
    (package / "rules").mkdir(parents=True)
    (package / "rules" / "__init__.py").write_text("")
    (package / "rules" / "qi.py").write_text("QI = 4\n")
    build = tmp_path / BUILDS / source_hash(package)
    (build / "fatsi" / "rules").mkdir(parents=True)
    (build / "fatsi" / "rules" / f"qi{SUFFIX}").write_text("not a library")
    write_record(build, source_hash(package))
    return package


@pytest.fixture(autouse=True)
def _own_finders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test put finders first, without the one of a compiled core that these tests may run on."""
    monkeypatch.setattr(sys, "meta_path", [one for one in sys.meta_path if not isinstance(one, CoreFinder)])


def chosen_file(name: str) -> Path | None:
    """Where the finder that was put first finds a module, if there is one."""
    finder = sys.meta_path[0]
    spec = finder.find_spec(name, None) if isinstance(finder, CoreFinder) else None
    return None if spec is None or spec.origin is None else Path(spec.origin)


def test_a_build_of_the_present_sources_is_used(package: Path) -> None:
    build = find_compiled_core(package)
    assert build is not None
    choose_core("", package)
    assert chosen_file("fatsi.rules.qi") == build / "fatsi" / "rules" / f"qi{SUFFIX}"
    assert chosen_file("fatsi.words") is None


@pytest.mark.parametrize("edit", ["changed", "added", "removed"])
def test_edited_sources_are_never_hidden_by_an_older_build(package: Path, edit: str) -> None:
    rule = package / "rules" / "qi.py"
    if edit == "changed":
        rule.write_text("QI = 3\n")
    elif edit == "added":
        (package / "rules" / "tao.py").write_text("")
    else:
        rule.unlink()
    assert find_compiled_core(package) is None
    choose_core("", package)
    assert chosen_file("fatsi.rules.qi") is None
    with pytest.raises(ImportError, match="not compiled"):
        choose_core(COMPILED_CORE, package)


def test_sources_restored_find_their_build_again(package: Path) -> None:
    rule = package / "rules" / "qi.py"
    rule.write_text("QI = 3\n")
    rule.write_text("QI = 4\n")
    assert find_compiled_core(package) is not None


def test_the_interpreted_core_can_be_asked_for(package: Path) -> None:
    choose_core(INTERPRETED_CORE, package)
    assert chosen_file("fatsi.rules.qi") is None


def test_extension_modules_beside_the_sources_count_only_with_a_record_of_them(package: Path) -> None:
    """A wheel has that record; what somebody built in place has none, and is passed over."""
    beside = package / "rules" / f"qi{SUFFIX}"
    beside.write_text("not a library")
    for build in (package.parent / BUILDS).iterdir():
        (build / "fatsi" / "compiled.json").unlink()
    choose_core("", package)
    assert chosen_file("fatsi.rules.qi") == package / "rules" / "qi.py"

    write_record(package.parent, source_hash(package))
    choose_core("", package)
    assert chosen_file("fatsi.rules.qi") == beside

    choose_core(INTERPRETED_CORE, package)
    assert chosen_file("fatsi.rules.qi") == package / "rules" / "qi.py"


def test_a_damaged_record_is_no_record(package: Path) -> None:
    (package.parent / BUILDS / source_hash(package) / "fatsi" / "compiled.json").write_text("{")
    assert find_compiled_core(package) is None


def test_an_unknown_core_is_refused_by_name(package: Path) -> None:
    with pytest.raises(ImportError, match="FATSI_CORE is 'fast'; it may be interpreted or compiled"):
        choose_core("fast", package)


def test_no_extension_module_lies_among_our_sources() -> None:
    """`make core` puts them into the folder of builds."""
    assert list(extension_modules(PACKAGE.parent)) == []


@pytest.mark.parametrize("path", compiled_sources(), ids=lambda path: module_name(path, PACKAGE.parent))
def test_dataclasses_name_only_classes_that_are_imported_at_run_time(path: Path) -> None:
    """A compiled dataclass looks up the classes of its fields when it is made, and crashes where one is missing."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for_checker = {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for statement in node.body
        if isinstance(statement, ast.Import | ast.ImportFrom)
        for alias in statement.names
    }
    fields = [
        field
        for node in tree.body
        if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(one) for one in node.decorator_list)
        for field in node.body
        if isinstance(field, ast.AnnAssign)
    ]
    named = {name.id for field in fields for name in ast.walk(field.annotation) if isinstance(name, ast.Name)}
    assert named & for_checker == set()


def test_what_stays_python_is_there() -> None:
    assert {path for path in NOT_COMPILED if not (PACKAGE / path).is_file()} == set()


def test_each_pattern_names_one_folder_first() -> None:
    """The hash of the sources takes all of that folder."""
    assert all("*" not in pattern.partition("/")[0] for pattern in COMPILED)

"""Imports point inward only: the table of docs/architecture.md, enforced.

Every import statement counts, also one inside a function or under TYPE_CHECKING: a layer that needs another
one's names depends on it, whenever the import happens. A new package fails here until it has its row.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "fatsi"


@dataclass(frozen=True)
class Layer:
    """What one part of fatsi may import beside itself and the standard library."""

    inner: frozenset[str] = frozenset()
    outside: frozenset[str] | None = frozenset()
    """Packages from elsewhere; None is any of them."""


def layer(*inner: str, outside: frozenset[str] | None = frozenset()) -> Layer:
    return Layer(frozenset(inner), outside)


TABLES_MAY_IMPORT = (
    "rules",
    "notation",
    "game",
    "history",
    "lessons",
    "bots",
    "lab",
    "svg",
    "words",
    "folders",
    "trouble",
)

LAYERS = {
    "rules": layer(outside=frozenset({"mypy_extensions"})),  # types of numbers, for a compiled core
    "notation": layer("rules"),
    "bots": layer("core", "rules", "engine"),
    "engine": layer("rules", outside=frozenset({"librt", "mypy_extensions", "numpy"})),
    "game": layer("rules", "notation"),
    "lab": layer("core", "rules", "notation", "game", "bots", outside=None),
    "words": layer("rules", outside=frozenset({"fluent"})),
    "svg": layer("rules", "words", outside=frozenset({"resvg_py"})),
    "terminal": layer(*TABLES_MAY_IMPORT, outside=None),
    "server": layer(*TABLES_MAY_IMPORT, outside=None),
    "envs": layer("rules", "notation", "game", outside=None),
    # Modules of their own, directly below fatsi/.
    "__init__": layer("core", "rules", "notation", "game", "svg"),
    "bench": layer("core", "rules"),
    "core": layer(),
    "folders": layer(),
    "history": layer("rules", "game"),
    "lessons": layer("rules", "notation", "game"),
    "trouble": layer("rules", "notation", "words"),
    "usage": layer("words", outside=frozenset({"click"})),
    "__main__": layer("command"),
}

UNBOUND = "command"
"""The one module that may import anything: it puts the parts together."""


def module_name(path: Path) -> str:
    """The dotted name of a file below fatsi/, with its `__init__` if it is one."""
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def layer_name(module: str) -> str:
    """The part of fatsi that a module belongs to: the name that follows `fatsi`."""
    return module.split(".")[1]


def imported(source: str, module: str) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything that a module imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            # One dot is the package that holds the module; each further dot is one package up.
            parts = module.split(".")[: -node.level] if node.level else []
            if node.module:
                parts.append(node.module)
            for alias in node.names:
                yield node.lineno, ".".join([*parts, alias.name])


def wrong_imports(source: str, module: str) -> list[str]:
    """One line for each import that the table does not allow."""
    own = layer_name(module)
    if own == UNBOUND:
        return []
    allowed = LAYERS[own]
    wrong = []
    for line, name in imported(source, module):
        first, _, rest = name.partition(".")
        if first == "fatsi":
            target = rest.partition(".")[0]
            # What is no part is a name of fatsi/__init__.py: the public API, which is for those outside.
            target = target if target in LAYERS or target == UNBOUND else "__init__"
            fine = target == own or target in allowed.inner
        else:
            fine = first in sys.stdlib_module_names or allowed.outside is None or first in allowed.outside
        if not fine:
            wrong.append(f"{module}, line {line}: {own} may not import {name}")
    return wrong


SOURCES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=module_name)
def test_imports_point_inward(path: Path) -> None:
    module = module_name(path)
    assert layer_name(module) in {*LAYERS, UNBOUND}, f"{module}: give it a row in the table of layers"
    assert wrong_imports(path.read_text(encoding="utf-8"), module) == []


def test_the_rules_are_among_the_modules_checked() -> None:
    assert "rules" in {layer_name(module_name(path)) for path in SOURCES}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("fatsi.rules.state", "import fatsi.words"),
        ("fatsi.rules.state", "from fatsi.notation import position"),
        ("fatsi.rules.state", "from fatsi import notation"),
        ("fatsi.rules.state", "from fatsi import Game"),
        ("fatsi.rules.state", "import fatsi"),
        ("fatsi.rules.state", "from .. import bots"),
        ("fatsi.rules.state", "from ..bots import random"),
        ("fatsi.rules.__init__", "from ..bots import random"),
        ("fatsi.rules.tiles.cemetery", "from ...words import names"),
        ("fatsi.rules.state", "import numpy"),
        ("fatsi.rules.state", "def late():\n    from fatsi import words"),
        ("fatsi.rules.state", "if TYPE_CHECKING:\n    from fatsi.terminal import table"),
        ("fatsi.notation.record", "from fatsi.words import names"),
        ("fatsi.words.catalogue", "import rich"),
        ("fatsi.bots.greedy", "import fatsi.command"),
        ("fatsi.terminal.table", "from fatsi.server import app"),
        ("fatsi.bench", "from fatsi.bots import greedy"),
        ("fatsi.__init__", "from fatsi.terminal import table"),
        ("fatsi.__init__", "from .terminal import table"),
    ],
)
def test_a_wrong_import_is_caught(module: str, source: str) -> None:
    assert len(wrong_imports(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("fatsi.rules.state", "from __future__ import annotations"),
        ("fatsi.rules.state", "from collections.abc import Iterator"),
        ("fatsi.rules.state", "from . import cards"),
        ("fatsi.rules.__init__", "from .state import State"),
        ("fatsi.rules.tiles.cemetery", "from ..state import State"),
        ("fatsi.notation.record", "from ..rules import State"),
        ("fatsi.words.catalogue", "from fluent.runtime import FluentBundle"),
        ("fatsi.terminal.table", "import rich\nfrom fatsi import words"),
        ("fatsi.__init__", "from .rules.state import State"),
        ("fatsi.command", "import fatsi\nfrom fatsi.server import app\nimport click"),
    ],
)
def test_a_right_import_is_let_through(module: str, source: str) -> None:
    assert wrong_imports(source, module) == []


@pytest.mark.parametrize("path", sorted((PACKAGE / "rules").rglob("*.py")), ids=module_name)
def test_the_rules_run_with_the_standard_library_alone(path: Path) -> None:
    """What they take from elsewhere are types, which only the type checker and the compiler read."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tree.body = [
        node for node in tree.body if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    ]
    at_run_time = {name.partition(".")[0] for _, name in imported(ast.unparse(tree), module_name(path))}
    assert at_run_time <= {"fatsi", *sys.stdlib_module_names}

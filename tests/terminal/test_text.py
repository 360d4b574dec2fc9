"""Text that a player sees stands in the catalogues, not in the code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fatsi

PACKAGE = Path(fatsi.__file__).parent
MODULES = [*sorted((PACKAGE / "terminal").glob("*.py")), PACKAGE / "command.py"]
# Not for people: the name of a folder on one system, and how a record begins.
ALLOWED = {"Application Support", "fatsi record"}
SENTENCE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")


def texts(tree: ast.Module) -> Iterator[ast.Constant]:
    """Every text in a module but docstrings, and what `--help` says, which stands in one place."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "HELP":
            assert node.value is not None
            for inner in ast.walk(node.value):
                if isinstance(inner, ast.Constant):
                    inner.value = None
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in ALLOWED:
            yield node


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [f"line {node.lineno}: {node.value!r}" for node in texts(tree) if SENTENCE.search(str(node.value))] == []

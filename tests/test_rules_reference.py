"""docs/rules.md: every ruling names tests that exist, and every such test names its ruling."""

import ast
import re
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
REFERENCE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
RULINGS = re.findall(r"^### (R\d+)\b.*?^(Test: .*?)$", REFERENCE, re.M | re.S)


@lru_cache
def docstrings(path: str) -> dict[str, str]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {node.name: ast.get_docstring(node) or "" for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_ruling_has_a_test_that_names_it() -> None:
    assert len(RULINGS) >= 67
    for ruling, line in RULINGS:
        tests = re.findall(r"`(tests/\S+?)::(\w+)`", line)
        assert tests, f"{ruling} names no test"
        for path, name in tests:
            assert re.search(rf"\b{ruling}\b", docstrings(path).get(name, "")), f"{ruling}: {path}::{name}"


def names_of(path: str) -> set[str]:
    """Return what a module defines at its top, and the methods of its classes."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    names = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{method.name}" for method in node.body if isinstance(method, ast.FunctionDef)}
    return names


def test_every_ruling_names_the_code_that_carries_it_out() -> None:
    linked = re.findall(r"^### (R\d+)\b(?:(?!^### ).)*?^(Code: .*?)$", REFERENCE, re.M | re.S)
    assert [ruling for ruling, _ in linked] == [ruling for ruling, _ in RULINGS]
    for ruling, line in linked:
        places = re.findall(r"`(fatsi/\S+?)::([\w.]+)`", line)
        assert places, f"{ruling} names no code"
        for path, name in places:
            assert name in names_of(path), f"{ruling}: {path}::{name}"


def test_rulings_are_numbered_in_order_and_each_is_cited_in_a_chapter() -> None:
    numbers = [int(ruling[1:]) for ruling, _ in RULINGS]
    assert numbers == list(range(1, len(numbers) + 1))
    chapters = re.sub(r"^## \d+\. Rulings.*?(?=^## |\Z)", "", REFERENCE, flags=re.M | re.S)
    assert [number for number in numbers if f"R{number}]" not in chapters] == []

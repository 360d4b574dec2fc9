"""pytest runs the sources as they stand, unless it is told otherwise: `FATSI_CORE=compiled pytest tests/rules`.

A compiled module hides its examples from doctest, and a failing test says more of a function in Python.
"""

import os

import pytest

os.environ.setdefault("FATSI_CORE", "interpreted")

# What takes long or waits for other processes. The many quick tests that follow even out which worker had how much.
_LONG = ("tests/browser", "tests/server", "tests/lab", "tests/test_docs.py", "tests/test_cores.py", "tests/terminal")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let several workers begin with what takes long: none is left with it when the others are done."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: not item.nodeid.startswith(_LONG))

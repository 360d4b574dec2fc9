"""pytest runs the sources as they stand, unless it is told otherwise: `FATSI_CORE=compiled pytest tests/rules`.

A compiled module hides its examples from doctest, and a failing test says more of a function in Python.
"""

import gc
import os

import pytest

os.environ.setdefault("FATSI_CORE", "interpreted")

# Python looks for cycles to be freed after every 700 new objects. Tests make millions that need no such search; of the
# quick tests it took about a seventh of the time. There is memory for some more garbage.
gc.set_threshold(50_000, 20, 20)

# What takes long: tests that keep the processor busy, and those that mostly wait for other processes.
_BUSY = "tests/browser"
_WAITING = ("tests/server", "tests/lab", "tests/test_docs.py", "tests/test_cores.py", "tests/terminal")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let several workers begin with what takes long: none is left with it when the others are done.

    The files of both kinds are mixed, so that while one worker waits another has something to do. The many quick tests
    that follow even out which worker had how much.
    """
    if not hasattr(config, "workerinput"):
        return
    turns = {item.path: 1.0 for item in items}
    for kind in (_BUSY, _WAITING):
        of_kind = list(dict.fromkeys(item.path for item in items if item.nodeid.startswith(kind)))
        turns |= {path: turn / len(of_kind) for turn, path in enumerate(of_kind)}
    items.sort(key=lambda item: turns[item.path])


def pytest_collection_finish() -> None:
    """Spare what was collected, thousands of tests that stay until the end, all further searches for garbage."""
    gc.freeze()

"""Processes that end with the one that started them, however that one ends: whoever is killed can tell nobody."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable


def when_parent_is_gone(end: Callable[[], None]) -> None:
    """Call something, in a thread of its own, as soon as the process that started this one is no more."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        end()

    threading.Thread(target=wait, name="parent-watch", daemon=True).start()

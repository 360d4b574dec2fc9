"""Bounded logging: what goes wrong a thousand times a second is written a few times a minute."""

from __future__ import annotations

import logging
import time
from typing import Final

_PER_MINUTE: Final = 20


class LogLimit(logging.Filter):
    """Lets a few records of each kind through in a minute; the next one says how many were left out."""

    def __init__(self, per_minute: int = _PER_MINUTE) -> None:
        super().__init__()
        self._per_minute: Final = per_minute
        self._counts: Final[dict[tuple[str, int], int]] = {}
        self._minute = 0
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._counts.clear()
            if self._left_out:
                record.msg = f"{record.msg} (before this, {self._left_out} records were left out)"
                self._left_out = 0
        kind = (record.pathname, record.lineno)
        self._counts[kind] = self._counts.get(kind, 0) + 1
        if self._counts[kind] > self._per_minute:
            self._left_out += 1
            return False
        return True


def limit_logs() -> None:
    """Bound what all loggers of the process write to its standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
    handler.addFilter(LogLimit())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)

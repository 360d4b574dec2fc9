"""What is posted to the server: read within bounds, and no more often than is good."""

from __future__ import annotations

import contextlib
from typing import Final

from starlette.requests import Request

from fatsi.server.options import Limits
from fatsi.server.rate_limits import RateLimiter


class FormReader:
    """Reads forms, and counts what comes from each address."""

    def __init__(self, limits: Limits) -> None:
        self._body_limit: Final = limits.body
        self._all: Final = RateLimiter(limits.posts)
        self.new_tables: Final = RateLimiter(limits.tables)
        self.guesses: Final = RateLimiter(limits.guesses)
        self.pages: Final = RateLimiter(limits.pages)

    async def form(self, request: Request) -> dict[str, str]:
        """Return what was posted; a file as its text, or nothing if it is none."""
        self._all.check(request)
        fields: dict[str, str] = {}
        async with request.form(max_files=1, max_fields=60, max_part_size=self._body_limit) as form:
            for name, value in form.items():
                if isinstance(value, str):
                    fields[name] = value
                else:
                    with contextlib.suppress(UnicodeDecodeError):
                        fields[name] = (await value.read()).decode("utf-8-sig")
        return fields

"""The pages that are the same for everybody: rules, cards, files, the health of the server; and what went wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from fatsi.server.live.table_registry import TableRegistry
from fatsi.server.metrics import CONTENT_TYPE, Metrics
from fatsi.server.options import PageCost
from fatsi.server.pages.form_reader import FormReader
from fatsi.server.pages.responses import page, refusal
from fatsi.server.rate_limits import address_of
from fatsi.server.request_refusals import Refused
from fatsi.server.storage.store import Store

_HEALTH_HOLDS: Final = 1.0
_HEALTH_WITHIN: Final = 3.0
_LOOPBACK: Final = ("127.0.0.1", "::1", "testclient")
CODES: Final = {404: "no-such-page", 405: "not-allowed", 413: "too-large"}


class SitePages:
    """Answers requests that are about no table."""

    def __init__(
        self, store: Store, registry: TableRegistry, posts: FormReader, figures: Callable[[], Metrics]
    ) -> None:
        self._store: Final = store
        self._registry: Final = registry
        self._posts: Final = posts
        self._figures: Final = figures
        self._health: tuple[float, asyncio.Task[bool]] | None = None

    async def rules(self, request: Request) -> Response:
        self._posts.pages.check(request, PageCost.RECORD)
        return page(request, "rules.html")

    async def cards(self, request: Request) -> Response:
        self._posts.pages.check(request, PageCost.TABLE)
        return page(request, "cards.html")

    async def health(self, request: Request) -> Response:
        """Report whether this server works: whether something can be stored, and soon."""
        is_alive = await asyncio.shield(self._newest_health())
        health = {"server": "fatsi", "status": "ok" if is_alive else "database", "tables": len(self._registry)}
        return JSONResponse(health, 200 if is_alive else 503)

    def _newest_health(self) -> asyncio.Task[bool]:
        """Return the last look at the database; however many ask, there is one in a second."""
        now = time.monotonic()
        if self._health is None or (self._health[0] + _HEALTH_HOLDS < now and self._health[1].done()):
            self._health = now, asyncio.create_task(self._look())
        return self._health[1]

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(_HEALTH_WITHIN):
                await self._store.write_heartbeat()
        except Exception:
            return False
        return True

    async def metrics(self, request: Request) -> Response:
        """Give the figures to a Prometheus on this machine; a request through a proxy comes from somewhere else."""
        if address_of(request) not in _LOOPBACK:
            raise Refused("no-such-page")
        return Response(self._figures().text(), media_type=CONTENT_TYPE)

    # --- trouble --------------------------------------------------------------------------------------

    async def refused(self, request: Request, error: Exception) -> Response:
        """Answer a request that is refused, in words for people and for scripts."""
        assert isinstance(error, Refused)
        return refusal(request, error)

    async def http_error(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return refusal(request, Refused(CODES.get(error.status_code, "wrong-form")), error.status_code)

    async def failed(self, request: Request, error: Exception) -> Response:
        return refusal(request, Refused("failed"))

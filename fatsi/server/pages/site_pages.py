"""The pages that are the same for everybody: rules, cards, files, the health of the server; and what went wrong."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from fatsi.server.live.registry import TableRegistry
from fatsi.server.pages.responses import page, refusal
from fatsi.server.refusals import Refused
from fatsi.server.storage.store import Store

CODES: Final = {404: "no-such-page", 405: "not-allowed", 413: "too-large"}


class SitePages:
    """Answers requests that are about no table."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store: Final = store
        self._registry: Final = registry

    async def rules(self, request: Request) -> Response:
        return page(request, "rules.html")

    async def cards(self, request: Request) -> Response:
        return page(request, "cards.html")

    async def health(self, request: Request) -> Response:
        """Tell whoever watches over servers whether this one works."""
        try:
            is_alive = await self._store.is_alive()
        except Exception:
            is_alive = False
        told = {"server": "fatsi", "status": "ok" if is_alive else "database", "tables": len(self._registry)}
        return JSONResponse(told, 200 if is_alive else 503)

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

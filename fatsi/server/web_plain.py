"""The pages that are the same for everybody: rules, cards, files, the health of the server; and what went wrong."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from fatsi.server.answers import page, refusal
from fatsi.server.hall import Hall
from fatsi.server.page_frame import static_path
from fatsi.server.refusals import Refused
from fatsi.server.store import Store

CODES: Final = {404: "no-such-page", 405: "not-allowed", 413: "too-large"}
_KEPT_FOR_EVER: Final = "public, max-age=31536000, immutable"
_MEDIA: Final = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "png": "image/png"}


class PlainPages:
    """Answers requests that are about no table."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store: Final = store
        self._hall: Final = hall

    async def rules(self, request: Request) -> Response:
        return page(request, "rules.html")

    async def cards(self, request: Request) -> Response:
        return page(request, "cards.html")

    async def static(self, request: Request) -> Response:
        name = request.path_params["name"]
        path = static_path(name)
        if path is None:
            raise Refused("no-such-page")
        content, tag = _content(path)
        # An address with the hash of the content may be kept for ever; others are asked for again, mostly for nothing.
        keep = _KEPT_FOR_EVER if "v" in request.query_params else "no-cache"
        headers = {"Cache-Control": keep, "ETag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(content, media_type=_MEDIA[path.suffix.lstrip(".")], headers=headers)

    async def health(self, request: Request) -> Response:
        """Tell whoever watches over servers whether this one works."""
        try:
            is_alive = await self._store.is_alive()
        except Exception:
            is_alive = False
        told = {"server": "fatsi", "status": "ok" if is_alive else "database", "tables": len(self._hall)}
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


@lru_cache(maxsize=64)
def _content(path: Path) -> tuple[bytes, str]:
    """Return a file and the tag of its content."""
    content = path.read_bytes()
    return content, f'"{hashlib.sha256(content).hexdigest()[:20]}"'

"""Scripts, styles and pictures as files: Starlette serves them, we say for how long they may be kept."""

from __future__ import annotations

import os
from typing import Final

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from fatsi import svg
from fatsi.server.pages.templating import STATIC

_CACHE_FOR_EVER: Final = "public, max-age=31536000, immutable"


class VersionedFiles(StaticFiles):
    """The static folder and the style of the pictures. An address with the hash of its content may be kept for ever."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        if path == svg.STYLE.name:
            return str(svg.STYLE), svg.STYLE.stat()
        return super().lookup_path(path)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        # Other addresses are asked for again each time, mostly to hear that nothing has changed.
        is_versioned = scope["query_string"].startswith(b"v=")
        response.headers["Cache-Control"] = _CACHE_FOR_EVER if is_versioned else "no-cache"
        return response

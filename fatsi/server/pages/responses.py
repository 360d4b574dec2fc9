"""How requests are answered: pages in the reader's words and look, refusals with their status, downloads."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from fatsi.game import Game
from fatsi.server.pages import rendering
from fatsi.server.pages.readers import settings_of, words_of
from fatsi.server.request_refusals import Refused

# The status of each refusal that pages can meet; any other is a wrong request.
STATUS: Final = {
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-thing": 404,
    "no-such-step": 404,
    "wrong-secret": 403,
    "not-host": 403,
    "foreign-origin": 403,
    "not-over": 409,
    "not-seated": 403,
    "too-fast": 429,
    "too-large": 413,
    "not-allowed": 405,
    "failed": 500,
}


def page(request: Request, name: str, status: int = 200, **context: object) -> Response:
    """Return a page in the reader's words and look."""
    settings = settings_of(request)
    made = rendering.page(name, words_of(request), settings, path=request.url.path, **context)
    return HTMLResponse(made, status)


def about(request: Request, game: Game) -> Response:
    """Return what there is to say about a thing on the table."""
    text = rendering.about(game, request.path_params["thing"], words_of(request))
    if text is None:
        raise Refused("no-such-thing")
    return HTMLResponse(text)


def status_of(refused: Refused) -> int:
    """Return the status with which a refusal is answered."""
    return STATUS.get(refused.code, 400)


def refusal(request: Request, refused: Refused, status: int = 0) -> Response:
    """Return the answer to a request that is refused, in words for people or as data for scripts."""
    words = words_of(request)
    status = status or status_of(refused)
    text = refused.text(words)
    headers = {"Retry-After": "10"} if status == 429 else None
    if "text/html" not in request.headers.get("accept", ""):
        return JSONResponse({"error": text, "code": refused.code}, status, headers)
    response = page(request, "message.html", status, title=words.text("trouble-title"), text=text)
    response.headers.update(headers or {})
    return response


def download(text: str, name: str) -> Response:
    """Return a record as a file."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.fatsi"'}
    return PlainTextResponse(text, headers=headers)

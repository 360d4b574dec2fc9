"""The guard before the application: headers of every answer, where requests may come from, how big they may be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fatsi.server.request_refusals import Refused

_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    # Not `no-referrer`: with it browsers send `Origin: null`, and our own forms could not be told from foreign ones.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


Refusing = Callable[[Request, Refused], Response]


class RequestGuard:
    """Wraps the application: adds the headers, and turns big bodies and foreign pages away.

    `refuse` makes the answer to whoever is turned away.
    """

    def __init__(self, app: ASGIApp, *, hosts: tuple[str, ...], body_limit: int, refuse: Refusing) -> None:
        self._app: Final = app
        self._hosts: Final = hosts
        self._body_limit: Final = body_limit
        self._refuse: Final = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        objection = self._objection(scope)
        if scope["type"] == "websocket":
            if objection:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            else:
                await self._app(scope, receive, send)
            return
        sending = _with_headers(send, scope)
        if objection:
            await self._refuse(Request(scope), objection)(scope, receive, sending)
        else:
            await self._app(scope, _bounded(receive, self._body_limit), sending)

    def _objection(self, scope: Scope) -> Refused | None:
        """Return why a request is not let in, or nothing if it is."""
        headers = Headers(scope=scope)
        # Whoever watches over servers asks for their health by number.
        if scope["path"] != "/health" and not self._is_our_host(headers):
            return Refused("unknown-host")
        if scope["type"] == "websocket":
            return None
        if scope["method"] not in ("GET", "HEAD") and not is_same_origin(HTTPConnection(scope)):
            return Refused("foreign-origin")
        length = headers.get("content-length", "0")
        return None if length.isdecimal() and int(length) <= self._body_limit else Refused("too-large")

    def _is_our_host(self, headers: Headers) -> bool:
        """Whether the name asked for is ours: a foreign name that leads here is somebody's trick."""
        if "*" in self._hosts:
            return True
        host = headers.get("host", "")
        name = host if host.endswith("]") else host.rpartition(":")[0] or host
        return name.lower() in self._hosts


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether a request says that it comes from a page of ours. One that does not say is none."""
    try:
        origin = urlsplit(connection.headers.get("origin", "").lower())
    except ValueError:
        return False
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return bool(origin.netloc) and (origin.scheme, origin.netloc) == (
        scheme,
        connection.headers.get("host", "").lower(),
    )


def _bounded(receive: Receive, limit: int) -> Receive:
    """Return a receiver that does not pass on more than so many bytes."""
    received = 0

    async def bounded() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > limit:
            raise Refused("too-large")
        return message

    return bounded


def _with_headers(send: Send, scope: Scope) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["scheme"] == "https":
                headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            # Pages are of one reader and one moment; what may be kept says so itself.
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending

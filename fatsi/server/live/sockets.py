"""The live connection of a page: messages in, news out. Whatever comes in may be anything."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from fatsi.server.guard import is_same_origin
from fatsi.server.live.broadcast import Listener
from fatsi.server.live.hint_service import HintService
from fatsi.server.live.live_table import LiveTable
from fatsi.server.live.table_registry import TableRegistry
from fatsi.server.options import CHAT_LENGTH, Limits
from fatsi.server.pages.forms import clean_text
from fatsi.server.pages.readers import Readers, words_of
from fatsi.server.rate_limits import RateLimiter, address_of
from fatsi.server.request_refusals import Refused
from fatsi.words import Words, available_languages, words

_log: Final = logging.getLogger("fatsi.server")
_HELLO_WITHIN: Final = 10.0
_SILENT_FOR: Final = 90.0
_REQUEST_LENGTH: Final = 40
# Codes of the WebSocket protocol.
_GOING_AWAY: Final = 1001
_POLICY: Final = 1008
_TRY_AGAIN: Final = 1013
# A page of ours does not send more that cannot be read, nor goes on for so long after it was told to slow down.
_MOST_SAID: Final = (1 << 31) - 1
_MALFORMED_ALLOWED: Final = 20
_TOO_FAST_ALLOWED: Final = 40
_PAUSE_OF_TOO_FAST: Final = 0.2
_SHARE_OF_WATCHERS: Final = 0.75
_COST_OF_WATCHING: Final = 3


@dataclass(frozen=True, slots=True)
class _Request:
    """A message that can be read."""

    do: str
    version: int
    action: str
    text: str
    id: str
    said: int | None
    """The number of the last line of chat that a page shows."""


def _read(message: str) -> _Request:
    """Return what a message asks for; `Refused` if it is not one of ours."""
    try:
        request: Any = json.loads(message)
    except (ValueError, RecursionError):
        raise Refused("malformed") from None
    if not isinstance(request, dict):
        raise Refused("malformed")
    version = request.get("version", -1)
    fields = [request.get(name, "") for name in ("do", "action", "text", "id")]
    if not isinstance(version, int) or isinstance(version, bool) or not all(isinstance(f, str) for f in fields):
        raise Refused("malformed")
    # JSON can hold lone surrogates, which can be neither stored nor sent.
    do, action, text, request_id = (field.encode("utf-8", "ignore").decode() for field in fields)
    said = request.get("said")
    if said is not None and (not isinstance(said, int) or isinstance(said, bool) or not 0 <= said <= _MOST_SAID):
        raise Refused("malformed")
    return _Request(do, version, action, text, request_id[:_REQUEST_LENGTH], said)


class SocketEndpoint:
    """Serves the connections of all tables of this process."""

    def __init__(self, registry: TableRegistry, readers: Readers, hint_service: HintService, limits: Limits) -> None:
        self._registry: Final = registry
        self._hint_service: Final = hint_service
        self._readers: Final = readers
        self._limits: Final = limits
        self._open: Final[set[WebSocket]] = set()
        # Without those of the seated.
        self._by_address: Final[Counter[str]] = Counter()
        # They belong to whoever asks, not to the connection: to come back does not help.
        self.joins: Final = RateLimiter(limits.joins)
        self.messages: Final = RateLimiter(limits.messages)
        self.refusals: Final = RateLimiter(limits.refusals)
        self.costly: Final = {"chat": RateLimiter(limits.chat), "hint": RateLimiter(limits.hints)}

    def __len__(self) -> int:
        """Return how many connections are open."""
        return len(self._open)

    async def endpoint(self, socket: WebSocket) -> None:
        """Serve one connection from beginning to end."""
        address = address_of(socket)
        if not is_same_origin(socket):
            await socket.close(_POLICY)
            return
        if not self.joins.allows(address):
            await socket.close(_TRY_AGAIN)
            return
        table_id = socket.path_params["table"]
        reader = await self._readers.find(socket)
        places = () if reader is None else await self._registry.store.places_of(reader, table_id)
        # Everybody at the table is notified of who comes and goes: for those without a seat that costs more.
        if not places and not self.joins.allows(address, _COST_OF_WATCHING):
            await socket.close(_TRY_AGAIN)
            return
        if not self._has_room(address, is_seated=bool(places)):
            await socket.close(_TRY_AGAIN)
            return
        self._open.add(socket)
        if not places:
            self._by_address[address] += 1
        listener = Listener(_words_of_page(socket), frozenset(place.id for place in places), reader, address)
        try:
            await self._serve(socket, table_id, listener)
        finally:
            self._open.discard(socket)
            if not places:
                self._by_address[address] -= 1
                if not self._by_address[address]:
                    del self._by_address[address]

    def _has_room(self, address: str, *, is_seated: bool) -> bool:
        """Whether one more may come; what is left for the seated, watchers cannot take."""
        if is_seated:
            return len(self._open) < self._limits.connections
        return (
            len(self._open) < self._limits.connections * _SHARE_OF_WATCHERS
            and self._by_address[address] < self._limits.connections_per_address
        )

    async def _serve(self, socket: WebSocket, table_id: str, listener: Listener) -> None:
        try:
            live_table = await self._registry.find(table_id)
        except Refused:
            await socket.close(_POLICY)
            return
        await socket.accept()
        try:
            async with asyncio.timeout(_HELLO_WITHIN):
                hello = _read(await _receive(socket))
            if hello.do != "hello":
                raise Refused("malformed")
            live_table = await self._registry.join(table_id, listener, hello.version, hello.said)
        except (WebSocketDisconnect, RuntimeError):
            return
        except TimeoutError:
            await _dismiss(socket)
            return
        except Refused as refusal:
            answer = {"kind": "refused", "id": "", "code": refusal.code, "text": refusal.text(listener.words)}
            await _dismiss(socket, json.dumps({**answer, "is_final": True}, ensure_ascii=False))
            return
        try:
            # Whoever ends first ends the connection: the one who hears, or the one who speaks.
            tasks = {
                asyncio.create_task(self._receive_messages(socket, live_table, listener)),
                asyncio.create_task(self._send_messages(socket, listener)),
                asyncio.create_task(listener.is_lost.wait()),
            }
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(Exception):
                await socket.close(_TRY_AGAIN if listener.is_lost.is_set() else _POLICY)
        finally:
            await self._registry.leave(live_table, listener)

    async def _send_messages(self, socket: WebSocket, listener: Listener) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await socket.send_text(await listener.waiting.get())

    async def _receive_messages(self, socket: WebSocket, live_table: LiveTable, listener: Listener) -> None:
        sender = listener.key
        malformed = too_fast = 0
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            while malformed < _MALFORMED_ALLOWED and too_fast < _TOO_FAST_ALLOWED:
                async with asyncio.timeout(_SILENT_FOR):
                    message = await _receive(socket)
                request_id = ""
                try:
                    if not self.messages.allows(sender):
                        raise Refused("too-fast")
                    request = _read(message)
                    request_id = request.id
                    if request.do in self.costly and not self.costly[request.do].allows(sender):
                        raise Refused("too-fast")
                    await self._do(request, live_table, listener)
                except Refused as refusal:
                    malformed += refusal.code == "malformed"
                    # To find out why an action is illegal costs as much as to play one.
                    is_too_fast = refusal.code == "too-fast" or not self.refusals.allows(sender)
                    too_fast += is_too_fast
                    _refuse(refusal, request_id, live_table, listener)
                    if is_too_fast:
                        # What they send meanwhile waits at their end: even to refuse it costs something.
                        await asyncio.sleep(_PAUSE_OF_TOO_FAST)
                except Exception:
                    # A mistake of ours: this request is not done, the connection and the table go on.
                    _log.exception("a request at a table failed")
                    _refuse(Refused("failed"), request_id, live_table, listener)

    async def _do(self, request: _Request, live_table: LiveTable, listener: Listener) -> None:
        registry, places = self._registry, listener.place_ids
        if request.do == "act":
            await registry.act(live_table, places, request.version, request.action, cause=request.id, listener=listener)
        elif request.do == "undo":
            await registry.undo(live_table, places, request.version, cause=request.id, listener=listener)
        elif request.do == "hint":
            await self._hint_service.ask(live_table, listener, request.version, request.id)
        elif request.do == "chat":
            await self._say(request.text, live_table, listener)
        elif request.do == "ping":
            listener.send('{"kind":"pong"}')
        else:
            raise Refused("malformed")

    async def _say(self, text: str, live_table: LiveTable, listener: Listener) -> None:
        room = live_table.room
        place = next((place for place in room.places if place.id in listener.place_ids), None)
        if place is None:
            raise Refused("watchers-listen")
        said = clean_text(text)
        if len(said) > CHAT_LENGTH:
            raise Refused("too-long")
        if said:
            seats = room.seats_of((place.id,))
            await self._registry.say(live_table, min(seats) if seats else None, place.name, said)

    async def close(self) -> None:
        """Tell every page that the server goes away; they come back by themselves."""
        for socket in list(self._open):
            with contextlib.suppress(Exception):
                await socket.send_text('{"kind":"bye"}')
                await socket.close(_GOING_AWAY)


def _words_of_page(socket: WebSocket) -> Words:
    """Return the words of the page that the connection belongs to; not every browser sends its languages here again."""
    language = socket.query_params.get("language", "")
    return words(language) if language in available_languages() else words_of(socket)


async def _dismiss(socket: WebSocket, message: str = "") -> None:
    """End a connection that never came to anything, with a last word."""
    with contextlib.suppress(Exception):
        if message:
            await socket.send_text(message)
        await socket.close(_POLICY)


async def _receive(socket: WebSocket) -> str:
    """Return the next message; one that is no text is none of ours."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or ""


def _refuse(refusal: Refused, request: str, live_table: LiveTable, listener: Listener) -> None:
    answer = {
        "kind": "refused",
        "id": request,
        "code": refusal.code,
        "text": refusal.text(listener.words),
        "rule": refusal.rule,
        "version": live_table.room.version,
    }
    listener.send(json.dumps(answer, ensure_ascii=False))

"""Those who are told what happens at a table: one listener for each open connection."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from typing import Final

from fatsi.server.live.room import Change, Room
from fatsi.server.pages.rendering import chat_entry, log_entries, motion, own_parts, replay_parts, title
from fatsi.server.table_parts.table_view import ChatLine, TableView
from fatsi.words import Words

# Whoever does not read for so many messages is let go; the page comes back and asks for everything.
_MESSAGES_WAITING: Final = 64

Parts = dict[str, str]
_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Listener:
    """One connection: whose it is, what it shows, and what waits to be sent to it."""

    def __init__(self, words: Words, place_ids: frozenset[int], reader: int | None = None, address: str = "") -> None:
        self.words: Final = words
        self.reader: Final = reader
        self.address: Final = address
        self.place_ids = place_ids
        self.waiting: Final[asyncio.Queue[str]] = asyncio.Queue(_MESSAGES_WAITING)
        self.is_lost = asyncio.Event()
        self.shown: Parts = {}
        """The parts that the page shows now."""

    @property
    def key(self) -> str:
        """Whose requests are counted together: those of a reader, or of an address where nobody is known."""
        return self.address if self.reader is None or not self.place_ids else f"reader {self.reader}"

    def send(self, message: str) -> None:
        """Put a message into the queue, without waiting for anybody."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.is_lost.set()


def changed(before: Parts, now: Parts) -> Parts:
    """Return the parts that are not what they were."""
    return {part: markup for part, markup in now.items() if before.get(part) != markup}


class Broadcast:
    """The messages of one moment of a table. What several listeners are told alike is made once."""

    def __init__(self, room: Room, present: frozenset[int], watchers: int) -> None:
        self._room: Final = room
        self._present: Final = present
        self._watchers: Final = watchers
        self._shared: Final[dict[str, Parts]] = {}
        self._own: Final[dict[tuple[str, frozenset[int]], tuple[TableView, Parts]]] = {}
        self._logs: Final[dict[tuple[str, int], str]] = {}
        self._encoded: Final[dict[str, str]] = {}

    def seen(self, place_ids: frozenset[int]) -> TableView:
        """Return the table as somebody with these places sees it."""
        return self._room.seen(place_ids, self._present, self._watchers)

    def _parts(self, listener: Listener) -> tuple[TableView, Parts]:
        words = listener.words
        key = (words.language, listener.place_ids)
        if key not in self._own:
            seen = self.seen(listener.place_ids)
            if words.language not in self._shared:
                self._shared[words.language] = replay_parts(seen.game.state, words, turn=seen.game.turn)
            self._own[key] = seen, self._shared[words.language] | own_parts(seen, words)
        return self._own[key]

    def _log(self, words: Words, kept: int) -> str:
        """Return what happened since then, encoded."""
        key = (words.language, kept)
        if key not in self._logs:
            self._logs[key] = _encode({"from": kept, "entries": log_entries(self._room.game, words, kept)})
        return self._logs[key]

    def _encode_parts(self, parts: Parts) -> str:
        """Return parts encoded, each of them once for all who are told of it."""
        encoded = self._encoded
        for markup in parts.values():
            if markup not in encoded:
                encoded[markup] = _encode(markup)
        listed = ",".join([f'"{part}":{encoded[markup]}' for part, markup in parts.items()])
        return f"{{{listed}}}"

    def show(self, listener: Listener, version: int) -> None:
        """Bring a page that shows some version up to date: only what is missing if it shows the version of now."""
        seen, _ = self._parts(listener)
        if version == seen.version:
            # The game is the same as when the page was made; who is there, and who decides for whom, may not be.
            listener.shown = self._shared[listener.words.language]
            self.people([listener])
            return
        listener.shown = {}
        self.game([listener], Change(0))

    def game(self, listeners: Iterable[Listener], change: Change, cause: Listener | None = None) -> None:
        """Tell listeners of a change of the game."""
        room = self._room
        happened = _encode(motion(room.game.events[change.kept :], room.game.state) if change.kept else [])
        for listener in listeners:
            seen, parts = self._parts(listener)
            message: dict[str, object] = {
                "kind": "update",
                "version": room.version,
                "title": title(seen, listener.words),
                "mine": seen.is_mine,
            }
            if listener is cause and change.cause:
                message["id"] = change.cause
            encoded = self._encode_parts(changed(listener.shown, parts))
            log = self._log(listener.words, change.kept)
            listener.shown = parts
            listener.send(f'{_encode(message)[:-1]},"motion":{happened},"log":{log},"parts":{encoded}}}')

    def people(self, listeners: Iterable[Listener]) -> None:
        """Tell listeners who is there, who sits where, and what that changes for them."""
        for listener in listeners:
            seen, parts = self._parts(listener)
            different = changed(listener.shown, parts)
            if different:
                listener.shown = parts
                told = _encode({"kind": "people", "title": title(seen, listener.words), "mine": seen.is_mine})
                listener.send(f'{told[:-1]},"parts":{self._encode_parts(different)}}}')

    def chat(self, listeners: Iterable[Listener], said: ChatLine) -> None:
        """Tell listeners what was said."""
        entries: dict[str, str] = {}
        for listener in listeners:
            language = listener.words.language
            if language not in entries:
                entries[language] = _encode(
                    {"kind": "chat", "entry": chat_entry(said, listener.words, self._room.game.state.table)}
                )
            listener.send(entries[language])


def _encode(message: object) -> str:
    return _ENCODER.encode(message)

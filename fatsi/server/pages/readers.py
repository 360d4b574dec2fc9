"""Who is asking: the cookie of a browser, and what its reader likes to see."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote, unquote

from cachetools import LRUCache
from starlette.requests import HTTPConnection
from starlette.responses import Response

from fatsi.server.pages.forms import read_name
from fatsi.server.pages.templating import CODES, FORCED, MOTIONS, SOUNDS, THEMES, Settings
from fatsi.server.storage.store import Store
from fatsi.server.storage.tokens import hash_secret, is_secret
from fatsi.words import Words, words
from fatsi.words.languages import browser_language

READER: Final = "fatsi_reader"
LANGUAGE: Final = "fatsi_language"
THEME: Final = "fatsi_theme"
MOTION: Final = "fatsi_motion"
CODE: Final = "fatsi_codes"
FORCE: Final = "fatsi_forced"
SOUND: Final = "fatsi_sounds"
NAME: Final = "fatsi_name"
_YEAR: Final = 365 * 24 * 3600
_MOST_READERS: Final = 10_000
_COOKIE_LENGTH: Final = 400


def settings_of(connection: HTTPConnection) -> Settings:
    """Return the reader's settings, from cookies that any page may have set to anything."""
    cookies = connection.cookies
    theme, motion, codes, forced, sounds = (cookies.get(name, "") for name in (THEME, MOTION, CODE, FORCE, SOUND))
    return Settings(
        language=browser_language(cookies.get(LANGUAGE, ""), connection.headers.get("accept-language", "")),
        theme=theme if theme in THEMES else THEMES[0],
        motion=motion if motion in MOTIONS else MOTIONS[0],
        codes=codes if codes in CODES else CODES[0],
        forced=forced if forced in FORCED else FORCED[0],
        sounds=sounds if sounds in SOUNDS else SOUNDS[0],
    )


def name_of(connection: HTTPConnection) -> str:
    """Return the name that the reader gave last, from a cookie that any page may have set to anything."""
    return read_name({"name": unquote(connection.cookies.get(NAME, "")[:_COOKIE_LENGTH])})


def remember_name(response: Response, connection: HTTPConnection, name: str) -> None:
    """Let the next form have the name that was given now."""
    if name:
        # Cookies carry no letters beyond ASCII.
        set_cookie(response, connection, NAME, quote(name))


def words_of(connection: HTTPConnection) -> Words:
    return words(settings_of(connection).language)


def set_cookie(response: Response, connection: HTTPConnection, name: str, value: str) -> None:
    """Set a cookie of ours: not for scripts, not for other sites, and on secure connections only on those."""
    response.set_cookie(
        name,
        value,
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


def set_reader_cookie(response: Response, connection: HTTPConnection, secret: str) -> None:
    """Let a browser come back as the same reader."""
    set_cookie(response, connection, _reader_cookie(connection), secret)


def _reader_cookie(connection: HTTPConnection) -> str:
    """Return the name of the cookie with the secret; with the prefix no other host of the domain can set it."""
    return f"__Host-{READER}" if connection.url.scheme in ("https", "wss") else READER


class Readers:
    """Finds the reader of a cookie, and makes new ones."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: Final[LRUCache[bytes, int]] = LRUCache(_MOST_READERS)

    async def find(self, connection: HTTPConnection) -> int | None:
        """Return the reader who is asking, if the browser has been here before."""
        # Those who came before the cookie had its prefix still have the other one.
        cookies = connection.cookies
        secret = cookies.get(_reader_cookie(connection)) or cookies.get(READER, "")
        if not is_secret(secret):
            return None
        key = hash_secret(secret)
        reader = self._known.get(key)
        if reader is None:
            reader = await self._store.reader(secret)
            if reader is not None:
                self._known[key] = reader
        return reader

    async def find_or_create(self, connection: HTTPConnection) -> tuple[int, str | None]:
        """Return the reader who is asking, or a new one with the secret for the cookie."""
        reader = await self.find(connection)
        if reader is not None:
            return reader, None
        reader, secret = await self._store.new_reader()
        self._known[hash_secret(secret)] = reader
        return reader, secret

"""The statistics of a reader: what became of all the games that they have finished here."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fatsi.history import History
from fatsi.server.options import PageCost
from fatsi.server.pages.form_reader import FormReader
from fatsi.server.pages.readers import Readers
from fatsi.server.pages.responses import page
from fatsi.server.storage.store import Store

LATEST_SHOWN: Final = 12


class StatisticsPage:
    """Answers requests for one's own statistics; nobody else's can be asked for."""

    def __init__(self, store: Store, readers: Readers, posts: FormReader) -> None:
        self._store: Final = store
        self._readers: Final = readers
        self._posts: Final = posts

    async def show(self, request: Request) -> Response:
        self._posts.pages.check(request, PageCost.TABLE)
        reader = await self._readers.find(request)
        games = [] if reader is None else await self._store.finished_games(reader)
        history = History.of(one.game for one in games)
        return page(request, "statistics.html", history=history, latest=games[:LATEST_SHOWN])

"""Hints for those who sit at a table: computed in the background and sent only to whoever asked."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Final

from fatsi.rules import State
from fatsi.rules.rng import Rng
from fatsi.server.live.broadcast import Listener
from fatsi.server.live.live_table import LiveTable
from fatsi.server.live.thinking import find_hints
from fatsi.server.live.worker_pool import WorkerPool
from fatsi.server.pages.rendering import hint, hint_spoken
from fatsi.server.request_refusals import Refused

_log: Final = logging.getLogger("fatsi.server")
# Not the game's: from a hint nothing of the dice and cards to come can be learnt.
_SEED: Final = 1


class HintService:
    """Thinks about hints, at most one for each table at a time."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers: Final = workers
        # By table: the version that is thought about, and the task.
        self._at_work: Final[dict[str, tuple[int, asyncio.Task[None]]]] = {}

    async def ask(self, live_table: LiveTable, listener: Listener, version: int, request: str) -> None:
        """Begin to think about the position of a version; `Refused` says why not.

        The answer comes later, unless the game has moved on by then: it would be about another position.
        """
        room = live_table.room
        async with room.lock:
            if not room.seats_of(listener.place_ids):
                raise Refused("not-seated")
            if version != room.version:
                raise Refused("stale")
            if room.game.result is not None:
                raise Refused("game-over")
            before = self._at_work.get(room.id)
            if before is not None and before[0] == version:
                raise Refused("hint-under-way")
            if before is not None:
                before[1].cancel()
            state = room.game.state.copy()
            task = asyncio.create_task(self._answer(live_table, listener, state, version, request))
            self._at_work[room.id] = version, task
            task.add_done_callback(lambda done: self._is_done(room.id, done))

    def _is_done(self, table_id: str, task: asyncio.Task[None]) -> None:
        if table_id in self._at_work and self._at_work[table_id][1] is task:
            del self._at_work[table_id]

    async def _answer(
        self, live_table: LiveTable, listener: Listener, state: State, version: int, request: str
    ) -> None:
        room, words = live_table.room, listener.words
        message: dict[str, object]
        try:
            hints = await self._workers.run(f"hint {room.id}", find_hints, state, Rng(_SEED))
            can_act = state.actor in room.seats_of(listener.place_ids)
            parts = {"hint": hint(state, hints, words, can_act=can_act)}
            message = {"kind": "hint", "parts": parts, "text": hint_spoken(state, hints, words)}
        except Exception as error:
            if not isinstance(error, Refused):
                _log.exception("a hint could not be thought of")
            refusal = error if isinstance(error, Refused) else Refused("failed")
            message = {"kind": "refused", "code": refusal.code, "text": refusal.text(words)}
        async with room.lock:
            if room.version == version:
                listener.send(json.dumps({**message, "id": request, "version": version}, ensure_ascii=False))

    async def stop(self) -> None:
        """Answer nobody any more."""
        tasks = [task for _, task in self._at_work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

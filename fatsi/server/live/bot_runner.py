"""Bots at the tables: they see the state, choose, and act through the same door as people."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fatsi.rules.rng import rng_for_bot
from fatsi.server.live.live_table import LiveTable
from fatsi.server.live.table_registry import TableRegistry
from fatsi.server.live.thinking import choose_action
from fatsi.server.live.worker_pool import WorkerPool
from fatsi.server.request_refusals import Refused
from fatsi.server.table_parts.table_view import BOT

_log: Final = logging.getLogger("fatsi.server")
# A bot whose last move another process made is that process's business, unless nothing comes from there.
_PATIENCE: Final = 5.0


class BotRunner:
    """Lets bots act when it is their decision."""

    def __init__(self, registry: TableRegistry, workers: WorkerPool, pause: float) -> None:
        self._registry: Final = registry
        self._workers: Final = workers
        self._pause: Final = pause
        # By table: the version and the place that is thought for, and the task.
        self._at_work: Final[dict[str, tuple[tuple[int, int], asyncio.Task[None]]]] = {}
        self._is_stopped = False
        registry.on_change.append(self.wake)

    def wake(self, live_table: LiveTable, *, is_own: bool) -> None:
        """Set a bot to work if it has to decide at a table."""
        room = live_table.room
        seat = room.game.state.actor
        place = None if seat is None else room.holder(seat)
        # For a table that nobody watches nothing is thought: it goes on when somebody comes.
        if place is None or place.kind != BOT or self._is_stopped or not live_table.listeners:
            return
        wanted = (room.version, place.id)
        before = self._at_work.get(room.id)
        if before is not None:
            if before[0] == wanted:
                return  # whoever comes and goes does not make a bot begin anew
            before[1].cancel()
        pause = self._pause if is_own else self._pause + _PATIENCE
        task = asyncio.create_task(self._act(live_table, pause))
        self._at_work[room.id] = wanted, task
        task.add_done_callback(lambda done: self._is_done(room.id, done))

    def _is_done(self, table_id: str, task: asyncio.Task[None]) -> None:
        if table_id in self._at_work and self._at_work[table_id][1] is task:
            del self._at_work[table_id]

    async def _act(self, live_table: LiveTable, pause: float) -> None:
        await asyncio.sleep(pause)
        room = live_table.room
        async with room.lock:
            state, version = room.game.state.copy(), room.version
            place = None if state.actor is None else room.holder(state.actor)
            seed, actions = room.game.seed, len(room.game.actions)
        if place is None or place.kind != BOT or state.actor is None:
            return
        rng = rng_for_bot(seed, seat=state.actor, actions=actions)
        try:
            action = await self._workers.run(room.id, choose_action, place.name, state, rng)
            await self._registry.act(live_table, frozenset((place.id,)), version, action)
        except Refused as refusal:
            # Somebody was faster, or took something back: then the change has set a bot to work again.
            if refusal.code == "stale":
                return
            _log.warning("the bot %s was refused: %s", place.name, refusal.code)
            if refusal.code in ("not-kept", "busy"):
                # Nothing else would remind it when the database is back, or when less is to be done.
                del self._at_work[room.id]
                self.wake(live_table, is_own=False)
        except Exception:
            _log.exception("the bot %s failed", place.name)

    async def stop(self) -> None:
        """Let no bot begin anything more."""
        self._is_stopped = True
        tasks = [task for _, task in self._at_work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

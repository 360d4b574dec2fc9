"""The pages of recorded games: of tables, and of records that somebody brought along."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from fatsi.notation import IllegalInRecord
from fatsi.rules import InvalidText
from fatsi.server.live.registry import TableRegistry
from fatsi.server.pages import rendering
from fatsi.server.pages.form_reader import FormReader
from fatsi.server.pages.readers import words_of
from fatsi.server.pages.replay_cache import Replay, ReplayCache
from fatsi.server.pages.responses import about, download, page
from fatsi.server.refusals import Refused
from fatsi.server.storage.store import Store
from fatsi.server.storage.tokens import is_id

_LONGEST_STEP: Final = 6


class ReplayPages:
    """Answers requests for recorded games, step by step."""

    def __init__(self, store: Store, registry: TableRegistry, posts: FormReader) -> None:
        self._store: Final = store
        self._registry: Final = registry
        self._posts: Final = posts
        self._replays: Final = ReplayCache()

    async def table_replay(self, request: Request) -> Response:
        base = f"/table/{request.path_params['table']}"
        return self._replay_page(request, await self._table_text(request), f"{base}/replay", f"{base}/record")

    async def table_replay_step(self, request: Request) -> Response:
        return self._replay_step(request, await self._table_text(request))

    async def table_replay_about(self, request: Request) -> Response:
        return self._replay_about(request, await self._table_text(request))

    async def _table_text(self, request: Request) -> str:
        live_table = await self._registry.find(request.path_params["table"])
        async with live_table.room.lock:
            return live_table.room.record()

    async def new_replay(self, request: Request) -> Response:
        """Take up a record that somebody brought along."""
        form = await self._posts.form(request)
        self._posts.new_tables.check(request)
        text = (form.get("record") or form.get("text", "")).replace("\r\n", "\n")
        words = words_of(request)
        # What is no text, or has characters that no text has, is no record either.
        if not text.strip() or any(c < " " and c not in "\n\t" for c in text):
            return page(request, "message.html", 400, title=words.text("replay-none"), text=words.text("replay-how"))
        try:
            self._replays.get(text)
        except InvalidText as error:
            return page(
                request, "message.html", 400, title=words.text("replay-none"), text=_describe_error(error, request)
            )
        replay_id = await self._store.keep_replay(text)
        return RedirectResponse(f"/replay/{replay_id}", 303)

    async def replay(self, request: Request) -> Response:
        text = await self._replay_text(request)
        replay_id = request.path_params["replay"]
        return self._replay_page(request, text, f"/replay/{replay_id}", f"/replay/{replay_id}/record")

    async def replay_step(self, request: Request) -> Response:
        return self._replay_step(request, await self._replay_text(request))

    async def replay_about(self, request: Request) -> Response:
        return self._replay_about(request, await self._replay_text(request))

    async def replay_record(self, request: Request) -> Response:
        return download(await self._replay_text(request), request.path_params["replay"])

    async def _replay_text(self, request: Request) -> str:
        replay_id = request.path_params["replay"]
        text = await self._store.replay(replay_id) if is_id(replay_id) else None
        if text is None:
            raise Refused("no-such-page")
        return text

    def _replay_page(self, request: Request, text: str, base: str, record_url: str) -> Response:
        replay = self._replays.get(text)
        game = replay.game_at(0)
        return page(
            request,
            "replay.html",
            state=game.state,
            turn=game.turn,
            step=0,
            steps=len(replay.steps),
            turns=replay.turns,
            base=base,
            record=record_url,
            told=len(game.events),
            log=rendering.log_entries(replay.game, words_of(request)),
        )

    def _replay_step(self, request: Request, text: str) -> Response:
        replay, words = self._replays.get(text), words_of(request)
        step = _step(request, replay)
        game = replay.game_at(step)
        first = replay.steps[step - 1].events if step else 0
        return JSONResponse(
            {
                "step": step,
                "parts": rendering.replay_parts(game.state, words, turn=game.turn),
                "log": {"from": first, "to": len(game.events)},
                "motion": rendering.motion(game.events[first:], game.state),
            }
        )

    def _replay_about(self, request: Request, text: str) -> Response:
        replay = self._replays.get(text)
        return about(request, replay.game_at(_step(request, replay)))


def _step(request: Request, replay: Replay) -> int:
    """Return the step that a request asks for; digits only, and not too many of them, for no game is that long."""
    text = request.path_params["step"]
    if not (text.isascii() and text.isdecimal()) or len(text) > _LONGEST_STEP or int(text) >= len(replay.steps):
        raise Refused("no-such-step")
    return int(text)


def _describe_error(error: InvalidText, request: Request) -> str:
    """Return in words what is wrong with a record, and where."""
    words = words_of(request)
    if isinstance(error, IllegalInRecord):
        return words.text(
            "replay-refused",
            line=error.line or 0,
            column=error.column or 0,
            action=str(error.refusal.action),
            reason=words.reason(error.refusal, error.state),
        )
    return words.text("replay-wrong", line=error.line or 0, column=error.column or 0, message=words.error(error))

"""The pages of recorded games: of tables, and of records that somebody brought along."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from fatsi.lessons import BY_ID
from fatsi.notation import IllegalInRecord
from fatsi.rules import InvalidText
from fatsi.server.live.table_registry import TableRegistry
from fatsi.server.live.thinking import read_record
from fatsi.server.live.worker_pool import WorkerPool
from fatsi.server.options import PageCost
from fatsi.server.pages import rendering
from fatsi.server.pages.form_reader import FormReader
from fatsi.server.pages.readers import Readers, set_reader_cookie, words_of
from fatsi.server.pages.replay_cache import Replay, ReplayCache
from fatsi.server.pages.responses import about, download, page
from fatsi.server.rate_limits import address_of
from fatsi.server.request_refusals import Refused
from fatsi.server.storage.store import Store
from fatsi.server.storage.tokens import is_id

_LONGEST_STEP: Final = 6


class ReplayPages:
    """Answers requests for recorded games, step by step."""

    def __init__(
        self, store: Store, registry: TableRegistry, posts: FormReader, readers: Readers, workers: WorkerPool
    ) -> None:
        self._store: Final = store
        self._registry: Final = registry
        self._posts: Final = posts
        self._readers: Final = readers
        self._workers: Final = workers
        self._replays: Final = ReplayCache()

    async def table_replay(self, request: Request) -> Response:
        base = f"/table/{request.path_params['table']}"
        return self._replay_page(request, await self._of_table(request), f"{base}/replay", f"{base}/record")

    async def table_replay_step(self, request: Request) -> Response:
        return self._replay_step(request, await self._of_table(request, PageCost.PICTURE))

    async def table_replay_about(self, request: Request) -> Response:
        return self._replay_about(request, await self._of_table(request, PageCost.RECORD))

    async def _of_table(self, request: Request, cost: float = PageCost.REPLAY) -> Replay:
        """Return the replay of a table as it is now; the game is there, so that nothing has to be read."""
        self._posts.pages.check(request, cost)
        live_table = await self._registry.find(request.path_params["table"])
        async with live_table.room.lock:
            room = live_table.room
            key = f"table {room.id} {room.version}"
            return self._replays.find(key) or self._replays.add(key, room.game.at(room.game.steps()[-1]))

    async def example(self, request: Request) -> Response:
        """Show a chapter of the guided game step by step, as an example to the rules."""
        base = f"/examples/{request.path_params['chapter']}"
        return self._replay_page(request, self._of_lesson(request), base, f"{base}/record")

    async def example_step(self, request: Request) -> Response:
        return self._replay_step(request, self._of_lesson(request, PageCost.PICTURE))

    async def example_about(self, request: Request) -> Response:
        return self._replay_about(request, self._of_lesson(request, PageCost.RECORD))

    async def example_record(self, request: Request) -> Response:
        return download(self._of_lesson(request, PageCost.RECORD).game.record(), request.path_params["chapter"])

    def _of_lesson(self, request: Request, cost: float = PageCost.REPLAY) -> Replay:
        self._posts.pages.check(request, cost)
        chapter = BY_ID.get(request.path_params["chapter"])
        if chapter is None:
            raise Refused("no-such-page")
        key = f"example {chapter.id}"
        return self._replays.find(key) or self._replays.add(key, chapter.played())

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
            game = await self._workers.run(f"upload {address_of(request)}", read_record, text)
        except InvalidText as error:
            return page(
                request, "message.html", 400, title=words.text("replay-none"), text=_describe_error(error, request)
            )
        reader, secret = await self._readers.find_or_create(request)
        replay_id = await self._store.keep_replay(text, reader)
        self._replays.add(f"upload {replay_id}", game)
        response = RedirectResponse(f"/replay/{replay_id}", 303)
        if secret is not None:
            set_reader_cookie(response, request, secret)
        return response

    async def replay(self, request: Request) -> Response:
        replay_id = request.path_params["replay"]
        replay = await self._of_upload(request)
        return self._replay_page(request, replay, f"/replay/{replay_id}", f"/replay/{replay_id}/record")

    async def replay_step(self, request: Request) -> Response:
        return self._replay_step(request, await self._of_upload(request, PageCost.PICTURE))

    async def replay_about(self, request: Request) -> Response:
        return self._replay_about(request, await self._of_upload(request, PageCost.RECORD))

    async def _of_upload(self, request: Request, cost: float = PageCost.REPLAY) -> Replay:
        self._posts.pages.check(request, cost)
        key = f"upload {request.path_params['replay']}"
        replay = self._replays.find(key)
        if replay is None:
            text = await self._replay_text(request)
            game = await self._workers.run(f"upload {address_of(request)}", read_record, text)
            replay = self._replays.add(key, game)
        return replay

    async def replay_record(self, request: Request) -> Response:
        self._posts.pages.check(request, PageCost.RECORD)
        return download(await self._replay_text(request), request.path_params["replay"])

    async def _replay_text(self, request: Request) -> str:
        replay_id = request.path_params["replay"]
        text = await self._store.replay(replay_id) if is_id(replay_id) else None
        if text is None:
            raise Refused("no-such-page")
        return text

    def _replay_page(self, request: Request, replay: Replay, base: str, record_url: str) -> Response:
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
            events=len(game.events),
            log=rendering.log_entries(replay.game, words_of(request)),
        )

    def _replay_step(self, request: Request, replay: Replay) -> Response:
        words = words_of(request)
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

    def _replay_about(self, request: Request, replay: Replay) -> Response:
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

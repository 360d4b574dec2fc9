"""The pages of home and of the tables: what is answered to a request. How they look is told by the templates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from cachetools import LRUCache
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from fatsi import svg
from fatsi.game import Game, new_secret_seed
from fatsi.lessons import CHAPTERS
from fatsi.notation import parse_record
from fatsi.rules import InvalidSetup, Setup
from fatsi.rules.cards import BASE, BY_ID, WHITE_MOON
from fatsi.rules.setup import DIFFICULTIES, PORTALS
from fatsi.server.live.live_table import LiveTable
from fatsi.server.live.room import progress_of
from fatsi.server.live.table_registry import TableRegistry
from fatsi.server.options import Limits, PageCost
from fatsi.server.pages import forms
from fatsi.server.pages.form_reader import FormReader
from fatsi.server.pages.readers import CODE, LANGUAGE, MOTION, THEME, Readers, set_cookie, set_reader_cookie, words_of
from fatsi.server.pages.responses import about, download, page, status_of
from fatsi.server.pages.templating import CODES, MOTIONS, THEMES
from fatsi.server.request_refusals import Refused
from fatsi.server.storage.move_writer import StoredMove
from fatsi.server.storage.store import ListedTable, SeatOwner, Store
from fatsi.server.storage.tokens import is_secret
from fatsi.server.table_parts.table_view import BOT, PERSON, TableSummary
from fatsi.words import available_languages

_PICTURES_KEPT: Final = 200


class TablePages:
    """Answers requests for home and for tables."""

    def __init__(
        self, store: Store, registry: TableRegistry, readers: Readers, posts: FormReader, limits: Limits
    ) -> None:
        self._store: Final = store
        self._registry: Final = registry
        self._readers: Final = readers
        self._posts: Final = posts
        self._host_absent_seconds: Final = limits.host_absent_seconds
        self._tables_per_reader: Final = limits.tables_per_reader
        self._pictures: Final[LRUCache[tuple[str, int, str], str]] = LRUCache(_PICTURES_KEPT)

    # --- home -----------------------------------------------------------------------------------------

    async def home(self, request: Request) -> Response:
        self._posts.pages.check(request, PageCost.RECORD)
        return await self._home(request, {}, None)

    async def _home(self, request: Request, form: Mapping[str, str], refusal: Refused | None) -> Response:
        words = words_of(request)
        return page(
            request,
            "home.html",
            status_of(refusal) if refusal else 200,
            kept=await self._kept(request),
            today=datetime.now(UTC).date().isoformat(),
            error=refusal.text(words) if refusal else "",
            form=dict(form),
        )

    async def _kept(self, request: Request) -> list[TableSummary]:
        reader = await self._readers.find(request)
        return [] if reader is None else [_kept(listed) for listed in await self._store.listed(reader)]

    async def new_table(self, request: Request) -> Response:
        form = await self._posts.form(request)
        try:
            return await self._begin(request, forms.parse_new_table(form))
        except Refused as refusal:
            return await self._home(request, form, refusal)

    async def today(self, request: Request) -> Response:
        form = await self._posts.form(request)
        return await self._begin(request, forms.parse_daily_game(form, datetime.now(UTC).date()))

    async def _begin(self, request: Request, wanted: forms.TableRequest, *, after: str = "") -> Response:
        """Lay out a new table and send the reader there; after another table only one is laid."""
        self._posts.new_tables.check(request)
        try:
            seed = new_secret_seed() if wanted.seed is None else wanted.seed
            game = Game(wanted.setup, seed=seed, is_practice=wanted.is_practice)
        except InvalidSetup:
            # A village without Temple or Pavilion may leave too few incarnations of a small choice.
            raise Refused("wrong-form") from None
        return await self._lay(request, game, wanted.seating, after=after)

    async def _lay(self, request: Request, game: Game, seating: tuple[SeatOwner, ...], *, after: str = "") -> Response:
        """Keep a game as a new table, and send the reader there."""
        # Of a record all that stands before the first empty line is how the game began.
        start = game.record().partition("\n\n")[0] + "\n\n"
        first = StoredMove(None, "; ".join(str(action) for action in game.actions))
        reader, secret = await self._readers.find_or_create(request)
        if await self._store.count_tables(reader) >= self._tables_per_reader:
            raise Refused("too-many-tables")
        table_id = await self._store.create(start, first, progress_of(game), seating, reader, after=after)
        # Bots may have the first decision.
        await self._registry.find(table_id)
        response = RedirectResponse(f"/table/{table_id}", 303)
        self._set_reader_cookie(response, request, secret)
        return response

    def _set_reader_cookie(self, response: Response, request: Request, secret: str | None) -> None:
        if secret is not None:
            set_reader_cookie(response, request, secret)

    async def learn_page(self, request: Request) -> Response:
        return page(request, "learn.html")

    async def learn(self, request: Request) -> Response:
        """Begin a chapter of the guided first game; the reader decides for all four Taoists."""
        form = await self._posts.form(request)
        self._posts.new_tables.check(request)
        chapter = {str(one.number): one for one in CHAPTERS}.get(form.get("chapter", "1"))
        if chapter is None:
            raise Refused("wrong-form")
        seats = {"players": "4", **{f"seat_{number}": forms.ME for number in range(1, 5)}}
        return await self._lay(request, chapter.begin(), forms.parse_new_table(seats).seating)

    async def settings(self, request: Request) -> Response:
        form = await self._posts.form(request)
        back = form.get("back", "/")
        # Only a page of ours: no other site, and nothing that a browser takes for one.
        if not back.startswith("/") or back.startswith(("//", "/\\")) or not back.isprintable():
            back = "/"
        response = RedirectResponse(back, 303)
        for field, cookie, known in (
            ("language", LANGUAGE, available_languages()),
            ("theme", THEME, THEMES),
            ("motion", MOTION, MOTIONS),
            ("codes", CODE, CODES),
        ):
            if form.get(field) in known:
                set_cookie(response, request, cookie, form[field])
        return response

    # --- the table ------------------------------------------------------------------------------------

    async def table(self, request: Request) -> Response:
        self._posts.pages.check(request, PageCost.TABLE)
        live_table, places = await self._at_table(request)
        chat = await self._store.chat(live_table.room.id)
        async with live_table.room.lock:
            seen = live_table.seen(frozenset(place.id for place in places))
            return page(request, "table.html", seen=seen, chat=chat)

    async def _at_table(self, request: Request) -> tuple[LiveTable, tuple[SeatOwner, ...]]:
        """Return the table of a request, and the places that the reader has there."""
        table_id = request.path_params["table"]
        live_table = await self._registry.find(table_id)
        reader = await self._readers.find(request)
        return live_table, () if reader is None else await self._store.places_of(reader, table_id)

    async def about(self, request: Request) -> Response:
        self._posts.pages.check(request, PageCost.RECORD)
        live_table = await self._registry.find(request.path_params["table"])
        async with live_table.room.lock:
            return about(request, live_table.room.game)

    async def record(self, request: Request) -> Response:
        self._posts.pages.check(request, PageCost.RECORD)
        live_table = await self._registry.find(request.path_params["table"])
        async with live_table.room.lock:
            return download(live_table.room.record(), live_table.room.id)

    async def picture(self, request: Request) -> Response:
        self._posts.pages.check(request, PageCost.PICTURE)
        live_table = await self._registry.find(request.path_params["table"])
        words = words_of(request)
        async with live_table.room.lock:
            key = (live_table.room.id, live_table.room.version, words.language)
            drawn = self._pictures.get(key)
            if drawn is None:
                drawn = self._pictures[key] = svg.picture(live_table.room.game.state, words)
        # A picture on its own brings its own style; nothing else may be in it.
        policy = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
        return Response(drawn, media_type="image/svg+xml", headers=policy)

    async def again(self, request: Request) -> Response:
        """Begin a new game of the same kind with the same people: dealt anew, with the same deal, or harder."""
        form = await self._posts.form(request)
        live_table, places = await self._at_table(request)
        if not places:
            raise Refused("not-seated")
        if live_table.room.game.result is None:
            raise Refused("not-over")
        game = live_table.room.game
        is_same = form.get("deal") == "same"
        setup = game.setup if is_same else _undealt(game.setup)
        if form.get("difficulty") in DIFFICULTIES:
            setup = replace(_undealt(game.setup), difficulty=form["difficulty"])
        own = places[0]
        # Whoever sat at this table has the same seats at the new one, and its host is the same.
        seating = tuple(place for place in live_table.room.places if place.seats or place.is_host or place.id == own.id)
        wanted = forms.TableRequest(setup, game.seed if is_same else None, game.is_practice, seating)
        response = await self._begin(request, wanted, after=live_table.room.id)
        await self._registry.refresh_people(live_table)
        return response

    # --- seats ----------------------------------------------------------------------------------------

    async def forget(self, request: Request) -> Response:
        """Take a table off the reader's list."""
        await self._posts.form(request)
        live_table = await self._registry.find(request.path_params["table"])
        reader = await self._readers.find(request)
        if reader is not None:
            await self._store.forget(reader, live_table.room.id)
            await self._registry.refresh_people(live_table)
        return RedirectResponse("/", 303)

    async def invite(self, request: Request) -> Response:
        """Return a new secret link to a seat, for the host to pass on."""
        form = await self._posts.form(request)
        live_table, _ = await self._as_host(request)
        holder = live_table.room.holder(_seat(form))
        if holder is None or holder.kind == BOT or holder.is_host:
            raise Refused("not-an-open-seat")
        return self._make_link(request, await self._store.new_key(holder.id))

    async def key(self, request: Request) -> Response:
        """Return a new secret link to one's own place, for another device."""
        await self._posts.form(request)
        _, places = await self._at_table(request)
        if not places:
            raise Refused("not-seated")
        # Who has come by several links gets the one to most of the seats.
        place = max(places, key=lambda place: place.seats.bit_count())
        return self._make_link(request, await self._store.new_key(place.id))

    def _make_link(self, request: Request, secret: str) -> Response:
        # What follows the # stays in the browser: no server and no proxy writes it into a log.
        link = f"{request.url.scheme}://{request.headers['host']}/join#{secret}"
        is_near = (request.url.hostname or "") in ("localhost", "127.0.0.1", "::1")
        return JSONResponse({"link": link, "note": words_of(request).text("link-near") if is_near else ""})

    async def seats(self, request: Request) -> Response:
        """Let the host give a seat to a bot, to somebody else, or take it."""
        form = await self._posts.form(request)
        live_table, _ = await self._as_host(request)
        seat = _seat(form)
        if live_table.room.holder(seat) is None:
            raise Refused("wrong-form")
        kind, name = forms.parse_seat_kind(form.get("to", ""))
        await self._store.give_seat(live_table.room.id, seat, kind=kind, name=name)
        await self._registry.refresh_people(live_table)
        return JSONResponse({})

    async def hand_over_host(self, request: Request) -> Response:
        """Let the host make somebody else at the table its host."""
        form = await self._posts.form(request)
        live_table, _ = await self._as_host(request)
        holder = live_table.room.holder(_seat(form))
        if holder is None or holder.kind != PERSON:
            raise Refused("not-a-person")
        await self._store.make_host(live_table.room.id, holder.id)
        await self._registry.refresh_people(live_table)
        return JSONResponse({})

    async def claim_host(self, request: Request) -> Response:
        """Let somebody at the table take over from a host who has been away for long."""
        await self._posts.form(request)
        live_table, places = await self._at_table(request)
        place = next((place for place in places if place.seats), None)
        if place is None:
            raise Refused("not-seated")
        if live_table.host_absent_for() < self._host_absent_seconds:
            raise Refused("host-is-here")
        await self._store.make_host(live_table.room.id, place.id)
        await self._registry.refresh_people(live_table)
        return JSONResponse({})

    async def delete(self, request: Request) -> Response:
        """Let the host delete a table for everybody."""
        await self._posts.form(request)
        live_table, _ = await self._as_host(request)
        await self._store.delete_table(live_table.room.id)
        self._registry.forget(live_table.room.id)
        return JSONResponse({})

    async def _as_host(self, request: Request) -> tuple[LiveTable, tuple[SeatOwner, ...]]:
        live_table, places = await self._at_table(request)
        if not any(place.is_host for place in places):
            raise Refused("not-host")
        return live_table, places

    async def join_page(self, request: Request) -> Response:
        return page(request, "join.html", error="")

    async def join(self, request: Request) -> Response:
        """Sit down with a secret link: for the first time, or again on another device."""
        form = await self._posts.form(request)
        self._posts.guesses.check(request)
        secret = form.get("secret", "").strip()
        opened = await self._store.find_place(secret) if is_secret(secret) else None
        if opened is None:
            return self._wrong_secret(request)
        table_id, place = opened
        reader, new = await self._readers.find_or_create(request)
        if not await self._store.sit_down(reader, table_id, place, forms.read_name(form)):
            return self._wrong_secret(request)
        await self._registry.refresh_people(await self._registry.find(table_id))
        response = RedirectResponse(f"/table/{table_id}", 303)
        self._set_reader_cookie(response, request, new)
        return response

    def _wrong_secret(self, request: Request) -> Response:
        return page(request, "join.html", 403, error=Refused("wrong-secret").text(words_of(request)))


def _seat(form: Mapping[str, str]) -> int:
    text = form.get("seat", "")
    if text not in ("0", "1", "2", "3"):
        raise Refused("wrong-form")
    return int(text)


def _undealt(setup: Setup) -> Setup:
    """Return a setup of the same kind with everything dealt anew; of the portal only the kind of its tile is kept."""
    places = {place for place, tiles in PORTALS.items() if setup.portal in tiles}
    return Setup(
        players=setup.players,
        difficulty=setup.difficulty,
        edition=setup.edition,
        five_qi=setup.five_qi,
        seats=setup.seats,
        white_moon=setup.white_moon,
        moon_village=setup.moon_village,
        portal=places.pop() if setup.white_moon else "centre",
        incarnations=_pool(setup) if setup.white_moon else None,
        cards=setup.cards,
    )


def _pool(setup: Setup) -> str:
    """Return from which incarnations a dealt setup of White Moon draws."""
    assert isinstance(setup.incarnations, tuple)
    sets = {BY_ID[card].set for card in setup.incarnations}
    return {BASE: "base", WHITE_MOON: "new"}[sets.pop()] if len(sets) == 1 else "all"


def _kept(listed: ListedTable) -> TableSummary:
    setup = parse_record(listed.start).start.table.setup
    seats = tuple(seat for seat in range(4) if listed.seats >> seat & 1)
    progress = listed.progress
    return TableSummary(
        table=listed.id,
        seats=seats,
        players=setup.players,
        difficulty=setup.difficulty,
        white_moon=setup.white_moon,
        turn=progress.turn,
        is_over=progress.is_over,
        is_won=progress.is_won,
        is_my_turn=not progress.is_over and progress.actor in seats,
        names=listed.names,
        played=listed.played.isoformat(timespec="seconds"),
    )

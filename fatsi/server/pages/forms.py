"""What the forms of home mean: a setup, and who takes which seat."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from fatsi.bots import bot_names
from fatsi.rules import InvalidSetup, Setup
from fatsi.rules.geometry import SIDE_INDEX, SIDES
from fatsi.rules.rng import SEEDS
from fatsi.server.options import NAME_LENGTH
from fatsi.server.request_refusals import Refused
from fatsi.server.storage.store import SeatOwner
from fatsi.server.table_parts.table_view import BOT, OPEN, PERSON

ME: Final = "me"
_BOT_PREFIX: Final = "bot:"


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A table as somebody wants it."""

    setup: Setup
    seed: int | None
    is_practice: bool
    seating: tuple[SeatOwner, ...]


def read_name(form: Mapping[str, str]) -> str:
    """Return the name that somebody gave: in one line, without characters that nobody sees.

    >>> read_name({"name": " Anna\\n  Maria "})
    'Anna Maria'
    """
    return clean_text(form.get("name", ""))[:NAME_LENGTH].strip()


def clean_text(text: str) -> str:
    """Return a text of a user in one line, without control and formatting characters."""
    text = "".join(" " if c.isspace() else c for c in text)
    return " ".join("".join(c for c in text if unicodedata.category(c)[0] != "C").split())


def parse_new_table(form: Mapping[str, str]) -> TableRequest:
    """Return what the form for a new table asks for; `Refused` if it cannot be."""
    players = _number(form, "players", default=1)
    setup = _setup(form, players)
    seats = [SIDE_INDEX[side] for side in setup.seats_taken]
    sitting = [form.get(f"seat_{at}", ME) for at in range(1, len(seats) + 1)]
    return TableRequest(
        setup=setup,
        seed=_seed(form),
        is_practice="practice" in form,
        seating=_seating(seats, sitting, read_name(form)),
    )


def parse_daily_game(form: Mapping[str, str], today: date) -> TableRequest:
    """Return the game that is the same for everybody on a day, for so many Taoists at one screen."""
    setup = Setup(players=_number(form, "players", default=1))
    seats = [SIDE_INDEX[side] for side in setup.seats_taken]
    return TableRequest(
        setup=setup,
        seed=int(today.strftime("%Y%m%d")),
        is_practice=False,
        seating=_seating(seats, [ME] * len(seats), read_name(form)),
    )


def parse_seat_kind(text: str) -> tuple[str, str]:
    """Return who shall have a seat: a kind, and the name of a bot.

    >>> parse_seat_kind("bot:random"), parse_seat_kind("open")
    (('bot', 'random'), ('open', ''))
    """
    if text == ME:
        return PERSON, ""
    if text == OPEN:
        return OPEN, ""
    bot = text.removeprefix(_BOT_PREFIX)
    if text.startswith(_BOT_PREFIX) and bot in bot_names():
        return BOT, bot
    raise Refused("wrong-form")


def _seating(seats: list[int], sitting: list[str], name: str) -> tuple[SeatOwner, ...]:
    """Return the places of a new table: the host with all seats of theirs, and one for each other seat."""
    kinds = [parse_seat_kind(text) for text in sitting]
    mine = sum(1 << seat for seat, (kind, _) in zip(seats, kinds, strict=True) if kind == PERSON)
    others = tuple(
        SeatOwner(0, 1 << seat, kind, bot, is_host=False)
        for seat, (kind, bot) in zip(seats, kinds, strict=True)
        if kind != PERSON
    )
    return (SeatOwner(0, mine, PERSON, name, is_host=True), *others)


def _setup(form: Mapping[str, str], players: int) -> Setup:
    boards = _by_side(form, "board", players)
    sides = _by_side(form, "side", players)
    given = [board for board in boards if board]
    if len(set(given)) < len(given):
        raise Refused("same-board-twice")
    white_moon = "white_moon" in form
    try:
        return Setup(
            players=players,
            difficulty=form.get("difficulty", "normal"),
            edition=form.get("edition", "revised"),
            five_qi="five_qi" in form,
            boards=boards if given else None,
            board_sides=sides if any(sides) else None,
            white_moon=white_moon,
            moon_village=form.get("moon_village", "random") if white_moon else "random",
            portal=form.get("portal", "centre") if white_moon else "centre",
            incarnations=form.get("incarnations", "all") if white_moon else None,
        )
    except InvalidSetup:
        raise Refused("wrong-form") from None


def _by_side(form: Mapping[str, str], field: str, players: int) -> tuple[str | None, ...]:
    """Return a choice for each side of the village, of those for the seats in their order; alone nothing is chosen."""
    if players == 1:
        return (None,) * len(SIDES)
    taken = Setup(players=players).seats_taken
    given = {side: form.get(f"{field}_{at}", "") or None for at, side in enumerate(taken, 1)}
    return tuple(given.get(side) for side in SIDES)


def _number(form: Mapping[str, str], field: str, *, default: int) -> int:
    text = form.get(field, str(default))
    if text not in ("1", "2", "3", "4"):
        raise Refused("wrong-form")
    return int(text)


def _seed(form: Mapping[str, str]) -> int | None:
    text = form.get("seed", "").strip()
    if not text:
        return None
    if not (text.isascii() and text.isdecimal()) or len(text) > 20 or int(text) >= SEEDS:
        raise Refused("wrong-seed")
    return int(text)

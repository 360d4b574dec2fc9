"""The people and their Taoists: a row for each board, and the end of the game with its score."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from weakref import WeakKeyDictionary

from fatsi.bots import bot_names
from fatsi.game import Game
from fatsi.rules.colours import COLOURS
from fatsi.rules.geometry import SEATS, SIDES
from fatsi.rules.moon.families import ARTIFACTS
from fatsi.rules.powers import POWERS
from fatsi.rules.state import State
from fatsi.server.pages.templating import fragment
from fatsi.server.table_parts.table_view import BOT, OPEN, PERSON, SeatHolder, TableView
from fatsi.words import Words
from fatsi.words.message_arguments import board_id
from fatsi.words.sight import Sight

NEUTRAL: Final = "neutral"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A board as the list of players shows it."""

    seat: int
    side: str
    colour: str
    kind: str
    """PERSON, OPEN or BOT as seat_holders have it, or NEUTRAL."""
    name: str
    is_present: bool
    is_active: bool
    is_deciding: bool
    is_dead: bool
    sentence: str
    qi: int
    has_yin_yang: bool
    tokens: tuple[tuple[str, int], ...]
    buddhas: int
    power_tokens: int
    crystals: int
    artifacts: tuple[str, ...]
    is_laid_down: bool
    power: str
    power_state: str
    """ready, blocked or borrowed."""
    board: str
    """The board and what blocks it in a sentence."""


WATCHERS: Final = "watchers"
PEOPLE: Final = (*(f"seat-{side}" for side in SIDES), WATCHERS)
"""The parts that tell who is there."""


def people(seen: TableView, words: Words) -> dict[str, str]:
    """Return the parts that show who sits where and has what, and how many watch."""
    made = {
        f"seat-{row.side}": _seat(row, words, is_mine=row.seat in seen.mine, is_host=seen.is_host)
        for row in _rows(seen, words)
    }
    return {**made, WATCHERS: _watchers(seen.watchers, words)}


# All readers of a table are told of the same rows: the last ones of each game are kept.
_kept_rows: Final[WeakKeyDictionary[Game, tuple[object, tuple[SeatRow, ...]]]] = WeakKeyDictionary()


def _rows(seen: TableView, words: Words) -> tuple[SeatRow, ...]:
    key = (seen.version, len(seen.game.actions), seen.seat_holders, words.language)
    kept = _kept_rows.get(seen.game)
    if kept is None or kept[0] != key:
        sight = Sight(seen.game.state, words)
        kept = key, tuple(_row(seat, seen, sight) for seat in SEATS)
        _kept_rows[seen.game] = kept
    return kept[1]


# After an action most seats are as they were, and most readers are shown the same of them.
@lru_cache(maxsize=1 << 13)
def _seat(row: SeatRow, words: Words, *, is_mine: bool, is_host: bool) -> str:
    return fragment("seat", words, row=row, is_mine=is_mine, is_host=is_host, bots=bot_choices(words))


@lru_cache(maxsize=64)
def _watchers(number: int, words: Words) -> str:
    return fragment("watchers", words, number=number)


@lru_cache(maxsize=8)
def bot_choices(words: Words) -> tuple[tuple[str, str], ...]:
    """Return the bots there are, each with what it is called."""
    return tuple((name, bot_name(name, words)) for name in bot_names())


def bot_name(name: str, words: Words) -> str:
    """Return what a bot is called; one that the catalogue does not know has its own name."""
    return words.name("bot", name) if words.has(f"bot-{name}") else name


def _row(seat: int, seen: TableView, sight: Sight) -> SeatRow:
    state = seen.game.state
    words, moon = sight.words, state.moon
    seat_holder = seen.seat_holder(seat)
    power_state = "borrowed" if state.borrowed >> seat & 1 else "ready"
    if state.powers_off >> seat & 1:
        power_state = "blocked"
    return SeatRow(
        seat=seat,
        side=SIDES[seat],
        colour=board_id(state.table, seat),
        kind=NEUTRAL if seat_holder is None else seat_holder.kind,
        name=_name(seat_holder, words),
        is_present=seat_holder is not None and seat_holder.is_present,
        is_active=state.result is None and state.active == seat,
        is_deciding=state.actor == seat,
        is_dead=not state.qi[seat],
        sentence=sight.seat(seat),
        qi=state.qi[seat],
        has_yin_yang=state.yin_yang >> seat & 1 == 1,
        tokens=_tokens(state, seat),
        buddhas=state.held_buddhas[seat],
        power_tokens=state.power_tokens[seat],
        crystals=moon.crystals[seat] if moon else 0,
        artifacts=tuple(ARTIFACTS[at] for at, owner in enumerate(moon.artifacts) if owner == seat) if moon else (),
        is_laid_down=moon is not None and moon.laid_down >> seat & 1 == 1,
        power=POWERS[state.table.powers[seat]].id,
        power_state=power_state,
        board=sight.board(seat),
    )


def _name(seat_holder: SeatHolder | None, words: Words) -> str:
    if seat_holder is None:
        return words.text("seat-neutral")
    if seat_holder.kind == OPEN:
        return words.text("seat-open")
    if seat_holder.kind == BOT:
        return words.text("seat-bot", name=bot_name(seat_holder.name, words))
    assert seat_holder.kind == PERSON
    return seat_holder.name


def _tokens(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    counts = state.tao[seat * 5 : seat * 5 + 5]
    return tuple((COLOURS[colour], n) for colour, n in enumerate(counts) if n)

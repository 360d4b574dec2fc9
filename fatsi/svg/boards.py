"""The four boards: colour, power, Qi, Yin-Yang and tokens of each Taoist; what is blocked, borrowed or possessed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from fatsi.rules.colours import BOARD_COLOURS, COLOURS
from fatsi.rules.geometry import SEATS, SIDES
from fatsi.rules.powers import POWERS
from fatsi.rules.state import State
from fatsi.svg import layout
from fatsi.svg.lettering import fitted
from fatsi.svg.strokes import Box, badge, drawn, nothing, numeral, sheet, thing
from fatsi.words import Words
from fatsi.words.sight import Sight

_FLAMES_SHOWN: Final = 4
_TOKEN_SIZE: Final = 36
_MOST_TOKENS: Final = 2
_TOKEN: Final = 37
_TOKEN_NUMBER: Final = 24


class Held(NamedTuple):
    """What a board shows."""

    colour: str
    power: str
    qi: int
    has_taoist: bool
    is_active: bool
    is_off: bool
    is_borrowed: bool
    has_yin_yang: bool
    buddhas: int
    power_tokens: int
    crystals: int


def board_parts(state: State, sight: Sight) -> dict[str, str]:
    """Return the boards by id."""
    table, moon = state.table, state.moon
    return {
        f"board-{SIDES[seat]}": _board(
            seat,
            Held(
                colour=BOARD_COLOURS[table.board_colours[seat]],
                power=POWERS[table.powers[seat]].id,
                qi=state.qi[seat],
                has_taoist=table.is_player[seat],
                is_active=seat == state.active and state.result is None,
                is_off=state.powers_off >> seat & 1 == 1,
                is_borrowed=state.borrowed >> seat & 1 == 1,
                has_yin_yang=state.yin_yang >> seat & 1 == 1,
                buddhas=state.held_buddhas[seat],
                power_tokens=state.power_tokens[seat],
                crystals=moon.crystals[seat] if moon is not None else 0,
            ),
            sight.board(seat),
            sight.seat(seat),
            sight.words,
        )
        for seat in SEATS
    }


@lru_cache(maxsize=2048)
def _board(seat: int, held: Held, title: str, description: str, words: Words) -> str:
    box = layout.BOARDS[seat]
    x, y, width, _ = layout.INFOS[seat]
    kinds = f"board of-{held.colour}"
    if held.is_active:
        kinds += " active"
    if not held.has_taoist:
        kinds += " neutral"
    if not held.qi:
        kinds += " possessed"
    body = sheet(box.grown(-3), "dye", seat) + sheet(box.grown(-9), "dye-edge", seat + 9)
    body += drawn(f"land-{held.colour}", Box(x, y - 4, width, width), "land")
    body += drawn(held.colour, Box(x, y, 46, 46))
    body += drawn(f"power-{held.power}", Box(x + 50, y - 2, 50, 50), "emblem off" if held.is_off else "emblem")
    if held.is_off:
        body += drawn("lock", Box(x + 72, y + 16, 34, 34))
    elif held.is_borrowed:
        body += drawn("power-token", Box(x + 76, y + 20, 30, 30))
    tokens = _held_tokens(held)
    # Where there are many tokens, the golden edge alone shows whose turn it is.
    if held.is_active and len(tokens) < _MOST_TOKENS:
        body += drawn("lantern", Box(x + 96, y - 2, 44, 50))
    body += "".join(
        _counted(drawing, number, Box(x + width - _TOKEN_SIZE * (at + 1), y + 2, _TOKEN_SIZE, _TOKEN_SIZE))
        for at, (drawing, number) in enumerate(tokens)
    )
    name = words.name("power", held.power)
    kind = "power off" if held.is_off else "power"
    body += fitted(name, x + width / 2, y + 75, width, size=23, least=15, lines=2, of=kind)
    body += _qi(Box(x, y + 102, width, 42), held)
    return thing(f"board-{SIDES[seat]}", kinds, box.grown(-3), title, body, description=description, seed=seat)


def _held_tokens(held: Held) -> list[tuple[str, int]]:
    """Return what there is of crystals, Power tokens and Buddhas, and how many."""
    kinds = (("crystal", held.crystals), ("power-token", held.power_tokens), ("buddha", held.buddhas))
    return [(drawing, number) for drawing, number in kinds if number]


def _counted(drawing: str, number: int, place: Box) -> str:
    """Return things of one kind, with their number if there are several."""
    body = drawn(drawing, place)
    return body + badge(number, place.x + place.width - 12, place.y + place.height - 10, 17) if number > 1 else body


def _qi(box: Box, held: Held) -> str:
    """Return the Qi as flames, each one counted as long as they are few, and the Yin-Yang beside them."""
    body = ""
    if not held.qi:
        body += drawn("skull" if held.has_taoist else "mask", Box(box.x, box.y, 42, 42))
    elif held.qi <= _FLAMES_SHOWN:
        for at in range(held.qi):
            body += drawn("qi", Box(box.x + 31 * at - 6, box.y, 42, 42))
    else:
        body += drawn("qi", Box(box.x - 6, box.y, 42, 42)) + numeral(held.qi, box.x + 56, box.y + 22, 34, "large-count")
    if held.has_yin_yang:
        body += drawn("yin-yang", Box(box.x + box.width - 44, box.y, 42, 42))
    return body


# --- Tao tokens ---------------------------------------------------------------------------------------------


def token_parts(state: State, sight: Sight) -> dict[str, str]:
    """Return the Tao tokens of all seats by id; a lock lies on them while none may be spent."""
    parts: dict[str, str] = {}
    for seat in SEATS:
        owner = BOARD_COLOURS[state.table.board_colours[seat]]
        held = tuple(state.tao[seat * 5 : seat * 5 + 5])
        parts |= _tokens(seat, owner, held, state.tao_off, sight.words)
    return parts


@lru_cache(maxsize=2048)
def _tokens(seat: int, owner: str, held: tuple[int, ...], is_locked: bool, words: Words) -> dict[str, str]:
    """Return the tokens of a seat in one row: several of a colour have room for their number at their right."""
    widths = [_TOKEN * (number > 0) + _TOKEN_NUMBER * (number > 1) for number in held]
    scale = min(1, layout.INFO / (sum(widths) or 1))
    x, parts = layout.INFOS[seat].x, {}
    for colour, (number, width) in enumerate(zip(held, widths, strict=True)):
        name = f"token-{SIDES[seat]}-{COLOURS[colour]}"
        if number:
            title = words.text("picture-token", seat=owner, colour=COLOURS[colour], number=number)
            place = Box(x, layout.INFOS[seat].y + 148, width * scale, _TOKEN)
            parts[name] = _token(name, COLOURS[colour], number, place, scale, is_locked, title)
        else:
            parts[name] = nothing(name, "token")
        x += width * scale
    return parts


def _token(name: str, colour: str, number: int, place: Box, scale: float, is_locked: bool, title: str) -> str:
    size = (_TOKEN - 1) * scale
    x, y = place.x, place.y + (place.height - size) / 2
    body = drawn(colour, Box(x, y, size, size))
    if is_locked:
        body += drawn("lock", Box(x + size * 0.35, y + size * 0.35, size * 0.65, size * 0.65))
    if number > 1:
        body += badge(number, x + size + 9 * scale, y + size / 2, 22 * scale)
    return thing(name, f"token of-{colour}", Box(x, y, place.width - 1, size), title, body)

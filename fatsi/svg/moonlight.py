"""What White Moon adds: villagers, the portal, receptacles and crystals, Su-Ling, artifacts, shelter and graveyard."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import chain
from typing import Final

from fatsi.rules.colours import BOARD_COLOURS
from fatsi.rules.geometry import CORNERS, TILES
from fatsi.rules.moon.families import ARTIFACTS, DEAD_THAT_LOSE, FAMILY_IDS, SIZES
from fatsi.rules.moon.position import UNKNOWN, USED_UP, Moon
from fatsi.rules.state import State
from fatsi.svg import layout
from fatsi.svg.lettering import fitted, number
from fatsi.svg.strokes import Box, badge, drawn, nothing, numeral, sheet, thing
from fatsi.words import Words
from fatsi.words.sight import Sight

_TOP: Final = layout.SQUARE + layout.TRAY
_ROW: Final = 92
_CRYSTALS: Final = Box(10, _TOP, 220, _ROW)
_SU_LING: Final = Box(146, _TOP + 6, 76, _ROW - 12)  # on the same sheet
_ARTIFACTS: Final = Box(236, _TOP, 754, _ROW)
_SHELTER: Final = Box(10, _TOP + _ROW + 8, 486, layout.MOON_TRAY - _ROW - 16)
_GRAVEYARD: Final = Box(504, _TOP + _ROW + 8, 486, layout.MOON_TRAY - _ROW - 16)
_CELLS: Final = 6  # families in a row

IN_TRAY: Final = ""
GONE: Final = "-"


def _holder_of(state: State, stone: str) -> int:
    """Return the space of the card that holds something by a left stone in force, or -1."""
    for space, card in enumerate(state.ghosts):
        if card and stone in state.facts.left[card] and not state.dormant >> space & 1:
            return space
    return -1


def portal_part(state: State, moon: Moon, title: str) -> str:
    """Return the portal: a ring on its tile, and a small one on the card that holds it."""
    return _portal(moon.portal, _holder_of(state, "take-portal"), title)


def village_parts(moon: Moon, sight: Sight) -> dict[str, str]:
    """Return the villagers in the village and the receptacles at its corners by id."""
    words = sight.words
    parts = {}
    for at, corner in enumerate(CORNERS):
        parts[f"receptacle-{TILES[corner]}"] = _receptacle(at, moon.receptacles >> at & 1 == 1, words)
    for tile, stack in enumerate(moon.stacks):
        name = f"villagers-{TILES[tile]}"
        parts[name] = _villagers(tile, stack, sight.tile(tile), words) if stack else nothing(name, "villagers")
    return parts


def tray_parts(state: State, moon: Moon, status: list[list[str]], words: Words) -> dict[str, str]:
    """Return what lies below the square, and Su-Ling, who comes from there, by id."""
    (_, saved), (dead,), (crystals, *su_ling), *rare = status
    parts = {
        "crystals": _crystals(moon.crystal_supply, moon.barriers_due > 0, " ".join([crystals, *chain(*rare)])),
        "su-ling": _su_ling(moon.su_ling, _holder_of(state, "take-su-ling"), moon.su_ling_due, " ".join(su_ling)),
    }
    for at, artifact in enumerate(ARTIFACTS):
        owner = moon.artifacts[at]
        whose = GONE if owner == USED_UP else IN_TRAY
        if owner >= 0:
            whose = BOARD_COLOURS[state.table.board_colours[owner]]
        parts[f"artifact-{artifact}"] = _artifact(at, whose, words)
    parts["shelter"] = _shelter(tuple(moon.shelter), saved, words)
    parts["graveyard"] = _graveyard(tuple(moon.graveyard), dead, words)
    return parts


# --- in the village -----------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _portal(tile: int, holder: int, title: str) -> str:
    box = layout.TILES[tile]
    place = Box(box.x + 18, box.y + 32, 140, 140)
    if holder < 0:
        return thing("portal", "portal", place, title, drawn("portal", place))
    card = layout.CARDS[holder]
    held = Box(card.x + 56, card.y + 92, 46, 46)
    body = drawn("portal", place, "taken") + drawn("portal", held)
    return thing("portal", "portal held", place, title, body)


@lru_cache(maxsize=32)
def _receptacle(at: int, is_full: bool, words: Words) -> str:
    x, y = layout.RECEPTACLES[at]
    place = TILES[CORNERS[at]]
    box = Box(x - 22, y - 22, 44, 44)
    message = "picture-receptacle-full" if is_full else "picture-receptacle"
    body = drawn("receptacle", box)
    if is_full:
        body += drawn("crystal", Box(x - 20, y - 24, 40, 40))
    kinds = "receptacle full" if is_full else "receptacle"
    return thing(f"receptacle-{place}", kinds, box, words.text(message, place=place), body)


@lru_cache(maxsize=2048)
def _villagers(tile: int, stack: tuple[int, ...], title: str, words: Words) -> str:
    """Return a stack of villagers: the top one's family, one sheet for each below, those known by their signs."""
    box = layout.villagers_on(tile)
    below, top = stack[:-1], stack[-1]
    x, y = box.x, box.y
    body = ""
    for at in range(len(below), 0, -1):
        body += sheet(Box(x + 4 * at, y + 7 * at, 52, 66), "villager-sheet", at)
    body += sheet(Box(x, y, 52, 66), "villager-sheet", 0)
    if top == UNKNOWN:
        body += drawn("unseen", Box(x + 6, y + 8, 40, 40))
    else:
        body += drawn(f"family-{FAMILY_IDS[top]}", Box(x + 4, y + 1, 44, 44))
        name = words.name("family", FAMILY_IDS[top])
        body += fitted(name, x + 26, y + 54, 48, size=19, least=14, of="name")
    if below:
        body += badge(len(stack), x + 54, y + 76, 20)
    # From the top down, as they will appear.
    known = [family for family in reversed(below) if family != UNKNOWN]
    for at, family in enumerate(known):
        body += drawn(f"family-{FAMILY_IDS[family]}", Box(x - 24, y + 2 + 26 * at, 24, 24))
    return thing(f"villagers-{TILES[tile]}", "villagers", box, title, body)


# --- below the square ---------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _crystals(supply: int, is_barrier_due: bool, title: str) -> str:
    x, y, _, _ = _CRYSTALS
    body = sheet(_CRYSTALS, "tray moonlit", 1)
    body += drawn("crystal", Box(x + 6, y + 18, 58, 58)) + numeral(supply, x + 86, y + 48, 36, "large-count")
    if is_barrier_due:
        body += drawn("barrier", Box(x + 100, y + 4, 40, 40))
    return thing("crystals", "crystals" + ("" if supply else " empty"), _CRYSTALS, title, body, seed=1)


@lru_cache(maxsize=256)
def _su_ling(space: int, holder: int, is_due: bool, title: str) -> str:
    kinds = "su-ling mover due" if is_due else "su-ling mover"
    if holder >= 0:
        card = layout.CARDS[holder]
        place = Box(card.x + 56, card.y + 92, 48, 48)
    elif space >= 0:
        x, y = layout.STEPS[space]
        place = Box(x - 27, y - 31, 54, 54)
    else:
        place = _SU_LING.square(78)
    return thing("su-ling", kinds, place, title, drawn("su-ling", place))


@lru_cache(maxsize=128)
def _artifact(at: int, whose: str, words: Words) -> str:
    width = _ARTIFACTS.width / len(ARTIFACTS)
    box = Box(_ARTIFACTS.x + width * at, _ARTIFACTS.y, width - 5, _ARTIFACTS.height)
    x, y, _, _ = box
    artifact = ARTIFACTS[at]
    kinds = "artifact"
    body = sheet(box, "tray moonlit", at)
    size = 62
    if whose == GONE:
        kinds += " gone"
        message = "picture-artifact-gone"
    elif whose == IN_TRAY:
        kinds += " waiting"
        message = "picture-artifact"
    else:
        kinds += f" owned of-{whose}"
        message = "picture-artifact-owned"
    place = Box(x + (box.width - size) / 2, y + (box.height - size) / 2, size, size)
    body += drawn(artifact, place)
    if whose == GONE:
        body += drawn("struck", place)
    elif whose != IN_TRAY:
        body += drawn(whose, Box(x + box.width - 38, y + box.height - 38, 36, 36))
    seat = {} if whose in (GONE, IN_TRAY) else {"seat": whose}
    return thing(f"artifact-{artifact}", kinds, box, words.text(message, artifact=artifact, **seat), body, seed=at)


def _cells(box: Box, counts: tuple[int, ...], draw: Callable[[int, int, Box], str]) -> str:
    """Return a cell for each family, in two rows."""
    width, height = (box.width - 12) / _CELLS, (box.height - 46) / 2

    def place(family: int) -> Box:
        row, column = divmod(family, _CELLS)
        return Box(box.x + 6 + width * column, box.y + 42 + height * row, width, height)

    return "".join(draw(family, count, place(family)) for family, count in enumerate(counts))


@lru_cache(maxsize=256)
def _shelter(saved: tuple[int, ...], title: str, words: Words) -> str:
    def cell(family: int, count: int, place: Box) -> str:
        size = SIZES[family]
        mark = drawn(f"family-{FAMILY_IDS[family]}", Box(place.x + 1, place.y + 5, 40, 40), "" if count else "faint")
        row = numeral(f"{count}/{size}", place.x + 60, place.y + 24, 20, "count held" if count else "count")
        whole = f'<circle class="whole" cx="{number(place.x + 21)}" cy="{number(place.y + 25)}" r="22"/>'
        return (whole if count == size else "") + mark + row

    x, y, _, _ = _SHELTER
    body = sheet(_SHELTER, "tray moonlit", 3) + drawn("shelter", Box(x + 8, y + 2, 42, 42))
    text = words.text("picture-shelter", number=sum(saved))
    body += fitted(text, x + 60, y + 24, 400, size=25, anchor="start", of="tray-name")
    return thing("shelter", "shelter", _SHELTER, title, body + _cells(_SHELTER, saved, cell), seed=3)


@lru_cache(maxsize=256)
def _graveyard(dead: tuple[int, ...], title: str, words: Words) -> str:
    def cell(family: int, count: int, place: Box) -> str:
        if not count:
            return ""
        mark = drawn(f"family-{FAMILY_IDS[family]}", Box(place.x + 1, place.y + 5, 40, 40))
        return mark + numeral(count, place.x + 54, place.y + 24, 21)

    x, y, _, _ = _GRAVEYARD
    body = sheet(_GRAVEYARD, "tray moonlit", 4) + drawn("graveyard", Box(x + 8, y + 2, 42, 42))
    text = words.text("picture-graveyard", number=sum(dead), limit=DEAD_THAT_LOSE)
    body += fitted(text, x + 60, y + 24, 400, size=25, anchor="start", of="tray-name")
    return thing("graveyard", "graveyard", _GRAVEYARD, title, body + _cells(_GRAVEYARD, dead, cell), seed=4)

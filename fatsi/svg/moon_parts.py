"""What White Moon adds: villagers, the portal, receptacles and crystals, Su-Ling, artifacts, shelter and graveyard."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import chain
from typing import Final

from fatsi.rules.colours import BOARD_COLOURS
from fatsi.rules.geometry import CORNERS, TILES
from fatsi.rules.moon.families import ARTIFACTS, DEAD_THAT_LOSE, FAMILY_IDS, SIZES, UNKNOWN
from fatsi.rules.moon.position import USED_UP, Moon
from fatsi.rules.state import State
from fatsi.svg import layout
from fatsi.svg.lettering import fitted, number
from fatsi.svg.strokes import Box, drawn, nothing, numeral, sheet, thing
from fatsi.words import Words
from fatsi.words.sight import Sight

# The stacks of the column.
_TREASURES, _SHELTER, _GRAVEYARD = range(3)
_CELLS: Final = 3  # in a row of shelter or graveyard
_PIP: Final = 15  # from one villager of a family to the next

IN_TRAY: Final = ""
GONE: Final = "-"


def _holder_of(state: State, stone: str) -> int:
    """Return the space of the card that holds something by a left stone in force, or -1."""
    for space, card in enumerate(state.ghosts):
        if card and stone in state.facts.left[card] and not state.dormant >> space & 1:
            return space
    return -1


def portal_part(state: State, moon: Moon, title: str) -> str:
    """Return the portal: where the ring is that its tile draws, and a small one on the card that holds it."""
    return _portal(moon.portal, holder_of_portal(state), title)


def holder_of_portal(state: State) -> int:
    """Return the space of the card that holds the portal, or -1."""
    return _holder_of(state, "take-portal")


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
    """Return what lies in the column, and Su-Ling, who comes from there, by id."""
    (_, saved), (dead,), (crystals, *su_ling), *rare = status
    parts = {
        "crystals": _crystals(moon.crystal_supply, moon.barriers_due > 0, " ".join([crystals, *chain(*rare)])),
        "su-ling": _su_ling(moon.su_ling, _holder_of(state, "take-su-ling"), moon.su_ling_due, " ".join(su_ling)),
    }
    for at, artifact in enumerate(ARTIFACTS):
        owner = moon.artifacts[at]
        place = GONE if owner == USED_UP else IN_TRAY
        if owner >= 0:
            place = BOARD_COLOURS[state.table.board_colours[owner]]
        parts[f"artifact-{artifact}"] = _artifact(at, place, words)
    parts["shelter"] = _shelter(tuple(moon.shelter), saved, words)
    parts["graveyard"] = _graveyard(tuple(moon.graveyard), dead, words)
    return parts


# --- in the village -----------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _portal(tile: int, holder: int, title: str) -> str:
    place = layout.portal_on(tile)
    x, y = place.middle
    ring = f'<circle class="touch" cx="{number(x)}" cy="{number(y)}" r="{number(place.width * 0.43)}"/>'
    if holder < 0:
        return thing("portal", "portal", place, title, ring)
    card = layout.CARDS[holder]
    held = drawn("portal", Box(card.x + 56, card.y + 92, 46, 46))
    return thing("portal", "portal held", place, title, ring + held)


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
    """Return a stack of villagers: the top one large, those below small beside it, from the top down."""
    box = layout.villagers_on(tile)
    below, top = stack[:-1], stack[-1]
    x, y = box.x, box.y
    body = sheet(box, "villager-sheet")
    if top == UNKNOWN:
        body += drawn("unseen", Box(x + 5, y + 12, 42, 42))
    else:
        body += drawn(_sign(top), Box(x + 4, y + 1, 44, 44))
        name = words.name("family", FAMILY_IDS[top])
        body += fitted(name, x + 26, y + 54, 48, size=20, least=16, of="name")
    for at, family in enumerate(reversed(below)):
        small = Box(x - 30, y + 34 * at, 28, 32)
        body += sheet(small, "villager-sheet", at) + drawn(_sign(family), small.square(25))
    return thing(f"villagers-{TILES[tile]}", "villagers", box, title, body)


def _sign(family: int) -> str:
    return "unseen" if family == UNKNOWN else f"family-{FAMILY_IDS[family]}"


# --- the column ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _crystals(supply: int, is_barrier_due: bool, title: str) -> str:
    box = layout.moon_row(_TREASURES, 0)
    x, y, _, _ = box
    body = sheet(box, "tray moonlit", 1)
    body += drawn("crystal", Box(x + 2, y + 6, 56, 56)) + numeral(supply, x + 72, y + 36, 38, "large-count")
    if is_barrier_due:
        body += drawn("barrier", Box(x + 86, y + 2, 34, 34))
    kinds = "crystals in-row-0" + ("" if supply else " empty")
    return thing("crystals", kinds, box, title, body, seed=1)


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
        # On the sheet of the crystals.
        x, y, width, _ = layout.moon_row(_TREASURES, 0)
        place = Box(x + width - 72, y + 1, 66, 66)
        kinds += " in-row-0"
    return thing("su-ling", kinds, place, title, drawn("su-ling", place))


@lru_cache(maxsize=128)
def _artifact(at: int, owner: str, words: Words) -> str:
    row = 1 + at // 2
    x, y, width, height = layout.moon_row(_TREASURES, row)
    box = Box(x + (width / 2 + 1) * (at % 2), y, width / 2 - 2, height)
    artifact = ARTIFACTS[at]
    kinds = f"artifact in-row-{row}"
    body = sheet(box, "tray moonlit", at)
    if owner == GONE:
        kinds += " gone"
        message = "picture-artifact-gone"
    elif owner == IN_TRAY:
        kinds += " waiting"
        message = "picture-artifact"
    else:
        kinds += f" owned of-{owner}"
        message = "picture-artifact-owned"
    place = box.square(58)
    body += drawn(artifact, place)
    if owner == GONE:
        body += drawn("struck", place)
    elif owner != IN_TRAY:
        body += drawn(owner, Box(box.x + box.width - 36, y + height - 36, 34, 34))
    seat = {} if owner in (GONE, IN_TRAY) else {"seat": owner}
    return thing(f"artifact-{artifact}", kinds, box, words.text(message, artifact=artifact, **seat), body, seed=at)


def _stacked(stack: int, head: str, text: str, cells: list[Callable[[Box], str]]) -> str:
    """Return the rows of the shelter or the graveyard: what it is and how many are there, then its cells.

    The first row glows for all: the others lie elsewhere in narrow windows.
    """
    box = layout.moon_row(stack, 0)
    body = sheet(box, "tray moonlit", stack) + drawn(head, Box(box.x + 4, box.y + 9, 50, 50))
    body += fitted(text, box.x + 58, box.y + 35, box.width - 62, size=32, lines=2, anchor="start", of="tray-name")
    for row in range(1, layout.STACK_ROWS):
        x, y, width, height = place = layout.moon_row(stack, row)
        body += f'<g class="row-{row}">' + sheet(place, "tray moonlit", stack + row)
        for at, cell in enumerate(cells[_CELLS * (row - 1) : _CELLS * row]):
            body += cell(Box(x + width / _CELLS * at, y, width / _CELLS, height))
        body += "</g>"
    return body


@lru_cache(maxsize=256)
def _shelter(saved: tuple[int, ...], title: str, words: Words) -> str:
    """Return the shelter: each family with a pip for each of its villagers, full for those who are safe."""

    def cell(family: int, place: Box) -> str:
        x, _ = place.middle
        y, count, size = place.y, saved[family], SIZES[family]
        body = f'<circle class="whole" cx="{number(x)}" cy="{number(y + 25)}" r="25"/>' if count == size else ""
        body += drawn(_sign(family), Box(x - 22, y + 3, 44, 44), "" if count else "faint")
        first = x - _PIP * (size - 1) / 2
        for at in range(size):
            kind = "safe" if at < count else "missing"
            body += f'<circle class="{kind}" cx="{number(first + _PIP * at)}" cy="{number(y + 57)}" r="5.5"/>'
        return body

    text = words.text("picture-shelter", number=sum(saved))
    body = _stacked(_SHELTER, "shelter", text, [partial(cell, family) for family in range(len(saved))])
    return thing("shelter", "shelter", layout.moon_row(_SHELTER, 0), title, body, seed=_SHELTER)


@lru_cache(maxsize=256)
def _graveyard(dead: tuple[int, ...], title: str, words: Words) -> str:
    """Return the graveyard: a grave for each villager whose death the village can bear, and for the one too many."""
    lying = [family for family, count in enumerate(dead) for _ in range(count)]

    def grave(at: int, place: Box) -> str:
        if at < len(lying):
            return drawn(_sign(lying[at]), place.square(54))
        return drawn("graveyard", place.square(34), "faint")

    text = words.text("picture-graveyard", number=len(lying), limit=DEAD_THAT_LOSE)
    body = _stacked(_GRAVEYARD, "graveyard", text, [partial(grave, at) for at in range(DEAD_THAT_LOSE)])
    return thing("graveyard", "graveyard", layout.moon_row(_GRAVEYARD, 0), title, body, seed=_GRAVEYARD)

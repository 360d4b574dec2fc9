"""Everything has a place of its own: nothing lies on another thing, and narrow windows only lay rows elsewhere."""

import re
from itertools import combinations

from fatsi import Setup
from fatsi.rules.colours import COLOURS
from fatsi.rules.geometry import SIDES
from fatsi.svg import STYLE, layout, parts
from fatsi.svg.strokes import Box
from fatsi.words import words
from tests.moon_positions import village
from tests.positions import at
from tests.svg.looking import SVG, element, played
from tests.svg.painting import boxes

ENGLISH = words("en")
_WOBBLE = 3


def lie_apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.width <= other.x + _WOBBLE
        or other.x + other.width <= one.x + _WOBBLE
        or one.y + one.height <= other.y + _WOBBLE
        or other.y + other.height <= one.y + _WOBBLE
    )


def is_within(inner: Box, outer: Box) -> bool:
    return (
        outer.x - _WOBBLE <= inner.x
        and outer.y - _WOBBLE <= inner.y
        and inner.x + inner.width <= outer.x + outer.width + _WOBBLE
        and inner.y + inner.height <= outer.y + outer.height + _WOBBLE
    )


def test_on_the_fullest_tile_nothing_hides_anything() -> None:
    taoists = "\n".join(f"{side}: qi 3, at C" for side in SIDES)
    tiles = (
        "village: tea-house circle-of-prayer pavilion-of-the-heavenly-winds night-watchmans-beat buddhist-temple "
        "sorcerers-hut herbalists-shop cemetery taoist-altar"
    )
    picture = parts(at(village("C li ? hua"), tiles, taoists, "pending: yang"), ENGLISH)
    kept = [
        box
        for use in element(picture["tile-C"]).iter(f"{SVG}use")
        if use.get("href") == "#d-buddha"
        for box in boxes(use)
    ]
    sheets = [
        box
        for sheet in element(picture["villagers-C"]).iter(f"{SVG}path")
        if sheet.get("class") == "villager-sheet"
        for box in boxes(sheet)
    ]
    standing = [layout.taoist_on(4, seat) for seat in range(4)]
    assert (len(kept), len(sheets)) == (2, 3)
    things = [*kept, *sheets, *standing]
    assert all(is_within(box, layout.TILES[4]) for box in things)
    assert [pair for pair in combinations(things, 2) if not lie_apart(*pair)] == []


def test_tokens_and_their_numbers_lie_side_by_side() -> None:
    for state in played(Setup(players=1), seed=2, every=7):
        picture = parts(state, ENGLISH)
        for seat, side in enumerate(SIDES):
            tokens = [element(picture[f"token-{side}-{colour}"]) for colour in COLOURS]
            places = [[box for shape in token[2:] for box in boxes(shape)] for token in tokens if len(token)]
            for one, other in combinations(places, 2):
                assert all(lie_apart(a, b) for a in one for b in other)
            assert all(is_within(box, layout.INFOS[seat].grown(2)) for place in places for box in place)


def test_in_narrow_windows_each_stack_of_white_moon_lies_as_one_row() -> None:
    style = STYLE.read_text(encoding="utf-8").partition("@media")[2]

    def moved(selector: str) -> tuple[float, float]:
        found = re.search(rf"\.with-moon {re.escape(selector)} \{{ transform: translate\((-?\d+)px, (-?\d+)px\)", style)
        assert found is not None, selector
        return float(found[1]), float(found[2])

    places = []
    for row in range(layout.STACK_ROWS):
        for stack, selector in enumerate((f".in-row-{row} > *", ".shelter", ".graveyard")):
            dx, dy = moved(selector)
            if stack and row:
                within = moved(f".row-{row}")
                dx, dy = dx + within[0], dy + within[1]
            box = layout.moon_row(stack, row)
            places.append(box._replace(x=box.x + dx, y=box.y + dy))
    assert all(lie_apart(one, other) for one, other in combinations(places, 2))
    assert len({box.y for box in places}) == 3
    share = re.search(r"padding: 0 0 ([\d.]+)%", style)
    assert share is not None
    room = Box(0, layout.HEIGHT, layout.WIDTH, layout.WIDTH * float(share[1]) / 100)
    assert all(is_within(box, room) for box in places)


def test_in_wide_windows_the_column_of_white_moon_has_room() -> None:
    share = re.search(r"padding-right: ([\d.]+)%", STYLE.read_text(encoding="utf-8"))
    assert share is not None
    part = float(share[1]) / 100
    assert layout.WIDTH * part / (1 - part) >= layout.MOON_COLUMN
    column = Box(layout.WIDTH, 0, layout.MOON_COLUMN, layout.HEIGHT)
    assert all(is_within(layout.moon_row(stack, row), column) for stack in range(3) for row in range(layout.STACK_ROWS))

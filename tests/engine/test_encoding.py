"""The inputs say what stands on the table, each by its name."""

from librt.vecs import vec
from mypy_extensions import u8

from fatsi import State
from fatsi.engine.encoding.encoder import NAMES, SCALES, SIZE, encode

POSITION = """fatsi position 1
boards: yellow-a red-a green-a blue-a
active: N
ghosts: N2 lich, E1 ghoul step, S3 zombie-1
buddhas: W1
haunted: SW
N: qi 2, at N, tao yellow yellow, yin-yang
E: qi 3, at SE, tao red
stage: moved
pending: yang
"""


def inputs(text: str, seat: int) -> dict[str, int]:
    """Return the inputs of a position that are not zero, by name."""
    row = vec[u8](bytes(SIZE))
    encode(State.from_text(text), seat, row, 0)
    return {name: value for name, value in zip(NAMES, row, strict=True) if value}


def test_each_input_has_a_scale() -> None:
    assert len(SCALES) == SIZE
    assert all(0 < scale <= 1 for scale in SCALES)


def test_a_seat_sees_itself_first_and_the_others_clockwise() -> None:
    seen = inputs(POSITION, 0)
    assert seen["seat0.active"] and seen["seat0.qi>=2"] and "seat0.qi>=3" not in seen
    assert seen["seat0.tao-c0>=2"] and "seat0.tao-c0>=3" not in seen
    assert seen["seat0.yin-yang"]
    assert seen["seat1.tao-c1>=1"]
    other = inputs(POSITION, 1)
    assert other["seat3.active"] and other["seat3.tao-c3>=2"]
    assert other["seat0.tao-c0>=1"]


def test_ghosts_are_seen_with_their_needs_figures_and_stones() -> None:
    seen = inputs(POSITION, 0)
    assert seen["space1.ghost"] and seen["space1.need-c0"] == 4 and seen["space1.tormentor"]
    assert seen["space3.on-step"] and seen["space3.need>=1"] and "space3.need>=2" not in seen
    assert seen["space8.curse"]
    assert seen["space9.buddha"]
    assert seen["seat1.haunts-next"] == 1 and seen["seat0.tormentors"] == 1


def test_odds_count_the_dice_and_the_tokens_of_whoever_acts() -> None:
    seen = inputs(POSITION, 0)
    # Two of four points are open with two yellow tokens: at least two of three dice show yellow or white.
    assert abs(seen["space1.odds-own%"] / 255 - 7 / 27) < 0.01
    assert "space1.odds-bare%" not in seen
    assert abs(seen["space3.odds-bare%"] / 255 - 19 / 27) < 0.01


def test_the_reach_and_the_odds_of_every_taoist_are_seen() -> None:
    """N stands before the lich with two yellow. E stands before the ghoul and can fly."""
    seen = inputs(POSITION, 0)
    assert seen["space1.in-reach-of-seat0"] and seen["space1.in-reach-of-seat1"]
    assert abs(seen["space1.odds-of-seat0%"] / 255 - 7 / 27) < 0.01
    # With N's tokens, as N stands there, two points are open for E, too.
    assert seen["space1.odds-of-seat1%"] == seen["space1.odds-of-seat0%"]
    assert seen["space3.in-reach-of-seat1"] and "space3.in-reach-of-seat0" not in seen
    assert seen["tile0.in-reach-of-seat0"] and "tile8.in-reach-of-seat0" not in seen
    assert all(seen[f"tile{tile}.in-reach-of-seat1"] for tile in range(9))
    walking = inputs(POSITION.replace("red-a", "red-b"), 0)
    assert walking["tile8.in-reach-of-seat1"] and "tile0.in-reach-of-seat1" not in walking
    assert "space1.in-reach-of-seat1" not in walking and walking["space1.odds-of-seat1%"]


def test_the_village_the_deck_and_the_turn_are_seen() -> None:
    seen = inputs(POSITION, 0)
    assert seen["tile6.haunted"] and seen["haunted>=1"] and "haunted>=2" not in seen
    assert seen["stage1"] and seen["asks-yang"] and "is-yin" not in seen
    assert seen["players=4"]


def test_the_card_to_be_placed_is_seen() -> None:
    seen = inputs(
        "fatsi position 1\nboards: yellow-a red-a green-a blue-a\nactive: E\npending: place lich; after-yin", 1
    )
    assert seen["asks-place"] and seen["hand-c3"] and seen["hand-tormentor"] and seen["hand-strength>=4"]

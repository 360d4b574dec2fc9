"""The inputs say what stands on the table, each by its name."""

from zlib import crc32

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from fatsi import CHANCE, Setup, State
from fatsi.engine.encoding.encoder import NAMES, SCALES, SIZE, encode
from fatsi.engine.symmetry import COLUMNS
from fatsi.rules.actions import ACTIONS
from fatsi.rules.rng import Rng
from tests.written import WRITTEN

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


# --- the weights belong to these inputs ----------------------------------------------------------------------------

# Checksums of what was seen: by players, without White Moon and with it; of the positions of `tests/written.py`; and of
# the actions in the order of their columns.
SEEN_IN_GAMES = [
    (1, False, "20dd3391"),
    (1, True, "6727e51b"),
    (2, False, "4f91ab29"),
    (2, True, "293d2e42"),
    (3, False, "b6156df9"),
    (3, True, "edac499f"),
    (4, False, "d1df0dcf"),
    (4, True, "c2690899"),
]
SEEN_IN_WRITTEN_POSITIONS = "cf3ce7b8"
COLUMNS_OF_THE_WEIGHTS = "1034f5de"


def checksum(states: list[State]) -> str:
    """Return a number that changes with every input of these positions, as those who decide see them."""
    row, number = vec[u8](bytes(SIZE)), 0
    for state in states:
        encode(state, state.actor if state.actor is not None and state.actor != CHANCE else 0, row, 0)
        number = crc32(bytes(memoryview(row)), number)
    return f"{number:08x}"


def game(setup: Setup, seed: int) -> list[State]:
    """Return the decisions of a game at random."""
    rng = Rng(seed)
    state, states = State.new(setup.dealt(rng)), []
    while state.actor is not None:
        legal = state.legal()
        if state.actor != CHANCE:
            states.append(state.copy())
        state.apply(state.sample(rng) if state.actor == CHANCE else legal[rng.randrange(len(legal))])
    return states


@pytest.mark.parametrize(("players", "white_moon", "expected"), SEEN_IN_GAMES)
def test_a_game_is_seen_as_it_was_when_the_weights_were_trained(players: int, white_moon: bool, expected: str) -> None:
    """A network knows an input by its place and its size: whoever changes one has to train new weights."""
    states = game(Setup(players=players, white_moon=white_moon, difficulty="hell"), seed=players)
    assert checksum(states) == expected


def test_every_kind_of_decision_is_seen_as_it_was_when_the_weights_were_trained() -> None:
    assert checksum([State.from_text(f"fatsi position 1\n{text}") for text in WRITTEN]) == SEEN_IN_WRITTEN_POSITIONS


def test_columns_mean_the_actions_that_they_meant_when_the_weights_were_trained() -> None:
    actions = " ".join(str(ACTIONS[index]) for index in COLUMNS)
    assert f"{crc32(actions.encode()):08x}" == COLUMNS_OF_THE_WEIGHTS

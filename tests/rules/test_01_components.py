"""Chapter 1: what is in the box, how far it goes, and where it lies."""

from __future__ import annotations

import csv
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from fatsi import BASE_CARDS, CARDS, Card, card
from fatsi.rules.facts import ARRIVAL_STONES, CURSE_STONES, REWARD_STONES, STANDING_STONES, YIN_STONES
from fatsi.rules.geometry import SPACES, TILES
from fatsi.rules.powers import POWERS
from tests.positions import (
    actor,
    at,
    circle,
    figures,
    ghosts,
    has_yin_yang,
    haunted,
    outcome,
    play,
    qi,
    reason,
    starting,
    supply,
    tao,
    texts,
)

COLOURS = ("red", "green", "blue", "yellow", "black")
SIDES = ("N", "E", "S", "W")
TABLE = Path(__file__).parent.parent / "data" / "cards.csv"


def rows() -> list[dict[str, str]]:
    with TABLE.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


# --- 1.2 cards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", rows(), ids=lambda row: str(row["id"]))
def test_a_card_is_as_printed(row: dict[str, str]) -> None:
    ours = card(row["id"])
    assert {
        "number": str(ours.number),
        "id": ours.id,
        "name": ours.name,
        "set": ours.set,
        "kind": ours.kind,
        "colour": ours.colour,
        **{colour: str(n) for colour, n in zip(COLOURS, ours.resistance, strict=True)},
        "left": " ".join(ours.left),
        "middle": " ".join(ours.middle),
        "right": " ".join(ours.right),
    } == row


def test_the_cards_are_those_of_the_table_and_no_others() -> None:
    assert [str(a_card.number) for a_card in BASE_CARDS] == [row["number"] for row in rows()]
    assert len({a_card.id for a_card in BASE_CARDS}) == len(BASE_CARDS) == 65


def test_there_are_11_ghosts_of_each_colour_and_10_incarnations() -> None:
    assert Counter(a_card.colour for a_card in BASE_CARDS if not a_card.is_incarnation) == dict.fromkeys(COLOURS, 11)
    assert sum(a_card.is_incarnation for a_card in BASE_CARDS) == 10


@pytest.mark.parametrize("a_card", BASE_CARDS, ids=lambda a_card: str(a_card.id))
def test_a_card_resists_in_its_own_colour_only_but_for_two_incarnations(a_card: Card) -> None:
    expected = {
        "hope-killer": {"red", "green", "blue", "yellow"},
        "nameless": set(COLOURS),
    }.get(a_card.id, {a_card.colour})
    assert set(a_card.resistance_by_colour()) == expected


def test_every_stone_of_a_card_is_one_that_the_rules_apply_in_its_place() -> None:
    assert {stone for a_card in CARDS for stone in a_card.left} == set(ARRIVAL_STONES)
    assert {stone for a_card in CARDS for stone in a_card.middle} == {*YIN_STONES, *STANDING_STONES}
    assert {stone for a_card in CARDS for stone in a_card.right} == {*CURSE_STONES, *REWARD_STONES}


# --- 1 numbers ------------------------------------------------------------------------------------------


def test_there_are_20_tao_tokens_4_of_each_colour() -> None:
    state = at("N: qi 3, at C\nE: qi 3, at C\nS: qi 3, at C\nW: qi 3, at C\npending: yang")
    assert supply(state) == dict.fromkeys(COLOURS, 4)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_20_qi_tokens(players: int) -> None:
    state = at(f"players: {players}")
    assert sum(state.qi) + state.qi_supply == 20


def test_there_are_2_buddhas() -> None:
    assert at("").temple_buddhas == 2


@pytest.mark.parametrize(("players", "tokens"), [(1, 3), (2, 2), (3, 3), (4, 0)])
def test_power_tokens_are_in_the_game_with_1_to_3_players_only(players: int, tokens: int) -> None:
    assert sum(at(f"players: {players}").power_tokens) == tokens


def test_there_are_9_village_tiles_all_different() -> None:
    assert len(set(at("").table.setup.tiles or ())) == 9


def test_there_are_4_boards_one_on_each_side() -> None:
    assert set(at("").table.setup.boards or ()) == {"red", "green", "blue", "yellow"}


def test_a_board_has_another_power_on_each_of_its_two_sides() -> None:
    assert {(power.colour, power.side): power.id for power in POWERS} == {
        ("yellow", "a"): "bottomless-pockets",
        ("yellow", "b"): "enfeeblement-mantra",
        ("red", "a"): "dance-of-the-spires",
        ("red", "b"): "dance-of-the-twin-winds",
        ("green", "a"): "the-gods-favourite",
        ("green", "b"): "strength-of-a-mountain",
        ("blue", "a"): "heavenly-gust",
        ("blue", "b"): "second-wind",
    }


# --- 1 dice ---------------------------------------------------------------------------------------------


def test_there_are_3_tao_dice() -> None:
    state = at("ghosts: N2 zombie-1\nN: qi 3, at N\npending: yang")
    play(state, "exorcise")
    assert {len(text.split()) for text in starting(state, "roll")} == {3}


def test_a_tao_die_has_five_coloured_faces_and_a_white_one_each_as_likely_as_the_other() -> None:
    state = at("ghosts: N2 ghoul, E1 repellent-beauty, E2 severed-heads-1\nN: qi 3, at N\npending: yang")
    play(state, "exorcise")
    assert {str(action): p for action, p in state.outcomes()} == {
        f"roll {face}": Fraction(1, 6) for face in (*COLOURS, "white")
    }


@pytest.mark.parametrize(
    ("roll", "probability"),
    [
        ("roll red red red", Fraction(1, 216)),
        ("roll red red white", Fraction(3, 216)),
        ("roll red black white", Fraction(6, 216)),
    ],
)
def test_a_roll_is_as_likely_as_the_throws_that_show_it(roll: str, probability: Fraction) -> None:
    state = at("ghosts: N2 zombie-1\nN: qi 3, at N\npending: yang")
    play(state, "exorcise")
    chances = {str(action): p for action, p in state.outcomes()}
    assert chances[roll] == probability
    assert sum(chances.values()) == 1


def test_the_grey_die_is_a_fourth_tao_die_for_strength_of_a_mountain() -> None:
    state = at("boards: green-b red-a blue-a yellow-a\nghosts: N2 zombie-1\nN: qi 3, at N\npending: yang")
    play(state, "exorcise")
    assert {len(text.split()) for text in starting(state, "roll")} == {4}


def test_the_curse_die_has_two_blank_faces_and_four_misfortunes() -> None:
    state = at("ghosts: N1 lich")
    assert {str(action): p for action, p in state.outcomes()} == {
        "curse nothing": Fraction(2, 6),
        "curse haunt": Fraction(1, 6),
        "curse ghost": Fraction(1, 6),
        "curse lose-tao": Fraction(1, 6),
        "curse lose-qi": Fraction(1, 6),
    }


# --- 1 limits -------------------------------------------------------------------------------------------

ALL_TAO_HELD = """
    N: qi 3, at N, tao red red red red green green green green
    E: qi 3, at C, tao blue blue blue blue yellow yellow yellow yellow
    S: qi 3, at C, tao black black black black
    W: qi 3, at C
"""


def test_what_is_not_in_the_supply_cannot_be_gained() -> None:
    state = at(ALL_TAO_HELD, "ghosts: N2 gloomy-minion\npending: yang")
    play(state, "exorcise", "roll black red red", "defeat N2")
    assert actor(state) == "N"
    assert "end" in texts(state)
    assert tao(state, "N") == {"red": 4, "green": 4}


def test_the_part_of_a_gain_that_is_missing_lapses() -> None:
    state = at(
        """
        ghosts: N2 flesh-devourer
        circle: red
        N: qi 3, at N, tao red red red green green green green
        E: qi 3, at C, tao blue blue blue blue yellow yellow yellow yellow
        S: qi 3, at C, tao black black black
        W: qi 3, at C
        pending: yang
        """
    )
    play(state, "exorcise", "roll red red red", "defeat N2")
    assert texts(state) == {"take black"}
    play(state, "take black")
    assert "end" in texts(state)
    assert supply(state) == {}


def test_without_qi_in_the_supply_none_is_gained() -> None:
    state = at(
        """
        ghosts: N2 dark-wraith-1
        N: qi 8, at N
        E: qi 4, at C
        S: qi 4, at C
        W: qi 4, at C
        pending: yang
        """
    )
    play(state, "exorcise", "roll black black black", "defeat N2")
    assert texts(state) == {"gain yin-yang"}


def test_a_token_on_the_circle_of_prayer_is_not_in_the_supply() -> None:
    state = at("circle: black\npending: yang")
    assert supply(state)["black"] == 3


def test_the_qi_of_neutral_boards_is_not_in_the_supply() -> None:
    assert at("players: 1").qi_supply == 20 - 3 - 3 * 3


HAUNTERS = (
    *("ghoul", "restless-dead", "hopping-vampire-1"),
    *("hopping-vampire-2", "drowned-maiden", "sticky-feet"),
    *("ooze-devil-1", "ooze-devil-2", "creeping-one"),
    *("restless-spirit", "wicked-one-1", "wicked-one-2"),
)


def test_figures_do_not_run_out() -> None:
    """R1: a ninth haunter gets a figure, and so does a twelfth."""
    lying = dict(zip(SPACES, HAUNTERS, strict=True))
    *others, last = lying
    state = at(
        "ghosts: " + ", ".join(f"{space} {lying[space]} step" for space in others) + "\npending: draw; after-yin"
    )
    assert len(figures(state)) == 11
    play(state, f"draw {lying[last]}", f"place {last}")
    assert figures(state) == {**dict.fromkeys(others, "step"), last: "card"}


# --- 1.3 coordinates ------------------------------------------------------------------------------------

LINES = {
    "S1": ("SW", "W", "NW"),
    "S2": ("S", "C", "N"),
    "S3": ("SE", "E", "NE"),
    "E1": ("SE", "S", "SW"),
    "E2": ("E", "C", "W"),
    "E3": ("NE", "N", "NW"),
    "N1": ("NE", "E", "SE"),
    "N2": ("N", "C", "S"),
    "N3": ("NW", "W", "SW"),
    "W1": ("NW", "N", "NE"),
    "W2": ("W", "C", "E"),
    "W3": ("SW", "S", "SE"),
}
OPPOSITES = (("S1", "N3"), ("S2", "N2"), ("S3", "N1"), ("E1", "W3"), ("E2", "W2"), ("E3", "W1"))
FACED = {
    "NW": {"N3", "W1"},
    "N": {"N2"},
    "NE": {"N1", "E3"},
    "W": {"W2"},
    "C": set(),
    "E": {"E2"},
    "SW": {"S1", "W3"},
    "S": {"S2"},
    "SE": {"E1", "S3"},
}


@pytest.mark.parametrize("struck", [0, 1, 2])
@pytest.mark.parametrize("space", LINES)
def test_a_ghost_looks_along_its_line_the_nearest_tile_first(space: str, struck: int) -> None:
    already = LINES[space][:struck]
    state = at(
        f"difficulty: initiation\nactive: {space[0]}\nhaunted: {' '.join(already) or '-'}\nghosts: {space} ghoul step"
    )
    assert haunted(state) == set(LINES[space][: struck + 1])


@pytest.mark.parametrize(("one", "other"), [*OPPOSITES, *(pair[::-1] for pair in OPPOSITES)])
def test_the_opposite_of_a_space_is_the_other_end_of_its_line(one: str, other: str) -> None:
    assert LINES[one] == LINES[other][::-1]
    alone = f"N: qi 3, at {LINES[one][0]}\nghosts: {one} howling-nightmare"
    assert "exorcise" in texts(at(f"{alone}\npending: yang"))
    assert reason(at(f"{alone}, {other} ghoul\npending: yang"), "exorcise") == "cannot-be-exorcised"


@pytest.mark.parametrize("tile", TILES)
def test_a_taoist_faces_two_spaces_from_a_corner_one_from_an_edge_and_none_from_the_centre(tile: str) -> None:
    state = at(f"N: qi 3, at {tile}, buddhas 2\npending: yang")
    assert starting(state, "buddha") == FACED[tile]


@pytest.mark.parametrize("tile", TILES)
def test_a_taoist_exorcises_the_ghosts_that_he_faces_and_no_others(tile: str) -> None:
    weak = (
        *("ghoul", "coffin-breakers-1", "coffin-breakers-2", "drowned-maiden", "perfidious-nymph-1"),
        *("perfidious-nymph-2", "creeping-one", "fallen-monks", "fallen-monk", "skinner"),
        *("sharp-nailed-mistresses-1", "sharp-nailed-mistresses-2"),
    )
    lying = ", ".join(f"{space} {ghost}" for space, ghost in zip(SPACES, weak, strict=True))
    state = at(f"ghosts: {lying}\nN: qi 3, at {tile}\npending: yang")
    if not FACED[tile]:
        assert reason(state, "exorcise") == "no-ghost-faced"
        return
    play(state, "exorcise", "roll white white white")
    assert starting(state, "defeat") == FACED[tile]
    while starting(state, "defeat"):
        play(state, f"defeat {min(starting(state, 'defeat'))}")
    assert set(SPACES) - set(ghosts(state)) == FACED[tile]


def test_turns_go_clockwise_from_n_to_e_to_s_to_w() -> None:
    state = at("pending: yang")
    order = ["N"]
    for card_id in ("zombie-1", "abysmal-1", "rotten-soul-1", "blood-drinker-1"):
        play(state, "end", f"draw {card_id}")
        play(state, min(texts(state)))
        order.append(str(actor(state)))
    assert order == ["N", "E", "S", "W", "N"]


# --- the position is the table --------------------------------------------------------------------------


def test_a_tile_is_active_or_haunted() -> None:
    state = at("haunted: N\nN: qi 3, at N, yin-yang\npending: yang")
    assert haunted(state) == {"N"}
    play(state, "yin-yang unhaunt N")
    assert haunted(state) == set()
    assert outcome(state) is None


def test_a_yin_yang_belongs_to_its_colour_so_nobody_has_two() -> None:
    state = at("ghosts: N2 dark-wraith-1\nN: qi 3, at N, yin-yang\nS: qi 3, at C\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2")
    assert texts(state) == {"gain qi"}
    play(state, "gain qi")
    assert [has_yin_yang(state, side) for side in SIDES] == [True, True, False, True]
    assert qi(state, "N") == 4


def test_the_circle_of_prayer_holds_one_token() -> None:
    state = at("circle: red\nN: qi 3, at SW\npending: yang")
    play(state, "help", "pray blue")
    assert circle(state) == "blue"
    assert supply(state) == {"red": 4, "green": 3, "blue": 2, "yellow": 3, "black": 4}

"""Chapter 2: levels, layout, deck, fewer than four players, solo; what may be fixed, and what is refused."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import product
from math import sqrt
from typing import Any

import pytest

from fatsi import BASE_CARDS, CHANCE, Game, InvalidSetup, Rng, Setup, State
from fatsi.rules.events import TurnBegan
from fatsi.rules.village import BASE_TILES
from tests.positions import (
    at,
    buddhas,
    circle,
    ghosts,
    has_yin_yang,
    haunted,
    held_buddhas,
    of_kind,
    play,
    power_tokens,
    qi,
    reason,
    supply,
    tao,
    texts,
    tile,
)

SIDES = ("N", "E", "S", "W")
COLOURS = ("red", "green", "blue", "yellow", "black")
BOARDS = ("red", "green", "blue", "yellow")
INCARNATIONS = tuple(a_card.id for a_card in BASE_CARDS if a_card.is_incarnation)

QI = {"initiation": 4, "normal": 3, "nightmare": 3, "hell": 3}
HAUNTED_LIMIT = {"initiation": 4, "normal": 3, "nightmare": 3, "hell": 3}
REMOVED = {4: 0, 3: 5, 2: 10, 1: 15}
SEATS = {4: ("N", "E", "S", "W"), 3: ("N", "E", "S"), 2: ("N", "S"), 1: ("N",)}
# Ghosts from the top: before the first incarnation, before the second, ..., after the last.
DECK = {
    (4, "initiation"): [45, 10],
    (4, "normal"): [45, 10],
    (4, "nightmare"): [15, 10, 10, 10, 10],
    (4, "hell"): [15, 10, 10, 10, 10],
    (3, "initiation"): [40, 10],
    (3, "normal"): [40, 10],
    (3, "nightmare"): [10, 10, 10, 10, 10],
    (3, "hell"): [10, 10, 10, 10, 10],
    (2, "initiation"): [35, 10],
    (2, "normal"): [35, 10],
    (2, "nightmare"): [15, 10, 10, 10],
    (2, "hell"): [15, 10, 10, 10],
    (1, "initiation"): [30, 10],
    (1, "normal"): [30, 10],
    (1, "nightmare"): [10, 10, 10, 10],
    (1, "hell"): [10, 10, 10, 10],
}

EVERY_GAME = pytest.mark.parametrize(
    ("players", "difficulty", "edition"), [*product((1, 2, 3, 4), QI, ("revised", "first"))]
)


def dealt(players: int = 4, difficulty: str = "normal", edition: str = "revised", **parts: Any) -> State:
    setup = Setup(players=players, difficulty=difficulty, edition=edition, **parts)
    return State.new(setup.dealt(random.Random(11)))


def colour_of(state: State, side: str) -> str:
    boards = state.table.setup.boards
    assert boards is not None
    return str(boards[SIDES.index(side)])


# --- 2.1 levels, 2.2 layout -----------------------------------------------------------------------------


@EVERY_GAME
def test_each_taoist_has_the_qi_of_the_level_and_a_neutral_board_has_3(
    players: int, difficulty: str, edition: str
) -> None:
    state = dealt(players, difficulty, edition)
    for side in SIDES:
        assert qi(state, side) == (QI[difficulty] if side in SEATS[players] else 3)
    assert state.qi_supply == 20 - players * QI[difficulty] - (4 - players) * 3


@pytest.mark.parametrize("difficulty", QI)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_easier_start_is_5_qi_for_each_taoist_and_nothing_more_for_neutral_boards(
    players: int, difficulty: str
) -> None:
    state = dealt(players, difficulty, five_qi=True)
    for side in SIDES:
        assert qi(state, side) == (5 if side in SEATS[players] else 3)


@EVERY_GAME
def test_each_taoist_has_his_yin_yang_but_in_hell(players: int, difficulty: str, edition: str) -> None:
    state = dealt(players, difficulty, edition)
    for side in SIDES:
        assert has_yin_yang(state, side) == (side in SEATS[players] and difficulty != "hell")


@EVERY_GAME
def test_each_taoist_has_one_tao_token_of_his_colour_and_solo_one_of_each_but_black(
    players: int, difficulty: str, edition: str
) -> None:
    state = dealt(players, difficulty, edition)
    for side in SIDES:
        if side not in SEATS[players]:
            assert tao(state, side) == {}
        elif players == 1:
            assert tao(state, side) == {"red": 1, "green": 1, "blue": 1, "yellow": 1}
        else:
            assert tao(state, side) == {colour_of(state, side): 1}
    held = Counter(colour for side in SIDES for colour in tao(state, side))
    assert supply(state) == {colour: 4 - held[colour] for colour in COLOURS}


@EVERY_GAME
def test_each_taoist_stands_on_the_centre_tile_and_a_neutral_board_has_none(
    players: int, difficulty: str, edition: str
) -> None:
    state = dealt(players, difficulty, edition)
    assert {side: tile(state, side) for side in SIDES} == {
        side: "C" if side in SEATS[players] else None for side in SIDES
    }


@EVERY_GAME
def test_power_tokens_are_3_for_a_solo_player_1_for_each_of_2_or_3_and_none_for_4(
    players: int, difficulty: str, edition: str
) -> None:
    state = dealt(players, difficulty, edition)
    each = {1: 3, 2: 1, 3: 1, 4: 0}[players]
    assert {side: power_tokens(state, side) for side in SIDES} == {
        side: each if side in SEATS[players] else 0 for side in SIDES
    }
    assert state.centre_tokens == 0


@EVERY_GAME
def test_the_village_is_active_the_boards_empty_and_both_buddhas_at_the_temple(
    players: int, difficulty: str, edition: str
) -> None:
    state = dealt(players, difficulty, edition)
    assert haunted(state) == set()
    assert ghosts(state) == {}
    assert buddhas(state) == set()
    assert circle(state) is None
    assert state.temple_buddhas == 2
    assert [held_buddhas(state, side) for side in SIDES] == [0, 0, 0, 0]


@EVERY_GAME
def test_the_deck_has_10_ghosts_below_each_incarnation_and_the_rest_on_top(
    players: int, difficulty: str, edition: str
) -> None:
    state = dealt(players, difficulty, edition)
    assert state.deck == DECK[players, difficulty]
    assert sum(state.deck) == 55 - REMOVED[players]


@EVERY_GAME
def test_the_first_player_begins_with_his_yin(players: int, difficulty: str, edition: str) -> None:
    state = dealt(players, difficulty, edition)
    assert state.table.setup.first in SEATS[players]
    assert SIDES[state.active] == state.table.setup.first
    assert state.actor == CHANCE
    assert {action.kind for action in state.legal()} == {"draw"}


@pytest.mark.parametrize("difficulty", HAUNTED_LIMIT)
def test_the_game_is_lost_at_4_haunted_tiles_in_initiation_and_at_3_otherwise(difficulty: str) -> None:
    limit = HAUNTED_LIMIT[difficulty]
    before = ("NW", "W", "SW")[: limit - 1]
    state = at(f"difficulty: {difficulty}\nhaunted: {' '.join(before)}\nghosts: N1 ghoul step")
    assert len(haunted(state)) == limit
    assert state.result is not None
    assert (state.result.won, state.result.reason) == (False, "village-haunted")
    one_less = at(f"difficulty: {difficulty}\nhaunted: {' '.join(before[1:])}\nghosts: N1 ghoul step")
    assert one_less.result is None


# --- 2.3 deck -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_ghosts_are_removed_unseen_so_that_any_of_the_55_may_come(players: int) -> None:
    state = dealt(players)
    assert {probability for _, probability in state.outcomes()} == {Fraction(1, 55)}
    assert len(state.outcomes()) == 55


@EVERY_GAME
def test_an_incarnation_comes_when_the_ghosts_above_it_are_drawn(players: int, difficulty: str, edition: str) -> None:
    game = f"players: {players}\ndifficulty: {difficulty}\nedition: {edition}\n"
    below = " ".join(str(n) for n in DECK[players, difficulty][1:])
    assert {str(action) for action in at(f"{game}deck: 0 {below}\npending: draw; after-yin").legal()} == {
        f"draw {card_id}" for card_id in INCARNATIONS
    }
    state = at(f"{game}deck: 1 {below}\npending: draw; after-yin")
    assert not {f"draw {card_id}" for card_id in INCARNATIONS} & texts(state)
    play(state, "draw lich")
    assert state.deck == [0, *DECK[players, difficulty][1:]]


def test_incarnations_are_drawn_from_those_that_the_setup_names() -> None:
    state = at("incarnations: nameless bone-cracker\ndeck: 0 10\npending: draw; after-yin")
    assert {str(action): p for action, p in state.outcomes()} == {
        "draw bone-cracker": Fraction(1, 2),
        "draw nameless": Fraction(1, 2),
    }


def test_no_card_comes_twice() -> None:
    state = at("ghosts: W1 lich\ngone: ghoul\ndeck: 30 10\npending: draw; after-yin")
    assert not {"draw lich", "draw ghoul"} & texts(state)
    assert len(texts(state)) == 53


# --- 2.2 play goes clockwise, neutral boards included ---------------------------------------------------


@pytest.mark.parametrize(
    ("game", "turns"),
    [
        ("players: 4", ["N", "E", "S", "W", "N"]),
        ("players: 3", ["N", "E", "S", "W", "N"]),
        ("players: 2\nseats: E W\nactive: E", ["E", "S", "W", "N", "E"]),
        ("players: 1", ["N", "E", "S", "W", "N"]),
    ],
)
def test_boards_without_a_player_have_their_turns_too(game: str, turns: list[str]) -> None:
    state = at(f"{game}\npending: yang")
    seen = [SIDES[state.active]]
    while len(seen) < 5:
        events = play(state, "end" if "end" in texts(state) else min(texts(state)))
        seen += [SIDES[event.seat] for event in of_kind(events, TurnBegan)]
    assert seen == turns


# --- 2.4 fewer than four players ------------------------------------------------------------------------


@EVERY_GAME
def test_all_four_boards_are_used_whatever_the_number_of_players(players: int, difficulty: str, edition: str) -> None:
    setup = dealt(players, difficulty, edition).table.setup
    assert sorted(map(str, setup.boards or ())) == sorted(BOARDS)
    assert sorted(map(str, setup.tiles or ())) == sorted(BASE_TILES)
    assert {*(setup.board_sides or ())} <= {"a", "b"}


@pytest.mark.parametrize("seats", [("N", "S"), ("E", "W")])
def test_two_players_sit_opposite_each_other(seats: tuple[str, str]) -> None:
    state = dealt(2, seats=seats)
    assert [side for side in SIDES if tile(state, side)] == list(seats)


@pytest.mark.parametrize("seats", [("N", "E"), ("N", "W"), ("E", "S"), ("S", "W")])
def test_two_players_do_not_sit_side_by_side(seats: tuple[str, str]) -> None:
    with pytest.raises(InvalidSetup, match="not-opposite") as caught:
        Setup(players=2, seats=seats)
    assert caught.value.part == "seats"


# --- 2.5 solo -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SIDES)
def test_the_solo_player_has_the_red_board_on_its_flying_side(seat: str) -> None:
    for seed in range(20):
        setup = Setup(players=1, seats=(seat,)).dealt(random.Random(seed))
        assert setup.boards and setup.board_sides
        place = SIDES.index(seat)
        assert (setup.boards[place], setup.board_sides[place]) == ("red", "a")


def test_the_solo_player_flies() -> None:
    state = at("players: 1\nN: qi 3, at NW\npending: yang")
    assert {text for text in texts(state) if text.startswith("move")} == {
        f"move {place}" for place in ("N", "NE", "W", "C", "E", "SW", "S", "SE")
    }


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_the_solo_cemetery_does_nothing(edition: str) -> None:
    state = at(f"players: 1\nedition: {edition}\nN: qi 1, at NW, yin-yang\nE: possessed\npending: yang")
    assert reason(state, "help") == "help-useless"
    assert reason(state, "yin-yang ask NW") == "help-useless"


def test_the_solo_pavilion_moves_a_ghost_and_then_the_own_taoist_if_the_player_likes() -> None:
    """R20: the ghost's move is carried out, the own Taoist's may be declined."""
    state = at("players: 1\nghosts: E1 ghoul\nN: qi 3, at S\npending: yang")
    play(state, "help")
    assert texts(state) == {"lift E1"}
    play(state, "lift E1", "place W3")
    assert {"stay", "to NW", "to C"} <= texts(state)
    assert "to S" not in texts(state)
    stayed = state.copy()
    play(stayed, "stay")
    assert (tile(stayed, "N"), ghosts(stayed)) == ("S", {"W3": "ghoul"})
    play(state, "to NW")
    assert tile(state, "N") == "NW"


def test_the_solo_pavilion_of_the_first_edition_moves_a_ghost_only() -> None:
    state = at("players: 1\nedition: first\nghosts: E1 ghoul\nN: qi 3, at S\npending: yang")
    play(state, "help", "lift E1", "place W3")
    assert "end" in texts(state)
    assert reason(at("players: 1\nedition: first\nN: qi 3, at S\npending: yang"), "help") == "help-useless"


# --- each part may be fixed -----------------------------------------------------------------------------

REVERSED_TILES = tuple(reversed(BASE_TILES))
FIXED: dict[str, Any] = {
    "tiles": REVERSED_TILES,
    "boards": ("yellow", "blue", "green", "red"),
    "board_sides": ("b", "a", "b", "a"),
    "seats": ("N", "S", "W"),
    "first": "S",
    "incarnations": ("hope-killer", "nameless"),
}


@pytest.mark.parametrize("part", FIXED)
def test_each_part_of_the_setup_can_be_fixed(part: str) -> None:
    for seed in range(10):
        setup = Setup(players=3, **{part: FIXED[part]}).dealt(random.Random(seed))
        assert getattr(setup, part) == FIXED[part]
        assert setup.is_dealt


@pytest.mark.parametrize("part", FIXED)
def test_fixing_one_part_does_not_change_how_the_others_fall(part: str) -> None:
    others = [name for name in FIXED if name not in (part, "first")]
    open_setup = Setup(players=3).dealt(random.Random(5))
    fixed = Setup(players=3, **{part: FIXED[part]}).dealt(random.Random(5))
    assert [getattr(fixed, name) for name in others] == [getattr(open_setup, name) for name in others]


def test_single_places_can_be_fixed_and_the_rest_dealt() -> None:
    tiles = (None, None, None, None, "tea-house", None, None, None, "cemetery")
    for seed in range(20):
        setup = Setup(tiles=tiles, boards=(None, "red", None, None), board_sides=(None, "b", None, None)).dealt(
            random.Random(seed)
        )
        assert setup.tiles and setup.boards and setup.board_sides
        assert (setup.tiles[4], setup.tiles[8]) == ("tea-house", "cemetery")
        assert sorted(map(str, setup.tiles)) == sorted(BASE_TILES)
        assert (setup.boards[1], setup.board_sides[1]) == ("red", "b")
        assert sorted(map(str, setup.boards)) == sorted(BOARDS)


def test_a_setup_whose_parts_are_all_fixed_is_dealt_already() -> None:
    setup = Setup(players=3, **FIXED)
    assert setup.is_dealt
    assert setup.dealt(random.Random(1)) == setup == setup.dealt(random.Random(2))
    state = State.new(setup)
    assert SIDES[state.active] == "S"
    assert [colour_of(state, side) for side in SIDES] == ["yellow", "blue", "green", "red"]


def test_parts_may_be_given_as_lists() -> None:
    as_lists: dict[str, Any] = {
        part: list(value) if isinstance(value, tuple) else value for part, value in FIXED.items()
    }
    setup = Setup(players=3, **as_lists)
    assert setup == Setup(players=3, **FIXED)
    assert hash(setup) == hash(Setup(players=3, **FIXED))


def test_the_table_is_laid_as_the_setup_says() -> None:
    state = State.new(Setup(players=3, **FIXED))
    assert tao(state, "N") == {"yellow": 1}
    assert tao(state, "E") == {}
    assert (qi(state, "E"), tile(state, "E")) == (3, None)
    assert state.table.temple == REVERSED_TILES.index("buddhist-temple")
    assert state.table.cemetery == 8


@pytest.mark.parametrize("fresh", [lambda: random.Random(4), lambda: Rng(4)], ids=["random.Random", "fatsi.Rng"])
def test_the_same_generator_deals_the_same_setup(fresh: Callable[[], Any]) -> None:
    assert Setup().dealt(fresh()) == Setup().dealt(fresh())


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = Game(Setup(players=2), seed=9), Game(Setup(players=2), seed=9)
    assert one.setup == other.setup
    assert one.state == other.state
    assert Game(Setup(players=2), seed=10).setup != one.setup


# --- what is open falls evenly --------------------------------------------------------------------------

DEALS = 3000


@pytest.fixture(scope="module")
def many_deals() -> list[Setup]:
    rng = Rng(2024)
    return [Setup(players=3).dealt(rng) for _ in range(DEALS)]


def assert_even(seen: Iterable[object], choices: Iterable[object]) -> None:
    """Check that each choice was seen about as often as the others: within five standard deviations."""
    counts = Counter(seen)
    known = list(choices)
    assert set(counts) == set(known)
    share = 1 / len(known)
    allowed = 5 * sqrt(DEALS * share * (1 - share))
    assert all(abs(counts[choice] - DEALS * share) < allowed for choice in known), counts


@pytest.mark.parametrize("place", range(9))
def test_every_tile_comes_to_lie_on_every_place_equally_often(many_deals: list[Setup], place: int) -> None:
    assert_even((setup.tiles[place] for setup in many_deals if setup.tiles), BASE_TILES)


@pytest.mark.parametrize("place", range(4))
def test_every_board_comes_to_lie_on_every_side_equally_often(many_deals: list[Setup], place: int) -> None:
    assert_even((setup.boards[place] for setup in many_deals if setup.boards), BOARDS)


@pytest.mark.parametrize("place", range(4))
def test_every_board_lies_on_either_side_equally_often(many_deals: list[Setup], place: int) -> None:
    assert_even((setup.board_sides[place] for setup in many_deals if setup.board_sides), ("a", "b"))


def test_every_player_begins_equally_often(many_deals: list[Setup]) -> None:
    assert_even((setup.first for setup in many_deals), ("N", "E", "S"))


def test_what_is_open_beside_a_fixed_place_falls_evenly_too() -> None:
    rng = Rng(7)
    setup = Setup(boards=("red", None, None, None))
    deals = [setup.dealt(rng) for _ in range(DEALS)]
    assert_even((deal.boards[2] for deal in deals if deal.boards), ("green", "blue", "yellow"))


# --- what is no setup -----------------------------------------------------------------------------------

# What is wrong, the part that is named for it, and the setup.
WRONG: dict[str, tuple[str, dict[str, Any]]] = {
    "no players": ("players", {"players": 0}),
    "five players": ("players", {"players": 5}),
    "a text for the number of players": ("players", {"players": "4"}),
    "a truth for the number of players": ("players", {"players": True}),
    "4.0 players": ("players", {"players": 4.0}),
    "nothing for the number of players": ("players", {"players": None}),
    "an unknown difficulty": ("difficulty", {"difficulty": "easy"}),
    "a difficulty in capitals": ("difficulty", {"difficulty": "Normal"}),
    "no difficulty": ("difficulty", {"difficulty": None}),
    "several difficulties": ("difficulty", {"difficulty": ["normal"]}),
    "an unknown edition": ("edition", {"edition": "second"}),
    "a number for the easier start": ("five_qi", {"five_qi": 5}),
    "nothing for the easier start": ("five_qi", {"five_qi": None}),
    "eight tiles": ("tiles", {"tiles": BASE_TILES[:8]}),
    "the same tile twice": ("tiles", {"tiles": (*BASE_TILES[:8], "cemetery")}),
    "an unknown tile": ("tiles", {"tiles": (*BASE_TILES[:8], "market")}),
    "a text for the tiles": ("tiles", {"tiles": "cemetery"}),
    "a number for the tiles": ("tiles", {"tiles": 9}),
    "tiles without an order": ("tiles", {"tiles": set(BASE_TILES)}),
    "three boards": ("boards", {"boards": ("red", "green", "blue")}),
    "a black board": ("boards", {"boards": ("red", "green", "blue", "black")}),
    "the same board twice": ("boards", {"boards": ("red", "green", "blue", "red")}),
    "a number for a board": ("boards", {"boards": ("red", "green", "blue", 4)}),
    "sides of two boards": ("board_sides", {"board_sides": ("a", "b")}),
    "a third side of a board": ("board_sides", {"board_sides": ("a", "b", "c", None)}),
    "sides of boards in capitals": ("board_sides", {"board_sides": ("A", "B", "A", "B")}),
    "fewer seats than players": ("seats", {"players": 3, "seats": ("N", "E")}),
    "two players on one seat": ("seats", {"players": 3, "seats": ("N", "E", "E")}),
    "seats out of order": ("seats", {"players": 3, "seats": ("N", "S", "E")}),
    "an unknown seat": ("seats", {"players": 3, "seats": ("N", "E", "X")}),
    "an open seat": ("seats", {"players": 3, "seats": ("N", None, "S")}),
    "two players side by side": ("seats", {"players": 2, "seats": ("N", "E")}),
    "a text for the seats": ("seats", {"players": 1, "seats": "N"}),
    "an unknown first side": ("first", {"first": "X"}),
    "a number for the first side": ("first", {"first": 0}),
    "a neutral board first": ("first", {"players": 2, "first": "E"}),
    "a board first where nobody was seated": ("first", {"players": 3, "seats": ("E", "S", "W"), "first": "N"}),
    "no incarnation": ("incarnations", {"incarnations": ()}),
    "a ghost for an incarnation": ("incarnations", {"incarnations": ("lich",)}),
    "an unknown incarnation": ("incarnations", {"incarnations": ("no-such-card",)}),
    "an open incarnation": ("incarnations", {"incarnations": (None,)}),
    "the same incarnation twice": ("incarnations", {"incarnations": ("nameless", "nameless")}),
    "three incarnations for four players in hell": (
        "incarnations",
        {"difficulty": "hell", "incarnations": INCARNATIONS[:3]},
    ),
    "two incarnations for two players in a nightmare": (
        "incarnations",
        {"players": 2, "difficulty": "nightmare", "incarnations": INCARNATIONS[:2]},
    ),
    "a solo player without the red board": ("boards", {"players": 1, "boards": ("green", None, None, None)}),
    "a neutral red board in a solo game": ("boards", {"players": 1, "boards": (None, "red", None, None)}),
    "a solo player away from the red board": (
        "boards",
        {"players": 1, "seats": ("S",), "boards": ("red", None, None, None)},
    ),
    "a solo player who does not fly": ("board_sides", {"players": 1, "board_sides": ("b", None, None, None)}),
}


@pytest.mark.parametrize(("part", "given"), WRONG.values(), ids=WRONG)
def test_a_setup_that_the_game_does_not_know_is_refused_and_the_part_named(part: str, given: dict[str, Any]) -> None:
    with pytest.raises(InvalidSetup) as caught:
        Setup(**given)
    assert caught.value.part == part
    assert str(caught.value).startswith(f"{part}: ")


def test_a_game_begins_only_when_everything_is_dealt() -> None:
    with pytest.raises(InvalidSetup, match="not-dealt") as caught:
        State.new(Setup())
    assert caught.value.part == "setup"
    with pytest.raises(InvalidSetup):
        State.new(Setup(players=3, **{**FIXED, "boards": ("red", None, "green", "blue")}))


def test_the_fewest_incarnations_that_suffice_are_accepted() -> None:
    assert Setup(difficulty="hell", incarnations=INCARNATIONS[:4]).incarnations == INCARNATIONS[:4]
    assert Setup(players=2, difficulty="hell", incarnations=INCARNATIONS[:3]).incarnations == INCARNATIONS[:3]
    assert Setup(incarnations=("nameless",)).incarnations == ("nameless",)

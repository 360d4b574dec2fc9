"""White Moon: the defeat at twelve dead, the score, and villages in which a tile is missing."""

from __future__ import annotations

import random

import pytest

from fatsi import CHANCE, InvalidSetup, Setup, State
from fatsi.rules.ending import breakdown
from fatsi.rules.geometry import TILES
from fatsi.rules.village import VILLAGE_TILES
from tests.moon_positions import graveyard, shelter, villagers
from tests.moonlight import lit
from tests.players import random_action
from tests.positions import asked, at, buddhas, ghosts, outcome, play, qi, reason, starting, texts, tile

ELEVEN = "hua hua hua zhou zhou zhou li li li sun sun"
EDGES = ("N", "E", "S", "W")
CORNERS = ("NW", "NE", "SW", "SE")


def without(missing: str) -> str:
    """Return the village of the nine tiles but one, in their order."""
    return "village: " + " ".join(tile for tile in VILLAGE_TILES if tile != missing)


def items(state: State) -> dict[str, int]:
    assert state.result is not None
    return dict(state.result.breakdown)


# --- defeat ---------------------------------------------------------------------------------------------


def test_the_players_lose_at_the_moment_when_the_twelfth_villager_dies() -> None:
    state = lit("ghosts: N2 weretiger", people="S miao", graveyard=ELEVEN)
    assert outcome(state) == "lost villagers-dead"
    assert (asked(state), state.actor) == (None, None)


def test_with_eleven_dead_the_game_goes_on() -> None:
    state = lit("ghosts: N2 weretiger", people="S miao", graveyard=ELEVEN.removesuffix(" sun"))
    assert (outcome(state), sum(graveyard(state).values())) == (None, 11)


def test_the_curse_of_the_twelfth_is_not_carried_out_any_more() -> None:
    state = lit("ghosts: N2 weretiger", people="S sun", graveyard=ELEVEN)
    assert (outcome(state), ghosts(state)) == ("lost villagers-dead", {"N2": "weretiger"})


def test_those_who_would_have_died_after_the_twelfth_are_alive_still() -> None:
    state = lit("ghosts: N2 skinner step", people="N wu miao", graveyard=ELEVEN)
    assert (outcome(state), sum(graveyard(state).values())) == ("lost villagers-dead", 12)
    assert villagers(state) == {"N": "wu"}


def test_the_defeat_counts_the_graveyard_so_that_one_who_came_back_does_not_count() -> None:
    state = lit("N: qi 3, at NW\npending: yang", people="S miao", graveyard=ELEVEN)
    play(state, "help", "recall sun", "curse nothing", "end")
    assert sum(graveyard(state).values()) == 10
    dying = lit("ghosts: N2 weretiger", people="S miao, NW sun", graveyard="hua hua hua zhou zhou zhou li li li sun")
    assert outcome(dying) is None


def test_those_dead_twice_count_once() -> None:
    state = lit("N: qi 3, at NW\npending: yang", graveyard=ELEVEN)
    play(state, "help", "recall zhou", "curse haunt", "pay E")
    assert (outcome(state), sum(graveyard(state).values())) == (None, 11)


def test_the_other_defeats_are_those_of_the_base_game() -> None:
    haunting = lit("haunted: E W\nghosts: N2 skinner step")
    assert outcome(haunting) == "lost village-haunted"
    dying = lit("ghosts: N1 raging-one\nN: qi 1\nE: dead\nS: dead\nW: dead")
    play(dying, "curse lose-qi")
    assert outcome(dying) == "lost taoists-dead"


def test_a_village_may_be_won_with_villagers_still_in_it() -> None:
    state = lit("deck: 4\nghosts: N2 ravenous\nN: qi 3, at N, tao red\npending: yang", people="S hua li")
    play(state, "exorcise", "roll red red red", "defeat N2", "spend N red", "give crystal N", "give yin-yang N")
    assert outcome(state) == "won wu-feng-defeated"


# --- score ----------------------------------------------------------------------------------------------

WINNING = "deck: 4\nghosts: N2 ravenous\nN: qi 3, at N, tao red\npending: yang"
WIN = ("exorcise", "roll red red red", "defeat N2", "spend N red", "give crystal N", "give yin-yang N")


def test_each_saved_villager_is_worth_a_point() -> None:
    state = lit(WINNING, people="S hua hua, W li", graveyard="sun miao")
    play(state, *WIN)
    assert sum(shelter(state).values()) == 24 - 3 - 2
    assert items(state)["saved-villagers"] == 19


def test_dead_villagers_and_those_in_the_village_are_worth_nothing() -> None:
    few = lit(WINNING, people="S hua hua, W li", graveyard="sun miao")
    many = lit(WINNING, people="S hua", graveyard="sun miao")
    play(few, *WIN)
    play(many, *WIN)
    assert few.result is not None
    assert many.result is not None
    assert many.result.score - few.result.score == 2


@pytest.mark.parametrize("portal", TILES)
def test_a_portal_on_an_edge_is_worth_2_points_and_on_a_corner_4(portal: str) -> None:
    state = lit(f"portal: {portal}", WINNING)
    play(state, *WIN)
    assert items(state)["portal"] == (2 if portal in EDGES else 4 if portal in CORNERS else 0)


@pytest.mark.parametrize(("portal", "points"), [("C", 0), ("E", 2), ("SW", 4)])
def test_a_game_that_is_lost_has_these_points_too(portal: str, points: int) -> None:
    state = lit(f"portal: {portal}\nghosts: N2 weretiger", people="S miao", graveyard=ELEVEN)
    assert outcome(state) == "lost villagers-dead"
    assert (items(state)["saved-villagers"], items(state)["portal"]) == (12, points)


def test_the_score_is_otherwise_that_of_the_base_game() -> None:
    state = lit(WINNING, "haunted: W\nS: dead")
    play(state, *WIN)
    assert items(state) == {
        "victory": 10,
        "qi": 9,
        "ghosts-left": 4,
        "further-incarnations": 0,
        "dead-taoists": -3,
        "haunted-tiles": -4,
        "saved-villagers": 24,
        "portal": 0,
    }


def test_a_base_game_has_no_points_for_villagers() -> None:
    state = at("haunted: N S E\nresult: lost village-haunted")
    assert "saved-villagers" not in items(state)


@pytest.mark.parametrize(("players", "saved"), [(4, 0), (3, 1), (2, 2), (1, 3)])
def test_those_saved_by_the_setup_count(players: int, saved: int) -> None:
    setup = Setup(players=players, white_moon=True, moon_village="first-game").dealt(random.Random(4))
    state = State.new(setup)
    rng = random.Random(4)
    while asked(state) != "draw":
        state.apply(state.sample(rng) if state.actor == CHANCE else state.legal()[0])
    assert sum(shelter(state).values()) == saved
    assert dict(breakdown(state, won=False))["saved-villagers"] == saved


def test_wu_fengs_that_the_wu_brought_must_be_beaten_too() -> None:
    text = "extra-incarnations: 1\ndeck: 10\nghosts: N2 ravenous, E1 gatekeeper\nN: qi 3, at N, tao red\npending: yang"
    state = lit(text)
    play(state, *WIN)
    assert (outcome(state), state.defeated) == (None, 1)


def test_each_incarnation_beaten_besides_the_last_is_worth_points_also_one_that_the_wu_brought() -> None:
    """R63."""
    text = "extra-incarnations: 1\ndefeated: 1\ndeck: 10\nghosts: N2 ravenous\nN: qi 3, at N, tao red\npending: yang"
    state = lit(text)
    play(state, *WIN)
    assert outcome(state) == "won wu-feng-defeated"
    assert items(state)["further-incarnations"] == 2


# --- tiles that are missing -----------------------------------------------------------------------------


def test_in_the_first_game_the_school_replaces_the_night_watchman() -> None:
    setup = Setup(white_moon=True, moon_village="first-game").dealt(random.Random(1))
    assert setup.tiles is not None
    assert set(VILLAGE_TILES) - set(setup.tiles) == {"night-watchmans-beat"}


def test_later_any_of_the_ten_tiles_may_be_missing() -> None:
    missing = set()
    for seed in range(200):
        tiles = Setup(white_moon=True).dealt(random.Random(seed)).tiles
        assert tiles is not None
        assert len(set(tiles)) == 9
        missing |= set(VILLAGE_TILES) - set(tiles)
    assert missing == set(VILLAGE_TILES)


@pytest.mark.parametrize("missing", VILLAGE_TILES)
def test_a_game_without_any_one_tile_can_be_played(missing: str) -> None:
    rng = random.Random(missing)
    tiles = tuple(tile for tile in VILLAGE_TILES if tile != missing)
    state = State.new(Setup(white_moon=True, tiles=tiles).dealt(rng))
    while state.result is None:
        state.apply(random_action(state, rng))
    assert state.result.reason


@pytest.mark.parametrize("missing", ["buddhist-temple", "pavilion-of-the-heavenly-winds"])
def test_without_temple_or_pavilion_uncatchable_is_not_drawn(missing: str) -> None:
    """Questions: Uncatchable comes into play, what now? Another incarnation is drawn."""
    tiles = tuple(tile for tile in VILLAGE_TILES if tile != missing)
    setup = Setup(white_moon=True, tiles=tiles).dealt(random.Random(1))
    assert setup.incarnations is not None
    assert "uncatchable" not in setup.incarnations
    assert len(setup.incarnations) == 15


@pytest.mark.parametrize("missing", ["cemetery", "tea-house", "kung-fu-school"])
def test_without_another_tile_uncatchable_stays_among_them(missing: str) -> None:
    tiles = tuple(tile for tile in VILLAGE_TILES if tile != missing)
    setup = Setup(white_moon=True, tiles=tiles).dealt(random.Random(1))
    assert setup.incarnations is not None
    assert "uncatchable" in setup.incarnations


def test_a_setup_that_needs_uncatchable_without_a_temple_is_refused() -> None:
    tiles = tuple(tile for tile in VILLAGE_TILES if tile != "buddhist-temple")
    with pytest.raises(InvalidSetup):
        Setup(white_moon=True, tiles=tiles, incarnations=("uncatchable",)).dealt(random.Random(1))


def test_without_the_cemetery_the_dead_lie_beside_the_village_and_only_the_elixir_brings_them_back() -> None:
    text = "E: dead\nN: qi 3, at N, artifacts elixir-of-life\npending: yang"
    state = lit(without("cemetery"), text, graveyard="li")
    assert tile(state, "E") is None
    play(state, "elixir")
    assert {"revive E", "recall li"} <= texts(state)
    play(state, "revive E")
    assert (qi(state, "E"), tile(state, "E")) == (1, "C")


def test_without_the_cemetery_a_villager_whom_the_elixir_calls_comes_to_the_centre() -> None:
    text = "N: qi 3, at N, artifacts elixir-of-life\npending: yang"
    state = lit(without("cemetery"), text, graveyard="li")
    play(state, "elixir", "recall li")
    assert villagers(state) == {"C": "li"}


def test_without_the_temple_the_wus_buddha_comes_from_the_box_and_goes_back_there() -> None:
    text = "portal: N\nN: qi 3, at N\npending: yang"
    state = lit(without("buddhist-temple"), text, people="N wu")
    play(state, "save", "buddha S1")
    assert buddhas(state) == {"S1"}
    play(state, "end", "draw drowned-maiden", "place S1")
    assert (ghosts(state), buddhas(state), state.temple_buddhas) == ({}, set(), 2)


def test_a_missing_school_leaves_the_base_games_village() -> None:
    state = lit("N: qi 3, at E\nghosts: N1 skinner step\npending: yang")
    play(state, "help")
    assert starting(state, "calm") == {"N"}


def test_the_game_is_over_and_nothing_more_can_be_done() -> None:
    state = lit("ghosts: N2 weretiger", people="S miao", graveyard=ELEVEN)
    assert reason(state, "end") == "game-over"

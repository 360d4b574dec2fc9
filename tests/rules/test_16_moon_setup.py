"""White Moon, its setup: tiles, ghosts, portal, villagers, who is saved from the start, what is refused."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from fatsi import Action, InvalidSetup, Setup, State, card
from fatsi.rules.cards import CARDS
from fatsi.rules.events import ArtifactGained, TurnBegan, VillagerRevealed, VillagerSaved
from fatsi.rules.village import BASE_TILES, VILLAGE_TILES
from tests.moon_positions import (
    EVERYBODY,
    artifacts,
    crystals,
    graveyard,
    laid_down,
    moon_of,
    receptacles,
    removed_tao,
    shelter,
    su_ling,
    village,
    villagers,
)
from tests.positions import actor, asked, at, of_kind, outcome, play, reason, starting, texts, tile, verbs

SIDES = ("N", "E", "S", "W")
TILES = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")
EDGES = ("N", "E", "S", "W")
CORNERS = ("NW", "NE", "SW", "SE")
OLD_GHOSTS = {a_card.id for a_card in CARDS if a_card.set == "base" and a_card.kind == "ghost"}
NEW_GHOSTS = {a_card.id for a_card in CARDS if a_card.set != "base" and a_card.kind == "ghost"}
OLD_INCARNATIONS = {a_card.id for a_card in CARDS if a_card.set == "base" and a_card.is_incarnation}
NEW_INCARNATIONS = {"gatekeeper", "ravenous", "screamer", "lord-of-roots", "guardian-of-time", "shapeshifter"}
TEMPLE = "buddhist-temple"
PAVILION = "pavilion-of-the-heavenly-winds"
# Ghosts from the top: before the first incarnation, before the second, ..., after the last.
DECK = {
    (4, "normal"): [45, 10],
    (4, "nightmare"): [15, 10, 10, 10, 10],
    (3, "normal"): [40, 10],
    (3, "hell"): [10, 10, 10, 10, 10],
    (2, "initiation"): [35, 10],
    (2, "hell"): [15, 10, 10, 10],
    (1, "normal"): [30, 10],
    (1, "nightmare"): [10, 10, 10, 10],
}


def dealt(players: int = 4, seed: int = 11, **parts: Any) -> Setup:
    return Setup(players=players, white_moon=True, **parts).dealt(random.Random(seed))


def begun(players: int = 4, **parts: Any) -> State:
    return State.new(dealt(players, **parts))


def with_tops(state: State, *families: str) -> State:
    """Turn up the tops of the eight stacks, from NW to SE."""
    play(state, *(f"reveal {family}" for family in families))
    return state


def laid_without(*missing: str) -> tuple[str, ...]:
    """Return nine of the ten tiles, without one of them."""
    return tuple(tile_id for tile_id in VILLAGE_TILES if tile_id not in missing)


# --- tiles ----------------------------------------------------------------------------------------------


def test_the_expansion_brings_one_tile_the_kung_fu_school() -> None:
    assert set(VILLAGE_TILES) - set(BASE_TILES) == {"kung-fu-school"}
    assert len(VILLAGE_TILES) == 10


@pytest.mark.parametrize("seed", range(5))
def test_in_the_first_game_the_kung_fu_school_replaces_the_night_watchmans_beat(seed: int) -> None:
    tiles = dealt(seed=seed, moon_village="first-game").tiles
    assert tiles is not None
    assert set(tiles) == {*BASE_TILES, "kung-fu-school"} - {"night-watchmans-beat"}
    assert len(tiles) == 9


def test_otherwise_nine_of_the_ten_tiles_are_laid_at_random_and_each_may_be_missing() -> None:
    missing = Counter[str]()
    for seed in range(300):
        tiles = dealt(seed=seed).tiles
        assert tiles is not None and len(tiles) == len(set(tiles)) == 9
        missing.update(set(VILLAGE_TILES) - set(tiles))
    assert set(missing) == set(VILLAGE_TILES)
    assert min(missing.values()) > 10


@pytest.mark.parametrize("left_out", VILLAGE_TILES)
def test_the_tiles_may_be_chosen_and_any_one_left_out(left_out: str) -> None:
    tiles = laid_without(left_out)
    assert dealt(tiles=tiles).tiles == tiles


@pytest.mark.parametrize("left_out", VILLAGE_TILES)
def test_a_game_can_be_played_whatever_tile_is_missing(left_out: str) -> None:
    rng = random.Random(left_out)
    state = begun(rng.randint(1, 4), tiles=laid_without(left_out))
    while state.result is None:
        action = state.sample(rng) if actor(state) == "chance" else rng.choice(state.legal())
        state.apply(action)
    assert outcome(state) is not None


def test_without_the_cemetery_the_dead_lie_beside_the_village() -> None:
    laid = " ".join(laid_without("cemetery"))
    state = at(village(), f"village: {laid}\nN: qi 1, at C\npending: place grave-walker; after-yin")
    play(state, "place N1")
    assert tile(state, "N") is None


# --- ghosts and incarnations ----------------------------------------------------------------------------


def test_there_are_ten_new_ghosts_numbers_72_to_81_and_six_new_incarnations() -> None:
    assert {card(card_id).number for card_id in NEW_GHOSTS} == set(range(72, 82))
    assert {a_card.id for a_card in CARDS if a_card.is_incarnation} == OLD_INCARNATIONS | NEW_INCARNATIONS


@pytest.mark.parametrize(("players", "removed"), [(4, 10), (3, 15), (2, 20), (1, 25)])
def test_of_65_ghosts_10_are_removed_and_5_more_per_missing_player(players: int, removed: int) -> None:
    state = begun(players)
    assert sum(state.deck) == 65 - removed
    assert len(state.unseen) == 65


@pytest.mark.parametrize(("players", "difficulty"), DECK)
def test_the_incarnations_come_at_their_usual_places(players: int, difficulty: str) -> None:
    assert begun(players, difficulty=difficulty).deck == DECK[players, difficulty]


def test_any_of_the_65_ghosts_may_be_the_first_with_the_same_probability() -> None:
    state = at(village())
    assert asked(state) == "draw"
    ghosts = {str(action).removeprefix("draw "): probability for action, probability in state.outcomes()}
    assert set(ghosts) == OLD_GHOSTS | NEW_GHOSTS
    assert set(ghosts.values()) == {Fraction(1, 65)}


@pytest.mark.parametrize(
    ("pool", "drawn"),
    [
        (None, OLD_INCARNATIONS | NEW_INCARNATIONS),
        ("all", OLD_INCARNATIONS | NEW_INCARNATIONS),
        ("base", OLD_INCARNATIONS),
        ("new", NEW_INCARNATIONS),
        (("gatekeeper", "nameless"), {"gatekeeper", "nameless"}),
    ],
)
def test_incarnations_are_drawn_from_all_16_or_the_base_10_or_the_new_6_or_those_named(
    pool: Any, drawn: set[str]
) -> None:
    setup = dealt(incarnations=pool, moon_village="first-game")
    assert setup.incarnations is not None and set(setup.incarnations) == drawn


@pytest.mark.parametrize("pool", ["all", "base", ("uncatchable", "nameless")])
@pytest.mark.parametrize("left_out", [TEMPLE, PAVILION])
def test_uncatchable_is_not_drawn_if_the_temple_or_the_pavilion_is_missing(left_out: str, pool: Any) -> None:
    """R34. FAQ: Uncatchable comes into play, what now? Another one is drawn."""
    setup = dealt(incarnations=pool, tiles=laid_without(left_out))
    assert setup.incarnations is not None
    assert "uncatchable" not in setup.incarnations
    assert "nameless" in setup.incarnations


@pytest.mark.parametrize("left_out", sorted(set(VILLAGE_TILES) - {TEMPLE, PAVILION}))
def test_uncatchable_may_be_drawn_if_both_are_there(left_out: str) -> None:
    setup = dealt(tiles=laid_without(left_out))
    assert setup.incarnations is not None and "uncatchable" in setup.incarnations


def test_too_few_incarnations_without_uncatchable_are_refused() -> None:
    with pytest.raises(InvalidSetup) as error:
        dealt(incarnations=("uncatchable",), tiles=laid_without(TEMPLE))
    assert error.value.part == "incarnations"


# --- the portal -----------------------------------------------------------------------------------------


def test_the_portal_stands_on_the_centre_tile() -> None:
    assert dealt().portal == "C"
    assert dealt(portal="centre").portal == "C"


@pytest.mark.parametrize(("portal", "places"), [("edge", EDGES), ("corner", CORNERS)])
def test_harder_it_stands_on_an_edge_or_on_a_corner_any_of_the_four(portal: str, places: tuple[str, ...]) -> None:
    assert {dealt(seed=seed, portal=portal).portal for seed in range(60)} == set(places)


@pytest.mark.parametrize("where", TILES)
def test_no_villagers_start_on_the_portals_tile_and_three_on_each_other(where: str) -> None:
    state = begun(portal=where)
    assert villagers(state) == {tile_name: "? ? ?" for tile_name in TILES if tile_name != where}


# --- the villagers --------------------------------------------------------------------------------------


def test_there_are_24_villagers_and_all_lie_face_down_at_first() -> None:
    state = begun()
    assert len(EVERYBODY) == 24
    assert moon_of(state).unseen == list(Counter(EVERYBODY).values())
    assert (shelter(state), graveyard(state)) == ({}, {})


def test_then_chance_turns_up_the_top_of_each_stack_before_the_first_turn() -> None:
    state = begun()
    events = play(state, *["reveal hua", "reveal zhou", "reveal li", "reveal sun"])
    assert (actor(state), asked(state)) == ("chance", "reveal")
    events += play(state, *["reveal hua", "reveal wu", "reveal weng", "reveal long"])
    assert villagers(state) == {
        "NW": "? ? hua",
        "N": "? ? zhou",
        "NE": "? ? li",
        "W": "? ? sun",
        "E": "? ? hua",
        "SW": "? ? wu",
        "S": "? ? weng",
        "SE": "? ? long",
    }
    assert len(of_kind(events, VillagerRevealed)) == 8
    assert of_kind(events, TurnBegan) == [events[-1]]
    assert asked(state) == "draw"


def test_who_is_turned_up_has_the_exact_probability_of_all_unseen_ones() -> None:
    state = begun()
    counts = Counter(EVERYBODY)
    assert dict(state.outcomes()) == {Action.parse(f"reveal {family}"): Fraction(n, 24) for family, n in counts.items()}
    play(state, "reveal hua", "reveal chang")
    after = {str(action): probability for action, probability in state.outcomes()}
    assert after["reveal hua"] == Fraction(2, 22)
    assert after["reveal zhou"] == Fraction(3, 22)
    assert "reveal chang" not in after
    assert sum(after.values()) == 1


def test_a_family_that_has_been_seen_whole_cannot_be_turned_up_again() -> None:
    state = begun()
    play(state, "reveal long")
    assert "reveal long" not in texts(state)
    assert reason(state, "reveal long")


# --- fewer than four players ----------------------------------------------------------------------------

TOPS = ("hua", "zhou", "hua", "sun", "long", "wu", "weng", "miao")  # NW N NE W E SW S SE


def test_with_four_players_nobody_is_saved_at_the_start() -> None:
    state = with_tops(begun(4), *TOPS)
    assert shelter(state) == {}
    assert asked(state) == "draw"


@pytest.mark.parametrize(("players", "number"), [(3, 1), (2, 2), (1, 3)])
def test_with_3_2_or_1_players_as_many_as_are_missing_start_in_the_shelter(players: int, number: int) -> None:
    state = with_tops(begun(players), *TOPS)
    events = play(state, *["rescue NW", "rescue N", "rescue W"][:number])
    assert shelter(state) == dict.fromkeys(["hua", "zhou", "sun"][:number], 1)
    assert len(of_kind(events, VillagerSaved)) == number
    assert asked(state) == "reveal"


def test_the_players_choose_them_from_the_tops_of_the_stacks() -> None:
    state = with_tops(begun(2, seats=("N", "S"), first="N"), *TOPS)
    assert (actor(state), asked(state)) == ("N", "setup-rescue")
    assert starting(state, "rescue") == {"NW", "N", "NE", "W", "E", "SW", "S", "SE"}
    assert verbs(state) == {"rescue"}
    assert reason(state, "rescue C")


@pytest.mark.parametrize("players", [1, 2])
def test_with_one_or_two_players_from_different_stacks_and_of_different_families(players: int) -> None:
    state = with_tops(begun(players), *TOPS)
    play(state, "rescue NW")
    assert starting(state, "rescue") == {"N", "W", "E", "SW", "S", "SE"}
    assert reason(state, "rescue NW") == "other-stack-and-family"
    assert reason(state, "rescue NE") == "other-stack-and-family"


def test_solo_the_third_differs_from_both_others() -> None:
    state = with_tops(begun(1), *TOPS)
    play(state, "rescue NW", "rescue W")
    assert starting(state, "rescue") == {"N", "E", "SW", "S", "SE"}


def test_those_beneath_are_turned_up_when_all_are_in_the_shelter() -> None:
    state = with_tops(begun(2), *TOPS)
    play(state, "rescue NW")
    assert asked(state) == "setup-rescue"
    play(state, "rescue N")
    assert (actor(state), asked(state)) == ("chance", "reveal")
    play(state, "reveal li", "reveal li")
    assert (villagers(state)["NW"], villagers(state)["N"]) == ("? li", "? li")
    assert asked(state) == "draw"


@pytest.mark.parametrize(
    ("where", "artifact"), [("E", "elixir-of-life"), ("S", "fireworks"), ("NW", "moonstone"), ("N", "scroll-of-unity")]
)
def test_a_family_of_one_saved_at_the_start_gives_its_artifact_to_a_player_of_choice(where: str, artifact: str) -> None:
    state = with_tops(begun(3), "chang", "teng", "hua", "sun", "long", "wu", "weng", "miao")
    play(state, f"rescue {where}")
    assert starting(state, "grant") == {"N", "E", "S"}
    events = play(state, "grant S")
    assert artifacts(state, "S") == {artifact}
    assert len(of_kind(events, ArtifactGained)) == 1
    assert asked(state) == "reveal"


def test_solo_the_only_player_gets_the_artifacts_of_all_families_of_one_saved_at_the_start() -> None:
    state = with_tops(begun(1), "chang", "teng", "hua", "sun", "long", "wu", "weng", "miao")
    play(state, "rescue NW", "grant N", "rescue N", "grant N", "rescue E", "grant N")
    assert artifacts(state, "N") == {"moonstone", "scroll-of-unity", "elixir-of-life"}


def test_one_of_a_larger_family_saved_at_the_start_gives_nothing() -> None:
    state = with_tops(begun(3), *TOPS)
    play(state, "rescue NW", "reveal li")
    assert all(artifacts(state, side) == set() for side in SIDES)


# --- the supply -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_crystals_su_ling_and_artifacts_lie_in_the_supply_and_the_receptacles_are_empty(players: int) -> None:
    state = begun(players)
    assert moon_of(state).crystal_supply == 4
    assert receptacles(state) == set()
    assert su_ling(state) is None
    for side in SIDES:
        assert (crystals(state, side), artifacts(state, side)) == (0, set())
    assert len(moon_of(state).artifacts) == 8
    assert (laid_down(state), removed_tao(state)) == (set(), {})


# --- what is refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "parts"),
    [
        ("white_moon", {"white_moon": "yes"}),
        ("white_moon", {"white_moon": 1}),
        ("moon_village", {"white_moon": True, "moon_village": "second-game"}),
        ("portal", {"white_moon": True, "portal": "middle"}),
        ("portal", {"white_moon": True, "portal": None}),
        ("incarnations", {"white_moon": True, "incarnations": "old"}),
        ("incarnations", {"white_moon": True, "incarnations": ("gatekeeper", "gatekeeper")}),
        ("incarnations", {"white_moon": True, "incarnations": ("wererat",)}),
        ("incarnations", {"white_moon": True, "difficulty": "hell", "incarnations": ("gatekeeper", "nameless")}),
        ("tiles", {"white_moon": True, "moon_village": "first-game", "tiles": BASE_TILES}),
        ("tiles", {"white_moon": True, "tiles": VILLAGE_TILES}),
        ("tiles", {"white_moon": True, "tiles": ("kung-fu-school",) * 9}),
        ("cards", {"white_moon": True, "cards": (card("ghoul"),)}),
        ("cards", {"white_moon": True, "cards": ("wererat",)}),
        ("cards", {"white_moon": True, "cards": None}),
        ("cards", {"white_moon": True, "cards": (card("wererat"), card("wererat"))}),
        ("cards", {"cards": (card("wererat"),)}),
        ("portal", {"portal": "edge"}),
        ("moon_village", {"moon_village": "first-game"}),
        ("incarnations", {"incarnations": "new"}),
        ("incarnations", {"incarnations": "all"}),
        ("incarnations", {"incarnations": ("gatekeeper",)}),
        ("tiles", {"tiles": laid_without("tea-house")}),
    ],
)
def test_a_wrong_setup_is_refused_and_the_part_named(part: str, parts: dict[str, Any]) -> None:
    with pytest.raises(InvalidSetup) as error:
        Setup(**parts)
    assert error.value.part == part


def test_a_setup_with_an_open_portal_is_not_complete() -> None:
    setup = Setup(white_moon=True, portal="edge")
    assert not setup.is_dealt
    with pytest.raises(InvalidSetup):
        State.new(setup)
    assert dealt(portal="edge").is_dealt


# --- the base game --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_without_white_moon_nothing_of_it_is_on_the_table(players: int) -> None:
    state = State.new(Setup(players=players).dealt(random.Random(7)))
    assert state.moon is None
    assert set(state.unseen) == {card(card_id).number for card_id in OLD_GHOSTS}
    assert set(state.table.setup.tiles or ()) == set(BASE_TILES)
    assert set(state.table.setup.incarnations or ()) == OLD_INCARNATIONS
    assert asked(state) == "draw"


def test_the_base_10_may_be_named_as_the_pool_of_a_base_game_too() -> None:
    setup = Setup(incarnations="base").dealt(random.Random(7))
    assert setup.incarnations is not None and set(setup.incarnations) == OLD_INCARNATIONS

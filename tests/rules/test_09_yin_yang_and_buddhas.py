"""Chapter 9: help from afar by Yin-Yang, and Buddhas that lie in wait for ghosts."""

from __future__ import annotations

import pytest

from fatsi.rules.events import GhostTrapped
from tests.positions import (
    actor,
    asked,
    at,
    buddhas,
    circle,
    ghosts,
    has_yin_yang,
    haunted,
    held_buddhas,
    ids,
    number,
    of_kind,
    play,
    qi,
    reason,
    space,
    starting,
    tao,
    texts,
    tile,
    verbs,
)
from tests.quiet import FULL_VILLAGE, quiet_ghosts

# --- Yin-Yang -------------------------------------------------------------------------------------------


def test_yin_yang_asks_any_active_tile_from_wherever_one_stands() -> None:
    state = at("haunted: E\nghosts: N1 skinner step\nN: qi 3, at NW, yin-yang\nS: dead\npending: yang")
    assert starting(state, "yin-yang ask") == {"NW", "N", "NE", "W", "C", "SW", "S", "SE"}
    play(state, "yin-yang ask C")
    assert (held_buddhas(state, "N"), has_yin_yang(state, "N"), tile(state, "N")) == (1, False, "NW")


def test_yin_yang_may_be_used_on_ones_own_tile_in_addition_to_asking_it() -> None:
    """R24."""
    state = at("N: qi 3, at C, yin-yang\npending: yang")
    play(state, "yin-yang ask C", "help")
    assert held_buddhas(state, "N") == 2


def test_yin_yang_turns_a_haunted_tile_active_and_no_ghost_comes() -> None:
    state = at("haunted: E SW\nN: qi 3, at NW, yin-yang\npending: yang")
    assert starting(state, "yin-yang unhaunt") == {"E", "SW"}
    assert ids(play(state, "yin-yang unhaunt E")) == ["yin-yang-spent", "tile-restored"]
    assert (haunted(state), asked(state), has_yin_yang(state, "N")) == ({"SW"}, "yang", False)


def test_without_the_token_nothing_of_this_is_offered() -> None:
    state = at("haunted: E\nN: qi 3, at NW\nE: qi 3, at C, yin-yang\npending: yang")
    assert not {"yin-yang-ask", "yin-yang-unhaunt"} & verbs(state)
    assert reason(state, "yin-yang ask C") == "no-yin-yang"
    assert reason(state, "yin-yang unhaunt E") == "no-yin-yang"


@pytest.mark.parametrize(
    "so_far",
    [
        (),
        ("move W",),
        ("move W", "help", "banish S1"),
        ("exorcise", "roll red green blue"),
        ("buddha N3",),
        ("buddha N3", "buddha W1"),
    ],
    ids=["before the move", "after it", "after help", "after an exorcism", "after a Buddha", "after two"],
)
def test_yin_yang_may_be_spent_before_and_after_any_step(so_far: tuple[str, ...]) -> None:
    lurking = "" if "buddha N3" in so_far else "W1 wicked-one-1, "
    state = at(f"haunted: E\nghosts: {lurking}S1 zombie-1\nN: qi 3, at NW, yin-yang, buddhas 2\npending: yang")
    play(state, *so_far)
    assert {"yin-yang-ask", "yin-yang-unhaunt"} <= verbs(state)


def test_yin_yang_takes_away_neither_the_move_nor_the_action() -> None:
    state = at("haunted: E\nN: qi 3, at C, yin-yang, buddhas 1\npending: yang")
    play(state, "yin-yang unhaunt E", "move N", "buddha N2")
    assert tile(state, "N") == "N"
    state = at("haunted: E\nN: qi 3, at C, yin-yang\npending: yang")
    play(state, "yin-yang ask C")
    assert {"move", "help"} <= verbs(state)


def test_yin_yang_may_be_spent_between_two_actions() -> None:
    state = at("active: S\nhaunted: E\nghosts: N2 skinner\nS: qi 3, at N, yin-yang\npending: yang")
    play(state, "exorcise", "roll red green green", "defeat N2", "yin-yang unhaunt E")
    state = at("active: S\nhaunted: E SW\nghosts: N2 skinner\nS: qi 3, at N, yin-yang\npending: yang")
    play(state, "exorcise", "roll red green green", "defeat N2", "yin-yang unhaunt E", "help", "unhaunt SW")
    assert haunted(state) == set()


@pytest.mark.parametrize(
    ("inside", "question"),
    [
        (("move W", "help"), "banish"),
        (("move SE", "help"), "take"),
        (("move SE", "help", "take red", "draw zombie-1"), "place"),
        (("move N", "exorcise", "roll red red red"), "defeat"),
    ],
)
def test_yin_yang_may_not_be_spent_inside_an_action(inside: tuple[str, ...], question: str) -> None:
    state = at("ghosts: N2 bleeding-eyes\nN: qi 3, at C, yin-yang\npending: yang")
    play(state, *inside)
    assert asked(state) == question
    assert not {"yin-yang-ask", "yin-yang-unhaunt"} & verbs(state)
    assert reason(state, "yin-yang ask C") == "another-question"


def test_yin_yang_may_not_be_spent_in_yin() -> None:
    state = at("haunted: E\nN: qi 3, at C, yin-yang\npending: place skinner; after-yin")
    assert verbs(state) == {"place"}


def test_a_yin_yang_regained_may_be_spent_again_in_the_same_turn() -> None:
    state = at("haunted: E SW\nghosts: N2 dark-wraith-1\nN: qi 3, at N, yin-yang\npending: yang")
    play(state, "yin-yang unhaunt E", "exorcise", "roll black black black", "defeat N2", "gain yin-yang")
    play(state, "yin-yang unhaunt SW")
    assert (haunted(state), has_yin_yang(state, "N")) == (set(), False)


def test_help_by_yin_yang_is_not_doubled_by_second_wind() -> None:
    state = at("boards: red-a green-a blue-b yellow-a\nactive: S\nS: qi 3, at SW, yin-yang\npending: yang")
    play(state, "yin-yang ask SW", "pray red")
    assert "yin-yang-ask" not in verbs(state)
    play(state, "help", "pray blue", "help", "pray black")
    assert (circle(state), "help" in texts(state)) == ("black", False)


def test_example_9a_the_circle_of_prayer_is_asked_from_afar() -> None:
    state = at("ghosts: N2 dark-wraith-1\nN: qi 3, at N, yin-yang, tao red\npending: yang")
    play(state, "yin-yang ask SW", "pray black", "exorcise", "roll black white green", "defeat N2")
    assert ghosts(state) == {}
    without = at("ghosts: N2 dark-wraith-1\nN: qi 3, at N, yin-yang, tao red\npending: yang")
    assert "exorcism-failed" in ids(play(without, "exorcise", "roll black white green"))


# --- placing Buddhas ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "faced"),
    [
        ("C", set()),
        ("N", {"N2"}),
        ("E", {"E2"}),
        ("S", {"S2"}),
        ("W", {"W2"}),
        ("NW", {"N3", "W1"}),
        ("NE", {"N1", "E3"}),
        ("SE", {"E1", "S3"}),
        ("SW", {"S1", "W3"}),
    ],
)
def test_a_buddha_is_placed_on_a_space_that_one_faces(here: str, faced: set[str]) -> None:
    state = at(f"N: qi 3, at {here}, buddhas 1\npending: yang")
    assert starting(state, "buddha") == faced


def test_from_a_corner_two_buddhas_may_be_placed() -> None:
    state = at("N: qi 3, at NW, buddhas 2\npending: yang")
    play(state, "buddha W1")
    assert starting(state, "buddha") == {"N3"}
    play(state, "buddha N3")
    assert (buddhas(state), held_buddhas(state, "N")) == ({"N3", "W1"}, 0)


def test_a_buddha_is_placed_neither_on_a_ghost_nor_on_a_buddha() -> None:
    state = at("ghosts: N3 skinner\nbuddhas: W1\nN: qi 3, at NW, buddhas 1\npending: yang")
    assert starting(state, "buddha") == set()
    assert reason(state, "buddha N3") == "space-occupied"
    assert reason(state, "buddha W1") == "buddha-there"


def test_placing_a_buddha_is_optional() -> None:
    state = at("N: qi 3, at NW, buddhas 2\npending: yang")
    assert "end" in texts(state)


def test_after_a_buddha_is_placed_there_is_no_move_and_no_action() -> None:
    state = at("ghosts: N3 skinner\nN: qi 3, at NW, buddhas 1\nS: dead\npending: yang")
    assert {"move", "help", "exorcise"} <= verbs(state)
    play(state, "buddha W1")
    assert not {"move", "help", "exorcise"} & verbs(state)


@pytest.mark.parametrize("taken_by", ["help", "yin-yang ask C"])
def test_a_buddha_is_placed_in_a_later_turn_than_the_one_in_which_it_was_taken(taken_by: str) -> None:
    """R25."""
    state = at("boards: red-b green-a blue-a yellow-a\nN: qi 3, at C, yin-yang\nghosts: E3 skinner\npending: yang")
    play(state, taken_by)
    if taken_by != "help":
        play(state, "move N")
        assert reason(state, "buddha N2") == "buddha-fresh"
    for side, card in zip("ESWN", ("rotten-soul-1", "abysmal-1", "zombie-1", "blood-drinker-1"), strict=True):
        home = {"E": "E1", "S": "S1", "W": "W1", "N": "N1"}[side]
        play(state, "end", f"draw {card}", f"place {home}")
    if tile(state, "N") == "C":
        play(state, "move N")
    assert (actor(state), starting(state, "buddha")) == ("N", {"N2"})


def test_of_two_buddhas_only_the_one_taken_earlier_may_be_placed() -> None:
    """R25."""
    state = at("N: qi 3, at NW, yin-yang, buddhas 1\npending: yang")
    play(state, "yin-yang ask C", "buddha N3")
    assert starting(state, "buddha") == set()
    assert held_buddhas(state, "N") == 1


def test_buddhas_are_placed_at_the_end_of_yang_not_before_it() -> None:
    """R25."""
    state = at("N: qi 3, at N, buddhas 1\npending: place skinner; after-yin")
    assert verbs(state) == {"place"}


# --- what a Buddha does ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card", ["grave-walker", "shapeless-evil", "severed-heads-1", "soul-eater", "dark-wraith-1", "gloomy-minion"]
)
def test_a_ghost_that_arrives_on_a_buddha_is_discarded_and_neither_stone_applies(card: str) -> None:
    state = at(f"buddhas: N1\nN: qi 3, at C, tao red\npending: place {card}; after-yin")
    assert starting(state, "place") == {"N1", "N2", "N3"}
    events = play(state, "place N1")
    assert of_kind(events, GhostTrapped) == [GhostTrapped(number(card), space("N1"))]
    assert ids(events) == ["ghost-trapped", "yang-began"]
    assert (ghosts(state), buddhas(state), state.temple_buddhas) == ({}, set(), 2)
    assert (qi(state, "N"), tao(state, "N"), haunted(state), state.dice()) == (3, {"red": 1}, set(), 3)


def test_the_last_free_space_may_be_one_with_a_buddha() -> None:
    spaces = [name for name in FULL_VILLAGE.replace(",", "").split() if name[0] in "NESW" and name != "E2"]
    state = at(f"ghosts: {quiet_ghosts(*spaces)}\nbuddhas: E2\nN: qi 3, at C\npending: arrive; after-yin")
    play(state, "draw dark-wraith-1")
    assert texts(state) == {"place E2"}
    play(state, "place E2")
    assert (qi(state, "N"), "E2" in ghosts(state)) == (3, False)


def test_in_a_chain_the_space_is_empty_and_unprotected_for_the_next_ghost() -> None:
    state = at("buddhas: N1\npending: place skinner; arrive; after-yin")
    play(state, "place N1", "draw reaper", "place N1")
    assert ghosts(state) == {"N1": "reaper"}


def test_a_ghost_brought_by_another_may_be_led_onto_a_buddha() -> None:
    state = at("buddhas: N2\npending: place sharp-nailed-mistresses-1; after-yin")
    play(state, "place N1", "draw skinner", "place N2")
    assert (ghosts(state), state.temple_buddhas) == ({"N1": "sharp-nailed-mistresses-1"}, 2)


def test_an_incarnation_is_not_harmed_its_left_stone_applies_and_the_buddha_returns() -> None:
    state = at("buddhas: N1\nN: qi 3, at C, tao red\npending: place bone-cracker; after-yin")
    play(state, "place N1")
    assert (ghosts(state), buddhas(state), state.temple_buddhas) == ({"N1": "bone-cracker"}, set(), 2)
    assert (actor(state), texts(state)) == ("N", {"discard red"})


def test_a_returned_buddha_can_be_taken_again() -> None:
    state = at("buddhas: N1 N2\nN: qi 3, at C\npending: place skinner; after-yin")
    play(state, "place N1", "help")
    assert held_buddhas(state, "N") == 1

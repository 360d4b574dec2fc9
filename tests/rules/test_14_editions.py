"""Chapter 14: what the first edition does otherwise than the revised one, which is the default."""

from __future__ import annotations

import pytest

from fatsi import Setup
from tests.positions import (
    actor,
    asked,
    at,
    buddhas,
    ghosts,
    ids,
    mantra,
    play,
    powers_off,
    reason,
    starting,
    texts,
    tile,
)

FIRST = "edition: first\n"
BOTH_EDITIONS = pytest.mark.parametrize("edition", ["first", "revised"])
SPACES = {f"{side}{number}" for side in "NESW" for number in (1, 2, 3)}


def test_the_revised_edition_is_the_default() -> None:
    assert Setup().edition == "revised"
    assert at("").table.setup.edition == "revised"


# --- score ----------------------------------------------------------------------------------------------


WON = "defeated: 1\nresult: won wu-feng-defeated"
LOST = "haunted: N C S\nresult: lost village-haunted"


@pytest.mark.parametrize("end", [WON, LOST], ids=["won", "lost"])
@pytest.mark.parametrize(("lying", "points"), [("-", 24), ("N1 zombie-1, W3 lich", 20)])
def test_in_the_first_edition_each_empty_space_is_worth_2_points(lying: str, points: int, end: str) -> None:
    state = at(FIRST, f"ghosts: {lying}", end)
    assert state.result is not None
    assert dict(state.result.breakdown)["empty-spaces"] == points


def test_a_space_with_a_buddha_is_empty() -> None:
    state = at(FIRST, "buddhas: N1 N2", WON)
    assert state.result is not None
    assert dict(state.result.breakdown)["empty-spaces"] == 24


def test_in_the_revised_edition_empty_spaces_are_worth_nothing() -> None:
    state = at("deck: 5", WON)
    assert state.result is not None
    assert "empty-spaces" not in dict(state.result.breakdown)
    assert state.result.score == 10 + 12 + 5


def test_a_victory_in_hell_in_the_first_edition() -> None:
    state = at(
        FIRST
        + "players: 2\ndifficulty: hell\ndefeated: 3\ndeck: 4\nhaunted: N\nghosts: E1 zombie-1\nN: qi 2\nS: dead\n"
        "result: won wu-feng-defeated"
    )
    assert state.result is not None
    assert state.result.score == 10 + (4 + 6) + 2 + 4 + 2 * 11 - 3 - 4


# --- Forgotten Ones -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "off"), [("first", {"N", "E", "S", "W"}), ("revised", set())])
def test_in_the_first_edition_forgotten_ones_take_the_powers_for_the_rest_of_the_game(
    edition: str, off: set[str]
) -> None:
    """R33."""
    state = at(f"edition: {edition}\ndifficulty: nightmare\nN: qi 3, at N\npending: place forgotten-ones; after-yin")
    play(state, "place N2")
    assert powers_off(state) == {"N", "E", "S", "W"}
    play(state, "exorcise", "roll black black black", "defeat N2", "give qi N", "give yin-yang N")
    assert powers_off(state) == off


def test_a_game_that_has_lost_its_powers_stays_so_in_later_turns() -> None:
    """R33."""
    state = at(
        FIRST,
        "players: 3\ndifficulty: nightmare\ndefeated: 1\npowers-lost: yes",
        "N: qi 3, at NW, power-tokens 1\npending: yang",
    )
    assert starting(state, "move") == {"N", "W", "C"}
    assert reason(state, "borrow W") == "power-blocked"


def test_where_forgotten_ones_lie_in_the_first_edition_the_powers_are_lost() -> None:
    """R33."""
    state = at(FIRST, "difficulty: nightmare\nghosts: N2 forgotten-ones\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2")
    assert powers_off(state) == {"N", "E", "S", "W"}


def test_in_the_first_edition_too_the_powers_work_before_forgotten_ones_arrive() -> None:
    """R33."""
    state = at(FIRST + "N: qi 3, at NW\npending: yang")
    assert "move SE" in texts(state)


def test_in_the_first_edition_the_mantra_comes_off_for_good() -> None:
    """R33."""
    boards = "boards: red-a green-a blue-a yellow-b\n"
    state = at(
        FIRST + boards + "active: W\nghosts: S1 ghoul mantra\nW: qi 3, at C\npending: place forgotten-ones; after-yin"
    )
    play(state, "place W1")
    assert mantra(state) is None
    assert reason(state, "mantra S1") == "power-blocked"


# --- Uncatchable ----------------------------------------------------------------------------------------


def test_in_the_first_edition_uncatchable_must_arrive_on_a_free_buddha_of_any_board() -> None:
    state = at(FIRST + "buddhas: E2 S3\npending: place uncatchable; after-yin")
    assert starting(state, "place") == {"E2", "S3"}


def test_without_a_buddha_it_arrives_like_any_black_ghost() -> None:
    state = at(FIRST + "pending: place uncatchable; after-yin")
    assert starting(state, "place") == {"N1", "N2", "N3"}


def test_in_the_first_edition_other_incarnations_keep_to_the_usual_rule() -> None:
    state = at(FIRST + "buddhas: E2\npending: place hope-killer; after-yin")
    assert starting(state, "place") == {"N1", "N2", "N3"}
    coloured = at(FIRST + "buddhas: E2\npending: place bone-cracker; after-yin")
    assert starting(coloured, "place") == {"N1", "N2", "N3"}


def test_in_the_first_edition_the_buddha_stays_with_uncatchable() -> None:
    state = at(FIRST + "buddhas: N2\nN: qi 3, at N\npending: place uncatchable; after-yin")
    events = play(state, "place N2")
    assert "buddha-displaced" not in ids(events)
    assert (ghosts(state), buddhas(state), state.temple_buddhas) == ({"N2": "uncatchable"}, {"N2"}, 1)
    assert asked(state) == "curse-die"


def test_in_the_first_edition_another_incarnation_still_sends_the_buddha_back() -> None:
    state = at(FIRST + "buddhas: N2\npending: place hope-killer; after-yin")
    play(state, "place N2")
    assert (buddhas(state), state.temple_buddhas) == (set(), 2)


def test_in_the_first_edition_uncatchable_may_be_exorcised_while_a_buddha_shares_its_space() -> None:
    with_buddha = at(FIRST + "ghosts: N2 uncatchable\nbuddhas: N2\nN: qi 3, at N\npending: yang")
    assert "exorcise" in texts(with_buddha)
    without = at(FIRST + "ghosts: N2 uncatchable\nbuddhas: S2\nN: qi 3, at N\npending: yang")
    assert reason(without, "exorcise") == "cannot-be-exorcised"


def test_a_buddha_cannot_be_put_under_uncatchable_afterwards() -> None:
    state = at(FIRST + "ghosts: N2 uncatchable\nN: qi 3, at N, buddhas 1\npending: yang")
    assert starting(state, "buddha") == set()


def test_moved_away_from_its_buddha_uncatchable_cannot_be_exorcised() -> None:
    """R32."""
    state = at(FIRST + "ghosts: S2 uncatchable\nbuddhas: S2\nN: qi 3, at N, yin-yang\npending: yang")
    play(state, "yin-yang ask S", "lift S2", "place N2", "guide E", "to SE")
    assert (ghosts(state), buddhas(state)) == ({"N2": "uncatchable"}, {"S2"})
    assert reason(state, "exorcise") == "cannot-be-exorcised"


def test_moved_onto_a_buddha_uncatchable_can_be_exorcised() -> None:
    """R32."""
    state = at(FIRST + "ghosts: S2 uncatchable\nbuddhas: N2\nN: qi 3, at N, yin-yang\npending: yang")
    play(state, "yin-yang ask S", "lift S2", "place N2", "guide E", "to SE")
    assert (buddhas(state), "exorcise" in texts(state)) == ({"N2"}, True)


def test_the_buddha_that_uncatchable_leaves_behind_works_as_usual() -> None:
    """R32."""
    state = at(FIRST + "ghosts: S2 uncatchable\nbuddhas: S2\nN: qi 3, at S\nE: qi 3, at SW\npending: yang")
    play(state, "help", "lift S2", "place N2", "guide E", "to C", "end")
    play(state, "draw drowned-maiden", "place S2")
    assert (ghosts(state), buddhas(state), state.temple_buddhas) == ({"N2": "uncatchable"}, set(), 2)


def test_the_buddha_stays_when_uncatchable_is_exorcised() -> None:
    """R32."""
    state = at(FIRST + "difficulty: nightmare\nghosts: N2 uncatchable\nbuddhas: N2\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2", "give qi N", "give yin-yang N")
    assert (ghosts(state), buddhas(state)) == ({}, {"N2"})


def test_in_the_revised_edition_it_is_caught_for_good_and_the_buddha_goes_back() -> None:
    """R67."""
    state = at("buddhas: N2\nN: qi 3, at N\npending: place uncatchable; after-yin")
    play(state, "place N2", "curse nothing")
    assert (buddhas(state), state.temple_buddhas, "exorcise" in texts(state)) == (set(), 2, True)


# --- solo -----------------------------------------------------------------------------------------------


def test_alone_in_the_first_edition_the_pavilion_moves_a_ghost_only() -> None:
    state = at(FIRST + "players: 1\nghosts: N1 skinner\nN: qi 3, at S\npending: yang")
    play(state, "help", "lift N1")
    assert starting(state, "place") == SPACES - {"N1"}
    play(state, "place W1")
    assert (actor(state), asked(state), tile(state, "N")) == ("N", "yang", "S")


@pytest.mark.parametrize(("edition", "reasonable"), [("first", False), ("revised", True)])
def test_alone_without_a_ghost_only_the_revised_pavilion_is_of_use(edition: str, reasonable: bool) -> None:
    state = at(f"edition: {edition}\nplayers: 1\nN: qi 3, at S\npending: yang")
    assert ("help" in texts(state)) == reasonable


@BOTH_EDITIONS
def test_alone_the_cemetery_is_of_no_use(edition: str) -> None:
    state = at(f"edition: {edition}\nplayers: 1\nN: qi 3, at NW, yin-yang\nE: possessed\npending: yang")
    assert not {"help", "yin-yang ask NW"} & texts(state)


@BOTH_EDITIONS
def test_with_two_players_the_pavilion_moves_the_other_taoist(edition: str) -> None:
    state = at(f"edition: {edition}\nplayers: 2\nN: qi 3, at S\npending: yang")
    play(state, "help")
    assert texts(state) == {"guide S"}

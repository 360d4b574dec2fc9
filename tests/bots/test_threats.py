"""What endangers the group: each threat in the smallest position that has it, and what comes first."""

from __future__ import annotations

import random
from itertools import product

import pytest

from fatsi import CHANCE, State
from fatsi.bots.threats import OF_GHOSTS, THREATS, Threat, threats
from fatsi.rules.geometry import SPACES
from fatsi.rules.setup import DIFFICULTIES
from tests.bots.test_bots import start
from tests.moon_positions import village
from tests.players import POLICIES
from tests.positions import at, play


def codes(state: State) -> list[str]:
    return [threat.code for threat in threats(state)]


def the(code: str, state: State) -> Threat:
    """Return the one threat of a code."""
    (found,) = [threat for threat in threats(state) if threat.code == code]
    return found


# --- figures --------------------------------------------------------------------------------------------


def test_a_figure_on_its_step_haunts_the_first_active_tile_of_its_line() -> None:
    state = at("haunted: E\nghosts: E2 ghoul step\npending: yang")
    threat = the("haunts", state)
    assert threat.arguments == {"card": "ghoul", "space": "E2", "tile": "C", "turns": 1}


def test_a_figure_on_its_card_only_comes_nearer() -> None:
    assert the("approaches", at("ghosts: S2 ghoul\npending: yang")).turns == 2


def test_a_figure_whose_line_is_haunted_loses_the_game() -> None:
    state = at("difficulty: initiation\nhaunted: E C W\nghosts: E2 ghoul step\npending: yang")
    assert codes(state)[0] == "line-lost"


def test_the_last_tile_loses_the_game_and_the_one_before_leads_to_it() -> None:
    state = at("haunted: NW\nghosts: E2 ghoul step, S2 creeping-one step\npending: yang")
    told = {threat.code: threat.arguments["space"] for threat in threats(state) if threat.code.startswith("haunts")}
    assert told == {"haunts": "E2", "haunts-last": "S2"}


def test_the_board_that_has_just_acted_comes_last() -> None:
    state = at("ghosts: N2 skinner step, W2 ghoul step\npending: yang")
    assert [(threat.arguments["space"], threat.turns) for threat in threats(state)] == [("W2", 3), ("N2", 4)]


def test_what_comes_in_this_very_yin_is_told_as_such() -> None:
    state = at(
        "active: E\nghosts: E2 ghoul step\npending: discard N; haunter E2 ghoul; overrun; after-yin\nN: qi 3, tao red"
    )
    assert the("haunts", state).is_under_way


# --- what ghosts do and withhold ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ghost", "code"),
    [
        ("lich", "torments"),
        ("bone-cracker", "takes-tao"),
        ("repellent-beauty", "holds-die"),
        ("black-widow-1", "holds-tao"),
        ("coffin-breakers-1", "holds-power"),
        ("forgotten-ones", "holds-powers"),
        ("nameless", "holds-white"),
        ("dark-mistress", "incarnation"),
    ],
)
def test_a_ghost_that_does_harm_is_a_threat(ghost: str, code: str) -> None:
    arguments = the(code, at(f"ghosts: W2 {ghost}\npending: yang")).arguments
    assert (arguments["card"], arguments["space"]) == (ghost, "W2")


def test_a_ghost_without_stones_in_force_is_none() -> None:
    assert codes(at("ghosts: W2 zombie-1\npending: yang")) == []


def test_the_power_of_a_board_without_a_living_taoist_is_missed_by_nobody() -> None:
    assert "holds-power" not in codes(at("ghosts: W2 coffin-breakers-1\nW: dead\npending: yang"))


def test_the_end_of_the_deck_is_near_while_an_incarnation_is_undefeated() -> None:
    assert the("deadline", at("ghosts: W2 dark-mistress\ndeck: 5\npending: yang")).arguments == {"number": 5}
    assert "deadline" not in codes(at("ghosts: W2 dark-mistress\ndeck: 9\npending: yang"))


# --- boards and Taoists ---------------------------------------------------------------------------------

FULL = "ghosts: E1 zombie-1, E2 zombie-2, E3 abysmal-1\npending: yang"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ("", "overrun"),
        ("E: qi 1, at C", "overrun-death"),
        ("E: qi 1, at C\nN: qi 3, at C\nS: dead\nW: dead", "overrun-death"),
        ("E: dead", "overrun-possessed"),
        ("players: 2\nseats: N S", "overrun-neutral"),
    ],
)
def test_a_full_board_costs_qi(more: str, code: str) -> None:
    threat = the(code, at(FULL, more))
    assert threat.arguments["board"] == "E" and threat.turns == 1


def test_the_death_of_the_last_taoist_loses_the_game() -> None:
    state = at("active: E", FULL, "E: qi 1, at C\nN: dead\nS: dead\nW: dead")
    assert codes(state)[0] == "overrun-all-dead" and "weak-last" in codes(state)


def test_a_board_with_one_free_space_is_nearly_full_unless_a_buddha_guards_it() -> None:
    state = at("ghosts: E1 zombie-1, E2 zombie-2\npending: yang")
    assert codes(state) == ["nearly-full"]
    assert codes(at("ghosts: E1 zombie-1, E2 zombie-2\nbuddhas: E3\npending: yang")) == []


def test_the_weak_and_the_dead_are_told_by_their_seats() -> None:
    state = at("E: qi 1, at C\nS: dead\npending: yang")
    assert the("weak", state).arguments == {"seat": "E"} and the("dead", state).arguments == {"seat": "S"}


def test_one_haunted_tile_short_of_defeat() -> None:
    assert codes(at("haunted: N S\npending: yang")) == ["village-near", "haunted", "haunted"]
    assert codes(at("haunted: N\npending: yang")) == ["haunted"]


# --- White Moon -----------------------------------------------------------------------------------------


def test_villagers_die_where_a_tile_would_be_haunted() -> None:
    state = at(village("E hua zhou"), "ghosts: E2 ghoul step\npending: yang")
    assert the("kills-villagers", state).arguments["number"] == 2


def test_a_villager_who_cannot_flee_dies() -> None:
    state = at(village("W hua"), "ghosts: E2 ghoul\npending: yang")
    assert the("frightens-to-death", state).arguments["tile"] == "W"
    assert "approaches" in codes(at(village("C hua"), "ghosts: E2 ghoul\npending: yang"))


@pytest.mark.parametrize(
    ("stacks", "code"), [(("SE hua",), "devours"), (("NW hua",), "devours-any"), ((), "devours-qi")]
)
def test_a_devourer_eats_in_its_line_else_anywhere_else_qi(stacks: tuple[str, ...], code: str) -> None:
    assert code in codes(at(village(*stacks), "ghosts: E1 wererat\npending: yang"))


def test_the_twelfth_dead_villager_loses_the_game() -> None:
    buried = "hua hua hua zhou zhou zhou li li li sun sun"
    state = at(village("SE sun", graveyard=buried), "ghosts: E1 wererat\npending: yang")
    assert codes(state)[0] == "devours-last"
    assert the("villagers-near", state).arguments == {"number": 1}


@pytest.mark.parametrize(("ghost", "code"), [("gatekeeper", "holds-portal"), ("screamer", "holds-su-ling")])
def test_who_holds_the_portal_or_su_ling(ghost: str, code: str) -> None:
    assert code in codes(at(village("SE sun"), f"ghosts: E1 {ghost}\npending: yang"))


def test_su_ling_holds_a_ghost_still() -> None:
    state = at(village("NW sun"), "ghosts: E2 ghoul step\nsu-ling: E2\npending: yang")
    assert "haunts" not in codes(state)


# --- in any position ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "white_moon"), list(product((1, 2, 3, 4), (False, True))))
def test_threats_are_known_sorted_about_one_thing_each_and_touch_nothing(players: int, white_moon: bool) -> None:
    rng = random.Random(f"{players} {white_moon}")
    for difficulty in DIFFICULTIES:
        state = start(players, difficulty, "revised", rng, white_moon=white_moon)
        while state.actor is not None:
            if state.actor != CHANCE and rng.random() < 0.2:
                before, found = state.copy(), threats(state)
                assert state == before
                assert {threat.code for threat in found} <= set(THREATS)
                assert len({threat.about for threat in found}) == len(found)
                assert [t.urgency for t in found] == sorted((t.urgency for t in found), reverse=True)
                for threat in found:
                    if threat.kind in OF_GHOSTS:
                        assert state.ghosts[SPACES.index(str(threat.arguments["space"]))] == threat.card
            state.apply(POLICIES["keen"](state, rng))
        assert threats(state) == []


def test_a_haunting_that_is_forecast_comes_if_nothing_is_done() -> None:
    state = at("haunted: NW SW\nghosts: E2 ghoul step\npending: yang")
    assert codes(state)[0] == "haunts-last"
    play(state, "end")
    assert state.result is not None and state.result.reason == "village-haunted"

"""Chapter 11: boards without a player, Taoists who die, and boards that are possessed."""

from __future__ import annotations

import pytest

from fatsi.rules.events import AllTaoLost, BoardPossessed, GhostDrawn, QiLost, TaoistDied, TurnBegan
from tests.positions import (
    actor,
    asked,
    at,
    figures,
    ghosts,
    has_yin_yang,
    haunted,
    held_buddhas,
    ids,
    of_kind,
    outcome,
    play,
    power_tokens,
    powers_off,
    qi,
    reason,
    seat,
    starting,
    supply,
    tao,
    texts,
    tile,
)
from tests.quiet import FULL_VILLAGE, quiet_ghosts

FULL_WITH_TORMENTOR = ", ".join("W1 lich" if entry.startswith("W1 ") else entry for entry in FULL_VILLAGE.split(", "))

# --- neutral boards -------------------------------------------------------------------------------------


def test_the_turn_of_a_neutral_board_has_neither_an_arrival_nor_a_yang() -> None:
    state = at("players: 3\nactive: S\npending: yang")
    events = play(state, "end")
    assert of_kind(events, TurnBegan) == [TurnBegan(seat("W")), TurnBegan(seat("N"))]
    assert of_kind(events, GhostDrawn) == []
    assert (actor(state), state.active) == ("chance", seat("N"))


def test_on_a_neutral_board_haunters_and_tormentors_act() -> None:
    state = at("players: 3\nactive: W\nghosts: W1 ghoul, W2 skinner step, W3 lich")
    assert figures(state) == {"W1": "step", "W2": "card"}
    assert (haunted(state), asked(state)) == ({"W"}, "curse-die")


def test_an_overrun_neutral_board_loses_its_own_qi_to_the_supply() -> None:
    state = at(f"players: 3\nactive: W\nghosts: {quiet_ghosts('W1', 'W2', 'W3')}")
    assert (qi(state, "W"), state.qi_supply, state.active) == (2, 20 - 11, seat("N"))


@pytest.mark.parametrize(
    ("face", "left"), [("nothing", 3), ("lose-qi", 2), ("lose-tao", 3)], ids=["nothing", "lose-qi", "lose-tao"]
)
def test_the_curse_die_strikes_the_neutral_board_itself(face: str, left: int) -> None:
    state = at("players: 3\nactive: W\nghosts: W1 lich\nN: qi 3, at C, tao red\npending: tormentor W1 lich; after-yin")
    events = play(state, f"curse {face}")
    assert (qi(state, "W"), tao(state, "N"), of_kind(events, AllTaoLost)) == (left, {"red": 1}, [])


def test_a_ghost_brought_in_on_a_neutral_turn_is_placed_by_the_next_living_player_clockwise() -> None:
    """R6."""
    state = at("players: 3\nactive: W\nghosts: W1 lich")
    play(state, "curse ghost", "draw dark-wraith-1")
    assert (actor(state), starting(state, "place")) == ("N", {"W2", "W3"})
    without_north = at("players: 3\nactive: W\nghosts: W1 lich\nN: dead")
    play(without_north, "curse ghost", "draw dark-wraith-1")
    assert actor(without_north) == "E"


def test_lose_qi_on_a_neutral_turn_takes_the_boards_own() -> None:
    state = at("players: 3\nactive: W\nghosts: W1 lich")
    play(state, "curse ghost", "draw grave-walker", "place W2")
    assert qi(state, "W") == 2


def test_where_no_space_is_left_a_neutral_board_loses_its_own_qi() -> None:
    state = at(f"players: 3\nactive: W\nghosts: {FULL_WITH_TORMENTOR}\npending: tormentor W1 lich; after-yin")
    play(state, "curse ghost")
    assert qi(state, "W") == 2


def test_a_neutral_board_never_gains_qi() -> None:
    state = at("players: 3\npending: offer-qi; yang")
    assert texts(state) == {"give qi N", "give qi E", "give qi S"}


def test_group_lose_tao_on_a_neutral_turn_is_every_players_own_choice() -> None:
    """R7."""
    state = at("players: 3\nactive: W\nghosts: W1 bone-cracker\nN: qi 3, tao red blue\nE: qi 3\nS: qi 3, tao black")
    assert (actor(state), texts(state)) == ("N", {"discard red", "discard blue"})
    play(state, "discard red")
    assert (actor(state), texts(state)) == ("S", {"discard black"})


def test_a_neutral_board_without_qi_is_possessed_for_good() -> None:
    state = at("players: 3\nactive: W\nghosts: W1 lich\nN: qi 3, at C, power-tokens 1\nW: qi 1")
    events = play(state, "curse lose-qi")
    assert of_kind(events, BoardPossessed) == [BoardPossessed(seat("W"))]
    assert powers_off(state) == {"W"}
    play(state, "draw blood-drinker-1", "place N1")
    assert starting(state, "borrow") == set()


# --- death ----------------------------------------------------------------------------------------------


def test_a_dead_taoist_loses_all_that_he_had() -> None:
    state = at(
        "players: 3\nghosts: N1 skinner, S1 ghoul, E2 zombie-1\n"
        "N: qi 1, at W, yin-yang, tao red black, power-tokens 1, buddhas 2\npending: yang"
    )
    black = supply(state)["black"]
    events = play(state, "help", "banish E2")
    assert of_kind(events, TaoistDied) == [TaoistDied(seat("N"))]
    assert (tao(state, "N"), has_yin_yang(state, "N"), held_buddhas(state, "N"), power_tokens(state, "N")) == (
        {},
        False,
        0,
        0,
    )
    assert (supply(state)["red"], supply(state)["black"]) == (4, black + 1)
    assert (state.temple_buddhas, state.centre_tokens) == (2, 1)
    assert tile(state, "N") == "NW"
    assert {"N1": "skinner", "S1": "ghoul"}.items() <= ghosts(state).items()
    assert "N" in powers_off(state)


def test_who_dies_in_his_own_yang_has_no_more_of_his_turn() -> None:
    state = at("ghosts: E2 zombie-1\nN: qi 1, at W, yin-yang\npending: yang")
    events = play(state, "help", "banish E2")
    assert of_kind(events, TurnBegan) == [TurnBegan(seat("E"))]
    assert state.active == seat("E")


def test_who_dies_of_an_arrival_in_his_yang_finishes_the_chain() -> None:
    """R28."""
    state = at("haunted: E\nN: qi 1, at N\npending: yang")
    play(state, "help", "unhaunt E", "draw sharp-nailed-mistresses-1", "place N1", "draw grave-walker", "place N2")
    assert (qi(state, "N"), ghosts(state)) == (0, {"N1": "sharp-nailed-mistresses-1", "N2": "grave-walker"})
    assert state.active == seat("E")


def test_who_dies_in_yin_step_1_has_the_rest_of_steps_1_and_2_played_as_for_a_possessed_board() -> None:
    """R28."""
    state = at("ghosts: N1 raging-one, N2 soul-eater, N3 zombie-1\nN: qi 1, at C")
    play(state, "curse lose-qi")
    assert (qi(state, "N"), asked(state)) == (0, "curse-die")
    play(state, "curse lose-qi")
    assert (actor(state), texts(state)) == ("E", {"pay E", "pay S", "pay W"})
    play(state, "pay S")
    assert (actor(state), asked(state), state.active) == ("E", "pay", seat("N"))
    events = play(state, "pay E")
    assert (qi(state, "S"), qi(state, "E")) == (2, 2)
    assert ids(events) == ["qi-lost", "turn-began"]
    assert state.active == seat("E")


def test_who_dies_in_yin_step_1_has_neither_an_arrival_nor_a_yang() -> None:
    """R28."""
    state = at("ghosts: N1 raging-one\nN: qi 1, at C")
    events = play(state, "curse lose-qi")
    assert (of_kind(events, GhostDrawn), state.active) == ([], seat("E"))


def test_the_next_tormentor_rolls_though_the_taoist_is_dead() -> None:
    """R28."""
    state = at("ghosts: N1 raging-one, N2 soul-eater\nN: qi 1, at C")
    play(state, "curse lose-qi", "curse haunt")
    assert haunted(state) == {"N"}


def test_who_dies_of_the_overrun_has_no_yang() -> None:
    """R28."""
    state = at(f"ghosts: {quiet_ghosts('N1', 'N2', 'N3')}\nN: qi 1, at C")
    assert (qi(state, "N"), state.active) == (0, seat("E"))


def test_who_dies_of_the_ghost_in_yin_step_3_has_no_yang() -> None:
    """R28."""
    state = at("N: qi 1, at C\npending: place grave-walker; after-yin")
    play(state, "place N1")
    assert (qi(state, "N"), ghosts(state), state.active) == (0, {"N1": "grave-walker"}, seat("E"))


def test_what_the_dead_mans_chain_still_calls_for_is_decided_by_the_next_living_player() -> None:
    """R6, R28."""
    state = at("N: qi 1, at C\npending: place grave-walker; arrive; arrive; after-yin")
    play(state, "place N1", "draw dark-wraith-1")
    assert (actor(state), starting(state, "place")) == ("E", {"N2", "N3"})


def test_a_dead_exorcist_gets_no_reward() -> None:
    """R28."""
    state = at("ghosts: N2 black-widow-1\nN: qi 1, at N\npending: yang")
    play(state, "exorcise", "roll black black red", "defeat N2", "curse lose-qi")
    assert (qi(state, "N"), state.active) == (0, seat("E"))
    state = at("ghosts: N2 black-widow-1\nN: qi 1, at N\npending: yang")
    play(state, "exorcise", "roll black black red", "defeat N2", "curse nothing")
    assert asked(state) == "gain"


def test_the_second_curse_still_comes_and_a_living_taoist_pays_for_it() -> None:
    """R28."""
    state = at("ghosts: N3 blood-drinker-1, W1 blood-drinker-2\nN: qi 1, at NW, tao red\npending: yang")
    play(state, "exorcise", "roll red red red", "defeat N3", "defeat W1", "spend N red", "resolve N3", "curse lose-qi")
    assert (qi(state, "N"), asked(state)) == (0, "curse-die")
    play(state, "curse lose-qi")
    assert (actor(state), texts(state)) == ("E", {"pay E", "pay S", "pay W"})
    play(state, "pay W")
    assert (qi(state, "W"), state.active) == (2, seat("E"))


def test_a_haunting_by_the_second_curse_follows_the_line_of_its_ghost() -> None:
    """R28."""
    state = at("ghosts: N3 blood-drinker-1, W1 blood-drinker-2\nN: qi 1, at NW, tao red\npending: yang")
    play(state, "exorcise", "roll red red red", "defeat N3", "defeat W1", "spend N red")
    play(state, "resolve W1", "curse lose-qi", "curse haunt")
    assert haunted(state) == {"NW"}


def test_the_reward_of_an_incarnation_is_the_groups_and_still_given() -> None:
    """R6, R28."""
    state = at(
        "difficulty: nightmare\nghosts: N2 death-army\nN: qi 1, at N, tao black black\n"
        "E: qi 3\nS: qi 3, yin-yang\nW: qi 3\npending: yang"
    )
    play(state, "exorcise", "roll black black black", "defeat N2", "spend N black", "spend N black", "curse lose-qi")
    assert (actor(state), texts(state)) == ("E", {"give qi E", "give qi S", "give qi W"})
    play(state, "give qi S")
    assert (actor(state), texts(state)) == ("E", {"give yin-yang E", "give yin-yang W"})
    play(state, "give yin-yang W")
    assert state.active == seat("E")


def test_a_taoist_may_die_on_anothers_turn() -> None:
    state = at("active: N\nghosts: N1 raging-one\nN: dead\nE: qi 1, at S, yin-yang, tao green, buddhas 1")
    play(state, "curse lose-qi", "pay E")
    assert (qi(state, "E"), tile(state, "E"), tao(state, "E"), has_yin_yang(state, "E")) == (0, "NW", {}, False)
    assert (state.temple_buddhas, powers_off(state)) == (2, {"N", "E"})


def test_a_power_token_of_the_dead_on_anothers_turn_goes_to_the_centre_tile() -> None:
    state = at("players: 3\nactive: N\nghosts: N1 raging-one\nN: dead\nE: qi 1, at S, power-tokens 1")
    before = state.centre_tokens
    play(state, "curse lose-qi", "pay E")
    assert (power_tokens(state, "E"), state.centre_tokens) == (0, before + 1)


def test_a_borrowed_power_dies_with_its_borrower() -> None:
    """R27, R28."""
    state = at(
        "players: 3\nseats: N S W\nghosts: N3 blood-drinker-1, W1 blood-drinker-2\n"
        "N: qi 1, at NW, tao red, power-tokens 1\npending: yang"
    )
    play(state, "borrow E", "exorcise", "roll red red red", "keep", "defeat N3", "defeat W1", "spend N red")
    play(state, "resolve N3", "curse lose-qi", "keep", "curse lose-qi")
    assert (actor(state), asked(state)) == ("S", "pay")


def test_example_11a_a_sacrifice() -> None:
    state = at(
        "difficulty: initiation\nhaunted: NW N SE\nghosts: E2 ghoul step\nN: qi 1, at W\nE: qi 4, at C\npending: yang"
    )
    left_alone = state.copy()
    play(left_alone, "end")
    assert outcome(left_alone) == "lost village-haunted"
    play(state, "help", "banish E2")
    assert (qi(state, "N"), tile(state, "N"), ghosts(state)) == (0, "NW", {})
    assert (outcome(state), state.active, haunted(state)) == (None, seat("E"), {"NW", "N", "SE"})


# --- possession -----------------------------------------------------------------------------------------

POSSESSED = pytest.mark.parametrize(
    ("owner", "payers"),
    [
        ("W: dead", {"N", "E", "S"}),
        ("players: 3\nW: possessed", {"N", "E", "S"}),
        ("players: 2\nW: possessed", {"N", "S"}),
    ],
    ids=["of a dead Taoist", "neutral, three players", "neutral, two players"],
)


@POSSESSED
def test_the_turn_of_a_possessed_board_is_that_of_a_neutral_one(owner: str, payers: set[str]) -> None:
    state = at(f"{owner}\nactive: W\nghosts: W1 ghoul")
    assert (figures(state), state.active, asked(state)) == ({"W1": "step"}, seat("N"), "draw")


@POSSESSED
def test_each_qi_of_a_possessed_board_is_lost_by_a_living_taoist_of_the_groups_choice(
    owner: str, payers: set[str]
) -> None:
    """R6."""
    state = at(f"{owner}\nactive: W\nghosts: {quiet_ghosts('W1', 'W2', 'W3')}")
    assert (actor(state), starting(state, "pay")) == ("N", payers)
    play(state, "pay S")
    assert (qi(state, "S"), state.active) == (2, seat("N"))


@POSSESSED
def test_losing_tao_does_nothing_to_a_possessed_board(owner: str, payers: set[str]) -> None:
    state = at(f"{owner}\nactive: W\nghosts: W1 lich\nN: qi 3, tao red")
    play(state, "curse lose-tao")
    assert (tao(state, "N"), state.active) == ({"red": 1}, seat("N"))


@POSSESSED
def test_lose_qi_on_a_possessed_boards_turn_is_paid_by_a_living_taoist(owner: str, payers: set[str]) -> None:
    state = at(f"{owner}\nactive: W\nghosts: W1 lich")
    play(state, "curse ghost", "draw grave-walker", "place W2")
    assert starting(state, "pay") == payers


@POSSESSED
def test_where_no_space_is_left_a_living_taoist_pays_for_the_possessed_board(owner: str, payers: set[str]) -> None:
    state = at(f"{owner}\nactive: W\nghosts: {FULL_WITH_TORMENTOR}\npending: tormentor W1 lich; after-yin")
    play(state, "curse ghost")
    assert starting(state, "pay") == payers


@POSSESSED
def test_the_power_of_a_possessed_board_is_inactive(owner: str, payers: set[str]) -> None:
    assert powers_off(at(f"{owner}\npending: yang")) == {"W"}


def test_the_next_living_player_clockwise_decides_who_pays() -> None:
    """R6."""
    state = at(f"N: dead\nE: dead\nactive: N\nghosts: {quiet_ghosts('N1', 'N2', 'N3')}")
    assert (actor(state), starting(state, "pay")) == ("S", {"S", "W"})


def test_neutral_boards_do_not_pay_for_possessed_ones() -> None:
    state = at(f"players: 2\nE: possessed\nactive: E\nghosts: {quiet_ghosts('E1', 'E2', 'E3')}")
    assert (actor(state), starting(state, "pay")) == ("S", {"N", "S"})
    assert reason(state, "pay W") == "not-a-taoist"


def test_paying_for_a_possessed_board_may_kill_the_last_taoist() -> None:
    state = at(f"players: 1\nE: possessed\nN: qi 1, at C\nactive: E\nghosts: {quiet_ghosts('E1', 'E2', 'E3')}")
    play(state, "pay N")
    assert outcome(state) == "lost taoists-dead"


def test_the_board_of_a_taoist_who_returns_is_his_again() -> None:
    state = at(f"active: S\nghosts: {quiet_ghosts('W1', 'W2', 'W3')}\nS: qi 3, at NW\nW: dead\npending: yang")
    events = play(state, "help", "revive W", "curse nothing", "end")
    assert of_kind(events, QiLost) == [QiLost(seat("W"), 1)]
    assert (actor(state), asked(state)) == ("W", "yang")


def test_group_lose_tao_passes_over_the_dead() -> None:
    """R7."""
    state = at("active: W\nghosts: W1 bone-cracker\nN: dead\nE: qi 3, tao green\nS: dead\nW: dead")
    assert (actor(state), texts(state)) == ("E", {"discard green"})

"""White Moon: the Kung-Fu School, and the Cemetery's second use."""

from __future__ import annotations

import pytest

from tests.moon_positions import crystals, graveyard, shelter, villagers
from tests.moonlight import SCHOOL, crystal_supply, lit
from tests.positions import (
    actor,
    asked,
    ghosts,
    haunted,
    ids,
    play,
    power_tokens,
    qi,
    reason,
    starting,
    tao,
    texts,
    tile,
)

ON_TILE = "N: qi 3, at E\npending: yang"
THREE = "N1 skinner, N2 zombie-1, N3 drowned-maiden"
BLACK = "E1 gloomy-minion, S2 grave-walker, N3 dark-wraith-1"
GODS_FAVOURITE = "boards: green-a red-a blue-a yellow-a"
MOUNTAIN = "boards: green-b red-a blue-a yellow-a"
MANTRA = "boards: red-a green-a blue-a yellow-b"
SECOND_WIND = "boards: blue-b green-a red-a yellow-a"
GUST = "boards: blue-a green-a red-a yellow-a"


# --- Kung-Fu School: what is struck ---------------------------------------------------------------------


def test_it_strikes_all_ghosts_of_the_own_board_or_all_black_ones_and_that_is_said_before_the_roll() -> None:
    state = lit(SCHOOL, f"ghosts: {BLACK}, N1 skinner, W1 ghoul", ON_TILE)
    play(state, "help")
    assert (actor(state), texts(state)) == ("N", {"strike N", "strike black"})


def test_one_roll_strikes_all_ghosts_of_the_own_board() -> None:
    state = lit(SCHOOL, f"ghosts: {THREE}, E1 creeping-one, W1 ghoul", ON_TILE)
    play(state, "help", "strike N", "roll white white white")
    assert starting(state, "defeat") == {"N1", "N2", "N3"}
    more = lit(SCHOOL, "ghosts: N1 skinner, N2 ghoul, N3 drowned-maiden, W1 lich", ON_TILE)
    play(more, "help", "strike N", "roll red yellow blue", "defeat N1", "defeat N2", "defeat N3")
    assert set(ghosts(more)) == {"W1"}


def test_one_roll_strikes_all_black_ghosts_in_play() -> None:
    state = lit(SCHOOL, f"ghosts: {BLACK}, N1 skinner, E2 reaper", ON_TILE)
    play(state, "help", "strike black", "roll black black black", "defeat E1", "defeat S2")
    assert set(ghosts(state)) == {"N1", "N3", "E2"}


def test_the_ghosts_need_not_be_faced() -> None:
    state = lit(SCHOOL, "ghosts: S1 gloomy-minion", ON_TILE)
    play(state, "help", "strike black", "roll black red red", "defeat S1")
    assert ghosts(state) == {}


def test_it_strikes_no_board_of_another_player() -> None:
    state = lit(SCHOOL, f"ghosts: {THREE}, E1 creeping-one", ON_TILE)
    play(state, "help")
    assert reason(state, "strike E") == "not-neutral"


def test_with_nothing_to_strike_it_does_not_help() -> None:
    state = lit(SCHOOL, "ghosts: E2 reaper, W1 ghoul", ON_TILE)
    assert reason(state, "help") == "help-useless"


def test_what_cannot_be_beaten_by_the_best_roll_is_not_offered() -> None:
    state = lit(SCHOOL, "ghosts: N1 flesh-devourer, S1 gloomy-minion", ON_TILE)
    play(state, "help")
    assert texts(state) == {"strike black"}
    assert reason(state, "strike N") == "nothing-to-strike"


def test_incarnations_are_not_affected() -> None:
    state = lit(SCHOOL, "deck: 10\nghosts: N1 bone-cracker, N2 skinner", ON_TILE)
    play(state, "help", "strike N", "roll red red red")
    assert texts(state) == {"defeat N2"}
    black = lit(SCHOOL, "deck: 10\nghosts: N1 howling-nightmare, E1 gloomy-minion", ON_TILE)
    play(black, "help", "strike black", "roll black black black")
    assert texts(black) == {"defeat E1"}
    alone = lit(SCHOOL, "deck: 10\nghosts: N1 bone-cracker", "N: qi 3, at E, tao red\npending: yang")
    assert reason(alone, "help") == "help-useless"


# --- Kung-Fu School: what counts ------------------------------------------------------------------------


def test_own_tokens_and_crystals_count() -> None:
    state = lit(SCHOOL, "ghosts: N1 flesh-devourer\nN: qi 3, at E, tao red, crystals 1\npending: yang")
    play(state, "help", "strike N", "roll red red blue", "defeat N1")
    assert texts(state) == {"spend N red", "spend N crystal"}
    play(state, "spend N red", "spend N crystal")
    assert (ghosts(state), tao(state, "N"), crystals(state, "N"), crystal_supply(state)) == ({}, {}, 0, 4)


def test_tokens_and_crystals_of_others_on_the_tile_do_not_count() -> None:
    others = "N: qi 3, at E\nE: qi 3, at E, tao red red, crystals 2\npending: yang"
    assert reason(lit(SCHOOL, "ghosts: N1 flesh-devourer", others), "help") == "help-useless"
    state = lit(SCHOOL, "ghosts: N1 scarlet-evildoer-1", others)
    play(state, "help", "strike N", "roll red red blue")
    assert (set(ghosts(state)), asked(state)) == ({"N1"}, "yang")


def test_ghosts_that_block_tao_tokens_block_them_here_and_leave_crystals() -> None:
    widow = "ghosts: N1 flesh-devourer, W1 black-widow-1"
    state = lit(SCHOOL, widow, "N: qi 3, at E, tao red, crystals 1\npending: yang")
    play(state, "help", "strike N", "roll red red red", "defeat N1")
    assert texts(state) == {"spend N crystal"}


def test_stolen_dice_are_missing() -> None:
    thieves = "W1 severed-heads-1, W2 severed-heads-2"
    state = lit(SCHOOL, f"ghosts: N1 skinner, {thieves}", ON_TILE)
    play(state, "help", "strike N")
    assert {len(text.split()) for text in texts(state)} == {2}


def test_the_fourth_die_of_the_mountain_is_rolled() -> None:
    state = lit(SCHOOL, MOUNTAIN, "ghosts: N1 green-abomination", ON_TILE)
    play(state, "help", "strike N", "roll green green green green", "defeat N1")
    assert ghosts(state) == {}


def test_the_gods_favourite_may_reroll() -> None:
    state = lit(SCHOOL, GODS_FAVOURITE, "ghosts: N1 creeping-one", ON_TILE)
    play(state, "help", "strike N", "roll red red red", "reroll red red red", "roll green red red", "defeat N1")
    assert ghosts(state) == {}


def test_mantra_and_circle_count() -> None:
    state = lit(SCHOOL, MANTRA, "circle: red\nghosts: N1 flesh-devourer mantra, N2 skinner", ON_TILE)
    play(state, "help", "strike N", "roll red red blue", "defeat N1", "defeat N2")
    assert ghosts(state) == {}


def test_no_right_stone_applies() -> None:
    state = lit(SCHOOL, "ghosts: N1 zombie-1, N2 silverfang", "N: qi 3, at E, crystals 2\npending: yang")
    play(state, "help", "strike N", "roll red red red", "defeat N2")
    play(state, "done")
    assert (set(ghosts(state)), crystals(state, "N"), asked(state)) == ({"N1"}, 2, "yang")
    cursed = lit(SCHOOL, "ghosts: N1 zombie-1", ON_TILE)
    play(cursed, "help", "strike N", "roll yellow yellow red", "defeat N1")
    assert (ghosts(cursed), asked(cursed)) == ({}, "yang")


def test_of_several_ghosts_a_set_must_fall_to_which_the_dice_alone_cannot_add_another() -> None:
    state = lit(SCHOOL, "ghosts: N1 skinner, N2 ghoul, N3 drowned-maiden", ON_TILE)
    play(state, "help", "strike N", "roll red yellow green", "defeat N1")
    assert texts(state) == {"defeat N2"}
    choice = lit(SCHOOL, "ghosts: N1 skinner, N2 ghoul, N3 drowned-maiden", ON_TILE)
    play(choice, "help", "strike N", "roll white green green")
    assert texts(choice) == {"defeat N1", "defeat N2", "defeat N3"}
    play(choice, "defeat N2")
    assert set(ghosts(choice)) == {"N1", "N3"}


def test_a_ghost_immune_to_dice_is_still_immune() -> None:
    state = lit(SCHOOL, "ghosts: N1 reaper, N2 skinner", ON_TILE)
    play(state, "help", "strike N", "roll red red red")
    assert texts(state) == {"defeat N2"}


def test_the_celestial_sword_works_here() -> None:
    state = lit(SCHOOL, "ghosts: N1 scarlet-evildoer-1\nN: qi 3, at E, artifacts celestial-sword\npending: yang")
    play(state, "help", "strike N", "sword", "roll red red", "defeat N1")
    assert ghosts(state) == {}


def test_the_claws_of_vengeance_work_here() -> None:
    mine = "N: qi 3, at E, artifacts claws-of-vengeance\npending: yang"
    state = lit(SCHOOL, "ghosts: N1 skinner, N2 ghoul, E1 creeping-one", mine)
    play(state, "help", "strike N", "roll blue blue blue")
    assert texts(state) == {"take red", "take yellow", "done"}
    play(state, "take yellow")
    assert tao(state, "N") == {"yellow": 1}


# --- Kung-Fu School: a Power token ----------------------------------------------------------------------


def test_a_power_token_lets_it_strike_the_ghosts_of_a_neutral_board() -> None:
    """R60."""
    state = lit(SCHOOL, "players: 3\nghosts: W1 ghoul, W2 skinner", "N: qi 3, at E, power-tokens 1\npending: yang")
    play(state, "help")
    assert texts(state) == {"strike W"}
    events = play(state, "strike W", "roll yellow red blue", "defeat W1", "defeat W2")
    assert "power-borrowed" in ids(events)
    assert (ghosts(state), power_tokens(state, "N")) == ({}, 0)


def test_the_token_gives_the_target_and_the_power() -> None:
    """R60. The publisher's FAQ."""
    boards = "boards: red-a blue-a yellow-a green-a"
    state = lit(SCHOOL, boards, "players: 3\nghosts: W1 ghoul", "N: qi 3, at E, power-tokens 1\npending: yang")
    play(state, "help", "strike W", "roll red red red")
    assert (asked(state), power_tokens(state, "N")) == ("dice-choice", 0)


def test_a_board_whose_power_was_borrowed_is_struck_without_another_token() -> None:
    """R60."""
    boards = "boards: red-a blue-a yellow-a green-a"
    state = lit(SCHOOL, boards, "players: 3\nghosts: W1 ghoul", "N: qi 3, at E, power-tokens 1\npending: yang")
    play(state, "borrow W", "help")
    assert texts(state) == {"strike W"}
    events = play(state, "strike W")
    assert "power-borrowed" not in ids(events)
    assert power_tokens(state, "N") == 0


def test_the_fourth_die_that_a_token_lends_counts_for_whether_the_board_can_be_struck() -> None:
    """R60. Great Putrid takes four dice."""
    boards = "boards: red-a blue-a yellow-a green-b"
    state = lit(SCHOOL, boards, "players: 3\nghosts: W1 great-putrid", "N: qi 3, at E, power-tokens 1\npending: yang")
    play(state, "help", "strike W")
    assert len(state.legal()[0].text.split()) == 5


def test_without_a_power_token_neutral_boards_are_not_struck() -> None:
    state = lit(SCHOOL, "players: 3\nghosts: W1 ghoul, N1 skinner\nN: qi 3, at E\npending: yang")
    play(state, "help")
    assert reason(state, "strike W") == "no-power-token"


@pytest.mark.parametrize(
    "blocked",
    ["ghosts: W1 coffin-breakers-1", "ghosts: W1 ghoul\nW: possessed"],
    ids=["by a ghost", "by possession"],
)
def test_a_neutral_board_whose_power_is_blocked_cannot_be_struck(blocked: str) -> None:
    state = lit(SCHOOL, f"players: 3\n{blocked}", "N: qi 3, at E, power-tokens 1\npending: yang")
    assert reason(state, "help") == "help-useless"


def test_alone_any_of_the_three_neutral_boards_may_be_struck() -> None:
    boards = "ghosts: E1 creeping-one, S1 drowned-maiden, W1 ghoul"
    state = lit(SCHOOL, "players: 1", boards, "N: qi 3, at E, power-tokens 2\npending: yang")
    play(state, "help")
    assert texts(state) == {"strike E", "strike S", "strike W"}


def test_the_own_board_and_black_ghosts_cost_no_power_token() -> None:
    state = lit(SCHOOL, "players: 3\nghosts: N1 skinner", "N: qi 3, at E, power-tokens 1\npending: yang")
    play(state, "help", "strike N", "roll red red red", "defeat N1")
    assert power_tokens(state, "N") == 1


# --- Kung-Fu School: it is help -------------------------------------------------------------------------


def test_it_is_the_turns_help_and_no_exorcism() -> None:
    state = lit(SCHOOL, "ghosts: N1 skinner, E2 creeping-one", ON_TILE)
    play(state, "help", "strike N", "roll blue blue blue")
    assert reason(state, "exorcise") == "action-over"
    assert reason(state, "help") == "action-over"


def test_second_wind_doubles_it() -> None:
    state = lit(SCHOOL, SECOND_WIND, "ghosts: N1 skinner, N2 ghoul", ON_TILE)
    play(state, "help", "strike N", "roll red blue blue", "defeat N1")
    play(state, "help", "strike N", "roll yellow blue blue", "defeat N2")
    assert ghosts(state) == {}


def test_heavenly_gust_adds_an_exorcism_to_it() -> None:
    state = lit(SCHOOL, GUST, "ghosts: N1 skinner, E2 creeping-one", ON_TILE)
    play(state, "help", "strike N", "roll red blue blue", "defeat N1", "exorcise", "roll green red red", "defeat E2")
    assert ghosts(state) == {}


def test_yin_yang_and_fireworks_reach_it() -> None:
    state = lit(SCHOOL, "ghosts: N1 skinner\nN: qi 3, at C, yin-yang\npending: yang")
    play(state, "yin-yang ask E", "strike N", "roll red blue blue", "defeat N1")
    assert ghosts(state) == {}
    other = lit(SCHOOL, "ghosts: N1 skinner\nN: qi 3, at C, artifacts fireworks\npending: yang")
    play(other, "fireworks E", "strike N", "roll red blue blue", "defeat N1")
    assert ghosts(other) == {}


def test_a_haunted_school_does_not_help() -> None:
    state = lit(SCHOOL, "haunted: E\nghosts: N1 skinner", ON_TILE)
    assert reason(state, "help") == "tile-haunted"


# --- Cemetery -------------------------------------------------------------------------------------------

AT_CEMETERY = "N: qi 3, at NW\npending: yang"


def test_a_dead_villager_may_come_back_onto_the_cemetery() -> None:
    state = lit(AT_CEMETERY, people="N hua", graveyard="li li miao")
    play(state, "help")
    assert texts(state) == {"recall li", "recall miao"}
    play(state, "recall li", "curse nothing")
    assert (villagers(state), graveyard(state)) == ({"NW": "li", "N": "hua"}, {"li": 1, "miao": 1})


def test_it_is_a_taoist_or_a_villager() -> None:
    state = lit(AT_CEMETERY, "E: dead", graveyard="li")
    play(state, "help")
    assert texts(state) == {"revive E", "recall li"}
    play(state, "revive E", "curse nothing")
    assert (graveyard(state), asked(state), tile(state, "E")) == ({"li": 1}, "yang", "NW")


def test_he_is_put_on_top_of_those_who_are_there() -> None:
    state = lit(AT_CEMETERY, people="NW hua sun", graveyard="li")
    play(state, "help", "recall li", "curse nothing")
    assert villagers(state) == {"NW": "hua sun li"}


def test_with_three_on_the_cemetery_there_is_no_room() -> None:
    state = lit(AT_CEMETERY, people="NW hua sun zhou", graveyard="li")
    assert reason(state, "help") == "help-useless"
    with_dead = lit(AT_CEMETERY, "E: dead", people="NW hua sun zhou", graveyard="li")
    play(with_dead, "help")
    assert texts(with_dead) == {"revive E"}


def test_the_curse_die_is_rolled_as_usual() -> None:
    state = lit(AT_CEMETERY, graveyard="li")
    play(state, "help", "recall li")
    assert (actor(state), asked(state)) == ("chance", "curse-die")
    play(state, "curse lose-qi")
    assert qi(state, "N") == 2


def test_its_haunt_face_kills_all_villagers_there_and_him_too() -> None:
    state = lit(AT_CEMETERY, people="NW miao", graveyard="long")
    play(state, "help", "recall long", "curse haunt")
    assert (graveyard(state), villagers(state), haunted(state)) == ({"miao": 1, "long": 1}, {}, set())


def test_his_curse_strikes_again_when_he_dies_again() -> None:
    state = lit("removed-tao: green", AT_CEMETERY, graveyard="long")
    play(state, "help", "recall long", "curse haunt")
    assert state.moon is not None
    assert state.moon.removed_tao == [0, 2, 0, 0, 0]


def test_a_villager_who_came_back_may_be_saved_with_his_family() -> None:
    state = lit("portal: NW", AT_CEMETERY.replace("at NW", "at NW, yin-yang"), graveyard="long")
    play(state, "yin-yang ask NW", "recall long", "curse nothing", "save")
    assert shelter(state)["long"] == 1
    assert state.moon is not None
    assert state.moon.has(0, 0)


def test_nobody_comes_back_who_is_not_dead() -> None:
    state = lit(AT_CEMETERY, graveyard="li")
    play(state, "help")
    assert reason(state, "recall hua") == "no-dead-villager"


def test_alone_the_cemetery_helps_villagers_too() -> None:
    """R66."""
    state = lit("players: 1", AT_CEMETERY, graveyard="li")
    play(state, "help", "recall li", "curse nothing")
    assert villagers(state) == {"NW": "li"}


def test_yin_yang_reaches_it() -> None:
    state = lit("N: qi 3, at C, yin-yang\npending: yang", graveyard="li")
    play(state, "yin-yang ask NW", "recall li", "curse nothing")
    assert villagers(state) == {"NW": "li"}


def test_a_villager_comes_back_though_the_qi_supply_is_empty() -> None:
    state = lit("N: qi 11, at NW\npending: yang", graveyard="li")
    play(state, "help", "recall li", "curse nothing")
    assert villagers(state) == {"NW": "li"}


def test_with_the_cemetery_missing_the_dead_lie_beside_the_village() -> None:
    tiles = "taoist-altar herbalists-shop sorcerers-hut buddhist-temple night-watchmans-beat circle-of-prayer "
    tiles += "pavilion-of-the-heavenly-winds tea-house kung-fu-school"
    state = lit(f"village: {tiles}\nghosts: N1 raging-one\nN: qi 1")
    play(state, "curse lose-qi")
    assert (qi(state, "N"), tile(state, "N")) == (0, None)

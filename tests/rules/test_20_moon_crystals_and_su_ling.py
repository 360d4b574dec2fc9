"""White Moon: moon crystals, how they are gained and what they do; Su-Ling, when she comes and what she stops."""

from __future__ import annotations

import pytest

from fatsi.rules.geometry import SPACES
from tests.moon_positions import artifacts, crystals, graveyard, laid_down, moon_of, receptacles, su_ling, villagers
from tests.moonlight import NIGHTMARE, crystal_supply, lit
from tests.positions import (
    actor,
    asked,
    circle,
    figures,
    ghosts,
    has_yin_yang,
    haunted,
    ids,
    play,
    qi,
    reason,
    starting,
    supply,
    tao,
    texts,
    verbs,
)
from tests.quiet import ALL_TAO

AT_HERBALIST = "N: qi 3, at NE\npending: yang"
MOUNTAIN = "boards: green-b red-a blue-a yellow-a"


# --- gaining crystals -----------------------------------------------------------------------------------


def test_there_are_four_crystals_in_the_supply_at_the_start() -> None:
    assert crystal_supply(lit("pending: yang")) == 4


def test_a_white_face_at_the_herbalists_may_be_a_crystal_instead_of_a_token() -> None:
    state = lit(AT_HERBALIST)
    play(state, "help", "roll red white")
    assert texts(state) == {"take red", "take green", "take blue", "take yellow", "take black", "take crystal"}
    play(state, "take crystal")
    assert (crystals(state, "N"), crystal_supply(state), tao(state, "N"), asked(state)) == (1, 3, {"red": 1}, "yang")


def test_it_is_chosen_for_each_white_face_anew() -> None:
    state = lit(AT_HERBALIST)
    play(state, "help", "roll white white", "take black", "take crystal")
    assert (crystals(state, "N"), tao(state, "N"), asked(state)) == (1, {"black": 1}, "yang")
    two = lit(AT_HERBALIST)
    play(two, "help", "roll white white", "take crystal", "take crystal")
    assert (crystals(two, "N"), tao(two, "N")) == (2, {})


def test_coloured_faces_give_no_crystal() -> None:
    state = lit(AT_HERBALIST)
    play(state, "help", "roll red black")
    assert (crystals(state, "N"), asked(state)) == (0, "yang")


def test_without_a_crystal_in_the_supply_the_herbalist_gives_tokens_only() -> None:
    state = lit("receptacles: NW\nN: qi 3, at NE, crystals 3\npending: yang")
    play(state, "help", "roll white white")
    assert "take crystal" not in texts(state)
    assert reason(state, "take crystal") == "no-crystal-left"


def test_the_last_crystal_is_not_offered_for_a_second_white_face() -> None:
    state = lit("N: qi 3, at NE\nE: qi 3, crystals 3\npending: yang")
    play(state, "help", "roll white white", "take crystal")
    assert reason(state, "take crystal") == "no-crystal-left"


def test_with_no_token_left_white_faces_can_still_be_crystals() -> None:
    state = lit(f"N: qi 3, at NE\nE: qi 3, {ALL_TAO}\nS: qi 3\nW: qi 3\npending: yang")
    assert "help" in texts(state)
    play(state, "help", "roll red white")
    assert texts(state) == {"take crystal"}


@pytest.mark.parametrize(
    ("ghost", "roll"),
    [
        ("lord-of-rodents", "yellow yellow yellow"),
        ("queen-of-nagas", "blue blue blue"),
        ("the-gorer", "green green green"),
        ("silverfang", "red red red"),
        ("werewolf", "black black red"),
    ],
)
def test_some_exorcised_ghosts_leave_a_crystal_to_the_exorcist(ghost: str, roll: str) -> None:
    state = lit(f"ghosts: N2 {ghost}\nN: qi 3, at N\nE: qi 3, at N\npending: yang")
    play(state, "exorcise", f"roll {roll}", "defeat N2")
    assert (crystals(state, "N"), crystals(state, "E"), crystal_supply(state)) == (1, 0, 3)


def test_the_reward_of_a_crystal_is_lost_if_the_supply_has_none() -> None:
    state = lit("receptacles: NW SE\nghosts: N2 silverfang\nN: qi 3, at N\nE: qi 3, crystals 2\npending: yang")
    play(state, "exorcise", "roll red red red", "defeat N2")
    assert (ghosts(state), crystals(state, "N"), asked(state)) == ({}, 0, "yang")


def test_a_ghost_banished_by_the_sorcerer_leaves_no_crystal() -> None:
    state = lit("ghosts: N2 silverfang\nN: qi 3, at W\npending: yang")
    play(state, "help", "banish N2")
    assert (crystals(state, "N"), crystal_supply(state)) == (0, 4)


def test_crystal_and_yin_yang_of_an_incarnation_are_shared_out_by_the_players() -> None:
    state = lit(
        NIGHTMARE,
        "ghosts: N2 ravenous\nN: qi 3, at N, tao red\nE: qi 3\nS: dead\nW: qi 3, yin-yang\npending: yang",
    )
    play(state, "exorcise", "roll red red red", "defeat N2", "spend N red")
    assert (actor(state), texts(state)) == ("N", {"give crystal N", "give crystal E", "give crystal W"})
    play(state, "give crystal W")
    assert (actor(state), texts(state)) == ("N", {"give yin-yang N", "give yin-yang E"})
    play(state, "give yin-yang E")
    assert (crystals(state, "W"), has_yin_yang(state, "E"), asked(state)) == (1, True, "yang")


def test_without_a_crystal_in_the_supply_an_incarnation_leaves_the_yin_yang_alone() -> None:
    state = lit("receptacles: NW NE SW\nE: qi 3, crystals 1\nN: qi 3\npending: offer-crystal; offer-yin-yang; yang")
    assert asked(state) == "give-yin-yang"


def test_the_moonstone_takes_a_crystal_and_is_used_up() -> None:
    state = lit("N: qi 3, at N, artifacts moonstone\npending: yang")
    play(state, "moonstone")
    assert (crystals(state, "N"), artifacts(state, "N"), asked(state)) == (1, set(), "yang")
    assert reason(state, "moonstone") == "no-artifact"


def test_the_moonstone_is_not_wasted_if_the_supply_has_none() -> None:
    state = lit("receptacles: NW NE SW\nE: qi 3, crystals 1\nN: qi 3, artifacts moonstone\npending: yang")
    assert reason(state, "moonstone") == "artifact-useless"


# --- crystals in an exorcism ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ghost", "roll"),
    [
        ("wicked-one-1", "green green red"),
        ("scarlet-evildoer-1", "red red blue"),
        ("ooze-devil-1", "blue white red"),
        ("hopping-vampire-1", "yellow yellow red"),
        ("dark-wraith-1", "black white red"),
    ],
    ids=["green", "red", "blue", "yellow", "black"],
)
def test_in_an_exorcism_a_crystal_counts_as_a_token_of_any_colour(ghost: str, roll: str) -> None:
    state = lit(f"ghosts: N2 {ghost}\nN: qi 3, at N, crystals 1\npending: yang")
    play(state, "exorcise", f"roll {roll}", "defeat N2")
    assert texts(state) == {"spend N crystal"}
    play(state, "spend N crystal")
    assert (ghosts(state), crystals(state, "N"), crystal_supply(state)) == ({}, 0, 4)


def test_crystals_make_an_attempt_possible_that_dice_alone_could_not_win() -> None:
    assert reason(lit("ghosts: N2 lich\nN: qi 3, at N\npending: yang"), "exorcise") == "too-strong"
    assert "exorcise" in texts(lit("ghosts: N2 lich\nN: qi 3, at N, crystals 1\npending: yang"))


def test_the_crystals_of_taoists_on_the_same_tile_count_too() -> None:
    state = lit("ghosts: N2 lich\nN: qi 3, at N\nE: qi 3, at N, crystals 1\nS: qi 3, at C, crystals 1\npending: yang")
    play(state, "exorcise", "roll yellow yellow yellow", "defeat N2")
    assert texts(state) == {"spend E crystal"}
    assert reason(state, "spend S crystal") == "no-crystal"
    play(state, "spend E crystal")
    assert (crystals(state, "E"), crystals(state, "S"), crystal_supply(state)) == (0, 1, 3)


def test_a_token_or_a_crystal_may_be_spent_as_the_player_likes() -> None:
    state = lit("ghosts: N2 flesh-devourer\nN: qi 3, at N, tao red green, crystals 1\npending: yang")
    play(state, "exorcise", "roll red red red", "defeat N2")
    assert texts(state) == {"spend N red", "spend N crystal"}


def test_crystals_and_tokens_may_be_spent_together() -> None:
    state = lit("ghosts: N2 flesh-devourer\nN: qi 3, at N, tao red red, crystals 2\npending: yang")
    play(state, "exorcise", "roll red blue blue", "defeat N2", "spend N crystal", "spend N red", "spend N crystal")
    assert (ghosts(state), crystals(state, "N"), tao(state, "N")) == ({}, 0, {"red": 1})


def test_a_crystal_may_be_withheld() -> None:
    state = lit("ghosts: N2 wicked-one-1\nN: qi 3, at N, crystals 1\npending: yang")
    play(state, "exorcise", "roll green green red", "done")
    assert (set(ghosts(state)), crystals(state, "N"), asked(state)) == ({"N2"}, 1, "yang")


def test_what_the_dice_beat_costs_no_crystal() -> None:
    state = lit("ghosts: N2 wicked-one-1\nN: qi 3, at N, crystals 1\npending: yang")
    play(state, "exorcise", "roll green green green")
    assert texts(state) == {"defeat N2"}
    play(state, "defeat N2")
    assert (ghosts(state), crystals(state, "N")) == ({}, 1)


def test_crystals_beat_a_ghost_that_is_immune_to_dice() -> None:
    state = lit("ghosts: N2 reaper\nN: qi 3, at N, crystals 1\npending: yang")
    play(state, "exorcise", "defeat N2", "spend N crystal")
    assert (ghosts(state), crystals(state, "N")) == ({}, 0)


def test_a_crystal_counts_against_an_incarnation_too() -> None:
    state = lit(NIGHTMARE, "ghosts: N2 nameless\nN: qi 3, at N, crystals 2\npending: yang")
    play(state, "exorcise", "roll red green blue", "defeat N2", "spend N crystal", "spend N crystal")
    assert ghosts(state) == {}


def test_one_roll_with_crystals_may_beat_both_ghosts_of_a_corner() -> None:
    state = lit("ghosts: N1 zombie-1, E3 skinner\nN: qi 3, at NE, crystals 2\npending: yang")
    play(state, "exorcise", "roll yellow blue blue", "defeat N1", "defeat E3", "spend N crystal", "spend N crystal")
    assert ghosts(state) == {}


def test_crystals_spent_go_to_the_supply_at_once_so_that_a_reward_may_give_them_back() -> None:
    state = lit("receptacles: NW NE SW\nghosts: N2 silverfang\nN: qi 3, at N, crystals 1\npending: yang")
    play(state, "exorcise", "roll red red blue", "defeat N2", "spend N crystal")
    assert (ghosts(state), crystals(state, "N"), crystal_supply(state)) == ({}, 1, 0)


# --- a crystal is not a Tao token -----------------------------------------------------------------------


def test_ghosts_that_block_tao_tokens_do_not_block_crystals() -> None:
    state = lit("ghosts: N2 flesh-devourer, E1 black-widow-1\nN: qi 3, at N, tao red, crystals 1\npending: yang")
    play(state, "exorcise", "roll red red red", "defeat N2")
    assert texts(state) == {"spend N crystal"}


def test_the_curse_die_takes_tokens_and_leaves_crystals() -> None:
    state = lit("ghosts: N1 raging-one\nN: qi 3, tao red blue, crystals 2")
    play(state, "curse lose-tao")
    assert (tao(state, "N"), crystals(state, "N")) == ({}, 2)


def test_nobody_discards_a_crystal_for_a_taker_of_tokens() -> None:
    state = lit("N: qi 3, crystals 1\nE: qi 3, tao red\npending: place soul-eater; after-yin")
    play(state, "place N1")
    assert (actor(state), texts(state)) == ("E", {"discard red"})


def test_bottomless_pockets_give_no_crystal() -> None:
    state = lit("active: W\npending: yang")
    assert starting(state, "take") == {"red", "green", "blue", "yellow", "black"}


def test_rewards_and_the_tea_house_that_give_tokens_give_no_crystal() -> None:
    assert "take crystal" not in texts(lit("pending: take 2; yang"))
    state = lit("N: qi 3, at SE\npending: yang")
    play(state, "help")
    assert "take crystal" not in texts(state)


def test_a_crystal_never_lies_on_the_circle_of_prayer() -> None:
    state = lit(f"N: qi 3, at SW, crystals 2\nE: qi 3, {ALL_TAO}\nS: qi 3\nW: qi 3\npending: yang")
    assert "help" not in texts(state)
    praying = lit("N: qi 3, at SW, crystals 2\npending: yang")
    play(praying, "help")
    assert starting(praying, "pray") == {"red", "green", "blue", "yellow", "black"}
    play(praying, "pray red")
    assert (circle(praying), crystals(praying, "N")) == ("red", 2)


def test_a_token_that_leaves_the_game_is_never_a_crystal() -> None:
    state = lit("N: qi 3, crystals 1\nE: qi 3, tao red red red red\npending: death chang C; yang", hidden="chang")
    assert texts(state) == {"give-up E"}


def test_the_crystals_of_a_taoist_who_dies_go_to_the_supply() -> None:
    state = lit("ghosts: N1 raging-one\nN: qi 1, crystals 2")
    play(state, "curse lose-qi")
    assert (qi(state, "N"), crystals(state, "N"), crystal_supply(state)) == (0, 0, 4)


# --- step 3 of Yang: a crystal into a receptacle --------------------------------------------------------


@pytest.mark.parametrize("corner", ["NW", "NE", "SW", "SE"])
def test_on_a_corner_tile_a_crystal_may_be_put_into_the_receptacle(corner: str) -> None:
    state = lit(f"N: qi 3, at {corner}, crystals 2\npending: yang")
    events = play(state, "fill")
    assert ids(events) == ["receptacle-filled"]
    assert (receptacles(state), crystals(state, "N"), crystal_supply(state)) == ({corner}, 1, 2)


@pytest.mark.parametrize("tile", ["N", "E", "S", "W", "C"])
def test_there_are_receptacles_at_corners_only(tile: str) -> None:
    state = lit(f"N: qi 3, at {tile}, crystals 2\npending: yang")
    assert reason(state, "fill") == "no-receptacle-here"


def test_a_full_receptacle_takes_no_second_crystal() -> None:
    state = lit("receptacles: NE\nN: qi 3, at NE, crystals 2\npending: yang")
    assert reason(state, "fill") == "no-receptacle-here"


def test_the_crystal_must_have_been_taken_in_an_earlier_turn() -> None:
    state = lit(AT_HERBALIST)
    play(state, "help", "roll red white", "take crystal")
    assert reason(state, "fill") == "no-crystal"
    earlier = lit("N: qi 3, at NE, crystals 1\npending: yang")
    play(earlier, "help", "roll red white", "take crystal", "fill")
    assert (receptacles(earlier), crystals(earlier, "N")) == ({"NE"}, 1)
    assert reason(earlier, "fill") == "no-receptacle-here"


def test_of_crystals_one_of_this_turn_is_spent_first_so_that_an_older_one_can_still_be_put_down() -> None:
    state = lit("fresh-crystals: 1\nghosts: N1 lich\nN: qi 3, at NE, crystals 2\npending: yang")
    play(state, "exorcise", "roll yellow yellow yellow", "defeat N1", "spend N crystal", "gain qi", "fill")
    assert (receptacles(state), crystals(state, "N")) == ({"NE"}, 0)


def test_in_the_next_turn_a_crystal_of_this_turn_may_be_put_there() -> None:
    state = lit("active: N\nE: dead\nS: dead\nW: dead\nN: qi 3, at NE\npending: yang")
    play(state, "help", "roll red white", "take crystal", "end")
    play(state, "draw zombie-1", "place W1")
    assert (actor(state), asked(state)) == ("N", "yang")
    assert "fill" in texts(state)


def test_putting_a_crystal_there_is_no_action_but_moving_and_acting_are_over() -> None:
    state = lit("ghosts: N1 skinner\nN: qi 3, at NE, crystals 1\npending: yang")
    play(state, "exorcise", "roll blue blue blue", "done", "fill")
    assert receptacles(state) == {"NE"}
    early = lit("ghosts: N1 skinner\nN: qi 3, at NE, crystals 1\npending: yang")
    play(early, "fill")
    assert not {"move", "exorcise", "help"} & verbs(early)


def test_a_haunted_corner_has_its_receptacle_still() -> None:
    state = lit("haunted: NE\nN: qi 3, at NE, crystals 1\npending: yang")
    play(state, "fill")
    assert receptacles(state) == {"NE"}


def test_a_crystal_and_a_buddha_may_be_placed_in_one_turn() -> None:
    state = lit("N: qi 3, at NE, crystals 1, buddhas 1\npending: yang")
    play(state, "buddha N1", "fill")
    assert receptacles(state) == {"NE"}


# --- when Su-Ling may come ------------------------------------------------------------------------------


def test_without_anything_dreadful_the_turn_ends_without_su_ling() -> None:
    state = lit("ghosts: N1 zombie-1\npending: yang")
    play(state, "end")
    assert (actor(state), asked(state)) == ("chance", "draw")


def test_she_may_come_at_the_end_of_a_turn_in_which_a_villager_died() -> None:
    state = lit("ghosts: N2 weretiger", people="N hua")
    play(state, "draw zombie-1", "place W1")
    assert graveyard(state) == {"hua": 1}
    assert asked(state) == "yang"
    play(state, "end")
    assert (actor(state), asked(state)) == ("N", "su-ling")


@pytest.mark.parametrize("face", ["nothing", "lose-tao", "lose-qi"])
def test_she_may_come_at_the_end_of_a_turn_in_which_the_curse_die_was_rolled(face: str) -> None:
    state = lit("ghosts: N1 raging-one")
    play(state, f"curse {face}", "draw zombie-1", "place W1", "end")
    assert (actor(state), asked(state)) == ("N", "su-ling")


def test_a_curse_die_that_is_not_rolled_does_not_call_her() -> None:
    state = lit(MOUNTAIN, "ghosts: N1 raging-one")
    play(state, "draw zombie-1", "place W1", "end")
    assert asked(state) == "draw"


def test_she_may_come_at_the_end_of_a_turn_in_which_a_tile_was_haunted() -> None:
    state = lit("ghosts: N2 skinner step")
    play(state, "draw zombie-1", "place W1", "end")
    assert (haunted(state), asked(state)) == ({"N"}, "su-ling")


@pytest.mark.parametrize(
    "harmless",
    [
        "ghosts: N2 skinner",
        "N: qi 3, at C\nE: qi 3, tao red",
        "ghosts: N1 black-widow-1",
    ],
    ids=["a figure that steps forth", "nothing at all", "a stone that blocks"],
)
def test_nothing_else_calls_her(harmless: str) -> None:
    state = lit(harmless)
    play(state, "draw zombie-1", "place W1", "end")
    assert asked(state) == "draw"


def test_losing_qi_by_an_overrun_board_does_not_call_her() -> None:
    state = lit("ghosts: N1 zombie-1, N2 abysmal-1, N3 abysmal-2")
    play(state, "end")
    assert (qi(state, "N"), asked(state)) == (2, "draw")


def test_a_villager_who_flees_and_lives_does_not_call_her() -> None:
    state = lit("ghosts: N2 skinner", people="N hua")
    play(state, "draw zombie-1", "place W1", "end")
    assert (villagers(state), asked(state)) == ({"C": "hua"}, "draw")


def test_she_comes_once_a_turn_however_much_happened() -> None:
    state = lit("ghosts: N1 raging-one, N2 skinner step, N3 weretiger", people="NW miao")
    play(state, "curse nothing", "end", "su-ling E2")
    assert asked(state) == "draw"


def test_what_happened_in_one_turn_does_not_call_her_in_the_next() -> None:
    state = lit("ghosts: N1 raging-one")
    play(state, "curse nothing", "draw zombie-1", "place W1", "end", "stay")
    play(state, "draw zombie-2", "place W2", "end")
    assert (actor(state), asked(state)) == ("chance", "draw")


def test_she_comes_at_the_end_of_the_turn_after_everything_else_of_yang() -> None:
    state = lit("ghosts: N1 raging-one\nN: qi 3, at NE, crystals 1")
    play(state, "curse nothing", "draw zombie-1", "place W1")
    assert "su-ling" not in verbs(state)
    play(state, "fill", "end")
    assert asked(state) == "su-ling"
    assert verbs(state) == {"su-ling", "stay"}


def test_hers_is_the_last_decision_before_the_barrier_and_may_raise_it() -> None:
    state = lit("receptacles: NW NE SW\nsu-ling-due: yes\npending: yang", people="N hua")
    play(state, "end", "su-ling E1", "fill")
    assert (receptacles(state), asked(state)) == ({"NW", "NE", "SW", "SE"}, "barrier-choice")
    declined = lit("receptacles: NW NE SW\nsu-ling-due: yes\npending: yang", people="N hua")
    play(declined, "end", "su-ling E1", "done")
    assert asked(declined) == "draw"


def test_a_player_who_died_in_his_turn_still_moves_her_at_its_end() -> None:
    state = lit("ghosts: N1 raging-one\nN: qi 1")
    play(state, "curse lose-qi")
    assert (qi(state, "N"), actor(state), asked(state)) == (0, "N", "su-ling")
    play(state, "su-ling N1", "fill")
    assert (su_ling(state), receptacles(state)) == ("N1", {"NE"})


def test_at_the_end_of_a_neutral_boards_turn_the_next_living_player_moves_her() -> None:
    """R55."""
    state = lit("players: 3\nactive: W\nghosts: W1 lich\nN: dead")
    play(state, "curse nothing")
    assert (actor(state), asked(state)) == ("E", "su-ling")


def test_at_the_end_of_a_dead_taoists_turn_the_next_living_player_moves_her() -> None:
    state = lit("active: E\nghosts: E1 great-putrid\nE: dead\nS: dead")
    play(state, "curse nothing")
    assert (actor(state), asked(state)) == ("W", "su-ling")


def test_her_coming_is_optional() -> None:
    state = lit("su-ling-due: yes\npending: yang")
    play(state, "end", "stay")
    assert (su_ling(state), asked(state)) == (None, "draw")


# --- where she goes -------------------------------------------------------------------------------------


def test_she_may_stand_before_any_space_whether_a_ghost_lies_there_or_not() -> None:
    """R54."""
    state = lit("ghosts: N1 zombie-1\nbuddhas: E2\nsu-ling-due: yes\npending: yang")
    play(state, "end")
    assert starting(state, "su-ling") == set(SPACES)


def test_she_does_not_stand_before_an_incarnation() -> None:
    text = "difficulty: nightmare\ndeck: 10 10 10\nghosts: N1 nameless, E1 ravenous, S2 zombie-1"
    state = lit(text, "su-ling-due: yes\npending: yang")
    play(state, "end")
    assert starting(state, "su-ling") == set(SPACES) - {"N1", "E1"}
    assert reason(state, "su-ling N1") == "incarnation-before"


def test_she_moves_from_space_to_space_or_stays() -> None:
    state = lit("su-ling: N1\nsu-ling-due: yes\npending: yang")
    play(state, "end")
    assert starting(state, "su-ling") == set(SPACES) - {"N1"}
    assert reason(state, "su-ling N1") == "already-before-space"
    play(state, "su-ling W2")
    assert su_ling(state) == "W2"


@pytest.mark.parametrize("how", ["placed", "moved by the Pavilion"])
def test_an_incarnation_that_comes_to_lie_before_her_sends_her_to_the_supply(how: str) -> None:
    if how == "placed":
        state = lit("su-ling: N1\ndeck: 10\npending: place nameless; after-yin")
        play(state, "place N1")
    else:
        state = lit("su-ling: N1\nghosts: E1 nameless\nN: qi 3, at S\npending: yang")
        play(state, "help", "lift E1", "place N1")
    assert (ghosts(state)["N1"], su_ling(state)) == ("nameless", None)


def test_a_ghost_that_comes_to_lie_before_her_does_not_drive_her_away() -> None:
    state = lit("su-ling: N1\npending: place skinner; after-yin")
    play(state, "place N1")
    assert su_ling(state) == "N1"


def test_driven_away_she_may_come_again_after_the_next_dreadful_event() -> None:
    state = lit("su-ling: N1\nghosts: E2 raging-one\ndeck: 10\npending: place nameless; after-yin")
    play(state, "place N1", "end", "curse nothing", "keep", "draw zombie-1", "place W1", "end", "su-ling N2")
    assert su_ling(state) == "N2"


# --- what she stops -------------------------------------------------------------------------------------


def test_before_her_a_haunters_figure_stays_where_it_is() -> None:
    on_card = lit("su-ling: N2\nghosts: N2 skinner", people="N hua")
    play(on_card, "draw zombie-1", "place W1")
    assert (figures(on_card), villagers(on_card)) == ({"N2": "card"}, {"N": "hua"})
    on_step = lit("su-ling: N2\nghosts: N2 skinner step", people="N hua")
    play(on_step, "draw zombie-1", "place W1")
    assert (figures(on_step), haunted(on_step), villagers(on_step)) == ({"N2": "step"}, set(), {"N": "hua"})


def test_before_her_a_tormentor_has_no_curse_die_rolled() -> None:
    assert asked(lit("su-ling: N1\nghosts: N1 raging-one")) == "draw"


def test_before_her_a_devourer_kills_nobody() -> None:
    state = lit("su-ling: N2\nghosts: N2 weretiger", people="N hua")
    assert (asked(state), villagers(state), graveyard(state)) == ("draw", {"N": "hua"}, {})


def test_before_her_a_ghost_is_not_immune_to_dice_in_yang() -> None:
    state = lit("su-ling: N2\nghosts: N2 reaper\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll red blue blue", "defeat N2")
    assert ghosts(state) == {}
    assert reason(lit("ghosts: N2 reaper\nN: qi 3, at N\npending: yang"), "exorcise") == "too-strong"


def test_she_stops_the_ghost_before_her_only() -> None:
    state = lit("su-ling: N1\nghosts: N1 raging-one, N2 skinner, N3 weretiger", people="NW hua")
    assert (figures(state), graveyard(state), laid_down(state)) == ({"N2": "step"}, {"hua": 1}, {"N"})


def test_she_does_not_stop_left_or_right_stones() -> None:
    arriving = lit("su-ling: N1\npending: place shapeless-evil; after-yin")
    play(arriving, "place N1")
    assert haunted(arriving) == {"NE"}
    thief = lit("su-ling: W1\nghosts: W1 severed-heads-1, N2 scarlet-evildoer-1\nN: qi 3, at N\npending: yang")
    assert reason(thief, "exorcise") == "too-strong"
    cursing = lit("su-ling: N2\nghosts: N2 zombie-1\nN: qi 3, at N\npending: yang")
    play(cursing, "exorcise", "roll yellow yellow red", "defeat N2")
    assert asked(cursing) == "curse-die"
    rewarding = lit("su-ling: N2\nghosts: N2 silverfang\nN: qi 3, at N\npending: yang")
    play(rewarding, "exorcise", "roll red red red", "defeat N2")
    assert crystals(rewarding, "N") == 1


def test_a_ghost_that_leaves_her_acts_again() -> None:
    state = lit("su-ling: N1\nghosts: N1 raging-one\nW: qi 3, at S\nactive: W\npending: yang")
    play(state, "help", "lift N1", "place N2", "guide E", "to N", "end")
    assert asked(state) == "curse-die"


# --- the crystal that she brings ------------------------------------------------------------------------

CORNERS = {"NW": ("N3", "W1"), "NE": ("N1", "E3"), "SE": ("E1", "S3"), "SW": ("S1", "W3")}


@pytest.mark.parametrize(("corner", "space"), [(corner, space) for corner in CORNERS for space in CORNERS[corner]])
def test_coming_next_to_a_corner_with_an_empty_receptacle_she_may_bring_a_crystal(corner: str, space: str) -> None:
    state = lit("su-ling-due: yes\npending: yang")
    play(state, "end", f"su-ling {space}")
    assert texts(state) == {"fill", "done"}
    play(state, "fill")
    assert (receptacles(state), crystal_supply(state)) == ({corner}, 3)


@pytest.mark.parametrize("space", ["N2", "E2", "S2", "W2"])
def test_in_the_middle_of_a_side_she_brings_none(space: str) -> None:
    state = lit("su-ling-due: yes\npending: yang")
    play(state, "end", f"su-ling {space}")
    assert (asked(state), receptacles(state)) == ("draw", set())


def test_the_crystal_may_be_left_in_the_supply() -> None:
    state = lit("su-ling-due: yes\npending: yang")
    play(state, "end", "su-ling N1", "done")
    assert (receptacles(state), crystal_supply(state), asked(state)) == (set(), 4, "draw")


def test_next_to_a_full_receptacle_she_brings_none() -> None:
    state = lit("receptacles: NE\nsu-ling-due: yes\npending: yang")
    play(state, "end", "su-ling N1")
    assert asked(state) == "draw"


def test_she_brings_none_if_the_supply_has_none() -> None:
    state = lit("receptacles: NW\nE: qi 3, crystals 3\nsu-ling-due: yes\npending: yang")
    play(state, "end", "su-ling N1")
    assert asked(state) == "draw"


def test_to_stay_next_to_a_corner_does_not_count() -> None:
    state = lit("su-ling: N1\nsu-ling-due: yes\npending: yang")
    play(state, "end", "stay")
    assert (receptacles(state), asked(state)) == (set(), "draw")


def test_moving_to_the_other_space_of_the_same_corner_counts() -> None:
    state = lit("su-ling: N1\nsu-ling-due: yes\npending: yang")
    play(state, "end", "su-ling E3", "fill")
    assert receptacles(state) == {"NE"}


def test_while_the_screamer_holds_her_she_does_not_come() -> None:
    state = lit("ghosts: E1 screamer\nsu-ling-due: yes\npending: yang")
    play(state, "end")
    assert (asked(state), su_ling(state)) == ("draw", None)


def test_there_are_always_four_crystals() -> None:
    state = lit("receptacles: NW\nE: qi 3, crystals 1\nsu-ling-due: yes\npending: yang")
    play(state, "end", "su-ling N1", "fill")
    in_all = crystal_supply(state) + sum(moon_of(state).crystals) + len(receptacles(state))
    assert (in_all, supply(state)["red"]) == (4, 3)

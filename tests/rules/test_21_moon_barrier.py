"""White Moon: the Moon Barrier, a phase of its own between two turns."""

from __future__ import annotations

import pytest

from fatsi import State
from fatsi.rules.events import GhostExorcised, TurnBegan
from fatsi.rules.geometry import SIDES, SPACES
from tests.moon_positions import artifacts, crystals, graveyard, receptacles, shelter, su_ling, villagers
from tests.moonlight import NIGHTMARE, crystal_supply, lit
from tests.positions import (
    actor,
    asked,
    ghosts,
    has_yin_yang,
    ids,
    mantra,
    of_kind,
    play,
    power_tokens,
    qi,
    reason,
    seat,
    starting,
    tao,
    texts,
)

FULL = "receptacles: NW NE SW SE"
YANG = "pending: yang"
MANTRA = "boards: red-a green-a blue-a yellow-b"
MOUNTAIN = "boards: green-b red-a blue-a yellow-a"


def risen(*parts: str, people: str = "", hidden: str = "", dead: str = "") -> State:
    """Return a position in which the active Taoist has just ended his turn with all receptacles full."""
    state = lit(FULL, *parts, YANG, people=people, hidden=hidden, graveyard=dead)
    play(state, "end")
    return state


# --- when it rises --------------------------------------------------------------------------------------


def test_it_rises_at_the_end_of_a_turn_with_four_full_receptacles() -> None:
    state = lit(FULL, YANG, people="N hua")
    assert ids(play(state, "end")) == ["barrier-rose"]
    assert (actor(state), asked(state)) == ("N", "barrier-choice")


@pytest.mark.parametrize("empty", ["NW", "NE", "SW", "SE"])
def test_it_does_not_rise_with_three(empty: str) -> None:
    state = lit(FULL.replace(f" {empty}", ""), YANG, people="N hua")
    play(state, "end")
    assert asked(state) == "draw"


def test_it_does_not_rise_before_the_turn_has_ended() -> None:
    state = lit("receptacles: NW SW SE\nN: qi 3, at NE, crystals 1", YANG, people="N hua")
    play(state, "fill")
    assert (len(receptacles(state)), asked(state)) == (4, "yang")
    play(state, "end")
    assert asked(state) == "barrier-choice"


def test_it_rises_at_the_end_of_a_neutral_boards_turn_too() -> None:
    state = lit("players: 3\nactive: W\nreceptacles: NW NE SW\nghosts: W1 lich", people="N hua")
    play(state, "curse nothing", "su-ling E1", "fill")
    assert (actor(state), asked(state)) == ("N", "barrier-choice")


def test_it_rises_at_the_end_of_a_dead_taoists_turn_too() -> None:
    state = lit("active: E\nE: dead\nreceptacles: NW NE SW\nghosts: E1 great-putrid", people="N hua")
    play(state, "curse nothing", "su-ling S3", "fill")
    assert (actor(state), asked(state)) == ("S", "barrier-choice")


def test_after_it_the_next_turn_begins() -> None:
    state = risen(people="N hua, S hua, E li, W sun")
    events = play(state, *["barrier save", "rescue N", "barrier roll", "barrier roll", "barrier roll"])
    assert of_kind(events, TurnBegan) == [TurnBegan(seat("E"))]


# --- board by board -------------------------------------------------------------------------------------

ONE_EACH = "ghosts: N1 skinner, E1 creeping-one, S1 drowned-maiden, W1 ghoul"


@pytest.mark.parametrize("first", SIDES)
def test_each_board_takes_part_in_order_from_the_active_one(first: str) -> None:
    state = risen(ONE_EACH, f"active: {first}")
    fallen = []
    for _ in range(4):
        assert asked(state) == "barrier-choice"
        play(state, "barrier roll", "roll white white white white")
        (space,) = starting(state, "defeat")
        fallen.append(space[0])
        play(state, f"defeat {space}")
    at = SIDES.index(first)
    assert fallen == [*SIDES[at:], *SIDES[:at]]


def test_neutral_boards_take_part() -> None:
    state = risen("players: 2", ONE_EACH)
    for space in ("N1", "E1", "S1", "W1"):
        play(state, "barrier roll", "roll white white white white", f"defeat {space}")
    assert ghosts(state) == {}


def test_the_boards_of_dead_taoists_take_part() -> None:
    state = risen("E: dead", ONE_EACH)
    for space in ("N1", "E1"):
        play(state, "barrier roll", "roll white white white white", f"defeat {space}")
    assert set(ghosts(state)) == {"S1", "W1"}


def test_a_board_with_nothing_to_save_or_beat_is_passed_over() -> None:
    state = risen("ghosts: S1 drowned-maiden")
    play(state, "barrier roll", "roll white white white white", "defeat S1")
    assert asked(state) == "draw"


def test_for_each_board_the_choice_is_to_save_or_to_roll() -> None:
    state = risen(ONE_EACH, people="C hua")
    assert texts(state) == {"barrier save", "barrier roll"}


# --- saving ---------------------------------------------------------------------------------------------


def test_a_crystal_goes_back_to_the_supply_and_the_top_villager_of_the_portals_tile_is_saved() -> None:
    state = risen(people="C hua zhou, N li")
    assert shelter(state)["zhou"] == 2
    play(state, "barrier save")
    assert (villagers(state), shelter(state)["zhou"]) == ({"N": "li", "C": "hua"}, 3)
    assert (len(receptacles(state)), crystal_supply(state)) == (3, 1)


def test_the_one_beneath_is_turned_up_at_once() -> None:
    state = risen(people="C ? hua", hidden="li")
    play(state, "barrier save")
    assert (actor(state), texts(state)) == ("chance", {"reveal li"})
    play(state, "reveal li", "barrier save")
    assert villagers(state) == {}


def test_with_nobody_on_the_portals_tile_the_top_of_any_stack_is_saved() -> None:
    state = risen(people="N hua li, SE sun, W miao")
    play(state, "barrier save")
    assert texts(state) == {"rescue N", "rescue SE", "rescue W"}
    assert reason(state, "rescue E") == "no-villager-there"
    play(state, "rescue N")
    assert villagers(state) == {"N": "hua", "SE": "sun", "W": "miao"}


def test_no_other_stack_may_be_chosen_while_somebody_is_on_the_portals_tile() -> None:
    state = risen("portal: NE", people="NE hua, C li")
    play(state, "barrier save")
    assert villagers(state) == {"C": "li"}
    assert asked(state) == "barrier-choice"


def test_one_villager_may_be_saved_for_each_board_and_none_more() -> None:
    state = risen(people="C hua hua hua, N li li li")
    play(state, *["barrier save"] * 3, "barrier save", "rescue N")
    assert (villagers(state), asked(state)) == ({"N": "li li"}, "draw")


def test_saving_does_not_need_a_taoist_on_the_portals_tile() -> None:
    state = risen("portal: SE\nN: qi 3, at NW", people="SE hua")
    play(state, "barrier save")
    assert villagers(state) == {}


def test_with_nobody_left_in_the_village_only_the_roll_remains() -> None:
    assert texts(risen(ONE_EACH)) == {"barrier roll"}


# --- rolling --------------------------------------------------------------------------------------------


def test_the_roll_is_against_all_ghosts_of_that_board_and_no_others() -> None:
    state = risen("ghosts: N1 skinner, N2 zombie-1, N3 reaper, E1 creeping-one, W1 ghoul")
    play(state, "barrier roll", "roll red yellow yellow white")
    assert starting(state, "defeat") == {"N1", "N2", "N3"}


def test_four_dice_are_rolled() -> None:
    state = risen("ghosts: N1 flesh-devourer")
    play(state, "barrier roll", "roll red red red white", "defeat N1")
    assert ghosts(state) == {}


def test_stolen_dice_are_rolled_too_and_afterwards_are_stolen_again() -> None:
    thieves = "W1 repellent-beauty, W2 severed-heads-1, W3 severed-heads-2"
    state = risen(f"ghosts: N1 flesh-devourer, E2 skinner, {thieves}\nE: qi 3, at E", people="N hua")
    play(state, "barrier roll", "roll red red red red", "defeat N1", "barrier save", "rescue N")
    play(state, "barrier roll", "roll red red red red", "done")
    assert (asked(state), state.dice()) == ("draw", 0)


def test_thieves_that_fall_give_their_dice_back() -> None:
    state = risen("ghosts: N1 severed-heads-1, N2 severed-heads-2")
    play(state, "barrier roll", "roll black black red red", "defeat N1", "defeat N2")
    assert state.dice() == 3


def test_crystals_of_the_receptacles_count_as_tokens_of_any_colour() -> None:
    state = risen("ghosts: N1 flesh-devourer, N2 yellow-plague")
    play(state, "barrier roll", "roll red red yellow yellow", "defeat N1", "defeat N2")
    assert texts(state) == {"spend barrier crystal"}
    play(state, *["spend barrier crystal"] * 4)
    assert ghosts(state) == {}


def test_spent_crystals_are_gone_for_the_boards_that_follow() -> None:
    state = risen("ghosts: N1 flesh-devourer, E1 wicked-one-1", people="C hua")
    play(state, "barrier roll", "roll green green green green", "defeat N1", *["spend barrier crystal"] * 4)
    assert texts(state) == {"barrier roll"}
    assert reason(state, "barrier save") == "no-crystal-left"
    play(state, "barrier roll", "roll green green blue blue")
    assert set(ghosts(state)) == {"E1"}


def test_crystals_may_be_withheld() -> None:
    state = risen("ghosts: N1 flesh-devourer, E1 skinner")
    play(state, "barrier roll", "roll blue blue blue blue", "done")
    assert (set(ghosts(state)), len(receptacles(state)), asked(state)) == ({"N1", "E1"}, 4, "barrier-choice")


def test_the_mantra_counts() -> None:
    state = risen(MANTRA, "ghosts: N1 flesh-devourer mantra")
    play(state, "barrier roll", "roll red red red blue", "defeat N1")
    assert (ghosts(state), crystal_supply(state)) == ({}, 4)


def test_the_mantra_cannot_be_shifted_now() -> None:
    state = risen(MANTRA, "active: W\nghosts: W1 skinner mantra, N1 ghoul")
    assert reason(state, "mantra N1") == "another-question"
    play(state, "barrier roll", "roll blue blue blue blue")
    assert mantra(state) == "W1"
    assert texts(state) == {"defeat W1"}


def test_the_circle_of_prayer_counts() -> None:
    state = risen("circle: red\nghosts: N1 flesh-devourer, N2 skinner")
    play(state, "barrier roll", "roll red red red blue", "defeat N1", "defeat N2")
    assert ghosts(state) == {}


def test_tao_tokens_do_not_count() -> None:
    state = risen("ghosts: N1 flesh-devourer\nN: qi 3, at C, tao red red red red")
    play(state, "barrier roll", "roll red red blue blue", "defeat N1")
    assert texts(state) == {"spend barrier crystal"}
    assert reason(state, "spend N red") == "token-not-needed"
    play(state, "spend barrier crystal", "spend barrier crystal")
    assert (ghosts(state), tao(state, "N")) == ({}, {"red": 4})


def test_ghosts_that_block_tao_tokens_do_not_block_crystals() -> None:
    state = risen("ghosts: N1 flesh-devourer, W1 black-widow-1")
    play(state, "barrier roll", "roll red red red blue", "defeat N1", "spend barrier crystal")
    assert set(ghosts(state)) == {"W1"}


@pytest.mark.parametrize(
    "boards",
    ["boards: green-a red-a blue-a yellow-a", MOUNTAIN],
    ids=["The Gods' Favourite", "Strength of the Mountain"],
)
def test_powers_do_not_count(boards: str) -> None:
    state = risen(boards, "ghosts: N1 creeping-one")
    play(state, "barrier roll", "roll red red red red", "done")
    assert (set(ghosts(state)), asked(state)) == ({"N1"}, "draw")


def test_right_stones_do_not_apply() -> None:
    state = risen("ghosts: N1 zombie-1, N2 gloomy-minion, E1 great-putrid\nN: qi 3\nE: qi 3")
    play(state, "barrier roll", "roll yellow yellow black white", "defeat N1", "defeat N2")
    assert asked(state) == "barrier-choice"
    play(state, "barrier roll", "roll green green green green", "defeat E1")
    assert (asked(state), tao(state, "N"), qi(state, "E"), has_yin_yang(state, "E")) == ("draw", {}, 3, False)


def test_a_ghost_that_leaves_a_crystal_leaves_none() -> None:
    state = risen("ghosts: N1 silverfang")
    play(state, "barrier roll", "roll red red red red", "defeat N1")
    assert (crystals(state, "N"), crystal_supply(state)) == (0, 4)


def test_incarnations_are_not_affected() -> None:
    """R65."""
    state = risen("deck: 10\nghosts: N1 bone-cracker, N2 skinner")
    play(state, "barrier roll", "roll red red red red")
    assert texts(state) == {"defeat N2"}
    alone = risen("deck: 10\nghosts: N1 bone-cracker")
    assert asked(alone) == "draw"


def test_a_ghost_immune_to_dice_falls_to_crystals_only() -> None:
    state = risen("ghosts: N1 reaper")
    play(state, "barrier roll", "roll red red red red", "defeat N1", "spend barrier crystal")
    assert ghosts(state) == {}


def test_su_ling_lifts_the_immunity_to_dice_in_the_barrier_too() -> None:
    state = risen("su-ling: N1\nghosts: N1 reaper")
    play(state, "barrier roll", "roll red blue blue blue", "defeat N1")
    assert (ghosts(state), crystal_supply(state)) == ({}, 4)


def test_the_sword_does_not_work_here() -> None:
    """R64."""
    state = risen("ghosts: N1 skinner\nN: qi 3, artifacts celestial-sword")
    play(state, "barrier roll")
    assert (actor(state), asked(state)) == ("chance", "dice")
    assert len(state.legal()[0].text.split()) == 5


def test_the_claws_do_not_work_here() -> None:
    """R64."""
    state = risen("ghosts: N1 skinner\nN: qi 3, artifacts claws-of-vengeance")
    play(state, "barrier roll", "roll blue blue blue blue", "done")
    assert asked(state) == "draw"


def test_the_choices_are_the_active_players_or_the_next_living_ones() -> None:
    state = risen("active: S", ONE_EACH)
    play(state, "barrier roll", "roll white white white white")
    assert (actor(state), asked(state)) == ("S", "defeat")
    neutral = lit("players: 3\nactive: W\nN: dead", FULL, "ghosts: W1 zombie-1")
    play(neutral, "barrier roll", "roll white white white white")
    assert (actor(neutral), asked(neutral)) == ("E", "defeat")


# --- which ghosts must fall -----------------------------------------------------------------------------


def sets_after(state: State, roll: str) -> set[str]:
    """Return the sets of ghosts that may fall to a roll of the barrier without spending a crystal."""
    state = state.copy()
    play(state, "barrier roll", f"roll {roll}")
    found: set[str] = set()

    def explore(here: State) -> None:
        for action in here.legal():
            after = here.copy()
            events = play(after, str(action))
            if asked(after) == "defeat":
                explore(after)
            elif asked(after) != "spend":
                found.add(" ".join(SPACES[event.space] for event in of_kind(events, GhostExorcised)))

    if asked(state) == "defeat":
        explore(state)
    return found


def test_what_the_dice_alone_can_beat_must_fall() -> None:
    assert sets_after(risen("ghosts: N1 skinner, N2 ghoul"), "red yellow blue blue") == {"N1 N2"}


def test_of_ghosts_that_the_dice_cannot_beat_together_one_set_must_fall_to_which_they_cannot_add_another() -> None:
    """R58."""
    state = risen("ghosts: N1 bleeding-eyes, N2 restless-dead, N3 drowned-maiden")
    assert sets_after(state, "white white green green") == {"N1", "N2", "N3"}
    assert sets_after(state, "white white blue green") == {"N1 N3", "N2 N3"}


def test_what_needs_crystals_need_not_fall() -> None:
    state = risen("ghosts: N1 skinner, N2 yellow-plague")
    play(state, "barrier roll", "roll red yellow yellow blue", "defeat N1")
    assert texts(state) == {"defeat N2", "done"}


# --- what follows ---------------------------------------------------------------------------------------


def test_afterwards_su_ling_and_the_remaining_crystals_go_to_the_supply() -> None:
    state = risen("su-ling: N2", people="C hua")
    play(state, "barrier save")
    assert (su_ling(state), receptacles(state), crystal_supply(state)) == (None, set(), 4)


def test_a_su_ling_held_by_the_screamer_stays_on_it() -> None:
    state = risen(NIGHTMARE, "ghosts: W1 screamer", people="C hua")
    play(state, "barrier save")
    assert asked(state) == "draw"
    gone = lit(NIGHTMARE, "ghosts: W1 screamer\nsu-ling-due: yes", YANG)
    play(gone, "end")
    assert (asked(gone), su_ling(gone)) == ("draw", None)


def test_a_family_that_is_whole_gives_its_reward_after_the_barrier() -> None:
    state = risen(ONE_EACH, people="C long")
    events = play(state, "barrier save")
    assert "family-saved" not in ids(events)
    assert artifacts(state, "N") == set()
    for space in ("E1", "S1", "W1"):
        events = play(state, "barrier roll", "roll white white white white", f"defeat {space}")
    assert [name for name in ids(events) if name in ("barrier-ended", "family-saved", "turn-began")] == [
        "barrier-ended",
        "family-saved",
        "turn-began",
    ]
    assert artifacts(state, "N") == {"elixir-of-life"}


def test_the_reward_goes_to_the_player_whose_turn_ended() -> None:
    state = risen("active: S", people="C long")
    play(state, "barrier save")
    assert artifacts(state, "S") == {"elixir-of-life"}


def test_after_a_neutral_boards_turn_the_reward_goes_to_the_next_living_player() -> None:
    state = lit("players: 3\nactive: W\nN: dead", FULL, people="C long")
    play(state, "barrier save")
    assert artifacts(state, "E") == {"elixir-of-life"}


def test_after_a_dead_taoists_turn_the_reward_goes_to_the_next_living_player() -> None:
    state = lit("active: E\nE: dead", FULL, people="C long")
    play(state, "barrier save")
    assert artifacts(state, "S") == {"elixir-of-life"}


def test_several_families_may_be_whole_after_one_barrier() -> None:
    state = risen(people="C long teng weng, N chang")
    play(state, *["barrier save"] * 4, "rescue N")
    assert artifacts(state, "N") == {"elixir-of-life", "scroll-of-unity", "fireworks", "moonstone"}


def test_the_qi_of_the_li_family_is_shared_out_after_the_barrier() -> None:
    state = risen("ghosts: W1 ghoul", people="C li")
    play(state, "barrier save", "barrier roll", "roll white white white white", "defeat W1")
    assert (actor(state), asked(state)) == ("N", "give-qi")
    play(state, "give qi E", "give qi E", "give qi S")
    assert (qi(state, "E"), qi(state, "S"), asked(state)) == (5, 4, "draw")


# --- the Zhou -------------------------------------------------------------------------------------------


def test_when_the_zhou_are_saved_a_barrier_rises_at_the_end_of_the_turn() -> None:
    state = lit("receptacles: NW\nN: qi 3, at C, crystals 1\nE: qi 3, crystals 1", YANG, people="C zhou, N hua")
    play(state, "save")
    assert (asked(state), len(receptacles(state))) == ("yang", 1)
    play(state, "end")
    assert asked(state) == "barrier-choice"


def test_their_barrier_takes_the_missing_crystals_from_the_supply_and_the_taoists() -> None:
    state = lit("receptacles: NW\nN: qi 3, at C, crystals 1\nE: qi 3, crystals 1", YANG, people="C zhou, N hua")
    play(state, "save", "end")
    assert (len(receptacles(state)), crystals(state, "N"), crystals(state, "E"), crystal_supply(state)) == (4, 0, 0, 0)


def test_with_all_receptacles_full_already_they_raise_no_second_one() -> None:
    state = lit(FULL, YANG, people="C zhou")
    events = play(state, "save", "end")
    assert (ids(events).count("barrier-rose"), asked(state), crystal_supply(state)) == (1, "draw", 4)


def test_zhou_saved_during_a_barrier_raise_a_second_one_that_follows_it() -> None:
    state = risen("ghosts: E1 creeping-one", people="C hua zhou")
    events = play(state, "barrier save", "barrier save")
    assert "barrier-ended" in ids(events)
    assert ids(events).count("barrier-rose") == 1
    assert (asked(state), len(receptacles(state))) == ("barrier-choice", 4)
    events = play(state, "barrier roll", "roll white white white white", "defeat E1")
    assert ids(events)[-2:] == ["barrier-ended", "turn-began"]


# --- the Gatekeeper -------------------------------------------------------------------------------------


def test_while_the_gatekeeper_holds_the_portal_the_barrier_saves_nobody() -> None:
    """R59."""
    state = risen("deck: 10\nghosts: N1 gatekeeper, N2 skinner", people="C hua")
    assert texts(state) == {"barrier roll"}
    assert reason(state, "barrier save") == "portal-taken"


# --- the rulebook's example -----------------------------------------------------------------------------


def test_the_example_of_the_rulebook() -> None:
    """Three players: two ghosts fall for two crystals, the third saves, the fourth helps, the last board rolls."""
    boards = "N1 bleeding-eyes, N2 scarlet-evildoer-1, S1 ooze-devil-1, S3 sticky-feet, W2 ghoul"
    state = risen(f"players: 3\nghosts: {boards}", people="C hua hua, N li", dead="li")
    assert actor(state) == "N"
    play(state, "barrier roll", "roll red red red blue", "defeat N1", "defeat N2", *["spend barrier crystal"] * 2)
    assert len(receptacles(state)) == 2
    play(state, "barrier save")
    assert (villagers(state), len(receptacles(state))) == ({"N": "li", "C": "hua"}, 1)
    play(state, "barrier roll", "roll blue blue blue white", "defeat S1", "defeat S3", "spend barrier crystal")
    assert (receptacles(state), set(ghosts(state))) == (set(), {"W2"})
    assert texts(state) == {"barrier roll"}
    play(state, "barrier roll", "roll red red red red")
    assert (set(ghosts(state)), crystal_supply(state), asked(state)) == ({"W2"}, 4, "draw")
    assert (state.active, power_tokens(state, "N"), graveyard(state)) == (seat("E"), 1, {"li": 1})

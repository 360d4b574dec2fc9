"""White Moon, the villagers: families, taken along, saved, put to flight, devoured, dying."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from fatsi import State
from fatsi.rules.events import VillagerDied, VillagerEscorted, VillagerFled, VillagerRevealed, VillagerSaved
from fatsi.rules.moon.families import FAMILIES, FAMILY_IDS
from tests.moon_positions import artifacts, graveyard, laid_down, shelter, village, villagers, villagers_on
from tests.positions import (
    actor,
    asked,
    at,
    figures,
    ghosts,
    haunted,
    ids,
    of_kind,
    outcome,
    play,
    qi,
    reason,
    starting,
    texts,
    tile,
)

# Who sits at N: somebody who walks, flies, moves another, acts twice in one way or the other.
WALKER = "boards: yellow-a green-a blue-a red-a"
FLYER = "boards: red-a green-a blue-a yellow-a"
TWIN_WINDS = "boards: red-b green-a blue-a yellow-a"
GUST = "boards: blue-a green-a red-a yellow-a"
SECOND_WIND = "boards: blue-b green-a red-a yellow-a"
# Eleven who are dead already; Sun, Miao, Xiang, Sheng, Wu and the four families of one are not.
ELEVEN = "hua hua hua zhou zhou zhou li li li sun sun"


def dead_of(events: list[object]) -> list[str]:
    """Return the families of those who died, in order."""
    return [FAMILY_IDS[event.family] for event in events if isinstance(event, VillagerDied)]


# --- families -------------------------------------------------------------------------------------------


def test_four_families_have_three_members_four_have_two_and_four_have_one() -> None:
    sizes = {family.id: family.size for family in FAMILIES}
    assert sizes == {
        **dict.fromkeys(["hua", "zhou", "li", "sun"], 3),
        **dict.fromkeys(["miao", "xiang", "sheng", "wu"], 2),
        **dict.fromkeys(["chang", "teng", "long", "weng"], 1),
    }
    assert sum(sizes.values()) == 24


# --- taken along: the own move --------------------------------------------------------------------------


def leaving(where: str, goal: str, *parts: str, power: str = WALKER) -> State:
    """Return the position in which the Taoist of N has just moved, and may take a villager along."""
    state = at(*parts, f"{power}\nN: qi 3, at {where}\npending: yang")
    play(state, f"move {goal}")
    assert tile(state, "N") == goal
    return state


def test_the_top_villager_of_the_tile_that_a_taoist_leaves_may_come_along() -> None:
    state = leaving("NW", "C", village("NW li hua"))
    assert (actor(state), asked(state)) == ("N", "escort")
    assert texts(state) == {"escort C", "alone"}
    events = play(state, "escort C")
    assert villagers(state) == {"NW": "li", "C": "hua"}
    assert len(of_kind(events, VillagerEscorted)) == 1
    assert asked(state) == "yang"


def test_taking_a_villager_along_is_optional() -> None:
    state = leaving("NW", "C", village("NW li hua"))
    play(state, "alone")
    assert villagers(state) == {"NW": "li hua"}
    assert asked(state) == "yang"


def test_only_the_top_villager_moves_and_only_one_at_a_time() -> None:
    state = leaving("NW", "C", village("NW sun li hua"))
    play(state, "escort C")
    assert villagers(state) == {"NW": "sun li", "C": "hua"}
    assert "escort C" not in texts(state)


def test_nobody_is_asked_where_there_is_no_villager_to_take_along() -> None:
    state = leaving("NW", "C", village("N hua"))
    assert asked(state) == "yang"


def test_villagers_of_the_tile_where_the_taoist_arrives_stay() -> None:
    state = leaving("NW", "C", village("NW hua", "C li"))
    play(state, "alone")
    assert villagers(state) == {"NW": "hua", "C": "li"}


def test_who_moves_is_put_on_top_of_the_stack_he_joins() -> None:
    """A publisher's answer."""
    state = leaving("NW", "C", village("NW hua", "C zhou li"))
    play(state, "escort C")
    assert villagers_on(state, "C") == "zhou li hua"


def test_when_the_top_one_leaves_the_one_beneath_is_turned_up_at_once_by_chance() -> None:
    state = leaving("NW", "C", village("NW ? ? hua", hidden="li li"))
    events = play(state, "escort C")
    assert (actor(state), asked(state)) == ("chance", "reveal")
    assert [(str(action), chance) for action, chance in state.outcomes()] == [("reveal li", Fraction(1))]
    events = play(state, "reveal li")
    assert villagers_on(state, "NW") == "? li"
    assert len(of_kind(events, VillagerRevealed)) == 1
    assert asked(state) == "yang"


def test_any_of_those_who_have_not_been_seen_may_lie_beneath() -> None:
    state = leaving("NW", "C", village("NW ? hua", "SE ? ? wu", hidden="li li sun"))
    play(state, "escort C")
    assert {str(action): chance for action, chance in state.outcomes()} == {
        "reveal li": Fraction(2, 3),
        "reveal sun": Fraction(1, 3),
    }


def test_who_is_covered_by_another_stays_known_and_is_not_turned_up_again() -> None:
    state = leaving("NW", "C", village("NW hua", "C zhou"))
    play(state, "escort C", "end")
    assert villagers_on(state, "C") == "zhou hua"
    state = leaving("C", "NW", village("C zhou hua"))
    play(state, "escort NW")
    assert villagers(state) == {"C": "zhou", "NW": "hua"}
    assert asked(state) == "yang"


def test_a_villager_never_comes_onto_a_haunted_tile_but_the_taoist_does() -> None:
    state = leaving("NW", "C", village("NW hua"), "haunted: C")
    assert asked(state) == "yang"
    assert villagers(state) == {"NW": "hua"}


def test_a_villager_never_comes_onto_a_tile_with_three() -> None:
    state = leaving("NW", "C", village("NW hua", "C zhou li sun"))
    assert asked(state) == "yang"
    assert villagers(state) == {"NW": "hua", "C": "zhou li sun"}


def test_a_taoist_who_does_not_move_takes_nobody_along() -> None:
    state = at(village("C hua", "N li"), WALKER, "N: qi 3, at C\npending: yang")
    assert starting(state, "escort") == set()
    assert reason(state, "escort N")


# --- taken along: flying --------------------------------------------------------------------------------


def test_flying_with_a_villager_is_two_steps_of_which_he_shares_the_first_or_both() -> None:
    """R35. A ruling."""
    state = leaving("NW", "SE", village("NW hua"), power=FLYER)
    assert texts(state) == {"escort SE", "escort C", "alone"}
    play(state, "escort C")
    assert (tile(state, "N"), villagers(state)) == ("SE", {"C": "hua"})


def test_a_flight_to_a_tile_that_can_be_reached_on_several_ways_leaves_the_choice_of_the_first_step() -> None:
    state = leaving("N", "S", village("N hua"), power=FLYER)
    assert texts(state) == {"escort S", "escort W", "escort C", "escort E", "alone"}


def test_the_flyer_may_go_to_a_next_tile_by_a_detour_on_which_he_leaves_the_villager() -> None:
    state = leaving("NW", "N", village("NW hua"), power=FLYER)
    assert texts(state) == {"escort N", "escort W", "escort C", "alone"}
    play(state, "escort W")
    assert (tile(state, "N"), villagers(state)) == ("N", {"W": "hua"})


def test_the_second_step_of_a_flight_may_lead_back_to_the_start() -> None:
    """R36. The rulebook: he brings a villager into the middle and returns to where he was."""
    state = at(village("NW hua"), FLYER, "N: qi 3, at NW\npending: yang")
    play(state, "move NW")
    assert texts(state) == {"escort N", "escort W", "escort C"}
    assert reason(state, "alone") == "must-bring-villager"
    play(state, "escort C")
    assert (tile(state, "N"), villagers(state)) == ("NW", {"C": "hua"})
    assert starting(state, "move") == set()


@pytest.mark.parametrize(
    "parts",
    [
        (village(), ""),
        (village("NW hua"), "haunted: N W C\ndifficulty: initiation"),
        (village("NW hua", "N zhou zhou zhou", "W li li li", "C sun sun sun"), ""),
    ],
)
def test_nobody_flies_to_and_fro_without_a_villager_whom_he_can_bring_somewhere(parts: tuple[str, str]) -> None:
    """R36."""
    state = at(*parts, f"{FLYER}\nN: qi 3, at NW\npending: yang")
    assert "NW" not in starting(state, "move")


def test_who_walks_cannot_go_to_and_fro() -> None:
    state = at(village("NW hua"), WALKER, "N: qi 3, at NW\npending: yang")
    assert starting(state, "move") == {"N", "W", "C"}


def test_a_flying_villager_does_not_cross_a_haunted_tile() -> None:
    state = leaving("NW", "SE", village("NW hua"), "haunted: C", power=FLYER)
    assert asked(state) == "yang"
    assert villagers(state) == {"NW": "hua"}


def test_a_flying_villager_goes_round_a_haunted_tile_if_there_is_a_way() -> None:
    state = leaving("N", "S", village("N hua"), "haunted: C", power=FLYER)
    assert texts(state) == {"escort S", "escort W", "escort E", "alone"}


def test_with_a_haunted_goal_the_villager_shares_the_first_step_only() -> None:
    state = leaving("NW", "SE", village("NW hua"), "haunted: SE", power=FLYER)
    assert texts(state) == {"escort C", "alone"}


def test_a_full_tile_may_be_crossed_but_nobody_stays_there() -> None:
    state = leaving("NW", "SE", village("NW hua", "C zhou li sun"), power=FLYER)
    assert texts(state) == {"escort SE", "alone"}
    play(state, "escort SE")
    assert villagers(state) == {"C": "zhou li sun", "SE": "hua"}


def test_with_a_full_goal_the_villager_shares_the_first_step_only() -> None:
    state = leaving("NW", "SE", village("NW hua", "SE zhou li sun"), power=FLYER)
    assert texts(state) == {"escort C", "alone"}


def test_whose_flight_is_blocked_takes_one_step_with_the_villager() -> None:
    state = at(village("NW hua"), FLYER, "ghosts: N1 coffin-breakers-1\nN: qi 3, at NW\npending: yang")
    assert starting(state, "move") == {"N", "W", "C"}
    play(state, "move N")
    assert texts(state) == {"escort N", "alone"}


def test_who_borrows_the_flight_for_a_power_token_flies_with_a_villager_too() -> None:
    state = at(
        "players: 2",
        village("NW hua"),
        "boards: yellow-a red-a blue-a green-a\nN: qi 3, at NW, power-tokens 1\npending: yang",
    )
    play(state, "borrow E", "move SE")
    assert texts(state) == {"escort SE", "escort C", "alone"}


# --- taken along: moved by another ----------------------------------------------------------------------


def test_whom_the_twin_winds_move_may_take_a_villager_along_and_the_active_player_decides() -> None:
    state = at(village("NW hua"), TWIN_WINDS, "N: qi 3, at C\nE: qi 3, at NW\npending: yang")
    play(state, "guide E", "to N")
    assert (actor(state), texts(state)) == ("N", {"escort N", "alone"})
    play(state, "escort N")
    assert (tile(state, "E"), villagers(state)) == ("N", {"N": "hua"})


@pytest.mark.parametrize("parts", [(village("NW hua"), "haunted: N"), (village("NW hua", "N li zhou sun"), "")])
def test_the_twin_winds_bring_nobody_onto_a_haunted_or_full_tile(parts: tuple[str, str]) -> None:
    state = at(*parts, f"{TWIN_WINDS}\nN: qi 3, at C\nE: qi 3, at NW\npending: yang")
    play(state, "guide E", "to N")
    assert tile(state, "E") == "N"
    assert asked(state) == "yang"


@pytest.mark.parametrize("parts", [(village("NW hua"), "haunted: NE"), (village("NW hua", "NE li zhou sun"), "")])
def test_the_pavilion_brings_nobody_onto_a_haunted_or_full_tile(parts: tuple[str, str]) -> None:
    state = at(*parts, f"{WALKER}\nN: qi 3, at S\nE: qi 3, at NW\npending: yang")
    play(state, "help", "guide E", "to NE")
    assert tile(state, "E") == "NE"
    assert asked(state) == "yang"


@pytest.mark.parametrize(
    ("goal", "offered"), [("N", {"escort N", "alone"}), ("SE", {"escort SE", "alone"}), ("NE", {"escort NE", "alone"})]
)
def test_whom_the_pavilion_moves_may_take_a_villager_along_one_tile_or_two(goal: str, offered: set[str]) -> None:
    state = at(village("NW hua"), WALKER, "N: qi 3, at S\nE: qi 3, at NW\npending: yang")
    play(state, "help", "guide E", f"to {goal}")
    assert (actor(state), texts(state)) == ("N", offered)
    play(state, f"escort {goal}")
    assert (tile(state, "E"), villagers(state)) == (goal, {goal: "hua"})


@pytest.mark.parametrize(("goal", "in_the_way"), [("SE", "C"), ("NE", "N C"), ("SW", "W C")])
def test_two_tiles_with_the_pavilion_need_an_unhaunted_way_for_the_villager(goal: str, in_the_way: str) -> None:
    """R35."""
    state = at(village("NW hua"), f"{WALKER}\nhaunted: {in_the_way}\nN: qi 3, at S\nE: qi 3, at NW\npending: yang")
    play(state, "help", "guide E", f"to {goal}")
    assert tile(state, "E") == goal
    assert asked(state) == "yang"


def test_one_unhaunted_way_is_enough() -> None:
    state = at(village("NW hua"), WALKER, "haunted: C\nN: qi 3, at S\nE: qi 3, at NW\npending: yang")
    play(state, "help", "guide E", "to NE")
    assert texts(state) == {"escort NE", "alone"}


def test_the_pavilion_crosses_full_tiles_with_a_villager() -> None:
    state = at(village("NW hua", "C zhou li sun"), WALKER, "N: qi 3, at S\nE: qi 3, at NW\npending: yang")
    play(state, "help", "guide E", "to SE", "escort SE")
    assert villagers(state) == {"C": "zhou li sun", "SE": "hua"}


def test_solo_the_pavilion_moves_the_own_taoist_with_a_villager() -> None:
    state = at(village("S hua"), "players: 1\nN: qi 3, at S\npending: yang")
    play(state, "help", "to N", "escort N")
    assert (tile(state, "N"), villagers(state)) == ("N", {"N": "hua"})


def test_neither_the_twin_winds_nor_the_pavilion_move_a_villager_without_a_taoist() -> None:
    state = at(village("NW hua"), TWIN_WINDS, "N: qi 3, at S\nE: qi 3, at N\npending: yang")
    play(state, "help", "guide E", "to C")
    assert asked(state) == "yang"
    assert villagers(state) == {"NW": "hua"}


# --- saving ---------------------------------------------------------------------------------------------


def test_on_the_portals_tile_saving_its_top_villager_is_the_third_action_besides_help_and_exorcism() -> None:
    state = at(
        village("N zhou hua", "S hua"),
        f"portal: N\n{WALKER}\nhaunted: SE\nghosts: N2 ghoul\nN: qi 3, at N\npending: yang",
    )
    assert {"help", "exorcise", "save"} <= texts(state)
    before = shelter(state).get("hua", 0)
    events = play(state, "save")
    assert len(of_kind(events, VillagerSaved)) == 1
    assert shelter(state)["hua"] == before + 1
    assert villagers(state) == {"N": "zhou", "S": "hua"}
    assert not {"help", "exorcise", "save"} & texts(state)


@pytest.mark.parametrize("first", ["help", "exorcise"])
def test_after_help_or_an_exorcism_nobody_is_saved(first: str) -> None:
    state = at(village("N hua"), f"portal: N\n{WALKER}\nhaunted: SE\nghosts: N2 ghoul\nN: qi 3, at N\npending: yang")
    play(state, first, *(["unhaunt SE", "draw zombie-1", "place N1"] if first == "help" else ["roll red red red"]))
    assert asked(state) == "yang"
    assert "save" not in texts(state)
    assert reason(state, "save") == "action-over"


def test_when_one_is_saved_the_one_beneath_is_turned_up() -> None:
    state = at(village("C ? hua", hidden="li"), "N: qi 3, at C\npending: yang")
    play(state, "save")
    assert asked(state) == "reveal"
    play(state, "reveal li")
    assert villagers(state) == {"C": "li"}


def test_nobody_is_saved_elsewhere_than_at_the_portal() -> None:
    state = at(village("NW hua"), "N: qi 3, at NW\npending: yang")
    assert "save" not in texts(state)
    assert reason(state, "save") == "not-on-portal"


def test_nobody_is_saved_where_nobody_is() -> None:
    state = at(village("NW hua"), "N: qi 3, at C\npending: yang")
    assert reason(state, "save") == "no-villager-there"


def test_a_villager_may_be_taken_to_the_portal_and_saved_in_one_turn() -> None:
    state = at(village("NW hua"), WALKER, "N: qi 3, at NW\npending: yang")
    play(state, "move C", "escort C", "save")
    assert villagers(state) == {}
    assert shelter(state)["hua"] == 3


def test_the_portals_tile_may_be_haunted_later_but_then_nobody_is_there_to_be_saved() -> None:
    state = at(village("NW hua"), WALKER, "haunted: C\nN: qi 3, at NW\npending: yang")
    play(state, "move C")
    assert "save" not in texts(state)


@pytest.mark.parametrize("order", [("exorcise", "save"), ("save", "exorcise")])
def test_heavenly_gust_is_an_exorcism_and_a_saving_in_any_order(order: tuple[str, str]) -> None:
    state = at(village("N zhou hua", "SE hua"), f"portal: N\n{GUST}\nghosts: N2 ghoul\nN: qi 3, at N\npending: yang")
    for action in order:
        play(state, action, *(["roll red red red"] if action == "exorcise" else []))
    assert villagers(state) == {"N": "zhou", "SE": "hua"}
    assert ghosts(state) == {"N2": "ghoul"}
    assert not {"help", "exorcise", "save"} & texts(state)


@pytest.mark.parametrize("first", ["help", "save"])
def test_heavenly_gust_is_not_help_and_a_saving(first: str) -> None:
    """R37."""
    state = at(village("C zhou hua"), f"portal: C\n{GUST}\nN: qi 3, at C\npending: yang")
    assert {"help", "save"} <= texts(state)
    play(state, first)
    assert not {"help", "save"} & texts(state)


def test_heavenly_gust_is_not_three_actions() -> None:
    state = at(village("N hua"), f"portal: N\n{GUST}\nhaunted: SE\nghosts: N2 ghoul\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll red red red", "help", "unhaunt SE", "draw zombie-1", "place W1")
    assert "save" not in texts(state)


def test_second_wind_is_two_savings() -> None:
    state = at(village("C li hua zhou"), f"{SECOND_WIND}\nN: qi 3, at C\npending: yang")
    play(state, "save")
    assert {"help", "exorcise", "save"} & texts(state) == {"save"}
    play(state, "save")
    assert villagers(state) == {"C": "li"}
    assert "save" not in texts(state)


def test_second_wind_is_not_help_and_a_saving() -> None:
    """R37."""
    state = at(village("C li hua"), f"{SECOND_WIND}\nN: qi 3, at C\npending: yang")
    play(state, "help")
    assert "save" not in texts(state)


@pytest.mark.parametrize("first", ["exorcise", "save"])
def test_second_wind_is_not_an_exorcism_and_a_saving(first: str) -> None:
    state = at(
        village("N li hua"), f"portal: N\n{SECOND_WIND}\nghosts: N2 lich\nN: qi 3, at N, tao yellow\npending: yang"
    )
    play(state, first, *(["roll red red red"] if first == "exorcise" else []))
    assert {"exorcise", "save"} & texts(state) == {first}


def test_two_saved_by_second_wind_long_at_once_gives_the_elixir_and_one_of_three_hua_nothing() -> None:
    """The rulebook's example."""
    state = at(village("C hua long", "NW hua", "N hua"), f"{SECOND_WIND}\nN: qi 3, at C\npending: yang")
    play(state, "save")
    assert artifacts(state, "N") == {"elixir-of-life"}
    play(state, "save")
    assert artifacts(state, "N") == {"elixir-of-life"}
    assert shelter(state)["hua"] == 1


def test_yin_yang_cannot_save() -> None:
    """FAQ: can a villager be saved by spending Yin-Yang? No, it asks a tile for help or restores one."""
    state = at(village("C hua"), f"{WALKER}\nN: qi 3, at C, yin-yang\npending: yang")
    play(state, "help")
    assert "save" not in texts(state)
    state = at(village("C hua"), f"{WALKER}\nN: qi 3, at NW, yin-yang\npending: yang")
    assert "save" not in texts(state)
    play(state, "yin-yang ask C")
    assert villagers(state) == {"C": "hua"}
    assert asked(state) == "yang"


# --- dying ----------------------------------------------------------------------------------------------


def test_the_dead_go_to_the_graveyard_and_the_one_beneath_is_turned_up() -> None:
    state = at(village("NW ? hua", hidden="li"), "pending: kill; yang")
    events = play(state, "kill NW", "reveal li")
    assert dead_of(list(events)) == ["hua"]
    assert graveyard(state) == {"hua": 1}
    assert villagers(state) == {"NW": "li"}


def test_several_who_die_at_once_die_from_the_top_down_each_with_his_curse_to_its_end() -> None:
    state = at(village("N sun zhou hua"), "pending: curse-die N2 no; yang")
    events = play(state, "curse haunt")
    assert dead_of(list(events)) == ["hua", "zhou"]
    assert (laid_down(state), asked(state)) == ({"N"}, "suffer")
    assert graveyard(state) == {"hua": 1, "zhou": 1}
    assert villagers(state) == {}
    events = play(state, "pay E")
    assert dead_of(list(events)) == ["sun"]
    assert asked(state) == "draw"


def test_those_dying_are_off_the_tile_already() -> None:
    state = at(village("N sun xiang", "SE li"), "pending: curse-die N2 no; yang")
    play(state, "curse haunt")
    assert asked(state) == "kill"
    assert starting(state, "kill") == {"SE"}


def test_unknown_ones_who_die_are_turned_up_by_chance_when_it_is_their_turn() -> None:
    state = at(village("N ? ? hua", hidden="li zhou"), "pending: curse-die N2 no; yang")
    play(state, "curse haunt")
    assert graveyard(state) == {"hua": 1}
    assert (actor(state), asked(state)) == ("chance", "reveal-dead")
    assert {str(action): chance for action, chance in state.outcomes()} == {
        "reveal zhou": Fraction(1, 2),
        "reveal li": Fraction(1, 2),
    }
    play(state, "reveal zhou", "pay N", "reveal li")
    assert graveyard(state) == {"hua": 1, "zhou": 1, "li": 1}
    assert asked(state) == "yang"


def test_a_neutral_board_carries_out_the_curses_of_its_yin_by_the_next_living_player() -> None:
    state = at("players: 2", village("E zhou"), "active: E\nghosts: E2 ghoul step")
    assert (actor(state), asked(state)) == ("S", "suffer")


# --- the twelfth dead -----------------------------------------------------------------------------------


def test_the_players_lose_at_the_moment_when_the_twelfth_villager_dies() -> None:
    state = at(village("NW sun", "N wu", graveyard=ELEVEN), "pending: kill; yang")
    events = play(state, "kill NW")
    assert outcome(state) == "lost villagers-dead"
    assert ids(events)[-2:] == ["villager-died", "game-lost"]
    assert sum(graveyard(state).values()) == 12


def test_eleven_dead_do_not_lose() -> None:
    state = at(village("NW chang", graveyard=ELEVEN.removesuffix(" sun")), "pending: kill; yang")
    play(state, "kill NW")
    assert sum(graveyard(state).values()) == 11
    assert outcome(state) is None


def test_the_twelfth_ends_the_game_before_those_beneath_him_die() -> None:
    state = at(village("N wu wu miao", graveyard=ELEVEN), "pending: curse-die N2 no; yang")
    play(state, "curse haunt")
    assert outcome(state) == "lost villagers-dead"
    assert graveyard(state) == {**Counter(ELEVEN.split()), "miao": 1}
    assert villagers(state) == {"N": "wu wu"}


def test_a_villager_who_came_back_does_not_count() -> None:
    state = at(
        village("NW chang", graveyard=ELEVEN),
        f"{WALKER}\nN: qi 3, at C, artifacts elixir-of-life\npending: yang",
    )
    play(state, "elixir", "recall hua")
    assert sum(graveyard(state).values()) == 10
    state = at(village("NW chang", "N hua", graveyard=ELEVEN.removeprefix("hua ")), "pending: kill; kill; yang")
    play(state, "kill NW")
    assert outcome(state) is None
    play(state, "kill N")
    assert outcome(state) == "lost villagers-dead"


# --- a tile that would be haunted -----------------------------------------------------------------------


def test_if_villagers_are_on_a_tile_that_would_be_haunted_they_all_die_and_it_stays_active() -> None:
    state = at(village("N li hua", "C zhou"), "ghosts: N2 ghoul step")
    assert graveyard(state) == {"li": 1, "hua": 1}
    assert haunted(state) == set()
    assert villagers(state) == {"C": "zhou"}
    assert figures(state) == {"N2": "card"}


def test_an_empty_tile_is_haunted_as_before() -> None:
    state = at(village("C zhou"), "ghosts: N2 ghoul step")
    assert (haunted(state), graveyard(state)) == ({"N"}, {})


def test_a_haunting_strikes_the_first_active_tile_occupied_or_not() -> None:
    """R38."""
    state = at(village("C hua", "S li"), "haunted: N\nghosts: N2 ghoul step")
    assert (haunted(state), graveyard(state)) == ({"N"}, {"hua": 1})
    state = at(village("S li"), "haunted: N\nghosts: N2 ghoul step")
    assert (haunted(state), graveyard(state)) == ({"N", "C"}, {})


def test_villagers_save_the_village_from_its_last_haunted_tile() -> None:
    state = at(village("N hua"), "haunted: SW SE\nghosts: N2 ghoul step")
    assert outcome(state) is None
    state = at(village("C hua"), "haunted: SW SE\nghosts: N2 ghoul step")
    assert outcome(state) == "lost village-haunted"


def test_the_curse_die_kills_in_the_same_way() -> None:
    state = at(village("N hua"), "pending: curse-die N2 no; yang")
    play(state, "curse haunt")
    assert (haunted(state), graveyard(state)) == (set(), {"hua": 1})


def test_the_left_stone_haunt_kills_in_the_same_way() -> None:
    state = at(village("N hua"), "pending: place shapeless-evil; after-yin")
    play(state, "place N2")
    assert (haunted(state), graveyard(state)) == (set(), {"hua": 1})


def test_the_example_a_stack_of_sheng_sun_and_sheng() -> None:
    """The rulebook's example: Sheng haunts the empty tile, Sun brings a ghost, the other Sheng does nothing more."""
    state = at(village("N sheng sun sheng"), "pending: curse-die N2 no; yang")
    play(state, "curse haunt")
    assert haunted(state) == {"N"}
    assert asked(state) == "draw"
    play(state, "draw zombie-1", "place W2")
    assert graveyard(state) == {"sheng": 2, "sun": 1}
    assert haunted(state) == {"N"}
    assert asked(state) == "yang"


# --- flight ---------------------------------------------------------------------------------------------


def test_a_figure_that_steps_from_the_card_to_the_board_puts_the_nearest_villager_to_flight() -> None:
    state = at(village("N zhou hua"), "ghosts: N2 ghoul")
    assert figures(state) == {"N2": "step"}
    assert villagers(state) == {"N": "zhou", "C": "hua"}
    assert graveyard(state) == {}


def test_he_moves_one_tile_away_from_the_ghost_onto_the_top_of_the_next_stack() -> None:
    state = at(village("N hua", "C zhou li"), "ghosts: N2 ghoul")
    assert villagers(state) == {"C": "zhou li hua"}


def test_a_figure_calmed_by_the_night_watchman_puts_to_flight_again_when_it_steps_out_again() -> None:
    state = at(village("N hua"), f"{WALKER}\nactive: W\nghosts: N2 ghoul step\nW: qi 3, at E\npending: yang")
    play(state, "help", "calm N", "end")
    assert figures(state) == {"N2": "step"}
    assert villagers(state) == {"C": "hua"}


def test_the_nearest_may_be_on_the_second_tile_of_the_line() -> None:
    state = at(village("C hua", "S li"), "ghosts: N2 ghoul")
    assert villagers(state) == {"S": "li hua"}


def test_from_the_third_tile_there_is_nowhere_to_flee_and_he_dies() -> None:
    state = at(village("S zhou hua"), "ghosts: N2 ghoul")
    assert (villagers(state), graveyard(state)) == ({"S": "zhou"}, {"hua": 1})
    assert laid_down(state) == {"N"}


def test_he_dies_if_the_next_tile_has_three_villagers() -> None:
    state = at(village("N hua", "C li li li"), "ghosts: N2 ghoul")
    assert (villagers(state), graveyard(state)) == ({"C": "li li li"}, {"hua": 1})


def test_he_dies_if_the_next_tile_is_haunted() -> None:
    state = at(village("N hua"), "haunted: C\nghosts: N2 ghoul")
    assert (villagers(state), graveyard(state)) == ({}, {"hua": 1})


def test_one_of_the_zhou_who_cannot_flee_costs_a_taoist_or_neutral_board_1_qi() -> None:
    """The rulebook's example."""
    state = at(village("S zhou"), "ghosts: N2 ghoul")
    assert (asked(state), starting(state, "pay")) == ("suffer", {"N", "E", "S", "W"})
    play(state, "pay W")
    assert qi(state, "W") == 2


def test_the_one_beneath_who_fled_is_turned_up() -> None:
    state = at(village("N ? hua", hidden="li"), "ghosts: N2 ghoul")
    assert asked(state) == "reveal"
    play(state, "reveal li")
    assert villagers(state) == {"N": "li", "C": "hua"}


def test_only_the_line_of_the_ghost_counts_and_an_empty_line_is_left_alone() -> None:
    """R38."""
    state = at(village("NW hua", "E li"), "ghosts: N2 ghoul")
    assert villagers(state) == {"NW": "hua", "E": "li"}
    assert graveyard(state) == {}


def test_a_figure_that_returns_to_its_card_puts_nobody_to_flight() -> None:
    state = at(village("S hua"), "ghosts: N2 ghoul step")
    assert (haunted(state), villagers(state)) == ({"N"}, {"S": "hua"})


def test_haunted_tiles_never_hold_villagers_so_that_flight_passes_over_them() -> None:
    state = at(village("S hua"), "haunted: N C\nghosts: N2 ghoul")
    assert graveyard(state) == {"hua": 1}


@pytest.mark.parametrize("card_id", ["gloomy-minion", "dark-wraith-1", "dark-wraith-2"])
def test_a_haunter_that_starts_on_the_board_puts_a_villager_to_flight_on_arrival(card_id: str) -> None:
    state = at(village("N zhou hua"), f"pending: place {card_id}; after-yin")
    events = play(state, "place N2")
    assert len(of_kind(events, VillagerFled)) == 1
    assert figures(state) == {"N2": "step"}
    assert villagers(state) == {"N": "zhou", "C": "hua"}


def test_a_villager_who_cannot_flee_from_an_arrival_dies_with_his_curse() -> None:
    state = at(village("S hua"), "pending: place gloomy-minion; after-yin")
    play(state, "place N2")
    assert (graveyard(state), laid_down(state)) == ({"hua": 1}, {"N"})


@pytest.mark.parametrize("card_id", ["gloomy-minion", "grey-hunter"])
def test_a_ghost_that_is_trapped_by_a_buddha_puts_nobody_to_flight_and_kills_nobody(card_id: str) -> None:
    state = at(village("N hua"), f"buddhas: N2\npending: place {card_id}; after-yin")
    play(state, "place N2")
    assert (villagers(state), graveyard(state)) == ({"N": "hua"}, {})


def test_a_haunter_that_starts_on_its_card_puts_nobody_to_flight_on_arrival() -> None:
    state = at(village("N hua"), "pending: place skinner; after-yin")
    play(state, "place N2")
    assert villagers(state) == {"N": "hua"}


def test_the_vampire_lord_puts_villagers_to_flight_too() -> None:
    state = at(village("W hua"), "active: W\nghosts: W2 vampire-lord")
    assert figures(state) == {"W2": "step"}
    assert villagers(state) == {"C": "hua"}


def test_a_figure_that_is_moved_with_its_ghost_puts_nobody_to_flight() -> None:
    state = at(village("N hua", "W li"), WALKER, "ghosts: N2 ghoul step\nN: qi 3, at S\npending: yang")
    play(state, "help", "lift N2", "place W2", "guide E", "to N")
    assert villagers(state) == {"N": "hua", "W": "li"}


# --- devourers ------------------------------------------------------------------------------------------


def test_a_devourer_kills_the_top_villager_of_the_nearest_occupied_tile_in_its_line() -> None:
    """The rulebook's example: nobody on the first tile, so the second counts."""
    state = at(village("C li hua", "S zhou"), "ghosts: N2 weretiger")
    assert graveyard(state) == {"hua": 1}
    assert villagers(state) == {"C": "li", "S": "zhou"}
    assert laid_down(state) == {"N"}


def test_with_nobody_in_its_line_the_players_choose_a_visible_villager() -> None:
    state = at(village("NW ? hua", "E li", hidden="li"), "ghosts: N2 weretiger")
    assert (actor(state), asked(state)) == ("N", "kill")
    assert starting(state, "kill") == {"NW", "E"}
    assert reason(state, "kill C") == "no-villager-there"
    play(state, "kill NW", "reveal li")
    assert graveyard(state) == {"hua": 1}


def test_with_nobody_left_in_the_village_the_active_player_loses_1_qi() -> None:
    state = at(village(), "N: qi 3, at C\nghosts: N2 weretiger")
    assert qi(state, "N") == 2
    assert graveyard(state) == {}


def test_with_nobody_left_a_neutral_board_loses_1_qi() -> None:
    state = at("players: 2", village(), "active: E\nE: qi 3\nghosts: E2 wereboar")
    assert qi(state, "E") == 2


def test_with_nobody_left_a_possessed_board_lets_a_living_taoist_pay() -> None:
    state = at(village(), "N: dead\nghosts: N2 weretiger")
    assert starting(state, "pay") == {"E", "S", "W"}


def test_a_devourer_does_nothing_on_arrival() -> None:
    state = at(village("N hua"), "pending: place weretiger; after-yin")
    play(state, "place N2")
    assert graveyard(state) == {}


def test_the_grey_hunter_kills_once_on_arrival() -> None:
    state = at(village("N hua", "C li"), "pending: place grey-hunter; after-yin")
    play(state, "place N2")
    assert (graveyard(state), villagers(state)) == ({"hua": 1}, {"C": "li"})


def test_the_grey_hunter_on_arrival_kills_one_of_choice_if_nobody_is_in_its_line() -> None:
    state = at(village("NW hua", "E li"), "pending: place grey-hunter; after-yin")
    play(state, "place N2")
    assert starting(state, "kill") == {"NW", "E"}


def test_the_grey_hunter_on_arrival_takes_1_qi_if_nobody_is_left() -> None:
    state = at(village(), "N: qi 3, at C\npending: place grey-hunter; after-yin")
    play(state, "place N2")
    assert qi(state, "N") == 2


def test_the_grey_hunter_is_a_devourer_in_every_yin_too() -> None:
    state = at(village("N hua"), "ghosts: N2 grey-hunter")
    assert graveyard(state) == {"hua": 1}


# --- middle stones of one board -------------------------------------------------------------------------


def test_middle_stones_are_applied_from_right_to_left_not_grouped_by_kind() -> None:
    state = at(village(), "ghosts: N1 ghoul, N3 lich")
    assert (asked(state), figures(state)) == ("curse-die", {"N1": "card"})
    state = at(village(), "ghosts: N1 lich, N3 ghoul")
    assert (asked(state), figures(state)) == ("curse-die", {"N3": "step"})


def test_of_two_tormentors_the_right_one_strikes_first() -> None:
    state = at(village(), "ghosts: N1 lich, N3 raging-one")
    play(state, "curse haunt")
    assert haunted(state) == {"NW"}
    play(state, "curse haunt")
    assert haunted(state) == {"NW", "NE"}


def test_a_devourer_on_the_right_eats_before_a_haunter_on_the_left_acts() -> None:
    # Both lines are empty, so that the devourer asks; the haunter has not moved yet.
    state = at(village("C hua"), "ghosts: N1 ghoul, N3 weretiger")
    assert (asked(state), figures(state)) == ("kill", {"N1": "card"})
    state = at(village("C hua"), "ghosts: N1 weretiger, N3 ghoul")
    assert (asked(state), figures(state)) == ("kill", {"N3": "step"})


def test_takers_of_tao_do_not_come_first_any_more() -> None:
    state = at(village(), "N: qi 3, at C, tao red\nghosts: N1 bone-cracker, N3 lich")
    assert asked(state) == "curse-die"


def test_each_ghost_that_lay_there_at_the_start_acts_once() -> None:
    state = at(village(), "ghosts: N1 skinner, N3 lich")
    play(state, "curse ghost", "draw bleeding-eyes", "place N2")
    assert ghosts(state) == {"N1": "skinner", "N2": "bleeding-eyes", "N3": "lich"}
    assert figures(state) == {"N1": "step", "N2": "card"}

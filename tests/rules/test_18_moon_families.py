"""White Moon, the families: the curse for each of their dead, the reward when all of them are saved."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from fatsi import State, position
from fatsi.rules.cards import CARDS
from fatsi.rules.events import BarrierRose, FamilySaved, TaoistLaidDown, VillagerDied
from fatsi.rules.moon.families import FAMILY_IDS
from fatsi.rules.village import VILLAGE_TILES
from tests.moon_positions import (
    artifacts,
    crystals,
    graveyard,
    laid_down,
    moon_of,
    receptacles,
    removed_tao,
    shelter,
    village,
    villagers,
)
from tests.positions import (
    actor,
    asked,
    at,
    buddhas,
    circle,
    ghosts,
    haunted,
    held_buddhas,
    ids,
    of_kind,
    outcome,
    play,
    qi,
    reason,
    seat,
    starting,
    supply,
    tao,
    texts,
    tile,
    verbs,
)

WALKER = "boards: yellow-a green-a blue-a red-a"
FLYER = "boards: red-a green-a blue-a yellow-a"
TWIN_WINDS = "boards: red-b green-a blue-a yellow-a"
SECOND_WIND = "boards: blue-b green-a red-a yellow-a"
NO_TEMPLE = "village: " + " ".join(tile_id for tile_id in VILLAGE_TILES if tile_id != "buddhist-temple")
# A ghost without any effect on every space.
TWELVE = (
    "N1 zombie-1, N2 zombie-2, N3 yellow-plague, E1 abysmal-1, E2 abysmal-2, E3 liquid-horror, "
    "S1 rotten-soul-1, S2 rotten-soul-2, S3 green-abomination, "
    "W1 blood-drinker-1, W2 blood-drinker-2, W3 flesh-devourer"
)
TOKEN_CURSES = {"long": "green", "chang": "red", "teng": "yellow", "weng": "blue", "miao": "black"}
INCARNATIONS = {a_card.id for a_card in CARDS if a_card.is_incarnation}


def killing(*parts: str) -> State:
    """Return a position in the Yang of N in which the players are to name a visible villager who dies."""
    return at(*parts, "pending: kill; yang")


def dead_of(events: list[object]) -> list[str]:
    """Return the families of those who died, in order."""
    return [FAMILY_IDS[event.family] for event in events if isinstance(event, VillagerDied)]


# --- a token leaves the game ----------------------------------------------------------------------------


@pytest.mark.parametrize(("family", "colour"), TOKEN_CURSES.items())
def test_long_chang_teng_weng_and_miao_take_a_token_of_their_colour_out_of_the_game(family: str, colour: str) -> None:
    state = killing(village(f"NW {family}"))
    before = supply(state)
    play(state, "kill NW")
    assert removed_tao(state) == {colour: 1}
    assert supply(state) == {**before, colour: before[colour] - 1}
    assert asked(state) == "yang"


def test_both_miao_take_a_black_token_each() -> None:
    state = at(village("N miao miao"), "pending: curse-die N2 no; yang")
    play(state, "curse haunt")
    assert removed_tao(state) == {"black": 2}


@pytest.mark.parametrize(("family", "colour"), TOKEN_CURSES.items())
def test_if_the_supply_has_none_a_player_of_choice_who_has_one_gives_it(family: str, colour: str) -> None:
    """A publisher's answer."""
    state = killing(
        village(f"NW {family}"),
        f"N: qi 3, at C\nE: qi 3, at C, tao {colour} {colour} {colour}\nS: qi 3, at C, tao {colour}\nW: qi 3, at C",
    )
    assert colour not in supply(state)
    play(state, "kill NW")
    assert (actor(state), texts(state)) == ("N", {"give-up E", "give-up S"})
    assert reason(state, "give-up N") == "token-missing"
    play(state, "give-up E")
    assert (tao(state, "E"), tao(state, "S")) == ({colour: 2}, {colour: 1})
    assert removed_tao(state) == {colour: 1}
    assert colour not in supply(state)


def test_if_nobody_has_one_either_nothing_leaves_the_game() -> None:
    state = killing(
        village("NW chang"),
        "circle: red\nremoved-tao: red red red\nN: qi 3, at C\nE: qi 3, at C\nS: qi 3, at C\nW: qi 3, at C",
    )
    play(state, "kill NW")
    assert removed_tao(state) == {"red": 3}
    assert circle(state) == "red"
    assert asked(state) == "yang"


def test_a_token_that_left_the_game_does_not_come_back() -> None:
    state = at(village(), WALKER, "removed-tao: red red red red\nN: qi 3, at C\nW: qi 3, at C\npending: yang")
    assert "take red" not in texts(state)
    assert "take blue" in texts(state)


# --- Wu -------------------------------------------------------------------------------------------------


def test_a_dead_wu_brings_an_incarnation_from_the_box_into_play() -> None:
    state = killing(village("NW wu"))
    deck = list(state.deck)
    play(state, "kill NW")
    assert (actor(state), asked(state)) == ("chance", "draw-incarnation")
    assert {str(action).removeprefix("draw ") for action in state.legal()} == INCARNATIONS
    assert {probability for _, probability in state.outcomes()} == {Fraction(1, 16)}
    play(state, "draw vampire-lord")
    assert starting(state, "place") == {"W1", "W2", "W3"}
    play(state, "place W2")
    assert ghosts(state) == {"W2": "vampire-lord"}
    assert state.deck == deck


def test_its_left_stones_apply_as_usual() -> None:
    state = killing(village("NW wu"))
    play(state, "kill NW", "draw howling-nightmare", "place N2")
    assert asked(state) == "draw"


def test_wu_draws_from_the_incarnations_of_the_setup_and_if_none_is_left_nothing_comes() -> None:
    """R43. A ruling."""
    state = killing(village("NW wu", "N wu"), "incarnations: nameless vampire-lord")
    play(state, "kill NW")
    assert texts(state) == {"draw nameless", "draw vampire-lord"}  # one of them is in the deck, nobody knows which
    play(state, "draw vampire-lord", "place W1")
    state = killing(
        village("N wu"),
        "incarnations: nameless vampire-lord\ndeck: 45 10\nghosts: W1 vampire-lord\nextra-incarnations: 1",
    )
    play(state, "kill N")
    assert asked(state) == "yang"
    state = killing(village("NW wu"), "incarnations: nameless")
    play(state, "kill NW")
    assert asked(state) == "yang"
    assert ghosts(state) == {}


def test_one_in_play_is_not_drawn_again() -> None:
    state = killing(village("NW wu"), "ghosts: W2 vampire-lord")
    play(state, "kill NW")
    assert starting(state, "draw") == INCARNATIONS - {"vampire-lord"}


def test_if_no_space_is_free_it_goes_on_top_of_the_deck() -> None:
    """A publisher's answer."""
    state = killing(village("NW wu"), f"ghosts: {TWELVE}")
    play(state, "kill NW", "draw vampire-lord")
    assert asked(state) == "yang"
    assert "vampire-lord" not in ghosts(state).values()
    assert "top: vampire-lord" in position(state)


def test_the_next_ghost_to_come_is_the_incarnation_on_top_of_the_deck() -> None:
    state = at(village(), f"{WALKER}\ndeck: 40 10\nghosts: W2 zombie-1\ntop: vampire-lord\nextra-incarnations: 1")
    deck = list(state.deck)
    assert texts(state) == {"draw vampire-lord"}
    play(state, "draw vampire-lord")
    assert state.deck == deck
    play(state, "place N1")
    assert ghosts(state) == {"N1": "vampire-lord", "W2": "zombie-1"}


LAST = "deck: 10\nghosts: N2 dark-mistress"
THREE_WHITES = ["exorcise", "roll white white white"]


def test_wus_incarnation_too_must_be_defeated_to_win() -> None:
    state = killing(village("NW wu"), f"{WALKER}\n{LAST}\nN: qi 3, at N")
    play(state, "kill NW", "draw vampire-lord", "place N1", *THREE_WHITES, "defeat N2")
    settle(state)
    assert outcome(state) is None
    state = at(
        village(),
        f"{WALKER}\n{LAST}\ndefeated: 1\nextra-incarnations: 1\nN: qi 3, at N\npending: yang",
    )
    play(state, *THREE_WHITES, "defeat N2")
    settle(state)
    assert outcome(state) == "won wu-feng-defeated"


def settle(state: State) -> None:
    """Hand out the rewards of an exorcism, to whomever."""
    while asked(state) in ("spend", "give-qi", "give-yin-yang"):
        play(state, min(texts(state)))


def test_while_wus_incarnation_lies_on_top_of_the_deck_nobody_wins() -> None:
    full = TWELVE.replace("N2 zombie-2", "N2 dark-mistress")
    state = killing(village("NW wu"), f"{WALKER}\ndeck: 10\nghosts: {full}\nN: qi 3, at N")
    play(state, "kill NW", "draw vampire-lord", *THREE_WHITES, "defeat N2")
    settle(state)
    assert outcome(state) is None
    assert asked(state) == "yang"


def test_with_the_deck_empty_the_incarnation_of_wu_loses_the_game() -> None:
    """R42."""
    # The last card is drawn and an incarnation undefeated: Sun takes the last ghost in the curse of the last exorcism.
    state = at(
        village("N wu sun"),
        f"{WALKER}\ndeck: 1\nghosts: N2 death-army\nN: qi 3, at N, tao black black\npending: yang",
    )
    play(state, *THREE_WHITES, "defeat N2")
    settle(state)
    play(state, "curse haunt", "draw ghoul", "place N1", "draw vampire-lord")
    while outcome(state) is None and asked(state) != "yang":
        play(state, min(texts(state)))
    assert outcome(state) == "lost deck-exhausted"


# --- Xiang ----------------------------------------------------------------------------------------------


def test_a_dead_xiang_lets_a_visible_villager_of_choice_die_too_with_his_curse() -> None:
    state = killing(village("NW xiang", "N ? hua", "E zhou", hidden="li"))
    play(state, "kill NW")
    assert (actor(state), asked(state)) == ("N", "kill")
    assert starting(state, "kill") == {"N", "E"}
    play(state, "kill N", "reveal li")
    assert graveyard(state) == {"xiang": 1, "hua": 1}
    assert laid_down(state) == {"N"}


def test_the_one_beneath_the_dead_xiang_is_visible_and_may_be_chosen() -> None:
    state = killing(village("NW hua xiang"))
    play(state, "kill NW", "kill NW")
    assert graveyard(state) == {"xiang": 1, "hua": 1}


def test_another_xiang_may_be_chosen() -> None:
    """R40. A ruling."""
    state = killing(village("NW xiang", "N xiang", "E zhou"))
    play(state, "kill NW", "kill N")
    assert starting(state, "kill") == {"E"}
    play(state, "kill E", "pay S")
    assert graveyard(state) == {"xiang": 2, "zhou": 1}


def test_with_nobody_visible_the_xiang_does_nothing() -> None:
    """R40. A ruling."""
    state = killing(village("NW xiang"))
    play(state, "kill NW")
    assert asked(state) == "yang"
    assert graveyard(state) == {"xiang": 1}


def test_xiang_is_carried_out_depth_first_before_those_beneath_him_in_a_dying_stack() -> None:
    """A ruling."""
    state = at(village("N hua xiang", "SE sun"), "pending: curse-die N2 no; yang")
    events = play(state, "curse haunt", "kill SE")
    assert asked(state) == "draw"
    assert graveyard(state) == {"xiang": 1, "sun": 1}
    events += play(state, "draw zombie-1", "place W1")
    assert dead_of(list(events)) == ["xiang", "sun", "hua"]


# --- Sheng ----------------------------------------------------------------------------------------------


def test_a_dead_sheng_haunts_the_tile_where_he_was() -> None:
    state = killing(village("NW sheng"))
    play(state, "kill NW")
    assert haunted(state) == {"NW"}


def test_sheng_in_a_stack_killed_by_a_haunting_the_stack_dies_and_the_empty_tile_is_haunted() -> None:
    """FAQ: what if a Sheng dies of a haunting?"""
    state = at(village("N hua sheng li"), "pending: curse-die N2 no; yang")
    play(state, "curse haunt")
    assert graveyard(state) == {"hua": 1, "sheng": 1, "li": 1}
    assert haunted(state) == {"N"}


def test_the_other_sheng_of_such_a_stack_does_nothing_more() -> None:
    """FAQ, the same answer."""
    state = at(village("N sheng sheng"), "pending: curse-die N2 no; yang")
    play(state, "curse haunt")
    assert graveyard(state) == {"sheng": 2}
    assert haunted(state) == {"N"}


def test_with_villagers_still_on_his_tile_they_die_and_it_stays_active_if_sheng_was_devoured() -> None:
    """A publisher's answer."""
    state = at(village("N li hua sheng"), "ghosts: N2 weretiger")
    assert graveyard(state) == {"li": 1, "hua": 1, "sheng": 1}
    assert (haunted(state), villagers(state)) == (set(), {})


def test_with_villagers_still_on_his_tile_they_die_and_it_stays_active_if_sheng_failed_to_flee() -> None:
    """A publisher's answer."""
    state = at(village("S hua sheng"), "ghosts: N2 ghoul")
    assert graveyard(state) == {"hua": 1, "sheng": 1}
    assert haunted(state) == set()


def test_unknown_ones_under_a_devoured_sheng_die_too_after_they_are_turned_up() -> None:
    state = killing(village("NW ? ? sheng", hidden="hua zhou"))
    play(state, "kill NW", "reveal hua")
    assert graveyard(state) == {"sheng": 1, "hua": 1}
    play(state, "reveal zhou", "pay N")
    assert graveyard(state) == {"sheng": 1, "hua": 1, "zhou": 1}
    assert (haunted(state), villagers(state)) == (set(), {})


def test_a_second_sheng_beneath_a_devoured_one_haunts_the_tile_that_is_empty_then() -> None:
    state = killing(village("NW sheng sheng"))
    play(state, "kill NW")
    assert graveyard(state) == {"sheng": 2}
    assert haunted(state) == {"NW"}


def test_a_sheng_may_haunt_the_last_tile_that_the_village_could_spare() -> None:
    state = killing(village("NW sheng"), "haunted: SW SE")
    play(state, "kill NW")
    assert outcome(state) == "lost village-haunted"


# --- Sun ------------------------------------------------------------------------------------------------


def test_a_dead_sun_brings_a_ghost_into_play() -> None:
    state = killing(village("NW sun"))
    play(state, "kill NW")
    assert asked(state) == "draw"
    play(state, "draw skinner", "place N2")
    assert ghosts(state) == {"N2": "skinner"}


def test_with_all_spaces_full_a_dead_sun_costs_the_active_board_1_qi() -> None:
    state = killing(village("NW sun"), f"N: qi 3, at C\nghosts: {TWELVE}")
    play(state, "kill NW")
    assert qi(state, "N") == 2


# --- Li -------------------------------------------------------------------------------------------------


def test_a_dead_li_removes_the_top_card_of_the_deck_unseen() -> None:
    """R41."""
    state = killing(village("NW li"))
    unseen = state.unseen
    play(state, "kill NW")
    assert state.deck == [44, 10]
    assert state.unseen == unseen
    assert asked(state) == "yang"


def test_an_incarnation_on_top_is_skipped() -> None:
    """A ruling."""
    state = killing(village("NW li"), "deck: 0 10")
    play(state, "kill NW")
    assert state.deck == [0, 9]


def test_an_incarnation_that_wu_put_on_top_is_skipped_too() -> None:
    """R41."""
    state = killing(village("NW li"), "deck: 45 10\ntop: vampire-lord\nextra-incarnations: 1")
    play(state, "kill NW")
    assert state.deck == [44, 10]
    assert "top: vampire-lord" in position(state)


def test_a_card_that_is_known_to_lie_there_is_the_one_removed() -> None:
    state = killing(village("NW li"), "deck: 2\nghosts: W2 vampire-lord\nbottom: skinner reaper")
    play(state, "kill NW")
    assert state.deck == [1]
    assert "bottom: reaper" in position(state)


def test_a_deck_emptied_by_li_with_an_incarnation_undefeated_loses() -> None:
    """R42. A ruling."""
    state = killing(village("NW li"), "deck: 1\nghosts: W2 vampire-lord")
    play(state, "kill NW")
    assert outcome(state) == "lost deck-exhausted"


def test_a_deck_with_one_card_left_after_li_does_not_lose_yet() -> None:
    state = killing(village("NW li"), "deck: 2\nghosts: W2 vampire-lord")
    play(state, "kill NW")
    assert outcome(state) is None


# --- Zhou -----------------------------------------------------------------------------------------------


def test_a_dead_zhou_costs_a_player_or_neutral_board_of_choice_1_qi() -> None:
    state = killing("players: 2", village("NW zhou"))
    play(state, "kill NW")
    assert (actor(state), texts(state)) == ("N", {"pay N", "pay E", "pay S", "pay W"})
    play(state, "pay E")
    assert [qi(state, side) for side in "NESW"] == [3, 2, 3, 3]


def test_a_possessed_board_or_a_dead_taoist_has_no_qi_to_lose() -> None:
    state = killing("players: 2", village("NW zhou"), "N: qi 3, at C\nS: dead\nW: possessed")
    play(state, "kill NW")
    assert texts(state) == {"pay N", "pay E"}


def test_the_last_qi_may_be_the_one_lost() -> None:
    state = killing(village("NW zhou"), "N: qi 3, at C\nE: qi 1, at C")
    play(state, "kill NW", "pay E")
    assert tile(state, "E") == "NW"  # the Cemetery
    assert qi(state, "E") == 0


def test_a_taoist_whom_a_zhou_killed_is_not_laid_down_by_the_hua_beneath() -> None:
    state = at(village("N hua zhou"), "N: qi 1, at C\npending: curse-die N2 no; yang")
    play(state, "curse haunt", "pay N")
    assert graveyard(state) == {"zhou": 1, "hua": 1}
    assert laid_down(state) == set()


# --- Hua ------------------------------------------------------------------------------------------------


def test_a_dead_hua_lays_the_active_taoist_down() -> None:
    state = killing(village("NW hua"))
    events = play(state, "kill NW")
    assert [event.seat for event in of_kind(events, TaoistLaidDown)] == [seat("N")]
    assert laid_down(state) == {"N"}


def test_a_taoist_who_is_laid_down_already_stays_so() -> None:
    state = killing(village("NW hua"), "N: qi 3, at C, laid-down")
    play(state, "kill NW")
    assert laid_down(state) == {"N"}


def test_his_next_move_only_stands_him_up() -> None:
    state = at(village(), f"{WALKER}\nN: qi 3, at C, laid-down\npending: yang")
    assert starting(state, "move") == set()
    assert reason(state, "move N") == "must-stand-up"
    play(state, "stand")
    assert (laid_down(state), tile(state, "N")) == (set(), "C")
    assert not {"move", "stand"} & verbs(state)
    assert "help" in texts(state)


def test_only_who_is_laid_down_stands_up() -> None:
    state = at(village(), f"{WALKER}\nN: qi 3, at C\npending: yang")
    assert reason(state, "stand") == "not-laid-down"


def test_his_actions_are_not_touched() -> None:
    state = at(village("C li hua"), f"{WALKER}\nghosts: N2 ghoul\nN: qi 3, at C, laid-down\npending: yang")
    assert {"help", "save"} <= texts(state)
    play(state, "save")
    assert laid_down(state) == {"N"}


def test_who_acts_before_standing_up_is_still_laid_down_in_his_next_turn() -> None:
    state = at(village(), f"{WALKER}\nN: qi 3, at C, laid-down\npending: yang")
    play(state, "help")
    assert reason(state, "stand") == "move-is-over"
    play(state, "end")
    assert laid_down(state) == {"N"}


def test_a_taoist_with_two_actions_still_has_the_second_after_a_hua_died_in_the_first() -> None:
    """FAQ: if a Hua dies during the first action of the blue Taoist, does he still have a second one? Yes."""
    state = at(
        village("NE hua"),
        f"{SECOND_WIND}\nghosts: N1 zombie-1, E3 lich\nN: qi 3, at NE, tao yellow\npending: yang",
    )
    play(state, "exorcise", "roll yellow yellow red", "defeat N1", "curse haunt")
    assert (graveyard(state), laid_down(state)) == ({"hua": 1}, {"N"})
    assert "exorcise" in texts(state)


def test_the_flyer_stands_up_and_moves_one_tile() -> None:
    state = at(village(), f"{FLYER}\nN: qi 3, at NW, laid-down\npending: yang")
    assert starting(state, "move") == {"N", "W", "C"}
    assert "stand" in texts(state)
    play(state, "move C")
    assert (laid_down(state), tile(state, "N")) == (set(), "C")


def test_the_flyer_who_stands_up_takes_a_villager_only_along_his_one_step() -> None:
    """R45."""
    state = at(village("NW li"), f"{FLYER}\nN: qi 3, at NW, laid-down\npending: yang")
    assert "NW" not in starting(state, "move")
    play(state, "move N")
    assert texts(state) == {"escort N", "alone"}


def test_whose_flight_is_blocked_only_stands_up() -> None:
    state = at(village(), f"{FLYER}\nghosts: N1 coffin-breakers-1\nN: qi 3, at NW, laid-down\npending: yang")
    assert starting(state, "move") == set()


def test_the_twin_winds_stand_another_up_instead_of_moving_him() -> None:
    """R45. FAQ: can a Taoist who is laid down be stood up by the Pavilion or the Twin Winds? Yes, it is a move."""
    state = at(village(), f"{TWIN_WINDS}\nN: qi 3, at C\nE: qi 3, at NW, laid-down\npending: yang")
    play(state, "guide E")
    assert texts(state) == {"stand"}
    play(state, "stand")
    assert (laid_down(state), tile(state, "E")) == (set(), "NW")


def test_the_pavilion_stands_another_up_instead_of_moving_him() -> None:
    """FAQ, the same answer."""
    state = at(village(), f"{WALKER}\nN: qi 3, at S\nE: qi 3, at NW, laid-down\npending: yang")
    play(state, "help", "guide E")
    assert texts(state) == {"stand"}
    assert reason(state, "to C") == "must-stand-up"
    play(state, "stand")
    assert (laid_down(state), tile(state, "E")) == (set(), "NW")


def test_solo_the_pavilion_stands_the_own_taoist_up_if_the_player_likes() -> None:
    state = at(village(), "players: 1\nN: qi 3, at S, laid-down\npending: yang")
    play(state, "help")
    assert texts(state) == {"stand", "stay"}


def test_standing_up_takes_no_villager_along() -> None:
    state = at(village("C hua"), f"{WALKER}\nN: qi 3, at C, laid-down\npending: yang")
    play(state, "stand")
    assert asked(state) == "yang"
    assert villagers(state) == {"C": "hua"}


def test_hua_has_no_effect_on_a_neutral_board() -> None:
    """FAQ: a neutral board is active and a Hua dies? Nothing happens."""
    state = at("players: 2", village("E hua"), "active: E\nghosts: E2 wereboar")
    assert graveyard(state) == {"hua": 1}
    assert laid_down(state) == set()


def test_hua_has_no_effect_on_a_possessed_board() -> None:
    state = at(village("N hua"), "N: dead\nghosts: N2 weretiger")
    assert graveyard(state) == {"hua": 1}
    assert laid_down(state) == set()


def test_hua_who_dies_in_the_yin_lays_down_for_the_move_of_the_same_turn() -> None:
    state = at(village("N hua"), f"{WALKER}\nghosts: N2 weretiger")
    play(state, "draw drowned-maiden", "place S1")
    assert asked(state) == "yang"
    assert "stand" in texts(state)
    assert starting(state, "move") == set()


# --- rewards: artifacts ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("family", "artifact"),
    [
        ("long", "elixir-of-life"),
        ("chang", "moonstone"),
        ("teng", "scroll-of-unity"),
        ("weng", "fireworks"),
        ("miao", "shield-of-time"),
        ("sheng", "claws-of-vengeance"),
        ("sun", "armour-of-truth"),
        ("hua", "celestial-sword"),
    ],
)
def test_the_active_player_gets_the_artifact_of_a_family_that_is_saved_as_a_whole(family: str, artifact: str) -> None:
    state = at(village(f"C {family}"), "active: S\nS: qi 3, at C\npending: yang")
    events = play(state, "save")
    assert artifacts(state, "S") == {artifact}
    assert len(of_kind(events, FamilySaved)) == 1


@pytest.mark.parametrize("family", ["hua", "zhou", "li", "sun", "miao", "xiang", "sheng", "wu"])
def test_nothing_is_given_while_one_of_the_family_is_in_the_village(family: str) -> None:
    state = at(village(f"C {family}", f"NW {family}"), "N: qi 3, at C\npending: yang")
    events = play(state, "save")
    assert of_kind(events, FamilySaved) == []
    assert asked(state) == "yang"


def test_nothing_is_given_for_a_family_with_a_dead_member() -> None:
    state = at(village("C hua", graveyard="hua"), "N: qi 3, at C\npending: yang")
    play(state, "save")
    assert artifacts(state, "N") == set()


def test_a_family_whose_dead_member_came_back_gives_its_reward_when_he_is_saved() -> None:
    state = at(village(graveyard="hua"), f"{WALKER}\nN: qi 3, at NW, artifacts elixir-of-life\npending: yang")
    play(state, "elixir", "recall hua", "move C", "escort C", "save")
    assert artifacts(state, "N") == {"celestial-sword"}
    assert graveyard(state) == {}


def test_a_family_saved_in_the_barrier_rewards_after_it_on_a_neutral_boards_turn_the_next_player() -> None:
    """FAQ: the effect comes at the end of the barrier; on a neutral board's turn the next player gets the artifact."""
    state = at("players: 2", village("C long", "NW hua"), "active: E\nreceptacles: NW NE SW SE\npending: after-yin")
    assert (actor(state), asked(state)) == ("S", "barrier-choice")
    play(state, "barrier save")
    assert artifacts(state, "S") == set()
    events = play(state, "barrier roll", "barrier roll", "barrier roll")
    assert artifacts(state, "S") == {"elixir-of-life"}
    happened = ids(events)
    assert happened.index("barrier-ended") < happened.index("artifact-gained") < happened.index("turn-began")


# --- rewards: Wu ----------------------------------------------------------------------------------------


def test_wu_saved_puts_a_buddha_of_the_temple_on_any_empty_ghost_space() -> None:
    state = at(village("C wu"), "ghosts: N2 lich\nbuddhas: E1\nN: qi 3, at C\npending: yang")
    play(state, "save")
    assert starting(state, "buddha") == {f"{side}{number}" for side in "NESW" for number in (1, 2, 3)} - {"N2", "E1"}
    assert reason(state, "buddha N2") == "space-occupied"
    assert reason(state, "buddha E1") == "buddha-there"
    play(state, "buddha W3")
    assert buddhas(state) == {"E1", "W3"}
    assert state.temple_buddhas == 0
    assert held_buddhas(state, "N") == 0


def test_the_buddha_of_the_wu_may_be_declined() -> None:
    """R44."""
    state = at(village("C wu"), "N: qi 3, at C\npending: yang")
    play(state, "save", "done")
    assert asked(state) == "yang"
    assert (buddhas(state), state.temple_buddhas) == (set(), 2)


def test_without_a_buddha_at_the_temple_the_reward_of_wu_is_lost() -> None:
    """R44. A ruling."""
    state = at(village("C wu"), "buddhas: E1\nN: qi 3, at C\nE: qi 3, at C, buddhas 1\npending: yang")
    play(state, "save")
    assert asked(state) == "yang"
    assert buddhas(state) == {"E1"}


def test_without_an_empty_space_the_reward_of_wu_is_lost() -> None:
    state = at(village("C wu"), f"ghosts: {TWELVE}\nN: qi 3, at C\npending: yang")
    play(state, "save")
    assert asked(state) == "yang"
    assert state.temple_buddhas == 2


def test_without_the_temple_the_buddha_comes_from_the_box_and_returns_there_after_use() -> None:
    """R44."""
    state = at(NO_TEMPLE, village("C wu"), f"{WALKER}\nactive: W\nW: qi 3, at C\npending: yang")
    play(state, "save", "buddha N1", "end")
    assert (buddhas(state), state.temple_buddhas) == ({"N1"}, 1)
    play(state, "draw zombie-1", "place N1")
    assert (buddhas(state), ghosts(state), state.temple_buddhas) == (set(), {}, 2)
    assert all(not held_buddhas(state, side) for side in "NESW")


# --- rewards: Xiang, Li ---------------------------------------------------------------------------------


def test_xiang_saved_gives_one_tao_token_of_each_colour_shared_out_by_choice() -> None:
    state = at(village("C xiang"), "N: qi 3, at C\nE: qi 3, at C\nS: qi 3, at C\nW: dead\npending: yang")
    play(state, "save")
    assert (actor(state), texts(state)) == ("N", {"grant N", "grant E", "grant S"})
    play(state, "grant N", "grant E", "grant S", "grant N", "grant E")
    assert asked(state) == "yang"
    got = Counter(tao(state, "N")) + Counter(tao(state, "E")) + Counter(tao(state, "S"))
    assert got == dict.fromkeys(["red", "green", "blue", "yellow", "black"], 1)
    assert [sum(tao(state, side).values()) for side in "NES"] == [2, 2, 1]


def test_of_a_colour_that_the_supply_has_not_nobody_gets_a_token() -> None:
    state = at(
        village("C xiang"),
        "removed-tao: red red red red black black black black\n"
        "N: qi 3, at C\nE: qi 3, at C\nS: qi 3, at C\nW: qi 3, at C\npending: yang",
    )
    play(state, "save", "grant N", "grant N", "grant N")
    assert tao(state, "N") == {"green": 1, "blue": 1, "yellow": 1}
    assert asked(state) == "yang"


def test_li_saved_gives_3_qi_shared_out_by_choice() -> None:
    state = at(village("C li"), "N: qi 3, at C\nE: qi 1, at C\nS: qi 3, at C\nW: dead\npending: yang")
    play(state, "save")
    assert (actor(state), texts(state)) == ("N", {"give qi N", "give qi E", "give qi S"})
    play(state, "give qi E", "give qi E", "give qi S")
    assert [qi(state, side) for side in "NESW"] == [3, 3, 4, 0]
    assert asked(state) == "yang"


def test_li_gives_no_more_qi_than_the_supply_has() -> None:
    state = at(village("C li"), "N: qi 5, at C\nE: qi 5, at C\nS: qi 4, at C\nW: qi 5, at C\npending: yang")
    play(state, "save", "give qi N")
    assert asked(state) == "yang"
    assert state.qi_supply == 0


# --- rewards: Zhou --------------------------------------------------------------------------------------


def test_zhou_saved_raises_the_moon_barrier_at_the_end_of_the_turn() -> None:
    state = at(village("C zhou", "NW hua"), "N: qi 3, at C\npending: yang")
    events = play(state, "save")
    assert asked(state) == "yang"
    assert of_kind(events, BarrierRose) == []
    events = play(state, "end")
    assert len(of_kind(events, BarrierRose)) == 1
    assert asked(state) == "barrier-choice"


def test_the_missing_crystals_come_from_the_supply_and_the_taoists() -> None:
    state = at(
        village("C zhou", "NW hua"),
        "receptacles: NE\nN: qi 3, at C, crystals 1\nE: qi 3, at C, crystals 1\npending: yang",
    )
    play(state, "save", "end")
    assert receptacles(state) == {"NW", "NE", "SW", "SE"}
    assert (crystals(state, "N"), crystals(state, "E"), moon_of(state).crystal_supply) == (0, 0, 0)


def test_zhou_saved_during_a_barrier_raises_a_second_one_after_it() -> None:
    """A publisher's answer."""
    state = at(village("C zhou", "NW hua"), "receptacles: NW NE SW SE\nN: qi 3, at C\npending: yang")
    events = play(state, "end", "barrier save", "barrier roll", "barrier roll")
    assert len(of_kind(events, BarrierRose)) == 1
    events = play(state, "barrier roll")
    assert len(of_kind(events, BarrierRose)) == 1
    assert receptacles(state) == {"NW", "NE", "SW", "SE"}
    assert shelter(state)["zhou"] == 3

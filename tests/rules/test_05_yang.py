"""Chapter 5: the order of Yang, what may come between its parts, and who decides."""

from __future__ import annotations

import pytest

from fatsi.rules.geometry import SIDES, TILES
from tests.positions import (
    actor,
    asked,
    at,
    buddhas,
    figures,
    ghosts,
    has_yin_yang,
    haunted,
    held_buddhas,
    ids,
    mantra,
    play,
    power_tokens,
    qi,
    reason,
    starting,
    tao,
    texts,
    tile,
    verbs,
)

NEIGHBOURS = {
    "NW": {"N", "W", "C"},
    "N": {"NW", "NE", "W", "C", "E"},
    "NE": {"N", "C", "E"},
    "W": {"NW", "N", "C", "SW", "S"},
    "C": {"NW", "N", "NE", "W", "E", "SW", "S", "SE"},
    "E": {"NE", "N", "C", "S", "SE"},
    "SW": {"W", "C", "S"},
    "S": {"SW", "W", "C", "E", "SE"},
    "SE": {"E", "C", "S"},
}
MANTRA = "boards: red-a green-a blue-a yellow-b"
TWIN_WINDS = "boards: red-b green-a blue-a yellow-a"


# --- 5.1 the move ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("here", TILES)
def test_a_taoist_moves_to_a_neighbouring_tile_diagonals_included(here: str) -> None:
    state = at(f"active: E\nE: qi 3, at {here}\npending: yang")
    assert starting(state, "move") == NEIGHBOURS[here]
    there = min(NEIGHBOURS[here])
    events = play(state, f"move {there}")
    assert tile(state, "E") == there
    assert ids(events) == ["taoist-moved"]


def test_a_haunted_tile_may_be_entered() -> None:
    state = at("active: E\nhaunted: NE\npending: yang")
    play(state, "move NE")
    assert tile(state, "E") == "NE"


def test_several_taoists_may_stand_on_one_tile() -> None:
    state = at("active: E\nN: qi 3, at NE\nS: qi 3, at NE\npending: yang")
    play(state, "move NE")
    assert [tile(state, side) for side in SIDES] == ["NE", "NE", "NE", "C"]


def test_a_taoist_moves_once_in_a_turn() -> None:
    state = at("active: E\npending: yang")
    play(state, "move NE")
    assert reason(state, "move C") == "move-is-over"


def test_a_taoist_cannot_move_to_his_own_tile_nor_further_than_one() -> None:
    state = at("active: E\nE: qi 3, at NW\npending: yang")
    assert reason(state, "move NW") == "already-there"
    assert reason(state, "move SE") == "too-far"


def test_every_part_of_yang_is_optional() -> None:
    state = at("ghosts: N2 zombie-1\nN: qi 3, at N, yin-yang, buddhas 1\npending: yang")
    events = play(state, "end")
    assert ids(events) == ["turn-began"]
    assert SIDES[state.active] == "E"


# --- 5.1 the action -------------------------------------------------------------------------------------


def test_help_may_be_asked_for_after_the_move() -> None:
    state = at("active: E\npending: yang")
    play(state, "move SW", "help", "pray black")
    assert (actor(state), asked(state)) == ("E", "yang")


def test_an_exorcism_may_be_attempted_after_the_move() -> None:
    state = at("active: N\nghosts: N2 zombie-1\npending: yang")
    play(state, "move N", "exorcise", "roll yellow yellow red", "defeat N2", "curse nothing")
    assert ghosts(state) == {}


def test_a_turn_has_one_action_and_help_leaves_none_for_an_exorcism() -> None:
    state = at("ghosts: N1 zombie-1\nN: qi 3, at NE\npending: yang")
    assert {"help", "exorcise"} <= verbs(state)
    play(state, "help", "roll red green")
    assert reason(state, "help") == "action-over"
    assert reason(state, "exorcise") == "action-over"


def test_a_turn_has_one_action_and_an_exorcism_leaves_none_for_help() -> None:
    state = at("ghosts: N1 zombie-1\nN: qi 3, at NE\npending: yang")
    play(state, "exorcise", "roll yellow yellow red", "defeat N1", "curse nothing")
    assert reason(state, "help") == "action-over"


def test_a_failed_exorcism_is_an_action_too() -> None:
    state = at("ghosts: N1 zombie-1\nN: qi 3, at NE\npending: yang")
    play(state, "exorcise", "roll red red red")
    assert reason(state, "exorcise") == "action-over"
    assert reason(state, "help") == "action-over"


def test_only_the_villager_of_the_own_tile_is_asked_by_the_action() -> None:
    state = at("N: qi 3, at SE\npending: yang")
    events = play(state, "help")
    assert ids(events)[0] == "help-asked"
    assert starting(state, "take") == {"red", "green", "blue", "yellow", "black"}


# --- 5.1 Buddhas and the last act -----------------------------------------------------------------------


def test_buddhas_are_placed_after_the_action() -> None:
    state = at("N: qi 3, at SW, buddhas 2\npending: yang")
    play(state, "help", "pray black", "buddha S1", "buddha W3")
    assert buddhas(state) == {"S1", "W3"}
    assert held_buddhas(state, "N") == 0


def test_buddhas_may_be_placed_without_an_action() -> None:
    state = at("N: qi 3, at SW, buddhas 1\npending: yang")
    play(state, "buddha W3")
    assert buddhas(state) == {"W3"}


def test_a_taoist_without_a_buddha_places_none() -> None:
    state = at("N: qi 3, at SW\npending: yang")
    assert reason(state, "buddha S1") == "no-buddha"


def test_power_tokens_are_picked_up_on_the_centre_tile_as_the_last_act() -> None:
    state = at("players: 3\nN: qi 3, at C\npending: yang")
    assert state.centre_tokens == 1
    play(state, "help", "pick-up")
    assert (power_tokens(state, "N"), state.centre_tokens) == (1, 0)
    assert reason(at("players: 3\nN: qi 3, at S\npending: yang"), "pick-up") == "not-on-centre"


@pytest.mark.parametrize("left", ["move NE", "help", "yin-yang ask SE", "buddha N2", "borrow W", "exorcise"])
def test_after_picking_up_only_more_of_it_or_the_end_can_follow(left: str) -> None:
    """R9: no Yin-Yang, no Buddha, no spending of the token just taken."""
    state = at("players: 2\nN: qi 3, at C, yin-yang, buddhas 1\nS: qi 3, at C\npending: yang")
    play(state, "pick-up")
    assert texts(state) == {"pick-up", "end"}
    assert reason(state, left) == "picking-up"
    play(state, "pick-up")
    assert texts(state) == {"end"}
    assert power_tokens(state, "N") == 2


# --- 5.1 the parts do not come back ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "actions", "given_up"),
    [
        ("N: qi 3, at SW\npending: yang", ["help", "pray red"], {"move", "help", "exorcise"}),
        ("ghosts: N2 zombie-1\nN: qi 3, at N\npending: yang", ["exorcise", "roll red red red"], {"move", "exorcise"}),
        ("ghosts: N1 zombie-1\nN: qi 3, at NE, buddhas 1\npending: yang", ["buddha E3"], {"move", "help", "exorcise"}),
        ("active: W\npending: yang", ["move N"], {"move", "take"}),
        ("active: W\nW: qi 3, at SW\npending: yang", ["help", "pray red"], {"move", "take"}),
        (f"{MANTRA}\nactive: W\nghosts: N1 lich\npending: yang", ["move N"], {"move", "mantra"}),
        (f"{TWIN_WINDS}\npending: yang", ["guide S", "to SE"], {"move", "guide"}),
        (f"{TWIN_WINDS}\nN: qi 3, at SW\npending: yang", ["help", "pray red"], {"move", "guide"}),
        (f"{TWIN_WINDS}\nN: qi 3, at SW, buddhas 1\npending: yang", ["buddha S1"], {"move", "guide"}),
    ],
    ids=[
        "help gives up the move",
        "an exorcism gives up the move",
        "a Buddha gives up move and action",
        "the move gives up Bottomless Pockets",
        "help gives up Bottomless Pockets",
        "the move gives up the Mantra",
        "Twin Winds gives up the own move",
        "help gives up Twin Winds",
        "a Buddha gives up Twin Winds",
    ],
)
def test_beginning_a_later_part_gives_up_the_earlier_ones(
    position: str, actions: list[str], given_up: set[str]
) -> None:
    """R8: the parts of Yang do not come back."""
    state = at(position)
    play(state, *actions)
    assert asked(state) == "yang"
    assert not given_up & verbs(state)


def test_bottomless_pockets_come_before_the_move_and_leave_it() -> None:
    """R8: they are optional, and used once."""
    state = at("active: W\npending: yang")
    play(state, "take black")
    assert tao(state, "W") == {"yellow": 1, "black": 1}
    assert "take" not in verbs(state)
    assert "move" in verbs(state)


def test_the_mantra_comes_before_the_move_and_leaves_it() -> None:
    """R8: it is optional, and used once."""
    state = at(MANTRA, "active: W\nghosts: N1 lich, E2 ghoul\npending: yang")
    play(state, "mantra E2")
    assert mantra(state) == "E2"
    assert "mantra" not in verbs(state)
    assert "move" in verbs(state)


def test_twin_winds_comes_between_the_own_move_and_the_action() -> None:
    """R8: after the own move, or in place of it."""
    state = at(TWIN_WINDS, "pending: yang")
    play(state, "move SW")
    assert starting(state, "guide") == {"E", "S", "W"}
    play(state, "guide S", "to SE")
    assert (tile(state, "N"), tile(state, "S")) == ("SW", "SE")
    assert "help" in verbs(state)
    assert "guide" not in verbs(state)


# --- 5.1 Yin-Yang and Power tokens stand outside the order ----------------------------------------------


def test_yin_yang_before_the_move_does_not_give_up_anything() -> None:
    """R8: it is outside the order of the parts."""
    state = at("active: W\nW: qi 3, at C, yin-yang\npending: yang")
    before = verbs(state) - {"yin-yang-ask"}
    play(state, "yin-yang ask SW", "pray red")
    assert verbs(state) == before
    assert not has_yin_yang(state, "W")


def test_a_power_token_before_the_move_does_not_give_up_anything() -> None:
    """R8: it is outside the order of the parts; the borrowed power has its own moment."""
    state = at("players: 3\nN: qi 3, at C, power-tokens 1\npending: yang")
    before = verbs(state) - {"borrow"}
    play(state, "borrow W")
    assert verbs(state) == before | {"take", "pick-up"}


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("", []),
        ("", ["move N"]),
        ("", ["help"]),
        ("ghosts: N1 zombie-1\nN: qi 3, at NE, yin-yang", ["exorcise", "roll red red red"]),
        ("N: qi 3, at SW, yin-yang, buddhas 1", ["buddha S1"]),
    ],
    ids=["before the move", "after the move", "after help", "after an exorcism", "after a Buddha"],
)
def test_yin_yang_may_be_spent_before_between_and_after_the_parts(position: str, actions: list[str]) -> None:
    state = at(position, "pending: yang")
    play(state, *actions)
    assert "yin-yang ask SE" in texts(state)


@pytest.mark.parametrize(
    ("position", "actions", "question"),
    [
        ("N: qi 3, at SE, yin-yang", ["help"], "take"),
        ("N: qi 3, at SE, yin-yang", ["help", "take red", "draw lich"], "place"),
        ("N: qi 3, at N, yin-yang\nghosts: N2 zombie-1", ["exorcise", "roll yellow yellow red"], "defeat"),
        (
            "N: qi 3, at N, yin-yang, tao yellow\nghosts: N2 zombie-1",
            ["exorcise", "roll yellow red red", "defeat N2"],
            "spend",
        ),
    ],
    ids=["help", "the ghost of a villager", "an exorcism", "the tokens of an exorcism"],
)
def test_yin_yang_may_not_be_spent_inside_an_action(position: str, actions: list[str], question: str) -> None:
    state = at(position, "pending: yang")
    play(state, *actions)
    assert asked(state) == question
    assert reason(state, "yin-yang ask SW") == "another-question"


def test_a_power_token_may_not_be_spent_inside_an_action() -> None:
    state = at("players: 3\nN: qi 3, at SE, power-tokens 1\npending: yang")
    play(state, "help")
    assert reason(state, "borrow W") == "another-question"


@pytest.mark.parametrize("actions", [[], ["move N"], ["help"], ["buddha N2"]])
def test_a_power_token_may_be_spent_before_between_and_after_the_parts(actions: list[str]) -> None:
    where = "N" if actions == ["buddha N2"] else "C"
    state = at(f"players: 3\nN: qi 3, at {where}, power-tokens 1, buddhas 1\npending: yang")
    play(state, *actions)
    assert "borrow W" in texts(state)


def test_a_yin_yang_regained_may_be_spent_again_in_the_same_turn() -> None:
    state = at("haunted: E\nghosts: N2 dark-wraith-1\nN: qi 3, at N, yin-yang\npending: yang")
    play(state, "yin-yang unhaunt E", "exorcise", "roll black black black", "defeat N2", "gain yin-yang")
    assert has_yin_yang(state, "N")
    play(state, "yin-yang ask SW", "pray black")
    assert not has_yin_yang(state, "N")
    assert haunted(state) == set()


# --- 5.2 help or exorcism -------------------------------------------------------------------------------


def test_only_an_active_tile_can_be_asked_for_help() -> None:
    state = at("haunted: SW\nN: qi 3, at SW\npending: yang")
    assert reason(state, "help") == "tile-haunted"


@pytest.mark.parametrize(
    ("where", "useless", "useful"),
    [
        ("NW", "", "S: dead"),
        ("N", "", "haunted: E"),
        ("W", "", "ghosts: E1 lich"),
        ("W", "ghosts: E1 vampire-lord", "ghosts: E1 vampire-lord, E2 lich"),
        ("C", "buddhas: E1 W1", "buddhas: E1"),
        ("E", "ghosts: E1 ghoul", "ghosts: E1 ghoul step"),
        ("S", "E: dead\nS: dead\nW: dead", ""),
    ],
    ids=["cemetery", "altar", "sorcerer", "sorcerer and an incarnation", "temple", "watchman", "pavilion"],
)
def test_help_is_offered_only_if_it_can_do_something(where: str, useless: str, useful: str) -> None:
    """R17: help that can do nothing may not be asked for, neither on the own tile nor by Yin-Yang."""
    me = f"N: qi 3, at {where}, yin-yang\npending: yang"
    state = at(useless, me)
    assert reason(state, "help") == "help-useless"
    assert reason(state, f"yin-yang ask {where}") == "help-useless"
    assert {"help", f"yin-yang ask {where}"} <= texts(at(useful, me))


@pytest.mark.parametrize(
    ("position", "is_offered"),
    [
        ("ghosts: N2 scarlet-evildoer-1", True),
        ("ghosts: N2 flesh-devourer", False),
        ("ghosts: N2 flesh-devourer\ncircle: red", True),
    ],
)
def test_an_exorcism_is_offered_only_if_a_ghost_could_fall(position: str, is_offered: bool) -> None:
    """R10: the best roll possible must beat at least one ghost."""
    state = at(position, "N: qi 3, at N\npending: yang")
    assert ("exorcise" in texts(state)) == is_offered


# --- 5.3 who decides ------------------------------------------------------------------------------------


@pytest.mark.parametrize("active", SIDES)
def test_the_active_player_acts_in_his_own_yang(active: str) -> None:
    assert actor(at(f"active: {active}\npending: yang")) == active


def test_the_active_player_decides_which_ghosts_fall_and_whose_tokens_are_spent() -> None:
    state = at(
        """
        ghosts: N2 zombie-1
        N: qi 3, at N
        E: qi 3, at N, tao yellow
        W: qi 3, at N, tao yellow
        pending: yang
        """
    )
    play(state, "exorcise", "roll yellow red red")
    assert actor(state) == "N"
    play(state, "defeat N2")
    assert (actor(state), texts(state)) == ("N", {"spend E yellow", "spend W yellow"})


def test_the_active_player_decides_about_rerolls() -> None:
    state = at("active: E\nghosts: E2 zombie-1\nE: qi 3, at E\npending: yang")
    play(state, "exorcise", "roll red red yellow")
    assert actor(state) == "E"
    assert texts(state) == {
        "keep",
        *("reroll red", "reroll yellow", "reroll red red", "reroll red yellow", "reroll red red yellow"),
    }


def test_the_active_player_gives_the_reward_of_an_incarnation_for_the_group() -> None:
    """R6: to any living Taoist, himself included, and the Yin-Yang to one who lacks it."""
    state = at(
        """
        difficulty: nightmare
        ghosts: N2 dark-mistress
        N: qi 3, at N
        E: qi 3, at C
        S: dead
        pending: yang
        """
    )
    play(state, "exorcise", "roll blue blue blue", "defeat N2")
    assert (actor(state), texts(state)) == ("N", {"give qi N", "give qi E", "give qi W"})
    play(state, "give qi W")
    assert (actor(state), texts(state)) == ("N", {"give yin-yang N", "give yin-yang E"})
    play(state, "give yin-yang E")
    assert qi(state, "W") == 4
    assert has_yin_yang(state, "E")


def test_the_next_living_player_gives_the_reward_of_an_incarnation_if_its_curse_killed_the_exorcist() -> None:
    """R6, R28: the reward belongs to the group and is given all the same."""
    state = at(
        """
        difficulty: nightmare
        ghosts: N2 death-army
        N: qi 1, at N, tao black black
        E: dead
        S: qi 3, at C
        pending: yang
        """
    )
    play(state, "exorcise", "roll black black black", "defeat N2", "spend N black", "spend N black", "curse lose-qi")
    assert (actor(state), texts(state)) == ("S", {"give qi S", "give qi W"})
    play(state, "give qi S")
    assert (actor(state), texts(state)) == ("S", {"give yin-yang S"})


def test_no_other_player_acts_in_the_yang_of_the_active_one() -> None:
    state = at("active: W\nghosts: W2 bone-cracker\npending: yang")
    assert actor(state) == "W"
    play(state, "move NE")
    assert (tile(state, "W"), tile(state, "N")) == ("NE", "C")


def test_a_figure_does_not_advance_in_yang() -> None:
    state = at("ghosts: N2 ghoul, E1 restless-dead step\npending: yang")
    play(state, "move NE", "help", "roll red green")
    assert figures(state) == {"N2": "card", "E1": "step"}

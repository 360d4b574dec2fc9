"""What any player would do: positions in which one choice is plainly the right one."""

from __future__ import annotations

import pytest

from fatsi.bots import bot
from fatsi.rules import State
from fatsi.rules.rng import Rng
from tests.moon_positions import village
from tests.positions import at, play

# A small budget: what any player would do takes little thought.
PLAYER = "planner:nodes=4500"
LIMIT_NEAR = "difficulty: normal\nhaunted: SW W"
# The Circle of Prayer and the Temple, which are worth a visit before nearly everything else, are haunted.
NOTHING_BETTER = "difficulty: initiation\nhaunted: SW C"
WALKER = "boards: green-b red-a blue-a yellow-a"
# A Taoist each, and nothing that would tempt anybody elsewhere.
EMPTY_HANDED = "E: qi 3, at C\nS: qi 3, at C\nW: qi 3, at C"


def choice(state: State) -> str:
    return str(bot(PLAYER).choose(state, Rng(1)))


def turn(state: State) -> list[str]:
    """What the active player does until something is rolled or drawn, or his turn ends."""
    player, rng, me = bot(PLAYER), Rng(1), state.active
    done: list[str] = []
    while state.actor == me and state.active == me:
        action = player.choose(state, rng)
        done.append(str(action))
        state.apply(action)
    return done


# --- exorcism -------------------------------------------------------------------------------------------


def test_a_taoist_goes_where_he_surely_beats_a_ghost() -> None:
    state = at(
        "difficulty: initiation\nhaunted: SW C N",
        "ghosts: N2 restless-dead step\nN: qi 3, at C, tao yellow yellow\npending: yang",
        "E: dead\nS: dead\nW: dead",
    )
    assert turn(state)[:2] == ["move N", "exorcise"]


def test_the_last_incarnation_is_beaten_whatever_else_could_be_had() -> None:
    ghosts = "ghosts: N1 dark-mistress, E3 bleeding-eyes step\ncircle: blue\ndeck: 6"
    state = at(NOTHING_BETTER, ghosts, "N: qi 1, at NE\npending: yang", EMPTY_HANDED)
    assert choice(state) == "exorcise"
    play(state, "exorcise", "roll blue white white")
    assert choice(state) == "defeat N1"


def test_tokens_are_spent_on_the_haunter_that_would_lose_the_village() -> None:
    state = at(LIMIT_NEAR, "ghosts: E2 ghoul step\nN: qi 3, at E, tao yellow\npending: yang", EMPTY_HANDED)
    play(state, "exorcise", "roll red red red")
    assert choice(state) == "defeat E2"


# --- haunting -------------------------------------------------------------------------------------------


def test_the_turn_does_not_end_while_the_last_haunting_can_be_stopped() -> None:
    """E's ghoul haunts the third tile in the very next Yin; the Altar and the Watchman are haunted already."""
    state = at(WALKER, "haunted: N E\nghosts: E2 ghoul step\nN: qi 3, at NE\npending: yang", EMPTY_HANDED)
    assert turn(state)[:2] == ["move E", "exorcise"]


def test_the_yin_yang_saves_the_village_when_the_exorcism_has_failed() -> None:
    state = at(LIMIT_NEAR, "ghosts: E2 ghoul step\nN: qi 3, at C, yin-yang\npending: yang", EMPTY_HANDED)
    play(state, "move E", "exorcise", "roll red red red")
    assert choice(state).startswith("yin-yang")


def test_the_watchman_calms_the_board_whose_turn_is_next() -> None:
    state = at("ghosts: E1 dark-wraith-1 step, W2 dark-wraith-2 step\nN: qi 3, at E\npending: calm; yang", LIMIT_NEAR)
    assert choice(state) == "calm E"


def test_the_altar_turns_a_tile_active_when_one_more_would_lose() -> None:
    state = at(LIMIT_NEAR, "N: qi 3, at N\nstage: moved\npending: yang", EMPTY_HANDED)
    assert choice(state) == "help"


# --- ghosts and Qi --------------------------------------------------------------------------------------


def test_a_strong_ghost_is_placed_on_the_buddha() -> None:
    state = at("buddhas: W2\npending: place lich; after-yin")
    assert choice(state) == "place W2"


def test_whoever_is_about_to_win_the_last_fight_does_not_pay_with_the_last_qi() -> None:
    state = at(
        "difficulty: initiation\nghosts: N1 dark-mistress\ncircle: blue\ndeck: 6\nactive: W\nW: dead",
        "N: qi 1, at NE, tao blue blue\nE: qi 3, at S\nS: qi 3, at S\npending: pay; after-yin",
    )
    assert choice(state) != "pay N"


def test_the_group_s_qi_goes_to_who_is_nearest_to_death() -> None:
    state = at("N: qi 3, at C\nE: qi 4, at C\nS: qi 1, at C\nW: qi 3, at C\npending: give-qi; yang")
    assert choice(state) == "give qi S"


def test_a_harmful_curse_is_rolled_again_and_a_harmless_one_kept() -> None:
    favourite = "boards: green-a red-a blue-a yellow-a\nghosts: N2 lich\nN: qi 1, at C"
    assert choice(at(favourite, "pending: curse-choice N2 lose-qi; after-yin")) == "reroll curse"
    assert choice(at(favourite, "pending: curse-choice N2 nothing; after-yin")) == "keep"


# --- powers ---------------------------------------------------------------------------------------------


def test_good_dice_are_kept_and_bad_ones_rolled_again() -> None:
    state = at("boards: green-a red-a blue-a yellow-a\nghosts: N2 restless-dead\nN: qi 3, at N\npending: yang")
    failed = state.copy()
    play(state, "exorcise", "roll yellow white red")
    assert choice(state) == "keep"
    play(failed, "exorcise", "roll yellow green red")
    assert choice(failed) == "reroll red green"


# --- White Moon -----------------------------------------------------------------------------------------


# One more dead villager loses the game. Elsewhere they are not always worth a rescue: a tile that would be haunted is
# spared if villagers are on it.
ELEVEN_DEAD = "li li li sun sun sun miao miao xiang xiang sheng"


@pytest.mark.parametrize("name", ["greedy", PLAYER])
def test_a_villager_at_the_portal_is_saved(name: str) -> None:
    threat = "portal: NE\nhaunted: C\nghosts: E3 hopping-vampire-1 step\nN: qi 3, at NE\nstage: moved\npending: yang"
    state = at(village("NE hua", graveyard=ELEVEN_DEAD), threat, EMPTY_HANDED)
    assert str(bot(name).choose(state, Rng(1))) == "save"


def test_a_villager_is_taken_along_from_a_tile_that_is_about_to_be_haunted() -> None:
    """The ghost cannot be reached from the portal."""
    threat = "portal: NW\nhaunted: C\nactive: S\nghosts: W2 hopping-vampire-1 step\nS: qi 3, at W\npending: yang"
    others = "N: qi 3, at C\nE: qi 3, at C\nW: qi 3, at C"
    state = at(village("W hua", graveyard=ELEVEN_DEAD), threat, others)
    play(state, "move NW")
    assert choice(state) == "escort NW"


def test_su_ling_stops_the_haunter_that_would_lose_the_village() -> None:
    state = at(
        LIMIT_NEAR, village("NW hua"), "active: N\nghosts: E2 ghoul step, S1 zombie-1\npending: su-ling N; next-turn"
    )
    assert choice(state) == "su-ling E2"


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_single_choice_is_taken(name: str) -> None:
    state = at("ghosts: N1 zombie-1\npending: banish; yang")
    assert str(bot(name).choose(state, Rng(1))) == "banish N1"

"""Hints: every choice once, always the same, and reasons that are true."""

from __future__ import annotations

import random
import time
from itertools import product

import pytest

from fatsi import CHANCE, Action, State
from fatsi.bots.advice import Opinion, opinions
from fatsi.bots.gains import GAINS as GAIN_CODES
from fatsi.bots.hints import GAINS, HOWS, Hint, Reason, hints, reasons
from fatsi.bots.threats import THREATS, threats
from fatsi.rules.rng import Rng
from fatsi.rules.setup import DIFFICULTIES, EDITIONS
from tests.bots.test_bots import start
from tests.moon_positions import village
from tests.players import POLICIES
from tests.positions import at, play

COMBINATIONS = list(product((1, 2, 3, 4), DIFFICULTIES, EDITIONS, (False, True)))
ASKED_IN_A_GAME = 2
SECONDS = 2.0

# What holds of all hints holds of those that took little thought.
FEW = 400


def why(state: State, *actions: str) -> Reason | None:
    """Return the reason for the first of these actions, the others being the plan."""
    first, *plan = (Action.parse(action) for action in actions)
    thought = [Opinion(action, 0.5, tuple(plan) if action is first else ()) for action in state.legal()]
    return dict(zip(state.legal(), reasons(state, thought), strict=True))[first]


def told(reason: Reason | None) -> tuple[str, str] | None:
    return None if reason is None else (reason.how, reason.code)


# --- in any position ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "difficulty", "edition", "white_moon"), COMBINATIONS)
def test_every_choice_is_listed_once_best_first_and_always_the_same(
    players: int, difficulty: str, edition: str, white_moon: bool
) -> None:
    rng = random.Random(f"{players} {difficulty} {edition} {white_moon}")
    state = start(players, difficulty, edition, rng, white_moon=white_moon)
    asked = 0
    while state.actor is not None and asked < ASKED_IN_A_GAME:
        if state.actor != CHANCE and rng.random() < 0.08:
            asked += 1
            found = check(state)
            # To think twice takes twice as long: once in a game is enough to see that nothing else decides.
            assert asked > 1 or hints(state, Rng(1), nodes=FEW) == found
        state.apply(POLICIES["keen"](state, rng))


def check(state: State) -> list[Hint]:
    before = state.copy()
    found = hints(state, Rng(1), nodes=FEW)
    assert state == before
    assert sorted(one.action.index for one in found) == sorted(action.index for action in state.legal())
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
    assert all(0 <= one.chance <= 1 for one in found)
    known = {(threat.code, tuple(threat.arguments.items())) for threat in threats(state)}
    for one in found:
        after = state.copy()
        after.apply(one.action)
        for step in one.plan:
            assert after.actor not in (None, CHANCE)
            after.apply(step)
        if one.reason is None:
            continue
        assert one.reason.how in HOWS and 0 < one.reason.chance <= 1
        assert one.reason.code in (GAIN_CODES if one.reason.how == GAINS else THREATS)
        if one.reason.how not in (GAINS, "avoids"):
            assert (one.reason.code, tuple(one.reason.arguments.items())) in known
    return found


def test_where_nobody_can_choose_there_are_no_opinions() -> None:
    over = at("difficulty: normal\nhaunted: NW SW\nghosts: E2 ghoul step\npending: yang")
    play(over, "end")
    assert opinions(over, Rng(1)) == []
    assert hints(over, Rng(1)) == []
    assert opinions(at("pending: draw; after-yin"), Rng(1)) == []


def test_a_hint_comes_within_two_seconds() -> None:
    busy = at(
        "players: 4\nboards: red-a green-a blue-a yellow-a\nhaunted: SW\ncircle: black",
        "ghosts: N1 ghoul step, N2 lich, E3 dark-wraith-1, S1 abysmal-1, S2 rotten-soul-1, W1 great-putrid",
        "N: qi 2, at NE, yin-yang, tao red red blue yellow, buddhas 2\nE: qi 3, at E, tao green\npending: yang",
    )
    began = time.process_time()
    hints(busy, Rng(1))
    assert time.process_time() - began < SECONDS


# --- reasons --------------------------------------------------------------------------------------------


def test_an_exorcism_may_end_what_the_ghosts_do_with_its_exact_chance() -> None:
    state = at("ghosts: N2 skinner step\nN: qi 3, at C\npending: yang")
    reason = why(state, "move N", "exorcise")
    assert told(reason) == ("may-end", "haunts")
    assert reason is not None and reason.chance == pytest.approx(19 / 27)


def test_what_is_surely_beaten_is_ended() -> None:
    state = at("ghosts: N2 skinner step\nN: qi 3, at N, tao red\npending: yang")
    assert told(why(state, "exorcise")) == ("ends", "haunts")
    play(state, "exorcise", "roll blue blue blue")
    assert told(why(state, "defeat N2")) == ("ends", "haunts")
    assert why(state, "done") is None


def test_dice_rolled_again_have_the_chance_of_those_dice() -> None:
    state = at("boards: green-a red-a blue-a yellow-a\nghosts: N2 skinner step\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll blue green yellow")
    reason = why(state, "reroll blue")
    assert told(reason) == ("may-end", "haunts")
    assert reason is not None and reason.chance == pytest.approx(1 / 3)


def test_to_end_the_turn_answers_nothing() -> None:
    assert why(at("ghosts: E2 ghoul step\nhaunted: NW\npending: yang"), "end") is None


def test_the_watchman_lessens_and_the_sorcerer_ends() -> None:
    ghosts = "ghosts: E2 ghoul step\nN: qi 3, at E\n"
    assert told(why(at(ghosts, "pending: calm; yang"), "calm E")) == ("lessens", "haunts")
    assert told(why(at(ghosts, "pending: banish; yang"), "banish E2")) == ("ends", "haunts")


def test_a_threat_that_leads_to_defeat_is_lessened_by_freeing_a_tile() -> None:
    state = at("haunted: NW SW\nghosts: E2 ghoul step\nN: qi 3, at N, yin-yang\npending: yang")
    assert told(why(state, "yin-yang unhaunt NW")) == ("lessens", "haunts-last")


def test_a_board_that_is_no_longer_full_is_no_longer_overrun() -> None:
    state = at("ghosts: E1 zombie-1, E2 zombie-2, E3 abysmal-1\nN: qi 3, at C\npending: banish; yang")
    assert told(why(state, "banish E1")) == ("ends", "overrun")


def test_a_buddha_guards_the_last_free_space_of_a_board() -> None:
    state = at("ghosts: N1 zombie-1, N3 abysmal-1\nN: qi 3, at N, buddhas 1\npending: yang")
    assert told(why(state, "buddha N2")) == ("ends", "nearly-full")


def test_qi_for_who_is_near_death() -> None:
    state = at("N: qi 3, at C\nE: qi 1, at C\npending: give-qi; yang")
    assert told(why(state, "give qi E")) == ("ends", "weak")
    assert told(why(state, "give qi N")) == ("gains", "qi")


def test_the_mantra_and_the_circle_make_a_ghost_easier_to_beat() -> None:
    state = at("boards: yellow-b red-a blue-a green-a\nghosts: E2 lich\npending: yang")
    assert told(why(state, "mantra E2")) == ("eases", "torments")
    state = at("ghosts: E2 lich\nN: qi 3, at SW\npending: pray; yang")
    assert told(why(state, "pray yellow")) == ("eases", "torments")
    assert why(state, "pray red") is None


def test_a_ghost_is_placed_where_no_board_becomes_full() -> None:
    state = at(
        "ghosts: W1 zombie-1, W2 zombie-2, W3 ghoul, N1 abysmal-1, N2 abysmal-2, E1 rotten-soul-1",
        "pending: place lich; after-yin",
    )
    reason = why(state, "place S1")
    assert told(reason) == ("avoids", "overrun") and reason is not None and reason.arguments["board"] == "N"
    assert told(why(state, "place N3")) != ("avoids", "overrun")


def test_the_last_incarnation_wins_the_game() -> None:
    state = at("ghosts: N2 dark-mistress\ndeck: 6\nN: qi 3, at N, tao blue blue\npending: yang")
    reason = why(state, "exorcise")
    assert told(reason) == ("gains", "may-win") and reason is not None and 0 < reason.chance < 1
    play(state, "exorcise", "roll blue white white")
    assert told(why(state, "defeat N2")) == ("gains", "wins")


def test_who_would_die_of_it_gets_no_reason() -> None:
    state = at("ghosts: E2 ghoul step\nN: qi 1, at W\npending: banish; lose-qi; yang")
    assert why(state, "banish E2") is None


def test_a_token_helps_against_the_ghost_that_resists_most_with_it() -> None:
    state = at("ghosts: S1 liquid-horror, S2 abysmal-1\nN: qi 3, at C\npending: take 1; yang")
    reason = why(state, "take blue")
    assert told(reason) == ("gains", "tao") and reason is not None and reason.arguments["card"] == "liquid-horror"
    assert why(state, "take red") is None


# --- White Moon -----------------------------------------------------------------------------------------


def test_su_ling_ends_what_a_ghost_does() -> None:
    state = at(village("NW hua"), "ghosts: E2 ghoul step, S1 zombie-1\npending: su-ling N; next-turn")
    assert told(why(state, "su-ling E2")) == ("ends", "haunts")
    assert why(state, "su-ling S1") is None


def test_villagers_are_saved_and_brought_nearer() -> None:
    assert told(why(at(village("C hua"), "N: qi 3, at C\nstage: moved\npending: yang"), "save")) == ("gains", "saves")
    state = at(village("N hua"), "N: qi 3, at N\npending: yang")
    assert told(why(state, "move C", "escort C")) == ("gains", "escorts")

"""White Moon, the eight artifacts: what each does, when, for whom; and who inherits them."""

from __future__ import annotations

import pytest

from fatsi import State, position
from fatsi.rules.events import ArtifactGained, ArtifactUsed, CurseRolled, GhostSentBack
from fatsi.rules.village import VILLAGE_TILES
from tests.moon_positions import artifacts, crystals, graveyard, laid_down, moon_of, village, villagers, villagers_on
from tests.positions import (
    actor,
    asked,
    at,
    circle,
    exorcisms_after,
    figures,
    ghosts,
    has_yin_yang,
    haunted,
    ids,
    number,
    of_kind,
    outcome,
    play,
    power_tokens,
    powers_off,
    qi,
    reason,
    seat,
    starting,
    tao,
    texts,
    tile,
)

# Who sits at N: one without a power over moves and dice, the flyer, one with a fourth die, with a reroll, acting twice.
WALKER = "boards: yellow-a green-a blue-a red-a"
FLYER = "boards: red-a green-a blue-a yellow-a"
MOUNTAIN = "boards: green-b red-a blue-a yellow-a"
FAVOURITE = "boards: green-a red-a blue-a yellow-a"
SECOND_WIND = "boards: blue-b green-a red-a yellow-a"
NO_CEMETERY = "village: " + " ".join(tile_id for tile_id in VILLAGE_TILES if tile_id != "cemetery")
SCHOOL = "moon-village: first-game"  # the Kung-Fu School lies at E


def owning(artifact: str, *parts: str, where: str = "C", rest: str = "", power: str = WALKER) -> State:
    """Return a position in the Yang of N, who has an artifact and stands on a tile."""
    return at(*parts, f"{power}\nN: qi 3, at {where}, artifacts {artifact}{rest}\npending: yang")


# --- one-shots, between steps ---------------------------------------------------------------------------

ONE_SHOTS = {
    "elixir-of-life": ("elixir", "give qi N"),
    "moonstone": ("moonstone",),
    "fireworks": ("fireworks S", "guide E", "to N"),
}


@pytest.mark.parametrize(("artifact", "use"), ONE_SHOTS.items())
def test_one_shot_artifacts_are_used_between_the_steps_of_yang_like_yin_yang(
    artifact: str, use: tuple[str, ...]
) -> None:
    """R46."""
    for steps in ((), ("move W",), ("move C", "help"), ("move NW", "buddha N3")):
        state = owning(artifact, village(), where="N", rest=", buddhas 1")
        play(state, *steps)
        assert use[0] in texts(state)
        play(state, *use)
        assert asked(state) == "yang"


@pytest.mark.parametrize(("artifact", "use"), ONE_SHOTS.items())
def test_using_one_is_no_action_and_no_move(artifact: str, use: tuple[str, ...]) -> None:
    state = owning(artifact, village())
    play(state, *use)
    assert {"move N", "help"} <= texts(state)


@pytest.mark.parametrize(("artifact", "use"), ONE_SHOTS.items())
def test_one_shot_artifacts_work_once(artifact: str, use: tuple[str, ...]) -> None:
    state = owning(artifact, village())
    events = play(state, *use)
    assert len(of_kind(events, ArtifactUsed)) == 1
    assert artifacts(state, "N") == set()
    assert reason(state, use[0]) == "no-artifact"
    [used] = [line for line in position(state).splitlines() if line.startswith("used-artifacts:")]
    assert artifact in used.split()


@pytest.mark.parametrize("artifact", [*ONE_SHOTS, "scroll-of-unity"])
def test_nobody_uses_the_artifact_of_another(artifact: str) -> None:
    state = at(village(), f"{WALKER}\nE: qi 3, at NW, artifacts {artifact}\npending: yang")
    play(state, "move N")
    assert not {"elixir", "moonstone", "scroll"} & texts(state)
    assert starting(state, "fireworks") == set()


# --- Elixir of Life -------------------------------------------------------------------------------------


def test_the_elixir_gives_any_taoist_1_qi_himself_too_but_no_neutral_board() -> None:
    state = at("players: 2", village(), f"{WALKER}\nN: qi 3, at C, artifacts elixir-of-life\npending: yang")
    play(state, "elixir")
    assert texts(state) == {"give qi N", "give qi S"}
    play(state, "give qi S")
    assert (qi(state, "N"), qi(state, "S")) == (3, 4)


def test_the_elixir_brings_a_dead_taoist_back_with_1_qi_onto_the_cemetery_without_the_curse_die() -> None:
    state = at(village(), f"{WALKER}\nN: qi 3, at C, artifacts elixir-of-life\nE: dead\npending: yang")
    events = play(state, "elixir", "revive E")
    assert (qi(state, "E"), tile(state, "E")) == (1, "NW")
    assert not has_yin_yang(state, "E") and tao(state, "E") == {}
    assert of_kind(events, CurseRolled) == []
    assert asked(state) == "yang"


def test_without_the_cemetery_a_dead_taoist_returns_onto_the_centre() -> None:
    state = at(NO_CEMETERY, village(), f"{WALKER}\nN: qi 3, at N, artifacts elixir-of-life\nE: dead\npending: yang")
    play(state, "elixir", "revive E")
    assert (qi(state, "E"), tile(state, "E")) == (1, "C")


def test_the_elixir_brings_a_dead_villager_back_onto_the_cemetery_without_the_curse_die() -> None:
    state = owning("elixir-of-life", village("NW zhou", graveyard="hua li"))
    play(state, "elixir")
    assert starting(state, "recall") == {"hua", "li"}
    assert reason(state, "recall sun") == "no-dead-villager"
    events = play(state, "recall hua")
    assert villagers_on(state, "NW") == "zhou hua"
    assert graveyard(state) == {"li": 1}
    assert of_kind(events, CurseRolled) == []


def test_without_the_cemetery_a_dead_villager_returns_onto_the_centre() -> None:
    state = owning("elixir-of-life", NO_CEMETERY, village(graveyard="hua"))
    play(state, "elixir", "recall hua")
    assert villagers(state) == {"C": "hua"}


@pytest.mark.parametrize(
    "parts", [(village(graveyard="hua"), "haunted: NW"), (village("NW zhou li sun", graveyard="hua"), "")]
)
def test_no_villager_returns_onto_a_haunted_or_full_tile(parts: tuple[str, str]) -> None:
    """R47."""
    state = owning("elixir-of-life", *parts)
    play(state, "elixir")
    assert starting(state, "recall") == set()


def test_a_dead_taoist_returns_onto_a_haunted_cemetery() -> None:
    state = at(village(), f"{WALKER}\nhaunted: NW\nN: qi 3, at C, artifacts elixir-of-life\nE: dead\npending: yang")
    play(state, "elixir", "revive E")
    assert tile(state, "E") == "NW"


def test_with_no_qi_left_the_elixir_brings_villagers_back_only() -> None:
    full = (
        f"{WALKER}\nN: qi 5, at C, artifacts elixir-of-life\nE: qi 5, at C\nS: qi 5, at C\nW: qi 5, at C\npending: yang"
    )
    state = at(village(graveyard="hua"), full)
    play(state, "elixir")
    assert texts(state) == {"recall hua"}
    assert reason(at(village(), full), "elixir") == "artifact-useless"


def test_a_villager_who_came_back_carries_his_curse_again() -> None:
    state = at(village(graveyard="hua"), f"{WALKER}\nN: qi 3, at C\npending: drink-elixir; kill; yang")
    play(state, "recall hua", "kill NW")
    assert graveyard(state) == {"hua": 1}
    assert laid_down(state) == {"N"}


# --- Moonstone ------------------------------------------------------------------------------------------


def test_the_moonstone_takes_a_crystal_from_the_supply() -> None:
    state = owning("moonstone", village())
    play(state, "moonstone")
    assert (crystals(state, "N"), moon_of(state).crystal_supply) == (1, 3)


def test_with_no_crystal_in_the_supply_the_moonstone_is_not_used() -> None:
    state = at(
        village(),
        f"{WALKER}\nreceptacles: NE SE\nN: qi 3, at C, artifacts moonstone\nE: qi 3, at C, crystals 2\npending: yang",
    )
    assert "moonstone" not in texts(state)
    assert reason(state, "moonstone") == "artifact-useless"


def test_the_crystal_of_the_moonstone_is_put_into_no_receptacle_in_the_same_turn() -> None:
    state = owning("moonstone", village(), where="NW")
    play(state, "moonstone")
    assert "fill" not in texts(state)
    state = at(village(), f"{WALKER}\nN: qi 3, at NW, crystals 1\npending: yang")
    assert "fill" in texts(state)


def test_the_crystal_of_the_moonstone_serves_an_exorcism_in_the_same_turn() -> None:
    state = owning("moonstone", village(), "ghosts: N2 zombie-1", where="N")
    play(state, "moonstone")
    ways = exorcisms_after(state, "exorcise", "roll yellow red red")
    assert "N2" in {fallen for fallen, _ in ways}


# --- Scroll of Unity ------------------------------------------------------------------------------------

GATHERING = "E: qi 3, at NE\nS: qi 3, at SE\nW: qi 3, at SW"


def scroll(*parts: str, where: str = "W", goal: str = "NW") -> State:
    """Return a position in which N has moved and unrolls the Scroll of Unity."""
    state = owning("scroll-of-unity", *parts, where=where)
    play(state, f"move {goal}", "scroll")
    return state


def test_the_scroll_lets_every_living_taoist_who_wants_come_to_the_users_tile() -> None:
    state = scroll(village(), GATHERING)
    asked_of = []
    for answer in ("come", "stay", "come"):
        asked_of.append(actor(state))
        assert texts(state) == {"come", "stay"}
        play(state, answer)
    assert asked_of == ["E", "S", "W"]
    assert [tile(state, side) for side in "NESW"] == ["NW", "NW", "SE", "NW"]
    assert (actor(state), asked(state)) == ("N", "yang")
    assert artifacts(state, "N") == set()


def test_each_who_comes_may_bring_a_villager_and_decides_himself() -> None:
    state = scroll(village("NE hua", "SE li", "SW zhou"), GATHERING)
    play(state, "come")
    assert (actor(state), texts(state)) == ("E", {"escort NW", "alone"})
    play(state, "escort NW", "come")
    assert actor(state) == "S"
    play(state, "alone", "stay")
    assert villagers(state) == {"NW": "hua", "SE": "li", "SW": "zhou"}


def test_nobody_brings_a_villager_onto_a_full_or_haunted_tile() -> None:
    state = scroll(village("NE hua", "NW li zhou sun"), GATHERING)
    play(state, "come")
    assert (actor(state), asked(state)) == ("S", "come")
    state = scroll(village("NE hua"), GATHERING, "haunted: NW")
    play(state, "come")
    assert (actor(state), asked(state)) == ("S", "come")


def test_the_dead_and_those_who_are_there_are_not_asked() -> None:
    state = scroll(village(), "E: dead\nS: qi 3, at NW\nW: qi 3, at SW")
    assert actor(state) == "W"


def test_the_scroll_works_after_the_move_which_is_over_then() -> None:
    state = owning("scroll-of-unity", village(), GATHERING)
    play(state, "move N")
    assert "scroll" in texts(state)
    play(state, "scroll", "stay", "stay", "stay")
    assert starting(state, "move") == set()


def test_who_does_not_move_may_use_the_scroll_before_his_action_and_gives_up_the_move() -> None:
    """R46."""
    # The move may be declined: whoever begins a later step gives up the earlier ones.
    state = owning("scroll-of-unity", village(), GATHERING)
    assert "scroll" in texts(state)
    play(state, "scroll", "stay", "stay", "stay")
    assert starting(state, "move") == set()
    assert "help" in texts(state)


def test_the_scroll_may_be_used_before_or_after_the_action() -> None:
    state = owning("scroll-of-unity", village(), GATHERING, where="N")
    play(state, "move C", "help")
    assert "scroll" in texts(state)


def test_the_scroll_is_not_used_where_nobody_could_come() -> None:
    state = at(
        village(),
        f"{WALKER}\nN: qi 3, at C, artifacts scroll-of-unity\nE: qi 3, at N\nS: qi 3, at N\nW: dead\npending: yang",
    )
    play(state, "move N")
    assert reason(state, "scroll") == "artifact-useless"


def test_those_who_came_share_their_tokens_in_the_exorcism_that_follows() -> None:
    state = scroll(
        village(),
        "ghosts: N2 yellow-plague\nE: qi 3, at NE, tao yellow\nS: qi 3, at SE\nW: qi 3, at SW",
        goal="N",
    )
    play(state, "come", "stay", "stay")
    assert ("N2", "E yellow") in exorcisms_after(state, "exorcise", "roll yellow yellow yellow")


def test_solo_the_scroll_takes_all_power_tokens_from_the_centre_after_the_move() -> None:
    state = at("players: 1", village(), "N: qi 3, at C, artifacts scroll-of-unity, power-tokens 1\npending: yang")
    play(state, "move N", "scroll")
    assert (power_tokens(state, "N"), state.centre_tokens) == (3, 0)
    assert asked(state) == "yang"


def test_solo_the_scroll_is_not_used_with_no_power_token_on_the_centre() -> None:
    state = at("players: 1", village(), "N: qi 3, at C, artifacts scroll-of-unity, power-tokens 3\npending: yang")
    play(state, "move N")
    assert "scroll" not in texts(state)


# --- Fireworks ------------------------------------------------------------------------------------------


def test_fireworks_ask_an_active_tile_other_than_the_own_for_help_besides_the_action() -> None:
    state = owning("fireworks", village(), "haunted: E")
    play(state, "help", "fireworks SW")
    assert asked(state) == "pray"
    play(state, "pray black")
    assert circle(state) == "black"
    assert asked(state) == "yang"


def test_fireworks_do_not_reach_the_own_tile_nor_a_haunted_one() -> None:
    state = owning("fireworks", village(), "haunted: E")
    assert reason(state, "fireworks C") == "own-tile"
    assert reason(state, "fireworks E") == "tile-haunted"
    assert "S" in starting(state, "fireworks")


def test_fireworks_do_not_ask_for_help_that_can_do_nothing() -> None:
    state = owning("fireworks", village())
    assert reason(state, "fireworks N") == "help-useless"


def test_fireworks_cannot_save() -> None:
    state = owning("fireworks", village("C hua"), where="NW")
    play(state, "fireworks C")
    assert villagers(state) == {"C": "hua"}
    assert asked(state) == "yang"


def test_fireworks_reach_the_kung_fu_school() -> None:
    state = owning("fireworks", SCHOOL, village(), "ghosts: N2 ghoul")
    play(state, "fireworks E")
    assert asked(state) == "strike"


# --- Claws of Vengeance ---------------------------------------------------------------------------------


def test_after_an_exorcism_that_beat_nothing_the_claws_take_a_token_in_a_colour_of_an_attacked_ghost() -> None:
    """R49."""
    state = owning("claws-of-vengeance", village(), "ghosts: N2 ghoul", where="N")
    play(state, "exorcise", "roll red red red")
    assert (actor(state), texts(state)) == ("N", {"take yellow", "done"})
    assert reason(state, "take red") == "token-not-needed"
    play(state, "take yellow")
    assert tao(state, "N") == {"yellow": 1}
    assert asked(state) == "yang"


def test_the_claws_are_optional_and_stay_with_their_owner() -> None:
    state = owning("claws-of-vengeance", village(), "ghosts: N2 ghoul", where="N")
    play(state, "exorcise", "roll red red red", "done")
    assert tao(state, "N") == {}
    assert artifacts(state, "N") == {"claws-of-vengeance"}


def test_of_two_attacked_ghosts_either_colour_may_be_taken() -> None:
    state = owning("claws-of-vengeance", village(), "ghosts: N3 ghoul, W1 skinner", where="NW")
    play(state, "exorcise", "roll blue blue blue")
    assert texts(state) == {"take red", "take yellow", "done"}


def test_the_claws_work_whether_tokens_were_withheld_or_not() -> None:
    state = owning("claws-of-vengeance", village(), "ghosts: N2 ghoul", where="N", rest=", tao yellow")
    play(state, "exorcise", "roll red red red", "done")
    assert texts(state) == {"take yellow", "done"}


def test_if_one_of_two_attacked_ghosts_fell_the_claws_take_nothing() -> None:
    """FAQ: two ghosts in a corner, one of them not beaten, is there a token? No."""
    state = owning("claws-of-vengeance", village(), "ghosts: N3 ghoul, W1 flesh-devourer", where="NW")
    play(state, "exorcise", "roll yellow blue blue", "defeat N3")
    assert asked(state) == "yang"
    assert tao(state, "N") == {}


def test_the_claws_take_one_token_a_turn() -> None:
    state = owning("claws-of-vengeance", village(), "ghosts: N2 ghoul", where="N", power=SECOND_WIND)
    play(state, "exorcise", "roll red red red", "take yellow", "exorcise", "roll red red red", "done")
    assert asked(state) == "yang"
    assert tao(state, "N") == {"yellow": 1}


def test_the_claws_that_took_nothing_may_take_after_the_second_exorcism() -> None:
    state = owning("claws-of-vengeance", village(), "ghosts: N2 ghoul", where="N", power=SECOND_WIND)
    play(state, "exorcise", "roll red red red", "done", "exorcise", "roll red red red")
    assert texts(state) == {"take yellow", "done"}


def test_the_claws_take_no_token_that_the_supply_has_not() -> None:
    state = owning(
        "claws-of-vengeance", village(), "ghosts: N2 ghoul\nE: qi 3, at C, tao yellow yellow yellow yellow", where="N"
    )
    play(state, "exorcise", "roll red red red")
    assert asked(state) == "yang"


def test_the_claws_work_against_incarnations() -> None:
    state = owning("claws-of-vengeance", village(), "ghosts: N2 vampire-lord", where="N", rest=", tao yellow")
    play(state, "exorcise", "roll red red red")
    assert texts(state) == {"take yellow", "done"}


def test_the_claws_work_at_the_kung_fu_school() -> None:
    """FAQ: do the Celestial Sword and the Claws work at the Kung-Fu School? Yes."""
    state = owning("claws-of-vengeance", SCHOOL, village(), "ghosts: N2 ghoul", where="E")
    play(state, "help", "strike N", "roll red red red")
    assert texts(state) == {"take yellow", "done"}


def test_the_owner_of_the_claws_may_attempt_an_exorcism_in_vain() -> None:
    """R10. A failed attempt earns a token, and so it may be made though nothing can fall."""
    state = owning("claws-of-vengeance", village(), "ghosts: N2 yellow-plague", where="N")
    play(state, "exorcise", "roll red red red", "take yellow")
    assert tao(state, "N") == {"yellow": 1}
    without = owning("fireworks", village(), "ghosts: N2 yellow-plague", where="N")
    assert reason(without, "exorcise") == "too-strong"


def test_no_attempt_in_vain_is_offered_where_the_claws_would_take_nothing() -> None:
    """R10."""
    none_left = "ghosts: N2 yellow-plague\nE: qi 3, at C, tao yellow yellow yellow yellow"
    state = owning("claws-of-vengeance", village(), none_left, where="N")
    assert reason(state, "exorcise") == "too-strong"
    twice = owning("claws-of-vengeance", village(), "ghosts: N2 lich", where="N", power=SECOND_WIND)
    play(twice, "exorcise", "roll red red red", "take yellow")
    assert "exorcise" in texts(twice)  # with the token taken the Lich could fall


def test_the_owner_of_the_claws_may_use_the_kung_fu_school_in_vain() -> None:
    """R10."""
    state = owning("claws-of-vengeance", SCHOOL, village(), "ghosts: N2 yellow-plague", where="E")
    play(state, "help", "strike N", "roll red red red", "take yellow")
    assert tao(state, "N") == {"yellow": 1}


def test_the_claws_of_another_take_nothing() -> None:
    state = at(
        village(),
        f"{WALKER}\nghosts: N2 ghoul\nN: qi 3, at N\nE: qi 3, at N, artifacts claws-of-vengeance\npending: yang",
    )
    play(state, "exorcise", "roll red red red")
    assert asked(state) == "yang"


# --- Armour of Truth ------------------------------------------------------------------------------------


def arriving(card_id: str, where: str, *parts: str, active: str = "N") -> State:
    """Return the position after a ghost came in the Yin of a board; N has the Armour of Truth."""
    armour = "N: qi 3, at C, tao yellow, artifacts armour-of-truth"
    state = at(*parts, f"{WALKER}\n{armour}\nactive: {active}\npending: place {card_id}; after-yin")
    play(state, f"place {where}")
    return state


def test_the_armour_stops_the_left_stone_that_takes_qi() -> None:
    state = arriving("grave-walker", "N2", village())
    assert qi(state, "N") == 3
    assert asked(state) == "yang"


def test_the_armour_stops_a_further_ghost_and_a_stolen_die() -> None:
    state = arriving("severed-heads-1", "N2", village())
    assert asked(state) == "yang"
    assert state.dice() == 3


def test_the_armour_stops_the_ban_of_tao_tokens_and_of_the_power() -> None:
    state = arriving("black-widow-1", "N2", village())
    assert not state.tao_off
    state = arriving("coffin-breakers-1", "N2", village())
    assert powers_off(state) == set()
    assert asked(state) == "yang"


def test_the_armour_stops_the_loss_of_tao_tokens_and_the_haunting() -> None:
    state = arriving("soul-eater", "N2", village())
    assert (asked(state), tao(state, "N")) == ("yang", {"yellow": 1})
    state = arriving("shapeless-evil", "N2", village())
    assert haunted(state) == set()


def test_under_the_armour_a_figure_that_starts_on_the_board_starts_on_the_card_and_nobody_flees() -> None:
    state = arriving("gloomy-minion", "N2", village("N hua"))
    assert figures(state) == {"N2": "card"}
    assert villagers(state) == {"N": "hua"}


def test_under_the_armour_the_grey_hunter_does_not_kill_on_arrival() -> None:
    state = arriving("grey-hunter", "N2", village("N hua"))
    assert graveyard(state) == {}
    assert villagers(state) == {"N": "hua"}


def test_the_armour_does_not_stop_middle_stones() -> None:
    armour = "N: qi 3, at C, artifacts armour-of-truth"
    state = at(village("N hua"), f"{WALKER}\n{armour}\nghosts: N2 grey-hunter")
    assert graveyard(state) == {"hua": 1}


@pytest.mark.parametrize(("card_id", "follows"), [("howling-nightmare", "draw"), ("uncatchable", "curse-die")])
def test_the_armour_does_not_stop_the_left_stones_of_incarnations(card_id: str, follows: str) -> None:
    state = arriving(card_id, "N2", village())
    assert asked(state) == follows


def test_the_armour_works_in_the_turns_of_others_too() -> None:
    state = arriving("coffin-breakers-2", "N2", village(), active="E")
    assert (actor(state), asked(state)) == ("E", "yang")


def test_the_armour_protects_the_board_of_its_owner_only() -> None:
    state = arriving("grave-walker", "E2", village(), active="E")
    assert qi(state, "E") == 2
    state = arriving("perfidious-nymph-2", "S2", village())
    assert asked(state) == "draw"


@pytest.mark.parametrize("card_id", ["repellent-beauty", "black-widow-1"])
def test_what_the_armour_stopped_stays_stopped_if_the_ghost_moves(card_id: str) -> None:
    """R50."""
    state = at(
        village(), f"{WALKER}\nN: qi 3, at S, artifacts armour-of-truth\nactive: N\npending: place {card_id}; after-yin"
    )
    play(state, "place N2", "help", "lift N2", "place E2", "guide E", "to N")
    assert ghosts(state) == {"E2": card_id}
    assert (state.dice(), state.tao_off) == (3, False)


def test_what_is_in_force_stays_in_force_if_the_ghost_moves_onto_the_owners_board() -> None:
    state = at(
        village(),
        f"{WALKER}\nghosts: E2 repellent-beauty\nN: qi 3, at S, artifacts armour-of-truth\npending: yang",
    )
    assert state.dice() == 2
    play(state, "help", "lift E2", "place N2", "guide E", "to N")
    assert state.dice() == 2


# --- Shield of Time -------------------------------------------------------------------------------------

SHIELD = f"{FLYER}\nN: qi 3, at C, artifacts shield-of-time"


def test_on_its_owners_turn_the_shield_sends_a_ghost_of_his_boards_colour_to_the_bottom_of_the_deck() -> None:
    state = at(village(), SHIELD)
    deck = list(state.deck)
    events = play(state, "draw skinner")
    assert [event.card for event in of_kind(events, GhostSentBack)] == [number("skinner")]
    assert state.deck == [deck[0] - 1, *deck[1:-1], deck[-1] + 1]
    assert "bottom: skinner" in position(state)
    assert ghosts(state) == {}


def test_another_ghost_is_drawn_and_so_on() -> None:
    state = at(village(), SHIELD)
    play(state, "draw skinner")
    assert asked(state) == "draw"
    assert "draw skinner" not in texts(state)
    play(state, "draw reaper", "draw weretiger")
    assert "bottom: skinner reaper weretiger" in position(state)
    play(state, "draw ghoul", "place W1")
    assert ghosts(state) == {"W1": "ghoul"}
    assert asked(state) == "yang"


@pytest.mark.parametrize("card_id", ["ghoul", "gloomy-minion", "drowned-maiden"])
def test_the_shield_lets_ghosts_of_other_colours_come(card_id: str) -> None:
    state = at(village(), SHIELD)
    play(state, f"draw {card_id}")
    assert asked(state) == "place"


def test_the_shield_works_for_every_draw_of_the_turn_in_yang_too() -> None:
    state = at(village(), f"{FLYER}\nhaunted: SE\nN: qi 3, at N, artifacts shield-of-time\npending: yang")
    play(state, "help", "unhaunt SE", "draw skinner")
    assert asked(state) == "draw"
    play(state, "draw ghoul")
    assert asked(state) == "place"


def test_the_shield_works_again_in_a_second_draw_of_the_turn() -> None:
    state = at(village(), SHIELD)
    play(state, "draw skinner", "draw coffin-breakers-2", "place W1")
    assert asked(state) == "draw"
    play(state, "draw reaper")
    assert asked(state) == "draw"
    assert "bottom: skinner reaper" in position(state)


def test_the_shield_does_not_work_on_the_turn_of_another() -> None:
    state = at(village(), f"{SHIELD}\nactive: E")
    play(state, "draw skinner")
    assert asked(state) == "place"
    state = at(village(), f"{SHIELD}\nactive: E")
    play(state, "draw creeping-one")
    assert asked(state) == "place"


def test_the_shield_does_not_send_incarnations_back() -> None:
    state = at(village(), f"{SHIELD}\ndeck: 0 10")
    play(state, "draw bone-cracker")
    assert asked(state) == "place"


def test_a_card_already_returned_in_this_draw_is_placed() -> None:
    """R51. A ruling."""
    state = at(village(), f"{SHIELD}\ndeck: 3\nghosts: W2 vampire-lord")
    play(state, "draw skinner", "draw reaper", "draw weretiger")
    assert texts(state) == {"draw skinner"}
    play(state, "draw skinner")
    assert asked(state) == "place"
    assert state.deck == [2]
    assert "bottom: reaper weretiger" in position(state)


def test_the_bottom_of_the_deck_is_known_and_comes_in_its_order() -> None:
    state = at(village(), f"{FLYER}\ndeck: 2\nghosts: W2 vampire-lord\nbottom: skinner reaper")
    assert texts(state) == {"draw skinner"}
    play(state, "draw skinner", "place N1")
    assert "bottom: reaper" in position(state)


def test_a_card_at_the_bottom_is_not_drawn_while_others_lie_above_it() -> None:
    state = at(village(), f"{FLYER}\ndeck: 3\nghosts: W2 vampire-lord\nbottom: skinner reaper")
    assert not {"draw skinner", "draw reaper"} & texts(state)


def test_the_guardian_of_time_removes_the_known_bottom_first() -> None:
    state = at(
        village(), f"{FLYER}\ndeck: 5\nbottom: skinner reaper weretiger\npending: place guardian-of-time; after-yin"
    )
    play(state, "place N2")
    assert state.deck == [3]
    assert "bottom: skinner" in position(state)
    assert "reaper" not in position(state).partition("bottom:")[2].split("\n")[0]


# --- Celestial Sword ------------------------------------------------------------------------------------


def test_with_the_sword_one_die_is_set_to_white_and_the_others_are_rolled() -> None:
    state = owning("celestial-sword", village(), "ghosts: N2 zombie-1", where="N")
    play(state, "exorcise")
    assert (actor(state), texts(state)) == ("N", {"sword", "keep"})
    play(state, "sword")
    assert all(len(str(action).split()) == 3 for action in state.legal())  # roll and two dice
    play(state, "roll yellow red", "defeat N2")
    assert ghosts(state) == {}
    assert artifacts(state, "N") == {"celestial-sword"}


def test_the_sword_is_optional() -> None:
    state = owning("celestial-sword", village(), "ghosts: N2 zombie-1", where="N")
    play(state, "exorcise", "keep", "roll yellow red red")
    assert ghosts(state) == {"N2": "zombie-1"}


def test_with_a_fourth_die_three_are_rolled() -> None:
    state = owning("celestial-sword", village(), "ghosts: N2 yellow-plague", where="N", power=MOUNTAIN)
    play(state, "exorcise", "sword", "roll yellow yellow yellow", "defeat N2")
    assert ghosts(state) == {}


def test_the_sword_sets_an_available_die_so_that_stolen_ones_are_missing_all_the_same() -> None:
    state = owning("celestial-sword", village(), "ghosts: N2 ghoul, E1 repellent-beauty", where="N")
    play(state, "exorcise", "sword", "roll red")
    assert "N2" in {fallen for fallen, _ in exorcisms_after(state)}


def test_with_one_die_left_the_sword_sets_it_and_nothing_is_rolled() -> None:
    state = owning("celestial-sword", village(), "ghosts: N2 ghoul, E1 repellent-beauty, E2 severed-heads-1", where="N")
    play(state, "exorcise", "sword", "defeat N2")
    assert "N2" not in ghosts(state)


def test_with_all_dice_stolen_there_is_none_to_set() -> None:
    state = owning(
        "celestial-sword",
        village(),
        "ghosts: N2 ghoul, E1 repellent-beauty, E2 severed-heads-1, E3 severed-heads-2",
        where="N",
        rest=", tao yellow",
    )
    play(state, "exorcise")
    assert asked(state) == "defeat"


def test_rerolls_leave_the_set_die() -> None:
    state = owning(
        "celestial-sword", village(), "ghosts: N2 yellow-plague", where="N", rest=", tao yellow", power=FAVOURITE
    )
    play(state, "exorcise", "sword", "roll red white")
    assert texts(state) == {"keep", "reroll red", "reroll white", "reroll red white"}
    assert reason(state, "reroll white white") == "die-is-set"
    play(state, "reroll red", "roll yellow")
    assert ("N2", "N yellow") in exorcisms_after(state)


def test_the_set_die_alone_is_not_rerolled() -> None:
    state = owning(
        "celestial-sword", village(), "ghosts: N2 yellow-plague", where="N", rest=", tao yellow", power=FAVOURITE
    )
    play(state, "exorcise", "sword", "roll red blue")
    assert texts(state) == {"keep", "reroll red", "reroll blue", "reroll red blue"}


def test_the_sword_works_against_incarnations() -> None:
    state = owning("celestial-sword", village(), "ghosts: N2 dark-mistress", where="N")
    play(state, "exorcise", "sword", "roll blue blue", "defeat N2")
    assert "N2" not in ghosts(state)


def test_the_sword_works_at_the_kung_fu_school() -> None:
    """FAQ: do the Celestial Sword and the Claws work at the Kung-Fu School? Yes."""
    state = owning("celestial-sword", SCHOOL, village(), "ghosts: N2 zombie-1", where="E")
    play(state, "help", "strike N", "sword", "roll yellow red", "defeat N2")
    assert ghosts(state) == {}


def test_at_the_kung_fu_school_stolen_dice_are_missing() -> None:
    """FAQ: may stolen dice be used at the School? No, only in the Moon Barrier."""
    state = owning("celestial-sword", SCHOOL, village(), "ghosts: N2 zombie-1, E1 repellent-beauty", where="E")
    play(state, "help", "strike N", "sword")
    assert all(len(str(action).split()) == 2 for action in state.legal())  # roll and one die


def test_the_sword_does_nothing_at_the_herbalists() -> None:
    state = owning("celestial-sword", village(), where="NE")
    play(state, "help")
    assert asked(state) == "dice"


def test_the_sword_of_another_is_of_no_use() -> None:
    state = at(
        village(),
        f"{WALKER}\nghosts: N2 ghoul\nN: qi 3, at N\nE: qi 3, at N, artifacts celestial-sword\npending: yang",
    )
    play(state, "exorcise")
    assert asked(state) == "dice"


# --- inheritance ----------------------------------------------------------------------------------------

DYING = "N: qi 1, at C, crystals 2, artifacts celestial-sword fireworks\npending: place grave-walker; after-yin"


def test_the_artifacts_of_a_taoist_who_dies_pass_to_living_taoists_by_his_choice() -> None:
    """R53."""
    state = at(village(), f"{WALKER}\nW: dead\n{DYING}")
    events = play(state, "place N1")
    assert (actor(state), asked(state)) == ("N", "bequeath")
    assert texts(state) == {"grant E", "grant S"}
    events = play(state, "grant E")
    assert actor(state) == "N"
    events += play(state, "grant S")
    assert artifacts(state, "E") | artifacts(state, "S") == {"celestial-sword", "fireworks"}
    assert len(artifacts(state, "E")) == len(artifacts(state, "S")) == 1
    assert len(of_kind(events, ArtifactGained)) == 2


def test_his_crystals_go_to_the_supply() -> None:
    state = at(village(), f"{WALKER}\n{DYING}")
    play(state, "place N1")
    assert (crystals(state, "N"), moon_of(state).crystal_supply) == (0, 4)


def test_he_does_not_get_them_back_when_he_returns() -> None:
    state = at(
        village(),
        f"{WALKER}\nactive: E\nN: dead\nE: qi 3, at C, artifacts elixir-of-life celestial-sword\npending: yang",
    )
    play(state, "elixir", "revive N")
    assert (artifacts(state, "N"), artifacts(state, "E")) == (set(), {"celestial-sword"})


def test_an_heir_who_dies_hands_them_on() -> None:
    state = at(village(), f"{WALKER}\nE: qi 1, at C, artifacts armour-of-truth\nW: dead\npending: suffer; yang")
    play(state, "pay E")
    assert (actor(state), texts(state)) == ("E", {"grant N", "grant S"})
    play(state, "grant S")
    assert artifacts(state, "S") == {"armour-of-truth"}


def test_when_the_last_taoist_dies_nobody_inherits_and_the_game_is_lost() -> None:
    state = at("players: 1", village(), "N: qi 1, at C, artifacts fireworks\npending: place grave-walker; after-yin")
    play(state, "place N1")
    assert outcome(state) == "lost taoists-dead"


def test_an_artifact_that_was_used_up_is_not_inherited() -> None:
    state = at(village(used="fireworks"), f"{WALKER}\nN: qi 1, at C\npending: place grave-walker; after-yin")
    events = play(state, "place N1")
    assert "artifact-gained" not in ids(events)
    assert asked(state) != "bequeath"


def test_a_taoist_who_is_laid_down_and_dies_returns_on_his_feet() -> None:
    state = at(village(), f"{WALKER}\nE: qi 1, at C, laid-down\npending: suffer; yang")
    play(state, "pay E")
    assert laid_down(state) == set()


def test_who_dies_in_his_own_yang_bequeaths_before_the_turn_ends() -> None:
    state = at(village(), f"{WALKER}\nghosts: N2 ghoul\nN: qi 1, at W, artifacts fireworks\npending: yang")
    play(state, "help", "banish N2")
    assert (actor(state), asked(state)) == ("N", "bequeath")
    play(state, "grant E")
    assert artifacts(state, "E") == {"fireworks"}
    assert state.active == seat("E")

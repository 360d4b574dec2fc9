"""Chapter 8: the nine village tiles, what their help does and when it may be asked for."""

from __future__ import annotations

import pytest

from fatsi.rules.events import GhostTrapped, QiLost
from tests.positions import (
    actor,
    asked,
    at,
    buddhas,
    circle,
    figures,
    ghosts,
    has_yin_yang,
    haunted,
    held_buddhas,
    ids,
    mantra,
    number,
    of_kind,
    outcome,
    play,
    power_tokens,
    powers_off,
    qi,
    reason,
    seat,
    space,
    starting,
    supply,
    tao,
    texts,
    tile,
)
from tests.quiet import ALL_TAO, FULL_VILLAGE, quiet_ghosts

CEMETERY, ALTAR, HERBALIST = "NW", "N", "NE"
SORCERER, TEMPLE, WATCHMAN = "W", "C", "E"
CIRCLE, PAVILION, TEA_HOUSE = "SW", "S", "SE"
TILES = (CEMETERY, ALTAR, HERBALIST, SORCERER, TEMPLE, WATCHMAN, CIRCLE, PAVILION, TEA_HOUSE)

# --- asking for help ------------------------------------------------------------------------------------


@pytest.mark.parametrize("here", TILES)
def test_every_active_tile_helps_whoever_stands_there_or_spends_his_yin_yang(here: str) -> None:
    other = "C" if here != "C" else "N"
    state = at(f"haunted: {other}\nghosts: E2 ghoul step\nN: qi 3, at {here}, yin-yang\nW: dead\npending: yang")
    assert {"help", f"yin-yang ask {here}"} <= texts(state)


@pytest.mark.parametrize("here", TILES)
def test_a_haunted_tile_gives_no_help(here: str) -> None:
    state = at(f"haunted: {here}\nghosts: E2 ghoul step\nN: qi 3, at {here}, yin-yang\nW: dead\npending: yang")
    assert not {"help", f"yin-yang ask {here}"} & texts(state)
    assert reason(state, "help") == "tile-haunted"
    assert reason(state, f"yin-yang ask {here}") == "tile-haunted"


@pytest.mark.parametrize(
    ("here", "position"),
    [
        pytest.param(CEMETERY, "E: qi 3, at C", id="cemetery, nobody is dead"),
        pytest.param(CEMETERY, "N: qi 8, at NW, yin-yang\nE: qi 6, at C\nS: qi 6, at C\nW: dead", id="cemetery, no Qi"),
        pytest.param(ALTAR, "", id="altar, no tile is haunted"),
        pytest.param(
            HERBALIST, f"N: qi 3, at NE, yin-yang, {ALL_TAO}\nE: qi 3\nS: qi 3\nW: qi 3", id="herbalist, no Tao"
        ),
        pytest.param(
            HERBALIST,
            "ghosts: E1 severed-heads-1, E2 severed-heads-2, E3 repellent-beauty",
            id="herbalist, no die is left",
        ),
        pytest.param(SORCERER, "", id="sorcerer, no ghost"),
        pytest.param(SORCERER, "ghosts: E1 hope-killer", id="sorcerer, only an incarnation"),
        pytest.param(TEMPLE, "buddhas: E1 S1", id="temple, no Buddha is there"),
        pytest.param(WATCHMAN, "ghosts: E2 ghoul", id="watchman, the figure is on its card"),
        pytest.param(CIRCLE, f"N: qi 3, at SW, yin-yang, {ALL_TAO}\nE: qi 3\nS: qi 3\nW: qi 3", id="circle, no Tao"),
        pytest.param(
            CIRCLE,
            f"circle: red\nN: qi 3, at SW, yin-yang, {ALL_TAO.replace('red red ', '', 1)}\nE: qi 3\nS: qi 3\nW: qi 3",
            id="circle, only the colour that lies there",
        ),
        pytest.param(PAVILION, "E: dead\nS: dead\nW: dead", id="pavilion, no ghost and nobody else"),
        pytest.param(
            PAVILION, f"ghosts: {FULL_VILLAGE}\nE: dead\nS: dead\nW: dead", id="pavilion, no free space and nobody else"
        ),
        pytest.param(
            TEA_HOUSE,
            f"N: qi 11, at SE, yin-yang, {ALL_TAO}\nE: qi 3\nS: qi 3\nW: qi 3",
            id="tea house, neither Tao nor Qi",
        ),
    ],
)
def test_help_that_can_do_nothing_may_not_be_asked_for(here: str, position: str) -> None:
    """R17."""
    mine = "" if position.startswith("N:") or "\nN:" in position else f"N: qi 3, at {here}, yin-yang\n"
    state = at(f"{mine}{position}\npending: yang")
    assert not {"help", f"yin-yang ask {here}"} & texts(state)
    assert reason(state, "help") == "help-useless"
    assert reason(state, f"yin-yang ask {here}") == "help-useless"


# --- Cemetery -------------------------------------------------------------------------------------------


def test_the_cemetery_brings_a_dead_taoist_back_with_2_qi_and_nothing_else() -> None:
    state = at("players: 3\nN: qi 3, at NW\nE: dead\npending: yang")
    play(state, "help", "revive E", "curse nothing")
    assert qi(state, "E") == 2
    assert tile(state, "E") == CEMETERY
    assert (tao(state, "E"), has_yin_yang(state, "E"), power_tokens(state, "E")) == ({}, False, 0)
    assert "E" not in powers_off(state)


def test_with_1_qi_in_the_supply_he_returns_with_1() -> None:
    state = at("N: qi 7, at NW\nE: qi 6, at C\nS: qi 6, at C\nW: dead\npending: yang")
    play(state, "help", "revive W", "curse nothing")
    assert (qi(state, "W"), state.qi_supply) == (1, 0)


def test_who_asks_the_cemetery_chooses_among_the_dead() -> None:
    state = at("N: qi 3, at NW\nE: dead\nW: dead\npending: yang")
    play(state, "help")
    assert actor(state) == "N"
    assert texts(state) == {"revive E", "revive W"}


def test_the_dead_stand_up_on_the_cemetery_though_it_was_asked_from_elsewhere() -> None:
    state = at("N: qi 3, at SE, yin-yang\nW: dead\npending: yang")
    play(state, "yin-yang ask NW", "revive W", "curse nothing")
    assert (tile(state, "W"), tile(state, "N")) == (CEMETERY, "SE")


def test_who_returns_plays_when_his_turn_comes_round() -> None:
    state = at("active: S\nS: qi 3, at NW\nW: dead\npending: yang")
    play(state, "help", "revive W", "curse nothing", "end", "draw zombie-1", "place W1")
    assert (actor(state), asked(state)) == ("W", "yang")


def test_the_cemetery_asks_for_a_roll_of_the_curse_die() -> None:
    state = at("N: qi 3, at NW\nW: dead\npending: yang")
    play(state, "help", "revive W")
    assert (actor(state), asked(state)) == ("chance", "curse-die")


@pytest.mark.parametrize("ask", ["help", "yin-yang ask NW"])
def test_the_haunt_face_haunts_the_cemetery_itself(ask: str) -> None:
    state = at("N: qi 3, at NW, yin-yang\nW: dead\nghosts: N3 zombie-1\npending: yang")
    play(state, ask, "revive W", "curse haunt")
    assert haunted(state) == {CEMETERY}


def test_the_cemetery_may_be_the_tile_that_loses_the_village() -> None:
    state = at("N: qi 3, at NW\nW: dead\nhaunted: C S\npending: yang")
    play(state, "help", "revive W", "curse haunt")
    assert outcome(state) == "lost village-haunted"


def test_the_cemeterys_curse_hits_the_taoist_who_asked() -> None:
    start = at("N: qi 3, at NW, tao red black\nW: dead\npending: yang")
    play(start, "help", "revive W")
    lost_qi, lost_tao, ghost = start.copy(), start.copy(), start.copy()
    play(lost_qi, "curse lose-qi")
    assert (qi(lost_qi, "N"), qi(lost_qi, "W")) == (2, 2)
    play(lost_tao, "curse lose-tao")
    assert (tao(lost_tao, "N"), supply(lost_tao)["black"]) == ({}, 4)
    play(ghost, "curse ghost", "draw dark-wraith-1")
    assert (actor(ghost), starting(ghost, "place")) == ("N", {"N1", "N2", "N3"})


def test_who_asks_the_cemetery_with_his_last_qi_may_die_of_the_curse() -> None:
    state = at("N: qi 1, at NW\nE: dead\npending: yang")
    play(state, "help", "revive E", "curse lose-qi")
    assert (qi(state, "N"), tile(state, "N"), qi(state, "E")) == (0, CEMETERY, 2)


def test_the_dead_lie_on_a_haunted_cemetery_too() -> None:
    state = at("haunted: NW\nghosts: E1 zombie-1\nN: qi 1, at W\npending: yang")
    play(state, "help", "banish E1")
    assert (qi(state, "N"), tile(state, "N")) == (0, CEMETERY)


def test_alone_nobody_can_ask_the_cemetery() -> None:
    state = at("players: 1\nN: qi 3, at NW, yin-yang\npending: yang")
    assert not {"help", "yin-yang ask NW"} & texts(state)


# --- Taoist Altar ---------------------------------------------------------------------------------------


def test_the_altar_turns_one_haunted_tile_active_and_then_a_ghost_comes() -> None:
    state = at("haunted: SW E\nN: qi 3, at N\npending: yang")
    play(state, "help")
    assert texts(state) == {"unhaunt SW", "unhaunt E"}
    play(state, "unhaunt E")
    assert haunted(state) == {"SW"}
    assert (actor(state), asked(state)) == ("chance", "draw")


def test_where_no_space_is_left_the_altar_costs_1_qi_instead_of_a_ghost() -> None:
    state = at(f"haunted: E\nghosts: {FULL_VILLAGE}\nN: qi 3, at N\npending: yang")
    assert "no-space-left" in ids(play(state, "help", "unhaunt E"))
    assert (haunted(state), qi(state, "N"), asked(state)) == (set(), 2, "yang")


# --- Herbalist's Shop -----------------------------------------------------------------------------------


def test_the_herbalist_rolls_two_dice_and_gives_a_token_for_each_colour() -> None:
    state = at("N: qi 3, at NE\npending: yang")
    play(state, "help")
    assert {len(text.split()) for text in texts(state)} == {3}
    play(state, "roll black green")
    assert tao(state, "N") == {"green": 1, "black": 1}
    assert asked(state) == "yang"


def test_two_faces_of_one_colour_bring_two_tokens() -> None:
    state = at("N: qi 3, at NE\npending: yang")
    play(state, "help", "roll black black")
    assert tao(state, "N") == {"black": 2}


def test_a_colour_that_the_supply_lacks_brings_nothing() -> None:
    state = at("N: qi 3, at NE\nE: qi 3, at C, tao black black black\npending: yang")
    play(state, "help", "roll black black")
    assert tao(state, "N") == {"black": 1}
    assert "black" not in supply(state)


def test_a_white_face_brings_a_token_of_any_colour() -> None:
    state = at("N: qi 3, at NE\npending: yang")
    play(state, "help", "roll white white")
    assert texts(state) == {"take red", "take green", "take blue", "take yellow", "take black"}
    play(state, "take blue", "take black")
    assert tao(state, "N") == {"blue": 1, "black": 1}
    assert asked(state) == "yang"


def test_coloured_faces_are_served_before_white_ones() -> None:
    """R19."""
    state = at("N: qi 3, at NE\nE: qi 3, at C, tao black black black\npending: yang")
    play(state, "help", "roll black white")
    assert tao(state, "N") == {"black": 1}
    assert starting(state, "take") == {"red", "green", "blue", "yellow"}


@pytest.mark.parametrize(
    ("thieves", "dice"),
    [("E1 severed-heads-1", 2), ("E1 severed-heads-1, E2 severed-heads-2", 1)],
)
def test_stolen_dice_are_missing_at_the_herbalists_too(thieves: str, dice: int) -> None:
    """R18."""
    state = at(f"ghosts: {thieves}\nN: qi 3, at NE\npending: yang")
    play(state, "help")
    assert {len(text.split()) - 1 for text in texts(state)} == {dice}


def test_the_grey_die_is_not_for_the_herbalist() -> None:
    state = at("boards: red-a green-b blue-a yellow-a\nactive: E\nE: qi 3, at NE\npending: yang")
    play(state, "help")
    assert {len(text.split()) - 1 for text in texts(state)} == {2}


def test_a_ban_on_spending_tao_does_not_keep_the_herbalist_from_giving_any() -> None:
    state = at("ghosts: E1 black-widow-1\nN: qi 3, at NE\npending: yang")
    play(state, "help", "roll red blue")
    assert tao(state, "N") == {"red": 1, "blue": 1}


# --- Sorcerer's Hut -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["zombie-1", "flesh-devourer", "black-widow-1", "fungus-thing", "soul-eater"])
def test_the_sorcerer_discards_a_ghost_without_its_stones_and_takes_1_qi(card: str) -> None:
    state = at(f"ghosts: E1 {card}\nN: qi 3, at W\npending: yang")
    events = play(state, "help", "banish E1")
    assert ids(events)[-1] == "qi-lost"
    assert (ghosts(state), qi(state, "N"), asked(state)) == ({}, 2, "yang")


def test_the_sorcerer_discards_any_ghost_but_an_incarnation() -> None:
    state = at("ghosts: E1 zombie-1, W3 hope-killer, S2 dark-wraith-1\nN: qi 3, at W\npending: yang")
    play(state, "help")
    assert texts(state) == {"banish E1", "banish S2"}


def test_the_sorcerer_may_be_asked_with_the_last_qi() -> None:
    state = at("ghosts: E1 zombie-1\nN: qi 1, at W\npending: yang")
    play(state, "help", "banish E1")
    assert (ghosts(state), qi(state, "N"), tile(state, "N")) == ({}, 0, CEMETERY)


def test_what_a_banished_ghost_held_is_released() -> None:
    state = at(
        "boards: red-a green-a blue-a yellow-b\nghosts: S1 dark-wraith-1 step mantra\nN: qi 3, at W\npending: yang"
    )
    play(state, "help", "banish S1")
    assert (figures(state), mantra(state)) == ({}, None)
    thief = at("ghosts: S1 severed-heads-1\nN: qi 3, at W\npending: yang")
    play(thief, "help", "banish S1")
    assert thief.dice() == 3


def test_the_sorcerer_asked_by_yin_yang_takes_his_price_too() -> None:
    state = at("ghosts: E1 zombie-1\nN: qi 3, at C, yin-yang\npending: yang")
    play(state, "yin-yang ask W", "banish E1")
    assert qi(state, "N") == 2


# --- Buddhist Temple ------------------------------------------------------------------------------------


def test_the_temple_gives_one_buddha() -> None:
    state = at("N: qi 3, at C\npending: yang")
    assert ids(play(state, "help")) == ["help-asked", "buddha-taken"]
    assert (held_buddhas(state, "N"), state.temple_buddhas) == (1, 1)


def test_a_buddha_may_be_placed_only_from_the_next_own_turn_on() -> None:
    state = at("N: qi 3, at NW, yin-yang\npending: yang")
    play(state, "yin-yang ask C")
    assert starting(state, "buddha") == set()
    assert reason(state, "buddha N3") == "buddha-fresh"


def test_a_buddha_returns_to_a_haunted_temple() -> None:
    state = at("haunted: C\nbuddhas: N1\npending: place skinner; after-yin")
    play(state, "place N1")
    assert (state.temple_buddhas, buddhas(state)) == (2, set())


# --- Night Watchman's Beat ------------------------------------------------------------------------------


def test_the_watchman_sends_all_figures_of_one_board_back_to_their_cards() -> None:
    state = at(
        "ghosts: S1 ghoul step, S2 skinner, S3 bleeding-eyes step, W1 creeping-one step\nN: qi 3, at E\npending: yang"
    )
    play(state, "help", "calm S")
    assert figures(state) == {"S1": "card", "S2": "card", "S3": "card", "W1": "step"}


def test_the_watchman_is_sent_to_a_board_with_a_figure_on_the_step() -> None:
    """R17."""
    state = at("ghosts: S1 ghoul step, E1 skinner, W1 creeping-one step\nN: qi 3, at E\npending: yang")
    play(state, "help")
    assert texts(state) == {"calm S", "calm W"}


def test_the_figure_of_an_incarnation_goes_back_too() -> None:
    state = at("ghosts: W1 vampire-lord step\nN: qi 3, at E\npending: yang")
    play(state, "help", "calm W")
    assert figures(state) == {"W1": "card"}


# --- Circle of Prayer -----------------------------------------------------------------------------------


def test_the_circle_takes_a_token_from_the_supply() -> None:
    state = at("N: qi 3, at SW, tao red\npending: yang")
    before = supply(state)
    play(state, "help", "pray black")
    assert circle(state) == "black"
    assert supply(state) == {**before, "black": before["black"] - 1}
    assert tao(state, "N") == {"red": 1}


def test_an_exchanged_token_returns_to_the_supply() -> None:
    state = at("circle: black\nN: qi 3, at SW\npending: yang")
    play(state, "help", "pray blue")
    assert (circle(state), supply(state)["black"]) == ("blue", 4)


def test_the_circle_must_get_a_colour_other_than_the_one_there() -> None:
    """R17."""
    state = at("circle: black\nN: qi 3, at SW\npending: yang")
    play(state, "help")
    assert starting(state, "pray") == {"red", "green", "blue", "yellow"}


def test_the_circle_takes_only_what_the_supply_has() -> None:
    state = at("N: qi 3, at SW\nE: qi 3, at C, tao black black black black\npending: yang")
    play(state, "help")
    assert "black" not in starting(state, "pray")


@pytest.mark.parametrize("side", ["N", "E"])
def test_the_circle_helps_every_taoist_against_all_ghosts_of_its_colour(side: str) -> None:
    state = at(
        f"circle: red\nghosts: N3 bleeding-eyes, W1 blood-drinker-1\nactive: {side}\n{side}: qi 3, at NW\npending: yang"
    )
    play(state, "exorcise", "roll red red green", *(["keep"] if side == "E" else []), "defeat N3", "defeat W1")
    assert ghosts(state) == {}


def test_the_circle_works_while_it_is_haunted() -> None:
    """R23."""
    state = at("circle: red\nhaunted: SW\nghosts: N2 bleeding-eyes\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll red green green", "defeat N2")
    assert ghosts(state) == {}


def test_a_haunted_circle_keeps_its_token_until_it_is_active_again() -> None:
    """R23."""
    state = at("circle: red\nhaunted: SW\nN: qi 3, at SW, yin-yang\npending: yang")
    assert reason(state, "help") == "tile-haunted"
    play(state, "yin-yang unhaunt SW", "help", "pray black")
    assert circle(state) == "black"


# --- Pavilion of the Heavenly Winds ---------------------------------------------------------------------


def test_the_pavilion_moves_any_ghost_to_any_free_space_and_then_another_taoist_to_any_tile() -> None:
    state = at("ghosts: N1 skinner, N2 hope-killer\nbuddhas: E2\nN: qi 3, at S\npending: yang")
    play(state, "help")
    assert texts(state) == {"lift N1", "lift N2"}
    play(state, "lift N1")
    assert starting(state, "place") == {"N3", "E1", "E2", "E3", "S1", "S2", "S3", "W1", "W2", "W3"}
    play(state, "place W2")
    assert texts(state) == {"guide E", "guide S", "guide W"}
    play(state, "guide W", "to SE")
    assert ghosts(state) == {"W2": "skinner", "N2": "hope-killer"}
    assert (tile(state, "W"), tile(state, "N")) == ("SE", "S")


def test_the_pavilion_moves_a_taoist_as_far_as_one_likes_onto_haunted_tiles_too() -> None:
    """R21."""
    state = at("haunted: NE\nN: qi 3, at S\nW: qi 3, at SW\npending: yang")
    play(state, "help", "guide W")
    assert starting(state, "to") == {"NW", "N", "NE", "W", "C", "E", "S", "SE"}


def test_the_pavilions_moves_must_be_made() -> None:
    """R20."""
    state = at("ghosts: N1 skinner\nN: qi 3, at S\nW: qi 3, at SW\npending: yang")
    play(state, "help")
    assert asked(state) == "lift"
    play(state, "lift N1")
    assert "place N1" not in texts(state)
    play(state, "place N2", "guide W")
    assert not {"stay", "to SW"} & texts(state)


@pytest.mark.parametrize("village", ["", f"ghosts: {FULL_VILLAGE}"], ids=["no ghost", "no free space"])
def test_where_no_ghost_can_be_moved_the_pavilion_moves_a_taoist_only(village: str) -> None:
    """R20."""
    state = at(f"{village}\nN: qi 3, at S\npending: yang")
    play(state, "help")
    assert asked(state) == "guide"


def test_where_nobody_else_lives_the_pavilion_moves_a_ghost_only() -> None:
    """R20."""
    state = at("ghosts: N1 skinner\nN: qi 3, at S\nE: dead\nS: dead\nW: dead\npending: yang")
    play(state, "help", "lift N1", "place N2")
    assert asked(state) == "yang"


def test_with_one_free_space_left_the_pavilion_moves_a_ghost_there() -> None:
    """R20."""
    state = at(f"ghosts: {FULL_VILLAGE.partition(', ')[2]}\nN: qi 3, at S\nE: dead\nS: dead\nW: dead\npending: yang")
    play(state, "help", "lift W3")
    assert texts(state) == {"place N1"}


def test_the_pavilion_moves_neither_the_dead_nor_the_asker() -> None:
    state = at("ghosts: N1 skinner\nN: qi 3, at S\nE: dead\npending: yang")
    play(state, "help", "lift N1", "place N2")
    assert texts(state) == {"guide S", "guide W"}


def test_asked_by_yin_yang_the_pavilion_moves_another_taoist_all_the_same() -> None:
    state = at("N: qi 3, at NW, yin-yang\npending: yang")
    play(state, "yin-yang ask S", "guide E", "to SE")
    assert tile(state, "E") == "SE"


def test_a_moved_ghost_takes_its_figure_its_mantra_and_its_die_along() -> None:
    """R22."""
    state = at(
        "boards: red-a green-a blue-a yellow-b\n"
        "ghosts: N1 dark-wraith-1 step mantra, N2 severed-heads-1\nN: qi 3, at S\nE: dead\nS: dead\npending: yang"
    )
    play(state, "help", "lift N1", "place S3")
    assert (figures(state), mantra(state), state.dice()) == ({"S3": "step"}, "S3", 2)
    thief = at("ghosts: N2 severed-heads-1\nN: qi 3, at S\npending: yang")
    play(thief, "help", "lift N2", "place E1")
    assert (ghosts(thief), thief.dice()) == ({"E1": "severed-heads-1"}, 2)


@pytest.mark.parametrize(
    "card", ["shapeless-evil", "grave-walker", "soul-eater", "severed-heads-1", "dark-wraith-1", "coffin-breakers-2"]
)
def test_the_left_stone_of_a_moved_ghost_does_not_apply_again(card: str) -> None:
    """R22."""
    state = at(f"ghosts: N2 {card}\nN: qi 3, at S, tao red\npending: yang")
    events = play(state, "help", "lift N2", "place E1")
    assert asked(state) == "guide"
    assert ids(events) == ["help-asked", "ghost-moved"]
    assert (qi(state, "N"), haunted(state), tao(state, "N")) == (3, set(), {"red": 1})


def test_a_moved_ghost_with_its_figure_on_the_card_has_it_there_still() -> None:
    """R22."""
    state = at("ghosts: N2 dark-wraith-1\nN: qi 3, at S\npending: yang")
    play(state, "help", "lift N2", "place E1")
    assert figures(state) == {"E1": "card"}


def test_power_off_blocks_the_new_board_and_no_longer_the_old_one() -> None:
    """R22."""
    state = at("ghosts: N2 coffin-breakers-1\nN: qi 3, at S\npending: yang")
    assert powers_off(state) == {"N"}
    play(state, "help", "lift N2", "place E1")
    assert powers_off(state) == {"E"}


@pytest.mark.parametrize("card", ["zombie-1", "flesh-devourer", "black-widow-1"])
def test_a_ghost_moved_onto_a_buddha_is_discarded_without_its_right_stone(card: str) -> None:
    """R22."""
    state = at(f"ghosts: N2 {card}\nbuddhas: E1\nN: qi 3, at S\npending: yang")
    events = play(state, "help", "lift N2", "place E1")
    assert of_kind(events, GhostTrapped) == [GhostTrapped(number(card), space("E1"))]
    assert (ghosts(state), buddhas(state), state.temple_buddhas, asked(state)) == ({}, set(), 2, "guide")


def test_an_incarnation_moved_onto_a_buddha_stays_and_the_buddha_returns() -> None:
    """R22."""
    state = at("ghosts: N2 hope-killer\nbuddhas: E1\nN: qi 3, at S\npending: yang")
    play(state, "help", "lift N2", "place E1")
    assert (ghosts(state), buddhas(state), state.temple_buddhas) == ({"E1": "hope-killer"}, set(), 2)


def test_alone_the_pavilion_moves_a_ghost_and_then_ones_own_taoist_if_one_likes() -> None:
    """R20."""
    state = at("players: 1\nghosts: N1 skinner\nN: qi 3, at S\npending: yang")
    play(state, "help")
    assert texts(state) == {"lift N1"}
    play(state, "lift N1", "place E3")
    assert starting(state, "to") == {"NW", "N", "NE", "W", "C", "E", "SW", "SE"}
    stays = state.copy()
    play(stays, "stay")
    assert (tile(stays, "N"), asked(stays)) == ("S", "yang")
    play(state, "to NE")
    assert (tile(state, "N"), asked(state)) == ("NE", "yang")


# --- Tea House ------------------------------------------------------------------------------------------


def test_the_tea_house_gives_a_token_and_1_qi_and_then_a_ghost_comes() -> None:
    state = at("N: qi 3, at SE\npending: yang")
    play(state, "help")
    assert starting(state, "take") == {"red", "green", "blue", "yellow", "black"}
    in_the_supply = state.qi_supply
    play(state, "take black")
    assert (tao(state, "N"), qi(state, "N"), asked(state)) == ({"black": 1}, 4, "draw")
    assert (supply(state)["black"], in_the_supply) == (3, 20 - 13)
    play(state, "draw zombie-1", "place W1")
    assert (ghosts(state), asked(state)) == ({"W1": "zombie-1"}, "yang")


def test_without_qi_in_the_supply_the_tea_house_gives_a_token_and_a_ghost() -> None:
    state = at("N: qi 11, at SE\npending: yang")
    play(state, "help", "take red")
    assert (tao(state, "N"), qi(state, "N"), asked(state)) == ({"red": 1}, 11, "draw")


def test_without_tao_in_the_supply_the_tea_house_gives_qi_and_a_ghost() -> None:
    state = at(f"N: qi 10, at SE, {ALL_TAO}\nE: qi 3\nS: qi 3\nW: qi 3\npending: yang")
    assert state.qi_supply == 1
    play(state, "help")
    assert (qi(state, "N"), state.qi_supply, asked(state)) == (11, 0, "draw")


def test_where_no_space_is_left_the_tea_house_takes_1_qi_instead_of_a_ghost() -> None:
    state = at(f"ghosts: {FULL_VILLAGE}\nN: qi 3, at SE\npending: yang")
    events = play(state, "help", "take red")
    assert of_kind(events, QiLost) == [QiLost(seat("N"), 3)]
    assert (qi(state, "N"), asked(state)) == (3, "yang")


def test_a_full_board_of_ones_own_does_not_keep_the_ghost_away() -> None:
    state = at(f"ghosts: {quiet_ghosts('N1', 'N2', 'N3')}\nN: qi 3, at SE\npending: yang")
    play(state, "help", "take red", "draw dark-wraith-1")
    assert starting(state, "place") == {"E1", "E2", "E3", "S1", "S2", "S3", "W1", "W2", "W3"}

"""Chapter 10: the eight powers, what makes them inactive, and Power tokens that borrow them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from fatsi import State
from tests.positions import (
    actor,
    asked,
    at,
    ghosts,
    haunted,
    held_buddhas,
    ids,
    mantra,
    outcome,
    play,
    power_tokens,
    powers_off,
    qi,
    reason,
    starting,
    tao,
    texts,
    tile,
    verbs,
)

NEIGHBOURS_OF_NW = {"N", "W", "C"}


def dice_rolled(state: State) -> int:
    """Return how many Tao dice chance is asked to roll."""
    assert asked(state) == "dice"
    (number,) = {len(text.split()) - 1 for text in texts(state)}
    return number


# --- Bottomless Pockets: yellow, side A -----------------------------------------------------------------


def test_bottomless_pockets_takes_any_token_of_the_supply_before_the_move() -> None:
    state = at("active: W\nW: qi 3, at C\nN: qi 3, at C, tao black black black black\npending: yang")
    assert starting(state, "take") == {"red", "green", "blue", "yellow"}
    play(state, "take blue")
    assert (tao(state, "W"), asked(state)) == ({"blue": 1}, "yang")
    assert "move" in verbs(state)


def test_bottomless_pockets_works_once_a_turn_and_is_optional() -> None:
    state = at("active: W\nW: qi 3, at C\npending: yang")
    assert "end" in texts(state)
    play(state, "take blue")
    assert reason(state, "take red") == "power-used"


def test_bottomless_pockets_is_over_with_the_move() -> None:
    """R8."""
    state = at("active: W\nW: qi 3, at C\npending: yang")
    play(state, "move N")
    assert starting(state, "take") == set()
    assert reason(state, "take red") == "move-is-over"


def test_bottomless_pockets_belongs_to_the_yellow_taoist_alone() -> None:
    state = at("active: N\npending: yang")
    assert reason(state, "take red") == "power-missing"


# --- Enfeeblement Mantra: yellow, side B ----------------------------------------------------------------

MANTRA = "boards: red-a green-a blue-a yellow-b\n"


def test_the_mantra_is_put_on_any_ghost_before_the_move() -> None:
    state = at(MANTRA + "active: W\nghosts: N2 skinner, E1 hope-killer, W1 ghoul\nW: qi 3, at C\npending: yang")
    assert starting(state, "mantra") == {"N2", "E1", "W1"}
    play(state, "mantra E1")
    assert (mantra(state), "move" in verbs(state)) == ("E1", True)


def test_the_mantra_may_be_shifted_to_another_ghost_once_a_turn() -> None:
    state = at(MANTRA + "active: W\nghosts: N2 skinner, E1 hope-killer mantra\nW: qi 3, at C\npending: yang")
    assert starting(state, "mantra") == {"N2"}
    play(state, "mantra N2")
    assert mantra(state) == "N2"
    assert reason(state, "mantra E1") == "power-used"


def test_the_mantra_may_not_be_put_on_the_ghost_that_has_it() -> None:
    """R17."""
    state = at(MANTRA + "active: W\nghosts: N2 skinner mantra\nW: qi 3, at C\npending: yang")
    assert reason(state, "mantra N2") == "already-there-mantra"


def test_the_mantra_is_optional_and_over_with_the_move() -> None:
    """R8."""
    state = at(MANTRA + "active: W\nghosts: N2 skinner\nW: qi 3, at C\npending: yang")
    play(state, "move N")
    assert reason(state, "mantra N2") == "move-is-over"


@pytest.mark.parametrize("side", ["N", "S", "W"])
def test_the_mantra_lowers_the_resistance_for_every_taoist(side: str) -> None:
    state = at(MANTRA + f"active: {side}\nghosts: N2 wicked-one-1 mantra\n{side}: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll green green red", "defeat N2")
    assert ghosts(state) == {}


def test_the_mantra_stays_from_turn_to_turn() -> None:
    state = at(MANTRA + "active: W\nghosts: E2 wicked-one-1\nW: qi 3, at C\npending: yang")
    play(state, "mantra E2", "end", "draw skinner", "place N1", "end", "draw fungus-thing", "place E1")
    assert mantra(state) == "E2"


@pytest.mark.parametrize(
    "way",
    [
        ("move N", "exorcise", "roll red red red", "defeat N2"),
        ("move W", "help", "banish N2"),
        ("move S", "help", "lift N2", "place E1"),
    ],
    ids=["exorcised", "banished", "led onto a Buddha"],
)
def test_when_its_ghost_leaves_the_marker_comes_back(way: tuple[str, ...]) -> None:
    state = at(MANTRA + "buddhas: E1\nghosts: N2 bleeding-eyes mantra, S1 ghoul\nN: qi 3, at C\npending: yang")
    assert "mantra-removed" in ids(play(state, *way))
    assert mantra(state) is None


def test_a_marker_that_came_back_is_placed_in_the_next_own_turn() -> None:
    state = at(MANTRA + "active: W\nghosts: N2 skinner, S1 ghoul\nW: qi 3, at C, yin-yang\npending: yang")
    play(state, "mantra N2", "yin-yang ask W", "banish N2")
    assert (mantra(state), starting(state, "mantra")) == (None, set())
    later = at(MANTRA + "active: W\nghosts: N2 skinner mantra, S1 ghoul\nW: qi 3, at C, yin-yang\npending: yang")
    play(later, "yin-yang ask W", "banish N2")
    assert starting(later, "mantra") == {"S1"}


@pytest.mark.parametrize(
    ("cause", "way"),
    [
        ("pending: place coffin-breakers-1; after-yin", ("place W1", "draw skinner", "place N1")),
        ("pending: place forgotten-ones; after-yin", ("place N1",)),
        ("active: W\nW: qi 1, at W\npending: yang", ("help", "banish E1")),
    ],
    ids=["power-off", "group-power-off", "possession"],
)
def test_when_the_power_becomes_inactive_the_marker_comes_off(cause: str, way: tuple[str, ...]) -> None:
    state = at(MANTRA + f"ghosts: E1 fungus-thing, S1 ghoul mantra\n{cause}")
    play(state, *way)
    assert mantra(state) is None


def test_a_power_that_comes_back_does_not_bring_the_marker_back() -> None:
    state = at(MANTRA + "active: S\nghosts: N2 skinner, W1 coffin-breakers-1\nS: qi 3, at NW\npending: yang")
    play(state, "exorcise", "roll yellow red red", "defeat W1")
    assert (powers_off(state), mantra(state)) == (set(), None)


# --- Dance of the Spires: red, side A -------------------------------------------------------------------


def test_dance_of_the_spires_moves_to_any_tile() -> None:
    state = at("haunted: SE\nN: qi 3, at NW\npending: yang")
    assert starting(state, "move") == {"N", "NE", "W", "C", "E", "SW", "S", "SE"}


def test_without_it_a_taoist_moves_to_a_neighbouring_tile() -> None:
    state = at("active: E\nE: qi 3, at NW\npending: yang")
    assert starting(state, "move") == NEIGHBOURS_OF_NW
    assert reason(state, "move SE") == "too-far"


# --- Dance of the Twin Winds: red, side B ---------------------------------------------------------------

TWIN_WINDS = "boards: red-b green-a blue-a yellow-a\n"


def test_twin_winds_moves_another_living_taoist_one_tile_after_ones_own_move() -> None:
    state = at(TWIN_WINDS + "haunted: W\nN: qi 3, at C\nE: qi 3, at NW\nW: dead\npending: yang")
    play(state, "move N")
    assert starting(state, "guide") == {"E", "S"}
    play(state, "guide E")
    assert starting(state, "to") == NEIGHBOURS_OF_NW
    assert "stay" not in texts(state)
    play(state, "to W")
    assert (tile(state, "E"), tile(state, "N"), asked(state)) == ("W", "N", "yang")


def test_twin_winds_works_once_a_turn_and_before_the_action() -> None:
    state = at(TWIN_WINDS + "N: qi 3, at C\npending: yang")
    play(state, "move E", "guide E", "to N")
    assert reason(state, "guide S") == "power-used"
    late = at(TWIN_WINDS + "N: qi 3, at C\npending: yang")
    play(late, "help")
    assert reason(late, "guide S") == "move-is-over"


def test_twin_winds_may_follow_a_move_not_made_which_is_then_given_up() -> None:
    """R8."""
    state = at(TWIN_WINDS + "N: qi 3, at C\npending: yang")
    play(state, "guide E", "to N")
    assert "move" not in verbs(state)
    assert "help" in verbs(state)


def test_twin_winds_gives_no_wings() -> None:
    state = at(TWIN_WINDS + "N: qi 3, at NW\npending: yang")
    assert starting(state, "move") == NEIGHBOURS_OF_NW


# --- The Gods' Favourite: green, side A -----------------------------------------------------------------


def test_the_gods_favourite_rerolls_any_of_the_dice_of_an_exorcism_once() -> None:
    state = at("active: E\nghosts: N2 wicked-one-1\nE: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll green red white")
    assert texts(state) == {
        "keep",
        "reroll red",
        "reroll green",
        "reroll white",
        "reroll red green",
        "reroll red white",
        "reroll green white",
        "reroll red green white",
    }
    play(state, "reroll red")
    assert dice_rolled(state) == 1
    play(state, "roll green", "defeat N2")
    assert ghosts(state) == {}


def test_the_second_result_stands() -> None:
    state = at("active: E\nghosts: N2 wicked-one-1\nE: qi 3, at N\npending: yang")
    events = play(state, "exorcise", "roll green green green", "reroll green green", "roll red red")
    assert ids(events)[-1] == "exorcism-failed"
    assert asked(state) == "yang"


def test_the_gods_favourite_may_keep_the_dice() -> None:
    state = at("active: E\nghosts: N2 wicked-one-1\nE: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll green green green", "keep", "defeat N2")
    assert ghosts(state) == {}


def test_the_gods_favourite_rerolls_at_the_herbalists() -> None:
    state = at("active: E\nE: qi 3, at NE\npending: yang")
    play(state, "help", "roll red red", "reroll red", "roll black")
    assert tao(state, "E") == {"red": 1, "black": 1}


def test_the_gods_favourite_rerolls_the_curse_die_of_a_tormentor_on_his_own_board() -> None:
    state = at("active: E\nghosts: E1 great-putrid\nE: qi 3, at C, tao red")
    play(state, "curse lose-qi")
    assert (actor(state), texts(state)) == ("E", {"keep", "reroll curse"})
    play(state, "reroll curse", "curse lose-tao")
    assert (qi(state, "E"), tao(state, "E"), asked(state)) == (3, {}, "draw")


def test_the_gods_favourite_may_keep_the_curse() -> None:
    state = at("active: E\nghosts: E1 great-putrid\nE: qi 3, at C")
    play(state, "curse lose-qi", "keep")
    assert qi(state, "E") == 2


def test_each_roll_has_a_reroll_of_its_own() -> None:
    state = at("active: E\nghosts: E1 great-putrid, E2 soul-eater\nE: qi 3, at C")
    play(state, "curse lose-qi", "reroll curse", "curse nothing", "curse lose-qi")
    assert asked(state) == "curse-choice"


@pytest.mark.parametrize(
    ("position", "way"),
    [
        (
            "ghosts: N2 zombie-1\nE: qi 3, at N\npending: yang",
            ("exorcise", "roll yellow yellow red", "keep", "defeat N2"),
        ),
        ("W: dead\nE: qi 3, at NW\npending: yang", ("help", "revive W")),
        ("pending: place uncatchable; yang", ("place E1",)),
    ],
    ids=["of an exorcism", "at the Cemetery", "of an arrival"],
)
def test_the_gods_favourite_rerolls_the_curse_dice_of_his_own_yang(position: str, way: tuple[str, ...]) -> None:
    state = at(f"active: E\n{position}")
    play(state, *way, "curse haunt")
    assert (actor(state), asked(state)) == ("E", "curse-choice")


def test_nobody_else_may_reroll() -> None:
    state = at("active: N\nghosts: N2 zombie-1\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll yellow yellow red")
    assert asked(state) == "defeat"
    play(state, "defeat N2", "curse lose-qi")
    assert qi(state, "N") == 2


# --- Strength of a Mountain: green, side B --------------------------------------------------------------

MOUNTAIN = "boards: red-a green-b blue-a yellow-a\n"


def test_strength_of_a_mountain_rolls_a_fourth_die_in_exorcisms() -> None:
    state = at(MOUNTAIN + "active: E\nghosts: N2 great-putrid\nE: qi 3, at N\npending: yang")
    play(state, "exorcise")
    assert dice_rolled(state) == 4
    play(state, "roll green green green white", "defeat N2")
    assert ghosts(state) == {}


def test_the_grey_die_cannot_be_stolen() -> None:
    thieves = "E1 severed-heads-1, E2 severed-heads-2, E3 repellent-beauty"
    state = at(MOUNTAIN + f"active: E\nghosts: N2 skinner, {thieves}\nE: qi 3, at N\npending: yang")
    play(state, "exorcise")
    assert dice_rolled(state) == 1


@pytest.mark.parametrize(
    ("position", "way"),
    [
        ("ghosts: E1 great-putrid\nE: qi 3, at C", ("draw skinner", "place N1")),
        (
            "ghosts: N2 zombie-1\nE: qi 3, at N\npending: yang",
            ("exorcise", "roll yellow yellow red red", "defeat N2"),
        ),
        ("W: dead\nE: qi 3, at NW\npending: yang", ("help", "revive W")),
        ("pending: place uncatchable; after-yin", ("place E1",)),
    ],
    ids=["of a tormentor", "of an exorcism", "at the Cemetery", "of an arrival"],
)
def test_strength_of_a_mountain_never_rolls_the_curse_die(position: str, way: tuple[str, ...]) -> None:
    state = at(MOUNTAIN + f"active: E\n{position}")
    play(state, *way)
    assert (actor(state), asked(state)) == ("E", "yang")


def test_it_does_not_protect_the_others() -> None:
    state = at(MOUNTAIN + "active: N\nghosts: N1 raging-one")
    assert asked(state) == "curse-die"


def test_blocked_it_rolls_three_dice_and_the_curse_die() -> None:
    blocked = "ghosts: E1 great-putrid, E2 fallen-monks"
    state = at(MOUNTAIN + f"active: E\n{blocked}")
    assert asked(state) == "curse-die"
    state = at(MOUNTAIN + f"active: E\n{blocked}\nE: qi 3, at E\npending: yang")
    play(state, "exorcise")
    assert dice_rolled(state) == 3


# --- Heavenly Gust: blue, side A ------------------------------------------------------------------------


@pytest.mark.parametrize("order", [("help", "exorcise"), ("exorcise", "help")])
def test_heavenly_gust_gives_help_and_an_exorcism_in_either_order(order: tuple[str, str]) -> None:
    ways = {"help": ("help", "unhaunt E", "draw reaper", "place N1"), "exorcise": ("exorcise", "roll blue blue blue")}
    state = at("active: S\nhaunted: E W\nghosts: N2 wicked-one-1\nS: qi 3, at N\npending: yang")
    play(state, *ways[order[0]])
    assert order[1] in texts(state)
    assert order[0] not in texts(state)
    play(state, *ways[order[1]])
    assert not {"help", "exorcise"} & texts(state)


def test_without_heavenly_gust_there_is_one_action() -> None:
    state = at("active: N\nhaunted: E W\nghosts: N2 wicked-one-1\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll blue blue blue")
    assert reason(state, "help") == "action-over"


def test_heavenly_gust_exorcises_from_where_the_taoist_stands_then() -> None:
    state = at("players: 1\nghosts: N2 skinner\nN: qi 3, at S, power-tokens 3\npending: yang")
    play(state, "borrow S", "help", "lift N2", "place N3", "to NW", "exorcise", "roll red red red", "defeat N3")
    assert ghosts(state) == {}


# --- Second Wind: blue, side B --------------------------------------------------------------------------

SECOND_WIND = "boards: red-a green-a blue-b yellow-a\n"


def test_second_wind_asks_for_help_twice() -> None:
    state = at(SECOND_WIND + "active: S\nghosts: S2 skinner\nS: qi 3, at C\npending: yang")
    play(state, "help", "help")
    assert held_buddhas(state, "S") == 2


def test_second_wind_allows_two_separate_exorcisms() -> None:
    state = at(SECOND_WIND + "active: S\nghosts: N3 wicked-one-1\nS: qi 3, at NW\npending: yang")
    play(state, "exorcise", "roll green green red", "exorcise")
    assert dice_rolled(state) == 3
    play(state, "roll green red red")
    assert (ghosts(state), "exorcise" in texts(state)) == ({"N3": "wicked-one-1"}, False)


@pytest.mark.parametrize(
    ("first", "second"),
    [(("help", "unhaunt E", "draw reaper", "place N1"), "exorcise"), (("exorcise", "roll blue blue blue"), "help")],
)
def test_second_wind_does_not_mix_help_and_exorcism(first: tuple[str, ...], second: str) -> None:
    """R26."""
    state = at(SECOND_WIND + "active: S\nhaunted: E W\nghosts: N2 wicked-one-1\nS: qi 3, at N\npending: yang")
    play(state, *first)
    assert reason(state, second) == "action-over"


def test_a_third_action_there_is_not() -> None:
    state = at(SECOND_WIND + "active: S\nS: qi 3, at SW\npending: yang")
    play(state, "help", "pray red", "help", "pray blue")
    assert reason(state, "help") == "action-over"


@pytest.mark.parametrize(
    "position",
    ["ghosts: N3 wicked-one-1, W1 lich", SECOND_WIND + "ghosts: N3 wicked-one-1, S1 perfidious-nymph-1"],
    ids=["another power", "blocked"],
)
def test_without_second_wind_there_is_no_second_exorcism(position: str) -> None:
    state = at(f"active: S\n{position}\nS: qi 3, at NW\npending: yang")
    play(state, "exorcise", "roll blue blue blue")
    assert reason(state, "exorcise") == "action-over"


def test_yin_yang_may_come_between_the_two_actions() -> None:
    state = at(SECOND_WIND + "active: S\nhaunted: SW\nS: qi 3, at C, yin-yang\npending: yang")
    play(state, "help", "yin-yang unhaunt SW", "help")
    assert (held_buddhas(state, "S"), haunted(state)) == (2, set())


def test_second_wind_is_for_one_tile_only() -> None:
    """R26."""
    position = "players: 1\n" + SECOND_WIND + "ghosts: N2 skinner\nN: qi 3, at S, power-tokens 3\npending: yang"
    away = at(position)
    play(away, "borrow S", "help", "lift N2", "place N3", "to C")
    assert "help" not in texts(away)
    still_there = at(position)
    play(still_there, "borrow S", "help", "lift N2", "place N3", "stay")
    assert "help" in texts(still_there)


# --- every turn anew ---------------------------------------------------------------------------------------


def a_round_later(state: State) -> None:
    """Let everybody end his turn at once until it is the Yang of the same board again; quiet ghosts come."""
    cards = {"N": "blood-drinker-1", "E": "rotten-soul-1", "S": "abysmal-1", "W": "zombie-1"}
    for _ in cards:
        side = "NESW"[(state.active + 1) % 4]
        play(state, "end", f"draw {cards[side]}", f"place {side}3")
        assert (actor(state), asked(state)) == (side, "yang")


@pytest.mark.parametrize(
    ("position", "way", "again"),
    [
        ("active: W", ("take red",), "take blue"),
        (
            "boards: red-a green-a blue-a yellow-b\nactive: W\nghosts: N1 skinner, N2 reaper",
            ("mantra N1",),
            "mantra N2",
        ),
        ("boards: red-b green-a blue-a yellow-a\nactive: N", ("guide E", "to N"), "guide E"),
        ("active: N\nghosts: W1 wicked-one-1\nN: qi 3, at NW", ("exorcise", "roll red red red"), "exorcise"),
        ("active: N", ("help",), "help"),
        ("active: N", ("move N",), "move C"),
    ],
    ids=["pockets", "mantra", "twin winds", "exorcism", "help", "move"],
)
def test_what_was_used_is_there_again_in_the_next_own_turn(position: str, way: tuple[str, ...], again: str) -> None:
    state = at(f"{position}\npending: yang")
    play(state, *way)
    assert again not in texts(state)
    a_round_later(state)
    assert again in texts(state)


# --- inactive powers ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sign:
    """A position in which one can see whether a power works: `shows` looks at it after the actions of `way`."""

    boards: str
    side: str
    here: str
    way: tuple[str, ...]
    shows: Callable[[State], bool]


SIGNS = {
    "bottomless-pockets": Sign("red-a green-a blue-a yellow-a", "W", "C", (), lambda state: "take" in verbs(state)),
    "enfeeblement-mantra": Sign("red-a green-a blue-a yellow-b", "W", "C", (), lambda state: "mantra" in verbs(state)),
    "dance-of-the-spires": Sign(
        "red-a green-a blue-a yellow-a", "N", "NW", (), lambda state: "move SE" in texts(state)
    ),
    "dance-of-the-twin-winds": Sign(
        "red-b green-a blue-a yellow-a", "N", "C", (), lambda state: "guide" in verbs(state)
    ),
    "the-gods-favourite": Sign(
        "red-a green-a blue-a yellow-a",
        "E",
        "NE",
        ("help", "roll red blue"),
        lambda state: asked(state) == "dice-choice",
    ),
    "strength-of-a-mountain": Sign(
        "red-a green-b blue-a yellow-a", "E", "S", ("exorcise",), lambda state: dice_rolled(state) == 4
    ),
    "heavenly-gust": Sign(
        "red-a green-a blue-a yellow-a", "S", "SW", ("help", "pray red"), lambda state: "exorcise" in texts(state)
    ),
    "second-wind": Sign("red-a green-a blue-b yellow-a", "S", "C", ("help",), lambda state: "help" in texts(state)),
}
EVERY_POWER = pytest.mark.parametrize("sign", SIGNS.values(), ids=SIGNS)


def works(sign: Sign, more_ghosts: str = "") -> bool:
    """Return whether the power of a sign works for its own Taoist with further ghosts in play."""
    state = at(
        f"boards: {sign.boards}\nactive: {sign.side}\nghosts: S1 skinner, S2 blood-drinker-1{more_ghosts}\n"
        f"{sign.side}: qi 3, at {sign.here}\npending: yang"
    )
    play(state, *sign.way)
    return sign.shows(state)


@EVERY_POWER
def test_a_power_works_unless_something_blocks_it(sign: Sign) -> None:
    assert works(sign)


@EVERY_POWER
def test_power_off_on_its_own_board_makes_a_power_inactive(sign: Sign) -> None:
    assert not works(sign, f", {sign.side}3 coffin-breakers-1")


@EVERY_POWER
def test_power_off_on_another_board_does_not(sign: Sign) -> None:
    other = "N" if sign.side != "N" else "W"
    assert works(sign, f", {other}3 coffin-breakers-1")


@EVERY_POWER
def test_group_power_off_makes_every_power_inactive(sign: Sign) -> None:
    assert not works(sign, ", W2 forgotten-ones")


def test_a_power_is_back_when_its_last_blocker_is_gone() -> None:
    state = at("ghosts: N1 coffin-breakers-1, N2 fallen-monks\nN: qi 3, at W, yin-yang\npending: yang")
    play(state, "yin-yang ask W", "banish N1")
    assert "move E" not in texts(state)
    play(state, "help", "banish N2")
    assert powers_off(state) == set()


def test_a_power_is_back_in_the_middle_of_the_turn() -> None:
    state = at("ghosts: N1 coffin-breakers-1\nN: qi 3, at NW, yin-yang\npending: yang")
    assert starting(state, "move") == NEIGHBOURS_OF_NW
    play(state, "yin-yang ask W", "banish N1")
    assert "move SE" in texts(state)


def test_blue_has_his_second_action_if_his_blocker_falls_to_the_first() -> None:
    state = at("active: S\nghosts: S2 perfidious-nymph-1\nS: qi 3, at S\npending: yang")
    play(state, "exorcise", "roll blue red red", "defeat S2")
    assert "help" in texts(state)
    twice = at(SECOND_WIND + "active: S\nghosts: S1 perfidious-nymph-1, W3 skinner\nS: qi 3, at SW\npending: yang")
    play(twice, "exorcise", "roll blue green green", "defeat S1")
    assert "exorcise" in texts(twice)


def test_blue_loses_his_second_action_if_a_blocker_arrives_in_between() -> None:
    state = at("active: S\nghosts: E1 skinner\nS: qi 3, at SE\npending: yang")
    play(state, "help", "take red", "draw perfidious-nymph-1", "place S1", "draw zombie-1", "place W1")
    assert reason(state, "exorcise") == "action-over"


def test_blue_keeps_it_if_the_blocker_arrives_elsewhere() -> None:
    state = at("active: S\nghosts: E1 skinner\nS: qi 3, at SE\npending: yang")
    play(state, "help", "take red", "draw coffin-breakers-1", "place W1", "draw zombie-1", "place W2")
    assert "exorcise" in texts(state)


def test_the_mountain_freed_by_an_exorcism_does_not_roll_its_curse() -> None:
    state = at(MOUNTAIN + "active: E\nghosts: E3 fallen-monks, N1 rotten-soul-1\nE: qi 3, at NE\npending: yang")
    play(state, "exorcise", "roll green green green", "defeat E3", "defeat N1")
    assert (ghosts(state), asked(state)) == ({}, "yang")


def test_possession_makes_a_power_inactive_until_the_taoist_returns() -> None:
    state = at("N: qi 3, at NW\nW: dead\npending: yang")
    assert powers_off(state) == {"W"}
    play(state, "help", "revive W", "curse nothing")
    assert powers_off(state) == set()


@pytest.mark.parametrize("green", ["green-a", "green-b"])
@pytest.mark.parametrize("owner", ["players: 3\nseats: N S W\n", "E: dead\n"], ids=["neutral", "possessed"])
def test_neither_green_power_touches_the_curse_die_of_a_neutral_or_possessed_board(green: str, owner: str) -> None:
    state = at(f"{owner}boards: red-a {green} blue-a yellow-a\nactive: E\nghosts: E1 great-putrid")
    assert asked(state) == "curse-die"
    play(state, "curse haunt")
    assert haunted(state) == {"SE"}


# --- Power tokens ---------------------------------------------------------------------------------------

OTHERS = {"N": "E S W", "E": "N S W", "S": "N E W", "W": "N E S"}
NEXT = {"N": "E", "E": "S", "S": "W", "W": "N"}


def borrowing(sign: Sign, more: str = "") -> State:
    """Return the turn of a player who sits next to the neutral board with the power of a sign."""
    me = NEXT[sign.side]
    return at(
        f"players: 3\nseats: {OTHERS[sign.side]}\nfirst: {me}\nboards: {sign.boards}\nactive: {me}\n"
        f"ghosts: S1 skinner, S2 blood-drinker-1{more}\n{me}: qi 3, at {sign.here}, power-tokens 1\npending: yang"
    )


@EVERY_POWER
def test_a_power_token_buys_the_power_of_a_neutral_board_for_this_turn(sign: Sign) -> None:
    without = borrowing(sign)
    play(without, *sign.way)
    assert not sign.shows(without)
    state = borrowing(sign)
    assert starting(state, "borrow") == {sign.side}
    play(state, f"borrow {sign.side}", *sign.way)
    assert sign.shows(state)


@EVERY_POWER
def test_an_inactive_power_cannot_be_borrowed(sign: Sign) -> None:
    for blocker in (f", {sign.side}3 coffin-breakers-1", ", W2 forgotten-ones"):
        state = borrowing(sign, blocker)
        assert starting(state, "borrow") == set()
        assert reason(state, f"borrow {sign.side}") == "power-blocked"
    possessed = borrowing(sign, f"\n{sign.side}: possessed")
    assert reason(possessed, f"borrow {sign.side}") == "power-blocked"


def test_a_borrowed_power_comes_in_addition_to_ones_own() -> None:
    state = at("players: 3\nN: qi 3, at NW, power-tokens 1\npending: yang")
    play(state, "borrow W", "take black", "move SE")
    assert (tao(state, "N"), tile(state, "N")) == ({"black": 1}, "SE")


def test_only_neutral_boards_lend_their_power() -> None:
    state = at("players: 2\nN: qi 3, at C, power-tokens 1\npending: yang")
    assert starting(state, "borrow") == {"E", "W"}
    assert reason(state, "borrow S") == "not-neutral"
    four = at("N: qi 3, at C\npending: yang")
    assert starting(four, "borrow") == set()


def test_the_board_of_a_dead_taoist_is_no_neutral_board() -> None:
    state = at("players: 3\nN: qi 3, at C, power-tokens 1\nE: dead\npending: yang")
    assert starting(state, "borrow") == {"W"}


def test_without_a_power_token_nothing_is_borrowed() -> None:
    state = at("players: 3\nN: qi 3, at C\npending: yang")
    assert reason(state, "borrow W") == "no-power-token"


def test_several_tokens_may_be_spent_in_a_turn_but_one_for_each_board() -> None:
    state = at("players: 2\nN: qi 3, at C, power-tokens 2\nS: qi 3, at C\npending: yang")
    play(state, "borrow E")
    assert reason(state, "borrow E") == "already-borrowed"
    play(state, "borrow W")
    assert power_tokens(state, "N") == 0


def test_spending_a_power_token_pushes_nothing_forward() -> None:
    """R8."""
    state = at("players: 3\nN: qi 3, at C, power-tokens 1\npending: yang")
    play(state, "borrow W")
    assert {"move", "help", "take"} <= verbs(state)


@pytest.mark.parametrize(
    "so_far",
    [(), ("move N",), ("help",), ("move N", "buddha N2")],
    ids=["before the move", "after it", "after the action", "after a Buddha"],
)
def test_power_tokens_are_spent_between_steps_and_actions(so_far: tuple[str, ...]) -> None:
    state = at("players: 3\nN: qi 3, at C, power-tokens 1, buddhas 1\npending: yang")
    play(state, *so_far)
    assert starting(state, "borrow") == {"W"}


def test_power_tokens_are_not_spent_inside_an_action_nor_in_yin() -> None:
    state = at("players: 3\nghosts: E1 skinner\nN: qi 3, at W, power-tokens 1\npending: yang")
    play(state, "help")
    assert reason(state, "borrow W") == "another-question"
    in_yin = at("players: 3\npending: place skinner; after-yin")
    assert reason(in_yin, "borrow W") == "another-question"


def test_a_borrowed_power_keeps_its_own_moment_in_the_turn() -> None:
    """R27."""
    late = at("players: 3\nN: qi 3, at C, power-tokens 1\npending: yang")
    play(late, "move N", "borrow W")
    assert reason(late, "take red") == "move-is-over"
    in_time = at("players: 3\nseats: N E W\nghosts: S1 skinner\nN: qi 3, at SW, power-tokens 1\npending: yang")
    play(in_time, "help", "pray black", "borrow S")
    assert "exorcise" in texts(in_time)


def test_a_borrowed_power_is_gone_with_the_turn() -> None:
    """R27."""
    state = at("players: 3\nN: qi 3, at C, power-tokens 1\npending: yang")
    play(state, "borrow W", "end")
    for card, place in (("rotten-soul-1", "E1"), ("abysmal-1", "S1")):
        play(state, f"draw {card}", f"place {place}", "end")
    play(state, "draw blood-drinker-1", "place N1")
    assert (actor(state), "take" in verbs(state)) == ("N", False)


def test_a_borrowed_power_is_blocked_with_the_lending_board_and_comes_back_with_it() -> None:
    """R27."""
    state = at("players: 3\nghosts: S1 skinner\nN: qi 3, at C, yin-yang, power-tokens 1\npending: yang")
    play(
        state,
        "borrow W",
        "yin-yang ask SE",
        "take red",
        "draw coffin-breakers-1",
        "place W1",
        "draw reaper",
        "place N1",
    )
    assert reason(state, "take black") == "power-blocked"
    back = at("players: 3\nghosts: W1 coffin-breakers-1\nborrowed: W\nN: qi 3, at C, yin-yang\npending: yang")
    assert reason(back, "take black") == "power-blocked"
    play(back, "yin-yang ask W", "banish W1")
    assert "take black" in texts(back)


def test_the_own_power_may_be_blocked_while_the_borrowed_one_works() -> None:
    """R27."""
    state = at("players: 3\nghosts: N1 coffin-breakers-1\nN: qi 3, at NW, power-tokens 1\npending: yang")
    play(state, "borrow W")
    assert "take" in verbs(state)
    assert starting(state, "move") == NEIGHBOURS_OF_NW


@pytest.mark.parametrize(
    ("green", "way", "question"),
    [
        ("green-a", ("roll yellow yellow red", "keep", "defeat N2", "curse lose-qi"), "curse-choice"),
        ("green-b", ("roll yellow yellow red red", "defeat N2"), "yang"),
    ],
)
def test_a_borrowed_green_power_works_on_the_curse_dice_of_the_borrower(
    green: str, way: tuple[str, ...], question: str
) -> None:
    """R27."""
    state = at(
        f"players: 3\nseats: N S W\nboards: red-a {green} blue-a yellow-a\nghosts: N2 zombie-1\n"
        "N: qi 3, at N, power-tokens 1\npending: yang"
    )
    play(state, "borrow E", "exorcise", *way)
    assert (actor(state), asked(state)) == ("N", question)


def test_a_mantra_placed_by_a_borrowed_power_stays_after_the_turn() -> None:
    state = at("players: 3\n" + MANTRA + "ghosts: S1 skinner\nN: qi 3, at C, power-tokens 1\npending: yang")
    play(state, "borrow W", "mantra S1", "end", "draw fungus-thing", "place E1")
    assert (actor(state), mantra(state)) == ("E", "S1")


def test_the_mantra_of_a_neutral_board_comes_off_when_the_board_is_possessed() -> None:
    state = at("players: 3\n" + MANTRA + "active: W\nghosts: S1 skinner mantra, W1 lich\nW: qi 1")
    play(state, "curse lose-qi")
    assert (powers_off(state), mantra(state)) == ({"W"}, None)


def test_spent_tokens_lie_on_the_centre_tile_where_whoever_ends_his_turn_may_take_any_number() -> None:
    state = at("players: 2\nN: qi 3, at N, power-tokens 2\nS: qi 3, at C\npending: yang")
    play(state, "borrow E", "borrow W")
    assert (state.centre_tokens, power_tokens(state, "N")) == (2, 0)
    play(state, "end", "draw abysmal-1", "place S1")
    assert actor(state) == "S"
    one = state.copy()
    play(one, "pick-up", "end")
    assert (power_tokens(one, "S"), one.centre_tokens) == (1, 1)
    play(state, "pick-up", "pick-up")
    assert (power_tokens(state, "S"), state.centre_tokens, texts(state)) == (2, 0, {"end"})


def test_a_token_spent_in_this_turn_may_be_taken_up_at_its_end() -> None:
    state = at("players: 3\nN: qi 3, at C, power-tokens 1\npending: yang")
    play(state, "borrow W", "take red", "pick-up")
    assert power_tokens(state, "N") == 1


def test_tokens_may_be_taken_up_from_a_haunted_centre_tile() -> None:
    state = at("players: 3\nhaunted: C\nN: qi 3, at C\npending: yang")
    play(state, "pick-up")
    assert power_tokens(state, "N") == 1


def test_tokens_may_be_taken_up_on_the_centre_tile_only() -> None:
    state = at("players: 3\nN: qi 3, at N\npending: yang")
    assert reason(state, "pick-up") == "not-on-centre"
    empty = at("players: 3\nN: qi 3, at C, power-tokens 1\npending: yang")
    assert reason(empty, "pick-up") == "no-token-on-centre"


def test_picking_up_is_the_last_act_of_the_turn() -> None:
    """R9."""
    state = at("players: 2\nhaunted: E\nN: qi 3, at C, yin-yang\nS: qi 3, at C\npending: yang")
    play(state, "pick-up")
    assert texts(state) == {"pick-up", "end"}
    for action in ("move N", "help", "yin-yang ask C", "yin-yang unhaunt E", "borrow E"):
        assert reason(state, action) == "picking-up"


def test_example_10a_alone_with_three_power_tokens() -> None:
    state = at("players: 1\nghosts: N3 zombie-1\nN: qi 3, at C, power-tokens 3\npending: yang")
    play(state, "borrow E", "borrow S", "borrow W", "take yellow", "move NW")
    play(state, "exorcise", "roll yellow red red", "reroll red red", "roll blue white", "defeat N3")
    play(state, "curse lose-qi", "reroll curse", "curse nothing")
    assert (ghosts(state), power_tokens(state, "N"), state.centre_tokens) == ({}, 0, 3)
    assert outcome(state) is None


def test_example_10a_the_blue_power_gives_the_second_action() -> None:
    state = at("players: 1\nghosts: S1 skinner\nN: qi 3, at C, power-tokens 3\npending: yang")
    play(state, "borrow E", "borrow S", "borrow W", "take yellow", "move SW", "help", "pray red", "exorcise")
    play(state, "defeat S1")
    assert ghosts(state) == {}


def test_strength_of_a_mountain_is_not_asked_for_the_order_of_curses_that_it_does_not_roll() -> None:
    state = at(
        "boards: green-b red-a blue-a yellow-a\nghosts: N1 zombie-1, E3 blood-drinker-1\nN: qi 3, at NE\npending: yang"
    )
    events = play(state, "exorcise", "roll red red yellow yellow", "defeat N1", "defeat E3")
    assert ids(events).count("curse-avoided") == 2
    assert asked(state) == "yang"

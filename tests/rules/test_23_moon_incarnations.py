"""White Moon: the six new incarnations, each on arrival, every Yin of its board, and when it is beaten."""

from __future__ import annotations

import pytest

from fatsi.rules.geometry import SIDES, SPACES
from tests.moon_positions import (
    crystals,
    graveyard,
    laid_down,
    moon_of,
    receptacles,
    removed_tao,
    shelter,
    su_ling,
    villagers,
)
from tests.moonlight import NIGHTMARE, lit
from tests.positions import (
    actor,
    asked,
    buddhas,
    ghosts,
    has_yin_yang,
    ids,
    mantra,
    number,
    outcome,
    play,
    qi,
    reason,
    starting,
    texts,
    tile,
)
from tests.quiet import quiet_ghosts

MANTRA = "boards: red-a green-a blue-a yellow-b"
TWIN_WINDS = "boards: red-b green-a blue-a yellow-a"


def arriving(card: str) -> str:
    """Return that an incarnation has been drawn in N's Yin, with three more to come."""
    return f"{NIGHTMARE}\npending: place {card}; after-yin"


def in_play(card: str, space: str = "N2", hand: str = "") -> str:
    """Return that N faces an incarnation on N2 or elsewhere, with three more to come."""
    return f"{NIGHTMARE}\nghosts: {space} {card}\nN: qi 3, at N{hand}\npending: yang"


BEATEN = {
    "gatekeeper": ("yellow", "yellow yellow yellow"),
    "ravenous": ("red", "red red white"),
    "screamer": ("blue", "blue white white"),
    "lord-of-roots": ("green", "green green green"),
    "guardian-of-time": ("black", "black black white"),
    "shapeshifter": ("red", "red red red"),
}
"""A token in hand, and a roll that beats each of them on N2 with it."""


@pytest.mark.parametrize("card", BEATEN)
def test_each_leaves_a_crystal_and_a_yin_yang_to_be_shared_out(card: str) -> None:
    token, roll = BEATEN[card]
    state = lit(in_play(card, hand=f", tao {token}"), "E: qi 3\nS: qi 3, yin-yang")
    play(state, "exorcise", f"roll {roll}", "defeat N2", f"spend N {token}", "give crystal E", "give yin-yang N")
    assert (ghosts(state), crystals(state, "E"), has_yin_yang(state, "N")) == ({}, 1, True)
    assert (state.defeated, asked(state)) == (1, "yang")


@pytest.mark.parametrize("card", BEATEN)
def test_each_is_beaten_by_its_whole_resistance_only(card: str) -> None:
    state = lit(in_play(card))
    assert reason(state, "exorcise") == "too-strong"


@pytest.mark.parametrize("card", BEATEN)
def test_the_last_incarnation_beaten_wins_the_game(card: str) -> None:
    token, roll = BEATEN[card]
    state = lit(f"deck: 10\nghosts: N2 {card}\nN: qi 3, at N, tao {token}\npending: yang")
    play(state, "exorcise", f"roll {roll}", "defeat N2", f"spend N {token}", "give crystal N", "give yin-yang N")
    assert outcome(state) == "won wu-feng-defeated"


@pytest.mark.parametrize("card", BEATEN)
def test_the_sorcerer_cannot_banish_them(card: str) -> None:
    state = lit(f"{NIGHTMARE}\nghosts: N2 {card}, W1 ghoul\nN: qi 3, at W\npending: yang")
    play(state, "help")
    assert reason(state, "banish N2") == "incarnation-immune"


# --- Gatekeeper -----------------------------------------------------------------------------------------


def test_the_gatekeeper_takes_the_portal_so_that_nobody_can_be_saved() -> None:
    state = lit(arriving("gatekeeper"), people="C hua")
    play(state, "place W1")
    assert asked(state) == "yang"
    assert reason(state, "save") == "portal-taken"


def test_not_even_the_barrier_saves_anybody_then() -> None:
    state = lit(f"{NIGHTMARE}\nreceptacles: NW NE SW SE\nghosts: W1 gatekeeper\npending: yang", people="C hua, N li")
    play(state, "end")
    assert (asked(state), villagers(state)) == ("draw", {"N": "li", "C": "hua"})
    assert receptacles(state) == set()


@pytest.mark.parametrize("portal", ["C", "N", "SE"])
def test_beaten_it_gives_the_portal_back_to_where_it_was(portal: str) -> None:
    text = f"portal: {portal}\n{NIGHTMARE}\nghosts: N2 gatekeeper\nN: qi 3, at N, tao yellow\nE: qi 3, at {portal}"
    state = lit(text, "pending: yang", people=f"{portal} hua")
    play(state, "exorcise", "roll yellow yellow yellow", "defeat N2", "spend N yellow")
    play(state, "give crystal N", "give yin-yang N", "end", "draw zombie-1", "place W1", "save")
    assert (actor(state), shelter(state)["hua"]) == ("E", 3)


def test_after_its_defeat_villagers_are_saved_again() -> None:
    text = f"portal: N\n{NIGHTMARE}\nghosts: N2 gatekeeper\nS: qi 3, at N, tao yellow\nactive: S\npending: yang"
    state = lit(text, people="N hua")
    assert reason(state, "save") == "portal-taken"
    play(state, "exorcise", "roll yellow yellow yellow", "defeat N2", "spend S yellow", "give crystal N")
    play(state, "give yin-yang S", "save")  # Heavenly Gust: an exorcism and a saving
    assert shelter(state)["hua"] == 3


def test_the_gatekeeper_does_not_keep_villagers_from_moving() -> None:
    state = lit(f"{NIGHTMARE}\nghosts: W1 gatekeeper\nN: qi 3, at N\npending: yang", people="N hua")
    play(state, "move C", "escort C")
    assert villagers(state) == {"C": "hua"}


# --- The Ravenous ---------------------------------------------------------------------------------------


def test_on_its_arrival_a_visible_villager_of_choice_dies() -> None:
    state = lit(arriving("ravenous"), people="N hua miao, SE long")
    play(state, "place N1")
    assert (actor(state), texts(state)) == ("N", {"kill N", "kill SE"})
    play(state, "kill SE")
    assert (graveyard(state), removed_tao(state)) == ({"long": 1}, {"green": 1})


def test_every_yin_of_its_board_another_one_dies() -> None:
    state = lit(f"{NIGHTMARE}\nghosts: N1 ravenous", people="N hua miao, SE long")
    assert texts(state) == {"kill N", "kill SE"}
    play(state, "kill N")
    assert (graveyard(state), villagers(state)) == ({"miao": 1}, {"N": "hua", "SE": "long"})
    assert asked(state) == "draw"


def test_in_the_yin_of_other_boards_the_ravenous_does_nothing() -> None:
    state = lit(f"{NIGHTMARE}\nactive: E\nghosts: N1 ravenous", people="N hua")
    assert asked(state) == "draw"


def test_with_nobody_visible_the_ravenous_does_nothing() -> None:
    """R40."""
    assert asked(lit(f"{NIGHTMARE}\nghosts: N1 ravenous")) == "draw"
    state = lit(arriving("ravenous"))
    play(state, "place N1")
    assert (asked(state), qi(state, "N")) == ("yang", 3)


def test_the_line_of_the_ravenous_does_not_matter() -> None:
    state = lit(f"{NIGHTMARE}\nghosts: N1 ravenous", people="NE hua, W li, SW sun")
    assert texts(state) == {"kill NE", "kill W", "kill SW"}


# --- The Screamer ---------------------------------------------------------------------------------------


def test_the_screamer_takes_su_ling_wherever_she_is() -> None:
    state = lit("su-ling: E2", arriving("screamer"))
    assert "su-ling-gone" in ids(play(state, "place S1"))
    assert su_ling(state) is None
    in_supply = lit(arriving("screamer"))
    play(in_supply, "place S1")
    assert su_ling(in_supply) is None


def test_while_it_has_her_she_stops_nothing_and_does_not_come() -> None:
    state = lit("su-ling: E2\nghosts: E2 great-putrid", arriving("screamer"))
    play(state, "place S1", "end")
    assert asked(state) == "curse-die"
    play(state, "curse nothing", "keep", "draw zombie-1", "place W1", "end")
    assert (actor(state), asked(state)) == ("chance", "draw")


def test_beaten_it_releases_her_to_the_supply_and_she_may_come_again() -> None:
    state = lit(in_play("screamer", hand=", tao blue"), "su-ling-due: yes")
    play(state, "exorcise", "roll blue blue blue", "defeat N2", "spend N blue", "give crystal N", "give yin-yang N")
    assert su_ling(state) is None
    play(state, "end", "su-ling E2")
    assert su_ling(state) == "E2"


# --- Lord of Roots --------------------------------------------------------------------------------------


def test_the_lord_of_roots_lays_all_living_taoists_down() -> None:
    state = lit("S: dead", arriving("lord-of-roots"))
    play(state, "place E1")
    assert laid_down(state) == {"N", "E", "W"}


def test_neutral_boards_have_nobody_to_lay_down() -> None:
    state = lit("players: 2", "difficulty: nightmare\ndeck: 5 10 10\npending: place lord-of-roots; after-yin")
    play(state, "place E1")
    assert laid_down(state) == {"N", "S"}


def test_their_next_move_only_stands_them_up() -> None:
    state = lit("active: S", arriving("lord-of-roots"))
    play(state, "place E1")
    assert reason(state, "move N") == "must-stand-up"
    play(state, "stand")
    assert (laid_down(state), tile(state, "S")) == ({"N", "E", "W"}, "C")
    assert reason(state, "move N") == "move-is-over"


def test_their_actions_are_not_touched() -> None:
    state = lit(f"{NIGHTMARE}\nghosts: E1 lord-of-roots, N2 skinner\nN: qi 3, at N, laid-down\npending: yang")
    play(state, "exorcise", "roll red blue blue", "defeat N2")
    assert (set(ghosts(state)), laid_down(state)) == ({"E1"}, {"N"})


def test_the_flyer_stands_up_and_moves_one_tile() -> None:
    state = lit(f"{NIGHTMARE}\nghosts: E1 lord-of-roots\nN: qi 3, at NW, laid-down\npending: yang")
    assert starting(state, "move") == {"N", "C", "W"}
    play(state, "move N")
    assert (tile(state, "N"), laid_down(state)) == ("N", set())


def test_twin_winds_and_the_pavilion_can_stand_somebody_up() -> None:
    winds = lit(TWIN_WINDS, f"{NIGHTMARE}\nghosts: E1 lord-of-roots\nE: qi 3, at C, laid-down\npending: yang")
    play(winds, "guide E")
    assert texts(winds) == {"stand"}
    play(winds, "stand")
    assert laid_down(winds) == set()
    pavilion = lit(f"{NIGHTMARE}\nghosts: E1 lord-of-roots\nN: qi 3, at S\nE: qi 3, at C, laid-down\npending: yang")
    play(pavilion, "help", "lift E1", "place E2", "guide E", "stand")
    assert laid_down(pavilion) == set()


def test_the_lord_of_roots_does_nothing_in_yin() -> None:
    state = lit(f"{NIGHTMARE}\nactive: E\nghosts: E1 lord-of-roots")
    assert (asked(state), laid_down(state)) == ("draw", set())


# --- Guardian of Time -----------------------------------------------------------------------------------


def test_the_guardian_of_time_removes_the_two_bottom_cards_of_the_deck() -> None:
    state = lit(arriving("guardian-of-time"))
    play(state, "place N1")
    assert state.deck == [10, 10, 10, 8]


def test_a_known_bottom_is_removed_first() -> None:
    state = lit("bottom: skinner ghoul lich", arriving("guardian-of-time"))
    play(state, "place N1")
    assert moon_of(state).bottom == [number("skinner")]
    assert state.deck == [10, 10, 10, 8]


def test_every_yin_of_its_board_a_ghost_comes_into_play() -> None:
    state = lit(f"{NIGHTMARE}\nghosts: N1 guardian-of-time")
    play(state, "draw zombie-1", "place W1")
    assert asked(state) == "draw"
    play(state, "draw zombie-2", "place W2")
    assert (asked(state), len(ghosts(state))) == ("yang", 3)


def test_in_the_yin_of_other_boards_it_brings_none() -> None:
    state = lit(f"{NIGHTMARE}\nactive: E\nghosts: N1 guardian-of-time")
    play(state, "draw zombie-1", "place W1")
    assert asked(state) == "yang"


def test_a_deck_emptied_by_it_loses_the_game() -> None:
    state = lit("deck: 2\npending: place guardian-of-time; after-yin")
    play(state, "place N1")
    assert outcome(state) == "lost deck-exhausted"
    three = lit("deck: 3\npending: place guardian-of-time; after-yin")
    play(three, "place N1")
    assert (outcome(three), three.deck) == (None, [1])


# --- Shapeshifter ---------------------------------------------------------------------------------------


def test_the_shapeshifter_is_placed_like_a_black_one() -> None:
    state = lit("active: S", arriving("shapeshifter"))
    assert starting(state, "place") == {"S1", "S2", "S3"}
    full = lit(f"ghosts: {quiet_ghosts('N1', 'N2', 'N3', 'E1')}", arriving("shapeshifter"))
    assert starting(full, "place") == set(SPACES) - {"N1", "N2", "N3", "E1"}


def test_on_its_arrival_a_ghost_comes_into_play() -> None:
    state = lit(arriving("shapeshifter"))
    play(state, "place N1")
    assert asked(state) == "draw"
    play(state, "draw zombie-1", "place W1")
    assert asked(state) == "yang"


BOARD_OF = {"N2": "red", "E2": "green", "S2": "blue", "W2": "yellow"}


@pytest.mark.parametrize("space", BOARD_OF)
def test_it_has_the_colour_of_the_board_it_lies_on_and_resistance_4_of_it(space: str) -> None:
    colour = BOARD_OF[space]
    state = lit(f"{NIGHTMARE}\nghosts: {space} shapeshifter\nN: qi 3, at {space[0]}, tao {colour}\npending: yang")
    play(state, "exorcise", f"roll {colour} {colour} {colour}", f"defeat {space}", f"spend N {colour}")
    assert ghosts(state) == {}


@pytest.mark.parametrize("space", BOARD_OF)
def test_other_colours_do_not_beat_it(space: str) -> None:
    state = lit(f"{NIGHTMARE}\nghosts: {space} shapeshifter\nN: qi 3, at {space[0]}, tao black\npending: yang")
    assert reason(state, "exorcise") == "too-strong"


def test_mantra_and_circle_lower_its_resistance() -> None:
    lowered = lit(MANTRA, f"{NIGHTMARE}\ncircle: red\nghosts: N2 shapeshifter mantra\nN: qi 3, at N\npending: yang")
    play(lowered, "exorcise", "roll red red blue", "defeat N2")
    assert ghosts(lowered) == {}
    other = lit(f"{NIGHTMARE}\ncircle: green\nghosts: N2 shapeshifter\nN: qi 3, at N\npending: yang")
    assert reason(other, "exorcise") == "too-strong"


CLOCKWISE = ["N3", "N2", "N1", "E3", "E2", "E1", "S3", "S2", "S1", "W3", "W2", "W1"]


@pytest.mark.parametrize("space", CLOCKWISE)
def test_every_yin_of_its_board_it_moves_on_clockwise(space: str) -> None:
    state = lit(f"{NIGHTMARE}\nactive: {space[0]}\nghosts: {space} shapeshifter")
    following = CLOCKWISE[(CLOCKWISE.index(space) + 1) % 12]
    assert ghosts(state) == {following: "shapeshifter"}
    assert asked(state) == "draw"


def test_it_moves_to_the_next_free_space() -> None:
    state = lit(f"{NIGHTMARE}\nghosts: N2 shapeshifter, {quiet_ghosts('N1', 'E3', 'E2')}")
    assert ghosts(state)["E1"] == "shapeshifter"


def test_it_goes_round_the_village_if_it_must() -> None:
    others = quiet_ghosts(*(space for space in CLOCKWISE if space not in ("N1", "N2")))
    state = lit(f"{NIGHTMARE}\nghosts: N1 shapeshifter, {others}")
    assert ghosts(state)["N2"] == "shapeshifter"


def test_with_no_free_space_it_stays() -> None:
    others = quiet_ghosts(*(space for space in CLOCKWISE if space != "N1"))
    state = lit(f"{NIGHTMARE}\nghosts: N1 shapeshifter, {others}")
    assert (ghosts(state)["N1"], qi(state, "N")) == ("shapeshifter", 2)


def test_it_moves_once_in_a_yin_and_again_when_the_next_boards_yin_comes() -> None:
    state = lit(f"{NIGHTMARE}\nghosts: N1 shapeshifter")
    assert ghosts(state) == {"E3": "shapeshifter"}
    play(state, "draw zombie-1", "place W1", "end")
    assert ghosts(state) == {"E2": "shapeshifter", "W1": "zombie-1"}


def test_it_moves_within_its_board_once_a_yin() -> None:
    assert ghosts(lit(f"{NIGHTMARE}\nghosts: N3 shapeshifter")) == {"N2": "shapeshifter"}


def test_its_left_stone_does_not_repeat() -> None:
    state = lit(f"{NIGHTMARE}\nghosts: N3 shapeshifter")
    play(state, "draw zombie-1", "place W1")
    assert asked(state) == "yang"


def test_in_the_yin_of_other_boards_it_stays() -> None:
    state = lit(f"{NIGHTMARE}\nactive: S\nghosts: N3 shapeshifter")
    assert ghosts(state) == {"N3": "shapeshifter"}


def test_a_buddha_on_its_way_goes_back_to_the_temple() -> None:
    """R62."""
    state = lit(f"{NIGHTMARE}\nbuddhas: N1\nghosts: N2 shapeshifter")
    assert (ghosts(state), buddhas(state), state.temple_buddhas) == ({"N1": "shapeshifter"}, set(), 2)


def test_su_ling_on_its_way_goes_to_the_supply() -> None:
    """R62."""
    state = lit(f"{NIGHTMARE}\nsu-ling: N1\nghosts: N2 shapeshifter")
    assert (ghosts(state), su_ling(state)) == ({"N1": "shapeshifter"}, None)


def test_the_mantra_goes_with_it() -> None:
    state = lit(MANTRA, f"{NIGHTMARE}\nghosts: N2 shapeshifter mantra")
    assert mantra(state) == "N1"


@pytest.mark.parametrize("side", SIDES)
def test_having_moved_it_has_the_colour_of_its_new_board(side: str) -> None:
    state = lit(f"{NIGHTMARE}\nactive: {side}\nghosts: {side}1 shapeshifter\nN: qi 3, at C\npending: turn")
    (space,) = ghosts(state)
    assert space[0] == SIDES[(SIDES.index(side) + 1) % 4]


def test_it_acts_in_its_turn_from_right_to_left() -> None:
    """On N2 it stands to the left of N3, whose ghost acts first, and to the right of N1, whose ghost is in its way."""
    state = lit(f"{NIGHTMARE}\nghosts: N3 raging-one, N2 shapeshifter, N1 zombie-1")
    assert (asked(state), ghosts(state)["N2"]) == ("curse-die", "shapeshifter")
    play(state, "curse nothing")
    assert ghosts(state)["E3"] == "shapeshifter"

"""Chapter 12: the ten incarnations, one by one and together."""

from __future__ import annotations

import pytest

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
    ids,
    mantra,
    outcome,
    play,
    powers_off,
    qi,
    reason,
    seat,
    starting,
    tao,
    texts,
    verbs,
)
from tests.quiet import quiet_ghosts

INCARNATIONS = (
    "howling-nightmare",
    "uncatchable",
    "hope-killer",
    "death-army",
    "forgotten-ones",
    "bone-cracker",
    "dark-mistress",
    "creeping-horror",
    "vampire-lord",
    "nameless",
)
EVERY_INCARNATION = pytest.mark.parametrize("card", INCARNATIONS)
NIGHTMARE = "difficulty: nightmare\n"

# --- what they have in common ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "home"),
    [
        ("howling-nightmare", "W"),
        ("uncatchable", "W"),
        ("hope-killer", "W"),
        ("death-army", "W"),
        ("forgotten-ones", "W"),
        ("nameless", "W"),
        ("bone-cracker", "N"),
        ("dark-mistress", "S"),
        ("creeping-horror", "E"),
        ("vampire-lord", "W"),
    ],
)
def test_incarnations_arrive_like_ghosts_on_the_board_of_their_colour_or_the_active_one(card: str, home: str) -> None:
    state = at(f"active: W\npending: place {card}; after-yin")
    assert starting(state, "place") == {f"{home}{number}" for number in (1, 2, 3)}
    crowded = at(
        f"active: W\nghosts: {quiet_ghosts(*(f'{home}{n}' for n in (1, 2, 3)))}\npending: place {card}; after-yin"
    )
    assert len(starting(crowded, "place")) == 9


def test_black_ones_go_to_the_board_that_is_active_whatever_its_colour() -> None:
    state = at("active: S\npending: place hope-killer; after-yin")
    assert starting(state, "place") == {"S1", "S2", "S3"}


@EVERY_INCARNATION
def test_the_sorcerer_cannot_discard_an_incarnation(card: str) -> None:
    state = at(f"ghosts: N2 {card}, E1 zombie-1\nN: qi 3, at W\npending: yang")
    play(state, "help")
    assert texts(state) == {"banish E1"}
    assert reason(state, "banish N2") == "incarnation-immune"


@EVERY_INCARNATION
def test_a_buddha_does_not_harm_an_incarnation_and_goes_back(card: str) -> None:
    home = {"bone-cracker": "N", "dark-mistress": "S", "creeping-horror": "E", "vampire-lord": "W"}.get(card, "N")
    state = at(f"buddhas: {home}2\nE: qi 3\nS: qi 3\nW: qi 3\nN: qi 3\npending: place {card}; after-yin")
    events = play(state, f"place {home}2")
    assert "buddha-displaced" in ids(events)
    assert (ghosts(state), buddhas(state), state.temple_buddhas) == ({f"{home}2": card}, set(), 2)


@EVERY_INCARNATION
def test_the_pavilion_moves_incarnations(card: str) -> None:
    state = at(f"ghosts: N2 {card}\nN: qi 3, at S\npending: yang")
    play(state, "help", "lift N2", "place W3")
    assert ghosts(state) == {"W3": card}


@EVERY_INCARNATION
def test_the_mantra_may_be_put_on_an_incarnation(card: str) -> None:
    boards = "boards: red-a green-a blue-a yellow-b\n"
    state = at(boards + f"active: W\nghosts: N2 {card}\nW: qi 3, at C\npending: yang")
    if card == "forgotten-ones":
        assert reason(state, "mantra N2") == "power-blocked"
    else:
        play(state, "mantra N2")
        assert mantra(state) == "N2"


BEATEN = {
    "howling-nightmare": ("", "black black white", "black black red"),
    "uncatchable caught": ("", "black white white", "black white red"),
    "hope-killer": ("green green blue yellow yellow", "red red blue", "red red green"),
    "death-army": ("black black", "black white black", "black white red"),
    "forgotten-ones": ("", "black black black", "black black red"),
    "bone-cracker": ("red", "red red white", "red white blue"),
    "dark-mistress": ("blue", "blue blue white", "blue blue red"),
    "creeping-horror": ("green green", "green white", "green red"),
    "vampire-lord": ("yellow", "yellow yellow yellow", "yellow yellow red"),
    "nameless": ("red green", "blue yellow black", "blue yellow white"),
}
"""For each incarnation: tokens in hand, a roll that beats it with them, and one that does not."""


def before_exorcism(card: str) -> str:
    """Return a position in which N faces an incarnation with the tokens of the table, and others are to come."""
    tokens = BEATEN[card][0]
    hand = f", tao {tokens}" if tokens else ""
    return f"{NIGHTMARE}ghosts: N2 {card}\nN: qi 3, at N{hand}\nE: qi 3\nS: dead\nW: qi 3, yin-yang\npending: yang"


def spending(card: str) -> list[str]:
    return [f"spend N {colour}" for colour in BEATEN[card][0].split() if card != "dark-mistress"]


@pytest.mark.parametrize("card", BEATEN)
def test_each_leaves_the_group_1_qi_and_1_yin_yang_after_its_curse(card: str) -> None:
    state = at(before_exorcism(card))
    play(state, "exorcise", f"roll {BEATEN[card][1]}", "defeat N2", *spending(card))
    assert ghosts(state) == {}
    if card in ("hope-killer", "death-army"):
        assert asked(state) == "curse-die"
        play(state, "curse nothing")
    assert (actor(state), texts(state)) == ("N", {"give qi N", "give qi E", "give qi W"})
    play(state, "give qi W")
    assert (actor(state), texts(state)) == ("N", {"give yin-yang N", "give yin-yang E"})
    play(state, "give yin-yang N")
    assert (qi(state, "W"), has_yin_yang(state, "N"), asked(state)) == (4, True, "yang")


@pytest.mark.parametrize("card", BEATEN)
def test_none_falls_to_less_than_its_whole_resistance(card: str) -> None:
    state = at(before_exorcism(card))
    assert ids(play(state, "exorcise", f"roll {BEATEN[card][2]}"))[-1] == "exorcism-failed"


def test_qi_and_yin_yang_may_go_to_the_same_taoist() -> None:
    state = at("N: qi 3, at N\npending: offer-qi; offer-yin-yang; yang")
    play(state, "give qi N", "give yin-yang N")
    assert (qi(state, "N"), has_yin_yang(state, "N")) == (4, True)


def test_what_cannot_be_given_lapses() -> None:
    no_qi = at("N: qi 11, at N\npending: offer-qi; offer-yin-yang; yang")
    assert asked(no_qi) == "give-yin-yang"
    all_have_it = at("N: qi 3, at N, yin-yang\npending: offer-yin-yang; yang")
    assert asked(all_have_it) == "yang"


def test_the_yin_yang_of_a_dead_taoist_is_given_to_nobody() -> None:
    state = at("N: qi 3, at N, yin-yang\nW: dead\npending: offer-yin-yang; yang")
    assert asked(state) == "yang"


def test_in_hell_where_nobody_began_with_one_the_group_gets_a_yin_yang() -> None:
    state = at("difficulty: hell\npending: offer-yin-yang; yang")
    assert starting(state, "give yin-yang") == {"N", "E", "S", "W"}


# --- Howling Nightmare ----------------------------------------------------------------------------------

OPPOSITES = [
    ("S1", "N3", "SW"),
    ("S2", "N2", "S"),
    ("S3", "N1", "SE"),
    ("E1", "W3", "SE"),
    ("E2", "W2", "E"),
    ("E3", "W1", "NE"),
    ("N1", "S3", "NE"),
    ("N2", "S2", "N"),
    ("N3", "S1", "NW"),
    ("W1", "E3", "NW"),
    ("W2", "E2", "W"),
    ("W3", "E1", "SW"),
]


def test_howling_nightmare_brings_another_ghost() -> None:
    state = at("pending: place howling-nightmare; after-yin")
    play(state, "place N1")
    assert asked(state) == "draw"


@pytest.mark.parametrize(("lies", "opposite", "here"), OPPOSITES)
def test_howling_nightmare_may_be_exorcised_only_while_the_opposite_space_is_empty(
    lies: str, opposite: str, here: str
) -> None:
    barred = at(f"ghosts: {lies} howling-nightmare, {opposite} skinner\nN: qi 3, at {here}\npending: yang")
    assert reason(barred, "exorcise") == "cannot-be-exorcised"
    elsewhere = next(other for other, _, _ in OPPOSITES if other not in (lies, opposite) and other[1] == opposite[1])
    free = at(f"ghosts: {lies} howling-nightmare, {elsewhere} skinner\nN: qi 3, at {here}\npending: yang")
    assert "exorcise" in texts(free)


def test_an_incarnation_on_the_opposite_space_counts_as_a_ghost() -> None:
    state = at(NIGHTMARE + "ghosts: N2 howling-nightmare, S2 nameless\nN: qi 3, at N\npending: yang")
    assert "exorcise" not in texts(state)


def test_a_buddha_on_the_opposite_space_does_not() -> None:
    state = at("ghosts: N2 howling-nightmare\nbuddhas: S2\nN: qi 3, at N\npending: yang")
    assert "exorcise" in texts(state)


def test_while_its_condition_is_not_met_it_takes_no_part_in_an_exorcism() -> None:
    state = at(
        "ghosts: N3 howling-nightmare, W1 skinner, S1 ghoul\nN: qi 3, at NW, tao black black black\npending: yang"
    )
    play(state, "exorcise", "roll red black black")
    assert texts(state) == {"defeat W1"}
    play(state, "defeat W1")
    assert set(ghosts(state)) == {"N3", "S1"}


def test_howling_nightmare_is_free_to_be_exorcised_once_the_opposite_ghost_is_gone() -> None:
    state = at("ghosts: N2 howling-nightmare, S2 skinner\nN: qi 3, at N, yin-yang\npending: yang")
    play(state, "yin-yang ask W", "banish S2")
    assert "exorcise" in texts(state)


# --- Uncatchable ----------------------------------------------------------------------------------------


def test_uncatchable_rolls_the_curse_die_on_arrival() -> None:
    state = at("pending: place uncatchable; after-yin")
    play(state, "place N1")
    assert asked(state) == "curse-die"
    play(state, "curse haunt")
    assert haunted(state) == {"NE"}


def test_uncatchable_may_not_be_exorcised_before_it_is_caught() -> None:
    state = at("ghosts: N2 uncatchable\nN: qi 3, at N, tao black black black\npending: yang")
    assert reason(state, "exorcise") == "cannot-be-exorcised"


def test_uncatchable_is_caught_by_arriving_on_a_buddha_and_its_curse_is_rolled() -> None:
    state = at("buddhas: N2\nN: qi 3, at N\npending: place uncatchable; after-yin")
    events = play(state, "place N2")
    assert "incarnation-caught" in ids(events)
    assert (asked(state), buddhas(state), state.temple_buddhas) == ("curse-die", set(), 2)
    play(state, "curse nothing")
    assert "exorcise" in texts(state)


def test_uncatchable_need_not_be_placed_on_a_buddha() -> None:
    state = at("buddhas: N2\npending: place uncatchable; after-yin")
    assert starting(state, "place") == {"N1", "N2", "N3"}


def test_the_pavilion_may_lead_uncatchable_onto_a_buddha() -> None:
    state = at("ghosts: S2 uncatchable\nbuddhas: N2\nN: qi 3, at S\nE: qi 3, at N\npending: yang")
    events = play(state, "help", "lift S2", "place N2", "guide W", "to SE", "end")
    assert "curse-rolled" not in ids(events)
    assert (buddhas(state), state.temple_buddhas) == (set(), 2)
    play(state, "draw rotten-soul-1", "place E1")
    assert (actor(state), "exorcise" in texts(state)) == ("E", True)


def test_uncatchable_stays_caught_though_it_is_moved_again() -> None:
    """R67."""
    state = at("ghosts: S2 uncatchable caught\nN: qi 3, at N, yin-yang\npending: yang")
    play(state, "yin-yang ask S", "lift S2", "place N2", "guide E", "to SE")
    assert "exorcise" in texts(state)


def test_not_caught_it_takes_no_part_in_an_exorcism() -> None:
    state = at("ghosts: N3 uncatchable, W1 skinner\nN: qi 3, at NW\npending: yang")
    play(state, "exorcise", "roll black black black")
    assert set(ghosts(state)) == {"N3", "W1"}
    assert asked(state) == "yang"


# --- Hope Killer, Death Army ----------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["hope-killer", "death-army"])
def test_the_curse_of_an_incarnation_strikes_along_its_line_before_the_reward(card: str) -> None:
    state = at(before_exorcism(card))
    play(state, "exorcise", f"roll {BEATEN[card][1]}", "defeat N2", *spending(card), "curse haunt")
    assert (haunted(state), asked(state)) == ({"N"}, "give-qi")


def test_hope_killer_does_nothing_while_it_lies_there() -> None:
    state = at("ghosts: N2 hope-killer")
    assert asked(state) == "draw"


def test_death_army_rolls_the_curse_die_in_every_yin_of_its_board() -> None:
    state = at("ghosts: N2 death-army")
    assert asked(state) == "curse-die"
    play(state, "curse haunt")
    assert haunted(state) == {"N"}
    elsewhere = at("active: E\nghosts: N2 death-army")
    assert asked(elsewhere) == "draw"


# --- Forgotten Ones -------------------------------------------------------------------------------------


def test_with_forgotten_ones_in_play_all_powers_are_inactive_those_of_neutral_boards_too() -> None:
    state = at("players: 3\nN: qi 3, at NW, power-tokens 1\npending: place forgotten-ones; after-yin")
    play(state, "place N1")
    assert powers_off(state) == {"N", "E", "S", "W"}
    assert "move SE" not in texts(state)
    assert reason(state, "borrow W") == "power-blocked"


def test_when_forgotten_ones_fall_the_powers_are_back_at_once() -> None:
    state = at(NIGHTMARE + "active: S\nghosts: N2 forgotten-ones\nhaunted: E\nS: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2", "give qi S", "give yin-yang S")
    assert powers_off(state) == set()
    assert "help" in texts(state)


def test_a_board_blocked_otherwise_stays_so() -> None:
    state = at(NIGHTMARE + "ghosts: N2 forgotten-ones, W1 ghoul, E1 coffin-breakers-1\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2")
    assert powers_off(state) == {"E"}


# --- Bone Cracker ---------------------------------------------------------------------------------------

EVERYBODY_HAS_TAO = "N: qi 3, tao red blue\nE: qi 3, tao green\nS: qi 3\nW: qi 3, tao yellow black\n"


@pytest.mark.parametrize(
    ("position", "way"),
    [("active: E\npending: place bone-cracker; after-yin", ("place N1",)), ("active: E\nghosts: E1 bone-cracker", ())],
    ids=["on arrival", "in every Yin of its board"],
)
def test_bone_cracker_makes_every_living_player_discard_a_token_of_his_choice(
    position: str, way: tuple[str, ...]
) -> None:
    """R7."""
    state = at(EVERYBODY_HAS_TAO + position)
    play(state, *way)
    assert (actor(state), texts(state)) == ("E", {"discard green"})
    play(state, "discard green")
    assert (actor(state), texts(state)) == ("W", {"discard yellow", "discard black"})
    play(state, "discard black")
    assert (actor(state), texts(state)) == ("N", {"discard red", "discard blue"})
    play(state, "discard red")
    assert (tao(state, "N"), tao(state, "E"), tao(state, "W")) == ({"blue": 1}, {}, {"yellow": 1})


def test_bone_cracker_does_nothing_in_the_yin_of_another_board() -> None:
    state = at(EVERYBODY_HAS_TAO + "active: W\nghosts: E1 bone-cracker")
    assert asked(state) == "draw"


def test_bone_cracker_comes_before_haunters_and_tormentors() -> None:
    """R2."""
    state = at(EVERYBODY_HAS_TAO + "active: N\nghosts: N1 raging-one, N2 ghoul, N3 bone-cracker")
    assert (actor(state), asked(state), figures(state)) == ("N", "discard", {"N2": "card"})
    play(state, "discard red", "discard green", "discard yellow")
    assert (asked(state), figures(state)) == ("curse-die", {"N2": "step"})


# --- Dark Mistress, Creeping Horror ---------------------------------------------------------------------


def test_with_dark_mistress_in_play_nobody_may_spend_tao_tokens_but_the_circle_works() -> None:
    state = at("circle: blue\nghosts: S2 dark-mistress, N2 abysmal-1\nN: qi 3, at N, tao blue blue\npending: yang")
    failing = state.copy()
    play(failing, "exorcise", "roll red red red")
    assert asked(failing) == "yang"
    play(state, "exorcise", "roll blue red red", "defeat N2")
    assert (set(ghosts(state)), tao(state, "N")) == ({"S2"}, {"blue": 2})


def test_when_dark_mistress_falls_tokens_may_be_spent_again() -> None:
    state = at(
        NIGHTMARE + "boards: red-a green-a blue-b yellow-a\nactive: S\n"
        "ghosts: S1 dark-mistress, W3 wicked-one-1\nS: qi 3, at SW, tao green green\npending: yang"
    )
    play(state, "exorcise", "roll blue blue blue", "defeat S1", "give qi S", "give yin-yang S")
    play(state, "exorcise", "roll green red red", "defeat W3", "spend S green", "spend S green")
    assert ghosts(state) == {}


def test_creeping_horror_holds_a_die_also_against_itself() -> None:
    state = at("ghosts: N2 creeping-horror\nN: qi 3, at N, tao green green\npending: yang")
    play(state, "exorcise")
    assert {len(text.split()) - 1 for text in texts(state)} == {2}


def test_when_creeping_horror_falls_its_die_is_back() -> None:
    state = at(before_exorcism("creeping-horror"))
    play(state, "exorcise", "roll green green", "defeat N2", *spending("creeping-horror"))
    assert state.dice() == 3


# --- Vampire Lord ---------------------------------------------------------------------------------------


def test_vampire_lord_is_a_haunter() -> None:
    state = at("active: W\npending: place vampire-lord; after-yin")
    play(state, "place W1")
    assert figures(state) == {"W1": "card"}
    next_yin = at("active: W\nghosts: W1 vampire-lord")
    assert (figures(next_yin), haunted(next_yin)) == ({"W1": "step"}, set())
    the_one_after = at("active: W\nghosts: W1 vampire-lord step")
    assert (figures(the_one_after), haunted(the_one_after)) == ({"W1": "card"}, {"NW"})


# --- Nameless -------------------------------------------------------------------------------------------


def test_nameless_clears_the_circle_of_prayer_on_arrival() -> None:
    state = at("circle: red\npending: place nameless; after-yin")
    events = play(state, "place N1")
    assert "prayer-cleared" in ids(events)
    assert (circle(state), state.supply[0]) == (None, 3)


def test_a_token_may_be_put_on_the_circle_again_while_nameless_is_in_play() -> None:
    state = at("ghosts: N2 nameless\nN: qi 3, at N, yin-yang, tao green\npending: yang")
    play(state, "yin-yang ask SW", "pray red", "exorcise", "roll blue yellow black", "defeat N2", "spend N green")
    assert circle(state) == "red"
    assert ghosts(state) == {}


def test_while_nameless_is_in_play_white_faces_count_for_nothing() -> None:
    state = at("ghosts: S2 nameless, N2 bleeding-eyes\nN: qi 3, at N\npending: yang")
    assert ids(play(state, "exorcise", "roll red white white"))[-1] == "exorcism-failed"
    at_the_herbalists = at("ghosts: S2 nameless\nN: qi 3, at NE\npending: yang")
    play(at_the_herbalists, "help", "roll red white")
    assert (tao(at_the_herbalists, "N"), asked(at_the_herbalists)) == ({"red": 1}, "yang")


def test_when_nameless_falls_white_faces_stand_for_any_colour_again() -> None:
    state = at(
        NIGHTMARE + "boards: red-a green-a blue-b yellow-a\nactive: S\n"
        "ghosts: S1 nameless, W3 wicked-one-1\nS: qi 3, at SW, tao red blue\npending: yang"
    )
    play(state, "exorcise", "roll green yellow black", "defeat S1", "spend S red", "spend S blue")
    play(state, "give qi S", "give yin-yang S", "exorcise", "roll white white white", "defeat W3")
    assert ghosts(state) == {}


# --- several at once ------------------------------------------------------------------------------------


def test_the_effects_of_several_incarnations_add_up() -> None:
    state = at(
        NIGHTMARE + "circle: green\n"
        "ghosts: E1 creeping-horror, S1 dark-mistress, W1 nameless, N2 restless-spirit\n"
        "N: qi 3, at N, tao green\npending: yang"
    )
    play(state, "exorcise")
    assert {len(text.split()) - 1 for text in texts(state)} == {2}
    failing = state.copy()
    play(failing, "roll white white")
    assert "N2" in ghosts(failing)
    play(state, "roll green red", "defeat N2")
    assert tao(state, "N") == {"green": 1}


def test_what_two_ghosts_withhold_is_back_when_both_are_gone() -> None:
    state = at(NIGHTMARE + "ghosts: S2 dark-mistress, E1 black-widow-1\nN: qi 3, at S\npending: yang")
    play(state, "exorcise", "roll blue blue blue", "defeat S2")
    assert state.tao_off
    play(state, "give qi N", "give yin-yang N", "yin-yang ask W", "banish E1")
    assert not state.tao_off


def test_two_incarnations_may_fall_to_one_roll_and_each_leaves_its_reward() -> None:
    state = at(
        NIGHTMARE
        + "ghosts: S1 bone-cracker, W3 vampire-lord\nactive: E\nE: qi 3, at SW, tao red red red yellow yellow\n"
        "N: qi 3\nS: qi 3\nW: qi 3\npending: yang"
    )
    play(state, "exorcise", "roll red yellow yellow", "keep", "defeat S1", "defeat W3")
    play(state, "spend E red", "spend E red", "spend E red", "spend E yellow", "spend E yellow")
    play(state, "give qi N", "give yin-yang N", "give qi S", "give yin-yang S")
    assert (ghosts(state), qi(state, "N"), qi(state, "S"), state.defeated) == ({}, 4, 4, 2)


def test_while_another_incarnation_is_in_play_the_game_goes_on() -> None:
    state = at(NIGHTMARE + "defeated: 2\ndeck: 5\nghosts: N2 forgotten-ones, S2 nameless\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2", "give qi N", "give yin-yang N")
    assert (outcome(state), state.active, "end" in verbs(state)) == (None, seat("N"), True)

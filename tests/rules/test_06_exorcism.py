"""Chapter 6: who takes part, the dice, what a ghost needs, tokens, which ghosts fall, and what follows."""

from __future__ import annotations

import pytest

from fatsi.rules.events import GhostArrived, StoneReleased, TileHaunted
from fatsi.rules.geometry import SIDES, TILES
from tests.positions import (
    actor,
    asked,
    at,
    exorcisms,
    exorcisms_after,
    figures,
    ghosts,
    has_yin_yang,
    haunted,
    ids,
    mantra,
    number,
    of_kind,
    play,
    powers_off,
    qi,
    reason,
    space,
    starting,
    supply,
    tao,
    texts,
    tile,
)

NOTHING_FALLS = ("", "")
MANTRA = "boards: red-a green-a blue-a yellow-b"
MOUNTAIN = "boards: green-b red-a blue-a yellow-a"
THIEVES = ("W1 repellent-beauty", "W2 severed-heads-1", "W3 severed-heads-2", "S1 creeping-horror")
ON_EDGE = "N: qi 3, at N\npending: yang"
IN_CORNER = "N: qi 3, at NE\npending: yang"


# --- 6.1 the attempt ------------------------------------------------------------------------------------


def test_no_target_is_named_and_every_ghost_faced_takes_part() -> None:
    state = at("ghosts: N1 zombie-1, E3 skinner", IN_CORNER)
    assert exorcisms_after(state, "exorcise", "roll yellow yellow red") == {("E3 N1", "")}


def test_ghosts_that_are_not_faced_take_no_part() -> None:
    state = at("ghosts: N1 zombie-1, N2 restless-dead, E3 skinner, E2 bleeding-eyes", IN_CORNER)
    play(state, "exorcise", "roll white white white", "defeat N1", "defeat E3")
    assert set(ghosts(state)) == {"N2", "E2"}


@pytest.mark.parametrize(
    "incarnation",
    ["N1 howling-nightmare, S3 ghoul", "N1 uncatchable"],
    ids=["Howling Nightmare with the opposite space taken", "Uncatchable before it is caught"],
)
def test_an_incarnation_whose_condition_is_not_met_takes_no_part(incarnation: str) -> None:
    state = at(f"ghosts: {incarnation}, E3 gloomy-minion", IN_CORNER)
    assert exorcisms_after(state, "exorcise", "roll black black white") == {("E3", "")}


def test_empty_spaces_take_no_part() -> None:
    state = at("ghosts: E3 skinner", IN_CORNER)
    assert exorcisms_after(state, "exorcise", "roll red red red") == {("E3", "")}
    assert reason(at(IN_CORNER), "exorcise") == "no-ghost-faced"


def test_a_failed_attempt_costs_the_action_and_nothing_else() -> None:
    state = at("ghosts: N2 ghoul step\nN: qi 3, at N, yin-yang, tao red\npending: yang")
    before = state.copy()
    events = play(state, "exorcise", "roll red red red")
    assert ids(events) == ["exorcism-began", "dice-rolled", "exorcism-failed"]
    assert (actor(state), asked(state)) == ("N", "yang")
    assert reason(state, "exorcise") == "action-over"
    assert (state.qi, state.tao, state.ghosts, state.figures) == (before.qi, before.tao, before.ghosts, before.figures)


FRIEND_HERE = "E: qi 3, at N, tao red"
FRIEND_AWAY = "E: qi 3, at NE, tao red"
ME = "N: qi 3, at N"


@pytest.mark.parametrize(
    ("position", "is_offered"),
    [
        (f"ghosts: N2 scarlet-evildoer-1\n{ME}", True),
        (f"ghosts: N2 flesh-devourer\n{ME}", False),
        (f"ghosts: N2 flesh-devourer\n{ME}, tao red", True),
        (f"ghosts: N2 flesh-devourer\n{ME}, tao green blue black", False),
        (f"ghosts: N2 flesh-devourer\n{ME}\n{FRIEND_HERE}", True),
        (f"ghosts: N2 flesh-devourer\n{ME}\n{FRIEND_AWAY}", False),
        (f"ghosts: N2 flesh-devourer, E1 black-widow-1\n{ME}, tao red", False),
        (f"ghosts: N2 flesh-devourer, E1 black-widow-1\ncircle: red\n{ME}", True),
        (f"ghosts: N2 flesh-devourer\ncircle: red\n{ME}", True),
        (f"ghosts: N2 flesh-devourer\ncircle: green\n{ME}", False),
        (f"{MANTRA}\nghosts: N2 flesh-devourer mantra\n{ME}", True),
        (f"{MANTRA}\nghosts: N2 flesh-devourer, E1 ghoul mantra\n{ME}", False),
        (f"{MOUNTAIN}\nghosts: N2 flesh-devourer\n{ME}", True),
        (f"ghosts: N2 bleeding-eyes, {THIEVES[0]}\n{ME}", True),
        (f"ghosts: N2 scarlet-evildoer-1, {THIEVES[0]}\n{ME}", False),
        (f"ghosts: N2 skinner, {', '.join(THIEVES[:3])}\n{ME}", False),
        (f"ghosts: N2 skinner, {', '.join(THIEVES[:3])}\n{ME}, tao red", True),
        (f"ghosts: N2 reaper\n{ME}", False),
        (f"ghosts: N2 reaper\n{ME}, tao red", True),
        (f"ghosts: N2 reaper\ncircle: red\n{ME}", True),
        (f"{MANTRA}\nghosts: N2 reaper mantra\n{ME}", True),
        (f"ghosts: N2 reaper, E1 black-widow-1\n{ME}, tao red", False),
        (f"ghosts: N2 death-army\n{ME}, tao black", False),
        (f"ghosts: N2 death-army\n{ME}, tao black black", True),
        (f"ghosts: N2 hope-killer\n{ME}, tao red red green green blue", True),
        (f"ghosts: N2 hope-killer\n{ME}, tao red red red green green", False),
        (f"ghosts: N2 nameless\n{ME}, tao red green", True),
        (f"ghosts: N2 nameless\n{ME}, tao red red", False),
        (f"ghosts: N2 uncatchable\n{ME}", False),
        (f"ghosts: N2 uncatchable caught\n{ME}", True),
        (f"ghosts: N2 howling-nightmare, S2 ghoul\n{ME}", False),
        (f"ghosts: N2 howling-nightmare\n{ME}", True),
    ],
)
def test_an_attempt_may_be_made_if_the_best_roll_with_all_tokens_would_beat_a_ghost(
    position: str, is_offered: bool
) -> None:
    """R10: and otherwise it is not offered."""
    assert ("exorcise" in texts(at(position, "pending: yang"))) == is_offered


def test_one_ghost_that_could_fall_is_enough_for_an_attempt() -> None:
    """R10: the other of the corner may be out of reach."""
    state = at("ghosts: N1 flesh-devourer, E3 skinner", IN_CORNER)
    assert "exorcise" in texts(state)


@pytest.mark.parametrize(
    ("position", "actions", "why"),
    [
        ("N: qi 3, at C", [], "no-ghost-faced"),
        ("N: qi 3, at N\nghosts: N2 uncatchable", [], "cannot-be-exorcised"),
        ("N: qi 3, at N\nghosts: N2 flesh-devourer", [], "too-strong"),
        ("N: qi 3, at NE\nghosts: N1 uncatchable, E3 flesh-devourer", [], "too-strong"),
        ("N: qi 3, at N\nghosts: N2 skinner", ["exorcise", "roll blue blue blue"], "action-over"),
        (
            "boards: blue-b red-a green-a yellow-a\nN: qi 3, at NE\nghosts: N1 skinner, E3 flesh-devourer",
            ["exorcise", "roll red blue blue", "defeat N1"],
            "too-strong",
        ),
    ],
    ids=["no ghost", "condition not met", "too strong", "one of each", "second attempt", "too strong for Second Wind"],
)
def test_an_attempt_that_is_not_offered_is_refused_with_its_reason(position: str, actions: list[str], why: str) -> None:
    """R10: the reason says what is in the way."""
    state = at(position, "pending: yang")
    play(state, *actions)
    assert reason(state, "exorcise") == why


# --- 6.2 dice -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thieves", [0, 1, 2])
@pytest.mark.parametrize(("boards", "grey"), [("", 0), (MOUNTAIN, 1)])
def test_three_dice_are_rolled_less_one_for_each_thief_plus_the_grey_die(thieves: int, boards: str, grey: int) -> None:
    state = at(boards, f"ghosts: {', '.join(('N2 skinner', *THIEVES[:thieves]))}", ON_EDGE)
    play(state, "exorcise")
    assert {len(roll.split()) for roll in starting(state, "roll")} == {3 - thieves + grey}


@pytest.mark.parametrize("thieves", [3, 4])
def test_the_grey_die_cannot_be_stolen(thieves: int) -> None:
    state = at(MOUNTAIN, f"ghosts: {', '.join(('N2 skinner', *THIEVES[:thieves]))}", ON_EDGE)
    play(state, "exorcise")
    assert {len(roll.split()) for roll in starting(state, "roll")} == {1}


@pytest.mark.parametrize("thieves", [3, 4])
def test_if_all_dice_are_stolen_none_is_rolled(thieves: int) -> None:
    """R11: the exorcism goes straight to the tokens."""
    state = at(f"ghosts: {', '.join(('N2 skinner', *THIEVES[:thieves]))}", "N: qi 3, at N, tao red red\npending: yang")
    events = play(state, "exorcise")
    assert ids(events) == ["exorcism-began"]
    assert exorcisms(state) == {NOTHING_FALLS, ("N2", "N red")}


@pytest.mark.parametrize(
    ("position", "ways"),
    [
        ("ghosts: N1 reaper\nN: qi 3, at NE, tao red", {NOTHING_FALLS, ("N1", "N red")}),
        (
            "ghosts: N1 reaper, E3 walking-corpse\nN: qi 3, at NE, tao red yellow",
            {NOTHING_FALLS, ("N1", "N red"), ("E3", "N yellow"), ("E3 N1", "N red, N yellow")},
        ),
        ("ghosts: N1 ghoul\ncircle: yellow\nN: qi 3, at NE", {("N1", "")}),
        ("ghosts: N1 ghoul, E3 reaper\ncircle: yellow\nN: qi 3, at NE", {("N1", "")}),
        ("ghosts: N1 reaper\ncircle: red\nN: qi 3, at NE", {("N1", "")}),
    ],
    ids=["dice-immune", "two dice-immune", "at 0", "at 0 beside dice-immune", "dice-immune and at 0"],
)
def test_no_dice_are_rolled_if_only_dice_immune_ghosts_and_ghosts_at_0_take_part(
    position: str, ways: set[tuple[str, str]]
) -> None:
    """R11: no die could matter."""
    state = at(position, "pending: yang")
    events = play(state, "exorcise")
    assert ids(events) == ["exorcism-began"]
    assert exorcisms(state) == ways


@pytest.mark.parametrize("other", ["reaper", "drowned-maiden"])
def test_dice_are_rolled_if_an_ordinary_ghost_takes_part_too(other: str) -> None:
    """R11: for that one they matter."""
    state = at(f"ghosts: N1 skinner, E3 {other}\ncircle: blue", IN_CORNER)
    play(state, "exorcise")
    assert asked(state) == "dice"


def test_the_gods_favourite_may_reroll_any_of_the_dice_once() -> None:
    state = at("active: E\nghosts: E2 bleeding-eyes\nE: qi 3, at E\npending: yang")
    play(state, "exorcise", "roll red green blue", "reroll green blue", "roll red white")
    assert asked(state) == "defeat"
    assert exorcisms(state) == {("E2", "")}


# --- 6.3 what a ghost needs -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roll", "ways"),
    [
        ("roll red red blue", {("N2", "")}),
        ("roll white white blue", {("N2", "")}),
        ("roll red white blue", {("N2", "")}),
        ("roll red red red", {("N2", "")}),
        ("roll red blue blue", {NOTHING_FALLS, ("N2", "N red")}),
        ("roll white blue blue", {NOTHING_FALLS, ("N2", "N red")}),
        ("roll blue blue blue", {NOTHING_FALLS}),
    ],
)
def test_example_6a_bleeding_eyes(roll: str, ways: set[tuple[str, str]]) -> None:
    state = at("ghosts: N2 bleeding-eyes\nN: qi 3, at N, tao red\npending: yang")
    assert exorcisms_after(state, "exorcise", roll) == ways


@pytest.mark.parametrize(
    ("card_id", "colour"),
    [
        ("scarlet-evildoer-1", "red"),
        ("wicked-one-1", "green"),
        ("ooze-devil-1", "blue"),
        ("hopping-vampire-1", "yellow"),
        ("dark-wraith-1", "black"),
    ],
)
def test_the_circle_of_prayer_lowers_the_resistance_of_its_colour_by_1(card_id: str, colour: str) -> None:
    lowered = at(f"ghosts: N2 {card_id}\ncircle: {colour}", ON_EDGE)
    assert exorcisms_after(lowered, "exorcise", f"roll {colour} {colour} {other_than(colour)}") == {("N2", "")}
    same = at(f"ghosts: N2 {card_id}\ncircle: {other_than(colour)}", ON_EDGE)
    assert exorcisms_after(same, "exorcise", f"roll {colour} {colour} {other_than(colour)}") == {NOTHING_FALLS}


def other_than(colour: str) -> str:
    return "red" if colour != "red" else "blue"


def test_the_circle_works_for_every_taoist_and_wherever_the_ghost_lies() -> None:
    for active in SIDES:
        state = at(f"active: {active}\nghosts: N2 bleeding-eyes\ncircle: red\n{active}: qi 3, at N\npending: yang")
        play(state, "exorcise", "roll red green green")
        if "keep" in texts(state):
            play(state, "keep")
        assert exorcisms(state) == {("N2", "")}


def test_the_mantra_lowers_the_resistance_of_its_ghost_by_1() -> None:
    state = at(MANTRA, "ghosts: N2 scarlet-evildoer-1 mantra", ON_EDGE)
    assert exorcisms_after(state, "exorcise", "roll red red blue") == {("N2", "")}


def test_the_mantra_lowers_by_no_more_than_1_in_a_corner_too() -> None:
    state = at(MANTRA, "ghosts: N1 scarlet-evildoer-1 mantra, E3 ghoul", IN_CORNER)
    assert exorcisms_after(state, "exorcise", "roll red green green") == {NOTHING_FALLS}
    assert exorcisms_after(state, "exorcise", "roll red red yellow") == {("E3 N1", "")}


def test_the_mantra_lowers_no_other_ghost() -> None:
    state = at(MANTRA, "ghosts: N2 scarlet-evildoer-1, E2 scarlet-evildoer-2 mantra", ON_EDGE)
    assert exorcisms_after(state, "exorcise", "roll red red blue") == {NOTHING_FALLS}


def test_circle_and_mantra_add_up() -> None:
    state = at(MANTRA, "ghosts: N2 scarlet-evildoer-1 mantra\ncircle: red", ON_EDGE)
    assert exorcisms_after(state, "exorcise", "roll red green blue") == {("N2", "")}


def test_resistance_does_not_go_below_0() -> None:
    state = at(MANTRA, "ghosts: N1 skinner mantra, E3 bleeding-eyes\ncircle: red", IN_CORNER)
    assert exorcisms_after(state, "exorcise", "roll green green green") == {("N1", "")}
    assert exorcisms_after(state, "exorcise", "roll red green green") == {("E3 N1", "")}


def test_a_ghost_at_0_does_not_go_away_by_itself() -> None:
    state = at("ghosts: N2 skinner\ncircle: red", ON_EDGE)
    play(state, "end")
    assert ghosts(state) == {"N2": "skinner"}


def test_an_exorcism_always_succeeds_against_a_ghost_at_0() -> None:
    state = at("ghosts: N2 skinner\ncircle: red", ON_EDGE)
    play(state, "exorcise", "defeat N2")
    assert ghosts(state) == {}


HOPE_KILLER = "ghosts: N2 hope-killer\nN: qi 3, at N, tao red red green green blue blue yellow yellow"


@pytest.mark.parametrize(
    ("circle", "roll", "payments"),
    [
        ("-", "roll red green blue", {"red green blue yellow yellow"}),
        ("red", "roll red green blue", {"green blue yellow yellow"}),
        ("black", "roll red green blue", {"red green blue yellow yellow"}),
        ("yellow", "roll black black black", {"red red green green blue blue yellow"}),
        ("red", "roll red red green", {"green blue blue yellow yellow"}),
    ],
)
def test_the_circle_lowers_the_part_of_its_own_colour_of_an_incarnation_of_several_colours(
    circle: str, roll: str, payments: set[str]
) -> None:
    """R15: if there is such a part."""
    state = at(HOPE_KILLER, f"circle: {circle}\npending: yang")
    ways = exorcisms_after(state, "exorcise", roll)
    assert ways == {NOTHING_FALLS} | {("N2", paid("N", payment)) for payment in payments}


def paid(side: str, colours: str) -> str:
    return ", ".join(sorted(f"{side} {colour}" for colour in colours.split()))


def test_the_player_chooses_after_the_roll_which_colour_the_mantra_lowers() -> None:
    """R15: here it is yellow or black."""
    state = at(MANTRA, "ghosts: N2 nameless mantra\nN: qi 3, at N, tao red green yellow black\npending: yang")
    ways = exorcisms_after(state, "exorcise", "roll red green blue")
    assert ways == {NOTHING_FALLS, ("N2", "N yellow"), ("N2", "N black")}


def test_circle_and_mantra_add_up_against_several_colours_too() -> None:
    """R15: the Circle takes blue, the Mantra the one colour that is still missing."""
    state = at(MANTRA, "ghosts: N2 nameless mantra\ncircle: blue", ON_EDGE)
    assert exorcisms_after(state, "exorcise", "roll red green yellow") == {("N2", "")}
    assert exorcisms_after(state, "exorcise", "roll red green blue") == {NOTHING_FALLS}


@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow", "black"])
def test_a_white_face_stands_for_any_one_colour(colour: str) -> None:
    weak = {
        "red": "skinner",
        "green": "creeping-one",
        "blue": "drowned-maiden",
        "yellow": "ghoul",
        "black": "gloomy-minion",
    }[colour]
    state = at(f"ghosts: N2 {weak}", ON_EDGE)
    other = other_than(colour)
    assert exorcisms_after(state, "exorcise", f"roll white {other} {other}") == {("N2", "")}


def test_a_white_face_counts_once() -> None:
    state = at("ghosts: N1 skinner, E3 drowned-maiden", IN_CORNER)
    assert exorcisms_after(state, "exorcise", "roll white green green") == {("N1", ""), ("E3", "")}
    assert exorcisms_after(state, "exorcise", "roll white white green") == {("E3 N1", "")}


def test_a_coloured_face_counts_once() -> None:
    state = at("ghosts: N1 skinner, E3 sharp-nailed-mistresses-2", IN_CORNER)
    assert exorcisms_after(state, "exorcise", "roll red green green") == {("N1", ""), ("E3", "")}
    assert exorcisms_after(state, "exorcise", "roll red red green") == {("E3 N1", "")}


def test_a_token_counts_once() -> None:
    state = at("ghosts: N1 skinner, E3 sharp-nailed-mistresses-2\nN: qi 3, at NE, tao red\npending: yang")
    ways = exorcisms_after(state, "exorcise", "roll green green green")
    assert ways == {NOTHING_FALLS, ("N1", "N red"), ("E3", "N red")}


def test_white_faces_count_for_nothing_while_nameless_is_in_play() -> None:
    state = at("ghosts: N2 skinner, W1 nameless", ON_EDGE)
    assert exorcisms_after(state, "exorcise", "roll white white white") == {NOTHING_FALLS}
    assert exorcisms_after(state, "exorcise", "roll red white white") == {("N2", "")}


IMMUNE = pytest.mark.parametrize(
    ("card_id", "colour"),
    [
        ("reaper", "red"),
        ("fungus-thing", "green"),
        ("hound-of-depth", "blue"),
        ("walking-corpse", "yellow"),
        ("repellent-beauty", "black"),
    ],
)


@IMMUNE
def test_tokens_work_on_a_dice_immune_ghost(card_id: str, colour: str) -> None:
    """R11: no dice are rolled for it."""
    state = at(f"ghosts: N2 {card_id}\nN: qi 3, at N, tao {colour}\npending: yang")
    assert exorcisms_after(state, "exorcise") == {NOTHING_FALLS, ("N2", f"N {colour}")}


@IMMUNE
def test_the_circle_works_on_a_dice_immune_ghost(card_id: str, colour: str) -> None:
    state = at(f"ghosts: N2 {card_id}\ncircle: {colour}", ON_EDGE)
    assert exorcisms_after(state, "exorcise") == {("N2", "")}


@IMMUNE
def test_the_mantra_works_on_a_dice_immune_ghost(card_id: str, colour: str) -> None:
    """R12: it lowers the resistance as the Circle does."""
    state = at(MANTRA, f"ghosts: N2 {card_id} mantra", ON_EDGE)
    assert exorcisms_after(state, "exorcise") == {("N2", "")}


@IMMUNE
def test_the_sorcerer_works_on_a_dice_immune_ghost(card_id: str, colour: str) -> None:
    state = at(f"ghosts: E1 {card_id}\nN: qi 3, at W\npending: yang")
    play(state, "help", "banish E1")
    assert ghosts(state) == {}


@pytest.mark.parametrize(
    ("tokens", "roll", "ways"),
    [
        ("red", "roll red red red", {("E3", ""), ("E3 N1", "N red")}),
        ("red", "roll white green green", {("E3", ""), ("E3 N1", "N red")}),
        ("red", "roll green green green", {NOTHING_FALLS, ("E3", "N red"), ("N1", "N red")}),
        (
            "red red",
            "roll green green green",
            {NOTHING_FALLS, ("E3", "N red"), ("N1", "N red"), ("E3 N1", "N red, N red")},
        ),
    ],
)
def test_beside_an_ordinary_ghost_the_dice_count_for_that_one_only_and_tokens_for_either(
    tokens: str, roll: str, ways: set[tuple[str, str]]
) -> None:
    """R12: Reaper is dice-immune, Skinner is not."""
    state = at(f"ghosts: N1 reaper, E3 skinner\nN: qi 3, at NE, tao {tokens}\npending: yang")
    assert exorcisms_after(state, "exorcise", roll) == ways


# --- 6.4 tokens -----------------------------------------------------------------------------------------


def test_a_token_spent_returns_to_the_supply() -> None:
    state = at("ghosts: N2 bleeding-eyes\nN: qi 3, at N, tao red red\npending: yang")
    play(state, "exorcise", "roll red blue blue", "defeat N2")
    before = supply(state)["red"]
    events = play(state, "spend N red")
    assert ids(events)[0] == "tao-spent"
    assert (tao(state, "N"), supply(state)["red"]) == ({"red": 1}, before + 1)


def test_tokens_of_living_taoists_on_the_same_tile_may_be_spent_and_no_others() -> None:
    state = at(
        """
        ghosts: N2 bleeding-eyes
        N: qi 3, at N, tao red
        E: qi 3, at N, tao red
        S: qi 3, at C, tao red
        W: dead
        pending: yang
        """
    )
    ways = exorcisms_after(state, "exorcise", "roll blue blue blue")
    assert ways == {NOTHING_FALLS, ("N2", "E red, N red")}


def test_each_owners_tokens_are_named_in_the_choice() -> None:
    """R14: the active player chooses whose tokens are spent."""
    state = at(
        """
        ghosts: N2 bleeding-eyes
        N: qi 3, at N, tao red
        E: qi 3, at N, tao red
        S: qi 3, at N, tao red
        pending: yang
        """
    )
    ways = exorcisms_after(state, "exorcise", "roll blue blue red")
    assert ways == {NOTHING_FALLS, ("N2", "N red"), ("N2", "E red"), ("N2", "S red")}
    play(state, "exorcise", "roll blue blue blue", "defeat N2")
    assert texts(state) == {"spend N red", "spend E red", "spend S red"}
    play(state, "spend E red")
    assert texts(state) == {"spend N red", "spend S red"}
    play(state, "spend S red")
    assert ghosts(state) == {}
    assert [tao(state, side) for side in ("N", "E", "S")] == [{"red": 1}, {}, {}]


def test_example_6d_a_friends_tokens() -> None:
    state = at(
        """
        ghosts: W2 hopping-vampire-1
        N: qi 3, at C, tao red
        W: qi 3, at W, tao yellow yellow
        pending: yang
        """
    )
    play(state, "move W", "exorcise", "roll green yellow red", "defeat W2")
    assert (actor(state), texts(state)) == ("N", {"spend W yellow"})
    play(state, "spend W yellow", "spend W yellow")
    assert ghosts(state) == {}
    assert tao(state, "W") == {}
    assert tao(state, "N") == {"red": 1}


def test_nobody_has_to_spend_a_token() -> None:
    state = at("ghosts: N2 bleeding-eyes\nN: qi 3, at N, tao red\npending: yang")
    events = play(state, "exorcise", "roll red blue blue", "done")
    assert ids(events)[-1] == "exorcism-failed"
    assert (ghosts(state), tao(state, "N")) == ({"N2": "bleeding-eyes"}, {"red": 1})


@pytest.mark.parametrize(
    ("roll", "ways"),
    [
        ("roll red red blue", {("N2", "")}),
        ("roll red blue blue", {NOTHING_FALLS, ("N2", "N red")}),
        ("roll blue blue blue", {NOTHING_FALLS, ("N2", "N red, N red")}),
    ],
)
def test_only_tokens_that_close_a_gap_left_by_the_dice_may_be_spent(roll: str, ways: set[tuple[str, str]]) -> None:
    """R14: never more than are needed."""
    state = at("ghosts: N2 bleeding-eyes\nN: qi 3, at N, tao red red red blue\npending: yang")
    assert exorcisms_after(state, "exorcise", roll) == ways


def test_where_white_faces_leave_a_choice_the_player_chooses_which_colours_he_pays() -> None:
    """R14: the white face beats one of them, a token the other; no token is spent beside a white face that does it."""
    state = at("ghosts: N1 skinner, E3 drowned-maiden\nN: qi 3, at NE, tao red blue\npending: yang")
    ways = exorcisms_after(state, "exorcise", "roll white green green")
    assert ways == {("N1", ""), ("E3", ""), ("E3 N1", "N red"), ("E3 N1", "N blue")}


def test_white_faces_leave_the_choice_of_colours_against_many_colours_too() -> None:
    """R14: Hope Killer and a white face save one token of any of its colours."""
    state = at(HOPE_KILLER, "pending: yang")
    ways = exorcisms_after(state, "exorcise", "roll white black black")
    whole = "red red green green blue blue yellow yellow"
    assert ways == {NOTHING_FALLS} | {
        ("N2", paid("N", whole.replace(f"{colour} {colour}", colour))) for colour in ("red", "green", "blue", "yellow")
    }


@pytest.mark.parametrize("blocker", ["black-widow-1", "black-widow-2", "dark-mistress"])
def test_while_a_ghost_with_tao_off_is_in_play_no_token_may_be_spent_and_the_circle_works_on(blocker: str) -> None:
    state = at(f"ghosts: N2 bleeding-eyes, W1 {blocker}\nN: qi 3, at N, tao red red\npending: yang")
    assert exorcisms_after(state, "exorcise", "roll red blue blue") == {NOTHING_FALLS}
    state = at(f"ghosts: N2 bleeding-eyes, W1 {blocker}\ncircle: red\nN: qi 3, at N, tao red red\npending: yang")
    assert exorcisms_after(state, "exorcise", "roll red blue blue") == {("N2", "")}


def test_outside_of_an_exorcism_tokens_never_change_hands() -> None:
    state = at("ghosts: N2 zombie-1\nN: qi 3, at N, tao red\nE: qi 3, at N, tao yellow\npending: yang")
    assert not starting(state, "spend") | starting(state, "take")
    assert reason(state, "spend E yellow") == "another-question"


# --- 6.5 which ghosts fall ------------------------------------------------------------------------------

BLEEDING_EYES_AND_NYMPH = "ghosts: N1 bleeding-eyes, E3 perfidious-nymph-2\nN: qi 3, at NE, tao red\npending: yang"


def test_example_6b_a_corner() -> None:
    state = at(BLEEDING_EYES_AND_NYMPH)
    play(state, "exorcise", "roll red white yellow")
    assert exorcisms(state) == {("N1", ""), ("E3", ""), ("E3 N1", "N red")}
    assert reason(state, "done") == "dice-must-be-used"
    play(state, "defeat N1", "defeat E3", "spend N red")
    assert (ghosts(state), tao(state, "N")) == ({}, {})


@pytest.mark.parametrize(
    ("roll", "ways"),
    [
        ("roll red white yellow", {("N1", ""), ("E3", ""), ("E3 N1", "N red")}),
        ("roll red blue green", {("E3", ""), ("E3 N1", "N red")}),
        ("roll red green green", {NOTHING_FALLS, ("N1", "N red")}),
        ("roll red red white", {("E3 N1", "")}),
    ],
)
def test_a_set_of_ghosts_may_fall_if_it_is_paid_for_and_the_dice_could_not_beat_one_more(
    roll: str, ways: set[tuple[str, str]]
) -> None:
    """R13: the table of the ruling, Bleeding Eyes (red 2) and Perfidious Nymph (blue 1) with one red token."""
    assert exorcisms_after(at(BLEEDING_EYES_AND_NYMPH), "exorcise", roll) == ways


def test_if_the_dice_suffice_for_both_ghosts_both_fall() -> None:
    """R13: nothing less may be chosen, and no token is spent."""
    state = at("ghosts: N1 skinner, E3 ghoul\nN: qi 3, at NE, tao red yellow\npending: yang")
    assert exorcisms_after(state, "exorcise", "roll red yellow blue") == {("E3 N1", "")}


def test_if_the_dice_suffice_for_either_ghost_one_of_them_falls() -> None:
    """R13: the player chooses which; none at all may not be chosen."""
    state = at("ghosts: N1 bleeding-eyes, E3 restless-dead", IN_CORNER)
    play(state, "exorcise", "roll red yellow white")
    assert texts(state) == {"defeat N1", "defeat E3"}
    play(state, "defeat E3")
    assert ghosts(state) == {"N1": "bleeding-eyes"}


def test_a_token_for_one_ghost_does_not_save_the_other_from_the_dice_that_are_left() -> None:
    """R13: with the token for the one, the dice beat the other as well."""
    state = at("ghosts: N1 bleeding-eyes, E3 perfidious-nymph-2\nN: qi 3, at NE, tao red\npending: yang")
    assert ("N1", "N red") not in exorcisms_after(state, "exorcise", "roll red blue green")


def test_tokens_can_add_to_what_falls() -> None:
    """R13: the dice beat one ghost, the tokens the other."""
    state = at("ghosts: N1 skinner, E3 liquid-horror\nN: qi 3, at NE, tao blue blue\npending: yang")
    ways = exorcisms_after(state, "exorcise", "roll red blue blue")
    assert ways == {("N1", ""), ("E3 N1", "N blue, N blue")}


def test_where_roll_and_tokens_allow_one_ghost_or_the_other_the_player_chooses() -> None:
    """R13: tokens may turn the dice that beat one ghost against the other, if they are all needed there."""
    state = at("ghosts: N1 skinner, E3 flesh-devourer\nN: qi 3, at NE, tao red red red\npending: yang")
    ways = exorcisms_after(state, "exorcise", "roll red red blue")
    assert ways == {("N1", ""), ("E3", "N red, N red"), ("E3 N1", "N red, N red, N red")}


def test_what_the_circle_takes_off_counts_as_done_by_the_dice_alone() -> None:
    """R13: `the dice alone` includes the reductions."""
    state = at("ghosts: N1 bleeding-eyes, E3 ghoul\ncircle: red\nN: qi 3, at NE, tao red yellow\npending: yang")
    assert exorcisms_after(state, "exorcise", "roll red yellow blue") == {("E3 N1", "")}


def test_what_the_mantra_takes_off_counts_as_done_by_the_dice_alone() -> None:
    """R13: `the dice alone` includes the reductions."""
    state = at(MANTRA, "ghosts: N1 bleeding-eyes mantra, E3 ghoul\nN: qi 3, at NE, tao red yellow\npending: yang")
    assert exorcisms_after(state, "exorcise", "roll red yellow blue") == {("E3 N1", "")}


@pytest.mark.parametrize(
    ("roll", "ways"),
    [
        ("roll blue blue blue", {("N1", "")}),
        ("roll red red red", {("N1", ""), ("E3 N1", "N red")}),
    ],
)
def test_a_ghost_at_0_falls_in_every_exorcism_from_that_tile(roll: str, ways: set[tuple[str, str]]) -> None:
    """R13: wanted or not."""
    state = at("ghosts: N1 ghoul, E3 flesh-devourer\ncircle: yellow\nN: qi 3, at NE, tao red\npending: yang")
    assert exorcisms_after(state, "exorcise", roll) == ways


def test_example_6c_more_than_wanted() -> None:
    state = at("ghosts: N1 zombie-1, E3 coffin-breakers-1", IN_CORNER)
    assert powers_off(state) == {"E"}
    play(state, "exorcise", "roll yellow yellow white")
    assert exorcisms(state) == {("E3 N1", "")}
    play(state, "defeat E3")
    assert texts(state) == {"defeat N1"}
    play(state, "defeat N1")
    assert ghosts(state) == {}
    assert powers_off(state) == set()
    assert (actor(state), asked(state)) == ("chance", "curse-die")


# --- 6.6 after success: what is released ----------------------------------------------------------------


def test_a_ghost_that_falls_is_discarded_with_its_figure() -> None:
    state = at("ghosts: N2 bleeding-eyes step", ON_EDGE)
    events = play(state, "exorcise", "roll red red red", "defeat N2")
    assert "ghost-exorcised" in ids(events)
    assert (ghosts(state), figures(state)) == ({}, {})
    assert number("bleeding-eyes") not in state.unseen


def test_a_die_that_it_held_is_released_at_once() -> None:
    state = at("ghosts: N2 severed-heads-1", ON_EDGE)
    assert state.dice() == 2
    events = play(state, "exorcise", "roll black red", "defeat N2")
    assert state.dice() == 3
    assert of_kind(events, StoneReleased) == [StoneReleased(number("severed-heads-1"), space("N2"), "steal-die")]


def test_a_power_that_it_blocked_is_released_before_the_curses_are_rolled() -> None:
    state = at("active: E\nghosts: N1 zombie-1, E3 fallen-monks\nE: qi 3, at NE\npending: yang")
    play(state, "exorcise", "roll yellow yellow green", "defeat N1", "defeat E3", "curse lose-qi")
    assert texts(state) == {"keep", "reroll curse"}


def test_tokens_that_it_blocked_are_released_before_the_rewards() -> None:
    state = at("ghosts: N2 black-widow-1\nN: qi 3, at N, tao red\npending: yang")
    play(state, "exorcise", "roll black black red", "defeat N2")
    assert not state.tao_off
    assert asked(state) == "curse-die"


def test_the_mantra_on_it_returns_to_the_yellow_board() -> None:
    state = at(MANTRA, "ghosts: N2 bleeding-eyes mantra", ON_EDGE)
    events = play(state, "exorcise", "roll red red red", "defeat N2")
    assert mantra(state) is None
    assert "mantra-removed" in ids(events)


# --- 6.6 curses -----------------------------------------------------------------------------------------

ZOMBIE_AND_DRINKER = "ghosts: N1 zombie-1, E3 blood-drinker-1\nN: qi 3, at NE, tao yellow\npending: yang"
BEAT_ZOMBIE_AND_DRINKER = ("exorcise", "roll red red yellow", "defeat N1", "defeat E3", "spend N yellow")


def test_both_ghosts_are_removed_before_the_first_curse() -> None:
    """R16: then the exorcist chooses the order of the curses."""
    state = at(ZOMBIE_AND_DRINKER)
    play(state, *BEAT_ZOMBIE_AND_DRINKER)
    assert ghosts(state) == {}
    assert (actor(state), texts(state)) == ("N", {"resolve N1", "resolve E3"})


@pytest.mark.parametrize(
    ("first", "second", "struck"), [("N1", "E3", ["NE", "N"]), ("E3", "N1", ["NE", "E"])], ids=["N1 first", "E3 first"]
)
def test_the_exorcist_chooses_the_order_of_the_curses(first: str, second: str, struck: list[str]) -> None:
    """R16: the order can matter for the tile that a haunting strikes."""
    state = at("difficulty: initiation", ZOMBIE_AND_DRINKER)
    events = play(state, *BEAT_ZOMBIE_AND_DRINKER, f"resolve {first}", "curse haunt", "curse haunt")
    assert [TILES[event.tile] for event in of_kind(events, TileHaunted)] == struck
    assert asked(state) == "yang"


def test_the_first_curse_is_played_with_its_whole_chain_before_the_second() -> None:
    """R16: the ghosts that it brings, with their own, come before the second die."""
    state = at(ZOMBIE_AND_DRINKER)
    play(state, *BEAT_ZOMBIE_AND_DRINKER, "resolve N1", "curse ghost", "draw coffin-breakers-2", "place W1")
    assert asked(state) == "draw"
    play(state, "draw abysmal-1", "place S1")
    assert asked(state) == "curse-die"
    play(state, "curse nothing")
    assert asked(state) == "yang"


@pytest.mark.parametrize("where", ["N", "E", "S", "W"])
def test_a_haunting_by_the_curse_follows_the_line_of_the_ghost_just_removed(where: str) -> None:
    state = at(f"haunted: {where}\nghosts: {where}2 zombie-1\nN: qi 3, at {where}\npending: yang")
    play(state, "exorcise", "roll yellow yellow red", f"defeat {where}2", "curse haunt")
    assert haunted(state) == {where, "C"}


def test_a_ghost_that_the_curse_brings_may_take_a_space_just_freed() -> None:
    state = at("ghosts: N1 lich, N2 zombie-1, N3 ghoul", ON_EDGE)
    play(state, "exorcise", "roll yellow yellow red", "defeat N2", "curse ghost", "draw black-widow-1")
    assert texts(state) == {"place N2"}
    events = play(state, "place N2")
    assert events[0] == GhostArrived(number("black-widow-1"), space("N2"))


def test_the_curse_of_one_card_comes_before_its_reward() -> None:
    state = at("ghosts: N2 black-widow-1", ON_EDGE)
    play(state, "exorcise", "roll black black red", "defeat N2")
    assert asked(state) == "curse-die"
    play(state, "curse nothing")
    assert asked(state) == "gain"


def test_all_curses_come_before_all_rewards() -> None:
    """R16: here one ghost has both, the other a reward only."""
    state = at("ghosts: N1 gloomy-minion, E3 black-widow-1", IN_CORNER)
    play(state, "exorcise", "roll black black black", "defeat N1", "defeat E3")
    assert asked(state) == "curse-die"
    play(state, "curse nothing")
    assert (actor(state), texts(state)) == ("N", {"resolve N1", "resolve E3"})


def test_an_exorcist_who_dies_of_the_first_curse_still_has_the_second_rolled_against_his_board() -> None:
    """R28: what was triggered still happens, as for a possessed board; then the turn ends."""
    state = at(ZOMBIE_AND_DRINKER.replace("qi 3", "qi 1"))
    play(state, *BEAT_ZOMBIE_AND_DRINKER, "resolve N1", "curse lose-qi")
    assert (qi(state, "N"), tile(state, "N"), asked(state)) == (0, "NW", "curse-die")
    play(state, "curse lose-qi")
    assert (actor(state), texts(state)) == ("E", {"pay E", "pay S", "pay W"})
    events = play(state, "pay W")
    assert ids(events) == ["qi-lost", "turn-began"]


# --- 6.6 rewards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["N1", "E3"])
def test_the_exorcist_chooses_the_order_of_the_rewards(first: str) -> None:
    """R16: after all curses."""
    state = at("ghosts: N1 gloomy-minion, E3 grave-walker", IN_CORNER)
    play(state, "exorcise", "roll black black black", "defeat N1", "defeat E3")
    assert texts(state) == {"resolve N1", "resolve E3"}
    play(state, f"resolve {first}")
    questions = [asked(state)]
    play(state, "take red" if questions == ["take"] else "gain qi")
    questions.append(asked(state))
    play(state, "take red" if questions[1] == "take" else "gain qi")
    assert questions == (["take", "gain"] if first == "N1" else ["gain", "take"])
    assert (asked(state), tao(state, "N"), qi(state, "N")) == ("yang", {"red": 1}, 4)


@pytest.mark.parametrize(
    ("first", "actions", "whose_qi"),
    [("N1", ["give qi W", "give yin-yang E", "gain yin-yang"], "W"), ("E3", ["gain qi", "give yin-yang E"], "N")],
    ids=["the incarnation's first", "the ghost's first"],
)
def test_the_order_of_the_rewards_can_decide_who_gets_the_last_qi(
    first: str, actions: list[str], whose_qi: str
) -> None:
    """R16: there is 1 Qi left for two rewards of Qi."""
    state = at(
        """
        difficulty: nightmare
        ghosts: N1 forgotten-ones, E3 grave-walker
        N: qi 10, at NE, tao black black
        E: qi 3, at C
        pending: yang
        """
    )
    play(state, "exorcise", "roll black black black", "defeat N1", "defeat E3", "spend N black", "spend N black")
    before = qi(state, whose_qi)
    play(state, f"resolve {first}", *actions)
    assert (qi(state, whose_qi), state.qi_supply) == (before + 1, 0)
    assert asked(state) == "yang"


def test_two_equal_rewards_are_both_given() -> None:
    """R16: their order makes no difference, so it is not asked for."""
    state = at("ghosts: N1 gloomy-minion, E3 severed-heads-1", IN_CORNER)
    play(state, "exorcise", "roll black black", "defeat N1", "defeat E3", "take red", "take red")
    assert tao(state, "N") == {"red": 2}
    assert asked(state) == "yang"


@pytest.mark.parametrize(
    ("card_id", "roll"),
    [
        ("gloomy-minion", "roll black red red"),
        ("severed-heads-1", "roll black red"),
        ("severed-heads-2", "roll black red"),
    ],
)
def test_the_reward_tao_1_is_one_token_of_any_colour_in_the_supply(card_id: str, roll: str) -> None:
    state = at(f"ghosts: N2 {card_id}\nE: qi 3, at C, tao green green green green", ON_EDGE)
    play(state, "exorcise", roll, "defeat N2")
    assert (actor(state), texts(state)) == ("N", {"take red", "take blue", "take yellow", "take black"})
    play(state, "take black")
    assert tao(state, "N") == {"black": 1}
    assert asked(state) == "yang"


@pytest.mark.parametrize(
    ("card_id", "colour"),
    [("yellow-plague", "yellow"), ("liquid-horror", "blue"), ("green-abomination", "green"), ("flesh-devourer", "red")],
)
def test_the_reward_tao_2_is_two_tokens_of_any_colours_in_the_supply(card_id: str, colour: str) -> None:
    state = at(f"ghosts: N2 {card_id}\ncircle: {colour}\nE: qi 3, at C, tao black black black", ON_EDGE)
    play(state, "exorcise", f"roll {colour} {colour} {colour}", "defeat N2")
    assert {"take black", f"take {colour}"} <= texts(state)
    play(state, "take black")
    assert "take black" not in texts(state)
    play(state, "take red")
    assert tao(state, "N") == {"black": 1, "red": 1}
    assert asked(state) == "yang"


def test_the_two_tokens_may_be_of_one_colour() -> None:
    state = at("ghosts: N2 flesh-devourer\ncircle: red", ON_EDGE)
    play(state, "exorcise", "roll red red red", "defeat N2", "take black", "take black")
    assert tao(state, "N") == {"black": 2}


@pytest.mark.parametrize(
    ("position", "offered"),
    [
        ("N: qi 3, at N", {"gain qi", "gain yin-yang"}),
        ("N: qi 3, at N, yin-yang", {"gain qi"}),
        ("N: qi 11, at N", {"gain yin-yang"}),
    ],
)
def test_the_reward_is_1_qi_or_the_own_yin_yang_if_he_does_not_hold_it(position: str, offered: set[str]) -> None:
    state = at("ghosts: N2 dark-wraith-1", position, "pending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2")
    assert (actor(state), texts(state)) == ("N", offered)


def test_nothing_is_gained_if_neither_qi_nor_yin_yang_can_be_had() -> None:
    state = at("ghosts: N2 dark-wraith-1\nN: qi 11, at N, yin-yang\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2")
    assert asked(state) == "yang"
    assert qi(state, "N") == 11


def test_qi_may_rise_above_what_he_started_with() -> None:
    state = at("ghosts: N2 dark-wraith-1", ON_EDGE)
    play(state, "exorcise", "roll black black black", "defeat N2", "gain qi")
    assert (qi(state, "N"), state.qi_supply) == (4, 7)


def test_example_6e_the_reward_of_a_dark_wraith() -> None:
    state = at("ghosts: N2 dark-wraith-2\nN: qi 2, at N\npending: yang")
    play(state, "exorcise", "roll black black white", "defeat N2")
    assert texts(state) == {"gain qi", "gain yin-yang"}
    play(state, "gain yin-yang")
    assert (has_yin_yang(state, "N"), qi(state, "N")) == (True, 2)


def test_the_reward_goes_to_the_exorcist_whoever_paid() -> None:
    state = at("ghosts: N2 gloomy-minion\nN: qi 3, at N\nE: qi 3, at N, tao black\npending: yang")
    play(state, "exorcise", "roll red red red", "defeat N2", "spend E black", "take blue")
    assert (tao(state, "N"), tao(state, "E")) == ({"blue": 1}, {})


def test_a_dead_exorcist_gets_no_reward() -> None:
    """R28: the curse of the Black Widow takes his last Qi; her reward lapses and the turn ends."""
    state = at("ghosts: N2 black-widow-1\nN: qi 1, at N\npending: yang")
    events = play(state, "exorcise", "roll black black red", "defeat N2", "curse lose-qi")
    assert ids(events)[-1] == "turn-began"
    assert (qi(state, "N"), has_yin_yang(state, "N"), SIDES[state.active]) == (0, False, "E")


def test_a_dead_exorcist_is_not_asked_for_the_order_of_rewards_that_he_does_not_get() -> None:
    """R28: nobody is asked a question that has no effect."""
    state = at("ghosts: N1 gloomy-minion, E3 black-widow-1\nN: qi 1, at NE\npending: yang")
    events = play(state, "exorcise", "roll black black black", "defeat N1", "defeat E3", "curse lose-qi")
    assert ids(events)[-1] == "turn-began"


def test_an_incarnation_leaves_1_qi_and_1_yin_yang_to_the_group() -> None:
    state = at("difficulty: nightmare\nghosts: N2 dark-mistress\nN: qi 3, at N\nE: qi 3, at C\npending: yang")
    play(state, "exorcise", "roll blue blue blue", "defeat N2", "give qi S", "give yin-yang E")
    assert [qi(state, side) for side in SIDES] == [3, 3, 4, 3]
    assert has_yin_yang(state, "E")
    assert not has_yin_yang(state, "N")
    assert asked(state) == "yang"


def test_the_reward_chosen_first_is_that_of_the_space_named_whatever_the_cards_are_numbered() -> None:
    """The Lich is card 11, and W3 is the twelfth space, number 11 from 0."""
    ghosts = "ghosts: S1 lich, W3 yellow-plague\ncircle: yellow\n"
    state = at(ghosts + "N: qi 3, at SW, tao yellow yellow yellow\nW: qi 3, at C\npending: yang")
    play(state, "exorcise", "roll yellow yellow yellow", "defeat S1", "defeat W3")
    play(state, "spend N yellow", "spend N yellow", "spend N yellow")
    assert texts(state) == {"resolve S1", "resolve W3"}
    play(state, "resolve W3")
    assert asked(state) == "take"

"""Chapter 7: every code on the stones, left, middle and right, on every card that bears it; and the Curse die."""

from __future__ import annotations

import pytest

from fatsi import BASE_CARDS, Card, State, card
from fatsi.rules.events import AllTaoLost, StoneReleased, StoneTookHold
from fatsi.rules.geometry import SIDES
from tests.positions import (
    actor,
    asked,
    at,
    circle,
    exorcisms_after,
    figures,
    ghosts,
    haunted,
    ids,
    number,
    of_kind,
    outcome,
    play,
    powers_off,
    qi,
    reason,
    seat,
    space,
    starting,
    supply,
    tao,
    texts,
)

COLOURS = ("red", "green", "blue", "yellow", "black")
MOUNTAIN = "boards: green-b red-a blue-a yellow-a"


def bearing(place: str, stone: str) -> list[str]:
    """Return the ids of the cards with a stone in one of the places left, middle, right."""
    found = [a_card.id for a_card in BASE_CARDS if stone in getattr(a_card, place)]
    assert found, stone
    return found


def arrived(card_id: str, *parts: str, active: str = "N", where: str = "") -> State:
    """Return the position just after a card was placed, on the board of its colour or wherever it may."""
    state = at(*parts, f"active: {active}\npending: place {card_id}; after-yin")
    play(state, f"place {where or min(starting(state, 'place'))}")
    return state


# --- 7.1 left: at once ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card_id", bearing("left", "ghost"))
def test_ghost_on_the_left_brings_another_ghost_into_play(card_id: str) -> None:
    state = arrived(card_id)
    assert (actor(state), asked(state)) == ("chance", "draw")
    play(state, "draw zombie-1")
    assert (actor(state), asked(state)) == ("N", "place")


@pytest.mark.parametrize(
    ("where", "already", "struck"),
    [("N1", "-", "NE"), ("N2", "-", "N"), ("N3", "-", "NW"), ("N2", "N", "C"), ("N2", "N C", "S")],
)
@pytest.mark.parametrize("card_id", bearing("left", "haunt"))
def test_haunt_on_the_left_haunts_the_first_active_tile_of_its_line_once(
    card_id: str, where: str, already: str, struck: str
) -> None:
    state = arrived(card_id, f"difficulty: initiation\nhaunted: {already}", where=where)
    assert haunted(state) == {*already.replace("-", "").split(), struck}
    assert figures(state) == {}
    assert asked(state) == "yang"


@pytest.mark.parametrize("active", SIDES)
@pytest.mark.parametrize("card_id", bearing("left", "lose-qi"))
def test_lose_qi_on_the_left_takes_1_qi_from_the_active_taoist(card_id: str, active: str) -> None:
    state = arrived(card_id, active=active)
    assert [qi(state, side) for side in SIDES] == [2 if side == active else 3 for side in SIDES]


@pytest.mark.parametrize("card_id", bearing("left", "lose-qi"))
def test_lose_qi_on_the_left_takes_1_qi_from_the_neutral_board_whose_turn_it_is(card_id: str) -> None:
    state = arrived(card_id, "players: 3", active="W")
    assert [qi(state, side) for side in SIDES] == [3, 3, 3, 2]


@pytest.mark.parametrize("card_id", bearing("left", "curse"))
def test_curse_on_the_left_rolls_the_curse_die(card_id: str) -> None:
    state = arrived(card_id, where="N3")
    assert asked(state) == "curse-die"
    play(state, "curse haunt")
    assert haunted(state) == {"NW"}


@pytest.mark.parametrize("card_id", bearing("left", "group-lose-tao"))
def test_group_lose_tao_on_the_left_makes_every_living_player_discard_one_token_of_his_choice(card_id: str) -> None:
    """R7: from the active board clockwise; who has none discards none."""
    state = arrived(card_id, "E: qi 3, at C, tao green green black\nS: dead\nW: qi 3, at C", active="E")
    assert (actor(state), texts(state)) == ("E", {"discard green", "discard black"})
    play(state, "discard green")
    assert (actor(state), texts(state)) == ("N", {"discard red"})
    play(state, "discard red")
    assert asked(state) == "yang"
    assert (tao(state, "N"), tao(state, "E")) == ({}, {"green": 1, "black": 1})


@pytest.mark.parametrize("token", ["-", *COLOURS])
@pytest.mark.parametrize("card_id", bearing("left", "clear-prayer-circle"))
def test_clear_prayer_circle_returns_the_token_there_to_the_supply(card_id: str, token: str) -> None:
    state = arrived(card_id, f"circle: {token}\nN: qi 3, at C\nE: qi 3, at C\nS: qi 3, at C\nW: qi 3, at C")
    assert circle(state) is None
    assert supply(state) == dict.fromkeys(COLOURS, 4)


@pytest.mark.parametrize("card_id", bearing("left", "haunter-on-board"))
def test_haunter_on_board_starts_on_the_step_and_haunts_in_the_next_yin_of_its_board(card_id: str) -> None:
    state = arrived(card_id, "players: 1", where="N1")
    assert figures(state) == {"N1": "step"}
    assert haunted(state) == set()
    play(state, "end")
    assert haunted(state) == {"NE"}
    assert figures(state) == {"N1": "card"}


# --- 7.1 middle: every Yin ------------------------------------------------------------------------------


@pytest.mark.parametrize("card_id", bearing("middle", "haunter"))
def test_haunter_in_the_middle_advances_its_figure_every_yin_of_its_board(card_id: str) -> None:
    assert figures(at(f"ghosts: N2 {card_id}")) == {"N2": "step"}
    after = at(f"ghosts: N2 {card_id} step")
    assert (figures(after), haunted(after)) == ({"N2": "card"}, {"N"})


@pytest.mark.parametrize("card_id", bearing("middle", "haunter"))
def test_haunter_in_the_middle_does_not_advance_in_the_yin_of_another_board(card_id: str) -> None:
    state = at(f"active: E\nghosts: N2 {card_id}")
    assert (figures(state), asked(state)) == ({"N2": "card"}, "draw")


@pytest.mark.parametrize("active", ["N", "S"])
@pytest.mark.parametrize("card_id", bearing("middle", "tormentor"))
def test_tormentor_in_the_middle_rolls_the_curse_die_every_yin_of_its_board(card_id: str, active: str) -> None:
    state = at(f"active: {active}\nghosts: N2 {card_id}")
    assert asked(state) == ("curse-die" if active == "N" else "draw")


@pytest.mark.parametrize("card_id", bearing("middle", "tormentor"))
def test_tormentor_in_the_middle_rolls_nothing_on_arrival(card_id: str) -> None:
    state = arrived(card_id, *(f"{side}: qi 3, at C" for side in SIDES))
    assert asked(state) == "yang"


@pytest.mark.parametrize("card_id", bearing("middle", "group-lose-tao"))
def test_group_lose_tao_in_the_middle_works_every_yin_of_its_board(card_id: str) -> None:
    """R7: each living player discards a token of his own choice."""
    state = at(f"active: E\nghosts: E1 {card_id}")
    assert (actor(state), asked(state)) == ("E", "discard")
    assert asked(at(f"active: S\nghosts: E1 {card_id}")) == "draw"


# --- 7.2 as long as the ghost is in play ----------------------------------------------------------------


@pytest.mark.parametrize("board", SIDES)
@pytest.mark.parametrize("card_id", bearing("left", "power-off"))
def test_power_off_makes_the_power_of_the_board_on_which_it_lies_inactive(card_id: str, board: str) -> None:
    assert powers_off(at(f"ghosts: {board}2 {card_id}\npending: yang")) == {board}


@pytest.mark.parametrize("card_id", bearing("left", "power-off"))
def test_power_off_blocks_its_own_board_wherever_it_is_placed(card_id: str) -> None:
    full = "ghosts: N1 zombie-1, N2 zombie-2, N3 blood-drinker-1, E1 abysmal-1, E2 abysmal-2, E3 rotten-soul-1"
    full += ", W1 lich, W2 yellow-plague, W3 flesh-devourer, S1 liquid-horror, S2 great-putrid"
    state = arrived(card_id, full, where="S3")
    assert powers_off(state) == {"S"}


def test_a_taoist_whose_power_is_off_does_not_have_it() -> None:
    state = at("ghosts: N1 sharp-nailed-mistresses-1\nN: qi 3, at NW\npending: yang")
    assert reason(state, "move SE") == "too-far"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("card_id", bearing("left", "group-power-off"))
def test_group_power_off_makes_all_powers_inactive_those_of_neutral_boards_too(card_id: str, players: int) -> None:
    state = arrived(card_id, f"players: {players}")
    assert powers_off(state) == {"N", "E", "S", "W"}
    assert not starting(state, "borrow")


@pytest.mark.parametrize("card_id", bearing("left", "steal-die"))
def test_steal_die_holds_one_tao_die(card_id: str) -> None:
    state = arrived(card_id)
    assert state.dice() == 2


@pytest.mark.parametrize("card_id", bearing("left", "steal-die"))
def test_steal_die_works_for_every_taoist_until_the_thief_goes(card_id: str) -> None:
    state = at(f"active: W\nghosts: N1 skinner, E1 {card_id}\nW: qi 3, at NE\npending: yang")
    play(state, "exorcise")
    assert {len(roll.split()) for roll in starting(state, "roll")} == {2}


@pytest.mark.parametrize("card_id", bearing("left", "tao-off"))
def test_tao_off_forbids_everybody_to_spend_tao_tokens(card_id: str) -> None:
    state = at(f"ghosts: N2 bleeding-eyes, S1 {card_id}\nN: qi 3, at N, tao red\nE: qi 3, at N, tao red\npending: yang")
    assert exorcisms_after(state, "exorcise", "roll red blue blue") == {("", "")}


@pytest.mark.parametrize("card_id", bearing("left", "tao-off"))
def test_tao_off_holds_against_the_exorcism_of_that_ghost_itself(card_id: str) -> None:
    colour = card(card_id).colour
    missing_one = " ".join([colour] * (sum(card(card_id).resistance) - 1) + ["red"] * 3).split()[:3]
    state = at(f"ghosts: N2 {card_id}\nN: qi 3, at N, tao {colour}\npending: yang")
    assert exorcisms_after(state, "exorcise", f"roll {' '.join(missing_one)}") == {("", "")}


@pytest.mark.parametrize("card_id", bearing("left", "tao-off"))
def test_tao_off_does_not_stop_the_circle_nor_the_taking_of_tokens(card_id: str) -> None:
    state = at(f"ghosts: N2 bleeding-eyes, S1 {card_id}\ncircle: red\nN: qi 3, at N\npending: yang")
    assert exorcisms_after(state, "exorcise", "roll red blue blue") == {("N2", "")}
    state = at(f"ghosts: S1 {card_id}\nN: qi 3, at SE\npending: yang")
    play(state, "help", "take red")
    assert tao(state, "N") == {"red": 1}


@pytest.mark.parametrize("card_id", bearing("middle", "dice-immune"))
def test_dice_immune_means_that_dice_have_no_effect_on_it(card_id: str) -> None:
    """R12: beside an ordinary ghost the dice count for that one only."""
    ours = card(card_id)
    other = {"red": "blood-drinker-1", "green": "rotten-soul-1", "blue": "abysmal-1", "yellow": "zombie-1"}.get(
        ours.colour, "black-widow-1"
    )
    state = at(f"ghosts: N1 {card_id}, E3 {other}\nN: qi 3, at NE\npending: yang")
    assert exorcisms_after(state, "exorcise", f"roll {' '.join(['white'] * state.dice())}") == {("E3", "")}


@pytest.mark.parametrize("card_id", bearing("middle", "white-is-not-wild"))
def test_white_is_not_wild_makes_white_faces_count_for_nothing(card_id: str) -> None:
    state = at(f"ghosts: N2 skinner, W1 {card_id}\nN: qi 3, at N\npending: yang")
    assert exorcisms_after(state, "exorcise", "roll white white white") == {("", "")}
    own = at(f"ghosts: N2 {card_id}\nN: qi 3, at N, tao yellow black\npending: yang")
    assert exorcisms_after(own, "exorcise", "roll red green white") == {("", "")}


@pytest.mark.parametrize("card_id", bearing("middle", "white-is-not-wild"))
def test_white_is_not_wild_at_the_herbalists_too(card_id: str) -> None:
    state = at(f"ghosts: W1 {card_id}\nN: qi 3, at NE\npending: yang")
    play(state, "help", "roll white red")
    assert (asked(state), tao(state, "N")) == ("yang", {"red": 1})


@pytest.mark.parametrize(
    ("other", "is_offered"),
    [("", True), (", N2 ghoul", True), (", S2 ghoul", True), (", S3 ghoul", False), (", S3 vampire-lord", False)],
)
@pytest.mark.parametrize("card_id", bearing("middle", "only-if-opposite-empty"))
def test_only_if_opposite_empty_lets_it_be_exorcised_while_the_opposite_space_holds_no_ghost(
    card_id: str, other: str, is_offered: bool
) -> None:
    state = at(f"difficulty: nightmare\nghosts: N1 {card_id}{other}\nN: qi 3, at NE\npending: yang")
    assert ("exorcise" in texts(state)) == is_offered


@pytest.mark.parametrize("card_id", bearing("middle", "only-if-opposite-empty"))
def test_a_buddha_on_the_opposite_space_does_not_protect_it(card_id: str) -> None:
    state = at(f"ghosts: N1 {card_id}\nbuddhas: S3\nN: qi 3, at NE\npending: yang")
    assert "exorcise" in texts(state)


@pytest.mark.parametrize("card_id", bearing("middle", "only-if-caught-by-buddha"))
def test_only_if_caught_by_buddha_lets_it_be_exorcised_once_it_has_come_to_lie_on_a_buddha(card_id: str) -> None:
    free = arrived(card_id, "N: qi 3, at N", where="N2")
    play(free, "curse nothing")
    assert reason(free, "exorcise") == "cannot-be-exorcised"
    caught = arrived(card_id, "N: qi 3, at N\nbuddhas: N2", where="N2")
    play(caught, "curse nothing")
    assert "exorcise" in texts(caught)


@pytest.mark.parametrize("card_id", bearing("middle", "only-if-caught-by-buddha"))
def test_in_the_first_edition_it_may_be_exorcised_only_while_a_buddha_shares_its_space(card_id: str) -> None:
    caught = at(f"edition: first\nghosts: N2 {card_id}\nbuddhas: N2\nN: qi 3, at N\npending: yang")
    assert "exorcise" in texts(caught)
    free = at(f"edition: first\nghosts: N2 {card_id}\nN: qi 3, at N\npending: yang")
    assert reason(free, "exorcise") == "cannot-be-exorcised"


@pytest.mark.parametrize(("edition", "after"), [("revised", set()), ("first", {"N", "E", "S", "W"})])
def test_group_power_off_ends_with_the_ghost_but_not_in_the_first_edition(edition: str, after: set[str]) -> None:
    """R33: there the powers are gone for the rest of the game."""
    state = arrived("forgotten-ones", f"edition: {edition}\ndifficulty: nightmare\nN: qi 3, at N", where="N2")
    assert powers_off(state) == {"N", "E", "S", "W"}
    play(state, "exorcise", "roll black black black", "defeat N2")
    assert powers_off(state) == after


# --- 7.2 beginning, adding up, ending -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card_id", "stone"),
    [
        (a_card.id, stone)
        for a_card in BASE_CARDS
        for stone in a_card.left
        if stone in ("power-off", "group-power-off", "steal-die", "tao-off")
    ],
)
def test_a_lasting_left_stone_begins_at_its_place_in_the_order_of_the_symbols(card_id: str, stone: str) -> None:
    """R5: before the ghost that follows it, after the one that precedes it."""
    state = at(f"pending: place {card_id}; after-yin")
    where = min(starting(state, "place"))
    events = play(state, f"place {where}")
    took_hold = [StoneTookHold(number(card_id), space(where), stone)]
    if card(card_id).left[0] == stone:
        assert of_kind(events, StoneTookHold) == took_hold
    else:
        assert of_kind(events, StoneTookHold) == []
        events = play(state, "draw zombie-1", "place W3")
        assert of_kind(events, StoneTookHold) == took_hold


@pytest.mark.parametrize("thieves", [1, 2, 3, 4])
def test_thieves_add_up_and_three_leave_no_die(thieves: int) -> None:
    lying = ("E1 repellent-beauty", "E2 severed-heads-1", "E3 severed-heads-2", "S1 creeping-horror")[:thieves]
    assert at(f"ghosts: {', '.join(lying)}\npending: yang").dice() == max(0, 3 - thieves)


def test_a_fourth_thief_has_to_go_before_a_die_comes_back() -> None:
    state = at(
        """
        ghosts: E1 repellent-beauty, E2 severed-heads-1, E3 severed-heads-2, S1 creeping-horror
        N: qi 3, at W, yin-yang
        pending: yang
        """
    )
    play(state, "help", "banish E1")
    assert state.dice() == 0
    play(state, "yin-yang ask W", "banish E2")
    assert state.dice() == 1


def test_a_power_is_back_when_its_last_blocker_is_gone() -> None:
    state = at("ghosts: E1 coffin-breakers-1, E2 fallen-monks\nN: qi 3, at W, yin-yang\npending: yang")
    play(state, "help", "banish E1")
    assert powers_off(state) == {"E"}
    play(state, "yin-yang ask W", "banish E2")
    assert powers_off(state) == set()


def test_a_power_stays_inactive_under_power_off_when_group_power_off_is_gone() -> None:
    state = at("ghosts: N2 forgotten-ones, E1 fallen-monks\nN: qi 3, at N\npending: yang")
    assert powers_off(state) == {"N", "E", "S", "W"}
    play(state, "exorcise", "roll black black black", "defeat N2")
    assert powers_off(state) == {"E"}


def test_tokens_may_be_spent_again_when_the_last_tao_off_is_gone() -> None:
    state = at("ghosts: E1 black-widow-1, E2 black-widow-2\nN: qi 3, at W, yin-yang\npending: yang")
    play(state, "help", "banish E1")
    assert state.tao_off
    play(state, "yin-yang ask W", "banish E2")
    assert not state.tao_off


def test_white_faces_count_again_when_nameless_is_gone() -> None:
    state = at("difficulty: nightmare\nghosts: N2 nameless\nN: qi 3, at N, tao red green\npending: yang")
    assert state.white_off
    play(state, "exorcise", "roll blue yellow black", "defeat N2", "spend N red", "spend N green")
    assert not state.white_off


def test_example_7a_a_die_comes_back() -> None:
    state = at("ghosts: N2 severed-heads-1, E2 skinner\nN: qi 3, at N\npending: yang")
    events = play(state, "exorcise", "roll black red", "defeat N2", "take red")
    assert StoneReleased(number("severed-heads-1"), space("N2"), "steal-die") in events
    play(state, "end", "draw zombie-1", "place W1", "move E", "exorcise")
    assert {len(roll.split()) for roll in starting(state, "roll")} == {3}


def test_example_7b_haunting_on_the_left_stone_is_one_haunting_on_arrival() -> None:
    state = arrived("shapeless-evil", "players: 1", where="N1")
    assert haunted(state) == {"NE"}
    play(state, "end")
    assert haunted(state) == {"NE"}


def test_example_7b_haunting_on_the_middle_stone_is_a_haunter() -> None:
    state = arrived("skinner", "players: 1", where="N1")
    assert (haunted(state), figures(state)) == (set(), {"N1": "card"})
    play(state, "end", "draw zombie-1", "place W1", "end")
    assert haunted(state) == {"NE"}


def test_example_7b_no_card_has_haunting_on_the_right_stone() -> None:
    assert not any(stone in ("haunt", "haunter") for a_card in BASE_CARDS for stone in a_card.right)


# --- 7.3 when exorcised ---------------------------------------------------------------------------------

QUESTION_OF = {
    "curse": "curse-die",
    "tao-1": "take",
    "tao-2": "take",
    "qi-or-yin-yang": "gain",
    "qi-and-yin-yang": "give-qi",
}


def about_to_beat(a_card: Card) -> tuple[State, list[str]]:
    """Return a position with N before a card, and the actions that beat it."""
    points = [colour for colour, n in a_card.resistance_by_colour().items() for _ in range(n)]
    number_of_dice = 0 if "dice-immune" in a_card.middle else 2 if "steal-die" in a_card.left else 3
    rolled, paid = points[:number_of_dice], points[number_of_dice:]
    rolled += ["white"] * (number_of_dice - len(rolled))
    tokens = f", tao {' '.join(paid)}" if paid else ""
    mark = " caught" if "only-if-caught-by-buddha" in a_card.middle else ""
    state = at(f"difficulty: nightmare\nghosts: N2 {a_card.id}{mark}\nN: qi 3, at N{tokens}\npending: yang")
    roll = [f"roll {' '.join(rolled)}"] if rolled else []
    return state, ["exorcise", *roll, "defeat N2", *(f"spend N {colour}" for colour in paid)]


@pytest.mark.parametrize("a_card", BASE_CARDS, ids=lambda a_card: str(a_card.id))
def test_the_right_stone_applies_when_the_ghost_is_exorcised_curses_before_rewards(a_card: Card) -> None:
    state, actions = about_to_beat(a_card)
    events = play(state, *actions)
    assert ghosts(state) == {}
    assert "ghost-exorcised" in ids(events)
    for stone in a_card.right:
        assert asked(state) == QUESTION_OF[stone]
        play(state, *ANSWERS[stone])
    assert (actor(state), asked(state)) == ("N", "yang")


ANSWERS = {
    "curse": ["curse nothing"],
    "tao-1": ["take black"],
    "tao-2": ["take red", "take green"],
    "qi-or-yin-yang": ["gain qi"],
    "qi-and-yin-yang": ["give qi W", "give yin-yang N"],
}


@pytest.mark.parametrize(
    "a_card", [a_card for a_card in BASE_CARDS if not a_card.is_incarnation], ids=lambda a: str(a.id)
)
def test_the_right_stone_does_not_apply_to_a_ghost_removed_by_the_sorcerer(a_card: Card) -> None:
    state = at(f"ghosts: E1 {a_card.id}\nN: qi 3, at W\npending: yang")
    events = play(state, "help", "banish E1")
    assert [event for event in ids(events) if event != "stone-released"] == ["help-asked", "ghost-banished", "qi-lost"]
    assert (asked(state), ghosts(state), figures(state)) == ("yang", {}, {})
    assert (tao(state, "N"), qi(state, "N")) == ({}, 2)


@pytest.mark.parametrize(
    "a_card", [a_card for a_card in BASE_CARDS if not a_card.is_incarnation], ids=lambda a: str(a.id)
)
def test_the_right_stone_does_not_apply_to_a_ghost_moved_onto_a_buddha(a_card: Card) -> None:
    state = at(f"ghosts: E1 {a_card.id}\nbuddhas: W1\nN: qi 3, at S\npending: yang")
    play(state, "help", "lift E1", "place W1")
    assert (asked(state), ghosts(state), figures(state)) == ("guide", {}, {})
    assert (tao(state, "N"), qi(state, "N"), state.dice(), powers_off(state)) == ({}, 3, 3, set())


# --- 7.4 the Curse die ----------------------------------------------------------------------------------


def test_the_blank_faces_of_the_curse_die_do_nothing() -> None:
    state = at("ghosts: N1 lich")
    before = state.copy()
    play(state, "curse nothing")
    assert (state.qi, state.tao, haunted(state), ghosts(state)) == (before.qi, before.tao, set(), {"N1": "lich"})


@pytest.mark.parametrize(("where", "struck"), [("N1", "NE"), ("N2", "N"), ("N3", "NW")])
def test_the_haunt_face_haunts_along_the_line_of_the_ghost_that_caused_the_roll(where: str, struck: str) -> None:
    state = at(f"ghosts: {where} lich")
    play(state, "curse haunt")
    assert haunted(state) == {struck}


def test_the_haunt_face_haunts_the_cemetery_itself_if_it_was_rolled_there() -> None:
    state = at("N: qi 3, at NW\nS: dead\npending: yang")
    play(state, "help", "revive S", "curse haunt")
    assert haunted(state) == {"NW"}


def test_the_ghost_face_brings_a_ghost_into_play_with_the_active_board_as_that_of_black_ghosts() -> None:
    state = at("active: S\nghosts: S1 lich")
    play(state, "curse ghost", "draw gloomy-minion")
    assert (actor(state), texts(state)) == ("S", {"place S2", "place S3"})


def test_the_lose_tao_face_makes_the_active_player_discard_all_his_tokens() -> None:
    state = at("ghosts: N1 lich\nN: qi 3, at C, tao red red black")
    events = play(state, "curse lose-tao")
    assert of_kind(events, AllTaoLost) == [AllTaoLost(seat("N"), 3)]
    assert [tao(state, side) for side in SIDES] == [{}, {"green": 1}, {"blue": 1}, {"yellow": 1}]
    assert supply(state) == {"red": 4, "green": 3, "blue": 3, "yellow": 3, "black": 4}


def test_the_lose_qi_face_takes_1_qi_from_the_active_taoist() -> None:
    state = at("active: S\nghosts: S1 lich")
    play(state, "curse lose-qi")
    assert [qi(state, side) for side in SIDES] == [3, 3, 2, 3]


def test_the_curse_of_an_exorcised_ghost_applies_to_the_board_of_the_exorcist_not_to_the_one_where_it_lay() -> None:
    state = at("ghosts: E2 zombie-1\nN: qi 3, at E, tao red\npending: yang")
    play(state, "exorcise", "roll yellow yellow blue", "defeat E2", "curse lose-tao")
    assert (tao(state, "N"), tao(state, "E")) == ({}, {"green": 1})
    state = at("ghosts: E2 zombie-1\nN: qi 3, at E\npending: yang")
    play(state, "exorcise", "roll yellow yellow blue", "defeat E2", "curse ghost", "draw black-widow-1")
    assert starting(state, "place") == {"N1", "N2", "N3"}


def test_a_neutral_board_loses_its_own_qi_by_the_curse_die() -> None:
    state = at("players: 3\nactive: W\nghosts: W1 lich")
    play(state, "curse lose-qi")
    assert [qi(state, side) for side in SIDES] == [3, 3, 3, 2]


@pytest.mark.parametrize("game", ["players: 3", "W: dead"])
def test_losing_tao_does_nothing_to_a_neutral_or_possessed_board(game: str) -> None:
    state = at(game, "active: W\nghosts: W1 lich")
    before = state.copy()
    play(state, "curse lose-tao")
    assert (state.tao, state.supply) == (before.tao, before.supply)


def test_the_gods_favourite_may_reroll_the_curse_die_once_and_the_second_result_stands() -> None:
    state = at("active: E\nghosts: E1 lich")
    play(state, "curse lose-qi")
    assert (actor(state), texts(state)) == ("E", {"keep", "reroll curse"})
    play(state, "reroll curse", "curse lose-qi")
    assert (qi(state, "E"), asked(state)) == (2, "draw")


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("ghosts: N1 lich", []),
        (
            "ghosts: N2 zombie-1\nN: qi 3, at N\npending: yang",
            ["exorcise", "roll yellow yellow red red", "defeat N2"],
        ),
        ("N: qi 3, at NW\nS: dead\npending: yang", ["help", "revive S"]),
        ("pending: place uncatchable; after-yin", ["place N1"]),
    ],
    ids=["tormentor", "curse", "cemetery", "arrival"],
)
def test_strength_of_a_mountain_never_rolls_the_curse_die(position: str, actions: list[str]) -> None:
    state = at(MOUNTAIN, position)
    play(state, *actions)
    assert asked(state) != "curse-die"


def test_losing_the_last_qi_by_the_curse_die_kills_the_taoist() -> None:
    state = at("ghosts: N1 lich\nN: qi 1, at C")
    events = play(state, "curse lose-qi")
    assert "taoist-died" in ids(events)
    assert outcome(state) is None

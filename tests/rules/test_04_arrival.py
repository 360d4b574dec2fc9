"""Chapter 4: how a ghost is brought into play, and what an arrival causes."""

from __future__ import annotations

import pytest

from fatsi import BASE_CARDS, Card, State
from fatsi.rules.events import GhostArrived, QiLost, StoneTookHold
from fatsi.rules.geometry import SIDES, SPACES
from tests.positions import (
    actor,
    asked,
    at,
    buddhas,
    circle,
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
    texts,
)

GHOSTS = [a_card for a_card in BASE_CARDS if not a_card.is_incarnation]
INCARNATIONS = [a_card for a_card in BASE_CARDS if a_card.is_incarnation]
BOARD_OF = {"red": "N", "green": "E", "blue": "S", "yellow": "W"}
EVERY_CARD = pytest.mark.parametrize("a_card", BASE_CARDS, ids=lambda a_card: str(a_card.id))
EVERY_GHOST = pytest.mark.parametrize("a_card", GHOSTS, ids=lambda a_card: str(a_card.id))
EVERY_INCARNATION = pytest.mark.parametrize("a_card", INCARNATIONS, ids=lambda a_card: str(a_card.id))

# Ghosts without a left stone, to fill spaces with.
QUIET = (
    *("zombie-1", "zombie-2", "abysmal-1", "abysmal-2", "rotten-soul-1", "rotten-soul-2"),
    *("blood-drinker-1", "blood-drinker-2", "yellow-plague", "liquid-horror", "green-abomination", "flesh-devourer"),
)


def filled(*free: str) -> str:
    """Return the line that lays quiet ghosts on all spaces but those that are to stay free."""
    taken = [name for name in SPACES if name not in free]
    return "ghosts: " + (", ".join(f"{name} {quiet}" for name, quiet in zip(taken, QUIET, strict=False)) or "-")


def about_to_place(card_id: str, *parts: str) -> State:
    return at(*parts, f"pending: place {card_id}; after-yin")


# --- 4.1 no room ----------------------------------------------------------------------------------------


def test_if_all_12_spaces_are_full_no_card_is_drawn_and_the_active_taoist_loses_1_qi() -> None:
    state = at(filled("N3"), "deck: 20 10\npending: place severed-heads-1; after-yin")
    events = play(state, "place N3")
    assert "no-space-left" in ids(events)
    assert of_kind(events, QiLost) == [QiLost(seat("N"), 2)]
    assert state.deck == [20, 10]


def test_if_all_12_spaces_are_full_a_neutral_board_loses_its_own_qi() -> None:
    state = at("players: 3\nactive: W", filled(), "pending: curse-die W1 no; after-yin")
    events = play(state, "curse ghost")
    assert ids(events)[:3] == ["curse-rolled", "no-space-left", "qi-lost"]
    assert qi(state, "W") == 2


def test_if_all_12_spaces_are_full_a_living_taoist_of_the_groups_choice_pays_for_a_possessed_board() -> None:
    """R6: the next living player clockwise makes that choice."""
    state = at("active: W\nW: dead", filled(), "pending: arrive; after-yin")
    assert (actor(state), texts(state)) == ("N", {"pay N", "pay E", "pay S"})
    play(state, "pay S")
    assert qi(state, "S") == 2


def test_an_incarnation_that_finds_no_room_stays_on_top_of_the_deck() -> None:
    state = at(filled(), "deck: 0 10\npending: arrive; after-yin")
    assert qi(state, "N") == 2
    assert state.deck == [0, 10]
    assert len(state.unseen_incarnations) == 10


@pytest.mark.parametrize("free", SPACES)
def test_one_free_space_is_room_enough(free: str) -> None:
    state = at(filled(free), "pending: arrive; after-yin")
    assert qi(state, "N") == 3
    play(state, "draw lich")
    assert texts(state) == {f"place {free}"}


# --- 4.2 the draw ---------------------------------------------------------------------------------------


def test_the_draw_of_the_last_card_loses_the_game_while_an_incarnation_is_in_play() -> None:
    """R29: at the draw, before the card is placed."""
    state = at("ghosts: W1 vampire-lord\ndeck: 1\npending: draw; after-yin")
    events = play(state, "draw zombie-1")
    assert outcome(state) == "lost deck-exhausted"
    assert ids(events) == ["ghost-drawn", "game-lost"]
    assert ghosts(state) == {"W1": "vampire-lord"}


def test_the_draw_of_the_last_card_loses_the_game_if_it_is_an_incarnation_itself() -> None:
    """R29: the incarnation is undefeated whether it is in play or not."""
    state = at("deck: 0 0\npending: draw; after-yin")
    play(state, "draw vampire-lord")
    assert outcome(state) == "lost deck-exhausted"


def test_the_last_card_but_one_does_not_lose_the_game() -> None:
    """R29: the game goes on while a card is left."""
    state = at("ghosts: W1 vampire-lord\ndeck: 2\npending: draw; after-yin")
    play(state, "draw zombie-1")
    assert asked(state) == "place"


LAST_EXORCISM = "ghosts: N2 death-army\nN: qi 3, at N, tao black black\npending: yang"
BEAT_DEATH_ARMY = ("exorcise", "roll black black black", "defeat N2", "spend N black", "spend N black")


def test_the_draw_of_the_last_card_loses_nothing_when_no_incarnation_is_left() -> None:
    """R29: the curse of the last incarnation draws it, and it is placed like any other."""
    state = at(LAST_EXORCISM, "deck: 1")
    play(state, *BEAT_DEATH_ARMY, "curse ghost", "draw zombie-1", "place W1")
    assert ghosts(state) == {"W1": "zombie-1"}
    assert asked(state) == "give-qi"


def test_from_an_empty_deck_nothing_comes_and_no_qi_is_lost_for_it() -> None:
    """R30: in the chain of the last exorcism the deck may be empty."""
    state = at(LAST_EXORCISM, "deck: 1")
    play(state, *BEAT_DEATH_ARMY, "curse ghost", "draw coffin-breakers-2")
    events = play(state, "place W1")
    assert "deck-empty" in ids(events)
    assert qi(state, "N") == 3
    assert asked(state) == "give-qi"


# --- 4.3 its place --------------------------------------------------------------------------------------


@pytest.mark.parametrize("active", SIDES)
@EVERY_CARD
def test_a_coloured_ghost_goes_to_the_board_of_its_colour_and_a_black_one_to_the_active_board(
    a_card: Card, active: str
) -> None:
    state = at(f"active: {active}\npending: place {a_card.id}; after-yin")
    board = BOARD_OF.get(a_card.colour, active)
    assert actor(state) == active
    assert texts(state) == {f"place {board}{n}" for n in (1, 2, 3)}


@pytest.mark.parametrize(("taken", "free"), [("W1", {"W2", "W3"}), ("W2", {"W1", "W3"}), ("W1 W3", {"W2"})])
def test_a_ghost_goes_to_a_free_space_of_its_board_while_there_is_one(taken: str, free: set[str]) -> None:
    lying = ", ".join(f"{name} {quiet}" for name, quiet in zip(taken.split(), QUIET, strict=False))
    state = about_to_place("lich", f"ghosts: {lying}")
    assert starting(state, "place") == free
    assert reason(state, "place N1") == "board-of-colour-first"


def test_a_coloured_ghost_whose_board_is_full_goes_to_any_free_space() -> None:
    state = about_to_place("lich", "ghosts: W1 zombie-1, W2 zombie-2, W3 yellow-plague, N1 abysmal-1")
    assert starting(state, "place") == set(SPACES) - {"W1", "W2", "W3", "N1"}


def test_a_black_ghost_goes_to_any_free_space_if_the_active_board_is_full() -> None:
    state = about_to_place("shapeless-evil", "ghosts: N1 zombie-1, N2 zombie-2, N3 yellow-plague, E2 abysmal-1")
    assert starting(state, "place") == set(SPACES) - {"N1", "N2", "N3", "E2"}


def test_a_buddha_does_not_make_a_space_less_free() -> None:
    state = about_to_place("lich", "ghosts: W1 zombie-1, W2 zombie-2\nbuddhas: W3")
    assert texts(state) == {"place W3"}


def test_a_space_with_a_ghost_is_not_free() -> None:
    state = about_to_place("lich", "ghosts: W1 zombie-1")
    assert reason(state, "place W1") == "space-occupied"


def test_ghosts_go_to_neutral_boards_by_their_colour_too() -> None:
    state = about_to_place("lich", "players: 1")
    assert (actor(state), starting(state, "place")) == ("N", {"W1", "W2", "W3"})


def test_the_active_player_chooses_the_space() -> None:
    state = at("active: S\npending: draw; after-yin")
    play(state, "draw lich")
    assert actor(state) == "S"
    play(state, "place W2")
    assert ghosts(state) == {"W2": "lich"}


@pytest.mark.parametrize("guarded", [{"W2"}, {"N1", "W2"}])
def test_in_the_first_edition_uncatchable_must_arrive_on_a_free_space_with_a_buddha(guarded: set[str]) -> None:
    state = about_to_place("uncatchable", "edition: first", f"buddhas: {' '.join(sorted(guarded))}")
    assert starting(state, "place") == guarded
    assert reason(state, "place N2") == "buddha-space-first"


def test_in_the_first_edition_uncatchable_arrives_like_any_black_ghost_if_no_buddha_stands_on_a_board() -> None:
    state = about_to_place("uncatchable", "edition: first")
    assert starting(state, "place") == {"N1", "N2", "N3"}


@pytest.mark.parametrize("other", ["shapeless-evil", "forgotten-ones"])
def test_in_the_first_edition_other_ghosts_do_not_seek_a_buddha(other: str) -> None:
    state = about_to_place(other, "edition: first\nbuddhas: W2")
    assert starting(state, "place") == {"N1", "N2", "N3"}


def test_in_the_revised_edition_uncatchable_need_not_arrive_on_a_buddha() -> None:
    state = about_to_place("uncatchable", "buddhas: N2 W2")
    assert starting(state, "place") == {"N1", "N2", "N3"}


# --- 4.4 Buddhas ----------------------------------------------------------------------------------------


@EVERY_GHOST
def test_a_ghost_that_is_placed_on_a_buddha_is_discarded_and_none_of_its_stones_applies(a_card: Card) -> None:
    board = BOARD_OF.get(a_card.colour, "N")
    state = about_to_place(a_card.id, f"buddhas: {board}2")
    before = state.copy()
    events = play(state, f"place {board}2")
    assert ids(events) == ["ghost-trapped", "yang-began"]
    assert (ghosts(state), figures(state), buddhas(state)) == ({}, {}, set())
    assert state.temple_buddhas == 2
    assert (state.qi, state.tao, state.deck, haunted(state)) == (before.qi, before.tao, before.deck, set())
    assert (state.dice(), powers_off(state)) == (3, set())


@EVERY_INCARNATION
def test_an_incarnation_that_is_placed_on_a_buddha_stays_and_the_buddha_returns_to_the_temple(a_card: Card) -> None:
    board = BOARD_OF.get(a_card.colour, "N")
    state = about_to_place(a_card.id, f"buddhas: {board}2")
    events = play(state, f"place {board}2")
    assert "buddha-displaced" in ids(events)
    assert ghosts(state) == {f"{board}2": a_card.id}
    assert (buddhas(state), state.temple_buddhas) == (set(), 2)


@pytest.mark.parametrize(
    ("card_id", "next_question"),
    [("howling-nightmare", "draw"), ("uncatchable", "curse-die"), ("bone-cracker", "discard")],
)
def test_the_left_stone_of_an_incarnation_placed_on_a_buddha_applies(card_id: str, next_question: str) -> None:
    state = about_to_place(card_id, "buddhas: N2")
    play(state, "place N2")
    assert asked(state) == next_question


def test_in_a_chain_of_arrivals_the_space_of_the_buddha_is_empty_and_unprotected_for_the_next_ghost() -> None:
    state = about_to_place("howling-nightmare", "buddhas: N1 N2")
    play(state, "place N1", "draw severed-heads-1")
    assert starting(state, "place") == {"N2", "N3"}
    play(state, "place N2")
    assert ghosts(state) == {"N1": "howling-nightmare"}
    assert asked(state) == "yang"


def test_a_ghost_trapped_in_a_chain_leaves_its_space_free_for_the_next() -> None:
    state = about_to_place("coffin-breakers-2", "ghosts: N1 zombie-1, N2 zombie-2\nbuddhas: N3")
    play(state, "place W1", "draw sharp-nailed-mistresses-2", "place N3")
    assert asked(state) == "yang"
    state = about_to_place("severed-heads-1", "ghosts: N1 zombie-1\nbuddhas: N3")
    play(state, "place N2", "draw severed-heads-2", "place N3")
    assert ghosts(state) == {"N1": "zombie-1", "N2": "severed-heads-1"}


# --- 4.5 figures ----------------------------------------------------------------------------------------


@EVERY_CARD
def test_a_haunter_arrives_with_a_figure_and_no_other_ghost_does(a_card: Card) -> None:
    state = about_to_place(a_card.id)
    where = min(starting(state, "place"))
    play(state, f"place {where}")
    if "haunter-on-board" in a_card.left:
        assert figures(state) == {where: "step"}
    elif "haunter" in a_card.middle:
        assert figures(state) == {where: "card"}
    else:
        assert figures(state) == {}


# --- 4.6 left stones ------------------------------------------------------------------------------------


@pytest.mark.parametrize("card_id", [a_card.id for a_card in BASE_CARDS if not a_card.left])
def test_a_card_without_a_left_stone_does_nothing_on_arrival(card_id: str) -> None:
    state = about_to_place(card_id)
    before = state.copy()
    where = min(starting(state, "place"))
    events = play(state, f"place {where}")
    assert events[0] == GhostArrived(number(card_id), space(where))
    assert ids(events) == ["ghost-arrived", "yang-began"]
    assert (state.qi, state.tao, state.deck) == (before.qi, before.tao, before.deck)


def test_a_left_stone_applies_its_symbols_from_left_to_right_each_with_its_whole_chain() -> None:
    """R5: the ghosts of the chain arrive first, then the powers go off, the innermost first."""
    state = about_to_place("coffin-breakers-1")
    play(state, "place W1")
    assert (asked(state), powers_off(state)) == ("draw", set())
    play(state, "draw perfidious-nymph-1", "place S1")
    assert (asked(state), powers_off(state)) == ("draw", set())
    play(state, "draw grave-walker")
    events = play(state, "place N1")
    assert ids(events) == ["ghost-arrived", "qi-lost", "stone-took-hold", "stone-took-hold", "yang-began"]
    assert [event.card for event in of_kind(events, StoneTookHold)] == [
        number("perfidious-nymph-1"),
        number("coffin-breakers-1"),
    ]
    assert powers_off(state) == {"S", "W"}


def test_a_power_is_still_active_while_the_chain_before_its_power_off_is_played() -> None:
    """R5: The Gods' Favourite may reroll a Curse die of the chain that comes before `power-off`."""
    state = at("active: E\npending: place fallen-monks; after-yin")
    play(state, "place E1", "draw raging-one", "place N1")
    assert powers_off(state) == {"E"}
    state = at("active: E\ndeck: 0 10\npending: place fallen-monks; after-yin")
    play(state, "place E1", "draw uncatchable", "place E2", "curse lose-qi")
    assert texts(state) == {"keep", "reroll curse"}
    assert powers_off(state) == set()
    play(state, "reroll curse", "curse nothing")
    assert powers_off(state) == {"E"}
    assert qi(state, "E") == 3


def test_a_die_is_stolen_before_the_ghost_comes_that_follows_it_on_the_stone() -> None:
    """R5: `steal-die ghost` has the die first."""
    state = about_to_place("severed-heads-1")
    play(state, "place N1")
    assert (asked(state), state.dice()) == ("draw", 2)


def test_the_active_board_stays_the_same_through_a_chain() -> None:
    """Every black ghost goes to the active board first, wherever the ghost lies that called it."""
    state = about_to_place("perfidious-nymph-2")
    play(state, "place S1", "draw severed-heads-1")
    assert starting(state, "place") == {"N1", "N2", "N3"}
    play(state, "place N1", "draw fallen-monk", "place E1", "draw gloomy-minion")
    assert (actor(state), starting(state, "place")) == ("N", {"N2", "N3"})


def test_every_loss_in_a_chain_falls_on_the_active_taoist() -> None:
    state = about_to_place("perfidious-nymph-2", "ghosts: N1 zombie-1, N2 zombie-2, N3 yellow-plague")
    play(state, "place S1", "draw grave-walker", "place E1")
    assert [qi(state, side) for side in SIDES] == [2, 3, 3, 3]


def test_the_arrival_is_the_same_when_a_villager_calls_for_the_ghost() -> None:
    state = at("N: qi 3, at SE\npending: yang")
    play(state, "help", "take black", "draw severed-heads-1", "place N1", "draw lich")
    assert (actor(state), starting(state, "place")) == ("N", {"W1", "W2", "W3"})
    play(state, "place W1")
    assert (actor(state), asked(state)) == ("N", "yang")


def test_a_chain_ends_when_nothing_more_is_caused() -> None:
    state = about_to_place("coffin-breakers-2")
    play(state, "place W1", "draw perfidious-nymph-2", "place S1", "draw fallen-monk", "place E1")
    play(state, "draw sharp-nailed-mistresses-2", "place N1", "draw zombie-1", "place W2")
    assert len(ghosts(state)) == 5
    assert (actor(state), asked(state)) == ("N", "yang")


def test_example_4a_severed_heads_with_the_village_full() -> None:
    state = at(filled("N2"), "pending: draw; after-yin")
    play(state, "draw severed-heads-1")
    assert (actor(state), texts(state)) == ("N", {"place N2"})
    events = play(state, "place N2")
    assert ids(events) == ["ghost-arrived", "stone-took-hold", "no-space-left", "qi-lost", "yang-began"]
    assert state.dice() == 2
    assert qi(state, "N") == 2
    assert (actor(state), asked(state)) == ("N", "yang")


def test_a_lasting_stone_of_a_ghost_written_dormant_is_not_in_force_yet() -> None:
    state = at("ghosts: W1 coffin-breakers-1 dormant\npending: draw; left-stone W1 coffin-breakers-1 1; after-yin")
    assert powers_off(state) == set()
    play(state, "draw zombie-1", "place W2")
    assert powers_off(state) == {"W"}


def test_a_taoist_who_dies_in_a_chain_leaves_the_rest_of_it_to_be_played_for_his_possessed_board() -> None:
    """R28, R6: what was triggered still happens, and the next living player makes the choices."""
    state = about_to_place("coffin-breakers-1", "N: qi 1, at C\nghosts: E1 abysmal-1")
    play(state, "place W1", "draw grave-walker")
    events = play(state, "place N1")
    assert ids(events) == [
        *("ghost-arrived", "qi-lost", "taoist-died", "board-possessed"),
        *("stone-took-hold", "turn-began"),
    ]
    assert powers_off(state) == {"N", "W"}
    assert SIDES[state.active] == "E"


def test_on_a_possessed_board_the_next_living_player_pays_for_a_ghost_that_finds_no_room() -> None:
    """R6, R28: the Taoist died of the first ghost of the chain, so another pays for the second."""
    state = at("N: qi 1, at C", filled("N3"), "pending: place severed-heads-1; lose-qi; after-yin")
    play(state, "place N3")
    assert qi(state, "N") == 0
    assert (actor(state), texts(state)) == ("E", {"pay E", "pay S", "pay W"})


@pytest.mark.parametrize("token", ["red", "green", "blue", "yellow", "black"])
def test_nameless_sends_the_token_on_the_circle_of_prayer_back_to_the_supply(token: str) -> None:
    state = about_to_place("nameless", f"circle: {token}")
    before = state.supply[["red", "green", "blue", "yellow", "black"].index(token)]
    play(state, "place N1")
    assert circle(state) is None
    assert state.supply[["red", "green", "blue", "yellow", "black"].index(token)] == before + 1

"""What is always in sight, and what the next Yin is forecast to bring: checked against what it does bring."""

import random

import pytest

from fatsi.game import Game
from fatsi.rules import Setup, State
from fatsi.rules.actions import END
from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.events import TileHaunted, TurnBegan
from fatsi.rules.geometry import TILES, spaces_of
from fatsi.server.table_parts.status import ahead, facts, status
from fatsi.words import words
from fatsi.words.sight import Sight
from tests.moon_positions import village
from tests.players import POLICIES
from tests.positions import at

WORDS = words("en")


def sentences(state: State) -> list[str]:
    return [one.text for one in ahead(state, WORDS)]


def levels(state: State) -> dict[str, str]:
    return {fact.kind: fact.level for fact in facts(Sight(state, WORDS))}


def test_a_figure_on_its_step_haunts_the_first_free_tile_of_its_line() -> None:
    state = at("ghosts: E2 ghoul step\nhaunted: E\npending: yang")
    assert sentences(state)[0] == "Ghoul (E2) haunts the Temple (C)."
    assert ahead(state, WORDS)[0].is_grave and ahead(state, WORDS)[0].targets == "space-E2 tile-C"


def test_the_tile_that_loses_the_game_is_said_to_lose_it() -> None:
    assert sentences(at("ghosts: E2 ghoul step\nhaunted: NW NE\npending: yang"))[0] == (
        "Ghoul (E2) haunts the Watchman (E), and the game is lost."
    )


def test_a_figure_on_its_card_steps_forward_and_a_ghost_comes() -> None:
    assert sentences(at("ghosts: E2 ghoul\npending: yang")) == ["Ghoul (E2) advances.", "A ghost arrives."]


def test_a_full_board_is_overrun_and_no_ghost_comes() -> None:
    state = at("ghosts: E1 zombie-1, E2 zombie-2, E3 lich\npending: yang")
    assert sentences(state)[-1] == "The green board is full: 1 Qi is lost."


def test_with_white_moon_villagers_die_before_a_tile_is_haunted() -> None:
    state = at(village("E hua"), "ghosts: E2 ghoul step\npending: yang")
    assert sentences(state)[0] == "Ghoul (E2) kills the villagers at the Watchman (E)."


def test_nothing_is_ahead_when_the_game_is_over() -> None:
    game = Game(Setup(players=1), seed=1)
    rng = random.Random(1)
    while game.result is None:
        game.play(POLICIES["random"](game.state, rng))
    assert ahead(game.state, WORDS) == []


@pytest.mark.parametrize("seed", range(6))
def test_what_is_forecast_at_the_end_of_a_turn_comes_true(seed: int) -> None:
    game = Game(Setup(players=4), seed=seed)
    rng = random.Random(seed)
    while game.result is None:
        action = POLICIES["keen"](game.state, rng)
        if action is END and "group-lose-tao" not in stones_of_next_board(game.state):
            expected = {
                target for one in ahead(game.state, WORDS) if "haunts" in one.text for target in one.targets.split()
            }
            events = game.play(action)
            haunted = {f"tile-{TILES[event.tile]}" for event in events if isinstance(event, TileHaunted)}
            assert {target for target in expected if target.startswith("tile-")} <= haunted
            assert isinstance(events[0], TurnBegan)
        else:
            game.play(action)


def stones_of_next_board(state: State) -> set[str]:
    """The middle stones there; after some of them somebody chooses before the figures move."""
    cards = [state.ghosts[space] for space in spaces_of((state.active + 1) % 4)]
    return {stone for card in cards if card for stone in BY_NUMBER[card].middle}


def test_figures_stand_beside_their_symbols_and_are_reported_in_words() -> None:
    state = at("haunted: NW\npending: yang")
    shown = {fact.kind: (fact.figure, fact.text) for fact in facts(Sight(state, WORDS))}
    assert shown["haunted"] == ("1/3", "Haunted 1 of 3") and shown["dice"] == ("3/3", "Dice 3 of 3")
    made = status(state, 7, WORDS)
    assert all(f"icon-{name}" in made for name in ("house-haunted", "deck", "die"))


@pytest.mark.parametrize(
    ("pending", "sentence"), [("yang", "Turn 7, Yang"), ("place skinner; after-yin", "Turn 7, Yin")]
)
def test_the_turn_is_reported_in_short_too(pending: str, sentence: str) -> None:
    assert sentence in status(at(f"pending: {pending}"), 7, WORDS)


def test_figures_worry_as_the_end_comes_near() -> None:
    calm = at("pending: yang")
    assert levels(calm)["haunted"] == "calm" and levels(calm)["dice"] == "calm"
    assert levels(at("haunted: NW\npending: yang"))["haunted"] == "near"
    assert levels(at("haunted: NW NE\npending: yang"))["haunted"] == "grave"

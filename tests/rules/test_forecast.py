"""The forecast of the coming Yin: what it says is what the Yin then does."""

from __future__ import annotations

import random

import pytest

from fatsi import CHANCE, Event, Setup, State
from fatsi.rules import forecast as fc
from fatsi.rules.events import FigureAdvanced, TileHaunted, TurnBegan, VillagerDied, VillagerFled
from fatsi.rules.forecast import Forecast
from fatsi.rules.geometry import SPACES, TILES
from fatsi.rules.yin import pending_stones, stones_of_board
from tests.moon_positions import village
from tests.positions import at

GAMES = 60
# After these nobody knows how things stand.
OPEN = (
    fc.TORMENTS,
    fc.TAKES_TAO,
    fc.ACTS,
    fc.DEVOURS_QI,
    fc.DEVOURS_ANY,
    fc.KILLS_VILLAGERS,
    fc.FRIGHTENS_TO_DEATH,
    fc.DEVOURS,
)


def forecasts(state: State, board: int) -> list[tuple[str, str, str]]:
    """What is foreseen of a board: what, the space of the ghost, and the tile."""
    return [
        (one.what, SPACES[one.stone.space], TILES[one.tile] if one.tile >= 0 else "")
        for one in Forecast(state).of_stones(stones_of_board(state, board))
    ]


def test_all_haunters_come_before_all_tormentors_whatever_their_spaces() -> None:
    """The status line listed them in the order of the spaces."""
    state = at("ghosts: E1 lich, E2 ghoul step\npending: yang")
    assert forecasts(state, 1) == [("haunts", "E2", "E"), ("torments", "E1", "")]


def test_with_white_moon_a_board_is_gone_through_from_right_to_left() -> None:
    state = at(village(), "ghosts: E1 ghoul step, E2 lich, E3 weretiger\npending: yang")
    assert forecasts(state, 1) == [("devours-qi", "E3", ""), ("torments", "E2", ""), ("haunts", "E1", "SE")]


def test_a_second_figure_haunts_beyond_what_the_first_has_haunted() -> None:
    state = at("haunted: E\nghosts: E2 ghoul step, E1 skinner step\npending: yang")
    assert forecasts(state, 1) == [("haunts", "E1", "SE"), ("haunts", "E2", "C")]
    assert [one.loses for one in Forecast(state).of_stones(stones_of_board(state, 1))] == [False, True]


def test_supplied_values_of_cards_count() -> None:
    cards = "cards: weretiger red 2 0 0 0 0 / - / tormentor / -"
    state = at(village(), cards, "ghosts: E3 weretiger\npending: yang")
    assert forecasts(state, 1) == [("torments", "E3", "")]


def test_of_the_yin_under_way_those_still_to_act_are_foreseen() -> None:
    state = at("ghosts: N1 lich, N2 bone-cracker\nE: qi 3, at C, tao red\nactive: N")
    [first] = Forecast(state).of_stones(pending_stones(state))
    assert (first.what, SPACES[first.stone.space]) == ("torments", "N1")


@pytest.mark.parametrize("white_moon", [False, True], ids=["base", "white-moon"])
def test_the_yin_does_what_was_foreseen(white_moon: bool) -> None:
    checked = 0
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = State.new(Setup(white_moon=white_moon, difficulty="initiation").dealt(rng))
        while state.actor is not None:
            if state.actor == CHANCE:
                state.apply(state.sample(rng))
                continue
            legal = state.legal()
            action = legal[-1] if state.stack[-1].id == "yang" and rng.random() < 0.4 else rng.choice(legal)
            if state.stack[-1].id == "yang" and action.kind == "end":
                checked += compare(state, rng)
            state.apply(action)
    assert checked > 100


def compare(state: State, rng: random.Random) -> int:
    """Compare what is foreseen with what happens in the next board's Yin, as far as it can be known."""
    board = (state.active + 1) % 4
    after = state.copy()
    events: list[Event] = []
    after.apply("end", events)
    while after.actor is not None and not any(isinstance(event, TurnBegan) for event in events):
        # Su-Ling and the barrier come between.
        after.apply(after.sample(rng) if after.actor == CHANCE else after.legal()[-1], events)
    begun = next((at for at, event in enumerate(events) if isinstance(event, TurnBegan)), len(events))
    if begun > 0:
        return 0
    happened = [
        event for event in events if isinstance(event, FigureAdvanced | TileHaunted | VillagerDied | VillagerFled)
    ]
    compared = 0
    for one in Forecast(state).of_stones(stones_of_board(state, board)):
        if one.what in OPEN or not happened:
            break
        event = happened.pop(0)
        if one.what == fc.STEPS:
            assert isinstance(event, FigureAdvanced) and event.space == one.stone.space
            if happened and isinstance(happened[0], VillagerFled):
                happened.pop(0)
        elif one.what == fc.HAUNTS:
            assert isinstance(event, TileHaunted) and event.tile == one.tile
        compared += 1
    return compared

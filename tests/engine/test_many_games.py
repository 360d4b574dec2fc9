"""Many games side by side are the same games as one after the other."""

import pytest

from fatsi.engine.input_batch import InputBatch
from fatsi.engine.selfplay import Deal, ManyGames, Start, advance, ghosts_gone, play_to_decision, remove_incarnations
from fatsi.rules import CHANCE, Setup, State
from fatsi.rules.events import Event, TurnBegan
from fatsi.rules.rng import Rng


def test_games_go_on_until_they_end_and_new_ones_follow() -> None:
    many = ManyGames(8, [Deal(Setup(difficulty="hell"), 2), Deal(Setup(players=1, white_moon=True), 1)], seed=3)
    batch = InputBatch(8)
    rng = Rng(5)
    ended = 0
    for _ in range(150):
        batch.fill(many.states)
        chosen = []
        for game in range(8):
            start, end = int(batch.starts[game]), int(batch.starts[game + 1])
            assert end - start > 1, "forced choices are not asked for"
            chosen.append(batch.columns[start + rng.randrange(end - start)])
        ended += sum(1 for how in many.play(chosen)[0] if how)
        assert all(state.actor not in (None, CHANCE) for state in many.states)
    results = many.take_results()
    assert ended == len(results) > 8
    assert {deal for deal, _ in results} == {0, 1}
    assert not many.take_results()


def test_games_that_begin_in_the_middle_go_on_from_there_and_do_not_count_as_whole() -> None:
    late = State.from_text("fatsi position 1\nactive: N\ndeck: 0 2\nN: qi 3, at C\npending: yang")
    many = ManyGames(4, [Deal(Setup(), 1)], seed=3, starts=[Start(0, 40, late)], share=1.0)
    assert [str(state) for state in many.states] == [str(late)] * 4 and many.turns == [40] * 4
    batch = InputBatch(4)
    lasted: list[int] = []
    while not lasted:
        batch.fill(many.states)
        lasted = [
            turns for turns in many.play([batch.columns[int(batch.starts[game])] for game in range(4)])[1] if turns
        ]
    assert all(turns > 40 for turns in lasted)
    assert not many.take_results(), "how often whole games are won is what results are for"
    assert late.actor is not None, "a start is copied"


def test_a_ghost_counts_when_it_is_gone_not_when_it_comes() -> None:
    """Whoever fills the boards must not be paid for it."""
    state = State.new(Setup().dealt(Rng(1)))
    assert ghosts_gone(state) == 0
    play_to_decision(state, Rng(1))
    state.apply(state.legal()[0])  # where the first ghost is placed
    assert sum(state.deck) < sum(state.table.setup.deck) and ghosts_gone(state) == 0, "the first ghost is in play"
    space = next(space for space, card in enumerate(state.ghosts) if card)
    state.ghosts[space] = 0
    assert ghosts_gone(state) == 1


def test_without_the_first_incarnations_all_ghosts_stay_in_the_deck() -> None:
    state = State.new(Setup(difficulty="nightmare").dealt(Rng(1)))
    assert state.deck == [15, 10, 10, 10, 10]
    remove_incarnations(state, 2)
    assert state.deck == [35, 10, 10] and state.incarnations_to_come() == 2
    remove_incarnations(state, 2)
    assert state.deck == [35, 10, 10]


def test_a_game_waits_where_somebody_has_a_choice() -> None:
    rng = Rng(2)
    state = State.new(Setup().dealt(rng))
    play_to_decision(state, rng)
    assert state.actor not in (None, CHANCE) and len(state.legal()) > 1


@pytest.mark.parametrize("white_moon", [False, True])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_turns_are_counted_also_where_one_taoist_plays_alone(players: int, white_moon: bool) -> None:
    """Whoever plays alone ends a turn, and the next decision is their own: four boards had their turns in between."""
    for seed in range(6):
        rng = Rng(seed)
        state = State.new(Setup(players=players, white_moon=white_moon).dealt(rng))
        is_first_to_come = white_moon  # after the villagers; it is not counted
        while state.actor is not None:
            legal = state.legal()
            action = state.sample(rng) if state.actor == CHANCE else legal[rng.randrange(len(legal))]
            twin, log = state.copy(), list[Event]()
            twin.apply(action, log)
            began = sum(isinstance(event, TurnBegan) for event in log)
            if is_first_to_come and began:
                began, is_first_to_come = 0, False
            assert advance(state, action) == began or state.result is not None
            assert state == twin

"""`Game`: seeds, chance answering by itself, records, undo, and the public API."""

import os
import pickle
import random
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import pytest

import fatsi
from fatsi import CHANCE, Action, Game, IllegalAction, InvalidSetup, InvalidText, Rng, Setup, State, position

PLAY_ONE_GAME = """
from fatsi import Game, Rng, Setup
game = Game(Setup(players=3, difficulty="nightmare"), seed=2026)
rng = Rng(99)
while game.result is None:
    legal = game.legal()
    game.play(legal[rng.randrange(len(legal))])
print(game.record(), end="")
"""


def played(game: Game, seed: int = 0) -> Game:
    rng = random.Random(seed)
    while game.result is None:
        game.play(rng.choice(game.legal()))
    return game


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", PLAY_ONE_GAME],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1]
    golden = Path(__file__).parent / "data" / "golden" / "nightmare-seed-2026.txt"
    assert outputs[0] == golden.read_text(encoding="utf-8")


def test_another_seed_gives_another_game() -> None:
    records = {played(Game(Setup(), seed=seed)).record() for seed in range(20)}
    assert len(records) == 20


def test_without_a_seed_each_game_is_another_and_shows_its_seed() -> None:
    game = Game(Setup(players=1))
    other = Game(Setup(players=1))
    assert game.seed != other.seed
    assert Game(Setup(players=1), seed=game.seed).record() == game.record()


def test_fixing_one_part_of_the_setup_does_not_change_how_the_others_are_dealt() -> None:
    open_setup = Game(Setup(), seed=5).setup
    fixed = Game(Setup(first="W", difficulty="hell"), seed=5).setup
    assert (fixed.tiles, fixed.boards, fixed.board_sides) == (
        open_setup.tiles,
        open_setup.boards,
        open_setup.board_sides,
    )


def test_chance_answers_by_itself() -> None:
    game = played(Game(Setup(players=2), seed=3))
    assert any(action.is_chance for action in game.actions)
    assert game.state.actor is None


def test_a_game_goes_on_the_same_after_it_was_saved_and_loaded() -> None:
    game = Game(Setup(players=2, difficulty="initiation"), seed=11)
    rng = random.Random(1)
    for _ in range(12):
        game.play(rng.choice(game.legal()))
    loaded = Game.from_record(game.record())
    assert loaded.state == game.state and loaded.events == game.events and loaded.seed == game.seed
    assert played(loaded, 7).record() == played(game, 7).record()


def test_a_loaded_game_can_be_undone_to_its_start() -> None:
    game = played(Game(Setup(players=1), seed=8))
    loaded = Game.from_record(game.record())
    while loaded.can_undo:
        loaded.undo()
    assert loaded.state == Game(Setup(players=1), seed=8).state


def test_a_game_can_begin_from_a_position() -> None:
    game = Game.from_position("fatsi position 1\nghosts: N2 lich\npending: yang\n", seed=1)
    assert game.state.actor == 0
    game.play("move N")
    again = Game.from_record(game.record())
    assert again.state == game.state
    assert "ghosts: N2 lich" in game.record()


def test_actions_may_be_given_as_text_or_as_such() -> None:
    game = Game.from_position("fatsi position 1\npending: yang\n", seed=1)
    other = Game.from_position("fatsi position 1\npending: yang\n", seed=1)
    assert game.play("move NE") == other.play(Action.parse("move NE"))
    assert game.state == other.state


def test_a_refused_or_unreadable_action_changes_nothing() -> None:
    game = Game.from_position("fatsi position 1\npending: yang\n", seed=1)
    before, record = game.state.copy(), game.record()
    with pytest.raises(IllegalAction) as illegal:
        game.play("move C")
    assert illegal.value.reason == "already-there" and illegal.value.arguments == {"tile": "C"}
    with pytest.raises(InvalidText, match="unknown-verb-near given=mvoe near=move NE"):
        game.play("mvoe NE")
    with pytest.raises(IllegalAction, match="players-decide"):
        game.play("draw lich")
    assert game.state == before and game.record() == record


def test_undo_without_anything_played_is_refused() -> None:
    with pytest.raises(IllegalAction, match="nothing-to-undo"):
        Game(Setup(), seed=1).undo()


def test_forced_decisions_are_played_only_when_asked_for() -> None:
    text = "fatsi position 1\nghosts: W1 zombie-1, W2 zombie-2\npending: place lich; after-yin\n"
    slow = Game.from_position(text, seed=1)
    assert [str(action) for action in slow.legal()] == ["place W3"]
    slow.play("place W3")
    quick = Game.from_position(text.replace("place lich; after-yin", "yang"), seed=1, play_forced=True)
    while quick.result is None:
        assert len(quick.legal()) > 1
        quick.play(quick.legal()[-1])


@pytest.mark.parametrize("seed", [-1, 2**192, "x", True, 1.5])
def test_a_seed_is_a_number_of_64_bits_or_a_secret_one_of_192(seed: object) -> None:
    with pytest.raises(InvalidSetup, match="seed"):
        Game(Setup(), seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("white_moon", [False, True])
def test_states_and_actions_survive_pickling_and_deep_copies(white_moon: bool) -> None:
    game = played(Game(Setup(players=3, white_moon=white_moon), seed=4))
    middle = Game.from_record(game.record())
    for _ in range(5):
        middle.undo()
    for state in (game.state, middle.state):
        for twin in (pickle.loads(pickle.dumps(state)), deepcopy(state)):
            assert twin == state and twin.actor == state.actor and twin.legal() == state.legal()
    action = Action.parse("roll red white")
    assert pickle.loads(pickle.dumps(action)) is action and deepcopy(action) is action


def test_states_are_equal_only_if_their_setups_are() -> None:
    one, two = (State.new(Setup(first="N", difficulty=d).dealt(Rng(1))) for d in ("normal", "nightmare"))
    assert one != two and one != "a state"


def test_a_state_needs_a_complete_setup() -> None:
    with pytest.raises(InvalidSetup, match="not-dealt"):
        State.new(Setup())


def test_the_random_numbers_are_fair() -> None:
    rng = Rng(123)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.randrange(6)] += 1
    # A chi-squared statistic of 5 degrees of freedom exceeds 20.5 once in a thousand; this one is fixed by the seed.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5
    assert all(0 <= rng.random() < 1 for _ in range(1000))


def test_what_chance_does_has_the_probabilities_it_tells() -> None:
    state = fatsi.parse_position(
        "fatsi position 1\npending: dice 2 - herbs no; yang\nstage: acted\nhelps: 1\naction-tile: C\n"
    )
    assert state.actor == CHANCE
    rng = Rng(5)
    counts = dict.fromkeys(state.legal(), 0)
    for _ in range(36_000):
        counts[state.sample(rng)] += 1
    for action, probability in state.outcomes():
        assert abs(counts[action] - 36_000 * probability) < 5 * (36_000 * probability) ** 0.5


GOLDEN = sorted((Path(__file__).parent / "data" / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_replay_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert Game.from_record(text).record() == text


def test_the_numbers_of_actions_have_not_changed() -> None:
    listed = (Path(__file__).parent / "data" / "actions.txt").read_text(encoding="utf-8").splitlines()
    assert [action.text for action in Action.all()][: len(listed)] == listed


def test_the_public_names_are_there() -> None:
    assert all(hasattr(fatsi, name) for name in fatsi.__all__)
    assert position(State.new(Setup().dealt(Rng(1)))).startswith("fatsi position 1\n")


def test_a_record_says_that_a_game_was_for_practice() -> None:
    game = Game(Setup(players=1), seed=3, is_practice=True)
    assert "\npractice: yes\n" in game.record()
    assert Game.from_record(game.record()).is_practice
    assert not Game.from_record(Game(Setup(players=1), seed=3).record()).is_practice


def test_only_ones_own_choice_that_showed_no_die_or_card_may_fairly_be_taken_back() -> None:
    game = Game(Setup(players=2), seed=8)
    assert not game.can_take_back({0, 2})  # nothing was played yet
    game.play(game.legal()[0])
    seat = game.state.actor
    assert seat is not None
    game.play(next(action for action in game.legal() if action.kind == "move"))
    assert game.can_take_back({seat}) and not game.can_take_back({2 - seat})
    game.play("end")  # a ghost is drawn
    assert not game.can_take_back({0, 2})


def test_the_steps_of_a_game_are_the_positions_in_which_somebody_decided() -> None:
    game = Game(Setup(players=1), seed=3)
    first = game.state.copy()
    game.play(game.legal()[0])
    start, now = game.steps()
    assert start.state == first and now.state == game.state
    assert (now.actions, now.events) == (len(game.actions), len(game.events))

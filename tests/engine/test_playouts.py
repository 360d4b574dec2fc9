"""Careful trials: the first choice of a turn is tried before it is made."""

import numpy as np
import pytest

from fatsi import State
from fatsi.engine import playouts, race
from fatsi.engine.budget import Budget
from fatsi.engine.judge import CAUTION, Candidate, Judge, trained_judge
from fatsi.engine.network import Floats
from fatsi.engine.playouts import TRUST, Care, play_out
from fatsi.engine.race import Race
from fatsi.engine.search import CARE, Search
from fatsi.engine.selfplay import play_to_decision
from fatsi.engine.trials import Fork, Trial, is_first_choice, play_best
from fatsi.rules import Setup
from fatsi.rules.rng import Rng
from tests.positions import LAST_MOVE


class Contrary(Judge):
    """Likes best at the beginning of a turn what the trained network likes least, but is not sure of it."""

    def judge(self, states: list[State], *, are_actions_judged: bool = True) -> tuple[Floats, Floats]:
        logits, values = super().judge(states, are_actions_judged=are_actions_judged)
        if are_actions_judged:
            logits, at = logits.copy(), 0
            for state in states:
                end = at + len(state.legal())
                if is_first_choice(state):
                    logits[at:end] *= -0.01
                at = end
        return logits, values


def trial_of(state: State, luck: int = 0) -> Trial:
    return Trial(state.copy(), 0, 1, luck)


def logits_of(state: State, **likes: float) -> bytes:
    """Return logits of the legal actions, by their text; all others have -9."""
    wanted = {text.replace("_", " "): like for text, like in likes.items()}
    return np.array([wanted.get(str(action), -9.0) for action in state.legal()], np.float32).tobytes()


def test_a_bad_policy_finds_with_care_what_it_would_not_do_by_itself() -> None:
    judge = Contrary(trained_judge().network)
    state = State.from_text(LAST_MOVE)
    care = Care(choices=len(state.legal()), doubt=99.0)
    carelessly, carefully = ([trial_of(state, luck) for luck in range(6)] for _ in range(2))
    play_out(judge, carelessly, 4)
    judged = play_out(judge, carefully, 4, care)
    assert not any(trial.is_won for trial in carelessly)
    assert all(trial.is_won for trial in carefully)
    assert judged > 6 * len(state.legal()), "what small trials take is counted"


def test_where_a_turn_begins_the_likeliest_choices_are_set_aside() -> None:
    state = State.from_text(LAST_MOVE)
    logits = logits_of(state, move_N=1.0, move_E=3.0, move_S=2.0, move_W=-6.0)
    trial = trial_of(state)
    (fork,) = play_best([trial], logits, 3, 8.0)
    assert [str(action) for action in fork.actions] == ["move E", "move S", "move N"]
    assert fork.likes == [3.0, 2.0, 1.0]
    assert trial.state == state, "nothing is played yet"
    assert len(play_best([trial], logits, 9, 4.5)[0].actions) == 3, "the others are too unlikely"


@pytest.mark.parametrize(("choices", "doubt"), [(1, 8.0), (3, 0.5)])
def test_what_is_clear_is_played_at_once(choices: int, doubt: float) -> None:
    state = State.from_text(LAST_MOVE)
    trial = trial_of(state)
    assert not play_best([trial], logits_of(state, move_N=1.0, move_E=3.0, move_S=2.0), choices, doubt)
    assert trial.state.taoist("N").tile == "E"


def test_later_choices_of_a_turn_are_not_set_aside() -> None:
    state = State.from_text(LAST_MOVE.replace("pending", "stage: moved\npending"))
    assert len(state.legal()) > 1
    assert not play_best([trial_of(state)], logits_of(state), 9, 99.0)


def test_trials_and_the_policy_choose_together() -> None:
    """Beside one trial, a logit counts for something; a clear difference of the trials counts for more."""
    state = State.from_text(LAST_MOVE)
    north, east = (next(a for a in state.legal() if str(a) == f"move {tile}") for tile in ("N", "E"))
    for worth, chosen in ((0.505, east), (0.6, north)):
        fork = Fork(trial_of(state), [east, north], [2.0, 0.0])
        tries = fork.try_choices(1)
        tries[0].note(0.5, 0.5, 1)
        tries[1].note(worth, 0.5, 1)
        fork.play_best(tries, 0.01)
        assert f"move {fork.trial.state.taoist('N').tile}" == str(chosen)


def test_in_a_careful_trial_the_policy_counts_for_as_much_as_in_the_race() -> None:
    """There its logits are divided by caution, and a factor of e in the probability counts for `TRUST`."""
    counted = []

    class Recorded:
        trial = trial_of(State.from_text(LAST_MOVE))

        def try_choices(self, trials: int) -> list[Trial]:
            return []

        def play_best(self, tries: list[Trial], trust: float) -> None:
            counted.append(trust)

    playouts._play_forks(trained_judge(), [Recorded()], Care())  # type: ignore[list-item]
    assert counted == [pytest.approx(TRUST / CAUTION)]


def test_small_trials_share_their_luck_and_do_not_know_that_of_the_trial() -> None:
    """Whoever tried with the dice that will fall would find every choice good that happens to go well."""
    state = State.from_text(LAST_MOVE)
    actions = list(state.legal())[:2]

    def cards(trial: Trial) -> list[int]:
        return [trial._cards.randrange(1000) for _ in range(4)]

    one, other = Fork(trial_of(state), actions, [0.0, 0.0]).try_choices(1)
    again = Fork(trial_of(state, luck=1), actions, [0.0, 0.0]).try_choices(1)[0]
    own = trial_of(state)
    drawn = cards(one)
    assert drawn == cards(other)
    assert drawn != cards(own) and drawn != cards(again)


def test_a_race_with_care_sees_what_the_next_taoist_can_do() -> None:
    judge = Contrary(trained_judge().network)
    state = State.from_text(LAST_MOVE.replace("active: N", "active: W").replace("W: dead", "W: qi 3, at SW"))
    chances = []
    for care in (None, Care(choices=9, doubt=99.0)):
        candidates = [Candidate(action, 0.5) for action in state.legal()[:2]]
        best = Race(judge, state, 4, 1, Budget(2000), care).run(candidates)[0]
        chances.append(best.chance)
    assert chances[1] > chances[0] + 0.1


@pytest.mark.parametrize(("nodes", "is_careful"), [(3000, False), (6000, True)])
def test_the_last_trials_of_a_large_budget_are_careful(
    nodes: int, is_careful: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    cares: list[Care | None] = []

    def play(judge: Judge, trials: list[Trial], turns: int, care: Care | None = None) -> int:
        cares.append(care)
        return play_out(judge, trials, turns, care)

    monkeypatch.setattr(race, "play_out", play)
    for seed in range(6):
        luck = Rng(seed)
        state = State.new(Setup().dealt(luck))
        play_to_decision(state, luck)
        begun = len(cares)
        Search(trained_judge()).choose(state, Rng(1), Budget(nodes))
        of_this_one = cares[begun:]
        assert of_this_one == sorted(of_this_one, key=lambda care: care is not None), "first those without care"
    assert (CARE in cares) is is_careful and None in cares


def test_a_careful_search_is_repeatable_and_keeps_to_its_budget() -> None:
    state = State.from_text(
        LAST_MOVE.replace("tao black black black", "tao black").replace("E: dead", "E: qi 2, at SE")
    )
    found = []
    for _ in range(2):
        budget = Budget(6000)
        choices = Search(trained_judge()).choose(state, Rng(3), budget)
        found.append([(choice.action, choice.worths, choice.then) for choice in choices])
        assert budget.used < 7500
        assert {choice.action for choice in choices} == set(state.legal())
    assert found[0] == found[1]

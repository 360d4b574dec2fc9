"""The search is deterministic, keeps to its budget, and finds what wins now."""

from concurrent.futures import ThreadPoolExecutor
from math import exp, log

import numpy as np
import pytest

from fatsi import State
from fatsi.engine import race, search
from fatsi.engine.budget import Budget
from fatsi.engine.judge import CAUTION, Candidate, Judge, trained_judge
from fatsi.engine.network import PROGRESS, WEIGHTS, Network, kind_of_game, trained_network, worth_of_defeat
from fatsi.engine.playouts import TRUST, Care, play_out, turns_of_boards
from fatsi.engine.race import Race, is_hopeless, ranked
from fatsi.engine.search import MOST_TURNS, Search, wastes_token
from fatsi.engine.selfplay import play_to_decision
from fatsi.engine.trials import Trial, begin_trial
from fatsi.rules import Setup
from fatsi.rules.actions import END, Action
from fatsi.rules.rng import Rng
from tests.judges import Timid
from tests.positions import LAST_FIGHT, LAST_MOVE


def named(state: State, text: str) -> Action:
    return next(action for action in state.legal() if str(action) == text)


@pytest.fixture(scope="module")
def judge() -> Judge:
    """A network that knows nothing: small weights at random."""
    rng = np.random.default_rng(1)
    with np.load(WEIGHTS) as file:
        shapes = {name: file[name].shape for name in file.files if name != "calibration"}
    return Judge(
        Network({name: (0.02 * rng.standard_normal(shape)).astype(np.float32) for name, shape in shapes.items()})
    )


def begun(seed: int, *, white_moon: bool = False) -> State:
    rng = Rng(seed)
    state = State.new(Setup(white_moon=white_moon).dealt(rng))
    play_to_decision(state, rng)
    return state


@pytest.mark.parametrize("white_moon", [False, True])
def test_the_same_seed_and_budget_give_the_same_values(judge: Judge, white_moon: bool) -> None:
    state = begun(1, white_moon=white_moon)
    before = str(state)
    one = Search(judge, turns=1).choose(state, Rng(7), Budget(400))
    other = Search(judge, turns=1).choose(state, Rng(7), Budget(400))
    assert [(c.action, c.trials, c.worths) for c in one] == [(c.action, c.trials, c.worths) for c in other]
    assert str(state) == before
    assert {c.action for c in one} == set(state.legal())


def test_an_opinion_names_the_likeliest_action_first_with_the_policy_s_probability() -> None:
    state = begun(2)
    choices, chance = trained_judge().opinion(state)
    logits, values = trained_judge().judge([state])
    weights = {action: exp(logit / CAUTION) for action, logit in zip(state.legal(), logits.tolist(), strict=True)}
    assert [choice.action for choice in choices] == sorted(weights, key=lambda action: -weights[action])
    for choice in choices:
        assert choice.prior == pytest.approx(weights[choice.action] / sum(weights.values()))
    of_searching_bots = trained_network().calibrated(values, kind_of_game(state), [state.cards_left()])[0, 1]
    assert chance == of_searching_bots != values[0, 1]


def test_a_budget_is_about_kept(judge: Judge) -> None:
    budgets = [Budget(500) for _ in range(4)]
    for number, budget in enumerate(budgets):
        Search(judge, turns=1).choose(begun(number), Rng(1), budget)
    used = [budget.used for budget in budgets]
    assert max(used) <= 1000
    assert max(used) >= 400, "some decision is in doubt until the end"


def test_what_wins_at_once_is_found(judge: Judge) -> None:
    state = State.from_text(LAST_FIGHT)
    best, *others = Search(judge, turns=1).choose(state, Rng(1), Budget(600))
    assert str(best.action) == "exorcise"
    assert best.chance > 0, "a policy that knows nothing sometimes names the ghost"
    assert all(choice.chance < best.chance for choice in others)


def test_choices_are_compared_with_the_same_luck() -> None:
    """Trials of different choices draw the same card next, whatever dice were rolled before it."""
    state, luck = begun(4), Rng(4)
    while state.stack[-1].id != "yang":
        state.apply(state.legal()[0])
        play_to_decision(state, luck)
    actions = [action for action in state.legal() if action.kind in ("move", "end")]
    drawn = set()
    for action in actions:
        trial = begin_trial(state, action, 0, seed=5, luck=3)
        while not trial.is_over and trial.turns < 1:
            legal = trial.state.legal()
            trial.play(END if END in legal else legal[0])
        drawn.add(tuple(sorted(set(state.unseen) - set(trial.state.unseen))))
    assert len(actions) > 2 and len(drawn) == 1


def test_cards_and_dice_have_luck_of_their_own() -> None:
    trial = Trial(begun(4), 0, seed=5, luck=3)
    one, other = ([luck.randrange(1000) for _ in range(4)] for luck in (trial._cards, trial._dice))
    assert one != other


def test_trials_are_worth_the_mean_of_what_is_judged_after_each_turn(judge: Judge) -> None:
    """Looking ahead one turn at a time gives the judgements of which a longer trial is worth the mean."""
    state = begun(4)
    action = state.legal()[0]
    one_by_one = [begin_trial(state, action, 0, seed=2, luck=1) for _ in range(3)]
    for turns, trial in enumerate(one_by_one, start=1):
        play_out(judge, [trial], turns)
    assert [trial.judged for trial in one_by_one] == [1, 2, 3]
    worths = [trial.worths for trial in one_by_one]
    assert 0 < worths[0] < worths[1] < worths[2]
    assert one_by_one[2].worth == pytest.approx(worths[2] / 3)


def test_a_game_that_ends_counts_for_all_turns_that_were_to_come(judge: Judge) -> None:
    state = State.from_text(
        "fatsi position 1\nboards: yellow-a red-a green-a blue-a\nactive: N\ndifficulty: normal\nhaunted: SW W\n"
        "deck: 20 10\nghosts: E2 ghoul step\nN: qi 1, at C\nE: dead\nS: dead\nW: dead\npending: yang"
    )
    trial = begin_trial(state, END if END in state.legal() else state.legal()[0], 0, seed=1, luck=1)
    play_out(judge, [trial], 8)
    assert trial.is_over and not trial.is_won and trial.gone > 0
    assert trial.judged == 8 and trial.chance == 0.0
    assert trial.worth == pytest.approx(PROGRESS * worth_of_defeat(trial.gone, trial.defeated)), "ghosts that are gone"


def test_a_won_trial_is_worth_more_than_any_judgement() -> None:
    state = State.from_text(LAST_FIGHT)
    trial = begin_trial(state, named(state, "exorcise"), 0, seed=1, luck=1)
    play_out(trained_judge(), [trial], 8)
    assert trial.is_won and trial.chance == 1.0
    assert trial.worth == pytest.approx(1.0 + PROGRESS)


def test_what_is_hopeless_is_dropped_and_what_is_in_doubt_is_not() -> None:
    good = [0.3, 0.5, 0.4, 0.35] * 4
    assert is_hopeless([worth - 0.1 for worth in good], good)
    assert is_hopeless(good, good), "as good as equal: more trials would decide nothing that matters"
    assert not is_hopeless([worth - 0.1 for worth in good[:8]], good[:8]), "too few trials"
    assert not is_hopeless([worth - 0.1 for worth in good], good, lead=0.2), "the policy likes it much better"
    noise = [0.2 if n % 2 else -0.2 for n in range(16)]
    assert not is_hopeless([worth - 0.02 + more for worth, more in zip(good, noise, strict=True)], good)


@pytest.mark.parametrize(("trials", "preferred"), [(1, 0.9), (2, 0.9), (64, 0.1)])
def test_what_the_policy_thinks_decides_beside_few_trials_but_not_beside_many(trials: int, preferred: float) -> None:
    liked = Candidate(END, 0.9, lead=TRUST * log(0.9), worths=[0.50] * trials)
    disliked = Candidate(END, 0.1, lead=TRUST * log(0.1), worths=[0.52] * trials)
    assert ranked([disliked, liked])[0].prior == preferred


def test_what_the_policy_likes_much_better_stays_in_the_race() -> None:
    """By trials alone it would be hopeless."""
    worths = [0.5, 0.52] * 8
    best = Candidate(END, 0.1, worths=worths)
    worse = [worth - (0.03 if n % 4 < 2 else 0.07) for n, worth in enumerate(worths)]
    for lead, left in ((0.0, 1), (0.72, 2)):
        assert len(ranked([best, Candidate(END, 0.9, lead=lead, worths=worse)])) == left


def test_the_budget_is_saved_where_one_choice_is_clearly_the_best() -> None:
    """The last incarnation can be beaten for sure: nothing else needs a thought."""
    state = State.from_text(LAST_FIGHT)
    budget = Budget(20_000)
    assert str(Search(trained_judge()).choose(state, Rng(1), budget)[0].action) == "exorcise"
    assert budget.used < 10_000


def test_small_budgets_look_less_far_ahead() -> None:
    assert [Budget(nodes).turns(4) for nodes in (100, 1000, 1200, 2000, 100_000)] == [2, 2, 3, 4, 4]
    assert Budget(100_000).turns(3) == 3
    assert Budget(1, ms=1000).turns(MOST_TURNS) == MOST_TURNS


def test_trials_look_as_many_turns_of_taoists_ahead_whatever_their_number() -> None:
    """Boards without a player take turns, too, but do nothing of their own accord."""
    states = [State.new(Setup(players=players).dealt(Rng(1))) for players in (4, 3, 2, 1)]
    assert [turns_of_boards(state, 8) for state in states] == [8, 10, 16, 32]


def test_a_network_says_the_same_of_rows_alone_and_together(judge: Judge) -> None:
    states = [begun(seed, white_moon=bool(seed % 2)) for seed in range(6)]
    logits, values = judge.judge(states)
    alone = [judge.judge([state]) for state in states]
    assert len(logits) == sum(len(state.legal()) for state in states)
    assert np.allclose(np.concatenate([one[0] for one in alone]), logits, atol=1e-5)
    assert np.allclose(np.concatenate([one[1] for one in alone]), values, atol=1e-5)


def test_a_move_is_judged_by_the_best_that_can_follow() -> None:
    """The policy alone might move and not fight; as a plan, both are tried together."""
    state = State.from_text(LAST_MOVE)
    best = Search(trained_judge(), least=0.0).choose(state, Rng(1), Budget(3000))[0]
    assert str(best.action) == "move N" and best.then is not None and str(best.then) == "exorcise"
    assert best.chance == 1.0


def test_a_fight_is_planned_though_the_policy_would_not_fight() -> None:
    state = State.from_text(LAST_MOVE)
    best = Search(Timid(trained_judge().network), least=0.0).choose(state, Rng(1), Budget(3000))[0]
    assert str(best.action) == "move N" and str(best.then) == "exorcise" and best.chance == 1.0


def test_a_plan_is_judged_by_what_is_planned() -> None:
    """Not by what the policy would do instead."""
    state = State.from_text(LAST_MOVE)
    move = named(state, "move N")
    after = state.copy()
    after.apply(move)
    plans = [Candidate(move, 0.5, then) for then in (END, named(after, "exorcise"))]
    Race(trained_judge(), state, 2, 1, Budget(400)).run(plans)
    assert plans[1].chance == 1.0 > plans[0].chance
    assert plans[1].worth == pytest.approx(1.0 + PROGRESS), "not the chance alone"


def test_every_trial_of_a_candidate_has_other_luck_and_candidates_share_it(
    judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    lucks: list[list[int]] = [[], []]

    def begin(state: State, action: Action, candidate: int, seed: int, luck: int) -> Trial:
        lucks[candidate].append(luck)
        return begin_trial(state, action, candidate, seed, luck)

    monkeypatch.setattr(race, "begin_trial", begin)
    monkeypatch.setattr(race, "is_hopeless", lambda *_: False)
    state = begun(4)
    Race(judge, state, 1, 7, Budget(4000)).run([Candidate(action, 0.5) for action in state.legal()[:2]])
    assert lucks[0] == lucks[1] == list(range(len(lucks[0])))
    assert len(lucks[0]) > 128, "more than one batch"


@pytest.mark.parametrize(("carefully", "is_first_chosen"), [(0.52, True), (9.0, False)])
def test_what_the_first_race_says_counts_beside_careful_trials(
    carefully: float, is_first_chosen: bool, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As much as sixteen of them: one that speaks for another choice changes nothing, unless it says a great deal."""
    tried: list[Candidate] = []

    class Fixed(Race):
        def __init__(
            self, judge: Judge, state: State, turns: int, seed: int, budget: Budget, care: Care | None = None
        ) -> None:
            super().__init__(judge, state, turns, seed, budget, care)
            self.is_careful = care is not None

        def run(self, candidates: list[Candidate], until: float = 1.0, last: int = 2) -> list[Candidate]:
            if not self.is_careful:
                tried.extend(candidates)
            for candidate in candidates:
                is_first = candidate.action is tried[0].action
                mean = (0.5 if is_first else carefully) if self.is_careful else (0.6 if is_first else 0.5)
                candidate.worths = [mean] * (1 if self.is_careful else 20)
            return sorted(candidates, key=lambda candidate: -candidate.score)[:last]

    monkeypatch.setattr(search, "Race", Fixed)
    best = Search(judge).choose(begun(4), Rng(1), Budget(6000))[0]
    assert (best.action is tried[0].action) is is_first_chosen


def test_every_action_is_listed_once_though_several_plans_begin_with_it(judge: Judge) -> None:
    state = begun(4)
    luck = Rng(4)
    while state.stack[-1].id != "yang":
        state.apply(state.legal()[0])
        play_to_decision(state, luck)
    choices = Search(judge, turns=1).choose(state, Rng(1), Budget(1500))
    assert len(choices) == len({choice.action for choice in choices}) == len(state.legal())
    assert any(choice.then is not None for choice in choices)


def test_threads_may_search_at_once() -> None:
    """The network runs without the lock of the interpreter: threads that shared the room for positions crashed."""

    def think(seed: int) -> list[tuple[str, float]]:
        choices = Search(trained_judge()).choose(begun(seed), Rng(seed), Budget(600))
        return [(str(choice.action), choice.worth) for choice in choices]

    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(think, range(8)))
    assert together == [think(seed) for seed in range(8)]


def test_a_power_is_borrowed_after_the_action_only_where_it_allows_something() -> None:
    """With the second action of Heavenly Gust there is a ghost to exorcise; without a ghost there is nothing to do."""
    for ghost, is_waste in (("ghosts: N2 restless-dead\n", False), ("", True)):
        state = State.from_text(
            "fatsi position 1\nplayers: 1\nboards: red-a blue-a green-a yellow-a\nactive: N\n" + ghost + "N: qi 3, "
            "at N, tao yellow yellow yellow, power-tokens 3\nstage: acted\nhelps: 1\naction-tile: N\npending: yang"
        )
        borrow = next(action for action in state.legal() if str(action) == "borrow E")
        assert wastes_token(state, borrow) is is_waste
        assert not wastes_token(state, END)

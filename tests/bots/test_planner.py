"""The planner: its budget, its levels, and the network that it stands on."""

from __future__ import annotations

import random

import numpy as np
import pytest

from fatsi import CHANCE, InvalidSetup, Setup, State
from fatsi.bots import bot, greedy
from fatsi.bots.planner import LEVELS, PlannerBot, choose_on_a_whim
from fatsi.engine.budget import Budget
from fatsi.engine.judge import Candidate, trained_judge
from fatsi.engine.network import KINDS_OF_GAME, PROGRESS, WEIGHTS
from fatsi.engine.search import Search
from fatsi.rules.actions import ACTIONS, END
from fatsi.rules.geometry import SEATS
from fatsi.rules.rng import Rng
from tests.judges import Timid
from tests.players import POLICIES
from tests.positions import LAST_FIGHT, at

PICK_UP = next(action for action in ACTIONS if action.kind == "pick-up")


def positions(setup: Setup, seed: int) -> list[State]:
    """Decisions of a game of keen players."""
    rng = random.Random(seed)
    state = State.new(setup.dealt(rng))
    decisions: list[State] = []
    while state.actor is not None and len(decisions) < 40:
        if state.actor != CHANCE and len(state.legal()) > 1:
            decisions.append(state.copy())
        state.apply(POLICIES["keen"](state, rng))
    return decisions


def assess(state: State, rng: Rng, *, nodes: int) -> list[Candidate]:
    search = Search(trained_judge(), turns=4, candidates=len(state.legal()), least=0.0)
    return search.choose(state, rng, Budget(nodes))


@pytest.mark.parametrize("name", ["greedy", "planner:nodes=500"])
def test_a_single_player_keeps_power_tokens_that_would_do_nothing(name: str) -> None:
    """The action is done: to borrow a power now would give a token away for nothing."""
    state = at(
        "players: 1\nboards: red-a green-a blue-b yellow-a\nN: qi 3, at S, power-tokens 3",
        "stage: acted\nexorcisms: 1\naction-tile: S\npending: yang",
    )
    assert bot(name).choose(state, Rng(1)) is END


@pytest.mark.parametrize("name", ["greedy", "planner:nodes=1500"])
def test_power_tokens_on_the_centre_tile_are_picked_up_at_the_end_of_a_turn(name: str) -> None:
    state = at(
        "players: 1\nboards: red-a green-a blue-b yellow-a\nN: qi 3, at C, power-tokens 0",
        "stage: acted\nexorcisms: 1\naction-tile: C\npending: yang",
    )
    assert set(map(str, state.legal())) >= {"pick-up", "end"}
    assert str(bot(name).choose(state, Rng(1))) == "pick-up"


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_power_token_in_the_hand_is_worth_more_than_one_on_the_centre_tile(players: int) -> None:
    """Values once thought the opposite, for only first turns had tokens (decision 16)."""
    gains = []
    for state in positions(Setup(players=players, difficulty="initiation"), seed=5)[::2]:
        holder = next(seat for seat in SEATS if state.table.is_player[seat])
        tokens = state.power_tokens[holder] + state.centre_tokens
        spent, kept = state.copy(), state.copy()
        spent.power_tokens[holder], spent.centre_tokens = 0, tokens
        kept.power_tokens[holder], kept.centre_tokens = tokens, 0
        with_none, with_all = trained_judge().judge([spent, kept])[1][:, 1]
        gains.append(with_all - with_none)
    assert sum(gain > 0 for gain in gains) > 0.8 * len(gains)


@pytest.mark.parametrize("white_moon", [False, True])
def test_every_legal_action_is_assessed_once(white_moon: bool) -> None:
    for state in positions(Setup(white_moon=white_moon), seed=3)[::8]:
        before = state.copy()
        choices = assess(state, Rng(1), nodes=300)
        assert state == before
        assert sorted(choice.action.index for choice in choices) == sorted(action.index for action in state.legal())
        assert all(0.0 <= choice.chance <= 1.0 for choice in choices)
        assert all(0.0 <= choice.worth <= 1.0 + PROGRESS for choice in choices)


def test_more_qi_and_fewer_ghosts_are_better() -> None:
    """The network has to see it without any search."""
    others = "E: qi 3, at C\nS: qi 3, at C\nW: qi 3, at C\npending: yang"
    crowded = "ghosts: N1 restless-dead, N2 ghoul, N3 zombie-1, E1 lich, E2 skinner, S2 black-widow-1, W2 reaper"
    states = [
        at(f"{crowded}\nN: qi 1, at C", others),
        at(f"{crowded}\nN: qi 3, at C", others),
        at("ghosts: N2 restless-dead\nN: qi 3, at C", others),
    ]
    chances = [trained_judge().opinion(state)[1] for state in states]
    assert chances == sorted(chances) and len(set(chances)) == len(chances)


def test_the_same_seed_and_nodes_give_the_same_choice() -> None:
    for state in positions(Setup(), seed=5)[:6]:
        first, second = (assess(state, Rng(7), nodes=400) for _ in range(2))
        assert [(one.action, one.trials, one.worths) for one in first] == [
            (one.action, one.trials, one.worths) for one in second
        ]


def test_any_generator_with_randrange_will_do() -> None:
    state = positions(Setup(), seed=5)[0]
    assert bot("planner:nodes=60").choose(state, random.Random(1)) in state.legal()  # type: ignore[arg-type]


def test_more_nodes_make_more_trials() -> None:
    state = next(
        state for state in positions(Setup(), seed=6) if state.stack[-1].id == "yang" and len(state.legal()) > 4
    )
    few, many = (sum(choice.trials for choice in assess(state, Rng(1), nodes=nodes)) for nodes in (300, 3000))
    assert few < many


def test_trials_that_end_at_once_use_the_budget_too() -> None:
    """All Taoists but one are dead and the village is lost in the next Yin: whatever is done, no trial goes on."""
    state = at(
        "difficulty: normal\nhaunted: SW W\nghosts: E2 ghoul step\nN: qi 1, at C",
        "E: dead\nS: dead\nW: dead\npending: yang",
    )
    budget = Budget(400)
    Search(trained_judge(), candidates=99, least=0.0).choose(state, Rng(1), budget)
    assert budget.used <= 800


def test_a_time_can_be_given_instead() -> None:
    state = positions(Setup(), seed=7)[0]
    assert bot("planner:ms=5").choose(state, Rng(1)) in state.legal()


@pytest.mark.parametrize("option", ["nodes=0", "ms=-1", "turns=0", "level=0"])
def test_a_budget_that_makes_no_sense_is_refused(option: str) -> None:
    with pytest.raises(InvalidSetup, match="bot-option-too-small"):
        bot(f"planner:{option}")


def test_there_are_eight_levels() -> None:
    assert len(LEVELS) == 8
    with pytest.raises(InvalidSetup, match="bot-option-too-large"):
        bot("planner:level=9")


def test_higher_levels_think_more() -> None:
    shares = [level.share for level in LEVELS]
    assert shares[:5] == [0.0] * 5 and shares[4:] == sorted(set(shares)) and shares[-1] == 1.0
    first = at("N: qi 3, at C\npending: yang")
    later = at("N: qi 3, at C\nstage: moved\npending: yang")
    budgets = [
        (PlannerBot(nodes=6000, level=n).budget(first), PlannerBot(nodes=6000, level=n).budget(later)) for n in (6, 8)
    ]
    assert [(one.nodes, other.nodes) for one, other in budgets] == [(1200, 400), (6000, 2000)]


def test_lower_levels_take_the_second_best_more_often() -> None:
    choices = [Candidate(END, 0.7), Candidate(PICK_UP, 0.3)]
    seconds = [
        sum(choose_on_a_whim(choices, Rng(seed), level) is PICK_UP for seed in range(1000)) for level in LEVELS[:5]
    ]
    assert seconds == sorted(seconds, reverse=True)
    assert 350 < seconds[0] < 450, "the square root of the probabilities"
    assert 270 < seconds[2] < 330, "the probabilities as they are"
    assert seconds[4] == 0


def test_greedy_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its policy would not fight, but a look ahead shows that the fight wins."""
    monkeypatch.setattr(greedy, "trained_judge", lambda: Timid(trained_judge().network))
    state = State.from_text(LAST_FIGHT)
    assert str(bot("greedy").choose(state, Rng(1))) == "exorcise"


def test_a_beginner_takes_only_what_the_network_finds_good_and_not_always_the_same() -> None:
    state = next(state for state in positions(Setup(), seed=6) if state.stack[-1].id == "yang")
    choices, _ = trained_judge().opinion(state)
    good = {choice.action for choice in choices if choice.prior >= LEVELS[0].least * choices[0].prior}
    taken = {bot("planner:level=1").choose(state, Rng(seed)) for seed in range(60)}
    assert taken <= good
    assert len(taken) > 1 or len(good) == 1
    assert bot("planner:level=5").choose(state, Rng(1)) is choices[0].action


@pytest.mark.parametrize("kind", range(KINDS_OF_GAME))
def test_calibrated_chances_keep_their_order(kind: int) -> None:
    chances = [1e-4, 0.02, 0.2, 0.5, 0.9, 0.999]
    values = np.array([(0.3, chance) for chance in chances], np.float32)
    shown = trained_judge().network.calibrated(values, kind, [20] * len(chances))
    assert np.all(np.diff(shown[:, 1]) > 0) and shown[0, 1] < 0.2 and shown[-1, 1] > 0.9
    assert shown[2, 1] > 0.2, "the bot that searches wins more often than the team that explores"
    assert np.all(np.diff(shown[:, 0]) > 0), "what the search maximises has the same order"
    early, late = trained_judge().network.calibrated(values[2:4], kind, [40, 40]), shown[2:4]
    assert np.all(early[:, 1] > late[:, 1]), "a team that searches makes more of a long game"


def test_progress_counts_where_chances_are_the_same() -> None:
    network = trained_judge().network
    worth, chance = network.calibrated(np.array([(0.1, 0.01), (0.3, 0.01)], np.float32), 3, [20, 20]).T
    assert chance[0] == chance[1] and worth[1] - worth[0] == pytest.approx(0.2 * PROGRESS, rel=1e-3)


def test_the_weights_are_numbers_and_no_larger_than_a_few_megabytes() -> None:
    assert WEIGHTS.stat().st_size < 2_000_000
    with np.load(WEIGHTS) as file:
        assert all(np.isfinite(file[name]).all() for name in file.files)

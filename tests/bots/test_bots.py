"""What holds for every bot, in any position: it answers, with something legal, always the same, and touches nothing."""

from __future__ import annotations

import random
from itertools import product

import pytest

from fatsi import CHANCE, InvalidSetup, Setup, State
from fatsi.bots import BOTS, Bot, bot, bot_names
from fatsi.rules.moon.families import ARTIFACTS
from fatsi.rules.registry import declared
from fatsi.rules.rng import Rng
from fatsi.rules.setup import DIFFICULTIES, EDITIONS, PORTALS
from fatsi.rules.steps import Decision
from tests.moon_positions import village
from tests.players import POLICIES
from tests.positions import at

COMBINATIONS = list(product((1, 2, 3, 4), DIFFICULTIES, EDITIONS, (False, True)))
DECISIONS = set(declared(Decision))
# Whole families saved are rare in such games.
RARE = {"grant-tao"}
GAMES_THAT_SEE_ALL = 1200
ANSWERS_IN_A_GAME = 12


def start(players: int, difficulty: str, edition: str, rng: random.Random, *, white_moon: bool) -> State:
    portal = rng.choice(list(PORTALS)) if white_moon else "centre"
    setup = Setup(players=players, difficulty=difficulty, edition=edition, white_moon=white_moon, portal=portal)
    return State.new(setup.dealt(rng))


def check_answer(player: Bot, state: State, seed: int) -> None:
    before = state.copy()
    action = player.choose(state, Rng(seed))
    assert action in before.legal()
    assert state == before, "a bot has changed the position that it was asked about"
    assert player.choose(before, Rng(seed)) is action


# A small budget asks the planner the same questions.
@pytest.mark.parametrize("name", ["greedy", "planner:nodes=60", "random"])
@pytest.mark.parametrize(("players", "difficulty", "edition", "white_moon"), COMBINATIONS)
def test_answers_are_legal_and_reproducible(
    players: int, difficulty: str, edition: str, white_moon: bool, name: str
) -> None:
    rng = random.Random(f"{players} {difficulty} {edition} {white_moon}")
    state = start(players, difficulty, edition, rng, white_moon=white_moon)
    player = bot(name)
    answers = 0
    while state.actor is not None and answers < ANSWERS_IN_A_GAME:
        if state.actor != CHANCE and rng.random() < 0.1:
            check_answer(player, state, answers)
            answers += 1
        state.apply(POLICIES["keen"](state, rng))


def test_every_kind_of_decision_is_answered() -> None:
    """Games of players and chances that see everything; the bot is asked when a kind of decision comes first."""
    player = bot("greedy")
    asked: set[str] = set()
    for game in range(GAMES_THAT_SEE_ALL):
        rng = random.Random(game)
        players, difficulty, edition, _ = rng.choice(COMBINATIONS)
        state = start(players, difficulty, edition, rng, white_moon=game % 4 > 0)
        if state.moon is not None and game % 2:
            seats = state.table.seats
            state.moon.artifacts = [seats[artifact % len(seats)] for artifact in range(len(ARTIFACTS))]
        policy = POLICIES[rng.choice(list(POLICIES))]
        while state.actor is not None and not asked >= DECISIONS - RARE:
            kind = state.stack[-1].id
            if state.actor != CHANCE and kind not in asked and len(state.legal()) > 1:
                check_answer(player, state, game)
                asked.add(kind)
            state.apply(policy(state, rng))
    for kind in RARE:
        check_answer(player, at(village("N hua"), f"pending: {kind} red; yang"), seed=1)
    assert asked >= DECISIONS - RARE, DECISIONS - RARE - asked


@pytest.mark.parametrize(("players", "white_moon"), [(1, False), (2, True), (3, True), (4, False)])
def test_greedy_plays_whole_games_and_lives_longer_than_random(players: int, white_moon: bool) -> None:
    setup = Setup(players=players, white_moon=white_moon)
    left = {name: sum(played(bot(name), setup, seed=players).deck) for name in ("greedy", "random")}
    assert left["greedy"] < left["random"]


def played(player: Bot, setup: Setup, seed: int) -> State:
    deal, chance, own = (Rng(seed, stream=stream) for stream in (1, 2, 3))
    state = State.new(setup.dealt(deal))
    while state.actor is not None:
        state.apply(state.sample(chance) if state.actor == CHANCE else player.choose(state, own))
    assert state.result is not None
    return state


def test_the_names_are_those_of_the_table() -> None:
    assert bot_names() == ("greedy", "planner", "random") == tuple(sorted(BOTS))
    with pytest.raises(InvalidSetup, match="bot: unknown-bot given=nobody"):
        bot("nobody")

"""Digests of seeded games, to compare two cores: `python -m tests.cores` prints them as JSON for the core in use."""

import hashlib
import json
import random
from itertools import product

from fatsi import CHANCE, Setup, State, position
from fatsi.bots import bot
from fatsi.core import core_in_use
from fatsi.engine import network
from fatsi.rules.events import Event
from fatsi.rules.rng import Rng
from fatsi.rules.setup import DIFFICULTIES, EDITIONS

RANDOM_GAMES_EACH = 2
# A small budget: what matters is that both cores search alike.
BOT_GAMES = (("greedy", False), ("planner:nodes=60", False), ("planner:nodes=60", True))
BOT_ACTIONS = 60


def digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def random_game(setup: Setup, rng: random.Random) -> str:
    """Play at random; the digest is of all actions, of what was legal, of the events and of the last position."""
    state = State.new(setup.dealt(rng))
    lines = []
    while state.actor is not None:
        legal = state.legal()
        action = state.sample(rng) if state.actor == CHANCE else rng.choice(legal)
        events: list[Event] = []
        state.apply(action, events)
        lines.append(f"{action} of {[one.index for one in legal]}: {events}")
    return digest([*lines, position(state)])


def bot_game(specification: str, *, white_moon: bool) -> str:
    rng = Rng(1)
    state = State.new(Setup(white_moon=white_moon).dealt(rng))
    player = bot(specification)
    lines: list[str] = []
    while state.actor is not None and len(lines) < BOT_ACTIONS:
        action = state.sample(rng) if state.actor == CHANCE else player.choose(state, rng)
        state.apply(action)
        lines.append(str(action))
    return digest([*lines, position(state)])


def digests() -> dict[str, str]:
    found = {}
    for players, difficulty, edition, white_moon in product((1, 2, 3, 4), DIFFICULTIES, EDITIONS, (False, True)):
        setup = Setup(players=players, difficulty=difficulty, edition=edition, white_moon=white_moon)
        for number in range(RANDOM_GAMES_EACH):
            name = f"{players} players, {difficulty}, {edition}, White Moon {white_moon}, game {number}"
            found[name] = random_game(setup, random.Random(name))
    for specification, white_moon in BOT_GAMES:
        found[f"{specification}, White Moon {white_moon}"] = bot_game(specification, white_moon=white_moon)
    return found


if __name__ == "__main__":
    # The network in C, which only the compiled core has, rounds otherwise, and two choices may be nearly equal. Both
    # cores use numpy here; tests/engine/test_network.py compares it with the other.
    network.forward = None
    print(json.dumps({"core": core_in_use(), "games": digests()}))

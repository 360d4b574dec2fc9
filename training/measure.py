"""Measure a network: how many games its first choice wins, or a search with it.

    python training/measure.py CHECKPOINT [--games 200] [--kinds 4nor 4nig]
    python training/measure.py CHECKPOINT --nodes 250 --kinds 4ini 4nor

With `--nodes` the deals are those of `fatsi simulate --seed`; 250 nodes play as `greedy` does. The games won are shown
as they are, and without the luck that chance brought them: the second figure has a smaller error.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from statistics import mean, stdev

from model import KINDS, Kind, load, network_of

from fatsi.engine.budget import Budget
from fatsi.engine.judge import BATCH, Judge
from fatsi.engine.network import Network, kind_of_game
from fatsi.engine.playouts import play_out
from fatsi.engine.search import Search
from fatsi.engine.selfplay import play_to_decision, remove_incarnations
from fatsi.engine.trials import Trial
from fatsi.game import Game
from fatsi.rules import CHANCE, State
from fatsi.rules.rng import Rng, rng_for_bot

OUTCOMES = 24  # so many answers of chance are tried to say how lucky one is
LUCK_STREAM = 7
FOREVER = 10_000  # turns: until the game is over
WORKERS = 2


def network_in(checkpoint: Path) -> Network:
    return Network.load(checkpoint) if checkpoint.suffix == ".npz" else network_of(load(checkpoint)[0])


def play(network: Network, kind: Kind, games: int, seed: int) -> list[bool]:
    """Return whether each game is won if everybody takes what the policy likes best."""
    trials = []
    for n in range(games):
        luck = Rng(seed, stream=n)
        state = State.new(kind.setup.dealt(luck))
        remove_incarnations(state, kind.incarnations)
        play_to_decision(state, luck)
        trials.append(Trial(state, n, seed, n))
    play_out(Judge(network), trials, turns=FOREVER)
    return [trial.is_won for trial in trials]


def chances_in(judge: Judge, states: list[State]) -> list[float]:
    """Return the chance of winning in positions of one game, which may be over in some."""
    chances = [0.0 if state.result is None else float(state.result.won) for state in states]
    going = [n for n, state in enumerate(states) if state.result is None]
    for at in range(0, len(going), BATCH):
        part = going[at : at + BATCH]
        there = [states[n] for n in part]
        values = judge.judge(there, are_actions_judged=False)[1]
        cards = [state.cards_left() for state in there]
        calibrated = judge.network.calibrated(values, kind_of_game(there[0]), cards)[:, 1].tolist()
        for n, chance in zip(part, calibrated, strict=True):
            chances[n] = chance
    return chances


class LuckOfAGame:
    """What chance did for a game: the chance of winning after each of its answers, less the mean of what could come.

    Its mean is zero whatever the network thinks. So the result less this luck is right on average, and as far as the
    network knows what a position is worth, it is spread far less than the result: fewer games say as much.
    """

    def __init__(self, judge: Judge, seed: int) -> None:
        self._judge = judge
        self._rng = Rng(seed, stream=LUCK_STREAM)
        self.sum = 0.0

    def note(self, before: State, after: State) -> None:
        """Count what chance and forced choices made of a position, up to the next decision."""
        could_be = [before.copy() for _ in range(OUTCOMES)]
        for state in could_be:
            play_to_decision(state, self._rng)
        actual, *others = chances_in(self._judge, [after, *could_be])
        self.sum += actual - sum(others) / len(others)


def play_with_search(judge: Judge, search: Search, kind: Kind, nodes: int, seed: int) -> tuple[bool, float]:
    """Return whether the game of a seed is won if everybody takes what a search likes best, and the luck in it."""
    game = Game(kind.setup, seed=seed, play_forced=True)
    luck = LuckOfAGame(judge, seed)
    while (seat := game.state.actor) is not None:
        legal = game.state.legal()
        rng = rng_for_bot(seed, seat=seat, actions=len(game.actions))
        action = search.choose(game.state, rng, Budget(nodes))[0].action if len(legal) > 1 else legal[0]
        before = game.state.copy()
        before.apply(action)
        game.play(action)
        if before.actor == CHANCE or (before.actor is not None and len(before.legal()) == 1):
            luck.note(before, game.state)
    return game.result is not None and game.result.won, luck.sum


def play_all(checkpoint: Path, kind: Kind, nodes: int, seeds: range) -> list[tuple[bool, float]]:
    """Return what `play_with_search` says of each seed."""
    judge = Judge(network_in(checkpoint))
    return [play_with_search(judge, Search(judge), kind, nodes, seed) for seed in seeds]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=0, help="search, with so many nodes for each choice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="*", default=["4ini", "4nor", "4nig", "4hel"])
    args = parser.parse_args()
    for kind in (kind for kind in KINDS if kind.name in args.kinds):
        if args.nodes:
            all_seeds = range(args.seed, args.seed + args.games)
            parts = [all_seeds[worker::WORKERS] for worker in range(WORKERS)]
            with ProcessPoolExecutor(WORKERS) as pool:
                parts = pool.map(partial(play_all, args.checkpoint, kind, args.nodes), parts)
                games = list(chain.from_iterable(parts))
            won = [is_won for is_won, _ in games]
            skill = [is_won - luck for is_won, luck in games]
            without = f"; without luck {100 * mean(skill):.1f} ± {100 * stdev(skill) / len(skill) ** 0.5:.1f} %"
        else:
            won, without = play(network_in(args.checkpoint), kind, args.games, args.seed), ""
        print(f"{kind.name}: {sum(won)} of {len(won)}, {100 * sum(won) / len(won):.1f} %{without}", flush=True)


if __name__ == "__main__":
    main()

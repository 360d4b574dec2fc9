"""What a small budget costs a choice: by how much less it is worth than the best one, for a search that thinks long.

    python benchmarks/regret.py [--positions 60] [--nodes 1500 6000 24000] [--reference 200000]

Positions are beginnings of turns of games that `planner` plays with few nodes (four Taoists, Normal, Nightmare and Hell
in turn). A search with many nodes says what each choice is worth; then smaller searches choose. The regret is on
the scale that the search maximises. It shows what is lost by thinking too little, and nothing about what the
network misjudges: where it is small, more nodes do not help. The table takes minutes, where games would take days.
"""

from __future__ import annotations

import argparse
import time
from statistics import mean, stdev

from fatsi.bots.planner import PlannerBot
from fatsi.engine.budget import Budget
from fatsi.engine.judge import trained_judge
from fatsi.engine.search import Search
from fatsi.engine.trials import is_first_choice
from fatsi.rules import CHANCE, Setup, State
from fatsi.rules.actions import Action
from fatsi.rules.rng import Rng

DIFFICULTIES = ("normal", "nightmare", "hell")
NODES_OF_THE_GAMES = 300
TURNS_BETWEEN = 7  # positions of one game that follow each other are alike


def turns_of_a_game(setup: Setup, seed: int) -> list[State]:
    """Return some positions of a game in which a turn begins and there is something to choose."""
    luck, own = Rng(seed), Rng(seed, stream=1)
    bot = PlannerBot(nodes=NODES_OF_THE_GAMES)
    state = State.new(setup.dealt(luck))
    begun: list[State] = []
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(state.sample(luck))
            continue
        if is_first_choice(state) and len(state.legal()) > 1:
            begun.append(state.copy())
        state.apply(bot.choose(state, own))
    return begun[TURNS_BETWEEN // 2 :: TURNS_BETWEEN]


def worths_of(state: State, nodes: int) -> dict[Action, float]:
    """Return what each choice that was tried is worth, the best first."""
    choices = Search(trained_judge()).choose(state, Rng(1), Budget(nodes))
    return {choice.action: choice.worth for choice in choices if choice.trials}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--nodes", type=int, nargs="+", default=[250, 1500, 3000, 6000, 12_000, 24_000])
    parser.add_argument("--reference", type=int, default=200_000)
    args = parser.parse_args()
    states: list[State] = []
    seed = 0
    while len(states) < args.positions:
        seed += 1
        states += turns_of_a_game(Setup(players=4, difficulty=DIFFICULTIES[seed % 3]), seed)
    positions = [(state, worths_of(state, args.reference)) for state in states[: args.positions]]
    positions = [(state, worths) for state, worths in positions if len(worths) > 1]
    print(f"{len(positions)} positions; reference {args.reference} nodes")
    print("   nodes   used   regret, thousandths   best choice   processor time, s")
    for nodes in args.nodes:
        began, used = time.process_time(), 0
        regrets: list[float] = []
        for number, (state, worths) in enumerate(positions):
            budget = Budget(nodes)
            chosen = Search(trained_judge()).choose(state, Rng(2, stream=number), budget)[0].action
            used += budget.used
            regrets.append(1000 * (max(worths.values()) - worths.get(chosen, min(worths.values()))))
        count = len(regrets)
        error = stdev(regrets) / count**0.5
        best = sum(regret == 0 for regret in regrets)
        spent = (time.process_time() - began) / count
        print(f"{nodes:8} {used // count:6} {mean(regrets):11.2f} ± {error:.2f} {best / count:15.0%} {spent:17.2f}")


if __name__ == "__main__":
    main()

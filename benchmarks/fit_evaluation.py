"""Fit what the bots know by play: `python benchmarks/fit_evaluation.py habits weights fights practice calibration`.

It reads and writes `fatsi/bots/weights.json`, or another file, in up to five steps that may be repeated:

- `habits` moves the habits of the reflex to where games that it plays go further: a separable natural evolution
  strategy (Wierstra and others, 2014). A generation tries habits scattered round the present ones, in pairs of
  opposites, each on the same deals.
- `weights` finds the weights of the evaluation. In games that the reflex plays, the turn is played twice from the same
  position, as the reflex would and otherwise, and both are played on with the same numbers for chance. The weights are
  those by which the difference of the features after the turn predicts best the difference of the outcomes. Learning
  from results alone was tried and was much worse: what goes with a good position is not what makes it better. But where
  the turns played on stop, the question is how the game will end, not what to do: that outlook is learnt from results.
- `fights` finds which habits should be other ones against the last incarnation: the same strategy, from positions of
  games of `greedy` in which it has just come, judged by how many of them the reflex wins.
- `practice` moves the weights for a number of players along some directions to where games of `planner` itself, at a
  small budget, go further: pairs of games of the same deal, with weights off in opposite directions (as in Salimans and
  others, 2017). This is for tables of fewer than four, of which `weights` sees little.
- `calibration` finds `scale` and `offset`, by which the evaluation becomes the part of games that `greedy` wins, for a
  number of players.

The same seed gives the same result. With `--white-moon` only the calibration can be made: the reflex hardly knows
White Moon, and those weights are set by hand. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from fatsi.bots.choices import best_of, worths
from fatsi.bots.evaluation import WEIGHTS, Evaluation, known_for
from fatsi.bots.features import INDEX, NAMES, SIZE, features
from fatsi.bots.planner import PlannerBot, Trials, happening
from fatsi.bots.reflex import Reflex, is_last_fight
from fatsi.bots.turns import TurnSearch
from fatsi.rules import Setup, State
from fatsi.rules.actions import END, Action
from fatsi.rules.rng import Rng
from fatsi.rules.steps import CHANCE
from fatsi.rules.village import VILLAGE_TILES

STEPS = ("habits", "weights", "fights", "practice", "calibration")
# Four players for the most part: (players, difficulty).
TABLES = (
    (4, "initiation"),
    (4, "normal"),
    (4, "normal"),
    (4, "nightmare"),
    (4, "hell"),
    (4, "normal"),
    (3, "normal"),
    (4, "initiation"),
    (2, "normal"),
    (1, "normal"),
)
# What shows how far the game is rather than how good a turn was: fitted to the results, not to differences.
LEVEL = (
    "one",
    "cards-left",
    "cards-left-root",
    "incarnations-to-come",
    "incarnations-in-play",
    "deadline",
    "players-1",
    "players-2",
    "players-3",
)
LOST = known_for("base").lost  # what a lost game counts for
HORIZON = 10
SPREAD = 0.15  # of habits, as a part of their size, in the first generation
SMALL = 0.06
RIDGE = 50.0
COMPARED = 0.6  # of the turns
ASTRAY = 0.2  # of the turns compared go on the other way
MEAN_RANK = 2.5  # of the plan that is compared with the best
# Habits that may be other ones against the last incarnation.
IN_FIGHTS = (
    *("ghost", "strength", "card-1", "card-2", "step-1", "step-2", "soon", "torment", "die", "tao-off", "power-off"),
    *("incarnation", "late", "reward", "token", "curse", "qi-1", "qi-2", "qi-3", "herbs", "herbs-mine", "herbs-team"),
    *("herbs-gain", "temple", "temple-mine", "circle-first", "circle", "pavilion", "cemetery", "calm", "altar"),
    *("tile-1", "tile-2", "tea", "place", "reach", "reach-value", "share", "yin-yang", "take-gain", "take-reach"),
    *("take-any", "take-have", "take-black", "others", "sorcerer", "gather", "gathered", "token-incarnation"),
    *("open", "catch", "catch-temple", "lift-step", "gain-qi-1", "gain-qi-2", "put-buddha", "put-qi", "put-haunted"),
)

# What `practice` moves together, and by how much it tries: features with steps of their weights.
DIRECTIONS: dict[str, dict[str, float]] = {
    "neutral-qi": {f"neutral-qi-{n}": 0.02 * (n - 3) for n in range(3)},
    "neutral-qi-0": {"neutral-qi-0": -0.05},
    "neutral-qi-1": {"neutral-qi-1": -0.03},
    "power-token": {"power-token": 0.02},
    "centre-token": {"centre-token": 0.012},
    "ghosts": {"ghosts": -0.009},
    "need": {f"need-{n}": -0.0036 * n for n in range(6)},
    "round-kills": {"round-kills": 0.012},
    "in-reach": {"in-reach": 0.007},
    "beyond-reach": {"beyond-reach": -0.006},
    "qi": {f"qi-{n}": 0.024 * n for n in range(6)},
    "qi-1": {"qi-1": -0.06},
    "dead": {"dead": -0.12},
    "yin-yang": {"yin-yang": 0.024},
    "buddha": {"buddha-held": 0.01, "buddha-placed": 0.016},
    "circle": {"circle": 0.007, "circle-future": 0.012},
    "tiles": {f"tile-haunted-{tile}": -0.01 for tile in VILLAGE_TILES},
    "tiles-left-1": {"tiles-left-1": -0.024},
    "haunting": {f"haunting-left-{n}": -0.012 for n in range(1, 5)},
    "tormentor": {"tormentor": -0.012},
    "board-3": {"board-3": -0.018},
    "board-3-next": {"board-3-next": -0.018},
    "board-2": {"board-2": -0.006},
    "tao": {"tao": 0.006},
    "tao-matching": {"tao-matching": 0.005},
    "reward-stone": {"reward-stone": 0.007},
    "near": {f"near-{tile}": 0.0036 for tile in VILLAGE_TILES},
    "at-corner": {"at-corner": 0.006},
    "at-centre": {"at-centre": 0.006},
    "pair": {"pair": 0.007, "pair-in-reach": 0.007},
    "cards-left": {"cards-left": -0.09, "cards-left-root": -0.14},
    "to-come": {"incarnations-to-come": -0.02},
    "incarnation": {"incarnation-chance": 0.02, "round-incarnation": 0.003},
}
PRACTICE = ("initiation", "normal")
WON = 0.6  # what a game that is won counts for beyond having drawn the deck
FRESH = 0.3  # the part of the newest pairs in the direction that practice takes

Known = dict[str, Any]
Array = np.ndarray[Any, Any]
# Differences of features, those of outcomes, the features at the end of each turn, and the game's result.
Game = tuple[Array, Array, Array, float]


def dealt(number: int, seed: int) -> State:
    players, difficulty = TABLES[number % len(TABLES)]
    return State.new(Setup(players=players, difficulty=difficulty).dealt(Rng(seed, stream=7)))


def result(state: State) -> float:
    """Return what a finished game counts for, as in the planner's trials."""
    assert state.result is not None
    return 1.0 if state.result.won else Evaluation({}, lost=LOST).of_loss(state)


# --- habits ---------------------------------------------------------------------------------------------


def played_by_reflex(job: tuple[dict[str, float], int, int]) -> float:
    """Play a game by reflex; return 2 if it was won, else the square of the part of the deck that was drawn."""
    habits, number, seed = job
    reflex, chance = Reflex(habits), Rng(seed, stream=8)
    state = dealt(number, seed)
    while state.actor is not None:
        state.apply(state.sample(chance) if state.actor == CHANCE else reflex.decide(state))
    assert state.result is not None
    return 2.0 if state.result.won else float((result(state) / LOST) ** 2)


def better_habits(pool: Any, known: Known, args: argparse.Namespace) -> None:
    def scores(tried: list[dict[str, float]], generation: int) -> Array:
        seed = args.seed * 1_000_000_000 + generation * args.trials
        jobs = [(habits, n, seed + n) for habits in tried for n in range(args.trials)]
        played = np.array(pool.map(played_by_reflex, jobs, chunksize=8))
        return np.array(played.reshape(len(tried), args.trials).mean(1))

    known["habits"] = evolved(known["habits"], scores, args)


def evolved(
    start: dict[str, float], scores: Callable[[list[dict[str, float]], int], Array], args: argparse.Namespace
) -> dict[str, float]:
    """Return habits that score better, given how to score those of a generation."""
    names = list(start)
    mean = np.array([start[name] for name in names])
    spread = SPREAD * np.abs(mean) + SMALL
    size, half = len(names), args.population // 2
    rate = (3 + math.log(size)) / (5 * math.sqrt(size))
    gains = np.maximum(0, math.log(half + 1) - np.log(np.arange(1, 2 * half + 1)))
    gains = gains / gains.sum() - 1 / (2 * half)
    rng = np.random.default_rng(args.seed)
    for generation in range(args.generations):
        up = rng.standard_normal((half, size))
        steps = np.vstack([up, -up])
        tried = [dict(zip(names, (mean + spread * step).tolist(), strict=True)) for step in steps]
        results = scores(tried, generation)
        best_first = steps[np.argsort(-results)]
        mean = mean + spread * (gains @ best_first)
        spread = spread * np.exp(rate / 2 * (gains @ (best_first**2 - 1)))
        print(f"generation {generation + 1}: mean {results.mean():.3f}, best {results.max():.3f}", flush=True)
    return {name: round(float(value), 3) for name, value in zip(names, mean, strict=True)}


# --- weights --------------------------------------------------------------------------------------------


def after_turn(state: State, action: Action, reflex: Reflex, seed: int) -> State | None:
    """Return the position when the turn that an action begins is about to end."""
    now, event = state.copy(), 0
    now.apply(action)
    while now.result is None and now.active == state.active:
        if now.actor == CHANCE:
            now.apply(happening(now, seed, 0, event))
            event += 1
            continue
        choice = reflex.decide(now)
        if choice is END and now.stack[-1].id == "yang":
            return now
        now.apply(choice)
    return None


def compared(job: tuple[Known, dict[str, float] | None, int, int]) -> Game:
    """Play a game by reflex, now and then astray; given an outlook, compare turns with what else could be done."""
    known, weights, number, seed = job
    outlook, reflex = None if weights is None else Evaluation(weights, lost=LOST), Reflex(known["habits"])
    chance, rng = Rng(seed, stream=8), Rng(seed, stream=9)
    state = dealt(number, seed)
    different: list[Array] = []
    outcomes: list[float] = []
    ends: list[list[float]] = []
    turn, last_seat = 0, -1
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(state.sample(chance))
            continue
        choice = reflex.decide(state)
        if state.stack[-1].id == "yang":
            if choice is END:
                last_seat = -1
                ends.append(features(state, is_turn_over=True))
            elif last_seat != state.active and choice.kind not in ("take", "mantra"):
                last_seat = state.active
                turn += 1
                others = _others(state, reflex, choice)
                if others and rng.random() < COMPARED:
                    other = others[min(int(-MEAN_RANK * math.log(1 - rng.random())), len(others) - 1)]
                    trial = seed * 1000 + turn
                    if outlook is not None:
                        pair = [after_turn(state, action, reflex, trial) for action in (choice, other)]
                        if None not in pair:
                            rows = [np.array(features(after, is_turn_over=True)) for after in pair if after]
                            margins = [
                                Trials(after, outlook, reflex, rng, HORIZON).outcome(END, trial)[0]
                                for after in pair
                                if after
                            ]
                            different.append(rows[0] - rows[1])
                            outcomes.append(margins[0] - margins[1])
                    if rng.random() < ASTRAY:
                        choice = other
        state.apply(choice)
    return (
        np.array(different).reshape(-1, SIZE),
        np.array(outcomes),
        np.array(ends).reshape(-1, SIZE),
        result(state),
    )


def _others(state: State, reflex: Reflex, choice: Action) -> list[Action]:
    """Return the other plans of a turn, the best first."""
    legal = state.legal()
    plans = sorted(reflex.plans, key=lambda plan: -plan[0])
    return [action for _, action in plans if action is not choice and action in legal]


def better_weights(pool: Any, known: Known, args: argparse.Namespace) -> None:
    jobs = [(known, None, n, args.seed * 1_000_000 + n) for n in range(args.games // 2)]
    ends, results = positions(pool.map(compared, jobs, chunksize=4))
    size = np.sqrt((ends**2).mean(0)) + 1e-6
    outlook = rounded(logistic(ends / size, results, np.zeros(len(results)), ridge=20.0) / size)
    comparing = [(known, outlook, n, args.seed * 1_000_000 + n) for n in range(args.games)]
    games = pool.map(compared, comparing, chunksize=4)
    x = np.concatenate([game[0] for game in games])
    y = np.concatenate([game[1] for game in games])
    x[:, [INDEX[name] for name in LEVEL]] = 0.0
    # Weights are kept small in units of what varies from position to position, so that what a turn hardly ever changes
    # is not believed to matter much.
    ends, results = positions(games)
    size = ends.std(0)
    size[size < 1e-3] = math.inf
    scaled = x / size
    solution = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(SIZE), scaled.T @ y) / size
    print(f"{len(y)} pairs: outcomes differ by {y.std():.4f}, correlation {np.corrcoef(x @ solution, y)[0, 1]:.3f}")
    # Chances near one half change by a quarter of what their log-odds do.
    weights = 4 * solution
    level = [INDEX[name] for name in LEVEL]
    weights[level] = logistic(ends[:, level], results, ends @ weights)
    known["weights"] = rounded(weights)


def positions(games: list[Game]) -> tuple[Array, Array]:
    """Return the features at the end of turns, and the results of their games."""
    return (
        np.concatenate([game[2] for game in games]),
        np.concatenate([np.full(len(game[2]), game[3]) for game in games]),
    )


def rounded(weights: Array) -> dict[str, float]:
    return {name: round(float(n), 4) for name, n in zip(NAMES, weights, strict=True) if abs(n) >= 5e-5}


def logistic(x: Array, y: Array, offset: Array, ridge: float = 1.0) -> Array:
    """Return the coefficients of a logistic regression with an offset, by Newton's method."""
    solution = np.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-(x @ solution + offset)))
        slope = (x * (p * (1 - p))[:, None]).T @ x + ridge * np.eye(x.shape[1])
        solution = solution + np.linalg.solve(slope, x.T @ (y - p) - ridge * solution)
    return solution


# --- fights ---------------------------------------------------------------------------------------------


def fight(job: tuple[dict[str, float], int, int]) -> State | None:
    """Return a position in which the last incarnation has just come, if it comes to that in a game of `greedy`."""
    weights, number, seed = job
    evaluation, chance, rng = Evaluation(weights), Rng(seed, stream=8), Rng(seed, stream=9)
    state = dealt(number, seed)
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(state.sample(chance))
        elif is_last_fight(state):
            return state
        else:
            state.apply(best_of(worths(state, TurnSearch(state, evaluation, rng)), rng))
    return None


def fought(job: tuple[dict[str, float], list[State], int]) -> float:
    """Return how many of some fights the reflex wins."""
    habits, fights, seed = job
    reflex, won = Reflex(habits), 0
    for n, state in enumerate(fights):
        outcome, _ = Trials(state, Evaluation({}), reflex, Rng(seed), HORIZON).outcome(reflex.decide(state), seed + n)
        won += outcome == 1.0
    return won / len(fights)


def better_fights(pool: Any, known: Known, args: argparse.Namespace) -> None:
    seed = args.seed * 1_000_000
    jobs = [(known["weights"], n, seed + n) for n in range(args.games)]
    fights = [state for state in pool.map(fight, jobs, chunksize=4) if state is not None]
    if not fights:
        raise SystemExit(f"No last incarnation came in {args.games} games: more --games are needed.")
    usual = known["habits"]
    rng = np.random.default_rng(args.seed)

    def scores(tried: list[dict[str, float]], generation: int) -> Array:
        some = [fights[n] for n in rng.permutation(len(fights))[: args.trials]]
        return np.array(
            pool.map(fought, [(usual | habits, some, seed + generation * args.trials) for habits in tried], chunksize=1)
        )

    print(f"{len(fights)} fights in {args.games} games")
    present = usual | known.get("at_last", {})
    at_last = evolved({name: present[name] for name in IN_FIGHTS}, scores, args)
    known["at_last"] = {name: value for name, value in at_last.items() if value != usual[name]}


# --- practice -------------------------------------------------------------------------------------------


class Practised(PlannerBot):
    """Plays by weights that are tried."""

    __slots__ = ("_tried",)

    def __init__(self, nodes: int, tried: Evaluation) -> None:
        super().__init__(nodes=nodes)
        self._tried = tried

    def evaluation(self, state: State) -> Evaluation:
        return self._tried


def practised(job: tuple[dict[str, float], int, int, str, int]) -> float:
    """Play a game; return the part of the deck that was drawn, and more if it was won."""
    weights, nodes, players, difficulty, seed = job
    bot, chance, rng = Practised(nodes, Evaluation(weights, lost=LOST)), Rng(seed, stream=8), Rng(seed, stream=9)
    state = State.new(Setup(players=players, difficulty=difficulty).dealt(Rng(seed, stream=7)))
    while state.actor is not None:
        state.apply(state.sample(chance) if state.actor == CHANCE else bot.choose(state, rng))
    assert state.result is not None
    return 1.0 + WON if state.result.won else result(state) / LOST


def better_by_practice(pool: Any, known: Known, args: argparse.Namespace) -> None:
    start = known["weights"] | known.get("fewer", {}).get(str(args.players), {})
    directions = list(DIRECTIONS.values())
    place, push = np.zeros(len(directions)), np.zeros(len(directions))
    rng = np.random.default_rng(args.seed)
    for generation in range(args.generations):
        seed = args.seed * 1_000_000_000 + generation * args.trials
        signs = rng.choice([-1.0, 1.0], (args.trials, len(directions)))
        jobs = [
            (moved(start, directions, place + way * sign), args.nodes, args.players, PRACTICE[n % 2], seed + n)
            for n, sign in enumerate(signs)
            for way in (1, -1)
        ]
        scores = np.array(pool.map(practised, jobs, chunksize=2)).reshape(-1, 2)
        push = (1 - FRESH) * push + FRESH * (signs.T @ (scores[:, 0] - scores[:, 1])) / args.trials
        place = place + args.rate * push
        print(f"generation {generation + 1}: mean {scores.mean():.3f}", flush=True)
    fitted = {name: round(n, 4) for name, n in moved(start, directions, place).items()}
    different = {name: n for name, n in fitted.items() if n != known["weights"].get(name, 0.0)}
    if args.players == 4:
        known["weights"] |= different
    else:
        known.setdefault("fewer", {})[str(args.players)] = different


def moved(weights: dict[str, float], directions: list[dict[str, float]], place: Array) -> dict[str, float]:
    fitted = dict(weights)
    for direction, steps in zip(directions, place, strict=True):
        for name, step in direction.items():
            fitted[name] = fitted.get(name, 0.0) + float(steps) * step
    return fitted


# --- calibration ----------------------------------------------------------------------------------------


def played_by_greedy(job: tuple[dict[str, float], Setup, int]) -> tuple[list[float], bool]:
    """Play a game as `greedy` does; return the log-odds of the evaluation at the end of each turn, and who won."""
    weights, setup, seed = job
    evaluation, chance, rng = Evaluation(weights), Rng(seed, stream=8), Rng(seed, stream=9)
    state = State.new(setup.dealt(Rng(seed, stream=7)))
    odds = []
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(state.sample(chance))
            continue
        legal = state.legal()
        choice = legal[0]
        if len(legal) > 1:
            choice = best_of(worths(state, TurnSearch(state, evaluation, rng)), rng)
        if choice is END and state.stack[-1].id == "yang":
            worth = min(max(evaluation.chance(state, is_turn_over=True), 1e-9), 1 - 1e-9)
            odds.append(math.log(worth / (1 - worth)))
        state.apply(choice)
    assert state.result is not None
    return odds, state.result.won


def calibrated(pool: Any, known: Known, args: argparse.Namespace) -> None:
    """Find scale and offset with four players; with fewer, the offset alone: they win too few games for both."""
    weights = known["weights"] | known.get("fewer", {}).get(str(args.players), {})
    difficulties = [difficulty for players, difficulty in TABLES if players == 4]
    jobs = []
    for n in range(args.games):
        difficulty = difficulties[n % len(difficulties)] if args.players == 4 else PRACTICE[n % len(PRACTICE)]
        setup = Setup(players=args.players, difficulty=difficulty, white_moon=args.white_moon)
        jobs.append((weights, setup, args.seed * 1_000_000 + n))
    games = pool.map(played_by_greedy, jobs, chunksize=2)
    odds = np.array([one for game, _ in games for one in game])
    y = np.array([float(won) for game, won in games for _ in game])
    print(f"{sum(won for _, won in games)} of {len(games)} games won, {y.mean():.1%} of their positions")
    one = np.ones((len(y), 1))
    if args.players < 4:
        offset = logistic(one, y, known["scale"] * odds)[0]
        known.setdefault("fewer_offset", {})[str(args.players)] = round(float(offset), 3)
    else:
        scaling = logistic(np.hstack([odds[:, None], one]), y, np.zeros(len(y)))
        known["scale"], known["offset"] = round(float(scaling[0]), 3), round(float(scaling[1]), 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="+", choices=STEPS)
    parser.add_argument("--file", type=Path, default=WEIGHTS, help="to read and write")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--white-moon", action="store_true", help="for calibration only")
    parser.add_argument("--players", type=int, default=4, choices=range(1, 5), help="for practice or calibration")
    parser.add_argument("--nodes", type=int, default=1000, help="of planner, for practice")
    parser.add_argument("--rate", type=float, default=8.0, help="of practice: how far it goes after each generation")
    parser.add_argument("--generations", type=int, default=30, help="of habits, or of practice")
    parser.add_argument("--population", type=int, default=60, help="of a generation")
    parser.add_argument("--trials", type=int, default=70, help="games of each of a population, or pairs of practice")
    parser.add_argument("--games", type=int, default=6000, help="for weights or calibration")
    args = parser.parse_args()
    if args.white_moon and args.steps != ["calibration"]:
        parser.error("with --white-moon there is only the step calibration")
    everything = json.loads(args.file.read_text(encoding="utf-8"))
    known = everything["white-moon" if args.white_moon else "base"]
    carry_out = {
        "habits": better_habits,
        "weights": better_weights,
        "fights": better_fights,
        "practice": better_by_practice,
        "calibration": calibrated,
    }
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        for step in args.steps:
            began = time.monotonic()
            carry_out[step](pool, known, args)
            print(f"{step}: {time.monotonic() - began:.0f} s", flush=True)
            args.file.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

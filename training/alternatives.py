"""Try alternatives: play many games by the policy, and where it is in doubt try some choices a few turns ahead.

All choices of one decision are tried with the same luck. One trial says little about one decision; a million decisions
say which choices the policy should prefer: `prefer.py` learns from them.

Where the policy is sure of itself it is mostly right, and what a single trial says against it is mostly luck. With
`--sure`, choices are tried once there, too; if another one did better than the one that the policy is sure of, both are
tried again with other luck, and only this second look is noted (decision 22).

Three quarters of what the policy loses, it loses in two kinds of decisions: the first choice of a turn, and where a
ghost is placed. `--minor` says how often others are tried (decision 23).

    python training/alternatives.py FOLDER [--minutes 30] [--turns 3] [--weights FILE.npz]
    python training/alternatives.py FOLDER --turns 2 --trials 2 --sure 0.5 --minor 0.3     for a policy that plays well

Each worker writes a file every 25,000 decisions; a second run goes on with other games.
"""

from __future__ import annotations

import argparse
import gc
import os
import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np
from model import KINDS, PLAYED, add_starts, starts_of, work_side_by_side
from thrift import BORROW, PICK_UP, Thrift, ThriftyJudge, thrifty

from fatsi.engine.encoding.encoder import SIZE
from fatsi.engine.input_batch import InputBatch
from fatsi.engine.judge import CAUTION, Judge
from fatsi.engine.network import WEIGHTS, Network
from fatsi.engine.playouts import play_out, turns_of_boards
from fatsi.engine.selfplay import Deal, ManyGames
from fatsi.engine.trials import Trial, begin_trial, is_first_choice
from fatsi.rules import State
from fatsi.rules.actions import Action
from fatsi.rules.arrival import Place

GAMES = 256
TRIED = 3
ROWS = 25_000
ANY = 0.3  # how often the last choice to try is any other: a policy that is surely wrong would never try it
CLEAR_ONES_TRIED = 0.1
CLEAR = 0.97  # what the policy finds as clear as this is seldom tried, or looked at twice
SECOND_LOOK = 4  # so often choices are tried again where one trial speaks against a clear one
TOKENS_TRIED = 0.5  # how often spending or picking up a Power token is tried where it can be done


class Rows:
    """Decisions with what was tried: inputs, legal actions, tried columns, what each trial was worth, the game."""

    def __init__(self) -> None:
        self.seen = np.zeros((ROWS, SIZE), np.uint8)
        self.legal = np.zeros((ROWS, (len(PLAYED) + 7) // 8), np.uint8)
        self.tried = np.full((ROWS, TRIED), -1, np.int16)
        self.worths = np.zeros((ROWS, TRIED), np.float32)
        self.kinds = np.zeros(ROWS, np.int16)
        self.count = 0

    def add(self, seen: np.ndarray, legal: np.ndarray, tried: np.ndarray, worths: np.ndarray, kind: int) -> None:
        mask = np.zeros(len(PLAYED), np.uint8)
        mask[legal] = 1
        row = self.count
        self.seen[row] = seen
        self.legal[row] = np.packbits(mask)
        self.tried[row, : len(tried)] = tried
        self.worths[row, : len(tried)] = worths
        self.kinds[row] = kind
        self.count += 1

    def write(self, path: Path) -> None:
        new = path.with_suffix(".new")
        with new.open("wb") as file:
            np.savez(file, **{name: column[: self.count] for name, column in vars(self).items() if name != "count"})
        new.rename(path)


def work(args: argparse.Namespace, worker: int) -> None:
    gc.freeze()
    gc.set_threshold(100_000)  # states are freed without it
    network = Network.load(args.weights)
    judges = Judge(network), ThriftyJudge(network)
    deals = [Deal(kind.setup, kind.incarnations) for kind in KINDS]
    for deal, kind in zip(deals, KINDS, strict=True):
        deal.weight = kind.weight * (1.0 if kind.is_main else args.others) / (1 if kind.is_usual else 3)
    number = len(list(args.folder.glob(f"alternatives-{worker}-*.npz")))
    seed = args.seed * 1_000_000 + worker * 100_000 + number
    many = ManyGames(GAMES, deals, seed, *starts_of(args, seed))
    rng = np.random.default_rng(seed)
    thrift = Thrift(GAMES, args.thrift, rng)
    thrift.begin(np.arange(GAMES), many.states)
    began = time.time()
    rows = Rows()
    batch = InputBatch(GAMES)
    won = whole = 0
    is_time_left = True
    while is_time_left:
        is_time_left = time.time() - began < args.minutes * 60
        if rows.count + GAMES > ROWS or not is_time_left:
            rows.write(args.folder / f"alternatives-{worker}-{number:05d}.npz")
            main = [is_won for kind, is_won in many.take_results() if KINDS[kind].name == "4nor"]
            won, whole = won + sum(main), whole + len(main)
            line = f"worker {worker}, file {number}, {time.time() - began:.0f} s: won {won} of {whole} on Normal"
            print(line, flush=True)
            rows = Rows()
            number += 1
        ended = many.play(step(many, judges, batch, rows, rng, args, thrift))[0]
        thrift.begin(np.flatnonzero(ended), many.states)


@dataclass
class Doubt:
    """A decision to learn from: the place of the game, the choices that are tried, and what they are worth."""

    place: int
    columns: np.ndarray
    actions: list[Action]
    is_sure: bool
    """Whether the policy is sure of the first of them, so that it is looked at twice."""
    is_thrifty: bool
    worths: np.ndarray

    def keep(self, which: np.ndarray) -> None:
        """Forget the other choices."""
        self.columns, self.worths = self.columns[which], self.worths[which]
        self.actions = [self.actions[n] for n in which]


def try_choices(
    doubts: list[Doubt], many: ManyGames, judges: tuple[Judge, Judge], turns: int, times: int, rng: np.random.Generator
) -> None:
    """Note what each choice is worth on average in so many trials."""
    as_far: dict[tuple[int, bool], list[Trial]] = defaultdict(list)
    for number, doubt in enumerate(doubts):
        state, luck = many.states[doubt.place], int(rng.integers(1 << 62))
        for n in range(times):
            trials = [begin_trial(state, action, number * TRIED + k, luck, n) for k, action in enumerate(doubt.actions)]
            as_far[turns_of_boards(trials[0].state, turns), doubt.is_thrifty] += trials
        doubt.worths[:] = 0.0
    for (far, is_thrifty), together in as_far.items():
        play_out(judges[int(is_thrifty)], together, far)
        for trial in together:
            number, k = divmod(trial.candidate, TRIED)
            doubts[number].worths[k] += trial.worth / times


def step(
    many: ManyGames,
    judges: tuple[Judge, Judge],
    batch: InputBatch,
    rows: Rows,
    rng: np.random.Generator,
    args: argparse.Namespace,
    thrift: Thrift,
) -> list[int]:
    """Return the column to play in each game; note what was tried."""
    batch.fill(many.states)
    logits = thrifty(judges[0].network.judge(batch)[0], batch, many.states, thrift.chances)
    starts = np.frombuffer(memoryview(batch.starts), np.int32)
    columns = np.frombuffer(memoryview(batch.columns), np.int32)[: len(logits)]
    seen = np.frombuffer(memoryview(batch.inputs), np.uint8).reshape(GAMES, SIZE)
    likes, legal = np.split(logits, starts[1:-1]), np.split(columns, starts[1:-1])
    chosen = [int(may[liked.argmax()]) for may, liked in zip(legal, likes, strict=True)]
    doubts = []
    for place, state in enumerate(many.states):
        if rng.random() >= args.minor and not is_major(state):
            continue
        is_thrifty = state.table.players < 4 and bool(thrift.chances[place] >= 0)
        doubt = doubt_of(place, state, legal[place], likes[place], is_thrifty, rng, args.sure)
        if doubt is not None:
            doubts.append(doubt)
    for doubt in look_into(doubts, many, judges, rng, args):
        # In every second game the better choice is played, so that positions of better games are seen, too.
        if doubt.place % 2:
            chosen[doubt.place] = int(doubt.columns[doubt.worths.argmax()])
        rows.add(seen[doubt.place], legal[doubt.place], doubt.columns, doubt.worths, many.deal_of[doubt.place])
    return chosen


def is_major(state: State) -> bool:
    """Whether much depends on a decision: the first choice of a turn, and where a ghost is placed."""
    return is_first_choice(state) or isinstance(state.stack[-1], Place)


def doubt_of(
    place: int,
    state: State,
    legal: np.ndarray,
    likes: np.ndarray,
    is_thrifty: bool,
    rng: np.random.Generator,
    sure_ones: float,
) -> Doubt | None:
    """Return what to try in a decision, if anything."""
    best = int(likes.argmax())
    tokens = np.flatnonzero(BORROW[legal] | (legal == PICK_UP))
    is_clear = bool(1 / np.exp(likes - likes[best]).sum() > CLEAR)
    is_sure = is_clear and rng.random() > (TOKENS_TRIED if len(tokens) else CLEAR_ONES_TRIED)
    if is_sure and rng.random() >= sure_ones:
        return None
    tries = choices_to_try(likes / CAUTION + rng.gumbel(size=len(likes)), tokens, rng)
    if is_sure:
        tries = np.concatenate([[best], tries[tries != best][: TRIED - 1]])
    actions = [state.legal()[at] for at in tries.tolist()]
    return Doubt(place, legal[tries], actions, is_sure, is_thrifty, np.zeros(len(tries)))


def look_into(
    doubts: list[Doubt],
    many: ManyGames,
    judges: tuple[Judge, Judge],
    rng: np.random.Generator,
    args: argparse.Namespace,
) -> list[Doubt]:
    """Try the choices of decisions; return those to learn from."""
    noted = [doubt for doubt in doubts if not doubt.is_sure]
    try_choices(noted, many, judges, args.turns, args.trials, rng)
    again = [doubt for doubt in doubts if doubt.is_sure]
    try_choices(again, many, judges, args.turns, 1, rng)
    for doubt in again:
        is_kept = doubt.worths > doubt.worths[0]
        is_kept[0] = True
        doubt.keep(np.flatnonzero(is_kept))
    again = [doubt for doubt in again if len(doubt.actions) > 1]
    try_choices(again, many, judges, args.turns, SECOND_LOOK, rng)
    return noted + again


def choices_to_try(noisy: np.ndarray, tokens: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Return the places of choices: likely ones, sometimes any other, and often one that spends or takes a token."""
    tries = np.argsort(-noisy)
    if rng.random() < ANY:
        tries[TRIED - 1 :] = rng.permutation(tries[TRIED - 1 :])
    tries = tries[:TRIED]
    if len(tokens) and rng.random() < TOKENS_TRIED and not np.isin(tokens, tries).any():
        tries[-1] = rng.choice(tokens)
    return tries


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--trials", type=int, default=1, help="how often each choice is tried")
    parser.add_argument(
        "--sure", type=float, default=0.0, help="what part of the choices that are clear is looked at twice"
    )
    parser.add_argument("--minor", type=float, default=1.0, help="what part of the minor decisions is tried")
    add_starts(parser)
    parser.add_argument(
        "--thrift", type=float, default=0.3, help="the share of games that keep Power tokens (thrift.py)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    work_side_by_side(work, args)


if __name__ == "__main__":
    main()

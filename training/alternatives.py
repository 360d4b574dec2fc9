"""Try alternatives: play many games by the policy, and where it is in doubt try some choices a few turns ahead.

All choices of one decision are tried once, with the same luck. One trial says little about one decision; a million of
them say which choices the policy should prefer: `prefer.py` learns from them.

    python training/alternatives.py FOLDER [--minutes 30] [--turns 3] [--weights FILE.npz]

Each worker writes a file every 25,000 decisions; a second run goes on with other games.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import defaultdict
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np
from model import KINDS, PLAYED, starts_of, work_side_by_side
from thrift import BORROW, PICK_UP, Thrift, ThriftyJudge, thrifty

from fatsi.engine.encoding.encoder import SIZE
from fatsi.engine.input_batch import InputBatch
from fatsi.engine.judge import CAUTION, Judge
from fatsi.engine.network import WEIGHTS, Network
from fatsi.engine.playouts import play_out, turns_of_boards
from fatsi.engine.selfplay import Deal, ManyGames
from fatsi.engine.trials import Trial, begin_trial

GAMES = 256
TRIED = 3
ROWS = 25_000
CLEAR_ONES_TRIED = 0.1
ANY = 0.3  # how often the last choice to try is any other: a policy that is surely wrong would never try it
CLEAR = 0.97  # what the policy finds as clear as this is not tried
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

    def write(self, path: Path) -> None:
        new = path.with_suffix(".new")
        with new.open("wb") as file:
            np.savez(file, **{name: column[: self.count] for name, column in vars(self).items() if name != "count"})
        new.rename(path)


def work(args: argparse.Namespace, worker: int) -> None:
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
        ended = many.play(step(many, judges, batch, rows, rng, args.turns, thrift))[0]
        thrift.begin(np.flatnonzero(ended), many.states)


def step(
    many: ManyGames,
    judges: tuple[Judge, Judge],
    batch: InputBatch,
    rows: Rows,
    rng: np.random.Generator,
    turns: int,
    thrift: Thrift,
) -> list[int]:
    """Return the column to play in each game; note what was tried."""
    batch.fill(many.states)
    logits = thrifty(judges[0].network.judge(batch)[0], batch, many.states, thrift.chances)
    starts = np.frombuffer(memoryview(batch.starts), np.int32).tolist()
    columns = np.frombuffer(memoryview(batch.columns), np.int32)
    seen = np.frombuffer(memoryview(batch.inputs), np.uint8).reshape(GAMES, SIZE)
    noisy = logits / CAUTION + rng.gumbel(size=len(logits)).astype(np.float32)
    chosen, row_of = [], {}
    as_far: dict[tuple[int, bool], list[Trial]] = defaultdict(list)
    for place, state in enumerate(many.states):
        part = slice(starts[place], starts[place + 1])
        likes = logits[part]
        best = int(likes.argmax())
        chosen.append(int(columns[part][best]))
        tokens = np.flatnonzero(BORROW[columns[part]] | (columns[part] == PICK_UP))
        is_clear = 1 / np.exp(likes - likes[best]).sum() > CLEAR
        if is_clear and rng.random() > (TOKENS_TRIED if len(tokens) else CLEAR_ONES_TRIED):
            continue
        tries = choices_to_try(noisy[part], tokens, rng)
        row = rows.count
        rows.count += 1
        rows.seen[row] = seen[place]
        mask = np.zeros(len(PLAYED), np.uint8)
        mask[columns[part]] = 1
        rows.legal[row] = np.packbits(mask)
        rows.tried[row, : len(tries)] = columns[part][tries]
        rows.kinds[row] = many.deal_of[place]
        row_of[place] = row
        luck = int(rng.integers(1 << 62))
        legal = state.legal()
        for k, at in enumerate(tries.tolist()):
            trial = begin_trial(state, legal[at], row * TRIED + k, luck, 0)
            is_thrifty = state.table.players < 4 and thrift.chances[place] >= 0
            as_far[turns_of_boards(trial.state, turns), is_thrifty].append(trial)
    worths = rows.worths.reshape(-1)
    for (far, is_thrifty), together in as_far.items():
        play_out(judges[int(is_thrifty)], together, far)
        for trial in together:
            worths[trial.candidate] = trial.worth
    # In every second game the better choice is played, so that positions of better games are seen, too.
    for place, row in row_of.items():
        if place % 2:
            count = int((rows.tried[row] >= 0).sum())
            chosen[place] = int(rows.tried[row, int(rows.worths[row, :count].argmax())])
    return chosen


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
    parser.add_argument("--positions", type=Path, help="a folder that lessons.py filled: games also begin there")
    parser.add_argument("--middle", type=float, default=0.3, help="what part of the games begins at those positions")
    parser.add_argument(
        "--thrift", type=float, default=0.3, help="the share of games that keep Power tokens (thrift.py)"
    )
    parser.add_argument("--short", type=float, default=0.0, help="what part of the games has a deck that is cut short")
    parser.add_argument("--others", type=float, default=1.0, help="how often other games than those of four are played")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    work_side_by_side(work, args)


if __name__ == "__main__":
    main()

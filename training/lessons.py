"""Play games by the search, and keep what it saw and expected in every decision.

`calibrate.py` learns from them, and `alternatives.py` and `ppo.py` begin games at their positions.

    python training/lessons.py FOLDER [--minutes 60] [--nodes 1500] [--kinds 4nor 4nig …] [--weights FILE.npz]

Each worker writes a file of lessons every few games, so that an interruption loses little; what is there is not played
again. The same `--seed` deals the same games, so that two networks can be compared game by game:

    python training/lessons.py FOLDER --compare OTHER
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import defaultdict
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np
from model import KINDS, PLAYED, Kind, work_side_by_side

from fatsi.bots.planner import PlannerBot
from fatsi.engine.encoding.encoder import SIZE
from fatsi.engine.input_batch import InputBatch
from fatsi.engine.judge import Judge
from fatsi.engine.network import WEIGHTS, Network
from fatsi.engine.search import Search
from fatsi.engine.selfplay import advance, play_to_decision
from fatsi.engine.symmetry import view_of
from fatsi.rules import State
from fatsi.rules.rng import Rng
from fatsi.rules.yang import Yang

# Games of four most of all; of those, the hard ones.
MIX = (
    *("4nig", "4hel", "4nor", "3nor", "4nig", "1ini", "4ini", "4nor-moon", "4hel", "4nor", "2ini", "4nig", "3nig"),
    *("4hel", "1nor", "4nor", "4nig-moon", "4nig", "2nor", "4hel", "3ini", "4nor", "1ini", "4nig", "4ini-moon"),
    *("2ini", "4hel", "3nor-moon", "4nor", "3hel", "2ini-moon", "4nig", "4ini", "2nig", "1ini-moon", "3nig-moon"),
)
GAMES_OF_A_FILE = 12


class Notes:
    """The lessons of some games: a row for each decision, and one for each game."""

    def __init__(self) -> None:
        self.seen: list[np.ndarray] = []
        self.legal: list[np.ndarray] = []
        self.chances: list[float] = []  # of winning, as the search sees them
        self.turns: list[int] = []
        self.games: list[tuple[int, int, bool, float, int]] = []  # decisions so far, kind, won, defeated, turns
        # Kind, turns and text of positions at the beginning of a turn: games of `ppo.py --positions` begin there.
        self.positions: list[tuple[int, int, str]] = []
        self._batch = InputBatch(1)
        self._row = np.frombuffer(memoryview(self._batch.inputs), np.uint8)

    def add(self, state: State, chance: float, turns: int) -> None:
        assert state.actor is not None
        column_seen = view_of(state.table.board_colours, state.actor).column_seen
        self._batch.fill([state])
        mask = np.zeros(len(PLAYED), np.uint8)
        mask[[column_seen[action.index] for action in state.legal()]] = 1
        self.seen.append(self._row[:SIZE].copy())
        self.legal.append(np.packbits(mask))
        self.chances.append(chance)
        self.turns.append(turns)

    def write(self, path: Path) -> None:
        new = path.with_suffix(".new")
        with new.open("wb") as file:
            np.savez_compressed(
                file,
                seen=np.stack(self.seen),
                legal=np.stack(self.legal),
                chances=np.array(self.chances, np.float32),
                turns=np.array(self.turns, np.int16),
                games=np.array(self.games, np.float32),
                positions=np.frombuffer(json.dumps(self.positions).encode(), np.uint8),
            )
        new.rename(path)


def play(search: Search, kind: Kind, seed: int, bot: PlannerBot, notes: Notes) -> None:
    """Play a game with as many nodes for each choice as `planner` takes."""
    luck, own = Rng(seed, stream=21), Rng(seed, stream=22)
    state = State.new(kind.setup.dealt(luck))
    turns, shown = play_to_decision(state, luck), -1
    while state.actor is not None:
        if isinstance(state.stack[-1], Yang) and turns != shown:
            notes.positions.append((KINDS.index(kind), turns, str(state)))
            shown = turns
        best = search.choose(state, own, bot.budget(state))[0]
        if best.trials:
            notes.add(state, best.chance, turns)
        turns += advance(state, best.action) + play_to_decision(state, luck)
    assert state.result is not None
    defeated = state.defeated / state.incarnations_in_all()
    notes.games.append((len(notes.seen), KINDS.index(kind), state.result.won, defeated, turns))


def work(args: argparse.Namespace, worker: int) -> None:
    search, bot = Search(Judge(Network.load(args.weights))), PlannerBot(nodes=args.nodes)
    kinds = {kind.name: kind for kind in KINDS}
    began = time.time()
    seed = args.seed * 1_000_000 + worker * 100_000
    while time.time() - began < args.minutes * 60:
        path = args.folder / f"lessons-{seed}.npz"
        if not path.exists():
            notes = Notes()
            for at in range(seed, seed + GAMES_OF_A_FILE):
                play(search, kinds[args.kinds[(at * 7) % len(args.kinds)]], at, bot, notes)
            notes.write(path)
        seed += GAMES_OF_A_FILE


def results(folder: Path) -> dict[int, tuple[str, bool, float]]:
    """Return for the seed of each game its kind, whether it was won, and the part of the incarnations defeated."""
    found = {}
    for path in folder.glob("lessons-*.npz"):
        with np.load(path) as file:
            for n, (_, kind, won, defeated, _) in enumerate(file["games"]):
                found[int(path.stem.split("-")[1]) + n] = (KINDS[int(kind)].name, bool(won), float(defeated))
    return found


def compare(one: Path, other: Path) -> None:
    """Print how two folders of the same deals differ, by kind and in all."""
    first, second = results(one), results(other)
    groups = defaultdict(list)
    for seed in sorted(first.keys() & second.keys()):
        groups[first[seed][0]].append(seed)
        groups["all"].append(seed)
    for name in sorted(groups):
        seeds = groups[name]
        more = np.array([second[seed][2] - first[seed][2] for seed in seeds])
        won = [sum(games[seed][1] for seed in seeds) for games in (first, second)]
        error = more.std() / len(seeds) ** 0.5
        print(
            f"{name:10} {len(seeds):4} games  won {won[0]:4} {won[1]:4}  incarnations {more.mean():+.3f} ± {error:.3f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--nodes", type=int, default=1500)
    parser.add_argument("--kinds", nargs="*", default=list(MIX))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--compare", type=Path, help="play nothing, but compare with the results in this folder")
    args = parser.parse_args()
    if args.compare is not None:
        compare(args.folder, args.compare)
        return
    args.folder.mkdir(parents=True, exist_ok=True)
    work_side_by_side(work, args)


if __name__ == "__main__":
    main()

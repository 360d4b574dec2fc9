"""Look for what the network misjudges: inputs that say more about the results of games than its chance of winning does.

    python training/misjudged.py FOLDER [FOLDER ...] [--weights FILE.npz] [--players 4] [--without-cards]

The folders are those that `lessons.py` filled. The results are explained by the difficulty, the network's chance and
the cards left in the deck. For each input, the program then asks whether games in which it is high are won more or less
often than that (a score test; the turns of a game count as one). Inputs are printed by the size of t, with the logits
that one more of the input is worth. If t is spread by about 1 and hardly ever above 3.5, nothing is misjudged that so
many games could show. `--without-cards` leaves the cards out of the explanation.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from calibrate import fit
from model import DIFFICULTIES, KINDS

from fatsi.engine.encoding.encoder import NAMES
from fatsi.engine.network import NEVER, WEIGHTS, Network

SHOWN = 30
RARE = 0.005
STAGES = ("cards-left>=", "incarnations-to-come")


def read(network: Network, folders: list[Path], players: int) -> tuple[np.ndarray, ...]:
    """Return inputs, chances, results, games and difficulties at the first decision of each turn."""
    parts: list[tuple[np.ndarray, ...]] = []
    for path in sorted(path for folder in folders for path in folder.glob("lessons-*.npz")):
        with np.load(path) as file:
            seen, turns, ended = file["seen"], file["turns"], file["games"]
        chances = network.judge_all(seen)[1][:, 1]
        at = 0
        for end, number, won, _, _ in ended:
            rows = np.arange(at, int(end))
            at = int(end)
            kind = KINDS[int(number)]
            if kind.players != players or kind.white_moon:
                continue
            first = rows[np.unique(turns[rows], return_index=True)[1]]
            same = np.ones(len(first))
            game, difficulty = same * len(parts), same * DIFFICULTIES.index(kind.difficulty)
            parts.append((seen[first], chances[first], same * won, game, difficulty))
    if not parts:
        raise SystemExit(f"no game of {players} in {', '.join(map(str, folders))}")
    return tuple(np.concatenate(column) for column in zip(*parts, strict=True))


def explanation(seen: np.ndarray, chances: np.ndarray, difficulties: np.ndarray, *, cards: bool) -> np.ndarray:
    """Return the columns that explain the results before any input is asked."""
    chances = np.clip(chances, NEVER, 1 - NEVER)
    columns = [np.log(chances / (1 - chances))]
    columns += [(difficulties == number).astype(float) for number in np.unique(difficulties)]
    if cards:
        stages = [seen[:, number].astype(float) for number, name in enumerate(NAMES) if name.startswith(STAGES)]
        columns += [stage for stage in stages if stage.std() > 0.05]
    return np.column_stack(columns)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--without-cards", action="store_true")
    args = parser.parse_args()
    seen, chances, won, games, difficulties = read(Network.load(args.weights), args.folders, args.players)
    x = explanation(seen, chances, difficulties, cards=not args.without_cards)
    p = 1 / (1 + np.exp(-x @ fit(x, won, np.zeros(x.shape[1]), 1.0)))
    weights = p * (1 - p)
    inverse = np.linalg.inv((x * weights[:, None]).T @ x)
    begins = np.flatnonzero(np.diff(games, prepend=-1))
    found = []
    for number, name in enumerate(NAMES):
        column = seen[:, number].astype(float)
        if (column != 0).mean() < RARE or column.std() == 0:
            continue
        column -= x @ (inverse @ (x.T @ (weights * column)))  # what the explanation does not know of it
        if column.std() < 1e-3:
            continue
        scores = np.add.reduceat(column * (won - p), begins)
        t = scores.sum() / np.sqrt((scores**2).sum())
        found.append((t, scores.sum() / (weights * column**2).sum(), name))
    print(f"{len(begins)} games, {int(won[begins].sum())} won, {len(won)} turns; {len(found)} inputs")
    ts = np.array([t for t, _, _ in found])
    print(f"spread of t {ts.std():.2f}, {(abs(ts) > 3.5).sum()} above 3.5")
    for t, logits, name in sorted(found, key=lambda entry: -abs(entry[0]))[:SHOWN]:
        print(f"t {t:+5.2f}  logits {logits:+.3f}  {name}")


if __name__ == "__main__":
    main()

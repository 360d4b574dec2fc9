"""Let a network forget what it thinks of some inputs: their weights become 0, and can be learned anew.

    python training/forget.py WEIGHTS.npz NEW.npz power-tokens centre-tokens

For an input that always came together with something else, so that the network blames it for that (decision 16). The
names are parts of the names of inputs of seats or of what concerns everybody.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from fatsi.engine.encoding.encoder import NAMES
from fatsi.engine.network import PER_SEAT, REST_AT, SEATS_SIZE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("weights", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("names", nargs="+")
    args = parser.parse_args()
    with np.load(args.weights) as file:
        weights = {name: file[name] for name in file.files}
    # What each layer that sees such inputs takes in.
    inputs = {"board.weight": NAMES[:PER_SEAT], "rest.weight": (*NAMES[:SEATS_SIZE], *NAMES[REST_AT:])}
    for layer, names in inputs.items():
        found = [place for place, name in enumerate(names) if any(part in name for part in args.names)]
        weights[layer][:, found] = 0
        print(f"{layer}: {', '.join(names[place] for place in found)}")
    np.savez_compressed(args.new, **weights)


if __name__ == "__main__":
    main()

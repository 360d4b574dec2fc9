"""Counts of action sequences from fixed positions, chance enumerated; kept as data in tests/data/perft.json.

`python -m tests.perft` prints the counts anew: a change of them is a change of the rules.
"""

import json
from pathlib import Path
from typing import Any

from fatsi import State, parse_position

DATA = Path(__file__).parent / "data" / "perft.json"


def perft(state: State, depth: int) -> int:
    """Return how many sequences of `depth` actions there are; a game that ends earlier counts once."""
    legal = state.legal()
    if depth == 1 or not legal:
        return max(1, len(legal))
    count = 0
    for action in legal:
        child = state.copy()
        child.apply(action)
        count += perft(child, depth - 1)
    return count


def entries() -> list[dict[str, Any]]:
    loaded: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))
    return loaded


def start_of(entry: dict[str, Any]) -> State:
    return parse_position("\n".join(["fatsi position 1", *entry["position"]]))


if __name__ == "__main__":
    found = entries()
    for entry in found:
        entry["counts"] = [perft(start_of(entry), depth) for depth in range(1, len(entry["counts"]) + 1)]
        print(entry["name"], *entry["counts"])
    DATA.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")

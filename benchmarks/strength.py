"""How strong the bots are, with intervals, compared with what was recorded last: `make strength`.

    python benchmarks/strength.py [--games 100] [--bot planner] [--kinds "4 players" …]
    python benchmarks/strength.py --record --minutes 60

Every kind of game is played with the same seeds, those of `fatsi simulate --seed 1`. The exit status is 1 if a bot wins
so much less than recorded that chance does not explain it.

`--record` adds games to `strength.json` instead: it goes on where the recorded ones end, a few games of each kind in
turn, until there are as many as asked for or the time is over. New weights, another budget, another number of turns
ahead or another care begin anew. Play on an idle machine; the compiled core is needed, as its bots think more.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import resource
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from fatsi.bots.planner import DEFAULT_NODES
from fatsi.core import COMPILED_CORE, core_in_use
from fatsi.engine.network import WEIGHTS
from fatsi.engine.search import CARE, MOST_TURNS
from fatsi.lab.statistics import wilson

RECORD = Path(__file__).with_name("strength.json")
DIFFICULTIES = ("initiation", "normal", "nightmare", "hell")
GAMES_IN_TURN = 25


def options_of_kinds() -> dict[str, list[str]]:
    """Return the options of `fatsi simulate` for each kind of game."""
    kinds = {}
    for players, moon in ((4, False), (3, False), (2, False), (1, False), (4, True)):
        for difficulty in DIFFICULTIES:
            name = f"{players} players{' with White Moon' if moon else ''}, {difficulty}"
            kinds[name] = ["--players", str(players), "--difficulty", difficulty] + ["--white-moon"] * moon
    return kinds


def play(options: list[str], bot: str, first: int, games: int) -> dict[str, float]:
    """Play games; return how many were won, their turns and how many seconds of one core they took."""
    command = [sys.executable, "-m", "fatsi", "simulate", "--games", str(games), "--seed", str(first), "--bot", bot]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = subprocess.run([*command, "--json", *options], check=True, capture_output=True, text=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = json.loads(output)
    return {
        "won": result["wins"],
        "games": games,
        "turns": round(result["averages"]["turns"] * games),
        "seconds": round(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, 1),
    }


def described(entry: dict[str, float]) -> str:
    """Return how many games were won, with the interval and the time of a turn."""
    won, games = int(entry["won"]), int(entry["games"])
    low, high = wilson(won, games)
    each = entry["seconds"] / max(1, entry["turns"])
    return f"{won} of {games}, {100 * low:.1f} to {100 * high:.1f} %, {1000 * each:.0f} ms a turn"


def record_more(kinds: dict[str, list[str]], bot: str, games: int, minutes: float) -> None:
    """Add games to the record, those of the kind with the fewest first."""
    record: dict[str, Any] = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    weights = hashlib.sha256(WEIGHTS.read_bytes()).hexdigest()[:12]
    engine = {"weights": weights, "nodes": DEFAULT_NODES, "turns": MOST_TURNS, "care": asdict(CARE)}
    if record.get(bot, {}).get("engine") != engine:
        record[bot] = {"engine": engine, "kinds": {}}
    found = record[bot]["kinds"]
    nothing = {"won": 0, "games": 0, "turns": 0, "seconds": 0.0}
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        name = min(kinds, key=lambda kind: found.get(kind, nothing)["games"])
        entry = found.get(name, nothing)
        more = min(GAMES_IN_TURN, games - entry["games"])
        if more <= 0:
            return
        new = play(kinds[name], bot, entry["games"] + 1, more)
        found[name] = {key: round(entry[key] + new[key], 1) for key in nothing}
        print(f"{name:40} {bot}: {described(found[name])}", flush=True)
        written = RECORD.with_suffix(".new")
        written.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
        os.replace(written, RECORD)


def compare(kinds: dict[str, list[str]], bot: str, games: int) -> bool:
    """Play games of each kind; return whether one is won less often than recorded."""
    record = json.loads(RECORD.read_text(encoding="utf-8")).get(bot, {}).get("kinds", {})
    is_weaker = False
    for name, options in kinds.items():
        entry = play(options, bot, 1, games)
        line = f"{name:40} {bot}: {described(entry)}"
        if name in record:
            line += f" (recorded: {described(record[name])})"
            if wilson(int(entry["won"]), games)[1] < wilson(record[name]["won"], record[name]["games"])[0]:
                is_weaker = True
                line += " WEAKER"
        print(line, flush=True)
    return is_weaker


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--kinds", nargs="*", default=[""], help="beginnings of the names of the kinds to play")
    parser.add_argument("--record", action="store_true", help="add what is played to strength.json")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="how long to record")
    args = parser.parse_args()
    if core_in_use() != COMPILED_CORE:
        parser.error("the interpreted core thinks with fewer nodes: compile the core first, with 'make core'")
    kinds = {name: options for name, options in options_of_kinds().items() if name.startswith(tuple(args.kinds))}
    if not kinds:
        names = ", ".join(options_of_kinds())
        parser.error(f"no kind of game begins with {' or '.join(args.kinds)}; there are: {names}")
    if args.record:
        record_more(kinds, args.bot, args.games, args.minutes)
        return 0
    return int(compare(kinds, args.bot, args.games))


if __name__ == "__main__":
    sys.exit(main())

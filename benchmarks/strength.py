"""How strong the bots are, with intervals, compared with what was recorded last: `make strength`.

    python benchmarks/strength.py [--games 100] [--bot planner] [--record]

Every kind of game in `strength.json` is played with the same seeds. The exit status is 1 if a bot wins so much less
than recorded that chance does not explain it. `--record` writes the new figures. Play on an idle machine with the
compiled core; 100 games of `planner` at one kind take about half an hour on two cores.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from fatsi.lab.statistics import wilson

RECORD = Path(__file__).with_name("strength.json")


def play(options: list[str], bot: str, games: int) -> int:
    """Return how many games are won."""
    command = [sys.executable, "-m", "fatsi", "simulate", "--games", str(games), "--seed", "1", "--bot", bot, "--json"]
    output = subprocess.run([*command, *options], check=True, capture_output=True, text=True).stdout
    return int(json.loads(output)["wins"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--record", action="store_true", help="write what was measured to strength.json")
    args = parser.parse_args()
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    is_weaker = False
    for name, entry in record.items():
        won = play(entry["options"], args.bot, args.games)
        low, high = wilson(won, args.games)
        before = entry.get(args.bot)
        line = f"{name:24} {args.bot}: {won} of {args.games}, {100 * low:.1f} to {100 * high:.1f} %"
        if before is not None:
            line += f" (recorded: {before['won']} of {before['games']})"
            if high < wilson(before["won"], before["games"])[0]:
                is_weaker = True
                line += " WEAKER"
        print(line, flush=True)
        if args.record:
            entry[args.bot] = {"won": won, "games": args.games}
            RECORD.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    return int(is_weaker)


if __name__ == "__main__":
    sys.exit(main())

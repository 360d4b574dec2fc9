"""The lab: many games of bots, stored as rows and summed up in figures.

>>> from fatsi.lab import Batch, simulate
>>> from fatsi.rules import Setup
>>> done = simulate(Batch(Setup(players=1), (("random",),), seed=1, games=3))
>>> done.is_complete, done.summaries[0].games
(True, 3)
"""

from __future__ import annotations

from fatsi.lab.batch import Batch, Done, UnknownSuffix, row_file, simulate
from fatsi.lab.cluster import NoCluster
from fatsi.lab.crews import WorkerDied
from fatsi.lab.extras import NotInstalled
from fatsi.lab.games import FAILED, Played, play_game
from fatsi.lab.rows import InvalidRows, OtherBatch
from fatsi.lab.statistics import Pairs, Summary, Tally, wilson

__all__ = [
    "FAILED",
    "Batch",
    "Done",
    "InvalidRows",
    "NoCluster",
    "NotInstalled",
    "OtherBatch",
    "Pairs",
    "Played",
    "Summary",
    "Tally",
    "UnknownSuffix",
    "WorkerDied",
    "play_game",
    "row_file",
    "simulate",
    "wilson",
]

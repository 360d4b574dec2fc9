"""Statistics of many games: rates with intervals of 95 %, averages, and breakdowns. Rows are counted, not stored.

A game that a bot could not finish is a game not won; averages are those of finished games.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from fatsi.lab.games import Played
from fatsi.rules.geometry import CENTRE, CORNERS

Interval = tuple[float, float]

# The normal deviate of a two-sided 95 %.
_Z: Final = 1.959963984540054
AVERAGES: Final = ("turns", "qi", "score", "actions")
# Few enough values that each can be counted.
DISTRIBUTIONS: Final = ("turns", "qi", "score")
BREAKDOWNS: Final = ("power", "place", "incarnation", "first", "first_power")
# Where a tile lies: what the turning of the table leaves the same.
PLACES: Final = ("centre", "edge", "corner")


def wilson(wins: int, games: int) -> Interval:
    """Return the Wilson score interval of a rate, which holds also for few games and for rates near 0 and 1.

    >>> tuple(round(bound, 4) for bound in wilson(8, 10))
    (0.4902, 0.9433)
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return (0.0, 1.0)
    square = _Z * _Z
    middle = (wins + square / 2) / (games + square)
    reach = _Z / (games + square) * math.sqrt(wins * (games - wins) / games + square / 4)
    return (0.0 if not wins else middle - reach, 1.0 if wins == games else middle + reach)


@dataclass(slots=True)
class Tally:
    """Games, and how many of them were won."""

    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += won

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.wins, self.games)

    def as_data(self) -> dict[str, object]:
        """Return the figures under the names that programs know."""
        return {"games": self.games, "wins": self.wins, "win_rate": self.rate, "interval": list(self.interval)}


@dataclass(slots=True)
class Summary:
    """The figures of all games of one lineup, as far as they have been added."""

    bots: tuple[str, ...]
    tally: Tally = field(default_factory=Tally)
    finished: int = 0
    game_seconds: float = 0.0
    # How often games ended for each reason, victory and failing bots included.
    reasons: dict[str, int] = field(default_factory=dict)
    breakdowns: dict[str, dict[str, Tally]] = field(default_factory=lambda: {name: {} for name in BREAKDOWNS})
    # How many finished games had each number of turns and so on, and how many of those were won.
    distributions: dict[str, dict[int, Tally]] = field(default_factory=lambda: {name: {} for name in DISTRIBUTIONS})
    # In how many games each incarnation fell.
    defeated: dict[str, int] = field(default_factory=dict)
    _sums: dict[str, int] = field(default_factory=lambda: dict.fromkeys(AVERAGES, 0))

    def add(self, row: Played) -> None:
        """Count a game."""
        self.tally.add(row.won)
        self.game_seconds += row.seconds
        self.reasons[row.reason] = self.reasons.get(row.reason, 0) + 1
        if row.is_finished:
            self.finished += 1
            for name in AVERAGES:
                self._sums[name] += getattr(row, name)
            for name in DISTRIBUTIONS:
                self.distributions[name].setdefault(getattr(row, name), Tally()).add(row.won)
        for name, key in _groups(row):
            self.breakdowns[name].setdefault(key, Tally()).add(row.won)
        for card in row.defeated:
            self.defeated[card] = self.defeated.get(card, 0) + 1

    @property
    def games(self) -> int:
        return self.tally.games

    @property
    def wins(self) -> int:
        return self.tally.wins

    @property
    def failures(self) -> int:
        """How many games a bot could not play to their end."""
        return self.games - self.finished

    @property
    def actions(self) -> int:
        """All actions of finished games, those of chance included."""
        return self._sums["actions"]

    def average(self, name: str) -> float:
        """Return the average of one of `AVERAGES` over the finished games."""
        return self._sums[name] / self.finished if self.finished else 0.0

    def as_data(self) -> dict[str, object]:
        """Return all figures under the names that programs know."""
        groups = {
            name: {key: tally.as_data() for key, tally in sorted(tallies.items())}
            for name, tallies in self.breakdowns.items()
        }
        for card, data in groups["incarnation"].items():
            data["defeated"] = self.defeated.get(card, 0)
        return {
            "bots": list(self.bots),
            **self.tally.as_data(),
            "failures": self.failures,
            "game_seconds": self.game_seconds,
            "actions": self.actions,
            "reasons": dict(sorted(self.reasons.items())),
            "averages": {name: self.average(name) for name in AVERAGES},
            "distributions": {
                name: {str(value): tally.games for value, tally in sorted(tallies.items())}
                for name, tallies in self.distributions.items()
            },
            "breakdowns": groups,
        }


def _groups(row: Played) -> Iterator[tuple[str, str]]:
    """Yield the groups of every breakdown that a game belongs to."""
    for power in row.powers:
        yield "power", power
    for place, tile in enumerate(row.tiles):
        kind = "centre" if place == CENTRE else "corner" if place in CORNERS else "edge"
        yield "place", f"{tile}@{kind}"
    for card in row.met:
        yield "incarnation", card
    yield "first", row.first
    yield "first_power", row.power_at(row.first)


@dataclass(slots=True)
class Pairs:
    """Two lineups on the same deals: how often both won, only one did, or none, and how their scores differ."""

    both: int = 0
    only_first: int = 0
    only_second: int = 0
    neither: int = 0
    _scored: int = 0
    _score_sum: int = 0
    _score_squares: int = 0

    def add(self, first: Played, second: Played) -> None:
        """Count a pair of games of the same seed."""
        assert first.seed == second.seed, "only games of the same deal make a pair"
        if first.won:
            self.both += second.won
            self.only_first += not second.won
        else:
            self.only_second += second.won
            self.neither += not second.won
        if first.is_finished and second.is_finished:
            difference = first.score - second.score
            self._scored += 1
            self._score_sum += difference
            self._score_squares += difference * difference

    @property
    def games(self) -> int:
        return self.both + self.only_first + self.only_second + self.neither

    @property
    def difference(self) -> float:
        """The win rate of the first less that of the second."""
        return (self.only_first - self.only_second) / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """The interval of the difference for paired games: Wald's with half a game added to each cell.

        That is what Agresti and Min (2005) advise: it holds also where the two hardly ever differ.
        """
        games = self.games + 2
        one, other = self.only_first + 0.5, self.only_second + 0.5
        middle = (one - other) / games
        reach = _Z * math.sqrt(one + other - (one - other) ** 2 / games) / games
        return (max(-1.0, middle - reach), min(1.0, middle + reach))

    @property
    def score_difference(self) -> float:
        """The average score of the first less that of the second, where both finished."""
        return self._score_sum / self._scored if self._scored else 0.0

    @property
    def score_interval(self) -> Interval | None:
        """The normal interval of the difference of scores; None while there are fewer than two pairs."""
        if self._scored < 2:
            return None
        variance = (self._score_squares - self._score_sum**2 / self._scored) / (self._scored - 1)
        reach = _Z * math.sqrt(max(0.0, variance) / self._scored)
        return (self.score_difference - reach, self.score_difference + reach)

    def as_data(self) -> dict[str, object]:
        """Return the figures under the names that programs know."""
        scores = self.score_interval
        return {
            "games": self.games,
            "both": self.both,
            "only_a": self.only_first,
            "only_b": self.only_second,
            "neither": self.neither,
            "difference": self.difference,
            "interval": list(self.interval),
            "score_difference": self.score_difference,
            "score_interval": None if scores is None else list(scores),
        }

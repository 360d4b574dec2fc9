"""Somebody's finished games, counted: how many were won, of which kind, and why the others were lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from fatsi.game import Game
from fatsi.rules.setup import DIFFICULTIES

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """What is counted of a game that is over."""

    players: int
    difficulty: str
    white_moon: bool
    is_won: bool
    reason: str
    """One of the rules' `REASONS`."""
    score: int
    turns: int
    qi: int
    """What all Taoists had left together."""
    haunted: int
    """How many tiles were haunted at the end."""


def finished_game(game: Game) -> FinishedGame | None:
    """Return what is counted of a game: nothing while it goes on, and nothing of practice, where anything is undone.

    >>> from fatsi.rules import Setup
    >>> finished_game(Game(Setup(players=1), seed=1)) is None
    True
    """
    result = game.result
    if result is None or game.is_practice:
        return None
    setup, state = game.setup, game.state
    return FinishedGame(
        players=setup.players,
        difficulty=setup.difficulty,
        white_moon=setup.white_moon,
        is_won=result.won,
        reason=result.reason,
        score=result.score,
        turns=game.turn,
        qi=sum(state.qi[seat] for seat in state.table.seats),
        haunted=state.haunted.bit_count(),
    )


@dataclass(frozen=True, slots=True)
class Count:
    """Games of one kind, and how many of them were won."""

    games: int
    won: int

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    def as_data(self) -> dict[str, object]:
        return {"games": self.games, "won": self.won}


@dataclass(frozen=True, slots=True)
class History:
    """The figures of somebody's finished games. Kinds that were never played are left out."""

    all: Count
    by_difficulty: dict[str, Count]
    by_players: dict[int, Count]
    by_white_moon: dict[bool, Count]
    best_score: int | None
    average_score: float | None
    closest_win: FinishedGame | None
    """The victory with the least Qi left, and of those with the most haunted tiles."""
    defeats: dict[str, int]
    """How often each reason has lost a game, the usual one first."""

    @classmethod
    def of(cls, games: Iterable[FinishedGame]) -> History:
        """Count games.

        >>> game = FinishedGame(2, "normal", False, True, "wu-feng-defeated", 14, 20, 5, 1)
        >>> History.of([game]).by_players
        {2: Count(games=1, won=1)}
        """
        played = list(games)
        wins = [game for game in played if game.is_won]
        scores = [game.score for game in played]
        reasons = Counter(game.reason for game in played if not game.is_won)
        return cls(
            all=Count(len(played), len(wins)),
            by_difficulty=_count_by(played, DIFFICULTIES, lambda game: game.difficulty),
            by_players=_count_by(played, range(1, 5), lambda game: game.players),
            by_white_moon=_count_by(played, (False, True), lambda game: game.white_moon),
            best_score=max(scores, default=None),
            average_score=sum(scores) / len(scores) if scores else None,
            closest_win=min(wins, key=lambda game: (game.qi, -game.haunted), default=None),
            defeats=dict(sorted(reasons.items(), key=lambda item: (-item[1], item[0]))),
        )

    def as_data(self) -> dict[str, object]:
        """Return all figures for programs; ids are those of the rules."""
        closest = self.closest_win
        return {
            **self.all.as_data(),
            "by_difficulty": {name: count.as_data() for name, count in self.by_difficulty.items()},
            "by_players": {str(number): count.as_data() for number, count in self.by_players.items()},
            "by_set": {
                "white-moon" if is_moon else "base": count.as_data() for is_moon, count in self.by_white_moon.items()
            },
            "best_score": self.best_score,
            "average_score": self.average_score,
            "closest_win": None if closest is None else {"qi": closest.qi, "haunted": closest.haunted},
            "defeats": self.defeats,
        }


def _count_by(games: list[FinishedGame], kinds: Iterable[K], kind_of: Callable[[FinishedGame], K]) -> dict[K, Count]:
    """Count games by their kind, in the order of the kinds."""
    played = Counter(map(kind_of, games))
    won = Counter(kind_of(game) for game in games if game.is_won)
    return {kind: Count(played[kind], won[kind]) for kind in kinds if played[kind]}

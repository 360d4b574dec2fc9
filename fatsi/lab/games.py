"""One game of bots, and the row that is kept of it.

The row depends on the setup, the seed and the bots alone, never on the process that plays it or on what was played
before: chance is that of `Game`, every bot is new, and each seat has a sequence of random numbers of its own.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from fatsi.bots import Bot, bot, in_one_line
from fatsi.bots.seats import BotFailed, chosen
from fatsi.game import Game
from fatsi.rules import InvalidSetup, Setup
from fatsi.rules.cards import BY_NUMBER, IS_INCARNATION
from fatsi.rules.events import GhostDrawn, GhostExorcised
from fatsi.rules.geometry import SIDE_INDEX
from fatsi.rules.powers import POWERS, power_of
from fatsi.rules.rng import rng_for_bot

# The reason in the row of a game that a bot could not play to its end.
FAILED: Final = "bot-failed"


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of a game. Tuples are in the order of the board: seats from N, tiles from NW."""

    seed: int
    bots: tuple[str, ...]
    won: bool
    reason: str
    score: int
    turns: int
    qi: int
    actions: int
    first: str
    seats: tuple[str, ...]
    boards: tuple[str, ...]
    tiles: tuple[str, ...]
    met: tuple[str, ...]
    defeated: tuple[str, ...]
    # Of a game that could not be played to its end: whose fault it was, and what happened.
    failed_bot: str = ""
    error: str = ""
    # The one thing that is another each time.
    seconds: float = field(default=0.0, compare=False)

    @property
    def is_finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.reason != FAILED

    @property
    def powers(self) -> tuple[str, ...]:
        """The powers of the Taoists; those of neutral boards are nobody's.

        >>> play_game(Setup(players=1), 1, ("random",)).powers
        ('dance-of-the-spires',)
        """
        return tuple(self.power_at(side) for side in self.seats)

    def power_at(self, side: str) -> str:
        """Return the power that lies up at a side."""
        colour, _, face = self.boards[SIDE_INDEX[side]].partition("-")
        return POWERS[power_of(colour, face)].id


def lineup(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the bot of each Taoist: one for all, or one for each; `InvalidSetup` if they cannot take their seats.

    >>> lineup(["greedy"], 3)
    ('greedy', 'greedy', 'greedy')
    """
    for name in bots:
        bot(name)
    if len(bots) == 1:
        return tuple(bots) * players
    if len(bots) != players:
        raise InvalidSetup("bot", "wrong-number-of-bots", given=len(bots), players=players)
    return tuple(bots)


def play_game(setup: Setup, seed: int, bots: tuple[str, ...]) -> Played:
    """Play the game of a seed, with a bot for each Taoist; a bot that fails ends it, and the row says so."""
    began = time.perf_counter()
    game = Game(setup, seed=seed)
    failure: BotFailed | None = None
    try:
        _play_out(game, bots)
    except BotFailed as error:
        failure = error
    seconds = time.perf_counter() - began
    dealt, state, result = game.setup, game.state, game.result
    return Played(
        seed=seed,
        bots=bots,
        won=result is not None and result.won,
        reason=FAILED if result is None else result.reason,
        score=0 if result is None else result.score,
        turns=game.turn,
        qi=sum(state.qi[seat] for seat in state.table.seats),
        actions=len(game.actions),
        first=dealt.first or "",
        seats=dealt.seats_taken,
        boards=tuple(
            f"{colour}-{face}" for colour, face in zip(dealt.boards or (), dealt.board_sides or (), strict=True)
        ),
        tiles=tuple(str(tile) for tile in dealt.tiles or ()),
        met=_incarnations(game, GhostDrawn),
        defeated=_incarnations(game, GhostExorcised),
        failed_bot="" if failure is None else failure.name,
        error="" if failure is None else failure.error,
        seconds=seconds,
    )


def _play_out(game: Game, bots: tuple[str, ...]) -> None:
    """Let the bots play until the game is over."""
    names = dict(zip(game.state.table.seats, bots, strict=True))
    players = {seat: _seated(name) for seat, name in names.items()}
    while (seat := game.state.actor) is not None:
        rng = rng_for_bot(game.seed, seat=seat, actions=len(game.actions))
        game.play(chosen(players[seat], names[seat], game.state, rng))


def _seated(name: str) -> Bot:
    try:
        return bot(name)
    except Exception as error:
        raise BotFailed(name, in_one_line(error)) from error


def _incarnations(game: Game, kind: type[GhostDrawn | GhostExorcised]) -> tuple[str, ...]:
    """Return the incarnations to which this happened, in that order."""
    cards = (event.card for event in game.events if isinstance(event, kind) and IS_INCARNATION[event.card])
    return tuple(dict.fromkeys(BY_NUMBER[card].id for card in cards))

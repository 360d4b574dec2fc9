"""How the game ended: the score item by item, the story in a few figures, and the ways on."""

from __future__ import annotations

from functools import lru_cache

from fatsi.game import Game
from fatsi.lessons import coaching
from fatsi.rules.events import GhostExorcised, TaoistDied
from fatsi.rules.setup import DIFFICULTIES
from fatsi.server.pages.templating import fragment
from fatsi.server.table_parts.coach import coach_line
from fatsi.server.table_parts.table_view import TableView
from fatsi.words import Words


def result(seen: TableView, words: Words) -> str:
    """Return the part that tells how the game ended; empty while it goes on, unless it was given up."""
    end = seen.game.result
    if end is None:
        return _no_result(seen.next_table, words)
    items = [(words.name("score", item), words.points(points)) for item, points in end.breakdown if points]
    return fragment(
        "result",
        words,
        end=end,
        outcome=words.result(end),
        story=story(seen.game, words),
        items=items,
        score=words.points(end.score),
        table=seen.table,
        turns=seen.game.turn,
        can_play_again=seen.is_host or bool(seen.mine),
        harder=harder(seen.game.setup.difficulty),
        is_practice=seen.is_practice,
        next_table=seen.next_table,
        can_undo=seen.can_undo,
        coach=coach_line(coaching(seen.game), words),
    )


def story(game: Game, words: Words) -> list[str]:
    """Return the key moments of a game that is over: what was driven away, and of a victory the last blow and how close
    it was."""
    exorcised = [event for event in game.events if isinstance(event, GhostExorcised)]
    fallen = sum(isinstance(event, TaoistDied) for event in game.events)
    limit = game.state.table.haunted_limit
    most = max(step.state.haunted.bit_count() for step in game.steps())
    is_won = game.result is not None and game.result.won
    told = []
    if is_won and exorcised:
        told.append(words.text("story-last", event=words.event(exorcised[-1], game.state)))
    told.append(words.text("story-exorcised", number=len(exorcised)))
    if is_won:
        told.append(words.text("story-haunted", number=most, limit=limit))
    if fallen:
        told.append(words.text("story-fallen", number=fallen))
    return told


def harder(difficulty: str) -> str:
    """Return the next harder difficulty, empty if there is none."""
    names = list(DIFFICULTIES)
    at = names.index(difficulty)
    return names[at + 1] if at + 1 < len(names) else ""


@lru_cache(maxsize=64)
def _no_result(next_table: str, words: Words) -> str:
    return fragment("result", words, end=None, next_table=next_table)

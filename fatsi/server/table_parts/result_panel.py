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


def result(view: TableView, words: Words) -> str:
    """Return the part that shows how the game ended; empty while it goes on, unless it was given up."""
    end = view.game.result
    if end is None:
        return _no_result(view.next_table, words)
    items = [(words.name("score", item), words.points(points)) for item, points in end.breakdown if points]
    return fragment(
        "result",
        words,
        end=end,
        outcome=words.result(end),
        story=story(view.game, words),
        items=items,
        score=words.points(end.score),
        table=view.table,
        turns=view.game.turn,
        can_play_again=view.is_host or bool(view.mine),
        harder=harder(view.game.setup.difficulty),
        is_practice=view.is_practice,
        next_table=view.next_table,
        can_undo=view.can_undo,
        coach=coach_line(coaching(view.game), words),
    )


def story(game: Game, words: Words) -> list[str]:
    """Return the key moments of a game that is over: what was driven away, and of a victory the last blow and how close
    it was."""
    exorcised = [event for event in game.events if isinstance(event, GhostExorcised)]
    fallen = sum(isinstance(event, TaoistDied) for event in game.events)
    limit = game.state.table.haunted_limit
    most = max(step.state.haunted.bit_count() for step in game.steps())
    is_won = game.result is not None and game.result.won
    sentences = []
    if is_won and exorcised:
        sentences.append(words.text("story-last", event=words.event(exorcised[-1], game.state)))
    sentences.append(words.text("story-exorcised", number=len(exorcised)))
    if is_won:
        sentences.append(words.text("story-haunted", number=most, limit=limit))
    if fallen:
        sentences.append(words.text("story-fallen", number=fallen))
    return sentences


def harder(difficulty: str) -> str:
    """Return the next harder difficulty, empty if there is none."""
    names = list(DIFFICULTIES)
    at = names.index(difficulty)
    return names[at + 1] if at + 1 < len(names) else ""


@lru_cache(maxsize=64)
def _no_result(next_table: str, words: Words) -> str:
    return fragment("result", words, end=None, next_table=next_table)

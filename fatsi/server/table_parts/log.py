"""What happened: the log in words with places to point at, hints for motion, and the chat."""

from __future__ import annotations

from typing import Final

from markupsafe import escape

from fatsi.game import Game
from fatsi.rules import dice
from fatsi.rules.events import (
    BoardPossessed,
    CurseRolled,
    DiceRolled,
    Event,
    GameLost,
    GameWon,
    GhostBanished,
    GhostExorcised,
    GhostTrapped,
    IncarnationCaught,
    QiGained,
    QiLost,
    TaoistDied,
    TileHaunted,
    TileRestored,
    TurnBegan,
    VillagerDied,
    VillagerSaved,
)
from fatsi.rules.geometry import SIDES
from fatsi.rules.state import State
from fatsi.rules.table import Table
from fatsi.server.pages.templating import fragment
from fatsi.server.table_parts.table_view import ChatLine
from fatsi.server.table_parts.targets import board_target, places, tile_target
from fatsi.words import Words
from fatsi.words.message_arguments import board_id

# How an entry of the log weighs on the reader.
_BAD: Final = (TileHaunted, QiLost, TaoistDied, BoardPossessed, VillagerDied, GameLost)
_GOOD: Final = (GhostExorcised, GhostTrapped, TileRestored, QiGained, VillagerSaved, IncarnationCaught, GameWon)

# How the faces of the Curse die are drawn: as the stones that do the same.
_CURSE_DRAWINGS: Final = {
    "nothing": "stone-none",
    "haunt": "stone-haunt",
    "ghost": "stone-ghost",
    "lose-tao": "stone-group-lose-tao",
    "lose-qi": "stone-lose-qi",
}


def log_entries(game: Game, words: Words, start: int = 0) -> list[str]:
    """Return what happened from some event on, an entry for each event; a turn begins with a heading."""
    events = game.events
    state = game.state
    turn = game.turn - sum(1 for event in events[start:] if isinstance(event, TurnBegan))
    entries = []
    for event in events[start:]:
        if isinstance(event, TurnBegan):
            turn += 1
        entries.append(_entry(event, state, turn, words))
    return entries


def _entry(event: Event, state: State, turn: int, words: Words) -> str:
    # A whole game has a thousand entries: they are written directly, not through a template each.
    at = " ".join(places(event))
    text = escape(words.event(event, state))
    if isinstance(event, TurnBegan):
        number = escape(words.text("log-turn", number=turn))
        colour = board_id(state.table, event.seat)
        return (
            f'<li class="entry turn seat-{colour}" data-at="{at}" data-turn="{turn}">'
            f"<strong>{number}</strong> {text}</li>"
        )
    tone = "bad" if isinstance(event, _BAD) else "good" if isinstance(event, _GOOD) else "plain"
    return f'<li class="entry {tone}" data-at="{at}">{text}</li>'


def motion(events: tuple[Event, ...], state: State) -> list[dict[str, object]]:
    """Return what of these events a picture cannot show by itself: dice, darkening, burning, hurt."""
    hints: list[dict[str, object]] = []
    for event in events:
        if isinstance(event, DiceRolled):
            hints.append({"kind": "roll", "faces": list(dice.roll_names(event.roll))})
        elif isinstance(event, CurseRolled):
            hints.append({"kind": "curse", "faces": [_CURSE_DRAWINGS[dice.CURSE_FACES[event.face]]]})
        elif isinstance(event, TileHaunted):
            hints.append({"kind": "haunted", "at": tile_target(event.tile)})
        elif isinstance(event, TileRestored):
            hints.append({"kind": "restored", "at": tile_target(event.tile)})
        elif isinstance(event, GhostExorcised | GhostBanished | GhostTrapped):
            hints.append({"kind": "fallen", "at": f"ghost-{event.card}"})
        elif isinstance(event, QiLost):
            hints.append({"kind": "hurt", "at": board_target(event.seat)})
        elif isinstance(event, TaoistDied):
            hints.append({"kind": "died", "at": f"taoist-{SIDES[event.seat]}"})
    return hints


def chat_entry(said: ChatLine, words: Words, table: Table) -> str:
    """Return a line of chat, with the colour of who speaks."""
    colour = "" if said.seat is None else board_id(table, said.seat)
    return fragment("chat_entry", words, said=said, colour=colour)

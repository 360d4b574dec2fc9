"""What the server shows: pages, and the parts of a table by the ids of their elements.

The rest of the server calls only what is named here. Everything is a pure function of what was seen and of the
language; nothing here knows connections or the database.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from fatsi import svg
from fatsi.rules.cards import CARDS
from fatsi.rules.colours import BOARD_COLOURS
from fatsi.rules.powers import BOARD_SIDES, POWERS
from fatsi.rules.setup import DIFFICULTIES, EDITIONS
from fatsi.rules.state import State
from fatsi.server.pages import templating
from fatsi.server.pages.templating import MOTIONS, THEMES, Settings, environment, static_path, static_url
from fatsi.server.table_parts.about import about
from fatsi.server.table_parts.coach import chapter_titles
from fatsi.server.table_parts.decision import decision
from fatsi.server.table_parts.hint_list import hint, hint_spoken
from fatsi.server.table_parts.log import chat_entry, log_entries, motion
from fatsi.server.table_parts.result_panel import result
from fatsi.server.table_parts.rule_book import rule_book
from fatsi.server.table_parts.seat_list import PEOPLE, bot_choices, people
from fatsi.server.table_parts.status import status
from fatsi.server.table_parts.table_view import ChatLine, TableView
from fatsi.server.table_parts.targets import targets
from fatsi.svg.drawings import all_symbols
from fatsi.words import Words
from fatsi.words.lookup import explain_card
from fatsi.words.message_arguments import board_id

__all__ = [
    "MOTIONS",
    "PEOPLE",
    "THEMES",
    "Settings",
    "about",
    "bot_choices",
    "chat_entry",
    "environment",
    "hint",
    "hint_spoken",
    "log_entries",
    "motion",
    "own_parts",
    "page",
    "parts",
    "replay_parts",
    "static_path",
    "static_url",
    "targets",
    "title",
]


def parts(view: TableView, words: Words) -> dict[str, str]:
    """Return everything on a table that may change, by the id of its element."""
    return {**replay_parts(view.game.state, words, turn=view.game.turn), **own_parts(view, words)}


def own_parts(view: TableView, words: Words) -> dict[str, str]:
    """Return the parts that depend on who looks, and on who is there."""
    return {**people(view, words), "decision": decision(view, words), "result": result(view, words)}


def replay_parts(state: State, words: Words, *, turn: int = 1) -> dict[str, str]:
    """Return the parts of a position of a recorded game: the picture and what is in sight, nothing to decide."""
    return {**svg.parts(state, words), "status": status(state, turn, words)}


def title(view: TableView, words: Words) -> str:
    """Return the title of the page, which says when it is the reader's turn."""
    state = view.game.state
    if state.result is not None:
        return words.text("title-won" if state.result.won else "title-lost")
    assert state.actor is not None
    seat = board_id(state.table, state.actor)
    return words.text("title-mine" if view.is_mine else "title-waiting", seat=seat)


# The bot that plays beside somebody who does not care which one.
_BEST_BOT: Final = "planner"

# --- pages ----------------------------------------------------------------------------------------------

Context = dict[str, object]


def page(name: str, words: Words, settings: Settings, /, **context: object) -> str:
    """Return a whole page; what each receives besides the words and settings:

    - `home.html`: `tables` (list of `TableSummary`), `today` (a date), `error` (text or empty), `form` (values
      given before), `own_name` (the name that the reader gave last),
      `daily` (`DailySummary`);
    - `table.html`: `view` (`TableView`), `chat` (list of `ChatLine`);
    - `join.html`: `error` (text or empty), `own_name`;
    - `replay.html`: `state` and `turn` of the step shown, `step`, `steps`, `turns` (pairs of step and turn), `base`
      (address below which the steps are), `record` (address of the record), `log` (entries of the whole game), `events`
      (how many of them have happened by then);
    - `statistics.html`: `history` (`History`), `latest` (list of `KeptGame`);
    - `rules.html`, `cards.html`, `learn.html`: nothing;
    - `message.html`: `title`, `text`.
    """
    prepare = _PREPARE.get(name)
    more = prepare(words, context) if prepare else {}
    return templating.page(name, words, settings, **(context | more))


def _home(words: Words, context: Context) -> Context:
    return {
        "bots": bot_choices(words),
        "best_bot": _BEST_BOT,
        "difficulties": tuple(DIFFICULTIES),
        "editions": EDITIONS,
        "boards": BOARD_COLOURS,
        "powers": {side: {power.colour: power.id for power in POWERS if power.side == side} for side in BOARD_SIDES},
    }


def _table(words: Words, context: Context) -> Context:
    view = context["view"]
    assert isinstance(view, TableView)
    chat_lines = context["chat"]
    assert isinstance(chat_lines, list)
    return {
        **_drawn(parts(view, words), view.game.state, words),
        "title": title(view, words),
        "log": [Markup(entry) for entry in log_entries(view.game, words)],
        "chat": [
            Markup(chat_entry(one, words, view.game.state.table)) for one in chat_lines if isinstance(one, ChatLine)
        ],
        "topics": rule_book(words, white_moon=view.game.state.moon is not None),
    }


def _replay(words: Words, context: Context) -> Context:
    state, turn = context["state"], context["turn"]
    assert isinstance(state, State) and isinstance(turn, int)
    log = context["log"]
    assert isinstance(log, list)
    return {
        **_drawn(replay_parts(state, words, turn=turn), state, words),
        "log": [Markup(entry) for entry in log],
    }


def _drawn(made: dict[str, str], state: State, words: Words) -> Context:
    """Return the picture put together, and the other parts, as markup for a page."""
    others = ("status", *PEOPLE, "decision", "result")
    body = "".join(markup for name, markup in made.items() if name not in others)
    return {
        "picture": Markup(svg.frame(words, state.moon is not None, body)),
        "made": {name: Markup(made[name]) for name in others if name in made},
        "white_moon": state.moon is not None,
    }


def _rules(words: Words, context: Context) -> Context:
    return {"topics": rule_book(words), "symbols": Markup(all_symbols(True))}


def _learn(words: Words, context: Context) -> Context:
    return {"lessons": chapter_titles(words)}


def _cards(words: Words, context: Context) -> Context:
    return {"cards": _all_cards(words), "symbols": Markup(all_symbols(True))}


@lru_cache(maxsize=8)
def _all_cards(words: Words) -> tuple[dict[str, object], ...]:
    return tuple(
        {
            "name": words.card(card.number),
            "colour": card.colour,
            "lines": explain_card(card, words),
            "picture": Markup(svg.card_picture(card.number, words, with_symbols=False)),
        }
        for card in CARDS
    )


_PREPARE: Final[dict[str, Callable[[Words, Context], Context]]] = {
    "home.html": _home,
    "table.html": _table,
    "replay.html": _replay,
    "rules.html": _rules,
    "cards.html": _cards,
    "learn.html": _learn,
}

"""The decision: who has to choose what, the choices as buttons in groups, and what is still to be paid."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final
from weakref import WeakKeyDictionary

from markupsafe import Markup

from fatsi import svg
from fatsi.game import Game
from fatsi.lessons import Coaching, coaching
from fatsi.rules import dice
from fatsi.rules.actions import Action
from fatsi.rules.arguments import COLOUR, ROLL, TILE, unpacked
from fatsi.rules.arrival import Place
from fatsi.rules.attempt import Spend
from fatsi.rules.colours import BLACK, COLOURS
from fatsi.rules.exorcism import tokens_wanted
from fatsi.rules.geometry import FACED, SPACES, TILES, board_of
from fatsi.rules.powers import POWERS
from fatsi.rules.state import State
from fatsi.rules.yang import BEFORE_MOVE, Yang, yang_actions
from fatsi.server.pages.templating import fragment
from fatsi.server.table_parts.coach import coach_line
from fatsi.server.table_parts.denied import Denied, denied
from fatsi.server.table_parts.odds_table import OddsTable, odds_tables
from fatsi.server.table_parts.status import forecast
from fatsi.server.table_parts.table_view import BOT, OPEN, TableView
from fatsi.server.table_parts.targets import targets
from fatsi.words import Words
from fatsi.words.lookup import explain_card
from fatsi.words.message_arguments import action_arguments, board_id, yes_or_no

END: Final = "end"
# Groups of the choices of Yang, in the order of a turn; which belongs where, their classes say.
YANG_GROUPS: Final = (
    "act",
    "move",
    "power",
    "borrowed-power",
    "mantra",
    "buddha",
    "artifact",
    "fireworks",
    "yin-yang-ask",
    "yin-yang-unhaunt",
    END,
)
# Groups that are folded away: many choices, seldom taken.
_FOLDED: Final = frozenset(("yin-yang-ask", "yin-yang-unhaunt", "fireworks", "mantra"))
# What is precious or rolls dice is never done by one click on the board.
_ASKS_FIRST: Final = frozenset(("exorcise", "help", "save", "scroll", "elixir", "moonstone", "barrier-save"))
_RARE: Final = frozenset(("yin-yang-ask", "yin-yang-unhaunt", "fireworks", "borrow"))

# The powers that add choices to Yang, by the kind of these.
_POWER_OF: Final = {
    kind: POWERS[thing.needs.bit_length() - 1].id for kind, thing in yang_actions().items() if thing.needs
}

CRYSTAL: Final = "crystal"
_MOST_WAYS: Final = 3

_SPACE_KINDS: Final = frozenset(("place", "buddha"))
_GHOST_KINDS: Final = frozenset(("banish", "lift", "mantra", "resolve"))


@dataclass(frozen=True, slots=True)
class Choice:
    """One button."""

    action: str
    label: str
    code: str
    """The code of a tile or a ghost's space that the label has in brackets, empty for none."""
    full: str
    """The whole sentence, where the label is shortened under a heading."""
    targets: str
    icons: tuple[str, ...]
    """Symbols of colours before the label; dice have nothing else."""
    is_rare: bool
    asks_first: bool
    asks_again: str
    """What is asked before it is taken, empty for nothing."""
    key: int
    """The digit that takes it, 0 for none."""


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    name: str
    title: str
    is_folded: bool
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Arriving:
    """The ghost that is to be placed: its card, what it does in words, and why it goes there."""

    picture: Markup
    lines: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Missing:
    """What is still to be spent in an exorcism."""

    number: int
    ways: tuple[tuple[tuple[str, int], ...], ...]
    """The few ways to pay it, each by symbols and how many of them; none where there are too many to show."""


@dataclass(frozen=True, slots=True)
class _Prepared:
    """What does not depend on the reader, and the markup for the readers who see the same."""

    version: tuple[int, int, str]
    groups: tuple[ChoiceGroup, ...]
    denied: tuple[Denied, ...]
    odds: tuple[OddsTable, ...]
    forecast: dict[str, object]
    coached: Coaching | None
    made: dict[tuple[bool, bool, bool, str], str]


# The odds take a while, and many readers of a table see the same: the last ones of each game are kept.
_prepared: Final[WeakKeyDictionary[Game, _Prepared]] = WeakKeyDictionary()


def decision(view: TableView, words: Words) -> str:
    """Return the part that shows the decision."""
    state = view.game.state
    if state.actor is None or state.actor < 0:
        return fragment("decision", words, is_over=True, is_mine=False, waiting_for="", forced="")
    prepared = _prepare(view, words)
    waiting = "" if view.is_mine else _waiting(view, words)
    reader = (view.is_mine, bool(view.mine), view.can_undo, waiting)
    if reader not in prepared.made:
        prepared.made[reader] = fragment(
            "decision",
            words,
            is_over=False,
            is_practice=view.is_practice,
            is_mine=view.is_mine,
            can_undo=view.can_undo,
            can_ask=bool(view.mine),
            question=words.decision(state),
            waiting=waiting,
            waiting_for="" if view.is_mine else _waiting_for(view),
            forced=forced(prepared, words) if view.is_mine else "",
            colour=board_id(state.table, state.actor),
            faces=_faces(state),
            missing=missing(state),
            arriving=arriving(state, words),
            groups=tuple(group for group in prepared.groups if group.name != END),
            end=tuple(choice for group in prepared.groups if group.name == END for choice in group.choices),
            denied=prepared.denied,
            odds=prepared.odds,
            coach=coach_line(prepared.coached, words),
            **prepared.forecast,
        )
    return prepared.made[reader]


def _faces(state: State) -> tuple[str, ...]:
    """Return the dice that the decision is about, as they lie."""
    step = state.stack[-1]
    rolls = [getattr(step, name) for name, kind in step.arguments if kind is ROLL]
    return dice.roll_names(rolls[0]) if rolls else ()


def arriving(state: State, words: Words) -> Arriving | None:
    """Return the ghost that somebody has to place; None if the decision is another one."""
    step = state.stack[-1]
    if not isinstance(step, Place):
        return None
    card = state.facts.card[step.card]
    assert card is not None
    boards = {board_of(action.value) for action in state.legal()}
    if len(boards) > 1:
        why = words.text("arriving-anywhere")
    elif card.colour == COLOURS[BLACK] or card.is_incarnation:
        why = words.text("arriving-active", board=board_id(state.table, boards.pop()))
    else:
        why = words.text("arriving-colour", board=board_id(state.table, boards.pop()))
    facts = card if state.table.setup.cards else None
    drawn = svg.card_picture(step.card, words, facts=facts, with_symbols=False)
    return Arriving(Markup(drawn), tuple(explain_card(card, words)), why)


def missing(state: State) -> Missing | None:
    """Return what is still missing to let the chosen ghosts fall; None if nothing is being spent."""
    step = state.stack[-1]
    if not isinstance(step, Spend):
        return None
    ways = tokens_wanted(state, step.roll, step.chosen, unpacked(step.spent))
    # Every way takes as many, tokens and crystals together.
    shown = ways if len(ways) <= _MOST_WAYS else ()
    return Missing(sum(ways[0]), tuple(_symbols(way) for way in shown))


def _symbols(tokens: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((name, n) for name, n in zip((*COLOURS, CRYSTAL), tokens, strict=False) if n)


def _prepare(view: TableView, words: Words) -> _Prepared:
    version = (view.version, len(view.game.actions), words.language)
    prepared = _prepared.get(view.game)
    if prepared is None or prepared.version != version:
        state = view.game.state
        coached = coaching(view.game)
        groups = _coached_groups(choices(state, words), coached)
        # Whoever is coached sees one thing at a time.
        refused = () if coached is not None and not coached.is_astray else denied(state, words)
        prepared = _Prepared(version, groups, refused, odds_tables(state, words), forecast(state, words), coached, {})
        _prepared[view.game] = prepared
    return prepared


def forced(prepared: _Prepared, words: Words) -> str:
    """Return what is said when the only choice is taken by itself; nothing where there is something to think about.

    The turn is ended by nobody but the reader: until then they may take something back.
    """
    offered = [choice for group in prepared.groups if group.name != END for choice in group.choices]
    has_end = any(group.name == END for group in prepared.groups)
    if prepared.coached is not None or has_end or len(offered) != 1 or offered[0].asks_first:
        return ""
    return words.text("forced-notice", choice=offered[0].full)


def _waiting_for(view: TableView) -> str:
    """Return what kind of player a reader waits for."""
    actor = view.game.state.actor
    seat_holder = None if actor is None else view.seat_holder(actor)
    return OPEN if seat_holder is None else seat_holder.kind


def _waiting(view: TableView, words: Words) -> str:
    """Return for whom a reader waits who has nothing to decide."""
    actor = view.game.state.actor
    assert actor is not None
    seat_holder = view.seat_holder(actor)
    seat = board_id(view.game.state.table, actor)
    if seat_holder is None or seat_holder.kind == OPEN:
        return words.text("waiting-open", seat=seat)
    if seat_holder.kind == BOT:
        return words.text("waiting-bot", seat=seat)
    present = yes_or_no(seat_holder.is_present)
    if not seat_holder.name:
        return words.text("waiting-seat", seat=seat, present=present)
    return words.text("waiting-person", name=seat_holder.name, present=present)


# --- choices --------------------------------------------------------------------------------------------


def choices(state: State, words: Words) -> tuple[ChoiceGroup, ...]:
    """Return the choices of the decision that is due, in groups."""
    by_group: dict[str, list[Action]] = {}
    is_yang = isinstance(state.stack[-1], Yang)
    for action in state.legal():
        name = group_of(action.kind) if is_yang else ("reroll" if action.kind == "reroll" else "plain")
        by_group.setdefault(name, []).append(action)
    names = [name for name in YANG_GROUPS if name in by_group] if is_yang else list(by_group)
    if is_yang and not _acts_first(state, by_group):
        names.sort(key=lambda name: name != "move")
    if is_yang and "move" in by_group:
        by_group["move"].sort(key=lambda action: -_ghosts_faced(action, state))
    number = 0
    groups = []
    for name in names:
        made = []
        is_folded = name in _FOLDED and len(by_group[name]) > 1
        for action in by_group[name]:
            number += 0 if is_folded else 1
            made.append(_choice(action, state, words, 0 if is_folded or number > 9 else number))
        groups.append(ChoiceGroup(name, _title(name, by_group[name], words), is_folded, tuple(made)))
    return tuple(groups)


def group_of(kind: str) -> str:
    """Return the group of a kind of choice of Yang; what a power offers stands apart from powers to borrow."""
    group = yang_actions()[kind].group
    return "borrowed-power" if group == "power" and kind not in _POWER_OF else group


def _acts_first(state: State, by_group: dict[str, list[Action]]) -> bool:
    """Whether to act is likelier than to move: one has moved, or stands before a ghost."""
    return state.stage != BEFORE_MOVE or any(action.kind == "exorcise" for action in by_group.get("act", ()))


def _ghosts_faced(action: Action, state: State) -> int:
    """Return how many ghosts are faced from where a move leads: one goes where there is something to do."""
    return sum(bool(state.ghosts[space]) for space in FACED[action.value]) if action.kind == "move" else 0


def _title(group: str, actions: list[Action], words: Words) -> str:
    """Return the heading of a group; where it holds the choices of one power, that is its name."""
    if group in ("plain", END):
        return ""
    powers = {_POWER_OF[action.kind] for action in actions} if group == "power" else set()
    if len(powers) == 1:
        return words.name("power", powers.pop())
    return words.text("choices-power" if group == "borrowed-power" else f"choices-{group}")


def _coached_groups(groups: tuple[ChoiceGroup, ...], coached: Coaching | None) -> tuple[ChoiceGroup, ...]:
    """Return what a chapter of the lesson offers: its next step alone, unless the reader has left its path."""
    if coached is None or coached.is_astray:
        return groups
    return tuple(
        replace(group, is_folded=False, choices=tuple(replace(one, key=1, is_rare=False) for one in choices))
        for group in groups
        if (choices := [choice for choice in group.choices if choice.action == coached.action])
    )


def _choice(action: Action, state: State, words: Words, key: int) -> Choice:
    full = words.action(action, state)
    label, icons = _short(action, state, words) or (full, ())
    return Choice(
        action=action.text,
        label=label,
        code=_code(action, words),
        full=full,
        targets=" ".join(targets(action, state)),
        icons=icons,
        is_rare=action.kind in _RARE,
        asks_first=action.kind in _ASKS_FIRST,
        asks_again=words.text("end-asks") if action.kind == END and state.stage == BEFORE_MOVE else "",
        key=key,
    )


def _code(action: Action, words: Words) -> str:
    if TILE in action.verb.takes:
        return words.name("place", TILES[action.value])
    return words.name("space", SPACES[action.value]) if action.kind in _GHOST_KINDS | _SPACE_KINDS else ""


def _board_of(action: Action, state: State) -> tuple[str, ...]:
    """Return the colour of a space's board, if there is a choice between boards: a corner faces a space of two."""
    boards = {other.value // 3 for other in state.legal() if other.kind == action.kind}
    return (COLOURS[state.table.board_colours[action.value // 3]],) if len(boards) > 1 else ()


def _short(action: Action, state: State, words: Words) -> tuple[str, tuple[str, ...]] | None:
    """Return a label of few words for an action whose heading or question says the rest, and its symbols."""
    kind = action.kind
    takes = action.verb.takes
    if takes == (TILE,):
        if kind == "move" and action.value == state.position[state.active]:
            return None
        is_haunted = kind in ("move", "to") and state.haunted >> action.value & 1
        message = "choice-tile-haunted" if is_haunted else "choice-tile"
        return words.text(message, **action_arguments(action, state)), ()
    if kind in _SPACE_KINDS:
        message = "choice-space-with-buddha" if state.buddhas >> action.value & 1 else "choice-space"
        return words.text(message, **action_arguments(action, state)), _board_of(action, state)
    if kind in _GHOST_KINDS:
        return words.text("choice-ghost", **action_arguments(action, state)), ()
    if takes == (COLOUR,):
        colour = COLOURS[action.value]
        return words.text("choice-colour", colour=colour), (colour,)
    if kind == "spend":
        arguments = action_arguments(action, state)
        return words.text("choice-token", **arguments), (COLOURS[action.other],)
    if kind == "reroll":
        return "", dice.roll_names(action.value)
    return None

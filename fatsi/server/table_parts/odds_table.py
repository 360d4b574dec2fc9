"""The odds of an exorcism as a table: of the rolls that may be chosen now, and of one from some tile."""

from __future__ import annotations

from dataclasses import dataclass

from fatsi.rules.actions import EXORCISE
from fatsi.rules.cards import BOARD_COLOURED
from fatsi.rules.geometry import SPACES, board_of
from fatsi.rules.odds import ExorcismOdds, TargetOdds, exorcism_odds
from fatsi.rules.state import State
from fatsi.words import Words
from fatsi.words.chances import scope_of
from fatsi.words.message_arguments import board_id, tile_arguments, yes_or_no


@dataclass(frozen=True, slots=True)
class OddsRow:
    """The chance of one outcome, as numbers of percent for the bar and as text."""

    name: str
    """The id of its message: ghost, together or any."""
    colour: str
    card: str
    space: str
    by_dice: float
    with_tokens: float

    @property
    def dice_width(self) -> int:
        return round(100 * self.by_dice)

    @property
    def tokens_width(self) -> int:
        return round(100 * self.with_tokens)


@dataclass(frozen=True, slots=True)
class OddsTable:
    """The odds of one roll."""

    caption: str
    rows: tuple[OddsRow, ...]
    number: int
    has_tokens: bool
    has_sword: bool


def odds_tables(state: State, words: Words) -> tuple[OddsTable, ...]:
    """Return the odds of every exorcism or strike that may be chosen now."""
    tables = []
    for action in state.legal():
        scope = scope_of(action, state)
        if action is EXORCISE:
            odds = exorcism_odds(state)
        elif scope:
            odds = exorcism_odds(state, scope=scope)
        else:
            continue
        if odds is not None:
            tables.append(_table(words.action(action, state), odds, state))
    return tuple(tables)


def odds_from(state: State, words: Words, tile: int) -> tuple[OddsTable, ...]:
    """Return the odds of an exorcism from a tile in one table; none if no ghost is there."""
    odds = exorcism_odds(state, tile)
    if odds is None:
        return ()
    arguments = tile_arguments(state.table, tile)
    caption = words.text("odds-dice", **arguments, number=odds.dice, reroll=yes_or_no(odds.has_reroll))
    return (_table(caption, odds, state),)


def _table(caption: str, odds: ExorcismOdds, state: State) -> OddsTable:
    rows = [_odds_row("ghost", chance, state) for chance in odds.each]
    # Where one of two ghosts cannot fall, the other's chance says it all.
    if odds.together is not None and sum(1 for chance in odds.each if chance.with_tokens) > 1:
        rows += [_odds_row("together", odds.together, state), _odds_row("any", odds.any, state)]
    return OddsTable(
        caption=caption,
        rows=tuple(rows),
        number=len(odds.each),
        has_tokens=any(row.with_tokens != row.by_dice for row in rows),
        has_sword=odds.has_sword,
    )


def _odds_row(name: str, chance: TargetOdds, state: State) -> OddsRow:
    space = chance.spaces[0]
    # As this game has it: values may have been supplied.
    card = state.facts.card[state.ghosts[space]]
    assert card is not None
    colour = board_id(state.table, board_of(space)) if card.colour == BOARD_COLOURED else card.colour
    return OddsRow(
        name=name,
        colour=colour,
        card=card.id,
        space=SPACES[space],
        by_dice=float(chance.by_dice),
        with_tokens=float(chance.with_tokens),
    )

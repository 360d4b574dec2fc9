"""The odds of an exorcism in words, before it is tried."""

from __future__ import annotations

from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.geometry import SPACES
from fatsi.rules.odds import Chance, ExorcismOdds, exorcism_odds
from fatsi.rules.state import State
from fatsi.words import Words
from fatsi.words.arguments import tile_arguments, yes_or_no


def chances(state: State, words: Words, tile: int | None = None) -> list[str]:
    """Return the chances of an exorcism from a tile, a sentence for each outcome; nothing if no ghost is there."""
    odds = exorcism_odds(state, tile)
    if odds is None:
        return []
    sentences = [_what_is_rolled(state, words, odds)]
    for chance in odds.each:
        card = BY_NUMBER[state.ghosts[chance.spaces[0]]].id
        sentences.append(_said(words, "odds-ghost", chance, card=card, space=SPACES[chance.spaces[0]]))
    # Where one of two ghosts cannot fall, the other's chance says it all.
    if odds.together is not None and all(chance.with_tokens for chance in odds.each):
        sentences.append(_said(words, "odds-together", odds.together))
        sentences.append(_said(words, "odds-any", odds.any))
    return sentences


def _what_is_rolled(state: State, words: Words, odds: ExorcismOdds) -> str:
    return words.text(
        "odds-dice", **tile_arguments(state.table, odds.tile), number=odds.dice, reroll=yes_or_no(odds.has_reroll)
    )


def _said(words: Words, message: str, chance: Chance, **arguments: str) -> str:
    by_dice = float(chance.by_dice)
    if chance.with_tokens == chance.by_dice:
        return words.text(message, **arguments, chance=by_dice)
    return words.text(f"{message}-tokens", **arguments, chance=by_dice, more=float(chance.with_tokens))

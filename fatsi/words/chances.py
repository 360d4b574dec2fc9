"""The odds of an exorcism in words, before it is tried."""

from __future__ import annotations

from fatsi.rules.actions import Action
from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.geometry import SPACES
from fatsi.rules.moon.barrier import BarrierChoice
from fatsi.rules.moon.position import BARRIER_BOARD, FACED_GHOSTS, SCHOOL_BLACK, SCHOOL_BOARD
from fatsi.rules.odds import ExorcismOdds, TargetOdds, exorcism_odds
from fatsi.rules.state import State
from fatsi.words.message_arguments import tile_arguments, yes_or_no
from fatsi.words.speech import Words


def chances(state: State, words: Words, tile: int | None = None) -> list[str]:
    """Return the chances of an exorcism from a tile, a sentence for each outcome; nothing if no ghost is there."""
    odds = exorcism_odds(state, tile)
    if odds is None:
        return []
    return [_what_is_rolled(state, words, odds), *_sentences(state, words, odds)]


def chances_of_strikes(state: State, words: Words) -> list[list[str]]:
    """Return the chances of each roll that the Kung-Fu School or the Moon Barrier offers now, as lists of sentences."""
    groups = []
    for action in state.legal():
        scope = scope_of(action, state)
        odds = exorcism_odds(state, scope=scope) if scope else None
        if odds is not None:
            message = "odds-barrier" if scope >= BARRIER_BOARD else "odds-strike"
            head = words.text(message, choice=words.action(action, state), number=odds.dice)
            groups.append([head, *_sentences(state, words, odds)])
    return groups


def scope_of(action: Action, state: State) -> int:
    """Return whom the roll of an action is against, 0 if it is no roll of the School or the barrier."""
    if action.kind == "strike":
        return SCHOOL_BOARD + action.value
    if action.kind == "strike-black":
        return SCHOOL_BLACK
    step = state.stack[-1]
    if action.kind == "barrier-roll" and isinstance(step, BarrierChoice):
        return BARRIER_BOARD + step.board(state)
    return FACED_GHOSTS


def _sentences(state: State, words: Words, odds: ExorcismOdds) -> list[str]:
    crystals = yes_or_no(odds.crystals)
    sentences = [words.text("odds-sword")] if odds.has_sword else []
    for chance in odds.each:
        card = BY_NUMBER[state.ghosts[chance.spaces[0]]].id
        space = SPACES[chance.spaces[0]]
        sentences.append(_sentence(words, "odds-ghost", chance, crystals=crystals, card=card, space=space))
    # Where one of two ghosts cannot fall, the other's chance says it all.
    if odds.together is not None and sum(1 for chance in odds.each if chance.with_tokens) > 1:
        number = len(odds.each)
        sentences.append(_sentence(words, "odds-together", odds.together, crystals=crystals, number=number))
        sentences.append(_sentence(words, "odds-any", odds.any, crystals=crystals))
    return sentences


def _what_is_rolled(state: State, words: Words, odds: ExorcismOdds) -> str:
    return words.text(
        "odds-dice", **tile_arguments(state.table, odds.tile), number=odds.dice, reroll=yes_or_no(odds.has_reroll)
    )


def _sentence(words: Words, message: str, chance: TargetOdds, **arguments: str | int) -> str:
    by_dice = float(chance.by_dice)
    if chance.with_tokens == chance.by_dice:
        return words.text(message, **arguments, chance=by_dice)
    return words.text(f"{message}-tokens", **arguments, chance=by_dice, more=float(chance.with_tokens))

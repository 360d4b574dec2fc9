"""Exorcism: who takes part, and what a roll with tokens can beat.

The dice must be used: a set of ghosts may fall if dice and tokens can pay for it, and if, with the tokens
spent on that set, the dice could not beat one ghost more. Tokens only settle what the dice leave open.

The attempt itself, step by step, is in `fatsi.rules.rolling` and `fatsi.rules.attempt`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from fatsi.rules import dice
from fatsi.rules.arguments import Tokens
from fatsi.rules.cards import BOARD_COLOURED_RESISTANCE
from fatsi.rules.geometry import FACED, OPPOSITE
from fatsi.rules.powers import MOUNTAIN

if TYPE_CHECKING:
    from fatsi.rules.state import State

_NO_TOKENS: Final = (0, 0, 0, 0, 0)


class Target(NamedTuple):
    """A ghost that takes part in an exorcism, with what it still takes to beat it.

    `need` is its resistance less the Circle of Prayer; where `has_mantra`, one point more goes, of a colour that the
    player chooses.
    """

    space: int
    need: Tokens
    is_immune: bool
    has_mantra: bool

    @property
    def bit(self) -> int:
        """The target's space as a bit of a set of spaces."""
        return 1 << self.space

    def needs(self) -> tuple[Tokens, ...]:
        """Return what it may take to beat it: one way for each colour that the Mantra may lower."""
        if not self.has_mantra or not any(self.need):
            return (self.need,)
        return tuple(
            (*self.need[:colour], self.need[colour] - 1, *self.need[colour + 1 :])
            for colour in range(5)
            if self.need[colour]
        )

    def least_need(self) -> int:
        """Return how many dice or tokens it takes to beat it."""
        return max(0, sum(self.need) - self.has_mantra)


# --- who takes part -------------------------------------------------------------------------------------


def may_be_exorcised(state: State, space: int) -> bool:
    """Whether the ghost of a space may be exorcised at all now."""
    card = state.ghosts[space]
    facts = state.facts
    if not facts.has_condition[card]:
        return True
    if facts.needs_opposite_empty[card]:
        return not state.ghosts[OPPOSITE[space]]
    if facts.needs_buddha[card]:
        return state.buddhas >> space & 1 == 1 if state.table.first_edition else state.caught
    return True


def target_at(state: State, space: int) -> Target:
    """Return the ghost of a space as the target of an exorcism."""
    card = state.ghosts[space]
    facts = state.facts
    need: Tokens = resistance_at(state, space) if facts.is_board_coloured[card] else facts.resistance[card]
    circle = state.circle
    if circle >= 0 and need[circle]:
        need = (*need[:circle], need[circle] - 1, *need[circle + 1 :])
    is_immune = facts.is_dice_immune[card] and not state.expansion.holds_still(state, space)
    return Target(space, need, is_immune, state.mantra == space)


def resistance_at(state: State, space: int) -> Tokens:
    """Return the resistance of the ghost of a space, as printed or as its board has it."""
    card = state.ghosts[space]
    if state.facts.is_board_coloured[card]:
        colour = state.table.board_colours[space // 3]
        return tuple(BOARD_COLOURED_RESISTANCE if c == colour else 0 for c in range(5))
    return state.facts.resistance[card]


def targets_now(state: State) -> tuple[Target, ...]:
    """Return the ghosts that take part in an exorcism: usually all faced that may be exorcised."""
    targets = state.expansion.targets(state)
    return targets_from(state, state.position[state.active]) if targets is None else targets


def targets_from(state: State, tile: int) -> tuple[Target, ...]:
    """Return the ghosts that take part in an exorcism from a tile: all faced that may be exorcised."""
    return tuple(
        target_at(state, space) for space in FACED[tile] if state.ghosts[space] and may_be_exorcised(state, space)
    )


def payers_now(state: State) -> tuple[int, ...]:
    """Return the seats whose tokens may be spent in an exorcism: usually all living Taoists on the tile."""
    payers = state.expansion.payers(state)
    if payers is None:
        position, qi = state.position, state.qi
        tile = position[state.active]
        payers = tuple([seat for seat in state.table.seats if position[seat] == tile and qi[seat]])
    return payers


def tokens_now(state: State) -> Tokens:
    """Return what may be spent in an exorcism: the Tao tokens of those who may pay, unless forbidden.

    With White Moon the last number is that of crystals.
    """
    if state.tao_off:
        return state.expansion.add_tokens(state, _NO_TOKENS)
    tao = state.tao
    payers = payers_now(state)
    if len(payers) == 1:
        first = payers[0] * 5
        tokens = tuple(tao[first : first + 5])
    else:
        tokens = tuple([sum([tao[seat * 5 + colour] for seat in payers]) for colour in range(5)])
    return state.expansion.add_tokens(state, tokens)


def exorcism_dice(state: State) -> int:
    """Return how many Tao dice are rolled in an exorcism; the grey die cannot be stolen."""
    return state.expansion.fixed_dice(state) or state.dice() + state.has_power(MOUNTAIN)


def could_exorcise(state: State, tile: int) -> bool:
    """Whether an attempt from that tile is offered: the best roll, with all tokens, must beat a ghost.

    Ruling R10. Only who gains by a failure may try in vain.
    """
    ghosts = state.ghosts
    facts = state.facts
    for space in FACED[tile]:
        card = ghosts[space]
        if card and may_be_exorcised(state, space):
            number = exorcism_dice(state)
            if 0 < facts.strength[card] <= number and not facts.is_dice_immune[card]:
                return True
            tokens = tokens_now(state)
            if facts.is_single_coloured[card] and len(tokens) == 5 and not facts.is_dice_immune[card]:
                # By far the most frequent case, without making a target of it.
                colour = facts.colour[card]
                need = facts.strength[card] - (state.circle == colour) - (state.mantra == space)
                if need <= tokens[colour] + number:
                    return True
            elif could_fall(target_at(state, space), number, tokens):
                return True
            if state.expansion.may_try_in_vain(state, space):
                return True
    return False


def could_fall(target: Target, number: int, tokens: Tokens) -> bool:
    """Whether the best roll of a number of dice, with all tokens, would beat a target."""
    missing = min(sum(max(0, n - have) for n, have in zip(need, tokens, strict=False)) for need in target.needs())
    return missing <= sum(tokens[5:]) + (0 if target.is_immune else number)


# --- what a roll can beat -------------------------------------------------------------------------------


def _payments(
    falling: tuple[Target, ...], standing: tuple[Target, ...], faces: Tokens, whites: int, tokens: Tokens
) -> tuple[Tokens, ...]:
    """Return the sets of tokens that, with the dice, beat just the falling targets.

    Each is as small as the dice allow, and leaves no dice that would beat one of the standing targets too.
    """
    payments: set[Tokens] = set()
    for dice_need, token_need in _needs_of(falling):
        gaps = [max(0, need - have) for need, have in zip(dice_need, faces, strict=True)]
        for covered in _ways_to_cover(gaps, min(whites, sum(gaps))):
            cost = tuple(token_need[colour] + gaps[colour] - covered[colour] for colour in range(5))
            payments.update(_ways_to_pay(cost, tokens))
    if not payments:
        return ()
    least = min(sum(payment) for payment in payments)
    return tuple(
        sorted(
            payment
            for payment in payments
            if sum(payment) == least
            and not any(_dice_beat_one_more(falling, payment, target, faces, whites) for target in standing)
        )
    )


def _ways_to_pay(cost: Tokens, tokens: Tokens) -> Iterator[Tokens]:
    """Yield the sets of tokens that pay a cost by colour; crystals, if there are any, stand for any colour."""
    if len(tokens) == 5:
        if all(n <= have for n, have in zip(cost, tokens, strict=True)):
            yield cost
        return
    for paid in product(*(range(min(n, have) + 1) for n, have in zip(cost, tokens, strict=False))):
        crystals = sum(cost) - sum(paid)
        if crystals <= tokens[5]:
            yield (*paid, crystals)


def _needs_of(falling: tuple[Target, ...]) -> list[tuple[Tokens, Tokens]]:
    """Return what the targets need together, split into what dice may cover and what only tokens can.

    There is one entry for each colour that the Mantra may lower.
    """
    needs = []
    for way in product(*(target.needs() for target in falling)):
        by_dice = [0] * 5
        by_tokens = [0] * 5
        for target, need in zip(falling, way, strict=True):
            sums = by_tokens if target.is_immune else by_dice
            for colour in range(5):
                sums[colour] += need[colour]
        needs.append((tuple(by_dice), tuple(by_tokens)))
    return needs


def _ways_to_cover(gaps: list[int], whites: int) -> list[Tokens]:
    """Return the ways to lay white faces on gaps, all of them used."""
    return [way for way in product(*(range(min(gap, whites) + 1) for gap in gaps)) if sum(way) == whites]


def _dice_beat_one_more(
    falling: tuple[Target, ...], payment: Tokens, further: Target, faces: Tokens, whites: int
) -> bool:
    """Whether the dice alone would beat a further target, the payment going to the falling ones only."""
    for dice_need, token_need in _needs_of(falling):
        crystals = sum(payment[5:])
        owed = [max(0, need - have) for need, have in zip(token_need, payment, strict=False)]
        crystals -= sum(owed)
        if crystals < 0:
            continue
        to_pay = [max(0, dice_need[colour] - max(0, payment[colour] - token_need[colour])) for colour in range(5)]
        for need in further.needs():
            if further.is_immune and any(need):
                continue
            gaps = [max(0, to_pay[colour] + need[colour] - faces[colour]) for colour in range(5)]
            eased = sum(min(gap, owing) for gap, owing in zip(gaps, to_pay, strict=True))
            if sum(gaps) - min(crystals, eased) <= whites:
                return True
    return False


def falling_sets(state: State, roll: int, tokens: Tokens | None = None) -> Mapping[int, tuple[Tokens, ...]]:
    """Return the sets of ghosts (bits of spaces) that may fall to a roll, each with the payments it takes.

    The empty set stands for letting none fall.
    """
    targets = targets_now(state)
    if tokens is None:
        tokens = tokens_now(state)
    counts = dice.ROLL_COUNTS[roll]
    faces = counts[:5]
    whites = 0 if state.white_off else counts[5]
    if len(targets) == 1 and len(tokens) == 5 and state.facts.is_single_coloured[state.ghosts[targets[0].space]]:
        # By far the most frequent case, worked out without sets.
        return _single(targets[0], state.facts.colour[state.ghosts[targets[0].space]], faces, whites, tokens)
    return _falling_sets(targets, faces, whites, tokens)


# The same few questions are asked again and again, in one decision and in a search.
@lru_cache(maxsize=1 << 14)
def _falling_sets(
    targets: tuple[Target, ...], faces: Tokens, whites: int, tokens: Tokens
) -> Mapping[int, tuple[Tokens, ...]]:
    sets: dict[int, tuple[Tokens, ...]] = {}
    for is_chosen in product((False, True), repeat=len(targets)):
        falling = tuple(target for target, chosen in zip(targets, is_chosen, strict=True) if chosen)
        standing = tuple(target for target, chosen in zip(targets, is_chosen, strict=True) if not chosen)
        ways = _payments(falling, standing, faces, whites, tokens)
        if ways:
            sets[sum(target.bit for target in falling)] = ways
    return sets


def _single(
    target: Target, colour: int, faces: Tokens, whites: int, tokens: Tokens
) -> Mapping[int, tuple[Tokens, ...]]:
    missing = target.least_need()
    if not target.is_immune:
        missing -= faces[colour] + whites
    if missing <= 0:
        return {target.bit: (_NO_TOKENS,)}
    if missing <= tokens[colour]:
        payment = tuple(missing if c == colour else 0 for c in range(5))
        return {0: (_NO_TOKENS,), target.bit: (payment,)}
    return {0: (_NO_TOKENS,)}


# --- what is still to be spent --------------------------------------------------------------------------


def tokens_wanted(state: State, roll: int, chosen: int, spent: Tokens) -> tuple[Tokens, ...]:
    """Return what may still be spent for the chosen ghosts after some tokens have been, one entry for each way."""
    # Without White Moon there are no crystals, and the count of those spent is left over.
    tokens = tuple(n + gone for n, gone in zip(tokens_now(state), spent, strict=False))
    return tuple(
        tuple(cost - gone for cost, gone in zip(payment, spent, strict=False))
        for payment in falling_sets(state, roll, tokens).get(chosen, ())
        if all(cost >= gone for cost, gone in zip(payment, spent, strict=False))
    )

"""Exorcism: who takes part, what a roll with tokens can beat, and what follows when ghosts fall.

The dice must be used: a set of ghosts may fall if dice and tokens can pay for it, and if, with the tokens
spent on that set, the dice could not beat one ghost more. Tokens only settle what the dice leave open.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from fatsi.rules import actions as act
from fatsi.rules import dice
from fatsi.rules.actions import Action
from fatsi.rules.arrival import remove_ghost
from fatsi.rules.cards import (
    COLOUR,
    HAS_CURSE,
    IS_DICE_IMMUNE,
    IS_INCARNATION,
    IS_SINGLE_COLOURED,
    NEEDS_BUDDHA,
    NEEDS_OPPOSITE_EMPTY,
    RESISTANCE,
    REWARDS,
)
from fatsi.rules.events import (
    ExorcismBegan,
    ExorcismFailed,
    GhostExorcised,
    TaoSpent,
)
from fatsi.rules.frames import CURSES, DEFEAT, FOR_EXORCISM, SPEND, VICTORY, Frame, choices, resolve
from fatsi.rules.frames import REWARDS as REWARDS_FRAME
from fatsi.rules.geometry import FACED, OPPOSITE
from fatsi.rules.powers import MOUNTAIN
from fatsi.rules.rolling import ROLL_USES, roll_dice, use_roll
from fatsi.rules.state import State

Tokens = tuple[int, ...]  # how many of each colour
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
    if NEEDS_OPPOSITE_EMPTY[card]:
        return not state.ghosts[OPPOSITE[space]]
    if NEEDS_BUDDHA[card]:
        return state.buddhas >> space & 1 == 1 if state.table.first_edition else state.caught
    return True


def target_at(state: State, space: int) -> Target:
    """Return the ghost of a space as the target of an exorcism."""
    card = state.ghosts[space]
    need: Tokens = RESISTANCE[card]
    circle = state.circle
    if circle >= 0 and need[circle]:
        need = (*need[:circle], need[circle] - 1, *need[circle + 1 :])
    return Target(space, need, IS_DICE_IMMUNE[card], state.mantra == space)


def targets_from(state: State, tile: int) -> tuple[Target, ...]:
    """Return the ghosts that take part in an exorcism from a tile: all faced that may be exorcised."""
    return tuple(
        target_at(state, space) for space in FACED[tile] if state.ghosts[space] and may_be_exorcised(state, space)
    )


def shared_tokens(state: State, tile: int) -> Tokens:
    """Return the Tao tokens that may be spent on a tile: those of the living Taoists there, unless forbidden."""
    if state.tao_off:
        return _NO_TOKENS
    tao = state.tao
    here = [seat * 5 for seat in state.table.seats if state.position[seat] == tile and state.qi[seat]]
    if len(here) == 1:
        first = here[0]
        return tuple(tao[first : first + 5])
    return tuple(sum(tao[first + colour] for first in here) for colour in range(5))


def exorcism_dice(state: State) -> int:
    """Return how many Tao dice the active Taoist rolls in an exorcism; the grey die cannot be stolen."""
    return state.dice() + state.has_power(MOUNTAIN)


def could_exorcise(state: State, tile: int) -> bool:
    """Whether the best roll, with all tokens, would beat a ghost from that tile: only then is an attempt offered."""
    ghosts = state.ghosts
    for space in FACED[tile]:
        card = ghosts[space]
        if card and may_be_exorcised(state, space):
            number = exorcism_dice(state)
            if not IS_DICE_IMMUNE[card] and sum(RESISTANCE[card]) <= number:
                return True
            tokens = shared_tokens(state, tile)
            target = target_at(state, space)
            missing = min(
                sum(max(0, n - have) for n, have in zip(need, tokens, strict=True)) for need in target.needs()
            )
            if missing <= (0 if target.is_immune else number):
                return True
    return False


# --- what a roll can beat -------------------------------------------------------------------------------


def _payments(
    falling: tuple[Target, ...], standing: tuple[Target, ...], faces: Tokens, whites: int, tokens: Tokens
) -> tuple[Tokens, ...]:
    """Return the sets of tokens that, with the dice, beat just the falling targets.

    Each is as small as the dice allow, and leaves no dice that would beat one of the standing targets too.
    """
    found: set[Tokens] = set()
    for dice_need, token_need in _needs_of(falling):
        gaps = [max(0, need - have) for need, have in zip(dice_need, faces, strict=True)]
        for covered in _ways_to_cover(gaps, min(whites, sum(gaps))):
            payment = tuple(token_need[colour] + gaps[colour] - covered[colour] for colour in range(5))
            if all(cost <= have for cost, have in zip(payment, tokens, strict=True)):
                found.add(payment)
    if not found:
        return ()
    least = min(sum(payment) for payment in found)
    return tuple(
        sorted(
            payment
            for payment in found
            if sum(payment) == least
            and not any(_dice_beat_one_more(falling, payment, target, faces, whites) for target in standing)
        )
    )


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
        if any(cost < need for cost, need in zip(payment, token_need, strict=True)):
            continue
        for need in further.needs():
            if further.is_immune:
                if any(need):
                    continue
                need = _NO_TOKENS
            gaps = 0
            for colour in range(5):
                to_pay = max(0, dice_need[colour] - (payment[colour] - token_need[colour]))
                gaps += max(0, to_pay + need[colour] - faces[colour])
            if gaps <= whites:
                return True
    return False


def falling_sets(state: State, roll: int, tokens: Tokens | None = None) -> Mapping[int, tuple[Tokens, ...]]:
    """Return the sets of ghosts (bits of spaces) that may fall to a roll, each with the payments it takes.

    The empty set stands for letting none fall.
    """
    tile = state.position[state.active]
    targets = targets_from(state, tile)
    if tokens is None:
        tokens = shared_tokens(state, tile)
    counts = dice.ROLL_COUNTS[roll]
    faces = counts[:5]
    whites = 0 if state.white_off else counts[5]
    if len(targets) == 1 and IS_SINGLE_COLOURED[state.ghosts[targets[0].space]]:
        # By far the most frequent case, worked out without sets.
        return _single(targets[0], COLOUR[state.ghosts[targets[0].space]], faces, whites, tokens)
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


# --- the attempt ----------------------------------------------------------------------------------------


def begin_exorcism(state: State, tile: int) -> None:
    """Attempt an exorcism: roll, unless no die could matter."""
    if state.log is not None:
        state.log.append(ExorcismBegan(state.active, tile))
    number = exorcism_dice(state)
    if number and any(not target.is_immune and target.least_need() for target in targets_from(state, tile)):
        roll_dice(state, number, FOR_EXORCISM)
    else:
        use_roll(state, dice.NO_DICE, FOR_EXORCISM)


def _after_the_roll(state: State, roll: int) -> None:
    if any(falling_sets(state, roll)):
        state.stack.append((DEFEAT, roll, 0))
    elif state.log is not None:
        state.log.append(ExorcismFailed(state.active))


ROLL_USES[FOR_EXORCISM] = _after_the_roll


@choices(DEFEAT)
def who_falls(state: State, frame: Frame) -> tuple[Action, ...]:
    """Return the ghosts that may be named (further), and `done` where it may be left at those named already."""
    _, roll, chosen = frame
    named: list[Action] = []
    sets = falling_sets(state, roll)
    for space in FACED[state.position[state.active]]:
        wanted = chosen | 1 << space
        if wanted != chosen and any(wanted & falling == wanted for falling in sets):
            named.append(act.DEFEAT[space])
    if chosen in sets:
        named.append(act.DONE)
    return tuple(named)


@resolve(DEFEAT)
def named(state: State, frame: Frame, action: Action) -> None:
    _, roll, chosen = frame
    if action is not act.DONE:
        chosen |= 1 << action.value
        if any(falling != chosen and falling & chosen == chosen for falling in falling_sets(state, roll)):
            state.stack.append((DEFEAT, roll, chosen))
            return
    if not chosen:
        if state.log is not None:
            state.log.append(ExorcismFailed(state.active))
        return
    _collect(state, roll, chosen, 0)


# --- tokens ---------------------------------------------------------------------------------------------

# Tokens spent so far stand in a frame as one number, four bits a colour.
_BITS: Final = 4


def packed(tokens: Tokens) -> int:
    """Return a count of tokens by colour as one number.

    >>> unpacked(packed((1, 0, 3, 0, 8)))
    (1, 0, 3, 0, 8)
    """
    return sum(n << _BITS * colour for colour, n in enumerate(tokens))


def unpacked(number: int) -> Tokens:
    """Return the count of tokens by colour that a number stands for."""
    return tuple(number >> _BITS * colour & 15 for colour in range(5))


def tokens_wanted(state: State, roll: int, chosen: int, spent: Tokens) -> tuple[Tokens, ...]:
    """Return what may still be spent for the chosen ghosts after some tokens have been, one entry for each way."""
    on_tile = shared_tokens(state, state.position[state.active])
    tokens = tuple(n + gone for n, gone in zip(on_tile, spent, strict=True))
    return tuple(
        tuple(cost - gone for cost, gone in zip(payment, spent, strict=True))
        for payment in falling_sets(state, roll, tokens).get(chosen, ())
        if all(cost >= gone for cost, gone in zip(payment, spent, strict=True))
    )


def _collect(state: State, roll: int, chosen: int, spent: int) -> None:
    """Ask for the tokens that are still to be spent; then the ghosts fall."""
    if any(not any(wanted) for wanted in tokens_wanted(state, roll, chosen, unpacked(spent))):
        _fall(state, chosen)
    else:
        state.stack.append((SPEND, roll, chosen, spent))


@choices(SPEND)
def which_token(state: State, frame: Frame) -> tuple[Action, ...]:
    _, roll, chosen, spent = frame
    wanted = tokens_wanted(state, roll, chosen, unpacked(spent))
    tile = state.position[state.active]
    return tuple(
        act.SPEND[seat][colour]
        for seat in state.table.seats
        if state.position[seat] == tile and state.qi[seat]
        for colour in range(5)
        if state.tao[seat * 5 + colour] and any(ways[colour] for ways in wanted)
    )


@resolve(SPEND)
def token_spent(state: State, frame: Frame, action: Action) -> None:
    _, roll, chosen, spent = frame
    seat, colour = action.value, action.other
    state.tao[seat * 5 + colour] -= 1
    state.supply[colour] += 1
    if state.log is not None:
        state.log.append(TaoSpent(seat, colour))
    _collect(state, roll, chosen, spent + (1 << _BITS * colour))


# --- the fall -------------------------------------------------------------------------------------------


def _fall(state: State, chosen: int) -> None:
    """Remove the fallen ghosts; then come their curses, then their rewards, then perhaps the victory."""
    fallen: list[tuple[int, int]] = []
    for space in range(12):
        if chosen >> space & 1:
            card = state.ghosts[space]
            if state.log is not None:
                state.log.append(GhostExorcised(card, space))
            remove_ghost(state, space)
            fallen.append((space, card))
    stack = state.stack
    incarnations = sum(1 for _, card in fallen if IS_INCARNATION[card])
    if incarnations:
        state.defeated += incarnations
        stack.append((VICTORY,))
    rewarding = [(space, card) for space, card in fallen if REWARDS[card]]
    if rewarding:
        stack.append((REWARDS_FRAME, *(number for pair in rewarding for number in pair)))
    cursing = [(space, card) for space, card in fallen if HAS_CURSE[card]]
    if cursing:
        stack.append((CURSES, *(number for pair in cursing for number in pair)))

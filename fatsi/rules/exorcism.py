"""Exorcism: who takes part, and what a roll with tokens can beat.

The dice must be used: a set of ghosts may fall if dice and tokens can pay for it, and if, with the tokens
spent on that set, the dice could not beat one ghost more. Tokens only settle what the dice leave open.

The attempt itself, step by step, is in `fatsi.rules.rolling` and `fatsi.rules.attempt`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fatsi.rules import dice
from fatsi.rules.arguments import Tokens
from fatsi.rules.cards import BOARD_COLOURED_RESISTANCE
from fatsi.rules.geometry import FACED, OPPOSITE
from fatsi.rules.powers import MOUNTAIN

if TYPE_CHECKING:
    from fatsi.rules.state import State

_NO_TOKENS: Final = (0, 0, 0, 0, 0)


class Target:
    """A ghost that takes part in an exorcism, with what it still takes to beat it; compare by identity.

    `need` is its resistance less the Circle of Prayer; where `has_mantra`, one point more goes, of a colour that the
    player chooses.
    """

    __slots__ = ("bit", "has_mantra", "is_immune", "need", "space", "ways")

    def __init__(self, space: int, need: Tokens, *, is_immune: bool, has_mantra: bool) -> None:
        self.space: Final = space
        self.bit: Final = 1 << space  # the space, in a set of spaces
        self.need: Final = need
        self.is_immune: Final = is_immune
        self.has_mantra: Final = has_mantra
        self.ways: Final = _ways_to_lower(need) if has_mantra and any(need) else (need,)

    def needs(self) -> tuple[Tokens, ...]:
        """Return what it may take to beat it: one way for each colour that the Mantra may lower."""
        return self.ways

    def least_need(self) -> int:
        """Return how many dice or tokens it takes to beat it."""
        return sum(self.ways[0])


def _ways_to_lower(need: Tokens) -> tuple[Tokens, ...]:
    """Return a need with one point less, once for each colour of which there is one."""
    return tuple((*need[:colour], need[colour] - 1, *need[colour + 1 :]) for colour in range(5) if need[colour])


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
    colour = state.table.board_colours[space // 3] if facts.is_board_coloured[card] else 0
    is_immune = facts.is_dice_immune[card] and not state.expansion.holds_still(state, space)
    has_mantra = state.mantra == space
    # All that it depends on, as one number: there are few targets, and they are asked for again and again.
    case = card * 12 + space
    case = (case * 5 + colour) * 6 + state.circle + 1
    case = case * 4 + 2 * is_immune + has_mantra
    target = facts.targets.get(case)
    if target is None:
        need = resistance_at(state, space)
        circle = state.circle
        if circle >= 0 and need[circle]:
            need = (*need[:circle], need[circle] - 1, *need[circle + 1 :])
        target = facts.targets[case] = Target(space, need, is_immune=is_immune, has_mantra=has_mantra)
    return target


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
        [target_at(state, space) for space in FACED[tile] if state.ghosts[space] and may_be_exorcised(state, space)]
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
        sums = [0] * 5
        for seat in payers:
            for colour in range(5):
                sums[colour] += tao[seat * 5 + colour]
        tokens = tuple(sums)
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
    return can_fall(target, _NO_TOKENS, number, tokens)


def can_fall(target: Target, faces: Tokens, whites: int, tokens: Tokens) -> bool:
    """Whether dice with so many faces of each colour and so many white ones, with all tokens, beat a target."""
    missing = 0
    need = target.need
    for colour in range(5):
        left = need[colour] - tokens[colour]
        if not target.is_immune:
            left -= faces[colour]
        if left > 0:
            missing += left
    if target.has_mantra and missing:
        missing -= 1
    if not target.is_immune:
        missing -= whites
    return missing <= (tokens[5] if len(tokens) > 5 else 0)


# --- what a roll can beat -------------------------------------------------------------------------------


def can_beat_any(state: State, roll: int) -> bool:
    """Whether a roll, with all tokens, can beat a ghost that takes part."""
    targets = targets_now(state)
    if not targets:
        return False
    faces = dice.ROLL_COUNTS[roll]
    whites = 0 if state.white_off else faces[5]
    tokens = tokens_now(state)
    for target in targets:
        if can_fall(target, faces, whites, tokens):
            return True
    return False


class Need:
    """What some targets take together: what dice may cover and what only tokens can, by colour."""

    __slots__ = ("by_dice", "by_tokens")

    def __init__(self, by_dice: list[int], by_tokens: list[int]) -> None:
        self.by_dice: Final = by_dice
        self.by_tokens: Final = by_tokens

    def plus(self, more: Tokens, *, is_immune: bool) -> Need:
        """Return what these targets take together with one more."""
        need = Need(self.by_dice[:], self.by_tokens[:])
        sums = need.by_tokens if is_immune else need.by_dice
        for colour in range(5):
            sums[colour] += more[colour]
        return need


def _needs_of(falling: list[Target]) -> list[Need]:
    """Return what the targets need together, one entry for each choice of the colours that the Mantra may lower."""
    needs = [Need([0] * 5, [0] * 5)]
    for target in falling:
        needs = [need.plus(way, is_immune=target.is_immune) for need in needs for way in target.ways]
    return needs


def _payments(
    falling: list[Target], standing: list[Target], faces: Tokens, whites: int, tokens: Tokens
) -> tuple[Tokens, ...]:
    """Return the sets of tokens that, with the dice, beat just the falling targets.

    Each is as small as the dice allow, and leaves no dice that would beat one of the standing targets too.
    """
    needs = _needs_of(falling)
    least = -1
    found: list[Tokens] = []
    for need in needs:
        cost = sum(need.by_tokens)
        gaps = 0
        most: list[int] = []  # that may be paid of each colour
        for colour in range(5):
            gap = max(0, need.by_dice[colour] - faces[colour])
            gaps += gap
            most.append(min(tokens[colour], need.by_tokens[colour] + gap))
        cost += max(0, gaps - whites)
        if least >= 0 and cost > least:
            continue
        ways = _ways_to_pay(cost, most, need.by_tokens, tokens)
        if not ways:
            continue
        if cost != least:
            least = cost
            found = []
        found += ways
    if len(needs) > 1:
        found = sorted(set(found))
    return tuple([payment for payment in found if not _dice_beat_more(needs, payment, standing, faces, whites)])


def _ways_to_pay(cost: int, most: list[int], by_tokens: list[int], tokens: Tokens) -> list[Tokens]:
    """Return the sets of so many tokens in all, at most so many of each colour, in order.

    Crystals, if there are any, stand for any colour. They make up for what only tokens can cover, too.
    """
    has_crystals = len(tokens) > 5
    crystals = tokens[5] if has_crystals else 0
    if not cost:
        return [(0,) * len(tokens)]
    if sum(most) + crystals < cost:
        return []
    found: list[Tokens] = []
    for red in range(min(cost, most[0]) + 1):
        for green in range(min(cost - red, most[1]) + 1):
            for blue in range(min(cost - red - green, most[2]) + 1):
                for yellow in range(min(cost - red - green - blue, most[3]) + 1):
                    left = cost - red - green - blue - yellow
                    for black in range(max(0, left - crystals), min(left, most[4]) + 1):
                        paid = (red, green, blue, yellow, black)
                        # A crystal for each token that is wanted and not paid: no more than crystals in all.
                        owed = 0
                        for colour in range(5):
                            owed += max(0, by_tokens[colour] - paid[colour])
                        if owed <= left - black:
                            found.append((*paid, left - black) if has_crystals else paid)
    return found


def _dice_beat_more(needs: list[Need], payment: Tokens, standing: list[Target], faces: Tokens, whites: int) -> bool:
    """Whether the dice alone would beat one of the standing targets too, the payment going to the falling ones only."""
    for target in standing:
        for need in needs:
            if _dice_beat_one_more(need, payment, target, faces, whites):
                return True
    return False


def _dice_beat_one_more(need: Need, payment: Tokens, further: Target, faces: Tokens, whites: int) -> bool:
    crystals = payment[5] if len(payment) > 5 else 0
    to_pay: list[int] = []
    for colour in range(5):
        extra = payment[colour] - need.by_tokens[colour]
        if extra < 0:
            crystals += extra
            extra = 0
        to_pay.append(max(0, need.by_dice[colour] - extra))
    if crystals < 0:
        return False
    for way in further.ways:
        if further.is_immune and any(way):
            continue
        missing = 0
        eased = 0
        for colour in range(5):
            gap = to_pay[colour] + way[colour] - faces[colour]
            if gap > 0:
                missing += gap
                eased += min(gap, to_pay[colour])
        if missing - min(crystals, eased) <= whites:
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
    number = len(targets)
    hopeless = 0
    for at in range(number):
        if not can_fall(targets[at], faces, whites, tokens):
            hopeless |= 1 << number - 1 - at
    sets: dict[int, tuple[Tokens, ...]] = {}
    # Every set of targets is a number, the first target its highest bit.
    for chosen in range(1 << number):
        if chosen & hopeless:
            continue
        falling: list[Target] = []
        standing: list[Target] = []
        bits = 0
        for at in range(number):
            target = targets[at]
            if chosen >> number - 1 - at & 1:
                falling.append(target)
                bits |= target.bit
            else:
                standing.append(target)
        ways = _payments(falling, standing, faces, whites, tokens)
        if ways:
            sets[bits] = ways
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
    now = tokens_now(state)
    tokens = tuple([now[kind] + spent[kind] for kind in range(len(now))])
    wanted: list[Tokens] = []
    for payment in falling_sets(state, roll, tokens).get(chosen, ()):
        left = [payment[kind] - spent[kind] for kind in range(len(payment))]
        if min(left) >= 0:
            wanted.append(tuple(left))
    return tuple(wanted)

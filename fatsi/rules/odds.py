"""The chances of an exorcism before it is tried, exact, worked out from the dice and the rules alone.

`fatsi.rules.exorcism` says what a roll can exorcise; here that is only weighed over all rolls. No words: a table
turns the numbers into sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from fatsi.rules import dice
from fatsi.rules.colours import FACES
from fatsi.rules.exorcism import Target, exorcism_dice, falling_sets, targets_now, tokens_now
from fatsi.rules.moon.families import SWORD
from fatsi.rules.moon.position import BARRIER_BOARD, FACED_GHOSTS
from fatsi.rules.powers import FAVOURITE
from fatsi.rules.state import State


@dataclass(frozen=True, slots=True)
class TargetOdds:
    """The probability that all ghosts of some spaces fall in one attempt, if the exorcist does all for it.

    `by_dice` is for dice, Circle and Mantra alone, and the Celestial Sword where there is one; `with_tokens` for these
    and every Tao token and moon crystal that may be spent.
    """

    spaces: tuple[int, ...]
    by_dice: Fraction
    with_tokens: Fraction


@dataclass(frozen=True, slots=True)
class ExorcismOdds:
    """What an attempt promises: for each ghost that takes part, for all of them at once, and for any at all.

    `together` is None unless several take part. `dice` is how many are rolled, 0 where none could matter, and
    `has_reroll` says whether some of them may be rolled again, `has_sword` whether one may be set to white instead,
    `crystals` how many moon crystals may be spent. Each chance is that of the best rerolls for that goal: the chances
    of different goals need not be had by the same rerolls.
    """

    tile: int
    dice: int
    has_reroll: bool
    has_sword: bool
    crystals: int
    each: tuple[TargetOdds, ...]
    together: TargetOdds | None
    any: TargetOdds


def exorcism_odds(state: State, tile: int | None = None, *, scope: int = FACED_GHOSTS) -> ExorcismOdds | None:
    """Return the odds of an exorcism by the active Taoist from where they stand, or from another tile.

    With White Moon, `scope` says what the Kung-Fu School or the Moon Barrier strikes instead of the ghosts faced. None
    if no ghost there may be exorcised. Whether the turn still has an action for it is not asked, and a chance may be 0.

    >>> import random
    >>> from fatsi.rules import Action, Setup
    >>> state = State.new(Setup(boards=("red", "green", "blue", "yellow"), first="N").dealt(random.Random(1)))
    >>> for text in ("draw bleeding-eyes", "place N2", "move N"):
    ...     state.apply(Action.parse(text))
    >>> odds = exorcism_odds(state)
    >>> odds.dice, str(odds.any.by_dice), str(odds.any.with_tokens)
    (3, '7/27', '19/27')
    """
    if scope or (tile is not None and tile != state.position[state.active]):
        state = state.copy()
        if tile is not None:
            state.position[state.active] = tile
        if scope:
            assert state.moon is not None
            state.moon.scope = scope
    here = state.position[state.active]
    targets = targets_now(state)
    if not targets:
        return None
    is_barrier = scope >= BARRIER_BOARD
    number = exorcism_dice(state)
    if not any(not target.is_immune and target.least_need() for target in targets):
        number = 0
    has_reroll = number > 0 and not is_barrier and state.has_power(FAVOURITE)
    has_sword = number > 0 and not is_barrier and state.moon is not None and state.moon.has(state.active, SWORD)
    tokens = tokens_now(state)
    no_tokens = (0,) * len(tokens)
    by_dice = _Rolls(state, number, no_tokens, has_reroll=has_reroll, has_sword=has_sword)
    with_tokens = by_dice
    if any(tokens):
        with_tokens = _Rolls(state, number, tokens, has_reroll=has_reroll, has_sword=has_sword)

    def chance(goal: tuple[Target, ...]) -> TargetOdds:
        bits = sum(1 << target.space for target in goal)
        spaces = tuple(target.space for target in goal)
        return TargetOdds(spaces, by_dice.chance_of(bits), with_tokens.chance_of(bits))

    anything = TargetOdds(
        tuple(target.space for target in targets), by_dice.chance_of(_ANYTHING), with_tokens.chance_of(_ANYTHING)
    )
    return ExorcismOdds(
        tile=here,
        dice=number,
        has_reroll=has_reroll,
        has_sword=has_sword,
        crystals=sum(tokens[5:]),
        each=tuple(chance((target,)) for target in targets),
        together=chance(targets) if len(targets) > 1 else None,
        any=anything,
    )


# A goal is a set of spaces as bits; this one is reached when any ghost falls.
_ANYTHING: Final = 0


class _Rolls:
    """Which sets of ghosts may fall to each roll, with the tokens at hand."""

    __slots__ = ("has_reroll", "has_sword", "number", "sets")

    def __init__(
        self, state: State, number: int, tokens: tuple[int, ...], *, has_reroll: bool, has_sword: bool
    ) -> None:
        self.number: Final = number
        self.has_reroll: Final = has_reroll
        self.has_sword: Final = has_sword
        self.sets: Final = {roll: tuple(falling_sets(state, roll, tokens)) for roll in dice.ROLLS_OF[number]}

    def _reaches(self, roll: int, goal: int) -> bool:
        if goal == _ANYTHING:
            return any(self.sets[roll])
        return any(falling & goal == goal for falling in self.sets[roll])

    def chance_of(self, goal: int) -> Fraction:
        """Return the probability that the goal can be reached, with the best reroll after each roll.

        The Sword may be drawn or not, and that is said before the roll.
        """
        good = {roll: self._reaches(roll, goal) for roll in dice.ROLLS_OF[self.number]}
        chance = self._chance(good, dice.NO_DICE)
        return max(chance, self._chance(good, _ONE_WHITE)) if self.has_sword else chance

    def _chance(self, good: dict[int, bool], fixed: int) -> Fraction:
        """Return the probability of a good roll if these dice are set and the others are rolled."""
        # Counted in whole throws, of which all of so many dice are equally likely.
        rolled_dice = self.number - len(dice.ROLL_FACES[fixed])
        throws = len(FACES) ** rolled_dice
        # What a second roll is worth hangs only on the dice that were kept.
        worth: dict[int, int] = {}
        total = 0
        for rolled in dice.ROLLS_OF[rolled_dice]:
            roll = dice.joined(fixed, rolled)
            best = throws if good[roll] else 0
            for part in dice.parts_of(rolled) if self.has_reroll and rolled and not best else ():
                rest = dice.without(roll, part)
                if rest not in worth:
                    again_dice = len(dice.ROLL_FACES[part])
                    ways = sum(
                        dice.ROLL_WAYS[again] for again in dice.ROLLS_OF[again_dice] if good[dice.joined(rest, again)]
                    )
                    worth[rest] = ways * len(FACES) ** (rolled_dice - again_dice)
                best = max(best, worth[rest])
            total += dice.ROLL_WAYS[rolled] * best
        return Fraction(total, throws * throws)


_ONE_WHITE: Final = dice.roll_of("white")

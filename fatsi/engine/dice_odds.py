"""The chance that dice settle what tokens leave open, looked up instead of worked out."""

from __future__ import annotations

from itertools import product
from typing import Final

from fatsi.rules import dice
from fatsi.rules.colours import WHITE

_BASE: Final = 5  # a ghost needs at most four of a colour once a token or the Circle has helped; more is hopeless
SIZE: Final = _BASE**5


def _chance(missing: tuple[int, ...], number: int, is_white_wild: bool) -> float:
    won = 0
    for roll in dice.ROLLS_OF[number]:
        counts = dice.ROLL_COUNTS[roll]
        open_points = sum(max(0, n - have) for n, have in zip(missing, counts, strict=False))
        if open_points <= (counts[WHITE] if is_white_wild else 0):
            won += dice.ROLL_WAYS[roll]
    return won / float(6**number)


def _table(number: int, is_white_wild: bool) -> bytes:
    values = bytearray()
    known: dict[tuple[int, ...], int] = {}
    for missing in product(range(_BASE), repeat=5):
        key = tuple(sorted(missing))
        if key not in known:
            known[key] = round(255 * _chance(missing, number, is_white_wild)) if sum(missing) <= number else 0
        values.append(known[key])
    return bytes(values)


# By number of dice (0 to 4), then by what is missing of the five colours, as digits; white faces are blank, or wild.
# Lists, because a compiled look-up in a tuple of known length copies all of it.
ODDS: Final = [_table(number, False) for number in range(dice.MOST_DICE + 1)]
ODDS_WITH_WILD: Final = [_table(number, True) for number in range(dice.MOST_DICE + 1)]

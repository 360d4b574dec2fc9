"""The chances of a throw of dice against one ghost or two, exact, with the tokens at hand."""

from __future__ import annotations

from functools import cache
from itertools import product


@cache
def against_one(number: int, chance: float, need: int, tokens: int) -> tuple[float, float]:
    """Return the chance to beat a ghost, and how many tokens that takes on the average."""
    beaten = spent = 0.0
    for hits in range(number + 1):
        probability = chance**hits * (1 - chance) ** (number - hits)
        for k in range(hits):
            probability = probability * (number - k) / (k + 1)
        missing = need - hits
        if missing <= 0:
            beaten += probability
        elif missing <= tokens:
            beaten += probability
            spent += probability * missing
    return beaten, spent


@cache
def against_two(
    number: int, face: float, white: float, needs: tuple[int, int], tokens: tuple[int, int], is_same: bool
) -> tuple[float, float, float]:
    """Return the chances to beat the first and the second of two ghosts, and the tokens that takes."""
    first = second = spent = 0.0
    a, b = needs
    if is_same:
        for faces in product((0, 1), repeat=number):
            hits = sum(faces)
            probability = (face + white) ** hits * (1 - face - white) ** (number - hits)
            missing = a + b - hits
            if missing <= tokens[0]:
                first += probability
                second += probability
                spent += probability * max(0, missing)
            elif a - hits <= tokens[0]:
                first += probability
                spent += probability * max(0, a - hits)
            elif b - hits <= tokens[0]:
                second += probability
                spent += probability * max(0, b - hits)
        return first, second, spent
    chances = (face, face, white, 1 - 2 * face - white)
    for faces in product((0, 1, 2, 3), repeat=number):
        probability = 1.0
        for which in faces:
            probability *= chances[which]
        whites = faces.count(2)
        missing_a, missing_b = max(0, a - faces.count(0)), max(0, b - faces.count(1))
        needed = max(0, missing_a - tokens[0]) + max(0, missing_b - tokens[1])
        if needed <= whites:
            first += probability
            second += probability
            spent += probability * max(0, missing_a + missing_b - whites)
        elif missing_a - whites <= tokens[0]:
            first += probability
            spent += probability * max(0, missing_a - whites)
        elif missing_b - whites <= tokens[1]:
            second += probability
            spent += probability * max(0, missing_b - whites)
    return first, second, spent

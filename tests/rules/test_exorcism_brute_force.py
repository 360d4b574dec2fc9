"""Which ghosts a roll with tokens can beat, and with which tokens: the rules against a search that tries everything.

The search is written from chapter 6 and its rulings alone. It lays every die and every token on every point of
resistance where it may lie; it takes the cards from the printed table, not from the rules that it is there to check.
"""

from __future__ import annotations

import csv
import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path

import pytest

from fatsi import State
from fatsi.rules.dice import roll_of
from fatsi.rules.exorcism import falling_sets
from tests.positions import asked, at, exorcisms, play, starting, texts

COLOURS = ("red", "green", "blue", "yellow", "black")
FACES = (*COLOURS, "white")
SIDES = ("N", "E", "S", "W")
FACED = {
    "NW": ("N3", "W1"),
    "N": ("N2",),
    "NE": ("N1", "E3"),
    "W": ("W2",),
    "E": ("E2",),
    "SW": ("S1", "W3"),
    "S": ("S2",),
    "SE": ("E1", "S3"),
}
CORNERS = ("NW", "NE", "SW", "SE")
OPPOSITE = {"S1": "N3", "S2": "N2", "S3": "N1", "E1": "W3", "E2": "W2", "E3": "W1"}
OPPOSITE |= {other: space for space, other in OPPOSITE.items()}
SPACES = tuple(OPPOSITE)

with (Path(__file__).parent.parent / "data" / "cards.csv").open(encoding="utf-8", newline="") as _file:
    BASE_CARDS = {row["id"]: row for row in csv.DictReader(_file)}
THIEVES = tuple(card_id for card_id, row in BASE_CARDS.items() if "steal-die" in row["left"].split())
TAO_STOPPERS = tuple(card_id for card_id, row in BASE_CARDS.items() if "tao-off" in row["left"].split())
IMMUNE = tuple(card_id for card_id, row in BASE_CARDS.items() if "dice-immune" in row["middle"].split())
MANY_COLOURED = tuple(card_id for card_id, row in BASE_CARDS.items() if sum(row[c] != "0" for c in COLOURS) > 1)
CONDITIONAL = ("howling-nightmare", "uncatchable")

Points = tuple[int, ...]  # by colour
Falling = frozenset[str]  # spaces


# --- the search -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Foe:
    """A ghost that takes part: its resistance less the Circle; the Mantra takes a point more, of any colour."""

    space: str
    need: Points
    is_immune: bool
    has_mantra: bool

    def needs(self) -> list[Points]:
        """Return what may be left to beat, one entry for each colour that the Mantra may lower."""
        if not self.has_mantra:
            return [self.need]
        lowered = [_less_one(self.need, colour) for colour in range(5) if self.need[colour]]
        return lowered or [self.need]


def _less_one(points: Points, colour: int) -> Points:
    return (*points[:colour], points[colour] - 1, *points[colour + 1 :])


@cache
def can_cover(
    needs: tuple[Points, ...], by_dice: tuple[bool, ...], by_tokens: tuple[bool, ...], dice: Points, tokens: Points
) -> bool:
    """Whether dice (white ones last, if they are wild) and tokens can be laid so that nothing is needed any more."""
    if not any(map(any, needs)):
        return True
    for face in range(len(dice)):
        if dice[face]:
            rest = _less_one(dice, face)
            if can_cover(needs, by_dice, by_tokens, rest, tokens):  # the die is left unused
                return True
            return any(
                can_cover(laid, by_dice, by_tokens, rest, tokens)
                for laid in _laid(needs, by_dice, range(5) if face == 5 else (face,))
            )
    for colour in range(5):
        if tokens[colour]:
            rest = _less_one(tokens, colour)
            if can_cover(needs, by_dice, by_tokens, dice, rest):
                return True
            return any(can_cover(laid, by_dice, by_tokens, dice, rest) for laid in _laid(needs, by_tokens, (colour,)))
    return False


def _laid(
    needs: tuple[Points, ...], may_count: tuple[bool, ...], colours: range | tuple[int, ...]
) -> Iterator[tuple[Points, ...]]:
    """Return what is needed after one die or token was laid, for each place where it can be of use."""
    for at_foe, need in enumerate(needs):
        for colour in colours:
            if may_count[at_foe] and need[colour]:
                yield (*needs[:at_foe], _less_one(need, colour), *needs[at_foe + 1 :])


def beats(foes: tuple[Foe, ...], dice: Points, tokens: Points, *, but_no_tokens_for: str = "") -> bool:
    """Whether dice and tokens beat all these foes, in one of the ways that the Mantra leaves."""
    by_dice = tuple(not foe.is_immune for foe in foes)
    by_tokens = tuple(foe.space != but_no_tokens_for for foe in foes)
    return any(can_cover(needs, by_dice, by_tokens, dice, tokens) for needs in product(*(foe.needs() for foe in foes)))


@cache
def ways_to_end(foes: tuple[Foe, ...], dice: Points, tokens: Points) -> dict[Falling, set[Points]]:
    """Return the sets that may be chosen, each with the tokens that may be spent for it."""
    ways: dict[Falling, set[Points]] = {}
    for size in range(len(foes) + 1):
        for falling in combinations(foes, size):
            most = [min(tokens[c], sum(foe.need[c] for foe in falling)) for c in range(5)]
            paid = {
                spent
                for spent in product(*(range(n + 1) for n in most))
                if may_end(falling, tuple(foe for foe in foes if foe not in falling), dice, spent)
            }
            if paid:
                ways[frozenset(foe.space for foe in falling)] = paid
    return ways


def may_end(falling: tuple[Foe, ...], standing: tuple[Foe, ...], dice: Points, spent: Points) -> bool:
    return (
        beats(falling, dice, spent)
        # No token without which the same ghosts would still fall.
        and not any(spent[c] and beats(falling, dice, _less_one(spent, c)) for c in range(5))
        # The tokens going to these only, the dice could not beat one more.
        and not any(beats((*falling, foe), dice, spent, but_no_tokens_for=foe.space) for foe in standing)
    )


# --- random cases ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A position before an exorcism, and what the search makes of it."""

    text: str
    tile: str
    ghosts: dict[str, str]
    foes: tuple[Foe, ...]
    number_of_dice: int
    roll: tuple[str, ...]
    white_is_wild: bool
    tao_is_off: bool
    tokens: dict[str, Points]  # of each Taoist on the tile

    @property
    def spendable(self) -> Points:
        if self.tao_is_off:
            return (0,) * 5
        return tuple(sum(held[c] for held in self.tokens.values()) for c in range(5))

    def dice(self, roll: tuple[str, ...]) -> Points:
        counts = Counter(roll)
        if not self.white_is_wild:
            del counts["white"]
        return tuple(counts[face] for face in FACES)

    def ways(self, roll: tuple[str, ...]) -> dict[Falling, set[Points]]:
        return ways_to_end(self.foes, self.dice(roll), self.spendable)

    @cached_property
    def rolls_dice(self) -> bool:
        """Whether a die could matter."""
        ordinary = [foe for foe in self.foes if not foe.is_immune and all(map(any, foe.needs()))]
        return self.number_of_dice > 0 and bool(ordinary)

    @cached_property
    def can_succeed(self) -> bool:
        """Whether some roll, with all tokens, beats some ghost."""
        return any(
            beats((foe,), self.dice(roll), self.spendable)
            for roll in combinations_with_replacement(FACES, self.number_of_dice)
            for foe in self.foes
        )


def random_case(rng: random.Random) -> Case:
    tile = rng.choice([*FACED, *CORNERS])
    active = rng.choice(SIDES)
    boards = rng.sample(("red", "green", "blue", "yellow"), 4)
    sides = {colour: rng.choice("ab") for colour in boards}
    ghosts = _random_ghosts(rng, tile)
    circle = rng.choice(COLOURS) if rng.random() < 0.4 else ""
    wanted = [c for space in FACED[tile] for c in COLOURS if ghosts.get(space) and BASE_CARDS[ghosts[space]][c] != "0"]
    tokens = _random_tokens(rng, circle, wanted)
    places = {side: tile if side == active or rng.random() < 0.4 else "C" for side in SIDES}

    left_stones = {space: BASE_CARDS[card_id]["left"].split() for space, card_id in ghosts.items()}
    all_off = any("group-power-off" in stones for stones in left_stones.values())
    off = {side for side in SIDES if all_off or any(s[0] == side and "power-off" in left_stones[s] for s in ghosts)}
    power_of = {side: f"{colour}-{sides[colour]}" for side, colour in zip(SIDES, boards, strict=True)}

    faced = [space for space in FACED[tile] if space in ghosts]
    has_mantra = any(power == "yellow-b" and side not in off for side, power in power_of.items())
    mantra = rng.choice(faced) if faced and has_mantra and rng.random() < 0.7 else ""
    is_caught = "uncatchable" in ghosts.values() and rng.random() < 0.5
    taking_part = [
        space
        for space in faced
        if not (ghosts[space] == "howling-nightmare" and OPPOSITE[space] in ghosts)
        and not (ghosts[space] == "uncatchable" and not is_caught)
    ]
    thieves = sum(card_id in THIEVES for card_id in ghosts.values())
    number_of_dice = max(0, 3 - thieves) + (power_of[active] == "green-b" and active not in off)
    roll = tuple(rng.choice((*FACES, "white", *wanted, *wanted)) for _ in range(number_of_dice))

    marks = {space: " mantra" if space == mantra else "" for space in ghosts}
    marks |= {space: " caught" for space, card_id in ghosts.items() if is_caught and card_id == "uncatchable"}
    if mantra and ghosts[mantra] == "uncatchable" and is_caught:
        marks[mantra] = " mantra caught"
    lines = [
        "difficulty: nightmare",
        f"boards: {' '.join(power_of.values())}",
        f"active: {active}",
        f"circle: {circle or '-'}",
        "ghosts: " + (", ".join(f"{space} {ghosts[space]}{marks[space]}" for space in ghosts) or "-"),
        *(
            f"{side}: qi 3, at {places[side]}"
            + (f", tao {' '.join(c for c, n in zip(COLOURS, tokens[side], strict=True) for _ in range(n))}")
            * any(tokens[side])
            for side in SIDES
        ),
        "pending: yang",
    ]
    return Case(
        text="\n".join(lines),
        tile=tile,
        ghosts=ghosts,
        foes=tuple(_foe(space, ghosts[space], circle, has_mantra=space == mantra) for space in taking_part),
        number_of_dice=number_of_dice,
        roll=roll,
        white_is_wild="nameless" not in ghosts.values(),
        tao_is_off=any(card_id in TAO_STOPPERS for card_id in ghosts.values()),
        tokens={side: tokens[side] for side in SIDES if places[side] == tile},
    )


def _random_ghosts(rng: random.Random, tile: str) -> dict[str, str]:
    ordinary = [card_id for card_id, row in BASE_CARDS.items() if row["kind"] == "ghost"]
    ghosts: dict[str, str] = {}

    def lay(space: str, pool: tuple[str, ...] | list[str]) -> None:
        choices = [card_id for card_id in pool if card_id not in ghosts.values()]
        incarnations = sum(BASE_CARDS[card_id]["kind"] == "incarnation" for card_id in ghosts.values())
        if incarnations == 4:
            choices = [card_id for card_id in choices if BASE_CARDS[card_id]["kind"] == "ghost"]
        if choices and space not in ghosts:
            ghosts[space] = rng.choice(choices)

    for space in FACED[tile]:
        kind = rng.random()
        if kind < 0.55:
            lay(space, ordinary)
        elif kind < 0.72:
            lay(space, MANY_COLOURED)
        elif kind < 0.82:
            lay(space, IMMUNE)
        elif kind < 0.88:
            lay(space, CONDITIONAL)
        elif kind < 0.95:
            lay(space, list(BASE_CARDS))
    away = [space for space in SPACES if space not in FACED[tile]]
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2, 3, 4))):
        lay(rng.choice(away), THIEVES)
    if rng.random() < 0.12:
        lay(rng.choice(away), TAO_STOPPERS)
    if rng.random() < 0.12:
        lay(rng.choice(away), ["nameless"])
    for space in away:
        if rng.random() < 0.15:
            lay(space, ordinary)
    return ghosts


def _random_tokens(rng: random.Random, circle: str, wanted: list[str]) -> dict[str, Points]:
    """Return tokens for each side, more of the colours that are wanted, and no more than there are."""
    left = {colour: 4 - (colour == circle) for colour in COLOURS}
    held = {side: dict.fromkeys(COLOURS, 0) for side in SIDES}
    for side in SIDES:
        for _ in range(rng.choice((0, 1, 2, 3, 4, 6))):
            colour = rng.choice((*COLOURS, *wanted, *wanted))
            if left[colour]:
                left[colour] -= 1
                held[side][colour] += 1
    return {side: tuple(held[side].values()) for side in SIDES}


def _foe(space: str, card_id: str, circle: str, *, has_mantra: bool) -> Foe:
    row = BASE_CARDS[card_id]
    need = tuple(max(0, int(row[colour]) - (colour == circle)) for colour in COLOURS)
    return Foe(space, need, "dice-immune" in row["middle"].split(), has_mantra)


# --- the comparison -------------------------------------------------------------------------------------

# The second pass of `make test` compares fewer of those that the first pass, on the other core, has compared.
BATCHES = 8 if os.environ.get("FATSI_SECOND_PASS") else 24
CASES_IN_A_BATCH = 150


@cache
def written(batch: int) -> list[tuple[Case, State]]:
    """The cases of a batch: four tests look at each, and the search is done once for all of them."""
    rng = random.Random(f"exorcisms {batch}")
    made = [random_case(rng) for _ in range(CASES_IN_A_BATCH)]
    return [(case, at(case.text)) for case in made]


def cases(batch: int) -> Iterator[tuple[Case, State]]:
    for case, state in written(batch):
        yield case, state.copy()


def by_owner(case: Case, ways: dict[Falling, set[Points]]) -> set[tuple[str, str]]:
    """Return the ways as the state gives them: each token by its owner, in all ways to share them out."""
    answers: set[tuple[str, str]] = set()
    for falling, payments in ways.items():
        for payment in payments:
            shares = [_shares(payment[c], [held[c] for held in case.tokens.values()]) for c in range(5)]
            for share in product(*shares):
                tokens = [
                    f"{side} {COLOURS[colour]}"
                    for colour in range(5)
                    for owner, side in enumerate(case.tokens)
                    for _ in range(share[colour][owner])
                ]
                answers.add((" ".join(sorted(falling)), ", ".join(sorted(tokens))))
    return answers


def _shares(total: int, held: list[int]) -> list[tuple[int, ...]]:
    return [share for share in product(*(range(n + 1) for n in held)) if sum(share) == total]


EVERY_BATCH = pytest.mark.parametrize("batch", range(BATCHES))


@EVERY_BATCH
def test_a_roll_with_tokens_beats_what_a_search_of_all_assignments_finds(batch: int) -> None:
    """R12, R13, R14, R15: which sets may fall, and which tokens may be spent for each."""
    for case, state in cases(batch):
        found = {
            frozenset(name for name, bit in BIT_OF.items() if bits & bit): set(payments)
            for bits, payments in falling_sets(state, roll_of(*case.roll)).items()
        }
        assert found == case.ways(case.roll), f"{case.text}\nroll {case.roll}"


BIT_OF = {f"{side}{number}": 1 << 3 * place + number - 1 for place, side in enumerate(SIDES) for number in (1, 2, 3)}


@EVERY_BATCH
def test_an_attempt_is_offered_just_where_some_roll_would_beat_some_ghost(batch: int) -> None:
    """R10: with the dice at hand and the tokens that may be spent."""
    for case, state in cases(batch):
        assert ("exorcise" in texts(state)) == case.can_succeed, case.text


@EVERY_BATCH
def test_dice_are_rolled_just_where_one_could_matter_and_as_many_as_are_left(batch: int) -> None:
    """R11: otherwise the exorcism goes straight to the tokens."""
    for case, state in cases(batch):
        if case.can_succeed:
            play(state, "exorcise")
            assert (asked(state) == "dice") == case.rolls_dice, case.text
            if case.rolls_dice:
                assert {len(roll.split()) for roll in starting(state, "roll")} == {case.number_of_dice}


@EVERY_BATCH
def test_the_player_can_reach_every_way_that_the_search_finds_and_no_other(batch: int) -> None:
    """R13, R14: through the choices of ghosts and of each owner's tokens, one after the other."""
    for case, state in cases(batch):
        if not case.can_succeed:
            continue
        play(state, "exorcise")
        roll = case.roll if case.rolls_dice else ()
        if roll:
            play(state, f"roll {' '.join(roll)}")
        if "keep" in texts(state):
            play(state, "keep")
        assert exorcisms(state) == by_owner(case, case.ways(roll)), f"{case.text}\nroll {roll}"


# --- what the cases are ---------------------------------------------------------------------------------


def test_the_random_cases_are_of_all_kinds() -> None:
    kinds: Counter[str] = Counter()
    for batch in range(8):
        for case, _ in cases(batch):
            foes = case.foes
            kinds[f"{len(foes)} ghosts"] += 1
            kinds[f"{case.number_of_dice} dice"] += 1
            kinds["shared tokens"] += sum(map(any, case.tokens.values())) > 1
            kinds["tao off"] += case.tao_is_off and bool(foes)
            kinds["white is not wild"] += not case.white_is_wild and "white" in case.roll
            kinds["immune beside ordinary"] += {foe.is_immune for foe in foes} == {True, False}
            kinds["two immune"] += len(foes) == 2 and all(foe.is_immune for foe in foes)
            kinds["many colours"] += any(sum(map(bool, foe.need)) > 1 for foe in foes)
            kinds["many colours beside another"] += len(foes) == 2 and any(sum(map(bool, f.need)) > 1 for f in foes)
            kinds["Mantra on many colours"] += any(foe.has_mantra and sum(map(bool, foe.need)) > 1 for foe in foes)
            kinds["Mantra on immune"] += any(foe.has_mantra and foe.is_immune for foe in foes)
            kinds["a ghost at 0"] += any(not all(map(any, foe.needs())) for foe in foes)
            ways = case.ways(case.roll)
            kinds["both may fall"] += any(len(falling) == 2 for falling in ways)
            kinds["one or the other"] += frozenset() not in ways and sum(len(falling) == 1 for falling in ways) == 2
            kinds["a choice of tokens"] += any(len(payments) > 1 for payments in ways.values())
    assert min(kinds.values()) >= 10, kinds
    assert {f"{n} ghosts" for n in (0, 1, 2)} | {f"{n} dice" for n in (0, 1, 2, 3, 4)} <= set(kinds)

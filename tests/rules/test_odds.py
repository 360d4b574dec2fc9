"""The odds of an exorcism agree with playing every attempt out: all rolls, all rerolls, all choices."""

from fractions import Fraction

import pytest

from fatsi.rules import CHANCE, Action, Event, State
from fatsi.rules.events import GhostExorcised, TaoSpent
from fatsi.rules.geometry import SPACE_INDEX, TILE_INDEX
from fatsi.rules.odds import exorcism_odds
from tests.positions import at

EXORCISE = Action.parse("exorcise")

# Each is a Taoist before ghosts; the active board is N, red with Dance of the Spires, unless it says otherwise.
POSITIONS = {
    "one ghost": "N: qi 3, at N, tao red\nghosts: N2 bleeding-eyes",
    "one ghost, no token": "N: qi 3, at N\nghosts: N2 bleeding-eyes",
    "out of reach of the dice": "N: qi 3, at N, tao red red\nghosts: N2 raging-one",
    "two ghosts of two colours": "N: qi 3, at NW, tao red blue\nghosts: N3 bleeding-eyes, W1 perfidious-nymph-2",
    "two ghosts of one colour": "N: qi 3, at NW, tao yellow\nghosts: N3 zombie-1, W1 ghoul",
    "a dice-immune ghost": "N: qi 3, at N, tao red\nghosts: N2 reaper",
    "a dice-immune ghost beside another": "N: qi 3, at NE, tao red green\nghosts: N1 reaper, E3 restless-spirit",
    "Hope Killer": "N: qi 3, at N, tao red red green blue yellow yellow\nghosts: N2 hope-killer",
    "Hope Killer with Circle and Mantra": (
        "boards: red-a green-a blue-a yellow-b\ncircle: green\n"
        "N: qi 3, at N, tao red red green blue yellow\nghosts: N2 hope-killer mantra"
    ),
    "Nameless: white is not wild": "N: qi 3, at N, tao red green blue\nghosts: N2 nameless",
    "Nameless elsewhere": "N: qi 3, at N, tao red\nghosts: N2 bleeding-eyes, S2 nameless",
    "a stolen die": "N: qi 3, at N, tao red\nghosts: N2 bleeding-eyes, S1 severed-heads-1",
    "all dice stolen": (
        "N: qi 3, at N, tao red red\n"
        "ghosts: N2 bleeding-eyes, S1 severed-heads-1, S2 severed-heads-2, S3 repellent-beauty"
    ),
    "Tao locked": "N: qi 3, at N, tao red\nghosts: N2 bleeding-eyes, S1 black-widow-1",
    "the Mantra": "boards: red-a green-a blue-a yellow-b\nN: qi 3, at N, tao red\nghosts: N2 scarlet-evildoer-1 mantra",
    "the Circle": "circle: red\nN: qi 3, at N\nghosts: N2 scarlet-evildoer-1",
    "nothing left to beat": "circle: red\nN: qi 3, at N\nghosts: N2 skinner",
    "a ghost at 0 beside another": "circle: red\nN: qi 3, at NE\nghosts: N1 skinner, E3 restless-spirit",
    "tokens of a friend": "N: qi 3, at N\nW: qi 3, at N, tao red red\nghosts: N2 scarlet-evildoer-1",
    "a reroll": "active: E\nE: qi 3, at E, tao green\nghosts: E2 wicked-one-1",
    "a reroll against two": "active: E\nE: qi 3, at SE, tao green blue\nghosts: E1 restless-spirit, S3 abysmal-1",
    "a reroll with one die": (
        "active: E\nE: qi 3, at E\nghosts: E2 creeping-one, N1 severed-heads-1, N2 severed-heads-2"
    ),
    "a reroll against Nameless": "active: E\nE: qi 3, at E, tao red green\nghosts: E2 nameless",
    "four dice": "active: E\nboards: red-a green-b blue-a yellow-a\nE: qi 3, at E, tao green\nghosts: E2 great-putrid",
    "four dice against two": (
        "active: E\nboards: red-a green-b blue-a yellow-a\nE: qi 3, at SE, tao blue\n"
        "ghosts: E1 restless-spirit, S3 abysmal-1"
    ),
    "an incarnation that takes no part": "N: qi 3, at NW\nghosts: N3 howling-nightmare, S1 ghoul, W1 zombie-1",
}


def position(name: str) -> State:
    return at(POSITIONS[name], "pending: yang")


def played_out(
    state: State,
    goal: set[int],
    *,
    with_tokens: bool,
    events: tuple[Event, ...] = (),
    known: dict[object, Fraction] | None = None,
) -> Fraction:
    """The best probability that the goal's ghosts fall (an empty goal: any ghost), by applying every action.

    Rolls after which different dice are rolled again lead to the same states: these are played out once.
    """
    known = {} if known is None else known
    fallen = {event.space for event in events if isinstance(event, GhostExorcised)}
    kind = state.stack[-1].id if state.stack else ""
    if fallen or kind not in ("dice", "dice-choice", "defeat", "spend"):
        return Fraction(int(bool(fallen) and goal <= fallen))
    key = state.key()
    if key in known:
        return known[key]

    def after(action: Action) -> Fraction:
        copy = state.copy()
        happened: list[Event] = []
        copy.apply(action, happened)
        if not with_tokens and any(isinstance(event, TaoSpent) for event in happened):
            return Fraction(0)
        return played_out(copy, goal, with_tokens=with_tokens, events=events + tuple(happened), known=known)

    if state.actor == CHANCE:
        known[key] = sum((probability * after(action) for action, probability in state.outcomes()), Fraction(0))
    else:
        known[key] = max(after(action) for action in state.legal())
    return known[key]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_odds_agree_with_playing_every_attempt_out(name: str) -> None:
    state = position(name)
    before = state.copy()
    odds = exorcism_odds(state)
    assert odds is not None
    assert state == before
    if EXORCISE not in state.legal():
        # Not offered, for it could not succeed.
        assert odds.any.with_tokens == 0
        return
    attempt = state.copy()
    happened: list[Event] = []
    attempt.apply(EXORCISE, happened)
    goals = [*odds.each, odds.any, *([odds.together] if odds.together else [])]
    for chance in goals:
        goal = set() if chance is odds.any else set(chance.spaces)
        by_dice = played_out(attempt, goal, with_tokens=False, events=tuple(happened))
        with_tokens = played_out(attempt, goal, with_tokens=True, events=tuple(happened))
        assert (chance.by_dice, chance.with_tokens) == (by_dice, with_tokens)


def test_known_odds_of_one_ghost() -> None:
    # Two of three dice red or white: 3 * (1/3)^2 * (2/3) + (1/3)^3.
    odds = exorcism_odds(position("one ghost, no token"))
    assert odds is not None
    assert odds.any.by_dice == odds.any.with_tokens == Fraction(7, 27)
    assert (odds.dice, odds.has_reroll, odds.together) == (3, False, None)


def test_tokens_and_rerolls_never_make_the_odds_worse() -> None:
    for name in POSITIONS:
        odds = exorcism_odds(position(name))
        assert odds is not None
        for chance in (*odds.each, odds.any):
            assert 0 <= chance.by_dice <= chance.with_tokens <= 1


def test_odds_can_be_asked_for_another_tile() -> None:
    state = at("N: qi 3, at C, tao red\nghosts: N2 bleeding-eyes\npending: yang")
    assert exorcism_odds(state) is None
    odds = exorcism_odds(state, TILE_INDEX["N"])
    assert odds is not None
    assert odds.tile == TILE_INDEX["N"]
    assert odds.each[0].spaces == (SPACE_INDEX["N2"],)
    assert odds.any.with_tokens == Fraction(19, 27)
    assert state.position[0] == TILE_INDEX["C"]


def test_an_incarnation_whose_condition_is_not_met_has_no_odds() -> None:
    odds = exorcism_odds(position("an incarnation that takes no part"))
    assert odds is not None
    assert [chance.spaces for chance in odds.each] == [(SPACE_INDEX["W1"],)]


@pytest.mark.parametrize("name", ["a dice-immune ghost", "nothing left to beat", "all dice stolen"])
def test_no_dice_are_counted_where_none_could_matter(name: str) -> None:
    odds = exorcism_odds(position(name))
    assert odds is not None
    assert odds.dice == 0

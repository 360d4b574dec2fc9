"""The odds of exorcisms with White Moon agree with playing every attempt out: Sword, crystals, Shapeshifter, School."""

from fractions import Fraction

import pytest

from fatsi.rules import CHANCE, Action, Event, State
from fatsi.rules.events import CrystalSpent, GhostExorcised, TaoSpent
from fatsi.rules.moon.position import SCOPES
from fatsi.rules.odds import TargetOdds, exorcism_odds
from tests.positions import at

MOON = """white-moon: yes
village: kung-fu-school taoist-altar herbalists-shop sorcerers-hut buddhist-temple cemetery circle-of-prayer tea-house
  pavilion-of-the-heavenly-winds
villagers: NW ? chang, N ? ? li, NE ? ? hua, W ? sun, E ? zhou xiang, SW ? ? wu, S ? sheng, SE miao
shelter: hua li
graveyard: li sun zhou"""
# Each is a Taoist before ghosts; the active board is N, red with Dance of the Spires, unless it says otherwise.
FACED = {
    "a crystal": "N: qi 3, at N, crystals 1\nghosts: N2 bleeding-eyes",
    "a crystal and a token": "N: qi 3, at N, tao red, crystals 1\nghosts: N2 raging-one",
    "crystals of a friend": "N: qi 3, at N\nW: qi 3, at N, crystals 2\nghosts: N2 scarlet-evildoer-1",
    "crystals where Tao is locked": "N: qi 3, at N, tao red, crystals 1\nghosts: N2 bleeding-eyes, S1 black-widow-1",
    "crystals against two": "N: qi 3, at NW, tao red, crystals 1\nghosts: N3 bleeding-eyes, W1 perfidious-nymph-2",
    "crystals against dice-immune": "N: qi 3, at NE, crystals 1\nghosts: N1 reaper, E3 restless-spirit",
    "Su-Ling before dice-immune": "N: qi 3, at N\nsu-ling: N2\nghosts: N2 reaper",
    "the Sword": "N: qi 3, at N, artifacts celestial-sword\nghosts: N2 scarlet-evildoer-1",
    "the Sword and white for nothing": "N: qi 3, at N, artifacts celestial-sword\nghosts: N2 skinner, S2 nameless",
    "the Sword with one die": (
        "N: qi 3, at N, artifacts celestial-sword\nghosts: N2 skinner, S1 severed-heads-1, S2 severed-heads-2"
    ),
    "the Sword with a reroll": "active: E\nE: qi 3, at E, artifacts celestial-sword\nghosts: E2 wicked-one-1",
    "the Sword, a reroll and crystals": (
        "active: E\nE: qi 3, at E, artifacts celestial-sword, crystals 1\nghosts: E2 the-gorer"
    ),
    "the Sword of another": "N: qi 3, at N\nE: qi 3, at N, artifacts celestial-sword\nghosts: N2 bleeding-eyes",
    "the Shapeshifter": "N: qi 3, at N, tao red red, crystals 1\nghosts: N2 shapeshifter",
    "the Shapeshifter elsewhere": "N: qi 3, at W, tao yellow yellow red\nghosts: W2 shapeshifter",
    "the Shapeshifter and the Circle": "circle: green\nN: qi 3, at E, tao green\nghosts: E2 shapeshifter",
}
STRUCK = {
    "the own board": (
        "strike N",
        "N: qi 3, at NW, tao red, crystals 1\nghosts: N1 skinner, N2 silverfang, N3 werewolf",
    ),
    "all black ghosts": ("strike black", "N: qi 3, at NW, tao black\nghosts: E1 werewolf, N2 grave-walker, S1 skinner"),
    "tokens of others": ("strike N", "N: qi 3, at NW\nE: qi 3, at NW, tao red\nghosts: N1 bleeding-eyes"),
    "the Sword": ("strike N", "N: qi 3, at NW, artifacts celestial-sword\nghosts: N1 skinner, N2 weretiger"),
    "a reroll": ("strike E", "active: E\nE: qi 3, at NW, tao green\nghosts: E2 wereboar"),
    "the barrier": ("barrier roll", "ghosts: N1 skinner, N2 silverfang, N3 werewolf"),
    "the barrier with a power": ("barrier roll", "active: E\nghosts: E1 wereboar, E3 the-gorer"),
}


def played_out(state: State, goal: set[int], *, with_tokens: bool, events: tuple[Event, ...] = ()) -> Fraction:
    """The best probability that the goal's ghosts fall (an empty goal: any ghost), by applying every action."""
    fallen = {event.space for event in events if isinstance(event, GhostExorcised)}
    kind = state.stack[-1].id if state.stack else ""
    if fallen or kind not in ("dice", "dice-choice", "defeat", "spend", "sword"):
        return Fraction(int(bool(fallen) and goal <= fallen))

    def after(action: Action) -> Fraction:
        copy = state.copy()
        happened: list[Event] = []
        copy.apply(action, happened)
        if not with_tokens and any(isinstance(event, TaoSpent | CrystalSpent) for event in happened):
            return Fraction(0)
        return played_out(copy, goal, with_tokens=with_tokens, events=events + tuple(happened))

    if state.actor == CHANCE:
        return sum((probability * after(action) for action, probability in state.outcomes()), Fraction(0))
    return max(after(action) for action in state.legal())


def agrees(attempt: State, happened: list[Event], chance: TargetOdds, *, is_any: bool) -> None:
    goal = set() if is_any else set(chance.spaces)
    by_dice = played_out(attempt, goal, with_tokens=False, events=tuple(happened))
    with_tokens = played_out(attempt, goal, with_tokens=True, events=tuple(happened))
    assert (chance.by_dice, chance.with_tokens) == (by_dice, with_tokens)


def check(state: State, action: str, scope: int = 0) -> None:
    before = state.copy()
    odds = exorcism_odds(state, scope=scope)
    assert odds is not None
    assert state == before
    happened: list[Event] = []
    state.apply(Action.parse(action), happened)
    for chance in (*odds.each, *([odds.together] if odds.together else [])):
        agrees(state, happened, chance, is_any=False)
    agrees(state, happened, odds.any, is_any=True)


@pytest.mark.parametrize("name", FACED)
def test_the_odds_with_white_moon_agree_with_playing_every_attempt_out(name: str) -> None:
    check(at(MOON, FACED[name], "pending: yang"), "exorcise")


@pytest.mark.parametrize("name", STRUCK)
def test_the_odds_of_the_school_and_the_barrier_agree_with_playing_every_attempt_out(name: str) -> None:
    action, text = STRUCK[name]
    if action == "barrier roll":
        rest = "barrier-board 1; barrier-board 2; barrier-board 3; barrier-end; barrier; next-turn"
        state = at(MOON, "receptacles: NW NE SW SE", text, f"pending: barrier-choice 0; {rest}")
        scope = SCOPES.index(f"barrier-{'NESW'[state.active]}")
    else:
        state = at(MOON, text, "pending: strike; yang")
        scope = SCOPES.index(f"school-{action.split()[1]}")
    check(state, action, scope)


def test_the_odds_mention_sword_and_crystals() -> None:
    odds = exorcism_odds(
        at(MOON, "N: qi 3, at N, artifacts celestial-sword, crystals 2\nghosts: N2 skinner\npending: yang")
    )
    assert odds is not None
    assert (odds.has_sword, odds.crystals, odds.any.by_dice) == (True, 2, Fraction(1))

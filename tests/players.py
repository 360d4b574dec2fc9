"""Players and chances for tests: they take games where plain random play never comes."""

import random
from collections.abc import Callable

from fatsi.rules import CHANCE, Action, State
from fatsi.rules.cards import BY_NUMBER, IS_INCARNATION
from fatsi.rules.geometry import FACED, ON_STEP

Policy = Callable[[State, random.Random], Action]

_LIKED = {
    "defeat": 20,
    "exorcise": 60,
    "spend": 5,
    "revive": 10,
    "unhaunt": 8,
    "help": 2,
    "yin-yang-ask": 0.2,
    "buddha": 4,
    "pick-up": 2,
    "banish": 0.1,
}
_HARMLESS_CURSES = ("curse nothing", "curse lose-tao")


def random_action(state: State, rng: random.Random) -> Action:
    """Chance as it is, players without a thought."""
    if state.actor == CHANCE:
        return state.sample(rng)
    return rng.choice(state.legal())


def keen_action(state: State, rng: random.Random) -> Action:
    """Players who like to fight and to be helped; chance as it is."""
    if state.actor == CHANCE:
        return state.sample(rng)
    return rng.choices(state.legal(), [_weight(state, action) for action in state.legal()])[0]


def _weight(state: State, action: Action) -> float:
    """How much a keen player likes an action: he goes where ghosts are, above all those about to haunt."""
    if action.kind == "move":
        faced = [space for space in FACED[action.value] if state.ghosts[space]]
        return 0.05 + sum(9 if state.figures[space] == ON_STEP else 3 for space in faced)
    if action.kind == "end" and not state.helps and not state.exorcisms:
        return 0.1
    if action.kind == "yin-yang-unhaunt":
        return 10
    return _LIKED.get(action.kind, 1.0)


def kind_action(state: State, rng: random.Random) -> Action:
    """Keen players, and a chance that mostly helps them: such games see Wu-Feng, and are often won."""
    if state.actor != CHANCE:
        return keen_action(state, rng)
    legal = state.legal()
    if rng.random() < 0.03:
        return state.sample(rng)
    if legal[0].kind == "curse":
        return Action.parse(rng.choice(_HARMLESS_CURSES))
    if legal[0].kind == "draw":
        # Weak ghosts first, so that the village lives to see the end of the deck.
        return min(rng.sample(legal, min(6, len(legal))), key=_strength)
    best = max(legal, key=lambda roll: _usefulness(state, roll))
    return best


def _strength(draw: Action) -> int:
    card = BY_NUMBER[draw.value]
    return sum(card.resistance) + 4 * len(card.left) + 2 * len(card.middle)


def _usefulness(state: State, roll: Action) -> int:
    faced = [space for space in FACED[state.position[state.active]] if state.ghosts[space]]
    faced.sort(key=lambda space: not IS_INCARNATION[state.ghosts[space]])
    wanted = [0] * 5
    for space in faced:
        for colour, n in enumerate(state.facts.resistance[state.ghosts[space]]):
            wanted[colour] += n
    faces = roll.text.split()[1:]
    names = ("red", "green", "blue", "yellow", "black")
    return 2 * sum(min(wanted[c], faces.count(name)) for c, name in enumerate(names)) + faces.count("white")


POLICIES: dict[str, Policy] = {"random": random_action, "keen": keen_action, "kind": kind_action}

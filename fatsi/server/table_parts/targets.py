"""Where on the picture an action or an event is: the ids of the elements that are lit up for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Final

from fatsi.rules import arguments as of
from fatsi.rules.actions import Action
from fatsi.rules.cards import IS_INCARNATION
from fatsi.rules.colours import BLACK, COLOURS
from fatsi.rules.events import (
    CrystalGained,
    CurseRolled,
    DiceRolled,
    Event,
    GhostDrawn,
    TaoistGuided,
    TaoistMoved,
    VillagerDied,
    VillagerRevealed,
    VillagerSaved,
)
from fatsi.rules.geometry import CENTRE, CORNERS, FACED, SIDES, SPACES, TILES
from fatsi.rules.moon.barrier import BarrierChoice
from fatsi.rules.moon.crystals import SuLingCrystal
from fatsi.rules.moon.families import ARTIFACTS
from fatsi.rules.state import State

Targets = tuple[str, ...]


def tile_target(tile: int) -> str:
    return f"tile-{TILES[tile]}"


def space_target(space: int) -> str:
    return f"space-{SPACES[space]}"


def board_target(seat: int) -> str:
    return f"board-{SIDES[seat]}"


def taoist_target(seat: int) -> str:
    return f"taoist-{SIDES[seat]}"


def targets(action: Action, state: State) -> Targets:
    """Return the ids of what an action points at, in the position in which it may be taken.

    >>> from fatsi.game import Game
    >>> from fatsi.rules import Setup
    >>> state = Game(Setup(players=1, difficulty="initiation"), seed=5).state
    >>> [targets(action, state) for action in state.legal()]
    [('space-E1',), ('space-E2',), ('space-E3',)]
    """
    finder = _OF_KIND.get(action.kind)
    if finder is None:
        finder = _OF_TYPE[action.verb.takes[0].id] if action.verb.takes else _nothing
    return finder(action, state)


_Finder = Callable[[Action, State], Targets]


def _nothing(action: Action, state: State) -> Targets:
    return ()


def _tile(action: Action, state: State) -> Targets:
    return (tile_target(action.value),)


def _space(action: Action, state: State) -> Targets:
    return (space_target(action.value),)


def _board(action: Action, state: State) -> Targets:
    return (board_target(action.value),)


def _taoist(action: Action, state: State) -> Targets:
    return (taoist_target(action.value),)


def _supply(action: Action, state: State) -> Targets:
    return (f"supply-{COLOURS[action.value]}",)


def _villagers(action: Action, state: State) -> Targets:
    return (f"villagers-{TILES[action.value]}",)


def _here(state: State) -> int:
    return state.position[state.active]


def _artifact(artifact: str) -> _Finder:
    return lambda action, state: (f"artifact-{artifact}",)


def _always(target: str) -> _Finder:
    return lambda action, state: (target,)


def _exorcise(action: Action, state: State) -> Targets:
    return tuple(space_target(space) for space in FACED[_here(state)] if state.ghosts[space])


def _own_token(action: Action, state: State) -> Targets:
    assert state.actor is not None
    return (f"token-{SIDES[state.actor]}-{COLOURS[action.value]}",)


def _own_board(action: Action, state: State) -> Targets:
    assert state.actor is not None
    return (board_target(state.actor),)


def _fireworks(action: Action, state: State) -> Targets:
    return ("artifact-fireworks", tile_target(action.value))


def _receptacle(action: Action, state: State) -> Targets:
    step = state.stack[-1]
    corner = CORNERS[step.corner] if isinstance(step, SuLingCrystal) else _here(state)
    return (f"receptacle-{TILES[corner]}",)


def _full_receptacles(action: Action, state: State) -> Targets:
    assert state.moon is not None
    return tuple(f"receptacle-{TILES[tile]}" for at, tile in enumerate(CORNERS) if state.moon.receptacles >> at & 1)


def _barrier_save(action: Action, state: State) -> Targets:
    assert state.moon is not None
    portal = state.moon.portal
    return (f"villagers-{TILES[portal]}",) if state.moon.stacks[portal] else ("portal",)


def _barrier_roll(action: Action, state: State) -> Targets:
    step = state.stack[-1]
    assert isinstance(step, BarrierChoice)
    return (board_target(step.board(state)),)


def _black_ghosts(action: Action, state: State) -> Targets:
    return tuple(
        space_target(space)
        for space, card in enumerate(state.ghosts)
        if card and not IS_INCARNATION[card] and state.facts.colour[card] == BLACK
    )


# What an action points at by the type of its argument, as the rules declare it; without one it points at nothing.
_OF_TYPE: Final[dict[str, _Finder]] = {
    of.TILE.id: _tile,
    of.STACK.id: _villagers,
    of.SPACE.id: _space,
    of.BOARD.id: _board,
    of.SEAT.id: _taoist,
    of.COLOUR.id: _supply,
    of.FAMILY.id: _nothing,
    of.CARD.id: _always("deck"),
    of.ROLL.id: _always("dice"),
    of.CURSE_FACE.id: _always("dice"),
}
# Kinds that point at something else.
_OF_KIND: Final[dict[str, _Finder]] = {
    **dict.fromkeys(("pay", "give-up", "spend-crystal"), _board),
    "reroll-curse": _always("dice"),
    "help": lambda action, state: (tile_target(_here(state)),),
    "come": lambda action, state: (tile_target(_here(state)),),
    "exorcise": _exorcise,
    "pick-up": _always(tile_target(CENTRE)),
    "spend": lambda action, state: (f"token-{SIDES[action.value]}-{COLOURS[action.other]}",),
    "discard": _own_token,
    "gain-qi": _always("qi-supply"),
    "gain-yin-yang": _own_board,
    "stand": lambda action, state: (taoist_target(state.active),),
    "save": lambda action, state: (f"villagers-{TILES[_here(state)]}",),
    "recall": _always("graveyard"),
    "elixir": _artifact("elixir-of-life"),
    "moonstone": _artifact("moonstone"),
    "scroll": _artifact("scroll-of-unity"),
    "sword": _artifact("celestial-sword"),
    "fireworks": _fireworks,
    "fill": _receptacle,
    "barrier-save": _barrier_save,
    "barrier-roll": _barrier_roll,
    "strike-black": _black_ghosts,
    "take-crystal": _always("crystals"),
    "spend-barrier-crystal": _full_receptacles,
}


# --- events ---------------------------------------------------------------------------------------------

_OF_FIELD: Final[dict[str, Callable[[int], str]]] = {
    "tile": tile_target,
    "space": space_target,
    "origin": space_target,
    "start": tile_target,
    "board": board_target,
    "seat": board_target,
    "artifact": lambda artifact: f"artifact-{ARTIFACTS[artifact]}",
}
_BESIDES: Final[dict[type[Event], str]] = {
    GhostDrawn: "deck",
    DiceRolled: "dice",
    CurseRolled: "dice",
    CrystalGained: "crystals",
    VillagerDied: "graveyard",
    VillagerSaved: "shelter",
}


def places(event: Event) -> Targets:
    """Return the ids of where something happened.

    >>> from fatsi.rules.events import GhostMoved
    >>> places(GhostMoved(card=7, origin=0, space=4))
    ('space-N1', 'space-E2')
    """
    names = []
    for field in fields(event):  # type: ignore[arg-type]  # every event is a dataclass, their base is none
        if field.name in _OF_FIELD:
            value = getattr(event, field.name)
            is_figure = field.name == "seat" and isinstance(event, TaoistMoved | TaoistGuided)
            names.append(taoist_target(value) if is_figure else _OF_FIELD[field.name](value))
            if field.name == "tile" and isinstance(event, VillagerRevealed):
                names.append(f"villagers-{TILES[value]}")
    if type(event) in _BESIDES:
        names.append(_BESIDES[type(event)])
    return tuple(names)

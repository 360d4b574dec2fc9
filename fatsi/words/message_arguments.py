"""From the numbers of the rules to the ids that messages are given: which argument stands for what.

By the name of an event's field or the type of a step's argument, always in the same way:

| argument | is |
| --- | --- |
| `seat`, `decider`, `active` | a Taoist (or neutral board), by the colour of the board: `red` |
| `board` | a board, by its colour: `red` |
| `holder` | whether that seat or board has a player: `taoist` or `neutral` |
| `tile`, `place` | a village tile, and where it lies: `tea-house`, `NE` |
| `space`, `origin` | a ghost space: `N1`; with `space` come its `board`, and the `tile` and `place` that it faces |
| `card`, `cards` | a card, or several joined by `+`: `lich`, `lich+ghoul` |
| `resistance` | comes with `card`: each point as a colour, joined by `+`: `red+red`; `board` is that of its board |
| `colour`, `roll`, `tokens` | Tao colours, the latter two joined by `+`: `red`, `red+white` |
| `power`, `stone`, `face`, `reason`, `stage`, `purpose` | ids of the rules |
| `family`, `artifact` | a family and an artifact of White Moon: `hua`, `celestial-sword` |
| `start`, `start_place` | the tile that a villager left, and where it lies |
| `amount`, `qi`, `left`, `number`, `cost`, `turns` | numbers |
| `moon`, `temple` | whether White Moon is played, and whether the Temple lies in the village: `yes` or `no` |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Final

from fatsi.rules import arguments as of
from fatsi.rules import dice
from fatsi.rules.actions import Action
from fatsi.rules.arguments import PURPOSES, unpacked
from fatsi.rules.arrival import Place
from fatsi.rules.attempt import Defeat
from fatsi.rules.cards import BOARD_COLOURED, BOARD_COLOURED_RESISTANCE, BY_ID, BY_NUMBER, Card
from fatsi.rules.colours import BOARD_COLOURS, COLOURS, FACES
from fatsi.rules.events import Event
from fatsi.rules.exorcism import falling_sets
from fatsi.rules.geometry import (
    CEMETERY_LINE,
    CORNERS,
    FACED,
    LINES,
    SIDE_INDEX,
    SPACE_INDEX,
    SPACES,
    TILE_INDEX,
    TILES,
    board_of,
)
from fatsi.rules.moon.barrier import BarrierChoice
from fatsi.rules.moon.crystals import SuLingCrystal
from fatsi.rules.moon.families import ARTIFACTS, FAMILY_IDS
from fatsi.rules.moon.townspeople import Escort
from fatsi.rules.powers import POWERS
from fatsi.rules.rewards import FallenOrder
from fatsi.rules.state import State
from fatsi.rules.steps import Step, card_of_space
from fatsi.rules.table import Table
from fatsi.rules.tiles import SetDown
from fatsi.rules.village import VILLAGE_TILES
from fatsi.rules.yang import STAGES
from fatsi.words.catalogue import SEPARATOR, Argument

Arguments = dict[str, Argument]


def joined(ids: Iterable[str]) -> str:
    """Return several ids as one argument."""
    return SEPARATOR.join(ids)


def yes_or_no(is_so: object) -> str:
    """Return a truth as an id on which a message can select."""
    return "yes" if is_so else "no"


# --- one thing ------------------------------------------------------------------------------------------


def board_id(table: Table, seat: int) -> str:
    """Return the colour of the board of a seat, by which Taoists and boards are called."""
    return BOARD_COLOURS[table.board_colours[seat]]


def seat_arguments(table: Table, seat: int) -> Arguments:
    return {"seat": board_id(table, seat), "holder": _holder(table, seat)}


def board_arguments(table: Table, board: int) -> Arguments:
    return {"board": board_id(table, board), "holder": _holder(table, board)}


def _holder(table: Table, seat: int) -> str:
    return "taoist" if table.is_player[seat] else "neutral"


def tile_arguments(table: Table, tile: int) -> Arguments:
    return {"tile": VILLAGE_TILES[table.tiles[tile]], "place": TILES[tile]}


def space_arguments(table: Table, space: int) -> Arguments:
    faced = LINES[space][0]
    return {"space": SPACES[space], "board": board_id(table, board_of(space)), **tile_arguments(table, faced)}


def card_arguments(card: Card) -> Arguments:
    """Return the arguments of a message about a card."""
    if card.colour == BOARD_COLOURED:
        return {"card": card.id, "resistance": joined([BOARD_COLOURED] * BOARD_COLOURED_RESISTANCE)}
    resistance = joined(colour for colour, n in card.resistance_by_colour().items() for _ in range(n))
    return {"card": card.id, "resistance": resistance}


def _card_of(table: Table, card: int) -> Arguments:
    """Return the arguments of a message about a card as this game has it."""
    row = table.facts.card[card]
    assert row is not None
    return card_arguments(row)


def _start(table: Table, tile: int) -> Arguments:
    given = tile_arguments(table, tile)
    return {"start": given["tile"], "start_place": given["place"]}


def cards_of(cards: Iterable[int]) -> str:
    """Return card numbers as one argument."""
    return joined(BY_NUMBER[card].id for card in cards)


def tokens_of(counts: Iterable[int]) -> str:
    """Return a count of tokens by colour as one argument."""
    return joined(COLOURS[colour] for colour, n in enumerate(counts) for _ in range(n))


def roll_of(roll: int) -> str:
    """Return a roll as one argument."""
    return joined(dice.roll_names(roll))


# --- events ---------------------------------------------------------------------------------------------

_FIELDS: Final[dict[str, Callable[[Table, int], Arguments]]] = {
    "seat": seat_arguments,
    "tile": tile_arguments,
    "space": space_arguments,
    "board": board_arguments,
    "origin": lambda table, space: {"origin": SPACES[space]},
    "card": _card_of,
    "colour": lambda table, colour: {"colour": COLOURS[colour]},
    "roll": lambda table, roll: {"roll": roll_of(roll)},
    "family": lambda table, family: {"family": FAMILY_IDS[family]},
    "artifact": lambda table, artifact: {"artifact": ARTIFACTS[artifact]},
    "start": _start,
    "power": lambda table, power: {"power": POWERS[power].id},
    "face": lambda table, face: {"face": dice.CURSE_FACES[face]},
}
_AS_THEY_ARE: Final = ("stone", "reason", "amount", "qi", "left")


def event_arguments(event: Event, table: Table) -> Arguments:
    """Return what the message of an event is given."""
    arguments: Arguments = {"temple": yes_or_no(table.temple >= 0)}
    own: Arguments = {}
    for field in fields(event):  # type: ignore[arg-type]  # every event is a dataclass, their base is none
        value = getattr(event, field.name)
        if field.name in _AS_THEY_ARE:
            own[field.name] = value
        else:
            given = _FIELDS[field.name](table, value)
            own[field.name] = given[field.name]
            arguments |= given
    # What a field says itself comes before what follows from another, such as the tile that a space faces.
    return arguments | own


# --- decisions ------------------------------------------------------------------------------------------

_STEP_ARGUMENTS: Final[dict[str, Callable[[Table, int], Arguments]]] = {
    "space": space_arguments,
    "card": _card_of,
    "seat": seat_arguments,
    "tile": tile_arguments,
    "corner": lambda table, corner: tile_arguments(table, CORNERS[corner]),
    "colour": lambda table, colour: {"colour": COLOURS[colour]},
    "artifact": lambda table, artifact: {"artifact": ARTIFACTS[artifact]},
    "number": lambda table, number: {"number": number},
    "flag": lambda table, flag: {"flag": yes_or_no(flag)},
    "line": lambda table, line: {"line": "cemetery"} if line == CEMETERY_LINE else {"line": SPACES[line]},
    "curse-face": lambda table, face: {"face": dice.CURSE_FACES[face]},
    "roll": lambda table, roll: {"roll": roll_of(roll)},
    "purpose": lambda table, purpose: {"purpose": PURPOSES[purpose]},
    "tokens": lambda table, tokens: {"tokens": tokens_of(unpacked(tokens)[:5])},
}


# Arguments of steps that no sentence needs: which stacks and families the setup has taken from.
_UNSAID: Final = ("tiles", "families")


def decision_arguments(state: State) -> Arguments:
    """Return what the message of the decision that is due is given."""
    step = state.stack[-1]
    table = state.table
    arguments: Arguments = {"stage": STAGES[state.stage], "active": board_id(table, state.active)}
    arguments["moon"] = yes_or_no(state.moon is not None)
    if state.actor is not None and state.actor >= 0:
        arguments["decider"] = board_id(table, state.actor)
    for name, kind in step.arguments:
        value = getattr(step, name)
        if kind is of.SPACES_SET:
            arguments["cards"] = cards_of(state.ghosts[space] for space in range(12) if value >> space & 1)
        elif kind is of.FALLEN:
            arguments["cards"] = cards_of(card for _, card in value)
        elif kind.id not in _UNSAID:
            arguments |= _STEP_ARGUMENTS[kind.id](table, value)
    if isinstance(step, Place):
        # A ghost whose own board is full goes anywhere.
        boards = {board_of(action.value) for action in state.legal()}
        arguments["board"] = board_id(table, boards.pop()) if len(boards) == 1 else "any"
    elif isinstance(step, SetDown):
        arguments["card"] = BY_NUMBER[state.ghosts[step.origin]].id
    elif isinstance(step, Escort):
        arguments["family"] = _top_family(state, step.origin)
    elif isinstance(step, BarrierChoice):
        arguments |= board_arguments(table, step.board(state))
    return arguments


def _top_family(state: State, tile: int) -> str:
    """Return the family of the villager on top of a tile, who is always seen, or nothing if nobody is there."""
    assert state.moon is not None
    stack = state.moon.stacks[tile]
    return FAMILY_IDS[stack[-1]] if stack else ""


# --- actions --------------------------------------------------------------------------------------------


def action_arguments(action: Action, state: State) -> Arguments:
    """Return what the message of an action is given, in the position in which it may be taken."""
    step = state.stack[-1]
    table = state.table
    arguments: Arguments = {"decision": step.id, "active": board_id(table, state.active)}
    if action.verb.takes:
        arguments |= _of_value(action, state, step)
    else:
        arguments |= _without_value(action, state, step)
    return arguments


def _of_value(action: Action, state: State, step: Step) -> Arguments:
    """Return what a message is given for the value of an action, by the type that its kind takes."""
    table, value = state.table, action.value
    taken = action.verb.takes[0]
    if taken is of.TILE:
        haunted = yes_or_no(state.haunted >> value & 1)
        own = yes_or_no(state.position[state.active] == value)
        return {**tile_arguments(table, value), "haunted": haunted, "own": own}
    if taken is of.STACK:
        return {**tile_arguments(table, value), "family": _top_family(state, value)}
    if taken is of.FAMILY:
        return {"family": FAMILY_IDS[value]}
    if taken is of.SEAT:
        arguments = seat_arguments(table, value) | {"qi": state.qi[value]}
        return arguments | {"colour": COLOURS[action.other]} if of.COLOUR in action.verb.takes else arguments
    if taken is of.SPACE:
        return space_arguments(table, value) | _about_space(value, state, step)
    if taken is of.COLOUR:
        return {"colour": COLOURS[value]}
    if taken is of.BOARD:
        own = yes_or_no(value == state.active)
        return {**board_arguments(table, value), "power": POWERS[table.powers[value]].id, "own": own}
    if taken is of.ROLL:
        return {"roll": roll_of(value)}
    if taken is of.CARD:
        return {"card": BY_NUMBER[value].id}
    assert taken is of.CURSE_FACE, taken
    return {"face": dice.CURSE_FACES[value]}


def _without_value(action: Action, state: State, step: Step) -> Arguments:
    """Return what a message is given for an action that takes no value: what it is about now."""
    table, kind = state.table, action.kind
    if kind == "help":
        return tile_arguments(table, state.position[state.active])
    if kind == "save":
        return {"family": _top_family(state, state.position[state.active])}
    if kind == "fill":
        corner = CORNERS[step.corner] if isinstance(step, SuLingCrystal) else state.position[state.active]
        return tile_arguments(table, corner)
    if isinstance(step, BarrierChoice):
        assert state.moon is not None
        board = board_arguments(table, step.board(state)) | tile_arguments(table, state.moon.portal)
        return board | {"family": _top_family(state, state.moon.portal) or "any"}
    if kind == "exorcise":
        faced = (state.ghosts[space] for space in FACED[state.position[state.active]])
        return {"cards": cards_of(card for card in faced if card)}
    if kind == "done":
        return {"named": yes_or_no(isinstance(step, Defeat) and step.chosen)}
    return {}


def _about_space(space: int, state: State, step: Step) -> Arguments:
    """Return what else there is to say about a ghost space that an action names: whose card, and at what price."""
    about: Arguments = {"buddha": yes_or_no(state.buddhas >> space & 1), "card": "none"}
    card = state.ghosts[space]
    if isinstance(step, Place):
        card = step.card
    elif isinstance(step, SetDown):
        card = state.ghosts[step.origin]
    elif isinstance(step, FallenOrder):
        card = card_of_space(step.fallen, space)
    elif isinstance(step, Defeat):
        about |= _least_cost(state, roll=step.roll, wanted=step.chosen | 1 << space)
    if card:
        about["card"] = BY_NUMBER[card].id
    return about


def _least_cost(state: State, *, roll: int, wanted: int) -> Arguments:
    """Return how much it takes to beat these ghosts, or these with another if they cannot fall alone; and of what."""
    sets = falling_sets(state, roll)
    payments = sets.get(wanted) or [way for falling, ways in sets.items() if falling & wanted == wanted for way in ways]
    cost = min(sum(payment) for payment in payments)
    least = [payment for payment in payments if sum(payment) == cost]
    if not any(sum(payment[5:]) for payment in least):
        paid = "tao"
    else:
        paid = "crystals" if all(sum(payment[5:]) == cost for payment in least) else "either"
    return {"cost": cost, "paid": paid}


# --- refusals -------------------------------------------------------------------------------------------


_UNCHANGED: Final = ("card", "colour", "power", "number", "decision", "family", "artifact", "stone", "turns")


def refusal_arguments(given: dict[str, str | int], table: Table) -> Arguments:
    """Return what the message of a refusal is given: its ids, with places of the table turned into what is there.

    What the reason of a hint says is given in the same way.
    """
    arguments: Arguments = {}
    for name, value in given.items():
        if name == "tile":
            arguments |= tile_arguments(table, TILE_INDEX[str(value)])
        elif name == "seat":
            arguments |= seat_arguments(table, SIDE_INDEX[str(value)])
        elif name == "board":
            arguments |= board_arguments(table, SIDE_INDEX[str(value)])
        elif name == "space":
            arguments |= space_arguments(table, SPACE_INDEX[str(value)])
        else:
            assert name in _UNCHANGED, name
            arguments[name] = value
    return arguments


# Every id that a message may be asked to name must have a name: the tests go through these.
NAMED_THINGS: Final[dict[str, tuple[str, ...]]] = {
    "artifact": ARTIFACTS,
    "board": BOARD_COLOURS,
    "card": tuple(BY_ID),
    "colour": (*FACES, BOARD_COLOURED),
    "curse-face": dice.CURSE_FACES,
    "family": FAMILY_IDS,
    "place": TILES,
    "power": tuple(power.id for power in POWERS),
    "seat": BOARD_COLOURS,
    "side": tuple(SIDE_INDEX),
    "space": SPACES,
    "stage": STAGES,
    "tile": VILLAGE_TILES,
}

"""All actions there are: a closed, numbered table.

Every small step of a player or of chance is one of these. An action says what is done, not by whom: that
is known from the state. Numbers never change; an expansion appends its own.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Final

from fatsi.rules import arguments as of
from fatsi.rules import dice
from fatsi.rules.arguments import ArgumentType
from fatsi.rules.cards import BY_NUMBER, CARDS
from fatsi.rules.colours import FACES
from fatsi.rules.errors import InvalidText, several


class ActionKind:
    """A kind of action: its id, the verb of its text, the types of its arguments, and whether it is chance's.

    >>> Action.parse("move NE").verb.takes
    (<ArgumentType tile>,)
    """

    def __init__(
        self, kind_id: str, verb: str, takes: tuple[ArgumentType, ...], *, is_chance: bool, is_moon: bool
    ) -> None:
        self.id: Final = kind_id
        self.text: Final = verb
        self.takes: Final = takes
        self.is_chance: Final = is_chance
        self.is_moon: Final = is_moon  # whether only White Moon has it

    def __repr__(self) -> str:
        return f"<ActionKind {self.id}>"


class Action:
    """One entry of the table; compare by identity.

    `kind` is the id of its kind, and `verb` what is declared of that kind. `value` is its argument as a number: a tile,
    space, seat, colour, card number, roll or Curse face, as the kind has it; `other` is the second argument of the few
    kinds that have two.

    >>> action = Action.parse("move NE")
    >>> action.kind, action.value, str(action)
    ('move', 2, 'move NE')
    >>> Action.all()[action.index] is action
    True
    """

    __slots__ = ("index", "kind", "other", "text", "value", "verb")

    def __init__(self, index: int, verb: ActionKind, value: int, other: int, text: str) -> None:
        self.index: Final = index
        self.kind: Final = verb.id
        self.verb: Final = verb
        self.value: Final = value
        self.other: Final = other
        self.text: Final = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.index}: {self.text}>"

    def __reduce__(self) -> tuple[Callable[[int], Action], tuple[int]]:
        # Actions are compared by identity, in another process and after a deep copy too.
        return (action_of_index, (self.index,))

    @property
    def is_chance(self) -> bool:
        """Whether this is something that only chance does."""
        return self.verb.is_chance

    @staticmethod
    def all() -> tuple[Action, ...]:
        """Return the whole table; an action's `index` is its place in it."""
        return ACTIONS

    @staticmethod
    def parse(text: object) -> Action:
        """Return the action with that text; spaces and the order of dice do not matter. `InvalidText` if it is none.

        >>> Action.parse("roll white red black")
        <Action 253: roll red black white>
        """
        if not isinstance(text, str):
            raise InvalidText("not-a-text", given=type(text).__name__)
        words = text.split()
        action = _BY_TEXT.get(" ".join(words))
        if action is None and words and words[0] in ("roll", "reroll"):
            action = _BY_TEXT.get(" ".join([words[0], *sorted(words[1:], key=_face_order)]))
        if action is None:
            raise _what_is_wrong(words)
        return action


def action_of_index(index: int) -> Action:
    """Return the action with that number."""
    return ACTIONS[index]


def _face_order(word: str) -> int:
    return FACES.index(word) if word in FACES else len(FACES)


def _what_is_wrong(words: list[str]) -> InvalidText:
    if not words:
        return InvalidText("action-missing")
    text = " ".join(words)
    same_verb = [action.text for action in ACTIONS if action.text.split()[0] == words[0]]
    near = difflib.get_close_matches(text, same_verb or list(_BY_TEXT), n=3)
    if same_verb:
        return InvalidText("unknown-action", given=text, near=several(near or same_verb[:3]))
    if near:
        return InvalidText("unknown-verb-near", given=words[0], near=several(near))
    return InvalidText("unknown-verb", given=words[0])


_table: list[Action] = []
# Every kind by its id.
ACTION_KINDS: Final[dict[str, ActionKind]] = {}


def _kind(
    kind_id: str, *takes: ArgumentType, verb: str = "", is_chance: bool = False, is_moon: bool = False
) -> ActionKind:
    kind = ActionKind(kind_id, verb or kind_id, takes, is_chance=is_chance, is_moon=is_moon)
    assert kind_id not in ACTION_KINDS, kind_id
    ACTION_KINDS[kind_id] = kind
    return kind


def _add(kind: ActionKind, value: int = 0, other: int = 0, text: str = "") -> Action:
    action = Action(len(_table), kind, value, other, text or kind.text)
    _table.append(action)
    return action


def _one(kind_id: str, *, verb: str = "", is_moon: bool = False) -> Action:
    """Add the action of a kind without arguments."""
    return _add(_kind(kind_id, verb=verb, is_moon=is_moon))


def _for_each(
    kind_id: str, argument: ArgumentType, *, verb: str = "", is_chance: bool = False, is_moon: bool = False
) -> tuple[Action, ...]:
    """Add an action of a kind for each value of its argument."""
    kind = _kind(kind_id, argument, verb=verb, is_chance=is_chance, is_moon=is_moon)
    return tuple(_add(kind, value, text=f"{kind.text} {name}") for value, name in enumerate(argument.names))


def _for_rolls(kind_id: str, most: int, *, is_chance: bool = False) -> tuple[Action | None, ...]:
    """Add an action of a kind for each roll of up to so many dice; by the number of the roll, none for no dice."""
    kind = _kind(kind_id, of.ROLL, is_chance=is_chance)
    rolls = (roll for roll, faces in enumerate(dice.ROLL_FACES) if 0 < len(faces) <= most)
    return (None, *(_add(kind, roll, text=" ".join((kind_id, *dice.roll_names(roll)))) for roll in rolls))


# --- Yang: the steps of a turn -----------------------------------------------------------------------
MOVE: Final = _for_each("move", of.TILE)
HELP: Final = _one("help")
EXORCISE: Final = _one("exorcise")
END: Final = _one("end")
YIN_YANG_ASK: Final = _for_each("yin-yang-ask", of.TILE, verb="yin-yang ask")
YIN_YANG_UNHAUNT: Final = _for_each("yin-yang-unhaunt", of.TILE, verb="yin-yang unhaunt")
BORROW: Final = _for_each("borrow", of.BOARD)  # the power of a neutral board, for a Power token
MANTRA: Final = _for_each("mantra", of.SPACE)
BUDDHA: Final = _for_each("buddha", of.SPACE)  # place one
PICK_UP: Final = _one("pick-up")  # a Power token
# A Taoist to be moved by Twin Winds or the Pavilion, then where to.
GUIDE: Final = _for_each("guide", of.SEAT)
TO: Final = _for_each("to", of.TILE)
STAY: Final = _one("stay")  # decline a move that is only allowed

# --- what the tiles ask --------------------------------------------------------------------------------------
REVIVE: Final = _for_each("revive", of.SEAT)
UNHAUNT: Final = _for_each("unhaunt", of.TILE)
BANISH: Final = _for_each("banish", of.SPACE)
CALM: Final = _for_each("calm", of.BOARD)
PRAY: Final = _for_each("pray", of.COLOUR)
LIFT: Final = _for_each("lift", of.SPACE)  # a ghost that the Pavilion moves; `place` says where to

# --- exorcism ------------------------------------------------------------------------------------------------
KEEP: Final = _one("keep")  # the dice as they lie
REROLL_CURSE: Final = _one("reroll-curse", verb="reroll curse")
DEFEAT: Final = _for_each("defeat", of.SPACE)
DONE: Final = _one("done")  # no (further) ghost is to fall
_SPEND: Final = _kind("spend", of.SEAT, of.COLOUR)
SPEND: Final = tuple(
    tuple(_add(_SPEND, seat, c, f"spend {side} {colour}") for c, colour in enumerate(of.COLOUR.names))
    for seat, side in enumerate(of.SEAT.names)
)
RESOLVE: Final = _for_each("resolve", of.SPACE)  # whose curse or reward comes first

# --- ghosts, tokens, Qi ------------------------------------------------------------------------------------------
PLACE: Final = _for_each("place", of.SPACE)
TAKE: Final = _for_each("take", of.COLOUR)
DISCARD: Final = _for_each("discard", of.COLOUR)
GAIN_QI: Final = _one("gain-qi", verb="gain qi")
GAIN_YIN_YANG: Final = _one("gain-yin-yang", verb="gain yin-yang")
GIVE_QI: Final = _for_each("give-qi", of.SEAT, verb="give qi")
GIVE_YIN_YANG: Final = _for_each("give-yin-yang", of.SEAT, verb="give yin-yang")
PAY: Final = _for_each("pay", of.SEAT)  # who loses the Qi of a possessed board

# --- chance ---------------------------------------------------------------------------------------------------------
CURSE: Final = _for_each("curse", of.CURSE_FACE, is_chance=True)
ROLL: Final = _for_rolls("roll", dice.MOST_DICE, is_chance=True)
REROLL: Final = _for_rolls("reroll", dice.MOST_REROLLED)
_DRAW_KIND: Final = _kind("draw", of.CARD, is_chance=True)
_DRAW: Final = {card.number: _add(_DRAW_KIND, card.number, text=f"draw {card.id}") for card in CARDS}
DRAW: Final = tuple(_DRAW.get(number) for number in range(max(BY_NUMBER) + 1))

# --- White Moon -------------------------------------------------------------------------------------------------
REVEAL: Final = _for_each("reveal", of.FAMILY, is_chance=True, is_moon=True)  # a villager is turned up
ESCORT: Final = _for_each("escort", of.TILE, is_moon=True)  # take the top villager along, to that tile
ALONE: Final = _one("alone", is_moon=True)
STAND: Final = _one("stand", is_moon=True)  # a Taoist laid down stands up
SAVE: Final = _one("save", is_moon=True)  # the top villager on the portal's tile
RESCUE: Final = _for_each("rescue", of.STACK, is_moon=True)  # a stack's top, before the game or by the barrier
KILL: Final = _for_each("kill", of.STACK, is_moon=True)
GIVE_UP: Final = _for_each("give-up", of.SEAT, is_moon=True)  # whose token leaves the game
GRANT: Final = _for_each("grant", of.SEAT, is_moon=True)  # who gets a token or an artifact
RECALL: Final = _for_each("recall", of.FAMILY, is_moon=True)  # a dead villager returns
ELIXIR: Final = _one("elixir", is_moon=True)
MOONSTONE: Final = _one("moonstone", is_moon=True)
SCROLL: Final = _one("scroll", is_moon=True)
FIREWORKS: Final = _for_each("fireworks", of.TILE, is_moon=True)
COME: Final = _one("come", is_moon=True)
SWORD: Final = _one("sword", is_moon=True)
FILL: Final = _one("fill", is_moon=True)  # a receptacle with a crystal
SU_LING: Final = _for_each("su-ling", of.SPACE, is_moon=True)
BARRIER_SAVE: Final = _one("barrier-save", verb="barrier save", is_moon=True)
BARRIER_ROLL: Final = _one("barrier-roll", verb="barrier roll", is_moon=True)
STRIKE: Final = _for_each("strike", of.BOARD, is_moon=True)  # Kung-Fu School: the ghosts of a board
STRIKE_BLACK: Final = _one("strike-black", verb="strike black", is_moon=True)
GIVE_CRYSTAL: Final = _for_each("give-crystal", of.SEAT, verb="give crystal", is_moon=True)
TAKE_CRYSTAL: Final = _one("take-crystal", verb="take crystal", is_moon=True)
CRYSTAL: Final = of.TOKENS.index("crystal")
_SPEND_CRYSTAL: Final = _kind("spend-crystal", of.SEAT, verb="spend", is_moon=True)
SPEND_CRYSTAL: Final = tuple(
    _add(_SPEND_CRYSTAL, seat, CRYSTAL, f"spend {side} crystal") for seat, side in enumerate(of.SEAT.names)
)
SPEND_BARRIER_CRYSTAL: Final = _add(
    _kind("spend-barrier-crystal", verb="spend barrier crystal", is_moon=True), 0, CRYSTAL
)

ACTIONS: Final = tuple(_table)
_BY_TEXT: Final = {action.text: action for action in ACTIONS}

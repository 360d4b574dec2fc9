"""All actions there are: a closed, numbered table.

Every small step of a player or of chance is one of these. An action says what is done, not by whom: that
is known from the state. Numbers never change; an expansion appends its own.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Final

from fatsi.rules import dice
from fatsi.rules.cards import BY_NUMBER, CARDS
from fatsi.rules.colours import COLOURS, FACES
from fatsi.rules.errors import InvalidText, several
from fatsi.rules.geometry import SIDES, SPACES, TILES
from fatsi.rules.moon.families import FAMILY_IDS

CHANCE_KINDS: Final = frozenset(("draw", "roll", "curse", "reveal"))


class Action:
    """One entry of the table; compare by identity.

    `kind` is the verb. `value` is its argument as a number: a tile, space, seat, colour, card number, roll
    or Curse face, as the kind has it; `other` is the second argument of the few kinds that have two.

    >>> action = Action.parse("move NE")
    >>> action.kind, action.value, str(action)
    ('move', 2, 'move NE')
    >>> Action.all()[action.index] is action
    True
    """

    __slots__ = ("index", "kind", "other", "text", "value")

    def __init__(self, index: int, kind: str, value: int, other: int, text: str) -> None:
        self.index: Final = index
        self.kind: Final = kind
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
        return self.kind in CHANCE_KINDS

    @staticmethod
    def all() -> tuple[Action, ...]:
        """Return the whole table; an action's `index` is its place in it."""
        return ACTIONS

    @staticmethod
    def parse(text: str) -> Action:
        """Return the action with that text; spaces and the order of dice do not matter.

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


def _add(kind: str, text: str, value: int = 0, other: int = 0) -> Action:
    action = Action(len(_table), kind, value, other, text)
    _table.append(action)
    return action


def _for_each(kind: str, names: tuple[str, ...], verb: str = "") -> tuple[Action, ...]:
    return tuple(_add(kind, f"{verb or kind} {name}", value) for value, name in enumerate(names))


# --- Yang: the steps of a turn -----------------------------------------------------------------------
MOVE: Final = _for_each("move", TILES)
HELP: Final = _add("help", "help")
EXORCISE: Final = _add("exorcise", "exorcise")
END: Final = _add("end", "end")
YIN_YANG_ASK: Final = _for_each("yin-yang-ask", TILES, "yin-yang ask")
YIN_YANG_UNHAUNT: Final = _for_each("yin-yang-unhaunt", TILES, "yin-yang unhaunt")
BORROW: Final = _for_each("borrow", SIDES)  # the power of a neutral board, for a Power token
MANTRA: Final = _for_each("mantra", SPACES)
BUDDHA: Final = _for_each("buddha", SPACES)  # place one
PICK_UP: Final = _add("pick-up", "pick-up")  # a Power token
# A Taoist to be moved by Twin Winds or the Pavilion, then his way.
GUIDE: Final = _for_each("guide", SIDES)
TO: Final = _for_each("to", TILES)
STAY: Final = _add("stay", "stay")  # decline a move that is only allowed

# --- what the villagers ask ------------------------------------------------------------------------------
REVIVE: Final = _for_each("revive", SIDES)
UNHAUNT: Final = _for_each("unhaunt", TILES)
BANISH: Final = _for_each("banish", SPACES)
CALM: Final = _for_each("calm", SIDES)
PRAY: Final = _for_each("pray", COLOURS)
LIFT: Final = _for_each("lift", SPACES)  # a ghost that the Pavilion moves; `place` says where to

# --- exorcism ------------------------------------------------------------------------------------------------
KEEP: Final = _add("keep", "keep")  # the dice as they lie
REROLL_CURSE: Final = _add("reroll-curse", "reroll curse")
DEFEAT: Final = _for_each("defeat", SPACES)
DONE: Final = _add("done", "done")  # no (further) ghost is to fall
SPEND: Final = tuple(
    tuple(_add("spend", f"spend {side} {colour}", seat, c) for c, colour in enumerate(COLOURS))
    for seat, side in enumerate(SIDES)
)
RESOLVE: Final = _for_each("resolve", SPACES)  # whose curse or reward comes first

# --- ghosts, tokens, Qi ------------------------------------------------------------------------------------------
PLACE: Final = _for_each("place", SPACES)
TAKE: Final = _for_each("take", COLOURS)
DISCARD: Final = _for_each("discard", COLOURS)
GAIN_QI: Final = _add("gain-qi", "gain qi")
GAIN_YIN_YANG: Final = _add("gain-yin-yang", "gain yin-yang")
GIVE_QI: Final = _for_each("give-qi", SIDES, "give qi")
GIVE_YIN_YANG: Final = _for_each("give-yin-yang", SIDES, "give yin-yang")
PAY: Final = _for_each("pay", SIDES)  # who loses the Qi of a possessed board

# --- chance ---------------------------------------------------------------------------------------------------------
CURSE: Final = _for_each("curse", dice.CURSE_FACES)
ROLL: Final = (
    None,
    *(_add("roll", " ".join(("roll", *dice.roll_names(roll))), roll) for roll in range(1, len(dice.ROLL_FACES))),
)
REROLL: Final = (
    None,
    *(
        _add("reroll", " ".join(("reroll", *dice.roll_names(roll))), roll)
        for roll in range(1, len(dice.ROLL_FACES))
        if len(dice.ROLL_FACES[roll]) <= dice.MOST_REROLLED
    ),
)
_DRAW: Final = {card.number: _add("draw", f"draw {card.id}", card.number) for card in CARDS}
DRAW: Final = tuple(_DRAW.get(number) for number in range(max(BY_NUMBER) + 1))

# --- White Moon -------------------------------------------------------------------------------------------------
REVEAL: Final = _for_each("reveal", FAMILY_IDS)  # chance: a villager is turned up
ESCORT: Final = _for_each("escort", TILES)  # take the top villager along, to that tile
ALONE: Final = _add("alone", "alone")
STAND: Final = _add("stand", "stand")  # a Taoist laid down stands up
SAVE: Final = _add("save", "save")  # the top villager on the portal's tile
RESCUE: Final = _for_each("rescue", TILES)  # a stack's top, before the game or by the barrier
KILL: Final = _for_each("kill", TILES)
GIVE_UP: Final = _for_each("give-up", SIDES)  # whose token leaves the game
GRANT: Final = _for_each("grant", SIDES)  # who gets a token or an artifact
RECALL: Final = _for_each("recall", FAMILY_IDS)  # a dead villager returns
ELIXIR: Final = _add("elixir", "elixir")
MOONSTONE: Final = _add("moonstone", "moonstone")
SCROLL: Final = _add("scroll", "scroll")
FIREWORKS: Final = _for_each("fireworks", TILES)
COME: Final = _add("come", "come")
SWORD: Final = _add("sword", "sword")
FILL: Final = _add("fill", "fill")  # a receptacle with a crystal
SU_LING: Final = _for_each("su-ling", SPACES)
BARRIER_SAVE: Final = _add("barrier-save", "barrier save")
BARRIER_ROLL: Final = _add("barrier-roll", "barrier roll")
STRIKE: Final = _for_each("strike", SIDES)  # Kung-Fu School: the ghosts of a board
STRIKE_BLACK: Final = _add("strike-black", "strike black")
GIVE_CRYSTAL: Final = _for_each("give-crystal", SIDES, "give crystal")
TAKE_CRYSTAL: Final = _add("take-crystal", "take crystal")
SPEND_CRYSTAL: Final = tuple(_add("spend-crystal", f"spend {side} crystal", seat, 5) for seat, side in enumerate(SIDES))
SPEND_BARRIER_CRYSTAL: Final = _add("spend-barrier-crystal", "spend barrier crystal", 0, 5)

ACTIONS: Final = tuple(_table)
_BY_TEXT: Final = {action.text: action for action in ACTIONS}

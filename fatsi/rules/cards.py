"""The cards: 55 ghosts and 10 incarnations of Wu-Feng, and White Moon's 10 and 6, one row each.

A row is a fact sheet: number, id, English name, colour, resistance by colour, and the stones on the
left (on arrival), in the middle (every Yin of its board) and on the right (when exorcised). What a
stone does is in the module of its phase; nothing ever depends on a card's name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fatsi.rules.colours import COLOURS

GHOST: Final = "ghost"
INCARNATION: Final = "incarnation"

BASE: Final = "base"
WHITE_MOON: Final = "white-moon"

# A card of this colour has that of the board it lies on, and a resistance of it.
BOARD_COLOURED: Final = "board"
BOARD_COLOURED_RESISTANCE: Final = 4


@dataclass(frozen=True, slots=True)
class Card:
    """One card as printed.

    >>> lich = card("lich")
    >>> lich.name, lich.colour, lich.resistance, lich.middle
    ('Lich', 'yellow', (0, 0, 0, 4, 0), ('tormentor',))
    """

    number: int
    id: str
    name: str
    set: str
    kind: str
    colour: str
    resistance: tuple[int, int, int, int, int]
    left: tuple[str, ...]
    middle: tuple[str, ...]
    right: tuple[str, ...]
    # The values of White Moon's own cards are printed in no rulebook: until somebody supplies them, they are ours.
    is_reconstructed: bool = False

    @property
    def is_incarnation(self) -> bool:
        return self.kind == INCARNATION

    def resistance_by_colour(self) -> dict[str, int]:
        """Return the resistance of each colour that has any.

        >>> card("nameless").resistance_by_colour()
        {'red': 1, 'green': 1, 'blue': 1, 'yellow': 1, 'black': 1}
        """
        return {colour: n for colour, n in zip(COLOURS, self.resistance, strict=True) if n}


# number, id, name, colour, resistance (red green blue yellow black), left, middle, right
_BASE_ROWS: Final = (
    (1, "ghoul", "Ghoul", "yellow", "0 0 0 1 0", "", "haunter", ""),
    (2, "walking-corpse", "Walking Corpse", "yellow", "0 0 0 1 0", "", "dice-immune", ""),
    (3, "coffin-breakers-1", "Coffin Breakers", "yellow", "0 0 0 1 0", "ghost power-off", "", ""),
    (4, "coffin-breakers-2", "Coffin Breakers", "yellow", "0 0 0 1 0", "ghost", "", ""),
    (5, "restless-dead", "Restless Dead", "yellow", "0 0 0 2 0", "", "haunter", ""),
    (6, "zombie-1", "Zombie", "yellow", "0 0 0 2 0", "", "", "curse"),
    (7, "zombie-2", "Zombie", "yellow", "0 0 0 2 0", "", "", "curse"),
    (8, "hopping-vampire-1", "Hopping Vampire", "yellow", "0 0 0 3 0", "", "haunter", ""),
    (9, "hopping-vampire-2", "Hopping Vampire", "yellow", "0 0 0 3 0", "", "haunter", ""),
    (10, "yellow-plague", "Yellow Plague", "yellow", "0 0 0 4 0", "", "", "tao-2"),
    (11, "lich", "Lich", "yellow", "0 0 0 4 0", "", "tormentor", "qi-or-yin-yang"),
    (12, "drowned-maiden", "Drowned Maiden", "blue", "0 0 1 0 0", "", "haunter", ""),
    (13, "hound-of-depth", "Hound of Depth", "blue", "0 0 1 0 0", "", "dice-immune", ""),
    (14, "perfidious-nymph-1", "Perfidious Nymph", "blue", "0 0 1 0 0", "ghost power-off", "", ""),
    (15, "perfidious-nymph-2", "Perfidious Nymph", "blue", "0 0 1 0 0", "ghost", "", ""),
    (16, "sticky-feet", "Sticky Feet", "blue", "0 0 2 0 0", "", "haunter", ""),
    (17, "abysmal-1", "Abysmal", "blue", "0 0 2 0 0", "", "", "curse"),
    (18, "abysmal-2", "Abysmal", "blue", "0 0 2 0 0", "", "", "curse"),
    (19, "ooze-devil-1", "Ooze Devil", "blue", "0 0 3 0 0", "", "haunter", ""),
    (20, "ooze-devil-2", "Ooze Devil", "blue", "0 0 3 0 0", "", "haunter", ""),
    (21, "liquid-horror", "Liquid Horror", "blue", "0 0 4 0 0", "", "", "tao-2"),
    (22, "fury-of-depth", "Fury of Depth", "blue", "0 0 4 0 0", "", "tormentor", "qi-or-yin-yang"),
    (23, "creeping-one", "Creeping One", "green", "0 1 0 0 0", "", "haunter", ""),
    (24, "fungus-thing", "Fungus Thing", "green", "0 1 0 0 0", "", "dice-immune", ""),
    (25, "fallen-monks", "Fallen Monks", "green", "0 1 0 0 0", "ghost power-off", "", ""),
    (26, "fallen-monk", "Fallen Monk", "green", "0 1 0 0 0", "ghost", "", ""),
    (27, "restless-spirit", "Restless Spirit", "green", "0 2 0 0 0", "", "haunter", ""),
    (28, "rotten-soul-1", "Rotten Soul", "green", "0 2 0 0 0", "", "", "curse"),
    (29, "rotten-soul-2", "Rotten Soul", "green", "0 2 0 0 0", "", "", "curse"),
    (30, "wicked-one-1", "Wicked One", "green", "0 3 0 0 0", "", "haunter", ""),
    (31, "wicked-one-2", "Wicked One", "green", "0 3 0 0 0", "", "haunter", ""),
    (32, "green-abomination", "Green Abomination", "green", "0 4 0 0 0", "", "", "tao-2"),
    (33, "great-putrid", "Great Putrid", "green", "0 4 0 0 0", "", "tormentor", "qi-or-yin-yang"),
    (34, "skinner", "Skinner", "red", "1 0 0 0 0", "", "haunter", ""),
    (35, "reaper", "Reaper", "red", "1 0 0 0 0", "", "dice-immune", ""),
    (36, "sharp-nailed-mistresses-1", "Sharp-Nailed Mistresses", "red", "1 0 0 0 0", "ghost power-off", "", ""),
    (37, "sharp-nailed-mistresses-2", "Sharp-Nailed Mistresses", "red", "1 0 0 0 0", "ghost", "", ""),
    (38, "bleeding-eyes", "Bleeding Eyes", "red", "2 0 0 0 0", "", "haunter", ""),
    (39, "blood-drinker-1", "Blood Drinker", "red", "2 0 0 0 0", "", "", "curse"),
    (40, "blood-drinker-2", "Blood Drinker", "red", "2 0 0 0 0", "", "", "curse"),
    (41, "scarlet-evildoer-1", "Scarlet Evildoer", "red", "3 0 0 0 0", "", "haunter", ""),
    (42, "scarlet-evildoer-2", "Scarlet Evildoer", "red", "3 0 0 0 0", "", "haunter", ""),
    (43, "flesh-devourer", "Flesh Devourer", "red", "4 0 0 0 0", "", "", "tao-2"),
    (44, "raging-one", "Raging One", "red", "4 0 0 0 0", "", "tormentor", "qi-or-yin-yang"),
    (45, "gloomy-minion", "Gloomy Minion", "black", "0 0 0 0 1", "haunter-on-board", "haunter", "tao-1"),
    (46, "repellent-beauty", "Repellent Beauty", "black", "0 0 0 0 1", "steal-die", "dice-immune", "tao-1"),
    (47, "severed-heads-1", "Severed Heads", "black", "0 0 0 0 1", "steal-die ghost", "", "tao-1"),
    (48, "severed-heads-2", "Severed Heads", "black", "0 0 0 0 1", "steal-die ghost", "", "tao-1"),
    (49, "grave-walker", "Grave Walker", "black", "0 0 0 0 2", "lose-qi", "haunter", "qi-or-yin-yang"),
    (50, "black-widow-1", "Black Widow", "black", "0 0 0 0 2", "tao-off", "", "curse qi-or-yin-yang"),
    (51, "black-widow-2", "Black Widow", "black", "0 0 0 0 2", "tao-off", "", "curse qi-or-yin-yang"),
    (52, "dark-wraith-1", "Dark Wraith", "black", "0 0 0 0 3", "haunter-on-board", "haunter", "qi-or-yin-yang"),
    (53, "dark-wraith-2", "Dark Wraith", "black", "0 0 0 0 3", "haunter-on-board", "haunter", "qi-or-yin-yang"),
    (54, "shapeless-evil", "Shapeless Evil", "black", "0 0 0 0 4", "haunt", "", "qi-or-yin-yang"),
    (55, "soul-eater", "Soul Eater", "black", "0 0 0 0 4", "group-lose-tao", "tormentor", "qi-or-yin-yang"),
    (
        56,
        "howling-nightmare",
        "Howling Nightmare",
        "black",
        "0 0 0 0 3",
        "ghost",
        "only-if-opposite-empty",
        "qi-and-yin-yang",
    ),
    (57, "uncatchable", "Uncatchable", "black", "0 0 0 0 3", "curse", "only-if-caught-by-buddha", "qi-and-yin-yang"),
    (58, "hope-killer", "Hope Killer", "black", "2 2 2 2 0", "", "", "curse qi-and-yin-yang"),
    (59, "death-army", "Death Army", "black", "0 0 0 0 5", "", "tormentor", "curse qi-and-yin-yang"),
    (60, "forgotten-ones", "Forgotten Ones", "black", "0 0 0 0 3", "group-power-off", "", "qi-and-yin-yang"),
    (61, "bone-cracker", "Bone Cracker", "red", "4 0 0 0 0", "group-lose-tao", "group-lose-tao", "qi-and-yin-yang"),
    (62, "dark-mistress", "Dark Mistress", "blue", "0 0 3 0 0", "tao-off", "", "qi-and-yin-yang"),
    (63, "creeping-horror", "Creeping Horror", "green", "0 4 0 0 0", "steal-die", "", "qi-and-yin-yang"),
    (64, "vampire-lord", "Vampire Lord", "yellow", "0 0 0 4 0", "", "haunter", "qi-and-yin-yang"),
    (65, "nameless", "Nameless", "black", "1 1 1 1 1", "clear-prayer-circle", "white-is-not-wild", "qi-and-yin-yang"),
)

# The values are our reconstruction: the rulebook says only which ghosts devour, who kills on arrival and that some
# give a crystal.
_WHITE_MOON_ROWS: Final = (
    (72, "wererat", "Wererat", "yellow", "0 0 0 2 0", "", "devourer", ""),
    (73, "lord-of-rodents", "Lord of Rodents", "yellow", "0 0 0 3 0", "", "devourer", "moon-crystal"),
    (74, "weresnake", "Weresnake", "blue", "0 0 2 0 0", "", "devourer", ""),
    (75, "queen-of-nagas", "Queen of Nagas", "blue", "0 0 3 0 0", "", "devourer", "moon-crystal"),
    (76, "wereboar", "Wereboar", "green", "0 2 0 0 0", "", "devourer", ""),
    (77, "the-gorer", "The Gorer", "green", "0 3 0 0 0", "", "devourer", "moon-crystal"),
    (78, "weretiger", "Weretiger", "red", "2 0 0 0 0", "", "devourer", ""),
    (79, "silverfang", "Silverfang", "red", "3 0 0 0 0", "", "devourer", "moon-crystal"),
    (80, "werewolf", "Werewolf", "black", "0 0 0 0 2", "", "devourer", "moon-crystal"),
    (81, "grey-hunter", "Grey Hunter", "black", "0 0 0 0 3", "devour", "devourer", "qi-or-yin-yang"),
    (82, "gatekeeper", "Gatekeeper", "yellow", "0 0 0 4 0", "take-portal", "", "crystal-and-yin-yang"),
    (
        83,
        "ravenous",
        "The Ravenous",
        "red",
        "4 0 0 0 0",
        "kill-visible-villager",
        "kill-visible-villager",
        "crystal-and-yin-yang",
    ),
    (84, "screamer", "The Screamer", "blue", "0 0 4 0 0", "take-su-ling", "", "crystal-and-yin-yang"),
    (85, "lord-of-roots", "Lord of Roots", "green", "0 4 0 0 0", "root-everyone", "", "crystal-and-yin-yang"),
    (
        86,
        "guardian-of-time",
        "Guardian of Time",
        "black",
        "0 0 0 0 4",
        "discard-bottom-2",
        "ghost",
        "crystal-and-yin-yang",
    ),
    (87, "shapeshifter", "Shapeshifter", "board", "0 0 0 0 0", "ghost", "shift-clockwise", "crystal-and-yin-yang"),
)

Row = tuple[int, str, str, str, str, str, str, str]
FIRST_INCARNATION: Final = 56
FIRST_WHITE_MOON_INCARNATION: Final = 82


def _card(row: Row, card_set: str) -> Card:
    number, card_id, name, colour, resistance, left, middle, right = row
    red, green, blue, yellow, black = (int(n) for n in resistance.split())
    first_incarnation = FIRST_INCARNATION if card_set == BASE else FIRST_WHITE_MOON_INCARNATION
    return Card(
        number=number,
        id=card_id,
        name=name,
        set=card_set,
        kind=INCARNATION if number >= first_incarnation else GHOST,
        colour=colour,
        resistance=(red, green, blue, yellow, black),
        left=tuple(left.split()),
        middle=tuple(middle.split()),
        right=tuple(right.split()),
        is_reconstructed=card_set == WHITE_MOON,
    )


CARDS: Final = tuple(_card(row, BASE) for row in _BASE_ROWS) + tuple(_card(row, WHITE_MOON) for row in _WHITE_MOON_ROWS)
BY_ID: Final = {card.id: card for card in CARDS}
BY_NUMBER: Final = {card.number: card for card in CARDS}
_SIZE: Final = max(BY_NUMBER) + 1
IS_INCARNATION: Final = tuple(n in BY_NUMBER and BY_NUMBER[n].is_incarnation for n in range(_SIZE))


def numbers_of(card_set: str, kind: str) -> tuple[int, ...]:
    """Return the numbers of the cards of a set and kind."""
    return tuple(card.number for card in CARDS if card.set == card_set and card.kind == kind)


BASE_CARDS: Final = tuple(card for card in CARDS if card.set == BASE)
GHOSTS: Final = numbers_of(BASE, GHOST)
INCARNATIONS: Final = numbers_of(BASE, INCARNATION)


def card(card_id: str) -> Card:
    """Return the card of that id.

    >>> card("zombie-2").number
    7
    """
    return BY_ID[card_id]


# Lasting stones as bits, for `CardFacts.lasting`.
STEALS_DIE: Final = 1
STOPS_TAO: Final = 2
STOPS_POWER: Final = 4
STOPS_ALL_POWERS: Final = 8
STOPS_WHITE: Final = 16
HOLDS_MOON_THING: Final = 32

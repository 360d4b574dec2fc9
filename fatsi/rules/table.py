"""What stays the same through a whole game, worked out once from the setup and shared by all its states."""

from __future__ import annotations

from typing import Final

from fatsi.rules.cards import BY_ID, CARDS, Card
from fatsi.rules.colours import BOARD_COLOURS
from fatsi.rules.expansion import Expansion, expansion_of
from fatsi.rules.facts import PRINTED, CardFacts
from fatsi.rules.geometry import SEATS, SIDE_INDEX
from fatsi.rules.powers import MANTRA, POWERS, power_of
from fatsi.rules.setup import Setup
from fatsi.rules.village import CEMETERY, CIRCLE, TEMPLE, TILE_OBJECTS, VILLAGE_INDEX, VILLAGE_TILES


def _facts_with(supplied: tuple[Card, ...]) -> CardFacts:
    """Return the facts of all cards, with the values that somebody supplied."""
    values = {card.number: card for card in supplied}
    return CardFacts(tuple(values.get(card.number, card) for card in CARDS))


class Table:
    """The table as it was laid: tiles, boards, powers, who sits where."""

    __slots__ = (
        "board_colours",
        "board_of_colour",
        "cemetery",
        "circle",
        "expansion",
        "facts",
        "first_edition",
        "haunted_limit",
        "helpers",
        "incarnations",
        "is_player",
        "mantra_seat",
        "place_of",
        "players",
        "power_seat",
        "powers",
        "seats",
        "setup",
        "temple",
        "tiles",
    )

    def __init__(self, setup: Setup) -> None:
        assert setup.tiles and setup.boards and setup.board_sides and setup.seats
        self.setup: Final = setup
        self.facts: Final = _facts_with(setup.cards) if setup.cards else PRINTED
        self.expansion: Final[Expansion] = expansion_of(white_moon=setup.white_moon)
        self.players: Final = setup.players
        self.first_edition: Final = setup.edition == "first"
        self.haunted_limit: Final = setup.haunted_limit
        # Which tile lies at each place of the village, by number and as an object; and where each lies.
        self.tiles: Final = tuple([VILLAGE_INDEX[str(tile)] for tile in setup.tiles])
        self.helpers: Final = tuple([TILE_OBJECTS[number] for number in self.tiles])
        place_of = [-1] * len(VILLAGE_TILES)  # that of a tile which is missing
        for place, number in enumerate(self.tiles):
            place_of[number] = place
        self.place_of: Final = tuple(place_of)
        self.cemetery: Final = self.place_of[CEMETERY]
        self.temple: Final = self.place_of[TEMPLE]
        self.circle: Final = self.place_of[CIRCLE]
        # Boards: their colours by seat, the seat of each colour (the order is that of the Tao colours).
        self.board_colours: Final = tuple([BOARD_COLOURS.index(str(colour)) for colour in setup.boards])
        self.board_of_colour: Final = tuple([self.board_colours.index(colour) for colour in range(4)])
        self.powers: Final = tuple(
            [power_of(str(colour), str(side)) for colour, side in zip(setup.boards, setup.board_sides, strict=True)]
        )
        # The seat whose board has a power up, or -1.
        power_seat = [-1] * len(POWERS)
        for seat, power in enumerate(self.powers):
            power_seat[power] = seat
        self.power_seat: Final = tuple(power_seat)
        self.mantra_seat: Final = self.power_seat[MANTRA]
        self.seats: Final = tuple([SIDE_INDEX[side] for side in setup.seats])
        self.is_player: Final = tuple([seat in self.seats for seat in SEATS])
        assert isinstance(setup.incarnations, tuple)
        self.incarnations: Final = tuple([BY_ID[card_id].number for card_id in setup.incarnations])

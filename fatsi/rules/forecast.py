"""A forecast of the coming Yin: what the middle stones do, one after the other, if nothing is done about them.

The order is that of the Yin itself (`fatsi.rules.yin.stones_of_board`), and each stone says beside its rule what it
will do. What the Curse die and cards bring is not known, nor what follows from that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from fatsi.rules.geometry import LINES, NOWHERE, ON_CARD, ON_STEP
from fatsi.rules.moon.families import DEAD_THAT_LOSE, MOST_ON_A_TILE

if TYPE_CHECKING:
    from fatsi.rules.state import State
    from fatsi.rules.yin import YinStone

# What a stone does.
STEPS: Final = "steps"  # a figure goes onto the step
HAUNTS: Final = "haunts"  # a tile
LINE_LOST: Final = "line-lost"  # the whole line is haunted already: the game is lost
KILLS_VILLAGERS: Final = "kills-villagers"  # all of a tile, which stays active
FRIGHTENS_TO_DEATH: Final = "frightens-to-death"  # a villager cannot flee from a figure
TORMENTS: Final = "torments"  # the Curse die
TAKES_TAO: Final = "takes-tao"  # every player discards a token
DEVOURS: Final = "devours"  # the top villager of a tile
DEVOURS_ANY: Final = "devours-any"  # one of the players' choice
DEVOURS_QI: Final = "devours-qi"  # nobody is left
ACTS: Final = "acts"  # something else: the stone says what


class Foreseen:
    """What one middle stone will do: `what` it is, to which `tile` and how many villagers, and whether that loses."""

    # No dataclass: compiled, that would ask for the class of stones before there is one.
    __slots__ = ("loses", "number", "stone", "tile", "what")

    def __init__(
        self, stone: YinStone, what: str, tile: int = NOWHERE, number: int = 0, *, loses: bool = False
    ) -> None:
        self.stone: Final = stone
        self.what: Final = what
        self.tile: Final = tile
        self.number: Final = number
        self.loses: Final = loses


class Forecast:
    """How figures, tiles and villagers will be, as stone after stone is foreseen."""

    __slots__ = ("dead", "figures", "haunted", "state", "villagers")

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.haunted: int = state.haunted
        self.figures: Final = state.figures[:]
        self.dead: int = 0 if state.moon is None else sum(state.moon.graveyard)
        self.villagers: Final = [0] * 9 if state.moon is None else [len(stack) for stack in state.moon.stacks]

    def of_stones(self, stones: list[YinStone]) -> Iterator[Foreseen]:
        """Foresee stones in their order; those that will not act are left out."""
        for stone in stones:
            if stone.still_acts(self.state):
                yield stone.foresee(self)

    def of_haunter(self, stone: YinStone) -> Foreseen:
        """Foresee a haunting figure: from the card to the step, or from there a haunting and back."""
        space = stone.space
        if self.figures[space] == ON_CARD:
            self.figures[space] = ON_STEP
            return self._frightened(stone)
        self.figures[space] = ON_CARD
        tile = next((tile for tile in LINES[space] if not self.haunted >> tile & 1), None)
        if tile is None:
            return Foreseen(stone, LINE_LOST, loses=True)
        number = self.villagers[tile]
        if number:
            self.villagers[tile] = 0
            return Foreseen(stone, KILLS_VILLAGERS, tile, number, loses=self._die(number))
        self.haunted |= 1 << tile
        return Foreseen(stone, HAUNTS, tile, loses=self.haunted.bit_count() >= self.state.table.haunted_limit)

    def _frightened(self, stone: YinStone) -> Foreseen:
        """The nearest villager in line flees from a figure on the step, or dies."""
        line = LINES[stone.space]
        for at, tile in enumerate(line):
            if self.villagers[tile]:
                self.villagers[tile] -= 1
                goal = line[at + 1] if at + 1 < len(line) else None
                if goal is None or self.haunted >> goal & 1 or self.villagers[goal] >= MOST_ON_A_TILE:
                    return Foreseen(stone, FRIGHTENS_TO_DEATH, tile, 1, loses=self._die(1))
                self.villagers[goal] += 1
                break
        return Foreseen(stone, STEPS)

    def of_devourer(self, stone: YinStone) -> Foreseen:
        """Foresee a devourer: the nearest villager in line dies, else one of the players' choice, else Qi is lost."""
        for tile in LINES[stone.space]:
            if self.villagers[tile]:
                self.villagers[tile] -= 1
                return Foreseen(stone, DEVOURS, tile, 1, loses=self._die(1))
        if any(self.villagers):
            # Which one is not known: the forecast leaves them all where they are.
            return Foreseen(stone, DEVOURS_ANY, number=1, loses=self._die(1))
        return Foreseen(stone, DEVOURS_QI)

    def _die(self, number: int) -> bool:
        self.dead += number
        return self.dead >= DEAD_THAT_LOSE

"""What lies on the table, by name: read access for people, who think in `N2` and `red` and not in numbers and bits.

`State.taoist`, `State.tile`, `State.ghost_at` and the like answer with these. They show how things stand now, and
change nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fatsi.rules.cards import Card
from fatsi.rules.colours import BOARD_COLOURS, COLOURS
from fatsi.rules.errors import InvalidText
from fatsi.rules.geometry import ON_STEP, SIDE_INDEX, SIDES, SPACE_INDEX, SPACES, TILE_INDEX, TILES
from fatsi.rules.moon.families import ARTIFACTS, FAMILY_IDS, UNKNOWN
from fatsi.rules.powers import POWERS
from fatsi.rules.village import VILLAGE_TILES

if TYPE_CHECKING:
    from fatsi.rules.state import State


@dataclass(frozen=True, slots=True)
class TaoistView:
    """A Taoist, or a neutral board, as it stands now.

    `tile` is None for a neutral board. With White Moon `crystals`, `artifacts` and `is_laid_down` say the rest.
    """

    side: str
    colour: str
    power: str
    is_player: bool
    qi: int
    tile: str | None
    tao: dict[str, int]
    has_yin_yang: bool
    power_tokens: int
    buddhas: int
    has_power: bool
    crystals: int = 0
    artifacts: tuple[str, ...] = ()
    is_laid_down: bool = False

    @property
    def is_living(self) -> bool:
        """Whether a player's Taoist stands there alive."""
        return self.is_player and self.qi > 0


@dataclass(frozen=True, slots=True)
class TileView:
    """A village tile as it lies now; `villagers` from the bottom to the top, `?` for one who lies face down."""

    place: str
    id: str
    is_haunted: bool
    taoists: tuple[str, ...]
    villagers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GhostView:
    """A ghost in play: its card as this game has it, where it lies, and what is on it."""

    card: Card
    space: str
    is_figure_on_step: bool
    has_mantra: bool
    is_dormant: bool

    @property
    def id(self) -> str:
        """The id of its card."""
        return self.card.id


def _index(name: str, index: dict[str, int], kind: str) -> int:
    if name not in index:
        raise InvalidText("unknown-choice", given=str(name), kind=kind, known="+".join(index))
    return index[name]


def space_index(name: str) -> int:
    """Return the number of a space."""
    return _index(name, SPACE_INDEX, "space")


def taoist_of(state: State, side: str) -> TaoistView:
    """Return the Taoist or neutral board of a side."""
    seat = _index(side, SIDE_INDEX, "side")
    place, moon = state.position[seat], state.moon
    owned = () if moon is None else [ARTIFACTS[at] for at, owner in enumerate(moon.artifacts) if owner == seat]
    return TaoistView(
        side=SIDES[seat],
        colour=BOARD_COLOURS[state.table.board_colours[seat]],
        power=POWERS[state.table.powers[seat]].id,
        is_player=state.table.is_player[seat],
        qi=state.qi[seat],
        tile=TILES[place] if place >= 0 else None,
        tao={colour: n for at, colour in enumerate(COLOURS) if (n := state.tao[seat * 5 + at])},
        has_yin_yang=state.yin_yang >> seat & 1 == 1,
        power_tokens=state.power_tokens[seat],
        buddhas=state.held_buddhas[seat],
        has_power=not state.powers_off >> seat & 1,
        crystals=0 if moon is None else moon.crystals[seat],
        artifacts=tuple(owned),
        is_laid_down=moon is not None and moon.laid_down >> seat & 1 == 1,
    )


def tile_at(state: State, place: str) -> TileView:
    """Return the village tile at a place."""
    tile = _index(place, TILE_INDEX, "tile")
    standing = [SIDES[seat] for seat in state.table.seats if state.qi[seat] and state.position[seat] == tile]
    people = () if state.moon is None else state.moon.stacks[tile]
    return TileView(
        place=TILES[tile],
        id=VILLAGE_TILES[state.table.tiles[tile]],
        is_haunted=state.haunted >> tile & 1 == 1,
        taoists=tuple(standing),
        villagers=tuple("?" if family == UNKNOWN else FAMILY_IDS[family] for family in people),
    )


def ghost_on(state: State, space: int) -> GhostView | None:
    """Return the ghost on a space, or None."""
    card = state.facts.card[state.ghosts[space]]
    if card is None:
        return None
    return GhostView(
        card=card,
        space=SPACES[space],
        is_figure_on_step=state.figures[space] == ON_STEP,
        has_mantra=state.mantra == space,
        is_dormant=state.dormant >> space & 1 == 1,
    )

"""What things are worth to a bot: the one table of weights.

The unit is free; a won game is `WON`, a lost one its opposite, and everything else is small against them, so that a
chance of losing weighs as much as its probability says.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fatsi.rules.village import VILLAGE_TILES

WON: Final = 100.0


@dataclass(frozen=True, slots=True)
class Weights:
    """All weights of the evaluation. Tuples are indexed by a number of things; more count as the last entry."""

    # --- the village: the cost of haunted tiles by how many more lose the game (0: it is lost)
    tiles_left: tuple[float, ...] = (WON, 16.0, 5.0, 1.5, 0.0)
    # Any haunted tile costs the help of its villager; the order is that of `village.VILLAGE_TILES`.
    tile_help: tuple[float, ...] = (0.3, 0.6, 0.5, 0.6, 0.4, 0.4, 0.3, 0.4, 0.6, 0.5)

    # --- Taoists: by Qi (0: dead)
    qi: tuple[float, ...] = (-18.0, -6.0, 0.0, 4.0, 7.0, 9.0, 10.0)
    neutral_qi: tuple[float, ...] = (-7.0, -2.5, -0.5, 0.5)
    yin_yang: float = 3.0
    tao: float = 0.6
    spare_tao: float = 0.2  # each beyond the fifth of one Taoist
    held_buddha: float = 1.4
    placed_buddha: float = 2.2
    power_token: float = 1.2
    centre_token: float = 0.5
    standing: float = 1.2  # not to be laid down (White Moon)

    # --- ghosts in play
    ghost: float = 2.0
    hardness: tuple[float, ...] = (0.0, 0.2, 0.6, 1.3, 2.1, 2.7)  # by how many dice or tokens it takes
    haunter: float = 0.6
    haunter_on_card: float = 0.30  # of what a haunting would cost now
    most_haunting: float = 25.0  # what a haunting is reckoned to cost at most where it is not about to happen
    tormentor: float = 1.0
    dice_immune: float = 0.4
    crowded: tuple[float, ...] = (0.0, 0.0, 1.2, 3.0)  # by ghosts on one board
    stolen_dice: tuple[float, ...] = (0.0, 3.0, 8.0, 18.0)
    tao_off: float = 3.0
    white_off: float = 3.0
    power_off: float = 2.0
    # How much of a ghost's cost the chance to beat it in the coming round takes away: after a turn, so little that a
    # chance is never as good as a ghost beaten; in Yin, when the turn is still to come, more.
    reachable: float = 0.15
    reachable_now: float = 0.7
    arrival: float = 3.0  # the expected cost of a card not drawn yet

    # --- incarnations
    incarnation: float = 5.0  # in play
    deadline: float = 3.0  # for each card fewer than `last_cards` when no further incarnation is to come
    last_cards: int = 8
    defeated: float = 8.0
    buddha_for_uncatchable: float = 3.0

    # --- White Moon
    dead_villagers: float = 60.0  # times the square of the part of those who lose the game
    dead_villager: float = 1.2
    saved_villager: float = 2.0
    way_to_portal: float = 0.22  # a visible villager, for each tile nearer to the portal
    hidden_villager: float = 0.05  # one beneath, likewise
    crystal: float = 1.2
    receptacles: tuple[float, ...] = (0.0, 1.6, 3.6, 6.5, 13.0)
    artifact: float = 2.5
    lost_token: float = 0.4
    devourer: float = 0.6
    portal_taken: float = 3.0


DEFAULT: Final = Weights()

assert len(DEFAULT.tile_help) == len(VILLAGE_TILES)

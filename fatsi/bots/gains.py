"""What a position has that an earlier one had not: the good that a choice brings, as a code with ids."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from fatsi.bots.threats import Arguments
from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.colours import COLOURS
from fatsi.rules.exorcism import target_at
from fatsi.rules.geometry import SEATS, SIDES, SPACES, TILES
from fatsi.rules.moon.families import ARTIFACTS, FAMILY_IDS, UNKNOWN
from fatsi.rules.moon.position import Moon
from fatsi.rules.state import State

Gain = tuple[str, Arguments]

GAINS: Final = (
    *("wins", "may-win", "may-beat"),
    *("beats", "saves", "artifact", "qi", "receptacle", "crystal", "yin-yang", "buddha", "guards", "tao", "escorts"),
)
"""The codes of all gains: those of a roll that is due, then those that a position shows."""


def gain(before: State, after: State) -> Gain | None:
    """Return the best thing that the group has gained from one position to another, None if there is nothing to name.

    >>> from fatsi.notation import parse_position
    >>> before = parse_position("fatsi position 1\\npending: yang")
    >>> after = before.copy()
    >>> after.qi[1] += 1
    >>> gain(before, after)
    ('qi', {'seat': 'E', 'number': 1})
    """
    for find in _FINDERS:
        for best in find(before, after):
            return best
    return None


def _ghosts(before: State, after: State) -> Iterator[Gain]:
    for space, card in enumerate(before.ghosts):
        if card and card not in after.ghosts:
            yield "beats", {"card": BY_NUMBER[card].id, "space": SPACES[space]}


def _things_of_moon(before: State, after: State) -> Iterator[Gain]:
    was, now = before.moon, after.moon
    if was is None or now is None:
        return
    for family, number in enumerate(now.shelter):
        if number > was.shelter[family]:
            yield "saves", {"family": FAMILY_IDS[family]}
    for artifact, seat in enumerate(now.artifacts):
        if seat >= 0 > was.artifacts[artifact]:
            yield "artifact", {"artifact": ARTIFACTS[artifact], "seat": SIDES[seat]}
    if now.receptacles.bit_count() > was.receptacles.bit_count():
        yield "receptacle", {"number": now.receptacles.bit_count()}
    for seat in SEATS:
        if now.crystals[seat] > was.crystals[seat]:
            yield "crystal", {"seat": SIDES[seat]}


def _tokens(before: State, after: State) -> Iterator[Gain]:
    for seat in SEATS:
        if after.qi[seat] > before.qi[seat]:
            yield "qi", {"seat": SIDES[seat], "number": after.qi[seat] - before.qi[seat]}
    for seat in SEATS:
        if after.yin_yang & ~before.yin_yang & 1 << seat:
            yield "yin-yang", {"seat": SIDES[seat]}
    for seat in SEATS:
        if after.held_buddhas[seat] > before.held_buddhas[seat]:
            yield "buddha", {"seat": SIDES[seat]}
    for space in range(12):
        if after.buddhas & ~before.buddhas & 1 << space and not after.ghosts[space]:
            yield "guards", {"space": SPACES[space]}


def _tao(before: State, after: State) -> Iterator[Gain]:
    """A token of the colour in which a ghost in play resists; the more it resists, the better."""
    gained = {
        colour for seat in SEATS for colour in range(5) if after.tao[seat * 5 + colour] > before.tao[seat * 5 + colour]
    }
    targets = [target_at(after, space) for space, card in enumerate(after.ghosts) if card]
    helped = [(target, colour) for target in targets for colour in sorted(gained) if target.need[colour]]
    if helped:
        target, colour = max(helped, key=lambda one: one[0].need[one[1]])
        card = BY_NUMBER[after.ghosts[target.space]].id
        yield "tao", {"colour": COLOURS[colour], "card": card, "space": SPACES[target.space]}


def _ways(before: State, after: State) -> Iterator[Gain]:
    """A villager who has come nearer to the portal."""
    was, now = before.moon, after.moon
    if was is None or now is None:
        return
    left = [tile for tile in range(9) if len(now.stacks[tile]) < len(was.stacks[tile])]
    reached = [tile for tile in range(9) if len(now.stacks[tile]) > len(was.stacks[tile])]
    for start in left:
        for tile in reached:
            family = now.stacks[tile][-1]
            if family != UNKNOWN and _way(now, tile) < _way(now, start):
                yield "escorts", {"family": FAMILY_IDS[family], "tile": TILES[tile]}


def _way(moon: Moon, tile: int) -> int:
    """Return how many steps lie between a tile and the portal."""
    return max(abs(tile // 3 - moon.portal // 3), abs(tile % 3 - moon.portal % 3))


_FINDERS: Final[tuple[Callable[[State, State], Iterator[Gain]], ...]] = (
    _ghosts,
    _things_of_moon,
    _tokens,
    _tao,
    _ways,
)

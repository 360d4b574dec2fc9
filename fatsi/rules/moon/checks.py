"""What makes a position with White Moon impossible; the counterpart of `fatsi.rules.consistency`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fatsi.rules.cards import IS_INCARNATION
from fatsi.rules.errors import InvalidSetup
from fatsi.rules.geometry import SEATS, SIDES, TILES
from fatsi.rules.moon.artifacts import Bequeath
from fatsi.rules.moon.dying import dying_villagers
from fatsi.rules.moon.families import (
    ARTIFACT_OF,
    ARTIFACTS,
    DEAD_THAT_LOSE,
    FAMILY_IDS,
    MOON_CRYSTALS,
    SIZES,
    UNKNOWN,
)
from fatsi.rules.moon.position import IN_SUPPLY, Moon
from fatsi.rules.moon.saving import FamilyReward, GrantArtifact
from fatsi.rules.moon.townspeople import Reveal

if TYPE_CHECKING:
    from fatsi.rules.state import State


def artifacts_missing(state: State, moon: Moon) -> list[int]:
    """Return the artifacts of families that are all saved which nobody has, has used, or is just to get."""
    due = []
    for step in state.stack:
        if isinstance(step, FamilyReward):
            due.append(ARTIFACT_OF[step.family])
        elif isinstance(step, GrantArtifact | Bequeath):
            due.append(step.artifact)
    return [
        artifact
        for family, artifact in enumerate(ARTIFACT_OF)
        if artifact >= 0
        and moon.shelter[family] == SIZES[family]
        and moon.artifacts[artifact] == IN_SUPPLY
        and artifact not in due
    ]


def check_moon(state: State, moon: Moon) -> None:
    if min(moon.unseen) < 0:
        raise InvalidSetup("villagers", "too-many-of-family", family=FAMILY_IDS[moon.unseen.index(min(moon.unseen))])
    dying = [family for family, _ in dying_villagers(state)]
    unknown = dying.count(UNKNOWN) + sum(stack.count(UNKNOWN) for stack in moon.stacks)
    if unknown != sum(moon.unseen):
        raise InvalidSetup("villagers", "wrong-number-face-down", given=unknown, wanted=sum(moon.unseen))
    awaited = {step.tile for step in state.stack if isinstance(step, Reveal)}
    for tile, stack in enumerate(moon.stacks):
        if stack and state.haunted >> tile & 1 and state.result is None:
            raise InvalidSetup("villagers", "villagers-on-haunted-tile", place=TILES[tile])
        if stack and stack[-1] == UNKNOWN and tile not in awaited and state.result is None:
            raise InvalidSetup("villagers", "top-villager-face-down", place=TILES[tile])
    for tile in awaited:
        if not moon.stacks[tile] or moon.stacks[tile][-1] != UNKNOWN:
            raise InvalidSetup("pending", "nobody-to-reveal", place=TILES[tile])
    missing = artifacts_missing(state, moon) if state.result is None else []
    if missing:
        raise InvalidSetup("shelter", "artifact-missing", artifact=ARTIFACTS[missing[0]])
    if state.result is None and sum(moon.graveyard) >= DEAD_THAT_LOSE:
        raise InvalidSetup("graveyard", "over-graveyard", most=DEAD_THAT_LOSE)
    if moon.crystal_supply < 0:
        raise InvalidSetup("receptacles", "too-many-crystals", most=MOON_CRYSTALS)
    if moon.fresh_crystals > moon.crystals[state.active]:
        raise InvalidSetup("fresh-crystals", "more-than-held")
    if moon.su_ling >= 0 and IS_INCARNATION[state.ghosts[moon.su_ling]]:
        raise InvalidSetup("su-ling", "su-ling-before-incarnation")
    for seat in SEATS:
        holds = moon.crystals[seat] or moon.laid_down >> seat & 1
        if not state.is_living(seat) and (holds or seat in moon.artifacts):
            raise InvalidSetup(SIDES[seat], "dead-holds")
    if moon.saves > state.helps:
        raise InvalidSetup("saves", "too-many-saves")
    if (moon.scope or moon.is_sword_drawn) and not any(step.is_exorcism for step in state.stack):
        raise InvalidSetup("scope", "no-exorcism")

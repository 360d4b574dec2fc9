"""What makes a position with White Moon impossible; the counterpart of `fatsi.rules.consistency`."""

from __future__ import annotations

from typing import Final

from fatsi.rules import frames
from fatsi.rules.cards import BY_NUMBER, IS_INCARNATION
from fatsi.rules.errors import InvalidSetup
from fatsi.rules.exorcism import exorcism_dice
from fatsi.rules.geometry import SEATS, SIDES, TILES
from fatsi.rules.moon.families import DEAD_THAT_LOSE, FAMILY_IDS, MOON_CRYSTALS
from fatsi.rules.moon.position import IN_SUPPLY, UNKNOWN, Moon
from fatsi.rules.moon.villagers import moon_of
from fatsi.rules.state import State

_ROLLING: Final = (frames.DICE, frames.DICE_CHOICE, frames.DEFEAT, frames.SPEND, frames.SWORD)
BEFORE_FIRST_TURN: Final = (frames.REVEAL, frames.SETUP_RESCUE, frames.GRANT_ARTIFACT)

# In which phases (by the last thing pending) the frames of White Moon happen; those not named happen in any turn.
_YANG: Final = (frames.YANG, frames.END_TURN)
_YIN: Final = (frames.AFTER_YIN,)
_AFTER_THE_TURN: Final = (frames.NEXT_TURN,)
_PHASES: Final = {
    **dict.fromkeys((frames.DEVOURER, frames.RAVENOUS, frames.GHOST_BRINGER, frames.SHAPESHIFTER), _YIN),
    **dict.fromkeys(
        (
            frames.ESCORT,
            frames.DRINK_ELIXIR,
            frames.SUMMON,
            frames.COME,
            frames.SWORD,
            frames.CLAWS,
            frames.HERB_OR_CRYSTAL,
            frames.OFFER_CRYSTAL,
            frames.GIVE_CRYSTAL,
            frames.STRIKE,
        ),
        _YANG,
    ),
    **dict.fromkeys(
        (frames.FAMILY_REWARD, frames.SHARE_TAO, frames.GRANT_TAO, frames.PUT_BUDDHA), _YANG + _AFTER_THE_TURN
    ),
    **dict.fromkeys(
        (
            frames.SU_LING,
            frames.SU_LING_CRYSTAL,
            frames.BARRIER,
            frames.BARRIER_BOARD,
            frames.BARRIER_CHOICE,
            frames.RESCUE,
            frames.BARRIER_END,
            frames.NEXT_TURN,
        ),
        _AFTER_THE_TURN,
    ),
    **dict.fromkeys((frames.SETUP_RESCUE, frames.GRANT_ARTIFACT), (frames.TURN,)),
}
_IN_OWN_YANG: Final = (
    frames.DRINK_ELIXIR,
    frames.SUMMON,
    frames.SWORD,
    frames.CLAWS,
    frames.HERB_OR_CRYSTAL,
    frames.STRIKE,
)


def check_moon(state: State, moon: Moon) -> None:
    if min(moon.unseen) < 0:
        raise InvalidSetup("villagers", "too-many-of-family", family=FAMILY_IDS[moon.unseen.index(min(moon.unseen))])
    dying = [frame[1] for frame in state.stack if frame[0] == frames.DEATH]
    dying += [UNKNOWN for frame in state.stack if frame[0] == frames.REVEAL_DEAD]
    unknown = dying.count(UNKNOWN) + sum(stack.count(UNKNOWN) for stack in moon.stacks)
    if unknown != sum(moon.unseen):
        raise InvalidSetup("villagers", "wrong-number-face-down", given=unknown, wanted=sum(moon.unseen))
    awaited = {frame[1] for frame in state.stack if frame[0] == frames.REVEAL}
    for tile, stack in enumerate(moon.stacks):
        if stack and state.haunted >> tile & 1 and state.result is None:
            raise InvalidSetup("villagers", "villagers-on-haunted-tile", place=TILES[tile])
        if stack and stack[-1] == UNKNOWN and tile not in awaited and state.result is None:
            raise InvalidSetup("villagers", "top-villager-face-down", place=TILES[tile])
    for tile in awaited:
        if not moon.stacks[tile] or moon.stacks[tile][-1] != UNKNOWN:
            raise InvalidSetup("pending", "nobody-to-reveal", place=TILES[tile])
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
    is_rolling = any(frame[0] in _ROLLING for frame in state.stack)
    if (moon.scope or moon.is_sword_drawn) and not is_rolling:
        raise InvalidSetup("scope", "no-exorcism")


def wrong_frame(frame: frames.Frame, reason: str, **arguments: str | int) -> InvalidSetup:
    """Return the error that a frame is wrong in this position, and why."""
    return InvalidSetup("pending", reason, frame=frames.KINDS[frame[0]].id, **arguments)


def check_moon_frame(state: State, frame: frames.Frame) -> None:
    """Raise `InvalidSetup` if a frame of White Moon or its arguments are wrong in this position."""
    kind = frame[0]
    moon = moon_of(state)
    if state.stack[0][0] not in _PHASES.get(kind, (state.stack[0][0],)):
        raise wrong_frame(frame, "frame-in-wrong-phase")
    if kind in _IN_OWN_YANG and not state.is_living(state.active):
        raise wrong_frame(frame, "frame-active-dead")
    missing = 4 - state.table.players
    if kind == frames.SETUP_RESCUE and not 1 <= frame[1] <= missing:
        raise wrong_frame(frame, "frame-number-of-rescues", most=missing)
    if kind == frames.BEQUEATH:
        if state.is_living(frame[1]) or not state.table.is_player[frame[1]]:
            raise wrong_frame(frame, "frame-living-bequeaths")
        if moon.artifacts[frame[2]] != IN_SUPPLY:
            raise wrong_frame(frame, "frame-artifact-taken")
    if kind == frames.SWORD:
        if moon.is_barrier():
            raise wrong_frame(frame, "frame-sword-in-barrier")
        if frame[1] != exorcism_dice(state):
            raise wrong_frame(frame, "frame-wrong-number-of-dice", number=exorcism_dice(state))
    if kind == frames.HERB_OR_CRYSTAL and not 1 <= frame[1] <= 2:
        raise wrong_frame(frame, "frame-white-faces")
    if kind == frames.CLAWS:
        is_attacked = frame[1] and all(state.ghosts[space] for space in range(12) if frame[1] >> space & 1)
        if not is_attacked:
            raise wrong_frame(frame, "frame-no-ghost")
    if kind == frames.SU_LING_CRYSTAL and (moon.receptacles >> frame[2] & 1 or not moon.crystal_supply):
        raise wrong_frame(frame, "frame-no-crystal-to-place")
    if kind in (frames.BARRIER_BOARD, frames.BARRIER_CHOICE) and frame[1] >= len(SEATS):
        raise wrong_frame(frame, "frame-four-boards")
    if kind in (frames.DEVOURER, frames.RAVENOUS, frames.GHOST_BRINGER, frames.SHAPESHIFTER):
        card = state.facts.card[frame[2]]
        if card is None or _STONE_OF[kind] not in card.middle:
            raise wrong_frame(frame, "frame-no-such-stone", card=BY_NUMBER[frame[2]].id)


_STONE_OF: Final = {
    frames.DEVOURER: "devourer",
    frames.RAVENOUS: "kill-visible-villager",
    frames.GHOST_BRINGER: "ghost",
    frames.SHAPESHIFTER: "shift-clockwise",
}

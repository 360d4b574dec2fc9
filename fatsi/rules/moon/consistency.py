"""What makes a position with White Moon impossible; the counterpart of `fatsi.rules.consistency`."""

from __future__ import annotations

from typing import Final

from fatsi.rules import frames
from fatsi.rules.cards import IS_INCARNATION
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
        raise InvalidSetup("villagers", f"too many of the family {FAMILY_IDS[moon.unseen.index(min(moon.unseen))]}")
    dying = [frame[1] for frame in state.stack if frame[0] == frames.DEATH]
    dying += [UNKNOWN for frame in state.stack if frame[0] == frames.REVEAL_DEAD]
    unknown = dying.count(UNKNOWN) + sum(stack.count(UNKNOWN) for stack in moon.stacks)
    if unknown != sum(moon.unseen):
        raise InvalidSetup("villagers", f"{unknown} lie face down, but {sum(moon.unseen)} have not been seen")
    awaited = {frame[1] for frame in state.stack if frame[0] == frames.REVEAL}
    for tile, stack in enumerate(moon.stacks):
        if stack and state.haunted >> tile & 1 and state.result is None:
            raise InvalidSetup("villagers", f"there are none on a haunted tile such as {TILES[tile]}")
        if stack and stack[-1] == UNKNOWN and tile not in awaited and state.result is None:
            raise InvalidSetup("villagers", f"the top one on {TILES[tile]} lies face up, or is about to be turned up")
    for tile in awaited:
        if not moon.stacks[tile] or moon.stacks[tile][-1] != UNKNOWN:
            raise InvalidSetup("pending", f"reveal: nobody lies face down on top of {TILES[tile]}")
    if state.result is None and sum(moon.graveyard) >= DEAD_THAT_LOSE:
        raise InvalidSetup("graveyard", f"the game is over at {DEAD_THAT_LOSE} dead")
    if moon.crystal_supply < 0:
        raise InvalidSetup("receptacles", f"there are only {MOON_CRYSTALS} moon crystals")
    if moon.fresh_crystals > moon.crystals[state.active]:
        raise InvalidSetup("fresh-crystals", "more than the active Taoist holds")
    if moon.su_ling >= 0 and IS_INCARNATION[state.ghosts[moon.su_ling]]:
        raise InvalidSetup("su-ling", "she does not stand before an incarnation")
    for seat in SEATS:
        holds = moon.crystals[seat] or moon.laid_down >> seat & 1
        if not state.is_living(seat) and (holds or seat in moon.artifacts):
            raise InvalidSetup(SIDES[seat], "a dead Taoist holds nothing")
    if moon.saves > state.helps:
        raise InvalidSetup("saves", "a saving is one of the turn's actions")
    is_rolling = any(frame[0] in _ROLLING for frame in state.stack)
    if (moon.scope or moon.is_sword_drawn) and not is_rolling:
        raise InvalidSetup("scope", "there is no exorcism under way")


def moon_frame_problem(state: State, frame: frames.Frame) -> str:
    """Return what is wrong with a frame of White Moon in this position, or nothing."""
    kind = frame[0]
    moon = moon_of(state)
    if state.stack[0][0] not in _PHASES.get(kind, (state.stack[0][0],)):
        return "does not happen in this phase"
    if kind in _IN_OWN_YANG and not state.is_living(state.active):
        return "the active Taoist is dead"
    if kind == frames.SETUP_RESCUE:
        missing = 4 - state.table.players
        return "" if 1 <= frame[1] <= missing else f"{missing} are rescued before the first turn in all"
    if kind == frames.BEQUEATH:
        if state.is_living(frame[1]) or not state.table.is_player[frame[1]]:
            return "only a Taoist who died leaves something"
        return "" if moon.artifacts[frame[2]] == IN_SUPPLY else "somebody has it already"
    if kind == frames.SWORD:
        if moon.is_barrier():
            return "the Sword does not work in the barrier"
        return "" if frame[1] == exorcism_dice(state) else f"the Taoist rolls {exorcism_dice(state)} dice for this"
    if kind == frames.HERB_OR_CRYSTAL:
        return "" if 1 <= frame[1] <= 2 else "for 1 or 2 white faces"
    if kind == frames.CLAWS:
        is_attacked = frame[1] and all(state.ghosts[space] for space in range(12) if frame[1] >> space & 1)
        return "" if is_attacked else "no ghost was attacked there"
    if kind == frames.SU_LING_CRYSTAL:
        is_there = not moon.receptacles >> frame[2] & 1 and moon.crystal_supply
        return "" if is_there else "the receptacle is full, or no crystal is left"
    if kind in (frames.BARRIER_BOARD, frames.BARRIER_CHOICE):
        return "" if frame[1] < len(SEATS) else "there are four boards, 0 to 3 from the active one"
    if kind in (frames.DEVOURER, frames.RAVENOUS, frames.GHOST_BRINGER, frames.SHAPESHIFTER):
        card = state.facts.card[frame[2]]
        return "" if card is not None and _STONE_OF[kind] in card.middle else "the card has no such stone"
    return ""


_STONE_OF: Final = {
    frames.DEVOURER: "devourer",
    frames.RAVENOUS: "kill-visible-villager",
    frames.GHOST_BRINGER: "ghost",
    frames.SHAPESHIFTER: "shift-clockwise",
}

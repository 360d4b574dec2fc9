"""What makes a position impossible: for positions that somebody wrote down by hand.

Positions that come from play are consistent by construction; the properties in the tests check that
this module agrees.
"""

from __future__ import annotations

from fatsi.rules import dice, frames
from fatsi.rules.arrival import is_deck_empty
from fatsi.rules.cards import (
    BY_NUMBER,
    IS_INCARNATION,
)
from fatsi.rules.colours import BUDDHAS, COLOURS, QI_TOKENS, TAO_PER_COLOUR
from fatsi.rules.errors import InvalidSetup, several
from fatsi.rules.exorcism import exorcism_dice, falling_sets, tokens_wanted, unpacked
from fatsi.rules.geometry import CENTRE, LINES, SEATS, SIDES, SPACES, TILES
from fatsi.rules.hooks import hooks
from fatsi.rules.moon.consistency import BEFORE_FIRST_TURN, check_moon, check_moon_frame, wrong_frame
from fatsi.rules.moon.families import DEAD_THAT_LOSE
from fatsi.rules.scoring import ALL_DEAD, DECK_EXHAUSTED, LINE_LOST, VILLAGE_LOST, VILLAGERS_DEAD, WON
from fatsi.rules.state import NO_FIGURE, State
from fatsi.rules.villagers import herbalist_dice
from fatsi.rules.yang import ACTED, BEFORE_MOVE, MOVED, PICKING_UP


def check(state: State) -> None:
    """Raise `InvalidSetup` if the rules do not allow the position: which part, and why."""
    _check_seats(state)
    _check_result(state)
    _check_supplies(state)
    _check_ghosts(state)
    _check_deck(state)
    _check_turn(state)
    if state.moon is not None:
        check_moon(state, state.moon)
    _check_frames(state)


def _check_seats(state: State) -> None:
    for seat in SEATS:
        side = SIDES[seat]
        holds = any(state.tao[seat * 5 : seat * 5 + 5]) or state.held_buddhas[seat] or state.power_tokens[seat]
        holds = holds or state.yin_yang >> seat & 1
        if not state.table.is_player[seat]:
            if holds:
                raise InvalidSetup(side, "neutral-board-holds")
            if state.position[seat] >= 0:
                raise InvalidSetup(side, "neutral-board-stands")
        elif not state.qi[seat]:
            if holds:
                raise InvalidSetup(side, "dead-holds")
            if state.position[seat] != state.table.cemetery:
                raise InvalidSetup(side, "dead-not-on-cemetery", place=TILES[state.table.cemetery])
        elif state.position[seat] < 0:
            raise InvalidSetup(side, "stands-nowhere")


def _check_result(state: State) -> None:
    """Check that a game goes on or is over as its position has it."""
    are_all_dead = not any(state.qi[seat] for seat in state.table.seats)
    is_village_lost = state.haunted.bit_count() >= state.table.haunted_limit
    if state.result is None:
        if are_all_dead:
            raise InvalidSetup("seats", "over-all-dead")
        if is_village_lost:
            raise InvalidSetup("haunted", "over-haunted", most=state.table.haunted_limit)
        return
    is_one_to_come = len(state.deck) > 1 or (state.moon is not None and bool(state.moon.top))
    is_undefeated = is_one_to_come or state.has_incarnation_in_play()
    fits = {
        WON: not is_undefeated,
        ALL_DEAD: are_all_dead,
        VILLAGE_LOST: is_village_lost,
        LINE_LOST: any(all(state.haunted >> tile & 1 for tile in line) for line in LINES),
        DECK_EXHAUSTED: not is_one_to_come and not state.deck[0],
        VILLAGERS_DEAD: state.moon is not None and sum(state.moon.graveyard) >= DEAD_THAT_LOSE,
    }
    if not fits[state.result.reason]:
        reason = state.result.reason
        raise InvalidSetup("result", "won-too-early" if state.result.won else "lost-without-cause", given=reason)


def _check_supplies(state: State) -> None:
    for colour, left in enumerate(state.supply):
        if left < 0:
            raise InvalidSetup("tao", "too-many-tao", most=TAO_PER_COLOUR, colour=COLOURS[colour])
    if state.qi_supply < 0:
        raise InvalidSetup("qi", "too-many-qi", most=QI_TOKENS)
    if state.temple_buddhas < 0:
        raise InvalidSetup("buddhas", "too-many-buddhas", most=BUDDHAS)
    if state.centre_tokens < 0:
        raise InvalidSetup("power-tokens", "too-many-power-tokens")


def _check_ghosts(state: State) -> None:
    for space, card in enumerate(state.ghosts):
        name = SPACES[space]
        has_figure = state.figures[space] != NO_FIGURE
        if has_figure != state.facts.is_haunter[card]:
            raise InvalidSetup("ghosts", "figure-without-haunter", space=name)
        if state.dormant >> space & 1:
            if not state.facts.has_lasting_stone[card]:
                raise InvalidSetup("ghosts", "cannot-be-dormant", space=name)
            if (
                not any(frame[0] == frames.LEFT_STONE and frame[1] == space for frame in state.stack)
                and not state.result
                # The Armour of Truth keeps a stone from ever coming into force.
                and state.moon is None
            ):
                raise InvalidSetup("ghosts", "dormant-without-cause", space=name)
        if card and state.buddhas >> space & 1 and not (state.table.first_edition and state.facts.needs_buddha[card]):
            raise InvalidSetup("buddhas", "ghost-and-buddha", space=name)
    if state.caught and (state.table.first_edition or not any(state.facts.needs_buddha[card] for card in state.ghosts)):
        raise InvalidSetup("ghosts", "nothing-to-catch")
    if state.powers_lost and not state.table.first_edition:
        raise InvalidSetup("powers-lost", "powers-lost-in-first-edition")
    if state.mantra >= 0:
        if not state.ghosts[state.mantra]:
            raise InvalidSetup("mantra", "mantra-without-ghost")
        if state.table.mantra_seat < 0 or state.powers_off >> state.table.mantra_seat & 1:
            raise InvalidSetup("mantra", "mantra-blocked")


def _check_deck(state: State) -> None:
    in_play = sum(1 for card in state.ghosts if IS_INCARNATION[card])
    to_come = len(state.deck) - 1
    total = state.table.setup.incarnations_to_come
    # One that is drawn but not placed yet is neither in play nor to come.
    in_hand = sum(1 for frame in state.stack if frame[0] == frames.PLACE and IS_INCARNATION[frame[1]])
    if state.moon is not None:
        in_hand += len(state.moon.top)
        total += state.moon.extra_incarnations
    if state.defeated + in_play + to_come + in_hand > total:
        raise InvalidSetup("deck", "too-many-incarnations", most=total)
    if state.result is None and not in_play and not to_come and not in_hand and not _is_victory_pending(state):
        raise InvalidSetup("deck", "over-no-incarnation")
    if len(state.unseen_incarnations) < to_come:
        raise InvalidSetup("deck", "too-many-incarnations-to-come")
    known = 0 if state.moon is None else len(state.moon.bottom)
    if known > state.deck[-1]:
        raise InvalidSetup("bottom", "too-many-at-bottom")
    if len(state.unseen) < sum(state.deck) - known:
        raise InvalidSetup("deck", "too-many-in-deck", given=sum(state.deck), most=len(state.unseen))
    removed = len(state.table.setup.ghosts) - sum(state.table.setup.deck)
    if len(state.unseen) - removed < sum(state.deck) - known:
        raise InvalidSetup("deck", "put-aside", number=removed)
    is_empty = is_deck_empty(state)
    if state.result is None and is_empty and (in_play or in_hand):
        raise InvalidSetup("deck", "over-deck-empty")


def _is_victory_pending(state: State) -> bool:
    return any(frame[0] == frames.VICTORY for frame in state.stack)


def _check_turn(state: State) -> None:
    me = state.active
    if state.fresh_buddhas > state.held_buddhas[me]:
        raise InvalidSetup("fresh-buddhas", "more-than-held")
    if not 0 <= state.helps <= 2 or not 0 <= state.exorcisms <= 2 or state.helps + state.exorcisms > 2:
        raise InvalidSetup("helps", "too-many-actions")
    has_acted = state.helps + state.exorcisms > 0
    if has_acted and state.stage in (BEFORE_MOVE, MOVED):
        raise InvalidSetup("stage", "stage-too-early")
    if state.stage == ACTED and not has_acted:
        raise InvalidSetup("stage", "acted-without-action")
    if (state.action_tile >= 0) != has_acted:
        raise InvalidSetup("action-tile", "not-the-action-tile")
    if state.stage == PICKING_UP and state.position[me] != CENTRE:
        raise InvalidSetup("stage", "picked-up-elsewhere")
    for seat in SEATS:
        if state.borrowed >> seat & 1 and state.table.is_player[seat]:
            raise InvalidSetup("borrowed", "not-neutral", side=SIDES[seat])
    is_yang = bool(state.stack) and state.stack[0][0] in _YANG
    if not is_yang and state.result is None and (state.stage or state.used or state.borrowed or has_acted):
        raise InvalidSetup("stage", "yang-not-begun")


# --- what is still to be done ---------------------------------------------------------------------------

_SOURCES_OF_DICE = (frames.DICE, frames.DICE_CHOICE, frames.DEFEAT, frames.SPEND)
# A barrier is raised between two turns: it has the dice of Yang.
_YANG = (frames.YANG, frames.END_TURN, frames.NEXT_TURN)
_BOTTOM = (*_YANG, frames.AFTER_YIN, frames.TURN)
_ONLY_IN_YANG = frozenset(
    (
        *_SOURCES_OF_DICE,
        frames.TO,
        frames.REVIVE,
        frames.UNHAUNT,
        frames.BANISH,
        frames.CALM,
        frames.PRAY,
        frames.LIFT,
        frames.SET_DOWN,
        frames.PAVILION_TAOIST,
        frames.GUIDE,
        frames.CURSES,
        frames.CURSE_ORDER,
        frames.REWARDS,
        frames.REWARD_ORDER,
        frames.TAKE,
        frames.GAIN,
        frames.OFFER_QI,
        frames.GIVE_QI,
        frames.OFFER_YIN_YANG,
        frames.GIVE_YIN_YANG,
        frames.VICTORY,
    )
)
_VILLAGERS_QUESTIONS = frozenset(
    (
        frames.REVIVE,
        frames.UNHAUNT,
        frames.BANISH,
        frames.CALM,
        frames.PRAY,
        frames.LIFT,
        frames.SET_DOWN,
        frames.GUIDE,
        frames.TO,
    )
)
_CURSE_ROLLS = (frames.CURSE_DIE, frames.CURSE_CHOICE)
_ONLY_IN_YIN = frozenset((frames.HAUNTER, frames.TORMENTOR, frames.TAO_TAKER, frames.OVERRUN))


def _check_frames(state: State) -> None:
    if state.result is not None:
        if state.stack:
            raise InvalidSetup("pending", "nothing-pending-after-the-end")
        return
    if not state.stack or state.stack[0][0] not in _BOTTOM:
        raise InvalidSetup("pending", "wrong-last-frame", known=several(frames.KINDS[kind].id for kind in _BOTTOM))
    bottom = state.stack[0][0]
    for frame in state.stack:
        if state.moon is None and frame[0] >= frames.FIRST_OF_MOON:
            raise InvalidSetup("pending", "of-white-moon", given=frames.KINDS[frame[0]].id)
    for frame in state.stack[1:]:
        kind = frame[0]
        name = frames.KINDS[kind].id
        if kind in _BOTTOM:
            raise InvalidSetup("pending", "frame-only-last", frame=name)
        if bottom == frames.TURN and kind not in BEFORE_FIRST_TURN:
            raise InvalidSetup("pending", "frame-before-turn", frame=name)
        if kind in (_ONLY_IN_YIN if bottom in _YANG else _ONLY_IN_YANG):
            raise InvalidSetup("pending", "frame-in-wrong-phase", frame=name)
    if bottom in (frames.YANG, frames.END_TURN) and not state.table.is_player[state.active]:
        raise InvalidSetup("pending", "neutral-board-yang")
    cards_in_hand = [frame[1] for frame in state.stack if frame[0] == frames.PLACE]
    if len(cards_in_hand) > 1:
        raise InvalidSetup("pending", "two-cards-drawn")
    for depth, frame in enumerate(state.stack):
        _check_frame(state, frame, is_top=depth == len(state.stack) - 1)
        if frame[0] >= frames.FIRST_OF_MOON:
            check_moon_frame(state, frame)
    top = state.stack[-1]
    kind = top[0]
    is_named = frames.ANSWERED_BY[kind] == frames.NAMED_SEAT_ANSWERS and kind not in _DEAD_MAY_ANSWER
    if is_named and not state.is_living(top[1]):
        raise wrong_frame(top, "frame-nobody-alive")
    if frames.ANSWERED_BY[kind] not in (frames.NOBODY, frames.CHANCE_ANSWERS):
        choices = frames.CHOICES[kind]
        assert choices is not None
        if not choices(state, top):
            raise wrong_frame(top, "frame-nothing-to-choose")


def _check_frame(state: State, frame: frames.Frame, *, is_top: bool) -> None:
    """Raise `InvalidSetup` if a frame or its arguments are wrong in this position."""
    kind = frame[0]
    if kind in _QUESTIONS and not is_top and kind not in _MAY_WAIT:
        raise wrong_frame(frame, "frame-question-waits")
    is_active_living = state.is_living(state.active)
    if kind == frames.YANG and not is_active_living:
        raise wrong_frame(frame, "frame-active-dead")
    if kind == frames.END_TURN and is_active_living:
        raise wrong_frame(frame, "frame-active-living")
    if kind in _VILLAGERS_QUESTIONS and not is_active_living:
        raise wrong_frame(frame, "frame-dead-asks")
    if kind in (frames.LIFT, frames.SET_DOWN) and 0 not in state.ghosts:
        raise wrong_frame(frame, "frame-no-free-space")
    if kind == frames.PAY and state.qi[state.active]:
        raise wrong_frame(frame, "frame-pays-itself")
    if kind == frames.REVIVE:
        _check_cemetery(state, frame)
        can_villager = state.moon is not None and bool(hooks.dead_villagers(state))
        if not (state.qi_supply or can_villager):
            raise wrong_frame(frame, "frame-no-qi-left")
    if kind in (frames.DRAW, frames.PLACE) and 0 not in state.ghosts:
        raise wrong_frame(frame, "frame-all-spaces-full")
    if kind == frames.DRAW and is_deck_empty(state):
        raise wrong_frame(frame, "frame-deck-empty")
    if kind in (frames.HAUNTER, frames.TORMENTOR, frames.TAO_TAKER):
        acts = {
            frames.HAUNTER: state.facts.is_haunter,
            frames.TORMENTOR: state.facts.is_tormentor,
            frames.TAO_TAKER: state.facts.takes_tao_in_yin,
        }[kind]
        if not acts[frame[2]]:
            raise wrong_frame(frame, "frame-no-such-stone", card=BY_NUMBER[frame[2]].id)
    if kind == frames.LEFT_STONE:
        if state.ghosts[frame[1]] != frame[2]:
            raise wrong_frame(frame, "frame-card-elsewhere", card=BY_NUMBER[frame[2]].id, space=SPACES[frame[1]])
        if frame[3] >= len(state.facts.left[frame[2]]):
            raise wrong_frame(frame, "frame-no-such-stone", card=BY_NUMBER[frame[2]].id)
    if kind in _CURSE_ROLLS and frame[1] == frames.CEMETERY_LINE:
        if state.stack[0][0] not in _YANG:
            raise wrong_frame(frame, "frame-cemetery-in-yin")
        _check_cemetery(state, frame)
    if kind in (frames.CURSES, frames.CURSE_ORDER, frames.REWARDS, frames.REWARD_ORDER):
        _check_fallen(state, frame)
    if kind in _SOURCES_OF_DICE:
        _check_dice(state, frame)
    if kind == frames.TO:
        if not state.is_living(frame[1]):
            raise wrong_frame(frame, "frame-nobody-alive")
        is_own_in_solo = state.table.players == 1 and not frame[2]
        if frame[1] == state.active and not is_own_in_solo:
            raise wrong_frame(frame, "frame-active-moves-himself")
    if kind == frames.SET_DOWN and not state.ghosts[frame[1]]:
        raise wrong_frame(frame, "frame-no-ghost")
    if kind == frames.TAKE and not (1 <= frame[1] <= 2 and is_active_living):
        raise wrong_frame(frame, "frame-takes-wrong")
    if kind == frames.GAIN and not is_active_living:
        raise wrong_frame(frame, "frame-dead-gains")


def _check_cemetery(state: State, frame: frames.Frame) -> None:
    if state.table.cemetery < 0:
        raise wrong_frame(frame, "frame-no-cemetery")
    if state.haunted >> state.table.cemetery & 1:
        raise wrong_frame(frame, "frame-cemetery-haunted")


# The dead choose their heirs, and who died in his turn still leads Su-Ling at its end.
_DEAD_MAY_ANSWER = (frames.BEQUEATH, frames.SU_LING, frames.SU_LING_CRYSTAL)
# Questions that may wait for others: a villager to be turned up, heirs, a rescue before the first turn.
_MAY_WAIT = frozenset((frames.REVEAL, frames.SETUP_RESCUE, frames.GRANT_ARTIFACT, frames.BEQUEATH, frames.KILL))
_QUESTIONS = frozenset(
    kind.index for kind in frames.KINDS if kind.answered_by != frames.NOBODY and kind.index != frames.YANG
)


def _check_fallen(state: State, frame: frames.Frame) -> None:
    pairs = [(frame[at], frame[at + 1]) for at in range(1, len(frame), 2)]
    least = 2 if frame[0] in (frames.CURSE_ORDER, frames.REWARD_ORDER) else 1
    if not least <= len(pairs) <= 2 or len({space for space, _ in pairs}) < len(pairs):
        raise wrong_frame(frame, "frame-wrong-fallen")
    stones = (
        state.facts.has_curse
        if frame[0] in (frames.CURSES, frames.CURSE_ORDER)
        else tuple(map(bool, state.facts.rewards))
    )
    for _, card in pairs:
        if not stones[card]:
            raise wrong_frame(frame, "frame-no-such-stone", card=BY_NUMBER[card].id)
        if card in state.ghosts:
            raise wrong_frame(frame, "frame-card-in-play", card=BY_NUMBER[card].id)


def _check_number_of_dice(state: State, frame: frames.Frame, number: int, purpose: int) -> None:
    there = exorcism_dice(state) if purpose == frames.FOR_EXORCISM else herbalist_dice(state)
    if state.moon is not None and state.moon.is_barrier():
        there = dice.MOST_DICE
    if number != there:
        raise wrong_frame(frame, "frame-wrong-number-of-dice", number=there)


def _check_dice(state: State, frame: frames.Frame) -> None:
    if not state.is_living(state.active) and not (state.moon is not None and state.moon.is_barrier()):
        raise wrong_frame(frame, "frame-dead-rolls")
    if frame[0] == frames.DICE:
        _, number, kept, purpose, is_second = frame
        in_all = number + len(dice.ROLL_FACES[kept])
        if not 1 <= number <= dice.MOST_DICE or in_all > dice.MOST_DICE:
            raise wrong_frame(frame, "frame-number-of-dice", most=dice.MOST_DICE)
        if kept and not is_second and not (state.moon is not None and state.moon.is_sword_drawn):
            raise wrong_frame(frame, "frame-kept-in-first-roll")
        _check_number_of_dice(state, frame, in_all, purpose)
        return
    if frame[0] == frames.DICE_CHOICE:
        in_all = len(dice.ROLL_FACES[frame[1]])
        if not 1 <= in_all <= dice.MOST_REROLLED:
            raise wrong_frame(frame, "frame-number-of-dice", most=dice.MOST_REROLLED)
        _check_number_of_dice(state, frame, in_all, frame[2])
        return
    roll, chosen = frame[1:3]
    if frame[0] == frames.DEFEAT:
        if not any(falling & chosen == chosen for falling in falling_sets(state, roll)):
            raise wrong_frame(frame, "frame-cannot-fall")
    elif not chosen or not tokens_wanted(state, roll, chosen, unpacked(frame[3])):
        raise wrong_frame(frame, "frame-cannot-fall")

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
from fatsi.rules.colours import COLOURS
from fatsi.rules.errors import InvalidSetup
from fatsi.rules.exorcism import exorcism_dice, falling_sets, tokens_wanted, unpacked
from fatsi.rules.geometry import CENTRE, LINES, SEATS, SIDES, SPACES, TILES
from fatsi.rules.hooks import hooks
from fatsi.rules.moon.consistency import BEFORE_FIRST_TURN, check_moon, moon_frame_problem
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


def _fail(part: str, message: str) -> InvalidSetup:
    return InvalidSetup(part, message)


def _check_seats(state: State) -> None:
    for seat in SEATS:
        side = SIDES[seat]
        holds = any(state.tao[seat * 5 : seat * 5 + 5]) or state.held_buddhas[seat] or state.power_tokens[seat]
        holds = holds or state.yin_yang >> seat & 1
        if not state.table.is_player[seat]:
            if holds:
                raise _fail(side, "a neutral board holds nothing but Qi")
            if state.position[seat] >= 0:
                raise _fail(side, "a neutral board has no Taoist")
        elif not state.qi[seat]:
            if holds:
                raise _fail(side, "a dead Taoist holds nothing")
            if state.position[seat] != state.table.cemetery:
                raise _fail(side, f"a dead Taoist lies on the Cemetery, at {TILES[state.table.cemetery]}")
        elif state.position[seat] < 0:
            raise _fail(side, "the Taoist stands nowhere")


def _check_result(state: State) -> None:
    """Check that a game goes on or is over as its position has it."""
    are_all_dead = not any(state.qi[seat] for seat in state.table.seats)
    is_village_lost = state.haunted.bit_count() >= state.table.haunted_limit
    if state.result is None:
        if are_all_dead:
            raise _fail("seats", "all Taoists are dead, so the game is over")
        if is_village_lost:
            raise _fail("haunted", f"the game is over at {state.table.haunted_limit} haunted tiles")
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
        reason = "an incarnation is undefeated" if state.result.won else "nothing in the position shows it"
        raise _fail("result", f"{state.result.reason} does not fit: {reason}")


def _check_supplies(state: State) -> None:
    for colour, left in enumerate(state.supply):
        if left < 0:
            raise _fail("tao", f"there are only 4 {COLOURS[colour]} Tao tokens")
    if state.qi_supply < 0:
        raise _fail("qi", "there are only 20 Qi tokens")
    if state.temple_buddhas < 0:
        raise _fail("buddhas", "there are only 2 Buddhas")
    if state.centre_tokens < 0:
        raise _fail("power-tokens", "more Power tokens are held than this number of players has")


def _check_ghosts(state: State) -> None:
    for space, card in enumerate(state.ghosts):
        name = SPACES[space]
        has_figure = state.figures[space] != NO_FIGURE
        if has_figure != state.facts.is_haunter[card]:
            raise _fail("ghosts", f"{name}: only haunters have a figure")
        if state.dormant >> space & 1:
            if not state.facts.has_lasting_stone[card]:
                raise _fail("ghosts", f"{name}: only a ghost with a lasting left stone can be dormant")
            if (
                not any(frame[0] == frames.LEFT_STONE and frame[1] == space for frame in state.stack)
                and not state.result
                # The Armour of Truth keeps a stone from ever coming into force.
                and state.moon is None
            ):
                raise _fail("ghosts", f"{name}: dormant, but its left stone is not pending")
        if card and state.buddhas >> space & 1 and not (state.table.first_edition and state.facts.needs_buddha[card]):
            raise _fail("buddhas", f"a ghost lies on {name}")
    if state.caught and (state.table.first_edition or not any(state.facts.needs_buddha[card] for card in state.ghosts)):
        raise _fail("ghosts", "nothing in play can be caught by a Buddha")
    if state.powers_lost and not state.table.first_edition:
        raise _fail("powers-lost", "powers are lost for good in the first edition only")
    if state.mantra >= 0:
        if not state.ghosts[state.mantra]:
            raise _fail("mantra", "there is no ghost under the marker")
        if state.table.mantra_seat < 0 or state.powers_off >> state.table.mantra_seat & 1:
            raise _fail("mantra", "the Enfeeblement Mantra is not among the active powers")


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
        raise _fail("deck", f"this game has {total} incarnations in all, those in play and defeated included")
    if state.result is None and not in_play and not to_come and not in_hand and not _is_victory_pending(state):
        raise _fail("deck", "no incarnation is in play or to come, so the game is over")
    if len(state.unseen_incarnations) < to_come:
        raise _fail("deck", "more incarnations are to come than there are unseen")
    known = 0 if state.moon is None else len(state.moon.bottom)
    if known > state.deck[-1]:
        raise _fail("bottom", "more cards are known to lie at the bottom than lie there")
    if len(state.unseen) < sum(state.deck) - known:
        raise _fail("deck", f"{sum(state.deck)} ghosts in the deck, but only {len(state.unseen)} have not been seen")
    removed = len(state.table.setup.ghosts) - sum(state.table.setup.deck)
    if len(state.unseen) - removed < sum(state.deck) - known:
        raise _fail("deck", f"{removed} ghosts were put aside at the start, so that fewer are in the deck")
    is_empty = is_deck_empty(state)
    if state.result is None and is_empty and (in_play or in_hand):
        raise _fail("deck", "the last card is drawn and an incarnation undefeated, so the game is over")


def _is_victory_pending(state: State) -> bool:
    return any(frame[0] == frames.VICTORY for frame in state.stack)


def _check_turn(state: State) -> None:
    me = state.active
    if state.fresh_buddhas > state.held_buddhas[me]:
        raise _fail("fresh-buddhas", "more than the active Taoist holds")
    if not 0 <= state.helps <= 2 or not 0 <= state.exorcisms <= 2 or state.helps + state.exorcisms > 2:
        raise _fail("helps", "a turn has at most two actions")
    has_acted = state.helps + state.exorcisms > 0
    if has_acted and state.stage in (BEFORE_MOVE, MOVED):
        raise _fail("stage", "after an action the stage is acted, or later")
    if state.stage == ACTED and not has_acted:
        raise _fail("stage", "acted without an action")
    if (state.action_tile >= 0) != has_acted:
        raise _fail("action-tile", "is the tile of the turn's first action, and only there if there was one")
    if state.stage == PICKING_UP and state.position[me] != CENTRE:
        raise _fail("stage", "Power tokens are picked up on the centre tile")
    for seat in SEATS:
        if state.borrowed >> seat & 1 and state.table.is_player[seat]:
            raise _fail("borrowed", f"{SIDES[seat]} is not a neutral board")
    is_yang = bool(state.stack) and state.stack[0][0] in _YANG
    if not is_yang and state.result is None and (state.stage or state.used or state.borrowed or has_acted):
        raise _fail("stage", "nothing has happened in Yang before it begins")


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
            raise _fail("pending", "nothing is pending when the game is over")
        return
    if not state.stack or state.stack[0][0] not in _BOTTOM:
        raise _fail("pending", "ends with yang, end-turn, after-yin, next-turn or turn")
    bottom = state.stack[0][0]
    if state.moon is None and any(frame[0] >= frames.FIRST_OF_MOON for frame in state.stack):
        raise _fail("pending", "belongs to White Moon, which this game is without")
    for frame in state.stack[1:]:
        kind = frame[0]
        name = frames.KINDS[kind].id
        if kind in _BOTTOM:
            raise _fail("pending", f"{name} can only come last")
        if bottom == frames.TURN and kind not in BEFORE_FIRST_TURN:
            raise _fail("pending", "a turn that is to begin has nothing before it")
        if kind in (_ONLY_IN_YIN if bottom in _YANG else _ONLY_IN_YANG):
            raise _fail("pending", f"{name} does not happen in this phase")
    if bottom in (frames.YANG, frames.END_TURN) and not state.table.is_player[state.active]:
        raise _fail("pending", "a neutral board has no Yang")
    cards_in_hand = [frame[1] for frame in state.stack if frame[0] == frames.PLACE]
    if len(cards_in_hand) > 1:
        raise _fail("pending", "only one card at a time is drawn")
    for depth, frame in enumerate(state.stack):
        problem = _frame_problem(state, frame, is_top=depth == len(state.stack) - 1)
        if frame[0] >= frames.FIRST_OF_MOON and not problem:
            problem = moon_frame_problem(state, frame)
        if problem:
            raise _fail("pending", f"{frames.KINDS[frame[0]].id}: {problem}")
    kind = state.stack[-1][0]
    is_named = frames.ANSWERED_BY[kind] == frames.NAMED_SEAT_ANSWERS and kind not in _DEAD_MAY_ANSWER
    if is_named and not state.is_living(state.stack[-1][1]):
        raise _fail("pending", f"{frames.KINDS[kind].id}: nobody alive sits there")
    if frames.ANSWERED_BY[kind] not in (frames.NOBODY, frames.CHANCE_ANSWERS):
        choices = frames.CHOICES[kind]
        assert choices is not None
        if not choices(state, state.stack[-1]):
            raise _fail("pending", f"{frames.KINDS[kind].id}: there is nothing to choose")


def _frame_problem(state: State, frame: frames.Frame, *, is_top: bool) -> str:
    """Return what is wrong with a frame's arguments in this position, or nothing."""
    kind = frame[0]
    if kind in _QUESTIONS and not is_top and kind not in _MAY_WAIT:
        return "a question must be answered before anything else: it comes first"
    if kind == frames.YANG:
        return "" if state.is_living(state.active) else "the active Taoist is dead"
    if kind == frames.END_TURN:
        return "the active Taoist is alive" if state.is_living(state.active) else ""
    if kind in _VILLAGERS_QUESTIONS and not state.is_living(state.active):
        return "a dead Taoist asks nobody for help"
    if kind in (frames.LIFT, frames.SET_DOWN) and 0 not in state.ghosts:
        return "there is no free space to move a ghost to"
    if kind == frames.PAY:
        return "the active board pays itself" if state.qi[state.active] else ""
    if kind == frames.REVIVE:
        if state.table.cemetery < 0:
            return "there is no Cemetery in this village"
        if state.haunted >> state.table.cemetery & 1:
            return "the Cemetery is haunted"
        can_villager = state.moon is not None and bool(hooks.dead_villagers(state))
        return "" if state.qi_supply or can_villager else "there is no Qi left to return with"
    if kind == frames.DRAW:
        if 0 not in state.ghosts:
            return "all spaces are full"
        return "the deck is empty" if is_deck_empty(state) else ""
    if kind == frames.PLACE:
        return "" if 0 in state.ghosts else "all spaces are full"
    if kind in (frames.HAUNTER, frames.TORMENTOR, frames.TAO_TAKER):
        acts = {
            frames.HAUNTER: state.facts.is_haunter,
            frames.TORMENTOR: state.facts.is_tormentor,
            frames.TAO_TAKER: state.facts.takes_tao_in_yin,
        }[kind]
        return "" if acts[frame[2]] else f"{BY_NUMBER[frame[2]].id} has no such stone"
    if kind == frames.LEFT_STONE:
        if state.ghosts[frame[1]] != frame[2]:
            return f"{BY_NUMBER[frame[2]].id} does not lie on {SPACES[frame[1]]}"
        has_stone = frame[3] < len(state.facts.left[frame[2]])
        return "" if has_stone else f"{BY_NUMBER[frame[2]].id} has fewer left stones"
    if kind in _CURSE_ROLLS:
        if frame[1] == frames.CEMETERY_LINE:
            if state.stack[0][0] not in _YANG:
                return "the Cemetery helps in Yang only"
            if state.table.cemetery < 0:
                return "there is no Cemetery in this village"
            if state.haunted >> state.table.cemetery & 1:
                return "the Cemetery is haunted already"
        return ""
    if kind in (frames.CURSES, frames.CURSE_ORDER, frames.REWARDS, frames.REWARD_ORDER):
        return _fallen_problem(state, frame)
    if kind in _SOURCES_OF_DICE:
        return _dice_problem(state, frame)
    if kind == frames.TO:
        if not state.is_living(frame[1]):
            return "nobody alive sits there"
        is_own_in_solo = state.table.players == 1 and not frame[2]
        return "" if frame[1] != state.active or is_own_in_solo else "the active Taoist moves by himself"
    if kind == frames.SET_DOWN:
        return "" if state.ghosts[frame[1]] else "there is no ghost to move"
    if kind == frames.TAKE:
        return "" if 1 <= frame[1] <= 2 and state.is_living(state.active) else "1 or 2 tokens, for a living Taoist"
    if kind == frames.GAIN:
        return "" if state.is_living(state.active) else "a dead Taoist gets nothing"
    return ""


# The dead choose their heirs, and who died in his turn still leads Su-Ling at its end.
_DEAD_MAY_ANSWER = (frames.BEQUEATH, frames.SU_LING, frames.SU_LING_CRYSTAL)
# Questions that may wait for others: a villager to be turned up, heirs, a rescue before the first turn.
_MAY_WAIT = frozenset((frames.REVEAL, frames.SETUP_RESCUE, frames.GRANT_ARTIFACT, frames.BEQUEATH, frames.KILL))
_QUESTIONS = frozenset(
    kind.index for kind in frames.KINDS if kind.answered_by != frames.NOBODY and kind.index != frames.YANG
)


def _fallen_problem(state: State, frame: frames.Frame) -> str:
    pairs = [(frame[at], frame[at + 1]) for at in range(1, len(frame), 2)]
    least = 2 if frame[0] in (frames.CURSE_ORDER, frames.REWARD_ORDER) else 1
    if not least <= len(pairs) <= 2 or len({space for space, _ in pairs}) < len(pairs):
        return "names one or two ghosts, of different spaces"
    stones = (
        state.facts.has_curse
        if frame[0] in (frames.CURSES, frames.CURSE_ORDER)
        else tuple(map(bool, state.facts.rewards))
    )
    for _, card in pairs:
        if not stones[card]:
            return f"{BY_NUMBER[card].id} has no such stone"
        if card in state.ghosts:
            return f"{BY_NUMBER[card].id} is still in play"
    return ""


def _wrong_number_of_dice(state: State, number: int, purpose: int) -> str:
    there = exorcism_dice(state) if purpose == frames.FOR_EXORCISM else herbalist_dice(state)
    if state.moon is not None and state.moon.is_barrier():
        there = dice.MOST_DICE
    return "" if number == there else f"the Taoist rolls {there} dice for this"


def _dice_problem(state: State, frame: frames.Frame) -> str:
    if not state.is_living(state.active) and not (state.moon is not None and state.moon.is_barrier()):
        return "a dead Taoist rolls nothing"
    if frame[0] == frames.DICE:
        _, number, kept, purpose, is_second = frame
        in_all = number + len(dice.ROLL_FACES[kept])
        if not 1 <= number <= dice.MOST_DICE or in_all > dice.MOST_DICE:
            return f"1 to {dice.MOST_DICE} dice are rolled"
        if kept and not is_second and not (state.moon is not None and state.moon.is_sword_drawn):
            return "dice are kept in a second roll only"
        return _wrong_number_of_dice(state, in_all, purpose)
    if frame[0] == frames.DICE_CHOICE:
        in_all = len(dice.ROLL_FACES[frame[1]])
        if not 1 <= in_all <= dice.MOST_REROLLED:
            return "1 to 3 dice can be rolled again"
        return _wrong_number_of_dice(state, in_all, frame[2])
    sets = falling_sets(state, frame[1])
    if frame[0] == frames.DEFEAT:
        chosen = frame[2]
        return "" if any(falling & chosen == chosen for falling in sets) else "these ghosts cannot fall to this roll"
    _, roll, chosen, spent = frame
    if not chosen or not tokens_wanted(state, roll, chosen, unpacked(spent)):
        return "these ghosts cannot fall to this roll and these tokens"
    return ""

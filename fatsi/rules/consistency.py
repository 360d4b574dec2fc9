"""What makes a position impossible: for positions that somebody wrote down by hand.

Positions that come from play are consistent by construction; the properties in the tests check that
this module agrees.
"""

from __future__ import annotations

from fatsi.rules.arrival import LeftStones, Place, cards_in_hand
from fatsi.rules.cards import IS_INCARNATION
from fatsi.rules.colours import BUDDHAS, COLOURS, QI_TOKENS, TAO_PER_COLOUR
from fatsi.rules.ending import Victory
from fatsi.rules.errors import InvalidSetup, several
from fatsi.rules.geometry import CENTRE, LINES, NO_FIGURE, SEATS, SIDES, SPACES, TILES
from fatsi.rules.moon.checks import check_moon
from fatsi.rules.moon.families import DEAD_THAT_LOSE
from fatsi.rules.registry import declared
from fatsi.rules.scoring import ALL_DEAD, DECK_EXHAUSTED, LINE_LOST, VILLAGE_LOST, VILLAGERS_DEAD, WON
from fatsi.rules.state import State
from fatsi.rules.steps import AFTER_TURN, BEFORE_FIRST_TURN, YANG, Chance, Decision, Question, Step
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
    _check_steps(state)


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
    is_one_to_come = state.incarnations_to_come() > 0
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
                not any(isinstance(step, LeftStones) and step.space == space for step in state.stack)
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
    total = state.incarnations_in_all()
    # One that is drawn but not placed yet is neither in play nor to come.
    in_hand = sum(1 for card in cards_in_hand(state.stack) if IS_INCARNATION[card])
    in_hand += state.expansion.incarnations_on_top(state)
    if state.defeated + in_play + to_come + in_hand > total:
        raise InvalidSetup("deck", "too-many-incarnations", most=total)
    if state.result is None and not in_play and not to_come and not in_hand and not _is_victory_pending(state):
        raise InvalidSetup("deck", "over-no-incarnation")
    if len(state.unseen_incarnations) < to_come:
        raise InvalidSetup("deck", "too-many-incarnations-to-come")
    known = 0 if state.moon is None else len(state.moon.bottom)
    if known > state.deck[-1]:
        raise InvalidSetup("bottom", "too-many-at-bottom")
    if len(state.unseen) < state.ghosts_left() - known:
        raise InvalidSetup("deck", "too-many-in-deck", given=state.ghosts_left(), most=len(state.unseen))
    removed = len(state.table.setup.ghosts) - sum(state.table.setup.deck)
    if len(state.unseen) - removed < state.ghosts_left() - known:
        raise InvalidSetup("deck", "put-aside", number=removed)
    is_empty = state.is_deck_empty()
    if state.result is None and is_empty and (in_play or in_hand):
        raise InvalidSetup("deck", "over-deck-empty")


def _is_victory_pending(state: State) -> bool:
    return any(isinstance(step, Victory) for step in state.stack)


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
    # A barrier is raised between two turns: it has the dice of Yang.
    is_yang = bool(state.stack) and state.stack[0].closes in (YANG, AFTER_TURN)
    if not is_yang and state.result is None and (state.stage or state.used or state.borrowed or has_acted):
        raise InvalidSetup("stage", "yang-not-begun")


# --- what is still to be done ---------------------------------------------------------------------------


def _check_steps(state: State) -> None:
    if state.result is not None:
        if state.stack:
            raise InvalidSetup("pending", "nothing-pending-after-the-end")
        return
    if not state.stack or not state.stack[0].closes:
        known = several(step.id for step in declared(Step).values() if step.closes)
        raise InvalidSetup("pending", "wrong-last-frame", known=known)
    phase = state.stack[0].closes
    for step in state.stack:
        if state.moon is None and step.is_moon:
            raise InvalidSetup("pending", "of-white-moon", given=step.id)
    for step in state.stack[1:]:
        if step.closes:
            raise step.wrong("frame-only-last")
        if not step.phases & phase:
            raise step.wrong("frame-before-turn" if phase == BEFORE_FIRST_TURN else "frame-in-wrong-phase")
    if phase == YANG and not state.table.is_player[state.active]:
        raise InvalidSetup("pending", "neutral-board-yang")
    if sum(1 for step in state.stack if isinstance(step, Place)) > 1:
        raise InvalidSetup("pending", "two-cards-drawn")
    for step in state.stack:
        _check_step(state, step)
    _check_question(state, state.stack[-1])


def _check_step(state: State, step: Step) -> None:
    """Raise `InvalidSetup` if a step or its arguments are wrong in this position."""
    if isinstance(step, Question) and step is not state.stack[-1] and not step.may_wait:
        raise step.wrong("frame-question-waits")
    if step.needs_living_active and not state.is_living(state.active):
        raise step.wrong(step.needs_living_active)
    step.check(state)


def _check_question(state: State, step: Step) -> None:
    """Raise `InvalidSetup` if nobody can answer what is asked first."""
    if isinstance(step, Decision):
        if not step.dead_may_answer and not state.is_living(step.actor(state)):
            raise step.wrong("frame-nobody-alive")
        if not step.choices(state):
            raise step.wrong("frame-nothing-to-choose")
    elif isinstance(step, Chance) and not step.outcomes(state):
        raise step.wrong("frame-nothing-to-choose")

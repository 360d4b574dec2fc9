"""How good a position is for the Taoists: one number, from what lies on the table.

What counts: how near the village is to being lost and who is about to haunt it, the Qi of everybody, what the ghosts
in play do and withhold, which of them can be reached and beaten before they act, tokens, Buddhas, incarnations. The
draws to come are not looked into. The weights are those of `fatsi.bots.weights`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fatsi.bots.moonlight import cost_of_a_death, moonlight
from fatsi.bots.prospects import Exorcist, Prospect, chance_to_beat, exorcists, prospect
from fatsi.bots.weights import DEFAULT, WON, Weights
from fatsi.rules.cards import IS_INCARNATION
from fatsi.rules.geometry import LINES, SEATS
from fatsi.rules.powers import FAVOURITE, MOUNTAIN
from fatsi.rules.state import ON_STEP, State

_ROUND: Final = 4
_CURSE_FACE: Final = 1 / 6
_REROLLED_CURSE: Final = 0.45  # what is left of a curse's harm to who may reroll it
_SAME_ROLL: Final = 0.5  # a second ghost faced from a corner falls about so much less often than alone
_TAO_WITHOUT_LOSS: Final = 5


def evaluate(state: State, weights: Weights = DEFAULT, *, is_turn_over: bool = True) -> float:
    """Return what a position is worth, the higher the better for the players.

    `is_turn_over` tells whether the active Taoist has done all that he will do in this turn.

    >>> import random
    >>> from fatsi.rules import Setup
    >>> state = State.new(Setup().dealt(random.Random(1)))
    >>> richer = state.copy()
    >>> richer.qi[0] += 1
    >>> evaluate(richer) > evaluate(state)
    True
    """
    if state.result is not None:
        return WON if state.result.won else -WON
    return _possessions(state, weights) - _withheld(state, weights) - _ghosts(state, weights, is_turn_over=is_turn_over)


def _at(values: tuple[float, ...], number: int) -> float:
    return values[number] if number < len(values) else values[-1]


# --- what the players have ------------------------------------------------------------------------------


def _possessions(state: State, w: Weights) -> float:
    total = w.yin_yang * state.yin_yang.bit_count()
    is_player = state.table.is_player
    for seat in SEATS:
        total += _at(w.qi if is_player[seat] else w.neutral_qi, state.qi[seat])
        if is_player[seat]:
            tokens = sum(state.tao[seat * 5 : seat * 5 + 5])
            spare = max(0, tokens - _TAO_WITHOUT_LOSS)
            total += w.tao * (tokens - spare) + w.spare_tao * spare
    total += w.held_buddha * sum(state.held_buddhas) + w.placed_buddha * state.buddhas.bit_count()
    total += w.power_token * sum(state.power_tokens) + w.centre_token * state.centre_tokens
    total += w.defeated * state.defeated
    for tile, villager in enumerate(state.table.tiles):
        if state.haunted >> tile & 1:
            total -= w.tile_help[villager]
    if state.moon is not None:
        total += moonlight(state, w)
    return total


def _withheld(state: State, w: Weights) -> float:
    """Return the cost of dice, tokens and powers that ghosts hold back."""
    cost = _at(w.stolen_dice, state.stolen_dice)
    if state.tao_off:
        cost += w.tao_off
    if state.white_off:
        cost += w.white_off
    for seat in state.table.seats:
        if state.qi[seat] and state.powers_off >> seat & 1:
            cost += w.power_off
    return cost


# --- what the ghosts do ---------------------------------------------------------------------------------


class _Ghost(NamedTuple):
    """A ghost in play: what it costs to have it there, and what its board's next Yin will cost with it."""

    burden: float
    stake: float
    haunts: float  # the probability that it haunts in that Yin
    space: int
    yin: int  # turns until that Yin
    prospect: Prospect


def _ghosts(state: State, w: Weights, *, is_turn_over: bool) -> float:
    """Return the expected cost of the ghosts in play over the coming round."""
    left = state.table.haunted_limit - state.haunted.bit_count()
    haunting = min(w.most_haunting, w.tiles_left[left - 1] - w.tiles_left[left])
    in_play = [
        _ghost(state, w, space, card, haunting, is_turn_over=is_turn_over)
        for space, card in enumerate(state.ghosts)
        if card
    ]
    # Those that matter most get the best of the Taoists, one attempt each.
    in_play.sort(key=lambda ghost: (-ghost.stake - ghost.burden - ghost.haunts * haunting, ghost.space))
    free = exorcists(state, is_turn_over=is_turn_over)
    reachable = w.reachable if is_turn_over else w.reachable_now
    busy: list[tuple[Exorcist, int]] = []
    cost = 0.0
    lost = 0.0
    hauntings: list[float] = []
    stays = [1.0] * 4  # the probability that no ghost of a board is beaten before its Yin
    for ghost in in_play:
        danger = ghost.stake + ghost.haunts * haunting
        in_time, in_round = _best_attempt(state, reachable, ghost, danger, free, busy)
        stays[ghost.space // 3] *= 1 - in_time
        cost += ghost.stake * (1 - in_time) + ghost.burden * (1 - reachable * in_round)
        if ghost.haunts:
            probability = ghost.haunts * (1 - in_time)
            if all(state.haunted >> tile & 1 for tile in LINES[ghost.space]):
                lost += probability
            else:
                hauntings.append(probability)
    cost += min(1.0, lost) * WON + _cost_of_hauntings(w, left, hauntings)
    return cost + _crowds(state, w, stays)


def _best_attempt(
    state: State,
    reachable: float,
    ghost: _Ghost,
    danger: float,
    free: list[Exorcist],
    busy: list[tuple[Exorcist, int]],
) -> tuple[float, float]:
    """Send the Taoist whose attempt is worth most; return its chance if it comes before the ghost acts, and at all."""
    best = 0.0
    chosen: Exorcist | None = None
    in_time = in_round = 0.0
    for exorcist in free:
        chance = chance_to_beat(state, exorcist, ghost.prospect)
        if chance:
            is_in_time = exorcist.turn < ghost.yin
            worth = chance * (reachable * ghost.burden + (danger if is_in_time else 0.0))
            if worth > best:
                best, chosen = worth, exorcist
                in_time, in_round = chance if is_in_time else 0.0, chance
    if chosen is not None:
        free.remove(chosen)
        busy.append((chosen, ghost.prospect.tile))
        return in_time, in_round
    # From a corner one roll goes for two ghosts.
    for exorcist, tile in busy:
        if tile == ghost.prospect.tile:
            chance = _SAME_ROLL * chance_to_beat(state, exorcist, ghost.prospect)
            return chance if exorcist.turn < ghost.yin else 0.0, chance
    return 0.0, 0.0


def _ghost(state: State, w: Weights, space: int, card: int, haunting: float, *, is_turn_over: bool) -> _Ghost:
    facts = state.facts
    seen = prospect(state, space)
    board = space // 3
    burden = w.ghost + _at(w.hardness, seen.target.least_need())
    stake = haunts = 0.0
    if seen.target.is_immune:
        burden += w.dice_immune
    is_still = state.moon is not None and state.moon.su_ling == space
    if facts.acts_in_yin[card] and not is_still:
        if facts.is_haunter[card]:
            burden += w.haunter
            victims = 0.0 if state.moon is None else _victims(state, space)
            if state.figures[space] != ON_STEP:
                burden += w.haunter_on_card * haunting
            elif victims:
                stake += victims * cost_of_a_death(state, w)
            else:
                haunts = 1.0
        if facts.is_tormentor[card]:
            burden += w.tormentor
            share = _curse_share(state, board)
            stake += share * _cost_of_curse(state, w, board)
            haunts = max(haunts, share * _CURSE_FACE)
        if facts.takes_tao_in_yin[card]:
            stake += w.tao * sum(1 for seat in state.table.seats if any(state.tao[seat * 5 : seat * 5 + 5]))
        if state.moon is not None:
            stake += _moon_stake(state, w, card)
            burden += w.devourer * bool(stake)
    if IS_INCARNATION[card]:
        burden += w.incarnation
        if len(state.deck) == 1:
            stake += w.deadline * max(0, w.last_cards - state.deck[0])
        if facts.needs_buddha[card] and not seen.is_open:
            burden -= w.buddha_for_uncatchable * (state.buddhas.bit_count() + sum(state.held_buddhas))
    # The active board's own Yin is a round away, or over.
    return _Ghost(burden, stake, haunts, space, (board - state.active) % _ROUND or _ROUND, seen)


def _victims(state: State, space: int) -> int:
    """Return how many villagers a haunting would kill: those on the first active tile."""
    assert state.moon is not None
    for tile in LINES[space]:
        if not state.haunted >> tile & 1:
            return len(state.moon.stacks[tile])
    return 0


def _moon_stake(state: State, w: Weights, card: int) -> float:
    """Return the cost of the middle stones of White Moon in one Yin."""
    known = state.facts.card[card]
    assert known is not None
    stake = 0.0
    for stone in known.middle:
        if stone in ("devourer", "kill-visible-villager"):
            stake += cost_of_a_death(state, w)
        elif stone == "ghost":
            stake += w.arrival
    return stake


# --- what follows from them -----------------------------------------------------------------------------


def _cost_of_hauntings(w: Weights, left: int, hauntings: list[float]) -> float:
    """Return the expected cost of the tiles haunted now and in the coming round, by how many more lose the game."""
    # The probability of each number of hauntings, all beyond the last counted as the last.
    number = [1.0] + [0.0] * left
    for probability in hauntings:
        for n in range(left, 0, -1):
            stays = number[n] if n == left else number[n] * (1 - probability)
            number[n] = stays + number[n - 1] * probability
        number[0] *= 1 - probability
    return sum(probability * w.tiles_left[left - n] for n, probability in enumerate(number))


def cost_of_qi(state: State, w: Weights, board: int) -> float:
    """Return the cost of a Qi lost by a board; a possessed one has it paid by a Taoist, the one who misses it least."""
    if state.qi[board]:
        values = w.qi if state.table.is_player[board] else w.neutral_qi
        return _at(values, state.qi[board]) - _at(values, state.qi[board] - 1)
    return min(
        _at(w.qi, state.qi[seat]) - _at(w.qi, state.qi[seat] - 1) for seat in state.table.seats if state.qi[seat]
    )


def _curse_share(state: State, board: int) -> float:
    """Return how much of a Curse die's harm a board feels: its Taoist's power may avert it."""
    if state.is_living(board) and not state.powers_off >> board & 1:
        power = state.table.powers[board]
        if power == MOUNTAIN:
            return 0.0
        if power == FAVOURITE:
            return _REROLLED_CURSE
    return 1.0


def _cost_of_curse(state: State, w: Weights, board: int) -> float:
    """Return the expected cost of a Curse die but for its haunting."""
    tokens = sum(state.tao[board * 5 : board * 5 + 5])
    return _CURSE_FACE * (w.arrival + w.tao * tokens + cost_of_qi(state, w, board))


def _crowds(state: State, w: Weights, stays: list[float]) -> float:
    """Return the cost of boards that fill up: full ones are overrun in their Yin, though no ghost comes then."""
    cost = 0.0
    for board in SEATS:
        number = 3 - state.ghosts[3 * board : 3 * board + 3].count(0)
        cost += w.crowded[number]
        if number == 3:
            cost += stays[board] * (cost_of_qi(state, w, board) - (w.arrival if state.is_living(board) else 0.0))
    return cost

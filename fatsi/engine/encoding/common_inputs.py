"""Inputs about what all share: the supply, the deck, how far the turn has come, what is pending."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fatsi.engine.encoding.input_names import COLOURS_SEEN
from fatsi.engine.symmetry import View
from fatsi.rules.arrival import Arrive, DrawCard
from fatsi.rules.cards import FIRST_INCARNATION, FIRST_WHITE_MOON_INCARNATION, IS_INCARNATION
from fatsi.rules.qi import LoseQi, PayForBoard
from fatsi.rules.rewards import CurseOrder, Curses, RewardOrder, Rewards
from fatsi.rules.state import State
from fatsi.rules.steps import Step
from fatsi.rules.yang import Yang
from fatsi.rules.yin import Haunter, Overrun, Tormentor

_DECK_STEPS: Final = [1, 2, 3, 4, 5, 7, 9, 12, 16, 20, 25, 30, 36, 42]
_BASE_INCARNATIONS: Final = 10


def _names() -> list[str]:
    return [
        *(f"circle-{colour}" for colour in COLOURS_SEEN),
        *(f"supply-{colour}" for colour in COLOURS_SEEN),
        "qi-supply",
        "temple>=1",
        "temple>=2",
        "centre-tokens",
        *(f"haunted>={n}" for n in range(1, 5)),
        *(f"slack>={n}" for n in range(1, 5)),
        *(f"next-incarnation-in>={n}" for n in _DECK_STEPS),
        *(f"cards-left>={n}" for n in _DECK_STEPS),
        *(f"incarnations-to-come>={n}" for n in range(1, 5)),
        *(f"incarnations-in-play>={n}" for n in (1, 2)),
        *(f"unseen-incarnation{n}" for n in range(16)),
        *(f"unseen-{colour}/10" for colour in COLOURS_SEEN),
        *(f"players={n}" for n in range(1, 5)),
        "first-edition",
        "stolen>=1",
        "stolen>=2",
        "stolen>=3",
        "tao-off",
        "white-off",
        "powers-lost",
        "caught",
        *(f"defeated>={n}" for n in (1, 2, 3)),
        *(f"stage{n}" for n in range(5)),
        "helps>=1",
        "helps>=2",
        "exorcisms>=1",
        "exorcisms>=2",
        "used1",
        "used2",
        "used4",
        "on-action-tile",
        "is-yin",
        *(f"pending-{name}" for name in ("arrivals", "qi", "curses", "rewards", "haunters", "tormentors")),
    ]


NAMES: Final = tuple(_names())


def _steps(out: vec[u8], at: i64, value: i64) -> None:
    for k, step in enumerate(_DECK_STEPS):
        if value < step:
            break
        out[at + k] = 1


def write_common(state: State, me: i64, view: View, out: vec[u8], start: i64) -> None:
    table = state.table
    at = start
    if state.circle >= 0:
        out[at + view.colour_seen[state.circle]] = 1
    for c in range(5):
        out[at + 5 + view.colour_seen[c]] = u8(state.supply[c])
    out[at + 10] = u8(state.qi_supply)
    if state.temple_buddhas >= 1:
        out[at + 11] = 1
    if state.temple_buddhas >= 2:
        out[at + 12] = 1
    out[at + 13] = u8(state.centre_tokens)
    haunted: i64 = 0
    for tile in range(9):
        if state.haunted >> tile & 1:
            haunted += 1
    slack: i64 = table.haunted_limit - haunted
    for k in range(4):
        if haunted > k:
            out[at + 14 + k] = 1
        if slack > k:
            out[at + 18 + k] = 1
    deck = state.deck
    _steps(out, at + 22, deck[0])
    left: i64 = 0
    for part in deck:
        left += part
    to_come: i64 = len(deck) - 1
    _steps(out, at + 36, left + to_come)
    in_play: i64 = 0
    for card in state.ghosts:
        if IS_INCARNATION[card]:
            in_play += 1
    for k in range(4):
        if to_come > k:
            out[at + 50 + k] = 1
    if in_play >= 1:
        out[at + 54] = 1
    if in_play >= 2:
        out[at + 55] = 1
    for card in state.unseen_incarnations:
        number: i64 = card - FIRST_INCARNATION
        if card >= FIRST_WHITE_MOON_INCARNATION:
            number = card - FIRST_WHITE_MOON_INCARNATION + _BASE_INCARNATIONS
        out[at + 56 + number] = 1
    colour_of = state.facts.colour
    for card in state.unseen:
        c = colour_of[card]
        place: i64 = at + 72 + view.colour_seen[c]
        out[place] = u8(out[place] + 1)
    out[at + 77 + table.players - 1] = 1
    if table.first_edition:
        out[at + 81] = 1
    for k in range(3):
        if state.stolen_dice > k:
            out[at + 82 + k] = 1
        if state.defeated > k:
            out[at + 89 + k] = 1
    if state.tao_off:
        out[at + 85] = 1
    if state.white_off:
        out[at + 86] = 1
    if state.powers_lost:
        out[at + 87] = 1
    if state.caught:
        out[at + 88] = 1
    out[at + 92 + state.stage] = 1
    if state.helps >= 1:
        out[at + 97] = 1
    if state.helps >= 2:
        out[at + 98] = 1
    if state.exorcisms >= 1:
        out[at + 99] = 1
    if state.exorcisms >= 2:
        out[at + 100] = 1
    if state.used & 1:
        out[at + 101] = 1
    if state.used & 2:
        out[at + 102] = 1
    if state.used & 4:
        out[at + 103] = 1
    if state.action_tile >= 0 and state.position[state.active] == state.action_tile:
        out[at + 104] = 1
    if state.stack and not isinstance(state.stack[0], Yang):
        out[at + 105] = 1
    for step in state.stack:
        pending = _kind_of_pending(step)
        if pending >= 0:
            out[at + 106 + pending] = u8(out[at + 106 + pending] + 1)


def _kind_of_pending(step: Step) -> i64:
    """Return which of the pending things a step is, or -1."""
    if isinstance(step, (Arrive, DrawCard, Overrun)):
        return 0
    if isinstance(step, (LoseQi, PayForBoard)):
        return 1
    if isinstance(step, (Curses, CurseOrder)):
        return 2
    if isinstance(step, (Rewards, RewardOrder)):
        return 3
    if isinstance(step, Haunter):
        return 4
    if isinstance(step, Tormentor):
        return 5
    return -1

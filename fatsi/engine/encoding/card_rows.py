"""What the engine sees of a card: its stones and resistance as a row of bytes, worked out once per set of cards."""

from __future__ import annotations

from typing import Final

from fatsi.rules.cards import (
    BY_NUMBER,
    IS_INCARNATION,
    STEALS_DIE,
    STOPS_ALL_POWERS,
    STOPS_POWER,
    STOPS_TAO,
    STOPS_WHITE,
)
from fatsi.rules.facts import CardFacts

CARD_NAMES: Final = (
    *(f"strength>={n}" for n in range(1, 6)),
    "haunter",
    "starts-on-step",
    "tormentor",
    "takes-tao-in-yin",
    "steals-die",
    "stops-tao",
    "stops-power",
    "stops-all-powers",
    "stops-white",
    "dice-immune",
    "needs-opposite-empty",
    "needs-buddha",
    "curse",
    "tao-1",
    "tao-2",
    "qi-or-yin-yang",
    "for-the-group",
    "incarnation",
    "left-ghost",
    "left-haunt",
    "left-lose-qi",
    "left-curse",
    "left-lose-tao",
    "devourer",
    "kills-villager",
    "shifts",
    "left-devour",
    "left-takes",
    "moon-crystal",
)
CARD_SIZE: Final = len(CARD_NAMES)
# After the inputs, a row has the resistance by colour: a compiled look-up in the card's own tuple would copy it.
_NO_CARD: Final = bytes(CARD_SIZE + 5)


def _describe(facts: CardFacts, number: int) -> bytes:
    card = facts.card[number]
    if card is None:
        return _NO_CARD
    lasting = facts.lasting[number]
    strength = max(facts.strength[number], 4 * facts.is_board_coloured[number])
    values = (
        *(strength >= n for n in range(1, 6)),
        facts.is_haunter[number],
        facts.starts_on_step[number],
        facts.is_tormentor[number],
        facts.takes_tao_in_yin[number],
        lasting & STEALS_DIE,
        lasting & STOPS_TAO,
        lasting & STOPS_POWER,
        lasting & STOPS_ALL_POWERS,
        lasting & STOPS_WHITE,
        facts.is_dice_immune[number],
        facts.needs_opposite_empty[number],
        facts.needs_buddha[number],
        facts.has_curse[number],
        "tao-1" in card.right,
        "tao-2" in card.right,
        "qi-or-yin-yang" in card.right,
        "qi-and-yin-yang" in card.right or "crystal-and-yin-yang" in card.right,
        IS_INCARNATION[number],
        "ghost" in card.left,
        "haunt" in card.left,
        "lose-qi" in card.left,
        "curse" in card.left,
        "group-lose-tao" in card.left,
        "devourer" in card.middle,
        "kill-visible-villager" in card.middle,
        "shift-clockwise" in card.middle or "ghost" in card.middle,
        "devour" in card.left or "kill-visible-villager" in card.left,
        "take-portal" in card.left or "take-su-ling" in card.left or "root-everyone" in card.left,
        "moon-crystal" in card.right,
    )
    assert len(values) == CARD_SIZE
    return bytes([1 if value else 0 for value in values]) + bytes(facts.resistance[number])


_described: Final[dict[int, tuple[CardFacts, list[bytes]]]] = {}


def describe_cards(facts: CardFacts) -> list[bytes]:
    """Return the row of each card number; those of one set of facts are worked out once."""
    known = _described.get(id(facts))
    if known is None or known[0] is not facts:
        if len(_described) > 50:
            _described.clear()
        known = (facts, [_describe(facts, number) for number in range(max(BY_NUMBER) + 1)])
        _described[id(facts)] = known
    return known[1]

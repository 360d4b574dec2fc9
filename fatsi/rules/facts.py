"""What the rules ask of cards at every turn, worked out from the table of cards and the stones that there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

# Imported for the stones that they declare.
from fatsi.rules import rewards  # noqa: F401
from fatsi.rules.cards import BOARD_COLOURED, BY_NUMBER, CARDS, STOPS_WHITE, Card
from fatsi.rules.colours import COLOUR_INDEX
from fatsi.rules.moon import crystals, devouring, incarnations  # noqa: F401
from fatsi.rules.registry import declared
from fatsi.rules.stones import LeftStone, RightStone, StandingStone
from fatsi.rules.yin import YinStone

if TYPE_CHECKING:
    from fatsi.rules.exorcism import Target

LEFT_STONES: Final = {stone_id: stone() for stone_id, stone in declared(LeftStone).items()}
RIGHT_STONES: Final = {stone_id: stone() for stone_id, stone in declared(RightStone).items()}
# The steps that carry out the middle stones that act in Yin, by the id of the stone.
YIN_STEPS: Final = {step.stone: step for step in sorted(declared(YinStone).values(), key=lambda step: step.rank)}

# The ids of all stones by their place on the card and what they are.
ARRIVAL_STONES: Final = tuple(LEFT_STONES)
LASTING_STONES: Final = tuple(stone_id for stone_id, stone in LEFT_STONES.items() if stone.withholds)
YIN_STONES: Final = tuple(YIN_STEPS)
STANDING_STONES: Final = tuple(declared(StandingStone))
CURSE_STONES: Final = tuple(stone_id for stone_id, stone in RIGHT_STONES.items() if stone.is_curse)
REWARD_STONES: Final = tuple(stone_id for stone_id, stone in RIGHT_STONES.items() if not stone.is_curse)
STONES_OF_PLACE: Final = {
    "left": ARRIVAL_STONES,
    "middle": YIN_STONES + STANDING_STONES,
    "right": CURSE_STONES + REWARD_STONES,
}

_SIZE: Final = max(BY_NUMBER) + 1


def _yin_stones(card: Card | None) -> tuple[tuple[YinStone, ...], ...]:
    """Return the steps of a card's middle stones that act in Yin, for each space."""
    kinds = [YIN_STEPS[stone] for stone in card.middle if stone in YIN_STEPS] if card else []
    number = card.number if card else 0
    return tuple(tuple(kind(space, number) for kind in kinds) for space in range(12))


class CardFacts:
    """What the rules ask of a card at every turn, by card number (0: no card), so that a look-up is an index."""

    __slots__ = (
        "acts_in_yin",
        "card",
        "colour",
        "has_condition",
        "has_curse",
        "has_lasting_stone",
        "has_reward",
        "is_board_coloured",
        "is_dice_immune",
        "is_haunter",
        "is_single_coloured",
        "is_tormentor",
        "lasting",
        "left",
        "left_stones",
        "needs_buddha",
        "needs_opposite_empty",
        "resistance",
        "reward_stones",
        "rewards",
        "starts_on_step",
        "strength",
        "takes_tao_in_yin",
        "targets",
        "yin_stones",
    )

    def __init__(self, cards: tuple[Card, ...]) -> None:
        by_number: list[Card | None] = [None] * _SIZE
        for a_card in cards:
            by_number[a_card.number] = a_card

        def has(place: str, *stones: str) -> tuple[bool, ...]:
            return tuple(c is not None and any(stone in getattr(c, place) for stone in stones) for c in by_number)

        self.card: Final = tuple(by_number)
        self.colour: Final = tuple(COLOUR_INDEX.get(c.colour, -1) if c else -1 for c in by_number)
        self.resistance: Final = tuple(c.resistance if c else (0, 0, 0, 0, 0) for c in by_number)
        self.strength: Final = tuple(sum(resistance) for resistance in self.resistance)
        self.is_board_coloured: Final = tuple(c is not None and c.colour == BOARD_COLOURED for c in by_number)
        self.is_single_coloured: Final = tuple(
            sum(1 for n in resistance if n) == 1 and resistance[colour] > 0
            for resistance, colour in zip(self.resistance, self.colour, strict=True)
        )
        self.is_haunter: Final = has("middle", "haunter")
        self.is_tormentor: Final = has("middle", "tormentor")
        self.takes_tao_in_yin: Final = has("middle", "group-lose-tao")
        self.acts_in_yin: Final = has("middle", *YIN_STONES)
        self.is_dice_immune: Final = has("middle", "dice-immune")
        self.needs_opposite_empty: Final = has("middle", "only-if-opposite-empty")
        self.needs_buddha: Final = has("middle", "only-if-caught-by-buddha")
        self.has_condition: Final = has("middle", "only-if-opposite-empty", "only-if-caught-by-buddha")
        self.starts_on_step: Final = has("left", "haunter-on-board")
        self.has_lasting_stone: Final = has("left", *LASTING_STONES)
        self.has_curse: Final = has("right", *CURSE_STONES)
        self.left: Final = tuple(c.left if c else () for c in by_number)
        self.left_stones: Final = tuple(tuple(LEFT_STONES[stone] for stone in left) for left in self.left)
        # By the space where it lies, too: steps that never change are made once.
        self.yin_stones: Final = tuple(_yin_stones(c) for c in by_number)
        self.rewards: Final = tuple(
            tuple(stone for stone in c.right if stone in REWARD_STONES) if c else () for c in by_number
        )
        self.reward_stones: Final = tuple(tuple(RIGHT_STONES[stone] for stone in right) for right in self.rewards)
        self.has_reward: Final = tuple(bool(stones) for stones in self.rewards)
        self.lasting: Final = tuple(
            sum(LEFT_STONES[stone].withholds for stone in c.left)
            # This one is no left stone: it holds from the moment that the incarnation lies there.
            + (STOPS_WHITE if "white-is-not-wild" in c.middle else 0)
            if c
            else 0
            for c in by_number
        )
        # Ghosts as targets of exorcisms, as far as they were met: `fatsi.rules.exorcism.target_at`.
        self.targets: Final[dict[int, Target]] = {}

    def lasting_stone(self, card: int) -> str:
        """Return the id of the lasting stone of a card that has one."""
        return next(stone for stone in self.left[card] if LEFT_STONES[stone].withholds)


PRINTED: Final = CardFacts(CARDS)

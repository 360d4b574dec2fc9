"""What an expansion may change: one class whose methods the base rules call, and which do nothing without one.

`State.expansion` holds the one in force. `fatsi.rules.moon.white_moon.WhiteMoon` overrides all of it; reading that
class tells everything that White Moon changes in the base rules. What it adds (stones, a tile, steps) is declared by
its own modules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fatsi.rules.arguments import Tokens

if TYPE_CHECKING:
    from fatsi.rules.actions import Action
    from fatsi.rules.exorcism import Target
    from fatsi.rules.refusals import Refusal
    from fatsi.rules.state import State
    from fatsi.rules.yin import YinStone


class Expansion:
    """The base game: nothing is changed."""

    __slots__ = ()

    # Whether a card of the deck may be known before it is drawn, and whether the choices of Yang are changed. These are
    # asked so often that an attribute is asked before the method is called.
    may_know_cards: bool = False
    changes_choices: bool = False

    # --- the game and its turns -----------------------------------------------------------------------------

    def begin_game(self, state: State) -> None:
        """Push what is to be done before the first turn."""

    def end_game(self, state: State) -> None:
        """Tidy up when the game is over; the stack still tells what was under way."""

    def begin_turn(self, state: State) -> None:
        """Forget what counts for one turn only."""

    def end_turn(self, state: State) -> None:
        """Push what is to be done between this turn and the next."""

    def add_score(self, state: State, items: dict[str, int]) -> None:
        """Add further items to the score."""

    # --- the deck -------------------------------------------------------------------------------------------

    def known_next_cards(self, state: State) -> tuple[int, ...]:
        """Return the card that is known to be drawn next, or nothing."""
        return ()

    def take_known_card(self, state: State) -> bool:
        """Take the card that was known to be next off the deck; return whether there was one."""
        return False

    def send_back(self, state: State, card: int) -> bool:
        """Put a card that was just drawn back into the deck, if something does so; return whether it did."""
        return False

    def incarnations_on_top(self, state: State) -> int:
        """Return how many incarnations lie on top of the deck without having been dealt into it."""
        return 0

    def extra_incarnations(self, state: State) -> int:
        """Return how many incarnations came into the game besides those of the deck."""
        return 0

    # --- ghosts ---------------------------------------------------------------------------------------------

    def stops_left_stones(self, state: State, card: int, space: int) -> bool:
        """Whether the left stones of a card that comes onto a space do not apply."""
        return False

    def card_laid(self, state: State, card: int, space: int) -> None:
        """A card has come to lie on a space."""

    def figure_on_step(self, state: State, space: int) -> None:
        """A haunting figure stands on the step now."""

    def holds_still(self, state: State, space: int) -> bool:
        """Whether the middle stones of the ghost on a space have no effect."""
        return False

    def order_in_yin(self, stones: list[YinStone]) -> bool:
        """Bring the middle stones of a board into an order other than that of the base game; return whether it did."""
        return False

    # --- the village ----------------------------------------------------------------------------------------

    def suffers_instead(self, state: State, tile: int) -> bool:
        """Let somebody else suffer when a tile would be haunted; return whether the tile stays active for it."""
        return False

    def tile_haunted(self, state: State) -> None:
        """A tile was haunted."""

    def curse_die_rolled(self, state: State) -> None:
        """The Curse die was rolled."""

    def may_ask_help(self, state: State, powers: int) -> bool:
        """Whether the actions of this turn leave room to ask for help."""
        return True

    def dead_villagers(self, state: State) -> tuple[Action, ...]:
        """Return the dead, other than Taoists, whom the Cemetery may bring back."""
        return ()

    def recall(self, state: State, family: int) -> None:
        """Bring a dead villager back."""
        raise NotImplementedError

    def has_white_herbs(self, state: State) -> bool:
        """Whether a white face at the Herbalist's would bring something else than Tao tokens."""
        return False

    def offer_white_herbs(self, state: State, number: int) -> bool:
        """Offer what white faces at the Herbalist's bring; return whether it is done, instead of Tao tokens alone."""
        return False

    # --- Taoists --------------------------------------------------------------------------------------------

    def taoist_died(self, state: State, seat: int) -> None:
        """A Taoist has died."""

    def taoist_left(self, state: State, seat: int, origin: int, *, is_flight: bool) -> None:
        """A Taoist has moved, or was moved, from a tile."""

    def is_laid_down(self, state: State, seat: int) -> bool:
        """Whether a Taoist has to stand up instead of moving."""
        return False

    def stand_up(self, state: State, seat: int) -> None:
        """Let a Taoist who is laid down stand up."""
        raise NotImplementedError

    def change_choices(self, state: State, powers: int, offered: list[Action]) -> None:
        """Add to what may be done in Yang, or take away from it."""

    # --- exorcism -------------------------------------------------------------------------------------------

    def targets(self, state: State) -> tuple[Target, ...] | None:
        """Return the ghosts that take part in an exorcism, or None if they are those faced."""
        return None

    def fixed_dice(self, state: State) -> int:
        """Return how many dice are rolled in the exorcism under way whatever was stolen, or 0 if it is as usual."""
        return 0

    def payers(self, state: State) -> tuple[int, ...] | None:
        """Return the seats whose tokens may be spent, or None if they are all living Taoists on the tile."""
        return None

    def add_tokens(self, state: State, tokens: Tokens) -> Tokens:
        """Return what may be spent in an exorcism, given the Tao tokens."""
        return tokens

    def crystals_to_spend(self, state: State, wanted: tuple[Tokens, ...]) -> Sequence[Action]:
        """Return the other things that may be spent now, given what is still wanted."""
        return ()

    def spend(self, state: State, action: Action) -> None:
        """Spend something else than a Tao token."""
        raise NotImplementedError

    def refuse_spending(self, state: State, action: Action) -> Refusal | None:
        """Return why something may not be spent, where that is another reason than in the base game."""
        return None

    def may_try_in_vain(self, state: State, space: int) -> bool:
        """Whether an exorcism of the ghost on a space may be attempted even where it cannot succeed."""
        return False

    def ask_before_roll(self, state: State, number: int) -> bool:
        """Push a question that comes before the dice of an exorcism; return whether there is one."""
        return False

    def may_reroll(self, state: State) -> bool:
        """Whether The Gods' Favourite works on the dice under way."""
        return True

    def has_set_die(self, state: State) -> bool:
        """Whether one of the dice under way was set to white and must not be rolled again."""
        return False

    def needs_no_exorcist(self, state: State) -> bool:
        """Whether the exorcism under way goes on without a living Taoist."""
        return False

    def leaves_nothing(self, state: State) -> bool:
        """Whether those who just fell leave neither curse nor reward."""
        return False

    def exorcism_failed(self, state: State) -> None:
        """An exorcism beat nothing."""

    def exorcism_over(self, state: State) -> None:
        """Forget what the exorcism was against."""


BASE_GAME: Final = Expansion()


def expansion_of(*, white_moon: bool) -> Expansion:
    """Return the expansion that a game is played with."""
    if not white_moon:
        return BASE_GAME
    # Imported only here: the expansion builds on all of the base rules.
    from fatsi.rules.moon.white_moon import WHITE_MOON

    return WHITE_MOON

"""White Moon in one class: everything that it changes in the base rules. What it adds is in the modules beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fatsi.rules.actions import Action
from fatsi.rules.arguments import Tokens
from fatsi.rules.exorcism import Target
from fatsi.rules.expansion import Expansion
from fatsi.rules.moon import (
    artifacts,
    barrier,
    crystals,
    devouring,
    dying,
    incarnations,
    offers,
    saving,
    school,
    townspeople,
)
from fatsi.rules.moon.position import FACED_GHOSTS
from fatsi.rules.moon.standing import stand_up
from fatsi.rules.moon.townspeople import moon_of
from fatsi.rules.powers import GUST
from fatsi.rules.refusals import Refusal
from fatsi.rules.yin import YinStone

if TYPE_CHECKING:
    from fatsi.rules.state import State

BARRIER_DICE: Final = 4


class WhiteMoon(Expansion):
    """White Moon in force."""

    __slots__ = ()
    may_know_cards = True
    changes_choices = True

    # --- the game and its turns -----------------------------------------------------------------------------

    def begin_game(self, state: State) -> None:
        saving.begin_game(state)

    def end_game(self, state: State) -> None:
        dying.end_game(state)

    def begin_turn(self, state: State) -> None:
        barrier.begin_turn(state)

    def end_turn(self, state: State) -> None:
        barrier.end_turn(state)

    def add_score(self, state: State, items: dict[str, int]) -> None:
        saving.add_score(state, items)

    # --- the deck -------------------------------------------------------------------------------------------

    def known_next_cards(self, state: State) -> tuple[int, ...]:
        return incarnations.known_next_cards(state)

    def take_known_card(self, state: State) -> bool:
        return incarnations.take_known_card(state)

    def send_back(self, state: State, card: int) -> bool:
        return artifacts.send_back(state, card)

    def incarnations_on_top(self, state: State) -> int:
        return len(moon_of(state).top)

    def extra_incarnations(self, state: State) -> int:
        return moon_of(state).extra_incarnations

    # --- ghosts ---------------------------------------------------------------------------------------------

    def stops_left_stones(self, state: State, card: int, space: int) -> bool:
        return artifacts.is_armoured(state, card, space)

    def card_laid(self, state: State, card: int, space: int) -> None:
        crystals.drive_su_ling_away(state, card, space)

    def figure_on_step(self, state: State, space: int) -> None:
        devouring.flee(state, space)

    def holds_still(self, state: State, space: int) -> bool:
        return moon_of(state).su_ling == space

    def order_in_yin(self, stones: list[YinStone]) -> bool:
        # The board is gone through once, from right to left.
        stones.sort(key=_from_right_to_left)
        return True

    # --- the village ----------------------------------------------------------------------------------------

    def suffers_instead(self, state: State, tile: int) -> bool:
        return dying.die_for_tile(state, tile)

    def tile_haunted(self, state: State) -> None:
        moon_of(state).su_ling_due = True

    def curse_die_rolled(self, state: State) -> None:
        moon_of(state).su_ling_due = True

    def may_ask_help(self, state: State, powers: int) -> bool:
        # A saving has taken the place of help, and Second Wind doubles only that.
        return moon_of(state).saves == 0 or powers >> GUST & 1 == 1

    def dead_villagers(self, state: State) -> tuple[Action, ...]:
        return artifacts.villagers_to_recall(state)

    def recall(self, state: State, family: int) -> None:
        artifacts.recall_villager(state, family)

    def has_white_herbs(self, state: State) -> bool:
        return moon_of(state).crystal_supply > 0 and not state.white_off

    def offer_white_herbs(self, state: State, number: int) -> bool:
        crystals.offer_white_herbs(state, number)
        return True

    # --- Taoists --------------------------------------------------------------------------------------------

    def taoist_died(self, state: State, seat: int) -> None:
        artifacts.taoist_died(state, seat)

    def taoist_left(self, state: State, seat: int, origin: int, *, is_flight: bool) -> None:
        townspeople.taoist_left(state, seat, origin, is_flight=is_flight)

    def is_laid_down(self, state: State, seat: int) -> bool:
        return moon_of(state).laid_down >> seat & 1 == 1

    def stand_up(self, state: State, seat: int) -> None:
        stand_up(state, moon_of(state), seat)

    def change_choices(self, state: State, powers: int, offered: list[Action]) -> None:
        offers.change_choices(state, powers, offered)

    # --- exorcism -------------------------------------------------------------------------------------------

    def targets(self, state: State) -> tuple[Target, ...] | None:
        return school.targets(state) if moon_of(state).scope else None

    def fixed_dice(self, state: State) -> int:
        return BARRIER_DICE if moon_of(state).is_barrier() else 0

    def payers(self, state: State) -> tuple[int, ...] | None:
        return crystals.payers(state)

    def add_tokens(self, state: State, tokens: Tokens) -> Tokens:
        return crystals.add_tokens(state, tokens)

    def crystals_to_spend(self, state: State, wanted: tuple[Tokens, ...]) -> Sequence[Action]:
        return crystals.crystals_to_spend(state, wanted)

    def spend(self, state: State, action: Action) -> None:
        crystals.spend_crystal(state, action)

    def refuse_spending(self, state: State, action: Action) -> Refusal | None:
        return crystals.refuse_spending(state, action)

    def may_try_in_vain(self, state: State, space: int) -> bool:
        return artifacts.may_use_claws(state, space)

    def ask_before_roll(self, state: State, number: int) -> bool:
        return artifacts.ask_for_sword(state, number)

    def may_reroll(self, state: State) -> bool:
        return not moon_of(state).is_barrier()

    def has_set_die(self, state: State) -> bool:
        return moon_of(state).is_sword_drawn

    def needs_no_exorcist(self, state: State) -> bool:
        return moon_of(state).is_barrier()

    def leaves_nothing(self, state: State) -> bool:
        # Struck by the School or the barrier, ghosts leave neither curse nor reward.
        return moon_of(state).scope != FACED_GHOSTS

    def exorcism_failed(self, state: State) -> None:
        artifacts.offer_claws(state)

    def exorcism_over(self, state: State) -> None:
        moon = moon_of(state)
        moon.scope = FACED_GHOSTS
        moon.is_sword_drawn = False


def _from_right_to_left(stone: YinStone) -> int:
    return -stone.space


WHITE_MOON: Final = WhiteMoon()

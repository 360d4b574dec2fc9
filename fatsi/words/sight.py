"""What is in sight at the table, in words: ghosts, tiles, boards, Taoists, the deck and the supply.

Each function returns the words for one thing; the map and the list lay them out.
"""

from __future__ import annotations

from typing import Final

from fatsi.rules.cards import BY_NUMBER, Card
from fatsi.rules.dice import TAO_DICE
from fatsi.rules.exorcism import resistance_at, target_at
from fatsi.rules.facts import LASTING_STONES
from fatsi.rules.geometry import CENTRE, ON_STEP, SEATS, SIDES, SPACES, board_of
from fatsi.rules.moon.saving import SetupRescue
from fatsi.rules.powers import POWERS
from fatsi.rules.state import State
from fatsi.rules.steps import YANG
from fatsi.rules.yang import STAGES
from fatsi.words.catalogue import Argument
from fatsi.words.message_arguments import (
    board_arguments,
    board_id,
    seat_arguments,
    space_arguments,
    tile_arguments,
    tokens_of,
)
from fatsi.words.moon_sight import Moonlight
from fatsi.words.speech import Words

# Its figure shows what a haunter does.
_SHOWN_BY_FIGURE: Final = ("haunter",)


class Sight:
    """A position as a player of some language sees it."""

    def __init__(self, state: State, words: Words) -> None:
        self.state: Final = state
        self.words: Final = words
        self.table: Final = state.table
        self.moon: Final = None if state.moon is None else Moonlight(state, state.moon, words)

    def _text(self, message: str, /, **arguments: Argument) -> str:
        return self.words.text(message, **arguments)

    # --- ghosts ---------------------------------------------------------------------------------------

    def resistance(self, space: int) -> str:
        """Return the resistance of a ghost, and what is left of it where Circle or Mantra lower it."""
        target = target_at(self.state, space)
        printed = resistance_at(self.state, space)
        arguments: dict[str, Argument] = {"resistance": tokens_of(printed)}
        if target.has_mantra and sum(1 for points in target.need if points) > 1:
            # Which colour the Mantra lowers is chosen after the roll.
            return self._text("sight-ghost-resistance-mantra", **arguments, left=tokens_of(target.need))
        left = target.needs()[0]
        if left == printed:
            return self._text("sight-ghost-resistance", **arguments)
        if sum(1 for points in printed if points) == 1:
            return self._text("sight-ghost-resistance-lowered", **arguments, number=sum(left))
        return self._text("sight-ghost-resistance-lowered-colour", **arguments, left=tokens_of(left))

    def haunts_in(self, space: int) -> str:
        """Return in how many Yin of its board the ghost of a space haunts, or nothing if it does not haunt."""
        if self._has_su_ling(space) or not self.state.facts.is_haunter[self.state.ghosts[space]]:
            return ""
        return self._text("sight-ghost-haunts-in", number=1 if self.state.figures[space] == ON_STEP else 2)

    def stones_in_force(self, space: int) -> list[str]:
        """Return the ids of the stones that matter while the ghost of a space lies there."""
        card = self._card(space)
        is_dormant = self.state.dormant >> space & 1
        lasting = [stone for stone in card.left if stone in LASTING_STONES and not is_dormant]
        if self._has_su_ling(space):
            return lasting
        return lasting + [stone for stone in card.middle if stone not in _SHOWN_BY_FIGURE]

    def _card(self, space: int) -> Card:
        """Return the card of a ghost in play, as this game has it."""
        card = self.state.facts.card[self.state.ghosts[space]]
        assert card is not None
        return card

    def _has_su_ling(self, space: int) -> bool:
        """Whether Su-Ling stands before a space: she stops the middle stone of the ghost there."""
        return self.state.moon is not None and self.state.moon.su_ling == space

    def marks(self, space: int) -> list[str]:
        """Return what lies on a ghost or is known of it: Su-Ling, the Mantra, that a Buddha caught it."""
        marks = []
        if self._has_su_ling(space):
            does_stop = bool(self._card(space).middle)
            marks.append(self._text("sight-ghost-stopped" if does_stop else "sight-ghost-with-su-ling"))
        if self.state.mantra == space:
            marks.append(self._text("sight-ghost-mantra"))
        if self.state.buddhas >> space & 1:
            marks.append(self._text("sight-ghost-beside-buddha"))
        elif self.state.facts.needs_buddha[self.state.ghosts[space]] and self.state.caught:
            marks.append(self._text("sight-ghost-caught"))
        return marks

    def ghost(self, space: int) -> str:
        """Return all that matters about the ghost of a space, in one line."""
        card = self._card(space)
        facts = [self.resistance(space)]
        if haunts := self.haunts_in(space):
            facts.append(haunts)
        facts += [self.words.name("stone", stone) for stone in self.stones_in_force(space)]
        facts += self.marks(space)
        if card.right:
            facts.append(self._text("sight-ghost-when-it-falls", stones="+".join(card.right)))
        arguments = space_arguments(self.table, space)
        return self._text("sight-ghost-line", **arguments, card=card.id, facts=self.words.listed(facts))

    def after_the_fall(self) -> str:
        """Return the curses and rewards of all ghosts in play in one sentence, or nothing if there are none."""
        parts = [
            self._text("sight-fall-part", space=SPACES[space], card=card.id, stones="+".join(card.right))
            for space, card in (
                (space, self.state.facts.card[number]) for space, number in enumerate(self.state.ghosts)
            )
            if card and card.right
        ]
        return self._text("sight-fall-line", parts=self.words.clauses(parts)) if parts else ""

    def space(self, space: int) -> str:
        """Return what is on a ghost space, in one line."""
        if self.state.ghosts[space]:
            return self.ghost(space)
        has_buddha = self.state.buddhas >> space & 1
        if self._has_su_ling(space):
            message = "sight-space-su-ling-with-buddha" if has_buddha else "sight-space-su-ling"
        else:
            message = "sight-space-with-buddha" if has_buddha else "sight-space-empty"
        return self._text(message, **space_arguments(self.table, space))

    # --- the village ----------------------------------------------------------------------------------

    def on_tile(self, tile: int) -> list[str]:
        """Return what is on a tile beside Taoists, in few words: that it is haunted, tokens, Buddhas, villagers."""
        return self._things_on(tile) + (self.moon.on_tile(tile) if self.moon else [])

    def _things_on(self, tile: int) -> list[str]:
        state = self.state
        things = []
        if state.haunted >> tile & 1:
            things.append(self._text("sight-tile-is-haunted"))
        if tile == self.table.circle and state.circle >= 0:
            things.append(self._text("sight-tile-has-prayer", colour=tokens_of(c == state.circle for c in range(5))))
        if tile == self.table.temple and state.temple_buddhas:
            things.append(self._text("sight-tile-has-buddhas", number=state.temple_buddhas))
        if tile == CENTRE and state.centre_tokens:
            things.append(self._text("sight-tile-has-power-tokens", number=state.centre_tokens))
        return things

    def taoists_on(self, tile: int) -> list[int]:
        """Return the seats of the Taoists on a tile, the dead ones at the Cemetery included."""
        return [seat for seat in self.table.seats if self.state.position[seat] == tile]

    def tile(self, tile: int) -> str:
        """Return a tile and all that is on it, in one line."""
        facts = self._things_on(tile) + (self.moon.described(tile) if self.moon else [])
        here = self.taoists_on(tile)
        if here:
            seats = "+".join(board_id(self.table, seat) for seat in here)
            facts.append(self._text("sight-tile-has-taoists", seats=seats))
        arguments = tile_arguments(self.table, tile)
        if not facts:
            return self._text("sight-tile-line-empty", **arguments)
        return self._text("sight-tile-line", **arguments, facts=self.words.listed(facts))

    # --- boards and Taoists ---------------------------------------------------------------------------

    def power(self, seat: int) -> str:
        return self.words.name("power", POWERS[self.table.powers[seat]].id)

    def blocked_by(self, seat: int) -> list[str]:
        """Return why the power of a board does not work, or nothing if it does."""
        state = self.state
        if not state.powers_off >> seat & 1:
            return []
        causes = []
        if not state.qi[seat]:
            causes.append(self._text("sight-blocked-by-possession"))
        if state.powers_lost:
            causes.append(self._text("sight-blocked-for-good"))
        for space, card in enumerate(state.ghosts):
            stones = self.stones_in_force(space) if card and self.state.facts.lasting[card] else []
            if "group-power-off" in stones or ("power-off" in stones and board_of(space) == seat):
                causes.append(
                    self._text("sight-blocked-by-ghost", card=BY_NUMBER[card].id, **space_arguments(self.table, space))
                )
        return causes

    def board(self, seat: int) -> str:
        """Return whose board lies on a side, its power, and what blocks that."""
        causes = self.blocked_by(seat)
        arguments = board_arguments(self.table, seat)
        arguments |= {"side": SIDES[seat], "power": POWERS[self.table.powers[seat]].id}
        if causes:
            return self._text("sight-board-line-blocked", **arguments, causes=self.words.joined(causes))
        if self.state.borrowed >> seat & 1:
            return self._text("sight-board-line-borrowed", **arguments)
        return self._text("sight-board-line", **arguments)

    def seat(self, seat: int) -> str:
        """Return what a Taoist has, or in what state a neutral board is."""
        state = self.state
        arguments = seat_arguments(self.table, seat)
        if not self.table.is_player[seat]:
            return self._text("sight-seat-neutral", **arguments, qi=state.qi[seat])
        if not state.qi[seat]:
            return self._text("sight-seat-dead", **arguments)
        has = [self._text("sight-has-qi", qi=state.qi[seat])]
        if state.yin_yang >> seat & 1:
            has.append(self._text("sight-has-yin-yang"))
        if state.held_buddhas[seat]:
            has.append(self._text("sight-has-buddhas", number=state.held_buddhas[seat]))
        if state.power_tokens[seat]:
            has.append(self._text("sight-has-power-tokens", number=state.power_tokens[seat]))
        if self.moon:
            has += self.moon.has(seat)
        has.append(self._text("sight-has-tao", tokens=tokens_of(state.tao[seat * 5 : seat * 5 + 5])))
        place = tile_arguments(self.table, state.position[seat])
        return self._text("sight-seat-line", **arguments, **place, has=self.words.listed(has))

    # --- everything else ------------------------------------------------------------------------------

    def is_yang(self) -> bool:
        """Whether the Taoist is at it, not the ghosts."""
        return bool(self.state.stack) and self.state.stack[0].closes == YANG

    def turn(self, number: int) -> str:
        """Return whose turn it is, and how far it has come."""
        state = self.state
        arguments = seat_arguments(self.table, state.active)
        message = "sight-turn-yang" if self.is_yang() else "sight-turn-yin"
        if state.result is not None:
            message = "sight-turn-over"
        elif any(isinstance(step, SetupRescue) for step in state.stack):
            message = "sight-turn-setup"
        return self._text(message, **arguments, number=number, stage=STAGES[state.stage])

    def haunted(self) -> str:
        return self._text("sight-haunted-tiles", number=self.state.haunted.bit_count(), limit=self.table.haunted_limit)

    def deck(self) -> str:
        """Return how far off the next incarnation and the end of the deck are."""
        deck = self.state.deck
        # With White Moon an incarnation that found no space lies on top, known to all.
        on_top = len(self.state.moon.top) if self.state.moon else 0
        incarnations = len(deck) - 1
        cards = sum(deck) + incarnations + on_top
        if not incarnations:
            return self._text("sight-deck-without-incarnation", cards=cards)
        return self._text(
            "sight-deck-with-incarnations", cards=cards, next=deck[0] + 1 + on_top, incarnations=incarnations
        )

    def dice(self) -> str:
        return self._text("sight-dice-left", number=self.state.dice(), all=TAO_DICE)

    def warnings(self) -> list[str]:
        """Return what the ghosts forbid to everyone."""
        warnings = []
        if self.state.tao_off:
            warnings.append(self._text("sight-tao-locked"))
        if self.state.white_off:
            warnings.append(self._text("sight-white-locked"))
        return warnings

    def supply(self) -> str:
        return self._text("sight-supply", tokens=tokens_of(self.state.supply), qi=self.state.qi_supply)

    def status(self, number: int) -> list[str]:
        """Return the sentences that must always be in sight."""
        return [self.turn(number), self.haunted(), self.deck(), self.dice(), *self.warnings(), self.supply()]

    def seats(self) -> list[str]:
        return [self.seat(seat) for seat in SEATS]

"""Where the rules let an expansion in.

Each attribute of `hooks` is a place in the rules; White Moon fills them when it is imported. They are called only in
games with the expansion, that is where `State.moon` is not None, so that base games pay one comparison at most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from fatsi.rules.actions import Action
    from fatsi.rules.exorcism import Target, Tokens
    from fatsi.rules.state import State


class TaoistLeft(Protocol):
    def __call__(self, state: State, seat: int, origin: int, *, is_flight: bool) -> None: ...


class Hooks:
    """One function for each place."""

    # Setup: what is to be done before the first turn.
    begin_game: Callable[[State], None]
    game_over: Callable[[State], None]
    # The turn: it begins; it ends (and the next is to follow).
    begin_turn: Callable[[State], None]
    end_turn: Callable[[State], None]
    # The deck: which cards may be next; a card was drawn and taken off it: whether it is dealt with already.
    next_cards: Callable[[State], list[int]]
    take_known_card: Callable[[State, int], bool]
    sends_back: Callable[[State, int], bool]
    # A card came to lie on a space: whether its left stones are stopped.
    stops_left_stones: Callable[[State, int, int], bool]
    lies_before_su_ling: Callable[[State, int, int], None]
    # A figure stands on the step now.
    figure_on_step: Callable[[State, int], None]
    # A tile would be haunted: whether it stays active.
    keeps_tile_active: Callable[[State, int], bool]
    curse_die_rolled: Callable[[State], None]
    # Taoists: one died; one left a tile for another.
    taoist_died: Callable[[State, int], None]
    taoist_left: TaoistLeft
    # Yang: what may be done besides, and instead.
    add_choices: Callable[[State, int, list[Action]], None]
    # The Cemetery: dead villagers who may return, and one who does.
    dead_villagers: Callable[[State], tuple[Action, ...]]
    recall: Callable[[State, int], None]
    # The Herbalist's white faces.
    white_herbs: Callable[[State, int], None]
    has_white_herbs: Callable[[State], bool]
    # Exorcism: against whom and with what, if not against the ghosts faced; before the dice; when none fell.
    targets: Callable[[State], tuple[Target, ...]]
    tokens: Callable[[State, Tokens], Tokens]
    tokens_to_spend: Callable[[State, tuple[Tokens, ...]], tuple[Action, ...]]
    crystal_spent: Callable[[State, Action], None]
    before_roll: Callable[[State, int], bool]
    none_fell: Callable[[State], None]
    fell: Callable[[State], bool]
    # The score's further items.
    score: Callable[[State, dict[str, int]], None]


hooks: Final = Hooks()


class Lent:
    """What the package round the rules lends them, since they know nothing of it."""

    # How a notebook shows a state: as SVG.
    picture: Callable[[State], str] | None = None


lent: Final = Lent()

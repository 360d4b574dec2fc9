"""The attempt at an exorcism after the roll: who falls, the tokens spent for it, and what falls leave behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.arguments import ROLL, SPACES_SET, TOKENS_SPENT, packed_token, unpacked
from fatsi.rules.arrival import remove_ghost
from fatsi.rules.cards import BY_NUMBER, IS_INCARNATION
from fatsi.rules.colours import COLOURS
from fatsi.rules.ending import VICTORY
from fatsi.rules.events import ExorcismFailed, GhostExorcised, TaoSpent
from fatsi.rules.exorcism import can_beat_any, falling_sets, payers_now, targets_now, tokens_wanted
from fatsi.rules.geometry import FACED, SIDES, SPACES
from fatsi.rules.refusals import Refusal, no, refuse_unless_living
from fatsi.rules.rewards import Curses, Rewards
from fatsi.rules.steps import AFTER_TURN, YANG, Decision, Step

if TYPE_CHECKING:
    from fatsi.rules.state import State


def settle_roll(state: State, roll: int) -> None:
    """Ask who falls to the dice as they lie, or fail."""
    if can_beat_any(state, roll):
        state.stack.append(Defeat(roll, 0))
    else:
        _fail(state)


def _fail(state: State) -> None:
    if state.log is not None:
        state.log.append(ExorcismFailed(state.active))
    state.expansion.exorcism_failed(state)
    state.expansion.exorcism_over(state)


def check_exorcist(step: Step, state: State) -> None:
    """Raise `InvalidSetup` if dice are pending and nobody is there to roll them."""
    if not state.is_living(state.active) and not state.expansion.needs_no_exorcist(state):
        raise step.wrong("frame-dead-rolls")


class Defeat(Decision):
    """Which ghost falls, besides those of some spaces?"""

    __slots__ = ("chosen", "roll")
    id = "defeat"
    arguments = (("roll", ROLL), ("chosen", SPACES_SET))
    asks = ("defeat", "done")
    phases = YANG | AFTER_TURN
    is_exorcism = True

    def __init__(self, roll: int, chosen: int) -> None:
        self.roll: Final = roll
        self.chosen: Final = chosen

    def choices(self, state: State) -> tuple[Action, ...]:
        """Return the ghosts that may be named (further), and `done` where it may be left at those named already."""
        chosen = self.chosen
        named: list[Action] = []
        sets = falling_sets(state, self.roll)
        for target in targets_now(state):
            wanted = chosen | target.bit
            if wanted != chosen and any(wanted & falling == wanted for falling in sets):
                named.append(act.DEFEAT[target.space])
        if chosen in sets:
            named.append(act.DONE)
        return tuple(named)

    def resolve(self, state: State, action: Action) -> None:
        chosen = self.chosen
        if action is not act.DONE:
            chosen |= 1 << action.value
            if any(falling != chosen and falling & chosen == chosen for falling in falling_sets(state, self.roll)):
                state.stack.append(Defeat(self.roll, chosen))
                return
        if chosen:
            _collect(state, self.roll, chosen, 0)
        else:
            _fail(state)

    def refuse(self, state: State, action: Action) -> Refusal:
        if action is act.DONE:
            return no("dice-must-be-used")
        space = action.value
        card = state.ghosts[space]
        is_usual = state.expansion.targets(state) is None
        if space not in FACED[state.position[state.active]] and (is_usual or not card):
            return no("space-not-faced", space=SPACES[space])
        if not card:
            return no("no-ghost-there", space=SPACES[space])
        return no("cannot-fall", card=BY_NUMBER[card].id)

    def check(self, state: State) -> None:
        check_exorcist(self, state)
        chosen = self.chosen
        if not any(falling & chosen == chosen for falling in falling_sets(state, self.roll)):
            raise self.wrong("frame-cannot-fall")


# --- tokens ---------------------------------------------------------------------------------------------


def _collect(state: State, roll: int, chosen: int, spent: int) -> None:
    """Ask for the tokens that are still to be spent; then the ghosts fall."""
    if any(not any(wanted) for wanted in tokens_wanted(state, roll, chosen, unpacked(spent))):
        _fall(state, chosen)
    else:
        state.stack.append(Spend(roll, chosen, spent))


class Spend(Decision):
    """Which token is spent next for the chosen ghosts, after some have been?"""

    __slots__ = ("chosen", "roll", "spent")
    id = "spend"
    arguments = (("roll", ROLL), ("chosen", SPACES_SET), ("spent", TOKENS_SPENT))
    asks = ("spend", "spend-crystal", "spend-barrier-crystal")
    phases = YANG | AFTER_TURN
    is_exorcism = True

    def __init__(self, roll: int, chosen: int, spent: int) -> None:
        self.roll: Final = roll
        self.chosen: Final = chosen
        self.spent: Final = spent

    def choices(self, state: State) -> tuple[Action, ...]:
        wanted = tokens_wanted(state, self.roll, self.chosen, unpacked(self.spent))
        offered = [
            act.SPEND[seat][colour]
            for seat in payers_now(state)
            for colour in range(5)
            if state.tao[seat * 5 + colour] and any(ways[colour] for ways in wanted)
        ]
        offered += state.expansion.crystals_to_spend(state, wanted)
        return tuple(offered)

    def resolve(self, state: State, action: Action) -> None:
        seat, colour = action.value, action.other
        if action.kind == "spend":
            state.tao[seat * 5 + colour] -= 1
            state.supply[colour] += 1
            if state.log is not None:
                state.log.append(TaoSpent(seat, colour))
        else:
            state.expansion.spend(state, action)
        _collect(state, self.roll, self.chosen, self.spent + packed_token(colour))

    def refuse(self, state: State, action: Action) -> Refusal:
        refused = state.expansion.refuse_spending(state, action)
        if refused:
            return refused
        seat, colour = action.value, COLOURS[action.other]
        refused = refuse_unless_living(state, seat)
        if refused:
            return refused
        if state.position[seat] != state.position[state.active]:
            return no("not-on-your-tile", seat=SIDES[seat])
        if not state.tao[seat * 5 + action.other]:
            return no("token-missing", seat=SIDES[seat], colour=colour)
        return no("token-not-needed", colour=colour)

    def check(self, state: State) -> None:
        check_exorcist(self, state)
        if not self.chosen or not tokens_wanted(state, self.roll, self.chosen, unpacked(self.spent)):
            raise self.wrong("frame-cannot-fall")


# --- the fall -------------------------------------------------------------------------------------------


def _fall(state: State, chosen: int) -> None:
    """Remove the fallen ghosts; then come their curses, then their rewards, then perhaps the victory."""
    fallen: list[tuple[int, int]] = []
    for space in range(12):
        if chosen >> space & 1:
            card = state.ghosts[space]
            if state.log is not None:
                state.log.append(GhostExorcised(card, space))
            remove_ghost(state, space)
            fallen.append((space, card))
    leaves_nothing = state.expansion.leaves_nothing(state)
    state.expansion.exorcism_over(state)
    if leaves_nothing:
        return
    stack = state.stack
    incarnations = sum([1 for _, card in fallen if IS_INCARNATION[card]])
    if incarnations:
        state.defeated += incarnations
        stack.append(VICTORY)
    rewarding = tuple([pair for pair in fallen if state.facts.rewards[pair[1]]])
    if rewarding:
        stack.append(Rewards(rewarding))
    cursing = tuple([pair for pair in fallen if state.facts.has_curse[pair[1]]])
    if cursing:
        stack.append(Curses(cursing))

"""Hints: every choice of a position with its estimated chance of winning, and the reason for it where there is one.

A reason is computed, not guessed: the choice and what is planned after it are played out on a copy, up to the next die
or card or the end of the turn, and the threats before and after are compared. For an exorcism the ghosts that may fall
are taken away, each with the exact chance of that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from fatsi.bots.advice import DEFAULT_NODES, Opinion, opinions
from fatsi.bots.gains import gain
from fatsi.bots.threats import Arguments, Threat, threats
from fatsi.rules import dice
from fatsi.rules.actions import Action
from fatsi.rules.arguments import FOR_EXORCISM
from fatsi.rules.arrival import remove_ghost
from fatsi.rules.attempt import Defeat, Spend
from fatsi.rules.cards import BY_NUMBER, IS_INCARNATION
from fatsi.rules.curse import CurseChoice, CurseDie
from fatsi.rules.ending import Victory
from fatsi.rules.exorcism import falling_sets, target_at
from fatsi.rules.geometry import SEATS, SPACES
from fatsi.rules.moon.artifacts import DrawSword
from fatsi.rules.moon.position import FACED_GHOSTS
from fatsi.rules.odds import exorcism_odds
from fatsi.rules.rewards import CurseOrder, Curses
from fatsi.rules.rng import Rng
from fatsi.rules.rolling import RollDice
from fatsi.rules.state import State
from fatsi.rules.steps import CHANCE
from fatsi.rules.yang import Yang

# How a choice bears on a threat, or what else speaks for it.
ENDS: Final = "ends"
MAY_END: Final = "may-end"  # if the dice are good
LESSENS: Final = "lessens"
MAY_LESSEN: Final = "may-lessen"
EASES: Final = "eases"  # the ghost it comes from is easier to beat afterwards
AVOIDS: Final = "avoids"  # other choices of the decision bring it about
GAINS: Final = "gains"  # no threat, but something good
HOWS: Final = (ENDS, MAY_END, LESSENS, MAY_LESSEN, EASES, AVOIDS, GAINS)

_OF_CURSES: Final = (Curses, CurseOrder, CurseDie, CurseChoice)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something may be chosen: `how` it bears on what `code` says, with ids as arguments."""

    how: str
    code: str
    """Of a threat; for `GAINS`, of a gain."""
    arguments: Arguments = field(default_factory=dict)
    chance: float = 1.0
    """The probability that the dice let it be so."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One choice: how good it is, what is meant to follow, and why."""

    action: Action
    chance: float
    plan: tuple[Action, ...]
    reason: Reason | None


def hints(state: State, rng: Rng, *, nodes: int = DEFAULT_NODES) -> list[Hint]:
    """Return every legal action as a hint, best first; none where chance is to act or the game is over.

    >>> from fatsi.notation import parse_position
    >>> text = "fatsi position 1\\nghosts: N2 ghoul step\\nN: qi 3, at N\\nstage: moved\\npending: yang"
    >>> state = parse_position(text)
    >>> best = hints(state, Rng(1))[0]
    >>> str(best.action), best.reason.how, best.reason.code, round(best.reason.chance, 3)
    ('exorcise', 'may-end', 'haunts', 0.704)
    """
    thought = opinions(state, rng, nodes=nodes)
    return [
        Hint(opinion.action, opinion.chance, opinion.plan, reason)
        for opinion, reason in zip(thought, reasons(state, thought), strict=True)
    ]


def reasons(state: State, thought: Iterable[Opinion]) -> list[Reason | None]:
    """Return the reason for each of the opinions on a position, None where there is none that can be named."""
    before = threats(state)
    plans = [_Outcome(state, opinion) for opinion in thought]
    # In Yang everything may be left undone: nothing is brought about by not doing it.
    others = [] if not state.stack or isinstance(state.stack[-1], Yang) else plans
    return [_reason(state, before, plan, others) for plan in plans]


class _Outcome:
    """What a choice with its plan leads to before dice, cards or the next turn."""

    def __init__(self, state: State, opinion: Opinion) -> None:
        self.after: Final = _played(state, opinion)
        # How things stand when all ghosts have fallen that are sure to, and which may fall, with what chance.
        self.chosen: Final = () if self.after is None else _chosen(self.after)
        self.sure: Final = None if self.after is None else _without(self.after, self.chosen)
        self.may_fall: Final = [] if self.after is None else _chances(self.after)
        self.threats: Final = {} if self.sure is None else {threat.about: threat for threat in threats(self.sure)}


def _played(state: State, opinion: Opinion) -> State | None:
    """Return the position after a choice and its plan; None if the choice itself ends the turn or a Taoist's life."""
    if opinion.action.kind == "su-ling":
        # With her coming the turn passes on: only where she stands is looked at.
        after = state.copy()
        assert after.moon is not None
        after.moon.su_ling = opinion.action.value
        return after
    last: State | None = None
    after = state
    for action in (opinion.action, *opinion.plan):
        if after.actor is None or after.actor == CHANCE or action not in after.legal():
            break
        after = after.copy()
        after.apply(action)
        has_died = any(state.qi[seat] and not after.qi[seat] for seat in SEATS)
        if (after.active != state.active and after.result is None) or has_died:
            break
        last = after
    return last


def _chosen(state: State) -> tuple[int, ...]:
    """Return the spaces of the ghosts that the players have chosen to beat, and have yet to pay for."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, (Defeat, Spend)):
        return ()
    return tuple(space for space in range(12) if step.chosen >> space & 1)


def _chances(state: State) -> list[tuple[int, float]]:
    """Return the spaces of the ghosts that may fall in the roll that is due, each with its chance."""
    if state.actor is None:
        return []
    step = state.stack[-1]
    is_roll = isinstance(step, RollDice) and step.purpose == FOR_EXORCISM
    if isinstance(step, RollDice) and is_roll and (step.kept != dice.NO_DICE or step.is_second):
        return _chances_of_rest(state, number=step.number, set_aside=step.kept)
    if not is_roll and not isinstance(step, DrawSword):
        return []
    odds = exorcism_odds(state, scope=FACED_GHOSTS if state.moon is None else state.moon.scope)
    if odds is None:
        return []
    return [(chance.spaces[0], float(chance.with_tokens)) for chance in odds.each if chance.with_tokens]


def _chances_of_rest(state: State, *, number: int, set_aside: int) -> list[tuple[int, float]]:
    """Return the chances of a roll of which some dice lie already."""
    chances: dict[int, float] = {}
    for rolled in dice.ROLLS_OF[number]:
        can_fall = 0
        for falling in falling_sets(state, dice.joined(set_aside, rolled)):
            can_fall |= falling
        for space in range(12):
            if can_fall >> space & 1:
                chances[space] = chances.get(space, 0.0) + float(dice.roll_probability(rolled))
    return sorted(chances.items())


def _without(state: State, spaces: Iterable[int]) -> State:
    """Return the position without the ghosts of some spaces."""
    after = state.copy()
    for space in spaces:
        remove_ghost(after, space)
    return after


# --- finding the reason ---------------------------------------------------------------------------------


def _reason(state: State, before: list[Threat], outcome: _Outcome, others: list[_Outcome]) -> Reason | None:
    after, sure = outcome.after, outcome.sure
    if after is None or sure is None:
        return None
    if after.result is not None:
        return Reason(GAINS, "wins") if after.result.won else None
    if _winner(after, outcome.chosen) is not None or _is_won(after):
        return Reason(GAINS, "wins")
    winner = _winner(after, [space for space, _ in outcome.may_fall])
    if winner is not None:
        arguments: Arguments = {"card": BY_NUMBER[after.ghosts[winner]].id, "space": SPACES[winner]}
        return Reason(GAINS, "may-win", arguments, dict(outcome.may_fall)[winner])
    # What happens before anybody can do anything about it is not answered by anything.
    open_threats = [threat for threat in before if not threat.is_under_way]
    answers = _bearing(open_threats, outcome.threats)
    for space, chance in outcome.may_fall:
        now = {threat.about: threat for threat in threats(_without(after, (space,)))}
        answers += [(threat, _by_dice(reason, chance)) for threat, reason in _bearing(open_threats, now)]
    eased = [threat for threat in open_threats if _eases(state, sure, threat)]
    answers += [(threat, Reason(EASES, threat.code, threat.arguments)) for threat in eased]
    if answers:
        return min(answers, key=lambda one: (-one[0].urgency, HOWS.index(one[1].how), -one[1].chance))[1]
    avoided = _avoided(before, outcome, others)
    if avoided is not None:
        return Reason(AVOIDS, avoided.code, avoided.arguments)
    if outcome.may_fall:
        space, chance = max(outcome.may_fall, key=lambda one: one[1])
        return Reason(GAINS, "may-beat", {"card": BY_NUMBER[after.ghosts[space]].id, "space": SPACES[space]}, chance)
    gained = gain(state, sure)
    return None if gained is None else Reason(GAINS, *gained)


def _bearing(before: list[Threat], now: dict[tuple[str, int], Threat]) -> list[tuple[Threat, Reason]]:
    """Return the threats that are gone or less urgent now, each as a reason."""
    answers = []
    for threat in before:
        left = now.get(threat.about)
        # A board with one free space is no longer overrun, though it may soon be again.
        if left is None or (left.code == "nearly-full" and threat.code != left.code):
            answers.append((threat, Reason(ENDS, threat.code, threat.arguments)))
        elif left.urgency < threat.urgency:
            answers.append((threat, Reason(LESSENS, threat.code, threat.arguments)))
    return answers


def _by_dice(reason: Reason, chance: float) -> Reason:
    """Return a reason that holds if the dice are good enough."""
    if chance == 1:
        return reason
    return Reason(MAY_END if reason.how == ENDS else MAY_LESSEN, reason.code, reason.arguments, chance)


def _eases(state: State, after: State, threat: Threat) -> bool:
    """Whether the ghost of a threat takes less to beat than before: by Circle or Mantra."""
    card = threat.card
    if not card or card not in after.ghosts:
        return False
    need = target_at(state, state.ghosts.index(card)).least_need()
    return target_at(after, after.ghosts.index(card)).least_need() < need


def _avoided(before: list[Threat], outcome: _Outcome, others: list[_Outcome]) -> Threat | None:
    """Return the most urgent threat that another choice brings about, or makes worse, and this one does not."""
    known = {threat.about: threat.urgency for threat in before}
    worst: Threat | None = None
    for other in others:
        if other.sure is None:
            continue
        for about, threat in other.threats.items():
            here = outcome.threats.get(about)
            least = max(known.get(about, 0), 0 if here is None else here.urgency)
            if threat.urgency > least and (worst is None or threat.urgency > worst.urgency):
                worst = threat
    return worst


def _is_won(state: State) -> bool:
    """Whether nothing but rewards comes before the victory."""
    if not any(isinstance(step, Victory) for step in state.stack):
        return False
    if any(isinstance(step, _OF_CURSES) for step in state.stack):
        return False
    return not _is_one_to_come(state) and not state.has_incarnation_in_play()


def _is_one_to_come(state: State) -> bool:
    return len(state.deck) > 1 or (state.moon is not None and bool(state.moon.top))


def _winner(state: State, falling: Sequence[int]) -> int | None:
    """Return the space of the ghost whose fall wins the game, if it is among these; a curse could still lose it."""
    in_play = [space for space, card in enumerate(state.ghosts) if IS_INCARNATION[card]]
    has_curse = any(state.facts.has_curse[state.ghosts[space]] for space in falling)
    if _is_one_to_come(state) or has_curse or len(in_play) != 1 or in_play[0] not in falling:
        return None
    return in_play[0]

"""What a Taoist does without much thinking: every place to go and everything to do there has a worth.

The worth of a ghost's removal is added up from what it threatens; the chances of the dice are exact; what else is good,
and how good, is up to the habits: weights in `weights.json` that were learned by playing. No position is searched, so
a turn takes a fraction of a millisecond: the tuned planner plays its trials this way. Of White Moon it knows only to
save whoever stands on the portal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fatsi.bots.evaluation import known_for
from fatsi.bots.features import CARDS_OF_A_DECK, DEADLINE_CARDS, REACH, TILE_OF
from fatsi.bots.kinds import (
    BANISH,
    CALM,
    CURSE_CHOICE,
    DEFEAT,
    DICE_CHOICE,
    DISCARD,
    GAIN,
    GUIDE,
    LIFT,
    PAY,
    PLACE,
    PRAY,
    SET_DOWN,
    SPEND,
    TAKE,
    TO,
    YANG,
)
from fatsi.bots.throws import against_one, against_two
from fatsi.rules import actions as act
from fatsi.rules import dice
from fatsi.rules.actions import Action
from fatsi.rules.arguments import FOR_EXORCISM
from fatsi.rules.cards import IS_INCARNATION, STEALS_DIE, STOPS_TAO
from fatsi.rules.colours import WHITE
from fatsi.rules.exorcism import falling_sets, may_be_exorcised, target_at, targets_now
from fatsi.rules.geometry import CENTRE, CORNERS, FACED, LINES, NEIGHBOURS, ON_STEP, OPPOSITE, OTHER_TILES
from fatsi.rules.powers import FAVOURITE, GUST, MOUNTAIN, SECOND_WIND, SPIRES, TWIN_WINDS
from fatsi.rules.state import State
from fatsi.rules.steps import Step
from fatsi.rules.village import (
    ALTAR,
    BASE_TILES,
    CEMETERY,
    CIRCLE,
    HERBALIST,
    PAVILION,
    SORCERER,
    TEA_HOUSE,
    TEMPLE,
    TILE_OBJECTS,
    WATCHMAN,
)
from fatsi.rules.yang import ACTED, BEFORE_MOVE, MOVED, may_ask_help, may_attempt_exorcism, powers_now

_FACE: Final = 1 / 6
_NEVER: Final = -99.0
# How much of what a ghost is worth counts for whoever can face it next, without and with a token of its colour.
_WITHOUT_TOKEN: Final = 0.3
_WITH_TOKEN: Final = 0.6
_BEFORE_ALL: Final = frozenset(("take", "mantra"))

Plans = list[tuple[float, Action]]


class Reflex:
    """Acts by habits; in the fight against the last incarnation as another one does, if there is one for it.

    `plans` holds, after a decision of Yang, what else could be done and what it would be worth.
    """

    __slots__ = (
        "_at_last",
        "_card",
        "_deciders",
        "_gain",
        "_habits",
        "_helps",
        "_lose",
        "_planned",
        "_qi",
        "_step",
        "_tile",
        "plans",
    )

    def __init__(self, habits: dict[str, float], at_last: Reflex | None = None) -> None:
        self._habits: Final = habits
        self._at_last: Final = at_last
        # By how many tiles may still be haunted, one up to four; by the Qi that is left.
        self._card: Final = tuple(habits[f"card-{n}"] for n in range(1, 5))
        self._step: Final = tuple(habits[f"step-{n}"] for n in range(1, 5))
        self._tile: Final = tuple(habits[f"tile-{n}"] for n in range(1, 5))
        self._qi: Final = (0.0, *(habits[f"qi-{n}"] for n in range(1, 5)))
        self._gain: Final = tuple(habits[f"gain-qi-{n}"] for n in range(1, 4))
        self._lose: Final = (*(habits[f"lose-{tile}"] for tile in BASE_TILES), 0.0)
        self._deciders: Final[dict[str, Callable[[State, Step], Action]]] = {
            YANG: self._yang,
            PLACE: lambda state, frame: self._place(state, frame.values()[0]),
            SET_DOWN: lambda state, frame: self._place(state, state.ghosts[frame.values()[0]]),
            LIFT: self._lift,
            GUIDE: self._guide,
            TO: self._to,
            DICE_CHOICE: self._reroll,
            DEFEAT: self._defeat,
            SPEND: self._spend,
            TAKE: lambda state, frame: self._take(state, [a for a in state.legal() if a.kind == "take"]),
            BANISH: self._banish,
            PRAY: self._pray,
            CALM: self._calm,
            GAIN: self._gain_qi_or_yin_yang,
            PAY: lambda state, frame: max(state.legal(), key=lambda a: state.qi[a.value]),
            DISCARD: lambda state, frame: max(state.legal(), key=lambda a: state.tao[frame.values()[0] * 5 + a.value]),
            CURSE_CHOICE: lambda state, frame: (
                act.KEEP if frame.values()[1] == dice.CURSE_NOTHING else act.REROLL_CURSE
            ),
        }
        # What the help of each villager is worth.
        self._helps: Final[dict[int, Callable[[State, int, list[float], int], float]]] = {
            HERBALIST: self._herbs,
            SORCERER: self._sorcerer,
            TEMPLE: self._temple,
            CIRCLE: self._circle,
            PAVILION: self._pavilion,
            CEMETERY: self._cemetery,
            WATCHMAN: self._watchman,
            ALTAR: self._altar,
            TEA_HOUSE: self._tea_house,
        }
        self.plans: Plans = []
        # What a move was made for: where, who, the ghosts and tokens then, and what to do there.
        self._planned: tuple[int, int, list[int], list[int], Action] | None = None

    def decide(self, state: State) -> Action:
        """Return what to do; where there is no habit for it, the first legal action."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        if self._at_last is not None and is_last_fight(state):
            chosen = self._at_last.decide(state)
            self.plans = self._at_last.plans
            return chosen
        frame = state.stack[-1]
        decider = self._deciders.get(frame.id)
        return legal[0] if decider is None else decider(state, frame)

    # --- Yang -------------------------------------------------------------------------------------------

    def _yang(self, state: State, frame: Step) -> Action:
        """Return a move, an action, a Buddha, a Yin-Yang, or the end."""
        legal = state.legal()
        self.plans = []
        if state.stage == BEFORE_MOVE:
            first = [action for action in legal if action.kind in _BEFORE_ALL]
            if first:
                is_taking = first[0].kind == "take"
                return self._take(state, first) if is_taking else self._weaken(state, first)
        habits = self._habits
        me = state.active
        here = state.position[me]
        now = powers_now(state)
        if state.stage == MOVED:
            if now >> TWIN_WINDS & 1:
                guided = self._best_guided(state, legal)
                if guided is not None:
                    return guided
            if self._planned is not None:
                tile, who, ghosts, tao, planned = self._planned
                self._planned = None
                if tile == here and who == me and ghosts == state.ghosts and tao == state.tao and planned in legal:
                    return planned
        if act.SAVE in legal:
            return act.SAVE
        may_help = may_ask_help(state, now)
        may_exorcise = may_attempt_exorcism(state, now)
        if not may_help and not may_exorcise and not state.yin_yang >> me & 1 and state.stage != BEFORE_MOVE:
            return _buddha_or_end(state, legal)
        left = _left(state)
        worths = self._ghosts(state, left)
        attempt = _Attempt(state, now)
        near = self._near(worths) if state.stage == BEFORE_MOVE else []
        tiles: tuple[int, ...] = (here,)
        if state.stage == BEFORE_MOVE:
            tiles = (here, *(OTHER_TILES[here] if now >> SPIRES & 1 else NEIGHBOURS[here]))
        best, chosen = _NEVER, act.END
        for tile in tiles:
            exorcism = self._exorcism(state, tile, worths, attempt) if may_exorcise else 0.0
            helped = self._help(state, tile, worths, left) if may_help else 0.0
            worth, action = self._action(state, tile, exorcism, helped, now)
            if state.stage == BEFORE_MOVE:
                worth += self._position(state, tile, near, attempt)
                if tile != here:
                    purpose, action = action, act.MOVE[tile]
                    if worth > best and purpose is not act.END:
                        self._planned = (tile, me, state.ghosts[:], state.tao[:], purpose)
            self.plans.append((worth, action))
            if worth > best:
                best, chosen = worth, action
        if state.yin_yang >> me & 1:
            most, yin_yang = _NEVER, act.END
            price = habits["yin-yang"] + habits["yin-yang-late"] * (1 - sum(state.deck) / CARDS_OF_A_DECK)
            for tile in range(9):
                if state.haunted >> tile & 1:
                    worth, action = self._tile[left - 1], act.YIN_YANG_UNHAUNT[tile]
                else:
                    worth, action = self._help(state, tile, worths, left), act.YIN_YANG_ASK[tile]
                self.plans.append((best + worth - price, action))
                if worth > most:
                    most, yin_yang = worth, action
            if most > price and yin_yang in legal:
                return yin_yang
        return chosen if chosen is not act.END and chosen in legal else _buddha_or_end(state, legal)

    def _action(self, state: State, tile: int, exorcism: float, helped: float, now: int) -> tuple[float, Action]:
        """Return what can be done on a tile, and its worth: with the power for it, both kinds or one twice."""
        if exorcism <= 0 and helped <= 0:
            return 0.0, act.END
        if now >> GUST & 1:
            return max(0.0, exorcism) + max(0.0, helped), act.EXORCISE if exorcism > helped else act.HELP
        if now >> SECOND_WIND & 1 and state.stage < ACTED:
            exorcism *= 1 + self._habits["second"]
            if helped > 0:
                helped += helped * self._again(state, tile)
        return (exorcism, act.EXORCISE) if exorcism > helped else (helped, act.HELP)

    def _again(self, state: State, tile: int) -> float:
        """Return which part of its worth the same help has a second time."""
        villager = state.table.tiles[tile]
        if villager == TEMPLE:
            return float(state.temple_buddhas > 1)
        if villager in (CIRCLE, CEMETERY):
            return 0.0
        if villager == ALTAR and state.haunted.bit_count() < 2:
            return 0.0
        return self._habits["again"]

    def _near(self, worths: list[float]) -> list[float]:
        """Return what it is worth to have each tile in reach, for the ghosts that are faced from there."""
        reach, value = self._habits["reach"], self._habits["reach-value"]
        by_tile = [0.0] * 9
        for space, worth in enumerate(worths):
            if worth:
                by_tile[TILE_OF[space]] += reach + value * worth
        return by_tile

    def _position(self, state: State, tile: int, near: list[float], attempt: _Attempt) -> float:
        """Return what it is worth to stand on a tile when the turn is over."""
        habits = self._habits
        me = state.active
        worth = near[tile]
        for neighbour in NEIGHBOURS[tile]:
            worth += near[neighbour]
        if tile == CENTRE:
            worth += habits["centre"]
        elif tile in CORNERS:
            worth += habits["corner"]
        for seat in state.table.seats:
            if seat != me and state.position[seat] == tile:
                worth += habits["share"]
        if attempt.incarnation >= 0 and tile == TILE_OF[attempt.incarnation]:
            worth += habits["gathered"]
            for colour in range(5):
                if attempt.wanted[colour]:
                    worth += habits["gather"] * min(attempt.wanted[colour], state.tao[me * 5 + colour])
        if state.held_buddhas[me]:
            most = 0.0
            for space in FACED[tile]:
                if not state.ghosts[space] and not state.buddhas >> space & 1:
                    bonus = habits["place"] + (habits["place-own"] if (space // 3 - me) % 4 == 1 else 0.0)
                    ghosts = _ghosts_on(state, space // 3)
                    if ghosts:
                        bonus += habits["place-1"] if ghosts == 1 else habits["place-2"]
                    most = max(most, bonus)
            worth += most
        return worth

    # --- what things are worth --------------------------------------------------------------------------

    def _ghosts(self, state: State, left: int) -> list[float]:
        """Return what it is worth to be rid of the ghost of each space."""
        habits = self._habits
        by_space = [0.0] * 12
        facts = state.facts
        ghosts = state.ghosts
        active = state.active
        haunted = state.haunted
        tiles = state.table.tiles
        any_ghost = habits["ghost"] + habits["crowd"] * (12 - ghosts.count(0))
        opened = -1
        for board in range(4):
            number = _ghosts_on(state, board)
            if not number:
                continue
            base = any_ghost
            qi = state.qi[board]
            if not qi:
                base += habits["dead-board"]
            if number == 3:
                base += habits["full"]
                if qi == 1:
                    base += habits["full-qi-1"]
                elif qi == 2:
                    base += habits["full-qi-2"]
                if (board - active) % 4 == 1:
                    base += habits["full-next"]
            elif number == 2:
                base += habits["two"]
            for space in range(3 * board, 3 * board + 3):
                card = ghosts[space]
                if not card:
                    continue
                strength = facts.strength[card] or 4
                worth = base + habits["strength"] * (strength - 1)
                if facts.is_haunter[card]:
                    for tile in LINES[space]:
                        if not haunted >> tile & 1:
                            worth += self._lose[tiles[tile]]
                            break
                    if state.figures[space] == ON_STEP:
                        wait = (board - active) % 4 or 4
                        worth += self._step[left - 1] * (1 + habits["soon"] * (4 - wait) / 3)
                    else:
                        worth += self._card[left - 1]
                elif facts.is_tormentor[card]:
                    worth += habits["torment"] + (habits["torment-1"] if left == 1 else 0.0)
                lasting = facts.lasting[card]
                if lasting and not state.dormant >> space & 1:
                    if lasting == STEALS_DIE:
                        worth += habits["die"]
                    else:
                        worth += habits["tao-off"] if lasting == STOPS_TAO else habits["power-off"]
                if IS_INCARNATION[card]:
                    worth += habits["incarnation"]
                    if facts.needs_opposite_empty[card]:
                        opened = OPPOSITE[space]
                    if len(state.deck) == 1:
                        worth += habits["late"] * max(0, DEADLINE_CARDS - sum(state.deck)) / DEADLINE_CARDS
                by_space[space] = worth
        if opened >= 0 and by_space[opened]:
            by_space[opened] += habits["open"]
        return by_space

    def _fallen(self, state: State, space: int, worths: list[float]) -> float:
        """Return what it is worth to exorcise a ghost: to be rid of it, its curse and its reward."""
        card = state.ghosts[space]
        worth = worths[space]
        if state.facts.has_curse[card]:
            worth -= self._habits["curse"]
        if state.facts.rewards[card]:
            worth += self._habits["reward"]
        return worth

    def _exorcism(self, state: State, tile: int, worths: list[float], attempt: _Attempt) -> float:
        """Return what an exorcism from a tile is worth."""
        if not any(state.ghosts[space] for space in FACED[tile]):
            return 0.0
        habits = self._habits
        facts = state.facts
        tokens = _tokens_on(state, tile)
        others = 0
        for seat in state.table.seats:
            if seat != state.active and state.qi[seat] and REACH[state.position[seat]] >> tile & 1:
                others += 1
        total = 0.0
        candidates: list[tuple[float, int, int, float]] = []
        for space in FACED[tile]:
            card = state.ghosts[space]
            if not card or not may_be_exorcised(state, space):
                continue
            worth = self._fallen(state, space, worths) + habits["others"] * others
            if facts.is_single_coloured[card]:
                colour = facts.colour[card]
                need = _need(state, space, colour)
            else:
                target = target_at(state, space)
                need = target.least_need()
                colours = [colour for colour in range(5) if target.need[colour]]
                if len(colours) > 1:
                    missing = sum(max(0, target.need[colour] - tokens[colour]) for colour in colours)
                    # Dice that must show several colours: about so much less.
                    good = (attempt.face + attempt.white) * (1.0 if missing < 2 else 0.7)
                    chance, _ = against_one(attempt.number, good, missing, 0)
                    total += chance * worth - habits["token"] * chance * (need - missing)
                    continue
                colour = colours[0] if colours else 0
            price = habits["token"]
            if attempt.wanted[colour] and not IS_INCARNATION[card]:
                price += habits["token-incarnation"]
            if facts.is_dice_immune[card]:
                if need <= tokens[colour]:
                    total += worth - price * need
                    tokens[colour] -= need
                continue
            candidates.append((worth, colour, need, price))
        if not candidates:
            return total
        candidates.sort(key=lambda entry: -entry[0])
        worth, colour, need, price = candidates[0]
        if len(candidates) == 1:
            chance, spent = against_one(attempt.number, attempt.face + attempt.white, need, tokens[colour])
            return total + chance * worth - price * spent
        worth_2, colour_2, need_2, price_2 = candidates[1]
        chance, chance_2, spent = against_two(
            attempt.number,
            attempt.face,
            attempt.white,
            (need, need_2),
            (tokens[colour], tokens[colour_2]),
            colour == colour_2,
        )
        return total + chance * worth + chance_2 * worth_2 - max(price, price_2) * spent

    def _help(self, state: State, tile: int, worths: list[float], left: int) -> float:
        """Return what the help of a tile's villager is worth."""
        villager = state.table.tiles[tile]
        helped = self._helps.get(villager)
        if helped is None or state.haunted >> tile & 1 or not TILE_OBJECTS[villager].can_help(state):
            return 0.0
        return helped(state, tile, worths, left)

    def _herbs(self, state: State, tile: int, worths: list[float], left: int) -> float:
        habits = self._habits
        first = state.active * 5
        gains = self._token_gains(state, tile, worths)
        return (
            habits["herbs"]
            + habits["herbs-early"] * sum(state.deck) / CARDS_OF_A_DECK
            + habits["herbs-mine"] * sum(state.tao[first : first + 5])
            + habits["herbs-team"] * sum(state.tao)
            + habits["herbs-gain"] * (sum(gains) + (0.0 if state.white_off else max(gains))) / 3
        )

    def _sorcerer(self, state: State, tile: int, worths: list[float], left: int) -> float:
        if sum(state.qi[seat] for seat in state.table.seats) == 1:
            return 0.0  # the last Taoist would die of it
        return _most_but_incarnations(state, worths) + self._habits["sorcerer"] - self._price_of_qi(state)

    def _temple(self, state: State, tile: int, worths: list[float], left: int) -> float:
        habits = self._habits
        worth = habits["temple"] + habits["temple-early"] * sum(state.deck) / CARDS_OF_A_DECK
        if _uncaught(state) >= 0:
            worth += habits["catch-temple"]
        worth += habits["temple-mine"] * state.held_buddhas[state.active]
        return worth + habits["temple-out"] * (sum(state.held_buddhas) + state.buddhas.bit_count())

    def _circle(self, state: State, tile: int, worths: list[float], left: int) -> float:
        habits = self._habits
        counts = _ghosts_by_colour(state)
        now = counts[state.circle] if state.circle >= 0 else 0
        most = max(n for colour, n in enumerate(counts) if state.supply[colour] or colour == state.circle)
        worth = habits["circle"] * (most - now)
        if state.circle < 0:
            worth += habits["circle-first"] + habits["circle-late"] * (1 - sum(state.deck) / CARDS_OF_A_DECK)
        return worth

    def _pavilion(self, state: State, tile: int, worths: list[float], left: int) -> float:
        if not state.buddhas:
            return self._habits["pavilion"]
        if _uncaught(state) >= 0:
            return self._habits["catch"] + self._habits["incarnation"]
        return _most_but_incarnations(state, worths) + self._habits["pavilion-buddha"]

    def _cemetery(self, state: State, tile: int, worths: list[float], left: int) -> float:
        return self._habits["cemetery"]

    def _watchman(self, state: State, tile: int, worths: list[float], left: int) -> float:
        most = max(state.figures[first : first + 3].count(ON_STEP) for first in (0, 3, 6, 9))
        return self._habits["calm"] * most * (self._step[left - 1] - self._card[left - 1])

    def _altar(self, state: State, tile: int, worths: list[float], left: int) -> float:
        if _is_last_card_fatal(state):
            return 0.0
        return self._habits["altar"] + self._tile[left - 1] - self._habits["ghost"]

    def _tea_house(self, state: State, tile: int, worths: list[float], left: int) -> float:
        if _is_last_card_fatal(state):
            return 0.0
        return self._habits["tea"] + self._price_of_qi(state) + self._habits["token"] - self._habits["ghost"]

    def _price_of_qi(self, state: State) -> float:
        return self._qi[min(4, state.qi[state.active])]

    def _token_gains(self, state: State, tile: int, worths: list[float]) -> list[float]:
        """Return what one more token of each colour would bring the active Taoist on a tile."""
        facts = state.facts
        first = state.active * 5
        reach = REACH[tile]
        number = state.dice()
        good = _FACE if state.white_off else 2 * _FACE
        gains = [0.0] * 5
        for space in range(12):
            card = state.ghosts[space]
            if not card:
                continue
            worth = worths[space] * (1.0 if reach >> TILE_OF[space] & 1 else self._habits["herbs-far"])
            if facts.is_single_coloured[card]:
                colour = facts.colour[card]
                need, have = _need(state, space, colour), state.tao[first + colour]
                if need > have:
                    throw = 0 if facts.is_dice_immune[card] else number
                    more = against_one(throw, good, need, have + 1)[0] - against_one(throw, good, need, have)[0]
                    gains[colour] = max(gains[colour], worth * more)
            else:
                wanted = target_at(state, space).need
                for colour in range(5):
                    if wanted[colour] > state.tao[first + colour]:
                        gains[colour] = max(gains[colour], worth * _FACE * 2)
        return [gain if state.supply[colour] else 0.0 for colour, gain in enumerate(gains)]

    # --- other decisions --------------------------------------------------------------------------------

    def _place(self, state: State, card: int) -> Action:
        """Return where an arriving or moved ghost is to lie."""
        habits = self._habits
        ghosts = state.ghosts
        best, chosen = _NEVER, None
        for action in state.legal():
            space = action.value
            board, tile = space // 3, TILE_OF[space]
            worth = habits["put-crowd"] * _ghosts_on(state, board) + habits["put-qi"] * state.qi[board]
            if state.buddhas >> space & 1:
                is_lost = IS_INCARNATION[card] and not state.facts.needs_buddha[card]
                worth += -1.0 if is_lost else habits["put-buddha"]
            faced = FACED[tile]
            if len(faced) == 2:
                worth += habits["put-corner"]
                if ghosts[faced[0]] or ghosts[faced[1]]:
                    worth += habits["put-pair"]
            for seat in state.table.seats:
                if state.qi[seat] and REACH[state.position[seat]] >> tile & 1:
                    worth += habits["put-near"]
            if (board - state.active) % 4 == 1:
                worth += habits["put-next"]
            if state.facts.is_haunter[card]:
                nearest, second, _ = LINES[space]
                if state.haunted >> nearest & 1:
                    worth += habits["put-haunted"] + (habits["put-haunted-2"] if state.haunted >> second & 1 else 0.0)
            if worth > best:
                best, chosen = worth, action
        assert chosen is not None
        return chosen

    def _take(self, state: State, offered: list[Action]) -> Action:
        """Return the token to take."""
        habits = self._habits
        first = state.active * 5
        here = state.position[state.active]
        worths = self._ghosts(state, _left(state))
        wanted = [habits["take-have"] * state.tao[first + colour] for colour in range(5)]
        wanted[4] += habits["take-black"]
        for space in range(12):
            if state.ghosts[space]:
                need = target_at(state, space).need
                share = habits["take-reach"] if REACH[here] >> TILE_OF[space] & 1 else habits["take-any"]
                for colour in range(5):
                    if need[colour] > state.tao[first + colour]:
                        wanted[colour] += share * worths[space]
        for colour, gain in enumerate(self._token_gains(state, here, worths)):
            wanted[colour] += habits["take-gain"] * gain
        return max((action for action in offered if action.kind == "take"), key=lambda action: wanted[action.value])

    def _weaken(self, state: State, offered: list[Action]) -> Action:
        """Return the ghost for the Enfeeblement Mantra."""
        habits = self._habits
        first = state.active * 5
        reach = REACH[state.position[state.active]]
        worths = self._ghosts(state, _left(state))
        best, chosen = _NEVER, offered[0]
        for action in offered:
            space = action.value
            card = state.ghosts[space]
            target = target_at(state, space)
            need = sum(target.need)
            worth = worths[space] * habits["mantra-any"] if need else 0.0
            if need and not target.is_immune and state.facts.is_single_coloured[card]:
                worth += habits["mantra-need"] * need
                if reach >> TILE_OF[space] & 1:
                    tokens = state.tao[first + state.facts.colour[card]]
                    more, _ = against_one(state.dice(), 2 * _FACE, need - 1, tokens)
                    less, _ = against_one(state.dice(), 2 * _FACE, need, tokens)
                    worth += habits["mantra-mine"] * worths[space] * (more - less)
            if worth > best:
                best, chosen = worth, action
        return chosen

    def _defeat(self, state: State, frame: Step) -> Action:
        """Return a ghost of the set that is worth most with what it costs, or that no more shall fall."""
        roll, named = frame.values()
        worths = self._ghosts(state, _left(state))
        best, chosen = _NEVER, named
        for falling, payments in falling_sets(state, roll).items():
            if falling & named != named:
                continue
            worth = -self._habits["token"] * sum(payments[0])
            for target in targets_now(state):
                if falling & target.bit:
                    worth += self._fallen(state, target.space, worths)
            if worth > best:
                best, chosen = worth, falling
        for action in state.legal():
            if action is not act.DONE and (chosen & ~named) >> action.value & 1:
                return action
        return state.legal()[-1]

    def _spend(self, state: State, frame: Step) -> Action:
        """Return the token to spend: from whoever has most of its colour; a crystal last."""
        return max(
            state.legal(),
            key=lambda action: state.tao[action.value * 5 + action.other] if action.kind == "spend" else -1,
        )

    def _reroll(self, state: State, frame: Step) -> Action:
        """Return the dice to roll again: those that help against none of the targets."""
        roll, purpose = frame.values()
        if purpose != FOR_EXORCISM:
            return act.KEEP
        targets = targets_now(state)
        sets = falling_sets(state, roll)
        every = sum(target.bit for target in targets)
        if every in sets and not any(sets[every][0]):
            return act.KEEP
        wanted = [sum(0 if target.is_immune else target.need[colour] for target in targets) for colour in range(5)]
        useless = []
        for face in dice.ROLL_FACES[roll]:
            if face == WHITE:
                if state.white_off:
                    useless.append(face)
            elif wanted[face]:
                wanted[face] -= 1
            else:
                useless.append(face)
        wish = dice.ROLL_INDEX[tuple(sorted(useless))] if useless else None
        rerolls = (action for action in state.legal() if action.kind == "reroll" and action.value == wish)
        return next(rerolls, act.KEEP)

    def _banish(self, state: State, frame: Step) -> Action:
        worths = self._ghosts(state, _left(state))
        return max(state.legal(), key=lambda action: worths[action.value])

    def _lift(self, state: State, frame: Step) -> Action:
        """Return the ghost that the Pavilion is to move: the one that Buddha must catch, else the worst."""
        to_catch = _uncaught(state) if state.buddhas else -1
        worths = self._ghosts(state, _left(state))
        best, chosen = 2 * _NEVER, None
        for action in state.legal():
            space = action.value
            if space == to_catch:
                return action
            worth = worths[space] + (self._habits["lift-step"] if state.figures[space] == ON_STEP else 0.0)
            if IS_INCARNATION[state.ghosts[space]]:
                worth += _NEVER
            if worth > best:
                best, chosen = worth, action
        assert chosen is not None
        return chosen

    def _pray(self, state: State, frame: Step) -> Action:
        counts = _ghosts_by_colour(state)
        return max(state.legal(), key=lambda action: counts[action.value])

    def _calm(self, state: State, frame: Step) -> Action:
        figures = state.figures
        return max(state.legal(), key=lambda action: figures[3 * action.value : 3 * action.value + 3].count(ON_STEP))

    def _gain_qi_or_yin_yang(self, state: State, frame: Step) -> Action:
        qi = state.qi[state.active]
        return act.GAIN_QI if self._gain[min(3, qi) - 1] > 0 else act.GAIN_YIN_YANG

    # --- moving others ----------------------------------------------------------------------------------

    def _best_guided(self, state: State, legal: tuple[Action, ...]) -> Action | None:
        """Return the Taoist whom Twin Winds should move, if that is worth something."""
        best, chosen = self._habits["guide"], None
        worths: list[float] = []
        for action in legal:
            if action.kind == "guide":
                worths = worths or self._ghosts(state, _left(state))
                gain = self._guided(state, action.value, NEIGHBOURS[state.position[action.value]], worths)
                if gain > best:
                    best, chosen = gain, action
        return chosen

    def _guide(self, state: State, frame: Step) -> Action:
        worths = self._ghosts(state, _left(state))
        return max(
            state.legal(), key=lambda a: self._guided(state, a.value, OTHER_TILES[state.position[a.value]], worths)
        )

    def _guided(self, state: State, seat: int, tiles: tuple[int, ...], worths: list[float]) -> float:
        """Return how much better a Taoist could stand."""
        here = self._standing(state, seat, state.position[seat], worths)
        return max(self._standing(state, seat, tile, worths) for tile in tiles) - here

    def _to(self, state: State, frame: Step) -> Action:
        worths = self._ghosts(state, _left(state))
        ways = [action for action in state.legal() if action.kind == "to"]
        if not ways:
            return state.legal()[0]
        return max(ways, key=lambda action: self._standing(state, frame.values()[0], action.value, worths))

    def _standing(self, state: State, seat: int, tile: int, worths: list[float]) -> float:
        """Return how well a Taoist stands on a tile: the ghosts in reach of the next turn, twice with a token."""
        reach = REACH[tile]
        total = 0.0
        for space in range(12):
            if worths[space] and reach >> TILE_OF[space] & 1:
                colour = state.facts.colour[state.ghosts[space]]
                has_token = colour >= 0 and state.tao[seat * 5 + colour]
                total += worths[space] * (_WITH_TOKEN if has_token else _WITHOUT_TOKEN)
        return total


class _Attempt:
    """With what the active Taoist goes into an exorcism, and which incarnation to bear in mind."""

    __slots__ = ("face", "incarnation", "number", "wanted", "white")

    def __init__(self, state: State, powers: int) -> None:
        self.number: Final = state.dice() + (powers >> MOUNTAIN & 1)
        again = 0.0
        if powers >> FAVOURITE & 1:
            again = 0.5 if not state.white_off else 4 / 6
        self.face: Final = _FACE * (1 + again)
        self.white: Final = 0.0 if state.white_off else _FACE * (1 + again)
        self.incarnation = -1
        self.wanted: tuple[int, ...] = (0, 0, 0, 0, 0)
        for space in range(12):
            if IS_INCARNATION[state.ghosts[space]]:
                self.incarnation = space
                self.wanted = target_at(state, space).need


def trained_reflex() -> Reflex:
    """Return a reflex with the habits of the file: a new one, since it keeps what it is about to do."""
    known = known_for("base")
    return Reflex(known.habits, Reflex(known.habits | known.at_last))


def is_last_fight(state: State) -> bool:
    """Whether no incarnation is left to come, and the last is in play."""
    return len(state.deck) == 1 and state.has_incarnation_in_play()


def _left(state: State) -> int:
    """Return how many tiles may still be haunted, the last of which loses; one to four."""
    return min(4, max(1, state.table.haunted_limit - state.haunted.bit_count()))


def _ghosts_on(state: State, board: int) -> int:
    ghosts = state.ghosts
    first = 3 * board
    return (ghosts[first] > 0) + (ghosts[first + 1] > 0) + (ghosts[first + 2] > 0)


def _ghosts_by_colour(state: State) -> list[int]:
    counts = [0] * 5
    for card in state.ghosts:
        if card and state.facts.is_single_coloured[card]:
            counts[state.facts.colour[card]] += 1
    return counts


def _need(state: State, space: int, colour: int) -> int:
    """Return how many dice or tokens it takes to beat the ghost of a space, which has one colour."""
    need = state.facts.strength[state.ghosts[space]] - (state.circle == colour) - (state.mantra == space)
    return need if need > 0 else 0


def _is_last_card_fatal(state: State) -> bool:
    """Whether to draw one more card would lose the game."""
    return state.deck == [1] and is_last_fight(state)


def _most_but_incarnations(state: State, worths: list[float]) -> float:
    most = 0.0
    for space in range(12):
        if worths[space] > most and not IS_INCARNATION[state.ghosts[space]]:
            most = worths[space]
    return most


def _uncaught(state: State) -> int:
    """Return the space of an incarnation that a Buddha must catch first, or -1."""
    if not state.caught:
        for space in range(12):
            if state.facts.needs_buddha[state.ghosts[space]]:
                return space
    return -1


def _tokens_on(state: State, tile: int) -> list[int]:
    """Return the tokens that the active Taoist could spend on a tile, by colour."""
    tokens = [0] * 5
    if not state.tao_off:
        for seat in state.table.seats:
            if state.qi[seat] and (seat == state.active or state.position[seat] == tile):
                for colour in range(5):
                    tokens[colour] += state.tao[seat * 5 + colour]
    return tokens


def _buddha_or_end(state: State, legal: tuple[Action, ...]) -> Action:
    """Return a Buddha for the fullest board, or the end of the turn."""
    placing = [action for action in legal if action.kind == "buddha"]
    return max(placing, key=lambda action: _ghosts_on(state, action.value // 3)) if placing else act.END

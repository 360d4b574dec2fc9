"""What a position is judged by: about a hundred and fifty numbers, counted from what lies on the table.

Each has a name, and a weight under that name in `weights.json`; `fatsi.bots.evaluation` turns them
into a chance of winning. Each stands for something that players talk about: Taoists with 2 Qi, ghosts that take 3 to
beat, boards that are full, figures that are about to haunt and who could beat them before.
"""

from __future__ import annotations

from math import log
from typing import Final

from fatsi.bots.kinds import DEATH, REVEAL_DEAD
from fatsi.rules.cards import BY_NUMBER, IS_INCARNATION
from fatsi.rules.dice import MOST_DICE, probability_of_hits
from fatsi.rules.exorcism import may_be_exorcised, resistance_at
from fatsi.rules.geometry import CENTRE, CORNERS, FACED, LINES, NEIGHBOURS, ON_STEP
from fatsi.rules.moon.families import ARTIFACTS, DEAD_THAT_LOSE
from fatsi.rules.moon.saving import is_portal_taken
from fatsi.rules.powers import FAVOURITE, MOUNTAIN, POWERS, SECOND_WIND, SPIRES
from fatsi.rules.state import State
from fatsi.rules.village import VILLAGE_TILES

_ROUND: Final = 4
_ALL_TILES: Final = (1 << 9) - 1
REACH: Final = tuple(1 << here | sum(1 << tile for tile in NEIGHBOURS[here]) for here in range(9))
STEPS: Final = tuple(tuple(max(abs(a // 3 - b // 3), abs(a % 3 - b % 3)) for b in range(9)) for a in range(9))
TILE_OF: Final = tuple(line[0] for line in LINES)
_LINE_BITS: Final = tuple(sum(1 << tile for tile in line) for line in LINES)
_MOST_QI: Final = 5
_MOST_NEED: Final = 5
_INCARNATIONS: Final = tuple(card for card in BY_NUMBER.values() if card.is_incarnation)

NAMES: Final = (
    "one",
    *(f"qi-{n}" for n in range(_MOST_QI + 1)),
    *(f"neutral-qi-{n}" for n in range(3)),
    "lowest-qi-1",
    "dead",
    "yin-yang",
    "tao",
    "tao-own-2",  # the first two of each Taoist
    "tao-matching",  # of a colour that ghosts in play need
    "power-token",
    "centre-token",
    "buddha-held",
    "buddha-placed",
    "circle",
    "circle-future",
    *(f"tile-haunted-{tile}" for tile in VILLAGE_TILES),
    *(f"tiles-left-{n}" for n in range(1, 5)),
    *(f"haunting-left-{n}" for n in range(1, 5)),  # expected hauntings in the coming round
    "log-not-lost",
    *(f"on-card-left-{n}" for n in range(1, 5)),
    *(f"need-{n}" for n in range(_MOST_NEED + 1)),
    "dice-immune",
    "tormentor",
    "tormentor-left-1",
    "curse-stone",
    "reward-stone",
    "closed",  # may not be exorcised now
    "board-2",
    "board-3",
    "board-3-qi-1",
    "board-3-next",
    "crowd",  # ghosts beyond six
    "pair",  # a corner that faces two ghosts
    "in-reach",  # the best chance of each Taoist to beat something on the next turn
    "beyond-reach",  # ghosts that nobody can beat within a round
    *(f"stolen-dice-{n}" for n in range(1, 4)),
    "tao-off",
    "white-off",
    *(f"power-{power.id}" for power in POWERS),
    *(f"in-play-{card.id}" for card in _INCARNATIONS),
    "incarnations-to-come",
    "incarnations-in-play",
    "incarnation-chance",  # the best chance of a Taoist to beat it on the next turn
    "incarnation-missing",  # what it takes beyond the tokens of the Taoist who has most of its colours
    "incarnation-steps",  # of the nearest Taoist to where it is faced
    "together",  # Taoists who share their tile, and so their tokens
    "cards-left",
    "cards-left-root",
    "deadline",
    *(f"players-{n}" for n in range(1, 4)),
    "ghosts",
    "hits",  # what all ghosts in play take to beat
    "hits-missing",  # beyond the tokens of each colour
    "next-board",  # ghosts on the board whose Yin comes next
    "next-qi-1",
    "at-corner",
    "at-centre",
    *(f"near-{tile}" for tile in VILLAGE_TILES),  # Taoists who can be there on their next turn
    "pair-in-reach",  # Taoists who can face two ghosts at once on their next turn
    "round-kills",  # expected in the coming round, if each Taoist goes where most can be beaten
    "round-hits",  # the same, ghosts counting as often as their strength
    "round-incarnation",  # the chance that an incarnation is beaten in the coming round
    "tao-usable",  # of a Taoist against ghosts in reach of the next turn
    # --- White Moon
    "villagers-dead",
    "villagers-dead-squared",
    "villagers-saved",
    "villagers-near",
    "villagers-at-portal",
    "portal-taken",
    "crystals",
    *(f"receptacles-{n}" for n in range(1, 5)),
    *(f"artifact-{artifact}" for artifact in ARTIFACTS),
    "laid-down",
    "tao-removed",
    "devourer",
    "su-ling",
)
INDEX: Final = {name: index for index, name in enumerate(NAMES)}
SIZE: Final = len(NAMES)

_QI: Final = INDEX["qi-0"]
_NEUTRAL_QI: Final = INDEX["neutral-qi-0"]
_LOWEST_QI_1: Final = INDEX["lowest-qi-1"]
_DEAD: Final = INDEX["dead"]
_YIN_YANG: Final = INDEX["yin-yang"]
_TAO: Final = INDEX["tao"]
_TAO_OWN_2: Final = INDEX["tao-own-2"]
_TAO_MATCHING: Final = INDEX["tao-matching"]
_POWER_TOKEN: Final = INDEX["power-token"]
_CENTRE_TOKEN: Final = INDEX["centre-token"]
_BUDDHA_HELD: Final = INDEX["buddha-held"]
_BUDDHA_PLACED: Final = INDEX["buddha-placed"]
_CIRCLE: Final = INDEX["circle"]
_CIRCLE_FUTURE: Final = INDEX["circle-future"]
_TILE_HAUNTED: Final = INDEX[f"tile-haunted-{VILLAGE_TILES[0]}"]
_TILES_LEFT: Final = INDEX["tiles-left-1"] - 1
_HAUNTING: Final = INDEX["haunting-left-1"] - 1
_LOG_NOT_LOST: Final = INDEX["log-not-lost"]
_ON_CARD: Final = INDEX["on-card-left-1"] - 1
_NEED: Final = INDEX["need-0"]
_DICE_IMMUNE: Final = INDEX["dice-immune"]
_TORMENTOR: Final = INDEX["tormentor"]
_TORMENTOR_1: Final = INDEX["tormentor-left-1"]
_CURSE_STONE: Final = INDEX["curse-stone"]
_REWARD_STONE: Final = INDEX["reward-stone"]
_CLOSED: Final = INDEX["closed"]
_BOARD_2: Final = INDEX["board-2"]
_BOARD_3: Final = INDEX["board-3"]
_BOARD_3_QI_1: Final = INDEX["board-3-qi-1"]
_BOARD_3_NEXT: Final = INDEX["board-3-next"]
_CROWD: Final = INDEX["crowd"]
_PAIR: Final = INDEX["pair"]
_IN_REACH: Final = INDEX["in-reach"]
_BEYOND_REACH: Final = INDEX["beyond-reach"]
_STOLEN: Final = INDEX["stolen-dice-1"] - 1
_TAO_OFF: Final = INDEX["tao-off"]
_WHITE_OFF: Final = INDEX["white-off"]
_POWER: Final = INDEX[f"power-{POWERS[0].id}"]
_IN_PLAY: Final = {card.number: INDEX[f"in-play-{card.id}"] for card in _INCARNATIONS}
_TO_COME: Final = INDEX["incarnations-to-come"]
_NOW: Final = INDEX["incarnations-in-play"]
_INCARNATION_CHANCE: Final = INDEX["incarnation-chance"]
_TOGETHER: Final = INDEX["together"]
_CARDS_LEFT: Final = INDEX["cards-left"]
_CARDS_LEFT_ROOT: Final = INDEX["cards-left-root"]
_DEADLINE: Final = INDEX["deadline"]
_PLAYERS: Final = INDEX["players-1"] - 1
_GHOSTS: Final = INDEX["ghosts"]
_HITS: Final = INDEX["hits"]
_HITS_MISSING: Final = INDEX["hits-missing"]
_NEXT_BOARD: Final = INDEX["next-board"]
_NEXT_QI_1: Final = INDEX["next-qi-1"]
_AT_CORNER: Final = INDEX["at-corner"]
_AT_CENTRE: Final = INDEX["at-centre"]
_NEAR: Final = INDEX[f"near-{VILLAGE_TILES[0]}"]
_PAIR_IN_REACH: Final = INDEX["pair-in-reach"]
_ROUND_KILLS: Final = INDEX["round-kills"]
_ROUND_HITS: Final = INDEX["round-hits"]
_ROUND_INCARNATION: Final = INDEX["round-incarnation"]
_TAO_USABLE: Final = INDEX["tao-usable"]
_VILLAGERS_DEAD: Final = INDEX["villagers-dead"]
_DEVOURER: Final = INDEX["devourer"]

CARDS_OF_A_DECK: Final = 45.0
DEADLINE_CARDS: Final = 10
_MANY_COLOURS: Final = 0.5  # dice that must show several colours: about so much less
_SECOND_GHOST: Final = 0.85  # the chance of beating a second ghost with the same dice, beside that of beating it alone
_MOST_USED: Final = 3  # tokens of one colour
_WORTH_GOING: Final = 0.2
_USUAL_GHOSTS: Final = 6
_CORNER_FACES: Final = tuple((1 << corner, *FACED[corner]) for corner in CORNERS)
_CORNER_BITS: Final = sum(1 << corner for corner in CORNERS)

Row = tuple[float, ...]


def _row(number: int, chance: float) -> Row:
    """Return the probabilities that of a number of dice at least 0, 1, 2, ... are good."""
    exactly = [probability_of_hits(number, hits, chance) for hits in range(number + 1)]
    return tuple(sum(exactly[least:]) for least in range(12))


def _table(chance: float) -> tuple[Row, ...]:
    return tuple(_row(number, chance) for number in range(MOST_DICE + 1))


def _twice(table: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the probabilities of one success in two attempts."""
    return tuple(tuple(1 - (1 - p) ** 2 for p in row) for row in table)


# Of six faces one is the colour and one is white; a reroll gives each bad die a second chance. The second row of
# each pair is for the case that white faces count for nothing.
_PLAIN: Final = (_table(2 / 6), _table(1 / 6))
_REROLL: Final = (_table(1 - (4 / 6) ** 2), _table(1 - (5 / 6) ** 2))
_TWICE: Final = tuple(_twice(table) for table in _PLAIN)


class _Exorcist:
    """A living Taoist: the next turn, the tiles in reach of it, dice, tokens and crystals."""

    __slots__ = ("best", "crystals", "kills", "odds", "reach", "tokens_at", "turn", "usable")

    def __init__(self, turn: int, reach: int, odds: Row, tokens_at: int, crystals: int) -> None:
        self.turn: Final = turn
        self.reach: Final = reach
        self.odds: Final = odds
        self.tokens_at: Final = tokens_at
        self.crystals: Final = crystals
        self.best = 0.0
        self.usable = 0  # the colours of ghosts in reach
        self.kills: list[tuple[int, float, int]] = []  # the tile, the chance, and what the ghost takes


def features(state: State, *, is_turn_over: bool) -> list[float]:
    """Return the numbers of a position, in the order of `NAMES`.

    `is_turn_over` says whether the active Taoist has nothing more to do in this turn.
    """
    row = [0.0] * SIZE
    row[0] = 1.0
    table = state.table
    facts = state.facts
    active = state.active
    qi = state.qi
    tao = state.tao
    position = state.position
    powers_off = state.powers_off
    moon = state.moon
    tao_off = state.tao_off

    # --- Taoists
    exorcists: list[_Exorcist] = []
    dice = 3 - state.stolen_dice if state.stolen_dice < 3 else 0
    white = state.white_off
    tokens_of_colour = [0] * 5
    lowest = 9
    is_player = table.is_player
    for seat in table.seats:
        n = qi[seat]
        row[_QI + (n if n < _MOST_QI else _MOST_QI)] += 1
        if not n:
            row[_DEAD] += 1
            continue
        if n < lowest:
            lowest = n
        tokens = 0
        for colour in range(5):
            here = tao[seat * 5 + colour]
            if here:
                tokens += here
                tokens_of_colour[colour] += here
        row[_TAO] += tokens
        row[_TAO_OWN_2] += tokens if tokens < 2 else 2
        power = -1
        if not powers_off >> seat & 1:
            power = table.powers[seat]
            row[_POWER + power] += 1
        turn = (seat - active) % _ROUND
        if not turn and is_turn_over:
            turn = _ROUND
        reach = _ALL_TILES if power == SPIRES else REACH[position[seat]]
        if moon is not None and moon.laid_down >> seat & 1:
            reach = 1 << position[seat]
        tables = _REROLL if power == FAVOURITE else _TWICE if power == SECOND_WIND else _PLAIN
        odds = tables[white][dice + (power == MOUNTAIN)]
        extra = 0 if moon is None else moon.crystals[seat]
        exorcists.append(_Exorcist(turn, reach, odds, seat * 5, extra))
    if table.players < 4:
        row[_PLAYERS + table.players] = 1.0
        for seat in range(4):
            if not is_player[seat] and qi[seat] < 3:
                row[_NEUTRAL_QI + qi[seat]] += 1
        row[_POWER_TOKEN] = sum(state.power_tokens)
        row[_CENTRE_TOKEN] = state.centre_tokens
    if lowest == 1:
        row[_LOWEST_QI_1] = 1.0
    row[_YIN_YANG] = state.yin_yang.bit_count()
    row[_BUDDHA_HELD] = sum(state.held_buddhas)
    row[_BUDDHA_PLACED] = state.buddhas.bit_count()

    # --- the village
    haunted = state.haunted
    left = table.haunted_limit - haunted.bit_count()
    if left < 1:
        left = 1
    row[_TILES_LEFT + left] = 1.0
    if haunted:
        for tile, villager in enumerate(table.tiles):
            if haunted >> tile & 1:
                row[_TILE_HAUNTED + villager] = 1.0

    # --- ghosts
    ghosts = state.ghosts
    figures = state.figures
    circle = state.circle
    mantra = state.mantra
    su_ling = -1 if moon is None else moon.su_ling
    risks: list[tuple[int, int, list[tuple[_Exorcist, float]]]] = []
    needs = [0] * 5
    in_play = 0
    incarnations = 0
    occupied = [tile for tile in position if tile >= 0]
    for space in range(12):
        card = ghosts[space]
        if not card:
            continue
        in_play += 1
        colours = 1
        if facts.is_single_coloured[card]:
            colour = facts.colour[card]
            need = facts.strength[card]
            if circle == colour:
                need -= 1
            needs[colour] += need
        else:
            resistance = resistance_at(state, space)
            need = 0
            colour = -1
            colours = 0
            for c in range(5):
                n = resistance[c]
                if n and c == circle:
                    n -= 1
                if n:
                    colour = c
                    colours += 1
                    need += n
                    needs[c] += n
        if mantra == space and need:
            need -= 1
        row[_NEED + (need if need < _MOST_NEED else _MOST_NEED)] += 1
        is_still = space == su_ling
        immune = facts.is_dice_immune[card] and not is_still
        if immune:
            row[_DICE_IMMUNE] += 1
        if facts.has_curse[card]:
            row[_CURSE_STONE] += 1
        if facts.rewards[card]:
            row[_REWARD_STONE] += 1
        if IS_INCARNATION[card]:
            incarnations += 1
            row[_IN_PLAY[card]] += 1
        yin = (space // 3 - active) % _ROUND or _ROUND
        # Who can beat it, and when.
        able: list[tuple[_Exorcist, float]] = []
        best = 0.0
        if facts.has_condition[card] and not may_be_exorcised(state, space):
            row[_CLOSED] += 1
        else:
            tile = TILE_OF[space]
            shared = occupied.count(tile)
            for exorcist in exorcists:
                if not exorcist.reach >> tile & 1:
                    continue
                missing = need - exorcist.crystals
                if missing > 0 and not tao_off:
                    own = exorcist.tokens_at
                    if colours == 1:
                        missing -= tao[own + colour]
                        if shared and missing > 0:
                            for seat in table.seats:
                                if position[seat] == tile and seat * 5 != own:
                                    missing -= tao[seat * 5 + colour]
                    else:
                        resistance = resistance_at(state, space)
                        for c in range(5):
                            n = resistance[c]
                            if n:
                                missing -= n if tao[own + c] > n else tao[own + c]
                if missing <= 0:
                    chance = 1.0
                elif immune:
                    continue
                else:
                    chance = exorcist.odds[missing]
                    if colours > 1:
                        chance *= _MANY_COLOURS ** (colours - 1)
                if colour >= 0:
                    exorcist.usable |= 1 << colour
                if chance:
                    able.append((exorcist, chance))
                    exorcist.kills.append((tile, chance, need))
                    if chance > best:
                        best = chance
                    if chance > exorcist.best:
                        exorcist.best = chance
        row[_BEYOND_REACH] += 1 - best
        if IS_INCARNATION[card]:
            row[_INCARNATION_CHANCE] += best
            alive = 1.0
            for _, chance in able:
                alive *= 1 - chance
            row[_ROUND_INCARNATION] += 1 - alive
            resistance = resistance_at(state, space)
            most, steps = 0, 3
            for exorcist in exorcists:
                own = exorcist.tokens_at
                helpful = exorcist.crystals
                for c in range(5):
                    if resistance[c]:
                        helpful += min(resistance[c], tao[own + c])
                most = max(most, helpful)
                steps = min(steps, STEPS[position[own // 5]][TILE_OF[space]])
            row[_INCARNATION_CHANCE + 1] += max(0, need - most)
            row[_INCARNATION_CHANCE + 2] += steps
        if facts.acts_in_yin[card] and not is_still:
            if facts.is_haunter[card]:
                if figures[space] == ON_STEP:
                    risks.append((yin, space, able))
                else:
                    row[_ON_CARD + left] += 1
            elif facts.is_tormentor[card]:
                row[_TORMENTOR] += 1
                if left == 1:
                    row[_TORMENTOR_1] += 1
            else:
                row[_DEVOURER] += 1
    for exorcist in exorcists:
        if occupied.count(position[exorcist.tokens_at // 5]) > 1:
            row[_TOGETHER] += 1
        row[_IN_REACH] += exorcist.best
        for colour in range(5):
            if exorcist.usable >> colour & 1:
                here = tao[exorcist.tokens_at + colour]
                row[_TAO_USABLE] += here if here < _MOST_USED else _MOST_USED
    if in_play:
        exorcists.sort(key=_whose_turn)
        busy = 0
        for exorcist in exorcists:
            kills, hits, chosen = 0.0, 0.0, -1
            by_tile: dict[int, tuple[float, float]] = {}
            for tile, chance, need in exorcist.kills:
                if busy >> tile & 1:
                    continue
                before = by_tile.get(tile)
                sum_kills, sum_hits = (
                    (chance, chance * need)
                    if before is None
                    else (before[0] + _SECOND_GHOST * chance, before[1] + _SECOND_GHOST * chance * need)
                )
                by_tile[tile] = sum_kills, sum_hits
                if sum_kills > kills:
                    kills, hits, chosen = sum_kills, sum_hits, tile
            if chosen >= 0:
                busy |= 1 << chosen
                row[_ROUND_KILLS] += kills
                row[_ROUND_HITS] += hits
    row[_GHOSTS] = in_play
    if in_play > _USUAL_GHOSTS:
        row[_CROWD] = in_play - _USUAL_GHOSTS

    # --- hauntings to come: each Taoist can go after one of them
    if risks:
        risks.sort(key=_when)
        busy = 0
        none_yet = [1.0] + [0.0] * left
        expected = 0.0
        for yin, space, able in risks:
            chance, chosen = 0.0, -1
            for exorcist, beats in able:
                if exorcist.turn < yin and beats > chance and not busy >> exorcist.tokens_at & 1:
                    chance, chosen = beats, exorcist.tokens_at
            if chance > _WORTH_GOING:
                busy |= 1 << chosen
            risk = 1 - chance
            if moon is not None and _is_occupied(moon.stacks, haunted, space):
                row[_DEVOURER] += risk
                continue
            expected += risk
            if not _LINE_BITS[space] & ~haunted:
                none_yet = [n * (1 - risk) for n in none_yet[:-1]] + [none_yet[-1] + risk * sum(none_yet[:-1])]
                continue
            for n in range(left, 0, -1):
                stays = none_yet[n] if n == left else none_yet[n] * (1 - risk)
                none_yet[n] = stays + none_yet[n - 1] * risk
            none_yet[0] *= 1 - risk
        row[_HAUNTING + left] = expected
        row[_LOG_NOT_LOST] = log(1.0001 - none_yet[left])

    # --- boards
    pairs = 0
    for board in range(4):
        first = 3 * board
        number = (ghosts[first] > 0) + (ghosts[first + 1] > 0) + (ghosts[first + 2] > 0)
        if number == 2:
            row[_BOARD_2] += 1
        elif number == 3:
            row[_BOARD_3] += 1
            if qi[board] == 1:
                row[_BOARD_3_QI_1] += 1
            if (board - active) % _ROUND == 1:
                row[_BOARD_3_NEXT] += 1
    for corner, a, b in _CORNER_FACES:
        if ghosts[a] and ghosts[b]:
            row[_PAIR] += 1
            pairs |= corner
    following = (active + 1) % _ROUND if is_turn_over else active
    first = 3 * following
    row[_NEXT_BOARD] = (ghosts[first] > 0) + (ghosts[first + 1] > 0) + (ghosts[first + 2] > 0)
    if qi[following] == 1:
        row[_NEXT_QI_1] = 1.0

    # --- where Taoists stand, and can be next
    for exorcist in exorcists:
        here = position[exorcist.tokens_at // 5]
        if here == CENTRE:
            row[_AT_CENTRE] += 1
        elif _CORNER_BITS >> here & 1:
            row[_AT_CORNER] += 1
        if exorcist.reach & pairs:
            row[_PAIR_IN_REACH] += 1
        reach = exorcist.reach & ~haunted
        for tile, villager in enumerate(table.tiles):
            if reach >> tile & 1:
                row[_NEAR + villager] += 1

    # --- what is held back
    if state.stolen_dice:
        row[_STOLEN + (state.stolen_dice if state.stolen_dice < 3 else 3)] = 1.0
    if tao_off:
        row[_TAO_OFF] = 1.0
    if white:
        row[_WHITE_OFF] = 1.0

    # --- tokens against what they are for
    matching = needed = 0
    for colour in range(5):
        have, need = tokens_of_colour[colour], needs[colour]
        matching += have if have < need else need
        needed += need
    row[_TAO_MATCHING] = matching
    row[_HITS] = needed
    row[_HITS_MISSING] = needed - matching
    if circle >= 0:
        row[_CIRCLE] = 1.0

    # --- the deck
    cards = sum(state.deck)
    row[_CARDS_LEFT] = cards / CARDS_OF_A_DECK
    row[_CARDS_LEFT_ROOT] = (cards / CARDS_OF_A_DECK) ** 0.5
    row[_TO_COME] = len(state.deck) - 1
    row[_NOW] = incarnations
    if incarnations and len(state.deck) == 1 and cards < DEADLINE_CARDS:
        row[_DEADLINE] = (DEADLINE_CARDS - cards) / DEADLINE_CARDS
    if circle >= 0 and state.unseen:
        row[_CIRCLE_FUTURE] = row[_CARDS_LEFT]
    if moon is not None:
        _moonlight(state, row)
    return row


def _whose_turn(exorcist: _Exorcist) -> int:
    return exorcist.turn


def _when(risk: tuple[int, int, list[tuple[_Exorcist, float]]]) -> int:
    return risk[0]


def _is_occupied(stacks: list[tuple[int, ...]], haunted: int, space: int) -> bool:
    """Whether villagers stand on the first active tile of a line: then they die, and the tile stays active."""
    for tile in LINES[space]:
        if not haunted >> tile & 1:
            return bool(stacks[tile])
    return False


def _moonlight(state: State, row: list[float]) -> None:
    moon = state.moon
    assert moon is not None
    dead = sum(moon.graveyard)
    for frame in state.stack:
        if frame.id in (DEATH, REVEAL_DEAD):
            dead += 1
    at = _VILLAGERS_DEAD
    row[at] = dead
    row[at + 1] = (dead / DEAD_THAT_LOSE) ** 3
    row[at + 2] = sum(moon.shelter)
    near = 0.0
    portal = moon.portal
    for tile, stack in enumerate(moon.stacks):
        if stack:
            steps = max(abs(tile // 3 - portal // 3), abs(tile % 3 - portal % 3))
            near += (2 - steps) * (1 + 0.25 * (len(stack) - 1))
    row[at + 3] = near
    row[at + 4] = len(moon.stacks[portal])
    row[at + 5] = is_portal_taken(state)
    row[at + 6] = sum(moon.crystals)
    full = moon.receptacles.bit_count()
    if full:
        row[at + 6 + full] = 1.0
    for artifact, owner in enumerate(moon.artifacts):
        if owner >= 0:
            row[at + 11 + artifact] = 1.0
    row[at + 19] = moon.laid_down.bit_count()
    row[at + 20] = sum(moon.removed_tao)
    if moon.su_ling >= 0:
        row[at + 22] = 1.0

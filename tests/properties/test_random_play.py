"""What holds in every game, over random play of every combination of players, difficulty and edition.

`FATSI_GAMES` sets how many games are played in all (`make soak`: 20,000).
"""

import os
import random
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import chain, product
from math import lcm

import pytest

from fatsi import CHANCE, Action, Game, Setup, State, parse_position, parse_record, position, record
from fatsi.rules.actions import REVEAL
from fatsi.rules.arrival import cards_in_hand
from fatsi.rules.cards import IS_INCARNATION
from fatsi.rules.consistency import check
from fatsi.rules.events import ALL_EVENTS, DeckEmpty, Event, IncarnationCaught, VillagerRevealed
from fatsi.rules.moon.dying import dying_villagers
from fatsi.rules.moon.families import ARTIFACTS, SIZES, VILLAGERS
from fatsi.rules.moon.position import Moon
from fatsi.rules.scoring import REASONS
from fatsi.rules.setup import DIFFICULTIES, EDITIONS, INCARNATION_POOLS, MOON_VILLAGES, PORTALS
from tests.players import POLICIES

GAMES = int(os.environ.get("FATSI_GAMES", "384"))
COMBINATIONS = list(product((1, 2, 3, 4), DIFFICULTIES, EDITIONS, POLICIES))
GAMES_EACH = -(-GAMES // len(COMBINATIONS))


def setup_of(players: int, difficulty: str, edition: str, rng: random.Random, *, white_moon: bool = False) -> Setup:
    setup = Setup(players=players, difficulty=difficulty, edition=edition, five_qi=rng.random() < 0.2)
    if white_moon:
        setup = replace(
            setup,
            white_moon=True,
            moon_village=rng.choice(MOON_VILLAGES),
            portal=rng.choice(list(PORTALS)),
            incarnations=rng.choice(INCARNATION_POOLS),
        )
    return setup.dealt(rng)


@pytest.mark.parametrize(("players", "difficulty", "edition", "policy"), COMBINATIONS)
def test_every_game_keeps_the_rules_of_all_games(players: int, difficulty: str, edition: str, policy: str) -> None:
    for game in range(GAMES_EACH):
        rng = random.Random(f"{players} {difficulty} {edition} {policy} {game}")
        play_and_check(setup_of(players, difficulty, edition, rng), policy, rng)


@pytest.mark.parametrize(("players", "difficulty", "edition", "policy"), COMBINATIONS)
def test_every_game_with_white_moon_keeps_them_too(players: int, difficulty: str, edition: str, policy: str) -> None:
    for game in range(GAMES_EACH):
        rng = random.Random(f"moon {players} {difficulty} {edition} {policy} {game}")
        play_and_check(setup_of(players, difficulty, edition, rng, white_moon=True), policy, rng)


def start_of(setup: Setup, policy: str) -> State:
    """The start of a game; with kind chances the deck is short, so that incarnations come, fall and win.

    With White Moon the players then have all artifacts from the start.
    """
    state = State.new(setup)
    if policy == "kind":
        if state.moon is not None:
            seats = state.table.seats
            state.moon.artifacts = [seats[artifact % len(seats)] for artifact in range(len(ARTIFACTS))]
        lines = position(state).split("\n")
        short = " ".join("3" for _ in setup.deck)
        state = parse_position("\n".join(f"deck: {short}" if line.startswith("deck:") else line for line in lines))
    return state


def play_and_check(setup: Setup, policy: str, rng: random.Random) -> None:
    state = start_of(setup, policy)
    start = state.copy()
    set_aside = len(state.unseen) - sum(state.deck)
    # States are equal if their keys are. To make a key takes as long as an action, so each is made once.
    key = state.key()
    history: list[tuple[State, object]] = []
    actions: list[Action] = []
    while state.actor is not None:
        check_state(state, set_aside)
        before = state.copy()
        assert before.key() == key
        history.append((before, key))
        action = POLICIES[policy](state, rng)
        check_refusals(state, key, rng)
        events: list[Event] = []
        state.apply(action, events)
        key = state.key()
        actions.append(action)
        check_copy(before, action, state, key)
        # A text takes longer to write and to read than all the rest.
        if rng.random() < 0.1:
            parsed = parse_position(position(state))
            assert parsed == state and parsed.actor == state.actor and parsed.legal() == state.legal()
    assert state.result is not None and state.legal() == () and state.outcomes() == ()
    assert state.result.score == sum(points for _, points in state.result.breakdown)
    check_conserved(state, set_aside)
    assert parse_position(position(state)) == state
    for past, key_then in history:
        assert past.key() == key_then, "a historic state has changed"
    check_record(start, actions, history, state)


def check_copy(before: State, action: Action, after: State, key_after: object) -> None:
    """The same action on a copy gives the same state, listened to or not."""
    other = before.copy()
    other.apply(action)
    assert other.key() == key_after and other.actor == after.actor


def check_refusals(state: State, key: object, rng: random.Random) -> None:
    """An action that is not offered is refused and changes nothing."""
    legal = state.legal()
    for action in rng.sample(Action.all(), 3):
        if action not in legal:
            assert "illegal action" in refusal(state, action)
    assert state.key() == key and state.copy().legal() == legal


def refusal(state: State, action: Action) -> str:
    """Return the error of an action that must be refused; `pytest.raises` would take longer than the action."""
    try:
        state.apply(action)
    except ValueError as error:
        return str(error)
    raise AssertionError(f"{action} was not refused")


@cache
def is_known(action: Action) -> bool:
    """Whether an action is the one that its text and its index say."""
    return Action.parse(str(action)) is action and Action.all()[action.index] is action


def add_up_to_one(probabilities: list[Fraction]) -> bool:
    """Whether probabilities add up to 1; hundreds of fractions are added faster over one denominator."""
    common = lcm(*{probability.denominator for probability in probabilities})
    return sum([one.numerator * (common // one.denominator) for one in probabilities]) == common


def check_state(state: State, set_aside: int) -> None:
    check_conserved(state, set_aside)
    check(state)
    legal = state.legal()
    assert legal and len(set(legal)) == len(legal)
    assert all(map(is_known, legal))
    if state.actor == CHANCE:
        outcomes = state.outcomes()
        assert add_up_to_one([probability for _, probability in outcomes])
        assert tuple(action for action, _ in outcomes) == legal
        assert state.sample(random.Random(len(legal))) in legal
        assert all(action.is_chance for action in legal)
    else:
        # The dead decide nothing but who inherits their artifacts, and where Su-Ling goes at the end of that turn.
        may_be_dead = state.stack[-1].id in ("bequeath", "su-ling", "su-ling-crystal")
        assert state.actor is not None and (state.is_living(state.actor) or may_be_dead)
        assert not any(action.is_chance for action in legal)
        assert state.outcomes() == ()


def check_conserved(state: State, set_aside: int) -> None:
    for colour in range(5):
        removed = 0 if state.moon is None else state.moon.removed_tao[colour]
        assert state.supply[colour] + sum(state.tao[colour::5]) + (state.circle == colour) + removed == 4
    assert min(state.supply) >= 0 and min(state.tao) >= 0
    assert state.qi_supply + sum(state.qi) == 20
    assert min(state.qi) >= 0 and state.qi_supply >= 0
    assert state.temple_buddhas + sum(state.held_buddhas) + state.buddhas.bit_count() == 2
    players = state.table.players
    assert state.centre_tokens + sum(state.power_tokens) == (3, 2, 3, 0)[players - 1]
    in_hand = cards_in_hand(state.stack)
    in_play = [card for card in state.ghosts if card] + in_hand
    cards = [*in_play, *state.unseen, *state.unseen_incarnations]
    total = state.table.setup.incarnations_to_come
    if state.moon is None:
        assert len(state.unseen) == sum(state.deck) + set_aside
    else:
        check_moon(state, state.moon)
        cards += state.moon.bottom + state.moon.top
        in_play += state.moon.top
        total += state.moon.extra_incarnations
        # The Li and the Guardian of Time put further cards aside.
        assert len(state.unseen) >= sum(state.deck) - len(state.moon.bottom) + set_aside
    assert len(set(cards)) == len(cards)
    incarnations = sum(1 for card in in_play if IS_INCARNATION[card])
    if state.result is None or state.result.reason != "deck-exhausted":
        assert incarnations + state.defeated + len(state.deck) - 1 == total
    fresh = state.copy()
    fresh.refresh()
    for name in ("stolen_dice", "tao_off", "white_off", "powers_off", "mantra"):
        assert getattr(fresh, name) == getattr(state, name), name


def check_moon(state: State, moon: Moon) -> None:
    """Villagers are conserved and never four on a tile, crystals are four."""
    dying = [family for family, _ in dying_villagers(state)]
    on_tiles = list(chain.from_iterable(moon.stacks))
    assert len(on_tiles) + sum(moon.shelter) + sum(moon.graveyard) + len(dying) == VILLAGERS
    for family, size in enumerate(SIZES):
        seen = moon.shelter[family] + moon.graveyard[family] + dying.count(family)
        seen += on_tiles.count(family)
        assert seen + moon.unseen[family] == size
    assert max(map(len, moon.stacks)) <= 3
    if state.result is None:
        assert not any(stack and state.haunted >> tile & 1 for tile, stack in enumerate(moon.stacks))
        assert sum(moon.graveyard) < 12
    assert moon.crystal_supply + sum(moon.crystals) + moon.receptacles.bit_count() == 4
    assert min(moon.crystal_supply, *moon.crystals) >= 0


def check_record(start: State, actions: list[Action], history: list[tuple[State, object]], end: State) -> None:
    """The record replays every state, with no generator."""
    parsed = parse_record(record(start, actions))
    assert parsed.start == start and list(parsed.actions) == actions
    state = parsed.start.copy()
    for action, (_, key) in zip(parsed.actions, history, strict=True):
        assert state.key() == key
        state.apply(action)
    assert state == end


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_undo_restores_the_state_exactly(players: int) -> None:
    rng = random.Random(players)
    for seed in range(6):
        game = Game(Setup(players=players, difficulty=rng.choice(list(DIFFICULTIES))), seed=seed)
        history: list[tuple[State, tuple[Event, ...], str]] = []
        played: list[Action] = []
        while game.result is None:
            if history and rng.random() < 0.3:
                back = rng.randrange(1, min(4, len(history)) + 1)
                for _ in range(back):
                    state, events, text = history.pop()
                    assert game.undo() is played.pop()
                    assert game.state == state and game.events == events and game.record() == text
                    assert game.legal() == state.legal()
            history.append((game.state.copy(), game.events, game.record()))
            played.append(rng.choice(game.legal()))
            game.play(played[-1])
        again = Game(game.setup, seed=seed)
        for action in played:
            again.play(action)
        assert again.record() == game.record(), "undo has changed what chance would do"


@pytest.mark.parametrize("white_moon", [False, True])
def test_play_reaches_every_action_event_and_ending(white_moon: bool) -> None:
    """Otherwise the properties above would hold of less than the whole game."""
    actions: set[str] = set()
    events: set[type[Event]] = set()
    endings: set[str] = set()
    of_the_game = [action for action in Action.all() if white_moon or action.index < REVEAL[0].index]
    all_actions = {action.kind for action in of_the_game}
    # Those left out want a very long story; tests/rules has it.
    all_events = events_of(white_moon) - {DeckEmpty, IncarnationCaught}
    all_endings = {reason for reason in REASONS if white_moon or reason != "villagers-dead"}
    for game in range(1500):
        if all_actions <= actions and all_events <= events and endings == all_endings:
            break
        rng = random.Random(game)
        policy = rng.choice(list(POLICIES))
        difficulty, edition = rng.choice(list(DIFFICULTIES)), rng.choice(EDITIONS)
        state = start_of(setup_of(rng.randint(1, 4), difficulty, edition, rng, white_moon=white_moon), policy)
        log: list[Event] = []
        while state.actor is not None:
            action = POLICIES[policy](state, rng)
            actions.add(action.kind)
            state.apply(action, log)
        assert state.result is not None
        endings.add(state.result.reason)
        events.update(map(type, log))
    assert all_actions - actions == set()
    assert all_events - events == set()
    assert endings == all_endings


def events_of(white_moon: bool) -> set[type[Event]]:
    """The events of the base game stand before those of White Moon, but for the two of the end."""
    first = ALL_EVENTS.index(VillagerRevealed)
    return set(ALL_EVENTS) if white_moon else {*ALL_EVENTS[:first], *ALL_EVENTS[-2:]}

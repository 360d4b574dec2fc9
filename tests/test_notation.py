"""Positions, actions and records as text: what they mean, that they come back, and how bad ones are refused."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from fatsi import CHANCE, Action, Game, InvalidText, Setup, State, parse_position, parse_record, position, record
from fatsi.notation.fields import Piece
from fatsi.rules.registry import declared
from fatsi.rules.rng import SECRETS
from fatsi.rules.steps import Question
from tests.players import keen_action
from tests.positions import (
    actor,
    asked,
    at,
    buddhas,
    circle,
    figures,
    ghosts,
    has_yin_yang,
    haunted,
    held_buddhas,
    outcome,
    play,
    power_tokens,
    qi,
    starting,
    supply,
    tao,
    texts,
    tile,
)
from tests.quiet import FULL_VILLAGE
from tests.written import WRITTEN

POSITION = "fatsi position 1\n"
RECORD = "fatsi record 1\n"


# --- what a position means ------------------------------------------------------------------------------


def test_a_position_with_its_first_line_alone_is_the_start_of_a_game() -> None:
    state = parse_position("fatsi position 1")
    setup = state.table.setup
    assert (setup.players, setup.difficulty, setup.edition, setup.five_qi) == (4, "normal", "revised", False)
    assert (setup.seats, setup.first) == (("N", "E", "S", "W"), "N")
    assert setup.tiles == (
        "cemetery",
        "taoist-altar",
        "herbalists-shop",
        "sorcerers-hut",
        "buddhist-temple",
        "night-watchmans-beat",
        "circle-of-prayer",
        "pavilion-of-the-heavenly-winds",
        "tea-house",
    )
    assert (setup.boards, setup.board_sides) == (("red", "green", "blue", "yellow"), ("a", "a", "a", "a"))
    assert setup.incarnations is not None
    assert len(setup.incarnations) == 10
    assert state == State.new(setup)
    assert (actor(state), asked(state), state.deck) == ("chance", "draw", [45, 10])


@pytest.mark.parametrize(
    ("players", "seats", "deck", "tokens"),
    [(1, "N", [30, 10], [3, 0, 0, 0]), (2, "N S", [35, 10], [1, 0, 1, 0]), (3, "N E S", [40, 10], [1, 1, 1, 0])],
)
def test_what_is_left_out_follows_the_number_of_players(
    players: int, seats: str, deck: list[int], tokens: list[int]
) -> None:
    state = at(f"players: {players}")
    assert state.table.setup.seats == tuple(seats.split())
    assert (state.deck, state.power_tokens) == (deck, tokens)


def test_the_first_of_the_seats_begins_and_is_active() -> None:
    state = at("players: 2\nseats: E W")
    assert (state.table.setup.first, state.active) == ("E", 1)
    assert at("first: S").active == 2
    assert at("first: S\nactive: W").active == 3


def test_alone_red_lies_where_the_player_sits() -> None:
    assert at("players: 1\nseats: S").table.setup.boards == ("blue", "yellow", "red", "green")


def test_a_seat_has_what_its_line_names_and_its_qi_and_place_as_at_the_start() -> None:
    state = at("players: 3\nN: tao red black black\nE: qi 1, at SW, yin-yang, power-tokens 1, buddhas 2")
    assert (qi(state, "N"), tile(state, "N"), tao(state, "N")) == (3, "C", {"red": 1, "black": 2})
    assert (has_yin_yang(state, "N"), power_tokens(state, "N"), held_buddhas(state, "N")) == (False, 0, 0)
    assert (qi(state, "E"), tile(state, "E"), tao(state, "E")) == (1, "SW", {})
    assert (has_yin_yang(state, "E"), power_tokens(state, "E"), held_buddhas(state, "E")) == (True, 1, 2)
    assert (qi(state, "S"), tao(state, "S"), has_yin_yang(state, "S")) == (3, {"blue": 1}, True)


def test_the_dead_lie_on_the_cemetery_and_a_possessed_board_has_no_qi() -> None:
    state = at("players: 3\nE: dead\nW: possessed")
    assert (qi(state, "E"), tile(state, "E"), tao(state, "E"), qi(state, "W")) == (0, "NW", {}, 0)


def test_supplies_follow_from_what_is_out() -> None:
    state = at("players: 3\ncircle: black\nbuddhas: N1\nN: qi 5, tao black black\nE: buddhas 1")
    assert (supply(state)["black"], state.qi_supply, state.temple_buddhas) == (1, 6, 0)
    assert state.centre_tokens == 2


def test_a_haunters_figure_is_on_its_card_unless_the_position_says_otherwise() -> None:
    state = at("ghosts: E1 ghoul, E2 dark-wraith-1, E3 skinner step, W1 lich")
    assert figures(state) == {"E1": "card", "E2": "card", "E3": "step"}


def test_the_deck_follows_from_the_cards_seen() -> None:
    assert at("ghosts: E1 ghoul, E2 lich\ngone: skinner").deck == [42, 10]
    assert at("ghosts: E1 hope-killer").deck == [10]
    assert at("difficulty: nightmare\nghosts: E1 hope-killer, E2 lich\ndefeated: 1").deck == [34, 10, 10]


def test_a_mark_or_a_dash_says_that_there_is_nothing() -> None:
    state = at("haunted: -\ncircle: -\nghosts: -\nbuddhas: -\ngone: -\nused: -\nborrowed: -\naction-tile: -")
    assert state == at("")


def test_blank_lines_and_comments_are_skipped_and_the_order_of_lines_is_free() -> None:
    text = "pending: yang\n\n# a comment: with a colon\n   # indented\nhaunted: SE N\nactive: E\n\n"
    state = at(text)
    assert (haunted(state), actor(state)) == ({"N", "SE"}, "E")


def test_a_line_that_begins_with_white_space_goes_on_with_the_one_before() -> None:
    state = at("ghosts: N1 skinner,\n  E1 ghoul step,\n\tW1 lich\nhaunted: N\n  S")
    assert ghosts(state) == {"N1": "skinner", "E1": "ghoul", "W1": "lich"}
    assert haunted(state) == {"N", "S"}


def test_line_ends_of_other_systems_are_read() -> None:
    text = "fatsi position 1\nhaunted: N S\nN: qi 2, at NW\npending: yang\n"
    assert parse_position(text.replace("\n", "\r\n")) == parse_position(text)


def test_everything_that_a_position_can_say_is_read() -> None:
    state = at(
        "players: 2\ndifficulty: nightmare\nedition: first\nfive-qi: yes\nseats: E W\nfirst: W\n"
        "village: tea-house cemetery taoist-altar herbalists-shop sorcerers-hut buddhist-temple "
        "night-watchmans-beat circle-of-prayer pavilion-of-the-heavenly-winds\n"
        "boards: yellow-b blue-a green-a red-b\nincarnations: nameless uncatchable hope-killer\n"
        "active: E\nhaunted: SE\ncircle: blue\nghosts: N1 uncatchable, S2 ghoul step mantra, W3 severed-heads-1\n"
        "buddhas: N1\nE: qi 2, at NW, yin-yang, tao green green, buddhas 1\nS: qi 1\nW: dead\n"
        "deck: 4 9 10\ngone: lich hope-killer\ndefeated: 0\n"
        "stage: acted\nhelps: 1\nexorcisms: 0\naction-tile: N\nused: mantra\nborrowed: N\nfresh-buddhas: 1\n"
        "pending: yang\n".replace("deck: 4 9 10", "deck: 4 9")
    )
    assert state.table.setup.qi == 5
    assert (state.active, state.stage, state.helps, state.used, state.borrowed) == (1, 2, 1, 2, 1)
    assert (circle(state), buddhas(state), haunted(state)) == ("blue", {"N1"}, {"SE"})
    assert parse_position(position(state)) == state


# --- round trips ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", WRITTEN, ids=range(len(WRITTEN)))
def test_a_position_read_and_written_is_the_same(text: str) -> None:
    state = at(text)
    written = position(state)
    again = parse_position(written)
    assert again == state
    assert again.key() == state.key()
    assert (again.actor, again.legal(), again.outcomes()) == (state.actor, state.legal(), state.outcomes())
    assert (again.stolen_dice, again.tao_off, again.white_off, again.powers_off) == (
        state.stolen_dice,
        state.tao_off,
        state.white_off,
        state.powers_off,
    )
    assert position(again) == written


def test_every_kind_of_pending_thing_that_waits_can_be_written() -> None:
    waiting = {step.id for step in declared(Question).values() if not step.is_moon}
    steps = {asked(at(text)) for text in WRITTEN}
    assert waiting - steps == {"yang", "draw"} - steps


@pytest.mark.parametrize("action", Action.all(), ids=str)
def test_an_action_read_and_written_is_the_same(action: Action) -> None:
    assert Action.parse(str(action)) is action
    assert Action.all()[action.index] is action


def test_spaces_and_the_order_of_dice_do_not_matter_in_actions() -> None:
    assert Action.parse("  move   NE ") is Action.parse("move NE")
    assert Action.parse("roll white red black") is Action.parse("roll red black white")
    assert Action.parse("reroll white red") is Action.parse("reroll red white")


# --- records --------------------------------------------------------------------------------------------


def a_game(seed: int, *, players: int = 3, actions: int = 80) -> Game:
    """Return a game that keen players have played for a while."""
    game = Game(Setup(players=players, difficulty="nightmare"), seed=seed)
    rng = random.Random(seed)
    for _ in range(actions):
        if game.result is not None:
            break
        game.play(keen_action(game.state, rng))
    return game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_record_read_and_written_is_the_same(players: int) -> None:
    game = a_game(players, players=players, actions=1000)
    text = game.record()
    parsed = parse_record(text)
    assert (parsed.seed, parsed.actions) == (players, game.actions)
    assert parsed.start == State.new(game.setup)
    assert record(parsed.start, parsed.actions, seed=parsed.seed) == text
    assert game.result is not None
    assert text.rstrip().split("\n")[-1] == f"result: {outcome(game.state)} {game.result.score}"
    again = Game.from_record(text)
    assert (again.state, again.record(), again.result, again.events) == (game.state, text, game.result, game.events)


@pytest.mark.parametrize("seed_line", ["", "seed: 999\n"], ids=["no seed", "another seed"])
def test_a_record_replays_without_its_generator(seed_line: str) -> None:
    game = a_game(7)
    text = game.record().replace("seed: 7\n", seed_line)
    parsed = parse_record(text)
    state = parsed.start.copy()
    for action in parsed.actions:
        state.apply(action)
    assert state == game.state
    assert Game.from_record(text).state == game.state


def test_reading_a_record_does_not_change_its_start() -> None:
    parsed = parse_record(a_game(5).record())
    assert parsed.start == State.new(parsed.start.table.setup)


def test_the_game_goes_on_from_a_record_as_it_would_have() -> None:
    game = a_game(3, actions=20)
    again = Game.from_record(game.record())
    rng = random.Random(0)
    while game.result is None:
        action = keen_action(game.state, rng)
        assert game.play(action) == again.play(action)
    assert again.record() == game.record()


def test_a_record_may_begin_from_a_position() -> None:
    text = POSITION + "haunted: N S\nghosts: N2 bleeding-eyes\nN: qi 1, at N, tao red\npending: yang\n"
    game = Game.from_position(text, seed=2)
    start = game.state.copy()
    game.play("exorcise")
    while game.state.actor not in (None, CHANCE) and len(game.actions) < 12:
        game.play(game.legal()[-1])
    parsed = parse_record(game.record())
    assert parsed.start == start == parse_position(text)
    assert (parsed.actions, parsed.seed) == (game.actions, 2)
    assert "ghosts: N2 bleeding-eyes" in game.record()
    assert Game.from_record(game.record()).state == game.state


def test_a_record_of_a_whole_start_shows_only_the_setup() -> None:
    header = a_game(1).record().split("\n\n")[0]
    assert {line.partition(":")[0] for line in header.split("\n")[1:]} == {
        "players",
        "difficulty",
        "edition",
        "seats",
        "first",
        "village",
        "boards",
        "seed",
    }


def test_a_record_of_a_game_that_was_over_at_the_start() -> None:
    state = at("haunted: N S\nghosts: N1 ghoul step")
    assert outcome(state) == "lost village-haunted"
    text = record(state, ())
    assert (parse_record(text).start, parse_record(text).actions) == (state, ())


HANDWRITTEN = RECORD + (
    "players: 1\n# a comment in the header\nhaunted: SE\n\n\n# The first turn\n"
    "1 N: draw zombie-1; place W2;move W ; exorcise; roll white yellow yellow\n\n"
    "   defeat W2; curse nothing\n# the turn ends, and three neutral boards have theirs\nend\n5 N: draw ghoul\n"
)


def test_labels_results_blank_lines_and_comments_are_free() -> None:
    parsed = parse_record(HANDWRITTEN)
    assert [str(action) for action in parsed.actions] == [
        "draw zombie-1",
        "place W2",
        "move W",
        "exorcise",
        "roll yellow yellow white",
        "defeat W2",
        "curse nothing",
        "end",
        "draw ghoul",
    ]
    assert (parsed.seed, haunted(parsed.start)) == (None, {"SE"})


def test_turns_are_counted_for_every_board_and_labelled_by_side() -> None:
    text = Game.from_record(HANDWRITTEN).record()
    assert [line.split(":")[0] for line in text.split("\n\n")[1].rstrip().split("\n")] == ["1 N", "5 N"]
    two = parse_record(
        RECORD + "players: 2\nghosts: E1 great-putrid\n\n1 N: draw skinner; place N1; end\n2 E: curse ghost"
    )
    lines = record(two.start, two.actions).split("\n\n")[1].rstrip().split("\n")
    assert lines == ["1 N: draw skinner; place N1; end", "2 E: curse ghost"]


# --- what is wrong with a text --------------------------------------------------------------------------


def error_of(parse: Callable[[str], object], text: str) -> InvalidText:
    with pytest.raises(InvalidText) as wrong:
        parse(text)
    error = wrong.value
    if error.line:
        assert str(error).startswith(f"line {error.line}")
    return error


VILLAGE = (
    "cemetery cemetery herbalists-shop sorcerers-hut buddhist-temple night-watchmans-beat circle-of-prayer "
    "pavilion-of-the-heavenly-winds tea-house"
)

# The text after the first line; where the error is; a part of what it says.
BAD_POSITIONS = [
    # lines
    ("players 4", 2, 1, "not-key-and-value given=players 4"),
    ("colour: red", 2, 1, "unknown-choice given=colour kind=key"),
    ("haunted: N\nplayer: 3", 3, 1, "unknown-choice-near given=player kind=key near=players"),
    ("PLAYERS: 4", 2, 1, "unknown-choice given=PLAYERS kind=key"),
    (": 4", 2, 1, "unknown-choice given= kind=key"),
    ("active: N\nhaunted: S\nactive: E", 4, 1, "stands-twice given=active earlier=2"),
    ("seed: 4", 2, 1, "unknown-choice-near given=seed kind=key near=used"),
    # setup
    ("players: 5", 2, 10, "unknown-choice given=5 kind=players"),
    ("players:", 2, 9, "unknown-choice given= kind=players"),
    ("players: 2\nplayers: 2", 3, 1, "stands-twice given=players earlier=2"),
    ("difficulty: hard", 2, 13, "unknown-choice given=hard kind=difficulty"),
    ("edition: second", 2, 10, "unknown-choice given=second kind=edition"),
    ("five-qi: maybe", 2, 10, "unknown-choice-near given=maybe kind=flag near=yes"),
    ("players: 2\nseats: N E", 3, 8, "seats: not-opposite"),
    ("players: 2\nseats: S N", 3, 8, "seats: wrong-order wanted=N+E+S+W"),
    ("players: 3\nseats: N E", 3, 8, "seats: wrong-number-of-entries wanted=3 given=2"),
    ("players: 3\nseats: N E E", 3, 8, "seats: named-twice given=E"),
    ("players: 3\nseats: N E Q", 3, 12, "unknown-choice given=Q kind=side"),
    ("players: 3\nfirst: W", 3, 8, "first: nobody-sits-there side=W"),
    ("first: X", 2, 8, "unknown-choice given=X kind=side"),
    ("village: cemetery", 2, 10, "village: wrong-number-of-entries wanted=9 given=1"),
    (f"village: {VILLAGE}", 2, 10, "village: named-twice given=cemetery"),
    ("village: cemetary", 2, 10, "unknown-choice-near given=cemetary kind=village-tile near=cemetery"),
    ("boards: red-a green-a blue-a", 2, 9, "boards: wrong-number-of-entries wanted=4 given=3"),
    ("boards: red-a red-b blue-a yellow-a", 2, 9, "boards: named-twice given=red"),
    ("boards: red-a green-c blue-a yellow-a", 2, 15, "unknown-choice-near given=green-c kind=board near=green-b"),
    ("players: 1\nboards: green-a red-a blue-a yellow-a", 3, 9, "boards: solo-board colour=red side=N"),
    ("players: 1\nboards: red-b green-a blue-a yellow-a", 3, 9, "boards: solo-board-side colour=red wanted=a"),
    ("incarnations: lich", 2, 15, "unknown-choice given=lich kind=incarnation"),
    ("incarnations: nameless nameless", 2, 15, "incarnations: named-twice given=nameless"),
    (
        "difficulty: hell\nincarnations: nameless hope-killer",
        3,
        15,
        "incarnations: too-few-incarnations wanted=4 given=2",
    ),
    # the table
    ("active: C", 2, 9, "unknown-choice given=C kind=side"),
    ("haunted: N Q", 2, 12, "unknown-choice given=Q kind=tile"),
    ("haunted: N S N", 2, 14, "named-twice given=N"),
    ("haunted: N S E", 2, 10, "haunted: over-haunted most=3"),
    ("difficulty: initiation\nhaunted: N S E W", 3, 10, "haunted: over-haunted most=4"),
    ("circle: white", 2, 9, "unknown-choice given=white kind=tao-colour"),
    ("ghosts: N1", 2, 9, "wrong-form given=N1 wanted=N1 lich"),
    ("ghosts: N1 lich,", 2, 17, "wrong-form given= wanted=N1 lich"),
    ("ghosts: N4 lich", 2, 9, "unknown-choice-near given=N4 kind=space near=N3"),
    ("ghosts: N1 litch", 2, 12, "unknown-choice-near given=litch kind=card near=lich"),
    ("ghosts: N1 lich, N1 ghoul", 2, 18, "two-ghosts space=N1"),
    ("ghosts: N1 lich, N2 lich", 2, 21, "named-twice given=lich"),
    ("ghosts: N1 lich step", 2, 17, "no-haunter card=lich"),
    ("ghosts: N1 lich caught", 2, 17, "cannot-be-caught card=lich"),
    ("ghosts: N1 lich asleep", 2, 17, "unknown-choice-near given=asleep kind=mark near=step"),
    ("ghosts: N1 lich dormant", 2, 9, "ghosts: cannot-be-dormant space=N1"),
    ("ghosts: N1 ghoul step step", 2, 23, "named-twice given=step"),
    ("ghosts: N1 lich mantra", 2, None, "mantra: mantra-not-up"),
    ("boards: red-a green-a blue-a yellow-b\nghosts: N1 lich mantra, N2 ghoul mantra", 3, 34, "one-mantra"),
    (
        "boards: red-a green-a blue-a yellow-b\nghosts: N1 lich mantra, W1 coffin-breakers-1",
        3,
        None,
        "mantra: mantra-blocked",
    ),
    (
        "players: 3\nboards: red-a green-a blue-a yellow-b\nW: possessed\nghosts: N1 lich mantra",
        5,
        None,
        "mantra: mantra-blocked",
    ),
    ("incarnations: nameless\nghosts: N1 hope-killer", 3, 9, "incarnation-not-in-game card=hope-killer"),
    ("ghosts: N1 hope-killer, N2 nameless", 2, None, "deck: too-many-incarnations most=1"),
    ("edition: first\nghosts: N1 uncatchable caught", 3, None, "ghosts: nothing-to-catch"),
    ("buddhas: N1 N2 N3", 2, 10, "buddhas: too-many-buddhas most=2"),
    ("buddhas: N1 N1", 2, 13, "named-twice given=N1"),
    ("buddhas: N1\nghosts: N1 lich", 2, 10, "buddhas: ghost-and-buddha space=N1"),
    ("buddhas: N1\nghosts: N1 uncatchable caught", 2, 10, "buddhas: ghost-and-buddha space=N1"),
    # seats
    ("N:", 2, 3, "nothing-between-commas"),
    ("N: qi 3,, at C", 2, 9, "nothing-between-commas"),
    ("N: qi 0", 2, 7, "without-qi wanted=dead"),
    ("players: 3\nW: qi 0", 3, 7, "without-qi wanted=possessed"),
    ("N: qi 21", 2, 7, "not-a-number given=21 most=20"),
    ("N: qi -1", 2, 7, "not-a-number given=-1 most=20"),
    ("N: qi \u0663", 2, 7, "not-a-number given=٣ most=20"),
    ("N: qi", 2, 4, "wrong-form given=qi wanted=qi 3"),
    ("N: qi 3 4", 2, 4, "wrong-form given=qi 3 4 wanted=qi 3"),
    ("N: qi 3, qi 4", 2, 10, "named-twice given=qi"),
    ("N: chi 3", 2, 4, "unknown-choice given=chi kind=clause"),
    ("N: at Q", 2, 7, "unknown-choice given=Q kind=tile"),
    ("N: yin-yang yes", 2, 4, "wrong-form given=yin-yang yes wanted=yin-yang"),
    ("N: tao red purple", 2, 12, "unknown-choice given=purple kind=tao-colour"),
    ("N: tao red red red red red", 2, None, "tao: too-many-tao most=4 colour=red"),
    ("circle: red\nN: qi 3, tao red red red red", None, None, "tao: too-many-tao most=4 colour=red"),
    ("N: qi 12", 2, None, "qi: too-many-qi most=20"),
    ("N: power-tokens 1", 2, None, "power-tokens: too-many-power-tokens"),
    ("players: 3\nN: power-tokens 3", 3, None, "power-tokens: too-many-power-tokens"),
    ("N: buddhas 3", 2, 12, "not-a-number given=3 most=2"),
    ("N: buddhas 2\nbuddhas: N1", 3, 10, "buddhas: too-many-buddhas most=2"),
    ("N: buddhas 2\nE: buddhas 1", None, None, "buddhas: too-many-buddhas most=2"),
    ("N: dead, tao red", 2, 4, "stands-alone given=dead"),
    ("N: qi 1, dead", 2, 10, "stands-alone given=dead"),
    ("N: possessed", 2, 4, "unknown-choice given=possessed kind=clause"),
    ("players: 3\nW: dead", 3, 4, "unknown-choice given=dead kind=clause"),
    ("players: 3\nW: qi 3, at C", 3, 10, "unknown-choice given=at kind=clause"),
    ("N: dead\nE: dead\nS: dead\nW: dead", None, None, "seats: over-all-dead"),
    # the deck
    ("deck:", 2, 6, "wrong-deck most=2"),
    ("deck: 1 2 3", 2, 7, "wrong-deck most=2"),
    ("deck: 45 ten", 2, 10, "not-a-number given=ten most=55"),
    ("deck: 45", 2, 7, "deck: over-no-incarnation"),
    ("deck: 50 10", 2, 7, "deck: too-many-in-deck given=60 most=55"),
    ("ghosts: N1 nameless\ndeck: 5 5", 3, 7, "deck: too-many-incarnations most=1"),
    ("ghosts: N1 nameless\ndeck: 0", 3, 7, "deck: over-deck-empty"),
    ("gone: lich lich", 2, 12, "named-elsewhere given=lich"),
    ("gone: lich\nghosts: N1 lich", 2, 7, "named-elsewhere given=lich"),
    ("gone: lich\npending: place lich; after-yin", 2, 7, "named-elsewhere given=lich"),
    ("incarnations: nameless\ngone: hope-killer", 3, 7, "incarnation-not-in-game card=hope-killer"),
    ("defeated: 2", 2, 11, "not-a-number given=2 most=1"),
    ("defeated: 1", 2, None, "deck: over-no-incarnation"),
    # the turn
    ("powers-lost: perhaps", 2, 14, "unknown-choice given=perhaps kind=flag"),
    ("powers-lost: yes", 2, 14, "powers-lost: powers-lost-in-first-edition"),
    ("stage: later\npending: yang", 2, 8, "unknown-choice-near given=later kind=stage near=acted"),
    ("stage: moved", 2, 8, "stage: yang-not-begun"),
    ("stage: acted\npending: yang", 2, 8, "stage: acted-without-action"),
    ("helps: 3\npending: yang", 2, 8, "not-a-number given=3 most=2"),
    ("helps: 1\npending: yang", 2, None, "stage: stage-too-early"),
    ("stage: acted\nhelps: 2\nexorcisms: 1\naction-tile: C\npending: yang", 3, 8, "helps: too-many-actions"),
    ("stage: acted\nhelps: 1\npending: yang", None, None, "action-tile: not-the-action-tile"),
    ("action-tile: N\npending: yang", 2, 14, "action-tile: not-the-action-tile"),
    ("used: wings\npending: yang", 2, 7, "unknown-choice-near given=wings kind=power near=twin-winds"),
    ("used: pockets", 2, None, "stage: yang-not-begun"),
    ("borrowed: E\npending: yang", 2, 11, "borrowed: not-neutral side=E"),
    ("fresh-buddhas: 1\npending: yang", 2, 16, "fresh-buddhas: more-than-held"),
    ("stage: picking-up\nN: at N\npending: yang", 2, 8, "stage: picked-up-elsewhere"),
    # what is pending
    ("pending:", 2, 9, "frame-missing"),
    ("pending: yang;", 2, 15, "frame-missing"),
    ("pending: ying", 2, 10, "unknown-choice-near given=ying kind=frame near=yang"),
    ("pending: place", 2, 10, "wrong-form given=place wanted=place card"),
    ("pending: place lich N1; yang", 2, 10, "wrong-form given=place lich N1 wanted=place card"),
    ("pending: place litch; yang", 2, 16, "unknown-choice-near given=litch kind=card near=lich"),
    ("pending: place lich", 2, 10, "pending: wrong-last-frame"),
    ("pending: yang; place lich", 2, 10, "pending: wrong-last-frame"),
    ("pending: turn; yang", 2, 10, "pending: frame-only-last frame=turn"),
    ("pending: yang; yang", 2, 10, "pending: frame-only-last frame=yang"),
    ("pending: arrive; turn", 2, 10, "pending: frame-before-turn frame=arrive"),
    ("pending: haunter N1 ghoul; yang", 2, 10, "pending: frame-in-wrong-phase frame=haunter"),
    ("pending: take 1; after-yin", 2, 10, "pending: frame-in-wrong-phase frame=take"),
    ("pending: victory; after-yin", 2, 10, "pending: frame-in-wrong-phase frame=victory"),
    ("pending: arrive; place lich; yang", 2, 10, "pending: frame-question-waits frame=place"),
    ("pending: place lich; place ghoul; yang", 2, 10, "pending: two-cards-drawn"),
    ("ghosts: N1 lich\npending: place lich; yang", 3, 10, "in-play-already card=lich"),
    ("incarnations: nameless\npending: place hope-killer; yang", 3, 10, "incarnation-not-in-game card=hope-killer"),
    ("players: 3\nactive: W\npending: yang", 4, 10, "pending: neutral-board-yang"),
    ("N: dead\npending: yang", 3, 10, "pending: frame-active-dead frame=yang"),
    ("pending: end-turn", 2, 10, "pending: frame-active-living frame=end-turn"),
    (f"ghosts: {FULL_VILLAGE}\npending: place lich; yang", 3, 10, "pending: frame-all-spaces-full frame=place"),
    (f"ghosts: {FULL_VILLAGE}\npending: draw; yang", 3, 10, "pending: frame-all-spaces-full frame=draw"),
    (f"ghosts: {FULL_VILLAGE}\npending: lift; yang", 3, 10, "pending: frame-no-free-space frame=lift"),
    ("pending: left-stone N1 lich 0; yang", 2, 10, "pending: frame-card-elsewhere frame=left-stone card=lich space=N1"),
    (
        "ghosts: N1 ghoul\npending: left-stone N1 ghoul 0; yang",
        3,
        10,
        "pending: frame-no-such-stone frame=left-stone card=ghoul",
    ),
    ("pending: tormentor N1 ghoul; after-yin", 2, 10, "pending: frame-no-such-stone frame=tormentor card=ghoul"),
    ("pending: curse-die N1 perhaps; yang", 2, 23, "unknown-choice given=perhaps kind=flag"),
    ("pending: curse-die N9 no; yang", 2, 20, "unknown-choice-near given=N9 kind=line near=N3"),
    ("pending: curse-choice N1 doom; yang", 2, 26, "unknown-choice given=doom kind=curse-face"),
    ("haunted: NW\npending: curse-die cemetery no; yang", 3, 10, "pending: frame-cemetery-haunted frame=curse-die"),
    ("pending: curse-die cemetery no; after-yin", 2, 10, "pending: frame-cemetery-in-yin frame=curse-die"),
    ("pending: pay; yang", 2, 10, "pending: frame-pays-itself frame=pay"),
    ("pending: pay; after-yin", 2, 10, "pending: frame-pays-itself frame=pay"),
    ("N: qi 3\npending: discard N; yang", 3, 10, "pending: frame-nothing-to-choose frame=discard"),
    ("players: 3\npending: discard W; yang", 3, 10, "pending: frame-nobody-alive frame=discard"),
    ("pending: to Q no; yang", 2, 13, "unknown-choice given=Q kind=side"),
    ("W: dead\npending: to W no; yang", 3, 10, "pending: frame-nobody-alive frame=to"),
    ("pending: to N no; yang", 2, 10, "pending: frame-active-moves-unaided frame=to"),
    ("pending: revive; yang", 2, 10, "pending: frame-nothing-to-choose frame=revive"),
    ("haunted: NW\nW: dead\npending: revive; yang", 4, 10, "pending: frame-cemetery-haunted frame=revive"),
    ("N: qi 8\nE: qi 6\nS: qi 6\nW: dead\npending: revive; yang", 6, 10, "pending: frame-no-qi-left frame=revive"),
    ("N: dead\npending: revive; end-turn", 3, 10, "pending: frame-dead-asks frame=revive"),
    ("pending: unhaunt; yang", 2, 10, "pending: frame-nothing-to-choose frame=unhaunt"),
    ("pending: banish; yang", 2, 10, "pending: frame-nothing-to-choose frame=banish"),
    ("pending: calm; yang", 2, 10, "pending: frame-nothing-to-choose frame=calm"),
    ("pending: lift; yang", 2, 10, "pending: frame-nothing-to-choose frame=lift"),
    ("pending: set-down N1; yang", 2, 10, "pending: frame-no-ghost frame=set-down"),
    ("players: 1\npending: guide; yang", 3, 10, "pending: frame-nothing-to-choose frame=guide"),
    ("pending: dice 5 - exorcism no; yang", 2, 10, "pending: frame-number-of-dice frame=dice most=4"),
    ("pending: dice 0 - exorcism no; yang", 2, 10, "pending: frame-number-of-dice frame=dice most=4"),
    ("pending: dice 3 - fun no; yang", 2, 19, "unknown-choice given=fun kind=purpose"),
    ("pending: dice 3 red exorcism no; yang", 2, 10, "pending: frame-kept-in-first-roll frame=dice"),
    ("pending: dice 3 red+green exorcism yes; yang", 2, 10, "pending: frame-number-of-dice frame=dice most=4"),
    ("pending: dice 3 - herbs no; yang", 2, 10, "pending: frame-wrong-number-of-dice frame=dice number=2"),
    (
        "active: E\npending: dice 4 - exorcism no; yang",
        3,
        10,
        "pending: frame-wrong-number-of-dice frame=dice number=3",
    ),
    ("pending: dice-choice - herbs; yang", 2, 10, "pending: frame-number-of-dice frame=dice-choice most=3"),
    (
        "pending: dice-choice red+red+red+red exorcism; yang",
        2,
        10,
        "pending: frame-number-of-dice frame=dice-choice most=3",
    ),
    ("pending: dice-choice red+purple herbs; yang", 2, 26, "unknown-choice given=purple kind=tao-face"),
    ("N: dead\npending: dice 3 - exorcism no; end-turn", 3, 10, "pending: frame-dead-rolls frame=dice"),
    ("pending: defeat red N1; yang", 2, 10, "pending: frame-cannot-fall frame=defeat"),
    ("pending: spend red N1 -; yang", 2, 10, "pending: frame-cannot-fall frame=spend"),
    (
        "ghosts: N2 skinner\nN: at N, tao red\npending: spend blue N2 black; yang",
        4,
        10,
        "pending: frame-cannot-fall frame=spend",
    ),
    ("pending: spend red N1 red+red+red+red+red; yang", 2, 23, "too-many-tokens-spent most=4"),
    ("pending: curses; yang", 2, 10, "pending: frame-wrong-fallen frame=curses"),
    ("pending: curses N1; yang", 2, 17, "wrong-form given=N1 wanted=N1=lich"),
    ("pending: curses N1=lich; yang", 2, 10, "pending: frame-no-such-stone frame=curses card=lich"),
    ("pending: curse-order N1=zombie-1; yang", 2, 10, "pending: frame-wrong-fallen frame=curse-order"),
    ("pending: curse-order N1=zombie-1 N1=zombie-2; yang", 2, 10, "pending: frame-wrong-fallen frame=curse-order"),
    (
        "ghosts: N1 zombie-1\npending: curses N1=zombie-1; yang",
        3,
        10,
        "pending: frame-card-in-play frame=curses card=zombie-1",
    ),
    ("pending: rewards N1=zombie-1; yang", 2, 10, "pending: frame-no-such-stone frame=rewards card=zombie-1"),
    ("pending: take 0; yang", 2, 10, "pending: frame-takes-wrong frame=take"),
    ("pending: take 3; yang", 2, 10, "pending: frame-takes-wrong frame=take"),
    ("pending: take x; yang", 2, 15, "not-a-number given=x most=9"),
    ("N: qi 11, yin-yang\npending: gain; yang", 3, 10, "pending: frame-nothing-to-choose frame=gain"),
    # the result
    ("pending: yang\nresult: won wu-feng-defeated", 2, 10, "nothing-pending-after-the-end"),
    ("result: won", 2, 9, "wrong-form given=won wanted=lost village-haunted"),
    ("result: drawn stalemate", 2, 9, "unknown-choice-near given=drawn kind=won-or-lost near=won"),
    ("result: won taoists-dead", 2, 13, "unknown-choice given=taoists-dead kind=ending known=wu-feng-defeated"),
    ("result: lost wu-feng-defeated", 2, 14, "unknown-choice given=wu-feng-defeated kind=ending"),
    ("result: won wu-feng-defeated", 2, None, "result: won-too-early given=wu-feng-defeated"),
    ("ghosts: N1 nameless\nresult: won wu-feng-defeated", 3, None, "result: won-too-early given=wu-feng-defeated"),
    ("result: lost taoists-dead", 2, None, "result: lost-without-cause given=taoists-dead"),
    ("haunted: N\nresult: lost village-haunted", 3, None, "result: lost-without-cause given=village-haunted"),
    (
        "difficulty: initiation\nhaunted: N W S\nresult: lost line-haunted",
        4,
        None,
        "result: lost-without-cause given=line-haunted",
    ),
    ("result: lost deck-exhausted", 2, None, "result: lost-without-cause given=deck-exhausted"),
    # ghosts that the game does not have
    ("players: 2\ndeck: 45 10", 3, 7, "deck: put-aside number=10"),
    ("players: 1\ndeck: 31 10", 3, 7, "deck: put-aside number=15"),
]


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    BAD_POSITIONS,
    ids=[case[0].replace("\n", " / ")[:60] for case in BAD_POSITIONS],
)
def test_a_bad_position_is_refused_with_the_place_and_the_reason(
    text: str, line: int | None, column: int | None, message: str
) -> None:
    """Where `line` is open the mistake lies in several lines together; where `column` is open, anywhere in the line."""
    error = error_of(parse_position, POSITION + text)
    assert message in str(error)
    assert error.line > 0
    if line is not None:
        assert error.line == line
    if column is not None:
        assert error.column == column


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("ghosts: N1 lich,\n  N2 litch", 3, 6), ("haunted: N\n\n  S\n   Q", 5, 4), ("village: cemetery\n  foo", 3, 3)],
)
def test_a_mistake_in_a_continued_line_is_reported_where_it_stands(text: str, line: int, column: int) -> None:
    error = error_of(parse_position, POSITION + text)
    assert (error.line, error.column) == (line, column)


FIRST_LINES = [
    ("", "wrong-first-line wanted=fatsi {kind} 1"),
    ("\n", "wrong-first-line wanted=fatsi {kind} 1"),
    ("players: 4\n", "wrong-first-line wanted=fatsi {kind} 1"),
    ("fatsi {kind}\n", "wrong-first-line wanted=fatsi {kind} 1"),
    ("fatsi {other} 1\n", "wrong-first-line wanted=fatsi {kind} 1"),
    ("fatsi {kind} 1 or so\n", "wrong-first-line wanted=fatsi {kind} 1"),
    ("\nfatsi {kind} 1\n", "wrong-first-line wanted=fatsi {kind} 1"),
    ("# a comment\nfatsi {kind} 1\n", "wrong-first-line wanted=fatsi {kind} 1"),
    ("fatsi {kind} 2\n", "unknown-version given=2 known=1"),
    ("fatsi {kind} one\n", "unknown-version given=one known=1"),
]


@pytest.mark.parametrize(("kind", "other"), [("position", "record"), ("record", "position")])
@pytest.mark.parametrize(("text", "message"), FIRST_LINES)
def test_a_text_says_in_its_first_line_what_it_is(text: str, message: str, kind: str, other: str) -> None:
    parse = {"position": parse_position, "record": parse_record}[kind]
    error = error_of(parse, text.format(kind=kind, other=other))
    assert error.line == 1
    assert message.format(kind=kind) in str(error)


@pytest.mark.parametrize("parse", [parse_position, parse_record, Action.parse, Game.from_position, Game.from_record])
@pytest.mark.parametrize("not_text", [None, 7, b"fatsi position 1", ["fatsi position 1"]])
def test_what_is_no_text_cannot_be_read(parse: Callable[[Any], object], not_text: object) -> None:
    with pytest.raises(InvalidText):
        parse(not_text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "action-missing"),
        ("  \n", "action-missing"),
        ("move", "unknown-action given=move"),
        ("move X", "unknown-action given=move X"),
        ("move N E", "unknown-action given=move N E"),
        ("mov N", "unknown-verb-near given=mov"),
        ("Move N", "unknown-verb-near given=Move"),
        ("jump", "unknown-verb given=jump"),
        ("move N;", "unknown-action given=move N;"),
        ("draw litch", "unknown-action given=draw litch"),
        ("take white", "unknown-action given=take white"),
        ("roll", "unknown-action given=roll"),
        ("roll red purple", "unknown-action given=roll red purple"),
        ("roll red red red red red", "unknown-action given=roll red red red red red"),
        ("reroll red red red red", "unknown-action given=reroll red red red red"),
        ("spend red N", "unknown-action given=spend red N"),
        ("curse", "unknown-action given=curse"),
        ("yin-yang ask", "unknown-action given=yin-yang ask"),
        ("place N4", "unknown-action given=place N4"),
    ],
)
def test_a_bad_action_is_refused_with_what_may_have_been_meant(text: str, message: str) -> None:
    assert message in str(error_of(Action.parse, text))


BAD_RECORDS = [
    ("colour: red\n", 2, 1, "unknown-choice given=colour kind=key"),
    ("players: 5\n", 2, 10, "unknown-choice given=5 kind=players"),
    ("players: 2\nplayers: 2\n", 3, 1, "stands-twice given=players earlier=2"),
    ("ghosts: N1 lich, N2 lich\n\n", 2, 21, "named-twice given=lich"),
    ("players: 2\n1 N: draw lich\n", 3, 1, "unknown-choice-near given=1 N kind=key near=N"),
    ("players: 2\n\nplayers: 3\n", 4, 1, "unknown-verb-near given=players:"),
    ("seed: x\n", 2, 7, f"not-a-number given=x most={SECRETS - 1}"),
    ("seed: -1\n", 2, 7, f"not-a-number given=-1 most={SECRETS - 1}"),
    (f"seed: {SECRETS}\n", 2, 7, f"not-a-number given={SECRETS} most={SECRETS - 1}"),
    ("seed: 1\nseed: 1\n", 3, 1, "stands-twice given=seed earlier=2"),
    ("\n1 N: draw litch", 3, 6, "unknown-action given=draw litch"),
    ("\n1 N: draw lich; plaze W1", 3, 17, "unknown-verb-near given=plaze"),
    ("\n1 N: draw lich;  ; place W1", 3, 16, "action-missing"),
    ("\n1 N: draw lich;", 3, 16, "action-missing"),
    ("\n1 N:", 3, 5, "action-missing"),
    ("\n1 N: draw lich # a comment", 3, 6, "unknown-action given=draw lich # a comment near=draw lich"),
    ("\n1 N: draw lich; place N1", 3, 17, "refused action=place N1 why=board-of-colour-first"),
    ("\n1 N: place N1", 3, 6, "refused action=place N1 why=chance-decides"),
    ("\n1 N: draw lich; place W1; end\n2 E: draw lich", 4, 6, "refused action=draw lich why=card-not-in-deck"),
    ("\n1 N: draw lich; place W1; end\n3 E: draw ghoul", 4, 1, "wrong-turn given=3 E wanted=2 E"),
    ("\n1 N: draw lich; place W1; end\n2 S: draw ghoul", 4, 1, "wrong-turn given=2 S wanted=2 E"),
    ("\n1 N: draw lich\n2 E: place W1", 4, 1, "wrong-turn given=2 E wanted=1 N"),
    ("\n1 E: draw lich", 3, 1, "wrong-turn given=1 E wanted=1 N"),
    ("\n1 N draw lich", 3, 1, "unknown-verb-near given=1 near=draw lich"),
    ("\n1 X: draw lich", 3, 1, "unknown-verb-near given=1 near=draw lich"),
    ("\n1 N: draw lich\nresult: won wu-feng-defeated 10", 4, 9, "result-too-early given=won wu-feng-defeated 10"),
    ("\nresult:", 3, None, "result-too-early given="),
    ("\nresult:    lost taoists-dead 3", 3, 12, "result-too-early given=lost taoists-dead 3"),
    (
        "haunted: N S\nghosts: N1 ghoul step\n\nresult: lost village-haunted 5",
        5,
        9,
        "wrong-result given=lost village-haunted 5 wanted=lost village-haunted -54",
    ),
    (
        "haunted: N S\nghosts: N1 ghoul step\n\nresult: lost line-haunted -54",
        5,
        9,
        "wrong-result given=lost line-haunted -54 wanted=lost village-haunted -54",
    ),
    (
        "haunted: N S\nghosts: N1 ghoul step\n\nresult: lost village-haunted -54\nend",
        6,
        1,
        "nothing-after-the-result",
    ),
    ("haunted: N S\nghosts: N1 ghoul step\n\nend", 5, 1, "refused action=end why=game-over"),
    ("haunted: N S\nghosts: N1 ghoul step\n\n1 N: end", 5, 1, "turn-after-the-end given=1 N"),
]


@pytest.mark.parametrize(
    ("text", "line", "column", "message"), BAD_RECORDS, ids=[case[0].replace("\n", " / ")[:60] for case in BAD_RECORDS]
)
def test_a_bad_record_is_refused_with_the_place_and_the_reason(
    text: str, line: int, column: int | None, message: str
) -> None:
    for parse in (parse_record, Game.from_record):
        error = error_of(parse, RECORD + text)
        assert message in str(error)
        assert error.line == line
        if column is not None:
            assert error.column == column


def test_a_state_in_the_middle_of_an_action_can_be_taken_up_again_from_its_text() -> None:
    state = at("active: E\nghosts: N2 zombie-1\nE: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll yellow red red", "reroll red red")
    again = parse_position(position(state))
    play(again, "roll yellow green", "defeat N2", "curse ghost", "keep", "draw dark-wraith-1")
    assert (actor(again), starting(again, "place")) == ("E", {"E1", "E2", "E3"})
    assert texts(state) != texts(again)


@pytest.mark.parametrize(
    "text",
    [
        "fatsi record 1\n\n" + ";" * 250_000,
        "fatsi record 1\nvillage: " + "a " * 125_000,
        "fatsi position 1\nvillage: tea-house\n" + " \n a" * 60_000,
        "fatsi position 1\npending: yang" + "\n yang;" * 15_000,
        "fatsi record 1" + "\n" * 250_000,
        "fatsi position 1\nghosts: " + "," * 250_000,
        "fatsi position 1\nvillage: " + "a" * 250_000,
    ],
    ids=["semicolons", "words", "lines", "long-value", "empty-lines", "commas", "long-word"],
)
def test_a_text_that_is_made_to_be_slow_is_refused_at_once(text: str) -> None:
    """Processor time, so that it does not depend on how busy the machine is; it was 12 seconds for semicolons."""
    began = time.process_time()
    with pytest.raises(InvalidText):
        parse_record(text) if text.startswith("fatsi record") else parse_position(text)
    assert time.process_time() - began < 1.0


def test_parts_keep_their_places_across_lines() -> None:
    parts = Piece("a;  b\n c ;\n\n d;", 3, 7).split(";")
    assert [(part.text, part.line, part.column) for part in parts] == [
        ("a", 3, 7),
        ("b\n c", 3, 11),
        ("d", 6, 2),
        ("", 6, 4),
    ]

"""Positions, actions and records as text: what they mean, that they come back the same, and what bad ones are told."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from fatsi import CHANCE, Action, Game, InvalidText, Setup, State, parse_position, parse_record, position, record
from fatsi.rules.frames import KINDS, REVEAL
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


def test_a_haunters_figure_is_on_its_card_unless_it_is_told_otherwise() -> None:
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


def test_everything_that_a_position_can_tell_is_read() -> None:
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
    assert hash(again) == hash(state)
    assert (again.actor, again.legal(), again.outcomes()) == (state.actor, state.legal(), state.outcomes())
    assert (again.stolen_dice, again.tao_off, again.white_off, again.powers_off) == (
        state.stolen_dice,
        state.tao_off,
        state.white_off,
        state.powers_off,
    )
    assert position(again) == written


def test_every_kind_of_pending_thing_that_waits_can_be_written() -> None:
    waiting = {kind.id for kind in KINDS if kind.answered_by and kind.index < REVEAL}
    told = {asked(at(text)) for text in WRITTEN}
    assert waiting - told == {"yang", "draw"} - told


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
    told = parse_record(text)
    assert (told.seed, told.actions) == (players, game.actions)
    assert told.start == State.new(game.setup)
    assert record(told.start, told.actions, seed=told.seed) == text
    assert game.result is not None
    assert text.rstrip().split("\n")[-1] == f"result: {outcome(game.state)} {game.result.score}"
    again = Game.from_record(text)
    assert (again.state, again.record(), again.result, again.events) == (game.state, text, game.result, game.events)


@pytest.mark.parametrize("seed_line", ["", "seed: 999\n"], ids=["no seed", "another seed"])
def test_a_record_replays_without_its_generator(seed_line: str) -> None:
    game = a_game(7)
    text = game.record().replace("seed: 7\n", seed_line)
    told = parse_record(text)
    state = told.start.copy()
    for action in told.actions:
        state.apply(action)
    assert state == game.state
    assert Game.from_record(text).state == game.state


def test_reading_a_record_does_not_change_its_start() -> None:
    told = parse_record(a_game(5).record())
    assert told.start == State.new(told.start.table.setup)


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
    told = parse_record(game.record())
    assert told.start == start == parse_position(text)
    assert (told.actions, told.seed) == (game.actions, 2)
    assert "ghosts: N2 bleeding-eyes" in game.record()
    assert Game.from_record(game.record()).state == game.state


def test_a_record_of_a_whole_start_tells_only_the_setup() -> None:
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
    told = parse_record(HANDWRITTEN)
    assert [str(action) for action in told.actions] == [
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
    assert (told.seed, haunted(told.start)) == (None, {"SE"})


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
    assert str(error).endswith(error.message)
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
    ("players 4", 2, 1, "is not a line of the form 'key: value'"),
    ("colour: red", 2, 1, "'colour' is not a known key"),
    ("haunted: N\nplayer: 3", 3, 1, "did you mean players?"),
    ("PLAYERS: 4", 2, 1, "not a known key"),
    (": 4", 2, 1, "not a known key"),
    ("active: N\nhaunted: S\nactive: E", 4, 1, "the key active stands twice; it was on line 2"),
    ("seed: 4", 2, 1, "not a known key"),
    # setup
    ("players: 5", 2, 10, "'5' is not a number of players"),
    ("players:", 2, 9, "not a number of players"),
    ("players: 2\nplayers: 2", 3, 1, "stands twice"),
    ("difficulty: hard", 2, 13, "it must be one of initiation, normal, nightmare, hell"),
    ("edition: second", 2, 10, "it must be one of revised, first"),
    ("five-qi: maybe", 2, 10, "yes or no"),
    ("players: 2\nseats: N E", 3, 8, "opposite"),
    ("players: 2\nseats: S N", 3, 8, "order"),
    ("players: 3\nseats: N E", 3, 8, "3 entries, not 2"),
    ("players: 3\nseats: N E E", 3, 8, "twice"),
    ("players: 3\nseats: N E Q", 3, 12, "'Q' is not a side"),
    ("players: 3\nfirst: W", 3, 8, "nobody sits at W"),
    ("first: X", 2, 8, "'X' is not a side"),
    ("village: cemetery", 2, 10, "9 entries, not 1"),
    (f"village: {VILLAGE}", 2, 10, "cemetery is named twice"),
    ("village: cemetary", 2, 10, "did you mean cemetery?"),
    ("boards: red-a green-a blue-a", 2, 9, "4 entries, not 3"),
    ("boards: red-a red-b blue-a yellow-a", 2, 9, "red is named twice"),
    ("boards: red-a green-c blue-a yellow-a", 2, 15, "'green-c' is not a board"),
    ("players: 1\nboards: green-a red-a blue-a yellow-a", 3, 9, "the solo player has the red board"),
    ("players: 1\nboards: red-b green-a blue-a yellow-a", 3, 9, "side a"),
    ("incarnations: lich", 2, 15, "'lich' is not an incarnation"),
    ("incarnations: nameless nameless", 2, 15, "twice"),
    ("difficulty: hell\nincarnations: nameless hope-killer", 3, 15, "at least 4, not 2"),
    # the table
    ("active: C", 2, 9, "'C' is not a side"),
    ("haunted: N Q", 2, 12, "'Q' is not a tile"),
    ("haunted: N S N", 2, 14, "N is named twice"),
    ("haunted: N S E", 2, 10, "the game is over at 3 haunted tiles"),
    ("difficulty: initiation\nhaunted: N S E W", 3, 10, "the game is over at 4 haunted tiles"),
    ("circle: white", 2, 9, "'white' is not a Tao colour"),
    ("ghosts: N1", 2, 9, "is not a space and a card"),
    ("ghosts: N1 lich,", 2, 17, "is not a space and a card"),
    ("ghosts: N4 lich", 2, 9, "'N4' is not a ghost space"),
    ("ghosts: N1 litch", 2, 12, "did you mean lich?"),
    ("ghosts: N1 lich, N1 ghoul", 2, 18, "two ghosts on N1"),
    ("ghosts: N1 lich, N2 lich", 2, 21, "lich is named twice"),
    ("ghosts: N1 lich step", 2, 17, "no haunter"),
    ("ghosts: N1 lich caught", 2, 17, "cannot be caught"),
    ("ghosts: N1 lich asleep", 2, 17, "'asleep' is not a mark of a ghost"),
    ("ghosts: N1 lich dormant", 2, 9, "can be dormant"),
    ("ghosts: N1 ghoul step step", 2, 23, "twice"),
    ("ghosts: N1 lich mantra", 2, None, "Mantra"),
    ("boards: red-a green-a blue-a yellow-b\nghosts: N1 lich mantra, N2 ghoul mantra", 3, 34, "only one Mantra marker"),
    ("boards: red-a green-a blue-a yellow-b\nghosts: N1 lich mantra, W1 coffin-breakers-1", 3, None, "Mantra"),
    ("players: 3\nboards: red-a green-a blue-a yellow-b\nW: possessed\nghosts: N1 lich mantra", 5, None, "Mantra"),
    ("incarnations: nameless\nghosts: N1 hope-killer", 3, 9, "not among the incarnations of this game"),
    ("ghosts: N1 hope-killer, N2 nameless", 2, None, "incarnation"),
    ("edition: first\nghosts: N1 uncatchable caught", 3, None, "caught"),
    ("buddhas: N1 N2 N3", 2, 10, "only 2 Buddhas"),
    ("buddhas: N1 N1", 2, 13, "N1 is named twice"),
    ("buddhas: N1\nghosts: N1 lich", 2, 10, "a ghost lies on N1"),
    ("buddhas: N1\nghosts: N1 uncatchable caught", 2, 10, "a ghost lies on N1"),
    # seats
    ("N:", 2, 3, "nothing"),
    ("N: qi 3,, at C", 2, 9, "nothing between two commas"),
    ("N: qi 0", 2, 7, "without Qi it is dead"),
    ("players: 3\nW: qi 0", 3, 7, "without Qi it is possessed"),
    ("N: qi 21", 2, 7, "'21' is not Qi"),
    ("N: qi -1", 2, 7, "'-1' is not Qi"),
    ("N: qi \u0663", 2, 7, "is not Qi"),
    ("N: qi", 2, 4, "one value"),
    ("N: qi 3 4", 2, 4, "one value"),
    ("N: qi 3, qi 4", 2, 10, "qi is named twice"),
    ("N: chi 3", 2, 4, "'chi' is not something that this seat has"),
    ("N: at Q", 2, 7, "'Q' is not a tile"),
    ("N: yin-yang yes", 2, 4, "should be 'yin-yang'"),
    ("N: tao red purple", 2, 12, "'purple' is not a Tao colour"),
    ("N: tao red red red red red", 2, None, "only 4 red Tao tokens"),
    ("circle: red\nN: qi 3, tao red red red red", None, None, "only 4 red Tao tokens"),
    ("N: qi 12", 2, None, "only 20 Qi tokens"),
    ("N: power-tokens 1", 2, None, "more Power tokens"),
    ("players: 3\nN: power-tokens 3", 3, None, "more Power tokens"),
    ("N: buddhas 3", 2, 12, "'3' is not a number of Buddhas"),
    ("N: buddhas 2\nbuddhas: N1", 3, 10, "only 2 Buddhas"),
    ("N: buddhas 2\nE: buddhas 1", None, None, "only 2 Buddhas"),
    ("N: dead, tao red", 2, 4, "dead stands alone"),
    ("N: qi 1, dead", 2, 10, "dead stands alone"),
    ("N: possessed", 2, 4, "'possessed' is not something that this seat has"),
    ("players: 3\nW: dead", 3, 4, "'dead' is not something that this seat has"),
    ("players: 3\nW: qi 3, at C", 3, 10, "'at' is not something that this seat has"),
    ("N: dead\nE: dead\nS: dead\nW: dead", None, None, "all Taoists are dead"),
    # the deck
    ("deck:", 2, 6, "1 to 2 numbers"),
    ("deck: 1 2 3", 2, 7, "1 to 2 numbers"),
    ("deck: 45 ten", 2, 10, "'ten' is not a number of ghosts"),
    ("deck: 45", 2, 7, "no incarnation is in play or to come"),
    ("deck: 50 10", 2, 7, "only 55 have not been seen"),
    ("ghosts: N1 nameless\ndeck: 5 5", 3, 7, "1 incarnation"),
    ("ghosts: N1 nameless\ndeck: 0", 3, 7, "the last card is drawn"),
    ("gone: lich lich", 2, 12, "lich is named elsewhere already"),
    ("gone: lich\nghosts: N1 lich", 2, 7, "lich is named elsewhere already"),
    ("gone: lich\npending: place lich; after-yin", 2, 7, "lich is named elsewhere already"),
    ("incarnations: nameless\ngone: hope-killer", 3, 7, "not among the incarnations"),
    ("defeated: 2", 2, 11, "'2' is not a number for defeated"),
    ("defeated: 1", 2, None, "no incarnation is in play or to come"),
    # the turn
    ("powers-lost: perhaps", 2, 14, "yes or no"),
    ("powers-lost: yes", 2, 14, "first"),
    ("stage: later\npending: yang", 2, 8, "'later' is not a stage of Yang"),
    ("stage: moved", 2, 8, "before it begins"),
    ("stage: acted\npending: yang", 2, 8, "acted without an action"),
    ("helps: 3\npending: yang", 2, 8, "'3' is not a number for helps"),
    ("helps: 1\npending: yang", 2, None, "acted"),
    ("stage: acted\nhelps: 2\nexorcisms: 1\naction-tile: C\npending: yang", 3, 8, "at most two actions"),
    ("stage: acted\nhelps: 1\npending: yang", None, None, "action-tile"),
    ("action-tile: N\npending: yang", 2, 14, "first action"),
    ("used: wings\npending: yang", 2, 7, "'wings' is not a power"),
    ("used: pockets", 2, None, "before it begins"),
    ("borrowed: E\npending: yang", 2, 11, "E is not a neutral board"),
    ("fresh-buddhas: 1\npending: yang", 2, 16, "more than the active Taoist holds"),
    ("stage: picking-up\nN: at N\npending: yang", 2, 8, "on the centre tile"),
    # what is pending
    ("pending:", 2, 9, "something pending is missing"),
    ("pending: yang;", 2, 15, "something pending is missing"),
    ("pending: ying", 2, 10, "did you mean yang?"),
    ("pending: place", 2, 10, "of the form 'place card'"),
    ("pending: place lich N1; yang", 2, 10, "of the form 'place card'"),
    ("pending: place litch; yang", 2, 16, "did you mean lich?"),
    ("pending: place lich", 2, 10, "ends with yang"),
    ("pending: yang; place lich", 2, 10, "ends with yang"),
    ("pending: turn; yang", 2, 10, "turn can only come last"),
    ("pending: yang; yang", 2, 10, "yang can only come last"),
    ("pending: arrive; turn", 2, 10, "has nothing before it"),
    ("pending: haunter N1 ghoul; yang", 2, 10, "does not happen in this phase"),
    ("pending: take 1; after-yin", 2, 10, "does not happen in this phase"),
    ("pending: victory; after-yin", 2, 10, "does not happen in this phase"),
    ("pending: arrive; place lich; yang", 2, 10, "comes first"),
    ("pending: place lich; place ghoul; yang", 2, 10, "only one card"),
    ("ghosts: N1 lich\npending: place lich; yang", 3, 10, "lich is in play already"),
    ("incarnations: nameless\npending: place hope-killer; yang", 3, 10, "not among the incarnations"),
    ("players: 3\nactive: W\npending: yang", 4, 10, "a neutral board has no Yang"),
    ("N: dead\npending: yang", 3, 10, "the active Taoist is dead"),
    ("pending: end-turn", 2, 10, "the active Taoist is alive"),
    (f"ghosts: {FULL_VILLAGE}\npending: place lich; yang", 3, 10, "all spaces are full"),
    (f"ghosts: {FULL_VILLAGE}\npending: draw; yang", 3, 10, "all spaces are full"),
    (f"ghosts: {FULL_VILLAGE}\npending: lift; yang", 3, 10, "lift"),
    ("pending: left-stone N1 lich 0; yang", 2, 10, "does not lie on N1"),
    ("ghosts: N1 ghoul\npending: left-stone N1 ghoul 0; yang", 3, 10, "fewer left stones"),
    ("pending: tormentor N1 ghoul; after-yin", 2, 10, "ghoul has no such stone"),
    ("pending: curse-die N1 perhaps; yang", 2, 23, "yes or no"),
    ("pending: curse-die N9 no; yang", 2, 20, "'N9' is not a ghost space or the cemetery"),
    ("pending: curse-choice N1 doom; yang", 2, 26, "'doom' is not a face of the Curse die"),
    ("haunted: NW\npending: curse-die cemetery no; yang", 3, 10, "haunted already"),
    ("pending: curse-die cemetery no; after-yin", 2, 10, "in Yang only"),
    ("pending: pay; yang", 2, 10, "pay"),
    ("pending: pay; after-yin", 2, 10, "pay"),
    ("N: qi 3\npending: discard N; yang", 3, 10, "nothing to choose"),
    ("players: 3\npending: discard W; yang", 3, 10, "nobody alive sits there"),
    ("pending: to Q no; yang", 2, 13, "'Q' is not a side"),
    ("W: dead\npending: to W no; yang", 3, 10, "nobody alive sits there"),
    ("pending: to N no; yang", 2, 10, "to"),
    ("pending: revive; yang", 2, 10, "nothing to choose"),
    ("haunted: NW\nW: dead\npending: revive; yang", 4, 10, "revive"),
    ("N: qi 8\nE: qi 6\nS: qi 6\nW: dead\npending: revive; yang", 6, 10, "revive"),
    ("N: dead\npending: revive; end-turn", 3, 10, "revive"),
    ("pending: unhaunt; yang", 2, 10, "nothing to choose"),
    ("pending: banish; yang", 2, 10, "nothing to choose"),
    ("pending: calm; yang", 2, 10, "nothing to choose"),
    ("pending: lift; yang", 2, 10, "nothing to choose"),
    ("pending: set-down N1; yang", 2, 10, "no ghost to move"),
    ("players: 1\npending: guide; yang", 3, 10, "nothing to choose"),
    ("pending: dice 5 - exorcism no; yang", 2, 10, "1 to 4 dice"),
    ("pending: dice 0 - exorcism no; yang", 2, 10, "1 to 4 dice"),
    ("pending: dice 3 - fun no; yang", 2, 19, "'fun' is not a purpose of a roll"),
    ("pending: dice 3 red exorcism no; yang", 2, 10, "second roll only"),
    ("pending: dice 3 red+green exorcism yes; yang", 2, 10, "1 to 4 dice"),
    ("pending: dice 3 - herbs no; yang", 2, 10, "dice"),
    ("active: E\npending: dice 4 - exorcism no; yang", 3, 10, "dice"),
    ("pending: dice-choice - herbs; yang", 2, 10, "1 to 3 dice"),
    ("pending: dice-choice red+red+red+red exorcism; yang", 2, 10, "1 to 3 dice"),
    ("pending: dice-choice red+purple herbs; yang", 2, 26, "'purple' is not a face of a Tao die"),
    ("N: dead\npending: dice 3 - exorcism no; end-turn", 3, 10, "a dead Taoist rolls nothing"),
    ("pending: defeat red N1; yang", 2, 10, "cannot fall to this roll"),
    ("pending: spend red N1 -; yang", 2, 10, "cannot fall to this roll"),
    ("ghosts: N2 skinner\nN: at N, tao red\npending: spend blue N2 black; yang", 4, 10, "cannot fall"),
    ("pending: spend red N1 red+red+red+red+red; yang", 2, 23, "only 4 Tao tokens of a colour"),
    ("pending: curses; yang", 2, 10, "one or two ghosts"),
    ("pending: curses N1; yang", 2, 17, "such as 'N1=lich'"),
    ("pending: curses N1=lich; yang", 2, 10, "no such stone"),
    ("pending: curse-order N1=zombie-1; yang", 2, 10, "one or two ghosts"),
    ("pending: curse-order N1=zombie-1 N1=zombie-2; yang", 2, 10, "different spaces"),
    ("ghosts: N1 zombie-1\npending: curses N1=zombie-1; yang", 3, 10, "still in play"),
    ("pending: rewards N1=zombie-1; yang", 2, 10, "no such stone"),
    ("pending: take 0; yang", 2, 10, "1 or 2 tokens"),
    ("pending: take 3; yang", 2, 10, "1 or 2 tokens"),
    ("pending: take x; yang", 2, 15, "'x' is not a small number"),
    ("N: qi 11, yin-yang\npending: gain; yang", 3, 10, "nothing to choose"),
    # the result
    ("pending: yang\nresult: won wu-feng-defeated", 2, 10, "nothing is pending"),
    ("result: won", 2, 9, "is not a result"),
    ("result: drawn stalemate", 2, 9, "'drawn' is not won or lost"),
    ("result: won taoists-dead", 2, 13, "is not a reason for that"),
    ("result: lost wu-feng-defeated", 2, 14, "is not a reason for that"),
    ("result: won wu-feng-defeated", 2, None, "incarnation"),
    ("ghosts: N1 nameless\nresult: won wu-feng-defeated", 3, None, "incarnation"),
    ("result: lost taoists-dead", 2, None, ""),
    ("haunted: N\nresult: lost village-haunted", 3, None, ""),
    ("difficulty: initiation\nhaunted: N W S\nresult: lost line-haunted", 4, None, ""),
    ("result: lost deck-exhausted", 2, None, ""),
    # ghosts that the game does not have
    ("players: 2\ndeck: 45 10", 3, 7, "ghosts"),
    ("players: 1\ndeck: 31 10", 3, 7, "ghosts"),
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
    assert message in error.message
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
    ("", "begins with the line"),
    ("\n", "begins with the line"),
    ("players: 4\n", "begins with the line"),
    ("fatsi {kind}\n", "begins with the line"),
    ("fatsi {other} 1\n", "begins with the line"),
    ("fatsi {kind} 1 or so\n", "begins with the line"),
    ("\nfatsi {kind} 1\n", "begins with the line"),
    ("# a comment\nfatsi {kind} 1\n", "begins with the line"),
    ("fatsi {kind} 2\n", "version 2 of a {kind} is not known here"),
    ("fatsi {kind} one\n", "version one of a {kind} is not known here"),
]


@pytest.mark.parametrize(("kind", "other"), [("position", "record"), ("record", "position")])
@pytest.mark.parametrize(("text", "message"), FIRST_LINES)
def test_a_text_says_in_its_first_line_what_it_is(text: str, message: str, kind: str, other: str) -> None:
    parse = {"position": parse_position, "record": parse_record}[kind]
    error = error_of(parse, text.format(kind=kind, other=other))
    assert error.line == 1
    assert message.format(kind=kind) in error.message


@pytest.mark.parametrize("parse", [parse_position, parse_record, Action.parse, Game.from_position, Game.from_record])
@pytest.mark.parametrize("not_text", [None, 7, b"fatsi position 1", ["fatsi position 1"]])
def test_what_is_no_text_cannot_be_read(parse: Callable[[Any], object], not_text: object) -> None:
    with pytest.raises(InvalidText):
        parse(not_text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an action is missing"),
        ("  \n", "an action is missing"),
        ("move", "'move' is not an action; did you mean"),
        ("move X", "'move X' is not an action; did you mean"),
        ("move N E", "'move N E' is not an action"),
        ("mov N", "'mov' is not the name of an action; did you mean move N"),
        ("Move N", "'Move' is not the name of an action"),
        ("jump", "'jump' is not the name of an action"),
        ("move N;", "'move N;' is not an action"),
        ("draw litch", "did you mean draw lich"),
        ("take white", "'take white' is not an action"),
        ("roll", "'roll' is not an action"),
        ("roll red purple", "'roll red purple' is not an action"),
        ("roll red red red red red", "is not an action"),
        ("reroll red red red red", "is not an action"),
        ("spend red N", "'spend red N' is not an action; did you mean spend"),
        ("curse", "did you mean curse"),
        ("yin-yang ask", "did you mean yin-yang ask"),
        ("place N4", "did you mean place N"),
    ],
)
def test_a_bad_action_is_refused_with_what_may_have_been_meant(text: str, message: str) -> None:
    assert message in error_of(Action.parse, text).message


BAD_RECORDS = [
    ("colour: red\n", 2, 1, "'colour' is not a known key"),
    ("players: 5\n", 2, 10, "not a number of players"),
    ("players: 2\nplayers: 2\n", 3, 1, "stands twice"),
    ("ghosts: N1 lich, N2 lich\n\n", 2, 21, "lich is named twice"),
    ("players: 2\n1 N: draw lich\n", 3, 1, "is not a known key"),
    ("players: 2\n\nplayers: 3\n", 4, 1, "'players:' is not the name of an action"),
    ("seed: x\n", 2, 7, "'x' is not a seed"),
    ("seed: -1\n", 2, 7, "'-1' is not a seed"),
    (f"seed: {1 << 64}\n", 2, 7, "is not a seed"),
    ("seed: 1\nseed: 1\n", 3, 1, "stands twice"),
    ("\n1 N: draw litch", 3, 6, "did you mean draw lich"),
    ("\n1 N: draw lich; plaze W1", 3, 17, "'plaze' is not the name of an action"),
    ("\n1 N: draw lich;  ; place W1", 3, 16, "an action is missing"),
    ("\n1 N: draw lich;", 3, 16, "an action is missing"),
    ("\n1 N:", 3, 5, "an action is missing"),
    ("\n1 N: draw lich # a comment", 3, 6, "is not an action"),
    ("\n1 N: draw lich; place N1", 3, 17, "illegal action 'place N1': board-of-colour-first"),
    ("\n1 N: place N1", 3, 6, "illegal action 'place N1': chance-decides"),
    ("\n1 N: draw lich; place W1; end\n2 E: draw lich", 4, 6, "card-not-in-deck card=lich"),
    ("\n1 N: draw lich; place W1; end\n3 E: draw ghoul", 4, 1, "the line is of turn 3, of E, but it is turn 2, of E"),
    ("\n1 N: draw lich; place W1; end\n2 S: draw ghoul", 4, 1, "the line is of turn 2, of S, but it is turn 2, of E"),
    ("\n1 N: draw lich\n2 E: place W1", 4, 1, "but it is turn 1, of N"),
    ("\n1 E: draw lich", 3, 1, "but it is turn 1, of N"),
    ("\n1 N draw lich", 3, 1, "'1' is not the name of an action"),
    ("\n1 X: draw lich", 3, 1, "is not the name of an action"),
    ("\n1 N: draw lich\nresult: won wu-feng-defeated 10", 4, 9, "but the game is not over"),
    ("\nresult:", 3, None, "but the game is not over"),
    ("\nresult:    lost taoists-dead 3", 3, 12, "but the game is not over"),
    (
        "haunted: N S\nghosts: N1 ghoul step\n\nresult: lost village-haunted 5",
        5,
        9,
        "the game ended with 'lost village-haunted",
    ),
    ("haunted: N S\nghosts: N1 ghoul step\n\nresult: lost line-haunted -54", 5, 9, "the game ended with"),
    (
        "haunted: N S\nghosts: N1 ghoul step\n\nresult: lost village-haunted -54\nend",
        6,
        1,
        "nothing follows the result",
    ),
    ("haunted: N S\nghosts: N1 ghoul step\n\nend", 5, 1, "illegal action 'end': game-over"),
    ("haunted: N S\nghosts: N1 ghoul step\n\n1 N: end", 5, 1, "the game is over"),
]


@pytest.mark.parametrize(
    ("text", "line", "column", "message"), BAD_RECORDS, ids=[case[0].replace("\n", " / ")[:60] for case in BAD_RECORDS]
)
def test_a_bad_record_is_refused_with_the_place_and_the_reason(
    text: str, line: int, column: int | None, message: str
) -> None:
    for parse in (parse_record, Game.from_record):
        error = error_of(parse, RECORD + text)
        assert message in error.message
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

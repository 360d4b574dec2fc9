"""Chapter 3: the middle stones, haunting, the overrun board, and the ghost that comes."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fatsi import State
from fatsi.rules.events import QiLost, TaoDiscarded, TileHaunted
from fatsi.rules.geometry import SIDES, TILES
from tests.positions import (
    actor,
    asked,
    at,
    buddhas,
    circle,
    figures,
    ghosts,
    haunted,
    ids,
    number,
    of_kind,
    outcome,
    play,
    qi,
    reason,
    seat,
    starting,
    supply,
    tao,
    texts,
    tile,
)


def turn_of_n_next(*parts: str) -> State:
    """Return a position in which W ends his turn next, so that the events of N's Yin can be seen."""
    return at(*parts, "active: W\npending: yang")


# --- 3.1 haunters ---------------------------------------------------------------------------------------


def test_a_haunter_on_its_card_advances_to_the_step() -> None:
    state = turn_of_n_next("ghosts: N1 ghoul")
    events = play(state, "end")
    assert figures(state) == {"N1": "step"}
    assert haunted(state) == set()
    assert ids(events) == ["turn-began", "figure-advanced"]


def test_a_haunter_on_the_step_haunts_and_returns_to_its_card() -> None:
    state = turn_of_n_next("ghosts: N1 ghoul step")
    events = play(state, "end")
    assert figures(state) == {"N1": "card"}
    assert haunted(state) == {"NE"}
    assert ids(events) == ["turn-began", "tile-haunted"]


def test_left_alone_a_haunter_haunts_every_second_yin_of_its_board() -> None:
    state = at("players: 1\ndifficulty: initiation\nghosts: E1 ghoul\npending: yang")
    struck = []
    for harmless in ("zombie-1", "abysmal-1", "blood-drinker-1", "blood-drinker-2", "abysmal-2"):
        play(state, "end")
        struck.append(sorted(haunted(state)))
        play(state, f"draw {harmless}")
        play(state, min(texts(state)))
    assert struck == [[], ["SE"], ["SE"], ["S", "SE"], ["S", "SE"]]


def test_only_the_ghosts_of_the_active_board_act() -> None:
    state = turn_of_n_next("ghosts: E1 ghoul, S1 restless-dead step, W1 lich")
    play(state, "end")
    assert figures(state) == {"E1": "card", "S1": "step"}
    assert haunted(state) == set()
    assert asked(state) == "draw"


def test_a_haunter_on_a_board_of_another_colour_haunts_there_all_the_same() -> None:
    state = turn_of_n_next("ghosts: N3 ooze-devil-1 step")
    play(state, "end")
    assert haunted(state) == {"NW"}


# --- 3.1 tormentors -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tormentor", ["lich", "fury-of-depth", "great-putrid", "raging-one", "soul-eater", "death-army"]
)
def test_a_tormentor_rolls_the_curse_die_every_yin_of_its_board(tormentor: str) -> None:
    state = turn_of_n_next(f"ghosts: N2 {tormentor}")
    play(state, "end")
    assert (actor(state), asked(state)) == ("chance", "curse-die")
    play(state, "curse nothing")
    assert asked(state) == "draw"


def test_a_tormentor_that_haunts_by_the_curse_die_haunts_along_its_own_line() -> None:
    state = turn_of_n_next("ghosts: N3 lich")
    play(state, "end", "curse haunt")
    assert haunted(state) == {"NW"}


# --- 3.1 who acts, and in which order -------------------------------------------------------------------


def test_a_haunter_that_arrives_during_the_step_waits_for_the_next_yin() -> None:
    state = turn_of_n_next("ghosts: N1 lich")
    play(state, "end", "curse ghost", "draw skinner", "place N2")
    assert figures(state) == {"N2": "card"}
    assert asked(state) == "draw"


def test_a_tormentor_that_arrives_during_the_step_waits_for_the_next_yin() -> None:
    state = turn_of_n_next("ghosts: N1 lich")
    play(state, "end", "curse ghost", "draw raging-one", "place N2")
    assert asked(state) == "draw"


@pytest.mark.parametrize("there_now", ["-", "N2 restless-dead step", "N1 ghoul step"])
def test_a_haunter_that_has_gone_before_its_turn_came_is_skipped(there_now: str) -> None:
    state = at(f"ghosts: {there_now}\npending: haunter N2 ghoul; overrun; after-yin")
    assert haunted(state) == set()
    assert set(figures(state).values()) <= {"step"}
    assert asked(state) == "draw"


def test_a_tormentor_that_has_gone_before_its_turn_came_is_skipped() -> None:
    state = at("ghosts: E1 lich\npending: tormentor N2 lich; overrun; after-yin")
    assert asked(state) == "draw"


def test_a_taker_of_tao_that_has_gone_before_its_turn_came_is_skipped() -> None:
    state = at("ghosts: E1 bone-cracker\npending: tao-taker N2 bone-cracker; overrun; after-yin")
    assert asked(state) == "draw"


def test_group_lose_tao_comes_first_then_haunters_then_tormentors() -> None:
    """R2: the kinds of middle stones have an order, wherever the ghosts lie."""
    state = turn_of_n_next("ghosts: N1 lich, N2 ghoul step, N3 bone-cracker")
    events = play(state, "end", "discard red", "discard green", "discard blue", "discard yellow")
    assert ids(events) == ["turn-began", *["tao-discarded"] * 4, "tile-haunted"]
    assert asked(state) == "curse-die"


def test_haunters_act_from_left_to_right_as_the_player_of_the_board_sees_them() -> None:
    """R2: spaces 1, 2, 3 in this order; from N that is NE, N, NW."""
    state = turn_of_n_next(
        "difficulty: initiation\nghosts: N3 ghoul step, N1 restless-dead step, N2 hopping-vampire-1 step"
    )
    events = play(state, "end")
    assert [TILES[event.tile] for event in of_kind(events, TileHaunted)] == ["NE", "N", "NW"]


def test_tormentors_act_from_left_to_right_as_the_player_of_the_board_sees_them() -> None:
    """R2: each Curse die is rolled for its own ghost, those of spaces 1, 2, 3 in this order."""
    state = turn_of_n_next("difficulty: initiation\nghosts: N3 lich, N1 raging-one, N2 great-putrid")
    events = play(state, "end", "curse haunt", "curse haunt", "curse haunt")
    assert [TILES[event.tile] for event in of_kind(events, TileHaunted)] == ["NE", "N", "NW"]


def test_all_haunters_act_before_the_first_tormentor() -> None:
    """R2: a haunter on the right comes before a tormentor on the left."""
    state = turn_of_n_next("ghosts: N1 lich, N3 ghoul step")
    events = play(state, "end")
    assert ids(events) == ["turn-began", "tile-haunted"]
    assert asked(state) == "curse-die"


# --- 3.1 group-lose-tao ---------------------------------------------------------------------------------


@pytest.mark.parametrize("active", SIDES)
def test_each_player_discards_for_himself_from_the_active_board_clockwise(active: str) -> None:
    """R7: the order is that of the turns, the choice is each player's own."""
    first = SIDES.index(active)
    order = [*SIDES[first:], *SIDES[:first]]
    state = at(f"active: {active}\nghosts: {active}2 bone-cracker")
    colours = dict(zip(SIDES, ("red", "green", "blue", "yellow"), strict=True))
    for side in order:
        assert actor(state) == side
        assert texts(state) == {f"discard {colours[side]}"}
        play(state, f"discard {colours[side]}")
    assert asked(state) == "draw"


def test_a_player_chooses_which_token_he_discards() -> None:
    """R7: any of his colours, and no colour of another."""
    state = at("ghosts: N2 bone-cracker\nN: qi 3, at C, tao red black black")
    assert texts(state) == {"discard red", "discard black"}
    events = play(state, "discard black")
    assert tao(state, "N") == {"red": 1, "black": 1}
    assert supply(state)["black"] == 3
    assert of_kind(events, TaoDiscarded) == [TaoDiscarded(seat("N"), 4)]


@pytest.mark.parametrize("without", SIDES)
def test_who_has_no_token_discards_none(without: str) -> None:
    """R7: players without a token are passed over."""
    tokens = (f"{side}: qi 3, at C" + (", tao red" if side != without else "") for side in SIDES)
    state = at("ghosts: N2 bone-cracker", *tokens)
    asked_to_discard = []
    while asked(state) == "discard":
        asked_to_discard.append(actor(state))
        play(state, "discard red")
    assert asked_to_discard == [side for side in SIDES if side != without]
    assert supply(state)["red"] == 4


def test_the_dead_and_neutral_boards_discard_nothing() -> None:
    """R7: only living players have tokens."""
    state = at("players: 3\nactive: W\nghosts: W2 bone-cracker\nN: dead")
    assert actor(state) == "E"
    play(state, "discard green")
    assert actor(state) == "S"
    play(state, "discard blue")
    assert (SIDES[state.active], asked(state)) == ("E", "draw")


# --- 3.2 haunting ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("already", "struck"),
    [("-", "NE"), ("NE", "E"), ("NE E", "SE"), ("E", "NE"), ("E SE", "NE"), ("SE", "NE"), ("NE SE", "E")],
)
def test_a_ghost_haunts_the_first_active_tile_of_its_line(already: str, struck: str) -> None:
    state = turn_of_n_next(f"difficulty: initiation\nhaunted: {already}\nghosts: N1 ghoul step")
    events = play(state, "end")
    assert [TILES[event.tile] for event in of_kind(events, TileHaunted)] == [struck]


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("active: W\nghosts: N1 ghoul step\npending: yang", ["end"]),
        ("pending: place shapeless-evil; after-yin", ["place N1"]),
        ("pending: place uncatchable; after-yin", ["place N1", "curse haunt"]),
        ("ghosts: N1 lich", ["curse haunt"]),
        (
            "ghosts: N1 zombie-1\nN: qi 3, at NE\npending: yang",
            ["exorcise", "roll yellow yellow red", "defeat N1", "curse haunt"],
        ),
    ],
    ids=["figure", "left stone", "curse die on arrival", "curse die of a tormentor", "curse die after an exorcism"],
)
def test_a_haunting_along_a_line_that_is_all_haunted_loses_the_game(position: str, actions: list[str]) -> None:
    """R3: whatever made the ghost haunt."""
    state = at("difficulty: initiation\nhaunted: NE E SE", position)
    assert outcome(state) is None
    play(state, *actions)
    assert outcome(state) == "lost line-haunted"
    assert haunted(state) == {"NE", "E", "SE"}
    assert (actor(state), texts(state)) == (None, set())


def test_another_line_is_not_lost_by_a_line_that_is_all_haunted() -> None:
    """R3: only the ghost's own line counts."""
    state = at("difficulty: initiation\nhaunted: NW W SW\nghosts: N1 lich")
    play(state, "curse haunt")
    assert outcome(state) == "lost village-haunted"


def test_haunting_at_the_limit_of_the_level_loses_the_game_at_once() -> None:
    state = at("haunted: C SE\nghosts: N1 ghoul step, N2 lich")
    assert outcome(state) == "lost village-haunted"
    assert asked(state) is None


def test_haunting_does_not_touch_taoists_and_tokens_on_the_tile() -> None:
    state = at("active: W\nghosts: W3 ghoul step\ncircle: red\nS: qi 2, at SW, yin-yang, tao blue black\nbuddhas: S1")
    assert haunted(state) == {"SW"}
    assert circle(state) == "red"
    assert buddhas(state) == {"S1"}
    assert (tile(state, "S"), qi(state, "S"), tao(state, "S")) == ("SW", 2, {"blue": 1, "black": 1})


def test_haunting_the_temple_does_not_touch_its_buddhas() -> None:
    state = at("haunted: E\nactive: E\nghosts: E2 ghoul step")
    assert haunted(state) == {"E", "C"}
    assert state.temple_buddhas == 2


def test_a_haunted_tile_gives_no_help_until_it_is_active_again() -> None:
    state = at("haunted: SE\nN: qi 3, at SE, yin-yang\npending: yang")
    assert reason(state, "help") == "tile-haunted"
    play(state, "yin-yang unhaunt SE")
    assert "help" in texts(state)


# --- 3.3 overrun ----------------------------------------------------------------------------------------

FULL_N = "ghosts: N1 zombie-1, N2 abysmal-1, N3 rotten-soul-1"


def test_an_overrun_board_costs_1_qi_and_no_ghost_comes() -> None:
    state = turn_of_n_next(FULL_N)
    events = play(state, "end")
    assert ids(events) == ["turn-began", "board-overrun", "qi-lost", "yang-began"]
    assert (qi(state, "N"), state.qi_supply) == (2, 20 - 11)
    assert (actor(state), asked(state)) == ("N", "yang")


@pytest.mark.parametrize("lying", ["-", "N1 zombie-1", "N1 zombie-1, N3 abysmal-1"])
def test_a_board_that_is_not_full_is_not_overrun(lying: str) -> None:
    state = turn_of_n_next(f"ghosts: {lying}")
    assert ids(play(state, "end")) == ["turn-began"]
    assert asked(state) == "draw"


def test_a_buddha_does_not_fill_a_space() -> None:
    state = turn_of_n_next("ghosts: N1 zombie-1, N2 abysmal-1\nbuddhas: N3")
    play(state, "end")
    assert asked(state) == "draw"


def test_a_ghost_that_came_in_step_1_counts_for_the_overrun() -> None:
    """R4: the board is looked at when Yin step 2 begins."""
    state = turn_of_n_next("ghosts: N1 lich, N2 zombie-1")
    play(state, "end", "curse ghost", "draw black-widow-1")
    events = play(state, "place N3")
    assert ids(events)[-3:] == ["board-overrun", "qi-lost", "yang-began"]
    assert qi(state, "N") == 2


def test_a_board_that_a_ghost_has_left_in_step_1_is_not_overrun() -> None:
    """R4: the board is looked at when Yin step 2 begins, however full it was before."""
    state = at("ghosts: N1 zombie-1, N2 abysmal-1\npending: tormentor N3 lich; overrun; after-yin")
    assert qi(state, "N") == 3
    assert asked(state) == "draw"


def test_a_ghost_that_fills_the_board_in_step_3_costs_nothing_yet() -> None:
    state = turn_of_n_next("ghosts: N1 zombie-1, N2 abysmal-1")
    play(state, "end", "draw blood-drinker-1", "place N3")
    assert qi(state, "N") == 3
    assert (actor(state), asked(state)) == ("N", "yang")


def test_another_board_that_is_full_costs_nothing() -> None:
    state = turn_of_n_next("ghosts: E1 zombie-1, E2 abysmal-1, E3 rotten-soul-1")
    events = play(state, "end")
    assert of_kind(events, QiLost) == []
    assert asked(state) == "draw"


def test_a_taoist_who_dies_of_the_overrun_has_no_yang() -> None:
    """R28: dying in his own Yin he has neither step 3 nor Yang."""
    state = turn_of_n_next(FULL_N, "N: qi 1, at C")
    events = play(state, "end")
    assert ids(events)[-2:] == ["board-possessed", "turn-began"]
    assert SIDES[state.active] == "E"


def test_a_taoist_who_dies_in_step_1_leaves_the_rest_of_steps_1_and_2_to_be_played_as_for_a_possessed_board() -> None:
    """R28: the second tormentor still strikes, the overrun is still paid, and no ghost comes."""
    state = turn_of_n_next("ghosts: N1 lich, N2 raging-one, N3 zombie-1\nN: qi 1, at C")
    play(state, "end", "curse lose-qi")
    assert (qi(state, "N"), asked(state)) == (0, "curse-die")
    play(state, "curse lose-qi")
    assert (actor(state), texts(state)) == ("E", {"pay E", "pay S", "pay W"})
    events = play(state, "pay S")
    assert "board-overrun" in ids(events)
    assert (actor(state), texts(state)) == ("E", {"pay E", "pay S", "pay W"})
    play(state, "pay W")
    assert [qi(state, side) for side in SIDES] == [0, 3, 2, 2]
    assert SIDES[state.active] == "E"


# --- 3.4 a ghost comes ----------------------------------------------------------------------------------


def test_in_step_3_the_top_card_of_the_deck_is_drawn() -> None:
    state = turn_of_n_next("ghosts: W1 lich")
    play(state, "end")
    assert (actor(state), asked(state)) == ("chance", "draw")
    assert len(state.outcomes()) == 54
    assert {probability for _, probability in state.outcomes()} == {Fraction(1, 54)}
    play(state, "draw zombie-1", "place W2")
    assert ghosts(state) == {"W1": "lich", "W2": "zombie-1"}
    assert (actor(state), asked(state)) == ("N", "yang")


def test_the_ghost_drawn_leaves_the_deck() -> None:
    state = at("deck: 7 10")
    play(state, "draw zombie-1")
    assert state.deck == [6, 10]
    assert number("zombie-1") not in state.unseen


# --- neutral and possessed boards -----------------------------------------------------------------------


def test_a_neutral_board_has_yin_steps_1_and_2_only() -> None:
    state = at("players: 3\nactive: S\nghosts: W1 ghoul\npending: yang")
    events = play(state, "end")
    assert ids(events) == ["turn-began", "figure-advanced", "turn-began"]
    assert (SIDES[state.active], asked(state)) == ("N", "draw")


def test_a_neutral_board_loses_its_own_qi_when_it_is_overrun() -> None:
    state = at("players: 3\nactive: S\nghosts: W1 zombie-1, W2 abysmal-1, W3 rotten-soul-1\npending: yang")
    events = play(state, "end")
    assert of_kind(events, QiLost) == [QiLost(seat("W"), 2)]
    assert [qi(state, side) for side in SIDES] == [3, 3, 3, 2]


def test_a_possessed_board_has_yin_steps_1_and_2_only() -> None:
    state = at("active: S\nghosts: W1 ghoul\nW: dead\npending: yang")
    events = play(state, "end")
    assert ids(events) == ["turn-began", "figure-advanced", "turn-began"]
    assert (SIDES[state.active], asked(state)) == ("N", "draw")


@pytest.mark.parametrize(
    ("game", "decider", "payers"),
    [
        ("W: dead", "N", {"N", "E", "S"}),
        ("W: dead\nN: dead", "E", {"E", "S"}),
        ("players: 3\nW: possessed", "N", {"N", "E", "S"}),
        ("players: 2\nN: dead\nW: possessed", "S", {"S"}),
    ],
)
def test_the_next_living_player_clockwise_chooses_who_pays_for_a_possessed_board(
    game: str, decider: str, payers: set[str]
) -> None:
    """R6: on a turn without a living Taoist he makes the choices of the group."""
    state = at(game, "active: W\nghosts: W1 zombie-1, W2 abysmal-1, W3 rotten-soul-1")
    assert actor(state) == decider
    assert starting(state, "pay") == payers
    payer = min(payers)
    play(state, f"pay {payer}")
    assert qi(state, payer) == 2


@pytest.mark.parametrize(
    ("game", "decider"),
    [("W: dead", "N"), ("W: dead\nN: dead", "E"), ("players: 3", "N"), ("players: 2\nN: dead", "S")],
)
def test_the_next_living_player_clockwise_places_a_ghost_that_comes_on_a_turn_without_a_living_taoist(
    game: str, decider: str
) -> None:
    """R6: and a black ghost still goes to the board whose turn it is."""
    state = at(game, "active: W\nghosts: W2 lich")
    play(state, "curse ghost", "draw shapeless-evil")
    assert actor(state) == decider
    assert texts(state) == {"place W1", "place W3"}

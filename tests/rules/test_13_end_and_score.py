"""Chapter 13: how the game is won, the four ways to lose it, and the score."""

from __future__ import annotations

import pytest

from fatsi import State
from fatsi.rules.events import GameLost, GameWon
from tests.positions import (
    actor,
    asked,
    at,
    ghosts,
    has_yin_yang,
    haunted,
    ids,
    of_kind,
    outcome,
    play,
    qi,
    reason,
    texts,
)
from tests.quiet import quiet_ghosts

WON = "won wu-feng-defeated"

# --- victory --------------------------------------------------------------------------------------------


def test_the_game_is_won_when_the_last_incarnation_is_exorcised() -> None:
    state = at("ghosts: N2 forgotten-ones, E1 zombie-1\nN: qi 3, at N\npending: yang")
    events = play(state, "exorcise", "roll black black black", "defeat N2", "give qi N", "give yin-yang N")
    assert outcome(state) == WON
    assert of_kind(events, GameWon) == [GameWon("wu-feng-defeated")]
    assert state.result is not None
    assert (state.result.won, state.result.lost) == (True, False)
    assert (actor(state), state.legal(), state.outcomes()) == (None, (), ())
    assert reason(state, "end") == "game-over"


def test_its_rewards_are_handed_out_before_the_score_is_taken() -> None:
    state = at("ghosts: N2 forgotten-ones\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2")
    assert (outcome(state), asked(state)) == (None, "give-qi")
    play(state, "give qi E", "give yin-yang N")
    assert (qi(state, "E"), has_yin_yang(state, "N"), score_of(state)["qi"]) == (4, True, 13)


@pytest.mark.parametrize(
    "rest",
    ["deck: 3 10", "defeated: 2\ndeck: 5\nghosts: N2 forgotten-ones, S1 hope-killer"],
    ids=["to come", "in play"],
)
def test_it_is_not_won_while_another_incarnation_is_undefeated(rest: str) -> None:
    lying = "" if "ghosts" in rest else "ghosts: N2 forgotten-ones\ndefeated: 2\n"
    state = at(f"difficulty: nightmare\n{lying}{rest}\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2", "give qi N", "give yin-yang N")
    assert (outcome(state), asked(state)) == (None, "yang")


def test_example_13a_the_curse_of_the_last_incarnation_comes_before_the_victory() -> None:
    state = at(
        "difficulty: initiation\nhaunted: NW SE E\nghosts: N2 death-army\nN: qi 4, at N, tao black black\npending: yang"
    )
    play(state, "exorcise", "roll black black black", "defeat N2", "spend N black", "spend N black")
    saved = state.copy()
    play(state, "curse haunt")
    assert (outcome(state), haunted(state)) == ("lost village-haunted", {"NW", "SE", "E", "N"})
    play(saved, "curse nothing", "give qi N", "give yin-yang N")
    assert outcome(saved) == WON


def test_the_whole_chain_of_the_last_curse_may_still_lose_the_game() -> None:
    state = at("haunted: NW SE\nghosts: N2 death-army\nN: qi 3, at N, tao black black\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2", "spend N black", "spend N black")
    play(state, "curse ghost", "draw shapeless-evil", "place N1")
    assert outcome(state) == "lost village-haunted"


def test_an_exorcist_who_dies_of_the_last_curse_has_won_the_game_for_the_others() -> None:
    """R28."""
    state = at("ghosts: N2 death-army\nN: qi 1, at N, tao black black\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2", "spend N black", "spend N black", "curse lose-qi")
    assert (outcome(state), actor(state), texts(state)) == (None, "E", {"give qi E", "give qi S", "give qi W"})
    play(state, "give qi E")
    assert (outcome(state), score_of(state)["dead-taoists"]) == (WON, -3)


def test_alone_he_has_not() -> None:
    state = at("players: 1\nghosts: N2 death-army\nN: qi 1, at N, tao black black\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2", "spend N black", "spend N black", "curse lose-qi")
    assert outcome(state) == "lost taoists-dead"


# --- defeat: all Taoists dead ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "others", ["E: dead\nS: dead\nW: dead", "players: 3\nE: dead\nS: dead", "players: 2\nS: dead", "players: 1"]
)
def test_the_game_is_lost_when_all_taoists_are_dead(others: str) -> None:
    state = at(f"{others}\nghosts: N1 skinner\nN: qi 1, at W\npending: yang")
    events = play(state, "help", "banish N1")
    assert outcome(state) == "lost taoists-dead"
    assert of_kind(events, GameLost) == [GameLost("taoists-dead")]
    assert state.result is not None
    assert (state.result.won, state.result.lost) == (False, True)


def test_neutral_boards_with_qi_do_not_save_the_game() -> None:
    state = at("players: 1\nghosts: N1 skinner\nN: qi 1, at W\nE: qi 3\npending: yang")
    play(state, "help", "banish N1")
    assert outcome(state) == "lost taoists-dead"


# --- defeat: too many haunted tiles ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "before"), [("initiation", "NW N SE"), ("normal", "NW N"), ("nightmare", "NW N"), ("hell", "NW N")]
)
def test_the_game_is_lost_at_the_limit_of_haunted_tiles(difficulty: str, before: str) -> None:
    limit = len(before.split()) + 1
    state = at(f"difficulty: {difficulty}\nhaunted: {before}\nghosts: N1 ghoul step")
    assert outcome(state) == "lost village-haunted"
    assert len(haunted(state)) == limit
    one_less = at(f"difficulty: {difficulty}\nhaunted: {before.split(' ', 1)[1]}\nghosts: N1 ghoul step")
    assert (outcome(one_less), len(haunted(one_less))) == (None, limit - 1)


def test_the_game_ends_at_once_in_the_middle_of_a_chain() -> None:
    state = at("haunted: NW SE\nN: qi 3, at C\npending: place shapeless-evil; arrive; after-yin")
    events = play(state, "place N2")
    assert ids(events)[-2:] == ["tile-haunted", "game-lost"]
    assert (actor(state), state.legal()) == (None, ())


# --- defeat: a line all haunted -------------------------------------------------------------------------

LINE = "difficulty: initiation\nhaunted: N C S\n"


@pytest.mark.parametrize(
    ("position", "way"),
    [
        ("ghosts: N2 ghoul step", ()),
        ("pending: place shapeless-evil; after-yin", ("place N2",)),
        ("ghosts: N2 raging-one", ("curse haunt",)),
        (
            "ghosts: N2 zombie-1\nN: qi 4, at N\npending: yang",
            ("exorcise", "roll yellow yellow red", "defeat N2", "curse haunt"),
        ),
    ],
    ids=["figure", "left stone", "tormentor", "curse of an exorcism"],
)
def test_the_game_is_lost_when_a_ghost_haunts_a_line_all_haunted(position: str, way: tuple[str, ...]) -> None:
    """R3."""
    state = at(LINE + position)
    play(state, *way)
    assert (outcome(state), haunted(state)) == ("lost line-haunted", {"N", "C", "S"})


def test_a_line_with_one_active_tile_is_haunted_further() -> None:
    """R3."""
    state = at("difficulty: initiation\nhaunted: N C\nghosts: N2 ghoul step")
    assert (outcome(state), haunted(state)) == (None, {"N", "C", "S"})


# --- defeat: the deck is used up ------------------------------------------------------------------------


def test_the_game_is_lost_at_the_draw_of_the_last_card_before_it_is_placed() -> None:
    """R29."""
    state = at("ghosts: S1 hope-killer\ndeck: 1")
    events = play(state, "draw zombie-1")
    assert (outcome(state), ghosts(state)) == ("lost deck-exhausted", {"S1": "hope-killer"})
    assert ids(events) == ["ghost-drawn", "game-lost"]


def test_the_last_card_but_one_is_placed() -> None:
    """R29."""
    state = at("ghosts: S1 hope-killer\ndeck: 2")
    play(state, "draw zombie-1", "place W1")
    assert (outcome(state), asked(state)) == (None, "yang")


def test_the_last_card_may_be_the_incarnation_itself() -> None:
    """R29."""
    state = at("deck: 0 0")
    play(state, "draw hope-killer")
    assert outcome(state) == "lost deck-exhausted"


def test_it_is_lost_in_the_middle_of_yang_too() -> None:
    """R29."""
    state = at("ghosts: S1 hope-killer\ndeck: 1\nN: qi 3, at SE\npending: yang")
    play(state, "help", "take red", "draw zombie-1")
    assert outcome(state) == "lost deck-exhausted"


def test_where_no_space_is_left_the_last_card_stays_in_the_deck() -> None:
    """R29."""
    full = f"S1 hope-killer, {quiet_ghosts('N1', 'N2', 'N3', 'E1', 'E2', 'E3', 'S2', 'S3', 'W1', 'W2', 'W3')}"
    state = at(f"ghosts: {full}\ndeck: 1\nN: qi 3, at SE\npending: yang")
    play(state, "help", "take red")
    assert (outcome(state), state.deck, qi(state, "N")) == (None, [1], 3)


def test_the_last_card_drawn_in_the_chain_of_the_last_exorcism_loses_nothing() -> None:
    """R29."""
    state = at("ghosts: N2 death-army\ndeck: 1\nN: qi 3, at N, tao black black\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2", "spend N black", "spend N black", "curse ghost")
    play(state, "draw zombie-1", "place W1", "give qi N", "give yin-yang N")
    assert outcome(state) == WON


def test_from_an_empty_deck_nothing_comes_and_no_qi_is_lost() -> None:
    """R30."""
    state = at("ghosts: N2 death-army\ndeck: 1\nN: qi 3, at N, tao black black\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2", "spend N black", "spend N black", "curse ghost")
    events = play(state, "draw severed-heads-1", "place N1")
    assert ids(events)[-1] == "deck-empty"
    assert (qi(state, "N"), asked(state)) == (3, "give-qi")
    play(state, "give qi N", "give yin-yang N")
    assert (outcome(state), score_of(state)["ghosts-left"]) == (WON, 0)


# --- the score ------------------------------------------------------------------------------------------


def score_of(state: State) -> dict[str, int]:
    """Return the items of the score of a game that is over."""
    assert state.result is not None
    assert state.result.score == sum(points for _, points in state.result.breakdown)
    return dict(state.result.breakdown)


LOST = "lost village-haunted"
INCARNATIONS = {"initiation": (1, 1, 1, 1), "normal": (1, 1, 1, 1), "nightmare": (3, 3, 4, 4), "hell": (3, 3, 4, 4)}


def ended(
    result: str, text: str = "", *, players: int = 4, difficulty: str = "normal", edition: str = "revised"
) -> dict[str, int]:
    """Return the items of the score of a game that is over.

    Unless the text says otherwise, a game that was won has no incarnation left, and one that was lost has as many
    haunted tiles as it takes.
    """
    lines = [f"players: {players}", f"difficulty: {difficulty}", f"edition: {edition}", f"result: {result}", text]
    if result == WON and "defeated:" not in text:
        lines.append(f"defeated: {INCARNATIONS[difficulty][players - 1]}")
    if result == LOST and "haunted:" not in text:
        lines.append("haunted: N SW C E" if difficulty == "initiation" else "haunted: N SW C")
    return score_of(at("\n".join(lines)))


@pytest.mark.parametrize("difficulty", ["initiation", "normal", "nightmare", "hell"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_a_victory_is_worth_10_points_and_20_in_hell_in_the_revised_edition(
    difficulty: str, players: int, edition: str
) -> None:
    points = 20 if difficulty == "hell" and edition == "revised" else 10
    assert ended(WON, players=players, difficulty=difficulty, edition=edition)["victory"] == points
    assert ended(LOST, players=players, difficulty=difficulty, edition=edition)["victory"] == 0


@pytest.mark.parametrize("result", [WON, LOST])
def test_each_qi_of_a_living_taoist_is_worth_1_point(result: str) -> None:
    assert ended(result, "N: qi 5\nE: qi 1\nS: qi 2\nW: qi 4")["qi"] == 12


@pytest.mark.parametrize("result", [WON, LOST])
def test_the_qi_of_neutral_boards_is_worth_nothing(result: str) -> None:
    assert ended(result, "N: qi 2\nE: qi 3", players=1)["qi"] == 2
    assert ended(result, "N: qi 2\nS: qi 2\nE: qi 3", players=2)["qi"] == 4


@pytest.mark.parametrize(("result", "points"), [(WON, 7), (LOST, -7)])
def test_each_ghost_left_in_the_deck_counts_for_a_victory_and_against_a_defeat(result: str, points: int) -> None:
    """R31."""
    assert ended(result, "defeated: 1\ndeck: 7")["ghosts-left"] == points


def test_incarnations_left_in_the_deck_do_not_count() -> None:
    assert ended(LOST, "defeated: 1\ndeck: 4 10 10 10", difficulty="nightmare")["ghosts-left"] == -34


@pytest.mark.parametrize("result", [WON, LOST])
@pytest.mark.parametrize(
    ("players", "text", "points"),
    [(4, "", 0), (4, "W: dead", -3), (4, "E: dead\nW: dead", -6), (2, "S: dead\nE: possessed\nW: possessed", -3)],
    ids=["none", "one", "two", "neutral boards do not count"],
)
def test_each_dead_taoist_costs_3_points(players: int, text: str, points: int, result: str) -> None:
    assert ended(result, text, players=players)["dead-taoists"] == points


@pytest.mark.parametrize(
    ("result", "tiles", "points"), [(WON, "-", 0), (WON, "N", -4), (WON, "N SW", -8), (LOST, "N SW C", -12)]
)
def test_each_haunted_tile_costs_4_points(result: str, tiles: str, points: int) -> None:
    assert ended(result, f"haunted: {tiles}")["haunted-tiles"] == points


@pytest.mark.parametrize(
    ("edition", "players", "points"),
    [
        ("revised", 4, (0, 2, 6, 12, 12)),
        ("revised", 3, (0, 2, 6, 12, 12)),
        ("revised", 2, (0, 2, 6, 6)),
        ("revised", 1, (0, 2, 6, 6)),
        ("first", 4, (0, 2, 6, 12, 12)),
        ("first", 3, (0, 2, 6, 12, 12)),
        ("first", 2, (0, 4, 10, 10)),
        ("first", 1, (0, 4, 10, 10)),
    ],
)
@pytest.mark.parametrize("difficulty", ["nightmare", "hell"])
def test_further_incarnations_earn_points_in_order_and_the_last_of_all_earns_none(
    edition: str, players: int, points: tuple[int, ...], difficulty: str
) -> None:
    """R31."""
    for defeated, expected in enumerate(points):
        items = ended(LOST, f"defeated: {defeated}", players=players, difficulty=difficulty, edition=edition)
        assert items["further-incarnations"] == expected
    items = ended(WON, players=players, difficulty=difficulty, edition=edition)
    assert items["further-incarnations"] == points[-1]


@pytest.mark.parametrize("difficulty", ["initiation", "normal"])
@pytest.mark.parametrize("result", [WON, LOST])
def test_the_only_incarnation_earns_no_points(difficulty: str, result: str) -> None:
    """R31."""
    assert ended(result, "defeated: 1", difficulty=difficulty)["further-incarnations"] == 0


def test_after_a_defeat_everything_counts_but_the_victory() -> None:
    """R31."""
    state = at(
        "difficulty: nightmare\nhaunted: NW SE\ndefeated: 2\ndeck: 3 10\nghosts: N2 ghoul step\nN: qi 2\nW: dead"
    )
    assert outcome(state) == LOST
    assert score_of(state) == {
        "victory": 0,
        "qi": 8,
        "ghosts-left": -13,
        "further-incarnations": 6,
        "dead-taoists": -3,
        "haunted-tiles": -12,
    }


def test_the_last_incarnation_earns_nothing_if_its_curse_loses_the_game() -> None:
    """R31."""
    state = at(
        "difficulty: nightmare\ndefeated: 3\ndeck: 5\nhaunted: NW SE\n"
        "ghosts: N2 death-army\nN: qi 3, at N, tao black black\npending: yang"
    )
    play(state, "exorcise", "roll black black black", "defeat N2", "spend N black", "spend N black", "curse haunt")
    assert (outcome(state), score_of(state)["further-incarnations"]) == (LOST, 12)


def test_all_four_incarnations_beaten_in_nightmare_earn_12_points_with_the_victory() -> None:
    state = at("difficulty: nightmare\ndefeated: 3\ndeck: 5\nghosts: N2 forgotten-ones\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll black black black", "defeat N2", "give qi N", "give yin-yang N")
    items = score_of(state)
    assert (items["victory"], items["further-incarnations"], items["ghosts-left"]) == (10, 12, 5)


def test_the_example_of_the_score_adds_up_to_29() -> None:
    state = at(
        "players: 3\ndifficulty: hell\ndefeated: 4\ndeck: 3\nhaunted: N SW\nN: qi 4\nE: qi 1\nS: dead\n"
        "result: won wu-feng-defeated"
    )
    assert state.result is not None
    assert state.result.score == 20 + (2 + 4 + 6) + 5 + 3 - 3 - 8 == 29

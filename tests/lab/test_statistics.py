"""The figures: intervals against known values, averages and breakdowns against counting by hand."""

from dataclasses import replace

import pytest

from fatsi.lab import FAILED, Pairs, Played, Summary, play_game, wilson
from fatsi.rules import Setup

ROW = play_game(Setup(players=2), 1, ("random", "random"))


def row(seed: int = 1, *, won: bool = False, score: int = 0) -> Played:
    return replace(ROW, seed=seed, won=won, score=score, reason="wu-feng-defeated" if won else "taoists-dead")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # The first four: Newcombe (1998), Statistics in Medicine 17, the score method.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_the_interval_of_a_rate(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_averages_and_reasons() -> None:
    summary = Summary(ROW.bots)
    for seed in range(4):
        summary.add(row(seed, won=seed == 0, score=seed))
    assert (summary.games, summary.wins, summary.tally.rate) == (4, 1, 0.25)
    assert summary.average("score") == 1.5 and summary.average("turns") == ROW.turns
    assert summary.reasons == {"wu-feng-defeated": 1, "taoists-dead": 3}
    assert summary.actions == 4 * ROW.actions


def test_a_failed_game_counts_as_not_won_but_not_in_the_averages() -> None:
    summary = Summary(ROW.bots)
    summary.add(row(score=7))
    summary.add(replace(ROW, reason=FAILED, score=0, failed_bot="random", error="x"))
    assert (summary.games, summary.failures, summary.average("score")) == (2, 1, 7)


def test_breakdowns_count_every_group_that_a_game_belongs_to() -> None:
    summary = Summary(ROW.bots)
    summary.add(replace(row(won=True), met=("vampire-lord",), defeated=("vampire-lord",)))
    summary.add(replace(row(), met=("vampire-lord",)))
    groups = summary.breakdowns
    assert set(groups["power"]) == set(ROW.powers)
    assert f"{ROW.tiles[4]}@centre" in groups["place"] and f"{ROW.tiles[0]}@corner" in groups["place"]
    assert f"{ROW.tiles[1]}@edge" in groups["place"] and len(groups["place"]) == 9
    assert all((tally.games, tally.wins) == (2, 1) for group in groups.values() for tally in group.values())
    assert list(groups["first"]) == [ROW.first] and list(groups["first_power"]) == [ROW.power_at(ROW.first)]
    data = summary.as_data()["breakdowns"]
    assert isinstance(data, dict) and data["incarnation"]["vampire-lord"]["defeated"] == 1


def pairs(both: int, first: int, second: int, neither: int) -> Pairs:
    counted = Pairs()
    for number, (one, other) in (
        (both, (True, True)),
        (first, (True, False)),
        (second, (False, True)),
        (neither, (False, False)),
    ):
        for _ in range(number):
            counted.add(row(won=one, score=5 * one), row(won=other, score=5 * other))
    return counted


def test_the_difference_of_a_duel_with_its_interval() -> None:
    # The approval ratings of Agresti, Categorical Data Analysis: Wald's plain interval is 0.040 with 0.0187 either way.
    counted = pairs(794, 150, 86, 570)
    assert counted.games == 1600 and counted.difference == pytest.approx(0.04)
    assert counted.interval == pytest.approx((0.0213, 0.0587), abs=2e-4)
    assert counted.score_difference == pytest.approx(0.2)
    assert counted.score_interval == pytest.approx((5 * 0.0213, 5 * 0.0587), abs=1e-3)


def test_a_duel_in_which_nothing_differs_still_has_an_interval() -> None:
    low, high = pairs(5, 0, 0, 5).interval
    assert low < 0 < high and low == -high
    assert Pairs().interval == pytest.approx((-0.98, 0.98), abs=1e-3)
    assert Pairs().score_interval is None


def test_pairs_are_of_one_deal() -> None:
    with pytest.raises(AssertionError):
        Pairs().add(row(1), row(2))

"""The same bots with the same seed play the same game, whoever lets them play."""

from fatsi import Game, Setup
from fatsi.bots.seats import Company
from fatsi.lab.games import _play_out


def test_a_game_of_the_lab_is_that_of_the_terminal() -> None:
    of_lab = Game(Setup(players=2), seed=11)
    _play_out(of_lab, ("random", "random"))
    of_terminal = Game(Setup(players=2), seed=11)
    company = Company(dict.fromkeys(of_terminal.state.table.seats, "random"))
    while (seat := of_terminal.state.actor) is not None:
        actions = len(of_terminal.actions)
        of_terminal.play(company.choose(seat, of_terminal.state, seed=of_terminal.seed, actions=actions))
    assert of_lab.actions == of_terminal.actions

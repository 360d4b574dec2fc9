"""Bots in their seats: which side each takes, and choices that hang on the game alone."""

import pytest

from fatsi.bots.careless import RandomBot
from fatsi.bots.seats import BotFailed, Company, NamedBots, chosen
from fatsi.game import Game
from fatsi.rules import Action, InvalidSetup, Setup, State
from fatsi.rules.rng import Rng
from fatsi.words import Words

ALL = ("N", "E", "S", "W")


@pytest.mark.parametrize(
    ("given", "sides", "seated"),
    [
        ([], ALL, {}),
        (["E=greedy"], ALL, {1: "greedy"}),
        (["w=greedy", "E=random"], ALL, {1: "random", 3: "greedy"}),
        (["greedy"], ALL, {1: "greedy", 2: "greedy", 3: "greedy"}),
        (["greedy"], ("E", "W"), {3: "greedy"}),
        (["random", "S=greedy"], ALL, {1: "random", 2: "greedy", 3: "random"}),
        (["N=greedy", "random"], ALL, {0: "greedy", 1: "random", 2: "random", 3: "random"}),
        (["N=fatsi.bots.careless:RandomBot"], ("N",), {0: "fatsi.bots.careless:RandomBot"}),
        (["fatsi.bots.careless:RandomBot"], ("N", "S"), {2: "fatsi.bots.careless:RandomBot"}),
    ],
)
def test_a_bot_takes_its_side_or_every_seat_but_the_first(
    given: list[str], sides: tuple[str, ...], seated: dict[int, str]
) -> None:
    assert NamedBots(given).at(sides) == seated
    assert NamedBots(Company(seated).as_options()).at(sides) == seated


@pytest.mark.parametrize(
    ("given", "sides", "told"),
    [
        (["Q=greedy"], ALL, "not-one-of given=Q known=N+E+S+W"),
        (["=greedy"], ALL, "not-one-of given= known=N+E+S+W"),
        (["E="], ALL, "unknown-bot given= known=greedy+planner+random"),
        (["E=clever"], ALL, "unknown-bot given=clever known=greedy+planner+random"),
        (["greedy:depth=3"], ALL, "bot-has-no-options bot=greedy given=depth"),
        (["E=greedy:depth=3"], ALL, "bot-has-no-options bot=greedy given=depth"),
        (["E=greedy", "e=random"], ALL, "named-twice given=E"),
        (["greedy", "random"], ALL, "two-bots-without-side"),
        (["E=greedy"], ("N", "S"), "nobody-sits-there side=E known=N+S"),
        (["greedy"], ("N",), "bot-without-seat given=greedy"),
        (["greedy", "S=random"], ("N", "S"), "bot-without-seat given=greedy"),
    ],
)
def test_what_cannot_be_seated_is_told(given: list[str], sides: tuple[str, ...], told: str) -> None:
    with pytest.raises(InvalidSetup) as trouble:
        NamedBots(given).at(sides)
    assert str(trouble.value) == f"bot: {told}"
    assert Words().error(trouble.value).startswith("bot: ")


def test_a_choice_hangs_on_the_game_alone() -> None:
    game = Game(Setup(), seed=3)
    seat = game.state.actor
    assert seat is not None
    first, second = Company({seat: "random"}), Company({seat: "random"})
    choices = [first.choose(seat, game.state, seed=3, actions=actions) for actions in range(20)]
    assert [second.choose(seat, game.state, seed=3, actions=actions) for actions in reversed(range(20))] == choices[
        ::-1
    ]
    assert len(set(choices)) > 1


def test_what_is_no_legal_action_is_a_failure_and_the_game_stays_whole() -> None:
    class Meddling(RandomBot):
        def choose(self, state: State, rng: Rng) -> Action:
            state.apply(super().choose(state, rng))
            return next(action for action in Action.all() if action not in state.legal())

    game = Game(Setup(), seed=3)
    before = game.state.copy()
    with pytest.raises(BotFailed) as failure:
        chosen(Meddling(), "meddling", game.state, Rng(1))
    assert failure.value.name == "meddling" and failure.value.error.startswith("not a legal action: <Action")
    assert game.state == before

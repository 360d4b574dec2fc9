"""The reflex, by which `planner` plays on in thought, and the chances it reckons with."""

from __future__ import annotations

import random
from itertools import product

import pytest

from fatsi import CHANCE, Setup, State
from fatsi.bots.evaluation import known_for
from fatsi.bots.reflex import Reflex, trained_reflex
from fatsi.bots.throws import against_one, against_two
from fatsi.rules.rng import Rng
from tests.moon_positions import village
from tests.positions import at, play

SETUPS = [
    Setup(players=players, difficulty=level, white_moon=moon)
    for players in (1, 2, 3, 4)
    for level in ("initiation", "hell")
    for moon in (False, True)
]
RED, BLUE, WHITE = 0, 2, 5
OTHERS = "E: qi 3, at C\nS: qi 3, at C\nW: qi 3, at C"


def played(state: State, reflex: Reflex, seed: int) -> State:
    """Play a game to its end by reflex; every choice must be legal."""
    chance = Rng(seed)
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(state.sample(chance))
            continue
        choice = reflex.decide(state)
        assert choice in state.legal()
        state.apply(choice)
    return state


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}-{setup.difficulty}-{setup.white_moon}")
def test_it_plays_whole_games_legally_and_always_the_same(setup: Setup) -> None:
    for seed in range(8):
        first, second = (
            played(state, trained_reflex(), seed)
            for state in (State.new(setup.dealt(random.Random(seed))) for _ in range(2))
        )
        assert first == second and first.result is not None


def test_every_habit_of_the_file_is_asked_for() -> None:
    asked: set[str] = set()

    class Noted(dict[str, float]):
        def __getitem__(self, name: str) -> float:
            asked.add(name)
            return super().__getitem__(name)

    habits = Noted(known_for("base").habits)
    for seed in range(80):
        setup = Setup(players=4, difficulty="initiation")
        played(State.new(setup.dealt(random.Random(seed))), Reflex(habits), seed)
        if asked == set(habits):
            return
    # What only some incarnations ask for may not have come up.
    assert set(habits) - asked <= {"open", "catch", "catch-temple"}


@pytest.mark.parametrize(("number", "need", "tokens"), list(product((0, 1, 3, 4), (0, 1, 2, 4), (0, 1, 3))))
def test_the_chance_against_one_ghost_is_exact(number: int, need: int, tokens: int) -> None:
    rolls = list(product(range(6), repeat=number))
    hits = [sum(face in (RED, WHITE) for face in roll) for roll in rolls]
    beaten = sum(n + tokens >= need for n in hits) / len(rolls)
    spent = sum(max(0, need - n) for n in hits if n + tokens >= need) / len(rolls)
    assert against_one(number, 2 / 6, need, tokens) == pytest.approx((beaten, spent))


@pytest.mark.parametrize(("needs", "tokens"), list(product([(1, 1), (2, 1), (1, 3)], [(0, 0), (1, 0), (0, 2)])))
def test_the_chances_against_two_ghosts_are_exact(needs: tuple[int, int], tokens: tuple[int, int]) -> None:
    """The first is preferred where not both can fall."""
    first = second = 0
    rolls = list(product(range(6), repeat=3))
    for roll in rolls:
        red, blue, white = (roll.count(face) for face in (RED, BLUE, WHITE))
        ways = [(red + n >= needs[0] - tokens[0], blue + white - n >= needs[1] - tokens[1]) for n in range(white + 1)]
        if (True, True) in ways:
            first += 1
            second += 1
        elif any(way[0] for way in ways):
            first += 1
        elif any(way[1] for way in ways):
            second += 1
    chances = against_two(3, 1 / 6, 1 / 6, needs, tokens, False)
    assert chances[:2] == pytest.approx((first / len(rolls), second / len(rolls)))


def test_two_ghosts_of_one_colour_share_the_hits() -> None:
    both, second, spent = against_two(3, 1 / 6, 1 / 6, (1, 1), (0, 0), True)
    assert both == pytest.approx(1 - (4 / 6) ** 3)  # the first falls to one hit
    assert second == pytest.approx(3 * (2 / 6) ** 2 * (4 / 6) + (2 / 6) ** 3)  # the second needs two
    assert spent == 0


def test_a_haunter_about_to_haunt_is_gone_for() -> None:
    state = at("haunted: SW C", "ghosts: N2 ghoul step\nN: qi 3, at C, tao yellow\npending: yang", OTHERS)
    assert str(trained_reflex().decide(state)) == "move N"


def test_its_plans_can_be_read_afterwards() -> None:
    state = at("ghosts: N2 ghoul step\nN: qi 3, at N\npending: yang", OTHERS)
    reflex = trained_reflex()
    choice = reflex.decide(state)
    assert {action for _, action in reflex.plans} <= set(state.legal())
    assert max(reflex.plans, key=lambda plan: plan[0])[1] is choice


def test_what_a_move_was_made_for_is_done_after_it() -> None:
    state = at("ghosts: N2 ghoul step\nN: qi 3, at C\npending: yang", OTHERS)
    reflex = trained_reflex()
    state.apply(reflex.decide(state))
    assert str(reflex.decide(state)) == "exorcise"


def test_a_plan_is_not_carried_into_another_game() -> None:
    """The same Taoist on the same tile, but his ghost is gone."""
    reflex = trained_reflex()
    assert str(reflex.decide(at("ghosts: N2 ghoul step\nN: qi 3, at C\npending: yang", OTHERS))) == "move N"
    other = at("haunted: N\nghosts: S2 ghoul\nN: qi 3, at C\npending: yang", OTHERS)
    play(other, "move N")
    assert str(reflex.decide(other)) == "end"


def test_the_last_taoist_does_not_die_for_the_sorcerer() -> None:
    position = "haunted: C E\nghosts: S2 ghoul step\nN: qi 1, at W"

    def worth_of_staying(others: str) -> float:
        reflex = trained_reflex()
        reflex.decide(at(position, others, "pending: yang"))
        return reflex.plans[0][0]

    assert worth_of_staying(OTHERS) > 1
    assert worth_of_staying("E: dead\nS: dead\nW: dead") < 1


def test_nobody_is_asked_who_would_bring_the_last_card() -> None:
    def worth_of_staying(cards: int) -> float:
        reflex = trained_reflex()
        reflex.decide(at(f"ghosts: N1 hope-killer\ndeck: {cards}\nN: qi 1, at SE\npending: yang", OTHERS))
        return reflex.plans[0][0]

    assert worth_of_staying(9) > worth_of_staying(2) - 0.01 > worth_of_staying(1) + 0.5


def test_who_stands_on_the_portal_with_a_villager_saves_him() -> None:
    state = at(village("C zhou hua", "N li"), "N: qi 3, at C\npending: yang")
    assert str(trained_reflex().decide(state)) == "save"


def test_who_thinks_meanwhile_does_not_share_what_is_planned() -> None:
    """Bots of several tables think at the same time, and games must not depend on those played before."""
    mine, theirs = trained_reflex(), trained_reflex()
    state = at("ghosts: N2 ghoul step\nN: qi 3, at C\npending: yang", OTHERS)
    mine.decide(state)
    assert mine is not theirs and mine.plans and not theirs.plans


@pytest.mark.parametrize(
    ("ghosts", "is_last"), [("N1 hope-killer\ndeck: 9", True), ("N1 ghoul step\ndeck: 20 10", False)]
)
def test_against_the_last_incarnation_other_habits_decide(ghosts: str, is_last: bool) -> None:
    habits = known_for("base").habits
    homely = Reflex(habits | {"centre": 99.0})
    state = at(f"ghosts: {ghosts}\nN: qi 3, at C\npending: yang", OTHERS)
    assert Reflex(habits).decide(state).kind == "move"
    assert (Reflex(habits, homely).decide(state).kind != "move") is is_last


def test_the_other_habits_of_the_file_are_habits() -> None:
    known = known_for("base")
    assert known.at_last and all(known.habits[name] != value for name, value in known.at_last.items())

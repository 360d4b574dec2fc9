"""Hints in words: every threat, every gain and every way to bear on one has its sentence."""

import pytest

from fatsi.bots.gains import GAINS as GAIN_CODES
from fatsi.bots.hints import GAINS, HOWS, Reason
from fatsi.bots.threats import THREATS, threats
from fatsi.words import Words, available_languages
from fatsi.words.hint_text import no_choice, reason
from tests.moon_positions import village
from tests.positions import at

STATE = at("boards: red-a green-a blue-a yellow-a\npending: yang")
# All arguments that any threat or gain has.
EVERYTHING: dict[str, str | int] = {
    "card": "lich",
    "space": "W2",
    "tile": "NE",
    "seat": "E",
    "board": "W",
    "colour": "red",
    "stone": "ghost",
    "family": "hua",
    "artifact": "moonstone",
    "number": 2,
}


@pytest.mark.parametrize("language", available_languages())
def test_every_reason_has_its_sentence(language: str) -> None:
    words = Words(language)
    sentences = [
        reason(Reason(how, code, EVERYTHING | {"turns": turns}, 0.5), STATE, words)
        for how in HOWS
        for code in (GAIN_CODES if how == GAINS else THREATS)
        for turns in (0, 1)
    ]
    assert all(sentences)


@pytest.mark.parametrize("language", available_languages())
def test_no_sentence_waits_in_vain(language: str) -> None:
    words = Words(language)
    assert {message.removeprefix("threat-") for message in words.ids("threat-")} == set(THREATS)
    assert {message.removeprefix("gain-") for message in words.ids("gain-")} == set(GAIN_CODES)


def test_a_threat_is_given_what_its_sentence_asks_for() -> None:
    """Every argument that a message names must be there: a missing one raises."""
    states = [
        at(
            "haunted: NW SW\nghosts: E2 ghoul step, N2 skinner, S1 lich, W1 black-widow-1\nE: qi 1, at C\npending: yang"
        ),
        at("ghosts: W1 dark-mistress, E1 zombie-1, E2 zombie-2, E3 abysmal-1\ndeck: 4\nS: dead\npending: yang"),
        at(village("E hua", "SE zhou"), "ghosts: E2 ghoul step, E1 wererat, W2 gatekeeper\npending: yang"),
    ]
    for state in states:
        for threat in threats(state):
            assert reason(Reason("ends", threat.code, threat.arguments), state, Words())


def test_what_is_said_of_a_haunting() -> None:
    (threat,) = threats(at("ghosts: E2 ghoul step\npending: yang"))
    text = reason(Reason("may-end", threat.code, threat.arguments, 0.25), STATE, Words())
    assert text == (
        "25% chance to remove a threat: Ghoul (E2) haunts the Watchman (E) in the green board's next Yin phase."
    )


def test_why_there_is_nothing_to_choose() -> None:
    assert no_choice(STATE, Words()) == ""
    assert "dice or the deck" in no_choice(at("pending: draw; after-yin"), Words())

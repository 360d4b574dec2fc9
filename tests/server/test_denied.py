"""What may not be chosen stands there with the reason of the rules, and leads to the rule."""

import re

import pytest

from fatsi.game import Game
from fatsi.lessons import BY_ID
from fatsi.rules.refusals import REASONS
from fatsi.server.pages import rendering
from fatsi.server.table_parts.denied import denied, why_not_here
from fatsi.server.table_parts.rule_links import topic_of
from fatsi.words import available_languages, words
from fatsi.words.lookup import topics
from tests.server.test_view import view_of

EN = words("en")


def game_of(*lines: str) -> Game:
    return Game.from_position("\n".join(("fatsi position 1", *lines, "")), seed=1)


def test_before_the_move_an_exorcism_of_nobody_is_greyed() -> None:
    told = {one.name: one for one in denied(game_of("N: qi 3, at C", "pending: yang").state, EN)}
    assert told["exorcise"].why == "There is no ghost facing the Buddhist Temple (C)."
    assert told["exorcise"].rule == "chapter-exorcism"
    assert "move" not in told, "one can move"


def test_after_the_action_the_move_is_over_and_a_power_is_used() -> None:
    acted = ("active: W", "stage: acted", "helps: 1", "action-tile: C", "pending: yang")
    state = game_of("boards: red-a green-a blue-a yellow-a", *acted).state
    told = {one.name: one for one in denied(state, EN)}
    assert told["move"].rule == "chapter-yang"
    assert (told["power"].label, told["power"].rule) == ("Bottomless Pockets", "chapter-yang")


def test_what_is_greyed_is_no_choice_of_the_rules() -> None:
    game = game_of("N: qi 3, at N, buddhas 1", "ghosts: N2 ghoul", "pending: yang")
    offered = {action.kind for action in game.legal()}
    assert not {one.name for one in denied(game.state, EN)} & offered


@pytest.mark.parametrize("language", available_languages())
def test_the_panel_shows_the_reason_and_the_way_to_the_rule(language: str) -> None:
    panel = rendering.parts(view_of(game_of("N: qi 3, at C", "pending: yang")), words(language))["decision"]
    greyed = re.findall(r'<button type="button" class="no" data-rule="([^"]+)"', panel)
    assert "chapter-exorcism" in greyed
    assert words(language).text("denied-exorcise") in panel


def test_who_is_coached_sees_nothing_greyed() -> None:
    assert 'class="denied"' not in rendering.parts(view_of(BY_ID["exorcism"].begin()), EN)["decision"]


def test_a_place_tells_why_it_cannot_be_chosen() -> None:
    lines = ("boards: red-a green-a blue-a yellow-a", "active: W", "W: qi 3, at NW", "pending: yang")
    state = game_of(*lines).state
    assert "too far away" in why_not_here(state, "tile-SE", EN)
    assert why_not_here(state, "tile-N", EN) == ""
    placing = game_of("active: N", "pending: place skinner; after-yin").state
    assert "must go to the red board" in why_not_here(placing, "space-S1", EN)
    assert why_not_here(placing, "space-N1", EN) == "" == why_not_here(placing, "tile-N", EN)
    told = rendering.about(game_of(*lines), "tile-SE", EN)
    assert told is not None and "why-not" in told and 'data-rule="tile-' in told


@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_leads_to_a_topic_that_there_is(reason: str) -> None:
    state = game_of("N: qi 3, at NW", "pending: yang").state
    known = {topic for _, topic, _ in topics(EN)}
    assert topic_of(reason, {}, state) in known
    assert topic_of(reason, {"tile": "C", "power": "heavenly-gust"}, state) in known

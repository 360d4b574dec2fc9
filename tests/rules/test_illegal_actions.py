"""Every reason for which an action may be refused: the code, what it is about, and that nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from fatsi import Action, Game, IllegalAction, InvalidText, Setup, State, position
from fatsi.rules.refusals import BASE_REASONS, REASONS
from tests.positions import at, texts
from tests.quiet import ALL_TAO, FULL_VILLAGE

YANG = "\npending: yang"
ROLLING = "ghosts: N2 wicked-one-1\nN: qi 3, at N\npending: dice 3 - exorcism no; yang"
TWIN_WINDS = "boards: red-b green-a blue-a yellow-a\n"
MANTRA = "boards: red-a green-a blue-a yellow-b\n"


def refusal(state: State, action: Action | str) -> IllegalAction:
    """Return the error for an action that is refused, having checked that it changed nothing."""
    before = state.copy()
    legal = state.legal()
    with pytest.raises(IllegalAction) as refused:
        state.apply(Action.parse(action) if isinstance(action, str) else action)
    assert state == before
    assert (state.actor, state.legal(), state.log) == (before.actor, legal, None)
    assert position(state) == position(before)
    return refused.value


CASES: list[tuple[str, dict[str, str | int], str, str]] = [
    ("game-over", {}, "defeated: 1\nresult: won wu-feng-defeated", "end"),
    ("game-over", {}, "defeated: 1\nresult: won wu-feng-defeated", "draw lich"),
    ("chance-decides", {}, "active: N", "end"),
    ("chance-decides", {}, ROLLING, "move N"),
    ("players-decide", {}, YANG, "draw lich"),
    ("players-decide", {}, YANG, "roll red red red"),
    ("another-question", {"decision": "yang"}, YANG, "place N1"),
    ("another-question", {"decision": "yang"}, YANG, "pay N"),
    ("another-question", {"decision": "place"}, "pending: place skinner; after-yin", "end"),
    ("another-question", {"decision": "draw"}, "active: N", "curse haunt"),
    ("another-question", {"decision": "curse-die"}, "ghosts: N1 raging-one", "roll red"),
    ("another-question", {"decision": "dice"}, "pending: dice 2 - herbs no; yang", "draw lich"),
    ("another-question", {"decision": "curse-choice"}, "active: E\npending: curse-choice E1 haunt; yang", "reroll red"),
    ("card-not-in-deck", {"card": "ghoul"}, "ghosts: S1 ghoul", "draw ghoul"),
    ("card-not-in-deck", {"card": "nameless"}, "", "draw nameless"),
    ("card-not-in-deck", {"card": "ghoul"}, "deck: 0 10", "draw ghoul"),
    ("card-not-in-deck", {"card": "ghoul"}, "gone: ghoul", "draw ghoul"),
    ("wrong-number-of-dice", {"number": 3}, ROLLING, "roll red red"),
    ("wrong-number-of-dice", {"number": 2}, "pending: dice 2 - herbs no; yang", "roll red red red"),
    *(
        ("picking-up", {}, f"players: 2\nhaunted: E\nstage: picking-up\nN: qi 3, at C, yin-yang\nS: qi 3{YANG}", action)
        for action in ("move N", "help", "exorcise", "yin-yang ask C", "yin-yang unhaunt E", "borrow E", "buddha N2")
    ),
    ("picking-up", {}, f"{MANTRA}players: 3\nstage: picking-up\nghosts: N1 skinner\nN: qi 3, at C{YANG}", "mantra N1"),
    ("move-is-over", {}, f"stage: moved{YANG}", "move N"),
    ("move-is-over", {}, f"active: W\nstage: moved{YANG}", "take red"),
    ("move-is-over", {}, f"{MANTRA}active: W\nstage: moved\nghosts: N1 skinner{YANG}", "mantra N1"),
    ("move-is-over", {}, f"{TWIN_WINDS}stage: acted\nhelps: 1\naction-tile: C{YANG}", "guide E"),
    ("already-there", {"tile": "C"}, YANG, "move C"),
    ("already-there", {"tile": "SE"}, "E: qi 3, at SE\npending: to E no; yang", "to SE"),
    ("already-there", {"tile": "SE"}, "E: qi 3, at SE\npending: to E yes; yang", "to SE"),
    ("too-far", {"tile": "SE"}, f"active: E\nE: qi 3, at NW{YANG}", "move SE"),
    ("too-far", {"tile": "NW"}, "E: qi 3, at SE\npending: to E yes; yang", "to NW"),
    ("power-missing", {"power": "bottomless-pockets"}, YANG, "take red"),
    ("power-missing", {"power": "enfeeblement-mantra"}, f"ghosts: N1 skinner{YANG}", "mantra N1"),
    ("power-missing", {"power": "dance-of-the-twin-winds"}, YANG, "guide E"),
    ("power-missing", {"power": "bottomless-pockets"}, f"players: 3\n{YANG}", "take red"),
    ("power-used", {"power": "bottomless-pockets"}, f"active: W\nused: pockets{YANG}", "take red"),
    (
        "power-used",
        {"power": "enfeeblement-mantra"},
        f"{MANTRA}active: W\nused: mantra\nghosts: N1 skinner{YANG}",
        "mantra N1",
    ),
    (
        "power-used",
        {"power": "dance-of-the-twin-winds"},
        f"{TWIN_WINDS}used: twin-winds\nstage: moved{YANG}",
        "guide E",
    ),
    ("power-blocked", {"power": "bottomless-pockets"}, f"active: W\nghosts: W1 coffin-breakers-1{YANG}", "take red"),
    (
        "power-blocked",
        {"power": "bottomless-pockets"},
        f"players: 3\nborrowed: W\nghosts: W1 coffin-breakers-1{YANG}",
        "take red",
    ),
    (
        "power-blocked",
        {"power": "enfeeblement-mantra"},
        f"{MANTRA}active: W\nghosts: W1 forgotten-ones{YANG}",
        "mantra W1",
    ),
    ("power-blocked", {"power": "dance-of-the-twin-winds"}, f"{TWIN_WINDS}ghosts: W1 forgotten-ones{YANG}", "guide E"),
    ("power-blocked", {"power": "bottomless-pockets"}, f"players: 3\nghosts: W1 coffin-breakers-1{YANG}", "borrow W"),
    ("power-blocked", {"power": "bottomless-pockets"}, f"players: 3\nW: possessed{YANG}", "borrow W"),
    ("supply-empty", {"colour": "red"}, f"active: W\nN: qi 3, tao red red red red{YANG}", "take red"),
    ("supply-empty", {"colour": "red"}, "N: qi 3, tao red red red red\npending: take 1; yang", "take red"),
    ("supply-empty", {"colour": "red"}, "N: qi 3, tao red red red red\npending: pray; yang", "pray red"),
    ("no-ghost-there", {"space": "N2"}, f"{MANTRA}active: W\nghosts: N1 skinner{YANG}", "mantra N2"),
    ("no-ghost-there", {"space": "N2"}, "ghosts: N1 skinner\npending: banish; yang", "banish N2"),
    ("no-ghost-there", {"space": "N2"}, "ghosts: N1 skinner\npending: lift; yang", "lift N2"),
    (
        "no-ghost-there",
        {"space": "W1"},
        "ghosts: N3 skinner\nN: qi 3, at NW\npending: defeat red - ; yang",
        "defeat W1",
    ),
    ("already-there-mantra", {"space": "N1"}, f"{MANTRA}active: W\nghosts: N1 skinner mantra{YANG}", "mantra N1"),
    ("not-a-taoist", {"seat": "W"}, f"players: 3\n{TWIN_WINDS}{YANG}", "guide W"),
    ("not-a-taoist", {"seat": "W"}, "players: 3\npending: guide; yang", "guide W"),
    ("not-a-taoist", {"seat": "W"}, "players: 3\nN: dead\npending: pay; after-yin", "pay W"),
    ("not-a-taoist", {"seat": "W"}, "players: 3\npending: give-qi; yang", "give qi W"),
    ("not-a-taoist", {"seat": "W"}, "players: 3\nE: dead\npending: revive; yang", "revive W"),
    ("taoist-dead", {"seat": "W"}, f"{TWIN_WINDS}W: dead{YANG}", "guide W"),
    ("taoist-dead", {"seat": "W"}, "W: dead\npending: guide; yang", "guide W"),
    ("taoist-dead", {"seat": "W"}, "active: W\nW: dead\npending: pay; after-yin", "pay W"),
    ("taoist-dead", {"seat": "W"}, "W: dead\npending: give-qi; yang", "give qi W"),
    ("taoist-dead", {"seat": "W"}, "W: dead\nN: qi 3\npending: give-yin-yang; yang", "give yin-yang W"),
    ("taoist-living", {"seat": "E"}, "W: dead\npending: revive; yang", "revive E"),
    ("your-own-taoist", {}, f"{TWIN_WINDS}{YANG}", "guide N"),
    ("your-own-taoist", {}, "pending: guide; yang", "guide N"),
    ("action-over", {}, f"stage: acted\nhelps: 1\naction-tile: C{YANG}", "help"),
    ("action-over", {}, f"stage: acted\nhelps: 1\naction-tile: N\nghosts: N2 skinner\nN: qi 3, at N{YANG}", "exorcise"),
    ("action-over", {}, f"stage: buddhas\nghosts: N2 skinner\nN: qi 3, at N{YANG}", "exorcise"),
    ("action-over", {}, f"stage: buddhas{YANG}", "help"),
    ("tile-haunted", {"tile": "C"}, f"haunted: C{YANG}", "help"),
    ("tile-haunted", {"tile": "SE"}, f"haunted: SE{YANG}", "yin-yang ask SE"),
    ("tile-active", {"tile": "SE"}, f"haunted: S{YANG}", "yin-yang unhaunt SE"),
    ("tile-active", {"tile": "SE"}, "haunted: S\npending: unhaunt; yang", "unhaunt SE"),
    ("help-useless", {"tile": "N"}, f"N: qi 3, at N{YANG}", "help"),
    ("help-useless", {"tile": "N"}, YANG, "yin-yang ask N"),
    ("no-ghost-faced", {"tile": "C"}, f"ghosts: N2 skinner{YANG}", "exorcise"),
    ("no-ghost-faced", {"tile": "NW"}, f"ghosts: N2 skinner\nN: qi 3, at NW{YANG}", "exorcise"),
    ("cannot-be-exorcised", {"card": "uncatchable"}, f"ghosts: N2 uncatchable\nN: qi 3, at N{YANG}", "exorcise"),
    (
        "cannot-be-exorcised",
        {"card": "howling-nightmare"},
        f"ghosts: N2 howling-nightmare, S2 skinner\nN: qi 3, at N{YANG}",
        "exorcise",
    ),
    ("too-strong", {}, f"ghosts: N2 lich\nN: qi 3, at N{YANG}", "exorcise"),
    ("too-strong", {}, f"ghosts: N2 reaper\nN: qi 3, at N{YANG}", "exorcise"),
    (
        "too-strong",
        {},
        f"active: S\nstage: acted\nhelps: 1\naction-tile: N\nghosts: N2 lich\nS: qi 3, at N{YANG}",
        "exorcise",
    ),
    ("no-yin-yang", {}, f"N: qi 3{YANG}", "yin-yang ask C"),
    ("no-yin-yang", {}, f"haunted: E\nN: qi 3{YANG}", "yin-yang unhaunt E"),
    ("no-power-token", {}, f"players: 3\nN: qi 3{YANG}", "borrow W"),
    ("not-neutral", {"board": "E"}, f"players: 3{YANG}", "borrow E"),
    ("not-neutral", {"board": "E"}, YANG, "borrow E"),
    ("already-borrowed", {"board": "W"}, f"players: 2\nborrowed: W{YANG}", "borrow W"),
    ("no-buddha", {}, f"N: qi 3, at N{YANG}", "buddha N2"),
    ("buddha-fresh", {}, f"fresh-buddhas: 1\nN: qi 3, at N, buddhas 1{YANG}", "buddha N2"),
    ("space-not-faced", {"space": "N3"}, f"N: qi 3, at N, buddhas 1{YANG}", "buddha N3"),
    (
        "space-not-faced",
        {"space": "E1"},
        "ghosts: N3 skinner, E1 ghoul\nN: qi 3, at NW\npending: defeat red - ; yang",
        "defeat E1",
    ),
    ("space-occupied", {"space": "N2"}, f"ghosts: N2 skinner\nN: qi 3, at N, buddhas 1{YANG}", "buddha N2"),
    ("space-occupied", {"space": "N2"}, "ghosts: N2 reaper\npending: place skinner; after-yin", "place N2"),
    ("space-occupied", {"space": "N2"}, "ghosts: N2 reaper\npending: set-down N2; yang", "place N2"),
    ("buddha-there", {"space": "N2"}, f"buddhas: N2\nN: qi 3, at N, buddhas 1{YANG}", "buddha N2"),
    ("not-on-centre", {}, f"players: 3\nN: qi 3, at N{YANG}", "pick-up"),
    ("no-token-on-centre", {}, f"players: 3{YANG}", "pick-up"),
    ("no-token-on-centre", {}, YANG, "pick-up"),
    ("no-token-on-centre", {}, f"players: 3\nstage: picking-up{YANG}", "pick-up"),
    ("incarnation-immune", {"card": "nameless"}, "ghosts: N1 skinner, N2 nameless\npending: banish; yang", "banish N2"),
    ("no-figure-on-step", {"board": "E"}, "ghosts: N1 ghoul step, E1 skinner\npending: calm; yang", "calm E"),
    ("same-prayer", {"colour": "red"}, "circle: red\npending: pray; yang", "pray red"),
    (
        "board-of-colour-first",
        {"card": "lich", "board": "W"},
        "pending: place lich; after-yin",
        "place N1",
    ),
    (
        "active-board-first",
        {"card": "dark-wraith-1", "board": "S"},
        "active: S\npending: place dark-wraith-1; after-yin",
        "place N1",
    ),
    (
        "buddha-space-first",
        {"card": "uncatchable"},
        "edition: first\nbuddhas: E2\npending: place uncatchable; after-yin",
        "place N1",
    ),
    (
        "buddha-space-first",
        {"card": "uncatchable"},
        "edition: first\nbuddhas: N2\npending: place uncatchable; after-yin",
        "place N1",
    ),
    (
        "buddha-space-first",
        {"card": "uncatchable"},
        "edition: first\nbuddhas: N2\npending: place uncatchable; after-yin",
        "place E1",
    ),
    (
        "cannot-fall",
        {"card": "wicked-one-1"},
        "ghosts: N3 skinner, W1 wicked-one-1\nN: qi 3, at NW\npending: defeat red - ; yang",
        "defeat W1",
    ),
    ("dice-must-be-used", {}, "ghosts: N2 skinner\nN: qi 3, at N\npending: defeat red - ; yang", "done"),
    (
        "not-on-your-tile",
        {"seat": "E"},
        "ghosts: N2 skinner\nN: qi 3, at N, tao red\nE: qi 3, at C, tao red\npending: spend blue N2 -; yang",
        "spend E red",
    ),
    (
        "not-a-taoist",
        {"seat": "W"},
        "players: 3\nghosts: N2 skinner\nN: qi 3, at N, tao red\npending: spend blue N2 -; yang",
        "spend W red",
    ),
    (
        "taoist-dead",
        {"seat": "E"},
        "ghosts: N3 skinner\nN: qi 3, at NW, tao red\nE: dead\npending: spend blue N3 -; yang",
        "spend E red",
    ),
    (
        "token-missing",
        {"seat": "E", "colour": "red"},
        "ghosts: N2 skinner\nN: qi 3, at N, tao red\nE: qi 3, at N\npending: spend blue N2 -; yang",
        "spend E red",
    ),
    ("token-missing", {"seat": "E", "colour": "red"}, "E: qi 3, tao blue\npending: discard E; yang", "discard red"),
    (
        "token-not-needed",
        {"colour": "black"},
        "ghosts: N2 skinner\nN: qi 3, at N, tao red black\npending: spend blue N2 -; yang",
        "spend N black",
    ),
    (
        "no-curse-or-reward-there",
        {"space": "N1"},
        "pending: curse-order N3=zombie-1 W1=zombie-2; yang",
        "resolve N1",
    ),
    (
        "no-curse-or-reward-there",
        {"space": "N1"},
        "pending: reward-order N3=lich W1=yellow-plague; yang",
        "resolve N1",
    ),
    ("has-yin-yang", {"seat": "N"}, "N: qi 3, yin-yang\npending: gain; yang", "gain yin-yang"),
    ("has-yin-yang", {"seat": "E"}, "N: qi 3\npending: give-yin-yang; yang", "give yin-yang E"),
    ("qi-supply-empty", {}, "N: qi 11\npending: gain; yang", "gain qi"),
    ("cannot-stay", {}, "pending: to E no; yang", "stay"),
    ("cannot-stay", {}, "pending: to E yes; yang", "stay"),
    ("dice-not-rolled", {}, "active: E\npending: dice-choice red+blue herbs; yang", "reroll green"),
    ("dice-not-rolled", {}, "active: E\npending: dice-choice red+blue herbs; yang", "reroll red red"),
]


@pytest.mark.parametrize(
    ("reason", "arguments", "text", "action"), CASES, ids=[f"{case[0]}, {case[3]}" for case in CASES]
)
def test_a_refusal_names_its_reason_and_changes_nothing(
    reason: str, arguments: dict[str, str | int], text: str, action: str
) -> None:
    error = refusal(at(text.lstrip("\n")), action)
    assert (error.reason, error.arguments, error.action) == (reason, arguments, action)
    assert reason in str(error)
    assert action in str(error)


def test_what_is_no_action_is_refused_as_such() -> None:
    nonsense: Any = ["move N"]
    for text in ("pending: yang", "defeated: 1\nresult: won wu-feng-defeated"):
        assert refusal_of(at(text), nonsense) == "not-an-action"


@pytest.mark.parametrize(
    "text",
    ["active: N", "ghosts: N1 raging-one", ROLLING],
    ids=["draw", "curse-die", "dice"],
)
def test_what_is_no_action_is_refused_as_such_when_chance_decides(text: str) -> None:
    nonsense: Any = ["draw lich"]
    assert refusal_of(at(text), nonsense) == "not-an-action"


def test_an_action_may_be_given_as_text_and_a_text_that_is_none_is_refused_as_text() -> None:
    state = at("pending: yang")
    with pytest.raises(InvalidText):
        state.apply("fly away")
    with pytest.raises(IllegalAction) as refused:
        state.apply("move C")
    assert refused.value.reason == "already-there"
    state.apply("move N")
    assert state.taoist("N").tile == "N"


def refusal_of(state: State, nonsense: Any) -> str:
    before = state.copy()
    with pytest.raises(IllegalAction) as refused:
        state.apply(nonsense)
    assert state == before
    return refused.value.reason


def test_a_game_without_a_history_has_nothing_to_undo() -> None:
    game = Game(Setup(players=2), seed=4)
    before = (game.state.copy(), game.actions, game.events)
    with pytest.raises(IllegalAction) as refused:
        game.undo()
    assert (refused.value.reason, refused.value.arguments) == ("nothing-to-undo", {})
    assert (game.state, game.actions, game.events) == before


def test_every_reason_has_a_case() -> None:
    elsewhere = {"not-an-action", "nothing-to-undo"}
    assert {case[0] for case in CASES} | elsewhere == set(BASE_REASONS)


def test_a_game_refuses_as_its_state_does_and_nothing_is_recorded() -> None:
    game = Game.from_position("fatsi position 1\npending: yang\n", seed=1)
    before = (game.state.copy(), game.record(), game.events, game.can_undo)
    with pytest.raises(IllegalAction, match="already-there"):
        game.play("move C")
    assert (game.state, game.record(), game.events, game.can_undo) == before


VARIETY = (
    *dict.fromkeys(text.lstrip("\n") for _, _, text, _ in CASES),
    "ghosts: N1 raging-one",
    "active: E\nghosts: E1 great-putrid\npending: curse-choice E1 ghost; after-yin",
    "ghosts: N3 hope-killer mantra, W1 reaper\nboards: red-a green-a blue-a yellow-b\n"
    "N: qi 3, at NW, tao red red green blue black\nW: qi 3, at NW, tao yellow yellow\npending: yang",
    "ghosts: N3 blood-drinker-1, W1 bleeding-eyes\nN: qi 3, at NW, tao red\npending: defeat red+red+white -; yang",
    "players: 1\nN: qi 3, at S, power-tokens 3\npending: to N no; yang",
    f"ghosts: {FULL_VILLAGE}\nN: qi 3, at S, {ALL_TAO}\nE: qi 3\nS: qi 3\nW: qi 3\npending: yang",
    "players: 3\nactive: W\nghosts: W1 lich\npending: place grave-walker; after-yin",
    "players: 2\nedition: first\nactive: E\nbuddhas: N1\npending: place uncatchable; after-yin",
    "active: W\nghosts: W1 bone-cracker",
    "E: dead\npending: pay; after-yin\nactive: E",
)


@pytest.mark.parametrize("text", VARIETY, ids=range(len(VARIETY)))
def test_every_action_of_the_table_is_either_legal_or_refused_with_a_known_reason(text: str) -> None:
    state = at(text)
    before = state.copy()
    legal = texts(state)
    for action in Action.all():
        tried = state.copy()
        if str(action) in legal:
            tried.apply(action)
            assert tried != before
            continue
        with pytest.raises(IllegalAction) as refused:
            tried.apply(action)
        assert refused.value.reason in REASONS
        assert all(isinstance(value, str | int) for value in refused.value.arguments.values())
        assert tried == before
        assert texts(tried) == legal

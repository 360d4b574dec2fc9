"""Every reason of White Moon for which an action may be refused: the code, what it is about, and no change."""

from __future__ import annotations

import pytest

from fatsi import Action, IllegalAction, State, position
from fatsi.rules.refusals import MOON_REASONS
from tests.moon_positions import village
from tests.moonlight import SCHOOL
from tests.positions import at, play

YANG = "\npending: yang"
DUE = "\nsu-ling-due: yes\npending: su-ling N; next-turn"
FULL = "receptacles: NW NE SW SE\n"


def refusal(state: State, action: str) -> IllegalAction:
    """Return the error for an action that is refused, having checked that it changed nothing."""
    before = state.copy()
    legal = state.legal()
    with pytest.raises(IllegalAction) as refused:
        state.apply(Action.parse(action))
    assert state == before
    assert (state.actor, state.legal(), state.log) == (before.actor, legal, None)
    assert position(state) == position(before)
    return refused.value


EMPTY = village()
HUA_ON_C = village("C hua")
TWO_STACKS = village("C hua", "N li")
Case = tuple[str, dict[str, str | int], str, str]

CASES: list[Case] = [
    *(
        ("not-in-this-game", {}, "pending: yang", action)
        for action in ("save", "stand", "fill", "elixir", "su-ling N1", "strike black", "spend N crystal")
    ),
    ("not-in-this-game", {}, "pending: place skinner; after-yin", "kill C"),
    ("villager-not-unseen", {"family": "hua"}, f"{village('C ?', hidden='li')}\npending: reveal C; yang", "reveal hua"),
    (
        "villager-not-unseen",
        {"family": "hua"},
        f"{village(hidden='li')}\npending: reveal-dead C; yang",
        "reveal hua",
    ),
    ("chance-decides", {}, f"{village('C ?', hidden='li')}\npending: reveal C; yang", "save"),
    (
        "another-question",
        {"decision": "reveal"},
        f"{village('C ?', hidden='li')}\npending: reveal C; yang",
        "curse haunt",
    ),
    ("players-decide", {}, f"{EMPTY}{YANG}", "reveal hua"),
    ("must-stand-up", {}, f"{EMPTY}\nactive: E\nE: qi 3, laid-down{YANG}", "move N"),
    ("must-stand-up", {}, f"{EMPTY}\nN: qi 3, at NW, laid-down{YANG}", "move SE"),
    ("must-stand-up", {}, f"{EMPTY}\nE: qi 3, laid-down\npending: to E no; yang", "to N"),
    ("not-laid-down", {}, f"{EMPTY}{YANG}", "stand"),
    ("not-laid-down", {}, f"{EMPTY}\npending: to E yes; yang", "stand"),
    ("move-is-over", {}, f"{EMPTY}\nstage: moved\nN: qi 3, laid-down{YANG}", "stand"),
    ("not-on-portal", {"tile": "C"}, f"{HUA_ON_C}\nN: qi 3, at N{YANG}", "save"),
    ("not-on-portal", {"tile": "SE"}, f"portal: SE\n{HUA_ON_C}{YANG}", "save"),
    ("portal-taken", {}, f"{HUA_ON_C}\nghosts: W1 gatekeeper{YANG}", "save"),
    (
        "portal-taken",
        {},
        f"{HUA_ON_C}\n{FULL}ghosts: N1 gatekeeper, N2 skinner\npending: barrier-choice 0; next-turn",
        "barrier save",
    ),
    ("no-villager-there", {"tile": "C"}, f"{EMPTY}{YANG}", "save"),
    ("no-villager-there", {"tile": "S"}, f"{TWO_STACKS}\npending: kill; yang", "kill S"),
    ("no-villager-there", {"tile": "S"}, f"{TWO_STACKS}\npending: rescue; next-turn", "rescue S"),
    ("no-villager-there", {"tile": "S"}, f"players: 3\n{TWO_STACKS}\npending: setup-rescue 1 - -; turn", "rescue S"),
    ("action-over", {}, f"{HUA_ON_C}\nstage: acted\nhelps: 1\naction-tile: C{YANG}", "save"),
    (
        "villager-cannot-come",
        {"tile": "S"},
        f"{village('C hua')}\nN: qi 3, at N\npending: escort N N C no; yang",
        "escort S",
    ),
    ("no-dead-villager", {"family": "hua"}, f"{village(graveyard='li')}\npending: revive; yang", "recall hua"),
    ("no-dead-villager", {"family": "hua"}, f"{village(graveyard='li')}\npending: drink-elixir; yang", "recall hua"),
    ("no-artifact", {"artifact": "elixir-of-life"}, f"{EMPTY}{YANG}", "elixir"),
    ("no-artifact", {"artifact": "moonstone"}, f"{EMPTY}{YANG}", "moonstone"),
    ("no-artifact", {"artifact": "scroll-of-unity"}, f"{EMPTY}{YANG}", "scroll"),
    ("no-artifact", {"artifact": "fireworks"}, f"{EMPTY}{YANG}", "fireworks SE"),
    ("no-artifact", {"artifact": "moonstone"}, f"{EMPTY}\nE: qi 3, artifacts moonstone{YANG}", "moonstone"),
    (
        "artifact-useless",
        {"artifact": "moonstone"},
        f"{EMPTY}\nreceptacles: NW\nE: qi 3, crystals 3\nN: qi 3, artifacts moonstone{YANG}",
        "moonstone",
    ),
    (
        "artifact-useless",
        {"artifact": "scroll-of-unity"},
        f"{EMPTY}\nstage: moved\nN: qi 3, at C, artifacts scroll-of-unity{YANG}",
        "scroll",
    ),
    (
        "artifact-useless",
        {"artifact": "elixir-of-life"},
        f"{EMPTY}\nN: qi 11, artifacts elixir-of-life{YANG}",
        "elixir",
    ),
    ("own-tile", {"tile": "SE"}, f"{EMPTY}\nN: qi 3, at SE, artifacts fireworks{YANG}", "fireworks SE"),
    ("tile-haunted", {"tile": "SE"}, f"{EMPTY}\nhaunted: SE\nN: qi 3, artifacts fireworks{YANG}", "fireworks SE"),
    ("help-useless", {"tile": "N"}, f"{EMPTY}\nN: qi 3, artifacts fireworks{YANG}", "fireworks N"),
    ("no-crystal", {}, f"{EMPTY}\nN: qi 3, at NE{YANG}", "fill"),
    ("no-crystal", {}, f"{EMPTY}\nfresh-crystals: 1\nN: qi 3, at NE, crystals 1{YANG}", "fill"),
    (
        "no-crystal",
        {},
        f"{EMPTY}\nghosts: N2 skinner\nN: qi 3, at N, tao red\npending: spend blue N2 -; yang",
        "spend N crystal",
    ),
    ("no-receptacle-here", {"tile": "C"}, f"{EMPTY}\nN: qi 3, crystals 1{YANG}", "fill"),
    ("no-receptacle-here", {"tile": "NE"}, f"{EMPTY}\nreceptacles: NE\nN: qi 3, at NE, crystals 1{YANG}", "fill"),
    ("incarnation-before", {"card": "nameless"}, f"{EMPTY}\nghosts: N1 nameless{DUE}", "su-ling N1"),
    ("already-before-space", {"space": "E2"}, f"{EMPTY}\nsu-ling: E2{DUE}", "su-ling E2"),
    ("nothing-to-strike", {}, f"{EMPTY}\n{SCHOOL}\nghosts: S1 gloomy-minion\npending: strike; yang", "strike N"),
    ("nothing-to-strike", {}, f"{EMPTY}\n{SCHOOL}\nghosts: N1 skinner\npending: strike; yang", "strike black"),
    (
        "nothing-to-strike",
        {},
        f"{EMPTY}\n{SCHOOL}\nplayers: 3\nghosts: N1 skinner\npending: strike; yang",
        "strike W",
    ),
    (
        "not-neutral",
        {"board": "E"},
        f"{EMPTY}\n{SCHOOL}\nghosts: N1 skinner, E1 ghoul\npending: strike; yang",
        "strike E",
    ),
    (
        "no-power-token",
        {},
        f"{EMPTY}\n{SCHOOL}\nplayers: 3\nN: qi 3\nghosts: N1 skinner, W1 ghoul\npending: strike; yang",
        "strike W",
    ),
    (
        "other-stack-and-family",
        {},
        f"players: 2\n{village('C hua', 'N li', 'S hua li')}\npending: setup-rescue 1 N -; turn",
        "rescue N",
    ),
    (
        "other-stack-and-family",
        {},
        f"players: 2\n{village('C hua', 'N li', 'S li hua')}\npending: setup-rescue 1 - hua; turn",
        "rescue S",
    ),
    (
        "no-crystal-left",
        {},
        f"{HUA_ON_C}\nghosts: N1 skinner\npending: barrier-choice 0; barrier-end; next-turn",
        "barrier save",
    ),
    (
        "no-crystal-left",
        {},
        f"{EMPTY}\nreceptacles: NW\nE: qi 3, crystals 3\npending: herb-or-crystal 1; yang",
        "take crystal",
    ),
    (
        "supply-empty",
        {"colour": "red"},
        f"{EMPTY}\nN: qi 3\nE: qi 3, tao red red red red\npending: herb-or-crystal 1; yang",
        "take red",
    ),
    (
        "die-is-set",
        {},
        f"{EMPTY}\nactive: E\nghosts: N2 wicked-one-1\nE: qi 3, at N, artifacts celestial-sword\n"
        "sword-drawn: yes\npending: dice-choice red+green+white exorcism; yang",
        "reroll white",
    ),
    (
        "token-missing",
        {"seat": "N", "colour": "red"},
        f"{EMPTY}\nN: qi 3\nE: qi 3, tao red red red red\npending: give-up red; yang",
        "give-up N",
    ),
    ("taoist-dead", {"seat": "S"}, f"{EMPTY}\nS: dead\npending: suffer; yang", "pay S"),
    ("taoist-dead", {"seat": "S"}, f"{EMPTY}\nS: dead\npending: give-crystal; yang", "give crystal S"),
    ("not-a-taoist", {"seat": "W"}, f"players: 3\n{EMPTY}\npending: give-crystal; yang", "give crystal W"),
    ("taoist-dead", {"seat": "S"}, f"{EMPTY}\nS: dead\npending: grant-tao red; yang", "grant S"),
    ("taoist-living", {"seat": "E"}, f"{EMPTY}\npending: drink-elixir; yang", "revive E"),
    ("taoist-dead", {"seat": "E"}, f"{EMPTY}\nE: dead\npending: drink-elixir; yang", "give qi E"),
    ("not-a-taoist", {"seat": "W"}, f"players: 3\n{EMPTY}\npending: drink-elixir; yang", "give qi W"),
    ("space-occupied", {"space": "N1"}, f"{EMPTY}\nghosts: N1 skinner\npending: put-buddha; yang", "buddha N1"),
    ("buddha-there", {"space": "N1"}, f"{EMPTY}\nbuddhas: N1\npending: put-buddha; yang", "buddha N1"),
    (
        "token-not-needed",
        {"colour": "blue"},
        f"{EMPTY}\nghosts: N2 skinner\nN: qi 3, at N, artifacts claws-of-vengeance\npending: claws N2; yang",
        "take blue",
    ),
    ("another-question", {"decision": "su-ling"}, f"{EMPTY}{DUE}", "end"),
    ("another-question", {"decision": "yang"}, f"{EMPTY}{YANG}", "su-ling N1"),
    ("picking-up", {}, f"players: 2\n{HUA_ON_C}\nstage: picking-up\nN: qi 3, at C{YANG}", "save"),
    (
        "picking-up",
        {},
        f"players: 2\n{HUA_ON_C}\nstage: picking-up\nN: qi 3, at C, artifacts moonstone{YANG}",
        "moonstone",
    ),
]


@pytest.mark.parametrize(
    ("reason", "arguments", "text", "action"),
    CASES,
    ids=[f"{case[0]}, {case[3]} ({n})" for n, case in enumerate(CASES)],
)
def test_a_refusal_names_its_reason_and_changes_nothing(
    reason: str, arguments: dict[str, str | int], text: str, action: str
) -> None:
    error = refusal(at(text), action)
    assert (error.reason, error.arguments, error.action) == (reason, arguments, action)
    assert reason in str(error)


def test_one_who_flies_to_and_fro_must_bring_a_villager() -> None:
    state = at(f"{HUA_ON_C}{YANG}")
    play(state, "move C")
    error = refusal(state, "alone")
    assert (error.reason, error.arguments) == ("must-bring-villager", {})


def test_every_reason_of_white_moon_is_seen_here() -> None:
    assert set(MOON_REASONS) <= {case[0] for case in CASES} | {"must-bring-villager"}


# --- reasons of the base game in an exorcism of White Moon ----------------------------------------------


def test_a_ghost_too_strong_for_the_schools_roll_cannot_fall_wherever_the_taoist_stands() -> None:
    state = at(f"{EMPTY}\n{SCHOOL}\nghosts: N1 skinner, N2 scarlet-evildoer-1\nN: qi 3, at E{YANG}")
    play(state, "help", "strike N", "roll red blue blue")
    error = refusal(state, "defeat N2")
    assert (error.reason, error.arguments) == ("cannot-fall", {"card": "scarlet-evildoer-1"})


def test_a_ghost_that_the_barriers_roll_cannot_beat_cannot_fall_wherever_the_taoist_stands() -> None:
    one_left = "receptacles: NW\npending: barrier-choice 0; barrier-end; next-turn"
    state = at(f"{EMPTY}\nghosts: N1 skinner, N2 green-abomination\n{one_left}")
    play(state, "barrier roll", "roll red blue blue blue")
    error = refusal(state, "defeat N2")
    assert (error.reason, error.arguments) == ("cannot-fall", {"card": "green-abomination"})


def test_where_nobody_is_left_to_be_saved_it_is_not_for_want_of_crystals() -> None:
    state = at(f"{EMPTY}\n{FULL}ghosts: N1 skinner\npending: barrier-choice 0; barrier-end; next-turn")
    assert refusal(state, "barrier save").reason != "no-crystal-left"

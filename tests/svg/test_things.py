"""Everything that is in a state is in its picture, and what is not there is not."""

import pytest

from fatsi import Setup, State
from fatsi.rules.colours import BOARD_COLOURS, COLOURS
from fatsi.rules.exorcism import resistance_at
from fatsi.rules.geometry import CORNERS, NO_FIGURE, ON_STEP, SEATS, SIDES, SPACES, TILES
from fatsi.rules.moon.families import ARTIFACTS, FAMILY_IDS, UNKNOWN
from fatsi.svg import parts
from fatsi.svg.drawings import drawing_of
from fatsi.words import words
from tests.moon_positions import village
from tests.positions import at, play
from tests.svg.looking import element, played, title, uses

ENGLISH = words("en")


def seen(state: State) -> dict[str, str]:
    return parts(state, ENGLISH)


def is_there(markup: str) -> bool:
    return not markup.endswith(' none"/>')


# --- counted through games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("white_moon", [False, True])
def test_ghosts_figures_buddhas_and_tokens_are_all_there(white_moon: bool) -> None:
    for seed in range(3):
        for state in played(Setup(players=2 + seed % 3, white_moon=white_moon), seed=seed, every=17):
            picture = seen(state)
            for space, name in enumerate(SPACES):
                card = state.ghosts[space]
                markup = picture[f"space-{name}"]
                assert (f'id="ghost-{card}"' in markup) == bool(card)
                if card:
                    assert uses(markup, drawing_of(card)) == 1
                    points = resistance_at(state, space)
                    assert [markup.count(f'href="#d-{colour}" class="pip') for colour in COLOURS] == list(points)
                assert is_there(picture[f"figure-{name}"]) == (state.figures[space] != NO_FIGURE)
                assert is_there(picture[f"buddha-{name}"]) == bool(state.buddhas >> space & 1)
            for seat in SEATS:
                board = picture[f"board-{SIDES[seat]}"]
                assert uses(board, BOARD_COLOURS[state.table.board_colours[seat]]) == 1
                assert uses(board, "yin-yang") == state.yin_yang >> seat & 1
                assert (uses(board, "buddha") == 1) == (state.held_buddhas[seat] > 0)
                assert (uses(board, "qi") == state.qi[seat]) or state.qi[seat] > 4
                for colour, name in enumerate(COLOURS):
                    assert is_there(picture[f"token-{SIDES[seat]}-{name}"]) == (state.tao[seat * 5 + colour] > 0)
            assert uses(picture["dice"], "die") == state.dice()
            assert uses(picture["haunted"], "house-haunted") == state.haunted.bit_count()
            for place, name in enumerate(TILES):
                assert uses(picture[f"tile-{name}"], "shutters") == state.haunted >> place & 1


def test_villagers_crystals_and_artifacts_are_all_there() -> None:
    for seed in range(3):
        for state in played(Setup(players=4, white_moon=True), seed=seed, every=17):
            moon, picture = state.moon, seen(state)
            assert moon is not None
            for place, stack in enumerate(moon.stacks):
                markup = picture[f"villagers-{TILES[place]}"]
                assert markup.count("villager-sheet") == len(stack)
                known = [family for family in stack if family != UNKNOWN]
                assert sum(uses(markup, f"family-{family}") for family in FAMILY_IDS) == len(known)
            for corner, bit in zip(CORNERS, range(4), strict=True):
                assert uses(picture[f"receptacle-{TILES[corner]}"], "crystal") == moon.receptacles >> bit & 1
            for artifact, owner in zip(ARTIFACTS, moon.artifacts, strict=True):
                assert ("owned" in picture[f"artifact-{artifact}"]) == (owner >= 0)
            for family, name in enumerate(FAMILY_IDS):
                saved = moon.shelter[family]
                assert uses(picture["shelter"], f"family-{name}") == 1
                assert (f'href="#d-family-{name}" class="faint"' in picture["shelter"]) == (not saved)
                assert uses(picture["graveyard"], f"family-{name}") == moon.graveyard[family]
            assert picture["shelter"].count('class="safe"') == sum(moon.shelter)
            assert picture["shelter"].count('class="safe"') + picture["shelter"].count('class="missing"') == 24
            assert uses(picture["portal"], "portal") + sum(
                uses(picture[f"tile-{tile}"], "portal") for tile in TILES
            ) == 1 + ("held" in element(picture["portal"]).get("class", "").split())


# --- one by one ---------------------------------------------------------------------------------------------


def test_a_figure_shows_in_how_many_turns_it_haunts() -> None:
    state = at("ghosts: N1 skinner step, W3 hopping-vampire-1\npending: yang")
    picture = seen(state)
    assert state.figures[0] == ON_STEP
    assert title(picture["figure-N1"]) == "Skinner (N1): haunts in the next Yin phase."
    assert ">1</text>" in picture["figure-N1"]
    assert title(picture["figure-W3"]) == "Hopping Vampire (W3): haunts in 2 Yin phases."
    assert ">2</text>" in picture["figure-W3"]


def test_what_a_ghost_blocks_is_shown_where_it_hurts() -> None:
    state = at(
        """
        boards: red-a green-b blue-a yellow-b
        ghosts: N1 severed-heads-1, N2 black-widow-1, E1 fallen-monks
        N: qi 3, at C, tao red
        pending: yang
        """
    )
    picture = seen(state)
    assert (uses(picture["dice"], "die"), uses(picture["dice"], "die-stolen")) == (2, 1)
    assert uses(picture["token-N-red"], "lock") == 1
    assert uses(picture["supply-red"], "lock") == 1
    assert uses(picture["board-E"], "lock") == 1
    assert uses(picture["board-N"], "lock") == 0


def test_the_circle_and_the_mantra_strike_pips_out() -> None:
    state = at(
        """
        boards: red-a green-b blue-a yellow-b
        village: tea-house pavilion-of-the-heavenly-winds circle-of-prayer night-watchmans-beat buddhist-temple
          sorcerers-hut herbalists-shop cemetery taoist-altar
        circle: yellow
        ghosts: W1 lich mantra, W2 zombie-1
        pending: yang
        """
    )
    picture = seen(state)
    assert picture["space-W1"].count('class="pip gone"') == 2
    assert picture["space-W2"].count('class="pip gone"') == 1
    assert 'id="mantra"' in picture["space-W1"]
    assert uses(picture["tile-NE"], "yellow") == 1


def test_the_dead_lie_down_and_their_board_is_possessed() -> None:
    state = at("N: dead\nE: qi 3, at C\nactive: E\npending: yang")
    picture = seen(state)
    assert "dead" in picture["taoist-N"] and "rotate" in picture["taoist-N"]
    assert "possessed" in picture["board-N"]
    assert uses(picture["board-N"], "skull") == 1
    assert 'class="board of-' in picture["board-E"] and "active" in picture["board-E"]


def test_a_neutral_board_has_no_taoist() -> None:
    state = at("players: 2\nseats: N S\npending: yang")
    picture = seen(state)
    assert "taoist-E" not in picture
    assert "neutral" in picture["board-E"]
    assert uses(picture["board-N"], "power-token") == 1


def test_the_deck_counts_its_cards_and_those_to_the_next_incarnation() -> None:
    picture = seen(at("deck: 24 10\npending: yang"))
    assert ">35</text>" in picture["deck"] and ">25</text>" in picture["deck"]
    assert uses(picture["deck"], "wu-feng") == 1


def test_a_guarded_ghost_wears_a_lock_until_it_is_caught() -> None:
    state = at("ghosts: N1 uncatchable\nbuddhas: -\npending: yang")
    assert uses(seen(state)["space-N1"], "lock") == 1


def test_su_ling_stands_before_the_ghost_that_she_stops() -> None:
    lines = village("NW ? hua", "C zhou")
    state = at(lines, "su-ling: N1\nghosts: N1 skinner\npending: yang")
    picture = seen(state)
    assert "stops its haunting" in title(picture["figure-N1"])
    assert 'class="stone off"' in picture["space-N1"]
    before = picture["su-ling"]
    assert before != seen(at(lines, "ghosts: N1 skinner\npending: yang"))["su-ling"]


def test_who_holds_the_portal_is_shown_on_its_card() -> None:
    state = at(village("NW hua"), "ghosts: W1 gatekeeper\npending: yang")
    picture = seen(state)
    assert uses(picture["portal"], "portal") == 1
    assert "held" in picture["portal"]
    assert state.moon is not None
    assert 'class="taken"' in picture[f"tile-{TILES[state.moon.portal]}"]


def test_a_laid_down_taoist_lies() -> None:
    state = at(village("NW hua"), "N: qi 3, at C, laid-down\npending: yang")
    picture = seen(state)
    assert "rotate" in picture["taoist-N"] and "dead" not in picture["taoist-N"]


def test_a_roll_changes_nothing_on_the_board() -> None:
    state = at("boards: red-a green-b blue-a yellow-b\nghosts: N2 ghoul\nN: qi 3, at N\npending: yang")
    play(state, "exorcise")
    before = seen(state)
    play(state, "roll red red red")
    assert {name for name, markup in seen(state).items() if before[name] != markup} <= {"board-N", "taoist-N"}

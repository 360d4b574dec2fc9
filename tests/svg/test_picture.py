"""The whole picture, and its parts: sound XML through whole games, every thing there and described in words."""

import gzip
import random
from xml.etree import ElementTree

import pytest

import fatsi
from fatsi import Game, Setup, State
from fatsi.rules.geometry import SIDES, SPACES, TILES
from fatsi.rules.providers import providers
from fatsi.svg import STYLE, THEMES, frame, parts, picture
from fatsi.words import words
from tests.positions import at
from tests.svg.looking import SVG, element, ids, played

ENGLISH = words("en")
SETUPS = [
    Setup(players=4, difficulty="nightmare"),
    Setup(players=1, difficulty="initiation"),
    Setup(players=2, edition="first"),
    Setup(players=4, white_moon=True),
    Setup(players=1, white_moon=True, portal="corner"),
    Setup(players=3, white_moon=True, incarnations="new", difficulty="hell"),
]
setups = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}-{setup.white_moon}")

EVERY_GAME = {
    *(f"tile-{tile}" for tile in TILES),
    *(f"space-{space}" for space in SPACES),
    *(f"figure-{space}" for space in SPACES),
    *(f"buddha-{space}" for space in SPACES),
    *(f"board-{side}" for side in SIDES),
    *(f"token-{side}-{colour}" for side in SIDES for colour in ("red", "green", "blue", "yellow", "black")),
    *(f"supply-{colour}" for colour in ("red", "green", "blue", "yellow", "black")),
    "qi-supply",
    "deck",
    "dice",
    "haunted",
}
MOON_GAME = {
    *(f"villagers-{tile}" for tile in TILES),
    *(f"receptacle-{corner}" for corner in ("NW", "NE", "SW", "SE")),
    "artifact-elixir-of-life",
    "artifact-celestial-sword",
    "portal",
    "crystals",
    "su-ling",
    "shelter",
    "graveyard",
}


@setups
def test_pictures_are_sound_through_a_whole_game(setup: Setup) -> None:
    for seed in range(3):
        for state in played(setup, seed=seed, every=29):
            svg = picture(state, theme=THEMES[seed])
            root = ElementTree.fromstring(svg)
            names = [name for thing in root.iter() if (name := thing.get("id"))]
            assert len(set(names)) == len(names)
            used = {(use.get("href") or "").removeprefix("#") for use in root.iter(f"{SVG}use")}
            assert used <= set(names)
            assert not any("style" in thing.attrib for thing in root.iter())
            assert "var(" not in svg


@setups
def test_a_game_has_the_same_parts_from_beginning_to_end(setup: Setup) -> None:
    names = None
    for state in played(setup, seed=4, every=13):
        found = parts(state, ENGLISH)
        assert names in (None, list(found))
        names = list(found)
        for name, markup in found.items():
            assert ids(markup)[0] == name
    assert names is not None
    assert set(names) >= EVERY_GAME
    assert (set(names) >= MOON_GAME) == setup.white_moon
    assert {name for name in names if name.startswith("taoist-")} == {
        f"taoist-{side}" for side in setup.dealt(random.Random(4)).seats_taken
    }


@setups
def test_every_thing_can_glow_and_says_what_it_is(setup: Setup) -> None:
    for state in played(setup, seed=5, every=31):
        for markup in parts(state, ENGLISH).values():
            group = element(markup)
            if len(group):
                assert group[0].get("class") == "halo"
                assert group[1].tag == f"{SVG}title" and group[1].text
            else:
                assert "none" in (group.get("class") or "").split()


def test_a_picture_is_small() -> None:
    for state in played(Setup(players=4), seed=3, every=40):
        svg = picture(state).encode()
        assert len(svg) < 60_000
        assert len(gzip.compress(svg)) < 13_000


def test_the_same_state_gives_the_same_picture() -> None:
    state = Game(Setup(white_moon=True), seed=8).state
    assert picture(state) == picture(state.copy())


def test_only_what_changed_is_made_anew() -> None:
    state = at(
        """
        ghosts: N2 ghoul
        N: qi 3, at C
        pending: yang
        """
    )
    before = parts(state, ENGLISH)
    for action in state.legal():
        if str(action) == "move N":
            state.apply(action)
    after = parts(state, ENGLISH)
    assert {name for name in after if after[name] != before[name]} == {"taoist-N", "tile-C", "tile-N", "board-N"}
    # The same object, not only the same text: it came from the cache.
    assert all(after[name] is before[name] for name in after if name.startswith(("space-", "supply-")))


def test_a_page_takes_the_parts_in_a_frame_with_every_drawing() -> None:
    body = "".join(parts(Game(seed=1).state, ENGLISH).values())
    page = ElementTree.fromstring(frame(ENGLISH, False, body))
    assert page.get("class") == "picture"
    assert page.get("role") == "group"
    assert page.find(f"{SVG}style") is None
    assert page.find(f"{SVG}defs/{SVG}symbol[@id='d-vampire-lord']") is not None
    assert page.find(f"{SVG}defs/{SVG}symbol[@id='d-su-ling']") is None
    moon = ElementTree.fromstring(frame(ENGLISH, True, ""))
    assert moon.find(f"{SVG}defs/{SVG}symbol[@id='d-su-ling']") is not None
    # The same view, since the style sheet finds room beside or below it; a picture that stands alone is wider.
    assert (moon.get("class"), moon.get("viewBox")) == ("picture with-moon", page.get("viewBox"))
    alone = ElementTree.fromstring(picture(Game(Setup(white_moon=True), seed=1).state))
    assert (page.get("viewBox"), alone.get("viewBox")) == ("0 0 1000 1112", "0 0 1208 1112")


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="not one of night, paper, contrast"):
        picture(Game(seed=1).state, theme="neon")


def test_the_style_sheet_is_there() -> None:
    assert STYLE.name == "picture.css"
    assert STYLE.is_file()


# --- notebooks -------------------------------------------------------------------------------------------


def test_a_notebook_shows_states_and_games() -> None:
    game = fatsi.Game(seed=2)
    assert game.state._repr_svg_() == picture(game.state)
    assert game._repr_svg_() == picture(game.state)


def test_without_the_package_a_lent_shows_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    state: State = Game(seed=2).state
    monkeypatch.setattr(providers, "picture", None)
    assert state._repr_svg_() is None

"""The guided first game: its steps can be taken, and what the coach says of the rules is so."""

import pytest

from fatsi.game import Game
from fatsi.lessons import BY_ID, LESSONS, Chapter, coaching
from fatsi.notation import parse_position
from fatsi.rules import Setup, State
from fatsi.rules.cards import BY_ID as CARDS
from fatsi.rules.colours import COLOURS
from fatsi.rules.geometry import FACED, SPACE_INDEX, TILE_INDEX
from fatsi.rules.village import VILLAGE_TILES
from fatsi.words import available_languages, words
from tests.moon_positions import artifacts, graveyard, moon_of, shelter, villagers_on

RED, GREEN, BLUE, YELLOW, BLACK = (COLOURS.index(colour) for colour in ("red", "green", "blue", "yellow", "black"))
N, E, S, W = range(4)
ALL = tuple(chapter for lesson in LESSONS for chapter in lesson)


def played(name: str, steps: int | None = None) -> Game:
    chapter = BY_ID[name]
    game = chapter.begin()
    for step in chapter.steps[:steps]:
        game.play(step)
    return game


def rolls(game: Game) -> list[str]:
    return [action.text for action in game.actions if action.kind in ("roll", "curse")]


def tile_of(state: State, tile: str) -> str:
    return VILLAGE_TILES[state.table.tiles[TILE_INDEX[tile]]]


@pytest.mark.parametrize("chapter", ALL, ids=lambda chapter: chapter.id)
def test_the_coach_leads_through_a_chapter_step_by_step(chapter: Chapter) -> None:
    game = chapter.begin()
    for number, step in enumerate(chapter.steps, 1):
        coached = coaching(game)
        assert coached is not None and (coached.action, coached.says()) == (step, f"learn-{chapter.id}-{number}")
        game.play(step)
    coached = coaching(game)
    assert coached is not None and coached.is_done and coached.says() == f"learn-{chapter.id}-done"


@pytest.mark.parametrize("chapter", ALL, ids=lambda chapter: chapter.id)
def test_a_chapter_is_known_again_after_it_was_kept(chapter: Chapter) -> None:
    game = chapter.begin()
    game.play(chapter.steps[0])
    coached = coaching(Game.from_record(game.record()))
    assert coached is not None and (coached.chapter, coached.step) == (chapter, 1)


def test_whoever_leaves_the_path_is_warned_and_finds_back_by_undo() -> None:
    game = BY_ID["exorcism"].begin()
    game.play("move W")
    coached = coaching(game)
    assert coached is not None and coached.is_astray and not coached.action
    game.undo()
    assert coaching(game) == coaching(BY_ID["exorcism"].begin())


def test_other_games_are_not_coached() -> None:
    assert coaching(Game(Setup(), seed=1)) is None
    assert coaching(Game(Setup(), seed=1, is_practice=True)) is None


@pytest.mark.parametrize("language", available_languages())
def test_every_step_is_explained_in_every_language(language: str) -> None:
    spoken = words(language)
    for chapter in ALL:
        assert spoken.text(f"learn-{chapter.id}")
        for name in (*range(1, len(chapter.steps) + 1), "done"):
            assert len(spoken.text(f"learn-{chapter.id}-{name}")) > 10


# --- what the coach says of the rules -----------------------------------------------------------------------


def test_a_red_ghost_of_one_red_goes_on_the_red_board() -> None:
    assert CARDS["skinner"].colour == "red" and CARDS["skinner"].resistance == (1, 0, 0, 0, 0)
    assert [str(action) for action in BY_ID["arrival"].begin().legal()] == ["place N1", "place N2", "place N3"]


def test_a_ghost_is_exorcised_only_from_the_tile_before_it_by_three_dice() -> None:
    assert "exorcise" not in map(str, played("exorcism", 0).legal())
    assert "exorcise" in map(str, played("exorcism", 1).legal())
    assert FACED[TILE_INDEX["N"]] == (SPACE_INDEX["N2"],)
    assert rolls(played("exorcism")) == ["roll red green green"] and not any(played("exorcism").state.ghosts)


def test_a_token_pays_the_point_that_the_dice_miss() -> None:
    assert CARDS["bleeding-eyes"].resistance[RED] == 2
    assert rolls(played("tokens")) == ["roll red green green"]
    assert not any(played("tokens").state.ghosts)


def test_the_herbalist_gives_the_tokens_of_two_dice_instead_of_an_exorcism() -> None:
    before, after = played("villagers", 0).state, played("villagers")
    assert CARDS["scarlet-evildoer-1"].resistance[RED] == 3 and tile_of(before, "NE") == "herbalists-shop"
    assert rolls(after) == ["roll red green"]
    gained = [now - then for then, now in zip(before.tao, after.state.tao, strict=True)]
    assert gained[RED] == gained[GREEN] == 1 and sum(gained) == 2
    assert not {"exorcise", "help"} & {str(action) for action in after.legal()}


def test_a_ghost_on_its_step_haunts_and_a_tormentor_rolls_the_curse_die() -> None:
    before, after = played("haunting", 0).state, played("haunting", 1)
    assert before.haunted == 0 and after.state.haunted == 1 << TILE_INDEX["S"]
    assert "tormentor" in CARDS["fury-of-depth"].middle and rolls(after) == ["curse nothing"]
    assert before.table.haunted_limit == 4


def test_the_yellow_taoist_takes_a_token_before_moving_and_gloomy_minion_leaves_one() -> None:
    assert CARDS["gloomy-minion"].resistance[BLACK] == 1 and CARDS["gloomy-minion"].right == ("tao-1",)
    assert played("powers", 1).state.tao[5 * W + BLACK] == 1
    assert rolls(played("powers")) == ["roll red green green"], "no die helps"
    assert played("powers").state.tao[5 * W + RED] == 1


def test_a_buddha_banishes_the_first_ordinary_ghost_but_not_wu_feng() -> None:
    for card, is_gone in (("skinner", True), ("vampire-lord", False)):
        text = f"fatsi position 1\nactive: N\nbuddhas: N2\npending: place {card}; after-yin\n"
        if card == "vampire-lord":
            text = text.replace("N2", "W2").replace("active: N", "active: N\nboards: red-a green-a blue-a yellow-a")
        state = parse_position(text)
        space = "N2" if is_gone else "W2"
        state.apply(next(action for action in state.legal() if str(action) == f"place {space}"))
        assert (state.ghosts[SPACE_INDEX[space]] == 0) == is_gone


def test_each_taoist_begins_with_a_yin_yang_which_frees_a_tile() -> None:
    assert Game(Setup(players=4), seed=1).state.yin_yang == 0b1111
    after = played("yin-yang").state
    assert not after.haunted >> TILE_INDEX["NW"] & 1 and after.haunted >> TILE_INDEX["SE"] & 1
    assert not after.yin_yang >> N & 1


def test_the_last_chapter_is_won() -> None:
    game = played("wu-feng")
    assert CARDS["vampire-lord"].resistance[YELLOW] == 4 and CARDS["vampire-lord"].is_incarnation
    assert rolls(game) == ["roll green green yellow"]
    assert game.result is not None and game.result.won


# --- White Moon ---------------------------------------------------------------------------------------------


def test_a_villager_comes_along_to_the_portal_and_the_next_is_revealed() -> None:
    before, after = played("moon-escort", 0).state, played("moon-escort")
    assert before.table.setup.portal == "C" and villagers_on(before, "N") == "? ? hua"
    assert [str(action) for action in played("moon-escort", 1).legal()] == ["escort C", "alone"]
    assert villagers_on(after.state, "C") == "hua"
    assert villagers_on(after.state, "N").split()[-1] != "?" and "save" in map(str, after.legal())


def test_the_last_of_the_sheng_brings_the_claws() -> None:
    after = played("moon-saving")
    assert shelter(after.state) == {"sheng": 2} and artifacts(after.state, "E") == {"claws-of-vengeance"}
    assert not {"exorcise", "help"} & {str(action) for action in after.legal()}


def test_a_crystal_of_an_earlier_turn_goes_into_the_receptacle_of_the_corner() -> None:
    after = moon_of(played("moon-crystals").state)
    assert after.receptacles.bit_count() == 1 and not any(after.crystals)


def test_su_ling_stops_a_ghost_that_would_haunt() -> None:
    without, after = played("moon-su-ling", 1), played("moon-su-ling").state
    assert CARDS["drowned-maiden"].middle == ("haunter",)
    assert graveyard(after) == {} and not after.haunted and moon_of(after).su_ling == SPACE_INDEX["S2"]
    without.play("stay")
    assert graveyard(without.state) or without.state.haunted, "without her it would have haunted"


def test_the_last_chapter_of_white_moon_is_won_with_a_crystal() -> None:
    game = played("moon-wu-feng")
    assert rolls(game) == ["roll green green yellow"]
    assert game.result is not None and game.result.won and not any(moon_of(game.state).crystals)

"""Positions and records of White Moon as text: what they mean, that they come back, and how bad ones are refused."""

from __future__ import annotations

import random

import pytest

from fatsi import CHANCE, Action, Game, InvalidText, Setup, State, parse_position, parse_record, position, record
from fatsi.notation.moon import card_line
from fatsi.rules.cards import card
from fatsi.rules.setup import DIFFICULTIES, EDITIONS, INCARNATION_POOLS, MOON_VILLAGES, PORTALS
from tests.moon_positions import (
    artifacts,
    crystals,
    graveyard,
    laid_down,
    moon_of,
    receptacles,
    removed_tao,
    shelter,
    su_ling,
    village,
    villagers,
)
from tests.moonlight import SCHOOL, lit
from tests.players import keen_action
from tests.positions import actor, asked, at, ghosts, outcome, play, starting, supply, texts
from tests.test_notation_fuzz import Mutator, play_on, read

EMPTY = village()
MUTANTS_EACH = 60
ROUNDS = 8


# --- what a position means ------------------------------------------------------------------------------


def test_white_moon_alone_is_the_start_of_such_a_game() -> None:
    state = at("white-moon: yes")
    setup = state.table.setup
    assert (setup.white_moon, setup.moon_village, setup.portal, setup.cards) == (True, "random", "C", ())
    assert setup.incarnations is not None
    assert len(setup.incarnations) == 16
    assert state == State.new(setup)
    assert (actor(state), asked(state), state.deck) == ("chance", "reveal", [45, 10])
    assert set(villagers(state).values()) == {"? ? ?"}
    assert set(villagers(state)) == {"NW", "N", "NE", "W", "E", "SW", "S", "SE"}


@pytest.mark.parametrize(("players", "deck"), [(1, [30, 10]), (2, [35, 10]), (3, [40, 10]), (4, [45, 10])])
def test_the_deck_follows_the_number_of_players(players: int, deck: list[int]) -> None:
    assert at(f"white-moon: yes\nplayers: {players}").deck == deck


def test_white_moon_no_is_a_base_game() -> None:
    assert at("white-moon: no") == at("")


def test_the_village_is_laid_in_order_with_the_school_for_the_watchman_in_the_first_game() -> None:
    tiles = at(f"white-moon: yes\n{SCHOOL}").table.setup.tiles
    assert tiles is not None
    assert (tiles[5], len(tiles)) == ("kung-fu-school", 9)


def test_what_is_left_out_of_a_position_is_as_at_the_start() -> None:
    state = at(f"{EMPTY}\npending: yang")
    assert (graveyard(state), receptacles(state), su_ling(state), removed_tao(state)) == ({}, set(), None, {})
    assert [crystals(state, side) for side in "NESW"] == [0, 0, 0, 0]
    assert [artifacts(state, side) for side in "NESW"] == [set()] * 4
    assert (laid_down(state), moon_of(state).crystal_supply) == (set(), 4)
    assert not moon_of(state).su_ling_due


EVERYTHING = """
players: 3
difficulty: nightmare
white-moon: yes
moon-village: first-game
portal: NE
villagers: NW ? ? hua, C weng, SE li sun miao
shelter: hua miao sheng wu chang teng
graveyard: zhou zhou li li sun sun xiang xiang sheng wu long
receptacles: NW SE
su-ling: E3
su-ling-due: yes
removed-tao: red black
used-artifacts: moonstone
bottom: skinner ghoul
extra-incarnations: 1
defeated: 1
N: qi 2, at C, crystals 1, artifacts scroll-of-unity celestial-sword, laid-down
E: dead
saves: 1
fresh-crystals: 1
claws-used: yes
barriers-due: 1
stage: acted
helps: 1
action-tile: C
pending: yang
"""


def test_everything_that_a_position_can_say_is_read() -> None:
    state = at(EVERYTHING)
    assert villagers(state) == {"NW": "? ? hua", "C": "weng", "SE": "li sun miao"}
    assert shelter(state) == {"hua": 1, "miao": 1, "sheng": 1, "wu": 1, "chang": 1, "teng": 1}
    assert sum(graveyard(state).values()) == 11
    assert (receptacles(state), su_ling(state), crystals(state, "N")) == ({"NW", "SE"}, "E3", 1)
    assert (artifacts(state, "N"), laid_down(state)) == ({"scroll-of-unity", "celestial-sword"}, {"N"})
    assert (removed_tao(state), supply(state)["red"]) == ({"red": 1, "black": 1}, 3)
    moon = moon_of(state)
    assert (moon.su_ling_due, moon.claws_used, moon.saves, moon.barriers_due, moon.extra_incarnations) == (
        True,
        True,
        1,
        1,
        1,
    )
    assert (moon.fresh_crystals, len(moon.bottom), moon.crystal_supply) == (1, 2, 1)
    assert parse_position(position(state)) == state


def test_a_dash_says_that_there_is_nothing() -> None:
    lines = "receptacles: -\nsu-ling: -\nremoved-tao: -\ntop: -\nbottom: -\nreturned: -\ngraveyard: -"
    assert at(f"{EMPTY}\n{lines}\npending: yang") == at(f"{EMPTY}\npending: yang")
    assert at("white-moon: yes\nused-artifacts: -") == at("white-moon: yes")


def test_the_rest_of_the_villagers_are_saved_or_dead_where_it_says_so() -> None:
    saved = at("white-moon: yes\nvillagers: C hua\nshelter: rest\nused-artifacts: rest\npending: yang")
    assert sum(shelter(saved).values()) == 23 and shelter(saved)["hua"] == 2
    dead = at(
        "white-moon: yes\nvillagers: C hua, N li li li\nshelter: sun sun sun miao miao xiang xiang sheng sheng\n"
        "N: qi 3, at C, artifacts armour-of-truth claws-of-vengeance shield-of-time\ngraveyard: rest\npending: yang"
    )
    assert sum(graveyard(dead).values()) == 11
    assert parse_position(position(saved)) == saved


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("villagers: C ? hua\nshelter: rest", "rest-face-down"),
        ("villagers: C hua\nshelter: rest\ngraveyard: rest", "named-twice"),
        ("villagers: C hua\nshelter: rest", "artifact-missing"),
    ],
)
def test_a_rest_that_cannot_be_known_is_refused(text: str, expected: str) -> None:
    with pytest.raises(InvalidText) as refused:
        at(f"white-moon: yes\n{text}\npending: yang")
    assert refused.value.reason == expected


def test_a_family_that_is_all_saved_has_left_its_artifact_to_somebody() -> None:
    saved = "weng zhou zhou zhou li li li sun sun sun xiang xiang"
    weng = f"white-moon: yes\nvillagers: C hua hua hua\ngraveyard: rest\nshelter: {saved}"
    with pytest.raises(InvalidText) as refused:
        at(f"{weng}\npending: yang")
    assert refused.value.reason == "artifact-missing"
    at(f"{weng}\nN: qi 3, at C, artifacts fireworks armour-of-truth\npending: yang")
    at(f"{weng}\nN: qi 3, at C, artifacts armour-of-truth\nused-artifacts: fireworks\npending: yang")
    at(f"{weng}\nN: qi 3, at C, artifacts armour-of-truth\npending: family-reward weng; yang")


def test_those_face_down_are_all_who_were_not_seen() -> None:
    state = lit("pending: reveal C; yang", people="C ? ?, N ? zhou", hidden="hua li weng")
    assert starting(state, "reveal") == {"hua", "li", "weng"}


def test_a_card_supplied_in_the_header_is_played_with_its_values() -> None:
    text = "cards: weretiger red 1 0 0 0 0 / lose-qi / - / tao-1; silverfang black 0 0 0 0 2 / - / haunter / -"
    state = lit(text, "ghosts: N2 weretiger\nN: qi 3, at N\npending: yang")
    play(state, "exorcise", "roll red blue blue", "defeat N2")
    assert (ghosts(state), starting(state, "take")) == ({}, {"red", "green", "blue", "yellow", "black"})
    placing = lit(text, "active: E\npending: place silverfang; after-yin")
    assert starting(placing, "place") == {"E1", "E2", "E3"}
    arriving = lit(text, "pending: place weretiger; after-yin")
    play(arriving, "place N1")
    assert arriving.qi[0] == 2


def test_supplied_cards_come_back_in_positions_and_records() -> None:
    text = "cards: weretiger red 1 0 0 0 0 / lose-qi / - / tao-1; werewolf black 0 0 0 0 1 / - / devourer tormentor / -"
    state = lit(text, "pending: yang")
    assert "cards: weretiger red 1 0 0 0 0 / lose-qi / - / tao-1; werewolf" in position(state)
    assert parse_position(position(state)) == state
    text = record(state, [Action.parse("end")])
    assert parse_record(text).start == state


def test_the_line_of_a_card_says_what_is_printed_on_it() -> None:
    assert card_line(card("werewolf")) == "werewolf black 0 0 0 0 2 / - / devourer / moon-crystal"
    assert card_line(card("shapeshifter")) == (
        "shapeshifter board 0 0 0 0 0 / ghost / shift-clockwise / crystal-and-yin-yang"
    )


def test_supplied_values_that_are_the_printed_ones_change_nothing_in_play() -> None:
    printed = "; ".join(card_line(card(name)) for name in ("wererat", "shapeshifter", "gatekeeper"))
    state = lit(f"cards: {printed}", "ghosts: W2 wererat", people="W miao")
    bare = lit("ghosts: W2 wererat", people="W miao")
    assert texts(state) == texts(bare)


# --- round trips ----------------------------------------------------------------------------------------


def play_some(players: int, difficulty: str, seed: int) -> list[State]:
    """Return some positions of a game of White Moon, to its end."""
    rng = random.Random(seed)
    setup = Setup(
        players=players,
        difficulty=difficulty,
        edition=rng.choice(EDITIONS),
        white_moon=True,
        moon_village=rng.choice(MOON_VILLAGES),
        portal=rng.choice(list(PORTALS)),
        incarnations=rng.choice(INCARNATION_POOLS),
    )
    state = State.new(setup.dealt(rng))
    seen = [state.copy()]
    while state.result is None:
        state.apply(keen_action(state, rng))
        if rng.random() < 0.2:
            seen.append(state.copy())
    return [*seen, state]


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_positions_of_play_come_back_from_their_text(players: int, difficulty: str) -> None:
    for state in play_some(players, difficulty, players):
        text = position(state)
        back = parse_position(text)
        assert back == state, text
        assert position(back) == text
        assert (back.actor, back.legal()) == (state.actor, state.legal())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_records_of_play_come_back_from_their_text(players: int) -> None:
    game = Game(Setup(players=players, white_moon=True, portal="corner"), seed=players)
    rng = random.Random(players)
    while game.result is None:
        game.play(keen_action(game.state, rng))
    text = game.record()
    parsed = parse_record(text)
    assert record(parsed.start, parsed.actions, seed=parsed.seed) == text
    assert Game.from_record(text).state == game.state
    assert "reveal " in text
    assert text.rstrip().split("\n")[-1].startswith("result: ")


START = """white-moon: yes
villagers: NW ? ? hua, N ? ? li, NE ? ? zhou, W ? ? chang, E ? ? sun, SW ? ? hua, S ? ? wu, SE ? ? miao"""
WRITTEN = [
    "white-moon: yes",
    f"white-moon: yes\n{SCHOOL}\nplayers: 2\nportal: SE\nincarnations: gatekeeper screamer",
    f"{village('C ?', hidden='li')}\npending: reveal C; yang",
    f"{village(hidden='li')}\npending: reveal-dead C; yang",
    f"{village('S hua', hidden='li')}\npending: death li C; yang",
    f"players: 1\n{START}\npending: setup-rescue 3 - -; turn",
    f"players: 1\n{START.replace('? ? zhou', '? ?')}\nshelter: zhou\npending: setup-rescue 2 NE zhou; reveal NE; turn",
    f"players: 3\n{EMPTY}\npending: grant-artifact moonstone; turn",
    f"{village('C hua')}\npending: kill; yang",
    f"{EMPTY}\nN: qi 3\nE: qi 3, tao red red red red\npending: give-up red; yang",
    f"{EMPTY}\npending: suffer; yang",
    f"{EMPTY}\npending: draw-incarnation; yang",
    f"{village('C hua')}\nN: qi 3, at N\npending: escort N N C yes; yang",
    f"{EMPTY}\npending: family-reward li; yang",
    f"{EMPTY}\npending: grant-tao red; share-tao green; yang",
    f"{EMPTY}\npending: bequeath S fireworks; yang\nS: dead",
    f"{EMPTY}\npending: put-buddha; yang",
    f"{village(graveyard='li')}\npending: drink-elixir; yang",
    f"{EMPTY}\nE: qi 3, at S\npending: come E; summon S; yang",
    f"{EMPTY}\nghosts: N2 skinner\nN: qi 3, at N, artifacts celestial-sword\npending: sword 3; yang",
    f"{EMPTY}\nghosts: N2 skinner\nN: qi 3, at N, artifacts claws-of-vengeance\npending: claws N2; yang",
    f"{EMPTY}\npending: herb-or-crystal 2; yang",
    f"{EMPTY}\npending: give-crystal; offer-yin-yang; yang",
    f"{EMPTY}\n{SCHOOL}\nghosts: N1 skinner\npending: strike; yang",
    f"{EMPTY}\nghosts: N1 weretiger\npending: devourer N1 weretiger; overrun; after-yin",
    f"{EMPTY}\nsu-ling: N1\npending: su-ling E; next-turn\nactive: E",
    f"{EMPTY}\nsu-ling: N1\npending: su-ling-crystal N NE; next-turn",
    f"{village('C hua')}\nreceptacles: NW NE SW SE\npending: barrier-choice 0; barrier-board 1; barrier-end; next-turn",
    f"{village('S hua')}\nreceptacles: NW\npending: rescue; barrier-board 3; barrier-end; next-turn",
    f"{EMPTY}\nghosts: N1 skinner\nscope: barrier-N\npending: defeat red+blue+blue+blue -; barrier-end; next-turn",
    f"{EMPTY}\n{SCHOOL}\nghosts: S1 gloomy-minion\nscope: school-black\npending: dice 3 - exorcism no; yang",
    f"{EMPTY}\nghosts: N2 lich\nN: qi 3, at N, crystals 2\npending: spend yellow+yellow+red N2 crystal; yang",
    f"{EMPTY}\ntop: ravenous\nextra-incarnations: 1\npending: yang",
    f"{EMPTY}\nbottom: skinner ghoul\nreturned: ghoul\npending: draw; after-yin",
    f"{village(graveyard='hua hua hua zhou zhou zhou li li li sun sun sun')}\nresult: lost villagers-dead",
]


@pytest.mark.parametrize("text", WRITTEN)
def test_positions_written_by_hand_come_back_from_their_text(text: str) -> None:
    state = at(text)
    assert parse_position(position(state)) == state
    if state.result is None:
        assert state.legal()
        assert (state.actor == CHANCE) == state.legal()[0].is_chance


def test_a_game_lost_by_dead_villagers_says_so() -> None:
    assert outcome(at(WRITTEN[-1])) == "lost villagers-dead"


# --- how bad positions are refused ----------------------------------------------------------------------

MISTAKES = [
    # text after the first line; line and column (0: any that is named) and a part of the message
    ("white-moon: maybe", 2, 13, "unknown-choice-near given=maybe kind=flag near=yes"),
    ("portal: NE", 2, 9, "portal: part-of-white-moon"),
    ("moon-village: first-game", 2, 15, "moon-village: part-of-white-moon"),
    (
        "white-moon: yes\nmoon-village: second-game",
        3,
        15,
        "unknown-choice-near given=second-game kind=moon-village near=first-game",
    ),
    ("white-moon: yes\nportal: centre", 3, 9, "unknown-choice given=centre kind=tile"),
    ("villagers: -", 2, 12, "of-white-moon given=villagers"),
    ("su-ling: N1", 2, 10, "of-white-moon given=su-ling"),
    ("shelter: hua", 2, 10, "of-white-moon given=shelter"),
    ("N: qi 3, crystals 1", 2, 10, "unknown-choice given=crystals kind=clause"),
    ("N: qi 3, laid-down", 2, 10, "unknown-choice given=laid-down kind=clause"),
    ("incarnations: gatekeeper", 2, 15, "incarnations: not-one-of given=gatekeeper"),
    ("village: kung-fu-school", 2, 10, "village: wrong-number-of-entries wanted=9 given=1"),
    ("ghosts: N1 wererat", 2, 0, "of-white-moon given=wererat"),
    ("gone: wererat", 2, 0, "of-white-moon given=wererat"),
    ("pending: place wererat; after-yin", 2, 0, "of-white-moon given=wererat"),
    ("white-moon: yes\nvillagers: C huo", 3, 14, "unknown-choice-near given=huo kind=family near=hua"),
    ("white-moon: yes\nvillagers: X hua", 3, 12, "unknown-choice given=X kind=tile"),
    ("white-moon: yes\nvillagers: C", 3, 12, "wrong-form given=C wanted=NW ? ? hua"),
    ("white-moon: yes\nvillagers: C hua, C li", 3, 19, "named-twice given=C"),
    ("white-moon: yes\nvillagers: C hua hua hua li", 3, 12, "too-many-villagers most=3"),
    ("white-moon: yes\nvillagers: C hua,", 3, 18, "wrong-form given= wanted=NW ? ? hua"),
    ("white-moon: yes\nshelter: hua huo", 3, 14, "unknown-choice-near given=huo kind=family near=hua"),
    ("white-moon: yes\ngraveyard: huo", 3, 12, "unknown-choice-near given=huo kind=family near=hua"),
    ("white-moon: yes\nreceptacles: NW C", 3, 17, "unknown-choice given=C kind=corner"),
    ("white-moon: yes\nsu-ling: N4", 3, 10, "unknown-choice-near given=N4 kind=space near=N3"),
    ("white-moon: yes\nsu-ling-due: perhaps", 3, 14, "unknown-choice given=perhaps kind=flag"),
    ("white-moon: yes\nremoved-tao: white", 3, 14, "unknown-choice given=white kind=tao-colour"),
    (
        "white-moon: yes\nused-artifacts: moonstone sun-stone",
        3,
        27,
        "unknown-choice-near given=sun-stone kind=artifact near=moonstone",
    ),
    ("white-moon: yes\nused-artifacts: moonstone moonstone", 3, 27, "named-twice given=moonstone"),
    ("white-moon: yes\nused-artifacts: moonstone\nN: qi 3, artifacts moonstone", 4, 20, "named-twice given=moonstone"),
    (
        "white-moon: yes\nN: qi 3, artifacts sunstone",
        3,
        20,
        "unknown-choice-near given=sunstone kind=artifact near=moonstone",
    ),
    ("white-moon: yes\nN: qi 3, crystals", 3, 10, "wrong-form given=crystals wanted=crystals 2"),
    ("white-moon: yes\nN: qi 3, crystals 5", 3, 19, "not-a-number given=5 most=4"),
    ("white-moon: yes\nN: qi 3, laid-down now", 3, 10, "stands-alone given=laid-down"),
    ("white-moon: yes\nN: qi 3, laid-down, laid-down", 3, 21, "named-twice given=laid-down"),
    ("white-moon: yes\ntop: skiner", 3, 6, "unknown-choice-near given=skiner kind=card near=skinner"),
    ("white-moon: yes\nbottom: skinner gool", 3, 17, "unknown-choice-near given=gool kind=card near=ghoul"),
    ("white-moon: yes\nsaves: 3", 3, 8, "not-a-number given=3 most=2"),
    ("white-moon: yes\nfresh-crystals: 5", 3, 17, "not-a-number given=5 most=4"),
    ("white-moon: yes\nbarriers-due: x", 3, 15, "not-a-number given=x most=2"),
    ("white-moon: yes\nextra-incarnations: -1", 3, 21, "not-a-number given=-1 most=9"),
    ("white-moon: yes\nscope: everything", 3, 8, "unknown-choice given=everything kind=scope"),
    ("white-moon: yes\nsword-drawn: 1", 3, 14, "unknown-choice given=1 kind=flag"),
    ("white-moon: yes\nclaws-used: 1", 3, 13, "unknown-choice given=1 kind=flag"),
    ("white-moon: yes\ncards: wererat", 3, 8, "wrong-card-values given=wererat"),
    ("white-moon: yes\ncards: ghoul yellow 0 0 0 1 0 / - / - / -", 3, 8, "unknown-choice given=ghoul kind=moon-card"),
    ("white-moon: yes\ncards: wererat pink 0 0 0 1 0 / - / - / -", 3, 16, "unknown-choice given=pink kind=colour"),
    ("white-moon: yes\ncards: wererat yellow 0 0 0 x 0 / - / - / -", 3, 29, "not-a-number given=x most=9"),
    (
        "white-moon: yes\ncards: wererat yellow 0 0 0 1 0 / devourer / - / -",
        3,
        35,
        "unknown-choice-near given=devourer kind=stone near=devour",
    ),
    (
        "white-moon: yes\ncards: wererat yellow 0 0 0 1 0 / - / curse / -",
        3,
        39,
        "unknown-choice given=curse kind=stone",
    ),
    (
        "white-moon: yes\ncards: wererat yellow 0 0 0 1 0 / - / - / haunter",
        3,
        43,
        "unknown-choice given=haunter kind=stone",
    ),
    ("white-moon: yes\ncards: wererat yellow 0 0 0 0 0 / - / - / -", 3, 8, "resistance-and-colour card=wererat"),
    ("white-moon: yes\ncards: wererat board 1 0 0 0 0 / - / - / -", 3, 8, "resistance-and-colour card=wererat"),
    ("cards: wererat yellow 0 0 0 1 0 / - / - / -", 2, 8, "cards: part-of-white-moon"),
    # impossible statements
    ("white-moon: yes\nvillagers: C hua\npending: yang", 3, 12, "villagers: wrong-number-face-down given=0 wanted=23"),
    ("white-moon: yes\nvillagers: C chang chang\npending: yang", 3, 12, "villagers: too-many-of-family family=chang"),
    (f"{village('C hua')}\nhaunted: C\npending: yang", 3, 12, "villagers: villagers-on-haunted-tile place=C"),
    (f"{village('C hua ?', hidden='li')}\npending: yang", 3, 12, "villagers: top-villager-face-down place=C"),
    (f"{village('C hua')}\npending: reveal C; yang", 6, 10, "pending: nobody-to-reveal place=C"),
    (
        f"{EMPTY}\nreceptacles: NW NE SW SE\nN: qi 3, crystals 1\npending: yang",
        6,
        14,
        "receptacles: too-many-crystals most=4",
    ),
    (f"{EMPTY}\nfresh-crystals: 1\npending: yang", 6, 17, "fresh-crystals: more-than-held"),
    (f"{EMPTY}\nghosts: N1 nameless\nsu-ling: N1\npending: yang", 7, 10, "su-ling: su-ling-before-incarnation"),
    (f"{EMPTY}\nsaves: 1\npending: yang", 6, 8, "saves: too-many-saves"),
    (f"{EMPTY}\nscope: school-N\npending: yang", 6, 8, "scope: no-exorcism"),
    (f"{EMPTY}\nremoved-tao: red red red red red\npending: yang", 0, 0, "tao: too-many-tao most=4 colour=red"),
    (f"{EMPTY}\nghosts: N1 skinner\nbottom: skinner\npending: yang", 0, 0, "named-elsewhere given=skinner"),
    (
        f"{EMPTY}\nghosts: N1 ravenous\ntop: ravenous\nextra-incarnations: 1\npending: yang",
        0,
        0,
        "named-elsewhere given=ravenous",
    ),
    (
        f"{EMPTY}\ntop: ravenous\nbottom: ravenous\nextra-incarnations: 1\npending: yang",
        0,
        0,
        "named-elsewhere given=ravenous",
    ),
    (f"{EMPTY}\ntop: skinner\nextra-incarnations: 1\npending: yang", 0, 0, "top-or-bottom card=skinner"),
    (
        f"{EMPTY}\nincarnations: gatekeeper\ntop: ravenous\nextra-incarnations: 1\npending: yang",
        7,
        0,
        "incarnation-not-in-game card=ravenous",
    ),
    (f"{EMPTY}\nincarnations: gatekeeper\nbottom: ravenous\npending: yang", 7, 0, "top-or-bottom card=ravenous"),
    (f"{EMPTY}\nreceptacles: NW NW\npending: yang", 6, 0, "named-twice given=NW"),
    (f"{EMPTY}\nsu-ling: N1 E1\npending: yang", 6, 0, "one-su-ling"),
    (
        f"{EMPTY}\ncards: wererat yellow 0 0 0 1 0 / - / - / -; wererat yellow 0 0 0 2 0 / - / - / -",
        6,
        0,
        "cards: named-twice given=wererat",
    ),
    (f"{EMPTY}\nbottom: skinner skinner\npending: yang", 0, 0, "named-elsewhere given=skinner"),
    (
        f"{village(graveyard='hua hua hua zhou zhou zhou li li li sun sun sun')}\npending: yang",
        4,
        12,
        "graveyard: over-graveyard most=12",
    ),
    (f"{EMPTY}\nresult: lost villagers-dead", 6, 9, "result: lost-without-cause given=villagers-dead"),
    ("pending: next-turn", 2, 10, "pending: of-white-moon given=next-turn"),
]


@pytest.mark.parametrize(
    ("text", "line", "column", "message"), MISTAKES, ids=[case[0].split("weng\n")[-1] for case in MISTAKES]
)
def test_a_mistake_is_reported_with_its_line_and_column(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(InvalidText) as wrong:
        at(text)
    assert message in str(wrong.value)
    assert (wrong.value.line, wrong.value.column) != (0, 0)
    if line:
        assert wrong.value.line == line
    if column:
        assert wrong.value.column == column


BASE_POSITIONS_WITH_MOON_FRAMES = [
    "reveal C; yang",
    "kill; yang",
    "su-ling N; yang",
    "give-crystal; yang",
    "strike; yang",
    "barrier-choice 0; yang",
    "draw-incarnation; yang",
    "family-reward hua; yang",
    "death hua C; yang",
]


@pytest.mark.parametrize("pending", BASE_POSITIONS_WITH_MOON_FRAMES)
def test_what_only_white_moon_has_pending_is_refused_in_a_base_game(pending: str) -> None:
    with pytest.raises(InvalidText) as wrong:
        at(f"pending: {pending}")
    assert (wrong.value.line, wrong.value.column) == (2, 10)


DOUBTFUL = [
    "pending: barrier-choice 4; next-turn",
    "pending: barrier-board 9; next-turn",
    "pending: barrier-choice 0; yang",
    "pending: setup-rescue 1 - -; yang",
    "pending: setup-rescue 9 - -; turn",
    "players: 1\npending: setup-rescue 2 NE+E zhou; turn",
    "pending: sword 0; yang",
    "pending: sword 9; yang",
    "scope: barrier-N\npending: sword 3; yang",
    "scope: barrier-N\npending: dice 4 - exorcism no; yang",
    "scope: school-W\npending: dice 3 - exorcism no; yang",
    "pending: escort W W C no; after-yin",
    "pending: come N; after-yin",
    "pending: strike; after-yin",
    "pending: herb-or-crystal 0; yang",
    "pending: herb-or-crystal 9; yang",
    "pending: claws -; yang",
    "pending: su-ling N; after-yin",
    "pending: su-ling-crystal N NE; after-yin",
    "pending: shapeshifter N1 skinner; after-yin",
    "pending: devourer N1 skinner; after-yin",
    "pending: bequeath N moonstone; yang",
    "pending: grant-artifact moonstone; yang",
    "pending: next-turn; yang",
    "receptacles: NE\npending: su-ling-crystal N NE; next-turn",
    "pending: family-reward li; after-yin",
    "top: ravenous\nincarnations: gatekeeper\nextra-incarnations: 1",
    "extra-incarnations: 1\npending: yang",
    "extra-incarnations: 9\npending: yang",
]


@pytest.mark.parametrize("text", DOUBTFUL)
def test_what_can_hardly_be_is_refused_or_can_be_played(text: str) -> None:
    for people in ("C hua", "C hua li"):
        position_text = f"fatsi position 1\n{village(people)}\nghosts: N1 skinner\n{text}"
        for seed in range(10):
            state = read(parse_position, position_text)
            if state is not None:
                play_on(state, position_text, random.Random(seed))


def test_no_stack_that_is_about_to_be_turned_up_is_rescued_from() -> None:
    position_text = f"fatsi position 1\nplayers: 3\n{START}\npending: setup-rescue 2 - -; turn"
    for seed in range(10):
        state = read(parse_position, position_text)
        if state is not None:
            play_on(state, position_text, random.Random(seed))


# --- texts that nobody would write ----------------------------------------------------------------------


def corpus_of(seed: int) -> list[str]:
    rng = random.Random(seed)
    texts_of_positions = [f"fatsi position 1\n{text}" for text in WRITTEN]
    for players in (1, 2, 3, 4):
        states = play_some(players, rng.choice(list(DIFFICULTIES)), seed * 10 + players)
        texts_of_positions += [position(state) for state in rng.sample(states, min(6, len(states)))]
    return texts_of_positions


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_a_spoiled_position_is_refused_or_can_be_played(round_: int) -> None:
    corpus = corpus_of(round_)
    rng = random.Random(round_)
    mutator = Mutator(corpus, rng)
    for _ in range(MUTANTS_EACH):
        text = mutator.spoiled(rng.choice(corpus))
        state = read(parse_position, text)
        if state is not None:
            play_on(state, text, rng)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_spoiled_record_is_refused_or_can_be_played(seed: int) -> None:
    game = Game(Setup(players=1 + seed, white_moon=True), seed=seed)
    rng = random.Random(seed)
    while game.result is None and len(game.actions) < 120:
        game.play(keen_action(game.state, rng))
    mutator = Mutator([game.record()], rng)
    for _ in range(20):
        text = mutator.spoiled(game.record())
        parsed = read(parse_record, text)
        if parsed is not None:
            assert parse_record(record(parsed.start, parsed.actions, seed=parsed.seed)) == parsed

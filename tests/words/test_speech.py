"""What the words say of whole games: every event, decision, choice and refusal of every setup has its words."""

import random
import re
from dataclasses import fields
from functools import cache, lru_cache
from itertools import product
from unittest.mock import patch

import pytest

from fatsi.rules import CHANCE, Action, Event, IllegalAction, Setup, State
from fatsi.rules import events as event_module
from fatsi.rules.cards import CARDS
from fatsi.rules.dice import CURSE_FACES
from fatsi.rules.events import ALL_EVENTS
from fatsi.rules.facts import LASTING_STONES
from fatsi.rules.moon.families import ARTIFACTS, FAMILIES
from fatsi.rules.refusals import REASONS
from fatsi.rules.registry import declared
from fatsi.rules.scoring import REASONS as ENDINGS
from fatsi.rules.scoring import Result
from fatsi.rules.steps import Question
from fatsi.words import Words, available_languages
from fatsi.words.catalogue import Argument, Catalogue
from fatsi.words.message_arguments import NAMED_THINGS
from fatsi.words.speech import EVENTLESS
from tests.players import POLICIES
from tests.positions import at, play
from tests.words.parameters import parameters_of
from tests.words.pseudo import LOCALES

# What no sentence may show: unresolved placeables, missing things, doubled blanks, ids.
UNSAID = re.compile(r"[{}]|\?\?\?|\bNone\b|  ")
IDS = {thing for things in NAMED_THINGS.values() for thing in things if "-" in thing}

ALL_WORDS = [Words(language) for language in available_languages()]
languages = pytest.mark.parametrize("language", available_languages())
SETUPS = [
    Setup(players=players, difficulty=difficulty, edition=edition, five_qi=players == 2)
    for players, difficulty, edition in product(
        (1, 2, 3, 4), ("initiation", "normal", "nightmare", "hell"), ("revised", "first")
    )
]
MOON_SETUPS = [
    Setup(
        players=players,
        difficulty=difficulty,
        edition="first" if portal == "edge" else "revised",
        five_qi=players == 2,
        white_moon=True,
        moon_village="first-game" if portal == "corner" else "random",
        portal=portal,
        incarnations=incarnations,
    )
    for players, difficulty, (portal, incarnations) in product(
        (1, 2, 3, 4),
        ("initiation", "normal", "nightmare", "hell"),
        (("centre", "all"), ("edge", "base"), ("corner", "new")),
    )
]


@lru_cache(maxsize=1 << 16)
def checked(text: str) -> str:
    assert text
    assert not UNSAID.search(text), text
    assert IDS.isdisjoint(re.findall(r"[\w-]+", text)), text
    return text


# Each of them is played once and put into words in all languages: 208 games, White Moon in more than half of them.
GAMES = [
    *((policy, setup) for policy in ("keen", "kind") for setup in SETUPS),
    *((policy, setup) for policy in ("keen", "kind", "random") for setup in MOON_SETUPS),
]


def test_at_least_200_games_are_put_into_words() -> None:
    assert len(GAMES) >= 200


@cache
def check_said(message: str, arguments: tuple[tuple[str, Argument], ...]) -> None:
    """A sentence depends on nothing but its message and its arguments: each pair is put into words once."""
    for words in ALL_WORDS:
        named = named_in(words.language, message)
        check_said_in(words, message, tuple((name, value) for name, value in arguments if name in named))


@cache
def named_in(language: str, message: str) -> set[str]:
    return parameters_of(LOCALES / language)[message].all


@cache
def check_said_in(words: Words, message: str, arguments: tuple[tuple[str, Argument], ...]) -> None:
    """Of its arguments, only those that the message names in this language; one that is wanting is an error."""
    checked(words.text(message, **dict(arguments)))


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_whole_games_can_be_put_into_words_in_every_language(number: int) -> None:
    said: dict[tuple[str, tuple[tuple[str, Argument], ...]], None] = {}

    def note(_: Catalogue, message: str, /, **arguments: Argument) -> str:
        said[message, tuple(arguments.items())] = None
        return message

    with patch.object(Catalogue, "text", note):
        tell_game(number, Words())
    for message, arguments in said:
        check_said(message, arguments)


def tell_game(number: int, words: Words) -> None:
    """Play a game and put all of it into words."""
    policy, setup = GAMES[number]
    rng = random.Random(1000 * number + len(policy))
    state = State.new(setup.dealt(rng))
    while state.result is None:
        legal = state.legal()
        wrong = rng.choice(Action.all())
        refusal = state.refusal(wrong) if state.actor != CHANCE and wrong not in legal else None
        action = POLICIES[policy](state, rng)
        words.decision(state)
        # What chance does is put into words as it happens: there are too many rolls for all of them.
        for choice in (action,) if state.actor == CHANCE else legal:
            words.action(choice, state)
            if choice.kind in EVENTLESS:
                words.story(choice, state)
        if refusal is not None:
            words.reason(refusal, state)
        happened: list[Event] = []
        state.apply(action, happened)
        for event in happened:
            words.event(event, state)
    words.decision(state)


# --- everything once ------------------------------------------------------------------------------------

VALUES: dict[str, tuple[int | str, ...]] = {
    "seat": (0, 1, 2, 3),
    "board": (0, 1, 2, 3),
    "tile": tuple(range(9)),
    "space": tuple(range(12)),
    "origin": (3,),
    "card": tuple(card.number for card in CARDS),
    "colour": (0, 1, 2, 3, 4),
    "roll": (1, 6, 20, 80, 209),
    "power": tuple(range(8)),
    "face": tuple(range(len(CURSE_FACES))),
    "stone": LASTING_STONES,
    "reason": ENDINGS,
    "amount": (1, 2, 5),
    "qi": (1, 2),
    "left": (0, 1, 2),
    "family": tuple(range(len(FAMILIES))),
    "artifact": tuple(range(len(ARTIFACTS))),
    "start": (0, 4),
}


@languages
@pytest.mark.parametrize("kind", ALL_EVENTS, ids=lambda kind: kind.id())
def test_every_event_can_be_put_into_words_whatever_it_is_about(language: str, kind: type[Event]) -> None:
    words = Words(language)
    state = at("players: 2")
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    sentences = set()
    for number in range(max((len(VALUES[name]) for name in names), default=1)):
        values = {name: VALUES[name][number % len(VALUES[name])] for name in names}
        sentences.add(checked(words.event(kind(**values), state)))
    assert sentences


MOON = """white-moon: yes
village: kung-fu-school taoist-altar herbalists-shop sorcerers-hut buddhist-temple cemetery circle-of-prayer tea-house
  pavilion-of-the-heavenly-winds
villagers: NW ? chang, N ? ? li, NE ? ? hua, W ? sun, E ? zhou xiang, SW ? ? wu, S ? sheng, SE miao
shelter: hua li
graveyard: li sun zhou"""
MOON_START = "\n".join(
    (
        *MOON.split("\n")[:-3],
        "villagers: NW ? ? chang, N ? ? li, NE ? ? hua, W ? ? sun, E ? ? xiang, SW ? ? wu, S ? ? sheng, SE ? ? miao",
    )
)
AFTER_BARRIER = "barrier-board 1; barrier-board 2; barrier-board 3; barrier-end; barrier; next-turn"
BARRIER = f"pending: barrier-choice 0; {AFTER_BARRIER}"

# A position for each kind of decision that a seat or chance answers.
DECISIONS = {
    "draw": "pending: draw; after-yin",
    "place": "pending: place lich; after-yin",
    "discard": "W: qi 3, tao red\npending: discard W; after-yin",
    "curse-die": "ghosts: N1 lich\npending: curse-die N1 no; after-yin",
    "curse-choice": "active: E\nghosts: E1 lich\npending: curse-choice E1 lose-qi; after-yin",
    "pay": "N: dead\npending: pay; after-yin",
    "yang": "ghosts: N1 lich\npending: yang",
    "to": "pending: to E yes; yang",
    "revive": "S: dead\npending: revive; yang",
    "unhaunt": "haunted: NE\npending: unhaunt; arrive; yang",
    "banish": "ghosts: N1 lich\npending: banish; lose-qi; yang",
    "calm": "ghosts: N1 ghoul step\npending: calm; yang",
    "pray": "pending: pray; yang",
    "lift": "ghosts: N1 lich\npending: lift; pavilion-taoist; yang",
    "set-down": "ghosts: N1 lich\npending: set-down N1; pavilion-taoist; yang",
    "guide": "pending: guide; yang",
    "dice": "pending: dice 3 - exorcism no; yang",
    "dice-choice": "active: E\nghosts: E1 lich\nE: qi 3, at SE\npending: dice-choice red+white+white exorcism; yang",
    "defeat": "ghosts: N2 ghoul, E1 lich\nN: qi 3, at N, tao yellow\npending: defeat red+green+blue -; yang",
    "spend": "ghosts: N2 ghoul\nN: qi 3, at N, tao yellow\npending: spend red+green+blue N2 -; yang",
    "curse-order": "pending: curse-order N1=zombie-1 E3=abysmal-1; yang",
    "reward-order": "pending: reward-order N1=lich E3=yellow-plague; yang",
    "take": "pending: take 2; yang",
    "gain": "N: qi 3\npending: gain; yang",
    "give-qi": "pending: give-qi; victory; yang",
    "give-yin-yang": "N: qi 3\npending: give-yin-yang; victory; yang",
    "reveal": f"{MOON.replace('? chang', '? ?')}\npending: reveal NW; yang",
    "reveal-dead": f"{MOON.replace('? chang', 'chang')}\npending: reveal-dead NW; after-yin",
    "draw-incarnation": f"{MOON}\npending: draw-incarnation; after-yin",
    "setup-rescue": f"players: 3\n{MOON_START}\npending: setup-rescue 1 - -; turn",
    "kill": f"{MOON}\npending: kill; after-yin",
    "give-up": f"{MOON}\nN: qi 3, tao red red\nE: qi 3, tao red red\npending: give-up red; after-yin",
    "suffer": f"players: 2\n{MOON}\npending: suffer; after-yin",
    "escort": f"{MOON}\nN: qi 3, at N\npending: escort N N NE yes; yang",
    "grant-tao": f"{MOON}\npending: grant-tao red; yang",
    "grant-artifact": f"players: 3\n{MOON}\npending: grant-artifact moonstone; turn",
    "bequeath": f"{MOON}\nE: dead\npending: bequeath E moonstone; after-yin",
    "put-buddha": f"{MOON}\npending: put-buddha; yang",
    "drink-elixir": f"{MOON}\nS: dead\nused-artifacts: elixir-of-life\npending: drink-elixir; yang",
    "come": f"{MOON}\nE: qi 3, at E\npending: come E; yang",
    "sword": f"{MOON}\nN: qi 3, at N, artifacts celestial-sword\nghosts: N2 skinner\npending: sword 3; yang",
    "claws": f"{MOON}\nN: qi 3, at N, artifacts claws-of-vengeance\nghosts: N2 skinner\npending: claws N2; yang",
    "herb-or-crystal": f"{MOON}\npending: herb-or-crystal 2; yang",
    "give-crystal": f"{MOON}\npending: give-crystal; yang",
    "strike": f"players: 3\n{MOON}\nghosts: N2 skinner, W1 ghoul, E1 gloomy-minion\npending: strike; yang",
    "su-ling": f"{MOON}\nghosts: N2 skinner\nsu-ling: N1\nsu-ling-due: yes\npending: su-ling N; barrier; next-turn",
    "su-ling-crystal": f"{MOON}\nsu-ling: N1\npending: su-ling-crystal N NE; barrier; next-turn",
    "barrier-choice": f"{MOON}\nreceptacles: NW NE SW SE\n{BARRIER}",
    "rescue": f"{MOON}\nreceptacles: NW NE SW\npending: rescue; {AFTER_BARRIER}",
}


def test_there_is_a_position_for_every_kind_of_decision() -> None:
    assert set(DECISIONS) == set(declared(Question))


@languages
@pytest.mark.parametrize("kind", DECISIONS)
def test_every_decision_and_its_choices_can_be_put_into_words(language: str, kind: str) -> None:
    state = at(DECISIONS[kind])
    words = Words(language)
    assert state.stack[-1].id == kind
    checked(words.decision(state))
    choices_in_words = [checked(words.action(action, state)) for action in state.legal()]
    if kind != "draw":  # two cards may have one name
        assert len(set(choices_in_words)) == len(choices_in_words), "two choices read the same"


@languages
def test_every_choice_of_a_game_reads_differently(language: str) -> None:
    words = Words(language)
    rng = random.Random(11)
    for setup in SETUPS[::4]:
        state = State.new(setup.dealt(rng))
        while state.result is None:
            if state.actor != CHANCE:
                choices_in_words = [words.action(action, state) for action in state.legal()]
                assert len(set(choices_in_words)) == len(choices_in_words)
            state.apply(POLICIES["keen"](state, rng))


@languages
def test_every_refusal_can_be_put_into_words(language: str) -> None:
    arguments: dict[str, str | int] = {
        "tile": "NE",
        "seat": "E",
        "board": "E",
        "space": "N1",
        "card": "lich",
        "colour": "red",
        "power": "second-wind",
        "number": 2,
        "decision": "yang",
        "family": "hua",
        "artifact": "moonstone",
    }
    words = Words(language)
    for reason in REASONS:
        checked(words.reason(IllegalAction("end", reason, **arguments), at("")))


@languages
def test_every_ending_can_be_put_into_words(language: str) -> None:
    for ending in ENDINGS:
        checked(Words(language).result(Result(ending == ENDINGS[0], ending, ())))


# --- what English says ----------------------------------------------------------------------------------


def choices(state: State) -> dict[str, str]:
    return {str(action): Words().action(action, state) for action in state.legal()}


def test_a_decision_says_who_decides_what() -> None:
    assert Words().decision(at("pending: place lich; after-yin")) == (
        "Red: place Lich on a free space of the yellow board."
    )


def test_the_decider_need_not_be_the_active_player() -> None:
    state = at("active: E\nW: qi 3, tao red blue\npending: discard W; after-yin")
    assert Words().decision(state) == "Yellow: discard one of your Tao tokens."
    assert choices(state) == {"discard red": "Discard a red Tao token", "discard blue": "Discard a blue Tao token"}


def test_a_ghost_whose_board_is_full_may_go_anywhere() -> None:
    state = at("ghosts: W1 ghoul, W2 zombie-1, W3 zombie-2\npending: place lich; after-yin")
    assert Words().decision(state) == "Red: place Lich on any free space, because its board is full."


def test_choices_show_tile_place_and_haunting() -> None:
    labels = choices(at("haunted: NE\npending: yang"))
    assert labels["move NW"] == "Move to the Cemetery (NW)"
    assert labels["move NE"] == "Move to the Herbalist (NE, haunted)"
    assert labels["help"] == "Ask the Temple for help: take a Buddha"
    assert labels["yin-yang unhaunt NE"] == "Yin-Yang: restore the Herbalist (NE)"


def test_an_exorcism_names_its_ghosts_and_spent_tokens_their_owner() -> None:
    state = at("ghosts: N2 bleeding-eyes\nN: qi 3, at N\nE: qi 3, at N, tao red red\npending: yang")
    assert choices(state)["exorcise"] == "Attempt an exorcism: Bleeding Eyes"
    play(state, "exorcise", "roll blue blue green")
    assert choices(state) == {
        "defeat N2": "Exorcise Bleeding Eyes (N2) with 2 Tao tokens",
        "done": "Exorcise none and spend no tokens",
    }
    play(state, "defeat N2")
    assert choices(state) == {"spend E red": "Spend a red Tao token from the green Taoist"}


def test_the_same_action_is_worded_as_its_question_has_it() -> None:
    curse = at(DECISIONS["curse-choice"])
    dice = at(DECISIONS["dice-choice"])
    assert choices(curse)["keep"] == "Keep this result"
    assert choices(dice)["keep"] == "Keep this roll"
    assert choices(dice)["reroll white white"] == "Reroll white and white"


def test_neutral_boards_are_no_taoists() -> None:
    state = at("players: 1")
    assert Words().event(event_module.QiLost(1, 2), state) == "The green board loses 1 Qi and has 2 left."
    assert Words().event(event_module.QiLost(0, 2), state) == "The red Taoist loses 1 Qi and has 2 left."
    assert Words().event(event_module.QiLost(1, 0), state) == "The green board loses its last Qi."
    assert Words().event(event_module.QiLost(0, 0), state) == "The red Taoist loses their last Qi."


def test_a_choice_that_no_event_reports_is_a_sentence_of_the_story() -> None:
    words = Words()
    curse, dice = at(DECISIONS["curse-choice"]), at(DECISIONS["dice-choice"])
    assert words.story(Action.parse("keep"), curse).endswith(" Taoist keeps this result.")
    assert words.story(Action.parse("keep"), dice).endswith(" Taoist keeps this roll.")


def test_a_refusal_says_why() -> None:
    state = at("pending: yang")
    for action, expected in {
        "exorcise": "There is no ghost facing the Buddhist Temple (C).",
        "buddha N2": "You have no Buddha.",
        "place N1": "That does not answer the current question.",
        "borrow E": "The green board has a Taoist: only powers of neutral boards can be borrowed.",
    }.items():
        assert Words().reason(state.refusal(Action.parse(action)), state) == expected


def test_two_cards_may_have_one_name() -> None:
    assert Words().card(6) == Words().card(7) == "Zombie"

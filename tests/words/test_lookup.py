"""Things are found by their name in the reader's language and by the English one that rulebooks print."""

import unicodedata

import pytest

from fatsi.rules.cards import CARDS
from fatsi.rules.facts import PRINTED
from fatsi.words import Words, available_languages
from fatsi.words.lookup import cards_named, explain_topic, near_cards, near_topics

languages = pytest.mark.parametrize("language", available_languages())


def without_accents(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.replace("ł", "l").replace("Ł", "L"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@languages
def test_every_card_is_found_by_its_name_its_english_name_and_its_id(language: str) -> None:
    words = Words(language)
    for card in CARDS:
        here = words.card(card.number)
        for name in (here, here.upper(), without_accents(here), card.name, card.name.lower()):
            found = cards_named(name, PRINTED, words)
            assert here in {words.card(one.number) for one in found}, (name, [one.id for one in found])
        assert card in cards_named(card.id, PRINTED, words)


@languages
def test_a_part_of_the_english_name_is_enough(language: str) -> None:
    words = Words(language)
    assert {card.name for card in cards_named("nymph", PRINTED, words)} == {"Perfidious Nymph"}


def test_a_whole_name_comes_before_names_that_contain_it() -> None:
    assert {card.name for card in cards_named("fallen monk", PRINTED, Words())} == {"Fallen Monk"}
    assert {card.name for card in cards_named("fallen mon", PRINTED, Words())} == {"Fallen Monk", "Fallen Monks"}


def test_nothing_is_no_name() -> None:
    assert cards_named("", PRINTED, Words()) == []
    assert explain_topic("'", Words()) == []


@languages
def test_what_may_have_been_meant_is_named_once_in_the_language_of_the_reader(language: str) -> None:
    words = Words(language)
    lich = next(card.number for card in CARDS if card.id == "lich")
    assert near_cards("licch", words)[0] == words.card(lich)
    assert len(near_cards("licch", words)) == len(set(near_cards("licch", words)))
    assert words.text("tile-tea-house") in near_topics("tea huose", words)


@languages
@pytest.mark.parametrize(
    ("english", "message"),
    [
        ("Tea House", "tile-tea-house"),
        ("second wind", "power-second-wind"),
        ("celestial sword", "artifact-celestial-sword"),
        ("moon barrier", "moon-chapter-barrier"),
    ],
)
def test_the_rules_are_found_by_english_names_too(language: str, english: str, message: str) -> None:
    words = Words(language)
    topic = words.text("topic", name=words.text(message), text=words.text(f"{message}.text"))
    assert topic in explain_topic(english, words)
    assert topic in explain_topic(without_accents(words.text(message)), words)

"""Every language uses the parameters that English uses, and errors are raised with those that their messages have."""

import pytest

from fatsi.words import available_languages
from fatsi.words.catalogue import FALLBACK
from tests.words.codes import PACKAGE, error_codes
from tests.words.parameters import differences, parameters, parameters_of

LOCALES = PACKAGE / "words" / "locales"

ENGLISH = """
moved = { SEAT($seat) } goes to { TILE($tile) }
counted =
    { $number ->
        [one] { $number } ghost
       *[other] { $number } ghosts
    }
held =
    { $holder ->
        [neutral] The board
       *[taoist] The Taoist
    }
card-lich = Lich
    .text = A ghost of { $colour }
"""


@pytest.mark.parametrize("language", available_languages())
def test_every_message_has_the_parameters_that_it_has_in_english(language: str) -> None:
    assert differences(parameters_of(LOCALES / FALLBACK), parameters_of(LOCALES / language)) == []


def test_every_error_is_raised_with_what_its_message_wants() -> None:
    english = parameters_of(LOCALES / FALLBACK)
    wrong = {
        code: given
        for code, places in error_codes().items()
        for given in places
        if english[f"error-{code}"].all != given
    }
    assert wrong == {}


@pytest.mark.parametrize(
    "other",
    [
        "moved = Do { TILE($tile) } idzie { SEAT($seat) }",
        "held = Jego",  # what English only chooses by
        "card-lich = Lisz\n    .acc = Lisza\n    .text = Duch koloru { $colour }",
        "# Leaves out $tile: the sentence would name it twice.\nmoved = Idzie { SEAT($seat) }",
        "counted = Duchy: { $number }",
        "other = English does not have this: { $number }",
    ],
)
def test_a_language_may_order_its_sentence_and_leave_out_what_it_does_not_choose_by(other: str) -> None:
    assert differences(parameters(ENGLISH), parameters(other)) == []


@pytest.mark.parametrize(
    ("other", "found"),
    [
        ("moved = Idzie { SEAT($seat) }", "moved: $tile is missing"),
        ("moved = { SEAT($seat) } { TILE($tile) } { $number }", "moved: English has no $number"),
        (
            "moved =\n    { $seats ->\n       *[red] { SEAT($seat) } { TILE($tile) }\n    }",
            "moved: English has no $seats",
        ),
        ("counted = Duchy", "counted: $number is missing"),
        ("card-lich = Lisz { $colour }", "card-lich: English has no $colour"),
        ("card-lich = Lisz\n    .acc = Lisza { $case }", "card-lich.acc: English has no $case"),
        ("card-lich = Lisz\n    .text = Duch", "card-lich.text: $colour is missing"),
    ],
)
def test_a_parameter_too_many_or_too_few_is_found(other: str, found: str) -> None:
    assert differences(parameters(ENGLISH), parameters(other)) == [found]

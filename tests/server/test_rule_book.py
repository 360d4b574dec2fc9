"""The rules as a picture book: a drawing for every topic, and an example where the lesson has one."""

from collections.abc import Iterator

import pytest

from fatsi.lessons import BY_ID
from fatsi.server.pages import rendering
from fatsi.server.table_parts.rule_book import rule_book
from fatsi.svg.drawings import drawings
from fatsi.words import available_languages, words
from tests.server.tables import Place, serving


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.mark.parametrize("language", available_languages())
def test_every_topic_has_a_drawing_that_there_is(language: str) -> None:
    for topic in rule_book(words(language)):
        used = [one.partition('"')[0] for one in topic.picture.split("#d-")[1:]]
        assert "<path" in topic.picture or used, topic.id
        assert set(used) <= set(drawings()), topic.id


def test_examples_are_chapters_of_the_lesson_and_each_is_shown() -> None:
    shown = {topic.example for topic in rule_book(words("en")) if topic.example}
    assert shown == set(BY_ID)


def test_the_page_has_what_its_drawings_need() -> None:
    page = rendering.page("rules.html", words("en"), rendering.Settings())
    assert 'id="d-house-haunted"' in page and 'id="rule-chapter-haunting"' in page
    assert 'href="/examples/haunting"' in page


@pytest.mark.parametrize("chapter", BY_ID)
def test_an_example_can_be_stepped_through(place: Place, chapter: str) -> None:
    page = place.visitor().get(f"/examples/{chapter}")
    assert page.status_code == 200
    last = int(page.text.partition('data-last="')[2].partition('"')[0])
    assert last == len(BY_ID[chapter].steps)
    step = place.visitor().get(f"/examples/{chapter}/{last}")
    assert step.status_code == 200 and "board-N" in step.json()["parts"]
    assert place.visitor().get(f"/examples/{chapter}/{last + 1}").status_code == 404
    assert place.visitor().get(f"/examples/{chapter}/record").text.startswith("fatsi record")


def test_an_example_that_there_is_not_is_told_so(place: Place) -> None:
    assert place.visitor().get("/examples/nothing").status_code == 404

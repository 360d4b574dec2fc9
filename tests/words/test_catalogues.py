"""The catalogues: every language has a message for everything the rules can say, and none that nobody asks for."""

import ast
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

import fatsi
from fatsi.bots import bot_names
from fatsi.rules.actions import Action
from fatsi.rules.events import ALL_EVENTS
from fatsi.rules.facts import ARRIVAL_STONES, CURSE_STONES, REWARD_STONES, STANDING_STONES, YIN_STONES
from fatsi.rules.refusals import REASONS
from fatsi.rules.registry import declared
from fatsi.rules.scoring import REASONS as ENDINGS
from fatsi.rules.scoring import SCORE_ITEMS
from fatsi.rules.setup import DIFFICULTIES, EDITIONS
from fatsi.rules.steps import Question
from fatsi.words import BrokenMessage, MissingMessage, UnknownLanguage, Words, available_languages, preferred_language
from fatsi.words import catalogue as catalogue_module
from fatsi.words.catalogue import FALLBACK, NAMES, Catalogue, catalogue
from fatsi.words.message_arguments import NAMED_THINGS
from fatsi.words.speech import EVENTLESS
from tests.words.codes import error_codes, kinds
from tests.words.parameters import messages

PACKAGE = Path(fatsi.__file__).parent
LOCALES = PACKAGE / "words" / "locales"
STONES = (*ARRIVAL_STONES, *YIN_STONES, *STANDING_STONES, *CURSE_STONES, *REWARD_STONES)

languages = pytest.mark.parametrize("language", available_languages())


@lru_cache(maxsize=1)
def messages_of_the_rules() -> set[str]:
    """The ids that follow from what the rules declare."""
    return {
        *(f"event-{event.id()}" for event in ALL_EVENTS),
        *(f"decision-{kind.id}" for kind in declared(Question).values()),
        *(f"action-{action.kind}" for action in Action.all()),
        *(f"story-{kind}" for kind in EVENTLESS),
        *(f"reason-{reason}" for reason in REASONS),
        *(f"error-{code}" for code in error_codes()),
        *(f"kind-{kind}" for kind in kinds()),
        *(f"bot-{name}" for name in bot_names()),
        *(f"result-{ending}" for ending in ENDINGS),
        *(f"score-{item}" for item in SCORE_ITEMS),
        *(f"stone-{stone}" for stone in STONES),
        *(f"difficulty-{difficulty}" for difficulty in DIFFICULTIES),
        *(f"edition-{edition}" for edition in EDITIONS),
        *(f"{kind}-{thing}" for kind, things in NAMED_THINGS.items() for thing in things),
    }


@lru_cache(maxsize=8)
def entries(language: str) -> tuple[tuple[Path, ftl.Message], ...]:
    return tuple(_read(language))


def _read(language: str) -> Iterator[tuple[Path, ftl.Message]]:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for message in messages(path.read_text(encoding="utf-8")):
            yield path, message


@lru_cache(maxsize=1)
def written_ids() -> set[str]:
    """Every text in the code of the tables and of the words: ids of messages among them."""
    texts: set[str] = set()
    for path in sorted((PACKAGE / "server" / "templates").rglob("*.html")):
        for first, rest in re.findall(r"""["']([a-z][a-z-]+)["'](\s*~)?""", path.read_text(encoding="utf-8")):
            texts.add(f"{first}*" if rest else first)
    tables = (path for part in ("terminal", "server", "svg", "words") for path in (PACKAGE / part).rglob("*.py"))
    for path in (*tables, *(PACKAGE / f"{name}.py" for name in ("trouble", "command", "usage"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                texts.add(str(node.values[0].value) + "*")  # the ids that begin so
    return texts


@languages
def test_everything_that_the_rules_can_say_has_a_message(language: str) -> None:
    assert messages_of_the_rules() - set(catalogue(language).ids()) == set()


@languages
def test_tiles_powers_and_stones_are_explained(language: str) -> None:
    words = Words(language)
    for kind, things in {"tile": NAMED_THINGS["tile"], "power": NAMED_THINGS["power"], "stone": STONES}.items():
        for thing in things:
            assert words.text(f"{kind}-{thing}.text")


@languages
def test_families_and_artifacts_are_explained(language: str) -> None:
    words = Words(language)
    for family in NAMED_THINGS["family"]:
        assert words.text(f"family-{family}.curse")
        assert words.text(f"family-{family}.reward")
    for artifact in NAMED_THINGS["artifact"]:
        assert words.text(f"artifact-{artifact}.text")


@languages
def test_every_message_is_used(language: str) -> None:
    of_the_rules = messages_of_the_rules()
    written = written_ids()
    beginnings = [text.removesuffix("*") for text in written if re.fullmatch(r"[a-z]+(-[a-z]+)*-\*?", text)]
    # What the rules name is known one by one; other families are asked for by how they begin.
    families = tuple(begin for begin in beginnings if not any(message.startswith(begin) for message in of_the_rules))
    unused = {
        message
        for message in catalogue(language).ids()
        if message not in of_the_rules | written and not message.startswith(families)
    }
    # Odds have a second form for the case that tokens matter.
    assert {message for message in unused if message.removesuffix("-tokens") not in written} == set()


@languages
def test_every_file_can_be_read_and_names_no_message_twice(language: str) -> None:
    counts = Counter(entry.id.name for _, entry in entries(language))
    assert [message for message, n in counts.items() if n > 1] == []


@languages
def test_every_message_has_a_text_and_calls_only_functions_that_there_are(language: str) -> None:
    for path, entry in entries(language):
        assert entry.value is not None, f"{path.name}: {entry.id.name} has no text"
    source = "\n".join(path.read_text(encoding="utf-8") for path in (LOCALES / language).glob("*.ftl"))
    called = set(re.findall(r"\b([A-Z]{2,})\(", source))
    assert called <= {*NAMES, "COUNT", "LIST", "PERCENT", "NUMBER"}


@languages
def test_every_language_has_the_messages_of_english(language: str) -> None:
    assert set(catalogue(language).ids()) == set(catalogue(FALLBACK).ids())


@languages
def test_hyphens_are_plain_but_where_a_page_is_set_large(language: str) -> None:
    # Names are typed, searched for and drawn: a hyphen that never breaks is another letter to all of these.
    for path, entry in entries(language):
        assert "\u2011" not in FluentSerializer().serialize_entry(entry) or entry.id.name == "home-lead", path.name


# What stands before a sign in French; a colon may also be part of what is typed, and that is followed by no blank.
WRONG_IN_FRENCH = re.compile(r"(?<!\u202f)(?:[;!?»]|:(?=[ \n]|$))|«(?!\u202f)|'|\u00a0")
TYPED_IN_FRENCH = "clé: valeur"


def pattern_texts(entry: ftl.Message) -> Iterator[str]:
    """Each text of a message that a reader can see, variants of a selection apart, with X for what is filled in."""
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    while patterns:
        pattern = patterns.pop()
        text = ""
        for element in pattern.elements if pattern else ():
            if isinstance(element, ftl.TextElement):
                text += element.value
            elif isinstance(element.expression, ftl.SelectExpression):
                patterns += [variant.value for variant in element.expression.variants]
            elif isinstance(element.expression, ftl.StringLiteral):
                text += element.expression.value
            else:
                text += "X"
        yield text


def test_french_has_the_spaces_and_the_apostrophe_of_its_typography() -> None:
    wrong = [
        f"{path.name}: {entry.id.name}: {text}"
        for path, entry in entries("fr")
        for text in pattern_texts(entry)
        if WRONG_IN_FRENCH.search(text.replace(TYPED_IN_FRENCH, ""))
    ]
    assert wrong == []


@pytest.mark.parametrize("text", ["Quoi ?", "Quoi?", "Ici :", "Ici: X", "Ici\N{NO-BREAK SPACE}: X", "« X »", "l'aide"])
def test_wrong_spaces_in_french_are_recognised(text: str) -> None:
    assert WRONG_IN_FRENCH.search(text)


# --- how messages are made ------------------------------------------------------------------------------


@pytest.fixture
def tiny_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language of a few messages, in a folder of its own, beside English."""
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "words.ftl").write_text(
        """
card-lich = Lisz
    .acc = Lisza
card-ghoul = Ghul
seen = Widzi { CARD($card, case: "acc") }
all-seen = Widzi { CARD($cards, case: "acc") }
list-middle = { $left }, { $right }
list-end = { $left } i { $right }
counted =
    { $number ->
        [one] { $number } duch
       *[other] { $number } duchy
    }
lost = { CARD($missing) }
""",
        encoding="utf-8",
    )
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    monkeypatch.setattr(catalogue_module, "_LOCALES", tmp_path)
    available_languages.cache_clear()
    yield "xx"
    monkeypatch.undo()
    available_languages.cache_clear()


def test_a_language_is_a_folder(tiny_language: str) -> None:
    assert available_languages() == ("en", "xx")
    assert Catalogue("xx").text("counted", number=1) == "1 duch"
    assert preferred_language(None, {"LANG": "xx_YY.UTF-8"}) == "xx"


def test_a_case_picks_a_form_of_the_name_where_it_has_one(tiny_language: str) -> None:
    tiny = Catalogue(tiny_language)
    assert tiny.text("seen", card="lich") == "Widzi Lisza"
    assert tiny.text("seen", card="ghoul") == "Widzi Ghul"
    assert tiny.name("card", "lich") == "Lisz"


def test_several_ids_become_a_list_as_the_language_has_it(tiny_language: str) -> None:
    assert Catalogue(tiny_language).text("all-seen", cards="ghoul+ghoul+lich") == "Widzi Ghul, Ghul i Lisza"


def test_a_missing_message_is_an_error_and_never_an_id(tiny_language: str) -> None:
    tiny = Catalogue(tiny_language)
    with pytest.raises(MissingMessage, match="no message event-turn-began"):
        tiny.text("event-turn-began")
    with pytest.raises(MissingMessage, match=r"card-ghoul\.acc"):
        tiny.text("card-ghoul.acc")
    with pytest.raises(BrokenMessage):
        tiny.text("seen", card="zombie-1")  # a name that the language does not have


def test_a_missing_argument_is_an_error(tiny_language: str) -> None:
    with pytest.raises(BrokenMessage, match="message seen"):
        Catalogue(tiny_language).text("seen")
    with pytest.raises(BrokenMessage, match="message lost"):
        Catalogue(tiny_language).text("lost", card="lich")


def test_an_unknown_language_is_an_error_that_names_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"there are: .*en"):
        Words("tlh")


@pytest.mark.parametrize(
    ("requested", "environment", "language"),
    [
        ("en", {}, "en"),
        ("EN_gb", {"LANG": "C"}, "en"),
        (None, {}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "POSIX"}, "en"),
        (None, {"LANG": "en_US.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "en@latin", "LANG": "tlh"}, "en"),
        (None, {"LC_ALL": "tlh", "LANG": "en"}, "en"),
    ],
)
def test_the_language_follows_wish_then_environment_then_english(
    requested: str | None, environment: dict[str, str], language: str
) -> None:
    assert preferred_language(requested, environment) == language


def test_a_language_asked_for_must_be_there() -> None:
    with pytest.raises(UnknownLanguage):
        preferred_language("tlh", {"LANG": "en"})


def test_no_marks_are_put_round_arguments() -> None:
    text = Words().text("event-ghost-exorcised", card="lich", space="N1")
    assert text == "Lich is exorcised at N1."

"""Text that a player sees stands in the catalogues: not in the code, not in the templates, not in the scripts."""

import re
from pathlib import Path

import pytest

import fatsi
from tests.words.literals import in_python, in_script, in_template

PACKAGE = Path(fatsi.__file__).parent
# But for what is written for those who run a server: figures and logs.
MODULES = [
    *sorted((PACKAGE / "terminal").rglob("*.py")),
    *(path for path in sorted((PACKAGE / "server").rglob("*.py")) if path.name not in ("metrics.py", "log_limit.py")),
    *sorted((PACKAGE / "svg").rglob("*.py")),
    *(PACKAGE / name for name in ("command.py", "trouble.py", "usage.py", "words/speech.py", "words/sight.py")),
]
TEMPLATES = sorted((PACKAGE / "server" / "templates").rglob("*.html"))
SCRIPTS = sorted((PACKAGE / "server" / "static").glob("*.js"))

# Not for people: lines of a record, a type, a folder of one system, a font, questions to databases.
ALLOWED = {
    "fatsi record",
    "difficulty: normal",
    "edition: revised",
    "SetupOptions",
    "Settings",
    "DejaVu Serif",
    "SELECT pg_advisory_xact_lock(:lock)",
    "REPEATABLE READ",
    "database is locked",
    "SELECT name FROM sqlite_master WHERE type = 'table'",
}
# Classes of pages, states of their fields, and the form of an address.
ALLOWED_IN_TEMPLATES = {"home-page", "table-page", "selected", "checked", "https", "join", "dark", "light"}
# Keys and what browsers call their parts; classes.
ALLOWED_IN_SCRIPTS = {
    "Arrow",
    "ArrowLeft",
    "ArrowRight",
    "Enter",
    "Escape",
    "Notification",
    "die curse",
    "input, select, textarea",
}


def short(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_no_text_for_people_stands_in_the_code(path: Path) -> None:
    found = in_python(path.read_text(encoding="utf-8"), has_classes=path.parent.name == "svg")
    assert [text for text in found if text not in ALLOWED] == []


@pytest.mark.parametrize("path", TEMPLATES, ids=short)
def test_no_text_for_people_stands_in_a_template(path: Path) -> None:
    found = in_template(path.read_text(encoding="utf-8"))
    assert [text for text in found if not ALLOWED_IN_TEMPLATES.issuperset(re.findall("[A-Za-z-]{2,}", text))] == []


@pytest.mark.parametrize("path", SCRIPTS, ids=short)
def test_no_text_for_people_stands_in_a_script(path: Path) -> None:
    found = in_script(path.read_text(encoding="utf-8"))
    assert [text for text in found if text not in ALLOWED_IN_SCRIPTS] == []


# --- that the tests above can fail ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "source",
    [
        'print("no such file")',
        'screen.say("Done.")',
        'answer = f"{name} was here before {other}"',
        'page = "<p class=\\"lead\\">Welcome</p>"',
        'raise Trouble("this cannot be")',
        'def act():\n    """Act."""\n    return "you won"',
    ],
)
def test_a_text_in_the_code_is_found(source: str) -> None:
    assert len(list(in_python(source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        '"""What this module owns."""',
        'logger.info("a table was closed")',
        'raise ValueError("a mistake of ours")',
        'words.text("event-turn-began")',
        'headers = {"Content-Type": "text/html"}',
        '__all__ = ["Words"]',
        "tag = '<svg class=\"icon icon-'",
    ],
)
def test_what_no_player_sees_is_let_through(source: str) -> None:
    assert list(in_python(source)) == []


def test_classes_are_no_text_where_markup_is_made() -> None:
    assert list(in_python('kind = "space full"', has_classes=True)) == []
    assert list(in_python('kind = "the space is full"', has_classes=True)) == ["the space is full"]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("<p>Welcome</p>", "Welcome"),
        ("<p>{{ name }} and others</p>", "0 and others"),
        ('<button title="Close"></button>', "Close"),
        ('<input placeholder="your name">', "your name"),
        ('<input type="submit" value="Go on">', "Go on"),
        ('<img alt="village {{ n }}">', "village 0"),
        ('<meta name="description" content="A game">', "A game"),
        ('<p>{{ "you won" if won else t("lost") }}</p>', "you won"),
    ],
)
def test_a_text_in_a_template_is_found(source: str, found: str) -> None:
    assert in_template(source) == [found]


@pytest.mark.parametrize(
    "source",
    [
        '<p class="lead big">{{ t("home-lead") }}</p>',
        '<input type="hidden" name="back" value="home">',
        "{# a note for us #}<p>+</p>",
        '<script type="module" src="{{ static(\'home.js\') }}">let text = "some code";</script>',
        "<p title=\"{{ t('seat-title', number=n) }}\">{{ n }}</p>",
    ],
)
def test_what_a_template_takes_from_the_catalogue_is_let_through(source: str) -> None:
    assert in_template(source) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('banner.textContent = "lost";', "lost"),
        ("alert('gone');", "gone"),
        ('button.setAttribute("aria-label", "close");', "close"),
        ("document.title = `${turn} turns`;", "${turn} turns"),
        ('const text = "please try again";', "please try again"),
        ('const text = "Copied";', "Copied"),
    ],
)
def test_a_text_in_a_script_is_found(source: str, found: str) -> None:
    assert in_script(source) == [found]


@pytest.mark.parametrize(
    "source",
    [
        "banner.textContent = texts.dataset.lost;",
        'document.querySelector("#decision button[data-action]:not(:disabled)");',
        '// Say "please try again" to the reader.\nlet a = 1;',
        '/* "Copied" is said by the page. */',
        'unread.textContent = "";',
        'const kind = "may";',
    ],
)
def test_what_a_script_takes_from_the_page_is_let_through(source: str) -> None:
    assert in_script(source) == []

"""Texts in code, templates and scripts that a player would see and that do not come from a catalogue."""

import ast
import builtins
import re
from collections.abc import Iterator
from html.parser import HTMLParser

TWO_WORDS = re.compile(r"(?<![\w-])[A-Za-z]{2,}[,:]? [A-Za-z]{2,}(?![\w-])")
THREE_WORDS = re.compile(r"(?<![\w-])[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]{2,}(?![\w-])")
CAPITALISED = re.compile(r"(?<![\w-])[A-Z][a-z]+")
LETTERS = re.compile("[A-Za-z]{2,}")

# --- Python ---------------------------------------------------------------------------------------------

TAG = re.compile(r"<[^<>]*(>|$)|^[^<>]*>")
HEADER = re.compile(r"[A-Z][a-z]+(-[A-Z][a-z]+)*-[A-Z][a-z]+")
LOGS = ("log", "logger", "_log")


def _exempt(tree: ast.Module) -> set[int]:
    """The nodes of docstrings, of what is logged, of mistakes of ours, and of names of Python."""
    exempt: set[int] = set()
    for node in ast.walk(tree):
        unseen: list[ast.AST] = []
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            unseen = [node]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            logged = isinstance(node.func.value, ast.Name) and node.func.value.id in LOGS
            unseen = [*node.args] if logged else []
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name):
            unseen = [node] if hasattr(builtins, node.exc.func.id) else []
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            unseen = [node] if node.targets[0].id == "__all__" else []
        exempt |= {id(inner) for part in unseen for inner in ast.walk(part)}
    return exempt


def in_python(source: str, *, has_classes: bool = False) -> Iterator[str]:
    """The texts in a module that look as if they were shown.

    Where markup is made (`has_classes`), two small words are the classes of an element.
    """
    tree = ast.parse(source)
    exempt = _exempt(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in exempt:
            text = TAG.sub(" ", node.value)
            words = THREE_WORDS if has_classes else TWO_WORDS
            if words.search(text) or (CAPITALISED.search(text) and not HEADER.fullmatch(text)):
                yield node.value


# --- templates ------------------------------------------------------------------------------------------

SHOWN_ATTRIBUTES = ("title", "aria-label", "aria-description", "placeholder", "alt", "label")
BUTTONS = ("submit", "button", "reset")
JINJA = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
JINJA_TEXT = re.compile(r'"([^"]*)"|\'([^\']*)\'')


class _Shown(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._is_code = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._is_code = tag in ("script", "style")
        given = dict(attrs)
        names = [*SHOWN_ATTRIBUTES]
        if tag == "button" or (tag == "input" and given.get("type") in BUTTONS):
            names.append("value")
        if given.get("name") == "description":
            names.append("content")
        self.texts += [given[name] or "" for name in names if name in given]

    def handle_endtag(self, tag: str) -> None:
        self._is_code = False

    def handle_data(self, data: str) -> None:
        if not self._is_code:
            self.texts.append(data)


def in_markup(source: str) -> list[str]:
    """What a reader of a page sees or hears of it."""
    shown = _Shown()
    shown.feed(source)
    return [text.strip() for text in shown.texts if LETTERS.search(text)]


def in_template(source: str) -> list[str]:
    """The texts of a template that stand in it, and those inside its expressions that look like sentences."""
    inside = [a or b for code in JINJA.findall(source) for a, b in JINJA_TEXT.findall(code)]
    # Nothing that is filled in has letters, wherever it stands.
    return in_markup(JINJA.sub("0", source)) + [t for t in inside if TWO_WORDS.search(t) or CAPITALISED.search(t)]


# --- scripts --------------------------------------------------------------------------------------------

COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
TEXT = r"\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`"
SHOWN = re.compile(
    r"(?:\.(?:textContent|innerText|title|alt|placeholder|ariaLabel)\s*\+?=(?!=)|\b(?:alert|confirm|prompt)\("
    rf"|setAttribute\(\s*[\"'](?:title|alt|placeholder|aria-label)[\"']\s*,)\s*({TEXT})"
)
# Selectors, markup and addresses have marks that sentences do not have.
CODE = re.compile(r"[#<>\[\]=/{}]|\.\w")


def in_script(source: str) -> list[str]:
    """The texts of a script that are shown, or look like sentences or words for people."""
    code = COMMENT.sub("", source)
    found = [text[1:-1] for text in SHOWN.findall(code) if LETTERS.search(re.sub(r"\$\{.*?\}", "", text))]
    for match in re.findall(TEXT, code):
        text = match[1:-1]
        if not CODE.search(text) and (TWO_WORDS.search(text) or CAPITALISED.search(text)) and text not in found:
            found.append(text)
    return found

"""The project's own files: free of this or that machine, and documented."""

import ast
import io
import os
import re
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

import fatsi

ROOT = Path(__file__).parent.parent

# Hidden folders belong to tools (.git, .venv, caches); these are ours.
OUR_HIDDEN_FOLDERS = {".ci", ".github"}
MADE_FOLDERS = {"__pycache__", "build", "dist", "htmlcov", "node_modules"}

# Where packages come from is the machine's business: one that has only a mirror of its own must work too.
REGISTRY_HOST = re.compile(
    r"pypi\.(python\.)?org|pythonhosted\.org|npmjs\.(org|com)|(deb|security|ftp)\.debian\.org",
    re.IGNORECASE,
)
# A path from a developer's machine helps nobody on another one. A path inside a web address is not meant.
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|root|home|Users)/")


def is_ours(folder: str) -> bool:
    if folder.startswith("."):
        return folder in OUR_HIDDEN_FOLDERS
    return folder not in MADE_FOLDERS and not folder.endswith(".egg-info")


@cache
def text_files() -> list[tuple[str, str]]:
    """Path and content of every text file of the project. No git: an unpacked archive is a project too."""
    files = []
    for folder, subfolders, names in os.walk(ROOT):
        subfolders[:] = sorted(filter(is_ours, subfolders))
        for name in sorted(names):
            path = Path(folder, name)
            if name == ".git" or path.is_symlink():  # in a linked work tree, .git is a file
                continue
            try:
                files.append((str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")))
            except UnicodeDecodeError:
                continue
    return files


def matches(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()}"
        for path, text in text_files()
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


def test_no_file_names_a_package_registry() -> None:
    assert matches(REGISTRY_HOST) == []


def test_no_file_names_a_path_of_the_machine_it_was_written_on() -> None:
    assert matches(MACHINE_PATH) == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (REGISTRY_HOST, "https://" + "pypi" + ".org/simple"),
        (REGISTRY_HOST, "files." + "pythonhosted" + ".org"),
        (MACHINE_PATH, "see " + "/work" + "/main"),
        (MACHINE_PATH, '"' + "/root" + '/.cache"'),
    ],
    ids=["registry", "its files", "work folder", "home folder"],
)
def test_the_patterns_find_what_they_are_for(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)


def test_a_path_inside_a_web_address_is_no_path_of_a_machine() -> None:
    assert not MACHINE_PATH.search("https://example.org" + "/work" + "/paper")


def requirement_name(requirement: str) -> str:
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match, requirement
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def test_constraints_pin_each_package_by_name_and_version_only() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert [line for line in pins if not re.fullmatch(r"[\w.-]+==[\w.+]+", line)] == []

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    assert {requirement_name(line) for line in wanted} <= {requirement_name(line) for line in pins}


def test_the_readme_names_the_two_commands_that_a_newcomer_needs_and_no_other() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"(?:`|^\s*(?:\$ )?)make +([\w-]+)", readme, flags=re.MULTILINE)
    assert set(commands) == {"play", "test"}


def subcommands(command: object, name: str) -> Iterator[str]:
    """The full names of a command's visible subcommands, groups included."""
    children: dict[str, object] = getattr(command, "commands", {})
    for child_name, child in children.items():
        if not getattr(child, "hidden", False):
            yield f"{name} {child_name}"
            yield from subcommands(child, f"{name} {child_name}")


def test_every_subcommand_is_documented() -> None:
    # Imported here, so that the other tests speak even when the command cannot be loaded.
    from fatsi.command import app

    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    documentation = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    names = list(subcommands(app, "fatsi"))
    assert names
    assert [name for name in names if not re.search(rf"\b{name}\b", documentation)] == []


def test_no_two_modules_or_classes_share_a_name() -> None:
    """A name one searches for leads to one thing."""
    package = Path(fatsi.__file__).parent
    modules = [path for path in package.rglob("*.py") if path.stem not in ("__init__", "__main__", "env")]
    classes = [
        node.name
        for path in modules
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    twice = [name for name, n in Counter([path.stem for path in modules] + classes).items() if n > 1]
    assert not twice


# What reads as translated, with the plain words for it. Each pattern comes with a sentence that it must find.
MANNERISMS = [
    (r"\btells\b", "says, shows, reports", "the row tells so"),
    (
        r"\btold\b(?! (?:to|from|apart|otherwise))",
        "reported, shown, sent, described",
        "a mistake is told with its line",
    ),
    (r"\bthat (?:a|the) \w+ tell\b", "describe", "the position that the fields tell"),
    (r"\bhangs? on\b", "depends on", "the row hangs on the seed"),
    (r"\breckon", "compute, estimate; hand-tuned", "weights set by reckoning"),
    (r"\b(?:as|too|so|more|times as) dear\b", "expensive, valuable", "three times as dear"),
    (r"\blent\b", "borrowed", "locked, lent or possessed"),
    (r"\b(?:Counsel|Telling)\b", "hint, report", "class Counsel"),
    (r"\b(?:to|for|by|save|lets?) who\b(?! (?:is|are|else|sits)\b)", "whoever", "sent to who asked"),
    (
        r"[.;] [Ww]ho (?:has|asks|wants|comes|sits|plays|dies)\b[^?]*$",
        "whoever",
        "they are ours. Who has the cards may",
    ),
    (r"\b(?:[Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b", "they, their, the Taoist", "the power of his own"),
]
# Participles do not name things. `RollDice.kept` is what the rules call the dice that are not rolled again.
PARTICIPLES = {"told", "found", "kept", "asked", "seen", "heard", "lent", "fewer"}
PARTICIPLES_OF_THE_GAME = {("fatsi/rules/rolling.py", "kept"), ("fatsi/bots/hints.py", "kept")}
# Wu-Feng is a man of the story, and the glossary says which words to avoid.
NOT_MEANT = re.compile(r"Wu.Feng|“he”|monk, he")


def plain_texts() -> Iterator[tuple[str, str]]:
    """Path and content of the code, the English catalogue and the documentation."""
    for path, text in text_files():
        is_translated = "/locales/" in path and "/locales/en/" not in path
        is_meant = path == "README.md" or (
            path.startswith(("fatsi/", "docs/")) and path.endswith((".py", ".md", ".ftl", ".js", ".css", ".html"))
        )
        if is_meant and not is_translated:
            yield path, text


@pytest.mark.parametrize(("pattern", "instead", "example"), MANNERISMS, ids=[one[2] for one in MANNERISMS])
def test_nothing_reads_as_translated(pattern: str, instead: str, example: str) -> None:
    assert re.search(pattern, example), "the pattern finds what it is for"
    hits = [
        f"{path}:{number}: {line.strip()}"
        for path, text in plain_texts()
        for number, line in enumerate(text.splitlines(), start=1)
        if re.search(pattern, line) and not NOT_MEANT.search(line)
    ]
    assert hits == [], f"better: {instead}"


def participles(code: str) -> set[str]:
    """Return the names in some code that are participles, without the underscores around them."""
    tokens = tokenize.generate_tokens(io.StringIO(code).readline)
    names = {token.string.strip("_") for token in tokens if token.type == tokenize.NAME}
    return {name for name in names if name.lower() in PARTICIPLES}


def test_a_participle_as_a_name_is_recognised() -> None:
    assert participles("def _kept(told): return FOUND, is_kept, 'seen'") == {"kept", "told", "FOUND"}


def test_no_participle_is_a_name() -> None:
    hits = {(path, name) for path, text in plain_texts() if path.endswith(".py") for name in participles(text)}
    assert hits - PARTICIPLES_OF_THE_GAME == set()

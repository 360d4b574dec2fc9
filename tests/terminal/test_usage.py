"""What the command says about itself, in English and in a language that was made up a moment ago."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fatsi.command import app
from tests.terminal.conftest import Fatsi
from tests.words.pseudo import pseudo_language, turned

COMMANDS = (
    "serve",
    "backup",
    "restore",
    "play",
    "replay",
    "stats",
    "learn",
    "render",
    "hint",
    "cards",
    "bench",
    "simulate",
    "duel",
)
# Options, and what else is typed or named as it is in every language.
TYPED = re.compile(r"--?[a-z][a-z-]*|127\.0\.0\.1|\b(" + "|".join(COMMANDS) + r")\b|\bgreedy\b|\bnight\b|\bplya\b")
LATIN = re.compile("[A-Za-z]+")

WRONG = [
    (["play", "--seats-of", "N"], "There is no option --seats-of. Did you mean: --seats? For help: fatsi play --help"),
    (["play", "--players", "x"], "--players must be a whole number. For help: fatsi play --help"),
    (["play", "--players"], "--players needs a value. For help: fatsi --help"),
    (["replay"], "FILE is missing. For help: fatsi replay --help"),
    (["serve", "--port", "99999"], "--port must be a whole number from 0 to 65535. For help: fatsi serve --help"),
    (["simulate", "--games", "0"], "--games must be a whole number, 1 or more. For help: fatsi simulate --help"),
    (["bench", "--seconds", "-1"], "--seconds must be a number from 0 to 3600. For help: fatsi bench --help"),
    (["cards", "more"], "Unexpected argument: more. For help: fatsi cards --help"),
    (["cards", "--json=1"], "--json takes no value. For help: fatsi --help"),
    (["-x"], "There is no option -x. For help: fatsi --help"),
    (["plya"], 'There is no command "plya". Available: ' + ", ".join(COMMANDS) + ". For help: fatsi --help"),
]  # fmt: skip


@pytest.fixture(scope="module")
def language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pseudo_language(tmp_path_factory.mktemp("locales")) as made:
        yield made


def run(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(app, list(arguments), env={"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", **environment})


@pytest.mark.parametrize(("arguments", "message"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_a_wrong_call_is_refused_in_one_line(fatsi: Fatsi, arguments: list[str], message: str) -> None:
    result = fatsi(*arguments)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"{message}\n")


@pytest.mark.parametrize("arguments", [arguments for arguments, _ in WRONG if "more" not in arguments], ids=" ".join)
def test_a_wrong_call_is_refused_in_the_language_of_the_reader(language: str, arguments: list[str]) -> None:
    output = run(*arguments, LANG=f"{language}_YY.UTF-8").stderr
    left = TYPED.sub("", output.replace("fatsi", ""))
    assert output and not LATIN.findall(left), output


@pytest.mark.parametrize("command", [(), *((command,) for command in COMMANDS)], ids=" ".join)
def test_help_is_in_the_language_of_the_reader(language: str, command: tuple[str, ...]) -> None:
    output = run(*command, "--help", LANG=language)
    assert output.exit_code == 0
    assert not LATIN.findall(TYPED.sub("", output.stdout.replace("fatsi", ""))), output.stdout
    assert turned("Usage:") in output.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("--language", "eo", "--help"),
        ("--language", "eo", "play", "--help"),
        ("play", "--language=eo", "--help"),
        ("play", "--help", "--language", "eo"),
    ],
    ids=" ".join,
)
def test_the_language_may_stand_anywhere_in_a_call_for_help(language: str, arguments: tuple[str, ...]) -> None:
    assert turned("Usage:") in run(*arguments).stdout


def test_a_language_said_before_the_subcommand_holds_for_it(language: str) -> None:
    assert turned("Ghoul") in run("--language", language, "cards").stdout
    assert "Ghoul" in run("--language", language, "cards", "--language", "en").stdout


def test_help_in_a_language_that_is_not_there_comes_in_that_of_the_environment(language: str) -> None:
    assert "Usage:" in run("--help", "--language", "tlh").stdout
    assert turned("Usage:") in run("--help", "--language", "tlh", LANG=language).stdout


def test_trouble_with_a_file_is_reported_in_the_language_of_the_reader(language: str, tmp_path: Path) -> None:
    path = tmp_path / "1.txt"
    path.write_text("fatsi record 1\nplayers: 9\n", encoding="utf-8")
    output = run("replay", str(path), "--language", language).stderr.removeprefix(str(path))
    assert output.startswith(turned(", line 2, column 10: ")) and not LATIN.findall(output)

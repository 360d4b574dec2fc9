"""The command `fatsi`: options and subcommands, nothing more. `fatsi.terminal` does the work.

Results go to stdout, trouble to stderr in one line, with exit status 1 (2 for wrong options, 130 after Ctrl-C).
"""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import click
from click import option

from fatsi.usage import SpokenArgument, SpokenGroup

if TYPE_CHECKING:
    from fatsi.terminal.start import SetupOptions
    from fatsi.words import Words

P = ParamSpec("P")
F = TypeVar("F", bound=Callable[..., Any])


def flag(*names: str, **settings: Any) -> Callable[[F], F]:
    return option(*names, is_flag=True, **settings)


def file_option(*names: str, **settings: Any) -> Callable[[F], F]:
    return option(*names, type=click.Path(path_type=Path), metavar="metavar-file", **settings)


def file_argument(name: str, *, usage: str, required: bool = True) -> Callable[[F], F]:
    path = click.Path(path_type=Path)
    settings: dict[str, Any] = {"type": path, "metavar": "metavar-file", "usage": usage, "required": required}
    return click.argument(name, cls=SpokenArgument, **settings)


# --- what several commands have ---------------------------------------------------------------------------

language_option = option("--language", metavar="metavar-language", help="usage-language")
json_flag = flag("--json", "as_json", help="usage-json")
plain_flag = option("--plain/--map", "plain", default=None, show_default=False, help="usage-plain")
turn_option = option("--turn", type=click.IntRange(min=0), metavar="metavar-turn", help="usage-turn")
white_moon_flag = flag("--white-moon", help="usage-white-moon")
card_values_option = file_option("--cards", "cards", help="usage-card-values")

# The options that say how a game is set up, in the order of the help; each is a field of `SetupOptions`.
_SETUP_OPTIONS = (
    option("--players", "-p", type=int, help="usage-players"),
    option("--difficulty", "-d", help="usage-difficulty"),
    option("--edition", help="usage-edition"),
    flag("--five-qi", help="usage-five-qi"),
    option("--tiles", help="usage-tiles"),
    option("--boards", help="usage-boards"),
    option("--sides", help="usage-sides"),
    option("--seats", help="usage-seats"),
    option("--first", help="usage-first"),
    option("--incarnations", help="usage-incarnations"),
    white_moon_flag,
    option("--moon-village", help="usage-moon-village"),
    option("--portal", help="usage-portal"),
    card_values_option,
)
_SETUP_FIELDS = (
    *("players", "difficulty", "edition", "five_qi", "tiles", "boards", "sides", "seats", "first", "incarnations"),
    *("white_moon", "moon_village", "portal", "cards"),
)

# The options of the commands that play a batch of games.
_BATCH_OPTIONS = (
    option("--games", "-n", type=click.IntRange(min=1), default=100, help="usage-games"),
    option("--seed", type=click.IntRange(min=0), default=1, help="usage-first-seed"),
    option("--workers", "-w", type=click.IntRange(min=1, max=512), help="usage-workers"),
    option("--ray", metavar="metavar-address", help="usage-ray"),
    file_option("--rows", help="usage-rows"),
    file_option("--plot", help="usage-plot"),
    json_flag,
    language_option,
)


def with_options(options: tuple[Callable[[F], F], ...]) -> Callable[[F], F]:
    """Give a command several options, the first of them first in its help."""

    def decorate(command: F) -> F:
        for add in reversed(options):
            command = add(command)
        return command

    return decorate


def with_setup(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of a setup, and pass them to it as `setup`."""

    @functools.wraps(command)
    def run(**options: Any) -> None:
        from fatsi.terminal.start import SetupOptions

        setup = SetupOptions(**{name: options.pop(name) for name in _SETUP_FIELDS})
        command(setup=setup, **options)

    return with_options(_SETUP_OPTIONS)(run)


def in_plain_words(command: Callable[P, None]) -> Callable[P, None]:
    """Let a command end with one line where it would end with a traceback."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        from fatsi.trouble import INTERRUPTED, Trouble

        try:
            command(*args, **kwargs)
        except Trouble as trouble:
            click.echo(trouble.text, err=True)
            raise click.exceptions.Exit(1) from None
        except (EOFError, KeyboardInterrupt) as error:
            raise click.exceptions.Exit(INTERRUPTED if isinstance(error, KeyboardInterrupt) else 1) from None

    return run


def _words(language: str | None) -> Words:
    """Return the words of the language to speak."""
    from fatsi.trouble import Trouble
    from fatsi.words import UnknownLanguage, available_languages, preferred_language, words

    try:
        return words(preferred_language(language, os.environ))
    except UnknownLanguage as error:
        english = words()
        known = english.listed(list(available_languages()))
        raise Trouble(english.text("trouble-language", language=error.language, languages=known)) from None


def _as_list(plain: bool | None) -> bool:
    """Whether the table is shown as a list: by wish, else where nobody looks at a terminal that can show a map."""
    if plain is None:
        return not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
    return plain


def _show_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        import fatsi
        from fatsi.core import core_in_use

        click.echo(f"fatsi {fatsi.__version__} ({core_in_use()} core)")
        context.exit()


# --- the commands -----------------------------------------------------------------------------------------


@click.group("fatsi", cls=SpokenGroup, help="usage-fatsi", invoke_without_command=True)
@flag("--version", callback=_show_version, is_eager=True, expose_value=False, help="usage-version")
@language_option
@click.pass_context
def app(context: click.Context, language: str | None) -> None:
    if context.invoked_subcommand is None:
        context.invoke(serve, language=language)
    elif language is not None:
        # Said before the subcommand, it holds for that.
        context.default_map = {context.invoked_subcommand: {"language": language}}


@app.command(help="usage-serve")
@option("--host", default="127.0.0.1", help="usage-host")
@option("--port", type=click.IntRange(min=0, max=65535), show_default="8765", help="usage-port")
@option("--database", metavar="metavar-url", help="usage-database")
@option("--allow-host", multiple=True, metavar="metavar-name", help="usage-allow-host")
@option("--keep-days", type=click.IntRange(min=0, max=36500), default=180, help="usage-keep-days")
@option("--workers", type=click.IntRange(min=1, max=64), default=1, help="usage-serve-workers")
@option("--browser/--no-browser", default=True, help="usage-browser")
@language_option
@in_plain_words
def serve(language: str | None, allow_host: tuple[str, ...], **options: Any) -> None:
    from fatsi.server.launch import start

    start(_words(language), names=allow_host, **options)


@app.command(help="usage-backup")
@file_argument("file", usage="usage-backup-file")
@option("--database", metavar="metavar-url", help="usage-database")
@language_option
@in_plain_words
def backup(file: Path, database: str | None, language: str | None) -> None:
    from fatsi.server.launch import back_up_tables

    back_up_tables(_words(language), file=file, database=database)


@app.command(help="usage-restore")
@file_argument("file", usage="usage-restore-file")
@option("--database", metavar="metavar-url", help="usage-database")
@language_option
@in_plain_words
def restore(file: Path, database: str | None, language: str | None) -> None:
    from fatsi.server.launch import restore_tables

    restore_tables(_words(language), file=file, database=database)


@app.command(help="usage-play")
@with_setup
@option("--seed", type=int, help="usage-seed")
@file_option("--save", help="usage-save")
@file_option("--resume", help="usage-resume")
@file_option("--position", help="usage-position")
@option("--bot", "-b", multiple=True, help="usage-play-bot", metavar="metavar-seat")
@plain_flag
@language_option
@in_plain_words
def play(
    setup: SetupOptions,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    position: Path | None,
    bot: tuple[str, ...],
    plain: bool | None,
    language: str | None,
) -> None:
    from dataclasses import replace

    from fatsi.terminal.play import Sitting
    from fatsi.terminal.screen import Keyboard, Screen
    from fatsi.terminal.start import begin, named_bots, seated_bots

    words = _words(language)
    bots = named_bots(bot, words)
    screen = Screen()
    keyboard = Keyboard(screen)
    setup = replace(setup, seed=seed, save=save, resume=resume, position=position)
    game, file = begin(setup, words, screen, keyboard)
    seated = seated_bots(bots, game, words)
    Sitting(game, file, words, screen, keyboard, as_list=_as_list(plain), bots=seated).play()


@app.command(help="usage-replay")
@file_argument("file", usage="usage-file")
@flag("--step", help="usage-step")
@flag("--board", help="usage-board")
@option("--until", type=click.IntRange(min=1), metavar="metavar-turn", help="usage-until")
@plain_flag
@language_option
@in_plain_words
def replay(file: Path, step: bool, board: bool, until: int | None, plain: bool | None, language: str | None) -> None:
    from fatsi.terminal.replay import replay as write_replay
    from fatsi.terminal.screen import Keyboard, Screen

    screen = Screen()
    words = _words(language)
    write_replay(file, words, screen, Keyboard(screen), step=step, board=board, as_list=_as_list(plain), until=until)


@app.command(help="usage-stats")
@click.argument(
    "files",
    cls=SpokenArgument,
    usage="usage-stats-files",
    metavar="metavar-file",
    nargs=-1,
    type=click.Path(path_type=Path),
)
@json_flag
@language_option
@in_plain_words
def stats(files: tuple[Path, ...], as_json: bool, language: str | None) -> None:
    from fatsi.terminal.screen import Screen
    from fatsi.terminal.stats import stats as write_stats

    write_stats(files, _words(language), Screen(), as_json=as_json)


@app.command(help="usage-learn")
@option("--chapter", type=int, default=1, help="usage-learn-chapter")
@flag("--white-moon", "white_moon", help="usage-learn-moon")
@plain_flag
@language_option
@in_plain_words
def learn(chapter: int, white_moon: bool, plain: bool | None, language: str | None) -> None:
    from fatsi.terminal.learn import learn as teach
    from fatsi.terminal.screen import Keyboard, Screen

    screen = Screen()
    teach(
        chapter,
        _words(language),
        screen,
        Keyboard(screen),
        as_list=_as_list(plain),
        white_moon=white_moon,
    )


@app.command(help="usage-render")
@file_argument("file", usage="usage-render-file", required=False)
@turn_option
@option("--theme", default="night", help="usage-theme")
@option("--width", type=click.IntRange(min=16, max=8192), default=1200, help="usage-width")
@file_option("--output", "-o", help="usage-output")
@language_option
@in_plain_words
def render(
    file: Path | None, turn: int | None, theme: str, width: int, output: Path | None, language: str | None
) -> None:
    from fatsi.terminal.render import render as draw

    svg = draw(file, output, _words(language), turn=turn, theme=theme, width=width)
    if svg:
        click.echo(svg)


@app.command(help="usage-hint")
@file_argument("file", usage="usage-hint-file")
@option("--turn", type=click.IntRange(min=0), metavar="metavar-turn", help="usage-hint-turn")
@option("--step", type=click.IntRange(min=0), help="usage-at-step", metavar="metavar-step")
@option("--nodes", type=click.IntRange(min=1), help="usage-nodes")
@option("--seed", type=click.IntRange(min=0), help="usage-hint-seed")
@flag("--all", "show_all", help="usage-all")
@json_flag
@language_option
@in_plain_words
def hint(
    file: Path,
    turn: int | None,
    step: int | None,
    nodes: int | None,
    seed: int | None,
    show_all: bool,
    as_json: bool,
    language: str | None,
) -> None:
    from fatsi.bots.advice import DEFAULT_NODES
    from fatsi.terminal.hint import DEFAULT_SEED
    from fatsi.terminal.hint import hint as write_hints
    from fatsi.terminal.screen import Screen

    write_hints(
        file,
        _words(language),
        Screen(),
        turn=turn,
        step=step,
        nodes=DEFAULT_NODES if nodes is None else nodes,
        seed=DEFAULT_SEED if seed is None else seed,
        show_all=show_all,
        as_json=as_json,
    )


@app.command(help="usage-cards")
@json_flag
@card_values_option
@language_option
@in_plain_words
def cards(as_json: bool, cards: Path | None, language: str | None) -> None:
    from fatsi.terminal.card_list import cards_json, show_cards, with_values
    from fatsi.terminal.start import supplied_cards

    words = _words(language)
    shown = with_values(supplied_cards(cards, words) if cards else ())
    if as_json:
        click.echo(cards_json(shown))
    else:
        show_cards(words, shown)


@app.command(help="usage-bench")
@json_flag
@option("--seconds", type=click.FloatRange(min=0.0, max=3600.0), default=3.0, help="usage-seconds")
@white_moon_flag
@language_option
@in_plain_words
def bench(as_json: bool, seconds: float, white_moon: bool, language: str | None) -> None:
    import json
    from dataclasses import asdict

    from fatsi.bench import measure

    words = _words(language)
    speed = measure(seconds, white_moon=white_moon)
    if as_json:
        click.echo(json.dumps(asdict(speed), indent=2))
        return
    click.echo(words.text("bench-core", core=speed.core))
    click.echo(words.text("bench-games", games=speed.games, actions=speed.actions, seconds=speed.seconds))
    click.echo(words.text("bench-actions", number=speed.actions_per_second))
    click.echo(words.text("bench-speed", number=speed.games_per_second))
    click.echo(words.text("bench-copy", number=speed.copy_microseconds))


@app.command(help="usage-simulate")
@with_setup
@option("--bot", "-b", multiple=True, metavar="metavar-bot", show_default="greedy", help="usage-bot")
@with_options(_BATCH_OPTIONS)
@in_plain_words
def simulate(setup: SetupOptions, bot: tuple[str, ...], language: str | None, **options: Any) -> None:
    _play_batch((bot or ("greedy",),), setup, _words(language), **options)


@app.command(help="usage-duel")
@click.argument("a", cls=SpokenArgument, usage="usage-duel-bot", metavar="metavar-bot")
@click.argument("b", cls=SpokenArgument, usage="usage-duel-bot", metavar="metavar-bot")
@with_setup
@with_options(_BATCH_OPTIONS)
@in_plain_words
def duel(a: str, b: str, setup: SetupOptions, language: str | None, **options: Any) -> None:
    from fatsi.terminal.batch_report import bots_of

    _play_batch((bots_of(a), bots_of(b)), setup, _words(language), **options)


def _play_batch(
    lineups: tuple[tuple[str, ...], ...], setup: SetupOptions, words: Words, *, games: int, seed: int, **options: Any
) -> None:
    """Play a batch of games and show its figures."""
    from fatsi.lab import Batch
    from fatsi.terminal.batch_report import run
    from fatsi.terminal.start import wanted_setup

    chosen = wanted_setup(setup, words)
    status = run(lambda: Batch(chosen, lineups, seed=seed, games=games), words, **options)
    if status:
        raise click.exceptions.Exit(status)


def main() -> None:
    """Run the command, and end with its exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark instead of ending the game.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    app(prog_name="fatsi")

"""The command `fatsi`: options and subcommands, nothing more. What they do is told in `fatsi.terminal`.

Results go to stdout, trouble to stderr in one line, with exit status 1 (2 for wrong options, 130 after Ctrl-C).
"""

from __future__ import annotations

import functools
import inspect
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ParamSpec

import typer

from fatsi.usage import SpokenCommand, SpokenGroup

if TYPE_CHECKING:
    from fatsi.terminal.start import Wanted
    from fatsi.words import Words

app = typer.Typer(
    cls=SpokenGroup,
    help="usage-fatsi",
    add_completion=False,
    # Plain help and plain errors: they are read over ssh, and aloud.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Language = Annotated[str | None, typer.Option(help="usage-language", metavar="metavar-language")]
Plain = Annotated[bool | None, typer.Option("--plain/--map", help="usage-plain", show_default=False)]
CardValues = Annotated[Path | None, typer.Option("--cards", help="usage-card-values", metavar="metavar-file")]
Json = Annotated[bool, typer.Option("--json", help="usage-json")]

WhiteMoon = Annotated[bool, typer.Option("--white-moon", help="usage-white-moon")]

# What may be said about a batch of games.
Bots = Annotated[
    list[str] | None, typer.Option("--bot", "-b", help="usage-bot", metavar="metavar-bot", show_default="greedy")
]
Games = Annotated[int, typer.Option("--games", "-n", help="usage-games", min=1)]
FirstSeed = Annotated[int, typer.Option(help="usage-first-seed", min=0)]
Workers = Annotated[int | None, typer.Option("--workers", "-w", help="usage-workers", min=1, max=512)]
Ray = Annotated[str | None, typer.Option(help="usage-ray", metavar="metavar-address")]
Rows = Annotated[Path | None, typer.Option(help="usage-rows", metavar="metavar-file")]
Plot = Annotated[Path | None, typer.Option(help="usage-plot", metavar="metavar-file")]


P = ParamSpec("P")


def _in_plain_words(command: Callable[P, None]) -> Callable[P, None]:
    """Let a command end with one line where it would end with a traceback."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        from fatsi.trouble import INTERRUPTED, Trouble

        try:
            command(*args, **kwargs)
        except Trouble as trouble:
            typer.echo(trouble.text, err=True)
            raise typer.Exit(1) from None
        except (EOFError, KeyboardInterrupt) as error:
            raise typer.Exit(INTERRUPTED if isinstance(error, KeyboardInterrupt) else 1) from None

    return run


def _wanted(
    players: Annotated[int | None, typer.Option("--players", "-p", help="usage-players")] = None,
    difficulty: Annotated[str | None, typer.Option("--difficulty", "-d", help="usage-difficulty")] = None,
    edition: Annotated[str | None, typer.Option(help="usage-edition")] = None,
    five_qi: Annotated[bool, typer.Option("--five-qi", help="usage-five-qi")] = False,
    tiles: Annotated[str | None, typer.Option(help="usage-tiles")] = None,
    boards: Annotated[str | None, typer.Option(help="usage-boards")] = None,
    sides: Annotated[str | None, typer.Option(help="usage-sides")] = None,
    seats: Annotated[str | None, typer.Option(help="usage-seats")] = None,
    first: Annotated[str | None, typer.Option(help="usage-first")] = None,
    incarnations: Annotated[str | None, typer.Option(help="usage-incarnations")] = None,
    white_moon: WhiteMoon = False,
    moon_village: Annotated[str | None, typer.Option(help="usage-moon-village")] = None,
    portal: Annotated[str | None, typer.Option(help="usage-portal")] = None,
    card_values: CardValues = None,
) -> Wanted:
    """Return what was said about the setup of a game: the options that all commands with a setup have."""
    from fatsi.terminal.start import Wanted

    return Wanted(
        players=players,
        difficulty=difficulty,
        edition=edition,
        five_qi=five_qi,
        tiles=tiles,
        boards=boards,
        sides=sides,
        seats=seats,
        first=first,
        incarnations=incarnations,
        white_moon=white_moon,
        moon_village=moon_village,
        portal=portal,
        cards=card_values,
    )


def _with_setup(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of `_wanted` in the place of its parameter `wanted`."""
    setup = inspect.signature(_wanted, eval_str=True, locals={"Wanted": object}).parameters
    own = inspect.signature(command, eval_str=True, locals={"Wanted": object}).parameters

    @functools.wraps(command)
    def run(**options: object) -> None:
        given: dict[str, Any] = {name: options.pop(name) for name in setup}
        command(wanted=_wanted(**given), **options)

    parameters = [
        parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY)
        for name in own
        for parameter in (setup.values() if name == "wanted" else (own[name],))
    ]
    # What typer reads.
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def _speaking(language: str | None) -> Words:
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


def _show_version(wanted: bool) -> None:
    if wanted:
        import fatsi
        from fatsi.core import core_in_use

        typer.echo(f"fatsi {fatsi.__version__} ({core_in_use()} core)")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def fatsi_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="usage-version", callback=_show_version, is_eager=True)
    ] = False,
    language: Language = None,
) -> None:
    if context.invoked_subcommand is None:
        context.invoke(serve, language=language)
    elif language is not None:
        # Said before the subcommand, it holds for that.
        context.default_map = {context.invoked_subcommand: {"language": language}}


@app.command(cls=SpokenCommand, help="usage-serve")
@_in_plain_words
def serve(
    host: Annotated[str, typer.Option(help="usage-host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="usage-port", min=0, max=65535, show_default="8765")] = None,
    database: Annotated[str | None, typer.Option(help="usage-database", metavar="metavar-url")] = None,
    allow_host: Annotated[list[str] | None, typer.Option(help="usage-allow-host", metavar="metavar-name")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="usage-browser")] = True,
    language: Language = None,
) -> None:
    from fatsi.server.start import start

    words = _speaking(language)
    start(words, host=host, port=port, database=database, names=tuple(allow_host or ()), browser=browser)


@app.command(cls=SpokenCommand, help="usage-play")
@_in_plain_words
@_with_setup
def play(
    wanted: Wanted,
    seed: Annotated[int | None, typer.Option(help="usage-seed")] = None,
    save: Annotated[Path | None, typer.Option(help="usage-save", metavar="metavar-file")] = None,
    resume: Annotated[Path | None, typer.Option(help="usage-resume", metavar="metavar-file")] = None,
    position: Annotated[Path | None, typer.Option(help="usage-position", metavar="metavar-file")] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", "-b", help="usage-play-bot", metavar="metavar-seat")] = None,
    plain: Plain = None,
    language: Language = None,
) -> None:
    from dataclasses import replace

    from fatsi.terminal.play import Sitting
    from fatsi.terminal.screen import Keyboard, Screen
    from fatsi.terminal.start import begin, named_bots, seated_bots

    words = _speaking(language)
    bots = named_bots(bot or (), words)
    screen = Screen()
    keyboard = Keyboard(screen)
    wanted = replace(wanted, seed=seed, save=save, resume=resume, position=position)
    game, file = begin(wanted, words, screen, keyboard)
    seated = seated_bots(bots, game, words)
    Sitting(game, file, words, screen, keyboard, as_list=_as_list(plain), bots=seated).play()


@app.command(cls=SpokenCommand, help="usage-replay")
@_in_plain_words
def replay(
    file: Annotated[Path, typer.Argument(help="usage-file", metavar="metavar-file")],
    step: Annotated[bool, typer.Option("--step", help="usage-step")] = False,
    board: Annotated[bool, typer.Option("--board", help="usage-board")] = False,
    until: Annotated[int | None, typer.Option(help="usage-until", min=1, metavar="metavar-turn")] = None,
    plain: Plain = None,
    language: Language = None,
) -> None:
    from fatsi.terminal.replay import replay as tell
    from fatsi.terminal.screen import Keyboard, Screen

    screen = Screen()
    words = _speaking(language)
    tell(file, words, screen, Keyboard(screen), step=step, board=board, as_list=_as_list(plain), until=until)


@app.command(cls=SpokenCommand, help="usage-render")
@_in_plain_words
def render(
    file: Annotated[Path | None, typer.Argument(help="usage-render-file", metavar="metavar-file")] = None,
    turn: Annotated[int | None, typer.Option(help="usage-turn", min=0, metavar="metavar-turn")] = None,
    theme: Annotated[str, typer.Option(help="usage-theme")] = "night",
    width: Annotated[int, typer.Option(help="usage-width", min=16, max=8192)] = 1200,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="usage-output", metavar="metavar-file")] = None,
    language: Language = None,
) -> None:
    from fatsi.terminal.render import render as draw

    svg = draw(file, output, _speaking(language), turn=turn, theme=theme, width=width)
    if svg:
        typer.echo(svg)


@app.command(cls=SpokenCommand, help="usage-hint")
@_in_plain_words
def hint(
    file: Annotated[Path, typer.Argument(help="usage-hint-file", metavar="metavar-file")],
    turn: Annotated[int | None, typer.Option(help="usage-turn", min=0, metavar="metavar-turn")] = None,
    step: Annotated[int | None, typer.Option(help="usage-at-step", min=0, metavar="metavar-step")] = None,
    nodes: Annotated[int | None, typer.Option(help="usage-nodes", min=1)] = None,
    seed: Annotated[int | None, typer.Option(help="usage-hint-seed", min=0)] = None,
    show_all: Annotated[bool, typer.Option("--all", help="usage-all")] = False,
    as_json: Json = False,
    language: Language = None,
) -> None:
    from fatsi.bots.advice import DEFAULT_NODES
    from fatsi.terminal.hint import DEFAULT_SEED
    from fatsi.terminal.hint import hint as tell
    from fatsi.terminal.screen import Screen

    tell(
        file,
        _speaking(language),
        Screen(),
        turn=turn,
        step=step,
        nodes=DEFAULT_NODES if nodes is None else nodes,
        seed=DEFAULT_SEED if seed is None else seed,
        show_all=show_all,
        as_json=as_json,
    )


@app.command(cls=SpokenCommand, help="usage-cards")
@_in_plain_words
def cards(as_json: Json = False, card_values: CardValues = None, language: Language = None) -> None:
    from fatsi.terminal.cards import cards_json, show_cards, with_values
    from fatsi.terminal.start import supplied_cards

    words = _speaking(language)
    shown = with_values(supplied_cards(card_values, words) if card_values else ())
    if as_json:
        typer.echo(cards_json(shown))
    else:
        show_cards(words, shown)


@app.command(cls=SpokenCommand, help="usage-bench")
@_in_plain_words
def bench(
    as_json: Json = False,
    seconds: Annotated[float, typer.Option(help="usage-seconds", min=0.0, max=3600.0)] = 3.0,
    white_moon: WhiteMoon = False,
    language: Language = None,
) -> None:
    import json
    from dataclasses import asdict

    from fatsi.bench import measure

    words = _speaking(language)
    speed = measure(seconds, white_moon=white_moon)
    if as_json:
        typer.echo(json.dumps(asdict(speed), indent=2))
        return
    typer.echo(words.text("bench-core", core=speed.core))
    typer.echo(words.text("bench-games", games=speed.games, actions=speed.actions, seconds=speed.seconds))
    typer.echo(words.text("bench-actions", number=speed.actions_per_second))
    typer.echo(words.text("bench-speed", number=speed.games_per_second))
    typer.echo(words.text("bench-copy", number=speed.copy_microseconds))


@app.command(cls=SpokenCommand, help="usage-simulate")
@_in_plain_words
@_with_setup
def simulate(
    wanted: Wanted,
    bot: Bots = None,
    games: Games = 100,
    seed: FirstSeed = 1,
    workers: Workers = None,
    ray: Ray = None,
    rows: Rows = None,
    plot: Plot = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    lineups = (tuple(bot or ("greedy",)),)
    words = _speaking(language)
    _play_batch(lineups, wanted, words, games, seed, workers=workers, ray=ray, rows=rows, plot=plot, as_json=as_json)


@app.command(cls=SpokenCommand, help="usage-duel")
@_in_plain_words
@_with_setup
def duel(
    a: Annotated[str, typer.Argument(help="usage-duel-bot", metavar="metavar-bot")],
    b: Annotated[str, typer.Argument(help="usage-duel-bot", metavar="metavar-bot")],
    wanted: Wanted,
    games: Games = 100,
    seed: FirstSeed = 1,
    workers: Workers = None,
    ray: Ray = None,
    rows: Rows = None,
    plot: Plot = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    from fatsi.terminal.lab import bots_of

    lineups = (bots_of(a), bots_of(b))
    words = _speaking(language)
    _play_batch(lineups, wanted, words, games, seed, workers=workers, ray=ray, rows=rows, plot=plot, as_json=as_json)


def _play_batch(
    lineups: tuple[tuple[str, ...], ...], wanted: Wanted, words: Words, games: int, seed: int, **options: Any
) -> None:
    """Play a batch of games and show its figures."""
    from fatsi.lab import Batch
    from fatsi.terminal.lab import run
    from fatsi.terminal.start import wanted_setup

    setup = wanted_setup(wanted, words)
    status = run(lambda: Batch(setup, lineups, seed=seed, games=games), words, **options)
    if status:
        raise typer.Exit(status)


def main() -> None:
    """Run the command, and end with its exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark instead of ending the game.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    app()

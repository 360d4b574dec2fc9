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
from typing import TYPE_CHECKING, Annotated, Any, Final, ParamSpec

import typer

if TYPE_CHECKING:
    from fatsi.terminal.start import Wanted
    from fatsi.words import Words

# Everything that `--help` says.
HELP: Final = {
    "fatsi": "The cooperative board game Ghost Stories. Without a command: serve, that is play in the browser.",
    "version": "Show the version and exit.",
    "language": "The language to speak, such as en; else that of the environment (LC_ALL, LC_MESSAGES, LANG).",
    "serve": "Play in the browser: alone, round one screen, or online with others.",
    "host": "The address to listen at; 0.0.0.0 lets others in your network come.",
    "port": "The port to listen at; 0 takes any that is free.",
    "database": "Where tables are kept: postgresql://... or sqlite:///FILE; else a file in the data folder.",
    "browser": "Open the browser, or do not.",
    "allow_host": "A name under which pages may be asked for, such as that of your proxy; may be repeated.",
    "play": "Play a game in the terminal: 1 to 4 Taoists at one screen, with undo, save and resume.",
    "players": "How many Taoists: 1, 2, 3 or 4.",
    "difficulty": "initiation, normal, nightmare or hell.",
    "edition": "The rules of the revised or the first edition.",
    "five_qi": "An easier start: 5 Qi for each Taoist.",
    "seed": "A number that deals the same game again.",
    "tiles": "The nine tiles from NW to SE, with commas; - leaves a place open.",
    "boards": "The colours of the boards at N,E,S,W; - leaves one open.",
    "sides": "The sides, a or b, of the boards at N,E,S,W; - leaves one open.",
    "seats": "Where the Taoists sit, such as N,S.",
    "first": "The side that begins: N, E, S or W.",
    "incarnations": "The incarnations to draw from, by id, with commas; or all, base or new.",
    "white_moon": "Play with the expansion White Moon.",
    "moon_village": "White Moon: 9 of 10 tiles at random, or first-game, with the School for the Night Watchman.",
    "portal": "White Moon: where the portal stands: centre, edge or corner, or a tile such as NE.",
    "card_values": "The true values of White Moon's cards, as CSV or JSON, for our reconstruction.",
    "save": "Keep the game in this file instead of the data folder.",
    "resume": "Go on with the game that this file holds.",
    "position": "Begin with the position that this file holds.",
    "plain": "Show the table as a list, for screen readers and narrow windows, or as a map; else a map on a terminal.",
    "replay": "Tell a recorded game in words, turn by turn.",
    "file": "The record of a game.",
    "step": "Wait for Enter after each turn.",
    "board": "Show the table after each turn.",
    "until": "Stop after this turn.",
    "render": "Draw a position, or that of a recorded game, as SVG or PNG.",
    "render_file": "A record or a position; without one, it is read from stdin.",
    "turn": "Of a record: the position at the end of this turn, not after the last action.",
    "theme": "night, paper or contrast.",
    "width": "The width of a PNG in pixels.",
    "output": "The file to write, .svg or .png; without one, SVG goes to stdout.",
    "hint": "Tell the best choices of a position, with the chance of winning and the reason.",
    "hint_file": "A record or a position; - is stdin.",
    "at_step": "Of a record: the position of this decision, counted from 0.",
    "nodes": "How many positions to look at: more take longer, and judge better.",
    "hint_seed": "A number; the same gives the same hints.",
    "all": "Show every choice, not only the best.",
    "cards": "List every card.",
    "json": "Write JSON, for programs.",
    "bench": "Measure the speed of the rules by random play.",
    "seconds": "How long to measure.",
    "simulate": "Let bots play many games, and tell how often they win, with what and why they lose.",
    "games": "How many games.",
    "bot": "The bot that plays; repeated, one for each Taoist from the north on.",
    "first_seed": "The seed of the first game; the others follow it.",
    "workers": "How many processes play at once; else one for each core.",
    "rows": "Write a line of CSV for each game; games that the file holds already are not played again.",
    "duel": "Let two bots play the same deals, and tell which wins more often.",
    "duel_bot": "A bot; or one for each Taoist, with + between them.",
}

app = typer.Typer(
    help=HELP["fatsi"],
    add_completion=False,
    # Plain help and plain errors: they are read over ssh, and aloud.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Language = Annotated[str | None, typer.Option(help=HELP["language"], metavar="LANGUAGE")]
Plain = Annotated[bool | None, typer.Option("--plain/--map", help=HELP["plain"], show_default=False)]
CardValues = Annotated[Path | None, typer.Option("--cards", help=HELP["card_values"], metavar="FILE")]
Json = Annotated[bool, typer.Option("--json", help=HELP["json"])]

WhiteMoon = Annotated[bool, typer.Option("--white-moon", help=HELP["white_moon"])]

# What may be said about a batch of games.
Games = Annotated[int, typer.Option("--games", "-n", help=HELP["games"], min=1)]
FirstSeed = Annotated[int, typer.Option(help=HELP["first_seed"], min=0)]
Workers = Annotated[int | None, typer.Option("--workers", "-w", help=HELP["workers"], min=1, max=512)]
Rows = Annotated[Path | None, typer.Option(help=HELP["rows"], metavar="FILE.csv")]


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
    players: Annotated[int | None, typer.Option("--players", "-p", help=HELP["players"])] = None,
    difficulty: Annotated[str | None, typer.Option("--difficulty", "-d", help=HELP["difficulty"])] = None,
    edition: Annotated[str | None, typer.Option(help=HELP["edition"])] = None,
    five_qi: Annotated[bool, typer.Option("--five-qi", help=HELP["five_qi"])] = False,
    tiles: Annotated[str | None, typer.Option(help=HELP["tiles"])] = None,
    boards: Annotated[str | None, typer.Option(help=HELP["boards"])] = None,
    sides: Annotated[str | None, typer.Option(help=HELP["sides"])] = None,
    seats: Annotated[str | None, typer.Option(help=HELP["seats"])] = None,
    first: Annotated[str | None, typer.Option(help=HELP["first"])] = None,
    incarnations: Annotated[str | None, typer.Option(help=HELP["incarnations"])] = None,
    white_moon: WhiteMoon = False,
    moon_village: Annotated[str | None, typer.Option(help=HELP["moon_village"])] = None,
    portal: Annotated[str | None, typer.Option(help=HELP["portal"])] = None,
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

        typer.echo(f"fatsi {fatsi.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def fatsi_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help=HELP["version"], callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        context.invoke(serve)


@app.command(help=HELP["serve"])
@_in_plain_words
def serve(
    host: Annotated[str, typer.Option(help=HELP["host"])] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help=HELP["port"], min=0, max=65535, show_default="8765")] = None,
    database: Annotated[str | None, typer.Option(help=HELP["database"], metavar="URL")] = None,
    allow_host: Annotated[list[str] | None, typer.Option(help=HELP["allow_host"], metavar="NAME")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=HELP["browser"])] = True,
    language: Language = None,
) -> None:
    from fatsi.server.start import start

    words = _speaking(language)
    start(words, host=host, port=port, database=database, names=tuple(allow_host or ()), browser=browser)


@app.command(help=HELP["play"])
@_in_plain_words
@_with_setup
def play(
    wanted: Wanted,
    seed: Annotated[int | None, typer.Option(help=HELP["seed"])] = None,
    save: Annotated[Path | None, typer.Option(help=HELP["save"], metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help=HELP["resume"], metavar="FILE")] = None,
    position: Annotated[Path | None, typer.Option(help=HELP["position"], metavar="FILE")] = None,
    plain: Plain = None,
    language: Language = None,
) -> None:
    from dataclasses import replace

    from fatsi.terminal.play import Sitting
    from fatsi.terminal.screen import Keyboard, Screen
    from fatsi.terminal.start import begin

    words = _speaking(language)
    screen = Screen()
    keyboard = Keyboard(screen)
    wanted = replace(wanted, seed=seed, save=save, resume=resume, position=position)
    game, file = begin(wanted, words, screen, keyboard)
    Sitting(game, file, words, screen, keyboard, as_list=_as_list(plain)).play()


@app.command(help=HELP["replay"])
@_in_plain_words
def replay(
    file: Annotated[Path, typer.Argument(help=HELP["file"], metavar="FILE")],
    step: Annotated[bool, typer.Option("--step", help=HELP["step"])] = False,
    board: Annotated[bool, typer.Option("--board", help=HELP["board"])] = False,
    until: Annotated[int | None, typer.Option(help=HELP["until"], min=1, metavar="TURN")] = None,
    plain: Plain = None,
    language: Language = None,
) -> None:
    from fatsi.terminal.replay import replay as tell
    from fatsi.terminal.screen import Keyboard, Screen

    screen = Screen()
    words = _speaking(language)
    tell(file, words, screen, Keyboard(screen), step=step, board=board, as_list=_as_list(plain), until=until)


@app.command(help=HELP["render"])
@_in_plain_words
def render(
    file: Annotated[Path | None, typer.Argument(help=HELP["render_file"], metavar="[FILE]")] = None,
    turn: Annotated[int | None, typer.Option(help=HELP["turn"], min=0, metavar="TURN")] = None,
    theme: Annotated[str, typer.Option(help=HELP["theme"])] = "night",
    width: Annotated[int, typer.Option(help=HELP["width"], min=16, max=8192)] = 1200,
    output: Annotated[Path | None, typer.Option("--output", "-o", help=HELP["output"], metavar="FILE")] = None,
    language: Language = None,
) -> None:
    from fatsi.terminal.render import render as draw

    svg = draw(file, output, _speaking(language), turn=turn, theme=theme, width=width)
    if svg:
        typer.echo(svg)


@app.command(help=HELP["hint"])
@_in_plain_words
def hint(
    file: Annotated[Path, typer.Argument(help=HELP["hint_file"], metavar="FILE", show_default=False)],
    turn: Annotated[int | None, typer.Option(help=HELP["turn"], min=0, metavar="TURN")] = None,
    step: Annotated[int | None, typer.Option(help=HELP["at_step"], min=0, metavar="STEP")] = None,
    nodes: Annotated[int | None, typer.Option(help=HELP["nodes"], min=1)] = None,
    seed: Annotated[int | None, typer.Option(help=HELP["hint_seed"], min=0)] = None,
    show_all: Annotated[bool, typer.Option("--all", help=HELP["all"])] = False,
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


@app.command(help=HELP["cards"])
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


@app.command(help=HELP["bench"])
@_in_plain_words
def bench(
    as_json: Json = False,
    seconds: Annotated[float, typer.Option(help=HELP["seconds"], min=0.0, max=3600.0)] = 3.0,
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
    typer.echo(words.text("bench-games", games=speed.games, actions=speed.actions, seconds=speed.seconds))
    typer.echo(words.text("bench-actions", number=speed.actions_per_second))
    typer.echo(words.text("bench-speed", number=speed.games_per_second))
    typer.echo(words.text("bench-copy", number=speed.copy_microseconds))


@app.command(help=HELP["simulate"])
@_in_plain_words
@_with_setup
def simulate(
    wanted: Wanted,
    bot: Annotated[list[str] | None, typer.Option("--bot", "-b", help=HELP["bot"], show_default="greedy")] = None,
    games: Games = 100,
    seed: FirstSeed = 1,
    workers: Workers = None,
    rows: Rows = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    _play_batch((tuple(bot or ("greedy",)),), wanted, games, seed, workers, rows, as_json, _speaking(language))


@app.command(help=HELP["duel"])
@_in_plain_words
@_with_setup
def duel(
    a: Annotated[str, typer.Argument(help=HELP["duel_bot"], metavar="A")],
    b: Annotated[str, typer.Argument(help=HELP["duel_bot"], metavar="B")],
    wanted: Wanted,
    games: Games = 100,
    seed: FirstSeed = 1,
    workers: Workers = None,
    rows: Rows = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    from fatsi.terminal.lab import bots_of

    _play_batch((bots_of(a), bots_of(b)), wanted, games, seed, workers, rows, as_json, _speaking(language))


def _play_batch(
    lineups: tuple[tuple[str, ...], ...],
    wanted: Wanted,
    games: int,
    seed: int,
    workers: int | None,
    rows: Path | None,
    as_json: bool,
    words: Words,
) -> None:
    """Play a batch of games and show its figures."""
    from fatsi.lab import Batch
    from fatsi.lab.batch import all_cores
    from fatsi.terminal.lab import run
    from fatsi.terminal.start import wanted_setup

    setup = wanted_setup(wanted, words)
    status = run(
        lambda: Batch(setup, lineups, seed=seed, games=games),
        words,
        workers=workers or all_cores(),
        rows=rows,
        as_json=as_json,
    )
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

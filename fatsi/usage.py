"""What the command says about itself in the reader's language: its help, and what is wrong with how it was called.

Commands and options are declared with ids of messages in the place of texts. Click's own sentences are English, so
that help and complaints are written here; it is asked only what there is and what was wrong.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

import click
from click import BadOptionUsage, Context, HelpFormatter, MissingParameter, NoSuchOption, Parameter, UsageError

if TYPE_CHECKING:
    from fatsi.words import Words

_HELP: Final = "--help"
_LANGUAGE: Final = "--language"
_NUMBERS: Final = (click.types.IntParamType, click.types.FloatParamType)


class Misused(UsageError):
    """The command was called in a wrong way: the id of the message that says so, and its arguments."""

    def __init__(self, message: str, context: Context, **arguments: str) -> None:
        super().__init__(message, context)
        self.arguments: Final = arguments


def _words(arguments: Sequence[str]) -> Words:
    """Return the words of the language that a command line asks for, as far as it is there."""
    # Only who asks for help, or needs it, waits until a catalogue is read.
    from fatsi.words import UnknownLanguage, preferred_language, words

    try:
        return words(preferred_language(_language_option(arguments), os.environ))
    except UnknownLanguage:
        return words(preferred_language(None, os.environ))


def _language_option(arguments: Sequence[str]) -> str | None:
    """Return the language that stands on a command line, wherever it stands.

    >>> _language_option(["play", "--help", "--language", "en"]), _language_option(["--language=en"])
    ('en', 'en')
    >>> _language_option(["play"]) is None
    True
    """
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == _LANGUAGE:
            return value if equals else next(iter(arguments[at + 1 : at + 2]), None)
    return None


# --- help -----------------------------------------------------------------------------------------------


class SpokenArgument(click.Argument):
    """An argument with a message that says what it is; click knows such a thing of options only."""

    def __init__(self, *names: Any, usage: str, **settings: Any) -> None:
        super().__init__(*names, **settings)
        self.usage: Final = usage


class SpokenCommand(click.Command):
    """A command whose help is in the reader's language."""

    def collect_usage_pieces(self, ctx: Context) -> list[str]:
        return _usage_pieces(self, ctx)

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        _write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Context, formatter: HelpFormatter) -> None:
        _write_text(self, ctx, formatter)

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        _write_parameters(self, ctx, formatter)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        # Otherwise click complains itself.
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise Misused("misuse-too-many-arguments", ctx, given=" ".join(rest))
        return rest


class SpokenGroup(click.Group):
    """The whole command, which knows the language of a call before it is parsed."""

    command_class = SpokenCommand

    _arguments: Sequence[str] = ()

    @property
    def words(self) -> Words:
        return _words(self._arguments)

    def main(self, args: Sequence[str] | None = None, *others: Any, **extra: Any) -> NoReturn:
        """Run the command, and end with its exit status."""
        self._arguments = sys.argv[1:] if args is None else list(args)
        try:
            status = super().main(args, *others, **(extra | {"standalone_mode": False}))
        except UsageError as error:
            click.echo(_complaint(error, self), err=True)
            status = error.exit_code
        sys.exit(status or 0)

    def resolve_command(self, ctx: Context, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise Misused("misuse-no-such-command", ctx, given=args[0], known="+".join(self.commands))
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: Context) -> list[str]:
        return [*_usage_pieces(self, ctx), self.words.text("usage-command-metavar")]

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        _write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Context, formatter: HelpFormatter) -> None:
        _write_text(self, ctx, formatter)

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        _write_parameters(self, ctx, formatter)
        rows = [(name, self.words.text(str(command.help))) for name, command in self.commands.items()]
        _write_rows(formatter, self.words.text("usage-commands"), rows)


def _words_of(ctx: Context) -> Words:
    root = ctx.find_root().command
    assert isinstance(root, SpokenGroup)
    return root.words


def _usage_pieces(command: click.Command, ctx: Context) -> list[str]:
    words = _words_of(ctx)
    arguments = (parameter for parameter in command.params if parameter.param_type_name == "argument")
    names = [
        (_metavar(parameter, words) + (" ..." if parameter.nargs == -1 else ""), parameter.required)
        for parameter in arguments
    ]
    return [words.text("usage-options-metavar"), *(name if needed else f"[{name}]" for name, needed in names)]


def _write_usage(command: click.Command, ctx: Context, formatter: HelpFormatter) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{_words_of(ctx).text('usage-line')} ")


def _write_text(command: click.Command, ctx: Context, formatter: HelpFormatter) -> None:
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(_words_of(ctx).text(str(command.help)))


def _write_parameters(command: click.Command, ctx: Context, formatter: HelpFormatter) -> None:
    words = _words_of(ctx)
    rows: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
    for parameter in command.get_params(ctx):
        rows[parameter.param_type_name].append((_left(parameter, words), _about(parameter, words)))
    _write_rows(formatter, words.text("usage-arguments"), rows["argument"])
    _write_rows(formatter, words.text("usage-options"), rows["option"])


def _write_rows(formatter: HelpFormatter, title: str, rows: list[tuple[str, str]]) -> None:
    """Write a heading, which has the language's own colon, and what stands below it."""
    if rows:
        formatter.write_paragraph()
        formatter.write(f"{title}\n")
        with formatter.indentation():
            formatter.write_dl(rows)


def _left(parameter: Parameter, words: Words) -> str:
    """Return how an argument or option is written."""
    if parameter.param_type_name == "argument":
        return _metavar(parameter, words)
    names = " / ".join(", ".join(part) for part in (parameter.opts, parameter.secondary_opts) if part)
    return names if _is_flag(parameter) else f"{names} {_metavar(parameter, words)}"


def _is_flag(parameter: Parameter) -> bool:
    return isinstance(parameter, click.Option) and parameter.is_flag


def _metavar(parameter: Parameter, words: Words) -> str:
    """Return what stands for the value of a parameter."""
    unnamed = "metavar-number" if isinstance(parameter.type, _NUMBERS) else "metavar-text"
    return words.text(parameter.metavar or unnamed)


def _about(parameter: Parameter, words: Words) -> str:
    """Return what an argument or option means, with its default and between what it must lie."""
    text = words.text("usage-help" if _HELP in parameter.opts else _message(parameter))
    notes = [*_default(parameter, words), *_range(parameter, words)]
    return words.text("usage-notes", text=text, notes=words.clauses(notes)) if notes else text


def _message(parameter: Parameter) -> str:
    if isinstance(parameter, SpokenArgument):
        return parameter.usage
    assert isinstance(parameter, click.Option) and parameter.help
    return parameter.help


def _default(parameter: Parameter, words: Words) -> Iterable[str]:
    override = getattr(parameter, "show_default", None)
    shown = override if isinstance(override, str) else parameter.default
    # Without a default there is a mark of click's in its place, which is neither a text nor a number.
    if isinstance(shown, str | int | float) and not _is_flag(parameter):
        yield words.text("usage-default", default=str(shown))


def _bounds(parameter: Parameter) -> tuple[float | None, float | None]:
    return getattr(parameter.type, "min", None), getattr(parameter.type, "max", None)


def _range(parameter: Parameter, words: Words) -> Iterable[str]:
    least, most = _bounds(parameter)
    if least is not None and most is not None:
        yield words.text("usage-range", least=_plain(least), most=_plain(most))
    elif least is not None:
        yield words.text("usage-range-from", least=_plain(least))


def _plain(number: float) -> str:
    """Return a bound as it is typed: without marks between the digits, and without a useless fraction."""
    return f"{number:g}" if number < 1_000_000 else str(number)


# --- complaints -----------------------------------------------------------------------------------------


def _complaint(error: UsageError, group: SpokenGroup) -> str:
    """Return in one line what is wrong with a call, and where there is help."""
    words = group.words
    command = error.ctx.command_path if error.ctx else "fatsi"
    return words.text("misuse-trouble", message=_what_is_wrong(error, group, words), command=f"{command} {_HELP}")


def _what_is_wrong(error: UsageError, group: SpokenGroup, words: Words) -> str:
    if isinstance(error, Misused):
        return words.text(error.message, **error.arguments)
    if isinstance(error, NoSuchOption):
        if error.possibilities:
            near = "+".join(sorted(error.possibilities))
            return words.text("misuse-no-such-option-near", option=error.option_name, near=near)
        return words.text("misuse-no-such-option", option=error.option_name)
    if isinstance(error, BadOptionUsage):
        takes_none = any(error.option_name in option.opts and _is_flag(option) for option in _options(group))
        return words.text("misuse-no-value" if takes_none else "misuse-value-missing", option=error.option_name)
    if isinstance(error, MissingParameter) and error.param is not None:
        return words.text("misuse-argument-missing", argument=_metavar(error.param, words))
    assert isinstance(error, click.BadParameter) and error.param is not None
    return _wrong_number(error.param, words)


def _options(group: SpokenGroup) -> Iterable[Parameter]:
    for command in (group, *group.commands.values()):
        yield from (parameter for parameter in command.params if parameter.param_type_name == "option")


def _wrong_number(parameter: Parameter, words: Words) -> str:
    """Return what an option wants: only numbers can be wrong by themselves."""
    option = parameter.opts[0]
    kind = "whole" if isinstance(parameter.type, click.types.IntParamType) else "any"
    least, most = _bounds(parameter)
    if least is not None and most is not None:
        bounds = {"least": _plain(least), "most": _plain(most)}
        return words.text("misuse-wrong-number-range", option=option, kind=kind, **bounds)
    if least is not None:
        return words.text("misuse-wrong-number-from", option=option, kind=kind, least=_plain(least))
    return words.text("misuse-wrong-number", option=option, kind=kind)

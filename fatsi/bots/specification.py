"""Bots by specification: a name, or a class of the user's own, and options for it.

    greedy
    planner:nodes=4000,ms=200
    package.module:ClassName
    package.module:ClassName:depth=3,bold=true

The options of a bot are those parameters of its constructor that are annotated as int, float, str or bool. Whatever is
wrong is an `InvalidSetup` that says what there is.
"""

from __future__ import annotations

import importlib
import inspect
import math
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

from fatsi.bots.player import Bot
from fatsi.rules.errors import InvalidSetup, several

# How a bot is made: a class, or a function with the options as parameters.
Maker = Callable[..., Bot]

BETWEEN_BOTS: Final = "+"
"""What stands between the bots of a lineup, and therefore in no specification."""

LONGEST_ERROR: Final = 300
"""How much of the message of an error that a bot raised is shown, in characters."""

_BETWEEN_PARTS: Final = ":"
_BETWEEN_OPTIONS: Final = ","
_TRUTHS: Final = {"true": True, "false": False}

_Result = TypeVar("_Result")


def made_bot(specification: str, named: Mapping[str, Maker]) -> Bot:
    """Return a new bot as it is specified, by one of the names or as a class of the user's own.

    >>> from fatsi.bots.careless import RandomBot
    >>> made_bot("random:depth=3", {"random": RandomBot})
    Traceback (most recent call last):
    ...
    fatsi.rules.errors.InvalidSetup: bot: bot-has-no-options bot=random given=depth
    """
    maker, called, options = _parts(specification, named)
    parameters = _trying(lambda: _options_of(maker), "bot-options-unreadable", bot=called)
    values: dict[str, object] = {}
    for text in options.split(_BETWEEN_OPTIONS) if options else ():
        name, is_given, value = text.partition("=")
        if name not in parameters:
            if not parameters:
                raise InvalidSetup("bot", "bot-has-no-options", bot=called, given=name)
            raise InvalidSetup("bot", "bot-has-no-such-option", bot=called, given=name, known=several(parameters))
        if not is_given:
            raise InvalidSetup("bot", "bot-option-without-value", bot=called, option=name)
        if name in values:
            raise InvalidSetup("bot", "bot-option-twice", bot=called, option=name)
        values[name] = _value(called, name, _kind_of(parameters[name]), value)
    for name, parameter in parameters.items():
        if name not in values and parameter.default is parameter.empty:
            raise InvalidSetup("bot", "bot-option-missing", bot=called, option=name)
    return _trying(lambda: maker(**values), "bot-cannot-be-made", bot=specification)


def own_module(specification: str, named: Mapping[str, Maker]) -> ModuleType | None:
    """Return the user's module that a specification names; None for a bot that has a name."""
    name = specification.partition(_BETWEEN_PARTS)[0]
    return None if name in named else _imported(name)


def _parts(specification: str, named: Mapping[str, Maker]) -> tuple[Maker, str, str]:
    """Return how a bot is made, what it is called, and its options as they were written."""
    if BETWEEN_BOTS in specification or not specification.isprintable():
        shown = repr(specification)[1:-1]  # in one line, whatever it holds
        raise InvalidSetup("bot", "bot-with-wrong-character", given=shown)
    name, has_more, rest = specification.partition(_BETWEEN_PARTS)
    if name in named:
        if has_more and not rest:
            raise InvalidSetup("bot", "bot-options-missing", bot=name)
        return named[name], name, rest
    kind, _, options = rest.partition(_BETWEEN_PARTS)
    if not has_more or not kind.isidentifier() or not all(part.isidentifier() for part in name.split(".")):
        raise InvalidSetup("bot", "unknown-bot", given=name, known=several(sorted(named)))
    maker = getattr(_imported(name), kind, None)
    if not callable(maker):
        raise InvalidSetup("bot", "module-without-class", module=name, given=kind)
    if not callable(getattr(maker, "choose", None)):
        raise InvalidSetup("bot", "not-a-bot", given=f"{name}:{kind}")
    return maker, f"{name}:{kind}", options


def _imported(name: str) -> ModuleType:
    """Return a module of the user's own, from the current folder too, as `python -m` would find it."""
    here = str(Path.cwd())
    # It stays there: the module may import its neighbours whenever it likes.
    if here not in sys.path:
        sys.path.insert(0, here)
    return _trying(lambda: importlib.import_module(name), "module-not-imported", module=name)


def _trying(step: Callable[[], _Result], reason: str, **arguments: str) -> _Result:
    """Return what a step of the user's code returns; whatever it raises becomes an error for that reason."""
    try:
        return step()
    except InvalidSetup:
        raise
    # A module that ends the program when it is imported is no bot either.
    except (Exception, SystemExit) as error:
        raise InvalidSetup("bot", reason, **arguments, error=in_one_line(error)) from error


def in_one_line(error: BaseException) -> str:
    """Return an error of a bot, whatever it holds, as one line.

    >>> in_one_line(ValueError("too\\nmany"))
    'ValueError: too many'
    """
    try:
        text = " ".join(str(error).split())
    except Exception:
        text = ""
    kind = type(error).__name__
    return (f"{kind}: {text}" if text else kind)[:LONGEST_ERROR]


# --- options --------------------------------------------------------------------------------------------


def _options_of(maker: Maker) -> dict[str, inspect.Parameter]:
    """Return the parameters that can be given as text."""
    by_name = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    parameters = inspect.signature(maker).parameters
    return {name: one for name, one in parameters.items() if one.kind in by_name and _kind_of(one) in _KINDS}


def _kind_of(parameter: inspect.Parameter) -> str:
    """Return the type of a parameter by its name: with postponed annotations it is nothing but that."""
    kind = parameter.annotation
    return kind if isinstance(kind, str) else getattr(kind, "__name__", "")


def _value(called: str, name: str, kind: str, text: str) -> object:
    try:
        return _KINDS[kind](text)
    except (ValueError, KeyError):
        raise InvalidSetup("bot", "bot-option-wrong", bot=called, option=name, kind=kind, given=text) from None


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


# How text becomes a value of each type.
_KINDS: Final[Mapping[str, Callable[[str], object]]] = {
    "int": int,
    "float": _finite,
    "str": str,
    "bool": _TRUTHS.__getitem__,
}

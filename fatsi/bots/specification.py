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
from fatsi.rules.errors import InvalidSetup

# How a bot is made: a class, or a function with the options as parameters.
Maker = Callable[..., Bot]

BETWEEN_BOTS: Final = "+"
"""What stands between the bots of a lineup, and therefore in no specification."""

_BETWEEN_PARTS: Final = ":"
_BETWEEN_OPTIONS: Final = ","
_TRUTHS: Final = {"true": True, "false": False}
_LONGEST_ERROR: Final = 300

_Result = TypeVar("_Result")


def made_bot(specification: str, named: Mapping[str, Maker]) -> Bot:
    """Return a new bot as it is specified, by one of the names or as a class of the user's own.

    >>> from fatsi.bots.careless import RandomBot
    >>> made_bot("random:depth=3", {"random": RandomBot})
    Traceback (most recent call last):
    ...
    fatsi.rules.errors.InvalidSetup: bot: random has no option 'depth'; it has none
    """
    maker, called, options = _parts(specification, named)
    parameters = _trying(lambda: _options_of(maker), f"the options of {called} cannot be read")
    values: dict[str, object] = {}
    for text in options.split(_BETWEEN_OPTIONS) if options else ():
        name, is_given, value = text.partition("=")
        if name not in parameters:
            raise InvalidSetup("bot", f"{called} has no option {name!r}; it has {_listed(list(parameters))}")
        if not is_given:
            raise InvalidSetup("bot", f"{called}: the option {name} needs a value, such as {name}=...")
        if name in values:
            raise InvalidSetup("bot", f"{called}: the option {name} is given twice")
        values[name] = _value(called, name, _kind_of(parameters[name]), value)
    for name, parameter in parameters.items():
        if name not in values and parameter.default is parameter.empty:
            raise InvalidSetup("bot", f"{called} needs the option {name}, such as {called}:{name}=...")
    return _trying(lambda: maker(**values), f"{specification} cannot be made")


def own_module(specification: str, named: Mapping[str, Maker]) -> ModuleType | None:
    """Return the user's module that a specification names; None for a bot that has a name."""
    name = specification.partition(_BETWEEN_PARTS)[0]
    return None if name in named else _imported(name)


def _parts(specification: str, named: Mapping[str, Maker]) -> tuple[Maker, str, str]:
    """Return how a bot is made, what it is called, and its options as they were written."""
    if BETWEEN_BOTS in specification or not specification.isprintable():
        raise InvalidSetup("bot", f"{specification!r} has a character that no bot can have: + or an unprintable one")
    name, has_more, rest = specification.partition(_BETWEEN_PARTS)
    if name in named:
        if has_more and not rest:
            raise InvalidSetup("bot", f"after {name}: its options are missing, such as {name}:option=value")
        return named[name], name, rest
    kind, _, options = rest.partition(_BETWEEN_PARTS)
    if not has_more or not kind.isidentifier() or not all(part.isidentifier() for part in name.split(".")):
        raise InvalidSetup(
            "bot", f"there is none called {name!r}; there are {_listed(sorted(named))}, or your own as module:Class"
        )
    maker = getattr(_imported(name), kind, None)
    if not callable(maker):
        raise InvalidSetup("bot", f"the module {name} has no class {kind}")
    if not callable(getattr(maker, "choose", None)):
        raise InvalidSetup("bot", f"{name}:{kind} is no bot: it has no method choose(state, rng)")
    return maker, f"{name}:{kind}", options


def _imported(name: str) -> ModuleType:
    """Return a module of the user's own, from the current folder too, as `python -m` would find it."""
    here = str(Path.cwd())
    # It stays there: the module may import its neighbours whenever it likes.
    if here not in sys.path:
        sys.path.insert(0, here)
    return _trying(lambda: importlib.import_module(name), f"the module {name} cannot be imported")


def _trying(step: Callable[[], _Result], trouble: str) -> _Result:
    """Return what a step of the user's code returns; whatever it raises becomes one line."""
    try:
        return step()
    except InvalidSetup:
        raise
    # A module that ends the program when it is imported is no bot either.
    except (Exception, SystemExit) as error:
        raise InvalidSetup("bot", f"{trouble}: {in_one_line(error)}") from error


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
    return (f"{kind}: {text}" if text else kind)[:_LONGEST_ERROR]


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
    read, what = _KINDS[kind]
    try:
        return read(text)
    except (ValueError, KeyError):
        raise InvalidSetup("bot", f"{called}: {name} must be {what}, not {text!r}") from None


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _listed(names: list[str]) -> str:
    return ", ".join(names) if names else "none"


# How text becomes a value of each type, and what it must be.
_KINDS: Final[Mapping[str, tuple[Callable[[str], object], str]]] = {
    "int": (int, "a whole number"),
    "float": (_finite, "a number"),
    "str": (str, "a text"),
    "bool": (_TRUTHS.__getitem__, "true or false"),
}

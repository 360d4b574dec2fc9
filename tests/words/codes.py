"""What the lower layers can say is wrong, read from their code: codes of errors, their arguments, and kinds."""

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import fatsi
from fatsi.rules.registry import declared
from fatsi.rules.steps import Step

PACKAGE = Path(fatsi.__file__).parent
RAISING = ("rules", "notation", "bots", "lab", "game.py")

# Calls that make an error, with the place of the code among their arguments and what they add to its arguments.
MAKING = {
    "InvalidText": (0, ()),
    "fail": (0, ()),
    "NoCluster": (0, ()),
    "InvalidSetup": (1, ()),
    "InvalidRows": (1, ()),
    "wrong": (0, ("frame",)),
    "_trying": (1, ("error",)),
}
# Keywords that say where, and are no arguments of the message.
PLACES = {"line", "column", "field"}
# Calls whose last argument says of which kind a word should have been.
CHOOSING = ("choice", "_choose", "_bits", "_several")


def sources() -> Iterator[ast.AST]:
    for part in RAISING:
        path = PACKAGE / part
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            yield ast.parse(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def calls() -> tuple[tuple[str, ast.Call], ...]:
    return tuple(_calls())


def _calls() -> Iterator[tuple[str, ast.Call]]:
    for source in sources():
        for node in ast.walk(source):
            if isinstance(node, ast.Call):
                if isinstance(node.func, ast.Name):
                    yield node.func.id, node
                elif isinstance(node.func, ast.Attribute):
                    yield node.func.attr, node


def literals(node: ast.expr) -> list[str]:
    """The texts that an expression can be, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return [*literals(node.body), *literals(node.orelse)] if isinstance(node, ast.IfExp) else []


def error_codes() -> dict[str, list[set[str]]]:
    """Every code of an error, with the arguments that each place gives with it."""
    codes: dict[str, list[set[str]]] = {}
    for name, call in calls():
        if name in MAKING and len(call.args) > MAKING[name][0]:
            at, added = MAKING[name]
            given = {keyword.arg for keyword in call.keywords if keyword.arg} - PLACES
            for code in literals(call.args[at]):
                codes.setdefault(code, []).append(given | {*added})
    for step in declared(Step).values():
        if step.needs_living_active:
            codes.setdefault(step.needs_living_active, []).append({"frame"})
    return codes


def kinds() -> set[str]:
    """Every kind of word that a text may want at some place."""
    read = {kind for name, call in calls() if name in CHOOSING and call.args for kind in literals(call.args[-1])}
    return read | {kind.kind for step in declared(Step).values() for _, kind in step.arguments if kind.names}

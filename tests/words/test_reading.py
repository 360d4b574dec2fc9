"""Our way to read a Fluent file makes of it what the parser of Fluent makes of it."""

import pytest
from fluent.syntax import ast

from fatsi.words.reading import read_messages
from tests.words.parameters import parsed
from tests.words.test_catalogues import LOCALES, languages


def check_same(text: str) -> None:
    """Compare everything but comments, which nobody is shown."""
    theirs, ours = (
        [entry for entry in read.body if not isinstance(entry, ast.BaseComment)]
        for read in (parsed(text), read_messages(text))
    )
    assert len(ours) == len(theirs)
    for our, their in zip(ours, theirs, strict=True):
        assert our.equals(their, ignored_fields=["comment", "span"]), (our.to_json(), their.to_json())


@languages
def test_every_file_is_read_as_the_parser_reads_it(language: str) -> None:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        check_same(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n  \n",
        "a = b",
        "a = b\r\nc =\r\n  d\r\n\r\n  e\r\n",
        "# Comment\na = b\n\n## Group\n\n### File\nb = c",
        "-term = { $case ->\n    [one] A\n   *[other] { -term }\n}\n    .form = B",
        'a = { "\\u0041" } { 1.50 } { NUMBER($n, minimumFractionDigits: 2) } { b.form }',
        "a =\n    first\n      second { $x }\n\n    third   \n  .b = c",
        "junk\na = b\n= c\nd = }\ne = { $ }\n9 = f\n.g = h",
        "a = { 1 -> *[x] y",
        "a",
        "a = {",
        "a_b-c9 = d\n  .e-f = \n",
        "\ta = b\n a = c",
    ],
)
def test_odd_files_are_read_as_the_parser_reads_them(text: str) -> None:
    check_same(text)

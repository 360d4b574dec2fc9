"""QR codes: as another program makes them, whole, and refused where there is no room."""

import hashlib

import pytest

from fatsi.svg.qr import TooLong, qr_code, qr_picture

TEXT = "https://fatsi.example/join#" + "aB3_" * 60
# Made once by segno 1.6.6 at level M: by the length of the text, the size of the code and the hash of its rows.
MADE_ELSEWHERE = {
    14: (21, "1d8ac0ae76b68c4e81b1effa883d4ef8c02503176dcaa5e586a97794c54dfb9e"),
    84: (37, "c062af5417bcea379d1b012ce7766068626f32a0ac2fc09ce75f368eb8d2e763"),
    213: (57, "f6ff4c49ebdb141f0931383d5aa52ae2d54763a8cd2a19264554c095d2868a25"),
}


@pytest.mark.parametrize("length", MADE_ELSEWHERE)
def test_a_code_is_the_one_that_another_program_makes(length: int) -> None:
    rows = qr_code(TEXT[:length])
    told = "\n".join("".join("1" if dark else "0" for dark in row) for row in rows)
    assert (len(rows), hashlib.sha256(told.encode()).hexdigest()) == MADE_ELSEWHERE[length]


def test_a_longer_text_needs_a_larger_code_and_too_long_a_text_has_none() -> None:
    sizes = [len(qr_code(TEXT[:length])) for length in (1, 15, 27, 63, 107, 213)]
    assert sizes == sorted(set(sizes))
    with pytest.raises(TooLong):
        qr_code(TEXT[:214])


def test_the_picture_has_a_white_edge_of_four_modules() -> None:
    drawn = qr_picture("a")
    assert 'viewBox="0 0 29 29"' in drawn and "M4 4h1" in drawn and "M3 " not in drawn

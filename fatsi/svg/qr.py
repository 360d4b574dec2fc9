"""QR codes, so that a phone can follow a link from a screen: ISO/IEC 18004, bytes only, error correction level M.

The codes have version 1 to 10, which is room for 213 bytes; a link to a seat needs less than half of that.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

# By version, from 1: check bytes of each block, and how many blocks there are (level M).
_CHECK_BYTES: Final = (10, 16, 26, 18, 24, 16, 18, 22, 22, 26)
_BLOCKS: Final = (1, 1, 1, 2, 2, 4, 4, 4, 5, 5)
# Where the small squares stand by which a camera straightens the picture, in both directions.
_ALIGNED: Final = ((), (18,), (22,), (26,), (30,), (34,), (22, 38), (24, 42), (26, 46), (28, 50))
_LEVEL_M: Final = 0
_MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
# Patterns that look like one of the large squares, which a camera may mistake for one.
_FINDER_LIKE: Final = ((1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1))

Rows = tuple[tuple[bool, ...], ...]


class TooLong(ValueError):
    """The text does not fit into the largest code that is made here."""


def qr_code(text: str) -> Rows:
    """Return the rows of the code of a text; True is dark.

    >>> len(qr_code("https://example.org/"))
    25
    """
    given = text.encode()
    version = next((v for v in range(1, len(_BLOCKS) + 1) if len(given) <= _room(v)), None)
    if version is None:
        raise TooLong(len(given))
    stream = _interleaved(_data(given, version), version)
    codes = [_Code(version, stream, mask) for mask in range(len(_MASKS))]
    return min(codes, key=lambda code: code.penalty()).rows()


def qr_picture(text: str) -> str:
    """Return the code of a text as an SVG, with the white edge that cameras need."""
    rows = qr_code(text)
    size = len(rows) + 8
    path = "".join(f"M{x + 4} {y + 4}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return (
        f'<svg class="qr" viewBox="0 0 {size} {size}" shape-rendering="crispEdges" aria-hidden="true">'
        f'<rect width="{size}" height="{size}" fill="#fff"/><path d="{path}" fill="#000"/></svg>'
    )


# --- what is written ----------------------------------------------------------------------------------------


def _size(version: int) -> int:
    return 17 + 4 * version


def _codewords(version: int) -> int:
    """Return how many bytes a code holds, data and check bytes together."""
    size, aligned = _size(version), len(_ALIGNED[version - 1])
    bits = size * size - 3 * 64 - 2 * 15 - 1 - 2 * (size - 16)
    if aligned:
        squares = (aligned + 1) ** 2 - 3
        bits -= squares * 25 - 2 * (aligned - 1) * 5
    return (bits - (36 if version >= 7 else 0)) // 8


def _room(version: int) -> int:
    """Return how many bytes of text a code holds."""
    return _codewords(version) - _CHECK_BYTES[version - 1] * _BLOCKS[version - 1] - (2 if version < 10 else 3)


def _data(given: bytes, version: int) -> bytes:
    """Return the bytes of the text with what goes before and after them."""
    room = _codewords(version) - _CHECK_BYTES[version - 1] * _BLOCKS[version - 1]
    length_bits = 8 if version < 10 else 16
    bits = f"0100{len(given):0{length_bits}b}" + "".join(f"{byte:08b}" for byte in given)
    bits += "0" * min(4, room * 8 - len(bits))
    bits += "0" * (-len(bits) % 8)
    data = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    return data + bytes((0xEC, 0x11) * room)[: room - len(data)]


def _interleaved(data: bytes, version: int) -> bytes:
    """Return the blocks of the data, and then their check bytes, each byte by byte in turns."""
    blocks, check = _BLOCKS[version - 1], _CHECK_BYTES[version - 1]
    short, longer = divmod(len(data), blocks)
    parts, at = [], 0
    for block in range(blocks):
        length = short + (block >= blocks - longer)
        parts.append(data[at : at + length])
        at += length
    checks = [_check_bytes(part, check) for part in parts]
    mixed = [part[i] for i in range(short + 1) for part in parts if i < len(part)]
    return bytes(mixed + [one[i] for i in range(check) for one in checks])


def _check_bytes(data: bytes, number: int) -> bytes:
    """Return the Reed-Solomon check bytes of a block."""
    divisor = [0] * (number - 1) + [1]
    root = 1
    for _ in range(number):
        divisor = [
            _product(value, root) ^ (divisor[at + 1] if at + 1 < number else 0) for at, value in enumerate(divisor)
        ]
        root = _product(root, 2)
    rest = [0] * number
    for byte in data:
        factor = byte ^ rest.pop(0)
        rest.append(0)
        rest = [value ^ _product(divisor[at], factor) for at, value in enumerate(rest)]
    return bytes(rest)


def _product(one: int, other: int) -> int:
    """Return a product in the field of 256 elements that the check bytes are made in."""
    result = 0
    for bit in range(7, -1, -1):
        result = (result << 1) ^ (result >> 7) * 0x11D
        result ^= (other >> bit & 1) * one
    return result


# --- how it is drawn ----------------------------------------------------------------------------------------


class _Code:
    """One code with one of the eight masks."""

    def __init__(self, version: int, stream: bytes, mask: int) -> None:
        self.size: Final = _size(version)
        self._dark: Final = [[False] * self.size for _ in range(self.size)]
        self._is_fixed: Final = [[False] * self.size for _ in range(self.size)]
        self._draw_fixed(version, mask)
        self._draw_stream(stream, mask)

    def rows(self) -> Rows:
        return tuple(map(tuple, self._dark))

    def _set(self, x: int, y: int, dark: bool) -> None:
        if 0 <= x < self.size and 0 <= y < self.size:
            self._dark[y][x] = dark
            self._is_fixed[y][x] = True

    def _draw_fixed(self, version: int, mask: int) -> None:
        """Draw what is the same in all codes of a version, and what gives the version and the mask."""
        end = self.size - 7
        for at in range(self.size):
            self._set(6, at, at % 2 == 0)
            self._set(at, 6, at % 2 == 0)
        for x, y in ((3, 3), (end + 3, 3), (3, end + 3)):
            self._square(x, y, 4, {2, 4})
        places = (6, *_ALIGNED[version - 1]) if version > 1 else ()
        for x in places:
            for y in places:
                if (x, y) not in ((6, 6), (6, places[-1]), (places[-1], 6)):
                    self._square(x, y, 2, {1})
        self._draw_format(_LEVEL_M << 3 | mask)
        if version >= 7:
            self._draw_version(version)

    def _square(self, x: int, y: int, radius: int, light: set[int]) -> None:
        """Draw a square whose rings at some distances from the middle are light."""
        for dy in range(-radius, radius + 1):
            for dx in range(-radius, radius + 1):
                self._set(x + dx, y + dy, max(abs(dx), abs(dy)) not in light)

    def _draw_format(self, information: int) -> None:
        rest = information
        for _ in range(10):
            rest = (rest << 1) ^ (rest >> 9) * 0x537
        bits = (information << 10 | rest) ^ 0x5412
        size = self.size
        beside = [(8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)] + [(7, 8)] + [(14 - at, 8) for at in range(9, 15)]
        apart = [(size - 1 - at, 8) for at in range(8)] + [(8, size - 15 + at) for at in range(8, 15)]
        for at in range(15):
            for x, y in (beside[at], apart[at]):
                self._set(x, y, bits >> at & 1 == 1)
        self._set(8, size - 8, True)

    def _draw_version(self, version: int) -> None:
        rest = version
        for _ in range(12):
            rest = (rest << 1) ^ (rest >> 11) * 0x1F25
        bits = version << 12 | rest
        for at in range(18):
            a, b = self.size - 11 + at % 3, at // 3
            self._set(a, b, bits >> at & 1 == 1)
            self._set(b, a, bits >> at & 1 == 1)

    def _draw_stream(self, stream: bytes, mask: int) -> None:
        """Draw the bits in columns of two, up and down from the right, and flip those that the mask names."""
        bits = iter([byte >> bit & 1 for byte in stream for bit in range(7, -1, -1)])
        columns = [*range(self.size - 1, 6, -2), 5, 3, 1]
        is_up = True
        for right in columns:
            for step in range(self.size):
                y = self.size - 1 - step if is_up else step
                for x in (right, right - 1):
                    if not self._is_fixed[y][x]:
                        self._dark[y][x] = (next(bits, 0) == 1) != _MASKS[mask](x, y)
            is_up = not is_up

    def penalty(self) -> int:
        """Return how hard the code is to read, by the four measures of the standard."""
        rows = [[int(dark) for dark in row] for row in self._dark]
        lines = rows + [list(column) for column in zip(*rows, strict=True)]
        penalty = sum(_runs(line) + 40 * _finder_like(line) for line in lines)
        for upper, lower in pairwise(rows):
            for at in range(self.size - 1):
                penalty += 3 * (len({*upper[at : at + 2], *lower[at : at + 2]}) == 1)
        dark = sum(map(sum, rows))
        return penalty + 10 * (abs(dark * 20 - self.size**2 * 10) // self.size**2)


def _runs(line: list[int]) -> int:
    penalty, length = 0, 1
    for before, now in zip(line, [*line[1:], -1], strict=True):
        if before == now:
            length += 1
            continue
        penalty += length - 2 if length >= 5 else 0
        length = 1
    return penalty


def _finder_like(line: list[int]) -> int:
    return sum(tuple(line[at : at + 11]) in _FINDER_LIKE for at in range(len(line) - 10))

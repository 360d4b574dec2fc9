"""Rows of games in a Parquet file, with typed columns. It needs the package pyarrow.

A Parquet file is whole only when its end is written, and cannot grow. So games that are under way go line by line into
a CSV file beside it, `FILE.parquet.part.csv`, and into the Parquet file when the batch ends, in whatever way it does:
a new file takes the place of the old one in one step, and only then the CSV file goes. If the machine stops before
that, the CSV file is still there, and the next run reads both.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from fatsi.lab.extras import needed
from fatsi.lab.games import Played
from fatsi.lab.rows import COLUMNS, LISTS, NAMES, NUMBERS, InvalidRows, OtherBatch, RowFile, setup_mark
from fatsi.rules import Setup

# Rows are held in memory so many at a time.
_GROUP: Final = 4096
# Under this key the file says which CSV file was the last to go into it.
_LAST_PART: Final = b"fatsi-part"


class ParquetFile:
    """A Parquet file of rows, and the CSV file of those that have not gone into it yet."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self._arrow: Final = needed("pyarrow")
        self._parquet: Final = needed("pyarrow.parquet")
        self._path: Final = path
        self._mark: Final = setup_mark(setup)
        self._part_path: Final = path.with_name(f"{path.name}.part.csv")
        self._part: Final = RowFile(self._part_path, setup)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._part.close()
        # What cannot be read is left as it is.
        if not isinstance(error, InvalidRows | OtherBatch):
            self._take_in_part()

    def read(self) -> Iterator[Played]:
        """Yield the rows that the file holds, then those beside it."""
        if self._path.exists():
            with self._opened() as file:
                self._drop_part_taken_in(file)
                yield from self._rows(file)
        yield from self._part.read()

    def add(self, row: Played) -> None:
        """Write a row at once, to the file beside."""
        self._part.add(row)

    def _opened(self) -> Any:
        """Open the file for reading, if it is one of ours."""
        try:
            file = self._parquet.ParquetFile(self._path)
        except self._arrow.ArrowInvalid:
            raise InvalidRows(self._path, "no-parquet") from None
        if not file.schema_arrow.equals(_schema(self._arrow)):
            file.close()
            raise InvalidRows(self._path, "not-rows")
        return file

    def _rows(self, file: Any) -> Iterator[Played]:
        for group in file.iter_batches(batch_size=_GROUP):
            for values in group.to_pylist():
                if values.pop("setup") != self._mark:
                    raise OtherBatch(self._path)
                for name in LISTS:
                    values[name] = tuple(values[name])
                yield Played(**values)

    def _drop_part_taken_in(self, file: Any) -> None:
        """Remove the file beside if all of it is in this one: then the machine stopped just before that."""
        last = (file.schema_arrow.metadata or {}).get(_LAST_PART)
        if self._part_path.exists() and last == _digest(self._part_path):
            self._part_path.unlink()

    def _take_in_part(self) -> None:
        """Write the file anew with what it holds and what lies beside it."""
        if not self._part_path.exists():
            return
        schema = _schema(self._arrow).with_metadata({_LAST_PART: _digest(self._part_path)})
        new = self._path.with_name(f"{self._path.name}.new")
        with self._parquet.ParquetWriter(new, schema) as out:
            rows = self.read()
            while group := list(islice(rows, _GROUP)):
                out.write_table(self._arrow.Table.from_pylist([self._values(row) for row in group], schema))
        with new.open("rb") as written:
            os.fsync(written.fileno())
        new.replace(self._path)
        self._part_path.unlink(missing_ok=True)

    def _values(self, row: Played) -> dict[str, object]:
        return {"setup": self._mark, **{name: getattr(row, name) for name in NAMES}}


def _schema(arrow: Any) -> Any:
    """Return the columns with their types: those of the CSV file."""
    return arrow.schema([arrow.field(name, _type(arrow, name), nullable=False) for name in COLUMNS])


def _type(arrow: Any, name: str) -> Any:
    if name in LISTS:
        return arrow.list_(arrow.field("element", arrow.string(), nullable=False))
    if name in NUMBERS:
        return arrow.uint64() if name == "seed" else arrow.int32()
    return {"won": arrow.bool_(), "seconds": arrow.float64()}.get(name, arrow.string())


def _digest(path: Path) -> bytes:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest().encode()

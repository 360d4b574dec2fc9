"""The command `fatsi serve`: a place for the tables, a port, the address to open, and errors in one line."""

from __future__ import annotations

import contextlib
import os
import socket
from pathlib import Path
from typing import Final

import click
from sqlalchemy.engine import URL

from fatsi.folders import data_folder
from fatsi.server.options import LOOPBACK, Options
from fatsi.server.run import DatabaseTrouble, address, bound, is_running, open_browser, serve, serve_with_workers
from fatsi.server.storage.backup import NotABackup, back_up, restore
from fatsi.server.storage.database import UnknownDatabase, database_url, is_postgresql, sqlite_url
from fatsi.trouble import Trouble, unwritable
from fatsi.words import Words

_DEFAULT_PORT: Final = 8765
_EVERYWHERE: Final = ("0.0.0.0", "::")


def start(
    words: Words,
    *,
    host: str,
    port: int | None,
    database: str | None,
    names: tuple[str, ...],
    browser: bool,
    keep_days: int = 180,
    workers: int = 1,
) -> None:
    """Serve tables until told to stop."""
    address_of_tables = _database(words, database)
    if workers > 1 and not is_postgresql(database_url(address_of_tables)):
        raise Trouble(words.text("trouble-workers-need-postgresql"))
    listening = _bound(words, host, port, browser=browser)
    if listening is None:
        return
    url = address(listening)
    # Whoever listens to the whole network is asked for by many names; they are not known here.
    hosts = ("*",) if host in _EVERYWHERE and not names else (*LOOPBACK, host.lower(), *(n.lower() for n in names))
    options = Options(database=address_of_tables, hosts=hosts, keep_days=keep_days)
    if hosts == ("*",):
        click.echo(words.text("serve-any-name"), err=True)

    def on_ready() -> None:
        click.echo(words.text("serve-ready", address=url))
        click.echo(words.text("serve-how-to-end"), err=True)
        if browser:
            open_browser(url)

    try:
        if workers > 1:
            serve_with_workers(options, listening, on_ready, workers)
        else:
            serve(options, listening, on_ready)
    except DatabaseTrouble as trouble:
        if trouble.kind == "driver":
            raise Trouble(words.text("trouble-database-driver")) from None
        if trouble.kind == "held":
            raise Trouble(words.text("trouble-database-held")) from None
        raise Trouble(words.text("trouble-database", reason=trouble.reason)) from None
    finally:
        listening.close()


def _bound(words: Words, host: str, port: int | None, *, browser: bool) -> socket.socket | None:
    """Return the bound socket; nothing if a server of ours is running there already, which is shown then."""
    wanted = _DEFAULT_PORT if port is None else port
    try:
        return bound(host, wanted)
    except OSError as error:
        url = f"http://[{host}]:{wanted}/" if ":" in host else f"http://{host}:{wanted}/"
        if port is None and is_running(url):
            click.echo(words.text("serve-running", address=url))
            if browser:
                open_browser(url)
            return None
        if port is None:
            # Somebody else may have our usual port: any other will do, for nobody asked for this one.
            with contextlib.suppress(OSError):
                return bound(host, 0)
        reason = error.strerror or str(error)
        raise Trouble(words.text("trouble-port", host=host, port=str(wanted), reason=reason)) from None


def _database(words: Words, given: str | None) -> str:
    if given is not None:
        try:
            database_url(given)
        except UnknownDatabase as error:
            raise Trouble(words.text("trouble-database-address", scheme=str(error))) from None
        return given
    folder = data_folder(os.environ)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(unwritable(folder, error, words)) from None
    return sqlite_url(folder / "tables.db")


def back_up_tables(words: Words, *, file: Path, database: str | None) -> None:
    """Copy the tables to a file, also while a server runs."""
    url = _sqlite(words, database)
    try:
        back_up(url, file)
    except (OSError, NotABackup) as error:
        raise Trouble(words.text("trouble-backup", reason=_in_one_line(error))) from None
    click.echo(words.text("backup-done", file=str(file)))


def restore_tables(words: Words, *, file: Path, database: str | None) -> None:
    """Put a backup in the place of the tables, unless a server runs on them."""
    url = _sqlite(words, database)
    try:
        restore(file, url)
    except BlockingIOError:
        raise Trouble(words.text("trouble-database-held")) from None
    except NotABackup:
        raise Trouble(words.text("trouble-not-a-backup", file=str(file))) from None
    except OSError as error:
        raise Trouble(words.text("trouble-backup", reason=_in_one_line(error))) from None
    click.echo(words.text("restore-done", file=str(file)))


def _sqlite(words: Words, database: str | None) -> URL:
    url = database_url(_database(words, database))
    if is_postgresql(url):
        raise Trouble(words.text("trouble-backup-postgresql"))
    return url


def _in_one_line(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).splitlines()[0]

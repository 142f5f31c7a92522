"""Commands for before and after an upgrade: doctor, and a rehearsal of the tables under way."""

from __future__ import annotations

import asyncio
import platform
import shutil
import smtplib
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

import westphalia
from westphalia import __version__
from westphalia.commands.operator import chosen, in_store, with_settings
from westphalia.engine.compiled import is_compiled
from westphalia.games import GAMES
from westphalia.server.settings import Settings
from westphalia.server.store.rows import StoreError

if TYPE_CHECKING:
    from westphalia.server.store.store import Store
    from westphalia.server.tables.rehearsal import Verdict

# ------------------------------------------------------------------------------
# Doctor: what is installed, compiled and reachable, in sentences.

FINE: Final = "ok"
OPEN: Final = "--"  # nothing is wrong, but there could be more
WRONG: Final = "!!"

PACKAGE: Final = Path(westphalia.__file__).parent
EXTRAS: Final = {  # what an extra of the package brings, and whom it serves
    "postgres": ("psycopg", "several servers with one store"),
    "lab": ("openskill", "ratings of a ladder"),
    "rl": ("pettingzoo", "environments for learners"),
    "openspiel": ("pyspiel", "algorithms of OpenSpiel"),
    "dataset": ("pyarrow", "datasets"),
    "cluster": ("ray", "work on a cluster"),
    "learn": ("torch", "learning a player"),
    "mcp": ("mcp", "a seat for a language model"),
}
PLENTY: Final = 1_000_000_000  # bytes on a disk
SECOND: Final = 1.0  # how long a speed is measured
PATIENCE: Final = 10.0  # seconds for an address to answer


class Finding(NamedTuple):
    """What was found, with what could be done about it."""

    mark: str
    sentence: str


@click.command()
@with_settings("store", "host", "port", "public-url", "smtp", "smtp-from")
def doctor(**options: Any) -> None:
    """Look at this installation, and say what is there, what is missing and what is wrong.

    Its options are those of serve, and are read from the environment as they are there.
    """
    settings = complete(options)
    wrong = 0
    for finding in findings(settings):
        click.echo(f"{finding.mark} {finding.sentence}")
        wrong += finding.mark == WRONG
    if wrong:
        raise click.exceptions.Exit(1)


def complete(options: dict[str, Any]) -> Settings:
    """The settings that were said, and all others as they are usually."""
    from westphalia.commands.operator import parameter
    from westphalia.server.settings import ROWS

    usual = {parameter(row): row.default for row in ROWS if row.option}
    return chosen({**usual, **options})


def findings(settings: Settings) -> Iterator[Finding]:
    """One after the other, as soon as it is known."""
    looks: Sequence[Callable[[Settings], Iterator[Finding]]] = (
        program,
        speed,
        page,
        extras,
        store,
        addresses,
        mail,
    )
    for look in looks:
        yield from look(settings)


def program(_: Settings) -> Iterator[Finding]:
    system = f"{platform.system()} on {platform.machine()}"
    yield Finding(FINE, f"Westphalia {__version__}, Python {platform.python_version()}, {system}.")
    if is_compiled():
        yield Finding(FINE, "The engine is compiled.")
    elif shutil.which("cc") or shutil.which("gcc"):
        yield Finding(OPEN, "The engine is interpreted; './westphalia compile' makes it faster.")
    else:
        about = "with a C compiler './westphalia compile' would make it faster"
        yield Finding(OPEN, f"The engine is interpreted; {about}.")


def speed(_: Settings) -> Iterator[Finding]:
    from westphalia.lab.bench import random_games

    for game in GAMES:
        answers, _games = random_games(game, SECOND)
        yield Finding(FINE, f"{game}: {answers / SECOND:,.0f} random answers a second.")


def page(_: Settings) -> Iterator[Finding]:
    from westphalia.server.api.static import Bundle

    if Bundle.read(PACKAGE / "bundle"):
        yield Finding(FINE, "The page is a bundle: a few small files.")
    else:
        about = "to serve others far away, './westphalia bundle' makes it a few small ones"
        yield Finding(OPEN, f"The page is its single modules; {about}.")


def extras(_: Settings) -> Iterator[Finding]:
    for name, (module, use) in EXTRAS.items():
        if find_spec(module):
            yield Finding(FINE, f"The extra '{name}' is installed: {use}.")
        else:
            yield Finding(OPEN, f"The extra '{name}' is not installed: {use}.")


def store(settings: Settings) -> Iterator[Finding]:
    from westphalia.server.process import POSTGRES, open_store, store_path

    async def counted() -> int:
        opened = await open_store(settings.store, beside=True, new=False)
        try:
            return len(await opened.games_under_way())
        finally:
            await opened.close()

    try:
        if not settings.store.startswith(POSTGRES):
            yield from disk(store_path(settings.store))
            if not store_path(settings.store).exists():
                yield Finding(OPEN, f"There is no store {settings.store} yet; serving makes it.")
                return
        games = asyncio.run(counted())
    except (StoreError, sqlite3.Error, OSError, ImportError) as error:
        yield Finding(WRONG, f"The store cannot be opened: {error}.")
    else:
        yield Finding(FINE, f"The store can be opened; games under way: {games}.")


def disk(path: Path) -> Iterator[Finding]:
    """Room for a file in the nearest folder that there is."""
    folder = next(each for each in path.parents if each.exists())
    free = shutil.disk_usage(folder).free
    mark = FINE if free > PLENTY else WRONG
    yield Finding(mark, f"{free / 1e9:,.1f} GB are free at {folder}.")


def addresses(settings: Settings) -> Iterator[Finding]:
    own = f"http://{settings.host}:{settings.port}"
    if answers(own):
        yield Finding(FINE, f"A server answers at {own}.")
    else:
        yield Finding(OPEN, f"No server answers at {own} now.")
    if not settings.public_url:
        yield Finding(OPEN, "No --public-url is said: mail and push would have no links.")
    elif answers(settings.public_url):
        yield Finding(FINE, f"{settings.public_url} leads to a server, as seen from here.")
    else:
        about = "look at the proxy, the name and the certificate"
        yield Finding(
            WRONG, f"{settings.public_url} leads to no server, as seen from here: {about}."
        )


def answers(base: str) -> bool:
    """Whether a server of ours says at this address that it is well."""
    try:
        with urllib.request.urlopen(f"{base}/health", timeout=PATIENCE) as reply:
            return bool(reply.status == 200)
    except (urllib.error.URLError, OSError, ValueError):
        return False


def mail(settings: Settings) -> Iterator[Finding]:
    from westphalia.server.notices.mail import connected

    smtp = settings.smtp
    if smtp is None:
        yield Finding(OPEN, "No mail server is named (--smtp): nobody is told by mail.")
        return
    try:
        with connected(smtp) as server:
            server.noop()
    except (smtplib.SMTPException, OSError) as error:
        yield Finding(
            WRONG, f"The mail server {smtp.host}:{smtp.port} does not let us in: {error}."
        )
    else:
        yield Finding(FINE, f"The mail server {smtp.host}:{smtp.port} lets us in.")


# ------------------------------------------------------------------------------
# A rehearsal: what the code at hand would make of all games under way.


@click.command()
@with_settings("store")
def rehearse(store: str) -> None:
    """Replay all games under way with this program, and say which of them would not go on.

    The store stays as it is.  Run it with a new version before that takes the place of the old one.
    """
    counts: dict[str, int] = {}
    for verdict in in_store(store, rehearsed):
        counts[verdict.kind] = counts.get(verdict.kind, 0) + 1
        if verdict.why:
            click.echo(f"{verdict.table} {verdict.game}, {verdict.kind}: {verdict.why}")
    told = ", ".join(f"{kind}: {number}" for kind, number in sorted(counts.items()))
    click.echo(told or "No game is under way.")
    if set(counts) - {"unchanged"}:
        raise click.exceptions.Exit(1)


async def rehearsed(opened: Store) -> list[Verdict]:
    from westphalia.server.tables.rehearsal import verdict_on

    rows = await opened.games_under_way()
    return [verdict_on(row, await opened.lines(row.id)) for row in rows]

"""Commands for whoever runs a server: serve, play, backup; and operator, which looks after it."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import click
from click.core import ParameterSource
from msgspec.structs import replace

from westphalia.commands.common import Commands
from westphalia.server.settings import FLAG, ROWS, VARIABLES, Row, Settings, settings_of
from westphalia.server.store.rows import StoreError

if TYPE_CHECKING:
    from westphalia.server.store.rows import Ban, SeatRow, TableRow
    from westphalia.server.store.store import Store

# ------------------------------------------------------------------------------
# The settings of a server as options of a command, and as variables of the environment.

Command = TypeVar("Command", bound=Callable[..., object])


class Value(click.ParamType[object]):
    """A value of a setting; a wrong one is told with the name by which it was said."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.name = row.setting.unit

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> object:
        if not isinstance(value, str):
            return value
        try:
            return self.row.read(value)
        except ValueError as error:
            raise click.BadParameter(str(error), ctx, param, self._said_by(ctx)) from None

    def _said_by(self, ctx: click.Context | None) -> str:
        source = ctx.get_parameter_source(parameter(self.row)) if ctx else None
        return self.row.variable if source == ParameterSource.ENVIRONMENT else self.row.option

    def split_envvar_value(self, rv: str) -> list[str]:
        return self.row.setting.kind.split(rv)


class Flag(click.types.BoolParamType):
    """A setting that is said by --name or --no-name; a wrong value is told as a ``Value`` is."""

    def __init__(self, row: Row) -> None:
        self.value = Value(row)

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> bool:
        return bool(self.value.convert(value, param, ctx))


def parameter(row: Row) -> str:
    """The name of a setting among the parameters of a command."""
    return row.key.replace(".", "_")


def option(row: Row) -> Callable[[Command], Command]:
    setting = row.setting
    flag = setting.kind is FLAG
    name = f"{row.option}/--no-{setting.name}" if flag else row.option
    return click.option(
        name,
        parameter(row),
        type=Flag(row) if flag else Value(row),
        default=row.default if flag else (() if setting.several else row.usual),
        show_default=bool(row.usual) and not flag,
        envvar=row.variable,
        metavar=None if flag else setting.unit.upper(),
        multiple=setting.several,
        is_flag=flag,
        help=f"{setting.about}.",
    )


def with_settings(*names: str) -> Callable[[Command], Command]:
    """Gives a command the options of these settings; without names, those of all."""

    def decorated(command: Command) -> Command:
        wanted = [row for row in ROWS if not names or row.setting.name in names]
        for row in reversed([row for row in wanted if row.option]):
            command = option(row)(command)
        return command

    return decorated


def chosen(options: Mapping[str, Any]) -> Settings:
    """The settings that options and environment say, with a whole mail server."""
    values = {row.key: options[parameter(row)] for row in ROWS if row.option}
    secrets = {row.key: os.environ.get(row.variable, "") for row in ROWS if row.setting.secret}
    settings = settings_of(values | secrets)
    if settings.smtp is None:
        return settings
    if not settings.public_url:
        raise click.UsageError("mail has links to this server in it: say --public-url, too")
    sender = settings.smtp_from or f"westphalia@{urlsplit(settings.public_url).hostname}"
    password = settings.smtp_password if settings.smtp.user else ""
    return replace(settings, smtp=replace(settings.smtp, sender=sender, password=password))


def tell_unknown_variables(names: Iterable[str]) -> None:
    """Says which variables look like settings and are none."""
    known = [row.variable for row in ROWS]
    for name in sorted(names):
        if name.startswith(VARIABLES) and name not in known:
            near = get_close_matches(name, known, 1)
            meant = f"; perhaps {near[0]} is meant" if near else ""
            click.echo(f"{name} is no setting and changes nothing{meant}.", err=True)


@contextmanager
def spoken_errors() -> Iterator[None]:
    """What the store cannot do is a sentence, an interrupt is no error.

    Before that, whoever opens a store is told of variables that change nothing.
    """
    tell_unknown_variables(os.environ)
    try:
        yield
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    except KeyboardInterrupt:
        click.echo("Closed.")


# ------------------------------------------------------------------------------
# The server itself.


@click.command()
@with_settings()
def serve(**options: Any) -> None:
    """Serve tables to browsers and programs until interrupted.

    Every option may be said in the environment, too: --bot-pause as WESTPHALIA_BOT_PAUSE.
    """
    # not before they are needed
    import uvloop

    from westphalia.server import logs
    from westphalia.server.process import listening_socket, only_server, run

    settings = chosen(options)
    browse = sys.stdout.isatty() if settings.open_browser is None else settings.open_browser
    logs.set_up(settings.log)
    door = listening_socket(settings.host, settings.port)
    with door, spoken_errors(), only_server(settings.store):
        uvloop.run(run(door, settings, browse))


@click.command(params=serve.params)
@click.pass_context
def play(context: click.Context, /, **_: Any) -> None:
    """Play in the browser: serve tables and, from a terminal, open the page.

    Its options are those of serve.
    """
    context.forward(serve)


@click.command()
@with_settings("store")
@click.option("--dump", "as_dump", is_flag=True, help="Lines of JSON that any store can take in.")
@click.option("--restore", is_flag=True, help="Fill the store, which must be empty, from a dump.")
@click.option("--check", is_flag=True, help="Prove that FILE can be restored; no store is touched.")
@click.argument("file", type=click.Path(path_type=Path))
def backup(store: str, as_dump: bool, restore: bool, check: bool, file: Path) -> None:
    """Copy all that a store keeps to FILE, as of one moment, while a server goes on."""
    if as_dump + restore + check > 1:
        raise click.UsageError(
            "a dump is written by --dump or taken in by --restore, not both, nor checked by --check"
        )
    if check:
        check_backup(file)
        return
    with spoken_errors():
        asyncio.run(copy_store(store, as_dump, restore, file))
    click.echo(f"{file} is taken in." if restore else f"All of it is in {file}.")


def check_backup(file: Path) -> None:
    """Restores a backup into a folder of its own, and tells what came back."""
    from westphalia.server.backups import prove

    with spoken_errors():
        proof = asyncio.run(prove(file))
    for fault in proof.faults:
        click.echo(fault, err=True)
    came = f"{proof.people} people and {proof.tables} tables"
    if proof.faults:
        raise click.ClickException(f"{file} brings back {came}, but not every game")
    click.echo(f"{file} can be restored: {came}, of which {proof.games} games were played again.")


async def copy_store(where: str, as_dump: bool, restore: bool, file: Path) -> None:
    from westphalia.server.process import open_store

    store = await open_store(where, new=restore)
    try:
        if restore:
            await store.restore(str(file))
        elif as_dump:
            await store.dump(str(file))
        else:
            await store.backup(str(file))
    finally:
        await store.close()


# ------------------------------------------------------------------------------
# The operator's work in the store: a running server takes notice within a second or two.

T = TypeVar("T")
LINES = 50
DAY = 24 * 3600
NOBODY = "nobody"


def in_store(where: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Opens the store beside its server for one piece of work; a refusal is a sentence."""
    from westphalia.server.errors import Refusal

    async def run() -> T:
        from westphalia.server.process import open_store

        store = await open_store(where, beside=True, new=False)
        try:
            return await work(store)
        finally:
            await store.close()

    with spoken_errors():
        try:
            return asyncio.run(run())
        except Refusal as refusal:
            raise click.ClickException(refusal.message) from refusal
    raise click.Abort


@click.group(cls=Commands)
def operator() -> None:
    """Look after the people and the tables of a server, whether it runs or not."""


# ------------------------------------------------------------------------------
# What is there: people, tables, bans and reports.


@operator.command("list")
@with_settings("store")
@click.option("--limit", default=LINES, show_default=True, type=click.IntRange(1), help="Lines.")
@click.argument("what", type=click.Choice(["people", "tables", "bans", "reports"]))
@click.argument("name", default="")
def list_all(store: str, limit: int, what: str, name: str) -> None:
    """Print the latest people (with NAME in their name), tables, all bans, or open reports."""
    lists = {
        "people": people_lines,
        "tables": table_lines,
        "bans": ban_lines,
        "reports": report_lines,
    }
    for line in in_store(store, lambda opened: lists[what](opened, name, limit)):
        click.echo(line)


async def people_lines(store: Store, name: str, limit: int) -> list[str]:
    lines = []
    for user in await store.users_like(name, limit):
        sessions = [each for each in await store.sessions(user.id) if not each.scopes]
        kind = "bot" if user.bot else "account" if user.password else "guest"
        last = f"{day(sessions[0].seen)} from {sessions[0].address}" if sessions else "never"
        lines.append(f"#{user.id} {user.name!r}, {kind}, sessions: {len(sessions)}, last {last}")
    return lines


async def table_lines(store: Store, name: str, limit: int) -> list[str]:
    lines = []
    for row in await store.latest_tables(limit):
        seats = [f"{seat.name} ({holder(seat)})" for seat in await store.seats(row.id)]
        state = f"{row.state}, frozen" if row.frozen else row.state
        owner = f"#{row.owner}" if row.owner else NOBODY
        people = f"owner {owner}, seats: {', '.join(seats)}"
        lines.append(f"{row.id} {row.game} {row.title!r}, {state}, {day(row.changed)}, {people}")
    return lines


def holder(seat: SeatRow) -> str:
    """Says who answers for a seat: a person by number, or what kind of seat it is."""
    return f"#{seat.user}" if seat.user else seat.kind


async def ban_lines(store: Store, name: str, limit: int) -> list[str]:
    return [ban_line(ban) for ban in await store.bans()]


def ban_line(ban: Ban) -> str:
    """Who is kept outside, or may not talk, since when, until when and why."""
    whom = ban.value if ban.kind == "address" else f"#{ban.value}"
    muted = " may not talk" if ban.kind == "mute" else ""
    until = f" until {day(ban.until)}" if ban.until else ""
    return f"{whom}{muted}, since {day(ban.at)}{until}" + (f": {ban.reason}" if ban.reason else "")


async def report_lines(store: Store, name: str, limit: int) -> list[str]:
    """Lists the reports that are open, oldest first: about whom, by whom, the words and why."""
    return [
        f"report {each.id}, {day(each.at)}, table {each.table}: {each.name!r} (#{each.accused})"
        f" by #{each.reporter or NOBODY}, said {each.text!r}, because {each.why!r}"
        for each in (await store.reports())[:limit]
    ]


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


async def find_row(store: Store, table: str) -> TableRow:
    found = await store.table(table)
    if found is None:
        raise click.ClickException(f"there is no table '{table}'")
    return found


# ------------------------------------------------------------------------------
# Accounts: made, or opened again, by a link that works once.


@operator.command()
@with_settings("store", "public-url", "port")
@click.argument("name")
def password(name: str, **options: Any) -> None:
    """Print a link by which the account NAME gets another password; it works once, for a day."""

    async def work(opened: Store) -> str:
        from westphalia.server.moderation import find_person

        user = await find_person(opened, name)
        if not user.password:
            raise click.ClickException(f"{user.name} is a guest, and has no password")
        return await way_in(opened, user.id)

    told_link(in_store(options["store"], work), options)


@operator.command()
@with_settings("store", "public-url", "port")
@click.argument("name")
def account(name: str, **options: Any) -> None:
    """Make the account NAME, and print a link by which its person sets the password."""

    async def work(opened: Store) -> str:
        from westphalia.server.accounts import Accounts, new_token

        accounts = Accounts(opened, time.time, 1)
        user, _ = await accounts.register(None, name, new_token())  # which nobody learns
        return await way_in(opened, user.id, days=7)

    told_link(in_store(options["store"], work), options)


async def way_in(store: Store, user: int, days: int = 1) -> str:
    """The token of a link by which a person sets a password."""
    from westphalia.server.accounts import hash_token, new_token
    from westphalia.server.store.persons import LINK, MOST_LINKS

    token, until = new_token(), time.time() + days * DAY
    await store.put_ways_in(user, LINK, [hash_token(token)], until, MOST_LINKS)
    return token


def told_link(token: str, options: Mapping[str, Any]) -> None:
    base = options["public_url"] or f"http://127.0.0.1:{options['port']}"
    click.echo(f"{base}/#/back/{token}")


# ------------------------------------------------------------------------------
# Ratings: all of them follow from the stored games.


@operator.command()
@with_settings("store")
def ratings(store: str) -> None:
    """Reckon all results and ratings anew from the stored games (docs/ratings.md)."""
    from westphalia.server.tables.results import count_anew

    games = in_store(store, count_anew)
    click.echo(f"Games that the ratings follow from: {games}.")


# ------------------------------------------------------------------------------
# Deleting.


@operator.group()
def delete() -> None:
    """Delete a table with its record, or a person."""


@delete.command("table")
@with_settings("store")
@click.argument("table")
def delete_table(store: str, table: str) -> None:
    """Delete TABLE with its seats and its record."""

    async def work(opened: Store) -> None:
        await find_row(opened, table)
        await opened.delete_table(table)

    in_store(store, work)
    click.echo(f"The table {table} is gone.")


@delete.command("person")
@with_settings("store")
@click.argument("who")
def delete_person(store: str, who: str) -> None:
    """Delete WHO, a name or #12: bots take over, and the name is taken out of records."""

    async def work(opened: Store) -> str:
        from westphalia.server.moderation import find_person, unheld
        from westphalia.server.tables.account_deletion import erase

        user = await find_person(opened, who)
        for session in await opened.sessions(user.id):
            await opened.drop_token(session.token_hash)
        await erase(opened, user, unheld)
        return user.name

    click.echo(f"{in_store(store, work)} is gone.")

"""The operator's commands about people and tables: the acts of moderators, at the console."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from westphalia.commands.operator import (
    LINES,
    NOBODY,
    day,
    in_store,
    parameter,
    with_settings,
)
from westphalia.server.settings import ROWS, Keep, settings_of

if TYPE_CHECKING:
    from westphalia.server.moderation import Moderation
    from westphalia.server.store.moderation import Act
    from westphalia.server.store.rows import User
    from westphalia.server.store.store import Store

Command = TypeVar("Command", bound=Callable[..., object])
T = TypeVar("T")
DAY = 24 * 3600.0


def act(name: str = "", report: bool = True) -> Callable[[Command], click.Command]:
    """Makes a command of the operator that has a reason, and perhaps a report behind it."""

    def decorated(command: Command) -> click.Command:
        found: Callable[..., object] = command
        if report:
            about = "The number of the report that it is an answer to."
            found = click.option("--report", default=0, metavar="NUMBER", help=about)(found)
        about = "Why; it stands in the log, and whom it is about reads it."
        found = click.option("--reason", default="", metavar="TEXT", help=about)(found)
        return click.command(name or None)(with_settings("store")(found))

    return decorated


def for_a_time(command: Command) -> Command:
    about = "For how long; without it for good."
    days = click.FloatRange(0, 366, min_open=True)
    return click.option("--days", type=days, metavar="NUMBER", help=about)(command)


def acting(where: str, report: int, work: Callable[[Moderation], Awaitable[T]]) -> T:
    """Acts in a store, as whoever can write to it."""

    async def acted(store: Store) -> T:
        from westphalia.server.moderation import CONSOLE, Moderation

        return await work(Moderation(store, CONSOLE, report))

    return in_store(where, acted)


# ------------------------------------------------------------------------------
# People.


@act()
@click.argument("who")
def warn(store: str, report: int, reason: str, who: str) -> None:
    """Warn WHO, a name or #12: they see it until they put it away."""

    async def work(by: Moderation) -> str:
        person = await found(by, who)
        await by.warn(person, reason)
        return f"{person.name} is warned."

    click.echo(acting(store, report, work))


@act()
@for_a_time
@click.option("--off", is_flag=True, help="Let them talk again.")
@click.argument("who")
def mute(store: str, report: int, reason: str, days: float | None, off: bool, who: str) -> None:
    """Let WHO, a name or #12, say nothing at tables."""

    async def work(by: Moderation) -> str:
        person = await found(by, who)
        if off:
            await by.unmute(person, reason)
            return f"{person.name} may talk again."
        await by.mute(person, (days or 0) * DAY, reason)
        return f"{person.name} may not talk{span(days)}."

    click.echo(acting(store, report, work))


@act()
@for_a_time
@click.option("--off", is_flag=True, help="Let them in again.")
@click.argument("whom")
def ban(store: str, report: int, reason: str, days: float | None, off: bool, whom: str) -> None:
    """Keep WHOM outside: an address, or a person by name or #12."""

    async def work(by: Moderation) -> str:
        address = address_in(whom)
        if address:
            await by.ban_address(address, off, reason)
        person = None if address else await found(by, whom)
        name = person.name if person else address
        if person and off:
            await by.unban(person, reason)
        elif person:
            await by.ban(person, (days or 0) * DAY, reason)
        return f"{name} may come in again." if off else f"{name} stays outside{span(days)}."

    click.echo(acting(store, report, work))


def address_in(whom: str) -> str:
    """The address as the limits count it, if it is one."""
    from westphalia.server.limits import network_of

    try:
        network = ipaddress.ip_network(whom, strict=False)
    except ValueError:
        return ""
    if network.prefixlen < (32 if network.version == 4 else 64):
        raise click.ClickException(f"{whom} is more than one address, or one /64 of IPv6")
    return network_of(str(network.network_address))


def span(days: float | None) -> str:
    return f" for {days:g} days" if days else ""


@act()
@click.argument("who")
@click.argument("name")
def rename(store: str, report: int, reason: str, who: str, name: str) -> None:
    """Call WHO, a name or #12, NAME from now on, at their tables and in records, too."""

    async def work(by: Moderation) -> str:
        person = await found(by, who)
        return f"{person.name} is called {(await by.rename(person, name, reason)).name}."

    click.echo(acting(store, report, work))


@act(report=False)
@click.argument("who")
@click.argument("role", type=click.Choice(["moderator", "operator", "none"]))
def role(store: str, reason: str, who: str, role: str) -> None:
    """Make WHO, the name of an account, a moderator, an operator, or none of them any more."""

    async def work(by: Moderation) -> str:
        person = await found(by, who)
        await by.give_role(person, "" if role == "none" else role, reason)
        known = f"a {role}" if role == "moderator" else f"an {role}"
        return f"{person.name} is {'without a role' if role == 'none' else known}."

    click.echo(acting(store, 0, work))


async def found(by: Moderation, who: str) -> User:
    from westphalia.server.moderation import find_person

    return await find_person(by.store, who)


# ------------------------------------------------------------------------------
# Tables, reports, the log, the banner.


@act()
@click.option("--off", is_flag=True, help="Let the table go on.")
@click.argument("table")
def freeze(store: str, report: int, reason: str, off: bool, table: str) -> None:
    """Stop TABLE: nobody is asked, no answer is taken.  Clocks go on."""
    acting(store, report, lambda by: by.freeze(table, not off, reason))
    click.echo(f"The table {table} goes on." if off else f"The table {table} stands still.")


@act("hand-over")
@click.argument("table")
@click.argument("what")
@click.argument("who")
def hand_over(store: str, report: int, reason: str, table: str, what: str, who: str) -> None:
    """Give WHAT of TABLE, a seat (1, 2, …) or "table" itself, to WHO: a name, #12, or "bot"."""
    name = acting(store, report, lambda by: by.hand_over(table, what, who, reason))
    seat = f"Seat {what} of the" if what.isdecimal() else "The"
    click.echo(f"{seat} table {table} is {name}'s.")


@act(report=False)
@click.option("--dismissed", is_flag=True, help="Nothing was wrong; else the report was right.")
@click.argument("number", type=click.IntRange(1))
def resolve(store: str, reason: str, dismissed: bool, number: int) -> None:
    """Close the report NUMBER, and tell both sides what came of it."""
    acting(store, 0, lambda by: by.close(number, not dismissed, reason))
    click.echo(f"Report {number} is resolved.")


@click.command()
@with_settings("store")
@click.option("--limit", default=LINES, show_default=True, type=click.IntRange(1), help="Lines.")
@click.argument("who", default="")
def log(store: str, limit: int, who: str) -> None:
    """Print what was done to people and tables, by whom and why; or only to WHO."""

    async def work(opened: Store) -> list[str]:
        from westphalia.server.moderation import find_person

        person = (await find_person(opened, who)).id if who else 0
        return [log_line(done) for done in await opened.acts(limit, person)]

    for line in in_store(store, work):
        click.echo(line)


def log_line(done: Act) -> str:
    whom = f"{done.person_name} (#{done.person})" if done.person else done.table or NOBODY
    parts = [
        f"{done.id}, {day(done.at)}, {done.moderator_name}: {done.act}",
        whom if done.person or done.table else "",
        done.about,
        f"report {done.report}" if done.report else "",
        f"until {day(done.until)}" if done.until else "",
        f"because {done.reason!r}" if done.reason else "",
    ]
    return ", ".join(filter(None, parts))


@click.command()
@with_settings("store")
@click.option(
    "--until",
    type=click.DateTime(["%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M", "%Y-%m-%d"]),
    help="When it goes away by itself, by the clock of this machine.",
)
@click.argument("text", default="")
def banner(store: str, until: datetime | None, text: str) -> None:
    """Put TEXT on every page, such as when the server will be away; without TEXT take it away."""
    at = until.timestamp() if until else 0.0
    if 0 < at <= time.time():
        raise click.BadParameter(f"{until} is over already", param_hint="--until")
    acting(store, 0, lambda by: by.announce(text, at))
    click.echo("Every page says so." if text else "No page says anything.")


# ------------------------------------------------------------------------------
# What is kept, and the words of the house.

KEEPS = tuple(row.setting.name for row in ROWS if row.group is Keep)


@click.command()
@with_settings("store", *KEEPS)
@click.option("--dry-run", is_flag=True, help="Only tell what would go.")
def retention(store: str, dry_run: bool, **days: int) -> None:
    """Let go what is older than it is kept, as a server does every day."""
    keep = settings_of({row.key: days[parameter(row)] for row in ROWS if row.group is Keep}).keep

    async def work(opened: Store) -> dict[str, int]:
        from westphalia.server import retention as due_things

        if dry_run:
            return (await due_things.due(opened, keep, time.time())).counts()
        return await due_things.let_go(opened, keep, time.time())

    found = in_store(store, work)
    for kind, number in found.items():
        click.echo(f"{kind}: {number}")
    if dry_run and found:
        click.echo("Nothing is gone yet: that was a dry run.")
    elif not found:
        click.echo("Nothing is older than it is kept.")


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
def house(folder: Path) -> None:
    """Write templates for the words of the house to FOLDER, for --house; files there stay."""
    from westphalia.server.house import write_templates

    written = write_templates(folder)
    for path in written:
        click.echo(str(path))
    if not written:
        click.echo(f"{folder} has all of them already.")


ACTS = (
    *(warn, mute, ban, rename, role, freeze, hand_over, resolve, log, banner),
    *(retention, house),
)

"""Commands for whoever runs a server: play, serve, backup."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import math
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import click
import msgspec

from westphalia.server.settings import Limits, Rate, Settings, Smtp
from westphalia.server.store.rows import StoreError

MAIL_PORTS = {"smtp": 587, "smtps": 465}
DEFAULT_STORE = "~/.local/share/westphalia/tables.db"

store_option = click.option(
    "--store",
    default=DEFAULT_STORE,
    show_default=True,
    help="A file for SQLite, or postgresql://…",
)


def rate(text: str) -> Rate:
    """A rate written as 60/300: so many in a second, so many at once."""
    first, _, second = text.partition("/")
    try:
        found = Rate(float(first), int(second or max(1.0, float(first))))
    except (ValueError, OverflowError):
        found = None
    if found is None or not (0 < found.per_second < math.inf and found.at_once >= 1):
        raise click.BadParameter(f"'{text}' is no rate such as 60/300")
    return found


def pause(_: click.Context, option: click.Parameter, seconds: float) -> float:
    if math.isnan(seconds):  # which no range excludes
        raise click.BadParameter("'nan' is no time")
    return seconds


def addresses(_: click.Context, option: click.Parameter, text: str) -> tuple[str, ...]:
    """Addresses with commas or spaces between them."""
    found = text.replace(",", " ").split()
    try:
        return tuple([str(ipaddress.ip_address(address)) for address in found])
    except ValueError as error:
        raise click.BadParameter(f"{error}; an address is one such as 127.0.0.1") from None


def networks(_: click.Context, option: click.Parameter, text: str) -> str:
    """The same with networks, or * for everybody; under any other name nobody would be believed."""
    found = text.replace(",", " ").split()
    try:
        for network in [] if found == ["*"] else found:
            ipaddress.ip_network(network)
    except ValueError as error:
        raise click.BadParameter(f"{error}; a proxy is one such as 127.0.0.1") from None
    return ",".join(found)


def rate_option(name: str, default: Rate, about: str) -> Any:
    return click.option(
        f"--{name}",
        type=rate,
        default=f"{default.per_second:g}/{default.at_once}",
        show_default=True,
        metavar="RATE",
        help=f"{about}: in a second / at once.",
    )


def number_option(name: str, default: int, least: int, about: str) -> Any:
    kind = click.IntRange(least)
    return click.option(f"--{name}", default=default, show_default=True, type=kind, help=about)


def limit_options(command: Any) -> Any:
    """How much one address and one person may ask for."""
    usual = Limits()
    for option in (
        number_option("largest-frame", usual.frame, 1024, "Bytes of a frame on a websocket."),
        number_option("largest-record", usual.record, 1024, "Bytes of an uploaded record."),
        number_option("largest-body", usual.body, 1024, "Bytes of any other request."),
        number_option(
            "bot-games-person", usual.person_bot_games, 1, "Of these, games that bots play alone."
        ),
        number_option("tables-person", usual.person_tables, 1, "Tables of a person under way."),
        number_option(
            "connections-person", usual.person_connections, 1, "Connections of a person."
        ),
        number_option(
            "connections-address", usual.address_connections, 1, "Connections of an address."
        ),
        rate_option("rate-files", usual.files, "Files of the page for an address"),
        rate_option("rate-guests", usual.guests, "New guests from an address"),
        rate_option("rate-login", usual.login, "Passwords that an address may try"),
        rate_option("rate-costly", usual.costly, "Costly work for a person"),
        rate_option("rate-undo", usual.undo, "Answers that a person takes back"),
        rate_option("rate-talk", usual.talk, "Lines that a person says at tables"),
        rate_option("rate-person", usual.person, "Requests and frames of a person"),
        rate_option("rate-address", usual.address, "Requests of an address"),
    ):
        command = option(command)
    return command


def limits(options: dict[str, Any]) -> Limits:
    return Limits(
        body=options["largest_body"],
        record=options["largest_record"],
        frame=options["largest_frame"],
        address=options["rate_address"],
        person=options["rate_person"],
        undo=options["rate_undo"],
        talk=options["rate_talk"],
        costly=options["rate_costly"],
        login=options["rate_login"],
        guests=options["rate_guests"],
        files=options["rate_files"],
        address_connections=options["connections_address"],
        person_connections=options["connections_person"],
        person_tables=options["tables_person"],
        person_bot_games=options["bot_games_person"],
    )


def table_options(command: Any) -> Any:
    """How tables are kept and bots move."""
    for option in (
        number_option(
            "workers", 2, 1, "Processes for replays and forecasts; uploads have one more."
        ),
        number_option("session-days", 180, 1, "Days after which an unused session ends."),
        number_option("live-tables", 2000, 1, "Unwatched tables kept in memory at most."),
        number_option("idle", 600, 1, "Seconds after which an unwatched table leaves the memory."),
        click.option(
            "--bot-pause",
            default=0.6,
            show_default=True,
            type=click.FloatRange(0, 60),
            callback=pause,
            help="Seconds before a bot moves, so that people can watch.",
        ),
        click.option(
            "--order-pause",
            default=3.0,
            show_default=True,
            type=click.FloatRange(0, 60),
            callback=pause,
            help="Seconds before a standing order answers.",
        ),
    ):
        command = option(command)
    return command


def door_options(command: Any) -> Any:
    """Who may come in, and how they are shown in."""
    from_here = "127.0.0.1,::1"
    elsewhere = "A page elsewhere that may speak with this server; repeat."
    browser = "Open a browser; if neither is said, when started from a terminal."
    private = "Let webhooks and push endpoints lead into the own network."
    proxies = "Proxies whose X-Forwarded headers are believed."
    readers = "Addresses that may read /metrics."
    for option in (
        click.option(
            "--metrics-from",
            default=from_here,
            show_default=True,
            callback=addresses,
            help=readers,
        ),
        click.option("--private-webhooks", is_flag=True, help=private),
        click.option("--compress-frames", is_flag=True, help="Less traffic for more work."),
        click.option("--trust-proxy", default="", callback=networks, help=proxies),
        click.option("--allow-origin", "origins", multiple=True, help=elsewhere),
        click.option("--open/--no-open", "open_browser", default=None, help=browser),
    ):
        command = option(command)
    return command


def public_address(_: click.Context, option: click.Parameter, text: str) -> str:
    """The address of the server as visitors write it, without a slash at the end."""
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.query
    except ValueError:  # brackets that do not close
        known = False
    if text and not known:
        raise click.BadParameter(f"'{text}' is no address such as https://games.example.net")
    return text.rstrip("/")


def mail_server(_: click.Context, option: click.Parameter, text: str) -> Smtp | None:
    """A mail server written as smtp://user@mail.example.net:587; its sender is said elsewhere."""
    if not text:
        return None
    try:
        parts = urlsplit(text)
        port = parts.port or MAIL_PORTS[parts.scheme]
    except (ValueError, KeyError):
        port = 0
    if not port or not parts.hostname or parts.password is not None:
        raise click.BadParameter(
            f"'{text}' is no mail server such as smtp://user@mail.example.net:587;"
            " the password stands in the environment, as SMTP_PASSWORD"
        )
    user = unquote(parts.username or "")
    password = os.environ.get("SMTP_PASSWORD", "") if user else ""
    tls = parts.scheme == "smtps"
    return Smtp(host=parts.hostname, port=port, sender="", tls=tls, user=user, password=password)


def mail_settings(options: dict[str, Any]) -> Smtp | None:
    """The mail server with its sender; links in mail need to know where this server is."""
    smtp: Smtp | None = options["smtp"]
    if smtp is None:
        return None
    if not options["public_url"]:
        raise click.UsageError("mail has links to this server in it: say --public-url, too")
    name = urlsplit(options["public_url"]).hostname
    return msgspec.structs.replace(smtp, sender=options["smtp_from"] or f"westphalia@{name}")


def notice_options(command: Any) -> Any:
    """How people are told that it is their turn."""
    sender = "Whom mail comes from; westphalia@ the name in --public-url, if it is not said."
    server = "Send mail through smtp://user@host:587, or smtps://; see docs/serving.md."
    public = "Where visitors find this server: https://games.example.net, for links in mail."
    for option in (
        click.option("--smtp-from", default="", help=sender),
        click.option("--smtp", default="", callback=mail_server, help=server),
        click.option("--public-url", default="", callback=public_address, help=public),
    ):
        command = option(command)
    return command


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 is everywhere.")
@click.option(
    "--port",
    default=8618,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="The port to listen on.",
)
@store_option
@door_options
@notice_options
@table_options
@limit_options
def serve(host: str, port: int, store: str, **options: Any) -> None:
    """Serve tables to browsers and programs until interrupted."""
    # not before they are needed
    import uvloop

    from westphalia.server.process import listening_socket, only_server, run

    settings = Settings(
        limits=limits(options),
        origins=options["origins"],
        bot_pause=options["bot_pause"],
        order_pause=options["order_pause"],
        idle=float(options["idle"]),
        live_tables=options["live_tables"],
        session_days=options["session_days"],
        workers=options["workers"],
        private_webhooks=options["private_webhooks"],
        public_url=options["public_url"],
        smtp=mail_settings(options),
        metrics_from=options["metrics_from"],
    )
    browse = sys.stdout.isatty() if options["open_browser"] is None else options["open_browser"]
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    logging.getLogger("westphalia").setLevel(logging.INFO)
    compress, proxies = options["compress_frames"], options["trust_proxy"]
    with listening_socket(host, port) as door, spoken_errors(), only_server(store):
        uvloop.run(run(door, store, settings, browse, compress, proxies))


@click.command(params=serve.params)
@click.pass_context
def play(context: click.Context, /, **_: Any) -> None:
    """Play in the browser: serve tables and, from a terminal, open the page.

    Its options are those of serve.
    """
    context.forward(serve)


@contextmanager
def spoken_errors() -> Iterator[None]:
    """What the store cannot do is a sentence, an interrupt is no error."""
    try:
        yield
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    except KeyboardInterrupt:
        click.echo("Closed.")


@click.command()
@store_option
@click.option("--dump", "as_dump", is_flag=True, help="Lines of JSON that any store can take in.")
@click.option("--restore", is_flag=True, help="Fill the store, which must be empty, from a dump.")
@click.argument("file", type=click.Path(path_type=Path))
def backup(store: str, as_dump: bool, restore: bool, file: Path) -> None:
    """Copy all that a store keeps to FILE, as of one moment, while a server goes on."""
    if as_dump and restore:
        raise click.UsageError("a dump is written by --dump or taken in by --restore, not both")
    with spoken_errors():
        asyncio.run(copy(store, as_dump, restore, file))
    click.echo(f"{file} is taken in." if restore else f"All of it is in {file}.")


async def copy(where: str, as_dump: bool, restore: bool, file: Path) -> None:
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

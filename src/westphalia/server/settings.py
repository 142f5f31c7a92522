"""The settings of a server: each stands in one row, with all that is to be known of it.

The options of the commands, the variables of the environment, the defaults and docs/settings.md
are made of the rows.  What no host has reason to change is a constant beside its use.
"""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Final, TypeVar, get_type_hints
from urllib.parse import unquote, urlsplit

import msgspec

from westphalia.bots.outside import listed_bots, split_name
from westphalia.bots.registry import is_own

LOBBY_NAME: Final = 32  # characters of a bot's name at most; names of seats have room
VARIABLES: Final = "WESTPHALIA_"  # what the names of the variables begin with
MAIL_PORTS: Final = {"smtp": 587, "smtps": 465}
OPEN: Final = "open"
INVITED: Final = "invited"
CLOSED: Final = "closed"
REGISTRATIONS: Final = (OPEN, INVITED, CLOSED)
YES_AND_NO: Final = {
    **dict.fromkeys(("yes", "on", "true", "1"), True),
    **dict.fromkeys(("no", "off", "false", "0"), False),
}

S = TypeVar("S", bound=msgspec.Struct)


class Rate(msgspec.Struct, frozen=True):
    """The rate of a token bucket: tokens per second, and its capacity."""

    per_second: float
    at_once: int

    def times(self, number: int) -> Rate:
        return Rate(number * self.per_second, number * self.at_once)


class Smtp(msgspec.Struct, frozen=True, kw_only=True):
    """The mail server that takes what is sent, and from whom it comes."""

    host: str
    port: int
    sender: str
    tls: bool = False  # from the first byte on; else with STARTTLS
    user: str = ""
    password: str = ""


# how values are read


def listed(text: str) -> list[str]:
    """Words with commas or spaces between them."""
    return text.replace(",", " ").split()


class Kind(msgspec.Struct, frozen=True):
    """What a value must be; *read* raises a ValueError for a text that is no such thing.

    *split* takes several of them apart that stand in one variable.
    """

    noun: str
    read: Callable[[str], object]
    split: Callable[[str], list[str]] = listed


def whole(least: int, most: int | None = None) -> Kind:
    def read(text: str) -> int:
        number = int(text)
        if number < least or (most is not None and number > most):
            raise ValueError
        return number

    up_to = f"from {least} to {most}" if most is not None else f"of at least {least}"
    return Kind(f"whole number {up_to}", read)


def number(least: float, most: float = math.inf) -> Kind:
    def read(text: str) -> float:
        number = float(text)
        if not (least <= number <= most and math.isfinite(number)):
            raise ValueError
        return number

    up_to = f"from {least:g} to {most:g}" if most < math.inf else f"of at least {least:g}"
    return Kind(f"number {up_to}", read)


def read_rate(text: str) -> Rate:
    first, _, second = text.partition("/")
    found = Rate(float(first), int(second or max(1.0, float(first))))
    if not (0 < found.per_second < math.inf and found.at_once >= 1):
        raise ValueError
    return found


def read_flag(text: str) -> bool:
    if text.lower() not in YES_AND_NO:
        raise ValueError
    return YES_AND_NO[text.lower()]


def read_registration(text: str) -> str:
    if text not in REGISTRATIONS:
        raise ValueError
    return text


def read_bot(text: str) -> str:
    """A bot with the name that it has in the lobby."""
    label, place = split_name(text)
    if ":" in label or is_own(label) or len(label) > LOBBY_NAME or not place:
        raise ValueError
    return text


def read_addresses(text: str) -> tuple[str, ...]:
    return tuple([str(ipaddress.ip_address(address)) for address in listed(text)])


def read_networks(text: str) -> str:
    """Under any other name than that of a network nobody would be believed."""
    found = listed(text)
    for network in [] if found == ["*"] else found:
        ipaddress.ip_network(network)
    return ",".join(found)


def read_origin(text: str) -> str:
    origin = text.rstrip("/")
    parts = urlsplit(origin)
    if not parts.scheme or not parts.hostname or parts.path or parts.query or parts.fragment:
        raise ValueError
    return origin


def read_public_url(text: str) -> str:
    parts = urlsplit(text)
    if text and not (parts.scheme in ("http", "https") and parts.hostname and not parts.query):
        raise ValueError
    return text.rstrip("/")


def read_log_form(text: str) -> str:
    if text not in ("text", "json"):
        raise ValueError
    return text


def read_mail_server(text: str) -> Smtp | None:
    if not text:
        return None
    parts = urlsplit(text)
    port = parts.port or MAIL_PORTS.get(parts.scheme)
    if not port or parts.scheme not in MAIL_PORTS or not parts.hostname:
        raise ValueError
    if parts.password is not None:  # others on the machine could read it
        raise ValueError
    user, tls = unquote(parts.username or ""), parts.scheme == "smtps"
    return Smtp(host=parts.hostname, port=port, sender="", tls=tls, user=user)


TEXT: Final = Kind("text", str)
LOG: Final = Kind("form of a log: text or json", read_log_form)
FLAG: Final = Kind("word such as yes or no", read_flag)
RATE: Final = Kind("rate such as 60/300", read_rate)
REGISTRATION: Final = Kind(f"one of {', '.join(REGISTRATIONS)}", read_registration)
ADDRESSES: Final = Kind("list of addresses such as 127.0.0.1,::1", read_addresses)
NETWORKS: Final = Kind("list of addresses or networks such as 127.0.0.1,10.0.0.0/8", read_networks)
BOT: Final = Kind(
    "bot such as mine=bots/mine.py:Mine or mine=cmd:./mine, with a name of its own of at most "
    f"{LOBBY_NAME} characters",
    read_bot,
    listed_bots,
)
ORIGIN: Final = Kind("origin of a page such as https://games.example.net", read_origin)
PUBLIC_URL: Final = Kind("address such as https://games.example.net", read_public_url)
MAIL_SERVER: Final = Kind(
    "mail server such as smtp://user@mail.example.net:587"
    f" (the password stands in the environment, as {VARIABLES}SMTP_PASSWORD)",
    read_mail_server,
)


class Setting(msgspec.Struct, frozen=True):
    """What a row tells besides its default; the name is that of the option."""

    name: str
    kind: Kind
    unit: str
    about: str
    several: bool = False  # repeated as an option, one after the other as a variable
    secret: bool = False  # no option, for others on the machine can read those


def rate(name: str, about: str) -> Setting:
    return Setting(name, RATE, "rate", about)


def flag(name: str, about: str) -> Setting:
    return Setting(name, FLAG, "", about)


def count(
    name: str, about: str, least: int = 1, most: int | None = None, unit: str = "number"
) -> Setting:
    return Setting(name, whole(least, most), unit, about)


def size(name: str, about: str) -> Setting:
    return Setting(name, whole(1024), "bytes", about)


def duration(name: str, about: str, least: float, most: float = math.inf) -> Setting:
    return Setting(name, number(least, most), "seconds", about)


def written(value: object) -> str:
    """A value as the text that is read as it."""
    if value is None or isinstance(value, bool):
        return {None: "", True: "yes", False: "no"}[value]
    if isinstance(value, Rate):
        return f"{value.per_second:g}/{value.at_once}"
    if isinstance(value, tuple):
        return ",".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)


# the rows


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits: what one address and one person may ask for, and how long it may take to come."""

    address: Annotated[Rate, rate("rate-address", "Requests of an address")] = Rate(60.0, 300)
    person: Annotated[Rate, rate("rate-person", "Requests and frames of a person")] = Rate(
        30.0, 150
    )
    undo: Annotated[Rate, rate("rate-undo", "Answers that a person takes back")] = Rate(2.0, 20)
    talk: Annotated[
        Rate,
        rate(
            "rate-talk", "Lines that a person says at tables, and what they ask for beside the game"
        ),
    ] = Rate(0.5, 10)
    reports: Annotated[Rate, rate("rate-reports", "Reports that a person makes of others")] = Rate(
        0.02, 5
    )
    challenges: Annotated[Rate, rate("rate-challenges", "Challenges of bots by a person")] = Rate(
        0.05, 10
    )  # 180 an hour
    costly: Annotated[
        Rate,
        rate(
            "rate-costly",
            "Tokens of a person for costly work: replays, uploads, forks, new tables, forecasts",
        ),
    ] = Rate(4.0, 80)
    login: Annotated[Rate, rate("rate-login", "Passwords that an address may try")] = Rate(0.2, 10)
    guests: Annotated[Rate, rate("rate-guests", "New guests from an address")] = Rate(0.5, 30)
    files: Annotated[Rate, rate("rate-files", "Files of the page for an address")] = Rate(
        200.0, 2000
    )  # a page that is opened first asks for a hundred
    address_people: Annotated[
        int,
        count(
            "people-address",
            "As much costly work and talk as so many people may all of an address ask for",
        ),
    ] = 4
    upload_tokens: Annotated[
        int,
        count(
            "upload-tokens",
            "Tokens of --rate-costly that an uploaded record takes: the rate of uploads",
            unit="tokens",
        ),
    ] = 10
    address_connections: Annotated[
        int, count("connections-address", "Websockets and streams of an address")
    ] = 64
    person_connections: Annotated[
        int, count("connections-person", "Websockets and streams of a person")
    ] = 24
    plain_connections: Annotated[
        int,
        count("connections-plain", "Connections of an address for plain requests, besides those"),
    ] = 192
    person_tables: Annotated[
        int, count("tables-person", "Tables of a person that are not over")
    ] = 200
    person_bot_games: Annotated[
        int, count("bot-games-person", "Of these, games that bots play alone")
    ] = 10
    person_tournaments: Annotated[
        int, count("tournaments-person", "Tournaments of a person that are not over")
    ] = 3
    person_reports: Annotated[
        int, count("reports-person", "Reports by a person that wait for an operator")
    ] = 20
    body: Annotated[
        int, size("largest-body", "Size of a request, or of the file of an overlay")
    ] = 256 * 1024
    record: Annotated[int, size("largest-record", "Size of an uploaded record")] = 1024 * 1024
    frame: Annotated[int, size("largest-frame", "Size of a frame on a websocket")] = 64 * 1024
    head_seconds: Annotated[
        float,
        duration(
            "head-seconds",
            "Time from the connection, or the last answer, to the end of a request's head",
            1,
            600,
        ),
    ] = 10.0
    body_seconds: Annotated[
        float, duration("body-seconds", "Time for the body of a request to come", 1, 600)
    ] = 60.0
    unread_seconds: Annotated[
        float, duration("unread-seconds", "Time for the last answer to be read to its end", 1, 600)
    ] = 60.0

    @property
    def costly_address(self) -> Rate:
        """The rate of costly work for all people of an address: guests cost nothing."""
        return self.costly.times(self.address_people)

    @property
    def talk_address(self) -> Rate:
        """How much all people of an address may say together."""
        return self.talk.times(self.address_people)


class JobLimits(msgspec.Struct, frozen=True, kw_only=True):
    """Jobs, costly work in processes of its own: how much may be under way, and how long."""

    person: Annotated[
        int, count("jobs-person", "Jobs such as replays, forecasts and forks of a person under way")
    ] = 16
    total: Annotated[int, count("jobs-total", "Jobs of all people under way")] = 256
    seconds: Annotated[
        float,
        duration("job-seconds", "How long a job may be worked on: then its process is killed", 1),
    ] = 20.0
    wait: Annotated[
        float, duration("job-wait", "How long a job may take with the wait for its turn", 1)
    ] = 40.0


class UploadLimits(JobLimits, frozen=True, kw_only=True):
    """Uploads of records and overlays: the same limits, for their own process."""

    person: Annotated[int, count("uploads-person", "Uploads of a person under way")] = 1
    total: Annotated[int, count("uploads-total", "Uploads of all people under way")] = 32
    seconds: Annotated[
        float, duration("upload-seconds", "How long an upload may be worked on", 1)
    ] = 10.0
    wait: Annotated[
        float, duration("upload-wait", "How long an upload may take with the wait for its turn", 1)
    ] = 40.0


def days(name: str, about: str) -> Setting:
    return count(name, f"{about}; 0 is for good", 0, 36500, unit="days")


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """Keeping: for how many days what nobody uses any more is kept."""

    guests: Annotated[
        int, days("keep-guests", "Guests who have not come back, at most until their session ends")
    ] = 180
    waiting: Annotated[
        int, days("keep-waiting", "Tables that have not begun, since they last changed")
    ] = 90
    stalled: Annotated[
        int, days("keep-stalled", "Tables in play, since somebody last played there")
    ] = 730
    finished: Annotated[int, days("keep-finished", "Tables that are over, with their records")] = 0
    addresses: Annotated[
        int, days("keep-addresses", "From which address and with what a session began")
    ] = 60
    talk: Annotated[int, days("keep-talk", "Talk at a table, since that last changed")] = 365
    reports: Annotated[
        int, days("keep-reports", "Reports of people with their words, since they were closed")
    ] = 365
    banned: Annotated[
        int, days("keep-banned", "The account and the words of who is banned for good, since then")
    ] = 365


class BotOffer(msgspec.Struct, frozen=True):
    """A bot from outside, and the games that it plays."""

    bot: str
    games: tuple[str, ...]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The server: where it is, how tables are kept and bots move, whom it tells what."""

    host: Annotated[
        str,
        Setting(
            "host",
            TEXT,
            "address",
            "Where to listen: at 127.0.0.1 only this machine can open it; 0.0.0.0 is everywhere",
        ),
    ] = "127.0.0.1"
    port: Annotated[int, count("port", "The port to listen on; 0 is any", 0, 65535)] = 8618
    store: Annotated[
        str, Setting("store", TEXT, "place", "postgresql://… or a file for SQLite")
    ] = "~/.local/share/westphalia/tables.db"
    open_browser: Annotated[
        bool | None,
        flag("open", "Open a browser; if nothing is said, when started from a terminal"),
    ] = None
    public_url: Annotated[
        str,
        Setting(
            "public-url",
            PUBLIC_URL,
            "address",
            "Where visitors find this server: https://games.example.net, for links in mail,"
            " and for push",
        ),
    ] = ""
    origins: Annotated[
        tuple[str, ...],
        Setting(
            "allow-origin",
            ORIGIN,
            "origin",
            "A page elsewhere that may speak with this server; repeat",
            several=True,
        ),
    ] = ()
    trust_proxy: Annotated[
        str,
        Setting(
            "trust-proxy", NETWORKS, "networks", "Proxies whose X-Forwarded headers are believed"
        ),
    ] = ""
    members: Annotated[
        bool, flag("members", "For members only: without an account one can do nothing but sign in")
    ] = False
    registration: Annotated[
        str,
        Setting(
            "registration",
            REGISTRATION,
            "word",
            "Who may make an account: everybody (open), whom a member invites (invited), or nobody"
            " but the operator (closed)",
        ),
    ] = OPEN
    metrics_from: Annotated[
        tuple[str, ...],
        Setting("metrics-from", ADDRESSES, "addresses", "Addresses that may read /metrics"),
    ] = ("127.0.0.1", "::1")
    private_webhooks: Annotated[
        bool, flag("private-webhooks", "Let webhooks and push endpoints lead into the own network")
    ] = False
    compress_frames: Annotated[
        bool, flag("compress-frames", "Less traffic on websockets for more work")
    ] = False
    smtp: Annotated[
        Smtp | None,
        Setting(
            "smtp",
            MAIL_SERVER,
            "server",
            "Send mail through smtp://user@host:587, or smtps://; see docs/serving.md",
        ),
    ] = None
    smtp_from: Annotated[
        str,
        Setting(
            "smtp-from",
            TEXT,
            "sender",
            "Whom mail comes from; westphalia@ the name in --public-url, if it is not said",
        ),
    ] = ""
    smtp_password: Annotated[
        str,
        Setting("smtp-password", TEXT, "password", "Password of the user in --smtp", secret=True),
    ] = ""
    session_days: Annotated[
        int,
        count(
            "session-days",
            "How long a session that nobody uses lasts, and its cookie in the browser",
            1,
            36500,
            unit="days",
        ),
    ] = 180
    vacation_days: Annotated[
        int,
        count(
            "vacation-days",
            "Days of vacation of a person in a year, at tables that agree to vacations",
            0,
            366,
            unit="days",
        ),
    ] = 28
    bot_pause: Annotated[
        float,
        duration("bot-pause", "The pause before a bot moves, so that people can watch", 0, 60),
    ] = 0.6
    order_pause: Annotated[
        float,
        duration(
            "order-pause",
            "The pause before a standing order answers, watched or not, so that it tells nothing",
            0,
            60,
        ),
    ] = 3.0
    idle: Annotated[
        float, duration("idle", "How long a table that nobody looks at stays in memory", 1)
    ] = 600.0
    live_tables: Annotated[
        int, count("live-tables", "Tables that nobody looks at kept in memory at most")
    ] = 2000
    ready_seconds: Annotated[
        int,
        count(
            "ready-seconds",
            "Time to say that one is ready, before the clocks of a live game start; 0 asks nobody",
            0,
            600,
            unit="seconds",
        ),
    ] = 90
    waiting_days: Annotated[
        int,
        count(
            "waiting-days",
            "After which the owner of a table that has not begun is reminded of it; 0 is never",
            0,
            36500,
            unit="days",
        ),
    ] = 14
    closing_days: Annotated[
        int,
        count(
            "closing-days",
            "After that reminder, until such a table is closed",
            1,
            36500,
            unit="days",
        ),
    ] = 10
    workers: Annotated[
        int, count("workers", "Processes for replays, forecasts and forks; uploads have one more")
    ] = 2
    bot_processes: Annotated[
        int,
        count(
            "bot-processes",
            "Processes in which bots think; 0 is one fewer than there are cores, of 1 to 4",
            0,
        ),
    ] = 0
    bots: Annotated[
        tuple[str, ...],
        Setting(
            "bot",
            BOT,
            "name=bot",
            "A bot from outside, under that name in the lobby: module:factory, file.py:factory"
            " or cmd:program; repeat; see docs/adding-a-bot.md",
            several=True,
        ),
    ] = ()
    shutdown_seconds: Annotated[
        int,
        count(
            "shutdown-seconds",
            "Time to finish what has begun when the server is told to end",
            1,
            600,
            unit="seconds",
        ),
    ] = 10
    house: Annotated[
        str,
        Setting(
            "house",
            TEXT,
            "folder",
            "Where words of the house lie in Markdown: privacy, terms, conduct, imprint",
        ),
    ] = ""
    log: Annotated[
        str, Setting("log", LOG, "form", "How the log is written: text, or json, one object a line")
    ] = "text"
    keep: Keep = Keep()
    limits: Limits = Limits()
    jobs: JobLimits = JobLimits()
    uploads: UploadLimits = UploadLimits()
    network_urls: tuple[str, ...] = ()  # where others in the network find it, as it finds out
    bot_offers: tuple[BotOffer, ...] = ()  # what games its bots from outside play, as it finds out


# all rows


class Row(msgspec.Struct, frozen=True):
    """A setting, where it stands, and its default."""

    group: type[msgspec.Struct]
    path: tuple[str, ...]  # of fields, from the settings on
    setting: Setting
    default: object

    @property
    def key(self) -> str:
        return ".".join(self.path)

    @property
    def option(self) -> str:
        return "" if self.setting.secret else f"--{self.setting.name}"

    @property
    def variable(self) -> str:
        return VARIABLES + self.setting.name.replace("-", "_").upper()

    @property
    def usual(self) -> str:
        """The default as one would write it; nothing, if there is none."""
        return written(self.default)

    def read(self, text: str) -> object:
        """Returns the value that a text means; the ValueError says what it ought to be."""
        try:
            return self.setting.kind.read(text)
        except (ValueError, OverflowError):
            raise ValueError(f"'{text}' is no {self.setting.kind.noun}") from None


def rows_of(group: type[msgspec.Struct], above: tuple[str, ...] = ()) -> Iterator[Row]:
    """The rows of a group of settings, then those of the groups in it."""
    hints = get_type_hints(group, include_extras=True)
    below: list[tuple[type[msgspec.Struct], tuple[str, ...]]] = []
    for field in msgspec.structs.fields(group):
        path = (*above, field.name)
        notes = getattr(hints[field.name], "__metadata__", ())
        for setting in [note for note in notes if isinstance(note, Setting)]:
            yield Row(group, path, setting, field.default)
        if isinstance(field.default, msgspec.Struct) and not notes:
            below.append((type(field.default), path))
    for inner, path in below:
        yield from rows_of(inner, path)


ROWS: Final = tuple(rows_of(Settings))


def settings_of(values: Mapping[str, object]) -> Settings:
    """The settings with these values, by the keys of their rows."""
    return made(Settings, values)


def made(group: type[S], values: Mapping[str, object], above: tuple[str, ...] = ()) -> S:
    own = {row.path[-1]: row.key for row in ROWS if row.path[:-1] == above}
    chosen = {name: values[key] for name, key in own.items() if key in values}
    for field in msgspec.structs.fields(group):
        if field.name not in own and isinstance(field.default, msgspec.Struct):
            chosen[field.name] = made(type(field.default), values, (*above, field.name))
    return group(**chosen)

"""Settings of a server, with their defaults."""

from __future__ import annotations

from typing import Final

import msgspec

ADDRESS_PEOPLE: Final = 4  # as much costly work as so many people may one address ask for


class Rate(msgspec.Struct, frozen=True):
    """The rate of a token bucket: tokens per second, and its capacity."""

    per_second: float
    at_once: int


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits on sizes, rates, connections and tables."""

    body: int = 256 * 1024
    record: int = 1024 * 1024
    frame: int = 64 * 1024
    address: Rate = Rate(60.0, 300)
    person: Rate = Rate(30.0, 150)
    undo: Rate = Rate(2.0, 20)
    costly: Rate = Rate(4.0, 80)  # replays, uploads, forks, new tables, forecasts
    talk: Rate = Rate(0.5, 10)  # words, and what is asked for beside the game
    reports: Rate = Rate(0.02, 5)
    login: Rate = Rate(0.2, 10)
    guests: Rate = Rate(0.5, 30)
    files: Rate = Rate(200.0, 2000)  # a page that is opened first asks for a hundred
    address_connections: int = 64
    person_connections: int = 24
    person_tables: int = 200
    person_bot_games: int = 10  # under way without any person at the table

    @property
    def costly_address(self) -> Rate:
        """The rate of costly work for all people of an address: guests cost nothing."""
        return Rate(ADDRESS_PEOPLE * self.costly.per_second, ADDRESS_PEOPLE * self.costly.at_once)

    @property
    def talk_address(self) -> Rate:
        """The same for the talk of all people of an address."""
        return Rate(ADDRESS_PEOPLE * self.talk.per_second, ADDRESS_PEOPLE * self.talk.at_once)


class JobLimits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits on costly work: how much of it may be under way, and how long it may take."""

    person: int = 16
    total: int = 256
    seconds: float = 20.0  # of work
    wait: float = 40.0  # from the question to the answer

    @property
    def address(self) -> int:
        """How much all people of an address may have under way."""
        return ADDRESS_PEOPLE * self.person


class Smtp(msgspec.Struct, frozen=True, kw_only=True):
    """The mail server that takes what is sent, and from whom it comes."""

    host: str
    port: int
    sender: str
    tls: bool = False  # from the first byte on; else with STARTTLS
    user: str = ""
    password: str = ""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of one server."""

    limits: Limits = Limits()
    jobs: JobLimits = JobLimits()  # forecasts, replays, forks
    uploads: JobLimits = JobLimits(person=1, total=32, seconds=10.0)  # records, overlays
    workers: int = 2  # processes for the other jobs; uploads have one more
    origins: tuple[str, ...] = ()  # pages of other servers that may speak with this one
    bot_pause: float = 0.0  # seconds before a bot moves, so that people can watch
    order_pause: float = 3.0  # seconds before a standing order answers: it tells nothing
    live_tables: int = 2000
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves the memory
    session_days: int = 180  # for which a token that nobody uses stays good
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    private_webhooks: bool = False  # whether webhooks and push may lead into the own network
    network_urls: tuple[str, ...] = ()  # where others in the network find this server
    public_url: str = ""  # where visitors find this server, without a slash at the end
    smtp: Smtp | None = None

"""What moderators and operators may do to people and tables, from the page and at the console.

Every act has a reason and is written down; whom it is about is told of it in a letter.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final

import msgspec

from westphalia.games import find_game
from westphalia.server.accounts import MUTE, USER, checked_name, require_free_names
from westphalia.server.errors import Refusal, game_over, unknown_table
from westphalia.server.health import Metrics
from westphalia.server.store.moderation import Act, Banner, Letter
from westphalia.server.store.rows import (
    BANNER,
    BANS,
    PERSON,
    WORDS,
    Ban,
    Conflict,
    Report,
    SeatRow,
    TableRow,
    User,
)
from westphalia.server.store.store import Store
from westphalia.server.tables import account_deletion, seats
from westphalia.server.tables.speaking import checked_words
from westphalia.server.tables.table import Table

MODERATOR: Final = "moderator"
OPERATOR: Final = "operator"
RANKS: Final = {"": 0, MODERATOR: 1, OPERATOR: 2}
CONSOLE_RANK: Final = 3  # who can write to the store needs no role in it
MOST_REASON: Final = 400
MOST_BANNER: Final = 300
LONGEST: Final = 366 * 24 * 3600  # seconds; what shall last longer is for good
BOT: Final = "bot"  # in place of a person to whom a seat is handed

# What can be done, as the log has it.
WARN: Final = "warn"
BANNED: Final = "ban"
UNBANNED: Final = "unban"
UNMUTED: Final = "unmute"
RENAMED: Final = "rename"
FROZEN: Final = "freeze"
THAWED: Final = "unfreeze"
HANDED_OVER: Final = "hand-over"
CLOSED: Final = "close"
GAVE_ROLE: Final = "role"
SET_BANNER: Final = "banner"
UPHELD: Final = "upheld"
DISMISSED: Final = "dismissed"

Hold = Callable[[str], AbstractAsyncContextManager[None]]  # while the rows of a table are changed


class Moderator(msgspec.Struct, frozen=True):
    """Who acts: somebody with a role, or at the console whoever can write to the store."""

    user: int = 0
    name: str = "console"
    role: str = ""

    @property
    def rank(self) -> int:
        return RANKS[self.role] if self.user else CONSOLE_RANK


CONSOLE: Final = Moderator()


def unheld(table_id: str) -> AbstractAsyncContextManager[None]:
    return nullcontext()


async def unheard(change: str) -> None:
    pass


class Moderation:
    """The acts of one moderator, perhaps because of a report.

    *hold* keeps a table that a server has in memory while its rows change, and *follow* is told of
    whatever else has changed, by the words with which a store notifies servers.
    """

    def __init__(
        self,
        store: Store,
        by: Moderator = CONSOLE,
        report: int = 0,
        now: Callable[[], float] = time.time,
        hold: Hold = unheld,
        follow: Callable[[str], Awaitable[None]] = unheard,
    ) -> None:
        self.store = store
        self.by = by
        self.report = report
        self.now = now
        self.hold = hold
        self.follow = follow

    # people

    async def warn(self, person: User, reason: str) -> None:
        """Warns somebody, who sees it until they put it away."""
        await self._check_person(person)
        done = self._act(WARN, reason, person)
        await self.store.note_act(done, [self._letter(person.id, "warned", done)])

    async def mute(self, person: User, seconds: float, reason: str) -> None:
        """Lets nobody hear somebody for a time; without one for good."""
        await self._check_person(person)
        done = self._act(MUTE, reason, person, until=self._until(seconds))
        ban = Ban(MUTE, str(person.id), done.at, done.until, done.reason)
        await self.store.restrict(ban, done, [self._letter(person.id, "muted", done)])
        await self.follow(BANS)

    async def unmute(self, person: User, reason: str) -> None:
        await self._check_person(person)
        done = self._act(UNMUTED, reason, person)
        ban = Ban(MUTE, str(person.id), done.at)
        if not await self.store.lift(ban, done, [self._letter(person.id, "unmuted", done)]):
            raise Refusal("unknown", f"{person.name} may talk already", reason="not_muted")
        await self.follow(BANS)

    async def ban(self, person: User, seconds: float, reason: str) -> None:
        """Keeps somebody outside for a time; without one for good."""
        await self._check_person(person)
        done = self._act(BANNED, reason, person, until=self._until(seconds))
        ban = Ban(USER, str(person.id), done.at, done.until, done.reason)
        letters = [self._letter(person.id, "banned", done)] if done.until else []
        await self.store.restrict(ban, done, letters)
        await self.follow(BANS)

    async def unban(self, person: User, reason: str) -> None:
        await self._check_person(person)
        done = self._act(UNBANNED, reason, person)
        if not await self.store.lift(Ban(USER, str(person.id), done.at), done):
            raise Refusal("unknown", f"{person.name} is not banned", reason="not_banned")
        await self.follow(BANS)

    async def ban_address(self, address: str, off: bool, reason: str) -> None:
        """Keeps an address outside, or lets it in again; at the console only."""
        done = self._act(UNBANNED if off else BANNED, reason, about=address)
        ban = Ban("address", address, done.at, reason=done.reason)
        if not off:
            await self.store.restrict(ban, done)
        elif not await self.store.lift(ban, done):
            raise Refusal("unknown", f"{address} is not banned", reason="not_banned")

    async def rename(self, person: User, name: str, reason: str) -> User:
        """Gives somebody another name, at their tables and before their words, too."""
        await self._check_person(person)
        name = checked_name(name)
        await require_free_names(self.store, None, [name])
        renamed = msgspec.structs.replace(person, name=name)
        try:
            await self.store.change_user(renamed)
        except Conflict as error:
            message = f"somebody else has the name '{name}'"
            raise Refusal("conflict", message, reason="account_exists", name=name) from error
        for table_id in await account_deletion.tables_known(self.store, person):
            async with self.hold(table_id):
                await account_deletion.rename_at(self.store, table_id, person, name)
        await self.store.rename_words(person.id, name)
        done = self._act(RENAMED, reason, person, about=name)
        letter = self._letter(person.id, "renamed", done, name=name)
        await self.store.note_act(done, [letter])
        await self.store.tell(f"{PERSON}{person.id}")
        await self.follow(f"{WORDS}{person.id}")
        await self.follow(f"{PERSON}{person.id}")
        return renamed

    async def give_role(self, person: User, role: str, reason: str = "") -> None:
        """Makes somebody a moderator, at the console an operator, or neither."""
        if role not in RANKS:
            raise Refusal("bad_request", f"there is no role '{role[:40]}'")
        await self._check_person(person)
        if self.by.rank <= max(RANKS[role], RANKS[MODERATOR]):
            raise outranked()
        if role and not person.password:
            raise Refusal("not_ready", "only an account has a role", reason="accounts_only")
        done = self._act(GAVE_ROLE, reason, person, about=role)
        await self.store.put_role(person.id, role, done)
        await self.follow(f"{PERSON}{person.id}")

    async def _check_person(self, person: User) -> None:
        """Refuses acts against oneself, and against people of the same rank or a higher one."""
        if person.id == self.by.user or self.by.rank <= RANKS[await self.store.role(person.id)]:
            raise outranked()
        if self.report:
            await self.open_report(self.report)

    # tables

    async def freeze(self, table_id: str, frozen: bool, reason: str) -> None:
        """Stops a table, or lets it go on."""
        row, _ = await self._table(table_id)
        done = self._act(FROZEN if frozen else THAWED, reason, table=row.id)
        async with self.hold(row.id):
            await self.store.freeze_table(row.id, frozen)
        await self.store.note_act(done)

    async def hand_over(self, table_id: str, what: str, who: str, reason: str) -> str:
        """Gives a seat (1, 2, …) or the table itself to a person or a bot; returns their name."""
        row, rows = await self._table(table_id)
        done = self._act(HANDED_OVER, reason, table=row.id, about=f"{what} {who}"[:100])
        async with self.hold(row.id):
            if what == "table":
                user = await self._receiver(who)
                await self.store.hand_over(row.id, user.id)
                name, lost = user.name, row.owner
            elif what.isdecimal():
                name, lost = await self._give_seat(row, rows, int(what) - 1, who)
            else:
                raise Refusal("bad_request", f"'{what[:40]}' is neither a seat, as 1, nor 'table'")
        letters = [self._letter(lost, "handed-over", done, name=row.title)] if lost else []
        await self.store.note_act(done, letters)
        return name

    async def _give_seat(
        self, row: TableRow, rows: list[SeatRow], number: int, who: str
    ) -> tuple[str, int]:
        """Gives a seat away; hidden things stay hidden, whoever decides it."""
        table = Table(self.store, self.now, Metrics(), row, rows)  # without its match
        seat = seats.find_seat(table, number)
        if row.state == "over":
            raise game_over()
        bot = find_game(row.game).stand_in
        if who == BOT and row.state == "open":
            new = seats.bot_row(number, bot, [bot], seats.free_bot_name(table, number))
        elif who == BOT:
            new = seats.left_row(row.state, seat, bot)
        else:
            user = await self._receiver(who)
            seats.check_secrets(table, seat, user.id)
            name = seats.unique_name(table, user, number, user.name)
            known_to = seats.who_knew(row.state, seat)
            new = SeatRow(number, "person", name, user.id, known_to=known_to)
        await self.store.change_seat(row.id, new, seat)
        return new.name, seat.user

    async def _receiver(self, who: str) -> User:
        user = await find_person(self.store, who)
        if user.id == self.by.user:
            raise Refusal("not_allowed", "nobody gives anything to themselves", reason="own_act")
        return user

    async def _table(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        """A table at which the moderator has no part."""
        row = await self.store.table(table_id)
        if row is None:
            raise unknown_table(table_id)
        rows = await self.store.seats(table_id)
        if takes_part(self.by.user, row, rows):
            raise own_table()
        if self.report:
            await self.open_report(self.report)
        return row, rows

    # reports

    async def open_report(self, number: int) -> Report:
        """An open report that the moderator has no part in."""
        found = next((each for each in await self.store.reports() if each.id == number), None)
        if found is None:
            raise Refusal("unknown", f"there is no open report {number}", reason="unknown_report")
        if await is_own(self.store, self.by.user, found):
            raise own_table()
        return found

    async def close(self, number: int, upheld: bool, reason: str) -> None:
        """Closes a report; both who made it and whom it is about are told what came of it."""
        report = await self.open_report(number)
        outcome = UPHELD if upheld else DISMISSED
        accused = await self.store.user(report.accused) if report.accused else None
        self.report = number
        done = self._act(CLOSED, reason, accused, table=report.table, about=outcome)
        because = await self.store.acts(MOST_ACTS_TOLD, report=number)
        acts = " ".join(sorted({each.act for each in because} & {*TOLD}))
        letters = []
        if report.reporter:
            about = msgspec.structs.replace(done, reason=acts, until=0.0)
            letters.append(self._letter(report.reporter, f"report-{outcome}", about, report.name))
        if accused:
            letters.append(self._letter(accused.id, f"accused-{outcome}", done))
        await self.store.close_report(number, done, letters)

    # everybody

    async def announce(self, text: str, until: float = 0.0) -> None:
        """Puts a banner on every page, or takes it away; operators may."""
        if self.by.rank < RANKS[OPERATOR]:
            raise outranked()
        words = checked_words(text, MOST_BANNER, least=0)
        done = self._act(SET_BANNER, words, until=until if words else 0.0)
        await self.store.put_banner(Banner(words, done.at, done.until), done)
        await self.follow(BANNER)

    # what is written down

    def _act(
        self,
        act: str,
        reason: str,
        person: User | None = None,
        table: str = "",
        until: float = 0.0,
        about: str = "",
    ) -> Act:
        """An act as it is written down; who has a role says why."""
        least = 1 if self.by.user and act != SET_BANNER else 0
        return Act(
            0,
            self.now(),
            self.by.user,
            self.by.name,
            act,
            person.id if person else 0,
            person.name if person else "",
            table,
            self.report,
            until,
            about,
            checked_words(reason, MOST_REASON, least),
        )

    def _letter(self, user: int, kind: str, done: Act, name: str = "") -> Letter:
        return Letter(user, 0, done.at, kind, name, done.until, done.reason)

    def _until(self, seconds: float) -> float:
        """When something ends that lasts so long; 0 is never."""
        if not 0 <= seconds <= LONGEST:
            days = LONGEST // (24 * 3600)
            message = f"a time is at most {days} days; what shall last longer is for good"
            raise Refusal("bad_request", message, reason="time_length", most=days)
        return self.now() + seconds if seconds else 0.0


ACTS: Final = (
    *(WARN, MUTE, UNMUTED, BANNED, UNBANNED, RENAMED, FROZEN, THAWED, HANDED_OVER),
    *(CLOSED, GAVE_ROLE, SET_BANNER),
)
LETTERS: Final = (
    *("warned", "muted", "unmuted", "banned", "renamed", "handed-over"),
    *(f"{side}-{outcome}" for side in ("report", "accused") for outcome in (UPHELD, DISMISSED)),
)
MOST_ACTS_TOLD: Final = 100
TOLD: Final = (WARN, MUTE, BANNED, RENAMED, FROZEN, HANDED_OVER)  # to who has reported somebody


def outranked() -> Refusal:
    message = "nobody may do this to themselves, or to people with the same role or a higher one"
    return Refusal("not_allowed", message, reason="outranked")


def own_table() -> Refusal:
    message = "nobody judges what they have a part in; leave it to another moderator"
    return Refusal("not_allowed", message, reason="own_table")


def takes_part(user: int, row: TableRow | None, rows: list[SeatRow]) -> bool:
    """Whether somebody has a table, sits there or has sat there."""
    here = [row.owner if row else 0, *[seat.user for seat in rows]]
    return bool(user) and (user in here or any(user in seat.known_to for seat in rows))


async def is_own(store: Store, user: int, report: Report) -> bool:
    """Whether a report is by a moderator, about them, or from a table at which they have a part."""
    if not user:
        return False
    row = await store.table(report.table)
    rows = await store.seats(report.table) if row else []
    return user in (report.reporter, report.accused) or takes_part(user, row, rows)


async def find_person(store: Store, who: str) -> User:
    """Finds an account by its name, and anybody by a number such as #12."""
    number = who.removeprefix("#")
    if who.startswith("#") and number.isdecimal() and len(number) < 18:
        found = await store.user(int(number))
    else:
        found = await store.account(who)
    if found is None:
        message = f"there is nobody '{who[:40]}'; guests are named as #12"
        raise Refusal("unknown", message, reason="nobody")
    return found

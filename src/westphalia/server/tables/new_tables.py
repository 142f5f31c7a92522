"""New tables: set up, forked, uploaded, as a lesson or a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from westphalia.bots.registry import BOTS
from westphalia.bots.registry import bots_of as known_bots
from westphalia.engine import notation
from westphalia.engine.game import Game, SetUpError
from westphalia.engine.match import Match
from westphalia.engine.match import start as start_match
from westphalia.engine.record import Header, Record
from westphalia.games import find_game
from westphalia.lessons import ME, NoLesson, lesson_of, lesson_with
from westphalia.locales import LANGUAGES
from westphalia.server.accounts import checked_name, legible, require_free_names
from westphalia.server.errors import Refusal
from westphalia.server.jobs import Asker
from westphalia.server.notices.kinds import Kind, at_table
from westphalia.server.settings import BotOffer
from westphalia.server.store.rows import LineRow, SeatRow, TableRow, User
from westphalia.server.tables import rated, seats
from westphalia.server.tables.forecasts import header_of
from westphalia.server.tables.info import Clock, options_of, stored_options
from westphalia.server.tables.outside import offered_here
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.resume import fork_record, line_rows, record_texts, seat_of
from westphalia.server.tables.seats import (
    BOT_NAMES,
    Chair,
    bot_row,
    names_of_people,
    open_row,
    plays_alone,
    require_owner,
    seat_rows,
)
from westphalia.server.tables.table import Table, row_of_begun
from westphalia.server.tables.uploads import Upload, checked_overlay, gone_on

# ------------------------------------------------------------------------------
# Forks: how far a game may be gone on with from elsewhere, and who knows its seats by that.
#
# While a game is played, only somebody who plays alone may fork it, and only up to what is settled.
# Whoever makes a table from the record of another has then seen what every seat hid there.


def check_may_fork(table: Table, user: User) -> None:
    """Refuses to fork a game that others play."""
    message = "a rated game can be forked once it is over"
    running = Refusal("not_allowed", message, reason="rated_fork")
    rated.check_not_running(table.row, running)
    own = table.info(user.id).yours and plays_alone(table, user.id)
    if table.row.state != "over" and not own:
        raise Refusal(
            "not_allowed",
            "others play here; it can be forked once it is over",
            reason="fork_closed",
        )


async def forkable_match(table: Table, user: User, at: int, settled: int) -> Match:
    """Returns the match to fork at an answer, after noting that *user* has now seen every seat.

    *settled* is the number of answers that everybody may look at.  It may be of an earlier moment:
    what is settled stays so.
    """
    async with table.lock:
        match = await table.current_match()
        check_may_fork(table, user)
        if table.row.state == "over":
            return match
        if at > settled:
            raise Refusal(
                "not_allowed",
                f"while it is played, a game can be forked after {settled} answers at most",
                reason="fork_unsettled",
                most=settled,
            )
        for seat in known_seats(table.seats, user):
            if seat != table.seats[seat.seat]:
                await table.change_seat(seat, secretly=True)
        return match


def known_seats(seats: Sequence[SeatRow], user: User) -> list[SeatRow]:
    """The seats, with a note on those of others that *user* has seen what they hide."""
    return [
        seat
        if seat.user == user.id
        else msgspec.structs.replace(seat, known_to=tuple(sorted({*seat.known_to, user.id})))
        for seat in seats
    ]


# ------------------------------------------------------------------------------
# New tables: set up, forked from another one, or uploaded as a record.


ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
MAX_CLOCK = 30 * 24 * 3600
LEAST_PATIENCE = 60
Level = Literal["", "new", "experienced"]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on when a table is set up."""

    game: str
    seats: list[Chair]
    title: str = ""
    modules: list[str] = []
    options: dict[str, str] = {}
    public: bool = False
    gallery: bool = True
    hints: bool = False
    rated: bool = False
    what_if: bool = True
    level: Level = ""
    language: str = ""
    patience: int | None = None
    clock: Clock = Clock()
    data: dict[str, Any] | None = None


def new_id() -> str:
    """Makes an id that is hard to guess: whoever knows it may watch the table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def new_secret() -> str:
    """Makes the secret that all chance of a table comes from."""
    return secrets.token_bytes(32).hex()


def game_of(name: str) -> Game:
    try:
        return find_game(name)
    except SetUpError as error:
        raise Refusal("unknown", str(error)) from error


def bots_of(game: Game, offers: Sequence[BotOffer] = ()) -> list[str]:
    """The bots that can play a game; the one that stands in for people comes last."""
    others = [name for name in known_bots(game.name) if name != game.stand_in]
    return [*offered_here(offers, game.name), *others, game.stand_in]


async def create(registry: TableRegistry, wanted: NewTable, user: User, address: str = "") -> Table:
    """Sets up a table; without open seats it starts at once."""
    game = game_of(wanted.game)
    seats = seat_rows(wanted.seats, user, bots_of(game, registry.settings.bot_offers))
    names = [seat.name for seat in seats]
    await require_free_names(registry.store, user, names_of_people(seats))
    try:
        if wanted.data:
            asker = Asker(user.id, address)
            await registry.costly.run(asker, checked_overlay, game.name, wanted.data)
        header = game.header(names, wanted.modules, wanted.options, wanted.data)
    except ValueError as error:
        raise Refusal("bad_request", str(error), reason="set_up", why=str(error)) from error
    row = table_row(registry.now(), header, user, wanted.title)
    row = msgspec.structs.replace(
        row,
        public=wanted.public,
        gallery=wanted.gallery,
        hints=wanted.hints,
        rated=wanted.rated,
        what_if=wanted.what_if,
        level=wanted.level,
        language=checked_language(wanted.language),
        patience=row.patience if wanted.patience is None else checked_patience(wanted.patience),
        bank=checked_time(wanted.clock.bank),
        increment=checked_time(wanted.clock.increment),
        sleeps=wanted.clock.sleeps,
        vacations=wanted.clock.vacations,
    )
    rated.check_new(row, seats, user)
    return await open_table(registry, row, seats, header)


async def open_table(
    registry: TableRegistry, row: TableRow, seats: list[SeatRow], header: Header, former: str = ""
) -> Table:
    """Adds a table, perhaps as the rematch of a former one; without open seats it starts."""
    if any(seat.kind == "open" for seat in seats):
        return await add(registry, row, seats, header, former=former)
    game = find_game(row.game)
    record = start_match(game, header, bytes.fromhex(row.secret)).record
    return await begin(registry, row, seats, record, former)


async def begin(
    registry: TableRegistry, row: TableRow, seats: list[SeatRow], record: Record, former: str = ""
) -> Table:
    """Adds a table whose game has begun."""
    table = await add(registry, row, seats, record.header, record_texts(record), former=former)
    registry.notifier.forget(table)  # it was not played anywhere before, so nobody has heard of it
    registry.notifier.notify_absent(table)
    return table


def checked_time(seconds: int) -> int:
    if not 0 <= seconds <= MAX_CLOCK:
        raise Refusal("bad_request", f"a clock has 0 to {MAX_CLOCK} seconds, not {seconds}")
    return seconds


def checked_patience(seconds: int) -> int:
    if seconds and not LEAST_PATIENCE <= seconds <= MAX_CLOCK:
        span = f"{LEAST_PATIENCE} to {MAX_CLOCK} seconds"
        raise Refusal("bad_request", f"patience has {span}, or 0 for no end, not {seconds}")
    return seconds


def checked_language(tag: str) -> str:
    if tag and tag not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refusal("bad_request", f"'{tag}' is no language here; there are: {known}")
    return tag


def table_row(now: float, header: Header, user: User, title: str) -> TableRow:
    if len(title) > 80 or not legible(title):
        raise Refusal(
            "bad_request",
            "a title has at most 80 printable characters",
            reason="title_length",
            most=80,
        )
    return TableRow(
        id=new_id(),
        owner=user.id,
        game=header.game,
        version=header.version,
        title=title.strip(),
        modules=header.modules,
        options=stored_options(header.options, header.data),
        secret=new_secret(),
        public=False,
        bank=0,
        increment=0,
        state="open",
        created=now,
        changed=now,
    )


async def fork(
    registry: TableRegistry,
    table: Table,
    match: Match,
    at: int,
    chairs: list[Chair],
    user: User,
    title: str,
    address: str = "",
) -> Table:
    """Makes a table that goes on from a point of another one, with fresh chance.

    Whoever makes it has seen what all its seats hide.
    """
    if not 0 <= at <= len(match.entries):
        raise Refusal("bad_request", f"there are {len(match.entries)} answers; not {at}")
    header = match.record.header
    if len(chairs) != header.seats or any(chair.kind == "open" for chair in chairs):
        raise Refusal("bad_request", f"a fork needs somebody on each of the {header.seats} seats")
    seats = known_seats(
        seat_rows(chairs, user, bots_of(match.game, registry.settings.bot_offers)), user
    )
    await require_free_names(registry.store, user, names_of_people(seats))
    cut = fork_record(match, at, [seat.name for seat in seats])
    lines = await registry.costly.run(Asker(user.id, address), gone_on, notation.write(cut))
    row = table_row(registry.now(), cut.header, user, title or table.row.title)
    row = msgspec.structs.replace(row, parent=table.row.id, parent_lines=len(lines) - 1)
    return await add(registry, row, seats, cut.header, lines)


async def upload(registry: TableRegistry, found: Upload, user: User) -> Table:
    """Makes a table of an upload: a finished one to look at, an unfinished one to go on with."""
    header = header_of(found.header)
    seats = uploaded_seats(header.players, user, find_game(header.game), found.over)
    seats = known_seats(seats, user)
    row = table_row(registry.now(), header, user, "")
    secret = found.secret if found.over else row.secret
    row = msgspec.structs.replace(
        row, secret=secret, parent_lines=len(found.lines) - 1, upload=found.mark
    )
    ended = {"state": "over", "result": found.result, "ended": found.ended} if found.ended else {}
    return await add(registry, row, seats, header, found.lines, ended)


def uploaded_seats(players: Sequence[str], user: User, game: Game, over: bool) -> list[SeatRow]:
    """Seats with the names of bots go on as bots; all others are the uploader's."""
    bots = bots_of(game)
    found = []
    for seat, name in enumerate(map(checked_name, players)):
        bot = next((bot for bot in BOTS if name == bot or name.startswith(f"{bot} ")), "")
        bot = game.stand_in if name in BOT_NAMES else bot
        if bot in bots:
            found.append(bot_row(seat, bot, bots, name))
        else:
            found.append(SeatRow(seat, "person", name, 0 if over else user.id))
    return found


async def add(
    registry: TableRegistry,
    row: TableRow,
    seats: list[SeatRow],
    header: Header,
    record: Sequence[str] = (),
    ended: Mapping[str, str] = {},
    former: str = "",
) -> Table:
    """Stores a table with the lines of the record that it has already, all or nothing.

    Every new table comes through here, so a person has only so many that are not over, and of
    those only so many that bots play alone.  *ended* is what tells that people ended it already.
    """
    if not record:
        return await store_table(registry, row, seats, [], former)
    lines = line_rows(record, registry.now())
    row = msgspec.structs.replace(row, **{**row_of_begun(header), **ended})
    with registry.left_to_bots(row.id, row.owner, seats):
        return await store_table(registry, row, seats, lines, former)


async def store_table(
    registry: TableRegistry, row: TableRow, seats: list[SeatRow], lines: list[LineRow], former: str
) -> Table:
    most, store, found = registry.settings.limits.person_tables, registry.store, ""
    if former:
        found = await store.add_rematch(former, row, seats, lines, most)
    elif await store.add_table(row, seats, lines, most):
        found = row.id
    if not found:
        raise too_many_tables(most)
    return await registry.find(found)


def too_many_tables(most: int) -> Refusal:
    message = f"you have {most} tables under way already"
    return Refusal("too_many", message, reason="too_many_tables", most=most)


# ------------------------------------------------------------------------------
# Tables for learning: one person among bots, with the chance and the bots of the lesson.


async def create_lesson(registry: TableRegistry, game: Game, name: str, user: User) -> Table:
    """Sets up the table of a lesson; it is in no list but those of its person."""
    try:
        lesson = lesson_of(game.name, name)
    except NoLesson as error:
        raise Refusal("unknown", str(error)) from error
    chairs = [Chair(ME) if who == ME else Chair("bot", bot=who) for who in lesson.seats]
    seats = seat_rows(chairs, user, bots_of(game))
    await require_free_names(registry.store, user, names_of_people(seats))
    names = [seat.name for seat in seats]
    header = game.header(names, list(lesson.modules), dict(lesson.options), None)
    row = table_row(registry.now(), header, user, "")
    row = msgspec.structs.replace(row, secret=lesson.secret)
    match = start_match(game, header, bytes.fromhex(lesson.secret))
    for line in lesson.before:
        seat, _, choice = line.partition(" ")
        match.answer(int(seat), game.vocabulary.parse(choice))
    return await begin(registry, row, seats, match.record)


async def go_back(registry: TableRegistry, table: Table, user: User, turn: int) -> Table:
    """Makes a table as a lesson was when its person had that turn; the lesson goes on there.

    What stands there was drawn from the chance of the lesson, and so is what comes: whoever now
    does as it says finds all of it true.
    """
    require_owner(table, user)
    if not lesson_with(table.row.game, table.row.secret):
        raise Refusal("not_allowed", "only in a lesson one goes back", reason="no_lesson")
    async with table.lock:
        lines = await lines_before(table, turn)
        record = (await table.current_match()).record
    row = table_row(registry.now(), record.header, user, table.row.title)
    row = msgspec.structs.replace(row, secret=table.row.secret)
    texts = record_texts(record)[: lines + 1]
    seats = known_seats(table.seats, user)
    found = await add(registry, row, seats, record.header, texts)
    if table.row.state != "over":
        await registry.end_table(table, user)
    return found


async def lines_before(table: Table, turn: int) -> int:
    """Counts the lines before the person of a lesson first answered in or after a turn."""
    game, match = table.row.game, await table.current_match()
    seat = lesson_of(game, lesson_with(game, table.row.secret)).seat
    lines, acknowledged = match.record.lines, table.turns.acknowledged
    for number, line in enumerate(lines):
        if seat_of(line) == seat and acknowledged[number + 1] > turn:
            return number
    return len(lines)


# ------------------------------------------------------------------------------
# Rematches: the same game with the same people, bots and options, once for each table.


Sides = Literal["kept", "rotated"]


async def rematch(registry: TableRegistry, table: Table, user: User, sides: Sides) -> Table:
    """Finds the rematch of a table that is over, or offers it; who was asked there sits down.

    Of several who offer it at once, at whichever server, the first one has set it up.
    """
    async with table.lock:
        await table.ensure_fresh()
        check_may_offer(table, user)
        if not table.row.rematch or await registry.store.table(table.row.rematch) is None:
            await table.reload()  # it was offered elsewhere, or given up
        if not table.row.rematch:
            await offer(registry, table, user, sides)
            await table.reload()
            table.announce_presence()
        found = await registry.find(table.row.rematch)
    await sit_down(found, user)
    return found


def check_may_offer(table: Table, user: User) -> None:
    if table.row.state != "over":
        raise Refusal("not_ready", "the game is not over yet", reason="game_not_over")
    if user.id != table.row.owner and all(seat.user != user.id for seat in table.seats):
        raise Refusal(
            "not_allowed", "only who played here may offer a rematch", reason="not_a_player"
        )


async def offer(registry: TableRegistry, table: Table, user: User, sides: Sides) -> None:
    """Sets up the rematch; the caller holds the lock of the table that is over."""
    former = table.row
    rows = seats_again(await named_now(registry, table.seats), user, sides)
    options, overlay = options_of(former)
    names = [seat.name for seat in rows]
    try:
        header = table.game.header(names, former.modules, options, overlay)
    except SetUpError as error:
        why = str(error)
        raise Refusal("bad_request", why, reason="set_up", why=why) from error
    row = msgspec.structs.replace(
        table_row(registry.now(), header, user, former.title),
        public=former.public,
        gallery=former.gallery,
        hints=former.hints,
        rated=former.rated,
        what_if=former.what_if,
        level=former.level,
        language=former.language,
        patience=former.patience,
        bank=former.bank,
        increment=former.increment,
        sleeps=former.sleeps,
        vacations=former.vacations,
    )
    found = await open_table(registry, row, rows, header, former.id)
    for seat in [each for each in found.seats if each.asked]:
        place = at_table(found.row.id)
        registry.notifier.tell(seat.asked, Kind.REMATCH, place, detail=user.name)


async def named_now(registry: TableRegistry, before: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats with the names that people have now; who has several, at one screen, named each."""
    taken = [seat.name for seat in before]
    people = [seat.user for seat in before]
    found = []
    for seat in before:
        user = await registry.store.user(seat.user) if people.count(seat.user) == 1 else None
        if user is not None and user.name not in taken:
            seat = msgspec.structs.replace(seat, name=user.name)
        found.append(seat)
    return found


def seats_again(before: Sequence[SeatRow], user: User, sides: Sides) -> list[SeatRow]:
    """The seats of a rematch: as before, or rotated by one seat, so that all change sides."""
    turn = 1 if sides == "rotated" else 0
    return [seat_again(n, before[(n - turn) % len(before)], user) for n in range(len(before))]


def seat_again(seat: int, before: SeatRow, user: User) -> SeatRow:
    """Nobody can be made to sit down: the seat of another person is kept for them."""
    if before.kind == "bot":
        return SeatRow(seat, "bot", before.name, bot=before.bot)
    if before.user == user.id:
        return SeatRow(seat, "person", before.name, user.id)
    if before.user:
        return SeatRow(seat, "open", before.name, asked=before.user)
    return open_row(seat)


async def sit_down(table: Table, user: User) -> None:
    """Seats a person who was asked on every seat that is kept for them."""
    for seat in [each for each in table.seats if each.asked == user.id]:
        await seats.sit(table, user, seat.seat, seat.name, "")
    await seats.start_if_full(table)

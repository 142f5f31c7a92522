"""Runs tournaments: seats everybody, follows the games, replaces who vanishes, moves on.

Every step is one unit of work of the store that is done once, whoever tries it; so a server may die
between any two of them, and another one goes on from what is written.  A lease keeps two servers
from doing the same at once, which would be of no harm, but of no use.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from fractions import Fraction
from typing import Final

import msgspec
from msgspec.structs import replace

from westphalia.engine.match import start as start_match
from westphalia.games import find_game
from westphalia.server.errors import Refusal
from westphalia.server.jobs import Asker
from westphalia.server.notices.kinds import Kind
from westphalia.server.notices.notifier import looks_away
from westphalia.server.store.rows import Conflict, SeatRow, StoreError, TableRow, User
from westphalia.server.store.tournaments import (
    OPEN,
    OVER,
    RUNNING,
    EntrantRow,
    GameRow,
    TournamentRow,
)
from westphalia.server.tables import new_tables, seats
from westphalia.server.tables.info import stored_options
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.resume import line_rows, record_texts
from westphalia.server.tables.table import Table, row_of_begun
from westphalia.server.tables.votes import RESUMED
from westphalia.server.tournaments import organising
from westphalia.server.tournaments.rules import next_round
from westphalia.tournaments.games import shares_of

log = logging.getLogger("westphalia.server")

LOOK: Final = 1.0  # seconds between looks whether a game has ended
STEP: Final = 10.0  # seconds between two steps of a tournament where none has
LEASE: Final = 60.0  # seconds for which a server that has died keeps a tournament from others
MOST_RUNNING: Final = 500
SERVER: Final = User(0, "")  # who resumes a game that people have paused for longer than a round


class TournamentRunner:
    """The tournaments that one server runs."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self.name = secrets.token_hex(6)
        self._wake = asyncio.Event()
        self._stepping = asyncio.Lock()
        self._watched: set[str] = set()  # tables whose games are not over as far as is written

    def wake(self) -> None:
        """Lets all tournaments take their next step soon."""
        self._wake.set()

    async def run(self) -> None:
        """Runs tournaments as long as the server does; what fails is tried again."""
        time = asyncio.get_running_loop().time
        following = time()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK)
            if self._wake.is_set() or time() >= following or self._game_has_ended():
                self._wake.clear()
                await self.step_all()
                following = time() + STEP

    def _game_has_ended(self) -> bool:
        live = [self.registry.live.get(table) for table in self._watched]
        return any(table is None or table.row.state == "over" for table in live)

    async def step_all(self) -> None:
        """Takes the next step of every tournament that this server may run."""
        async with self._stepping:
            self._watched.clear()
            await self._step_all()

    async def _step_all(self) -> None:
        try:
            rows = await self.store.tournaments([OPEN, RUNNING], MOST_RUNNING)
        except StoreError as error:
            log.error("tournaments cannot be read: %s", error)
            return
        for row in rows:
            try:
                await self.step(row)
            except (Refusal, StoreError) as error:
                log.warning("tournament %s: %s", row.id, error)
            except Exception:
                log.exception("tournament %s failed", row.id)

    async def step(self, row: TournamentRow) -> None:
        """Begins a tournament whose time has come, or does what the round needs."""
        now = self.registry.now()
        if row.state == OPEN and not (row.rules.begins and now >= row.rules.begins):
            return
        if not await self.store.lease_tournament(row.id, self.name, now, now + LEASE):
            return
        if row.state == OPEN:
            row = await self._begin(row)
            if row.state != RUNNING:
                return
        games = await self.store.tournament_games(row.id)
        if await self._round_is_over(row, games):
            await self._move_on(row)

    async def _begin(self, row: TournamentRow) -> TournamentRow:
        """Begins at the time that was set; with too few it is cancelled."""
        try:
            await organising.begin(self.registry, row)
        except Refusal as refusal:
            if refusal.reason != "too_few_entrants":
                raise
            await organising.cancel(self.registry, row)
        return await organising.find_tournament(self.store, row.id)

    async def _move_on(self, row: TournamentRow) -> None:
        """Adds the next round and seats everybody, or ends the tournament after the last."""
        entrants = await self.store.entrants(row.id)
        games = await self.store.tournament_games(row.id)
        rules, those, played = (msgspec.to_builtins(x) for x in (row.rules, entrants, games))
        asker = Asker(row.organiser or row.id, "")
        run = self.registry.costly.run
        found = await run(asker, next_round, rules, those, played, row.seed)
        following, now = msgspec.convert(found, list[GameRow]), self.registry.now()
        if not following:
            await self.store.end_tournament(row.id, OVER, now)
            return
        due = now + row.rules.round_time if row.rules.round_time else 0.0
        if await self.store.add_round(row.id, row.turn + 1, following, due, now):
            row = await organising.find_tournament(self.store, row.id)
            await self._round_is_over(row, await self.store.tournament_games(row.id))

    # one round

    async def _round_is_over(self, row: TournamentRow, games: Sequence[GameRow]) -> bool:
        """Looks after every game of the round; tells whether all have ended."""
        over = True
        entrants = {each.number: each for each in await self.store.entrants(row.id)}
        for game in games:
            if game.turn != row.turn or game.shares:
                continue
            try:
                over &= await self._look_after(row, game, entrants)
            except (Refusal, StoreError) as error:
                over = False
                log.warning("tournament %s, game %s: %s", row.id, game.number, error)
        return over

    async def _look_after(
        self, row: TournamentRow, game: GameRow, entrants: dict[int, EntrantRow]
    ) -> bool:
        """Seats a game, writes down its result, or sees that it goes on."""
        table = await self._table_of(row, game, entrants)
        if table is None or table.row.state == "over":
            shares = shares_at(table, len(game.seating))
            await self.store.put_shares(row.id, game.number, shares, self.registry.now())
            return True
        self._watched.add(table.row.id)
        await self._replace_vanished(row, game, table, entrants)
        if await reconcile(table, [entrants[number] for number in game.seating]):
            self._tell(row, table)
        if row.due and self.registry.now() >= row.due:
            await leave_to_bots(table)
        return False

    async def _table_of(
        self, row: TournamentRow, game: GameRow, entrants: dict[int, EntrantRow]
    ) -> Table | None:
        """The table of a game, made now if it has none; None if it was deleted."""
        if not game.table:
            return await self._seat(row, game, [entrants[number] for number in game.seating])
        try:
            return await self.registry.find(game.table)
        except Refusal as refusal:
            if refusal.code == "unknown":
                return None
            raise

    async def _seat(
        self, row: TournamentRow, game: GameRow, sitting: Sequence[EntrantRow]
    ) -> Table:
        """Makes the table of a game, at which everybody has their seat; it begins at once."""
        made, rows, texts = new_table(row, sitting, self.registry.now())
        lines = line_rows(texts, self.registry.now())
        if not await self.store.give_table(row.id, game.number, made, rows, lines):
            games = await self.store.tournament_games(row.id)  # another server was faster
            given = {each.number: each.table for each in games}
            made = replace(made, id=given[game.number])
        table = await self.registry.find(made.id)
        self._tell(row, table)
        return table

    def _tell(self, row: TournamentRow, table: Table) -> None:
        """Tells of a table that people have not heard of: who is asked there, and who is not."""
        notifier, asked = self.registry.notifier, table.snapshot.open if table.snapshot else {}
        notifier.forget(table)
        notifier.notify_absent(table)
        for seat in table.seats:
            if seat.seat not in asked and looks_away(table, seat.user):
                place = f"tournaments/{row.id}"
                notifier.tell(seat.user, Kind.NEXT_ROUND, place, title=row.title)

    # who has vanished

    async def _replace_vanished(
        self, row: TournamentRow, game: GameRow, table: Table, entrants: dict[int, EntrantRow]
    ) -> None:
        for seat, number in zip(table.seats, game.seating, strict=True):
            entrant = entrants[number]
            waited = self.registry.now() - entrant.held >= row.rules.patience
            if entrant.user == seat.user and waited and table.overdue(seat):
                entrants[number] = await self.replace_entrant(row, entrant, table)

    async def replace_entrant(
        self, row: TournamentRow, entrant: EntrantRow, table: Table | None = None
    ) -> EntrantRow:
        """Gives the place of somebody to the first substitute who may have it, else to a bot."""
        now, others = self.registry.now(), await self.store.entrants(row.id)
        for other in others:
            if other.standby and (table is None or may_sit(table, entrant, other)):
                changed = heir(entrant, now, user=other.user, name=other.name, bot="")
                with suppress(Conflict):
                    await self.store.take_over_place(row.id, changed, entrant, other.number)
                    return changed
        until = row.turn if row.rules.vacant == "out" else entrant.until
        bot, name = organising.stand_in_of(row), organising.free_bot_names(others)[0]
        changed = heir(entrant, now, user=0, name=name, bot=bot, until=until)
        await self.store.take_over_place(row.id, changed, entrant)
        return changed

    async def leave(self, row: TournamentRow, entrant: EntrantRow) -> None:
        """Lets somebody go while the tournament is running; whoever follows has their games."""
        games = await self.store.tournament_games(row.id)
        own = [
            each.table
            for each in games
            if each.turn == row.turn and entrant.number in each.seating and each.table
        ]
        table = await self.registry.find(own[0]) if own else None
        await self.replace_entrant(row, entrant, table)
        self.wake()


def heir(was: EntrantRow, now: float, **changes: object) -> EntrantRow:
    """The new holder of a place, with the name of who had it first."""
    first, before = was.first or was.user, was.before or was.name
    return replace(was, first=first, before=before, held=now, side=-1, bid=0, **changes)


def may_sit(table: Table, entrant: EntrantRow, other: EntrantRow) -> bool:
    """Whether a substitute knows nothing of the game that they must not know."""
    own = [seat for seat in table.seats if seat.user == entrant.user]
    try:
        for seat in own:
            seats.check_secrets(table, seat, other.user)
    except Refusal:
        return False
    return True


# ------------------------------------------------------------------------------
# Tables of a tournament: nobody owns them, so nobody ends them or gives their seats away.


def new_table(
    row: TournamentRow, sitting: Sequence[EntrantRow], now: float
) -> tuple[TableRow, list[SeatRow], list[str]]:
    """The row, the seats and the first lines of the record of a game that begins."""
    game, rules = find_game(row.rules.game), row.rules
    rows = [seat_row(seat, entrant) for seat, entrant in enumerate(sitting)]
    header = game.header([each.name for each in rows], rules.modules, rules.options, None)
    made = TableRow(
        id=new_tables.new_id(),
        owner=0,
        game=header.game,
        version=header.version,
        title=row.title,
        modules=header.modules,
        options=stored_options(header.options, header.data),
        secret=new_tables.new_secret(),
        public=False,
        what_if=False,
        bank=rules.bank,
        increment=rules.increment,
        sleeps=rules.sleeps,
        vacations=rules.vacations,
        state="open",
        created=now,
        changed=now,
        patience=rules.patience,
        rated=rules.rated and any(entrant.user for entrant in sitting),
    )
    record = start_match(game, header, bytes.fromhex(made.secret)).record
    return replace(made, **row_of_begun(record.header)), rows, record_texts(record)


def seat_row(seat: int, entrant: EntrantRow) -> SeatRow:
    """The seat of an entrant: whose clock runs out is played on for by a bot, in this game."""
    if entrant.user:
        return SeatRow(seat, "person", entrant.name, entrant.user, when_out="bot")
    return SeatRow(seat, "bot", entrant.name, bot=entrant.bot)


async def reconcile(table: Table, sitting: Sequence[EntrantRow]) -> bool:
    """Seats whoever has the places by now; tells whether that changed anything."""
    bot, changed = table.game.stand_in, False
    async with table.lock:
        await table.ensure_fresh()
        if table.row.state == "over":
            return False
        for was, entrant in zip(list(table.seats), sitting, strict=True):
            if was.user != entrant.user:
                known_to = seats.who_knew(table.row.state, was)
                entrant = replace(entrant, bot=entrant.bot or bot)
                await table.change_seat(replace(seat_row(was.seat, entrant), known_to=known_to))
                changed = True
    return changed


async def leave_to_bots(table: Table) -> None:
    """Lets bots play for everybody who is asked, as the time of the round is out."""
    async with table.lock:
        await table.ensure_fresh()
        if table.talk.votes.paused:
            await table.talk.act(table.new_act(RESUMED, SERVER, -1))
            table.publish()
        asked = table.snapshot.open if table.snapshot else {}
        for seat in [table.seats[each] for each in asked]:
            if seat.kind == "person" and not seat.stand_in:
                await table.change_seat(replace(seat, stand_in=table.game.stand_in))


def shares_at(table: Table | None, count: int) -> list[str]:
    """What each seat took; of a game without a result all took the same."""
    result = msgspec.json.decode(table.row.result) if table and table.row.result else {}
    winners, points = result.get("winners", []), result.get("points", [0] * count)
    found: list[Fraction] = list(shares_of(winners, points))
    return [str(share) for share in found]

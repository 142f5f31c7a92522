"""What people do with a tournament: set it, join, leave, begin it, end it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from westphalia.games import find_game
from westphalia.server.accounts import checked_name, legible
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import User
from westphalia.server.store.store import Store
from westphalia.server.store.tournaments import (
    CANCELLED,
    MOST_PLACES,
    OPEN,
    OVER,
    RUNNING,
    EntrantRow,
    TournamentRow,
)
from westphalia.server.tables.new_tables import new_id
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.seats import BOT_NAMES
from westphalia.server.tournaments.rules import (
    NewTournament,
    check_rules,
    format_of,
    wrong,
)
from westphalia.tournaments.formats import TooFew

LATEST_BEGIN = 366 * 24 * 3600  # seconds from now


async def find_tournament(store: Store, tournament: str) -> TournamentRow:
    well_formed = tournament.isalnum() and len(tournament) < 64
    row = await store.tournament(tournament) if well_formed else None
    if row is None:
        message = f"there is no tournament '{tournament[:40]}' here"
        raise Refusal("unknown", message, reason="unknown_tournament")
    return row


async def create(registry: TableRegistry, wanted: NewTournament, user: User) -> TournamentRow:
    """Sets a tournament, which people may join from now on."""
    require_account(user)
    title = wanted.title.strip()
    if not title or not legible(title):
        raise wrong("the title of a tournament has 1 to 80 printable characters")
    check_rules(wanted.rules, registry.settings.bot_offers)
    now, begins = registry.now(), wanted.rules.begins
    if begins and not now - 60 <= begins <= now + LATEST_BEGIN:
        raise wrong("a tournament begins within a year from now, or when its organiser says so")
    seed = secrets.token_hex(32)
    row = TournamentRow(
        new_id(), user.id, title, wanted.rules, seed, OPEN, 0, 0.0, created=now, changed=now
    )
    most = registry.settings.limits.person_tournaments
    if not await registry.store.add_tournament(row, most):
        raise Refusal(
            "too_many",
            f"you organise {most} tournaments already; end one first",
            reason="too_many_tournaments",
            most=most,
        )
    return row


def require_account(user: User) -> None:
    """Guests come and go; whoever organises or takes part must be found again."""
    if not user.password or user.bot:
        message = "tournaments are for people with an account"
        raise Refusal("not_allowed", message, reason="account_needed")


def require_organiser(row: TournamentRow, user: User) -> None:
    if row.organiser != user.id:
        message = "only who organises the tournament may do that"
        raise Refusal("not_allowed", message, reason="not_organiser")


async def join(registry: TableRegistry, row: TournamentRow, user: User, standby: bool) -> None:
    """Gives somebody a place, or puts them on the list of substitutes."""
    require_account(user)
    store = registry.store
    if row.organiser and await store.blocks(row.organiser, user.id):
        raise closed_list()
    name, now = checked_name(user.name), registry.now()
    if await store.join_tournament(row.id, user.id, name, standby, now):
        return
    if any(entrant.user == user.id for entrant in await store.entrants(row.id)):
        message = "you take part in this tournament already"
        raise Refusal("conflict", message, reason="takes_part")
    raise closed_list()


def closed_list() -> Refusal:
    message = "nobody can join this tournament now: it is full, or has begun"
    return Refusal("not_ready", message, reason="tournament_closed")


async def remove(
    registry: TableRegistry, row: TournamentRow, user: User, number: int
) -> EntrantRow | None:
    """Takes somebody off the list: oneself, or for the organiser anybody.

    Returns who has a place in a tournament that is running; others have to take that over.
    """
    if row.state in (OVER, CANCELLED):
        raise ended()
    entrants = {entrant.number: entrant for entrant in await registry.store.entrants(row.id)}
    found = entrants.get(number)
    if found is None or not found.user:
        raise Refusal("unknown", f"nobody has place {number}", reason="unknown_entrant")
    if found.user != user.id:
        require_organiser(row, user)
    if await registry.store.leave_tournament(row.id, number, found.user):
        return None
    if row.state == OPEN:  # it has begun meanwhile
        row = await find_tournament(registry.store, row.id)
    return found if row.state == RUNNING else None


def ended() -> Refusal:
    return Refusal("not_ready", "this tournament has ended", reason="tournament_ended")


async def begin(registry: TableRegistry, row: TournamentRow) -> None:
    """Closes the list; bots have the places that are free, if that was agreed on."""
    if row.state != OPEN:
        raise Refusal("not_ready", "this tournament has begun", reason="tournament_begun")
    rows = await registry.store.entrants(row.id)
    entrants = [entrant for entrant in rows if not entrant.standby]
    bots = bots_for(row, rows)
    try:
        format_of(row.rules).check(len(entrants) + len(bots))
    except TooFew as error:
        why = str(error)
        raise Refusal("not_ready", why, reason="too_few_entrants", why=why) from error
    if not await registry.store.begin_tournament(row.id, bots, len(rows), registry.now()):
        message = "somebody has just joined or left; look again, and begin then"
        raise Refusal("conflict", message, reason="list_changed")


def bots_for(row: TournamentRow, rows: Sequence[EntrantRow]) -> list[EntrantRow]:
    """Bots for the places that nobody has."""
    if not row.rules.fill:
        return []
    free = row.rules.places - sum(not entrant.standby for entrant in rows)
    last = max([entrant.number for entrant in rows], default=0)
    return [
        EntrantRow(last + n, 0, name, bot=row.rules.fill)
        for n, name in enumerate(free_bot_names(rows)[:free], start=1)
    ]


def free_bot_names(rows: Sequence[EntrantRow]) -> list[str]:
    """Names for bots that nobody has in a tournament; from the tenth on they are numbered."""
    taken = {name for entrant in rows for name in (entrant.name, entrant.before)}
    rounds = range(1, (MOST_PLACES + len(taken)) // len(BOT_NAMES) + 2)
    names = [name if n == 1 else f"{name} {n}" for n in rounds for name in BOT_NAMES]
    return [name for name in names if name not in taken]


async def bid(
    registry: TableRegistry, row: TournamentRow, user: User, side: int, hundredths: int
) -> None:
    """Keeps what somebody gives up for a side, at every meeting from the next round on."""
    if row.rules.sides != "bid":
        raise Refusal("not_ready", "here nobody bids for a side", reason="no_bids")
    if not await registry.store.bid_for_side(row.id, user.id, side, hundredths):
        raise Refusal(
            "not_allowed", "only who takes part bids for a side", reason="not_taking_part"
        )


async def cancel(registry: TableRegistry, row: TournamentRow) -> None:
    """Ends a tournament early; games that are played go on as others do."""
    if not await registry.store.end_tournament(row.id, CANCELLED, registry.now()):
        raise ended()


async def call_time(registry: TableRegistry, row: TournamentRow) -> None:
    """Lets the time of the round be out: bots end its games."""
    if not await registry.store.call_time(row.id, row.turn, registry.now()):
        message = "no round of this tournament is being played"
        raise Refusal("not_ready", message, reason="no_round")


def stand_in_of(row: TournamentRow) -> str:
    return find_game(row.rules.game).stand_in

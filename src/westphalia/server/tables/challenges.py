"""Challenges: a bot or a person is asked by name to sit down at a table, and does, or declines."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from westphalia.engine.step import Seat
from westphalia.server.accounts import composed_name
from westphalia.server.errors import Refusal, game_begun
from westphalia.server.notices.kinds import Kind, at_table
from westphalia.server.store.rows import BotRow, TableRow, User
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.seats import find_seat, open_row, require_owner, seat_taken
from westphalia.server.tables.table import Table
from westphalia.server.tables.votes import DECLINED

# Why somebody declines; each is an act, for which the locales have a sentence.
Reason = Literal["later", "game", "expansions", "clock", "busy", "other"]

MOST_ASKED: Final = 20  # seats that an owner keeps for people who have not answered
MOST_ASKING: Final = 20  # seats that are kept for one person, by whomever


async def challenge(
    registry: TableRegistry, table: Table, user: User, seat: Seat, name: str
) -> None:
    """Keeps an open seat for a bot or a person; a bot is told so on its stream."""
    require_owner(table, user)
    asked = await find_account(registry, name)
    if asked.bot:
        await check_bot(registry, table.row, user, asked)
    else:
        await check_person(registry, user, asked)
    async with table.lock:
        await table.ensure_fresh()
        require_owner(table, user)
        found = find_seat(table, seat)
        if table.row.state != "open":
            raise game_begun()
        if found.kind == "person":
            raise seat_taken(found)
        if any(asked.id in (other.user, other.asked) for other in table.seats):
            message = f"{asked.name} has a seat here already, or is asked to take one"
            raise Refusal("conflict", message, reason="bot_is_here", name=asked.name)
        kept = msgspec.structs.replace(open_row(seat), name=asked.name, asked=asked.id)
        await table.change_seat(kept)
    registry.notifier.tell(asked.id, Kind.CHALLENGE, at_table(table.row.id), seat)


async def find_account(registry: TableRegistry, name: str) -> User:
    """The account of that name; guests have no name of their own."""
    composed = composed_name(name)
    account = await registry.store.account(composed) if composed.isprintable() else None
    if account is None:
        message = f"nobody has an account with the name '{name[:40]}' here"
        raise Refusal("unknown", message, reason="unknown_account", name=name[:40])
    return account


async def check_bot(registry: TableRegistry, row: TableRow, user: User, asked: User) -> None:
    """Refuses to challenge a bot that rests, or does not take that."""
    [bot] = await registry.store.bots(registry.now(), asked.id)
    resting_now = bot.id not in registry.events.available()
    if resting_now or await registry.store.blocks(bot.id, user.id):
        raise resting(bot)
    check_policy(bot, row)


async def check_person(registry: TableRegistry, user: User, asked: User) -> None:
    """Refuses to challenge too many people, or somebody who is asked by many already.

    Whoever avoids the challenger is as one who is asked by many: that is nobody's business.
    """
    if await registry.store.number_asked(user.id) >= MOST_ASKED:
        message = f"{MOST_ASKED} people have not answered you yet"
        raise Refusal("too_many", message, reason="too_many_asked", most=MOST_ASKED)
    avoids = await registry.store.blocks(asked.id, user.id)
    if avoids or await registry.store.number_asking(asked.id) >= MOST_ASKING:
        message = f"{asked.name} takes no more challenges now"
        raise Refusal("not_ready", message, reason="no_challenges", name=asked.name)


def resting(bot: BotRow) -> Refusal:
    message = f"{bot.name} rests: its program is not connected"
    return Refusal("not_ready", message, reason="bot_rests", name=bot.name)


def check_policy(bot: BotRow, row: TableRow) -> None:
    """Refuses what a bot has said it does not take."""
    policy, name, most = bot.policy, bot.name, bot.policy.at_most
    if policy.games and row.game not in policy.games:
        message = f"{name} does not play {row.game}"
        raise Refusal("not_ready", message, reason="bot_game", name=name)
    others = [] if policy.modules is None else sorted({*row.modules} - {*policy.modules})
    if others:
        message = f"{name} does not play with {', '.join(others)}"
        raise Refusal("not_ready", message, reason="bot_expansions", name=name)
    if row.bank and row.bank < policy.bank:
        message = f"{name} wants {policy.bank} seconds on its clock at least"
        raise Refusal("not_ready", message, reason="bot_clock", name=name, seconds=policy.bank)
    if bot.tables >= most:
        message = f"{name} plays at {most} tables at most, and does so now"
        raise Refusal("not_ready", message, reason="bot_busy", name=name, most=most)


async def decline(table: Table, user: User, seat: Seat, reason: Reason) -> None:
    """Gives back a seat that was kept for somebody, who tells why."""
    async with table.lock:
        await table.ensure_fresh()
        if find_seat(table, seat).asked != user.id:
            message = f"seat {seat} is not kept for you"
            raise Refusal("not_allowed", message, reason="seat_not_kept", number=seat + 1)
        await table.change_seat(open_row(seat))
        act = table.new_act(DECLINED[reason], user, seat)
        await table.talk.say(msgspec.structs.replace(act, name=user.name))
    table.subscribers.wake_readers()

"""Challenges: a bot is asked by its name to sit down at a table, and does, or declines."""

from __future__ import annotations

from typing import Literal

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

# Why a bot declines; each is an act, for which the locales have a sentence.
Reason = Literal["later", "game", "expansions", "clock", "busy", "other"]


async def challenge(
    registry: TableRegistry, table: Table, user: User, seat: Seat, name: str
) -> None:
    """Keeps an open seat for a bot, which is told so on its stream."""
    require_owner(table, user)
    bot = await find_bot(registry, name)
    if await registry.store.blocks(bot.id, user.id):
        raise resting(bot)
    check_policy(bot, table.row)
    async with table.lock:
        await table.ensure_fresh()
        require_owner(table, user)
        found = find_seat(table, seat)
        if table.row.state != "open":
            raise game_begun()
        if found.kind == "person":
            raise seat_taken(found)
        if any(bot.id in (other.user, other.asked) for other in table.seats):
            message = f"{bot.name} has a seat here already, or is asked to take one"
            raise Refusal("conflict", message, reason="bot_is_here", name=bot.name)
        kept = msgspec.structs.replace(open_row(seat), name=bot.name, asked=bot.id)
        await table.change_seat(kept)
    registry.notifier.tell(bot.id, Kind.CHALLENGE, at_table(table.row.id), seat)


async def find_bot(registry: TableRegistry, name: str) -> BotRow:
    """The bot of that name, if it is there; who rests cannot be challenged."""
    composed = composed_name(name)
    account = await registry.store.account(composed) if composed.isprintable() else None
    bots = await registry.store.bots(registry.now(), account.id) if account else []
    if not bots:
        message = f"there is no bot '{name[:40]}' here"
        raise Refusal("unknown", message, reason="unknown_bot", name=name[:40])
    if bots[0].id not in registry.events.available():
        raise resting(bots[0])
    return bots[0]


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

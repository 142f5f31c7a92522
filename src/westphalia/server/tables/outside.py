"""Bots from outside at the tables of a server: ``serve --bot NAME=…``, and nobody else's.

They are loaded and think in the worker processes of bots.  What a client names is never looked
for anywhere but among the names that whoever runs the server has given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from westphalia.bots.outside import label_of, split_name
from westphalia.bots.registry import ANY_GAME, is_own
from westphalia.server.jobs import JobFailed, WorkerProcess
from westphalia.server.settings import BotOffer, Settings
from westphalia.server.tables import bot_worker
from westphalia.server.worker_process import DONE

START: Final = 60.0  # seconds to load one and to try it
TRY: Final = f"{bot_worker.__name__}:{bot_worker.games_of.__name__}"


def offered_here(offers: Sequence[BotOffer], game: str) -> list[str]:
    """The names of the bots from outside that play a game here."""
    return [label_of(offer.bot) for offer in offers if game in offer.games]


def seated_as(settings: Settings, bot: str) -> str:
    """Where the bot of a seat is found: here or among our own; anybody, if it is there no more."""
    if is_own(bot):
        return bot
    return next((each.bot for each in settings.bot_offers if label_of(each.bot) == bot), ANY_GAME)


async def with_offers(settings: Settings) -> Settings:
    """The settings with the games that each bot from outside plays; a ValueError if it plays none.

    They are tried in a process of their own, as they also think in one.
    """
    if not settings.bots:
        return settings
    worker = WorkerProcess()
    try:
        offers = tuple([await offer_of(worker, bot) for bot in settings.bots])
    finally:
        await worker.stop()
    return msgspec.structs.replace(settings, bot_offers=offers)


async def offer_of(worker: WorkerProcess, bot: str) -> BotOffer:
    label, _ = split_name(bot)
    job = msgspec.msgpack.encode((TRY, (bot,), {}))
    try:
        status, found, _ = msgspec.msgpack.decode(await worker.perform(job, START))
    except (TimeoutError, JobFailed) as error:
        why = str(error) or f"it was not ready after {START:g} seconds"
        raise ValueError(f"the bot '{label}' cannot be seated: {why}") from error
    if status != DONE:
        raise ValueError(found)
    return BotOffer(bot, tuple(found))

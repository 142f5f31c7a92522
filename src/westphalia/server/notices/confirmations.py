"""Confirmations: nobody is sent notices by mail who has not asked for them from that address."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from westphalia.server.errors import Refusal
from westphalia.server.limits import TokenBuckets
from westphalia.server.notices import mail
from westphalia.server.notices.channels import Channels
from westphalia.server.settings import Rate
from westphalia.server.store.rows import Recipient

log = logging.getLogger("westphalia.server")

# Whoever asks costs others a mail that they may not want: by person, network, mail address, in all.
LIMITS: Final = {
    "person": Rate(1 / 600, 3),
    "network": Rate(1 / 120, 10),
    "address": Rate(1 / 3600, 2),
    "all": Rate(0.2, 60),
}


class Confirmations:
    """Asks the owner of a mail address, and takes the answer."""

    def __init__(self, channels: Channels, now: Callable[[], float]) -> None:
        self.channels = channels
        self.store = channels.store
        self.now = now
        self._buckets = {name: TokenBuckets(rate, now) for name, rate in LIMITS.items()}

    async def ask(self, recipient: Recipient, network: str) -> None:
        """Sends the link that confirms the address of a person."""
        smtp = self.channels.settings.smtp
        if smtp is None:
            raise Refusal("not_ready", "this server sends no mail", reason="no_mail")
        wished, user = recipient.preferences, recipient.user.id
        self._take(str(user), network, wished.mail.lower())
        until = int(self.now() + mail.CONFIRM_LIFE)
        key = await self.channels.mail_key()
        link = mail.token(key, mail.CONFIRM, user, wished.mail, until)
        letter = mail.confirmation(wished.language, self.channels.base, link)
        try:
            await asyncio.to_thread(mail.send, smtp, wished.mail, letter)
        except OSError as error:  # which those of smtplib are
            log.warning("a mail that asks for confirmation was not sent: %s", error)
            raise Refusal(
                "not_ready", "the mail could not be sent", reason="mail_failed"
            ) from error

    def _take(self, person: str, network: str, address: str) -> None:
        asked = {"person": person, "network": network, "address": address, "all": ""}
        if not all(self._buckets[name].take(client) for name, client in asked.items()):
            message = "too many mails were asked for; try again later"
            raise Refusal("too_many", message, reason="too_many_mails")

    async def confirm(self, token: str) -> None:
        recipient = await self._meant(mail.CONFIRM, token)
        await self._change(recipient, confirmed=True)

    async def stop(self, token: str) -> None:
        """Takes a person's address away; whoever has one of their mails may do that."""
        recipient = await self._meant(mail.STOP, token)
        await self._change(recipient, mail="", confirmed=False)

    async def _meant(self, purpose: str, token: str) -> Recipient:
        """Whom a link is about; one that is not genuine, or no longer good, is refused."""
        recipient = await self.store.recipient(mail.user_of(token))
        address = recipient.preferences.mail if recipient else ""
        key = await self.channels.mail_key()
        if not recipient or not address or not mail.valid(key, purpose, token, address, self.now()):
            raise Refusal("not_allowed", "this link is no longer good", reason="mail_link")
        return recipient

    async def _change(self, recipient: Recipient, **changes: object) -> None:
        changed = msgspec.structs.replace(recipient.preferences, **changes)
        await self.store.put_preferences(recipient.user.id, changed)

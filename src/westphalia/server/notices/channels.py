"""The channels by which a message reaches a person: a webhook, mail, a push to each browser."""

from __future__ import annotations

import asyncio
import http.client
import logging
import secrets
import smtplib
from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Final

import msgspec

from westphalia.server.notices import mail, outgoing
from westphalia.server.notices.messages import Message, short_text, webhook_body
from westphalia.server.settings import Settings
from westphalia.server.store.rows import PushSubscription, Recipient
from westphalia.server.store.store import Store

if TYPE_CHECKING:  # it takes a while to load, and many servers never need it
    from westphalia.server.notices.web_push import Identity

log = logging.getLogger("westphalia.server")

WEBHOOK: Final = "webhook"
MAIL: Final = "mail"
PUSH: Final = "push"  # and the id of the browser
TOO_MANY: Final = 429
GONE: Final = 410
MISSING: Final = 404
MAIL_KEY_BYTES: Final = 32


class Outcome(Enum):
    """What became of a message."""

    SENT = "sent"
    LATER = "later"  # it may be tried again
    REFUSED = "refused"  # trying again is of no use
    GONE = "gone"  # and nothing is ever to be sent there again


def push_channel(browser: PushSubscription) -> str:
    return f"{PUSH} {browser.id}"


def kind_of(channel: str) -> str:
    return channel.partition(" ")[0]


def outcome_of(status: int) -> Outcome:
    if status == GONE:
        return Outcome.GONE
    if status >= 500 or status == TOO_MANY:
        return Outcome.LATER
    return Outcome.SENT if status < 300 else Outcome.REFUSED


class Channels:
    """Sends messages, and knows which channels a person has."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self._identity: Identity | None = None
        self._mail_key = ""

    @property
    def base(self) -> str:
        return self.settings.public_url

    async def identity(self) -> Identity:
        """The key pair that web push is signed with; it is made when it is first needed."""
        if self._identity is None:
            from westphalia.server.notices.web_push import Identity, new_identity

            kept = await self.store.server_key("web push", new_identity())
            contact = self.base if self.base.startswith("https://") else ""
            self._identity = Identity(kept, contact)
        return self._identity

    async def mail_key(self) -> str:
        """The key that links in mail are signed with."""
        if not self._mail_key:
            fresh = secrets.token_hex(MAIL_KEY_BYTES)
            self._mail_key = await self.store.server_key("mail", fresh)
        return self._mail_key

    def of(self, recipient: Recipient) -> list[str]:
        """The channels that a person has."""
        wished = recipient.preferences
        found = [WEBHOOK] if recipient.user.webhook else []
        if self.settings.smtp and wished.mail and wished.confirmed:
            found.append(MAIL)
        return [*found, *map(push_channel, recipient.browsers)]

    async def send(self, channel: str, recipient: Recipient, message: Message) -> Outcome:
        """Sends a message by a channel of the person; one that is gone is forgotten."""
        who = recipient.user.id
        try:
            outcome = await self._send(channel, recipient, message)
        except smtplib.SMTPException as error:
            log.info("mail for user %s failed: %s", who, error)
            outcome = mail_outcome(error)
        except ValueError as error:
            log.info("the channel %s of user %s is not used: %s", channel, who, error)
            outcome = Outcome.REFUSED
        except (OSError, http.client.HTTPException) as error:
            log.info("the channel %s of user %s failed: %s", channel, who, error)
            outcome = Outcome.LATER
        if outcome is Outcome.GONE:
            await self.forget(channel, recipient)
        return outcome

    async def _send(self, channel: str, recipient: Recipient, message: Message) -> Outcome:
        if channel not in self.of(recipient):
            return Outcome.REFUSED
        private = self.settings.private_webhooks
        if channel == WEBHOOK:
            body, address = webhook_body(message), recipient.user.webhook
            return outcome_of(await asyncio.to_thread(outgoing.post, address, body, private))
        if channel == MAIL:
            return await self._send_mail(recipient, message)
        browser = next(each for each in recipient.browsers if push_channel(each) == channel)
        return await self._push(browser, message, recipient.preferences.language, private)

    async def _send_mail(self, recipient: Recipient, message: Message) -> Outcome:
        assert self.settings.smtp
        wished, key = recipient.preferences, await self.mail_key()
        stop = mail.token(key, mail.STOP, recipient.user.id, wished.mail)
        letter = mail.notice(message, wished.language, self.base, stop)
        await asyncio.to_thread(mail.send, self.settings.smtp, wished.mail, letter)
        return Outcome.SENT

    async def _push(
        self, browser: PushSubscription, message: Message, language: str, private: bool
    ) -> Outcome:
        from westphalia.server.notices.web_push import encrypt, read_keys

        shown = {
            "title": message.title,
            "body": short_text(message, language),
            "path": message.path,
            "tag": message.tag,
        }
        body = encrypt(msgspec.json.encode(shown), read_keys(browser.p256dh, browser.auth))
        headers = (await self.identity()).headers(browser.endpoint, self.now())
        endpoint = browser.endpoint
        status = await asyncio.to_thread(outgoing.post, endpoint, body, private, headers)
        return Outcome.GONE if status == MISSING else outcome_of(status)

    async def forget(self, channel: str, recipient: Recipient) -> None:
        """Drops a channel whose other end says that it is gone."""
        user = recipient.user
        log.info("the channel %s of user %s is gone", channel, user.id)
        if channel == WEBHOOK:
            await self.store.drop_webhook(user.id, user.webhook)
        elif channel == MAIL:
            without = msgspec.structs.replace(recipient.preferences, mail="", confirmed=False)
            await self.store.put_preferences(user.id, without)
        else:
            await self.store.drop_browser(user.id, channel.partition(" ")[2])


def mail_outcome(error: smtplib.SMTPException) -> Outcome:
    if mail.unknown_mailbox(error):
        return Outcome.GONE
    return Outcome.REFUSED if mail.refused_for_good(error) else Outcome.LATER

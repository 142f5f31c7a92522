"""The channels by which a message reaches a person, and the confirmation of mail addresses."""

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

from westphalia.server.errors import Refusal
from westphalia.server.limits import TokenBuckets
from westphalia.server.notices import mail, outgoing
from westphalia.server.notices.messages import Message, short_text, webhook_body
from westphalia.server.settings import Rate, Settings
from westphalia.server.store.rows import PushSubscription, Recipient
from westphalia.server.store.store import Store

if TYPE_CHECKING:  # it takes a while to load, and many servers never need it
    from westphalia.server.notices.web_push import Identity


# ------------------------------------------------------------------------------
# Channels: a webhook, mail, a push to each browser.

log = logging.getLogger("westphalia.server")
WEBHOOK: Final = "webhook"
MAIL: Final = "mail"
PUSH: Final = "push"  # and the id of the browser
SORTS: Final = (PUSH, MAIL, WEBHOOK)
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


# ------------------------------------------------------------------------------
# Confirmations: nobody is sent notices by mail who has not asked for them from that address.

# Whoever asks costs others a mail that they may not want: by person, network, mail address, in all.
LIMITS: Final = {
    "person": Rate(1 / 600, 3),
    "network": Rate(1 / 120, 10),
    "address": Rate(1 / 3600, 2),
    "all": Rate(0.2, 60),
}


def no_mail() -> Refusal:
    return Refusal("not_ready", "this server sends no mail", reason="no_mail")


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
            raise no_mail()
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
        """Finds whom a link is about; one that is not genuine, or no longer good, is refused."""
        recipient = await self.store.recipient(mail.user_of(token))
        address = recipient.preferences.mail if recipient else ""
        key = await self.channels.mail_key()
        if not recipient or not address or not mail.valid(key, purpose, token, address, self.now()):
            raise Refusal("not_allowed", "this link is no longer good", reason="mail_link")
        return recipient

    async def _change(self, recipient: Recipient, **changes: object) -> None:
        changed = msgspec.structs.replace(recipient.preferences, **changes)
        await self.store.put_preferences(recipient.user.id, changed)

"""Ways in beside the password: recovery codes, links by mail or from the operator, invitations.

Each works once, and only its hash is kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from email.message import EmailMessage
from functools import partial
from typing import Any, Final

from westphalia.server.accounts import Accounts, composed_name, hash_token, new_token
from westphalia.server.errors import Refusal
from westphalia.server.limits import TokenBuckets
from westphalia.server.notices import mail
from westphalia.server.notices.channels import Channels, no_mail
from westphalia.server.settings import Rate
from westphalia.server.store.persons import CODE, INVITATION, LINK, MOST_LINKS
from westphalia.server.store.rows import StoreError, User

log = logging.getLogger("westphalia.server")

CODES: Final = 8
CODE_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none of them looks like another
CODE_LENGTH: Final = 16  # nearly 80 bits: a quick hash keeps them
CODE_GROUP: Final = 4
MOST_INVITATIONS: Final = 10
HOUR: Final = 3600
MAIL_LIFE: Final = HOUR  # seconds for which a link in a mail is good
INVITATION_LIFE: Final = 7 * 24 * HOUR

# Whoever asks may mean others: by network and address they are refused, whether the address is
# known or not; by account nothing is sent, which nobody is told.
LIMITS: Final = {
    "network": Rate(1 / 60, 10),
    "address": Rate(1 / 1200, 3),
    "all": Rate(0.2, 60),
    "account": Rate(1 / 1200, 3),
}


def new_code() -> str:
    letters = [secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)]
    groups = range(0, CODE_LENGTH, CODE_GROUP)
    return "-".join("".join(letters[n : n + CODE_GROUP]) for n in groups)


def hash_code(user: int, code: str) -> str:
    """The hash of a code, however it was typed; the same code would be another one's at another."""
    letters = "".join(char for char in code.casefold() if char.isalnum())
    return hashlib.sha256(f"{user} {letters}".encode()).hexdigest()


class WaysIn:
    """Makes ways in, and lets in whoever comes by one."""

    def __init__(self, accounts: Accounts, channels: Channels, now: Callable[[], float]) -> None:
        self.accounts = accounts
        self.store = accounts.store
        self.channels = channels
        self.now = now
        self._buckets = {name: TokenBuckets(rate, now) for name, rate in LIMITS.items()}
        self._tasks: set[asyncio.Task[None]] = set()

    # made

    async def new_codes(self, user: int) -> list[str]:
        """Recovery codes in place of those that there were."""
        codes = [new_code() for _ in range(CODES)]
        hashes = [hash_code(user, code) for code in codes]
        await self.store.put_ways_in(user, CODE, hashes, 0, CODES)
        return codes

    async def new_link(self, user: int, life: float) -> str:
        """The token of a link by which an account gets another password."""
        token, until = new_token(), self.now() + life
        await self.store.put_ways_in(user, LINK, [hash_token(token)], until, MOST_LINKS)
        return token

    async def invite(self, user: User) -> str:
        """The token of an invitation to make an account."""
        if not user.password:
            raise Refusal("not_ready", "only an account invites", reason="accounts_only")
        token, until = new_token(), self.now() + INVITATION_LIFE
        hashes = [hash_token(token)]
        await self.store.put_ways_in(user.id, INVITATION, hashes, until, MOST_INVITATIONS)
        return token

    # used

    async def by_code(
        self, name: str, code: str, password: str, address: str
    ) -> tuple[User, list[str]]:
        """Sets a password by a recovery code; wrong ones count as wrong passwords do."""
        hashed = await self.accounts.hashed(password)
        name = composed_name(name)
        user = await self.store.account(name) if name.isprintable() else None
        if user is not None:
            await self.accounts.take_attempt(user, address)
            found = await self._come_back(user, hash_code(user.id, code), CODE, hashed)
            if found is not None:
                return found
        message = "that name and that code do not fit together"
        raise Refusal("unauthorised", message, reason="wrong_code")

    async def by_link(self, token: str, password: str) -> tuple[User, list[str]]:
        """Sets a password by a link."""
        hashed_token = hash_token(token)
        owner = await self.store.way_in(hashed_token, LINK, self.now())
        user = await self.store.user(owner) if owner else None
        if user is not None:
            hashed = await self.accounts.hashed(password)
            found = await self._come_back(user, hashed_token, LINK, hashed)
            if found is not None:
                return found
        message = "this link has been used, or is too old; ask for another one"
        raise Refusal("not_allowed", message, reason="used_link")

    async def _come_back(
        self, user: User, hashed: str, kind: str, password: str
    ) -> tuple[User, list[str]] | None:
        """The account with its new password, and the sessions that it has ended."""
        ended = await self.store.come_back(user, hashed, kind, self.now(), password)
        self.accounts.forget_user(user.id)
        changed = await self.store.user(user.id)
        if ended is None or changed is None:
            return None
        self.tell_changed(changed.id)
        return changed, ended

    async def use_invitation(self, token: str) -> Callable[[], Coroutine[Any, Any, None]]:
        """Uses an invitation up; what is returned makes it good again, if nothing came of it."""
        hashed = hash_token(token)
        owner = await self.store.use_way_in(hashed, INVITATION, self.now())
        if not owner:
            message = "new accounts need an invitation, and this is none that is still good"
            raise Refusal("not_allowed", message, reason="invitation_needed")

        async def give_back() -> None:
            until = self.now() + INVITATION_LIFE
            await self.store.put_ways_in(owner, INVITATION, [hashed], until, MOST_INVITATIONS)

        return give_back

    # mail

    def ask_by_mail(self, address: str, network: str) -> None:
        """Sends links to the accounts of an address, if there are any.

        Nothing tells whether there are: what is done for them is done later.
        """
        if self.channels.settings.smtp is None:
            raise no_mail()
        address = mail.checked_address(address)
        asked = {"network": network, "address": address.lower(), "all": ""}
        for name, client in asked.items():
            if not self._buckets[name].take(client):
                message = "too many links were asked for; try again later"
                raise Refusal(
                    "too_many",
                    message,
                    reason="too_many_links",
                    wait=self._buckets[name].wait(client, 1),
                )
        if address:
            self._begin(self._mail_links(address))

    async def _mail_links(self, address: str) -> None:
        for user in await self.store.accounts_by_mail(address):
            if self._buckets["account"].take(user):
                token = await self.new_link(user, MAIL_LIFE)
                await self._mail(user, partial(mail.reset, token))

    def tell_changed(self, user: int) -> None:
        """Writes to somebody, if there is an address, that the password was changed."""
        if self.channels.settings.smtp is not None:
            self._begin(self._mail(user, mail.password_changed))

    async def _mail(self, user: int, letter: Callable[[str, str, str], EmailMessage]) -> None:
        recipient = await self.store.recipient(user)
        smtp = self.channels.settings.smtp
        if recipient is None or smtp is None or not recipient.preferences.confirmed:
            return
        wished = recipient.preferences
        written = letter(wished.language, self.channels.base, recipient.user.name)
        try:
            await asyncio.to_thread(mail.send, smtp, wished.mail, written)
        except OSError as error:  # which those of smtplib are
            log.warning("a mail about the password of user %s was not sent: %s", user, error)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreError as error:
            log.error("a mail about a password was not written: %s", error)

    async def settled(self) -> None:
        """Waits until all that was begun is done."""
        await asyncio.gather(*self._tasks)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

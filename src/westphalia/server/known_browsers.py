"""Browsers by which the owner of an account has come in: what others guess does not delay them.

A cookie says so.  It is signed, so nothing has to be kept, and is good for one password.  It lets
nobody in: whoever bears it has a count of wrong passwords of their own, at that account alone.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

from westphalia.server.store.rows import User
from westphalia.server.store.store import Store

KEY_BYTES: Final = 32
COOKIE_AGE: Final = 365 * 24 * 3600  # seconds since the owner last came in
ID: Final = re.compile(r"[0-9a-f]{16}")


def cookie_of(user: User) -> str:
    """The name of the cookie: a browser may be that of several people."""
    return f"westphalia-known-{user.id}"


class KnownBrowsers:
    """Makes the cookies and checks them, by a key that all servers on a store share."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._key = b""

    async def cookie(self, user: User, present: str = "") -> str:
        """What a browser shall keep from now on; one that is known stays the same."""
        browser = present[:16] if ID.fullmatch(present[:16]) else secrets.token_hex(8)
        return f"{browser}.{await self._signature(user, browser)}"

    async def browser_of(self, user: User, cookie: str) -> str:
        """The browser that a cookie names, if it is known to the owner of the account."""
        browser, _, signature = cookie.partition(".")
        genuine = await self._signature(user, browser)
        good = hmac.compare_digest(genuine.encode(), signature.encode())
        return browser if good and ID.fullmatch(browser) else ""

    async def _signature(self, user: User, browser: str) -> str:
        if not self._key:
            kept = await self.store.server_key("browsers", secrets.token_hex(KEY_BYTES))
            self._key = kept.encode()
        said = f"{user.id} {browser} {user.password}".encode()
        return hmac.new(self._key, said, hashlib.sha256).hexdigest()

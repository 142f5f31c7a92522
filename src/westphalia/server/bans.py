"""Bans: the people and the addresses that an operator keeps outside."""

from __future__ import annotations

from typing import Final

from westphalia.server.errors import Refusal
from westphalia.server.store.store import Store

USER: Final = "user"
ADDRESS: Final = "address"


class Bans:
    """The bans of a store, kept in memory: every request asks for them.

    An address is written as the limits count it.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.users: frozenset[int] = frozenset()
        self.addresses: frozenset[str] = frozenset()

    async def load(self) -> None:
        bans = await self.store.bans()
        self.users = frozenset(int(ban.value) for ban in bans if ban.kind == USER)
        self.addresses = frozenset(ban.value for ban in bans if ban.kind == ADDRESS)

    def covers(self, user: int, address: str) -> bool:
        return user in self.users or address in self.addresses

    def check(self, user: int, address: str) -> None:
        if self.covers(user, address):
            raise Refusal("not_allowed", "this server is closed to you", reason="banned")

"""People whose server is killed while they see to their accounts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.crowd import SEATS, Person

from westphalia.server.accounts import SESSION_ID_LENGTH, hash_token
from westphalia.server.store.store import Store


class Member(Person):
    """Comes as a guest, makes an account, changes it, leaves for good; and somebody else comes."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.ended: list[str] = []  # tokens that nobody may come in with any more
        self.gone: list[str] = []  # accounts
        self.step = 0
        self.begun = False  # whether the deed of this step is in doubt
        self.begin()

    def begin(self) -> None:
        self.token, self.other, self.table, self.account = "", "", "", False
        self.name = f"Member {self.number}.{len(self.gone)}"
        self.password, self.former = "correct horse", "another horse"

    @property
    def deeds(self) -> list[tuple[Callable[[], Awaitable[None]], Callable[[], Awaitable[bool]]]]:
        """Each with a look whether it was done after all."""
        return [
            (self.come, self.has_come),
            (self.register, self.has_registered),
            (self.log_in, self.has_not),
            (self.rename, self.has_renamed),
            (self.change_password, self.has_changed_password),
            (self.log_in, self.has_not),
            (self.end_other, self.has_ended_other),
            (self.log_in, self.has_not),
            (self.log_out_other, self.has_ended_other),
            (self.leave, self.has_left),
        ]

    def deeds_to_last(self) -> int:
        """How many deeds there are before the last one."""
        return len(self.deeds) - 1 - self.step

    async def act(self) -> None:
        self.begun = True
        await self.deeds[self.step][0]()
        self._next()

    def _next(self) -> None:
        self.step, self.begun = (self.step + 1) % len(self.deeds), False

    async def look_around(self) -> None:
        if self.begun and await self.deeds[self.step][1]():
            self._next()
        for token in self.ended:
            assert await self.me(token) is None, "a token has come back to life"
        for token in filter(None, (self.token, self.other)):
            me = await self.me(token)
            assert (me["name"], me["account"]) == (self.name, self.account)
        if self.table:
            info = await self.get(f"/api/tables/{self.table}")
            assert info["owner"]
            assert [seat["you"] for seat in info["seats"]] == [True] * len(SEATS)
            own = self.account and info["seats"][0]["name"] == self.name
            assert info["seats"][0]["account"] == own

    async def me(self, token: str) -> Any:
        return (await self.get("/api/me", token))["me"]

    async def knows(self, password: str) -> bool:
        """Whether one can log in with it."""
        body = {"name": self.name, "password": password}
        answer = await self.post("/api/login", body, 200, 401)
        if "token" in answer:
            await self.post("/api/logout", {}, token=answer["token"])
            self.ended.append(answer["token"])
        return "token" in answer

    def end(self) -> None:
        self.ended.append(self.other)
        self.other = ""

    # deeds

    async def come(self) -> None:
        self.token = (await self.post("/api/guest", {"name": self.name}))["token"]
        body = {"game": "wallenstein", "seats": SEATS}
        self.table = (await self.post("/api/tables", body))["id"]

    async def has_come(self) -> bool:
        self.token = ""
        return False

    async def register(self) -> None:
        body = {"name": self.name, "password": self.password}
        self.registered((await self.post("/api/account", body))["token"])

    async def has_registered(self) -> bool:
        if (me := await self.me(self.token)) is not None:
            assert not me["account"], "a guest's token opens an account"
            return False
        body = {"name": self.name, "password": self.password}
        self.registered((await self.post("/api/login", body))["token"])
        return True

    def registered(self, token: str) -> None:
        self.ended.append(self.token)
        self.token, self.account = token, True

    async def log_in(self) -> None:
        body = {"name": self.name, "password": self.password}
        self.other = (await self.post("/api/login", body))["token"]

    async def has_not(self) -> bool:
        return False

    async def rename(self) -> None:
        await self.post("/api/me", {"name": f"{self.name}.0"})
        self.name = f"{self.name}.0"

    async def has_renamed(self) -> bool:
        before, self.name = self.name, (await self.me(self.token))["name"]
        assert self.name in (before, f"{before}.0")
        return self.name != before

    async def change_password(self) -> None:
        await self.post("/api/password", {"old": self.password, "new": self.former})
        self.changed()

    async def has_changed_password(self) -> bool:
        done = await self.me(self.other) is None
        good, bad = (self.former, self.password) if done else (self.password, self.former)
        assert not await self.knows(bad)
        assert await self.knows(good)
        if done:
            self.changed()
        return done

    def changed(self) -> None:
        self.end()
        self.password, self.former = self.former, self.password

    async def end_other(self) -> None:
        await self.post("/api/sessions/end", {"id": hash_token(self.other)[:SESSION_ID_LENGTH]})
        self.end()

    async def log_out_other(self) -> None:
        await self.post("/api/logout", {}, token=self.other)
        self.end()

    async def has_ended_other(self) -> bool:
        done = await self.me(self.other) is None
        if done:
            self.end()
        return done

    async def leave(self) -> None:
        assert not await self.knows(self.former), "the old password is good again"
        await self.post("/api/me/delete", {"password": self.password})
        self.left()

    async def has_left(self) -> bool:
        done = await self.me(self.token) is None
        if done:
            assert not await self.knows(self.password)
            self.left()
        return done

    def left(self) -> None:
        self.ended.append(self.token)
        self.gone.append(self.name)
        self.begin()

    async def compare(self, store: Store) -> None:
        assert self.gone, "not all was done"
        for token in self.ended:
            assert await store.token_user(hash_token(token)) is None
        for name in self.gone:
            assert await store.account(name) is None

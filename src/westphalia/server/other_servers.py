"""What servers that share a store tell each other: who is present, and who takes much.

A word is a notification of the store, not a row: it costs no write, and may be lost.  So each
server says all again from time to time, and what is not said again is forgotten.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final, Protocol, TypeVar

import msgspec

from westphalia.server.store.rows import PEER, StoreError
from westphalia.server.store.store import Store

log = logging.getLogger("westphalia.server")

T = TypeVar("T")

GATHER: Final = 0.05  # seconds in which changes are gathered into one word
REPEAT: Final = 10.0  # seconds after which all is said again
FORGET: Final = 35.0  # seconds after which what was not said again holds no longer
LONGEST: Final = 6000  # bytes of a word; PostgreSQL takes less than 8000
MOST_NUMBERS: Final = 500  # of one fact

Key = str | int  # a table, an address or a person
Fact = tuple[str, Key, list[int]]  # its kind, what it is about, and numbers: none if it is over
Charge = tuple[str, Key, float]  # a rate, whose it is, and how much of it was taken


class Word(msgspec.Struct, frozen=True, array_like=True):
    """What one server says to all others."""

    server: str
    facts: list[Fact] = []
    charges: list[Charge] = []
    hello: bool = False  # asks the others to say all


class Source(Protocol):
    """Where the facts of one kind come from."""

    def all_keys(self) -> Iterable[Key]: ...

    def numbers(self, key: Key) -> list[int]: ...

    def heard(self, key: Key) -> None:
        """Is called when another server has said something new about a key."""
        ...


class OtherServers:
    """Keeps what other servers have said, and tells them what has changed here."""

    def __init__(
        self,
        store: Store,
        take_charges: Callable[[], list[Charge]] = list,
        charge: Callable[[str, Key, float], None] = lambda kind, key, tokens: None,
    ) -> None:
        self.store = store
        self.take_charges = take_charges
        self.charge = charge
        self.sources: dict[str, Source] = {}
        self.server = secrets.token_hex(6)
        self.listening = False
        self._wake = asyncio.Event()
        self._changed: dict[tuple[str, Key], None] = {}  # in the order of the changes
        self._said: dict[tuple[str, Key], list[int]] = {}
        self._all_due = True
        self._heard: dict[tuple[str, Key], dict[str, tuple[float, list[int]]]] = {}

    # hearing

    def elsewhere(self, kind: str, key: Key) -> list[int]:
        """Returns the numbers that all other servers have said of something."""
        heard = self._heard.get((kind, key), {})
        return [number for _, numbers in heard.values() for number in numbers]

    def keys_elsewhere(self, kind: str) -> list[Key]:
        """Returns what other servers have said something of."""
        return [key for each, key in self._heard if each == kind]

    def hear(self, text: str) -> None:
        word = msgspec.json.decode(text, type=Word)
        now = asyncio.get_running_loop().time()
        for kind, key, numbers in word.facts:
            if kind not in self.sources:
                continue  # a newer server knows more
            by_server = self._heard.setdefault((kind, key), {})
            before = by_server.pop(word.server, (now, []))[1]
            if numbers:
                by_server[word.server] = (now, numbers)
            elif not by_server:
                del self._heard[kind, key]
            if numbers != before:
                self.sources[kind].heard(key)
        for kind, key, tokens in word.charges:
            self.charge(kind, key, tokens)
        if word.hello:
            self._all_due = True
            self._wake.set()

    def _forget_old(self) -> None:
        """Forgets what was not said again: its server has gone, or its end was not heard."""
        end = asyncio.get_running_loop().time() - FORGET
        for (kind, key), by_server in list(self._heard.items()):
            old = [server for server, (at, _) in by_server.items() if at <= end]
            for server in old:
                del by_server[server]
            if not by_server:
                del self._heard[kind, key]
            if old:
                self.sources[kind].heard(key)

    # saying

    def changed(self, kind: str, key: Key) -> None:
        """Has a fact said soon, if there is anybody to hear it."""
        if self.listening:
            self._changed[kind, key] = None
            self._wake.set()

    def wake(self) -> None:
        self._wake.set()

    async def run(self) -> None:
        """Says what has changed, and from time to time all, as long as the server runs."""
        self.listening = True
        await self._say(hello=True)
        time = asyncio.get_running_loop().time
        repeat = time() + REPEAT
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(repeat):
                    await self._wake.wait()
            if time() >= repeat:  # however much has changed meanwhile
                self._all_due, repeat = True, time() + REPEAT
            await asyncio.sleep(GATHER)
            self._wake.clear()
            await self._say()

    async def greet(self) -> None:
        """Asks all others to say all, after words may have been missed."""
        if self.listening:
            await self._say(hello=True)

    async def _say(self, hello: bool = False) -> None:
        """Says what is due; whatever goes wrong, there is another time."""
        try:
            for word in self._words(hello):
                await self._tell(word)
        except Exception:
            log.exception("other servers were not told")

    def _words(self, hello: bool) -> list[Word]:
        words = [Word(self.server, facts) for facts in parts(self._due())]
        words += [Word(self.server, [], charges) for charges in parts(self.take_charges())]
        return [*words, Word(self.server, hello=True)] if hello else words

    async def _tell(self, word: Word) -> None:
        try:
            await self.store.tell(PEER + msgspec.json.encode(word).decode())
        except StoreError as error:
            log.warning("other servers were not told: %s", error)

    def _due(self) -> list[Fact]:
        """The facts that differ from what was said; or all, if that is due."""
        changed = list(self._changed)
        if self._all_due:
            self._forget_old()
            known = [(kind, key) for kind, each in self.sources.items() for key in each.all_keys()]
            changed = list(dict.fromkeys([*self._said, *known]))
        found: list[Fact] = []
        for kind, key in changed:
            numbers = self.sources[kind].numbers(key)[:MOST_NUMBERS]
            if self._all_due or numbers != self._said.get((kind, key), []):
                found.append((kind, key, numbers))
            self._said[kind, key] = numbers
            if not numbers:
                del self._said[kind, key]
        self._changed.clear()
        self._all_due = False
        return found


def parts(items: Sequence[T]) -> Iterator[list[T]]:
    """Splits what is to be said into parts that fit one word each."""
    part: list[T] = []
    size = 0
    for item in items:
        length = len(msgspec.json.encode(item))
        if part and size + length > LONGEST:
            yield part
            part, size = [], 0
        part.append(item)
        size += length + 1
    if part:
        yield part

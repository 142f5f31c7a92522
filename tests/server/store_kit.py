"""Tables, seats and lines for the tests of the stores."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from tests.server.kit import PATIENCE

from westphalia.server.store.rows import LineRow, SeatRow, TableRow
from westphalia.server.store.store import Store

Opener = Callable[[], Awaitable[Store]]


def table(name: str, **changes: object) -> TableRow:
    made = TableRow(
        id=name,
        owner=0,
        game="wallenstein",
        version="1",
        title="Eine lange Tafel ⚔",
        modules=("court", "leaders"),
        options={"setup": "line-up"},
        secret="5ec7e7",
        public=True,
        bank=600,
        increment=5,
        state="open",
        created=1794700000.123456,
        changed=1794700000.123456,
    )
    return msgspec.structs.replace(made, **changes)


SEATS = (
    SeatRow(0, "open", "", link="abc"),
    SeatRow(1, "bot", "captain", bot="captain", stand_in="random", when_out="bot"),
)


async def set_up(store: Store, *names: str) -> None:
    await asyncio.gather(*(store.add_table(table(name), SEATS) for name in names))


def numbered(*numbers: int, word: str = "march") -> list[LineRow]:
    return [LineRow(number, f"{word} {number}", 1794700000.5 + number) for number in numbers]


async def outcomes(asked: Sequence[Awaitable[None]]) -> list[BaseException | None]:
    return await asyncio.gather(*asked, return_exceptions=True)


async def until(claim: Callable[[], bool]) -> None:
    """Wait until it is so, but not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not claim():
            await asyncio.sleep(0.01)

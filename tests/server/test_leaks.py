"""What is sent to a seat tells nothing that the seat cannot know, down to the byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from copy import copy
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from starlette.testclient import WebSocketTestSession
from tests.server.kit import PATIENCE, Clock, Person, mat, opened, patience

from westphalia.engine.chance import Sampling, Scripted
from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import Match, start
from westphalia.engine.record import Header
from westphalia.engine.step import Play
from westphalia.games import find_game
from westphalia.server import loading, making
from westphalia.server import table as table_module
from westphalia.server.chronicle import Chronicle
from westphalia.server.info import public_info
from westphalia.server.metrics import Metrics
from westphalia.server.refusal import Refusal
from westphalia.server.replays import Replay
from westphalia.server.sight import LogBook, Position
from westphalia.server.store import SeatRow, Store, User
from westphalia.server.subscriber import Subscriber
from westphalia.server.table import Table

GAME = find_game("wallenstein")
NAMES = ["Anna", "Berta", "Carla", "Dora"]


# One moment: everything hidden is drawn anew


def table_at(match: Match, chronicle: Chronicle) -> Table:
    """A table at which a match has come so far."""
    header = match.record.header
    row = making.table_row(0.0, header, User(1, "Anna"), "")
    row = type(row)(
        **{**{f: getattr(row, f) for f in row.__struct_fields__}, "id": "t", "secret": "00"}
    )
    seats = [SeatRow(seat, "person", name, seat + 1) for seat, name in enumerate(header.players)]
    table = Table(cast(Store, None), Clock(), Metrics(), row, seats)
    table.match, table.chronicle, table.stale = match, chronicle, False
    return table


def imagined(match: Match, seat: int, seed: int) -> Match:
    """The same match as far as a seat can know."""
    twin = copy(match)
    twin.play = Play(GAME.imagine(match.play.state, seat, Sampling(seed)), Scripted([]))
    return twin


def everything(table: Table, seat: int, random: Random) -> bytes:
    """All that a seat can be sent at this moment: frames, refusals, reasons, odds."""
    subscriber = Subscriber(seat + 1, seat, 0)
    table.subscribers = {subscriber}
    table.publish()
    subscriber.look()
    sent = [table.frame(subscriber) or b"", table.info_text(seat + 1)]
    assert table.position
    if seat != SPECTATOR:
        sent += refusals(table, seat, random)
        sent += odds(table, seat, random)
    return b"\n".join(sent)


def refusals(table: Table, seat: int, random: Random) -> list[bytes]:
    assert table.position
    assert table.match
    question = table.position.open.get(seat)
    offered = question.choices if question else []
    found = []
    for choice in random.sample(GAME.vocabulary.choices, 12):
        if choice not in offered:
            for batch in ([choice.text], [*[c.text for c in offered[:1]], choice.text, "ready"]):
                with pytest.raises(Refusal) as refusal:
                    table._take(table.match, seat, batch)
                found.append(str(refusal.value.plain).encode())
            found.append(repr(table.why(seat, choice.text)).encode())
    return found


def odds(table: Table, seat: int, random: Random) -> list[bytes]:
    assert table.position
    state: Any = table.position.state
    places = [name for name, owner in zip(state.board.counties, state.owner, strict=True)
              if owner not in (seat, -2)]  # fmt: skip
    try:
        told = GAME.odds(state, seat, random.choice(places), random.randint(1, 12))
    except ValueError as error:
        return [str(error).encode()]
    return [repr(told).encode()]


async def compare(header: Header, seed: int, every: int) -> int:
    """Play a game at random; at every n-th position compare what each seat is sent."""
    random = Random(seed)
    match = start(GAME, header, seed.to_bytes(32, "big"))
    chronicle = Chronicle(header.seats, 0, 0)
    chronicle.begin(match, 0.0)
    answers = 0
    while not match.over:
        if answers % every == 0:
            for seat in range(SPECTATOR, header.seats):
                twin = imagined(match, seat, seed + answers)
                sent = [
                    everything(table_at(one, chronicle), seat, Random(answers))
                    for one in (match, twin)
                ]
                assert sent[0] == sent[1], f"seat {seat} after {answers} answers"
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))
        chronicle.note(match, question.seat, 1, 0.0)
        answers += 1
    return answers


HEADERS = [
    GAME.header(NAMES, ["court", "landsknechts", "leaders"]),
    GAME.header(NAMES[:3], [], {"setup": "draft"}),
    GAME.header(NAMES, ["leaders"], {"setup": "draft", "tower": "spielbyweb"}),
]


@pytest.mark.parametrize("header", HEADERS, ids=["all", "draft", "spielbyweb"])
def test_what_is_sent_does_not_change_when_all_that_is_hidden_is_drawn_anew(header: Header) -> None:
    assert asyncio.run(compare(header, seed=1648, every=23)) > 100


def floors(position: Position) -> object:
    return position.state.inside  # type: ignore[attr-defined]


def boxes(position: Position) -> object:
    return [len([c for c in plan if c >= 0]) for plan in position.state.plans]  # type: ignore[attr-defined]


def hands(position: Position) -> object:
    return position.state.hands  # type: ignore[attr-defined]


@pytest.mark.parametrize("leak", [floors, boxes, hands])
def test_a_planted_leak_is_caught(
    leak: Callable[[Position], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Position._body

    def leaking(self: Position, seat: int, view: Any) -> bytes:
        return honest(self, seat, {**view, "leak": leak(self)})

    monkeypatch.setattr(Position, "_body", leaking)
    with pytest.raises(AssertionError, match="seat"):
        asyncio.run(compare(HEADERS[0], seed=1648, every=5))


# A while: others think, lay, take back and lay again, and nobody hears of it


class Ear:
    """A live line and everything that ever came over it."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.syncs = 0

    def sync(self) -> None:
        """Wait until everything that is due has come."""
        for _ in range(2):
            self.syncs += 1
            key = f"sync {self.syncs}"
            self.socket.send_json({"type": "undo", "turn": -1, "key": key})
            with patience(PATIENCE):
                while (text := self.socket.receive_text()) and f'"{key}"' not in text:
                    self.heard.append(text)


Plans = Sequence[Callable[[Person, str, int], None]]


def quiet(person: Person, table: str, seat: int) -> None:
    """Says nothing before the whole mat is ready."""


def busy(person: Person, table: str, seat: int) -> None:
    """Lays two cards, takes one back, and lays another."""
    for n in range(2):
        offered = person.position(table, seat)["questions"][0]["choices"]
        person.answer(table, seat, [offered[-1 - n]], f"{seat} busy {n}")
    turn = person.position(table, seat)["turn"]
    person.post(f"/api/tables/{table}/undo", {"seat": seat, "turn": turn, "key": f"{seat} back"})


def planning(path: Path, seed: int, habits: Plans, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that Anna is sent while Berta plans for three seats; her last mat she keeps back."""
    ids = iter(["samesamesamesame"])
    monkeypatch.setattr(making, "new_id", lambda: next(ids))
    monkeypatch.setattr(making, "new_secret", lambda: "77" * 32)
    with opened(path) as place:
        anna, berta = place.guest("Anna"), place.guest("Berta")
        more = {"public": True, "modules": ["court"], "clock": {"bank": 900, "increment": 30}}
        table = anna.new_table("me", "open", "open", "open", **more)
        for seat in (1, 2, 3):
            berta.post(f"/api/tables/{table}/sit", {"seat": seat})
        found: list[str] = []
        with anna.live(table, 0) as socket:
            ear = Ear(socket)
            ear.sync()
            for seat, habit in zip((1, 2, 3), habits, strict=True):
                place.clock.time += 20
                habit(berta, table, seat)
                ear.sync()
            for seat in (1, 2):
                found += asked_for(anna, table)
                place.clock.time += 20
                batch = mat(berta.position(table, seat), Random(seed + seat))
                berta.answer(table, seat, batch, f"mat {seat}")
                ear.sync()
            found += asked_for(anna, table)
            ear.sync()
        return ear.heard + found


def asked_for(anna: Person, table: str) -> list[str]:
    """What a seat can ask for besides."""
    paths = ["", "/position?seat=0", "/position", "/replay", "/replay/0", "/why?seat=0&choice=stay"]
    found = [json.dumps(anna.get(f"/api/tables/{table}{path}")) for path in paths]
    found.append(json.dumps(anna.get("/api/tables")))
    found.append(json.dumps(anna.answer(table, 0, ["stay"], "x", 422)))
    with anna.live(table, 0, log=10**6) as again:
        ear = Ear(again)
        ear.sync()
    return found + ear.heard


@pytest.fixture(scope="module")
def silence(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    with pytest.MonkeyPatch.context() as patch:
        path = tmp_path_factory.mktemp("quiet") / "tables.db"
        return planning(path, 1, [quiet, quiet, quiet], patch)


@pytest.mark.parametrize("habits", [[busy, busy, busy], [quiet, quiet, busy], [busy, quiet, quiet]])
def test_what_others_do_in_secret_is_not_heard(
    silence: list[str], habits: Plans, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = planning(tmp_path / "tables.db", 2, habits, monkeypatch)
    assert len(silence) > 30
    assert other == silence


def count_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Position._body

    def body(self: Position, seat: int, view: Any) -> bytes:
        return honest(self, seat, view) + b',"answers":%d' % self.answers

    monkeypatch.setattr(Position, "_body", body)


def tell_of_every_change(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.publish

    def publish(self: Table) -> None:
        honest(self)
        for subscriber in self.subscribers:
            subscriber.look()

    monkeypatch.setattr(Table, "publish", publish)


def tell_when(monkeypatch: pytest.MonkeyPatch) -> None:
    def info(row: Any, *rest: Any) -> Any:
        return public_info(type(row)(**{**{f: getattr(row, f) for f in row.__struct_fields__},
                                       "changed": TIMES[-1]}), *rest)  # fmt: skip

    honest = loading.line_row

    def line(number: int, line: Any, at: float) -> Any:
        TIMES.append(number)
        return honest(number, line, at)

    TIMES: list[float] = [0.0]  # noqa: N806
    monkeypatch.setattr(table_module, "line_row", line)
    monkeypatch.setattr(table_module, "public_info", info)


def show_all_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Replay, "visible", property(lambda self: len(self.entries)))


def number_the_log_by_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = LogBook._write

    def write(self: LogBook, entry: Any) -> None:
        honest(self, entry)
        self.told[-1] = b'"at":%d,' % entry[0] + self.told[-1]

    monkeypatch.setattr(LogBook, "_write", write)


@pytest.mark.parametrize(
    "plant",
    [count_answers, tell_of_every_change, tell_when, show_all_entries, number_the_log_by_answers],
)
def test_a_planted_whisper_is_heard(
    plant: Callable[[pytest.MonkeyPatch], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    quietly = planning(tmp_path / "1.db", 1, [quiet, quiet, quiet], monkeypatch)
    busily = planning(tmp_path / "2.db", 2, [busy, busy, busy], monkeypatch)
    assert quietly != busily

"""What is sent to a seat tells nothing that the seat cannot know, down to the byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from copy import copy
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from tests.server.kit import Clock, Person, frame, mat, opened

from westphalia.engine.chance import Sampling, Scripted
from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import Match, start
from westphalia.engine.record import Header
from westphalia.engine.step import Play
from westphalia.games import find_game
from westphalia.server.errors import Refusal
from westphalia.server.health import Metrics
from westphalia.server.store.rows import SeatRow, User
from westphalia.server.store.store import Store
from westphalia.server.tables import new_tables
from westphalia.server.tables.answers import apply_answers, why
from westphalia.server.tables.chat import ReadState
from westphalia.server.tables.events import EventStream, FollowedTable
from westphalia.server.tables.forecasts import header_fields, hint
from westphalia.server.tables.forecasts import imagined as imagined_position
from westphalia.server.tables.publishing import Subscriber, Subscribers
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.replays import Replay
from westphalia.server.tables.snapshots import Shown, Snapshot
from westphalia.server.tables.table import Table
from westphalia.server.tables.turns import SeatTurns

GAME = find_game("wallenstein")
WAR = find_game("thirty_years_war")
NAMES = ["Anna", "Berta", "Carla", "Dora"]


# One moment: everything hidden is drawn anew


def table_at(match: Match, turns: SeatTurns) -> Table:
    """A table at which a match has come so far."""
    header = match.record.header
    row = new_tables.table_row(0.0, header, User(1, "Anna"), "")
    row = type(row)(
        **{**{f: getattr(row, f) for f in row.__struct_fields__}, "id": "t", "secret": "00"}
    )
    seats = [SeatRow(seat, "person", name, seat + 1) for seat, name in enumerate(header.players)]
    table = Table(cast(Store, None), Clock(), Metrics(), row, seats)
    table.match, table.turns, table.stale = match, turns, False
    return table


def imagined(match: Match, seat: int, seed: int) -> Match:
    """The same match as far as a seat can know."""
    twin = copy(match)
    twin.play = Play(match.game.imagine(match.play.state, seat, Sampling(seed)), Scripted([]))
    return twin


def everything(table: Table, seat: int, random: Random) -> bytes:
    """All that a seat can be sent at this moment: frames, refusals, reasons, odds."""
    subscriber = Subscriber(seat + 1, seat, 0)
    table.subscribers = Subscribers([subscriber])
    table.publish()
    subscriber.request_snapshot()
    sent = [table.frame(subscriber) or b"", table.info_text(seat + 1)]
    assert table.snapshot
    if seat != SPECTATOR:
        sent += refusals(table, seat, random)
        sent += odds(table, seat, random)
        sent.append(advice(table, seat))
        sent += events(table, seat)
    return b"\n".join(sent)


def refusals(table: Table, seat: int, random: Random) -> list[bytes]:
    assert table.snapshot
    assert table.match
    question = table.snapshot.open.get(seat)
    offered = question.choices if question else []
    found = []
    for choice in random.sample(table.match.game.vocabulary.choices, 12):
        if choice not in offered:
            for batch in ([choice.text], [*[c.text for c in offered[:1]], choice.text, "ready"]):
                with pytest.raises(Refusal) as refusal:
                    apply_answers(table.match, seat, batch)
                found.append(str(refusal.value.as_json).encode())
            found.append(repr(why(table.current_snapshot, seat, choice.text)).encode())
    return found


def odds(table: Table, seat: int, random: Random) -> list[bytes]:
    assert table.snapshot
    assert table.match
    game, state = table.match.game, table.snapshot.state
    asked = attacks(state, seat, random) if game is GAME else open_to(table, seat, random)
    found = []
    for choices in asked:
        try:
            told = game.forecast(state, seat, [game.vocabulary.parse(text) for text in choices])
        except ValueError as error:
            found.append(str(error).encode())
            continue
        found.append(repr(told).encode())
    return found


def advice(table: Table, seat: int) -> bytes:
    """What a hint tells the seat."""
    assert table.snapshot
    assert table.match
    header = header_fields(table.match.record.header)
    return hint(header, table.match.game.encode(table.snapshot.state), seat, [])


def events(table: Table, seat: int) -> list[bytes]:
    """What the stream of a bot tells of its seat, and the position that it is given to think of."""
    assert table.snapshot
    bot = User(seat + 1, "Robot", bot=True)
    stream = EventStream(cast(TableRegistry, None), bot)
    followed = FollowedTable(stream, table, None, ReadState(bot.id))
    told = [*followed.events()]
    kinds = [json.loads(event)["type"] for event in told]
    assert kinds == (["turn"] if seat in table.snapshot.open else [])
    position = imagined_position(table.game, table.snapshot.state, seat)
    return [*told, json.dumps(position).encode()]


def attacks(state: Any, seat: int, random: Random) -> list[list[str]]:
    places = [name for name, owner in zip(state.board.counties, state.owner, strict=True)
              if owner not in (seat, -2)]  # fmt: skip
    return [[f"march {random.choice(places)}", f"send {random.randint(1, 12)}"]]


def open_to(table: Table, seat: int, random: Random) -> list[list[str]]:
    """Some answers that are open to a seat, and some that may be open to the other one."""
    assert table.snapshot
    assert table.match
    question = table.snapshot.open.get(seat)
    offered = question.choices if question else []
    some = random.sample(offered, min(3, len(offered)))
    return [
        [choice.text] for choice in some + random.sample(table.match.game.vocabulary.choices, 3)
    ]


async def compare(header: Header, seed: int, every: int) -> int:
    """Play a game at random; at every n-th position compare what each seat is sent."""
    random = Random(seed)
    match = start(find_game(header.game), header, seed.to_bytes(32, "big"))
    turns = SeatTurns(header.seats, 0, 0)
    turns.begin(match, 0.0)
    answers = 0
    while not match.over:
        if answers % every == 0:
            for seat in range(SPECTATOR, header.seats):
                twin = imagined(match, seat, seed + answers)
                sent = [
                    everything(table_at(one, turns), seat, Random(answers)) for one in (match, twin)
                ]
                assert sent[0] == sent[1], f"seat {seat} after {answers} answers"
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))
        turns.add_lines(match, [question.seat], 0.0)
        answers += 1
    return answers


HEADERS = [
    GAME.header(NAMES, ["court", "landsknechts", "leaders"]),
    GAME.header(NAMES[:3], [], {"setup": "draft"}),
    GAME.header(NAMES, ["leaders"], {"setup": "draft", "tower": "spielbyweb"}),
]


WAR_HEADERS = [
    WAR.header(NAMES[:2], [], {"scenario": "early_war"}),
    WAR.header(NAMES[:2], ["one_visit"], {"scenario": "intervention"}),
]


@pytest.mark.parametrize("header", HEADERS, ids=["all", "draft", "spielbyweb"])
@pytest.mark.slow
def test_what_is_sent_does_not_change_when_all_that_is_hidden_is_drawn_anew(header: Header) -> None:
    assert asyncio.run(compare(header, seed=1648, every=23)) > 100


@pytest.mark.parametrize("header", WAR_HEADERS, ids=["early war", "one visit"])
@pytest.mark.slow
def test_a_side_is_sent_nothing_of_the_other_hand(header: Header) -> None:
    assert asyncio.run(compare(header, seed=1649, every=11)) > 100


def floors(snapshot: Snapshot) -> object:
    return snapshot.state.inside  # type: ignore[attr-defined]


def boxes(snapshot: Snapshot) -> object:
    return [len([c for c in plan if c >= 0]) for plan in snapshot.state.plans]  # type: ignore[attr-defined]


def hands(snapshot: Snapshot) -> object:
    return snapshot.state.hands  # type: ignore[attr-defined]


def unplayed(snapshot: Snapshot) -> object:
    return snapshot.state.unplayed  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("leak", "header"),
    [*[(leak, HEADERS[0]) for leak in (floors, boxes, hands)],
     *[(leak, WAR_HEADERS[0]) for leak in (hands, unplayed)]],
)  # fmt: skip
def test_a_planted_leak_is_caught(
    leak: Callable[[Snapshot], object], header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Snapshot.shown

    def leaking(self: Snapshot, seat: int) -> Shown:
        return Shown({**honest(self, seat).view, "leak": leak(self)})

    monkeypatch.setattr(Snapshot, "shown", leaking)
    with pytest.raises(AssertionError, match="seat"):
        asyncio.run(compare(header, seed=1648, every=5))


# Time: what was reckoned once is not reckoned again because of something secret


def test_odds_are_kept_as_long_as_a_seat_sees_the_same(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna, berta = place.guest("Anna"), place.guest("Berta")
        table = anna.new_table("me", "open", "random", public=True)
        berta.post(f"/api/tables/{table}/sit", {"seat": 1})
        with anna.live(table, 0) as socket:
            while frame(socket)["table"]["waiting"] != [0, 1]:
                pass
        view = anna.position(table, 0)["view"]
        foe = next(name for name, county in view["counties"].items() if county["owner"] == 2)
        for person, seat in ((anna, 0), (berta, 1)):
            person.get(f"/api/tables/{table}/forecast?seat={seat}&choice=march {foe}&choice=send 4")
        berta.answer(table, 1, ["bid money_0"], "a")
        kept = [asked for asked, _ in place.table(table).current_snapshot.forecasts.items()]
        assert kept == [(0, f"forecast, march {foe}, send 4")]


# Looking back: plans that all have sealed tell no more than that


def piece_by_piece(person: Person, table: str, mats: dict[int, list[str]]) -> None:
    """Everybody lays some cards before anybody is ready."""
    for seat in (3, 2):
        person.answer(table, seat, mats[seat][:4], f"{seat} begun")
    for seat in (1, 2, 3):
        rest = mats[seat][0 if seat == 1 else 4 :]
        person.answer(table, seat, rest, f"{seat} done")


def one_by_one(person: Person, table: str, mats: dict[int, list[str]]) -> None:
    for seat in (1, 2, 3):
        person.answer(table, seat, mats[seat], f"{seat} done")


def looked_back(
    path: Path, lay: Callable[[Person, str, dict[int, list[str]]], None], patch: pytest.MonkeyPatch
) -> list[Any]:
    """Every moment of a game that goes on, as Anna is shown it; all worlds have the same plans."""
    ids = iter(["samesamesamesame"])
    patch.setattr(new_tables, "new_id", lambda: next(ids))
    patch.setattr(new_tables, "new_secret", lambda: "77" * 32)
    with opened(path) as place:
        anna, berta = place.guest("Anna"), place.guest("Berta")
        table = anna.new_table("me", "open", "open", "open", public=True)
        for seat in (1, 2, 3):
            berta.post(f"/api/tables/{table}/sit", {"seat": seat})
        mats = {seat: mat(berta.position(table, seat), Random(seat)) for seat in (1, 2, 3)}
        lay(berta, table, mats)
        anna.answer(table, 0, mat(anna.position(table, 0), Random(0)), "mine")
        found = [anna.get(f"/api/tables/{table}/replay")]
        for at in range(found[0]["entries"] + 1):
            found += [anna.get(f"/api/tables/{table}/replay/{at}?seat={seat}") for seat in (0, -1)]
        return found


@pytest.mark.slow
def test_looking_back_does_not_tell_how_others_came_to_be_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slowly = looked_back(tmp_path / "1.db", piece_by_piece, monkeypatch)
    at_once = looked_back(tmp_path / "2.db", one_by_one, monkeypatch)
    ready = [entry for entry in slowly[-1]["log"] if entry["event"] == "mat-ready"]
    assert [entry["at"] for entry in ready] == [slowly[0]["entries"]] * 4
    assert slowly == at_once


def number_by_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Replay.__init__

    def init(self: Replay, match: Match) -> None:
        honest(self, match)
        self.logged_at = [at for at, _ in self.log]

    monkeypatch.setattr(Replay, "__init__", init)


def show_every_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Replay, "shown_answers", lambda self, number: number)


@pytest.mark.slow
@pytest.mark.parametrize("plant", [number_by_answers, show_every_answer])
def test_a_planted_memory_is_noticed(
    plant: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    slowly = looked_back(tmp_path / "1.db", piece_by_piece, monkeypatch)
    at_once = looked_back(tmp_path / "2.db", one_by_one, monkeypatch)
    assert slowly != at_once

"""Leaks to plant in a server, one by one: each tells somebody that another seat did something."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from starlette.responses import Response

from westphalia.engine.step import Question
from westphalia.server.api import connections
from westphalia.server.api import tables as api_tables
from westphalia.server.api.routing import route
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.notices.notifier import Notifier
from westphalia.server.store.rows import User
from westphalia.server.tables import account_deletion, answers, seats
from westphalia.server.tables.info import TableInfo
from westphalia.server.tables.publishing import Subscriber
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.replays import Replay
from westphalia.server.tables.snapshots import QuestionInfo, SeatLogs, Snapshot
from westphalia.server.tables.table import Drafts, Table
from westphalia.server.tables.turns import SeatTurns


def count_answers(patch: pytest.MonkeyPatch) -> None:
    honest = Snapshot.head

    def head(self: Snapshot, seat: int) -> bytes:
        return honest(self, seat) + b',"answers":%d' % sum(self.turns)

    patch.setattr(Snapshot, "head", head)


def pad_a_frame(patch: pytest.MonkeyPatch) -> None:
    """Only its size tells."""
    honest = Snapshot.head

    def head(self: Snapshot, seat: int) -> bytes:
        return honest(self, seat) + b" " * sum(self.turns)

    patch.setattr(Snapshot, "head", head)


def tell_of_every_change(patch: pytest.MonkeyPatch) -> None:
    honest = Table.publish

    def publish(self: Table) -> None:
        honest(self)
        for subscriber in self.subscribers:
            subscriber.request_snapshot()

    patch.setattr(Table, "publish", publish)


def greet_at_every_draft(patch: pytest.MonkeyPatch) -> None:
    honest = Table.draft

    def draft(self: Table, seat: int, text: str, sender: Subscriber) -> None:
        honest(self, seat, text, sender)
        self.announce_presence()

    patch.setattr(Table, "draft", draft)


def send_the_draft_of_another(patch: pytest.MonkeyPatch) -> None:
    def json(self: Drafts, seat: int) -> bytes:
        return (self.texts.get(1) or "null").encode()

    patch.setattr(Drafts, "json", json)


def change_at_every_answer(patch: pytest.MonkeyPatch) -> None:
    honest = Table.info

    def info(self: Table, user: int) -> TableInfo:
        return msgspec.structs.replace(honest(self, user), changed=float(self.stored_lines))

    patch.setattr(Table, "info", info)


def order_lists_by_answers(patch: pytest.MonkeyPatch) -> None:
    honest = api_tables.tables

    async def tables(context: Context, request: Any) -> Response:
        for table in context.tables.live.values():
            row = msgspec.structs.replace(table.row, changed=1e9 + 1e9 * (table.stored_lines > 3))
            await context.store.change_table(row)
        return await honest(context, request)

    routes = [route("/api/tables", tables), *api_tables.ROUTES]
    patch.setattr(api_tables, "ROUTES", routes)


def add_time_for_each_answer(patch: pytest.MonkeyPatch) -> None:
    honest = SeatTurns.add_lines

    def add_lines(self: SeatTurns, match: Any, seats: list[int], *rest: Any) -> None:
        honest(self, match, seats, *rest)
        self.clocks.left[seats[0]] += self.clocks.increment

    patch.setattr(SeatTurns, "add_lines", add_lines)


def count_the_turns_of_others(patch: pytest.MonkeyPatch) -> None:
    honest = SeatTurns.add_lines

    def add_lines(self: SeatTurns, match: Any, seats: list[int], *rest: Any) -> None:
        honest(self, match, seats, *rest)
        self.numbers[0] += len(seats)

    patch.setattr(SeatTurns, "add_lines", add_lines)


def log_what_nobody_heard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SeatLogs, "length", lambda self, seat: len(self.visible[seat]) + len(EVERY))
    honest = Table._persist

    async def persist(self: Table, *rest: Any) -> int:
        EVERY.append(0)
        return await honest(self, *rest)

    EVERY: list[int] = []  # noqa: N806
    patch.setattr(Table, "_persist", persist)


def number_the_log_by_answers(patch: pytest.MonkeyPatch) -> None:
    honest = SeatLogs.update

    def update(self: SeatLogs, log: Any) -> dict[int, int]:
        unchanged = honest(self, log)
        numbered = zip(log, self.encoded, strict=True)
        self.encoded = [b'"at":%d,%b' % (at, encoded) for (at, _), encoded in numbered]
        return unchanged

    patch.setattr(SeatLogs, "update", update)


def explain_with_a_number(patch: pytest.MonkeyPatch) -> None:
    honest = answers.why

    def why(snapshot: Snapshot, seat: int, text: str) -> tuple[str, Any]:
        message, rule = honest(snapshot, seat, text)
        return f"{message} ({sum(snapshot.turns)})", rule

    patch.setattr(answers, "why", why)


def refuse_with_a_number(patch: pytest.MonkeyPatch) -> None:
    honest = Table._earlier_turn

    async def earlier_turn(table: Table, *rest: Any) -> int | None:
        try:
            return await honest(table, *rest)
        except Refusal as refusal:
            refusal.message += f" {table.stored_lines}"
            raise

    patch.setattr(Table, "_earlier_turn", earlier_turn)


def answer_with_a_tag(patch: pytest.MonkeyPatch) -> None:
    honest = api_tables.position

    async def position(context: Context, request: Any) -> Response:
        answer = await honest(context, request)
        table = await context.find_table(request)
        answer.headers["etag"] = f'"{table.stored_lines}"'
        return answer

    routes = [route("/api/tables/{table}/position", position), *api_tables.ROUTES]
    patch.setattr(api_tables, "ROUTES", routes)


def show_all_entries(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Replay, "visible", property(lambda self: len(self.entries)))


def pulse_at_every_change(patch: pytest.MonkeyPatch) -> None:
    honest = connections.Connection.frames

    async def frames(self: connections.Connection) -> AsyncIterator[bytes]:
        async for frame in honest(self):
            yield frame + b" " * self.table.stored_lines

    patch.setattr(connections.Connection, "frames", frames)


def count_in_a_word(patch: pytest.MonkeyPatch) -> None:
    """Dora is told again and again."""
    honest = Notifier.notify_absent

    def notify_absent(self: Notifier, table: Table) -> None:
        self.forget(table)
        honest(self, table)

    patch.setattr(Notifier, "notify_absent", notify_absent)


def share_keys(patch: pytest.MonkeyPatch) -> None:
    """Whoever uses the key of another seat hears that it is known."""
    honest = Table._submit

    async def submit(self: Table, seat: int, turn: int, key: str, *rest: Any) -> int:
        known = any(other.startswith("1 ") for other in self.acknowledged_keys)
        self.acknowledged_keys["0 x"] = 99 if known else 98
        return await honest(self, seat, turn, key, *rest)

    patch.setattr(Table, "_submit", submit)


def ask_strangers_in(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(seats, "plays_alone", lambda table, user: True)
    patch.setattr(api_tables, "check_may_see", lambda table, seat, user: None)


def hand_out_a_running_record(patch: pytest.MonkeyPatch) -> None:
    """The data that people may take along hold the record of a game that goes on."""

    async def own_tables(registry: TableRegistry, user: User, address: str) -> list[str]:
        rows = await registry.store.tables_of(user.id, 9)
        return [line.text for row in rows for line in await registry.store.lines(row.id)]

    patch.setattr(account_deletion, "own_tables", own_tables)


def question_everybody(patch: pytest.MonkeyPatch) -> None:
    honest = Snapshot.questions

    def questions(self: Snapshot, seat: int) -> list[QuestionInfo]:
        asked: Question | None = self.open.get(1)
        others = len(asked.choices) if asked else 0
        return [*honest(self, seat), QuestionInfo("others", "", {"others": others}, [])]

    patch.setattr(Snapshot, "questions", questions)


PLANTS = [
    hand_out_a_running_record,
    count_answers, pad_a_frame, tell_of_every_change, greet_at_every_draft,
    send_the_draft_of_another, change_at_every_answer, order_lists_by_answers,
    add_time_for_each_answer, count_the_turns_of_others, log_what_nobody_heard,
    number_the_log_by_answers, explain_with_a_number, refuse_with_a_number, answer_with_a_tag,
    show_all_entries, pulse_at_every_change, count_in_a_word, share_keys, ask_strangers_in,
    question_everybody,
]  # fmt: skip

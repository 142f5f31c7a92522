"""Leaks to plant in a server, one by one: each tells somebody that another seat did something."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from starlette.responses import Response

from westphalia.engine.step import Question
from westphalia.server import webhooks
from westphalia.server.api import connections
from westphalia.server.api import tables as api_tables
from westphalia.server.context import Desk
from westphalia.server.tables import answers as speech
from westphalia.server.tables import seats as seating
from westphalia.server.tables import table as table_module
from westphalia.server.tables.drafts import Drafts
from westphalia.server.tables.info import TableInfo
from westphalia.server.tables.replay import Replay
from westphalia.server.tables.snapshots import LogBook, Position
from westphalia.server.tables.subscribers import Subscriber
from westphalia.server.tables.table import Table
from westphalia.server.tables.turns import Chronicle


def count_answers(patch: pytest.MonkeyPatch) -> None:
    honest = Position._body

    def body(self: Position, seat: int, view: Any) -> bytes:
        return honest(self, seat, view) + b',"answers":%d' % self.answers

    patch.setattr(Position, "_body", body)


def pad_a_frame(patch: pytest.MonkeyPatch) -> None:
    """Only its size tells."""
    honest = Position._body

    def body(self: Position, seat: int, view: Any) -> bytes:
        return honest(self, seat, view) + b" " * self.answers

    patch.setattr(Position, "_body", body)


def tell_of_every_change(patch: pytest.MonkeyPatch) -> None:
    honest = Table.publish

    def publish(self: Table) -> None:
        honest(self)
        for subscriber in self.subscribers:
            subscriber.look()

    patch.setattr(Table, "publish", publish)


def greet_at_every_draft(patch: pytest.MonkeyPatch) -> None:
    honest = Table.draft

    def draft(self: Table, seat: int, text: str, sender: Subscriber) -> None:
        honest(self, seat, text, sender)
        self.greet()

    patch.setattr(Table, "draft", draft)


def send_the_draft_of_another(patch: pytest.MonkeyPatch) -> None:
    def json(self: Drafts, seat: int) -> bytes:
        return (self.texts.get(1) or "null").encode()

    patch.setattr(Drafts, "json", json)


def change_at_every_answer(patch: pytest.MonkeyPatch) -> None:
    honest = Table.info

    def info(self: Table, user: int) -> TableInfo:
        return msgspec.structs.replace(honest(self, user), changed=float(self.kept))

    patch.setattr(Table, "info", info)


def order_lists_by_answers(patch: pytest.MonkeyPatch) -> None:
    honest = api_tables.tables

    async def tables(desk: Desk, request: Any) -> Response:
        for table in desk.tables.live.values():
            row = msgspec.structs.replace(table.row, changed=1e9 + 1e9 * (table.kept > 3))
            await desk.store.change_table(row)
        return await honest(desk, request)

    routes = [api_tables.route("/api/tables", tables), *api_tables.ROUTES]
    patch.setattr(api_tables, "ROUTES", routes)


def add_time_for_each_answer(patch: pytest.MonkeyPatch) -> None:
    honest = Chronicle.note

    def note(self: Chronicle, match: Any, seat: int, lines: int, at: float, *rest: Any) -> None:
        honest(self, match, seat, lines, at, *rest)
        self.left[seat] += self.increment

    patch.setattr(Chronicle, "note", note)


def count_the_turns_of_others(patch: pytest.MonkeyPatch) -> None:
    honest = Chronicle.note

    def note(self: Chronicle, match: Any, seat: int, lines: int, *rest: Any) -> None:
        honest(self, match, seat, lines, *rest)
        self.turns[0] += lines

    patch.setattr(Chronicle, "note", note)


def log_what_nobody_heard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LogBook, "length", lambda self, seat: len(self.heard[seat]) + len(EVERY))
    honest = Table._keep

    async def keep(self: Table, *rest: Any) -> int:
        EVERY.append(0)
        return await honest(self, *rest)

    EVERY: list[int] = []  # noqa: N806
    patch.setattr(Table, "_keep", keep)


def number_the_log_by_answers(patch: pytest.MonkeyPatch) -> None:
    honest = LogBook.follow

    def follow(self: LogBook, log: Any) -> dict[int, int]:
        kept = honest(self, log)
        self.told = [b'"at":%d,%b' % (at, told) for (at, _), told in zip(log, self.told)]  # noqa: B905
        return kept

    patch.setattr(LogBook, "follow", follow)


def explain_with_a_number(patch: pytest.MonkeyPatch) -> None:
    honest = speech.why

    def why(position: Position, seat: int, text: str) -> tuple[str, str]:
        message, clause = honest(position, seat, text)
        return f"{message} ({position.answers})", clause

    patch.setattr(speech, "why", why)


def refuse_with_a_number(patch: pytest.MonkeyPatch) -> None:
    honest = Table._repeated

    async def repeated(self: Table, *rest: Any) -> int | None:
        try:
            return await honest(self, *rest)
        except table_module.Refusal as refusal:
            refusal.message += f" {self.kept}"
            raise

    patch.setattr(Table, "_repeated", repeated)


def answer_with_a_tag(patch: pytest.MonkeyPatch) -> None:
    honest = api_tables.position

    async def position(desk: Desk, request: Any) -> Response:
        answer = await honest(desk, request)
        table = await desk.table(request)
        answer.headers["etag"] = f'"{table.kept}"'
        return answer

    routes = [api_tables.route("/api/tables/{table}/position", position), *api_tables.ROUTES]
    patch.setattr(api_tables, "ROUTES", routes)


def show_all_entries(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Replay, "visible", property(lambda self: len(self.entries)))


def pulse_at_every_change(patch: pytest.MonkeyPatch) -> None:
    honest = connections.Line.frames

    async def frames(self: connections.Line) -> AsyncIterator[bytes]:
        async for frame in honest(self):
            yield frame + b" " * self.table.kept

    patch.setattr(connections.Line, "frames", frames)


def count_in_a_word(patch: pytest.MonkeyPatch) -> None:
    """Dora is told again and again."""
    honest = webhooks.Herald.look

    def look(self: webhooks.Herald, table: Table) -> None:
        self.forget(table)
        honest(self, table)

    patch.setattr(webhooks.Herald, "look", look)


def share_keys(patch: pytest.MonkeyPatch) -> None:
    """Whoever uses the key of another seat hears that it is known."""
    honest = Table._submit

    async def submit(self: Table, seat: int, turn: int, key: str, *rest: Any) -> int:
        self.keys["0 x"] = 99 if any(mark.startswith("1 ") for mark in self.keys) else 98
        return await honest(self, seat, turn, key, *rest)

    patch.setattr(Table, "_submit", submit)


def ask_strangers_in(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(seating, "alone", lambda table, user: True)
    patch.setattr(api_tables, "check_sight", lambda table, seat, user: None)


def question_everybody(patch: pytest.MonkeyPatch) -> None:
    honest = Position.questions

    def questions(self: Position, seat: int) -> list[dict[str, Any]]:
        asked: Question | None = self.open.get(1)
        return [*honest(self, seat), {"others": len(asked.choices) if asked else 0}]

    patch.setattr(Position, "questions", questions)


PLANTS = [
    count_answers, pad_a_frame, tell_of_every_change, greet_at_every_draft,
    send_the_draft_of_another, change_at_every_answer, order_lists_by_answers,
    add_time_for_each_answer, count_the_turns_of_others, log_what_nobody_heard,
    number_the_log_by_answers, explain_with_a_number, refuse_with_a_number, answer_with_a_tag,
    show_all_entries, pulse_at_every_change, count_in_a_word, share_keys, ask_strangers_in,
    question_everybody,
]  # fmt: skip

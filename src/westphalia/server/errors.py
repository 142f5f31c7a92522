"""Errors that a client is sent: code, reason and numbers for programs, a sentence for people.

A reason is the key of a message in every ``locales/*/lobby.ftl``: refusal-password-length.
Where there is none, the code says enough.
"""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec

STATUS: Final = {
    "bad_request": 400,
    "unauthorised": 401,
    "not_allowed": 403,
    "unknown": 404,
    "conflict": 409,
    "not_ready": 409,
    "stale": 409,
    "too_large": 413,
    "illegal": 422,
    "too_many": 429,
    "failed": 500,
}
TOO_MANY: Final = 429
UNKNOWN_WAIT: Final = 60  # seconds to wait where nobody knows better
LONGEST_WAIT: Final = 3600


class Rule(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rule behind a refusal: its clause, and the objection that it raises if one is known."""

    clause: str
    objection: str = ""
    about: dict[str, Any] = {}


class Refusal(Exception):
    """Raised when a request is refused; nothing has changed."""

    def __init__(
        self,
        code: str,
        message: str,
        status: int = 0,
        reason: str = "",
        rule: Rule | None = None,
        wait: float = 0.0,
        **numbers: int | str,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status or STATUS[code]
        self.reason = reason or code
        self.rule = rule
        self.numbers = numbers
        self.wait = wait

    @property
    def headers(self) -> dict[str, str]:
        """Tells a client that asks for too much after how many seconds to ask again."""
        if self.status != TOO_MANY:
            return {}
        wait = min(self.wait or UNKNOWN_WAIT, LONGEST_WAIT)
        return {"retry-after": str(max(1, math.ceil(wait)))}

    @property
    def as_json(self) -> dict[str, object]:
        rule = {} if self.rule is None else msgspec.to_builtins(self.rule)
        said = {"code": self.code, "message": self.message}
        return {**said, "reason": self.reason, "args": self.numbers, **rule}


def not_begun() -> Refusal:
    return Refusal("not_ready", "the game has not begun", reason="game_not_begun")


def game_begun() -> Refusal:
    return Refusal("not_ready", "the game has begun already", reason="game_begun")


def game_over() -> Refusal:
    return Refusal("not_ready", "the game is over", reason="game_over")


def table_frozen() -> Refusal:
    return Refusal("not_ready", "an operator has stopped this table", reason="table_frozen")


def table_paused() -> Refusal:
    return Refusal("not_ready", "the game is paused", reason="table_paused")


def nobody_known() -> Refusal:
    return Refusal("unauthorised", "say first who you are: POST /api/guest")


def not_playing() -> Refusal:
    return Refusal("not_allowed", "only who plays here has a say", reason="not_playing")


def other_rules() -> Refusal:
    message = "this table was played under other rules and cannot go on"
    return Refusal("not_ready", message, reason="other_rules")


def store_silent(message: str) -> Refusal:
    return Refusal("not_ready", message, 503, reason="store_silent")


def answer_not_kept() -> Refusal:
    return store_silent("the answer could not be kept, and nothing has changed; try again later")


def table_busy() -> Refusal:
    message = "the table changes too fast just now; try again"
    return Refusal("conflict", message, reason="table_busy")


def unknown_table(table: str) -> Refusal:
    return Refusal("unknown", f"there is no table '{table[:40]}' here", reason="unknown_table")

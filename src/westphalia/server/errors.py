"""Errors that a client is sent: code, reason and numbers for programs, a sentence for people.

A reason is the key of a message that clients have in every language: refusal-password-length.
Where there is none, the code says enough.
"""

from __future__ import annotations

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


class Rule(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rule behind a refusal: its clause, and the reason as locales know it if there is one."""

    clause: str
    reason: str = ""
    args: dict[str, Any] = {}


class Refusal(Exception):
    """Raised when a request is refused; nothing has changed."""

    def __init__(
        self,
        code: str,
        message: str,
        status: int = 0,
        rule: Rule | None = None,
        reason: str = "",
        **numbers: int | str,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status or STATUS[code]
        self.rule = rule
        self.reason = reason or code
        self.numbers = numbers

    @property
    def as_json(self) -> dict[str, object]:
        said: dict[str, object] = {"code": self.code, "message": self.message}
        if self.rule is None:
            return {**said, "reason": self.reason, "args": self.numbers}
        reason = self.rule.reason or self.reason
        return {**said, "reason": reason, "args": self.rule.args, "clause": self.rule.clause}


def not_begun() -> Refusal:
    return Refusal("not_ready", "the game has not begun", reason="game_not_begun")


def store_silent(message: str) -> Refusal:
    return Refusal("not_ready", message, 503, reason="store_silent")


def unknown_table(table: str) -> Refusal:
    return Refusal("unknown", f"there is no table '{table[:40]}' here", reason="unknown_table")

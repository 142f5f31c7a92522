"""Errors that a client is sent: a code for programs, a sentence for people, an HTTP status."""

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

    def __init__(self, code: str, message: str, status: int = 0, rule: Rule | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status or STATUS[code]
        self.rule = rule

    @property
    def as_json(self) -> dict[str, object]:
        about = {} if self.rule is None else msgspec.to_builtins(self.rule)
        return {"code": self.code, "message": self.message, **about}


def not_begun() -> Refusal:
    return Refusal("not_ready", "the game has not begun")


def unknown_table(table: str) -> Refusal:
    return Refusal("unknown", f"there is no table '{table[:40]}' here")

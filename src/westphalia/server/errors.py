"""Errors that a client is sent: a code for programs, a sentence for people, an HTTP status."""

from __future__ import annotations

from typing import Final

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


class Refusal(Exception):
    """Raised when a request is refused; nothing has changed."""

    def __init__(self, code: str, message: str, status: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status or STATUS[code]

    @property
    def as_json(self) -> dict[str, str]:
        return {"code": self.code, "message": self.message}


def not_begun() -> Refusal:
    return Refusal("not_ready", "the game has not begun")


def unknown_table(table: str) -> Refusal:
    return Refusal("unknown", f"there is no table '{table[:40]}' here")

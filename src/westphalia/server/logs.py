"""The log: lines for people, or JSON for programs; each request has an id, which its lines bear."""

from __future__ import annotations

import json
import logging
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

JSON: Final = "json"
TEXT_FORM: Final = "%(asctime)s %(levelname)s %(message)s"
REQUEST_HEADER: Final = "x-request-id"

# The id of the request that is being answered, and nothing between requests.
request_id: ContextVar[str] = ContextVar("request_id", default="")


def new_request_id() -> str:
    return secrets.token_hex(4)


class TextLines(logging.Formatter):
    """Lines for people; one about a request ends with its id."""

    def __init__(self) -> None:
        super().__init__(TEXT_FORM)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        line = super().formatMessage(record)
        return f"{line} [{found}]" if (found := request_id.get()) else line


class JsonLines(logging.Formatter):
    """One object a line: when, how grave, from where, what, in which request, why."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        told = {
            "at": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": request_id.get(),
            "failure": self.formatException(record.exc_info) if record.exc_info else "",
            **getattr(record, "fields", {}),
        }
        return json.dumps({name: value for name, value in told.items() if value != ""})


def set_up(form: str) -> None:
    """Lets the program log in this form, at the usual levels."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == JSON else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("westphalia").setLevel(logging.INFO)

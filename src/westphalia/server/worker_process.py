"""A worker process: does the jobs that the server writes to its standard input, one by one."""

from __future__ import annotations

import os
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from time import process_time
from typing import BinaryIO, Final

import msgspec

NICENESS: Final = 5  # answers of people come first
HEAD: Final = 4  # bytes that tell the length of what follows
MOST_CHARACTERS: Final = 2000  # of a sentence
READY: Final = b"ready"

DONE, REFUSED, FAILED = "done", "refused", "failed"


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(HEAD, "big") + message


def perform(job: bytes) -> bytes:
    """Calls the function that a job names; a ValueError is an answer too: its sentence.

    Behind the answer stands how many seconds of a processor it took.
    """
    name, args, kwargs = msgspec.msgpack.decode(job)
    module, _, function = name.partition(":")
    begun_at = process_time()
    try:
        outcome = (DONE, getattr(import_module(module), function)(*args, **kwargs))
    except ValueError as error:
        outcome = (REFUSED, shortened(str(error)))
    except Exception:
        outcome = (FAILED, traceback.format_exc())
    return msgspec.msgpack.encode((*outcome, process_time() - begun_at))


def shortened(sentence: str) -> str:
    """A sentence without most of what it quotes, if somebody has sent endless words."""
    half = MOST_CHARACTERS // 2
    return sentence if len(sentence) <= 2 * half else f"{sentence[:half]} … {sentence[-half:]}"


def serve(jobs: BinaryIO, outcomes: BinaryIO) -> None:
    """Works until the other end is closed, as it is also when the server was killed."""
    outcomes.write(framed(READY))
    outcomes.flush()
    while head := jobs.read(HEAD):
        outcomes.write(framed(perform(jobs.read(int.from_bytes(head, "big")))))
        outcomes.flush()


def main() -> None:
    with suppress(OSError):  # some containers forbid it
        os.nice(NICENESS)
    outcomes = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed is no outcome
    serve(sys.stdin.buffer, outcomes)


if __name__ == "__main__":
    main()

"""Runs a program no longer than the process lives that wants it: ``leash.py LIFELINE COMMAND …``.

It is a script of its own, since a process that is killed can end nobody.  *LIFELINE* is the end of
a pipe whose other end the wanting process holds.  A byte in it says to end the program at once;
when it is closed, in whatever way, the program has a moment to go.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Final

GRACE: Final = 1.0  # seconds between the end of the wanting process and that of the program
NOT_STARTED: Final = 127  # what shells say then


def main(lifeline: int, command: list[str]) -> int:
    try:
        program = subprocess.Popen(command, start_new_session=True)
    except OSError as error:
        sys.stderr.write(f"{command[0]}: {error.strerror}\n")
        return NOT_STARTED
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):  # only the program holds them, so their end is seen when it ends
        os.dup2(nowhere, stream)
    threading.Thread(target=hold, args=(lifeline, program), daemon=True).start()
    status = program.wait()
    end(program)  # and what it has started
    return status if status >= 0 else 128 - status


def hold(lifeline: int, program: subprocess.Popen[bytes]) -> None:
    """Waits for the end of who wants the program, then ends it."""
    at_once = os.read(lifeline, 1)
    if not at_once:
        with suppress(subprocess.TimeoutExpired):
            program.wait(GRACE)
    end(program)


def end(program: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program.pid, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))

"""How the tests of the command line run the program, and what they demand of a refusal."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from westphalia.cli import main

FULL = Path("/dev/full")
PROGRAM = (sys.executable, "-m", "westphalia")


def run(*words: object, typed: str = "") -> Result:
    """A command inside this process."""
    return CliRunner().invoke(main, [str(word) for word in words], input=typed)


def done(*words: object, typed: str = "") -> str:
    """What a command that must succeed prints."""
    result = run(*words, typed=typed)
    assert (result.exit_code, result.exception) == (0, None), result.output
    return result.stdout


def refused(sentence: str, *words: object) -> None:
    """The command must end with just this complaint, and print nothing else."""
    result = run(*words)
    assert isinstance(result.exception, SystemExit), f"{result.exception!r} came through"
    assert result.stdout == ""
    complained(result.exit_code, result.stderr, sentence)


def complained(status: int, stderr: str, sentence: str) -> None:
    """One complaint, at the end, that contains the sentence; perhaps how to ask for help before."""
    assert status != 0
    assert "Traceback" not in stderr
    before, found, complaint = stderr.partition("Error: ")
    assert found, f"no complaint in: {stderr!r}"
    assert all(line.startswith(("Usage:", "Try '")) for line in before.splitlines() if line)
    assert sentence in complaint
    assert "Error" not in complaint


def program(*words: object, **how: Any) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **how}
    command = [*PROGRAM, *[str(word) for word in words]]
    return subprocess.run(command, text=True, timeout=120, **how)


def interruptible(*words: object) -> subprocess.Popen[str]:
    """A command in a group of processes of its own, which a signal like Ctrl-C can end."""
    return subprocess.Popen(
        [*PROGRAM, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )


def hear_ctrl_c() -> None:
    """In the new process: a suite that was started deaf to it (by nohup, say) hands that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

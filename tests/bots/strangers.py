"""Bots from outside, written for a test: what each of them does is its name."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from textwrap import dedent, indent

HEAD = """\
import json, os, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "position":
        turn, choices = message["turn"], message["questions"][0]["choices"]
"""

# What a program does when it is asked.
PROGRAMS = {
    "plays": "say(type='answer', turn=turn, choices=choices[:1])",
    "ends": "sys.exit(3)",
    "sleeps": "time.sleep(1000)",
    "babbles": "print('hello', flush=True)",
    "shouts": "while True: print('x' * 1000, end='')",
    "is silent": "os.close(1); time.sleep(1000)",
    "answers the last turn": "say(type='answer', turn=turn - 1, choices=choices[:1])",
    "answers too much": "say(type='answer', turn=turn, choices=choices[:1] * 2)",
    "cheats": "say(type='answer', turn=turn, choices=['win'])",
    "asks": "say(type='question', turn=turn, choices=choices[:1])",
    "lists": "print('[1, 2]', flush=True)",
    "nests": "print('[' * 20000, flush=True)",
}

# What each says to blame a program with, after "the bot 'mine' ".
BLAMED = {
    "ends": "has ended with status 3",
    "sleeps": "has not answered within",
    "babbles": "has written 'hello', which is no line of JSON",
    "shouts": "has written more than 65536 bytes that are no answer",
    "is silent": "has closed its output",
    "answers the last turn": "has answered turn 0, but was asked in turn 1",
    "answers too much": "instead of a list with one choice",
    "cheats": "has chosen 'win', which 'plan' does not offer",
    "asks": 'instead of {"type": "answer", …}',
    "lists": "has written '[1, 2]' instead of",
    "nests": "which is no line of JSON",
}

BODIES = {
    "plays": "return w.Answer(question.choices[0])",
    "prints": "print('a word of mine'); return w.Answer(question.choices[0])",
    "fails": "return 1 / 0",
    "leaves": "raise SystemExit(4)",
    "cheats": "return w.Answer(w.game('wallenstein').vocabulary.parse('stay'))",
    "says nothing": "pass",
    "answers a text": "return question.choices[0].text",
}

BLAMED_IN_PYTHON = {
    "fails": "the bot 'mine' failed at a 'plan': ZeroDivisionError: division by zero",
    "leaves": "the bot 'mine' failed at a 'plan': SystemExit: 4",
    "cheats": "the bot 'mine' chose stay, which 'plan' does not offer",
    "says nothing": "the bot 'mine' answered 'plan' with None instead of an Answer",
    "answers a text": "instead of an Answer",
}


def program(folder: Path, what: str, name: str = "mine") -> str:
    """A bot that is a program, under that name."""
    file = folder / f"{what.replace(' ', '_')}_by_pipe.py"
    file.write_text(HEAD + indent(PROGRAMS[what], " " * 8) + "\n")
    return f"{name}=cmd:{shlex.join([sys.executable, str(file)])}"


def module(folder: Path, what: str, name: str = "mine") -> str:
    """A bot in a file of Python, under that name."""
    file = folder / f"{what.replace(' ', '_')}.py"
    file.write_text(
        dedent(f"""\
            import westphalia as w

            class Bot:
                def __init__(self, header, seed):
                    self.header, self.seed = header, seed

                def answer(self, seat_view, question):
                    {BODIES[what]}
        """)
    )
    return f"{name}={file}:Bot"

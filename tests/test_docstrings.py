"""A compiled module says of itself what its source says."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.build.building import FAST, QUICK, obstacle
from tools.build.lowering import lower

SOURCE = '''"""A chapter of rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import IntEnum
from functools import cache, cached_property
from typing import NamedTuple


class Stone(IntEnum):
    """Kinds of stones."""

    FLINT = 0

    def hard(self) -> bool:
        """Whether it is hard."""
        return True

    @property
    def heavy(self) -> bool:
        """Whether it is heavy."""
        return True


class Wall(NamedTuple):
    """Stones upon stones."""

    height: int


class Fault(ValueError):
    """A crack."""


class House(ABC):
    """A house: "home", C:\\\\x, größer than a hut??/

    It has walls.
    """

    def __init__(self, rooms: int = 3) -> None:
        self.rooms = rooms

    def enter(self, name: str, *, quietly: bool = False) -> None:
        """Go in."""

    @abstractmethod
    def roof(self) -> int:
        """What it is covered with."""

    @property
    def size(self) -> int:
        """How large it is."""
        return self.rooms

    @size.setter
    def size(self, rooms: int) -> None:
        self.rooms = rooms

    @cached_property
    def age(self) -> int:
        """How old it is."""
        return 3

    @classmethod
    def built(cls) -> int:
        """When it was built."""
        return 1618

    @staticmethod
    def rule(rooms: int) -> int:
        """How it is built."""
        return rooms

    def silent(self) -> None: ...


class Hut(House):
    """A small one."""

    def roof(self) -> int:
        return 1


def visit(house: House) -> int:
    """Look at a house."""
    return house.size


@cache
def known(rooms: int) -> int:
    """Look it up."""
    return rooms
'''
PREFACE = '"""Before all chapters."""\n\ndef begin() -> None:\n    """Read on."""\n'
SAID = """
import inspect, chapter, preface

def say(thing, *path):
    if inspect.getdoc(thing):
        print(*path, repr(inspect.getdoc(thing)))

for name, thing in sorted(vars(chapter).items()):
    if not name.startswith("_"):
        say(thing, name)
        for part in sorted(vars(thing)) if isinstance(thing, type) else ():
            if not part.startswith("_"):
                say(getattr(thing, part), name, part)
say(preface)
say(preface.begin)
print(chapter.__doc__, chapter.__file__.rpartition(".")[2])
"""


@pytest.mark.parametrize("pace", [QUICK, FAST])
def test_help_says_the_same_of_a_compiled_module(pace: str, root: Path, tmp_path: Path) -> None:
    why_not = obstacle()
    if why_not:
        pytest.skip(f"nothing can be compiled here: {why_not}")
    path, preface = tmp_path / "chapter.py", tmp_path / "preface.py"
    path.write_text(SOURCE)
    preface.write_text(PREFACE)
    interpreted = python(tmp_path, root, "-c", SAID)
    path.write_text(lower(root / "src", {"chapter": path})["chapter"].result())
    python(tmp_path, root, "-m", "tools.build.building", pace, path.name, preface.name)
    compiled = python(tmp_path, root, "-c", SAID)
    assert interpreted.pop() == "A chapter of rules. py"
    assert compiled.pop() == "A chapter of rules. so"
    assert compiled == interpreted


def python(folder: Path, root: Path, *words: str) -> list[str]:
    """What a Python prints in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()

"""Which sources something was made with, so that it can be told whether it still holds."""

from __future__ import annotations

import ast
import hashlib
import shlex
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import westphalia
from westphalia.bots.outside import PROGRAM, split_name
from westphalia.bots.registry import is_own, made_of

PACKAGE: Final = Path(westphalia.__file__).parent
SOURCES: Final = (".py", ".toml")


@cache
def source_digest(*folders: str) -> str:
    """A short fingerprint of the code and the data in these folders of the package."""
    found = hashlib.sha256()
    paths = {path for folder in folders for path in (PACKAGE / folder).rglob("*")}
    for path in sorted(path for path in paths if path.suffix in SOURCES):
        found.update(path.relative_to(PACKAGE).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


# Bots
#
# What a bot of the house is made of: the modules that it begins with, those of the folders of bots
# that they import, and the files beside them that they name, such as weights.  Comments, docstrings
# and the reasons that they give do not count: they change no answer.  What all bots see through
# (``bots/player.py``) and the rules, which have a version, do not count either.

SHORT: Final = 12  # hexadecimal digits
SAID: Final = "reasons"  # a module of what bots say of their answers


@cache
def bot_digest(bot: str, game: str) -> str:
    """A short fingerprint of what a bot is made of: another one as soon as the bot is another.

    Of a bot from outside only its own file is known, or the files that its command names; of one
    from a package nothing.
    """
    found = hashlib.sha256()
    own = is_own(bot)
    parts = house_parts(made_of(bot, game)) if own else [*map(Path.read_bytes, outside_files(bot))]
    for part in sorted(parts):
        found.update(hashlib.sha256(part).digest())
    return found.hexdigest()[:SHORT]


def house_parts(names: list[str]) -> list[bytes]:
    """Every module and every file that these modules are made of."""
    waiting, parts, files = [*names], [], set()
    for name in waiting:  # grows as the search goes on
        path = source_of(name)
        assert path, f"{name} has a source"
        tree = ast.parse(path.read_text(encoding="utf-8"))
        parts.append(ast.unparse(bare(tree)).encode())
        files |= named_files(tree, path.parent)
        waiting += [each for each in {*imported(tree)} if each not in waiting and is_part(each)]
    return parts + [path.read_bytes() for path in sorted(files)]


def source_of(module: str) -> Path | None:
    """The source of a module; a compiled one has it beside it."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return None
    if spec is None or spec.origin is None:
        return None
    origin = Path(spec.origin)
    path = origin if origin.suffix == ".py" else origin.with_name(f"{origin.name.split('.')[0]}.py")
    return path if path.exists() else None


def is_part(name: str) -> bool:
    """Whether a name is a module in one of the folders of bots, which are below ``bots``."""
    package, room, rest = name.partition(".bots.")
    is_below = bool(package and room) and "." in rest
    return is_below and not rest.endswith(f".{SAID}") and source_of(name) is not None


def imported(tree: ast.Module) -> Iterator[str]:
    """All that a module imports, each name also as if it were a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from [f"{node.module}.{alias.name}" for alias in node.names]


def named_files(tree: ast.Module, folder: Path) -> set[Path]:
    """The files beside a module that it names."""
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    names = {text for text in texts if isinstance(text, str) and text.isprintable()}
    found = {folder / name for name in names if "." in name and "/" not in name and len(name) < 80}
    return {path for path in found if path.is_file()}


def bare(tree: ast.Module) -> ast.Module:
    """The module without its docstrings; comments are not in the tree."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return tree


def outside_files(bot: str) -> list[Path]:
    """The files that the name of a bot from outside leads to."""
    kind, _, rest = split_name(bot)[1].partition(":")
    if kind == PROGRAM:
        files = [Path(word) for word in shlex.split(rest)]
    elif kind.endswith(".py"):
        files = [Path(kind)]
    else:
        source = source_of(kind) if rest else None
        files = [source] if source else []
    return [path for path in files if path.is_file()]

"""Writes docs/api.md: every name that `import westphalia as w` offers, out of its docstring."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from textwrap import dedent

from westphalia import api

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
HEAD = """# The library

What `import westphalia as w` offers; `tools/pages/api.py` makes this page from the docstrings.
These names stay: a later version has them too, or says for a year before that they go. All else in
the package is internal and may change with every version; so may attributes and methods of these
classes that are not named here. Every example runs as a test, interpreted and compiled. For a walk
through them begin with [the engine from Python](python.md); environments for learners are on
[their page](research.md).
"""
VIEW = "A type: what a seat may know of a position, as plain data (`Mapping[str, Any]`)."


def page() -> str:
    """The page as it should stand."""
    classes = [name for name in api.__all__ if inspect.isclass(getattr(api, name))]
    errors = [name for name in classes if issubclass(getattr(api, name), Exception)]
    functions = [name for name in api.__all__ if inspect.isfunction(getattr(api, name))]
    parts = [HEAD]
    for title, names in (
        ("Functions", functions),
        ("Classes", [name for name in classes if name not in errors]),
        ("Errors", errors),
    ):
        parts.append(f"## {title}\n")
        parts += [described(name) for name in names]
    parts.append(f"## Types\n\n### View\n\n{VIEW}\n")
    return "\n".join(parts)


def described(name: str) -> str:
    """One name: its signature, its docstring with the example, and its methods in a list."""
    thing = getattr(api, name)
    lines = [f"### {name}", ""]
    if inspect.isfunction(thing):
        lines += [f"`{name}{signature(thing)}`", ""]
    lines += [prose(inspect.getdoc(thing) or ""), ""]
    if inspect.isclass(thing):
        methods = [method(*each) for each in vars(thing).items() if not each[0].startswith("_")]
        found = [line for line in methods if line]
        lines += [*found, ""] if found else []
    return "\n".join(lines)


def method(name: str, thing: object) -> str:
    """A line for a method or a property that says of itself what it is."""
    function = thing.fget if isinstance(thing, property) else thing
    said = inspect.getdoc(function) if inspect.isfunction(function) else None
    if not said or not inspect.isfunction(function):
        return ""
    sentence = " ".join(said.split("\n\n")[0].split())
    takes = "" if isinstance(thing, property) else signature(function)
    return f"- `{name}{takes}`: {marked(sentence)}"


def signature(function: object) -> str:
    """What a function takes, without what mypy alone needs to know."""
    assert callable(function)
    taken = inspect.signature(function)
    shown = [each for each in taken.parameters.values() if each.name != "self"]
    return str(taken.replace(parameters=shown)).replace("'", "")


def prose(doc: str) -> str:
    """A docstring as Markdown: what is behind >>> becomes a block of code."""
    blocks = []
    for part in dedent(doc).split("\n\n"):
        if part.lstrip().startswith(">>>"):
            blocks.append(f"```pycon\n{part}\n```")
        else:
            blocks.append(marked(" ".join(part.split())))
    return "\n\n".join(blocks)


def marked(text: str) -> str:
    return re.sub(r"``([^`]+)``", r"`\1`", text)


if __name__ == "__main__":
    PAGE.write_text(page())

"""Installs packages that bring a game, as far as anybody can tell: on the path, with metadata."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

import pytest

from westphalia import games, plugins
from westphalia.bots import registry
from westphalia.clauses import clauses
from westphalia.commands import set_up
from westphalia.lessons import lessons_of
from westphalia.locales import load
from westphalia.server.api import reference

EXAMPLE = Path(__file__).parents[2] / "examples" / "lantern_street"
NAME = "lantern_street"
VALUE = "lantern_street.game:LANTERN_STREET"


def write_metadata(site: Path, distribution: str, points: Mapping[str, str]) -> None:
    """What pip leaves of a package that was installed."""
    folder = site / f"{distribution.replace('-', '_')}-1.0.dist-info"
    folder.mkdir(parents=True)
    about = f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n"
    (folder / "METADATA").write_text(about)
    lines = [f"{name} = {value}" for name, value in points.items()]
    (folder / "entry_points.txt").write_text("\n".join([f"[{plugins.GROUP}]", *lines, ""]))
    forget()


def forget() -> None:
    """All that is kept about games, as if the program had just been started."""
    invalidate_caches()
    games.forget()
    kept = (registry.bots_of, registry.clause_of, clauses, lessons_of, load)
    for each in (*kept, set_up.short_forms, reference.games_asset, reference.clauses_asset):
        each.cache_clear()


@contextmanager
def fresh(path: pytest.MonkeyPatch, *folders: Path) -> Iterator[None]:
    """With these folders on the path; afterwards nothing is known of what lay in them."""
    with path.context() as patch:
        for folder in folders:
            patch.syspath_prepend(folder)
        forget()
        yield
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and any(Path(file).is_relative_to(folder) for folder in folders):
            del sys.modules[name]
    forget()

"""Lowering: says in a copy of the sources what a compiler needs, so that the rules need not.

Edits leave every line where it is; so errors in compiled code name the lines of the sources.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from tools.build.lowering.bodies import Bodies, compared_by_identity
from tools.build.lowering.classes import lower_classes
from tools.build.lowering.rows import Rows, declared, taking
from tools.build.lowering.source import Source
from tools.build.lowering.types import Types, analyse, parent_classes

Report = dict[str, Counter[str]]  # how much was lowered: by module, by kind

# What lowered modules call, and where it stands in a copy.
HELPERS = {
    "native.py": "westphalia/engine/native.py",
    "packed_rows.py": "westphalia/engine/rows.py",
    "packed_cells.py": "westphalia/engine/cells.py",
}


def lower_copy(folder: Path, paths: list[Path]) -> Report:
    """Lower these modules of a copy in place, and put the module beside them that they call."""
    modules = {module_name(folder, path): path for path in paths}
    lowered = lower(folder, modules)
    for name, path in modules.items():
        path.write_text(lowered[name].result())
    for name, place in HELPERS.items():
        shutil.copy(Path(__file__).with_name(name), folder / place)
    return {name: source.found for name, source in lowered.items()}


def lower(folder: Path, modules: Mapping[str, Path]) -> dict[str, Source]:
    """The modules with their edits, which are not written yet."""
    checked = analyse(folder, modules)
    parents = parent_classes(checked)
    lowered: dict[str, Source] = {}
    known: dict[str, Types] = {}
    for name, path in modules.items():
        tree = checked.graph[name].tree
        assert tree is not None, f"mypy has dropped {name}"
        lowered[name] = Source(name, path.read_text())
        known[name] = Types(tree, checked.types, parents)
    kept = {enum for name in modules for enum in compared_by_identity(lowered[name], known[name])}
    takers = {each for name in modules for each in taking(lowered[name], known[name])}
    rows = {row for name in modules for row in declared(lowered[name], known[name])}
    for name, source in lowered.items():
        known[name].rows, known[name].takers = rows, takers
        Rows(source, known[name]).visit(source.tree)
        lower_classes(source, known[name], parents)
        Bodies(source, known[name], kept).visit(source.tree)
    return lowered


def module_name(folder: Path, path: Path) -> str:
    return ".".join(path.relative_to(folder).with_suffix("").parts)

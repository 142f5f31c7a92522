"""What `import westphalia` offers: each name has an example that runs, whichever build it is."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import westphalia
from westphalia import api

NAMES = [name for name in api.__all__ if name != "View"]  # a View is plain data


@pytest.mark.parametrize("name", NAMES)
def test_the_example_of_a_name_runs(name: str) -> None:
    [found] = doctest.DocTestFinder(recurse=False).find(getattr(westphalia, name), name)
    report: list[str] = []
    result = doctest.DocTestRunner().run(found, out=report.append)
    assert result.attempted > 1, f"{name} has no example"
    assert not result.failed, "".join(report)


def test_the_names_are_sorted_and_are_all_that_is_offered() -> None:
    assert api.__all__ == sorted(api.__all__)
    assert set(api.__all__) <= set(dir(westphalia))
    with pytest.raises(AttributeError, match="westphalia offers no 'napoleon'"):
        getattr(westphalia, "napoleon")  # noqa: B009 - mypy knows that it is not there


def test_importing_the_package_loads_nothing_of_it() -> None:
    code = "import sys, westphalia; print([m for m in sys.modules if m.startswith('westphalia.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_readme_imports_nothing_deeper(root: Path) -> None:
    codes = re.findall(r"```python\n(.*?)```", (root / "README.md").read_text(), re.S)
    assert codes
    for code in codes:
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Import | ast.ImportFrom):
                named = node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
                assert not (named or "").startswith("westphalia."), named

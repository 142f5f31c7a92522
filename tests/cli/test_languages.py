"""How complete the languages are, as the command line says it, and the page that explains it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
from tests.cli.shell import done, run
from tests.messages import file_messages

from westphalia.locales import COMPLETE, LANGUAGES, Language
from westphalia.server.api.static import StaticFiles

ROOT = Path(__file__).parents[2]


def test_the_languages_that_call_themselves_complete_are() -> None:
    shown = done("languages", *COMPLETE)
    assert len(shown.splitlines()) == len(COMPLETE), shown
    for tag in COMPLETE:
        assert re.search(rf"^{tag} {LANGUAGES[tag].name}: (\d+) of \1 messages$", shown, re.M)


def test_a_begun_language_is_no_fault_but_its_mistakes_are(xish: Language) -> None:
    shown = done("languages", "--missing")
    assert re.search(r"^xx Xish: 3 of \d+ messages$", shown, re.M)
    assert re.search(r"^  common.ftl: 1 of \d+\n    missing: list, row, percent,", shown, re.M)
    assert "  clauses of wallenstein: 0 of 340" in shown
    Path(str(xish.folder), "common.ftl").write_text("nothing = nix { $much }\n")
    result = run("languages")
    assert result.exit_code == 1
    assert "    other variables: nothing ($much; in English none)" in result.stdout


def test_a_language_that_calls_itself_complete_may_lack_nothing(
    xish: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Language("xx", xish.folder, "Xish", complete=True)
    monkeypatch.setitem(LANGUAGES, "xx", whole)
    assert run("languages").exit_code == 1


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The program with folders of languages that may be written to."""
    package = tmp_path / "src" / "westphalia"
    package.mkdir(parents=True)
    for entry in (ROOT / "src" / "westphalia").iterdir():
        if entry.name != "locales":
            (package / entry.name).symlink_to(entry)
    shutil.copytree(ROOT / "src" / "westphalia" / "locales", package / "locales")
    program = tmp_path / "westphalia"
    program.write_text(f'#!/bin/sh\nPYTHONPATH=src exec {sys.executable} -m westphalia "$@"\n')
    program.chmod(0o755)
    return tmp_path


def test_the_page_about_languages_leads_to_one(tree: Path) -> None:
    """Its commands are run as they stand; those to play wait for somebody who does."""
    page = (ROOT / "docs" / "adding-a-language.md").read_text()
    blocks = re.findall(r"^```sh\n(.*?)^```", page, re.M | re.S)
    lines = [line for block in blocks for line in block.splitlines()]
    assert "./westphalia play" in lines
    sat_down = [line for line in lines if line != "./westphalia play"]
    script = "set -e\n" + "\n".join(sat_down)
    told = subprocess.run(
        ["sh", "-c", script], cwd=tree, input="", capture_output=True, text=True, check=True
    )
    copied = len(file_messages("en", "common.ftl"))
    assert re.search(rf"^it Italiano: {copied} of \d+ messages$", told.stdout, re.M)
    assert "web.ftl: 0 of" in told.stdout
    locales = tree / "src" / "westphalia" / "locales"
    index = StaticFiles(ROOT / "src" / "westphalia" / "web", locales).index().data.decode()
    assert '["it","Italiano",false]' in index
    for field in fields(Language)[2:]:
        assert f"| `{field.name}` |" in page

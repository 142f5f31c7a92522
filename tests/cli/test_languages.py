"""How complete the languages are, as the command line says it, and the page that explains it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.shell import done, run

from westphalia.locales import COMPLETE, LANGUAGES, Language


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

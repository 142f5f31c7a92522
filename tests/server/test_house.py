"""Words of the house: whose they are, what they tell, and that they do nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from tests.server.kit import USUAL, opened

from westphalia.cli import main
from westphalia.locales import COMPLETE
from westphalia.server.house import KEPT_IN, KINDS, OF_NOBODY, House
from westphalia.server.settings import Keep, Settings
from westphalia.server.store.store import migrations

HOSTILE = """
<script>alert(1)</script> <img src=x onerror=alert(1)>

[here](javascript:alert(1)) [there](https://example.net) ![picture](https://example.net/a.png)
<a href="javascript:alert(1)" onclick="alert(1)">x</a> [data](data:text/html,<script>1</script>)
"""


def test_every_table_of_the_schema_is_told_of() -> None:
    """Whoever adds one says in KEPT_IN what it keeps of people, and in moderation.ftl how long."""
    for database in ("sqlite", "postgres"):
        schema = "\n".join(migrations(database).values())
        told = {name for tables in KEPT_IN.values() for name in tables} | {*OF_NOBODY}
        assert set(re.findall(r"CREATE TABLE (\w+)", schema)) - told == set()
    assert sum(map(len, KEPT_IN.values())) == len({n for names in KEPT_IN.values() for n in names})


@pytest.mark.parametrize("language", COMPLETE)
def test_without_a_folder_it_is_told_what_is_kept_and_for_how_long(language: str) -> None:
    told = House(Settings(keep=Keep(guests=123, talk=0, addresses=45))).html("privacy", language)
    assert told.count("<li>") == len(KEPT_IN)
    for number in ("123", "45", "180"):
        assert re.search(rf"\b{number}\b", told), "the numbers are those of the settings"
    assert House(Settings()).html("imprint", language) == ""


def test_text_of_a_host_is_shown_and_nothing_in_it_acts(tmp_path: Path) -> None:
    (tmp_path / "terms.md").write_text(HOSTILE)
    told = House(Settings(house=str(tmp_path))).html("terms", "en")
    assert "<script" not in told
    assert "<img" not in told
    hrefs = re.findall(r'<(\w+)[^>]*href="([^"]*)"', told)
    assert hrefs == [("a", "https://example.net"), ("a", "https://example.net/a.png")]
    assert re.findall(r"<[^>]*\son\w+=", told) == []
    assert "&lt;script&gt;alert(1)" in told, "it is shown as it stands"


def test_a_language_that_is_lacking_is_told_in_another(tmp_path: Path) -> None:
    for language, words in (("de", "Hallo"), ("en", "Hello")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "conduct.md").write_text(words)
    (tmp_path / "de" / "imprint.md").write_text("Anna")
    house = House(Settings(house=str(tmp_path)))
    assert house.kinds() == ["conduct", "imprint"]
    told = {tag: house.html("conduct", tag) for tag in ("de", "en", "fr", "../de")}
    assert [("Hallo" in text, "Hello" in text) for text in told.values()] == [
        *((True, False), (False, True), (False, True), (False, True)),
    ]
    assert "Anna" in house.html("imprint", "fr"), "better in a foreign language than not at all"


@pytest.mark.parametrize("kind", KINDS)
def test_templates_are_there_in_every_language_and_are_filled(kind: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["operator", "house", str(tmp_path)])
    assert len(done.output.splitlines()) == len(KINDS) * len(COMPLETE)
    (tmp_path / "en" / "terms.md").write_text("mine")
    again = CliRunner().invoke(main, ["operator", "house", str(tmp_path)])
    assert "has all of them already" in again.output
    assert (tmp_path / "en" / "terms.md").read_text() == "mine", "what a host wrote stays"
    settings = Settings(house=str(tmp_path), public_url="https://games.test")
    told = {language: House(settings).html(kind, language) for language in COMPLETE}
    assert len(set(told.values())) == len(COMPLETE)
    for text in told.values():
        assert "{" not in text, "nothing is left to be filled in"


def test_visitors_are_told_which_words_there_are_and_get_them(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    (tmp_path / "house" / "imprint.md").write_text("# Anna")
    settings = replace(USUAL, house=str(tmp_path / "house"))
    with opened(tmp_path / "tables.db", settings) as place:
        assert place.stranger().get("/api/me")["house"] == ["imprint"]
        assert "<h1>Anna</h1>" in place.stranger().get("/api/house/imprint")["html"]
        assert "<h2>" in place.stranger().get("/api/house/privacy?language=de")["html"]
        for kind in ("terms", "..%2f..%2fetc%2fpasswd", "nothing"):
            place.stranger().get(f"/api/house/{kind}", 404)

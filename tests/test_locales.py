"""Every language says everything: the same messages with the same arguments, game by game."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from tests.messages import LOCALES, XISH, file_messages, messages, names, never, plant, variables

from westphalia.games import GAMES, find_game
from westphalia.locales import (
    COMPLETE,
    Language,
    MissingMessage,
    Tongue,
    UnknownLanguage,
    find_languages,
    functions,
    load,
)
from westphalia.locales.completeness import reports
from westphalia.terminal.words import key as key_of_word

EVERY = [None, *GAMES]
# A verb as well, names of typefaces, and how people may end any game that knows it.
COMMON_TOO = {"été", "English", "French", "Draw", "Unentschieden", "Match nul"}


@pytest.mark.parametrize("game", EVERY)
def test_all_languages_have_the_same_messages_with_the_same_arguments(game: str | None) -> None:
    english = {key: variables("en", game, key) for key in messages("en", game) if key[0] != "-"}
    for language in COMPLETE:
        spoken = {key for key in messages(language, game) if key[0] != "-"}
        assert spoken == english.keys()
        for key in english:
            assert variables(language, game, key) == english[key], (language, key)


@pytest.mark.parametrize("game", EVERY)
def test_the_same_files_lie_in_every_language(game: str | None) -> None:
    assert {tuple(names(language, game)) for language in COMPLETE} == {tuple(names("en", game))}
    assert names("en", game)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_common_messages_and_those_of_a_game_are_disjoint(game: str, language: str) -> None:
    common = {key for name in names(language, None) for key in file_messages(language, name)}
    own = {key for name in names(language, game) for key in file_messages(language, name)}
    assert common
    assert own
    assert common & own == set()


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_common_messages_name_nothing_of_a_game(game: str, language: str) -> None:
    """No name of its board, no season, card or building, and not the game itself."""
    strangers = re.compile(rf"\b({'|'.join(map(re.escape, game_words(game, language)))})\b", re.I)
    for name in names(language, None):
        for key, message in file_messages(language, name).items():
            found = strangers.findall(" ".join(message.text))
            assert not found, f"{language}/{name}: {key} speaks of {found}"


def game_words(game: str, language: str) -> set[str]:
    """The words of a game: names of what is printed, and the terms that are plain text."""
    tongue, known = Tongue(language, game=game), messages(language, game)
    terms = find_game(game).spelled.words.items()
    said = {key_of_word(term, word) for term, ids in terms for word in ids} & known.keys()
    plain = ("season-", "building-", "column-counties", "column-armies", "card-tower")
    said |= {name for name in known if name.startswith(plain)}
    words = {tongue.say(name) for name in said if not variables(language, game, name)}
    return (words | names_in(find_game(game).printed({})) | {game}) - COMMON_TOO


def names_in(printed: object) -> set[str]:
    """Every name on board, counters and cards, whatever it is that bears it."""
    if isinstance(printed, Mapping):
        own = {printed["name"]} if isinstance(printed.get("name"), str) else set()
        return own.union(*[names_in(part) for part in printed.values()])
    parts = printed if isinstance(printed, list) else []
    return set().union(*[names_in(part) for part in parts])


@pytest.mark.parametrize("language", COMPLETE)
def test_every_language_is_set_by_its_own_rules(language: str) -> None:
    lines = [
        f"{path.name}: {line}"
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert [line for line in lines if re.search(never(language), line.partition(": ")[2])] == []


def test_what_a_language_lacks_is_said_in_english_or_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    french = load("fr", None)
    monkeypatch.delitem(french._messages, "nothing")
    monkeypatch.setitem(french._compiled, "nothing", None)
    assert Tongue("fr").say("nothing") == Tongue("en").say("nothing")
    with pytest.raises(MissingMessage, match="'nothing' in 'fr'"):
        Tongue("fr", strict=True).say("nothing")
    assert Tongue("de").say("no-such-key") == "no-such-key"
    with pytest.raises(MissingMessage, match="no-such-key"):
        Tongue("de", strict=True).say("no-such-key")
    with pytest.raises(MissingMessage, match="list"):
        Tongue("de", strict=True).say("list")
    with pytest.raises(UnknownLanguage, match="'la' is no language here"):
        Tongue("la")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_speaks_over_the_common_messages_and_the_others_do_not(game: str) -> None:
    plain = Tongue("en", strict=True)
    assert plain.knows("nothing")
    assert plain.of(game).knows("nothing")
    assert plain.of(game).knows("game-name")
    assert not plain.knows("game-name")


def test_a_language_is_a_folder_that_says_its_own_name(tmp_path: Path) -> None:
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    begun = plant(tmp_path, XISH)
    (tmp_path / "no-language").mkdir()
    assert list(find_languages(tmp_path)) == ["en", "xx"]
    assert (begun.name, begun.complete) == ("Xish", False)
    (tmp_path / "xx" / "language.toml").write_text('nam = "Xish"')
    with pytest.raises(ValueError, match=r"xx/language\.toml has 'nam', but may have only: c"):
        find_languages(tmp_path)
    (tmp_path / "xx").rename(tmp_path / "xish")
    with pytest.raises(ValueError, match="'xish' is not called as browsers name a language"):
        find_languages(tmp_path)


def test_what_a_begun_language_lacks_is_said_in_english(
    xish: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    tongue = Tongue("xx", game="wallenstein")
    assert tongue.say("nothing") == "nix"
    assert tongue.say("percent", percent=5) == "5 %"
    assert tongue.say("game-name") == "Wallenstein"
    assert tongue.knows("game-name")
    with pytest.raises(MissingMessage, match="no message 'percent' in 'xx'"):
        Tongue("xx", strict=True).say("percent", percent=5)
    half = FluentResource("winner = { -xictor }\nlabelled =\n    .in = x { $label }")
    load("xx", "wallenstein").add_resource(half)
    assert tongue.say("winner") == "winner", "it names a term that is missing"
    assert tongue.say("labelled", label="a") == "a:", "it has attributes only"
    assert functions("xx")["IN"]("Prague") == "Prague", "nobody said how names change"


def test_a_report_names_what_is_missing_superfluous_or_different(xish: Language) -> None:
    folder = Path(str(xish.folder))
    (folder / "common.ftl").write_text(
        "nothing = nix\nrow = { -and } { $last }\nlist = { $x }\nlist = { $y }\nowl = x\n= no\n"
    )
    (folder / "web.ftl").write_text("")
    found = {report.file: report for report in reports("xx", GAMES)}
    common = found["common.ftl"]
    assert (common.said, "percent" in common.missing, "nothing" in common.missing) == (
        3,
        True,
        False,
    )
    assert common.faults == {
        "superfluous": ["owl"],
        "other variables": [
            "row ($last; in English $before, $last)",
            "list ($y; in English $before, $last)",
        ],
        "names what is missing": ["row (-and)"],
        "twice": ["list"],
        "not understood": ["= no"],
    }
    assert (found["web.ftl"].said, found["terminal.ftl"].said, found["lobby.ftl"].said) == (0, 1, 0)
    assert not found["terminal.ftl"].faults

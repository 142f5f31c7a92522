"""The browser's modules: typed, short, at home in one server, and with a message for every key."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest
from tests.keys import (
    ALL,
    ASKED,
    LIST,
    NAMED_BY_ID,
    SHARED,
    SOURCE,
    SPEAKERS,
    WEB,
    families,
    families_in,
    family_keys,
    scripts,
    spelled_keys,
)
from tests.messages import messages

from westphalia.games import GAMES, find_game
from westphalia.locales import COMPLETE
from westphalia.server.api.static import StaticFiles

ROOT = Path(__file__).parents[1]
LINES = 900
FUNCTION_LINES = 40
COLUMNS = 120
ROOM = ("index.js", "style", "geometry.json", "table.webp", "preview.jpg")


def run(*command: str | Path) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.fixture(scope="module")
def compiler(node_modules: Path) -> tuple[str, Path]:
    """Node, and the type checker of the lock file."""
    return "node", node_modules / "typescript" / "lib" / "tsc.js"


def test_the_modules_are_typed(compiler: tuple[str, Path]) -> None:
    run(*compiler, "-p", ".")


def test_a_planted_type_error_is_seen(compiler: tuple[str, Path], tmp_path: Path) -> None:
    (tmp_path / "wrong.js").write_text('/** @type {number} */ export const one = "one";\n')
    config = '{"extends": "%s", "include": ["."], "exclude": []}' % (ROOT / "tsconfig.json")
    (tmp_path / "tsconfig.json").write_text(config)
    with pytest.raises(AssertionError, match="TS2322"):
        run(*compiler, "-p", tmp_path)


FORMATTER = ("node", "tools/format_page.mjs")
TEXT = "would be broken because it is far longer than any line of this page may be"
TEMPLATE = f"<p>${{x}} {TEXT} <b>word</b> by <i>${{x}}</i> it.</p>"
SPACED = f"export const words = (html, x) => html`{TEMPLATE}`;\n"


def test_the_modules_are_formatted(node_modules: Path) -> None:
    run(*FORMATTER, "--check")


def test_formatting_loses_no_space_of_a_template(node_modules: Path, tmp_path: Path) -> None:
    module = tmp_path / "spaced.js"
    module.write_text(SPACED)
    with pytest.raises(AssertionError, match="spaces would be lost in the templates of lines 1"):
        run(*FORMATTER, module)
    assert module.read_text() == SPACED
    run(*FORMATTER, "--fix", module)
    assert module.read_text().count('${" "}') == 5
    run(*FORMATTER, "--check", module)


def test_the_lock_names_no_address() -> None:
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text()


def test_every_module_is_checked_short_and_sent_as_a_script() -> None:
    files = StaticFiles(WEB, SOURCE / "locales")
    for path, text in scripts().items():
        name = path.relative_to(WEB).as_posix()
        assert text.startswith("// @ts-check\n"), f"{name} is not type-checked"
        assert text.count("\n") <= LINES, f"{name} has more than {LINES} lines"
        assert files.find(name) == path, f"{name} is not served"


def too_long(paths: Iterable[Path]) -> list[str]:
    """The functions that have too many lines, each in a sentence."""
    command = ["node", "tests/web/lengths.mjs", str(FUNCTION_LINES), *map(str, paths)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_no_function_of_the_page_is_too_long(node_modules: Path) -> None:
    assert too_long(scripts()) == []


def test_a_planted_giant_is_seen(node_modules: Path, tmp_path: Path) -> None:
    module = tmp_path / "giant.js"
    body = "  one();\n" * (FUNCTION_LINES - 1)
    template = "\n" * (FUNCTION_LINES - 2)
    module.write_text(f"""function giant() {{
{body}}}
const row = () => html`
{template}`;
const rows = all.map((one) => {{
{body}}});
""")
    assert [said.rpartition(": ")[2] for said in too_long([module])] == [
        "giant has 41 lines; at most 40",
        "a function has 41 lines; at most 40",
    ]


def test_no_line_of_the_page_is_too_long() -> None:
    kinds = (".js", ".ts", ".css", ".html")
    found = [
        f"{path.relative_to(WEB)}:{number}"
        for path in sorted(WEB.rglob("*"))
        if path.suffix in kinds and "vendor" not in path.parts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > COLUMNS
    ]
    assert found == []


def room_of(path: Path) -> str | None:
    """The game in whose folder a file lies; None for the frame, which is every game's."""
    parts = path.relative_to(WEB).parts
    return parts[1] if parts[0] == "games" else None


def imports(path: Path, text: str) -> list[Path]:
    """What a module imports, at once or later; imports of types are not there when it runs."""
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    names = re.findall(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""", code)
    return [(path.parent / name).resolve() for name in names]


def test_every_game_has_its_room() -> None:
    listed = re.findall(r"^  (\w+): \{$", LIST.read_text(), re.MULTILINE)
    assert listed == list(GAMES)
    for game in GAMES:
        missing = [name for name in ROOM if not (WEB / "games" / game / name).exists()]
        assert missing == [], game


def test_a_room_is_entered_through_the_list_of_games_only() -> None:
    ways = [(path, to) for path, text in scripts().items() for to in imports(path, text)]
    assert len(ways) > 200
    wrong = [
        f"{path.relative_to(WEB)} imports {to.relative_to(WEB)}"
        for path, to in ways
        if room_of(to) not in (None, room_of(path)) and path != LIST
    ]
    assert wrong == []


def test_the_frame_knows_no_game() -> None:
    options = {option.name for game in GAMES for option in find_game(game).options}
    named = "|".join(sorted(options))
    options_named = [rf"""["'`](?:{named})\b""", rf"\boptions\??\.(?:{named})\b"]
    pieces = ["count(?:y|ies)", r"\bsetup\b", r"\bline-up\b", r"\btower\b"]
    words = re.compile("|".join([*GAMES, *pieces, *options_named]), re.IGNORECASE)
    files = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".js", ".ts", ".css")]
    frame = [p for p in files if room_of(p) is None and "vendor" not in p.parts and p != LIST]
    assert len(frame) > 40
    known = {
        path.relative_to(WEB).as_posix(): found
        for path in frame
        if (found := words.findall(path.read_text(encoding="utf-8")))
    }
    assert known == {}


def test_nothing_is_asked_of_another_server() -> None:
    kinds = (".js", ".css", ".html", ".svg", ".json")
    names = re.compile(r'https?://(?!www\.w3\.org/)[^\s"\')]*')  # those of XML are no addresses
    found = [
        f"{path.relative_to(WEB)}: {address}"
        for path in sorted(WEB.rglob("*"))
        if path.suffix in kinds and "vendor" not in path.parts
        for address in names.findall(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_no_module_writes_a_colon_behind_words() -> None:
    """Some languages set a space before it: the message "labelled" knows."""
    found = [path.name for path, text in scripts().items() if re.search(r"\}:[< `]", text)]
    assert found == []


def test_the_page_runs_and_styles_nothing_inline() -> None:
    page = (WEB / "index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"<style|\sstyle=|\son[a-z]+=", page) == []
    inline = [path.name for path, text in scripts().items() if re.search(r'\sstyle="', text)]
    assert inline == [], "the policy of the page forbids style attributes in markup"


@pytest.mark.parametrize("speaker", SPEAKERS)
@pytest.mark.parametrize("language", COMPLETE)
def test_every_key_that_is_spoken_has_its_message(language: str, speaker: str | None) -> None:
    known = messages(language, speaker).keys()
    said = {path: text for path, text in scripts().items() if room_of(path) == speaker}
    spoken = {k: path.name for path, text in said.items() for k in spelled_keys(text)}
    assert len(spoken) > 50
    asked = ASKED if speaker is ALL else set()
    assert {k: name for k, name in spoken.items() if k not in known and k not in asked} == {}
    assert family_keys(speaker) - known == set()


@pytest.mark.parametrize("language", COMPLETE)
def test_every_game_says_what_the_frame_asks_of_it(language: str) -> None:
    common = messages(language, ALL).keys()
    assert ASKED & common == set(), "what is said in common words needs no game to say it"
    assert {f"any-{key}" for key in ASKED - NAMED_BY_ID} <= common, "a game may come without words"
    for game in GAMES:
        assert ASKED - messages(language, game).keys() == set(), game


def test_every_family_of_keys_is_known() -> None:
    known = {*SHARED}.union(*map(families, SPEAKERS))
    made = {family: path.name for path, text in scripts().items() for family in families_in(text)}
    assert {f: name for f, name in made.items() if f not in known} == {}


def test_planted_keys_are_seen() -> None:
    text = 't("one") t(so.be ? "two" : "three", {}) t(`four-${five}`) t(keyOf("six", seven))'
    assert spelled_keys(text) == {"one", "two", "three"}
    assert families_in(text) == {"four", "six"}

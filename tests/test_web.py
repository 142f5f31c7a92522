"""The browser's modules: typed, short, at home in one server, and with a message for every key."""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.messages import messages

from westphalia.clauses import clauses
from westphalia.engine.event import Fact, key_of
from westphalia.games import GAMES, find_game
from westphalia.games.thirty_years_war.words import WORDS as WAR_WORDS
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.words import BOXES, WORDS
from westphalia.lessons import lesson_of
from westphalia.locales import LANGUAGES
from westphalia.server.api.static import StaticFiles
from westphalia.server.tables.chat import ACTS
from westphalia.server.tables.new_tables import bots_of

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "westphalia"
WEB = SOURCE / "web"
LINES = 900
LIST = WEB / "lib" / "games.js"  # the only module of the frame that knows which games there are
ROOM = ("index.js", "style", "geometry.json", "picture.json")

EFFECTS = {event["effect"] for event in WALLENSTEIN.printed({})["events"]}

REASONS = {"offline", "closed", "seat_lost"} | {  # the page's own, and those of the server
    ast.literal_eval(part)
    for path in (SOURCE / "server").rglob("*.py")
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    if isinstance(call, ast.Call) and ast.unparse(call.func) == "Refusal"
    for part in [call.args[0], *[word.value for word in call.keywords if word.arg == "reason"]]
    if isinstance(part, ast.Constant)
}

ALL = None  # the frame, and the messages that are common to all games


def words_of(name: str) -> dict[str, Any]:
    """What the frame says of any game in the game's own messages: families of keys, and words."""
    game = find_game(name)
    return {
        "bot": bots_of(game),
        "bot-about": bots_of(game),
        "chapter": {re.split(r"[.-]", clause)[0].lower() for clause in clauses(name)},
        "module": [module + about for module in game.modules for about in ("", "-about")],
        "lesson": [point.say for stage in lesson_of(name).stages for point in stage.points],
        "tip": tips(name),
        "need": {need.reason for need in game.needs},
        "order": [
            word
            for order in game.orders
            for word in (order.name, *(f"{order.name}-{value.name}" for value in order.values))
        ]
        + ["when"] * any(not order.sealed for order in game.orders),
        "option": [
            word
            for option in game.options
            if option.values != TINCTURES
            for word in (option.name, *(f"{option.name}-{value}" for value in option.values))
        ],
        "lobby-primer": [
            part + about
            for part in re.findall(r"(\w+): \"", card(name, "primer"))
            for about in ("", "-about")
        ],
        "option-" + card(name, "featured"): [
            f"{value}-about"
            for option in game.options
            if option.name == card(name, "featured")
            for value in option.values
        ],
    }


def tips(game: str) -> list[str]:
    """What is explained in a game: whatever its module of texts names beside a clause."""
    text = (WEB / "games" / game / "tips.js").read_text(encoding="utf-8")
    return re.findall(r'\b"?([\w-]+)"?: "[^"]+\d', text)


def card(game: str, field: str) -> str:
    """A field of a game's card in the list of games: a text, or what is between its braces."""
    text = LIST.read_text(encoding="utf-8").split(f"  {game}: {{", 1)[1]
    found = re.search(rf'\b{field}: (?:"([^"]*)"|\{{([^}}]*)\}})', text)
    assert found, f"the card of {game} has no {field}"
    return found[1] or found[2]


def facts_of(game: str) -> list[str]:
    """What a seat may be told that it missed."""
    module = import_module(f"westphalia.games.{game}.recap")
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [key_of(kind) for kind in kinds if issubclass(kind, Fact) and kind is not Fact]


def course_of(game: str) -> list[str]:
    """What is said of a whole round on one page: its parts, each with its steps."""
    text = (WEB / "games" / game / "course.js").read_text(encoding="utf-8")
    words = ["title"]
    for part, steps in re.findall(r'name: "(\w+)".*?steps: \[(.*)\] \}', text):
        words += [part, f"{part}-about"]
        words += [f"{part}-{step}" for step in re.findall(r'\["(\w+)"', steps)]
    return words


TINCTURES = ("azure", "gules", "or", "purpure", "sable")

# Keys that are made of a family and a word, by the game whose room makes them; families said by the
# terminal too are checked there.
USES = ("act", "recruit", "aid", "event")
CATEGORIES = {
    each["category"] for each in find_game("thirty_years_war").printed({})["cards"].values()
}
FAMILIES: dict[str | None, dict[str, Any]] = {
    ALL: {
        "act": ACTS,
        "company": ("pause", "draw"),
        "curve": ("chances",),
        "credits": ("map", "fonts", "scripts", "names"),
        "lobby-clock": ["none", "live", "slow"],
        "lobby-seat": ("me", "hot", "link", "open", "bot"),
        "refusal": REASONS,
        "tab": ("decide", "map", "players", "chronicle"),
        "upload": ("verified", "unverified", "names"),
        "talk-for": ("table", "gallery"),
        "talk-hidden": ("mute", "block", "deleted"),
        "mail": [
            f"{what}-{part}"
            for what in ("confirm", "stop")
            for part in ("title", "about", "button", "done")
        ],
        "notices-interval": ("0", "15", "60", "240", "1440"),
        "tincture": TINCTURES,
    },
    "wallenstein": {
        "column": "thalers grain counties supply courtiers landsknecht monuments points".split(),
        "curve": ("points", "thalers", "counties", "armies"),
        "year": course_of("wallenstein"),
        "draft": ("claim", "refresh"),
        "event-brief": EFFECTS,
        "holding": ("thalers", "grain", "counties", "armies", "points"),
        "map-lens": ("owners", "regions", "majorities", "yields"),
        "map-mark": ("move", "attack", "source", "target", "legal", "barred", "planned"),
        "odds": ("taken", "waste", "held"),
        "since": facts_of("wallenstein"),
        "score": ("counties", "buildings", "majorities", "monuments", "winter", "before"),
        "scored-now": "points counties buildings majorities monuments then".split(),
        "short-box": [box for box in BOXES if not box.startswith("convert")],
        "step": ("choose", "commit", "throw", "result"),
        "tab": ("plan", "year"),
        "tile-short": WORDS["tile"],
        # said by LeaderPanel, which makes them of the kind of question
        **{f"{verb}-leader": ("", "note") for verb in ("place", "draft", "move", "return")},
    },
    "thirty_years_war": {
        "battle-step": "stand cards answer roll losses retreat".split(),
        "siege-step": ("lay", "assault", "end"),
        "category": CATEGORIES,
        "curve": ("vp", "areas", "cities", "factors"),
        "turn": course_of("thirty_years_war"),
        "deeds": ("drop", "leave", "pick_up", "collect"),
        "ends": ("battle", "neutral", "move", "not-stay"),
        "card-field": "title group event value aid marker".split(),
        "deck": "hand known to-come played removed not-in-play all none none-played".split(),
        "decks-by": ("place", "number", "kind"),
        "level": "protestant-major protestant draw catholic catholic-major".split(),
        "line-broken": "revolt besieged neutral france enemy_force not_controlled at".split(),
        "loot-modifier": "pillaged many_units besieged mercenaries veterans dynamic".split(),
        "map-lens": ("control", "supply", "pillage"),
        "map-mark": ("move", "attack", "source", "target", "legal", "barred", "planned"),
        "marker": ("asterisk", "dagger"),
        "met": "battle overrun leaders garrison fortress neutral revolt".split(),
        "nation-short": WAR_WORDS["nation"],
        "peace": [word + means for word in WAR_WORDS["peace"] for means in ("", "-means")],
        "roll-table": ("crt", "loot", "peace", "recruit", "siege"),
        "sheet": ("armies", "areas", "cards"),
        "since": facts_of("thirty_years_war"),
        "side": ("hand", "areas", "cities", "factors", "aid"),
        "sure": [w + a for w in ("known", "inferred", "reconstructed") for a in ("", "-about")],
        "tab": ("tracks", "sheets"),
        "type": ("veteran", "mercenary", "militia"),
        "other-use": "free_action offer_peace move_base dutch_war campaign plot".split(),
        "use": [use + s for use in USES for s in ("", "-title")],
        "use-short": USES,
    },
}
SHARED = (
    *("action", "ask", "building", "choose", "effect", "gift", "lack", "season", "tile"),
    *("any", "card", "career", "group", "part", "pope", "result", "side"),
)

# What the frame says, but each game in its own words.
ASKED = set(
    "answer-hint-map chronicle-period game-about game-name lobby-map-picture lobby-primer "
    "map-find map-label map-lens modules-title neutral prompt-won replay-open table-when".split()
)
# What is left out, or said by an id, at a game that comes without words.
NAMED_BY_ID = set(
    "answer-hint-map game-about game-name lobby-map-picture lobby-primer table-when".split()
)
SPEAKERS = (ALL, *GAMES)


@cache
def scripts() -> dict[Path, str]:
    paths = [path for path in sorted(WEB.rglob("*.js")) if "vendor" not in path.parts]
    assert len(paths) > 40
    return {path: path.read_text(encoding="utf-8") for path in paths}


def key(family: str, word: str) -> str:
    return "-".join(part for part in (family, re.sub("[_ ]", "-", word)) if part)


def families(speaker: str | None) -> dict[str, Any]:
    """The families that the frame makes, or a game's room and the frame of that game."""
    return {**FAMILIES[speaker], **(words_of(speaker) if speaker else {})}


def family_keys(speaker: str | None) -> set[str]:
    return {key(family, word) for family, words in families(speaker).items() for word in words}


def spelled_keys(text: str) -> set[str]:
    """The keys that a module spells out where it speaks: t("a") and t(so ? "a" : "b")."""
    found = set(re.findall(r'\bt\("([^"]+)"', text))
    for pair in re.findall(r'\bt\([^`"]*\? "([^"]+)" : "([^"]+)"', text):
        found.update(pair)
    return found


def families_in(text: str) -> set[str]:
    """The beginnings of keys that a module makes: t(`odds-${kind}`) and keyOf("bot", name)."""
    made = {begin.rstrip("-") for begin in re.findall(r"\bt\(`([a-z-]+)\$\{", text)}
    return made | set(re.findall(r'\bkeyOf\("([^"]+)"', text))


def page_keys() -> set[str]:
    """Every key that the page may say."""
    text = "\n".join(scripts().values())
    return set(re.findall(r'["`]([a-z0-9-]+)["`]', text)).union(*map(family_keys, SPEAKERS))


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


def test_the_lock_names_no_address() -> None:
    assert "://" not in (ROOT / "package-lock.json").read_text()


def test_every_module_is_checked_short_and_sent_as_a_script() -> None:
    files = StaticFiles(WEB, SOURCE / "locales")
    for path, text in scripts().items():
        name = path.relative_to(WEB).as_posix()
        assert text.startswith("// @ts-check\n"), f"{name} is not type-checked"
        assert text.count("\n") <= LINES, f"{name} has more than {LINES} lines"
        assert files.find(name) == path, f"{name} is not served"


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
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_spoken_has_its_message(language: str, speaker: str | None) -> None:
    known = messages(language, speaker).keys()
    said = {path: text for path, text in scripts().items() if room_of(path) == speaker}
    spoken = {k: path.name for path, text in said.items() for k in spelled_keys(text)}
    assert len(spoken) > 50
    asked = ASKED if speaker is ALL else set()
    assert {k: name for k, name in spoken.items() if k not in known and k not in asked} == {}
    assert family_keys(speaker) - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
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

"""The keys that page, terminal, server and bots say: spelled out, or of a family and a word.

A key that is made has its family here, with its words.  What nobody says has no message.
"""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from westphalia.clauses import clauses
from westphalia.engine.event import Event, Fact, Objection, Remark, key_of
from westphalia.engine.record import RESIGNED, STANDING
from westphalia.games import GAMES, find_game
from westphalia.games.thirty_years_war.terms import Career
from westphalia.games.thirty_years_war.words import WORDS as WAR_WORDS
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.words import BOXES, GIFTS, WORDS
from westphalia.lessons import lessons_of
from westphalia.locales.completeness import Message
from westphalia.server.accounts import SCOPES
from westphalia.server.house import KEPT_IN, KINDS
from westphalia.server.moderation import ACTS as MODERATION_ACTS
from westphalia.server.moderation import DISMISSED, LETTERS, RANKS, TOLD, UPHELD
from westphalia.server.notices.channels import SORTS
from westphalia.server.notices.kinds import Kind
from westphalia.server.tables.new_tables import bots_of
from westphalia.server.tables.votes import ACTS, DECLINED, VOTES
from westphalia.server.tournaments.info import TIE_BREAKS
from westphalia.terminal.thirty_years_war.screens import SHORT

N = TypeVar("N", bound=ast.AST)
KEY = re.compile(r"[a-z][a-z0-9-]*")
SOURCE = Path(__file__).parents[1] / "src" / "westphalia"
WEB = SOURCE / "web"
LIST = WEB / "lib" / "games.js"  # the only module of the frame that knows which games there are

EFFECTS = {event["effect"] for event in WALLENSTEIN.printed({})["events"]}

# The page's own, and those of the server.
REASONS = {"offline", "closed", "seat_lost", "what_if_past"} | {
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
        "lesson": [
            point.say
            for lesson in lessons_of(name).values()
            for stage in lesson.stages
            for point in stage.points
        ],
        "lesson-title": lessons_of(name),
        "lesson-begin": lessons_of(name),
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


COURSE_PART = re.compile(
    r'name: "(\w+)",\s+icon: "\w+",\s+clause: "([^"]+)",'
    r'\s+steps: \[((?:\s*\["\w+", "[^"]+"\],?)*)\s*\]'
)
COURSE_STEP = re.compile(r'\["(\w+)", "([^"]+)"\]')


def course_parts(game: str) -> Iterator[tuple[str, str, list[tuple[str, str]]]]:
    """The parts of a whole round on one page, each with its clause and its steps with theirs."""
    text = (WEB / "games" / game / "course.js").read_text(encoding="utf-8")
    for part, clause, steps in COURSE_PART.findall(text):
        yield part, clause, COURSE_STEP.findall(steps)


def course_of(game: str) -> list[str]:
    """What is said of a whole round on one page."""
    words = ["title"]
    for part, _, steps in course_parts(game):
        words += [part, f"{part}-about", *[f"{part}-{step}" for step, _ in steps]]
    return words


ALL_VOTES = [vote.name for vote in VOTES.values() if not vote.about_seat]
SEAT_VOTES = [vote.name for vote in VOTES.values() if vote.about_seat]
TINCTURES = ("azure", "gules", "or", "purpure", "sable")

# Keys that are made of a family and a word, by the game whose room makes them; families said by the
# terminal too are checked there.
USES = ("act", "recruit", "aid", "event")
CATEGORIES = {
    each["category"] for each in find_game("thirty_years_war").printed({})["cards"].values()
}
# What the frame says, but each game in its own words.
ASKED = set(
    "answer-hint-map chronicle-period game-about game-name lobby-table-picture lobby-primer "
    "map-find map-label map-lens modules-title neutral prompt-won replay-open table-when".split()
)
# What is left out, or said by an id, at a game that comes without words.
NAMED_BY_ID = set(
    "answer-hint-map game-about game-name lobby-table-picture lobby-primer table-when".split()
)


FAMILIES: dict[str | None, dict[str, Any]] = {
    ALL: {
        "account-token": SCOPES,
        "any": [
            *sorted(ASKED - NAMED_BY_ID),
            *("usage-look", "help-look", "help-answer-number", "help-answer-text"),
        ],
        "part": ("players", "points", "seat"),
        "act": ACTS,
        "company": ALL_VOTES,
        "company-ask": ALL_VOTES,
        "company-for": SEAT_VOTES,
        "company-let": SEAT_VOTES,
        "decline": DECLINED,
        "finding": ("low", "high"),
        "finding-about": ("live", "slow"),
        "finding-rules": ("any", "base", "last"),
        "finding-tempo": ("live", "slow"),
        "ratings": ("place", "name", "rating", "games", "last"),
        "ratings-how": "scale game seat sure rated left often anew".split(),
        "curve": ("chances",),
        "credits": ("map", "fonts", "scripts", "names"),
        "house": KINDS,
        "lobby-clock": ["none", "live", "slow"],
        "moderation-do": [
            *("warn", "mute", "ban", "rename", "freeze", "unfreeze", "hand-over"),
            *("uphold", "dismiss"),
        ],
        "moderation-did": MODERATION_ACTS,
        "moderation-outcome": (UPHELD, DISMISSED),
        "moderation-role": [role for role in RANKS if role],
        "letter": LETTERS,
        "letter-did": TOLD,
        "lobby-level": ("any", "new", "experienced"),
        "tables-by": "game tempo seats rules level language".split(),
        "tables-order": ("new", "full", "long", "name"),
        "tables-rules": ("base", "more"),
        "tables-state": ("open", "playing"),
        "tournament-about": ("cup", "swiss"),
        "tournament-break": [name + a for name in TIE_BREAKS for a in ("", "-about")],
        "tournament-format": ("cup", "swiss"),
        "tournament-sides": [a + s for s in ("rotate", "exchange", "bid") for a in ("", "about-")],
        "tournament-sides-about": ("rotate", "exchange", "bid"),
        "tournament-state": ("open", "running", "over", "cancelled"),
        "tournament-with": ("substitutes", "late", "out", "rated"),
        "tournament-with-about": ("substitutes", "late", "out", "rated"),
        "tournaments-list": ("mine", "open", "running", "over"),
        "lobby-seat": ("me", "hot", "link", "open", "bot"),
        "refusal": REASONS,
        "tab": ("decide", "map", "players", "chronicle", "table"),
        "upload": ("verified", "unverified", "names"),
        "talk-for": ("table", "gallery"),
        "talk-hidden": ("mute", "block", "deleted"),
        "mail": [
            f"{what}-{part}"
            for what in ("confirm", "stop")
            for part in ("title", "about", "button", "done")
        ],
        "door": ("closed", "invited"),
        "profile-part": ("results", "pace", "open", "rating"),
        "profile-to": ("all", "members", "nobody"),
        "told": list(Kind),
        "notices-kind": list(Kind),
        "notices-by": SORTS,
        "vacation": ("automatic", "weekends"),
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
        "card": [f"{card}-brief" for card in WAR_WORDS["card"]],
        "category": CATEGORIES,
        "curve": ("vp", "areas", "cities", "factors"),
        "turn": course_of("thirty_years_war"),
        "deeds": "drop leave pick_up collect battles overruns fortresses armies steps".split(),
        "ends": "battle overrun fortress enemy neutral free box own not-stay".split(),
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
        "recruit-kind": ("mercenary", "militia"),
        "roll-table": ("crt", "loot", "peace", "recruit", "siege"),
        "sheet": ("armies", "areas", "cards"),
        "since": facts_of("thirty_years_war"),
        "side": ("hand", "areas", "cities", "factors", "aid"),
        "sure": [w + a for w in ("known", "inferred", "reconstructed") for a in ("", "-about")],
        "tab": ("tracks", "sheets"),
        "type": ("veteran", "mercenary", "militia"),
        "other-use": "free_action offer_peace move_base dutch_war campaign plot pass".split(),
        "use": [use + s for use in USES for s in ("", "-title")],
        "use-short": USES,
    },
}
SHARED = (
    *("action", "ask", "building", "choose", "effect", "gift", "lack", "season", "tile"),
    *("any", "card", "career", "group", "part", "pope", "result", "side"),
)

SPEAKERS = (ALL, *GAMES)


# What is not the page: what the rules ask and tell, and what terminal, server and bots make.


def ast_nodes(folder: Path, kind: type[N]) -> Iterator[N]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, kind):
                yield node


def calls(game: str, name: str) -> list[ast.Call]:
    """The calls of a function in the rules of a game."""
    return [
        node
        for node in ast_nodes(SOURCE / "games" / game, ast.Call)
        if ast.unparse(node.func).rpartition(".")[2] == name
    ]


def skip_reasons() -> set[str]:
    """Why an action of Wallenstein may come to nothing, as it is told, returned or noted."""
    found: set[object] = {
        argument.value
        for call in calls("wallenstein", "tell")
        if ast.unparse(call.args[0]) in ("ActionSkipped", "ConversionSkipped")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    for path in (SOURCE / "games" / "wallenstein").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            value: ast.expr | None = None
            if isinstance(node, ast.FunctionDef) and node.name in ("obstacle", "shortage"):
                found |= {
                    part.value.value
                    for part in ast.walk(node)
                    if isinstance(part, ast.Return) and isinstance(part.value, ast.Constant)
                }
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "reason":
                value = node.value
            if isinstance(value, ast.Constant):
                found.add(value.value)
    return {str(reason) for reason in found if reason}


def question_kinds(game: str) -> set[str]:
    """The words, other than clauses, given to whatever makes a question."""
    makers = ("Question", "ask_for_county", "target_question")
    parts = [part for maker in makers for call in calls(game, maker) for part in call.args]
    words = {part.value for part in parts if isinstance(part, ast.Constant)}
    return {word for word in words if isinstance(word, str) and not re.match(r"[A-Z]?\d", word)}


COMMANDS = ("terminal", "bots", "commands", "lab", "server", "locales")


def rule_families(game: str) -> dict[str, Iterable[str]]:
    """What the rules ask, offer and name."""
    house = find_game(game)
    return {
        "ask": question_kinds(game),
        "choose": {choice.verb for choice in house.vocabulary.choices},
        **house.spelled.words,
        "result": {RESIGNED, STANDING, *house.spelled.words.get("result", ())},
    }


ANSWERS = ("number", "text", "several")  # ways to type an answer
TERMINAL: dict[str | None, dict[str, Iterable[str]]] = {
    ALL: {"ask": ("over",), "kept": KEPT_IN},
    "wallenstein": {
        "ask": ("plan-done",),
        "help-answer": ANSWERS,
        "choose": ("plan", "take-top"),
        "effect": [effect + about for effect in EFFECTS for about in ("", "-about")],
        "gift": GIFTS,
        "short-gift": GIFTS,
        "lack": skip_reasons(),
        "event-brief": EFFECTS,
    },
    "thirty_years_war": {
        "area-is": ("neutral", "devastated"),
        "break": "revolt besieged neutral france enemy_force not_controlled".split(),
        "card": [word for card in WAR_WORDS["card"] for word in (card, f"{card}-about")],
        "career": [career.name.lower() for career in Career],
        "help-answer": ANSWERS,
        "label-pile": ("known", "to_come", "played"),
        "short": SHORT,
        "short-kind": WAR_WORDS["kind"],
        "meets": FAMILIES["thirty_years_war"]["met"],
    },
}
# Families of any word that the terminal spells: columns, labels, its commands with their help.
SPELLED = (
    "column",
    "short",
    "label",
    "usage",
    "help",
    "analysis",
    "column-use",
    "short-use",
    "use",
)


def told(game: str) -> set[str]:
    """What has happened, why something is closed, and what a seat has missed."""
    prefix = f"westphalia.games.{game}"
    package = import_module(prefix)
    for found in pkgutil.walk_packages(package.__path__, f"{prefix}."):
        import_module(found.name)
    classes = [kind for base in (Event, Objection, Fact) for kind in below(base)]
    keys = {key_of(kind) for kind in classes if kind.__module__.startswith(prefix)}
    return keys | {f"since-{key}" for key in facts_of(game)}


def below(base: type[Any]) -> Iterator[type[Any]]:
    """All classes that are made of one."""
    kinds: list[type[Any]] = base.__subclasses__()
    for kind in kinds:
        yield kind
        yield from below(kind)


@cache
def code_words() -> set[str]:
    """Every string in the code that speaks, but for that of the page."""
    constants = [each for name in COMMANDS for each in ast_nodes(SOURCE / name, ast.Constant)]
    return {constant.value for constant in constants if isinstance(constant.value, str)}


def python_keys() -> dict[str, set[str | None]]:
    """The keys that Python code spells where it speaks, and the games in whose rooms it does."""
    found: dict[str, set[str | None]] = {}
    for folder in COMMANDS:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            game = next((game for game in GAMES if game in path.parts), ALL)
            for word in spoken_in(path.read_text(encoding="utf-8")):
                found.setdefault(word, set()).add(game)
    return found


def spoken_in(text: str) -> set[str]:
    """The keys in say("a") and say("a" if so else "b")."""
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    first = [call.args[0] for call in calls if call.args and ast.unparse(call.func).endswith("say")]
    parts = [
        part
        for key in first
        for part in ([key.body, key.orelse] if isinstance(key, ast.IfExp) else [key])
    ]
    words = {part.value for part in parts if isinstance(part, ast.Constant)}
    return {word for word in words if isinstance(word, str) and KEY.fullmatch(word)}


def python_families(text: str) -> set[str]:
    """The beginnings of keys that Python code makes: f"odds-{kind}" and key("bot", name)."""
    made = set(re.findall(r'\bsay\(f"([a-z-]+)-\{', text))
    return made | set(re.findall(r'\bkey\("([^"]+)"', text))


def every_family(game: str | None) -> list[tuple[str, Iterable[str]]]:
    """All families of a game, or of all games; one may be made here and there."""
    own = [*families(game).items(), *TERMINAL[game].items()]
    return own + (list(rule_families(game).items()) if game else [])


def used(game: str | None) -> set[str]:
    """The keys that something may say of a game, or of any game."""
    tellers = [game] if game else [ALL, *GAMES]
    made = {
        key(family, word)
        for each in tellers
        for family, words in every_family(each)
        for word in words
    }
    spelled = {key(family, word) for family in SPELLED for word in code_words()}
    remarks = {key_of(kind) for kind in below(Remark)}
    return made | spelled | remarks | code_words() | page_keys() | (told(game) if game else set())


def unused(game: str | None, known: Mapping[str, Message]) -> set[str]:
    """The messages that nothing says, and that no message that is said refers to."""
    alive = used(game) & known.keys()
    waiting = list(alive)
    while waiting:
        more = (known[waiting.pop()].messages & known.keys()) - alive
        alive |= more
        waiting += more
    return known.keys() - alive


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

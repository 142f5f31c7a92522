"""What can be typed besides answers: looking around, asking why, taking back, saving."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from westphalia.clauses import clauses, search
from westphalia.engine.match import UndoError
from westphalia.engine.step import Question, refusal
from westphalia.games.wallenstein.odds import battle_odds
from westphalia.terminal.model import Column, Line, Note, Row, Section, Sheet, Span, words
from westphalia.terminal.reading import NotNow, Unclear, begins, fold

if TYPE_CHECKING:
    from westphalia.terminal.table import Table

MANY: Final = 4  # more clauses than these are only listed
LINES: Final = 20
ALL_LINES: Final = 100_000
ROWS: Final = 12  # of a sheet of odds
REASONS: Final = 6


class Outcome(Enum):
    """What a typed line led to."""

    AGAIN = "the same question again"
    CHANGED = "the match has changed"
    LEFT = "the player has left"


Command = Callable[["Table", Question, str], Outcome]


def help_(table: Table, question: Question, rest: str) -> Outcome:
    """What can be typed."""
    say = table.tongue.say
    rows = [
        Row(name, (words(say(f"usage-{name}"), "gold"), words(say(f"help-{name}"))))
        for name in COMMANDS
    ]
    answers = Note("help", say("title-answers"), tuple(words(line) for line in _answers(table)))
    table.face.show([answers, Sheet("help", say("title-help"), (Column(""), Column("")), (*rows,))])
    return Outcome.AGAIN


def _answers(table: Table) -> list[str]:
    return [table.tongue.say(f"help-answer-{name}") for name in ("number", "text", "several")]


def undo(table: Table, question: Question, rest: str) -> Outcome:
    """Take back the last answer of the seat that is asked."""
    try:
        table.match.undo(question.seat)
    except UndoError:
        table.face.refuse(table.tongue.say("undo-nothing"))
        return Outcome.AGAIN
    return Outcome.CHANGED


def why(table: Table, question: Question, rest: str) -> Outcome:
    """Why something is not allowed; without words, why this is asked and what the bots thought."""
    if rest:
        _why_not(table, question, rest)
        return Outcome.AGAIN
    table.face.show([_clause(table, question.clause)])
    lines = [
        (
            *table.places.name(told.seat),
            Span(f" {told.answer.choice.text}: ", "quiet"),
            Span(table.prose.reason(told.answer.reason, told.answer.about)),
        )
        for told in table.reasons[-REASONS:]
    ]
    if lines:
        table.face.show([Note("why", table.tongue.say("title-reasons"), tuple(lines))])
    return Outcome.AGAIN


def _why_not(table: Table, question: Question, typed: str) -> None:
    try:
        choice = table.reader.choice(question, typed)
    except NotNow as closed:
        table.face.refuse(table.refusal(closed))
        engine = refusal(table.match.play, question.seat, closed.choice)
        clause = table.obstacle(closed).clause
        table.face.show([Note("why", str(engine), ()), _clause(table, clause)])
    else:
        sentence = table.prose.choice(choice, question.kind)
        table.face.say(table.tongue.say("why-allowed", choice=sentence, clause=question.clause))
        table.face.show([_clause(table, question.clause)])


def rules(table: Table, question: Question, rest: str) -> Outcome:
    """A clause, a chapter, or the clauses that contain all the words."""
    game = table.match.game.name
    language = table.tongue.language
    found = search(game, rest, language) if rest else [clauses(game, language)[question.clause]]
    if not found:
        raise Unclear(table.tongue.say("rules-nothing", words=rest))
    if len(found) <= MANY:
        table.face.show([_clause(table, clause.id) for clause in found])
        return Outcome.AGAIN
    lines: list[Line] = [
        (Span(f"{clause.id:9}", "gold"), Span(clause.title)) for clause in found[:LINES]
    ]
    if len(found) > LINES:
        lines.append(words(table.tongue.say("rules-more", more=len(found) - LINES), "quiet"))
    table.face.show([Note("rule", table.tongue.say("title-rules"), tuple(lines))])
    return Outcome.AGAIN


def _clause(table: Table, id_: str) -> Section:
    clause = clauses(table.match.game.name, table.tongue.language)[id_]
    lines = [words(clause.text)]
    if clause.note:
        lines.append(words(table.tongue.say("ruling", note=clause.note), "quiet"))
    return Note("rule", f"{clause.id} {clause.title}", tuple(lines))


def odds(table: Table, question: Question, rest: str) -> Outcome:
    """How an attack on a county may end, for one number of armies or for several."""
    parts = rest.split()
    most = table.prose.words.board.army_cubes
    asked = _number(table, parts.pop(), most) if parts and parts[-1].isdecimal() else 0
    county = _county(table, question, " ".join(parts))
    s, seat = table.match.play.state, question.seat
    if s.owner[county] == seat:
        raise Unclear(table.tongue.say("odds-own", county=table.prose.words.county(county)))
    near = [c for c in table.prose.words.board.neighbours[county] if s.owner[c] == seat]
    spare = max([s.armies[c] - 1 for c in near], default=1)
    armies = [asked] if asked else range(1, max(1, min(spare, ROWS)) + 1)
    rows = [_chances(table, seat, county, number) for number in armies]
    say = table.tongue.say
    columns = tuple(
        Column(say(f"column-{name}"), number=True)
        for name in ("armies", "wins", "holds", "empty", "survive")
    )
    title = say("title-odds", county=table.prose.words.county(county))
    table.face.show([Sheet("odds", title, columns, tuple(rows))])
    return Outcome.AGAIN


def _chances(table: Table, seat: int, county: int, armies: int) -> Row:
    chances = battle_odds(table.match.play.state, seat, county, armies)
    shares = (chances.attacker, chances.defender, chances.devastated)
    tones = ("good", "", "")
    cells = [
        words(table.tongue.say("percent", percent=round(100 * share)), tone)
        for share, tone in zip(shares, tones, strict=True)
    ]
    left = words(f"{chances.attackers_left:.1f}")
    return Row(str(armies), (words(str(armies), "strong"), *cells, left))


def _county(table: Table, question: Question, typed: str) -> int:
    """The county that is meant; without words, the one that the question is about."""
    board = table.prose.words.board
    if not typed:
        about = table.view(question.seat)["prompt"]["about"]
        if question.kind == "send":
            return board.county_index[about["county"]]
        raise Unclear(table.tongue.say("county-missing"))
    wanted = fold(typed).replace("_", " ").split()
    in_play = table.view(question.seat)["counties"]
    found = [
        index
        for index, (id_, name) in enumerate(zip(board.counties, board.county_names, strict=True))
        if id_ in in_play and (begins(wanted, id_.split("_")) or begins(wanted, fold(name).split()))
    ]
    exact = [index for index in found if board.counties[index] == "_".join(wanted)]
    if len(exact or found) != 1:
        names = ", ".join(board.counties[index] for index in found[:8])
        key = "county-ambiguous" if found else "county-unknown"
        raise Unclear(table.tongue.say(key, typed=typed, names=names))
    return (exact or found)[0]


def _number(table: Table, typed: str, most: int) -> int:
    """A number from 1 on that makes sense."""
    if not (typed.isascii() and typed.isdecimal() and 1 <= int(typed[:9]) <= most):
        raise Unclear(table.tongue.say("number-wrong", typed=typed, most=most))
    return int(typed)


def map_(table: Table, question: Question, rest: str) -> Outcome:
    """The map as a sheet, a region or a county of it, or as a drawing."""
    view = table.view(question.seat)
    regions = table.prose.words.board.regions
    if rest in ("", "drawing"):
        small, large = table.places.drawing(view, "small"), table.places.drawing(view, "large")
        table.face.map(small, large, [] if rest else table.places.region_sheets(view))
    elif rest == "table":
        table.face.show(table.places.region_sheets(view))
    elif any(region.startswith(fold(rest)) for region in regions):
        wanted = [n for n, region in enumerate(regions) if region.startswith(fold(rest))]
        table.face.show(table.places.region_sheets(view, wanted))
    else:
        county = _county(table, question, rest)
        table.face.show([table.places.county(table.prose.words.board.counties[county], view)])
    return Outcome.AGAIN


def mat(table: Table, question: Question, rest: str) -> Outcome:
    """The own mat."""
    shown = table.places.mat(table.view(question.seat), question.seat)
    if shown is None:
        raise Unclear(table.tongue.say("mat-nothing"))
    table.face.show([shown])
    return Outcome.AGAIN


def look(table: Table, question: Question, rest: str) -> Outcome:
    """Everything else on the table."""
    view = table.view(question.seat)
    places = table.places
    parts = (
        places.players(view),
        places.display(view),
        places.row(view),
        places.court(view),
        places.draft(view),
        places.tower(view),
        places.majorities(view),
    )
    table.face.show([part for part in parts if part is not None])
    return Outcome.AGAIN


def log(table: Table, question: Question, rest: str) -> Outcome:
    """What happened last."""
    number = _number(table, rest, ALL_LINES) if rest else LINES
    events = table.match.seen(question.seat)
    lines = tuple(words(table.prose.line(event)) for event in events[-number:])
    table.face.show([Note("log", table.tongue.say("title-log"), lines)])
    return Outcome.AGAIN


def save(table: Table, question: Question, rest: str) -> Outcome:
    """Write the record."""
    path = Path(rest) if rest else table.file()
    table.save(path)
    table.face.say(table.tongue.say("saved", file=str(path)))
    return Outcome.AGAIN


def quit_(table: Table, question: Question, rest: str) -> Outcome:
    """Leave, and save before if wanted."""
    table.face.say(table.tongue.say("quit-offer", file=str(table.file())))
    typed = table.read(question.seat, "quit")
    if typed in ("no", table.tongue.say("word-no")):
        table.face.say(table.tongue.say("left-unsaved"))
        return Outcome.LEFT
    if typed:
        table.save_to = Path(typed)
    return table.leave()


COMMANDS: Final[dict[str, Command]] = {
    "help": help_,
    "look": look,
    "map": map_,
    "mat": mat,
    "log": log,
    "why": why,
    "rules": rules,
    "odds": odds,
    "undo": undo,
    "save": save,
    "quit": quit_,
}

"""What can be typed besides answers: looking around, asking why, taking back, saving."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from westphalia.bots.player import SeatView
from westphalia.bots.registry import adviser, adviser_of, clause_of
from westphalia.clauses import clauses, search
from westphalia.engine.match import UndoError
from westphalia.engine.step import Question
from westphalia.terminal.model import Column, Note, Row, Section, Sheet, Span, Spans, words
from westphalia.terminal.reading import NotNow, Unclear, is_number
from westphalia.terminal.screens import Command, CommandResult, GameScreens
from westphalia.terminal.words import key

if TYPE_CHECKING:
    from westphalia.terminal.table import Table

MANY: Final = 4  # more clauses than these are only listed
LINES: Final = 20
ALL_LINES: Final = 100_000
REASONS: Final = 6
HINT_SEED: Final = 1  # the same bot for every hint


def help_(table: Table, question: Question, rest: str) -> CommandResult:
    """What can be typed."""
    say = table.tongue.say
    rows = [
        Row(name, (words(_told(table, "usage", name), "gold"), words(_told(table, "help", name))))
        for name in table.commands
    ]
    answers = Note("help", say("title-answers"), tuple(words(line) for line in _answers(table)))
    table.face.show([answers, Sheet("help", say("title-help"), (Column(""), Column("")), (*rows,))])
    return CommandResult.AGAIN


def _answers(table: Table) -> list[str]:
    return [_told(table, "help", f"answer-{name}") for name in ("number", "text", "several")]


def _told(table: Table, what: str, name: str) -> str:
    """The game's own words for it, or those for any game."""
    own = f"{what}-{name}"
    return table.tongue.say(own if table.tongue.knows(own) else f"any-{own}")


def undo(table: Table, question: Question, rest: str) -> CommandResult:
    """Take back the last answer of the seat that is asked."""
    try:
        table.match.undo(question.seat)
    except UndoError:
        table.face.refuse(table.tongue.say("undo-nothing"))
        return CommandResult.AGAIN
    table.taken_back = question.seat
    return CommandResult.CHANGED


def why(table: Table, question: Question, rest: str) -> CommandResult:
    """Why something is not allowed; without words, why this is asked and what the bots thought."""
    if rest:
        _why_not(table, question, rest)
        return CommandResult.AGAIN
    table.face.show([_clause(table, question.clause)])
    lines = [
        (
            *table.screens.sheets.name(told.seat),
            Span(f" {told.answer.choice.text}: ", "quiet"),
            Span(table.prose.reason(told.answer.reason, told.answer.about)),
        )
        for told in table.reasons[-REASONS:]
    ]
    if lines:
        table.face.show([Note("why", table.tongue.say("title-reasons"), tuple(lines))])
    return CommandResult.AGAIN


def hint(table: Table, question: Question, rest: str) -> CommandResult:
    """What the bot that advises would answer for this seat, from what the seat sees."""
    match = table.match
    header = match.record.header
    if len(table.bots) != header.seats - 1 or question.seat in table.bots:
        raise Unclear(table.tongue.say("hint-none"))
    player = adviser(match.game, header, HINT_SEED)
    seat_view = SeatView(match.game, header, match.play.state, question.seat)
    answer = player.answer(seat_view, question)
    clause = clause_of(header.game, answer.reason) or question.clause
    sentence = table.prose.reason(answer.reason, answer.about)
    line = (
        Span(f"{answer.choice.text}: ", "quiet"),
        Span(f"{table.prose.choice(answer.choice, question.kind)}. {sentence} ({clause})"),
    )
    bot = table.tongue.say(key("bot", adviser_of(match.game)))
    table.face.show([Note("why", table.tongue.say("title-hint", bot=bot), (line,))])
    return CommandResult.AGAIN


def _why_not(table: Table, question: Question, typed: str) -> None:
    try:
        choice = table.reader.choice(question, typed)
    except NotNow as closed:
        table.face.refuse(table.refusal(closed))
        table.face.show([_clause(table, closed.clause)])
    else:
        sentence = table.prose.choice(choice, question.kind)
        table.face.say(table.tongue.say("why-allowed", choice=sentence, clause=question.clause))
        table.face.show([_clause(table, question.clause)])


def rules(table: Table, question: Question, rest: str) -> CommandResult:
    """A clause, a chapter, or the clauses that contain all the words."""
    game = table.match.game.name
    language = table.tongue.language
    found = search(game, rest or question.clause, language)
    if not found:
        raise Unclear(table.tongue.say("rules-nothing", words=rest or question.clause))
    if len(found) <= MANY:
        table.face.show([_clause(table, clause.id) for clause in found])
        return CommandResult.AGAIN
    lines: list[Spans] = [
        (Span(f"{clause.id:9}", "gold"), Span(clause.title)) for clause in found[:LINES]
    ]
    if len(found) > LINES:
        lines.append(words(table.tongue.say("rules-more", more=len(found) - LINES), "quiet"))
    table.face.show([Note("rule", table.tongue.say("title-rules"), tuple(lines))])
    return CommandResult.AGAIN


def _clause(table: Table, id_: str) -> Section:
    clause = clauses(table.match.game.name, table.tongue.language).get(id_)
    if clause is None:  # a game may come without clauses
        return Note("rule", id_, ())
    lines = [words(clause.text)]
    if clause.note:
        lines.append(words(table.tongue.say("ruling", note=clause.note), "quiet"))
    return Note("rule", f"{clause.id} {clause.title}", tuple(lines))


def number(table: Table, typed: str, most: int) -> int:
    """A number from 1 on that makes sense."""
    if not (is_number(typed) and 1 <= int(typed) <= most):
        raise Unclear(table.tongue.say("number-wrong", typed=typed, most=most))
    return int(typed)


def look(table: Table, question: Question, rest: str) -> CommandResult:
    """Everything on the table besides the map."""
    table.face.show(table.screens.look(table.view(question.seat)))
    return CommandResult.AGAIN


def log(table: Table, question: Question, rest: str) -> CommandResult:
    """What happened last."""
    last = number(table, rest, ALL_LINES) if rest else LINES
    events = table.match.seen(question.seat)
    lines = tuple(words(table.prose.line(event)) for event in events[-last:])
    table.face.show([Note("log", table.tongue.say("title-log"), lines)])
    return CommandResult.AGAIN


def save(table: Table, question: Question, rest: str) -> CommandResult:
    """Write the record."""
    path = Path(rest) if rest else table.file()
    table.save(path)
    table.face.say(table.tongue.say("saved", file=str(path)))
    return CommandResult.AGAIN


def quit_(table: Table, question: Question, rest: str) -> CommandResult:
    """Leave, and save before if wanted."""
    table.face.say(table.tongue.say("quit-offer", file=str(table.file())))
    typed = table.read(question.seat, "quit")
    if typed and means(typed, "no", table.tongue.say("word-no")):
        table.face.say(table.tongue.say("left-unsaved"))
        return CommandResult.LEFT
    if not typed or means(typed, "yes", table.tongue.say("word-yes")):
        return table.leave(table.file())
    return table.leave(Path(typed))


def means(typed: str, *words: str) -> bool:
    """Whether one of the words is typed, whole or as its first letters: n, No, nein."""
    return any(word.startswith(typed.lower()) for word in words)


LOOKING: Final[dict[str, Command]] = {"help": help_, "look": look}
DOING: Final[dict[str, Command]] = {
    "log": log,
    "why": why,
    "hint": hint,
    "rules": rules,
    "undo": undo,
    "save": save,
    "quit": quit_,
}


def commands_of(screens: GameScreens) -> dict[str, Command]:
    """The commands at a table: those of every game, and between them those of its own."""
    return {**LOOKING, **screens.commands, **DOING}

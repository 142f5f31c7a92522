"""Bots from outside: where their names lead, and what becomes of their mistakes.

Wherever a bot has a name, it may be one of the house (``captain``, ``general:2s``) or one of these:

=======================  ==============================================================
``module:factory``       of an installed package, or of a module in the working folder
``folder/file.py:made``  of a file
``miser``                what a package offers as an entry point of ``westphalia.bots``
``cmd:./mybot --deep``   a program that reads and writes lines of JSON
=======================  ==============================================================

What stands before the first colon decides which of them it is; the names of the house come first.
``NAME=`` before any of them says what the bot is called in results: any printable name before the
first equals sign, if that stands before the first colon.
"""

from __future__ import annotations

import re
import shlex
import shutil
import sys
import traceback
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from westphalia import plugins
from westphalia.bots.player import Answer, BotFactory, Listener, Player, SeatView
from westphalia.bots.program import Fault, PipePlayer
from westphalia.engine.record import Header
from westphalia.engine.step import Question

PROGRAM: Final = "cmd"
SIGNS: Final = frozenset(",=:")  # one of them in a list, and spaces separate no bots
LONGEST_NAME: Final = 80  # characters, in tables and records
LONGEST_TRACE: Final = 4000


class UnknownBot(ValueError):
    """A name that no bot bears.

    >>> import westphalia as w
    >>> w.bot("napoleon", w.game("thirty_years_war").header(["Anna", "Bo"]))
    Traceback (most recent call last):
    westphalia.bots.outside.UnknownBot: 'napoleon' is no bot for thirty_years_war; there are: \
random, soldier, captain, general, general_strong
    """


class BotMistake(Exception):
    """What a bot from outside did wrong: a sentence that names it, and the traceback if it has one.

    >>> import westphalia as w
    >>> header = w.game("thirty_years_war").header(["Anna", "Bo"])
    >>> w.bot("late=json:loads", header)
    Traceback (most recent call last):
    westphalia.bots.outside.BotMistake: the bot 'late' cannot be seated: TypeError: loads() takes \
1 positional argument but 2 were given
    """

    def __init__(self, sentence: str, trace: str = "") -> None:
        super().__init__(sentence)
        self.trace = trace

    @property
    def whole(self) -> str:
        """The sentence, and below it the traceback."""
        return f"{self}\n{self.trace}".rstrip()


# ------------------------------------------------------------------------------
# Names.

FOLDERS: Final = re.compile(r"[^\s:]*/")


def listed_bots(text: str) -> list[str]:
    """Bots with commas between them; bare names may have spaces between them instead.

    >>> listed_bots("random, my own=cmd:node bot.js --deep, bots/miser.py:Miser")
    ['random', 'my own=cmd:node bot.js --deep', 'bots/miser.py:Miser']
    >>> listed_bots("random captain")
    ['random', 'captain']
    """
    parts = text.split(",") if SIGNS.intersection(text) else text.split()
    return [part.strip() for part in parts if part.strip()]


def split_name(bot: str) -> tuple[str, str]:
    """What a bot is called in results, and where it is found.

    One without a name is called as it is found, without its folders if that is too long.

    >>> split_name("mein Büttel=cmd:./bot"), split_name("general:2s")
    (('mein Büttel', 'cmd:./bot'), ('general:2s', 'general:2s'))
    >>> split_name(f"/home/{'anna/' * 20}bot.py:Bot")[0]
    'bot.py:Bot'
    """
    name, equals, found = bot.partition("=")
    label, place = (name.strip(), found.strip()) if equals and ":" not in name else (bot, bot)
    if label == place and len(label) > LONGEST_NAME:
        label = FOLDERS.sub("", label)
    if not label or len(label) > LONGEST_NAME or not label.isprintable():
        raise UnknownBot(
            f"a bot's name has from 1 to {LONGEST_NAME} printable characters, unlike "
            f"{label[:LONGEST_NAME]!r}; it is given one before the first equals sign, as in "
            f"mine={place[:20]!r}…"
        )
    return label, place


def label_of(bot: str) -> str:
    """What a bot is called in results."""
    return split_name(bot)[0]


def labels_of(bots: Sequence[str]) -> tuple[str, ...]:
    """What bots are called in results; two of them may not share a name."""
    labels: dict[str, str] = {}
    for bot in bots:
        label = label_of(bot)
        if labels.setdefault(label, bot) != bot:
            raise UnknownBot(f"'{labels[label]}' and '{bot}' would both be called {label}")
    return tuple([label_of(bot) for bot in bots])


def offered_names() -> list[str]:
    """The bots that other packages bring, by name."""
    return sorted(plugins.offered(plugins.BOTS))


# ------------------------------------------------------------------------------
# Where a name leads.


def is_place(place: str) -> bool:
    """Whether this may be a bot from outside, and no mistyped one of the house."""
    return ":" in place or place in plugins.offered(plugins.BOTS)


@cache
def factory_of(place: str) -> BotFactory:
    """What makes the bots that are found there; loaded once in a process."""
    before, _, after = place.partition(":")
    if before == PROGRAM:
        return partial(PipePlayer, command_of(after))
    try:
        with redirect_stdout(sys.stderr):  # what a bot prints stands in no result of ours
            found: Any = _loaded(place)
    except UnknownBot:
        raise
    except plugins.BROKEN as error:
        raise UnknownBot(f"'{place}' cannot be loaded: {told(error)}\n{trace_of(error)}") from error
    if not callable(found):
        raise UnknownBot(f"'{place}' is {found!r:.100}, which makes no bot")
    factory: BotFactory = found
    return factory


def command_of(text: str) -> tuple[str, ...]:
    """The words of a command line; its program must be there."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise UnknownBot(f"'cmd:{text}' is no command line: {error}") from error
    if not words:
        raise UnknownBot("'cmd:' wants a program, as in cmd:./mybot")
    if shutil.which(words[0]) is None:
        raise UnknownBot(f"'cmd:{text}': there is no program '{words[0]}' that can be run")
    return tuple(words)


def _loaded(place: str) -> object:
    path, _, thing = place.rpartition(":")
    if not path:
        return _offered(place)
    module = _from_file(path) if path.endswith(".py") else _from_module(path)
    try:
        return attrgetter(thing)(module)
    except AttributeError as error:
        raise UnknownBot(f"there is no '{thing}' in {path}") from error


def _offered(name: str) -> object:
    points = plugins.offered(plugins.BOTS)[name]
    if len(points) > 1:
        whose = " and ".join([plugins.origin(point) for point in points])
        raise UnknownBot(f"the bot '{name}' is offered by {whose}; name its module:factory")
    found: object = points[0].load()
    return found


def _from_file(path: str) -> ModuleType:
    """The module in a file, which may import what lies beside it."""
    file = Path(path).expanduser().resolve()
    if not file.is_file():
        raise UnknownBot(f"there is no file '{path}'")
    name = str(file)  # which is no module's name, so it takes the place of none
    if name not in sys.modules:
        _look_in(file.parent)
        spec = spec_from_file_location(name, file)
        assert spec
        assert spec.loader
        module = module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def _from_module(name: str) -> ModuleType:
    _look_in(Path.cwd())
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        raise UnknownBot(f"there is no module '{name}', installed or in {Path.cwd()}") from error


def _look_in(folder: Path) -> None:
    """Lets imports find what lies in a folder, after all that they found before."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


# ------------------------------------------------------------------------------
# Playing, guarded.


def seat_outside(bot: str, header: Header, seed: int) -> Player:
    """A bot from outside for a game with this header; what it does wrong is a `BotMistake`."""
    label, place = split_name(bot)
    factory = factory_of(place)
    try:
        with redirect_stdout(sys.stderr):
            player = factory(header, seed)
    except UnknownBot:  # it says so itself: it does not play this
        raise
    except plugins.BROKEN as error:
        sentence = f"the bot '{label}' cannot be seated: {told(error)}"
        raise BotMistake(sentence, trace_of(error)) from error
    if not hasattr(player, "answer"):
        lacks = "which has no answer(seat_view, question)"
        raise BotMistake(f"the bot '{label}' is an object of {type(player).__name__}, {lacks}")
    return Guarded(label, player)


@dataclass(frozen=True)
class Guarded:
    """A player from outside: whatever it does wrong is told as its mistake."""

    label: str
    player: Player

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        try:
            with redirect_stdout(sys.stderr):
                answer = self.player.answer(seat_view, question)
        except Fault as fault:
            raise BotMistake(f"the bot '{self.label}' {fault}") from fault
        except plugins.BROKEN as error:
            sentence = f"the bot '{self.label}' failed at a '{question.kind}': {told(error)}"
            raise BotMistake(sentence, trace_of(error)) from error
        if not isinstance(answer, Answer):
            wrong = f"answered '{question.kind}' with {answer!r:.100} instead of an Answer"
            raise BotMistake(f"the bot '{self.label}' {wrong}")
        if all(choice is not answer.choice for choice in question.choices):
            wrong = f"chose {answer.choice!r:.100}, which '{question.kind}' does not offer"
            raise BotMistake(f"the bot '{self.label}' {wrong}")
        return Answer(answer.choice)  # its reason is no sentence of ours

    def over(self, result: Mapping[str, Any] | None) -> None:
        try:
            if isinstance(self.player, Listener):
                with redirect_stdout(sys.stderr):
                    self.player.over(result)
        except plugins.BROKEN as error:
            sentence = f"the bot '{self.label}' failed after the game: {told(error)}"
            raise BotMistake(sentence, trace_of(error)) from error


def told(error: BaseException) -> str:
    """An error in a line."""
    return traceback.format_exception_only(error)[-1].strip()[: LONGEST_NAME * 4]


def trace_of(error: BaseException) -> str:
    """The traceback of an error below our own call, its end if it is long."""
    below = error.__traceback__.tb_next if error.__traceback__ else None
    text = "".join(traceback.format_exception(type(error), error, below))
    return text if len(text) <= LONGEST_TRACE else f"…{text[-LONGEST_TRACE:]}"

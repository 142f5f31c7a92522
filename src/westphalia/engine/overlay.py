"""Overlays: an owner's corrected values in place of ours, checked for their shape.

An overlay has the tables and keys of the data files. It replaces values; it adds no ids, because
the numbers that learners know the choices by follow from them. Whether its values make sense
together, its game knows.
"""

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final

from westphalia.engine.facts import NOTES, STATUSES, Table, entries, merge, table, texts

# The ids that the values of a key may name; none where they are free.
Allowed = Callable[[str], list[str]]

# Beyond these nothing was ever printed, and a game would only take long to play.
MOST_COUNT: Final = 99
MOST_ENTRIES: Final = 150
MOST_LETTERS: Final = 1000
MOST_PROBLEMS: Final = 100  # after which nobody reads on


class OverlayError(ValueError):
    """An overlay that cannot be used; each problem is a sentence."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def corrected(
    base: Mapping[str, object],
    overlay: Mapping[str, object],
    check: Callable[[Mapping[str, object], str], list[str]],
) -> Table:
    """The data with an overlay's values in place of ours; what its game objects to is raised."""
    problems = check(overlay, "the overlay")
    if problems:
        raise OverlayError(problems)
    return merge(base, overlay)


class Shape:
    """What an overlay may have in the place of the values of a game."""

    def __init__(
        self,
        allowed: Allowed,
        fixed: tuple[str, ...],
        free_length: tuple[str, ...],
        negative: tuple[str, ...] = (),
        most: Mapping[str, int] | None = None,
    ) -> None:
        self.allowed = allowed
        self.fixed = fixed  # keys whose values may not be replaced
        self.free_length = free_length  # keys of lists that may be longer or shorter
        self.negative = negative  # keys of numbers that may be below 0
        self.most = most or {}  # the largest number, by key, where it is not MOST_COUNT

    def sound(
        self,
        overlay: Mapping[str, object],
        base: Mapping[str, object],
        problems: list[str],
        path: str = "",
    ) -> Table:
        """The part of an overlay that has the shape of the data; the rest is told in problems."""
        kept: Table = {}
        for key, value in overlay.items():
            if len(problems) >= MOST_PROBLEMS:
                break
            where = f"{path}.{key}" if path else key
            problem = self._problem(where, key, value, base)
            below = base.get(key)
            if problem:
                problems.append(problem)
            elif key in NOTES:
                continue
            elif isinstance(value, Mapping) and isinstance(below, Mapping):
                kept[key] = self.sound(value, below, problems, where)
            else:
                kept[key] = value
        return kept

    def _problem(self, where: str, key: str, value: object, base: Mapping[str, object]) -> str:
        if key in NOTES:
            return _note_problem(where, key, value, base)
        if key not in base:
            close = get_close_matches(key, [known for known in base if known not in NOTES], 1)
            hint = (
                f"; did you mean {close[0]}?" if close else "; an overlay may not add ids or keys."
            )
            return f"{where} is not in the data{hint}"
        model = base[key]
        if isinstance(model, Mapping):
            if isinstance(value, Mapping):
                return ""
            return f"{where} is {value!r}, but must be a table."
        if key in self.fixed and value != model:
            return f"{where} may not be replaced, because the rules are written for {model!r}."
        if not _fits(value, model):
            return f"{where} is {value!r}, but must be {_kind(model)}."
        return self._length_problem(where, key, value, model) or self._value_problem(
            where, key, value, model
        )

    def _length_problem(self, where: str, key: str, value: object, model: object) -> str:
        if not isinstance(value, list) or not isinstance(model, list):
            return ""
        if key in self.free_length:
            if len(value) > MOST_ENTRIES:
                return f"{where} has {len(value)} entries, but may have at most {MOST_ENTRIES}."
        elif len(value) != len(model):
            return f"{where} has {len(value)} entries, but must have {len(model)}."
        return ""

    def _value_problem(self, where: str, key: str, value: object, model: object) -> str:
        """What is wrong with a value of the right type, whatever the other values are."""
        listed: list[object] = value if isinstance(value, list) else [value]
        is_chance = isinstance(_model(model), float)
        allowed = self.allowed(key)
        for each in listed:
            if allowed and each not in allowed:
                close = get_close_matches(str(each), allowed, 1)
                hint = f"; did you mean {close[0]}?" if close else f"; expected one of {allowed}."
                return f"{where} names {each!r}, which is unknown{hint}"
            # Written so that "not a number" is refused too.
            if is_chance and isinstance(each, int | float) and not 0 <= each <= 1:
                return f"{where} is {value!r}, but a chance lies between 0 and 1."
            if isinstance(each, int) and each < 0 and key not in self.negative:
                return f"{where} is {value!r}, but may not be negative."
            too_much = self._size_problem(where, key, each)
            if too_much:
                return too_much
        doubled = [each for each in listed if listed.count(each) > 1]
        return f"{where} names {doubled[0]} twice." if allowed and doubled else ""

    def _size_problem(self, where: str, key: str, value: object) -> str:
        """No number is beyond what can be printed and played, and no text too long to read."""
        most = self.most.get(key, MOST_COUNT)
        if isinstance(value, int) and value > most:
            return f"{where} is {value}, but may be at most {most}."
        if isinstance(value, int) and value < -most:
            return f"{where} is {value}, but may be at least {-most}."
        if isinstance(value, str) and len(value) > MOST_LETTERS:
            return f"{where} has {len(value)} letters, but may have at most {MOST_LETTERS}."
        return ""


def _note_problem(where: str, key: str, value: object, base: Mapping[str, object]) -> str:
    """A provenance is one of three words, for an entry or for some of its values."""
    if key not in ("provenance", "source"):
        if value == base.get(key):
            return ""
        return f"{where} may not be replaced, because clauses belong to the rules."
    if isinstance(value, Mapping):
        if where == key:
            return _file_problem(value)
        problems = [_word_problem(f"{where}.{each}", key, word) for each, word in value.items()]
        strange = [
            f"{where}.{each} is not in the data." for each in value if not _is_in(each, base)
        ]
        return next((problem for problem in strange + problems if problem), "")
    return _word_problem(where, key, value)


def _is_in(value: str, base: Mapping[str, object]) -> bool:
    """Whether a value that a note speaks of is there; what follows a dot is an item of a list."""
    return value.partition(".")[0] in base


def _file_problem(whole: Mapping[str, object]) -> str:
    """What is said about a whole overlay: its status and source."""
    unknown = [each for each in whole if each not in ("status", "source")]
    if unknown:
        return f"provenance.{unknown[0]} is not in the data; expected status or source."
    status = whole.get("status", STATUSES[0])
    return _word_problem("provenance.status", "provenance", status)


def _word_problem(where: str, key: str, word: object) -> str:
    if key == "provenance" and word not in STATUSES:
        return f"{where} is {word!r}, but must be one of {', '.join(STATUSES)}."
    if not isinstance(word, str):
        return f"{where} is {word!r}, but must be text."
    return ""


def _model(model: object) -> object:
    """What the items of a list are like; nothing is known of those of an empty list."""
    if isinstance(model, list):
        return model[0] if model else None
    return model


def _fits(value: object, model: object) -> bool:
    """True if a value is of the model's type; a whole number may stand for a chance."""
    if isinstance(model, list):
        return isinstance(value, list) and all(_fits(each, _model(model)) for each in value)
    if isinstance(value, bool) or isinstance(model, bool):
        return isinstance(value, bool) and isinstance(model, bool)
    if isinstance(model, float):
        return isinstance(value, int | float)
    if isinstance(model, int):
        return isinstance(value, int)
    return isinstance(value, str) and value != ""


def _kind(model: object) -> str:
    if isinstance(model, list):
        return f"a list, each entry {_kind(_model(model))}"
    kinds = {bool: "true or false", int: "a whole number", float: "a number"}
    return kinds.get(type(model), "text")


# Maps, which all games have: entries of one kind with a list of neighbours


def borders(data: Mapping[str, object], kind: str) -> Iterator[str]:
    """Borders go both ways, and nothing borders itself."""
    for here, entry in entries(data, kind):
        for other in texts(entry, "neighbours"):
            if other == here:
                yield f"{kind}.{here}.neighbours names {here} itself."
            elif here not in texts(table(data, kind, other), "neighbours"):
                yield (
                    f"{kind}.{here}.neighbours names {other}, "
                    f"but {kind}.{other}.neighbours does not name {here}."
                )


def cut_off(data: Mapping[str, object], kind: str, wanted: set[str]) -> list[str]:
    """Those of the wanted that cannot be reached from the first of them through the others."""
    found = dict(entries(data, kind))
    reached: set[str] = set()
    edge = {min(wanted)} if wanted else set()
    while edge:
        reached |= edge
        edge = {n for here in edge for n in texts(found[here], "neighbours")}
        edge = (edge & wanted) - reached
    return sorted(wanted - reached)

"""Tables: what a seat may know, all of it and nothing else, as small integers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.telltale import Leak

from westphalia.engine.cells import Cells
from westphalia.engine.chance import Chance, Sampling
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, Seat, State
from westphalia.engine.tables import Column, Tables, factors, flag, one_of, table
from westphalia.games import GAMES, find_game
from westphalia.lab.fuzz import sampled_header

SET_UPS = [(name, number) for name in GAMES for number in range(6)]
Position = tuple[Any, Question]


def positions(game: Game, header: Header, seed: int, every: int = 1) -> Iterator[Position]:
    """Positions of a random game, each with one of its questions."""
    random = Random(seed)
    play: Play[Any] = Play(game.set_up(header), Sampling(seed))
    for answers in range(100_000):
        if not play.open:
            return
        question = random.choice(play.open)
        if answers % every == 0:
            yield play.state, question
        play.answer(question.seat, random.choice(question.choices))
    raise AssertionError("the game does not end")


class Eye:
    """Looks at positions of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cells = Cells(game.tables.size)

    def __call__(self, s: Any, seat: Seat, question: Question | None) -> list[int]:
        self.cells.at = 0
        self.game.observe(s, seat, question, self.cells)
        assert self.cells.at == self.game.tables.size
        return list(self.cells.buffer())


def leaks(game: Game, header: Header, seed: int) -> list[str]:
    """The cells that differ in two positions that look alike to a seat."""
    chance, eye = Sampling(seed), Eye(game)
    found: set[str] = set()
    for state, question in positions(game, header, seed, every=17):
        for seat in range(header.seats):
            twin = game.imagine(state, seat, chance)
            here, there = eye(state, seat, question), eye(twin, seat, question)
            pairs = zip(game.tables.names(), here, there, strict=True)
            found |= {name for name, one, other in pairs if one != other}
    return sorted(found)


# What is hidden


@pytest.mark.parametrize(("name", "number"), SET_UPS)
def test_positions_that_look_alike_to_a_seat_have_the_same_tables(name: str, number: int) -> None:
    game = find_game(name)
    assert not leaks(game, sampled_header(game, 1648, number), number)


class Telling(Game):
    """A game with one more table, which shows something that is hidden."""

    def __init__(self, game: Game, leak: Leak) -> None:
        self.game, self.leak = game, leak
        told = table("leak", ["all"], [Column("leak", 1, "a secret")])
        self.tables = Tables([*game.tables.tables, told])

    def observe(self, s: Any, seat: Seat, question: Question | None, cells: Cells) -> None:
        self.game.observe(s, seat, question, cells)
        cells.put(int(str(self.leak(s, seat))))

    def set_up(self, header: Header) -> State:
        return self.game.set_up(header)

    def imagine(self, s: Any, seat: Seat, chance: Chance) -> State:
        return self.game.imagine(s, seat, chance)


def others_hands(s: Any, seat: int) -> int:
    return sum(sum(hand) for other, hand in enumerate(s.hands) if other != seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_shows_what_is_hidden_is_found(name: str) -> None:
    game = find_game(name)
    header = sampled_header(game, 1648, 0)
    assert leaks(Telling(game, others_hands), header, 0) == ["leak.all.leak"]
    assert not leaks(Telling(game, lambda s, seat: len(s.agenda)), header, 0)


@pytest.mark.parametrize("name", GAMES)
def test_who_is_sent_an_imagined_position_has_the_same_tables(name: str) -> None:
    game = find_game(name)
    header, chance, eye = sampled_header(game, 1648, 3), Sampling(1), Eye(game)
    for state, question in positions(game, header, 3, every=67):
        sent = json.dumps(game.encode(game.imagine(state, question.seat, chance)))
        received = game.decode(json.loads(sent), header)
        assert eye(received, question.seat, question) == eye(state, question.seat, question)


@pytest.mark.parametrize("name", GAMES)
def test_who_sits_at_no_seat_has_no_tables(name: str) -> None:
    game = find_game(name)
    header, eye = sampled_header(game, 1648, 0), Eye(game)
    state, question = next(positions(game, header, 0))
    for seat in (SPECTATOR, header.seats):
        with pytest.raises(AssertionError, match=f"there is no seat {seat} that could look"):
            eye(state, seat, question)


# What is told.  The view is the oracle.

# Fields that go along with others in every position that a game can reach.
ALONG: dict[str, set[str]] = {"wallenstein": {"seats", "boxes", "covered"}}

# Fields that all may know from the board or the log, though the view does not show them.
BESIDES: dict[str, set[str]] = {
    "thirty_years_war": set(
        "campaigned fate fixed_lines gone held march rested spinola_checked unfunded".split()
    )
}


Values = dict[str, set[int]]  # what the numbers of a field of the state may be, as far as was seen


def leaves(data: Any) -> Iterator[tuple[list[Any], int]]:
    """Every number in lists within lists, as the list and its place there."""
    if isinstance(data, list):
        for place, item in enumerate(data):
            if isinstance(item, int):
                yield data, place
            else:
                yield from leaves(item)


def values_of(game: Game, states: Sequence[Any]) -> Values:
    found: Values = {}
    for s in states:
        for field, data in game.encode(s).items():
            found.setdefault(field, set()).update(held[place] for held, place in leaves([data]))
    return {
        field: numbers
        for field, numbers in found.items()
        if len(numbers) > 1 and field not in {"agenda", *ALONG.get(game.name, ())}
    }


def touched(game: Game, s: Any, header: Header, values: Values, random: Random) -> tuple[str, Any]:
    """A position with one number changed, and the field of the state that holds it."""
    data = game.encode(s)
    field = random.choice(sorted(values))
    whole = [data[field]]
    if places := list(leaves(whole)):
        held, place = random.choice(places)
        once, before = lies_once(held), held[place]
        held[place] = random.choice(sorted(values[field]))
        if once and not lies_once(held):  # a card would be in two places
            held[place] = before
    return field, game.decode({**data, field: whole[0]}, header)


def lies_once(held: list[Any]) -> bool:
    """Whether nothing is there twice; below 0 there is nothing."""
    there = [item for item in held if isinstance(item, int) and item >= 0]
    return len(set(there)) == len(there)


def seen(game: Game, eye: Eye, s: Any, question: Question) -> tuple[str, list[int]] | None:
    """The view and the tables of the seat that is asked; nothing where no such position can be."""
    try:
        view = game.view(s, question.seat)
        return json.dumps(view, sort_keys=True), eye(s, question.seat, question)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        return None


@pytest.mark.parametrize(("name", "number"), SET_UPS)
def test_the_tables_change_when_the_view_changes_and_only_then(name: str, number: int) -> None:
    game, random = find_game(name), Random(number)
    header, eye = sampled_header(game, 1618, number), Eye(game)
    reached = [(s.copy(), asked) for s, asked in positions(game, header, number, every=29)]
    values = values_of(game, [state for state, _ in reached])
    told = 0
    for state, question in reached[:: 1 + len(reached) // 24]:
        here = seen(game, eye, state, question)
        assert here
        for _ in range(20):
            field, other = touched(game, state, header, values, random)
            there = seen(game, eye, other, question)
            if there is None:
                continue
            same_view, same_tables = [one == other for one, other in zip(here, there, strict=True)]
            assert not same_tables or same_view or game.faults(other), f"{field} is not told"
            assert not same_view or same_tables or field in BESIDES.get(name, ()), f"{field} leaks"
            told += here != there
    assert told > 20


@pytest.mark.parametrize(("name", "number"), SET_UPS)
def test_positions_with_different_views_have_different_tables(name: str, number: int) -> None:
    game = find_game(name)
    header, eye = sampled_header(game, 30, number), Eye(game)
    known: dict[tuple[int, ...], str] = {}
    for state, question in positions(game, header, number, every=7):
        found = seen(game, eye, state, question)
        assert found
        numbers = (question.seat, *found[1])
        assert known.setdefault(numbers, found[0]) == found[0]
    assert len(set(known.values())) > 1


# The question


def other_values(value: Any, others: set[Any]) -> Iterator[Any]:
    """What a field might hold as well: what it held elsewhere, or the next number."""
    yield from sorted(others - {value}, key=repr)[:8]
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value - 1 if value > 0 else value + 1
    elif isinstance(value, tuple) and value:
        yield value[:-1]


def asked_otherwise(s: Any, question: Question, field: str, value: Any) -> Position:
    """The position in which a field of the decision holds something else."""
    twin = s.copy()
    twin.agenda[-1] = replace(twin.agenda[-1], **{field: value})
    seat = value if field == "seat" else question.seat
    return twin, Question(seat, question.kind, question.clause, question.choices)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_every_question_is_told(name: str) -> None:
    game = find_game(name)
    eye = Eye(game)
    kept: dict[str, list[tuple[Header, Any, Question]]] = {}
    values: dict[tuple[str, str], set[Any]] = {}
    for number in range(12):
        header = sampled_header(game, 1632, number)
        for state, question in positions(game, header, number):
            decision = state.agenda[-1]
            kind = type(decision).__name__
            known = kept.setdefault(kind, [])
            if len(known) < 6:
                known.append((header, state.copy(), question))
            for field in fields(decision):
                values.setdefault((kind, field.name), set()).add(getattr(decision, field.name))
    for kind, examples in kept.items():
        for header, state, question in examples:
            for field in fields(state.agenda[-1]):
                value = getattr(state.agenda[-1], field.name)
                here = eye(state, 0, question)
                for other in other_values(value, values[kind, field.name]):
                    if field.name == "seat" and not 0 <= other < header.seats:
                        continue
                    told = eye(*asked_eye(state, question, field.name, other))
                    assert told != here, f"{kind}.{field.name}: {value} or {other}"


def asked_eye(s: Any, question: Question, field: str, value: Any) -> tuple[Any, Seat, Question]:
    twin, asked = asked_otherwise(s, question, field, value)
    return twin, 0, asked


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_question_has_its_name(name: str, root: Path) -> None:
    text = (root / f"src/westphalia/locales/en/{name}.ftl").read_text(encoding="utf-8")
    kinds = {key.replace("-", "_") for key in re.findall(r"^ask-([\w-]+) =", text, re.M)}
    asked = find_game(name).tables.column("question", "asked")
    assert set(asked.names) == kinds - {"plan_done"}


# Columns and answers


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    tables = find_game(name).tables
    names = tables.names()
    assert len(set(names)) == len(names) == tables.size == len(tables.columns())
    for column in tables.columns():
        assert column.about
        assert column.least <= 0 < column.most
        assert not column.names or (column.least, column.most) == (0, len(column.names))


def test_a_digest_stands_for_names_and_ranges() -> None:
    def digest(*columns: Column, rows: tuple[str, ...] = ("a", "b")) -> str:
        return Tables([table("place", rows, columns)]).digest

    plain = digest(Column("armies", 30, "armies there"))
    assert plain == digest(Column("armies", 30, "how many armies there are"))
    others = {
        digest(Column("armies", 31, "")),
        digest(Column("army", 30, "")),
        digest(Column("armies", 30, "", least=-1)),
        digest(Column("armies", 30, ""), rows=("a", "c")),
        digest(Column("armies", 30, ""), flag("held", "")),
        digest(one_of("armies", [str(n) for n in range(30)], "")),
    }
    assert len(others | {plain}) == 7


def test_what_was_learned_from_other_tables_is_refused() -> None:
    tables = Tables([table("place", ["a"], [flag("held", "somebody holds it")])])
    tables.check(tables.digest, "weights.npz")
    with pytest.raises(ValueError, match=r"^weights.npz was learned from other tables \(0000\)"):
        tables.check("0000", "weights.npz")


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_and_its_number_are_one(name: str) -> None:
    game = find_game(name)
    choices = game.vocabulary.choices
    assert [choice.number for choice in choices] == list(range(len(choices)))
    for number in range(4):
        for _, question in positions(game, sampled_header(game, 30, number), number):
            assert all(choices[choice.number] is choice for choice in question.choices)
            assert len({choice.number for choice in question.choices}) == len(question.choices)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_has_factors_of_its_own(name: str) -> None:
    game = find_game(name)
    columns, rows = factors(game.vocabulary, game.nouns)
    assert columns[0] == "verb"
    assert len({*map(tuple, rows)}) == len(rows) == len(game.vocabulary)
    assert {choice.verb for choice in game.vocabulary.choices if choice.noun >= 0} == {*game.nouns}


@pytest.mark.parametrize("name", GAMES)
def test_the_graph_is_made_of_full_rows(name: str) -> None:
    graph = find_game(name).graph({})
    for about, rows in graph.items():
        assert rows, about
        assert len({len(row) for row in rows}) == 1, about
        assert all(isinstance(number, int) for row in rows for number in row), about
    assert {(one, other) for one, other, *_ in graph["borders"]} == {
        (one, other) for other, one, *_ in graph["borders"]
    }


# What players who answer at random hardly ever bring about.
SELDOM: dict[str, set[str]] = {
    "wallenstein": {"seat.groups_1"},
    "thirty_years_war": set(
        "aid.owed battle.sally battle.surprised battle.way card.sealed place.drawn place.laid"
        " place.cardinal_veteran_reduced question.bonus question.number question.unit"
        " side.handed_in side.shift unit.came_out unit.given_inside war.conflict war.plotted"
        " war.result".split()
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_column_says_something_and_none_says_more_than_its_range(name: str) -> None:
    game = find_game(name)
    eye, columns = Eye(game), game.tables.columns()
    lowest, highest = [0] * len(columns), [0] * len(columns)
    for number in range(24):
        header = sampled_header(game, 1618, number)
        for state, question in positions(game, header, number, every=11):
            numbers = eye(state, question.seat, question)
            lowest = list(map(min, lowest, numbers))
            highest = list(map(max, highest, numbers))
    names = [re.sub(r"\..*\.", ".", each) for each in game.tables.names()]
    said = {names[n] for n in range(len(names)) if lowest[n] or highest[n]}
    assert set(names) - said <= SELDOM[name]
    beyond = [
        names[n]
        for n, column in enumerate(columns)
        if lowest[n] < column.least or highest[n] > column.most
    ]
    assert not beyond

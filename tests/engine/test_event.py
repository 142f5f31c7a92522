"""Events are plain data that cites its clause."""

from tests.engine.little_war import Dealt, March, Planned

from westphalia.engine.event import Event, Revelation, clause_of, key_of, told


def test_an_event_is_told_with_its_clause_and_its_values() -> None:
    assert told(Dealt(1, 4)) == {"event": "Dealt", "clause": "1.4", "seat": 1, "card": 4}
    assert told(Planned((2, -1)))["provinces"] == (2, -1)


def test_a_clause_is_the_first_word_of_the_docstring() -> None:
    assert clause_of(March) == "3.1"
    assert clause_of(type("Both", (), {"__doc__": "3.1, 3.2 Two clauses in one."})) == "3.1"
    assert clause_of(type("Silent", (), {})) == ""


def test_an_event_is_for_all_unless_it_says_otherwise() -> None:
    everybody = [-1, 0, 1]
    assert [Event().seen_by(seat) for seat in everybody] == [True, True, True]
    assert [Dealt(1, 4).seen_by(seat) for seat in everybody] == [False, False, True]


def test_only_what_came_to_light_is_a_revelation() -> None:
    assert isinstance(Planned((0, 1)), Revelation)
    assert not isinstance(Dealt(1, 4), Revelation)


def test_locales_know_a_kind_by_its_words() -> None:
    assert [key_of(kind) for kind in (Dealt, Planned, type("CubesCast", (), {}))] == [
        "dealt",
        "planned",
        "cubes-cast",
    ]

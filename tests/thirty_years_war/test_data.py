"""The data files are whole: terms, ids, clauses, provenance; and nothing in them is unused."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from enum import IntEnum
from importlib.resources import files

import pytest

from westphalia.clauses import clauses
from westphalia.engine.facts import STATUSES, entries, facts, origin, table, texts, values
from westphalia.games.thirty_years_war.overlay import GAME, SUBJECTS, base_data, subject
from westphalia.games.thirty_years_war.terms import (
    Award,
    Career,
    Category,
    Group,
    Kind,
    Marker,
    Nation,
    Peace,
    Pope,
    Side,
    Source,
    UnitType,
)

DATA = files(f"westphalia.games.{GAME}").joinpath("data")


def words(kind: str, key: str) -> set[str]:
    """All that the entries of a kind say under a key."""
    return {str(entry[key]) for _, entry in entries(base_data(), kind) if key in entry}


def tables(data: Mapping[str, object]) -> Iterator[Mapping[str, object]]:
    yield data
    for _, below in entries(data):
        yield from tables(below)


@pytest.mark.parametrize(
    ("terms", "ids"),
    [
        (Nation, list(table(base_data(), "nations"))),
        (Kind, list(table(base_data(), "units"))),
        (UnitType, list(table(base_data(), "unit_types"))),
        (Award, list(table(base_data(), "elector_awards"))),
    ],
)
def test_terms_that_are_indices_stand_in_the_order_of_the_data(
    terms: type[IntEnum], ids: list[str]
) -> None:
    assert [term.name.lower() for term in terms] == ids


@pytest.mark.parametrize(
    ("terms", "key"), [(Group, "group"), (Category, "category"), (Marker, "marker")]
)
def test_every_term_is_on_a_card(terms: type[IntEnum], key: str) -> None:
    assert {term.name.lower() for term in terms} == words("cards", key)


def test_terms_that_set_ups_and_charts_name() -> None:
    assert words("set_ups", "pope") <= {pope.name.lower() for pope in Pope}
    assert words("set_ups", "wallenstein") <= {career.name.lower() for career in Career}
    assert words("nations", "side") == {side.name.lower() for side in Side}
    columns = [texts(column, "results") for _, column in entries(base_data(), "peace")]
    assert {result for column in columns for result in column} == {
        result.name.lower() for result in Peace
    }
    keys = {key for _, card in entries(base_data(), "cards") for key in card}
    by_events_only = {"savoy", "sweden", "empire"}
    assert {source.name.lower() for source in Source} - keys == by_events_only


def test_ids_are_words_that_can_be_typed() -> None:
    kinds = ("areas", "cities", "boxes", "leaders", "units", "cards", "nations", "set_ups")
    ids = [id_ for kind in kinds for id_ in table(base_data(), kind)]
    assert len(ids) > 300
    assert [id_ for id_ in ids if not re.fullmatch(r"[a-z][a-z0-9_]*", id_)] == []
    named = [id_ for kind in ("cities", "boxes") for id_ in table(base_data(), kind)]
    assert len(named) == len(set(named)) == 116


def test_every_clause_named_in_the_data_exists() -> None:
    known = set(clauses(GAME))
    cited = [str(entry["clause"]) for entry in tables(base_data()) if "clause" in entry]
    refs = [ref for entry in tables(base_data()) if "refs" in entry for ref in texts(entry, "refs")]
    assert (len(cited), len(refs)) > (350, 300)
    assert {clause for line in cited for clause in line.split(", ")} <= known
    assert set(refs) <= known


def test_every_entry_cites_its_clause() -> None:
    bare = [entry for entry in tables(base_data()) if any(values(entry)) and "clause" not in entry]
    assert bare == []


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_value_says_how_sure_it_is_and_assumptions_say_so(name: str) -> None:
    found = list(facts(subject(name)))
    assert found
    for fact in found:
        status, source, _ = fact.origin
        assert status in STATUSES, fact
        assert source, fact
        assert ("ASSUMED" in source) == (status == "reconstructed"), fact


def test_every_data_file_is_read() -> None:
    named = {file.name.removesuffix(".toml") for file in DATA.iterdir()}
    assert named == set(SUBJECTS)


def test_notes_speak_of_values_that_are_there() -> None:
    for entry in tables(base_data()):
        for note in ("provenance", "source"):
            said = entry.get(note)
            for value in said if isinstance(said, Mapping) else []:
                assert value.partition(".")[0] in entry, (note, value)


LETTERS = {"K": "known", "D": "inferred", "R": "reconstructed"}


def test_an_event_is_as_sure_as_its_least_sure_line() -> None:
    whole = table(subject("cards"), "provenance")
    for id_, card in entries(base_data(), "cards"):
        for key in ("requires", "does"):
            if key in card:
                lines = [STATUSES.index(LETTERS[line[0]]) for line in texts(card, key)]
                assert origin(card, whole, key).status == STATUSES[max(lines)], (id_, key)


@pytest.mark.parametrize(
    ("name", "path", "key", "status"),
    [
        ("areas", "areas.bohemia", "vp", "known"),
        ("areas", "areas.austria", "vp", "reconstructed"),
        ("cities", "cities.munich", "fortress", "known"),
        ("cities", "cities.vienna", "fortress", "reconstructed"),
        ("cities", "cities.pilsen", "neighbours", "reconstructed"),
        ("cities", "cities.pilsen", "neighbours.budweis", "known"),
        ("cities", "cities.ulm", "name", "inferred"),
        ("leaders", "leaders.gustavus_adolphus", "battle", "known"),
        ("leaders", "leaders.gustavus_adolphus", "leadership", "reconstructed"),
        ("units", "units.swedish_veteran", "full", "known"),
        ("tables", "combat_results.5", "losses.5", "known"),
        ("tables", "combat_results.5", "losses.6", "reconstructed"),
        ("cards", "cards.c12", "value", "known"),
        ("cards", "cards.c1", "value", "reconstructed"),
        ("cards", "cards.p9", "england", "known"),
        ("set_ups", "set_ups.apocalypse.chosen.france", "french_veteran", "reconstructed"),
        ("set_ups", "set_ups.campaign.forces.pilsen", "german_mercenary", "known"),
    ],
)
def test_values_known_and_not_known(name: str, path: str, key: str, status: str) -> None:
    data = subject(name)
    assert origin(table(data, *path.split(".")), table(data, "provenance"), key).status == status


@pytest.mark.parametrize(
    ("name", "kind", "key", "known", "inferred", "reconstructed"),
    [
        ("areas", "areas", "name", 22, 0, 2),
        ("areas", "areas", "control", 3, 1, 20),
        ("areas", "areas", "vp", 3, 0, 21),
        ("cities", "cities", "name", 51, 1, 61),
        ("cities", "cities", "vp", 1, 0, 20),
        ("leaders", "leaders", "activation", 0, 0, 54),
        ("leaders", "leaders", "battle", 2, 0, 52),
        ("leaders", "leaders", "leadership", 2, 0, 52),
        ("cards", "cards", "title", 110, 0, 0),
        ("cards", "cards", "group", 9, 101, 0),
        ("cards", "cards", "value", 2, 2, 106),
        ("cards", "cards", "marker", 1, 49, 60),
        ("cards", "cards", "category", 91, 18, 1),
        ("cards", "cards", "england", 1, 0, 54),
    ],
)
def test_how_much_is_known(
    name: str, kind: str, key: str, known: int, inferred: int, reconstructed: int
) -> None:
    whole = table(subject(name), "provenance")
    found = [entry for _, entry in entries(base_data(), kind) if key in entry]
    counts = Counter(origin(entry, whole, key).status for entry in found)
    assert [counts[status] for status in STATUSES] == [known, inferred, reconstructed]


def test_eight_pathways_are_known() -> None:
    whole = table(subject("cities"), "provenance")
    ways = [
        (id_, other)
        for id_, city in entries(base_data(), "cities")
        for other in texts(city, "neighbours")
        if origin(city, whole, f"neighbours.{other}").status == "known"
    ]
    assert len(ways) == 16
    assert {tuple(sorted(way)) for way in ways} == {way for way in ways if way[0] < way[1]}

"""What is said about a value: by its entry, else by its file; for one key, else for all."""

import tomllib

import pytest

from westphalia.engine.facts import Origin, entries, facts, flag, merge, origin, table

DATA = tomllib.loads("""
[provenance]
status = "known"
source = "the rules"
[provenance.vp]
status = "reconstructed"
source = "ASSUMED: a guess"

[areas.austria]
name = "Austria"
vp = 5
clause = "2.42a"

[areas.bohemia]
name = "Bohemia"
vp = 3
cities = ["prague", "pilsen"]
losses = [0, 4, 9]
provenance.vp = "known"
provenance.cities = "inferred"
provenance."cities.prague" = "known"
provenance."losses.2" = "inferred"
source = { vp = "an example", "losses.2" = "a report" }

[areas.tyrol]
vp = 1
provenance = "inferred"
""")
WHOLE = table(DATA, "provenance")
BOHEMIA = table(DATA, "areas", "bohemia")


@pytest.mark.parametrize(
    ("area", "value", "expected"),
    [
        ("austria", "name", Origin("known", "the rules", False)),
        ("austria", "vp", Origin("reconstructed", "ASSUMED: a guess", False)),
        ("bohemia", "vp", Origin("known", "an example", True)),
        ("bohemia", "cities", Origin("inferred", "the rules", False)),
        ("bohemia", "cities.prague", Origin("known", "the rules", False)),
        ("bohemia", "cities.pilsen", Origin("inferred", "the rules", False)),
        ("tyrol", "vp", Origin("inferred", "ASSUMED: a guess", False)),
    ],
)
def test_the_nearest_word_counts(area: str, value: str, expected: Origin) -> None:
    assert origin(table(DATA, "areas", area), WHOLE, value) == expected


def test_facts_are_grouped_by_where_they_come_from() -> None:
    found = [(fact.place, fact.values, fact.origin.status) for fact in facts(DATA)]
    assert found == [
        ("areas.austria", {"name": "Austria"}, "known"),
        ("areas.austria", {"vp": 5}, "reconstructed"),
        (
            "areas.bohemia",
            {"name": "Bohemia", "cities.prague": "prague", "losses": [0, 4, 9]},
            "known",
        ),
        ("areas.bohemia", {"vp": 3}, "known"),
        ("areas.bohemia", {"cities": ["prague", "pilsen"]}, "inferred"),
        ("areas.bohemia", {"losses.2": 9}, "inferred"),
        ("areas.tyrol", {"vp": 1}, "inferred"),
    ]
    assert [fact.clause for fact in facts(DATA)] == ["2.42a", "2.42a", "", "", "", "", ""]


def test_notes_are_no_entries_and_an_overlay_may_say_more() -> None:
    assert [key for key, _ in entries(DATA, "areas")] == ["austria", "bohemia", "tyrol"]
    assert list(entries(BOHEMIA)) == []
    merged = merge(BOHEMIA, {"vp": 4, "provenance": {"cities.pilsen": "known"}})
    assert (merged["vp"], BOHEMIA["vp"]) == (4, 3)
    assert origin(merged, WHOLE, "cities.pilsen").status == "known"
    assert origin(merged, WHOLE, "losses.2").status == "inferred"


def test_a_flag_is_true_or_false() -> None:
    assert flag({"port": True}, "port")
    with pytest.raises(AssertionError, match="port = 1 is neither true nor false"):
        flag({"port": 1}, "port")

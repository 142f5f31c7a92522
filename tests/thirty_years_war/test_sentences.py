"""Every event of Thirty Years War can be told in every language, and whole wars read well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import chain
from typing import Any

import pytest
from tests.messages import file_messages, messages, variables
from tests.thirty_years_war.whole_war import PLAYERS, war

from westphalia.engine.codec import modules_of
from westphalia.engine.event import Event, key_of
from westphalia.games.thirty_years_war.board import CITIES, UNITED_PROVINCES
from westphalia.games.thirty_years_war.events.battle import BattleRolled, LeaderLost
from westphalia.games.thirty_years_war.events.cards import (
    AidTaken,
    CardPlayed,
    DutchWarTried,
    PlotRolled,
    TurnBegan,
    UnitRaised,
)
from westphalia.games.thirty_years_war.events.control import AreaGained, CityGained
from westphalia.games.thirty_years_war.events.march import ForceFormed, Marched
from westphalia.games.thirty_years_war.events.pay import LootRolled, RevoltBegan
from westphalia.games.thirty_years_war.events.politics import (
    AreaJoined,
    LeaderArrived,
    LeaderWentHome,
    WithdrawalRolled,
)
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.words import BADEN, TERMS, TILLY, UPPER_PALATINATE, WORDS
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.thirty_years_war.words import ThirtyYearsWarProse

GAME = THIRTY_YEARS_WAR
PACKAGE = "westphalia.games.thirty_years_war"
FILE = f"{GAME.name}-events.ftl"
COUNTS = (0, 1, 2, 5)
SIGNED = ("points", "vp", "modifier", "box", "boxes", "aid")
FEW = 12  # so few of a term are all tried
PRAGUE = WORDS["place"].index("prague")
USES = ("act", "recruit", "aid", "event", "dutch_war", "plot", "campaign")
# Fields that hold nobody or nowhere at times.
ABSENT = {(RevoltBegan, "seat"), (WithdrawalRolled, "seat")}
ABSENT |= {(LeaderLost, "place"), (LeaderWentHome, "place")}
# Fields that the sentence before has told, or that only tables show.
UNSAID = {
    *[(BattleRolled, "modified"), (TurnBegan, "vp")],
    *[(AidTaken, "card"), (DutchWarTried, "card"), (PlotRolled, "card")],
    *[(UnitRaised, "seat"), (ForceFormed, "leader"), (LootRolled, "units")],
}
LEFT_OVER = re.compile(r"[{}$]|\w_\w|\b(place|area|leader|unit|kind|card|source)-\w|  | [.,]|\.\.")
# A vowel asks French for “d’”, “l’”, “qu’”; a space before these signs must not break.
CLUMSY = {
    "fr": re.compile(r"\b([Dd]e|[Ll]e|[Ll]a|que) (?=[aeiouéèêâAEIOUÉ]\w)|\bde les? | [;:!?»]|'")
}


def event_kinds() -> list[type[Event]]:
    return [
        kind
        for module in modules_of(PACKAGE, "events")
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    ]


def offered(kind: type[Event]) -> set[str]:
    """The arguments that an event gives to its sentence."""
    found: set[str] = set()
    for field in fields(kind):
        term = TERMS.get(field.name)
        found.add(field.name)
        if str(field.type).startswith("tuple"):
            found.add(f"{field.name}_count")
        elif term in WORDS:
            found |= {f"{field.name}_id", f"has_{field.name}"}
        elif term == "seat":
            found.add(f"has_{field.name}")
    return found


@pytest.fixture(scope="module", params=COMPLETE)
def prose(request: pytest.FixtureRequest) -> ThirtyYearsWarProse:
    return ThirtyYearsWarProse(Tongue(request.param, strict=True), GAME.header(PLAYERS))


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("kind", event_kinds(), ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_that_says_all_and_asks_for_nothing_else(
    kind: type[Event], language: str
) -> None:
    assert key_of(kind) in messages(language, GAME.name), f"{kind.__name__}: not in {language}"
    used = variables(language, GAME.name, key_of(kind))
    assert used <= offered(kind)
    bare = {re.sub(r"^has_|_id$|_count$", "", name) for name in used}
    silent = {name for where, name in UNSAID if where is kind}
    assert {field.name for field in fields(kind)} - bare == silent


@pytest.mark.parametrize("language", COMPLETE)
def test_no_sentence_is_there_for_nothing(language: str) -> None:
    known = file_messages(language, FILE)
    alive = {key_of(kind) for kind in event_kinds()}
    waiting = list(alive)
    while waiting:
        more = known[waiting.pop()].messages - alive
        alive |= more
        waiting += more
    assert known.keys() == alive
    shared = alive - {key_of(kind) for kind in event_kinds()}
    assert all(re.match("-?told-", name) for name in shared)


def values(kind: type[Event], name: str, of: str, count: int) -> list[Any]:
    """What a field may hold, as far as a sentence about *count* things can depend on it."""
    term = TERMS.get(name, "")
    if of.startswith("tuple"):
        some = range(count) if term in WORDS or term == "seat" else [count] * 8
        return [tuple(some)]
    if of == "bool":
        return [False, True]
    if of == "str":
        return list(USES)
    nobody = [-1] if (kind, name) in ABSENT else []
    if term == "seat":
        return [*nobody, count % 2]
    if term not in WORDS:
        return [count, -count] if name in SIGNED else [count]
    last = CITIES if name == "city" else len(WORDS[term])  # the last places are boxes
    return [*nobody, *([count, last - 1 - count] if last > FEW else range(last))]


def samples(kind: type[Event], count: int) -> Iterator[Event]:
    """Events of a kind, each value of a field with the first values of the others."""
    choices = {
        field.name: values(kind, field.name, str(field.type), count) for field in fields(kind)
    }
    first = {name: found[0] for name, found in choices.items()}
    yield kind(**first)
    for name, found in choices.items():
        for value in found[1:]:
            yield kind(**{**first, name: value})


def faults(prose: ThirtyYearsWarProse, event: Event) -> list[str]:
    """What is wrong with the sentence about an event, each with the sentence."""
    said = prose.sentence(event)
    found = [LEFT_OVER.search(said), clumsy(prose, said)]
    wrong = [f"{match.group()!r} in: {said}" for match in found if match]
    first = said.lstrip("“„«\u00a0")
    begins = first[0].isupper() or first[0].isdigit()
    return wrong + [said] * (not begins or not said.endswith("."))


def clumsy(prose: ThirtyYearsWarProse, said: str) -> re.Match[str] | None:
    known = CLUMSY.get(prose.tongue.language)
    return known.search(said) if known else None


@pytest.mark.parametrize("count", COUNTS)
def test_every_sentence_can_be_said_of_none_one_two_and_many(
    prose: ThirtyYearsWarProse, count: int
) -> None:
    events = list(chain.from_iterable(samples(kind, count) for kind in event_kinds()))
    assert {type(event) for event in events} == set(event_kinds())
    assert [fault for event in events for fault in faults(prose, event)] == []


def test_every_use_of_a_card_has_its_own_sentence(prose: ThirtyYearsWarProse) -> None:
    said = {prose.sentence(CardPlayed(0, 0, use)) for use in USES}
    assert len(said) == len(USES)


@pytest.mark.parametrize("optional", [False, True])
@pytest.mark.parametrize("scenario", list(SCENARIOS))
@pytest.mark.slow
def test_a_whole_war_can_be_told(prose: ThirtyYearsWarProse, scenario: str, optional: bool) -> None:
    told = war(scenario, optional)
    assert len({type(event) for event in told}) > 30
    assert {event.use for event in told if isinstance(event, CardPlayed)} <= set(USES)
    assert [fault for event in told for fault in faults(prose, event)] == []


def test_names_stand_in_the_form_that_their_sentence_asks_for() -> None:
    """Areas and boxes with an article, cities without; no points are told where none change."""
    told = [
        AreaGained(0, UPPER_PALATINATE, (), -2, 19),
        CityGained(0, PRAGUE, 0, 21),
        LeaderArrived(1, TILLY, UNITED_PROVINCES),
        Marched(1, UNITED_PROVINCES, PRAGUE, (TILLY,), (), 3),
    ]
    header = GAME.header(("Anna", "Bert"))
    proses = {name: ThirtyYearsWarProse(Tongue(name, strict=True), header) for name in COMPLETE}
    said = {name: [prose.sentence(event) for event in told] for name, prose in proses.items()}
    assert said["en"] == [
        "Anna gains control of the Upper Palatinate. The VP total changes by −2 to 19.",
        "Anna gains control of Prague.",
        "For Bert, Tilly arrives in the United Provinces.",
        "For Bert, Tilly moves from the United Provinces to Prague; 3 MP left.",
    ]
    assert said["de"] == [
        "Anna gewinnt die Kontrolle über die Oberpfalz. "
        "Der Stand der Siegpunkte ändert sich um −2 auf 19.",
        "Anna gewinnt die Kontrolle über Prag.",
        "Für Bert kommt Tilly in den Generalstaaten ins Spiel.",
        "Für Bert zieht Tilly aus den Generalstaaten nach Prag; noch 3 BP.",
    ]
    assert said["fr"] == [
        "Anna contrôle désormais le Haut-Palatinat. Le total de PV change de −2 et passe à 19.",
        "Anna contrôle désormais Prague.",
        "Pour Bert, Tilly arrive dans les Provinces-Unies.",
        "Pour Bert, Tilly quitte les Provinces-Unies pour Prague\u00a0; encore 3 PM.",
    ]


def test_where_no_city_can_follow_an_event_it_is_not_said_that_the_area_joins() -> None:
    prose = ThirtyYearsWarProse(Tongue("en", strict=True), GAME.header(("Anna", "Bert")))
    said = [prose.sentence(AreaJoined(BADEN, cities)) for cities in ((), (PRAGUE,))]
    assert said == [
        "No city of Baden can join the Protestant side.",
        "A city of Baden joins the Protestant side: Prague.",
    ]

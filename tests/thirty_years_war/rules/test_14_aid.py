"""8.5, 14 Foreign aid."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war import words
from westphalia.games.thirty_years_war.events.cards import AidTaken
from westphalia.games.thirty_years_war.rules.pay import ExpireAid, aid_points, take_aid
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.state import CATHOLIC, FOREVER, PROTESTANT
from westphalia.games.thirty_years_war.terms import Pope, Source


def points(table: Table, card: str) -> dict[str, int]:
    """What a card would bring as AID, by source, without those that bring nothing."""
    index = table.board.card_index[card]
    found = aid_points(table.s, table.board.card_side[index], index)
    return {Source(source).name.lower(): n for source, n in enumerate(found) if n}


def printed(table: Table, card: str, source: Source) -> int:
    return table.board.card_aid[table.board.card_index[card]][source]


@pytest.mark.rule("14.2a", "14.2b", "14.3a", "ex-14.2")
def test_french_points_come_only_after_richelieu() -> None:
    table = Table()
    assert points(table, "p11") == {"england": 3, "up": 8}
    assert points(table.event("p9"), "p11") == {"france": 7, "england": 3, "up": 8}


@pytest.mark.rule("8.5c")
def test_p9_itself_gives_no_french_points() -> None:
    table = Table()
    table.s.until[words.P9] = FOREVER
    assert points(table, "p9") == {"england": 5, "up": 8}


@pytest.mark.rule("8.5a", "14.1c", "14.5")
def test_an_aid_card_brings_its_points_by_source_and_is_remembered() -> None:
    table = Table().deal(1, "c1").run(CardRound(CATHOLIC)).play("1 aid c1")
    spain, pope = [printed(table, "c1", source) for source in (Source.SPAIN, Source.POPE)]
    assert table.s.aid == [spain, pope, 0, 0, 0, 0, 0, 0]
    assert table.s.aid_cards == [[], [words.C1]]
    assert table.tells(AidTaken) == [AidTaken(CATHOLIC, words.C1, tuple(table.s.aid))]
    take_aid(table.hand, PROTESTANT, words.P11)
    assert table.s.aid == [spain, pope, 0, 3, 8, 0, 0, 0]


@pytest.mark.rule("14.1b")
def test_aid_is_lost_at_the_end_of_the_turn() -> None:
    table = Table()
    take_aid(table.hand, CATHOLIC, words.C1)
    table.run(ExpireAid())
    assert (table.s.aid, table.s.aid_cards) == ([0] * len(Source), [[], []])


@pytest.mark.rule("14.3b", "17.E.1")
def test_english_aid_ends_with_the_civil_war() -> None:
    table = Table()
    table.s.until[words.C40] = FOREVER
    assert points(table, "p11") == {"up": 8}


@pytest.mark.rule("14.3c", "14.5")
def test_dutch_aid_follows_the_track_and_ends_at_5() -> None:
    table = Table()
    table.s.dutch_aid = -3
    assert points(table, "p11")["up"] == 5
    table.s.dutch_aid = -10
    assert "up" not in points(table, "p11")
    table.s.dutch_aid, table.s.dutch_war = 0, 4
    assert points(table, "p11")["up"] == 8
    table.s.dutch_war = 5
    assert "up" not in points(table, "p11")


@pytest.mark.rule("14.2a")
def test_savoy_and_sweden_are_on_no_card() -> None:
    board = Table().board
    events_only = (Source.SAVOY, Source.SWEDEN)
    assert not any(aid[source] for aid in board.card_aid for source in events_only)
    table = Table()
    table.s.until[words.P9] = FOREVER
    assert {*points(table, "p10")} | {*points(table, "p19")} == {"france", "england", "up"}


@pytest.mark.rule("14.4a", "14.4b")
def test_spanish_aid_comes_over_open_passes() -> None:
    table = Table()
    assert "spain" in points(table, "c1")
    table.s.passes_open = 0
    assert {*points(table, "c1")} == {"pope"}


@pytest.mark.rule("14.4c", "17.P.2")
@pytest.mark.parametrize(
    ("pope", "gives"),
    [
        (Pope.PAUL_V, True),
        (Pope.GREGORY_XV, True),
        (Pope.URBAN_VIII, False),
        (Pope.INNOCENT_X, True),
    ],
)
def test_papal_aid_stops_under_urban(pope: Pope, gives: bool) -> None:
    table = Table()
    table.s.pope = int(pope)
    assert ("pope" in points(table, "c1")) == gives


@pytest.mark.rule("14.4c", "card.P5")
def test_no_papal_aid_in_the_turn_in_which_gregory_is_elected() -> None:
    table = Table()
    table.s.until[words.P5] = table.s.turn
    assert "pope" not in points(table, "c1")
    table.s.turn += 1
    assert "pope" in points(table, "c1")


@pytest.mark.rule("8.65", "14.5")
@pytest.mark.parametrize(
    ("event", "card", "source", "change"),
    [
        (words.C5, "p11", "england", -2),
        (words.C16, "c1", "spain", 2),
        (words.P24, "c1", "spain", -3),
        (words.P42, "c1", "spain", -3),
    ],
)
def test_lasting_events_change_what_later_cards_bring(
    event: int, card: str, source: str, change: int
) -> None:
    table = Table()
    before = points(table, card)
    table.s.aid[Source.SPAIN] = 9
    table.s.until[event] = FOREVER
    after = points(table, card)
    assert after[source] - before[source] == change
    assert table.s.aid[Source.SPAIN] == 9, "what was received before stays"
    other = {name: n for name, n in after.items() if name != source}
    assert other == {name: n for name, n in before.items() if name != source}


@pytest.mark.rule("14.5", "card.list.C")
def test_richelieus_death_stops_french_aid_for_a_turn_and_lowers_it_after() -> None:
    table = Table()
    table.s.until[words.P9] = table.s.until[words.C42] = FOREVER
    table.s.happened[words.C42] = table.s.turn
    assert "france" not in points(table, "p11")
    table.s.turn += 1
    assert points(table, "p11")["france"] == 5


@pytest.mark.rule("14.5")
def test_what_is_added_and_subtracted_comes_before_what_is_halved() -> None:
    table = Table()
    table.s.until[words.P9] = table.s.until[words.C36] = FOREVER
    assert points(table, "p11")["france"] == 3
    table.s.until[words.C42], table.s.happened[words.C42] = FOREVER, 0
    assert points(table, "p11")["france"] == 2
    assert points(table, "p11")["up"] == 8


@pytest.mark.rule("14.5")
def test_no_source_gives_less_than_nothing() -> None:
    table = Table()
    table.s.until[words.C5] = FOREVER
    assert printed(table, "p2", Source.ENGLAND) == 2
    assert "england" not in points(table, "p2")


@pytest.mark.rule("4.1f", "4.2g", "18.22c", "18.23e", "18.32b", "18.33d")
@pytest.mark.parametrize("scenario", ["campaign", "early_war", "intervention", "apocalypse"])
def test_the_sources_at_the_start_are_those_of_the_set_up(scenario: str) -> None:
    table = Table(scenario)
    cards = {PROTESTANT: "p8", CATHOLIC: "c20"}
    for seat, card in cards.items():
        listed = [Source(source).name.lower() for source in table.s.set_up.aid[seat]]
        assert sorted(points(table, card)) == sorted(listed)


@pytest.mark.rule("18.24e", "18.34d", "18.33d")
def test_lasting_changes_of_aid_are_in_force_when_a_scenario_begins() -> None:
    table = Table("intervention")
    assert points(table, "p8") == {
        "france": printed(table, "p8", Source.FRANCE),
        "england": printed(table, "p8", Source.ENGLAND) - 2,
        "up": printed(table, "p8", Source.UP) - 2,
    }
    later = Table("apocalypse")
    assert points(later, "p8")["england"] == printed(later, "p8", Source.ENGLAND)
    assert points(later, "p8")["up"] == printed(later, "p8", Source.UP)
    assert points(later, "c20") == {}
    later.s.passes_open = 1
    assert points(later, "c20") == {"spain": printed(later, "c20", Source.SPAIN) + 2}

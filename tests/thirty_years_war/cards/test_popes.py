"""17.P The Popes and their aid."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.cards import EffectEnded, PopeElected
from westphalia.games.thirty_years_war.objections.effects import AnotherPope
from westphalia.games.thirty_years_war.rules.decks import ExpireEffects
from westphalia.games.thirty_years_war.rules.pay import aid_points
from westphalia.games.thirty_years_war.state import CATHOLIC
from westphalia.games.thirty_years_war.terms import Pope, Source
from westphalia.games.thirty_years_war.words import C44, P5, P15


def papal(table: Table) -> int:
    return aid_points(table.s, CATHOLIC, table.board.card_index["c1"])[Source.POPE]


@pytest.mark.rule("17.P.1", "card.P5")
def test_while_gregory_is_elected_papal_aid_rests_for_the_turn() -> None:
    table = Table()
    assert (table.s.pope, papal(table)) == (Pope.PAUL_V, 2)
    table.s.aid[Source.POPE] = 3
    table.event("p5")
    assert (table.s.pope, papal(table), table.s.aid[Source.POPE]) == (Pope.GREGORY_XV, 0, 3)
    assert table.tells(PopeElected) == [PopeElected(Pope.GREGORY_XV)]
    table.run(ExpireEffects())
    table.s.turn += 1
    assert papal(table) == 2
    assert table.no_event("p5") == AnotherPope(P5, Pope.GREGORY_XV)


@pytest.mark.rule("17.P.2", "14.4c", "card.P15", "card.C44")
def test_urban_stops_papal_aid_and_innocent_resumes_it() -> None:
    table = Table().event("p15")
    assert (table.s.pope, papal(table)) == (Pope.URBAN_VIII, 0)
    assert table.no_event("p15") == AnotherPope(P15, Pope.URBAN_VIII)
    assert table.no_event("p5") == AnotherPope(P5, Pope.URBAN_VIII), "Paul V is gone"
    table.run(ExpireEffects())
    table.s.turn += 1
    assert papal(table) == 0
    table.event("c44")
    assert (table.s.pope, papal(table)) == (Pope.INNOCENT_X, 2)
    assert table.tells(EffectEnded) == [EffectEnded(P15, C44)]


@pytest.mark.rule("14.4c", "card.C44", "card.P5")
def test_innocent_resumes_papal_aid_also_in_the_turn_of_gregorys_election() -> None:
    table = Table().event("p5").event("p15").event("c44")
    assert (table.s.pope, papal(table)) == (Pope.INNOCENT_X, 2)
    assert table.tells(EffectEnded) == [EffectEnded(P5, C44), EffectEnded(P15, C44)]


@pytest.mark.rule("17.P.1", "card.C44")
def test_innocent_comes_after_urban_only() -> None:
    assert Table().no_event("c44") == AnotherPope(C44, Pope.PAUL_V)
    assert Table("apocalypse").event("c44").s.pope == Pope.INNOCENT_X

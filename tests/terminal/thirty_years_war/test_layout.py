"""What lies around a question: before the seat lies what it decides about."""

from __future__ import annotations

from tests.terminal.thirty_years_war.reading import read, screens
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.cards import CardDrawn, HandFilled
from westphalia.games.thirty_years_war.events.march import Halted, Marched
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.pay import PaySide
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.terms import Source
from westphalia.terminal.model import Layout, Section


def layout(table: Table, shared: bool = False) -> Layout:
    return screens().layout(GAME.view(table.s, 0), table.question(0), shared)


def title(section: Section | None) -> str:
    return read(section).partition("\n")[0].removeprefix("= ")


def test_in_a_card_round_the_hand_lies_before_the_seat() -> None:
    shown = layout(Table().deal(0, "p3").run(CardRound(0)))
    assert title(shown.own).startswith("Your hand")
    assert shown.busy


def test_on_the_march_the_force_does_and_the_hand_lies_aside() -> None:
    table = Table(forces=False).put("pilsen", "mansfeld", "german_militia").deal(0, "p3")
    shown = layout(table.run(Activate(0, 3, 0)).play("0 lead mansfeld"))
    assert title(shown.own).startswith("March, now in Pilsen")
    assert title(shown.others[0]).startswith("Your hand")


def test_on_a_shared_screen_nobody_sees_a_hand_but_in_its_own_round() -> None:
    table = Table(forces=False).put("pilsen", "mansfeld", "german_militia").deal(0, "p3")
    table.run(CardRound(0))
    assert title(layout(table, shared=True).own).startswith("Your hand")
    table.play("0 act p3")
    shown = layout(table.deal(0, "p4"), shared=True)
    parts = [shown.players, shown.display, *shown.others, *([shown.own] if shown.own else [])]
    assert "P4" not in read(*parts)
    assert "Your hand" not in read(*parts)


def test_who_pays_has_the_bill_before_him() -> None:
    table = Table(forces=False).put("pilsen", "2 german_militia").controls("protestant", "pilsen")
    table.controls("protestant", "prague")
    table.s.aid[Source.UP] = 1
    shown = layout(table.run(PaySide(0)))
    assert title(shown.own) == (
        "Pay of the Protestant side: 2 AP, more than the United Provinces 1"
    )


def test_the_steps_of_a_march_and_drawn_cards_are_left_to_the_log() -> None:
    place = screens()
    assert not place.is_news(Marched(0, 1, 2, (0,), (), 4))
    assert not place.is_news(CardDrawn(0, 1))
    assert place.is_news(Halted(0, 2))
    assert place.is_news(HandFilled(0, 7))

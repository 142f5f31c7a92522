"""Standing orders as games declare them."""

import pytest

from westphalia.engine.orders import (
    PERCENT,
    Bound,
    Order,
    OrderError,
    StandingOrders,
    Value,
    checked_orders,
)

STAND = Order("stand", "1", ("react",), (Value("ask"), Value("always"), Value("if", (PERCENT,))))
BETWEEN = Value("between", (Bound("least", 1, 9), Bound("most", 1, 9)))
CARDS = Order("cards", "2", ("cards",), (Value("ask"), BETWEEN))
KNOWN = (STAND, CARDS)


def test_a_value_is_read_with_its_numbers() -> None:
    assert STAND.read("always") == ("always", ())
    assert STAND.read("if 40") == ("if", (40,))
    assert CARDS.read(" between  3 07 ") == ("between", (3, 7))


def test_what_is_just_to_be_asked_need_not_be_kept() -> None:
    wanted = {"stand": "ask", "cards": " between 3  07"}
    assert checked_orders(KNOWN, wanted) == {"cards": "between 3 7"}
    assert checked_orders((), {}) == {}


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"flee": "always"}, "'flee' is no standing order of this game; there are: stand, cards"),
        ({"stand": "never"}, "the order stand may be ask, always, if 0–100, not 'never'"),
        ({"stand": "if 101"}, "may be ask, always, if 0–100, not 'if 101'"),
        ({"stand": "if"}, "not 'if'"),
        ({"stand": "always 3"}, "not 'always 3'"),
        ({"stand": ""}, "not ''"),
        ({"stand": "if -1"}, "not 'if -1'"),
        ({"stand": "if ²"}, "not 'if ²'"),
        ({"cards": "between 3"}, "the order cards may be ask, between 1–9 1–9, not 'between 3'"),
    ],
)
def test_what_is_unknown_is_refused_with_a_sentence(wanted: dict[str, str], sentence: str) -> None:
    with pytest.raises(OrderError) as refused:
        checked_orders(KNOWN, wanted)
    assert sentence in str(refused.value)


def test_a_number_may_be_said_by_a_word() -> None:
    place = Bound("place", 0, 1, ("tirol", "mark"))
    go = Order("go", "3", ("go",), (Value("ask"), Value("to", (place, Bound("armies", 1, 9)))))
    assert go.read("to mark 3") == ("to", (1, 3))
    assert go.checked(" to  mark 03") == "to mark 3"
    for wrong in ("to 1 3", "to wien 3", "to mark", "to mark 0"):
        with pytest.raises(OrderError, match="the order go may be ask, to place 1–9, not"):
            go.read(wrong)


def test_a_sealed_order_counts_for_one_term() -> None:
    given = StandingOrders().changed(4, {"go": "to mark 3", "stand": "always"}, ["go"])
    assert [given.in_force(term, ["go"]) for term in (4, 5, 6)] == [
        {},
        {"go": "to mark 3", "stand": "always"},
        {"stand": "always"},
    ]
    again = given.changed(6, {}, ["go"])
    assert again.in_force(6, ["go"]) == {"stand": "always"}
    assert again.in_force(7, ["go"]) == {}


def test_a_game_without_orders_says_so() -> None:
    with pytest.raises(OrderError, match="there are: none"):
        checked_orders((), {"stand": "always"})

"""Standing orders as games declare them."""

import pytest

from westphalia.engine.orders import PERCENT, Bound, Order, OrderError, Value, checked_orders

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


def test_a_game_without_orders_says_so() -> None:
    with pytest.raises(OrderError, match="there are: none"):
        checked_orders((), {"stand": "always"})

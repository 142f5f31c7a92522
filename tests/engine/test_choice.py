"""A choice is one object, one text and one number."""

import pytest
from tests.engine.little_war import MARCH, PASS, PLAN, READY, STAY, WORDS

from westphalia.engine.choice import Choice, UnknownChoice, Vocabulary


def test_every_choice_is_what_its_text_spells() -> None:
    assert [WORDS.parse(choice.text) for choice in WORDS.choices] == WORDS.choices


def test_choices_are_numbered_as_they_were_added() -> None:
    assert [choice.number for choice in WORDS.choices] == list(range(len(WORDS)))
    assert [*PLAN, *MARCH, PASS, READY, STAY] == WORDS.choices
    assert WORDS.parse("march ash").number == 6


def test_the_noun_is_the_place_in_the_list_of_nouns() -> None:
    assert (PLAN[2].verb, PLAN[2].noun, PLAN[2].text) == ("plan", 2, "plan cedar")
    assert (PASS.verb, PASS.noun, PASS.text) == ("pass", -1, "pass")


def test_space_around_words_does_not_matter() -> None:
    assert WORDS.parse("  march \t oak ") is MARCH[5]


def test_an_unknown_text_suggests_what_was_meant() -> None:
    with pytest.raises(UnknownChoice) as caught:
        WORDS.parse("march oka")
    assert str(caught.value).startswith(
        "'march oka' is not a choice of this game; did you mean 'march oak' or "
    )


def test_at_most_three_choices_are_suggested_the_nearest_first() -> None:
    words = Vocabulary()
    words.words("march", ["oakwood", "oaks", "oak", "oaken"])
    with pytest.raises(UnknownChoice) as caught:
        words.parse("march  oka")
    hint = "did you mean 'march oak' or 'march oaks' or 'march oaken'?"
    assert str(caught.value) == f"'march  oka' is not a choice of this game; {hint}"


@pytest.mark.parametrize("text", ["", "zzzzzz", "PASS AWAY", "\x00"])
def test_a_text_like_nothing_is_refused_without_a_guess(text: str) -> None:
    with pytest.raises(UnknownChoice) as caught:
        WORDS.parse(text)
    assert str(caught.value) == f"'{text}' is not a choice of this game"


def test_the_same_words_of_two_vocabularies_are_two_choices() -> None:
    assert Vocabulary().word("pass") != PASS
    assert Choice("pass", -1, "pass", PASS.number) != PASS


def test_a_text_cannot_be_added_twice() -> None:
    words = Vocabulary()
    words.word("plan ash")
    with pytest.raises(AssertionError, match="'plan ash' stands in the vocabulary already"):
        words.words("plan", ["oak", "ash"])

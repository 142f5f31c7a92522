"""Whatever the server refuses can be said in every language, with the numbers that it sends."""

from __future__ import annotations

import ast
from collections import Counter

import pytest
from tests.keys import REASONS, SOURCE, key
from tests.messages import messages

from westphalia.locales import COMPLETE
from westphalia.server.errors import STATUS, Refusal, Rule


def refusals() -> list[tuple[str, set[str]]]:
    """The reason of every refusal in the code, and the names of the numbers sent with it."""
    found = []
    for path in (SOURCE / "server").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Refusal":
                given = {word.arg or "": word.value for word in call.keywords}
                reason = given.pop("reason", call.args[0])
                given.pop("rule", None)
                if isinstance(reason, ast.Constant):
                    found.append((str(reason.value), set(given)))
    return found


def sentences() -> list[str]:
    """The sentence of every refusal that is spelled where it is made."""
    return [
        ast.unparse(call.args[1])
        for path in (SOURCE / "server").rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        if ast.unparse(call.func) == "Refusal" and len(call.args) > 1
        if isinstance(call.args[1], ast.Constant | ast.JoinedStr)
    ]


def test_no_sentence_of_a_refusal_stands_twice() -> None:
    assert len(sentences()) > 60
    twice = {sentence: n for sentence, n in Counter(sentences()).items() if n > 1}
    assert twice == {}


@pytest.mark.parametrize("language", COMPLETE)
def test_every_reason_has_a_sentence_that_asks_only_for_what_is_sent(language: str) -> None:
    known = messages(language, None)
    assert len(refusals()) > 60
    for reason, sent in refusals():
        name = key("refusal", reason)
        assert name in known, f"{language} cannot say why: {reason}"
        assert known[name].variables <= sent, (language, reason)
    assert {name for name in known if name.startswith("refusal-")} == {
        key("refusal", reason) for reason in {*REASONS, *STATUS}
    }


def test_a_refusal_carries_its_reason_and_its_numbers() -> None:
    short = Refusal("bad_request", "too short", reason="password_length", least=8, most=200)
    assert short.as_json == {
        "code": "bad_request",
        "message": "too short",
        "reason": "password_length",
        "args": {"least": 8, "most": 200},
    }
    plain = Refusal("illegal", "no", rule=Rule("W5.11.6", "not-neighbour", {"county": "tirol"}))
    assert (plain.as_json["reason"], plain.as_json["clause"]) == ("illegal", "W5.11.6")
    assert (plain.as_json["objection"], plain.as_json["about"]) == (
        "not-neighbour",
        {"county": "tirol"},
    )

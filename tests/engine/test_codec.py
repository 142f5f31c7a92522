"""A position survives as plain data, and bad data is refused with a sentence."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine import little_war
from tests.engine.little_war import LITTLE_WAR, Battle, March, Planning, WarState
from tests.engine.table import header, play_out, position, say, sit, to_marches

from westphalia.engine.codec import (
    CodecError,
    Part,
    decode_state,
    decode_step,
    digest,
    encode_state,
    encode_step,
    step_fields,
    step_kinds,
)
from westphalia.engine.match import replay
from westphalia.engine.step import Play, Step


@dataclass(frozen=True)
class Route(Step):
    """9.1 A step with a value inside a value."""

    legs: tuple[tuple[int, int], ...]
    name: str = ""


@given(st.integers(0, 10_000), st.integers(0, 20))
def test_every_position_survives_the_codec(seed: int, lines: int) -> None:
    match = replay(LITTLE_WAR, play_out(sit("plague"), seed).record, lines)
    data = json.loads(json.dumps(position(match)))
    twin: Play[Any] = Play(LITTLE_WAR.decode(data, match.record.header), match.chance)
    assert LITTLE_WAR.encode(twin.state) == position(match)
    assert twin.state.rules.modules == ("plague",)
    assert repr(twin.open) == repr(match.open)


def test_a_step_is_its_name_and_its_values() -> None:
    assert encode_step(Battle(0, 4, 2)) == ["Battle", 0, 4, 2]
    assert encode_step(Planning()) == ["Planning"]
    assert step_fields(Battle(0, 4, 2)) == {"attacker": 0, "province": 4, "force": 2}


def test_values_inside_values_survive() -> None:
    route = Route(((1, 2), (3, 4)), "north")
    data = json.loads(json.dumps(encode_step(route)))
    assert encode_step(route) == data  # lists already, not only in JSON
    assert decode_step(data, {"Route": Route}) == route
    assert hash(decode_step(data, {"Route": Route})) == hash(route)


def test_encoded_data_shares_nothing_with_the_position() -> None:
    match = sit()
    data = position(match)
    data["hands"][1].append(9)
    data["armies"][0] = 99
    data["agenda"].clear()
    assert position(match)["hands"][1] != data["hands"][1]
    assert position(match)["armies"][0] == 3
    assert position(match)["agenda"]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (["Siege", 1], "'Siege' is no step of this game"),
        (["Battle", 0, 4], "the step Battle has the values .*'force'.*, not .0, 4."),
        (["Planning", 1], r"the step Planning has the values \(\), not .1."),
        ([], "a step is a list that begins with its name, not .."),
        ([["March"], 1], "a step is a list that begins with its name"),
        ("March", "a step is a list that begins with its name, not 'March'"),
        (7, "a step is a list that begins with its name, not 7"),
        (None, "a step is a list that begins with its name, not None"),
        ({"0": "March"}, "a step is a list that begins with its name"),
    ],
)
def test_bad_steps_are_refused(data: Any, sentence: str) -> None:
    with pytest.raises(CodecError, match=sentence):
        decode_step(data, LITTLE_WAR.kinds)


def test_a_position_without_some_part_is_refused() -> None:
    data = position(sit())
    del data["deck"], data["agenda"]
    with pytest.raises(CodecError, match=r"^the position lacks agenda, deck$"):
        LITTLE_WAR.decode(data, header())
    everything = "agenda, armies, deck, hands, owner, plans, ready, sides, year"
    with pytest.raises(CodecError, match=f"^the position lacks {everything}$"):
        LITTLE_WAR.decode({}, header())


def test_the_kinds_are_the_steps_that_a_module_defines_itself() -> None:
    assert LITTLE_WAR.kinds["March"] is March
    assert "Step" not in LITTLE_WAR.kinds
    assert "Decision" not in LITTLE_WAR.kinds


def test_two_steps_of_one_name_cannot_be_told_apart() -> None:
    other = ModuleType("elsewhere")
    vars(other)["March"] = type("March", (Step,), {"__module__": "elsewhere"})
    with pytest.raises(AssertionError, match="two steps are called March"):
        step_kinds([little_war, other])


def test_the_digest_tells_positions_apart_and_ignores_the_order_of_parts() -> None:
    one = position(to_marches(sit()))
    assert digest(one) == digest(dict(reversed(one.items())))
    assert digest(one) != digest(position(say(to_marches(sit()), "0 stay")))
    plain = hashlib.sha256(b'{"agenda":[],"owner":[1,null]}').hexdigest()
    assert digest({"owner": [1, None], "agenda": []}) == plain[:16]


@dataclass(eq=False)
class Siege(Part):
    """A part of a position that comes and goes."""

    city: int
    rolls: list[int]


class BesiegedState(WarState):
    siege: Siege | None = None


def blank() -> BesiegedState:
    return BesiegedState(LITTLE_WAR.blank(header()).rules, 6)


def test_a_part_of_a_position_survives_and_shares_nothing() -> None:
    s = blank()
    for siege in (None, Siege(3, [4, 5])):
        s.siege = siege
        data = encode_state(s, ["siege"])
        twin = blank()
        decode_state(twin, data, ["siege"], {}, {"siege": Siege})
        assert encode_state(twin, ["siege"]) == data
    assert data == {"siege": [3, [4, 5]], "agenda": []}
    assert s.siege
    assert twin.siege
    twin.siege.rolls.append(6)
    data["siege"][1].append(7)
    assert s.siege.rolls == [4, 5]
    assert twin.siege.rolls == [4, 5, 6]
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize("broken", [[3], [3, [4], 5], {"city": 3}, 7])
def test_a_broken_part_is_refused(broken: object) -> None:
    data = {"siege": broken, "agenda": []}
    with pytest.raises(CodecError, match=r"siege has the values \('city', 'rolls'\), not"):
        decode_state(LITTLE_WAR.blank(header()), data, ["siege"], {}, {"siege": Siege})

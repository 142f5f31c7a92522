"""What is counted of a war, turn by turn and for each side: cards, aid, recruits, pay, armies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Event
from westphalia.engine.step import Question, Seat
from westphalia.games.thirty_years_war.board import UNITED_PROVINCES
from westphalia.games.thirty_years_war.events import battle, cards, march, pay, politics
from westphalia.games.thirty_years_war.pieces import LEADERS, leaders_at
from westphalia.games.thirty_years_war.rules.control import favour
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Category
from westphalia.games.thirty_years_war.views.view import standing
from westphalia.lab.portrait import Counts, Measure, Picture

MEASURES: Final = (
    Measure("act", "leaders activated"),
    Measure("recruit", "rounds of recruiting"),
    Measure("aid", "cards for aid"),
    Measure("event", "cards for events"),
    Measure("free", "rounds without a card"),
    Measure("aid_points", "aid points taken"),
    Measure("aid_spent", "aid points that paid a unit"),
    Measure("recruit_attempts", "attempts to recruit"),
    Measure("recruit_steps", "steps recruited"),
    Measure("paid_by_land", "units paid by the land"),
    Measure("paid_by_aid", "units paid with aid points"),
    Measure("unpaid", "units unpaid"),
    Measure("deserted_steps", "steps deserted when the unpaid looted"),
    Measure("battle_steps", "steps lost in battle and at Fortresses"),
    Measure("starved_steps", "steps starved on the march"),
    Measure("units", "units at the pay of a turn"),
    Measure("idle", "idle units, as a share of all", of="units"),
    Measure("idle_armies", "idle units that a leader stands with, as a share of all", of="units"),
    Measure("factors", "combat factors", level=True),
    Measure("sieges", "sieges laid"),
    Measure("siege_rolls", "rolls for sieges"),
    Measure("fortresses", "Fortresses taken"),
    Measure("dutch_events", "events of the Dutch War played"),
    Measure("dutch_units", "units in the United Provinces", level=True),
    Measure("dutch_box", "box of the marker of the Dutch War", level=True),
    Measure("areas", "Areas held", level=True),
    Measure("cities", "cities held", level=True),
    Measure("total", "the total of victory points, for the Protestant with a minus", level=True),
)

IDLE: Final = (
    "A unit is idle in a turn if it neither marched nor was raised in it, and stood from the first "
    "card round to the pay in one place where no battle was fought and no siege laid, rolled for "
    "or under way. Who stands in the United Provinces is not idle."
)
PICTURES: Final = (
    Picture(
        "Cards by use",
        "What the card rounds were used for. Without a card there are free actions, offers of "
        "peace and moves of the Swedish Base.",
        ("act", "recruit", "aid", "event", "free"),
    ),
    Picture(
        "Units by pay",
        "Units at the pay of each turn, by who paid them.",
        ("paid_by_land", "paid_by_aid", "unpaid"),
    ),
    Picture(
        "Combat factors",
        "All units of a side, on the map and on their way, when a turn has ended.",
        ("factors",),
    ),
    Picture("Idle units", IDLE, ("idle",)),
    Picture(
        "Idle armies", "Of them those that a leader of their side stands with.", ("idle_armies",)
    ),
    Picture("Aid", "Aid points that cards and events brought in a turn.", ("aid_points",)),
    Picture("Aid that was spent", "Aid points that paid a unit.", ("aid_spent",)),
    Picture("Recruits", "Steps that recruiting brought in a turn.", ("recruit_steps",)),
    Picture(
        "Steps lost",
        "Steps of units that were lost in a turn, by what took them.",
        ("battle_steps", "starved_steps", "deserted_steps"),
    ),
    Picture("Sieges laid", "Siege markers placed in a turn.", ("sieges",)),
    Picture("Fortresses taken", "Fortresses that fell to a side in a turn.", ("fortresses",)),
    Picture(
        "The Dutch War",
        "Units in the United Provinces when a turn has ended.",
        ("dutch_units",),
    ),
    Picture("Events of the Dutch War", "Cards of the Dutch War played for it.", ("dutch_events",)),
    Picture("Areas", "Areas that a side holds when a turn has ended.", ("areas",)),
    Picture(
        "Victory points",
        "The total when a turn has ended; for the Protestant, whom less of it helps, with a minus.",
        ("total",),
    ),
)
SIDES: Final = ("Protestant", "Catholic")
# What may pay: what a side does or has, not the points that this has brought.
EFFORTS: Final = (
    *("act", "recruit", "aid", "event", "free", "aid_points", "recruit_steps", "unpaid"),
    *(
        "deserted_steps",
        "starved_steps",
        "battle_steps",
        "idle",
        "idle_armies",
        "factors",
        "sieges",
    ),
    *("fortresses", "dutch_events", "dutch_units"),
)

Kinds = Counter[int]  # units by their kind: a unit that loses a step is still the same


class Muster:
    """15.1 The units of a side at the pay of a turn: how they were paid, and who of them was idle.

    Every unit is told of once: paid by the land, paid with aid points, or left unpaid.
    """

    def __init__(self) -> None:
        self.stood: dict[int, Kinds] = {}  # by place, those that nobody has moved in this turn
        self.there: dict[int, Kinds] = {}

    def moved(self, place: int, units: tuple[int, ...]) -> None:
        self.stood.get(place, Counter()).subtract([unit // 2 for unit in units])

    def mustered(self, place: int, units: tuple[int, ...]) -> None:
        self.there.setdefault(place, Counter()).update([unit // 2 for unit in units])

    def idle(self, place: int) -> int:
        """How many of the units in a place have stood there from the beginning."""
        stood, there = self.stood.get(place, Counter()), self.there[place]
        return sum([max(0, min(stood[kind], there[kind])) for kind in there])


class Portrait:
    """Looks on while a war is replayed."""

    measures = MEASURES
    pictures = PICTURES
    efforts = EFFORTS
    sides = SIDES
    title = "A portrait of the war"
    periods = "turns"

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.musters = [Muster(), Muster()]
        self.busy: set[int] = set()  # places of a battle or a siege in this turn
        self.setting_out = False  # whether the next step of a march is its first

    def asked(self, s: ThirtyYearsWarState, question: Question, choice: Choice) -> None:
        if question.kind == "card_round":
            use = choice.verb if choice.verb in ("act", "recruit", "aid", "event") else "free"
            self.counts.add(question.seat, use)

    def hears(self, event: Event, s: ThirtyYearsWarState) -> None:
        heed = HEEDS.get(type(event))
        if heed:
            heed(self, event, s)

    # Turns

    def turn_began(self, event: cards.TurnBegan, s: ThirtyYearsWarState) -> None:
        self.turn_ended(s)
        self.counts.begin(str(event.turn))

    def turn_ended(self, s: ThirtyYearsWarState) -> None:
        """How both sides stand, and who was idle, when a turn is over."""
        stands = standing(s)
        for seat in (0, 1):
            for name in ("factors", "areas", "cities"):
                self.counts.put(seat, name, stands[name][seat])
            self.counts.put(seat, "total", favour(seat, s.vp))
            self.counts.put(seat, "dutch_box", s.dutch_war)
            sides = s.board.piece_sides[s.saxony]
            there = [piece for piece in s.pieces[UNITED_PROVINCES] if piece < LEADERS]
            self.counts.put(seat, "dutch_units", [sides[piece] for piece in there].count(seat))

    def war_ended(self, event: politics.WarEnded, s: ThirtyYearsWarState) -> None:
        self.turn_ended(s)

    def round_began(self, event: cards.RoundBegan, s: ThirtyYearsWarState) -> None:
        """Before the first card round everybody stands where the turn finds him."""
        if event.round > 1:
            return
        self.musters = [Muster(), Muster()]
        self.busy = {UNITED_PROVINCES}
        sides = s.board.piece_sides[s.saxony]
        for place, here in enumerate(s.pieces):
            for unit in [piece for piece in here if piece < LEADERS]:
                self.musters[sides[unit]].stood.setdefault(place, Counter())[unit // 2] += 1

    # Marches, battles, sieges

    def sets_out(self, event: Event, s: ThirtyYearsWarState) -> None:
        self.setting_out = True

    def marched(self, event: march.Marched, s: ThirtyYearsWarState) -> None:
        if self.setting_out:
            self.musters[event.seat].moved(event.origin, event.units)
        self.setting_out = False

    def picked_up(self, event: march.UnitPickedUp, s: ThirtyYearsWarState) -> None:
        self.musters[event.seat].moved(event.place, (event.unit,))

    def battle_began(self, event: battle.BattleBegan, s: ThirtyYearsWarState) -> None:
        self.busy.add(event.city)

    def siege_laid(self, event: battle.SiegeLaid, s: ThirtyYearsWarState) -> None:
        self.busy.add(event.city)
        self.counts.add(event.seat, "sieges")

    def siege_rolled(self, event: battle.SiegeRolled, s: ThirtyYearsWarState) -> None:
        self.busy.add(event.city)
        self.counts.add(event.seat, "siege_rolls")

    def fortress_taken(self, event: battle.FortressTaken, s: ThirtyYearsWarState) -> None:
        self.counts.add(event.seat, "fortresses")

    def step_lost(self, event: battle.StepLost, s: ThirtyYearsWarState) -> None:
        self.counts.add(event.seat, "battle_steps")

    # Cards

    def card_played(self, event: cards.CardPlayed, s: ThirtyYearsWarState) -> None:
        category = s.board.card_category[event.card]
        if event.use == "event" and category == Category.DUTCH_WAR:
            self.counts.add(event.seat, "dutch_events")

    def aid_taken(self, event: cards.AidTaken, s: ThirtyYearsWarState) -> None:
        self.counts.add(event.seat, "aid_points", sum(event.points))

    def aid_given(self, event: cards.AidGiven, s: ThirtyYearsWarState) -> None:
        self.counts.add(event.seat, "aid_points", event.points)

    def recruits_rolled(self, event: cards.RecruitsRolled, s: ThirtyYearsWarState) -> None:
        self.counts.add(event.seat, "recruit_attempts")
        self.counts.add(event.seat, "recruit_steps", event.steps)

    # Pay

    def paid_at_home(self, event: pay.PaidAtHome, s: ThirtyYearsWarState) -> None:
        self.paid(s, event.seat, "paid_by_land", event.place, event.units)

    def unit_paid(self, event: pay.UnitPaid, s: ThirtyYearsWarState) -> None:
        self.counts.add(event.seat, "aid_spent", sum(event.points))
        self.paid(s, event.seat, "paid_by_aid", event.city, (event.unit,))

    def left_unpaid(self, event: pay.LeftUnpaid, s: ThirtyYearsWarState) -> None:
        self.paid(s, event.seat, "unpaid", event.city, event.units)

    def paid(
        self, s: ThirtyYearsWarState, seat: Seat, how: str, place: int, units: tuple[int, ...]
    ) -> None:
        """Units of a place at their pay; of each more of them that was idle, it is noted."""
        self.counts.add(seat, how, len(units))
        self.counts.add(seat, "units", len(units))
        muster = self.musters[seat]
        before = muster.idle(place) if place in muster.there else 0
        muster.mustered(place, units)
        if place in self.busy or (place < len(s.siege) and s.siege[place]):
            return
        idle = muster.idle(place) - before
        self.counts.add(seat, "idle", idle)
        self.counts.add(seat, "idle_armies", idle if leaders_at(s, place, seat) else 0)

    def starved(self, event: march.StepStarved, s: ThirtyYearsWarState) -> None:
        self.counts.add(event.seat, "starved_steps")

    def deserted(self, event: pay.StepDeserted, s: ThirtyYearsWarState) -> None:
        self.counts.add(event.seat, "deserted_steps")


HEEDS: Final[dict[type[Event], Callable[..., None]]] = {
    cards.TurnBegan: Portrait.turn_began,
    cards.RoundBegan: Portrait.round_began,
    cards.CardPlayed: Portrait.card_played,
    cards.AidTaken: Portrait.aid_taken,
    cards.AidGiven: Portrait.aid_given,
    cards.RecruitsRolled: Portrait.recruits_rolled,
    march.ForceFormed: Portrait.sets_out,
    march.FreeUnit: Portrait.sets_out,
    march.FreeLeader: Portrait.sets_out,
    march.Marched: Portrait.marched,
    march.UnitPickedUp: Portrait.picked_up,
    march.StepStarved: Portrait.starved,
    battle.BattleBegan: Portrait.battle_began,
    battle.StepLost: Portrait.step_lost,
    battle.SiegeLaid: Portrait.siege_laid,
    battle.SiegeRolled: Portrait.siege_rolled,
    battle.FortressTaken: Portrait.fortress_taken,
    pay.PaidAtHome: Portrait.paid_at_home,
    pay.UnitPaid: Portrait.unit_paid,
    pay.LeftUnpaid: Portrait.left_unpaid,
    pay.StepDeserted: Portrait.deserted,
    politics.WarEnded: Portrait.war_ended,
}

"""7.25, 19 The optional rules: what each is and needs; those of a line or two, and Tilly's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from westphalia.engine.ruleset import Module, SetUpError
from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.board import CITIES, Board, SetUp, load_board
from westphalia.games.thirty_years_war.cards.arrivals import french
from westphalia.games.thirty_years_war.events.cards import (
    AmbitionRolled,
    ImperialsParted,
    WallensteinDelayed,
)
from westphalia.games.thirty_years_war.expansions.campaign_move import CAMPAIGN_MOVE, OfferCampaign
from westphalia.games.thirty_years_war.expansions.card_rounds import (
    DUTCH_WAR_BY_CARD,
    EARLY_LINES,
    PAID_FREE_ACTIONS,
    PAID_RECRUITING,
    RICHELIEUS_AID,
    UNLIMITED_AID,
    WALLENSTEINS_ENEMIES,
    WIDER_ROUND,
)
from westphalia.games.thirty_years_war.expansions.one_visit import ONE_VISIT
from westphalia.games.thirty_years_war.pieces import LEADERS, TWO_STARS, put_unit, rank, roll
from westphalia.games.thirty_years_war.rules import stacking
from westphalia.games.thirty_years_war.rules.arrivals import PlaceLeader, havens, with_nation
from westphalia.games.thirty_years_war.rules.battle import combat_use
from westphalia.games.thirty_years_war.rules.control import recheck_siege, score
from westphalia.games.thirty_years_war.rules.decks import EndOfTurn
from westphalia.games.thirty_years_war.rules.end_of_march import EndActivation
from westphalia.games.thirty_years_war.rules.losses import surprise_leaders
from westphalia.games.thirty_years_war.rules.nations import nation_of, realm
from westphalia.games.thirty_years_war.rules.siege import ContinuedSieges
from westphalia.games.thirty_years_war.rules.stacking import (
    CureStacking,
    camps_of,
    discord,
    is_legal,
)
from westphalia.games.thirty_years_war.rules.turn import PlaceForces, PlayEvent, ScatterPillage
from westphalia.games.thirty_years_war.rules.victory import (
    RaiseInfluence,
    WallensteinPhase,
    catholic_goal,
    protestant_goal,
)
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Card,
    Leader,
    Play,
    ThirtyYearsWarState,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Career, Kind, Nation
from westphalia.games.thirty_years_war.words import (
    AUSTRIA,
    BAVARIA,
    BOHEMIA,
    C7,
    C19,
    GUEBRIANT,
    HUNGARY,
    LOWER_PALATINATE,
    MORAVIA,
    P2,
    P9,
    P17,
    SILESIA,
    TILLY,
    TYROL,
    UPPER_PALATINATE,
    VIENNA,
    WALLENSTEIN,
)

# 7.25, 19.1

TWO_STAR_WALLENSTEIN: Final = Module(
    "two_star_wallenstein",
    amend={rank: lambda s, leader, n: TWO_STARS if leader == WALLENSTEIN else n},  # 7.25
)
TOURNAMENT_VICTORY: Final = Module(
    "tournament_victory",
    amend={
        catholic_goal: lambda s, subject, n: 21,  # 19.1
        protestant_goal: lambda s, subject, n: 19,
    },
)


# 19.2


@dataclass(frozen=True)
class StrengthenEmperor(Step):
    """19.2a A fourth Imperial Veteran is in Vienna from the start."""

    def run(self, play: Play) -> None:
        put_unit(play, VIENNA, 2 * Kind.IMPERIAL_VETERAN)


@dataclass(frozen=True)
class BringGuebriant(Step):
    """19.2b Guébriant comes with France, to French units or to a city of France."""

    def run(self, play: Play) -> None:
        s = play.state
        if s.france:
            cities = sorted({*with_nation(s, PROTESTANT, Nation.FRENCH), *french(s)})
            places = tuple(havens(s, GUEBRIANT, cities))
            play.then(PlaceLeader(PROTESTANT, GUEBRIANT, (), places))


STRONGER_IMPERIALS: Final = Module(
    "stronger_imperials", after={PlaceForces: lambda step: [StrengthenEmperor()]}
)
# Where France is in the war from the start he is there like the others whom P17 brings (18.32a).
GUEBRIANT_ENTERS: Final = Module(
    "guebriant",
    before={ScatterPillage: lambda step: [BringGuebriant()]},
    after={PlayEvent: lambda step: [BringGuebriant()] if step.card == P17 else []},
)


# 19.6


LAST_SPACES: Final = 5  # 19.6
FURTHER: Final = 9
STRONG: Final = 30  # the totals from which Wallenstein is more ambitious
STRONGER: Final = 35


@dataclass(frozen=True)
class AmbitiousRise(RaiseInfluence):
    """19.6 In the last spaces of the track a roll may move the marker by a further box."""

    def run(self, play: Play) -> None:
        s = play.state
        in_play = s.wallenstein in (Career.IN_COMMAND, Career.RECALLED)
        if not in_play or s.influence <= s.board.influence_end - LAST_SPACES:
            super().run(play)
            return
        rolled = roll(play)
        modifier = int(s.vp >= STRONG) + int(s.vp >= STRONGER)
        further = rolled + modifier >= FURTHER
        play.tell(AmbitionRolled, rolled, modifier, further)
        RaiseInfluence(self.boxes + further).run(play)


AMBITION: Final = Module(
    "ambition", instead={RaiseInfluence: lambda step: AmbitiousRise(step.boxes)}
)


# 19.7 Tilly as Dynamic Leader, and the Emperor's war before Wallenstein

DUE: Final = 6  # 19.7c the turn by whose beginning Wallenstein is in play
DELAY: Final = -3
# 19.7d
EMPERORS_LANDS: Final = (
    *(BOHEMIA, MORAVIA, SILESIA, UPPER_PALATINATE, LOWER_PALATINATE),
    *(AUSTRIA, BAVARIA, TYROL, HUNGARY),
)


def without_wallenstein(s: ThirtyYearsWarState) -> bool:
    """19.7a Whether Wallenstein has not been brought into play."""
    return s.wallenstein == Career.NOT_IN_PLAY


def in_grace(s: ThirtyYearsWarState) -> bool:
    """19.7b Whether this is the turn in which he entered."""
    return not without_wallenstein(s) and s.happened[C7] == s.turn


def is_mixed(s: ThirtyYearsWarState, camps: int) -> bool:
    """17.A.2 Whether Imperials and Bavarians stand together though the ban holds."""
    mixed = camps & stacking.IMPERIALS and camps & stacking.BAVARIANS
    return bool(mixed) and not in_force(s, C19)


def with_two_stars(s: ThirtyYearsWarState, leader: Leader, n: int) -> int:
    """19.7a Tilly has two stars: he commands, recruits and loots like it."""
    return TWO_STARS if leader == TILLY else n


def under_tilly(s: ThirtyYearsWarState, camps: int, n: int) -> int:
    """19.7a Tilly may lead both together, if an Imperial leader is in the stack."""
    led = camps & stacking.TILLY and camps & stacking.IMPERIAL_LEADERS
    if n and led and is_mixed(s, camps) and (without_wallenstein(s) or in_grace(s)):
        return n - 1
    return n


@cache
def emperors_lands(board: Board) -> int:
    """19.7d The cities of the Areas to which the Imperials keep, as bits."""
    return sum([1 << city for area in EMPERORS_LANDS for city in board.area_cities[area]])


def confined(s: ThirtyYearsWarState, piece: int, places: int) -> int:
    """19.7d Until Wallenstein arrives no Imperial piece goes beyond the Emperor's lands."""
    if without_wallenstein(s) and nation_of(s, piece) == Nation.IMPERIAL:
        return places & emperors_lands(s.board)
    return places


@dataclass(frozen=True)
class CureMixed(Step):
    """19.7a, 10.22 A mixed stack that Tilly or the Imperial leader has left is no longer legal."""

    def run(self, play: Play) -> None:
        s = play.state
        stacks = [place for place, here in enumerate(s.pieces) if is_mixed(s, camps_of(here))]
        broken = [place for place in stacks if not is_legal(s, CATHOLIC, place)]
        play.then(*[CureStacking(CATHOLIC, place) for place in broken])


@dataclass(frozen=True)
class PartArmies(Step):
    """19.7b When the turn in which Wallenstein came ends, Imperial units in mixed stacks go.

    They may be recruited again; an Imperial leader who stays is a matter of 10.22.
    """

    def run(self, play: Play) -> None:
        s = play.state
        if not in_grace(s):
            return
        for place, here in enumerate(s.pieces):
            units = [p for p in here if p < LEADERS and nation_of(s, p) == Nation.IMPERIAL]
            if units and is_mixed(s, camps_of(here)):
                s.pieces[place] = [piece for piece in here if piece not in units]
                play.tell(ImperialsParted, place, tuple(units))
                if place < CITIES:
                    recheck_siege(play, place)
                    surprise_leaders(play, place)


@dataclass(frozen=True)
class CountDelay(Step):
    """19.7c It costs the Catholic points if Wallenstein is not in play when turn 6 begins."""

    def run(self, play: Play) -> None:
        s = play.state
        if s.turn == DUE and without_wallenstein(s):
            score(play, DELAY)
            play.tell(WallensteinDelayed, DELAY, s.vp)


TILLY_DYNAMIC: Final = Module(
    "tilly",
    before={
        WallensteinPhase: lambda step: [CountDelay(), CureMixed()],
        OfferCampaign: lambda step: [CureMixed()],  # 19.8d: the first army is done
        EndOfTurn: lambda step: [PartArmies()],
    },
    after={
        EndActivation: lambda step: [CureMixed()],
        ContinuedSieges: lambda step: [CureMixed()],
    },
    amend={
        rank: with_two_stars,
        discord: under_tilly,
        realm: confined,
    },
)


# 19.9


def old_corps(s: ThirtyYearsWarState, card: Card, n: int) -> int:
    """19.9 Until it is played as an event, P2 may be played in combat."""
    return 1 if card == P2 and not in_force(s, P2) else n


OLD_CORPS: Final = Module("old_corps", amend={combat_use: old_corps})


# 19.0 All of them, by the numbers of their clauses; none is used unless agreed.
OPTIONAL: Final[dict[str, Module]] = {
    "two_star_wallenstein": TWO_STAR_WALLENSTEIN,
    "tournament_victory": TOURNAMENT_VICTORY,
    "stronger_imperials": STRONGER_IMPERIALS,
    "guebriant": GUEBRIANT_ENTERS,
    "early_lines": EARLY_LINES,
    "unlimited_aid": UNLIMITED_AID,
    "paid_recruiting": PAID_RECRUITING,
    "paid_free_actions": PAID_FREE_ACTIONS,
    "dutch_war_by_card": DUTCH_WAR_BY_CARD,
    "ambition": AMBITION,
    "tilly": TILLY_DYNAMIC,
    "campaign_move": CAMPAIGN_MOVE,
    "old_corps": OLD_CORPS,
    "richelieus_aid": RICHELIEUS_AID,
    "wallensteins_enemies": WALLENSTEINS_ENEMIES,
}
# Ours, and of no rulebook: docs/rulings.md says what they are for.
OF_THE_HOUSE: Final[dict[str, Module]] = {"one_visit": ONE_VISIT}
# Those for which the card round is a wider one.
OF_THE_ROUND: Final = ("paid_free_actions", "dutch_war_by_card", "wallensteins_enemies")

# 19.0 Why an option has no object: what the set-up of a scenario says.
WHERE: Final[dict[str, Callable[[SetUp], bool]]] = {
    "wallenstein_dead": lambda begun: begun.wallenstein in (Career.ASSASSINATED, Career.LOST),
    "set_up_of_1620": lambda begun: begun.first_turn > 1,
    "no_french_entry": lambda begun: not (begun.france_in_war or comes_up(begun, P17)),
    # 19.7a: in the Intervention his stars are left, as Wallenstein has been in play.
    "tilly_dead": lambda begun: all(TILLY not in force.leaders for force in begun.forces),
    "card_p2_gone": lambda begun: P2 in begun.removed,
    "card_p9_gone": lambda begun: P9 in begun.removed,
}


def comes_up(begun: SetUp, card: Card) -> bool:
    """8.12, 18.4 Whether a card is in the decks of a scenario at first, or later."""
    group = load_board().card_group[card]
    return card not in begun.removed and (begun.later_groups or group in begun.groups)


def scenarios_with(reason: str) -> tuple[str, ...]:
    """The scenarios in which nothing is said against an option."""
    set_ups = load_board().set_ups.items()
    return tuple([name for name, begun in set_ups if not WHERE[reason](begun)])


# 19.0 What an option needs: the scenarios that have it, and why the others have not.
NEEDS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    name: (scenarios_with(reason), reason)
    for name, reason in (
        ("two_star_wallenstein", "wallenstein_dead"),
        ("stronger_imperials", "set_up_of_1620"),
        ("guebriant", "no_french_entry"),
        ("ambition", "wallenstein_dead"),
        ("tilly", "tilly_dead"),
        ("old_corps", "card_p2_gone"),
        ("richelieus_aid", "card_p9_gone"),
        ("wallensteins_enemies", "wallenstein_dead"),
    )
}
BECAUSE: Final = {
    "wallenstein_dead": "Wallenstein is dead",
    "set_up_of_1620": "the fourth Veteran is for the set-up of 1620",
    "no_french_entry": "France does not enter the war",
    "tilly_dead": "Tilly is dead",
    "card_p2_gone": "card P2 is out of the game",
    "card_p9_gone": "card P9 is out of the game",
}


def check_options(scenario: str, chosen: Sequence[str]) -> None:
    """19.0 Refuse an option that has no object in a scenario."""
    for name in chosen:
        scenarios, reason = NEEDS.get(name, ((scenario,), ""))
        if scenario not in scenarios:
            raise SetUpError(
                f"the option {name} does not go with the scenario {scenario}, "
                f"where {BECAUSE[reason]}"
            )


def modules_for(chosen: Sequence[str]) -> list[Module]:
    """19.0 The modules of the options that were agreed on."""
    known = OPTIONAL | OF_THE_HOUSE
    modules = [known[name] for name in chosen]
    if any(name in OF_THE_ROUND for name in chosen):
        modules.append(WIDER_ROUND)
    return modules

"""What can happen at the table.  Every event names its clause; locales hold the sentences."""

from __future__ import annotations

from typing import Final

from westphalia.engine.event import Event, Revelation
from westphalia.games.wallenstein.terms import Action

# Set-up and the round


class CountyAssigned(Event):
    """W1.4.1 A seat begins with a county of its line-up and armies in it."""

    seat: int
    county: int
    armies: int


class GroupPlaced(Event):
    """W1.3.5 A seat put a group of armies into the county just taken."""

    seat: int
    county: int
    armies: int


class DisplayRefreshed(Event):
    """W1.3.8 A seat put both face-up county cards under the pile."""

    seat: int


class CountyClaimed(Revelation):
    """W1.3.4 A seat took a county card, open or unseen."""

    seat: int
    county: int
    from_pile: bool


class TowerFilled(Event):
    """W1.5.3 The tower was filled; these cubes fell through, by colour."""

    cast: tuple[int, ...]
    fell: tuple[int, ...]


class YearBegan(Event):
    """W1.5.7 The event cards of the year lie open."""

    year: int
    events: tuple[int, ...]


class RoundBegan(Event):
    """W2.1.1 A season begins."""

    year: int
    season: int


class ActionsLaidOut(Event):
    """W2.2.1 The first action cards lie face up."""

    actions: tuple[int, ...]


class TilesLaidOut(Event):
    """W2.3.1 The bonus tiles lie on the boxes of the turn order."""

    tiles: tuple[int, ...]


class ActionTurnedUp(Revelation):
    """W2.2.4 A hidden action card came to light."""

    space: int
    action: int


class MatReady(Event):
    """W3.1.1 A seat has covered its boxes."""

    seat: int


class EventDrawn(Revelation):
    """W6.1.1 The event of the round."""

    event: int


class BidRevealed(Revelation):
    """W4.1.1 What a seat bid and paid, and the Thalers that it has left."""

    seat: int
    card: int
    paid: int
    thalers: int


class LotsDrawn(Event):
    """W4.1.3 Equal bids were ordered by lot."""

    seats: tuple[int, ...]


class PositionTaken(Event):
    """W4.1.4 A seat chose its place in the order and the tile on it."""

    seat: int
    position: int
    tile: int


class OrderSettled(Event):
    """W4.1.6 The player order of the round."""

    order: tuple[int, ...]


class RoundEnded(Event):
    """W2.4.1 Tiles and cards went back."""

    season: int


# Actions


class ActionBegan(Event):
    """W5.0.1 All seats now perform this action."""

    space: int
    action: int


class CardTurnedUp(Revelation):
    """W5.0.4 A seat turned up the card in a box."""

    seat: int
    box: int
    card: int


class ActionSkipped(Event):
    """W5.0.3 A seat could not perform its action completely."""

    seat: int
    action: int
    county: int
    reason: str


class BuildingRaised(Event):
    """W5.1.1, W5.2.1, W5.3.1 A building was placed: what stands there now, the Thalers left."""

    seat: int
    county: int
    building: int
    paid: int
    built: tuple[int, ...]
    thalers: int

    @property
    def clause(self) -> str:
        return ("W5.1.1", "W5.2.1", "W5.3.1")[self.building]


class MarkerCalmed(Event):
    """W6.4.1 A revolt marker was taken off a county; so many are left."""

    seat: int
    county: int
    markers: int


class IncomeTaken(Event):
    """W5.6.1, W5.5.1 A seat collected Thalers or grain, and has so much of both now."""

    seat: int
    action: int
    county: int
    amount: int
    thalers: int
    grain: int

    @property
    def clause(self) -> str:
        return "W5.5.1" if self.action == Action.COLLECT_GRAIN else "W5.6.1"


class MarkerLaid(Event):
    """W5.7.3 A revolt marker was put into a county."""

    seat: int
    county: int
    markers: int


DEPLOYED_BY: Final[dict[int, str]] = {
    Action.DEPLOY_5: "W5.8.1",
    Action.DEPLOY_3: "W5.9.1",
    Action.DEPLOY_1_MOVE: "W5.10.1",
}


class ArmiesDeployed(Event):
    """W5.8.1, W5.9.1, W5.10.1 Fresh armies in a county: how many stand there, the Thalers left."""

    seat: int
    action: int
    county: int
    armies: int
    paid: int
    there: int
    thalers: int

    @property
    def clause(self) -> str:
        return DEPLOYED_BY[self.action]


class ArmiesStayed(Event):
    """W5.11.8 A seat chose not to move."""

    seat: int
    county: int


class ArmiesMoved(Event):
    """W5.11.4 Armies joined others of their seat: how many are left behind, and are there now."""

    seat: int
    origin: int
    county: int
    armies: int
    left: int
    there: int


class AttackBegan(Event):
    """W5.11.5 Armies moved into a county that is not theirs; so many are left behind.

    The defender may be nobody (-1).
    """

    seat: int
    origin: int
    county: int
    armies: int
    defender: int
    left: int


# The tower


class CubesCast(Event):
    """W7.1.1, W7.4.1 Cubes cast, those in the tray then, and those that count there, by colour."""

    county: int
    cast: tuple[int, ...]
    tray: tuple[int, ...]
    attack: tuple[int, ...]
    defence: tuple[int, ...]


class CountyConquered(Event):
    """W7.4.9 The attacker won and placed the survivors."""

    seat: int
    county: int
    loser: int
    armies: int


class CountyHeld(Event):
    """W7.4.7 The defender won and kept these armies."""

    seat: int
    county: int
    attacker: int
    armies: int


class CountyDevastated(Event):
    """W7.4.12 Nobody is left: armies, buildings and markers are gone."""

    county: int
    loser: int


class AttackFailed(Event):
    """W7.4.15 The peasants of a neutral county beat the attacker off."""

    seat: int
    county: int


class RevoltBroke(Event):
    """W8.1.1 Peasants rise against a seat."""

    seat: int
    county: int
    peasants: int


class RevoltQuelled(Event):
    """W8.2.2 The revolt was put down."""

    seat: int
    county: int
    armies: int


class CardSurrendered(Revelation):
    """W5.0.6 A county card left its owner; if it lay in a box (else -1), that plan is void."""

    seat: int
    county: int
    box: int


# Winter and the end


class GrainLost(Event):
    """W9.1.1 Every seat lost grain."""

    event: int
    loss: int


class SupplyChecked(Event):
    """W9.1.3 What a seat has and needs, and the revolts that follow."""

    seat: int
    grain: int
    counties: int
    revolts: int


class RevoltsDrawn(Event):
    """W9.2.2 The counties that will revolt."""

    seat: int
    drawn: tuple[int, ...]


class MajorityScored(Event):
    """W9.3.3, W9.3.4, W9.3.5 Most buildings of a kind in a region, and how many each seat has."""

    seat: int
    region: int
    building: int
    points: int
    shared: bool
    counts: tuple[int, ...]

    @property
    def clause(self) -> str:
        return ("W9.3.3", "W9.3.4", "W9.3.5")[self.building]


class YearScored(Event):
    """W9.3.8 What a winter gave a seat."""

    seat: int
    counties: int
    buildings: int
    majorities: int
    points: int


class GameWon(Event):
    """W10.1.2 The end, and who has won it."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    thalers: tuple[int, ...]

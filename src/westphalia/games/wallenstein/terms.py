"""The closed sets of Wallenstein's words; every name in lower case is an id in data/*.toml."""

from enum import IntEnum


class Action(IntEnum):
    """W1.1.6 The ten actions, in the order of the boxes on the mat."""

    BUILD_PALACE = 0
    BUILD_CHURCH = 1
    BUILD_TRADING_POST = 2
    COLLECT_GRAIN = 3
    COLLECT_TAXES = 4
    DEPLOY_5 = 5
    DEPLOY_3 = 6
    DEPLOY_1_MOVE = 7
    COMBAT_MOVE_A = 8
    COMBAT_MOVE_B = 9


class Building(IntEnum):
    """W1.1.13 The three kinds of building."""

    PALACE = 0
    CHURCH = 1
    TRADING_POST = 2


class Tile(IntEnum):
    """W1.1.12 The five bonus tiles."""

    PLUS_TAX = 0
    PLUS_GRAIN = 1
    SIX_ARMIES = 2
    ATTACK_PLUS = 3
    DEFENCE_PLUS = 4


class Effect(IntEnum):
    """W6.4 What the upper half of an event card does."""

    TRADE_CALMS = 0
    STUBBORN_NEUTRALS = 1
    PALACE_GUARD = 2
    CHURCH_PEACE = 3
    TAX_MAXIMUM = 4
    TAX_MINIMUM = 5
    GRAIN_MINIMUM = 6
    GRAIN_MAXIMUM = 7
    FEW_RECRUITS = 8


class Gift(IntEnum):
    """E5, L2.6 What a favour or a landsknecht card gives."""

    CANCEL_EVENT = 0
    MONEY = 1
    ARMIES_INTO_TRAY = 2
    REMOVE_MARKER = 3
    GRAIN = 4
    VICTORY_POINTS = 5
    FREE_BUILDING = 6
    IMMUNITY = 7
    DEPLOY_FREE = 8

"""court"""
from westphalia.engine.ruleset import Module
COURT = Module("court")

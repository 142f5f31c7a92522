"""leaders"""
from westphalia.engine.ruleset import Module
LEADERS = Module("leaders")

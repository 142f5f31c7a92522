"""landsknechts"""
from westphalia.engine.ruleset import Module
LANDSKNECHTS = Module("landsknechts")

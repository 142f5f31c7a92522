"""Westphalia: two board games about the Thirty Years' War, as a library with people around it."""

__version__ = "0.1.0"

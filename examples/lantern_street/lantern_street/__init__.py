"""Lantern Street, a card game for Westphalia."""

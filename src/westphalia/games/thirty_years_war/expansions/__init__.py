"""Scenarios and optional rules (18, 19): what each of them changes of the game."""

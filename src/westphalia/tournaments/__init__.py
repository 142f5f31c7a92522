"""Tournaments: who meets whom, on which seat, and how they stand.  Knows no game and no clock."""

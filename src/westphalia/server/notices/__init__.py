"""Notices: how people who are away are told that it is their turn, and what else concerns them."""

"""Tournaments on a server: organising, running, telling of them."""

"""Bots for Thirty Years War."""

"""Thirty Years War: a card-driven war of two sides from 1618 to 1648."""

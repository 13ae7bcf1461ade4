"""Arbitre: a referee for trading card games. See the README for a first game."""

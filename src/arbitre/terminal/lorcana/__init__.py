"""Lorcana at the terminal."""

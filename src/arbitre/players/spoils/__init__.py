"""Greedy at The Spoils."""

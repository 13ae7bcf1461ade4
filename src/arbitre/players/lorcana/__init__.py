"""Greedy at Lorcana."""

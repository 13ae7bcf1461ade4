"""The games, each a folder: its procedures in the rulebook's order and with the rulebook's numbers."""

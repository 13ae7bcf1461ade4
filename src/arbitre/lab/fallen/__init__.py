"""What the lab has to know of 7 Fallen: random decks and games, and what always holds."""

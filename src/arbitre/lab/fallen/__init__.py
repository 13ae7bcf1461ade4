"""What the lab has to know about 7 Fallen: random decks and games, and what always holds."""

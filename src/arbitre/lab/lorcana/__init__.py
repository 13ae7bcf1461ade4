"""What the lab has to know about Lorcana: random decks and games, and what always holds."""

"""What the lab has to know of Lorcana: random decks and games, and what always holds."""

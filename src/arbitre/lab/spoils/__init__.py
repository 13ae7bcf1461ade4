"""What the lab has to know of The Spoils: random decks and games, and what always holds."""

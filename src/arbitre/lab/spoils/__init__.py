"""What the lab has to know about The Spoils: random decks and games, and what always holds."""

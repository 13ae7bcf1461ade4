"""Many games: playing them, and looking for trouble in them."""

"""7 Fallen at the terminal."""

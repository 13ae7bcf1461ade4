"""The Spoils at the terminal."""

"""Computer players at 7 Fallen."""

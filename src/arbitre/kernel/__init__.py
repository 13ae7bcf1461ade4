"""The machine every game runs on. It knows procedures, decisions, events, modifiers and zones; it knows no game."""

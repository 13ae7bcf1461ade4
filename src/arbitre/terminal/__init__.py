"""Playing in the terminal: the board, the moves by number, the commands. `arbitre play` and `arbitre decks`."""

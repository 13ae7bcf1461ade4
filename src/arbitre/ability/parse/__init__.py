"""Card text to ability trees: what the grammars of all games share.

`lexer.py` makes words of a text, `grammar.py` is the machine that reads them by phrases, `lists.py` has phrases of
every game, `fault.py` is a text that is not understood. The phrases of a game are in `games/GAME/grammar`.
"""

"""Card text to ability trees: what the grammars of all games share.

`lexer.py` makes words of a text (`english.py` and `french.py` also take apart what runs together there), `grammar.py`
is the machine that reads them by phrases, `lists.py` has phrases of every game, `fault.py` is a text that is not
understood. The phrases of a game are in `games/GAME/grammar`.
"""

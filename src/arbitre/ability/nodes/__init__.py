"""The nodes of the ability language that all games share: selectors, amounts, conditions, triggers, effects, abilities.

A card's abilities are a tree of these and of the game's own (`games/GAME/nodes.py`). They are plain data: read from the
pool's files (an unknown or misspelt field is an error), compiled once into short programs, rendered back to text.
Fields with a default are left out where the default holds.

Reading guide: an *effect* (`do`) is something to carry out; a *target* (`of`) says to which cards; a *select* describes
cards; a *filter* (`is`) narrows a select; an *amount* (`count`) is a number; a *condition* (`if`) is true or false; a
*when* is what a triggered ability waits for; a *static* (`static`) is what holds while its card is in play. A file for
each; `words.py` has the lists of words, which are every game's own.

A game's module `nodes` is its language: it takes everything from here, what it needs of `optional.py`, and adds what
only its cards have.
"""

from arbitre.ability.nodes.abilities import *
from arbitre.ability.nodes.amounts import *
from arbitre.ability.nodes.conditions import *
from arbitre.ability.nodes.effects import *
from arbitre.ability.nodes.families import *
from arbitre.ability.nodes.filters import *
from arbitre.ability.nodes.select import *
from arbitre.ability.nodes.statics import *
from arbitre.ability.nodes.targets import *
from arbitre.ability.nodes.when import *
from arbitre.ability.nodes.words import *

"""Every card is exercised: positions made from its ability tree, in which it is played and its abilities are used.

`needs` reads the tree, `extras` makes cards that fit what it asks for, `positions` lays boards with them, `reach`
counts which parts of the card were really carried out, `play` goes on from there with every invariant checked.
"""

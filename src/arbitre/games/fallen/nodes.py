"""What the engine adds to the trees of abilities as it compiles them. No card is written with it."""

from __future__ import annotations

from typing import Any

from arbitre.ability import nodes as n


class NotForbidden(n.Node, frozen=True, tag="not forbidden", tag_field="is"):
    """Nothing forbids a card what this effect would do to it (F3.14.1)."""

    effect: Any


class Sensible(n.Node, frozen=True, tag="sensible", tag_field="is"):
    """The card this stands on can do something to a card: it is not insensible to it (F5.49.1)."""

"""The games, each a folder: its procedures in the rulebook's order and with the rulebook's numbers; `registry` lists
them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbitre.games.registry import Entry


class _Games(ModuleType):
    """This package is also the function `arbitre.games`: whatever is bound to that name in `arbitre`, the import of any
    game binds the package to it again."""

    def __call__(self) -> Mapping[str, Entry]:
        """All games by name, those of other packages included; an entry has its title, languages and numbers of
        players.

        >>> list(arbitre.games())[:3]
        ['lorcana', 'spoils', 'fallen']
        """
        from arbitre.games import registry

        return registry.entries()


sys.modules[__name__].__class__ = _Games

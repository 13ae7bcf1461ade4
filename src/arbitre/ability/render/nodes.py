"""All nodes that games share, those included that only some of them take (`ability/nodes/optional.py`)."""

from arbitre.ability.nodes import *
from arbitre.ability.nodes.optional import *

"""How French words run into each other, in every game."""

from __future__ import annotations

import re
from collections.abc import Callable

VOWELS = "aeiouyâàéèêëîïôûAEIOUÂÀÉÈÊÎÔ"
EUPHONY: list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = [
    (re.compile(r"\b([Ss])i (?=ils?\b)"), r"\1'"),
    (re.compile(rf"(?<![-\w])(lorsqu|qu|d|n|l|s)[ea] (?=[{VOWELS}])"), r"\1'"),
    (re.compile(r"(, face (?:cachée|visible)(?: et épuisée?s?)?) (?=(?:pour|et|ou) )"), r"\1, "),
    (re.compile(r"\bde les?\b(?= )"), lambda found: "du" if found[0] == "de le" else "des"),
    (re.compile(r"\bà les?\b(?= )"), lambda found: "au" if found[0] == "à le" else "aux"),
]

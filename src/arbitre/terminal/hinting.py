"""A hint in lines: the options with their chance to win as a bar, the best first, and how it might go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from arbitre.players.hint import Advice, Hint
from arbitre.terminal.lines import fold
from arbitre.terminal.marks import Marks
from arbitre.terminal.words import Words

LISTED: Final = 10  # options, unless all are asked for
EXPLAINED: Final = 3  # of which the line of play is told
BAR: Final = 12  # columns


def lines(
    hint: Hint, words: Words, marks: Marks, width: int, label: Callable[[Advice], str], every: bool = False
) -> list[Text]:
    """The hint as a table. `label` is what stands before an option: its number."""
    best = hint.best
    if hint.only:
        said = words("hint-only", option=best.sentence, chance=chance_of(words, best).strip())
        return fold(Text(said), width)
    out = [Text(words("hint-title"), style="bold")]
    shown = hint.advice if every else hint.advice[:LISTED]
    labels = [label(one) for one in shown]
    room = max(map(len, labels))
    figures = [chance_of(words, one) for one in shown]
    widest = max(map(len, figures))
    for place, (one, before, figure) in enumerate(zip(shown, labels, figures, strict=True)):
        start = Text.assemble((f"{before:>{room}}", "bold yellow"), f"  {figure:>{widest}}  ", _bar(one, marks), "  ")
        folded = fold(Text(one.sentence, style="bold" if place == 0 else ""), max(20, width - start.cell_len))
        out.append(start + folded[0])
        out += [Text(" " * start.cell_len) + more for more in folded[1:]]
        if place < EXPLAINED:
            out += _line(one, words, marks, width, room + 2)
    left = hint.advice[len(shown) :]
    if left:
        out.append(Text(words("hint-more", count=len(left), chance=_percent(left[0].chance)), style="dim"))
    return out


def _line(one: Advice, words: Words, marks: Marks, width: int, indent: int) -> list[Text]:
    """How it might go on."""
    out: list[Text] = []
    for key, said in (("hint-then", one.line), ("hint-reply", one.reply)):
        if said:
            text = words(key, line=f" {marks.dot} ".join(said))
            out += [Text(" " * indent) + part for part in fold(Text(text, style="dim"), width - indent)]
    return out


def _percent(chance: float) -> int:
    """Certain is only what is."""
    if 0.0 < chance < 1.0:
        return min(99, max(1, round(chance * 100)))
    return round(chance * 100)


def chance_of(words: Words, one: Advice) -> str:
    """The chance with its error, in percent."""
    return words("hint-chance", chance=_percent(one.chance), error=max(round(one.error * 100), int(one.error > 0)))


def _bar(one: Advice, marks: Marks) -> Text:
    """The chance as a bar; what its error leaves open is drawn lighter."""
    low = round(max(0.0, one.chance - one.error) * BAR)
    high = round(min(1.0, one.chance + one.error) * BAR)
    return Text(marks.full * low + marks.half * (high - low) + marks.dot_low * (BAR - high))

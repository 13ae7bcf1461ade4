"""The pictures of reports, by Altair: shares with their intervals, lengths of games, tables of matches, cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from arbitre.lab.differences import Difference
from arbitre.lab.report import Words
from arbitre.lab.statistics import Interval

BLUE: Final = "#3b74b8"
AMBER: Final = "#c77d1e"
GREY: Final = "#8a8f98"
LOW: Final = "#c4622d"
HIGH: Final = "#2f6fb3"
PARTED: Final = " → "


def _altair() -> Any:
    import altair

    return altair


def shares(rows: Sequence[tuple[str, float, Interval, int]], words: Words, middle: float = 0.5) -> Any:
    """A dot for each share, a line for where it may lie, and the middle to compare with."""
    alt = _altair()
    values = [
        {"name": name, "share": share, "low": low, "high": high, "games": games}
        for name, share, (low, high), games in rows
    ]
    ends = [middle, *(end for _, _, interval, _ in rows for end in interval)]
    room = max(0.02, (max(ends) - min(ends)) / 20)
    scale = alt.Scale(domain=[max(0, min(ends) - room), min(1, max(ends) + room)])
    names = [row[0] for row in rows]
    base = alt.Chart(alt.Data(values=values)).encode(y=alt.Y("name:N", sort=names, title=None, axis=_names()))
    x = alt.X("share:Q", scale=scale, axis=alt.Axis(format=".0%", title=words("axis-share"), tickCount=6))
    line = base.mark_rule(strokeWidth=3, opacity=0.55, color=BLUE).encode(x=alt.X("low:Q", scale=scale), x2="high:Q")
    hover = [
        alt.Tooltip("name:N", title=" "),
        alt.Tooltip("share:Q", format=".1%", title=words("axis-share")),
        alt.Tooltip("low:Q", format=".1%", title=words("axis-low")),
        alt.Tooltip("high:Q", format=".1%", title=words("axis-high")),
        alt.Tooltip("games:Q", title=words("axis-games")),
    ]
    dot = base.mark_point(filled=True, size=90, opacity=1, color=BLUE).encode(x=x, tooltip=hover)
    even = alt.Chart(alt.Data(values=[{"middle": middle}])).mark_rule(strokeDash=[4, 4], color=GREY)
    return (even.encode(x=alt.X("middle:Q", scale=scale)) + line + dot).properties(
        width="container", height=max(60, 30 * len(values))
    )


def gains(rows: Sequence[tuple[str, Difference]], words: Words) -> Any:
    """A dot for each difference, in points, a line for where it may lie, and nothing to compare with."""
    alt = _altair()
    values = [
        {"name": name, "gain": 100 * one.mean, "low": 100 * one.interval.low, "high": 100 * one.interval.high}
        for name, one in rows
    ]
    names = [name for name, _ in rows]
    base = alt.Chart(alt.Data(values=values)).encode(y=alt.Y("name:N", sort=names, title=None, axis=_names()))
    sure = alt.condition("datum.low > 0 || datum.high < 0", alt.value(BLUE), alt.value(GREY))
    line = base.mark_rule(strokeWidth=3, opacity=0.55).encode(x=alt.X("low:Q"), x2="high:Q", color=sure)
    hover = [
        alt.Tooltip("name:N", title=" "),
        alt.Tooltip("gain:Q", format="+.1f", title=words("axis-gain")),
        alt.Tooltip("low:Q", format="+.1f", title=words("axis-low")),
        alt.Tooltip("high:Q", format="+.1f", title=words("axis-high")),
    ]
    dot = base.mark_point(filled=True, size=90, opacity=1).encode(
        x=alt.X("gain:Q", axis=alt.Axis(title=words("axis-gain"), tickCount=6)), color=sure, tooltip=hover
    )
    even = alt.Chart(alt.Data(values=[{"middle": 0}])).mark_rule(strokeDash=[4, 4], color=GREY).encode(x="middle:Q")
    lines = 2 if any(PARTED in name for name in names) else 1
    return (even + line + dot).properties(width="container", height=max(60, (10 + 16 * lines) * len(values)))


def _names() -> Any:
    """Names to the left; what is swapped for something is told on two lines."""
    parted = f"split(replace(datum.label, '{PARTED}', '|{PARTED.strip()} '), '|')"
    return _altair().Axis(labelLimit=220, ticks=False, domain=False, labelFontSize=13, labelExpr=parted)


def running(shares: Sequence[tuple[int, float, Interval]], words: Words) -> Any:
    """How a share and its interval went while games were played."""
    alt = _altair()
    values = [{"games": games, "share": share, "low": low, "high": high} for games, share, (low, high) in shares]
    base = alt.Chart(alt.Data(values=values)).encode(
        x=alt.X("games:Q", title=words("axis-games"), axis=alt.Axis(tickCount=6, grid=False))
    )
    y = alt.Y("share:Q", scale=alt.Scale(zero=False), axis=alt.Axis(format=".0%", title=words("axis-share")))
    band = base.mark_area(opacity=0.22, color=BLUE).encode(y=alt.Y("low:Q"), y2="high:Q")
    even = alt.Chart(alt.Data(values=[{"middle": 0.5}])).mark_rule(strokeDash=[4, 4], color=GREY).encode(y="middle:Q")
    return (even + band + base.mark_line(color=BLUE).encode(y=y)).properties(width="container", height=200)


def lengths(turns: Sequence[tuple[int, str]], words: Words) -> Any:
    """How many turns games took, by who won them."""
    alt = _altair()
    counted: dict[tuple[int, str], int] = {}
    for length, winner in turns:
        counted[length, winner] = counted.get((length, winner), 0) + 1
    values = [{"turns": length, "winner": winner, "games": count} for (length, winner), count in counted.items()]
    winners = list(dict.fromkeys(winner for _, winner in turns))
    colour = alt.Color(
        "winner:N", title=words("axis-winner"), sort=winners, scale=alt.Scale(domain=winners, range=[BLUE, AMBER, GREY])
    )
    return (
        alt.Chart(alt.Data(values=values))
        .mark_bar()
        .encode(
            x=alt.X("turns:O", title=words("axis-turns"), axis=alt.Axis(labelAngle=0, labelOverlap=True)),
            y=alt.Y("games:Q", title=words("axis-games"), axis=alt.Axis(tickMinStep=1)),
            color=colour,
            tooltip=["turns:O", "winner:N", "games:Q"],
        )
        .properties(width="container", height=200)
    )


def matrix(cells: Mapping[tuple[str, str], tuple[float, Interval, int]], names: Sequence[str], words: Words) -> Any:
    """Who beats whom: the share of the deck on the left against the one above."""
    alt = _altair()
    values = [
        {"mine": mine, "other": other, "share": share, "low": low, "high": high, "games": games}
        for (mine, other), (share, (low, high), games) in cells.items()
    ]
    base = alt.Chart(alt.Data(values=values)).encode(
        x=alt.X(
            "other:N", sort=list(names), title=None,
            axis=alt.Axis(orient="top", labelAngle=-40, labelLimit=150, ticks=False, domain=False),
        ),
        y=alt.Y("mine:N", sort=list(names), title=None, axis=_names()),
    )  # fmt: skip
    scale = alt.Scale(domain=[0.2, 0.5, 0.8], range=[LOW, "#efece4", HIGH], clamp=True, interpolate="rgb")
    colour = alt.Color("share:Q", scale=scale, legend=None)
    hover = [
        alt.Tooltip("mine:N", title=words("axis-deck")),
        alt.Tooltip("other:N", title=words("axis-against")),
        alt.Tooltip("share:Q", format=".1%", title=words("axis-share")),
        alt.Tooltip("low:Q", format=".1%", title=words("axis-low")),
        alt.Tooltip("high:Q", format=".1%", title=words("axis-high")),
        alt.Tooltip("games:Q", title=words("axis-games")),
    ]
    boxes = base.mark_rect(stroke="white", strokeWidth=1).encode(color=colour, tooltip=hover)
    light = alt.condition("datum.share < 0.3 || datum.share > 0.7", alt.value("white"), alt.value("#1d2129"))
    numbers = base.mark_text(fontSize=12).encode(text=alt.Text("share:Q", format=".0%"), color=light)
    return (boxes + numbers).properties(width="container", height=max(80, 34 * len(names)))


def curve(rows: Sequence[tuple[str, int, float, float]], words: Words, title: str) -> Any:
    """What a number was at each turn, for each deck: its mean, and where most games lay."""
    alt = _altair()
    values = [
        {"deck": deck, "turn": turn, "mean": mean, "low": max(0.0, mean - spread), "high": mean + spread}
        for deck, turn, mean, spread in rows
    ]
    decks = list(dict.fromkeys(row[0] for row in rows))
    colour = alt.Color("deck:N", title=None, sort=decks, scale=alt.Scale(domain=decks, range=[BLUE, AMBER]))
    base = alt.Chart(alt.Data(values=values)).encode(
        x=alt.X("turn:Q", title=words("axis-own-turn"), axis=alt.Axis(tickMinStep=1, grid=False)), color=colour
    )
    band = base.mark_area(opacity=0.15).encode(y=alt.Y("low:Q"), y2="high:Q")
    line = base.mark_line(point=True).encode(y=alt.Y("mean:Q", title=title))
    return (band + line).properties(width="container", height=220)

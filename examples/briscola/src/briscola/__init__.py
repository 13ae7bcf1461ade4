"""Briscola, an old Italian trick-taking game for two, three or four, played by Arbitre."""

from __future__ import annotations

from arbitre.games.registry import Entry

GAME = Entry(
    name="briscola",
    title="Briscola",
    languages=("en", "fr", "it"),
    players=(2, 3, 4),
    state="briscola.game:Briscola",
    making="briscola.making",
    pool="briscola.cards:pool",
    sentence_files="briscola:texts",
    rulebook="briscola:rules",
    greedy="briscola.greedy:pick",
    guide="briscola.guide:GUIDE",
    terminal="briscola.terminal:BriscolaKit",
    terminal_files="briscola:texts/terminal",
    trouble="briscola.trouble:BriscolaSubject",
    encoding="briscola.encoding:ENCODING",
)

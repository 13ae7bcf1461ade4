"""`arbitre lab compare`: what a change of some cards does to a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from arbitre.kernel.error import Error
from arbitre.lab import pictures
from arbitre.lab.carrying import about, carry_out
from arbitre.lab.differences import Difference, aligned, difference, games_without_pairing, together
from arbitre.lab.finding import Listed, all_listed, game_of, listed, match_of, player_for, told_apart
from arbitre.lab.report import Card, Cell, Gain, Grid, Percent, Report, Section, Share, Words, say
from arbitre.lab.run import even
from arbitre.lab.runs import Run


def run(args: Any) -> int:
    game = game_of([*args.deck, *(args.against or [])], args.game)
    decks = told_apart([listed(game, deck) for deck in args.deck])
    before = decks[0]
    after = Listed(decks[1].name, aligned(before.cards, decks[1].cards))
    if before.cards == after.cards:
        raise Error("these are the same deck: there is nothing to compare")
    others = opponents(game, args.against, [before, after])
    player = player_for(game, args.player, args.games * len(others) * 2)
    matches = [match_of(game, deck, other, player, args.format) for other in others for deck in (before, after)]
    made = Run("compare", matches, even(args.games), args.first)
    print(_beforehand(len(others)), flush=True)
    return carry_out(made, args, lambda run: told(run, before, after), f"{before.name} {after.name}")


def opponents(game: str, named: Sequence[str] | None, without: Sequence[Listed]) -> list[Listed]:
    """Against whom a deck is tested: those that are named, else all that come with the game."""
    if named:
        return told_apart([listed(game, deck) for deck in named])
    mine = [sorted(deck.cards) for deck in without]
    return [deck for deck in all_listed(game) if sorted(deck.cards) not in mine]


def _beforehand(opponents: int) -> str:
    needed = games_without_pairing(0.01)
    return (
        f"To show a difference of one point, some {needed:,} games of each deck would be needed if they had nothing in "
        f"common ({-(-needed // opponents):,} against each of {opponents}); since starts are the same, fewer will do."
    )


# -- what it says --------------------------------------------------------------------------------------------------


def told(run: Run, before: Listed, after: Listed) -> Report:
    found: list[tuple[str, Difference, Share, Share]] = []
    for place in range(0, len(run.matches), 2):
        one, other = run.tallies[place], run.tallies[place + 1]
        gain = difference(one.games, other.games)
        shares = [Share(tally.whole.share, tally.whole.interval) for tally in (one, other)]
        found.append((run.matches[place].names[1], gain, shares[0], shares[1]))
    whole = together([gain for _, gain, _, _ in found])
    low, high = whole.interval
    key = "better" if low > 0 else "worse" if high < 0 else "open"
    return Report(
        title=say("title-compare", after=after.name, before=before.name),
        answer=say(f"answer-compare-{key}", after=after.name, gain=Gain(whole.mean, whole.interval)),
        sections=[_changes(before, after), _by_opponent(found, whole), _needed(whole)],
        about=about(run),
    )


def _changes(before: Listed, after: Listed) -> Section:
    gone, new = Counter(before.cards) - Counter(after.cards), Counter(after.cards) - Counter(before.cards)
    rows: list[list[Cell]] = [[Card(name), -count] for name, count in sorted(gone.items())]
    rows += [[Card(name), f"+{count}"] for name, count in sorted(new.items())]
    return Section(say("head-changes"), grid=Grid(["col-card", "col-copies"], rows))


def _by_opponent(found: Sequence[tuple[str, Difference, Share, Share]], whole: Difference) -> Section:
    rows: list[list[Cell]] = [
        [name, Gain(gain.mean, gain.interval), before, after, gain.starts * 2] for name, gain, before, after in found
    ]
    rows.append([say("whole-field"), Gain(whole.mean, whole.interval), "", "", whole.starts * 2])

    def picture(words: Words) -> Any:
        named = [(name, gain) for name, gain, _, _ in found]
        return pictures.gains([*named, (words("whole-field"), whole)], words)

    head = ["col-against", "col-gain", "col-before", "col-after", "col-games-each"]
    return Section(say("head-by-opponent"), [say("text-paired")], Grid(head, rows), picture)


def _needed(whole: Difference) -> Section:
    return Section(say("head-needed"), [say("text-needed", games=whole.games_for(0.01), points=Percent(0.01))])

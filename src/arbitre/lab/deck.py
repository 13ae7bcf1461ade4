"""`arbitre lab deck`: what a deck does: its opening hands, its curve, its cards, and what single cards are worth."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any, Final

import arbitre
from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.lab import pictures
from arbitre.lab.carrying import about, carry_out
from arbitre.lab.compare import opponents
from arbitre.lab.deals import BLANK, Match, Played
from arbitre.lab.differences import Difference, difference, holding, together
from arbitre.lab.finding import Listed, game_of, listed, match_of, player_for
from arbitre.lab.hands import altering
from arbitre.lab.reading import Reading
from arbitre.lab.report import Card, Cell, Gain, Grid, Number, Percent, Report, Said, Section, Share, Words, say
from arbitre.lab.run import even, first_or_second, scores_section, shown
from arbitre.lab.runs import Run, Tally, points
from arbitre.lab.seen import Seen, cards_seen
from arbitre.lab.statistics import Score

ALL: Final = "all"
KEPT: Final = "(hand kept)"
"""What stands after a deck's name where its opening hands are kept."""
TURNS: Final = 12  # of a curve
FEW: Final = 0.1  # a turn that so few games come to is left out of a curve


def run(args: Any) -> int:
    game = game_of([args.deck, *(args.against or [])], args.game)
    deck = listed(game, args.deck)
    worth = _cards(game, deck, args.worth or [])
    if args.instead and not worth:
        raise Error("--instead says what a card is swapped for: name the card with --worth")
    instead = _name(game, args.instead) if args.instead else None
    others = opponents(game, args.against, [deck])
    changed = [_swapped(deck, card, instead) for card in worth]
    count = len(others) * (1 + len(changed) + args.hands)
    player = player_for(game, args.player, args.games * count)
    matches = [match_of(game, one, other, player, args.format) for one in (deck, *changed) for other in others]
    if args.hands:
        kept = Listed(f"{deck.name} {KEPT}", deck.cards)
        matches += [match_of(game, kept, other, player, args.format, keeps=True) for other in others]
    name = " ".join([deck.name, *worth[:3], *(["hands"] if args.hands else [])])
    made = Run("deck", matches, even(args.games), args.first)
    return carry_out(made, args, lambda run: told(run, deck, len(others), worth, instead), name)


def _cards(game: str, deck: Listed, named: Sequence[str]) -> list[str]:
    """The cards of a deck whose worth is asked for."""
    if ALL in named:
        reading: Reading = registry.entry(game).load("reading")
        found = []
        for name in sorted(set(deck.cards)):
            try:
                reading.blank(arbitre.cards(game).data(name))
            except Error:
                continue
            found.append(name)
        return found
    names = [_name(game, name) for name in named]
    for name in names:
        if name not in deck.cards:
            raise Error(f"{name} is not in {deck.name}")
    return list(dict.fromkeys(names))


def _name(game: str, name: str) -> str:
    cards: Any = arbitre.cards(game)
    return str(cards.full_names([name])[0])


def _swapped(deck: Listed, card: str, instead: str | None) -> Listed:
    """The deck with one copy of a card less, and a blank or another card in its place."""
    cards = list(deck.cards)
    cards[cards.index(card)] = instead or f"{BLANK}{card}"
    return Listed(f"{deck.name} − {card}", tuple(cards))


# -- what it says --------------------------------------------------------------------------------------------------


def told(run: Run, deck: Listed, others: int, worth: Sequence[str], instead: str | None) -> Report:
    tallies = run.tallies[:others]
    whole = Tally()
    for tally in tallies:
        for place in range(0, len(tally.games), 2):
            whole.add(tally.games[place], tally.games[place + 1])
    match = run.matches[0]
    reading: Reading = registry.entry(match.game).load("reading")
    names = [one.names[1] for one in run.matches[:others]]
    return Report(
        title=say("title-deck", deck=deck.name),
        answer=say("answer-deck", deck=deck.name, share=shown(whole.whole), decks=others),
        sections=[
            *([_worth(run, others, worth, instead)] if worth else []),
            first_or_second(whole, deck.name),
            scores_section(say("head-by-opponent"), [*zip(names, [one.whole for one in tallies], strict=True)]),
            _hands(whole.games),
            *altering(run, others),
            _curve(whole.games, deck.name, reading.resources, 0),
            _curve(whole.games, deck.name, reading.score, 1),
            *_cards_section(match, whole.games),
        ],
        about=about(run),
    )


def _worth(run: Run, others: int, worth: Sequence[str], instead: str | None) -> Section:
    """What one copy of a card does, by playing the same starts without it."""
    found: list[tuple[str, Difference]] = []
    for number, card in enumerate(worth, 1):
        gains = [
            difference(run.tallies[number * others + place].games, run.tallies[place].games) for place in range(others)
        ]
        found.append((card, together(gains)))
    kept = holding([one.chance for _, one in found])
    rows = sorted(zip(found, kept, strict=True), key=lambda row: -row[0][1].mean)
    cells: list[list[Cell]] = [
        [Card(card), Gain(one.mean, one.interval), say("holds" if holds else "open")] for (card, one), holds in rows
    ]
    text = say("text-worth-card", card=Card(instead)) if instead else say("text-worth-blank")
    return Section(
        say("head-worth"),
        [text],
        Grid(["col-card", "col-gain", "col-holds"], cells),
        lambda words: pictures.gains([(words.cell(Card(card)), one) for (card, one), _ in rows], words),
    )


def _hands(games: Sequence[Played]) -> Section:
    """How many cards of the opening hand were put away, and what was won then; `lab/hands.py` says what it causes."""
    scores: dict[int, Score] = {}
    for game in games:
        scores.setdefault(len(game.sides[0]["put away"]), Score()).add(points(game))
    whole = sum(score.games for score in scores.values())
    rows: list[list[Cell]] = [
        [str(count), Percent(score.games / whole), shown(score), score.games] for count, score in sorted(scores.items())
    ]
    return Section(
        say("head-hands"), [say("text-hands")], Grid(["col-put-away", "col-often", "col-won", "col-games"], rows)
    )


def _curve(games: Sequence[Played], name: str, what: str, place: int) -> Section:
    """A number at the start of each turn, of the deck and of those it met."""

    def of(side: int) -> list[tuple[int, float, float]]:
        found = []
        for turn in range(1, TURNS + 1):
            values = [
                float(game.sides[side]["turns"][turn - 1][place])
                for game in games
                if len(game.sides[side]["turns"]) >= turn
            ]
            if len(values) >= max(2, FEW * len(games)):
                found.append((turn, statistics.fmean(values), statistics.stdev(values)))
        return found

    mine, theirs = of(0), of(1)
    rows: list[list[Cell]] = [
        [str(turn), Number(mean), Number(next((other for at, other, _ in theirs if at == turn), 0.0))]
        for turn, mean, _ in mine
    ]

    def picture(words: Words) -> Any:
        both = [(name, *one) for one in mine] + [(words("the-others"), *one) for one in theirs]
        return pictures.curve(both, words, words(f"number-{what}"))

    heading: Said = say(f"head-{what}")
    return Section(
        heading, [say("text-curve")], Grid(["col-own-turn", say("named", name=name), "the-others"], rows), picture
    )


def _cards_section(match: Match, games: Sequence[Played]) -> list[Section]:
    seen = cards_seen(match, games)
    kept = dict(zip([one.card for one in seen], holding([one.gain.chance for one in seen]), strict=True))
    seen.sort(key=lambda one: -one.gain.mean)
    rows: list[list[Cell]] = [_row(one, kept[one.card]) for one in seen]
    head = [
        *("col-card", "col-copies", "col-seen-gain", "col-holds", "col-in-hand", "col-drawn", "col-played"),
        *("col-not-seen", "col-turn-drawn", "col-turn-played"),
    ]
    known = [(one.card, one.gain) for one in seen if one.gain.error < float("inf")]
    return [
        Section(
            say("head-cards"),
            [say("text-cards"), say("text-flatter")],
            Grid(head, rows),
            (lambda words: pictures.gains([(words.cell(Card(card)), gain) for card, gain in known], words))
            if known
            else None,
        )
    ]


def _row(one: Seen, holds: bool) -> list[Cell]:
    def share(score: Score) -> Cell:
        return Share(score.share, score.interval) if score.games else "·"

    return [
        Card(one.card),
        one.copies,
        Gain(one.gain.mean, one.gain.interval) if one.gain.error < float("inf") else "·",
        say("holds" if holds else "open"),
        *(share(score) for score in (one.opening, one.drawn, one.played, one.unseen)),
        Number(one.turn_drawn),
        Number(one.turn_played) if one.played.games else "·",
    ]

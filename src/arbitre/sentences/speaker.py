"""Speaker: events, options, questions, refusals and results as sentences of one language.

All words come from the language files (Fluent). What is here only finds the message and hands it its variables: names
of cards and players, numbers, and which of several sentences fits: a sentence that names its reader has a form that
speaks to them. A module named after the game says what else its sentences need.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from arbitre.games import registry
from arbitre.kernel.decision import NO_CARD, Decision, Option, Refusal
from arbitre.kernel.error import BadData, Error
from arbitre.kernel.event import SIGNAL, Event
from arbitre.kernel.game import Game, Result
from arbitre.kernel.knowledge import EVERYBODY, EVERYTHING, SPECTATOR, knows
from arbitre.kernel.record import SEATS
from arbitre.kernel.zone import NOWHERE

LANGUAGES: Final = registry.LANGUAGES
YOU: Final = "you"  # the form of a sentence for its $player; for those it calls otherwise: you-owner, you-winners


class Seats(NamedTuple):
    """Players that a sentence names; it has a form for each of them that reads it."""

    seats: tuple[int, ...]


Value = str | int | Seats
Values = Mapping[str, Value]


class About(Protocol):
    """What the sentences of a game need besides their words: a module (`plain.py` where they need nothing)."""

    def worth_a_line(self, game: Any, event: Event) -> bool:
        """Whether an event has a line in the log."""

    def event_values(self, speaker: Speaker, game: Any, event: Event, hidden: bool) -> Values: ...
    def option_values(self, speaker: Speaker, game: Any, option: Option) -> Values: ...
    def question_values(self, speaker: Speaker, game: Any, decision: Decision) -> Values: ...
    def refusal_values(self, speaker: Speaker, game: Any, refusal: Refusal, values: Any) -> Values: ...
    def result_values(self, speaker: Speaker, game: Any, result: Result) -> Values: ...


def about_game(game: str) -> About:
    return cast(About, registry.entry(game).load("sentences"))


@functools.cache
def bundle(game: str, lang: str) -> FluentBundle:
    """A language file, read once."""
    name = f"{game}/{lang}.ftl"
    folder = registry.entry(game).folder("sentence_files")
    resource = FluentResource((folder / f"{lang}.ftl").read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BadData(f"{name}: not understood: {entry.content}")
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(resource)
    return found


def languages(game: str) -> tuple[str, ...]:
    """The languages a game can be told in."""
    return registry.entry(game).languages


@functools.cache
def local_names(game: str, lang: str) -> Mapping[str, str]:
    """The names of all cards of a game in a language, by what the pool calls them."""
    entry = registry.entry(game)
    found: Mapping[str, str] = entry.load("names")(lang) if entry.names else {}
    return found


def slug(words: str) -> str:
    """The engine's word for something, as a part of a message's name: "can't" is cant, "end turn" is end-turn."""
    return words.lower().replace("'", "").replace(" ", "-")


def yes_no(value: bool) -> str:
    return "yes" if value else "no"


class Speaker:
    """One who speaks a language and knows the players' names."""

    def __init__(
        self,
        lang: str = "en",
        names: Sequence[str] | None = None,
        game: str = "lorcana",
    ) -> None:
        if lang not in LANGUAGES:
            raise Error(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
        known = languages(game)
        if lang not in known:
            raise Error(f"the game {game!r} is not told in the language {lang!r}; it is in: {', '.join(known)}")
        self.lang = lang
        self.names = tuple(names or ())
        self.game = game  # whose words `term` knows
        self._more: Mapping[int, str] = {}  # what is said after the names of cards

    # -- names and words ---------------------------------------------------------------------------------------

    def adding(self, more: Mapping[int, str]) -> Speaker:
        """The same one, who says more after the names of some cards."""
        other = Speaker(self.lang, self.names, self.game)
        other._more = more
        return other

    def card(self, game: Game, card: int) -> str:
        """A card's full name, in this language where it is known."""
        return self._local_name(game.facts[card], full=True) + self._more.get(card, "")

    def seat(self, game: Game, seat: int, reader: int = SPECTATOR) -> str:
        """A player's name, or the word for who reads it."""
        if seat == reader:
            return self._format(game.name, "seat-name", {}, YOU)
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.phrase(game, "seat-name", {"letter": SEATS[seat]})

    def term(self, key: str) -> str:
        """A single word for boards and menus: "hand", "move cost", "keyword-evasive"."""
        return self._format(self.game, "term-" + slug(key), {})

    def listed(self, game: Game, parts: Sequence[str]) -> str:
        """ "A, B and C"."""
        if not parts:
            return self.phrase(game, "some-cards", {"count": 0})
        text = parts[-1]
        if len(parts) > 1:
            text = self.phrase(game, "list-two", {"first": parts[-2], "second": text})
        for part in reversed(parts[:-2]):
            text = self.phrase(game, "list-more", {"first": part, "rest": text})
        return text

    def named(self, game: Game, name: str) -> str:
        """A name without version, or a full name, as a card of this game has it in this language."""
        for facts in game.facts:
            if facts.key == name:
                return self._local_name(facts, full=True)
            if facts.name == name:
                return self._local_name(facts, full=False)
        return name

    def title(self, name: str) -> str:
        """A name that a player may name, whether or not a card of this game has it: that is not revealed."""
        return local_names(self.game, self.lang).get(name, name)

    def _local_name(self, facts: Any, full: bool) -> str:
        local = getattr(facts.data, self.lang, None)  # English names have no field of their own
        if isinstance(local, str):  # where the cards' own language is another: their name in this one
            return local or str(facts.name)
        if local is not None:
            name: str = local.full if full else local.name
            return name
        return str(facts.key if full else facts.name)

    # -- sentences ---------------------------------------------------------------------------------------------

    def event(self, game: Game, event: Event, audience: int | None) -> str | None:
        """A line of the log as an audience may know it; None where there is nothing to tell.

        The audience is a seat, -1 for a spectator, or None for somebody who may know everything (as in a replay).
        """
        about = about_game(game.name)
        if event.word == SIGNAL or not about.worth_a_line(game, event):
            return None
        secret = game.words.hidden(event, _knows(event, audience))
        cards = [card for card in event.cards if card != NO_CARD]
        if not cards and event.card != NO_CARD:
            cards = [event.card]
        if ("cards" if event.cards else "card") in secret:
            listed = self.phrase(game, "some-cards", {"count": len(cards)})
        else:
            listed = self.listed(game, [self.card(game, card) for card in cards])
        values: dict[str, Value] = {
            "player": Seats((event.seat,) if event.seat >= 0 else ()),
            "card": self.known_as(game, event.card, "card" in secret),
            "other": self.known_as(game, event.other, "other" in secret),
            "cards": listed,
            "amount": event.amount,
            "word": slug(event.word),
            "to": slug(game.zone_kinds[event.to].name) if event.to != NOWHERE else "",
            "has-card": yes_no(event.card != NO_CARD),
            "has-other": yes_no(event.other != NO_CARD),
            "has-cards": yes_no(bool(cards)),
            "has-itself": yes_no(event.card == event.other),
            "known": yes_no(not secret),
            **about.event_values(self, game, event, bool(secret)),
        }
        return self.phrase(game, "event-" + slug(event.kind), values, audience)

    def option(self, game: Game, option: Option, audience: int | None = None) -> str:
        """An entry of a menu, of what the player knows who is asked; if nobody else is named, said to them."""
        asked = game.decision.seat if game.decision is not None else SPECTATOR
        values: dict[str, Value] = {
            "card": self.shown(game, option.card, asked),
            "target": "",
            "number": option.number,
            "place": option.number + 1,
            "has-card": yes_no(option.card != NO_CARD),
            **about_game(game.name).option_values(self, game, option),
        }
        return self.phrase(game, "option-" + slug(option.kind), values, asked if audience is None else audience)

    def question(self, game: Game, decision: Decision, audience: int | None = None) -> str:
        """What is being asked, and for which card, as an audience may know it; if nobody is named, who is asked."""
        who, source = decision.seat if audience is None else audience, decision.source
        hidden = source != NO_CARD and not knows(game, source, who) and not game.face_down[source]
        values: dict[str, Value] = {
            "player": Seats((decision.seat,)),
            "card": self.phrase(game, "unknown-card") if hidden else self.shown(game, source, who),
            "has-card": yes_no(source != NO_CARD),
            **about_game(game.name).question_values(self, game, decision),
        }
        return self.phrase(game, "question-" + slug(decision.kind), values, who)

    def refusal(self, game: Game, refusal: Refusal) -> str:
        """Why not, and the rule."""
        unknown = self.phrase(game, "unknown-card")
        about: dict[str, Value] = {
            key: self.named(game, value) if isinstance(value, str) else value for key, value in refusal.about.items()
        }
        values: dict[str, Value] = {
            "card": unknown,
            "target": unknown,
            "has-card": yes_no("card" in about),
            "has-target": yes_no("target" in about),
            **about,
        }
        values.update(about_game(game.name).refusal_values(self, game, refusal, values))
        why = self.phrase(game, "reason-" + slug(refusal.key), values)
        return self.phrase(game, "refusal", {"why": why, "rule": refusal.rule})

    def result(self, game: Game, audience: int | None = None) -> str:
        """Who won and why, as an audience is told it."""
        result = game.result
        if result is None:
            return self.phrase(game, "result-none")
        values: dict[str, Value] = {
            "winners": Seats(tuple(result.winners)),
            "count": len(result.winners),
            **about_game(game.name).result_values(self, game, result),
        }
        return self.phrase(game, "result-" + slug(result.reason), values, audience)

    # -- what the sentences are made of --------------------------------------------------------------------------

    def says(self, message: str, values: Mapping[str, Value]) -> str:
        """A message of the game this speaker is about."""
        return self._format(self.game, message, values)

    def phrase(
        self, game: Game, message: str, values: Mapping[str, Value] | None = None, reader: int | None = None
    ) -> str:
        """A message of this game in this language; where it has a form for a player it names and they are who reads
        it, said to them."""
        values = values or {}
        named = {name: value for name, value in values.items() if isinstance(value, Seats)}
        form = self._form(game.name, message, [name for name, value in named.items() if reader in value.seats])
        you = reader if form and reader is not None else SPECTATOR
        said = {**values, **{name: self._players(game, value, you) for name, value in named.items()}}
        text = self._format(game.name, message, said, form)
        at_first = form != "" and text.startswith(self.seat(game, you, you))  # "you and Ada win"
        return text[0].upper() + text[1:] if at_first else text

    def _players(self, game: Game, named: Seats, reader: int) -> str:
        """The names of players, whoever reads it first."""
        order = sorted(named.seats, key=lambda seat: seat != reader)
        return self.listed(game, [self.seat(game, seat, reader) for seat in order]) if order else ""

    def _form(self, game: str, message: str, names: Sequence[str]) -> str:
        """The form of a message for who reads it and is called so in it, if there is one."""
        found = bundle(game, self.lang)
        known = found.get_message(message).attributes if names and found.has_message(message) else {}
        forms = [YOU if name == "player" else f"{YOU}-{name}" for name in names]
        return next((form for form in forms if form in known), "")

    def shown(self, game: Game, card: int, audience: int = SPECTATOR) -> str:
        """A card by its name, or, where it lies facedown and the audience does not know it, without."""
        if card == NO_CARD:
            return ""
        if game.face_down[card] and not knows(game, card, audience):
            return self.phrase(game, "facedown-card") + self._more.get(card, "")
        return self.card(game, card)

    def known_as(self, game: Game, card: int, hidden: bool) -> str:
        """A card by its name, or, for an audience that may not know it, as any card."""
        return self.phrase(game, "unknown-card") if hidden or card == NO_CARD else self.card(game, card)

    def _format(self, game: str, message: str, values: Mapping[str, Value], form: str = "") -> str:
        return _formatted(game, self.lang, message, form, tuple(values.items()))


@functools.lru_cache(maxsize=50_000)
def _formatted(game: str, lang: str, message: str, form: str, values: tuple[tuple[str, Value], ...]) -> str:
    """The same is said again and again, to each reader and after each move; formatting is what takes most time."""
    found = bundle(game, lang)
    if not found.has_message(message):
        raise Error(f"{game}/{lang}.ftl has no message {message!r}")
    known = found.get_message(message)
    pattern = known.attributes.get(form) if form else known.value
    if pattern is None:
        raise Error(f"{game}/{lang}.ftl: the message {message!r} has no form .{form}")
    text, faults = found.format_pattern(pattern, dict(values))
    if faults:
        raise BadData(f"{game}/{lang}.ftl, {message}: {faults[0]}")
    return str(text)


def _knows(event: Event, audience: int | None) -> bool:
    """Whether an audience knows which cards an event is about."""
    if audience is None or audience == EVERYTHING or event.seen == EVERYBODY:
        return True
    return audience >= 0 and event.known_to(audience)

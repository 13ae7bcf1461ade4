"""Speaker: events, options, questions, refusals and results as sentences of one language.

All words come from the language files (Fluent). What is here only finds the message and hands it its variables: names
of cards and players, numbers, and which of several sentences fits. A module named after the game says what else its
sentences need.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, cast

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

Value = str | int
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

    def seat(self, game: Game, seat: int) -> str:
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
            "player": self.seat(game, event.seat) if event.seat >= 0 else "",
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
        return self.phrase(game, "event-" + slug(event.kind), values)

    def option(self, game: Game, option: Option) -> str:
        """An entry of a menu, for the player who is asked."""
        asked = game.decision.seat if game.decision is not None else SPECTATOR
        values: dict[str, Value] = {
            "card": self.shown(game, option.card, asked),
            "target": "",
            "number": option.number,
            "place": option.number + 1,
            "has-card": yes_no(option.card != NO_CARD),
            **about_game(game.name).option_values(self, game, option),
        }
        return self.phrase(game, "option-" + slug(option.kind), values)

    def question(self, game: Game, decision: Decision, audience: int | None = None) -> str:
        """What is being asked, and for which card, as an audience may know it; if nobody is named, who is asked."""
        who, source = decision.seat if audience is None else audience, decision.source
        hidden = source != NO_CARD and not knows(game, source, who) and not game.face_down[source]
        values: dict[str, Value] = {
            "player": self.seat(game, decision.seat),
            "card": self.phrase(game, "unknown-card") if hidden else self.shown(game, source, who),
            **about_game(game.name).question_values(self, game, decision),
        }
        return self.phrase(game, "question-" + slug(decision.kind), values)

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

    def result(self, game: Game) -> str:
        """Who won and why."""
        result = game.result
        if result is None:
            return self.phrase(game, "result-none")
        values: dict[str, Value] = {
            "winners": self.listed(game, [self.seat(game, seat) for seat in result.winners]),
            "count": len(result.winners),
            **about_game(game.name).result_values(self, game, result),
        }
        return self.phrase(game, "result-" + slug(result.reason), values)

    # -- what the sentences are made of --------------------------------------------------------------------------

    def says(self, message: str, values: Mapping[str, Value]) -> str:
        """A message of the game this speaker is about."""
        return self._format(self.game, message, values)

    def phrase(self, game: Game, message: str, values: Mapping[str, Value] | None = None) -> str:
        """A message of this game in this language."""
        return self._format(game.name, message, values or {})

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

    def _format(self, game: str, message: str, values: Mapping[str, Value]) -> str:
        found = bundle(game, self.lang)
        if not found.has_message(message):
            raise Error(f"{game}/{self.lang}.ftl has no message {message!r}")
        pattern = found.get_message(message).value
        assert pattern is not None, message
        text, faults = found.format_pattern(pattern, dict(values))
        if faults:
            raise BadData(f"{game}/{self.lang}.ftl, {message}: {faults[0]}")
        return str(text)


def _knows(event: Event, audience: int | None) -> bool:
    """Whether an audience knows which cards an event is about."""
    if audience is None or audience == EVERYTHING or event.seen == EVERYBODY:
        return True
    return audience >= 0 and event.known_to(audience)

"""The legal moves by number, grouped by kind. The end of the turn (or "done", or "no") is always number 0, the last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from arbitre.games.lorcana import costs, move, play, stats
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import PLAY
from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.sentences import Speaker
from arbitre.sentences.lorcana import challenge_preview
from arbitre.terminal.cardtext import activated, mode
from arbitre.terminal.labels import Labels
from arbitre.terminal.lines import flow
from arbitre.terminal.marks import Marks
from arbitre.terminal.words import Words, simple

GROUPS: Final = {
    "ink": "ink",
    "play": "play",
    "play free": "play",
    "shift": "shift",
    "sing": "sing",
    "sing together": "sing",
    "use": "use",
    "use free": "use",
    "quest": "quest",
    "challenge": "challenge",
    "move": "move",
    "hand over": "other",
}
ORDER: Final = ("ink", "play", "shift", "sing", "use", "quest", "challenge", "move", "other")
ZERO: Final = ("end turn", "done", "no")
TOO_MANY: Final = 60  # more than this are not listed: one types a name


@dataclass(frozen=True)
class Entry:
    number: int
    place: int  # in the decision's list of options
    group: str
    text: str
    brief: str = ""  # for small screens, where there is a shorter way to say it


class Menu:
    """The options of a decision as one seat is shown them."""

    def __init__(
        self, game: Lorcana, decision: Decision, speaker: Speaker, words: Words, labels: Labels, marks: Marks
    ) -> None:
        self._game = game
        self._speaker = speaker
        self._words = words
        self._labels = labels
        self._marks = marks
        self.typed = len(decision.options) > TOO_MANY
        self.entries: list[Entry] = []
        self._places: dict[int, int] = {}  # of every option, the number it is shown under
        self._fill(decision)

    def _fill(self, decision: Decision) -> None:
        options = list(enumerate(decision.options))
        if decision.kind in ("turn action", "alter hand", "choose discard"):
            options.sort(key=lambda pair: self._order(pair[1]))
        alike: dict[tuple[object, ...], int] = {}
        last: Entry | None = None
        for place, option in options:
            if option.kind in ZERO:
                last = Entry(0, place, "", self._speaker.option(self._game, option))
                self._places[place] = 0
                continue
            number = alike.setdefault(self._key(option), len(alike) + 1)
            self._places[place] = number
            if number > len(self.entries):
                group = GROUPS.get(option.kind, "") if decision.kind == "turn action" else ""
                text = "" if self.typed else self._text(option)
                brief = self._challenge(option, brief=True) if option.kind == "challenge" else ""
                self.entries.append(Entry(number, place, group, text, brief))
        if last is not None:
            self.entries.append(last)

    def _order(self, option: Option) -> tuple[int, int, str]:
        """By kind; cards in hand as the hand shows them."""
        group = GROUPS.get(option.kind, "other")
        if option.kind in ("ink", "play", "play free", "put away", "discard"):
            return ORDER.index(group), self._game.facts[option.card].cost, self._labels.full(option.card)
        return ORDER.index(group), 0, ""

    def _key(self, option: Option) -> tuple[object, ...]:
        """Copies of a card outside play can't be told apart: they are one entry."""
        game = self._game
        card: object = option.card
        if option.card != NO_CARD and game.zone_of[option.card] != PLAY and not game.face_down[option.card]:
            card = game.facts[option.card].key
        return (option.kind, card, option.target, option.number)

    # -- reading -----------------------------------------------------------------------------------------------

    def place(self, number: int) -> int | None:
        """The place in the list of options of what stands under a number."""
        return next((entry.place for entry in self.entries if entry.number == number), None)

    def number(self, place: int) -> int:
        return self._places[place]

    def numbers(self) -> tuple[int, int]:
        """The lowest and the highest."""
        return min(entry.number for entry in self.entries), max(entry.number for entry in self.entries)

    def named(self, text: str, decision: Decision) -> list[int]:
        """The options whose words are a text; where there are too many to list them, also those that begin with it."""
        wanted = simple(text)
        words = self._words
        for kind, key in (("yes", "answer-yes"), ("no", "answer-no")):
            meant = [place for place, option in enumerate(decision.options) if option.kind == kind]
            if meant and words.means(key, text):
                return meant
        said = [[simple(way) for way in self.ways(option)] for option in decision.options]
        exact = [place for place, ways in enumerate(said) if wanted in ways]
        if exact or not self.typed:
            return exact
        return [place for place, ways in enumerate(said) if any(way.startswith(wanted) for way in ways)]

    def ways(self, option: Option) -> list[str]:
        """How an option can be typed; the first is how it is shown. Names are known in English as well."""
        shown = self._speaker.option(self._game, option)
        return [shown, self._game.names[option.number]] if option.kind == "name" else [shown]

    # -- drawing -----------------------------------------------------------------------------------------------

    def lines(self, width: int, brief: bool = False) -> list[Text]:
        out: list[Text] = []
        groups: dict[str, list[Entry]] = {}
        for entry in self.entries:
            groups.setdefault(entry.group if entry.number else "0", []).append(entry)
        titles = {group: self._words(f"group-{group}") if group in ORDER else "" for group in groups}
        start = max((len(title) for title in titles.values() if title), default=0) + 2
        for group, entries in groups.items():
            title = Text(titles[group], style="bold")
            texts = [entry.brief if brief and entry.brief else entry.text for entry in entries]
            if (group in ("challenge", "use") and not brief) or _long(texts, width - start):
                for entry, text in zip(entries, texts, strict=True):
                    number = f"{entry.number:>{len(str(entries[-1].number))}}"
                    out += flow(title, [_part(number, text)], width, start)
                    title = Text()
            else:
                parts = [_part(str(entry.number), text) for entry, text in zip(entries, texts, strict=True)]
                out += flow(title, parts, width, start, joint="   ")
        return out

    def _text(self, option: Option) -> str:
        """Short where the group already says what it is."""
        game = self._game
        words = self._words
        kind, card, target = option.kind, option.card, option.target
        arrow = self._marks.arrow
        name = self._labels.short(card) if card != NO_CARD else ""
        if kind == "ink":
            return name
        if kind == "play":
            return words("move-cost", card=name, cost=play.total_cost(game, game.controller[card], card))
        if kind == "play free":
            return words("move-free", card=name)
        if kind == "shift":
            shift = game.facts[card].shifts[option.number]
            cost = max(0, shift.ink - costs.reduction(game, game.controller[card], card, "shift"))
            key = "move-onto-more" if shift.cost else "move-onto"
            return words(key, card=name, target=self._labels.short(target), arrow=arrow, cost=cost)
        if kind == "sing":
            return words("move-sing", card=name, target=self._labels.short(target), arrow=arrow)
        if kind == "sing together":
            return words("move-sing-together", card=name)
        if kind == "quest":
            cost = costs.ink_to(game, card, "pay to quest")
            key = "move-quest-paid" if cost else "move-quest"
            return words(key, card=name, lore=stats.stat(game, card, "lore"), cost=cost)
        if kind == "move":
            cost = move.total_cost(game, card, target)
            return words("move-onto", card=name, target=self._labels.short(target), arrow=arrow, cost=cost)
        if kind == "challenge":
            return self._challenge(option)
        if kind in ("use", "use free"):
            if kind == "use free":
                name = words("move-free", card=name)
            text = activated(game, option, words.lang)
            return words("move-use", card=name, text=text) if text else self._speaker.option(game, option)
        if kind == "mode":
            return mode(game, option, words.lang) or self._speaker.option(game, option)
        if kind in ("put away", "discard", "next"):
            return self._labels.full(card)  # the question says what happens to it
        if kind == "choose" and game.zone_of[card] == PLAY:
            return self._speaker.option(game, option) + self._which(card)
        return self._speaker.option(game, option)

    def _which(self, card: int) -> str:
        """Which of several of the same name."""
        row, full = self._labels.row(card), self._labels.full(card)
        return row[len(full) :]

    def _challenge(self, option: Option, brief: bool = False) -> str:
        """4.6.6: what it would do to both, before it is confirmed."""
        words = self._words
        card, target = option.card, option.target
        names = {"card": self._labels.short(card), "target": self._labels.short(target)}
        told = challenge_preview(self._game, card, target)
        gone = (told["has-target-banished"] == "yes", told["has-card-banished"] == "yes")
        key = {(False, False): "nobody", (True, False): "target", (False, True): "challenger", (True, True): "both"}
        who = words(f"{'brief' if brief else 'outcome'}-{key[gone]}")
        cost = costs.ink_to(self._game, card, "pay to challenge")
        if cost:
            names["target"] = words("move-cost", card=names["target"], cost=cost)
        if brief:
            about = f"{told['dealt']}:{told['taken']} {who}"
            return f"{names['card']} {self._marks.arrow} {names['target']} ({about})"
        if self._game.facts[target].is_location:
            what = words("outcome-location", deals=told["dealt"], who=who)
        else:
            what = words("outcome", deals=told["dealt"], takes=told["taken"], who=who)
        return words("move-challenge", arrow=self._marks.arrow, what=what, **names)


def _part(number: str, text: str) -> Text:
    return Text.assemble((number, "bold yellow"), " ", text)


def _long(texts: Sequence[str], room: int) -> bool:
    """Whether these read better one under the other."""
    return len(texts) <= 6 and any(len(text) > room // 2 for text in texts)

"""The board as lines of text: what every player has, what is in play as it counts now, one's hand, the bag.

Only what the seat may know is drawn: cards in play and in discards lie open, the hand is one's own, cards of hidden
zones appear while they are being shown. Nothing is told by colour alone.
"""

from __future__ import annotations

from rich.text import Text

from arbitre.games.lorcana import play, stats
from arbitre.games.lorcana.facts import KEYWORDS
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import DECK, DISCARD, HAND, INKWELL, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.sentences import Speaker
from arbitre.sentences.lorcana import keyword
from arbitre.terminal.cardtext import abilities_of
from arbitre.terminal.labels import Labels
from arbitre.terminal.lines import cut, flow, fold, pad
from arbitre.terminal.marks import Marks
from arbitre.terminal.words import Words

CANT = (
    "quest",
    "challenge",
    "sing",
    "ready",
    "exert",
    "move",
    "be challenged",
    "be dealt damage",
    "be dealt challenge damage",
)
NUMBERED = ("Challenger", "Resist")  # these add up (8.1.2); of the others the first counts
LEAST_STATE = 22  # columns for the words after the numbers


class Board:
    """One seat's sight of a game, drawn in so many columns."""

    def __init__(self, game: Lorcana, seat: int, speaker: Speaker, words: Words, marks: Marks, width: int) -> None:
        self.game = game
        self.seat = seat
        self.speaker = speaker
        self.words = words
        self.marks = marks
        self.width = width
        self.labels = Labels(game, seat, speaker)
        self._detail = 0
        heads = ("head-strength", "head-willpower", "head-lore")
        self._cost_width = max(4, len(words("head-cost")))
        self._stat_widths = [len(words(head)) + 2 for head in heads]  # a space before, a sign of change after
        numbers = self._cost_width + sum(self._stat_widths)
        longest = max(self._longest() + 2, len(self._when()) + 1)
        self._name_width = max(16, min(longest, width - numbers - self._state_width()))

    def lines(self, detail: int = 0) -> list[Text]:
        """The whole board. `detail` 1: with the text of the cards in hand; 2: also of those in play."""
        game = self.game
        self._detail = detail
        others = [seat for seat in game.players() if seat != self.seat]
        others.sort(key=lambda seat: (seat - self.seat) % game.number_of_seats)
        out = [self._head()]
        for seat in [*others, self.seat]:
            if not game.gone[seat]:
                out += self._side(seat)
        if not game.gone[self.seat]:
            out += self._hand()
        out += self._passing()
        return out

    # -- parts -------------------------------------------------------------------------------------------------

    def _when(self) -> str:
        words = self.words
        game = self.game
        if game.turn == 0:
            return words("before-first-turn")
        whose = words("your-turn") if game.active == self.seat else words("turn-of", player=self._name(game.active))
        return f"{words('turn', turn=game.turn)}, {whose}"

    def _head(self) -> Text:
        """Whose turn it is, and what the columns are; the seed where there is room for it."""
        words = self.words
        game = self.game
        text = Text(pad(cut(self._when(), self._name_width, self.marks), self._name_width), style="bold")
        text.append(f"{words('head-cost'):>{self._cost_width}}", style="dim")
        for head in ("head-strength", "head-willpower", "head-lore"):
            text.append(f" {words(head)} ", style="dim")
        if game.setup is not None:
            seed = words("seed", seed=str(game.setup.seed))
            room = self.width - text.cell_len
            if len(seed) <= room:
                text.append(f"{seed:>{room}}", style="dim")
        return text

    def _name(self, seat: int) -> str:
        return self.speaker.seat(self.game, seat)

    def _side(self, seat: int) -> list[Text]:
        game = self.game
        words = self.words
        here = self.marks.here if game.is_active(seat) and game.turn else " "
        who = words("is-you" if seat == self.seat else "is-computer", name=self._name(seat))
        discard = game.zones[seat][DISCARD]
        counts = [
            words("count-lore", number=game.lore[seat], goal=game.variant.lore_to_win),
            words("count-ink", ready=game.ready_ink(seat), number=len(game.zones[seat][INKWELL])),
            words("count-hand", number=len(game.zones[seat][HAND])),
            words("count-deck", number=len(game.zones[seat][DECK])),
            words("count-discard", number=len(discard)),
        ]
        style = "bold cyan" if seat == self.seat else "bold magenta"
        title = Text(f"{here} {cut(who, self.width // 2, self.marks)} ", style=style)
        lines = flow(title, [Text(count, style="bold") for count in counts], self.width, joint=f" {self.marks.dot} ")
        if discard:
            top = words("discard-top", card=self.labels.short(discard[-1]))
            if lines[-1].cell_len + len(top) + 1 <= self.width:
                lines[-1].append(f" {top}", style="dim")
        return [*lines, *self._table(seat)]

    def _table(self, seat: int) -> list[Text]:
        """Characters, then each location with who is there, then items on a line."""
        game = self.game
        facts = game.facts
        cards = game.zones[seat][PLAY]
        out: list[Text] = []
        for card in cards:
            if facts[card].is_character and game.at[card] == NO_CARD:
                out += self._row(card)
        for place in cards:
            if facts[place].is_location:
                out += self._row(place)
                for card in cards:
                    if game.at[card] == place:
                        out += self._row(card, indent=4)
        items = [card for card in cards if facts[card].is_item]
        if items:
            out += flow("  " + self.words("items"), [self._item(card) for card in items], self.width)
            if self._detail > 1:
                for card in {facts[card].key: card for card in items}.values():
                    out += self._abilities(card)
        for card in cards:
            if facts[card].is_action:
                out += self._row(card)  # it is being resolved
        return out or [Text(f"  {self.words('nothing-in-play')}", style="dim")]

    def _row(self, card: int, indent: int = 2) -> list[Text]:
        """A card in play: name, cost, characteristics as they count, state."""
        game = self.game
        facts = game.facts[card]
        numbers = ["", "", ""]
        if facts.is_character:
            numbers[0] = self._number(stats.stat(game, card, "strength"), facts.strength)
        if facts.is_character or facts.is_location:
            numbers[1] = self._number(stats.willpower(game, card), facts.willpower)
            numbers[2] = self._number(stats.stat(game, card, "lore"), facts.lore)
        style = "dim" if game.exerted[card] else ""
        out = self._line(
            (self.labels.full(card), self.labels.number(card)),
            str(facts.cost),
            numbers,
            self.state(card),
            indent,
            style,
        )
        return out + self._abilities(card) if self._detail > 1 else out

    def _abilities(self, card: int) -> list[Text]:
        """What a card does, keywords left aside: they stand in its line."""
        out: list[Text] = []
        for text in abilities_of(self.game.facts[card].data, self.words.lang):
            out += [Text(" " * 6).append_text(part) for part in fold(Text(text, style="dim italic"), self.width - 6)]
        return out

    def _line(
        self, name: tuple[str, str], cost: str, numbers: list[str], state: list[str], indent: int = 2, style: str = ""
    ) -> list[Text]:
        """`name` has two parts: of a long one the first is cut, never the second, which says which or how many."""
        text = Text(style=style)
        called, which = name
        room = self._name_width - indent - len(which)
        text.append(pad(" " * indent + cut(called, room, self.marks) + which, self._name_width))
        text.append(f"{cost:>{self._cost_width}}")
        for number, width in zip(numbers, self._stat_widths, strict=True):
            sign = number[-1] if number.endswith((self.marks.up, self.marks.down)) else " "
            text.append(f"{number.rstrip(sign):>{width - 1}}{sign}", style="bold" if sign.strip() else "")
        start = self._name_width + self._cost_width + sum(self._stat_widths) + 1
        return flow(text, state, self.width, start)

    def _number(self, now: int, printed: int) -> str:
        sign = self.marks.up if now > printed else self.marks.down if now < printed else ""
        return f"{now}{sign}"

    def _item(self, card: int) -> str:
        game = self.game
        about = [self.words("card-cost", cost=game.facts[card].cost)]
        if game.exerted[card]:
            about.append(self.speaker.term("exerted"))
        about += self._under(card)
        return f"{self.labels.row(card)} ({', '.join(about)})"

    # -- words about a card in play ----------------------------------------------------------------------------

    def state(self, card: int) -> list[str]:
        """What there is to say of a card in play besides its numbers."""
        game = self.game
        words = self.words
        facts = game.facts[card]
        out: list[str] = []
        if game.damage[card]:
            out.append(words("state-damage", number=game.damage[card]))
        if game.exerted[card]:
            out.append(self.speaker.term("exerted"))
        if game.drying[card]:
            out.append(words("state-drying"))
        if facts.is_location:
            out.append(words("state-move-cost", cost=max(0, stats.stat(game, card, "move cost"))))
        out += self._under(card)
        if facts.is_character:
            out += self._keywords(card)
            if not stats.has(game, card, "Singer") and stats.sings_as(game, card) != facts.cost:
                out.append(words("state-sings", cost=stats.sings_as(game, card)))
        for what in CANT:
            if stats.forbidden(game, card, f"can't {what}"):
                out.append(words(f"cant-{what.replace(' ', '-')}"))
        if any(modifier.kind == "shield" for modifier in game.applied[card]):
            out.append(words("state-shield"))
        return out

    def _under(self, card: int) -> list[str]:
        under = self.game.under[card]
        return [self.words("state-under", count=len(under))] if under else []

    def _keywords(self, card: int) -> list[str]:
        game = self.game
        out: list[str] = []
        for word in sorted(KEYWORDS - {"Shift", "Sing Together"}):
            if stats.has(game, card, word):
                value = stats.keyword_value if word in NUMBERED else stats.first_value
                out.append(keyword(self.speaker, game, word, value(game, card, word)))
        return out

    # -- one's own hand, and what is passing by ----------------------------------------------------------------

    def _hand(self) -> list[Text]:
        game = self.game
        hand = game.zones[self.seat][HAND]
        if not hand:
            return [Text(f"  {self.words('hand-empty')}", style="bold")]
        out = [Text(f"  {self.words('hand', mark=self.marks.ink)}", style="bold")]
        copies: dict[str, list[int]] = {}
        for card in hand:
            copies.setdefault(game.facts[card].key, []).append(card)
        order = sorted(copies.values(), key=lambda same: (game.facts[same[0]].cost, self.labels.full(same[0])))
        for same in order:
            out += self._in_hand(same[0], len(same))
        return out

    def _in_hand(self, card: int, count: int) -> list[Text]:
        game = self.game
        facts = game.facts[card]
        cost = play.total_cost(game, self.seat, card)
        sign = self.marks.down if cost < facts.cost else self.marks.up if cost > facts.cost else ""
        ink = self.marks.ink if facts.inkable else " "
        numbers = ["", "", ""]
        if facts.is_character:
            numbers[0] = str(facts.strength)
        if facts.is_character or facts.is_location:
            numbers[1], numbers[2] = str(facts.willpower), str(facts.lore)
        name = self.labels.full(card), f" x{count}" if count > 1 else ""
        out = self._line(name, f"{sign}{ink}{cost:>2}", numbers, self._about(card))
        return out + self._abilities(card) if self._detail else out

    def _passing(self) -> list[Text]:
        """Cards being shown at this moment, and what waits in the bag."""
        game = self.game
        out: list[Text] = []
        shown = [card for card in game.shown_to(self.seat) if card not in game.zones[self.seat][HAND]]
        if shown:
            out += flow("  " + self.words("shown"), [self.labels.full(card) for card in shown], self.width)
        if game.bag:
            waiting = [f"{self.labels.short(entry.source)} ({self._name(entry.seat)})" for entry in game.bag]
            out += flow("  " + self.words("bag"), waiting, self.width)
        return out

    def _about(self, card: int) -> list[str]:
        """What there is to say of a card in hand besides its numbers."""
        facts = self.game.facts[card]
        out: list[str] = []
        if not facts.is_character:
            out.append(self.speaker.term("song" if facts.is_song else facts.type))
        if facts.is_location:
            out.append(self.words("state-move-cost", cost=facts.move_cost))
        return out + [keyword(self.speaker, self.game, word, value) for word, value in sorted(facts.keywords.items())]

    def _state_width(self) -> int:
        """What the words after the numbers need at least: a line each, if names are long."""
        game = self.game
        said = [self._about(card) for card in game.zones[self.seat][HAND]]
        for seat in game.players():
            said += [self.state(card) for card in game.zones[seat][PLAY] if not game.facts[card].is_item]
        return min(LEAST_STATE, max((len(part) + 2 for parts in said for part in parts), default=0))

    def _longest(self) -> int:
        game = self.game
        names = [len(self.labels.full(card)) + 3 for card in game.zones[self.seat][HAND]]
        for seat in game.players():
            names += [len(self.labels.row(card)) + 2 for card in game.zones[seat][PLAY]]
        return max(names, default=0)

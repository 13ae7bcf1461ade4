"""What cards of 7 Fallen do, in words: rendered from the ability tree that runs."""

from __future__ import annotations

import functools
import re
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from rich.text import Text

from arbitre.ability.run import Resolve
from arbitre.games.fallen import legal, use
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.card import CardData
from arbitre.games.fallen.effect_stack import Activate, Item
from arbitre.games.fallen.facts import Activation, Deed
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.keywords import HOURGLASS, triggered_by
from arbitre.games.fallen.play import PlayAPage
from arbitre.games.fallen.text import TEXT
from arbitre.games.fallen.text.terms import local
from arbitre.kernel.decision import Decision, Option
from arbitre.pool.fallen import local_names, name_of, pool
from arbitre.sentences import Speaker
from arbitre.terminal.cardtext import CardTexts, Effects, find_cards
from arbitre.terminal.words import Words

GAME: Final = Fallen.name
FIGURES: Final = (
    ("cost", "cost"),
    ("attack", "strength"),
    ("life", "life"),
    ("shield", "shield"),
    ("storm", "storm"),
    ("condition", "condition"),
    ("revoke", "revoke"),
    ("hourglasses", "hourglasses"),
    ("energy", "energy"),
    ("time_factor", "time factor"),
    ("will", "will"),
    ("feathers", "feathers"),
)
"""The figures of a card, each with the word for it."""
SAID_SO: Final = frozenset(("cost", "attack", "life", "shield", "storm"))  # where 0 is a figure, too
_PLACE: Final = re.compile(r"(?P<card>.+?)#(?P<what>[^ ]+?(?: [^ ]+?)*?)(?P<mode> mode \d+)?(?: costs?| targets)?")


@functools.lru_cache(maxsize=1000)
def text_of(card: CardData, lang: str) -> tuple[str, ...]:
    """A paragraph for each ability."""
    return tuple(TEXT.render(card.abilities, lang, kind=card.type, names=local_names(lang)))


@functools.lru_cache(maxsize=1000)
def abilities_of(card: CardData, lang: str) -> tuple[str, ...]:
    """The same without the keywords that stand in the line of the card."""
    said = tuple(one for one in card.abilities if not isinstance(one, n.Keyword))
    return tuple(TEXT.render(said, lang, kind=card.type, names=local_names(lang)))


class Written(NamedTuple):
    """An ability as it stands on a card, or one of a list: what it costs, what it does, when."""

    card: CardData
    abilities: tuple[n.Ability, ...]
    cost: tuple[Any, ...] = ()
    effects: Effects = ()
    when: tuple[n.When, ...] = ()
    keyword: str = ""
    chosen: bool = False
    """It is one of a list."""


class FallenTexts(CardTexts):
    def effects(
        self, effects: Effects, kind: str, lang: str, when: tuple[n.When, ...] = (), within: Effects = ()
    ) -> str:
        told = TEXT.render_effects(
            legal.written(effects), lang, kind=kind, names=local_names(lang), when=when, within=within
        )
        return " ".join(told.split("\n"))

    def mode(self, game: Any, option: Option, lang: str) -> str | None:
        """One of the effects a player chooses from: of a list on the card, or as an effect is resolved."""
        frame = game.stack[-1]
        deed = frame.deed if isinstance(frame, Activate) else None
        if isinstance(frame, PlayAPage):
            deed = game.facts[frame.card].deed
        if deed is None or not deed.modes:
            return super().mode(game, option, lang)
        return self.deed(game, deed.modes[option.number], deed.modes[option.number].program.tree, lang)

    def deed(self, game: Fallen, deed: Deed, tree: Effects, lang: str) -> str:
        """What an effect costs and does."""
        written = written_at(game, deed.key)
        if written is not None and written.effects:
            return self.choice(written, lang)
        return self.effects(tree, "angel", lang)

    def choice(self, written: Written, lang: str) -> str:
        """One of a list: what is targeted for it is part of its cost (F5.18.1)."""
        if not written.cost:
            return self.effects(written.effects, written.card.type, lang, written.when)
        one = n.Activated(written.cost, written.effects)
        texts = TEXT.render((one,), lang, kind=written.card.type, names=local_names(lang))
        return " ".join(" ".join(text.split("\n")) for text in texts)

    def item(self, game: Fallen, item: Item, lang: str) -> tuple[str, str]:
        """What an effect on the stack will do, and the keyword that says so, if one does."""
        written = written_at(game, item.program.key)
        if written is None:
            return "", self.effects(item.program.tree, game.facts[item.source].type, lang)
        told = self.effects(written.effects, written.card.type, lang, written.when, written.cost)
        return local(written.keyword, lang), told

    def whole(self, game: Fallen, key: str, lang: str) -> str | None:
        """The ability with this key, all of it; of a list, what was chosen."""
        written = written_at(game, key)
        if written is None:
            return None
        if written.chosen:
            return self.choice(written, lang)
        texts = TEXT.render(written.abilities, lang, kind=written.card.type, names=local_names(lang))
        return " ".join(" ".join(text.split("\n")) for text in texts)

    def asked_about(self, game: Any, decision: Decision, lang: str) -> str | None:
        """The ability that asks; of a question inside an effect, what one would say yes to."""
        frame = game.stack[-1]
        if isinstance(frame, Activate):
            return self.whole(game, frame.deed.key, lang) if decision.kind == "may" else None
        if isinstance(frame, Resolve) and decision.source >= 0:
            whole = self.whole(game, frame.program.key, lang)
            return whole if whole is not None else super().asked_about(game, decision, lang)
        return None


TEXTS: Final = FallenTexts()


def written_at(game: Fallen, key: str) -> Written | None:
    """The ability that a compiled one was made of: its key names the card and the ability's place on it. None for one
    that an effect has given to a card."""
    match = _PLACE.fullmatch(key)
    card = None if match is None else _data(game, match["card"])
    if match is None or card is None:
        return None
    what = match["what"]
    if what == "effect":
        parts = tuple(one for one in card.abilities if isinstance(one, n.Oath | n.ExtraCost | n.ActionEffect))
        cost = tuple(node for one in parts if not isinstance(one, n.ActionEffect) for node in one.cost)
        effects = tuple(node for one in parts if isinstance(one, n.ActionEffect) for node in one.effects)
        found = Written(card, parts, cost, effects)
    elif what == "oath":
        return Written(card, tuple(one for one in card.abilities if isinstance(one, n.Oath)))
    elif what == "hourglass":
        found = Written(card, (HOURGLASS,), (), HOURGLASS.effects, HOURGLASS.when)
    elif what.isdecimal() and int(what) < len(card.abilities):
        ability = card.abilities[int(what)]
        if not isinstance(ability, n.Triggered | n.Activated):
            return None
        when = ability.when if isinstance(ability, n.Triggered) else ()
        found = Written(card, (ability,), ability.cost, ability.effects, when)
    else:
        keywords = [one for one in card.abilities if isinstance(one, n.Keyword) and one.keyword == what]
        made = triggered_by(what) if keywords else None
        if made is None:
            return None
        value = sum(one.value or 0 for one in keywords)
        called = f"{what} ({value})" if value else what
        if value:
            made = replace(made, effects=tuple(_with_value(effect, value) for effect in made.effects))
        found = Written(card, (replace(made, name=called),), made.cost, made.effects, made.when, called)
    if match["mode"] and len(found.effects) == 1 and isinstance(found.effects[0], n.Modes):
        mode = found.effects[0].modes[int(match["mode"].rpartition(" ")[2])]
        return found._replace(cost=(*found.cost, *mode.cost), effects=mode.effects, chosen=True)
    return found


def _with_value(effect: n.Effect, value: int) -> n.Effect:
    """An effect of a keyword with the number that stands on the card."""
    if isinstance(effect, n.DealDamage | n.PutMarkers) and isinstance(effect.amount, n.EventAmount):
        return replace(effect, amount=value)
    return effect


def _data(game: Fallen, name: str) -> CardData | None:
    for facts in game.facts:
        if facts.key == name:
            return facts.data
    return pool().data(name) if name in pool() else None


def aimed_at(game: Fallen, item: Item) -> list[int]:
    """The cards an effect on the stack was aimed at, or that were chosen for it, when it was activated."""
    written = written_at(game, item.program.key)
    found: list[int] = []
    for node in () if written is None else written.cost:
        if isinstance(node, n.Choose):
            found.extend(card for card, _ in item.slots.get(node.target.slot, ()))
    return list(dict.fromkeys((*found, *item.slots.get("targets", ()))))


def activated(game: Fallen, option: Option, lang: str) -> str | None:
    """The ability that an option would use; None for one the card has only gained."""
    ability: Activation = use.abilities(game, option.card)[option.number]
    return TEXTS.whole(game, ability.key, lang)


# -- a card on its own -------------------------------------------------------------------------------------------


def names_of(card: CardData) -> list[str]:
    return [name for name in (card.name, card.en) if name]


def in_pool(text: str) -> dict[str, CardData]:
    """The cards of the pool that a text can mean, in either language."""
    return {card.name: card for card in find_cards(text, pool(), names_of)}


def kinds(card: CardData, speaker: Speaker) -> str:
    """Angel, legendary - Dragon - Eondra."""
    kind = speaker.term(card.type) + (f", {speaker.term('legendary')}" if card.legendary else "")
    renown = f"{speaker.term('renown')} {card.renown}" if card.renown else ""
    classes = ", ".join(local(name, speaker.lang) for name in card.classes)
    kingdom = local(card.kingdom, speaker.lang)
    return " - ".join(part for part in (kind, classes, kingdom, renown) if part)


def figures(card: CardData, speaker: Speaker) -> list[str]:
    found: list[str] = []
    for field, term in FIGURES:
        number = getattr(card, field)
        if number or (number == 0 and field in SAID_SO):
            found.append(f"{speaker.term(term)} {number}")
    return found


def sheet(card: CardData, speaker: Speaker, words: Words) -> list[Text]:
    """Everything about a card: facts, then text."""
    out = [Text(name_of(card, words.lang), style="bold"), Text("  " + kinds(card, speaker))]
    said = figures(card, speaker)
    if said:
        out.append(Text("  " + ", ".join(said)))
    return out + [Text("  " + line) for line in text_of(card, words.lang) or (words("card-no-text"),)]

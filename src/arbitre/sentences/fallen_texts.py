"""What cards of 7 Fallen do, in words."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import replace

from arbitre.ability.run import Resolve
from arbitre.games import registry
from arbitre.games.fallen import legal, use
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.card import CardData
from arbitre.games.fallen.effect_stack import Activate, Item
from arbitre.games.fallen.facts import Activation, Deed
from arbitre.games.fallen.keywords import HOURGLASS, triggered_by
from arbitre.games.fallen.play import PlayAPage
from arbitre.games.fallen.text import TEXT
from arbitre.games.fallen.text.terms import local
from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.sentences.card_texts import CardTexts, Effects
from arbitre.sentences.fallen import keyword, marker

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen
    from arbitre.sentences.speaker import Speaker

_PLACE: Final = re.compile(r"(?P<card>.+?)#(?P<what>[^ ]+?(?: [^ ]+?)*?)(?P<mode> mode \d+)?(?: costs?| targets)?")


class Written(NamedTuple):
    """An ability as printed on a card, or one of a list: what it costs, what it does, when."""

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
            legal.written(effects), lang, kind=kind, names=self.names(lang), when=when, within=within
        )
        return " ".join(told.split("\n"))

    def whole(self, card: CardData, lang: str) -> tuple[str, ...]:
        return _rendered(card.abilities, card.type, lang)

    def abilities(self, card: CardData, lang: str) -> tuple[str, ...]:
        return _rendered(tuple(one for one in card.abilities if not isinstance(one, n.Keyword)), card.type, lang)

    def used(self, game: Fallen, card: int, number: int, lang: str) -> str | None:
        """None for one the card has only gained."""
        ability: Activation = use.abilities(game, card)[number]
        return self.ability(game, ability.key, lang)

    def resolved(self, game: Fallen, option: Option, lang: str) -> str | None:
        return self.ability(game, game.waiting[option.number].trigger.key, lang)

    def mode(self, game: Any, option: Option, lang: str) -> str | None:
        """One of the effects a player chooses from: of a list on the card, or as an effect is resolved."""
        frame = game.stack[-1]
        deed = frame.deed if isinstance(frame, Activate) else None
        if isinstance(frame, PlayAPage):
            deed = game.facts[frame.card].deed
        if deed is None or not deed.modes:
            return super().mode(game, option, lang)
        return self._deed(game, deed.modes[option.number], deed.modes[option.number].program.tree, lang)

    def _deed(self, game: Fallen, deed: Deed, tree: Effects, lang: str) -> str:
        """What an effect costs and does."""
        written = written_at(game, deed.key)
        if written is not None and written.effects:
            return self._choice(written, lang)
        return self.effects(tree, "angel", lang)

    def _choice(self, written: Written, lang: str) -> str:
        """One of a list: what is targeted for it is part of its cost (F5.18.1)."""
        if not written.cost:
            return self.effects(written.effects, written.card.type, lang, written.when)
        one = n.Activated(written.cost, written.effects)
        return _on_one_line(_rendered((one,), written.card.type, lang))

    def ability(self, game: Fallen, key: str, lang: str) -> str | None:
        """The ability with this key, all of it; of a list, what was chosen."""
        written = written_at(game, key)
        if written is None:
            return None
        if written.chosen:
            return self._choice(written, lang)
        return _on_one_line(_rendered(written.abilities, written.card.type, lang))

    def asked_about(self, game: Any, decision: Decision, lang: str) -> str | None:
        """The ability that asks; for a question inside an effect, what a yes would mean."""
        frame = game.stack[-1]
        if isinstance(frame, Activate):
            return self.ability(game, frame.deed.key, lang) if decision.kind == "may" else None
        if isinstance(frame, Resolve) and decision.source != NO_CARD:
            whole = self.ability(game, frame.program.key, lang)
            return whole if whole is not None else super().asked_about(game, decision, lang)
        return None

    # -- into a view ---------------------------------------------------------------------------------------------

    def told(self, game: Fallen, speaker: Speaker, view: dict[str, Any]) -> None:
        for told, item in zip(view["effect stack"], game.effect_stack, strict=True):
            told["keyword"], told["text"] = self._item(game, item, speaker.lang)
        for told, entry in zip(view["waiting"], game.waiting, strict=True):
            told["text"] = self.ability(game, entry.trigger.key, speaker.lang)

    def _item(self, game: Fallen, item: Item, lang: str) -> tuple[str, str]:
        """What an effect on the stack will do, and the keyword that says so, if one does."""
        written = written_at(game, item.program.key)
        if written is None:
            return "", self.effects(item.program.tree, game.facts[item.source].type, lang)
        told = self.effects(written.effects, written.card.type, lang, written.when, written.cost)
        return local(written.keyword, lang), told

    def card_told(self, game: Fallen, speaker: Speaker, card: int, told: dict[str, Any]) -> None:
        lang = speaker.lang
        if "keywords" in told:
            told["said"] = {word: keyword(word, number, lang) for word, number in told["keywords"].items()}
        if "markers" in told:
            told["markers said"] = {name: marker(speaker, name) for name in told["markers"]}
        for ability in told.get("abilities", ()):
            ability["title"] = local(ability["name"], lang)
        if "copy of" in told:
            told["copy title"] = self.names(lang).get(told["copy of"], told["copy of"])
        if "class" in told:
            told["class title"] = local(told["class"], lang)


TEXTS: Final = FallenTexts("fallen")


@functools.lru_cache(maxsize=4096)
def _rendered(abilities: tuple[n.Ability, ...], kind: str, lang: str) -> tuple[str, ...]:
    return tuple(TEXT.render(abilities, lang, kind=kind, names=TEXTS.names(lang)))


def _on_one_line(texts: tuple[str, ...]) -> str:
    return " ".join(" ".join(text.split("\n")) for text in texts)


# -- where an ability stands -------------------------------------------------------------------------------------


def written_at(game: Fallen, key: str) -> Written | None:
    """The ability that a compiled one was made from: its key names the card and the ability's place on it. None for one
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
    """An effect of a keyword with the number printed on the card."""
    if isinstance(effect, n.DealDamage | n.PutMarkers) and isinstance(effect.amount, n.EventAmount):
        return replace(effect, amount=value)
    return effect


def _data(game: Fallen, name: str) -> CardData | None:
    for facts in game.facts:
        if facts.key == name:
            return facts.data
    pool = registry.entry(game.name).load("pool")()
    return pool.data(name) if name in pool else None

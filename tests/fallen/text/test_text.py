"""The card text of 7 Fallen says what the tree says, in French and in English."""

from __future__ import annotations

import re

import pytest
from tests.fallen.text.samples import FALLEN

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.text import TEXT
from arbitre.games.fallen.text.en import English
from arbitre.games.fallen.text.fr import French
from arbitre.games.lorcana import nodes as lorcana
from arbitre.games.spoils import nodes as spoils
from arbitre.kernel.error import BadData, Error
from arbitre.pool.fallen import pool

LANGS = TEXT.languages
BROKEN = re.compile(
    r"None|True|False|\w+\((?!e|une? )|[{}<>*_=°~¤⟦⟧]|  | [.,]|\.\.|,,|\b(?:a|an|the|de|le|à|un|une|to|of) [.,]"
    r"|n\.[A-Z]|(?<![\w-])(?!half\b)(\w\w+) \1\b|\[\]"
)
WRONG_ARTICLE = re.compile(r"\ba [aeio]\w|\ban [^aeiou\W]", re.IGNORECASE)
WRONG_FRENCH = re.compile(
    r"(?<![-\w])(?:de|le|la|que|ne|lorsque|se) [aeiouyéèêàâîôûhÉÀA]\w|\b(?:de|à) les?\b|\bce [AÉ]\w|\bsi ils?\b"
    r"|chacuns|l'uns",
    re.IGNORECASE,
)
NAMES = re.compile(r'"[^"]*"|« [^»]* »')  # of cards, classes and keywords
ENGLISH = re.compile(
    r"\b(?:the|this|you|your|when|each|chosen|may|turn|until|of|it|its|play|hand|controls?|if|where|is|are|by|from|to"
    r"|and|or|angels?|damage|book|deity|worshipper|opponent)\b",
    re.IGNORECASE,
)
OTHER_GAME = re.compile(
    r"dommage|épuis|restaur|faction|pile de défausse|deck|numeric|discard pile|deplet|influence|jeton"
)


def faults(text: str, lang: str) -> str:
    """What is wrong with a text at first sight."""
    if not text.strip():
        return "empty"
    found = BROKEN.search(text) or OTHER_GAME.search(text) or (ENGLISH if lang == "fr" else WRONG_ARTICLE).search(text)
    if found is None and lang == "fr":
        found = WRONG_FRENCH.search(text)
    return f"has {found[0]!r}" if found else ""


def unnamed(text: str) -> str:
    """Without names, but for the letter an article goes by."""
    return NAMES.sub(lambda found: found[0].strip('"« »')[:1].lower() + "name", text)


def said(ability: n.Ability, lang: str) -> str:
    return TEXT.render_ability(ability, lang, kind="angel")


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_of_the_pool_has_a_text(lang: str) -> None:
    for card in pool():
        lines = TEXT.render(card.abilities, lang, kind=card.type)
        assert bool(lines) == bool(card.abilities), card.name
        for text in lines:
            ours = unnamed(text)
            assert not faults(ours, lang), f"{card.name}: {text} {faults(ours, lang)}"


@pytest.mark.parametrize("node", FALLEN.all_classes())
@pytest.mark.parametrize("lang", LANGS)
def test_every_node_can_be_said(lang: str, node: type[n.Node]) -> None:
    FALLEN.check_said(node, lambda ability: unnamed(said(ability, lang)), lambda text: faults(text, lang))


# Fields that only mean something together with others, which the plainest example does not have.
SILENT = {
    ("ChoosePlayer", "among"),  # one chooses among opponents or among all
    ("IfYouDo", "by"),  # who decides, where it may be declined
    ("PutIntoLimbo", "player"),  # this card's player is you
    ("RemoveDamage", "up_to"),  # where it is not all of it
    ("When", "in_battle"),  # of damage that is inflicted
    ("When", "player"),  # its player is another player only where it is another's card
}


@pytest.mark.parametrize("lang", LANGS)
def test_what_differs_reads_differently(lang: str) -> None:
    """Every value of a plain field (yes or no, a number, one of a few words) makes another text."""
    assert FALLEN.reading_alike(lambda ability: said(ability, lang), SILENT) == ""


def test_both_languages_have_the_same_texts() -> None:
    for table in ("TEXTS", "TRAITS", "NOUNS", "COUNTED", "OWNERS"):
        assert set(getattr(English, table)) == set(getattr(French, table)), table


def test_a_filter_or_ability_of_another_game_is_refused() -> None:
    filters = (lorcana.Ink("Amber"), lorcana.Inkable(), lorcana.AtLocation(), lorcana.InChallenge(), lorcana.Dry())
    for part in filters:
        with pytest.raises(BadData):
            said(n.ActionEffect((n.Banish(n.Chosen(n.Select("angel", where=(part,)))),)), "fr")
    effects: tuple[n.Effect, ...] = (
        lorcana.GainLore(1),
        lorcana.PayInk(1),
        lorcana.PutIntoInkwell(n.This()),
        lorcana.AddStrength(n.This()),
    )
    for effect in effects:
        with pytest.raises(BadData):
            said(n.ActionEffect((effect,)), "fr")
    with pytest.raises(BadData):
        said(spoils.OneTextOf(((n.Keyword("Berserk"),),)), "fr")


def test_italian_is_not_spoken() -> None:
    assert LANGS == ("fr", "en")
    with pytest.raises(Error, match="only in fr, en"):
        TEXT.render_ability(n.Keyword("Berserk"), "it", kind="angel")


# -- exact texts -----------------------------------------------------------------------------------------------

ANGEL = n.Select("angel", zone="battlefield")
MINE = n.Select("angel", "you", "battlefield")
TARGET = n.Choose(n.Chosen(ANGEL))
HOST = n.Select("angel", zone="battlefield", where=(n.Linked("this"),))
ENTERS = (n.When("enters play", card="this"),)

EXACT: list[tuple[n.Ability, str, str]] = [
    (n.Keyword("Archerie", 2), "Archerie (2)", "Archery (2)"),
    (
        n.Activated((n.Pay(3),), (n.Draw(),), name="Parole divine"),
        "Parole divine : Payez 3 EC pour piocher une page.",
        "Divine Word: Pay 3 CE to draw a page.",
    ),
    (
        n.Triggered(ENTERS, (n.DealDamage(n.That(), 5),), cost=(n.Pay(3), TARGET), may=True, name="Ferveur"),
        "Ferveur : Vous pouvez payer 3 EC et cibler un Ange sur le CDB pour lui infliger 5 dégâts.",
        "Fervour: You may pay 3 CE and target an Angel on the battlefield to deal 5 damage to it.",
    ),
    (  # designated as it resolves: no target
        n.Triggered(
            (n.When("destroyed", card="this"),),
            (n.Banish(n.Chosen(n.Select("angel", "opponents", "battlefield"), by="opponents")),),
            name="Dernier souffle",
        ),
        "Dernier souffle : Détruisez un Ange adverse désigné par votre adversaire.",
        "Last Breath: Destroy an opposing Angel designated by your opponent.",
    ),
    (  # what the keyword does not already say of when is said
        n.Triggered((n.When("attacks", card="this"),), (n.Draw(),), name="Ferveur"),
        "Ferveur : Lorsque cette page est annoncée attaquante, piochez une page.",
        "Fervour: When this Angel is announced as an attacker, draw a page.",
    ),
    (  # in a pile one chooses
        n.Activated(
            (n.Choose(n.Chosen(n.Select("golem", "you", "discard"))),),
            (n.ReturnToHand(n.That()),),
            name="Parole divine",
        ),
        "Parole divine : Choisissez un Golem dans votre Purgatoire pour l'ajouter à votre main.",
        "Divine Word: Choose a Golem in your Purgatory to add it to your hand.",
    ),
    (  # the Deity is the doer, and not the page
        n.Activated((n.Pay(2), TARGET), (n.Banish(n.That(), deity=True),), name="Capacité divine"),
        "Capacité divine : Payez 2 EC et ciblez un Ange sur le CDB pour que votre Divinité le détruise.",
        "Divine Ability: Pay 2 CE and target an Angel on the battlefield so that your Deity destroys it.",
    ),
    (
        n.Triggered(
            ENTERS,
            (
                n.Modes(
                    (n.Mode((n.Draw(),)), n.Mode((n.PutDamage(n.That(), 2),), (TARGET,))),
                    n.Sum((1, n.CountOf(n.Select("page", "you", "discard", where=(n.SameNameAs("this"),))))),
                    by="opponents",
                ),
            ),
            name="Dilemme",
        ),
        "Dilemme :\n• Piochez une page.\n• Ciblez un Ange sur le CDB pour lui infliger -2 FV.",
        "Dilemma:\n• Draw a page.\n• Target an Angel on the battlefield to inflict -2 VF to it.",
    ),
    (
        n.Oath((n.Only(n.Have(n.Select("golem", "you", "battlefield"))), n.Banish(n.Chosen(MINE)))),
        "Serment : Jouable seulement si vous contrôlez un Golem et détruisez l'un de vos Anges.",
        "Oath: Playable only if you control a Golem and destroy one of your Angels.",
    ),
    (
        n.StaticAbility((n.Gains(HOST, (n.Keyword("Berserk"),)), n.Gets(HOST, "strength", 1))),
        "L'Ange lié à cette page gagne Berserk et +1 ATQ.",
        "The Angel linked to this Angel gains Berserk and +1 ATK.",
    ),
    (
        n.StaticAbility((n.Insensible("this", n.Select("miracle"), targeting=True),)),
        "Cette page est insensible aux effets des Miracles qui la ciblent.",
        "This Angel is insensible to the effects of Miracles that target it.",
    ),
    (
        n.StaticAbility(
            (
                n.EnergyOnly(
                    n.Select(
                        "page",
                        where=(n.AnyOf(((n.TypeIs(("angel",)), n.Classified(("Pirate",))), (n.TypeIs(("golem",)),))),),
                    )
                ),
            )
        ),
        "Les EC de cette page ne peuvent être utilisés que pour jouer des Anges « Pirate » ou des Golems.",
        'The CE of this Angel can only be used to play "Pirate" Angels or Golems.',
    ),
    (
        n.StaticAbility(
            (n.CountsAs("this", life=4, strength=4, keywords=("Assassin",)),),
            n.Is(n.This(), where=(n.HasMarker("Angelus"),)),
        ),
        "Tant que cette page a un marqueur « Angelus », elle est considérée comme un Ange avec 4 ATQ, 4 FV et "
        "Assassin.",
        'While this Angel has an "Angelus" marker, it counts as an Angel with 4 ATK, 4 VF, and Assassin.',
    ),
]


@pytest.mark.parametrize(("ability", "fr", "en"), EXACT, ids=[row[2][:40] for row in EXACT])
def test_it_reads_like_a_card(ability: n.Ability, fr: str, en: str) -> None:
    assert said(ability, "fr") == fr
    assert said(ability, "en") == en


MIRACLE = (
    n.ExtraCost((TARGET,)),
    n.ActionEffect(
        (
            n.Modify(n.That(), "strength", n.PrintedOf("strength", n.That())),
            n.CreateTrigger(n.When("turn ends"), (n.Banish(n.That()),), once=True),
        )
    ),
)


def test_a_miracle_is_one_text() -> None:
    """What its effect costs, with its targets, and what it does."""
    assert TEXT.render(MIRACLE, "fr", kind="miracle") == [
        "Ciblez un Ange sur le CDB. Il gagne +X ATQ jusqu'à la fin du tour, X correspondant à son ATQ imprimée. À la "
        "fin du tour, détruisez-le."
    ]
    assert TEXT.render(MIRACLE, "en", kind="miracle") == [
        "Target an Angel on the battlefield. It gains +X ATK until the end of the turn, where X is its printed ATK. At "
        "the end of the turn, destroy it."
    ]


def test_two_cards_are_told_apart_by_the_verb() -> None:
    second = n.Choose(n.Chosen(n.Select("golem", zone="battlefield"), slot="second"))
    swap = n.Activated((TARGET, second), (n.Exert(n.That("second")), n.Ready(n.That())), name="Parole divine")
    assert said(swap, "fr") == (
        "Parole divine : Ciblez un Ange sur le CDB et ciblez un Golem sur le CDB pour l'incliner et redresser l'Ange "
        "ciblé."
    )


def test_a_question_names_what_was_targeted() -> None:
    whole = (*MIRACLE[0].cost, *MIRACLE[1].effects)
    for lang, text in (("fr", "Détruisez l'Ange."), ("en", "Destroy the Angel.")):
        assert (
            TEXT.render_effects((n.Banish(n.That()),), lang, kind="miracle", within=(*whole, n.Banish(n.That())))
            == text
        )

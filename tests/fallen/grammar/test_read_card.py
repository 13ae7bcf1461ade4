"""Card texts of 7 Fallen, French and English, as ability trees."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path

import pytest

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.card import CardData
from arbitre.games.fallen.grammar import Lexicon, Read, lexicons, read_card, read_text
from arbitre.games.fallen.language import LANGUAGE
from arbitre.games.fallen.text import TEXT
from arbitre.pool.fallen import package

CONFORMANCE = Path(__file__).parents[3] / "conformance" / "fallen"
LANGS = ("fr", "en")
PARTS = 4  # the cards of the pool, so that several processes can take them
ANGEL = n.Select("angel", zone="battlefield")
OPPOSING = n.Select("angel", "opponents", "battlefield")


@functools.cache
def words(lang: str) -> Lexicon:
    return lexicons(package())[lang]


def said(abilities: tuple[n.Ability, ...], kind: str, lang: str, known: Lexicon) -> str:
    return "\n".join(TEXT.render(abilities, lang, kind=kind, names=known.shown))


def read(text: str, kind: str = "angel") -> Read:
    return read_text(text, kind, {lang: words(lang) for lang in LANGS})


def understood(text: str, kind: str = "angel") -> tuple[n.Ability, ...]:
    found = read(text, kind)
    assert not found.faults, "\n".join(map(str, found.faults))
    return found.abilities


# -- our own cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("lang", LANGS)
def test_every_card_of_the_pool_is_read_as_it_is(lang: str, part: int) -> None:
    wrong: list[str] = []
    for card in list(package())[part::PARTS]:
        text = said(card.abilities, card.type, lang, words(lang))
        found = read_card(text, card.type, lang, words(lang))
        if found.faults or found.abilities != card.abilities:
            wrong.append(f"{card.name}: {'; '.join(map(str, found.faults)) or text}")
    assert not wrong, "\n".join(wrong)


@functools.cache
def cards_of_scenarios() -> tuple[CardData, ...]:
    found: dict[tuple[str, tuple[n.Ability, ...]], CardData] = {}
    for file in sorted(CONFORMANCE.rglob("*.toml")):
        for table in tomllib.loads(file.read_text("utf-8")).get("card", ()):
            table.pop("text", None)
            card = LANGUAGE.convert(table, CardData)
            if card.abilities:
                found.setdefault((card.type, card.abilities), card)
    return tuple(found.values())


@pytest.mark.parametrize("lang", LANGS)
def test_what_nobody_wrote_phrases_for_is_never_read_as_something_else(lang: str) -> None:
    """The cards of scenarios say much that no card of the pool does. Where one is read as another tree, as the same
    thing can be built in two ways, that tree must read the same in all languages."""
    cards = cards_of_scenarios()
    known = lexicons([*package(), *cards])
    tried = cards[:: 7 if lang == "fr" else 6]
    refused: list[str] = []
    for card in tried:
        text = said(card.abilities, card.type, lang, known[lang])
        found = read_card(text, card.type, lang, known[lang])
        if found.faults:
            refused.append(f"{card.name}: {found.faults[0]}")
            continue
        for other in LANGS:
            mine, theirs = (said(one, card.type, other, known[other]) for one in (found.abilities, card.abilities))
            assert mine == theirs, f"{card.name}: {text}"
    assert len(refused) < len(tried) / 20, "\n".join(refused)


# -- what no card says ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "fr", "en"),
    [
        (
            "angel",
            "Ferveur : Vous pouvez payer 2 EC et cibler un Golem adverse pour lui infliger 4 "
            "dégâts et piocher une page.",
            "Fervour: You may pay 2 CE and target an opposing Golem to deal 4 damage to it and draw a page.",
        ),
        (
            "golem",
            "Tant que vous contrôlez au moins 2 Anges « Pirate », cette page gagne +1 BOU pour chacun de vos Anges.",
            'While you control at least 2 "Pirate" Angels, this Golem gains +1 SH for each of your Angels.',
        ),
        (
            "miracle",
            "Ciblez jusqu'à 2 Golems adverses blessés. Détruisez-les. Votre adversaire pioche une page.",
            "Target up to 2 opposing wounded Golems. Destroy them. Your opponent draws a page.",
        ),
        (
            "miracle",
            "Seulement si vous ne contrôlez aucun Golem, cherchez un Golem ayant un coût EC de 3 "
            "ou moins dans votre Livre "
            "Sacré et ajoutez-le à votre main.",
            "Only if you control no Golems, search your Sacred Book for a Golem with CE cost 3 "
            "or less and add it to your "
            "hand.",
        ),
        (
            "equipment",
            "L'Ange lié à cet Équipement gagne Berserk et « Lorsque cette page est détruite, "
            "vous pouvez payer 1 EC pour "
            "piocher une page. »",
            "The Angel linked to this Equipment gains Berserk and "
            '"When this page is destroyed, you may pay 1 CE to draw a page."',
        ),
        (
            "angel",
            "Une fois par tour, lorsque l'un de vos Golems reçoit des dégâts, mettez X marqueurs "
            "+1|+0 sur cette page, X "
            "correspondant au nombre de dégâts infligés.",
            "Once each turn, when one of your Golems is dealt damage, put X +1|+0 markers on "
            "this Angel, where X is the "
            "damage dealt.",
        ),
        (
            "blessing",
            "Vos Golems et vos Anges ne peuvent pas être bannis.",
            "",
        ),
        (
            "temple",
            "Parole divine : Inclinez ce Temple et dépensez 2 « Poseidor » → faites 2 choix :\n• "
            "Gagnez 2 EC.\n• Piochez une "
            "page.\n• Ciblez un Ange sur le CDB pour l'incliner.",
            'Divine Word: Tilt this Temple and spend 2 "Poseidor" → make 2 choices:\n• Gain 2 '
            "CE.\n• Draw a page.\n• Target "
            "an Angel on the battlefield to tilt it.",
        ),
        (
            "miracle",
            "Si un Ange adverse a été détruit ce tour, votre Divinité gagne 3 FV. Sinon, défaussez une page.",
            "If an opposing Angel has been destroyed this turn, your Deity gains 3 VF. Otherwise, discard a page.",
        ),
        (
            "angel",
            "Les dégâts au combat infligés à vos autres Anges « Chevalier » sont réduits de 2.",
            'Combat damage dealt to your other "Knight" Angels is reduced by 2.',
        ),
    ],
)
def test_parts_combine_freely_in_both_languages(kind: str, fr: str, en: str) -> None:
    if not en:
        assert read(fr, kind).faults
        return
    found = understood(fr, kind)
    assert found == understood(en, kind)
    assert said(found, kind, "fr", words("fr")) == fr
    assert said(found, kind, "en", words("en")) == en


def test_a_tree_is_what_the_text_says() -> None:
    text = "Fervour: You may pay 2 CE and target an opposing Angel to deal 3 damage to it and draw a page."
    assert understood(text) == (
        n.Triggered(
            (n.When("enters play", card="this"),),
            (n.DealDamage(n.That(), 3), n.Draw()),
            cost=(n.Pay(2), n.Choose(n.Chosen(OPPOSING))),
            may=True,
            name="Ferveur",
        ),
    )


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("Target an Angel to destroy it.", "Target an Angel on the battlefield to destroy it."),
        (
            "Target an Angel. Destroy it. Draw a page.",
            "Target an Angel on the battlefield to destroy it and draw a page.",
        ),
        ("Gain 1 CE for each of your Golems.", "Gain X CE, where X is the number of your Golems."),
        ("Ciblez un Ange pour le bannir.", "Target an Angel on the battlefield to banish it."),
        (
            "Target an Angel with “Symbiosis” to heal it.",
            'Target an Angel with "Symbiosis" on the battlefield to heal it.',
        ),
    ],
)
def test_what_is_said_in_other_words(text: str, other: str) -> None:
    assert understood(text, "miracle") == understood(other, "miracle")


def test_a_card_has_several_paragraphs_and_both_its_languages() -> None:
    assert understood("Berserk\nArchery (2)\nLast Breath: Draw a page.") == understood(
        "Berserk\nArcherie (2)\nDernier souffle : Piochez une page."
    )


def test_in_french_the_gender_tells_who_is_meant() -> None:
    text = "Ciblez une page sur le CDB et ciblez un Ange sur le CDB pour {}."
    for said_so, ref in (("la détruire", "chosen"), ("le détruire", "second"), ("l'incliner", "second")):
        *_, action = understood(text.format(said_so), "miracle")
        assert isinstance(action, n.ActionEffect)
        assert getattr(action.effects[0], "target", None) == n.That(ref)


def test_names_are_those_of_the_language() -> None:
    made = n.ActionEffect((n.MakeTokens(name="Meca"),))
    assert understood('Put a "Mecha" Familiar into play.', "miracle") == (made,)
    assert understood("Mettez en jeu un Familier « Meca ».", "miracle") == (made,)


# -- what is not understood ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "text", "rest", "expected"),
    [
        ("angel", "Fervour: You may tickle an opposing Angel.", "tickle an opposing Angel.", "something to do"),
        ("angel", "Ferveur : Vous pouvez chatouiller un Ange.", "chatouiller un Ange.", "something to do"),
        ("miracle", 'Target a "Unicorn" Angel to destroy it.', 'Unicorn" Angel to destroy it.', "a class"),
        ("miracle", "Ciblez un Ange « Licorne » pour le détruire.", "Licorne » pour le détruire.", "a class"),
        ("miracle", 'Target an Angel with "Flight" to heal it.', 'Flight" to heal it.', "a standard ability"),
        ("miracle", "Draw 2 pages and sing.", "sing.", "something to do"),
        ("miracle", "Draw a page", "the end", "'.'"),
        ("angel", "When this Angel sneezes, draw a page.", "sneezes, draw a page.", "'is'"),
        ("angel", "Your other Angels gain +1 ATK until Tuesday.", "Tuesday.", "'the'"),
    ],
)
def test_a_text_is_refused_at_a_word(kind: str, text: str, rest: str, expected: str) -> None:
    (fault,) = read(text, kind).faults
    assert fault.rest == rest
    assert expected in fault.expected


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        ("miracle", "Target one of your Angels and target an opposing Angel. Deal 2 damage to it.", "which cards"),
        ("miracle", "Destroy it.", "which cards"),
        ("angel", "Fervour: Target an Angel. Add it to your hand.", "somewhere else"),
        ("miracle", 'Put a "Dragon" Familiar into play.', "in play already"),
        ("miracle", "Draw X pages.", "what X is"),
        ("golem", "This Angel gains +1 ATK.", "no angel"),
        ("miracle", "Piochez X pages, X correspondant au nombre de dégâts infligés.", "number was seen"),
        ("miracle", "That player draws a page.", "that player"),
        (
            "angel",
            "Divine Word: Destroy one of your other Angels and target another Angel to deal 2 damage to it.",
            "which cards",
        ),
    ],
)
def test_a_reading_that_is_not_certain_is_refused(kind: str, text: str, why: str) -> None:
    (fault,) = read(text, kind).faults
    assert why in fault.why


def test_one_paragraph_that_is_not_understood_spoils_the_card() -> None:
    found = read("Berserk\nThis Angel sings.")
    assert not found.abilities
    assert [fault.text for fault in found.faults] == ["This Angel sings."]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Destroy an opposing Angel.", "Target an opposing Angel to destroy it."),  # what may be targeted
        ("If you control no Angels, draw a page.", "Only if you control no Angels, draw a page."),
        (
            "Your Angels gain +1 ATK until the end of the turn.",
            "Your Angels, present and future, gain +1 ATK until the end of the turn.",
        ),
        ("Deal 2 damage to an opposing Angel.", "Your Deity deals 2 damage to an opposing Angel."),  # by whom
        ("Deal 2 damage to an Angel.", "Inflict -2 VF to an Angel."),
        ("Destroy all Golems.", "Destroy a Golem."),
        ("Draw a page. You may discard a page.", "You may draw a page and discard a page."),
    ],
)
def test_what_does_not_say_the_same(one: str, other: str) -> None:
    assert understood(one, "miracle") != understood(other, "miracle")

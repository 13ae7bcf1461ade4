"""The card text of The Spoils says what the tree says, in English and in French."""

from __future__ import annotations

import re

import pytest
from tests.lorcana.text.samples import LORCANA
from tests.spoils.text.samples import SPOILS

from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.text import TEXT
from arbitre.games.spoils.text.en import English
from arbitre.games.spoils.text.fr import French
from arbitre.kernel.error import BadData, Error
from arbitre.pool.spoils import pool

LANGS = TEXT.languages
BROKEN = re.compile(
    r"None|True|False|\w+\((?!e)|[{}<>|*_=°~¤]|  | [.,]|\.\.|,,|\b(?:a|an|the|de|le|à|un|une|to|of) [.,]|n\.[A-Z]"
    r"|(?<![\w-])(?!half\b)(\w\w+) \1\b|\[\]"
)
WRONG_ARTICLE = re.compile(r"\ba [aeio]\w|\ban [^aeiou\W]", re.IGNORECASE)
NAMES = re.compile(r'"[^"]*"|« [^»]* »|UNIQUE.*')  # of cards and subtypes
ENGLISH = re.compile(
    r"\b(?:the|this|you|your|whenever|when|character|each|chosen|may|turn|until|of|it|its|play|hand|controls?|if|where|is"
    r"|are|by|from|to|deck of|and|or|battle|strength|life|speed|damage)\b",
    re.IGNORECASE,
)


def faults(text: str, lang: str) -> str:
    """What is wrong with a text at first sight."""
    if not text.strip():
        return "empty"
    found = BROKEN.search(text) or (ENGLISH if lang == "fr" else WRONG_ARTICLE).search(text)
    return f"has {found[0]!r}" if found else ""


def said(ability: n.Ability, lang: str) -> str:
    return TEXT.render_ability(ability, lang, kind="character")


@pytest.mark.parametrize("lang", LANGS)
def test_every_ability_of_the_pool_has_a_text(lang: str) -> None:
    for card in pool():
        lines = TEXT.render(card.abilities, lang, kind=card.type)
        assert len(lines) == len(card.abilities)
        for ability, text in zip(card.abilities, lines, strict=True):
            ours = "\n".join(
                line for line in text.split("\n") if line != line.upper()
            )  # names of abilities are printed
            ours = NAMES.sub("NAME", ours)
            assert isinstance(ability, n.Keyword | n.StaticAbility) or ours, f"{card.name}: {text}"
            assert not ours or not faults(ours, lang), f"{card.name}: {text} {faults(ours, lang)}"


@pytest.mark.parametrize("node", SPOILS.all_classes())
@pytest.mark.parametrize("lang", LANGS)
def test_every_node_can_be_said(lang: str, node: type[n.Node]) -> None:
    SPOILS.check_said(node, lambda ability: said(ability, lang), lambda text: faults(text, lang))


# Fields that only mean something together with others, which the plainest example does not have.
SILENT = {
    ("ChoosePlayer", "among"),  # one chooses among opponents or among all
    ("Keyword", "yours"),  # of Attach
    ("Instead", "anywhere"),  # of a card that would be put into the discard pile
    ("IfYouDo", "by"),  # who decides, where it may be declined
    ("When", "in_battle"),  # of damage that is inflicted
    ("When", "player"),  # its player is another player only where it is another's card
}


@pytest.mark.parametrize("lang", LANGS)
def test_what_differs_reads_differently(lang: str) -> None:
    """Every value of a plain field (yes or no, a number, one of a few words) makes another text."""
    assert SPOILS.reading_alike(lambda ability: said(ability, lang), SILENT) == ""


@pytest.mark.parametrize("node", [node for node in LORCANA.all_classes() if node not in SPOILS.all_classes()])
def test_what_only_lorcana_has_is_refused(node: type[n.Node]) -> None:
    for ability in list(LORCANA.abilities(LORCANA.example(node)))[:1]:
        with pytest.raises(BadData):
            said(ability, "en")


def test_both_languages_have_the_same_texts() -> None:
    for table in ("TEXTS", "TRAITS", "NOUNS", "COUNTED", "OWNERS"):
        assert set(getattr(English, table)) == set(getattr(French, table)), table


def test_italian_is_not_spoken() -> None:
    assert set(LANGS) == {"en", "fr"}
    with pytest.raises(Error, match="only in en, fr"):
        TEXT.render_ability(n.Keyword("Covert"), "it", kind="character")


# -- exact texts -----------------------------------------------------------------------------------------------

CHARACTER = n.Select("character")
PICK = n.Choose(n.Chosen(CHARACTER))
TOKENS = n.StatOf("tokens", n.This())

EXACT: list[tuple[n.Ability, str, str]] = [
    (n.Keyword("Covert"), "COVERT", "COVERT"),
    (n.Keyword("Unique", name="Gnu"), "UNIQUE Gnu", "UNIQUE Gnu"),
    (n.Keyword("Attach", onto=("character",)), "ATTACH to Character", "ATTACHER à un personnage"),
    (
        n.Keyword("Flip Up", 2, (), (n.Discard(),), "E"),
        "FLIP UP: 2 [E] and discard a card",
        "FLIP UP : 2 [E] et défaussez une carte",
    ),
    (
        n.Activated(
            (n.Pay(3), n.Exert(n.This()), PICK),
            (n.Modify(n.That(), "strength", 2), n.Modify(n.That(), "speed", -1), n.Draw(player="opponents")),
            name="NUDGE",
            icons="GG",
        ),
        "NUDGE: [G][G]\nCOST: Pay 3. Deplete this card. Pick a character.\nEFFECT: This turn, the character gains "
        "2 strength and loses 1 speed. Your opponent draws a card.",
        "NUDGE : [G][G]\nCOÛT : Payez 3. Épuisez cette carte. Choisissez un personnage.\nEFFET : Ce tour-ci, le "
        "personnage gagne 2 de force et perd 1 de vitesse. Votre adversaire pioche une carte.",
    ),
    (
        n.Triggered(
            (n.When("inflicts damage", card="this", other=n.Select("faction", zone="faction"), in_battle=True),),
            (n.IfYouDo((PICK,), (n.Banish(n.That()),), may=True, otherwise=(n.PutTokens(n.This()),)),),
        ),
        "If this card inflicts battle damage to a faction, you may pick a character. If you do, destroy it. Otherwise, "
        "put a token on this card.",
        "Si cette carte inflige des dommages de combat à une faction, vous pouvez choisir un personnage. Si vous le "
        "faites, détruisez ce personnage. Sinon, mettez un jeton sur cette carte.",
    ),
    (
        n.StaticAbility((n.Gets("this", "strength", TOKENS), n.Gets("this", "life", TOKENS)), icons="RRR"),
        "[R][R][R]: This card gains 1 strength and 1 life for each token on it.",
        "[R][R][R] : Cette carte gagne 1 de force et 1 d'endurance pour chaque jeton sur cette carte.",
    ),
    (
        n.ActionEffect((n.DealDamage(n.Each(n.Select("faction", "opponents", "faction")), n.IconsOf("R")),)),
        "Inflict X damage to your opponent's faction, where X is the number of [R] you control.",
        "Infligez X dommages à la faction de votre adversaire, où X est le nombre de [R] que vous contrôlez.",
    ),
    (
        n.Triggered(
            (n.When("turn starts", player="you"),),
            (
                n.IfYouDo(
                    (
                        n.Choose(n.Chosen(n.Select("item", "you", "deck"), up_to=True)),
                        n.Reveal(n.That()),
                    ),
                    (n.ReturnToHand(n.That()),),
                    may=True,
                ),
            ),
        ),
        "At the start of your turn, you may search your deck for an item and reveal it. If you do, put it into your "
        "hand.",
        "Au début de votre tour, vous pouvez rechercher un item dans votre deck et révéler cet item. Si vous le "
        "faites, mettez cet item dans votre main.",
    ),
    (
        n.StaticAbility((n.Instead("destroyed", (n.FlipDown(n.That("it")),), "this"),)),
        "If this card is destroyed, flip it face-down under its owner's control instead.",
        "Si cette carte est détruite, retournez cette carte face cachée sous le contrôle de son propriétaire à la "
        "place.",
    ),
    (
        n.StaticAbility(
            (n.Gets(n.Select("character", "you", where=(n.Classified(("mau",)),), other=True), "life", 1),)
        ),
        'All your other "mau" characters gain 1 life.',
        "Tous vos autres personnages « mau » gagnent 1 d'endurance.",
    ),
    (
        n.ActionEffect(
            (
                n.Choose(n.Chosen(n.Select(where=(n.TypeIs(("character", "item")),)))),
                n.Banish(n.That()),
                n.Choose(n.Chosen(n.Select("card", "you"), slot="second")),
                n.PutTokens(n.That("second")),
            )
        ),
        "Pick a character or item. Destroy it. Pick a card you control. Put a token on it.",
        "Choisissez un personnage ou un item. Détruisez ce personnage ou cet item. Choisissez une carte que vous "
        "contrôlez. Mettez un jeton sur cette carte-là.",
    ),
    (
        n.StaticAbility((n.Cant(n.Select("character", where=(n.StatIs("cost", "<=", 3),)), "block"),)),
        "Characters with numeric cost 3 or less cannot block.",
        "Les personnages ayant un coût numérique de 3 ou moins ne peuvent pas bloquer.",
    ),
]


@pytest.mark.parametrize(("ability", "en", "fr"), EXACT, ids=[row[1][:40] for row in EXACT])
def test_it_reads_like_a_card(ability: n.Ability, en: str, fr: str) -> None:
    assert said(ability, "en") == en
    assert said(ability, "fr") == fr


TACTIC = (
    n.ExtraCost((n.Only(n.During("your turn")), n.ChooseNumber("X"), n.Pay(n.Times(n.Tally("X"), 2)), PICK)),
    n.ActionEffect((n.DealDamage(n.That(), n.Plus(n.Tally("X"), 1)), n.Exert(n.That()))),
)


def test_a_tactic_speaks_of_what_was_picked_for_its_cost() -> None:
    assert TEXT.render(TACTIC, "en", kind="tactic") == [
        "COST: Play this only during your turn. Choose a number for X. Pay X+X. Pick a character.",
        "EFFECT: Inflict X+1 damage to the character. Deplete it.",
    ]
    assert TEXT.render(TACTIC, "fr", kind="tactic") == [
        "COÛT : Ne jouez ceci que pendant votre tour. Choisissez un nombre pour X. Payez X+X. Choisissez un "
        "personnage.",
        "EFFET : Infligez X+1 dommages au personnage. Épuisez ce personnage.",
    ]


def test_a_question_names_what_was_picked() -> None:
    cost, effect = TACTIC[0].cost, TACTIC[1].effects
    for lang, text in (("en", "Deplete the character."), ("fr", "Épuisez le personnage.")):
        whole = cost + effect
        assert TEXT.render_effects(effect[1:], lang, kind="tactic", within=whole) == text


def test_a_type_of_another_game_is_no_type_of_card() -> None:
    with pytest.raises(
        Error, match=r"'song' is not a type of card; these are: card, character, item, location, tactic"
    ):
        TEXT.render((n.Keyword("Covert"),), "en", kind="song")


# -- one and several ---------------------------------------------------------------------------------------------------

WRONG_NUMBER = re.compile(
    r"\b([2-9]|[1-9]\d|X|Y) (carte|personnage|item|lieu|tactique|ressource|dommage|jeton|autre)\b"
    r"|(?<![+-])\b[01] (?!fois)\w+s\b|\b(cartes|personnages|items|lieux|tactiques|ressources) autre\b"
    r"|cartes ainsi choisis\b|joueurs [^.,]*qu'il contrôle\b"
)


def test_french_nouns_agree_with_their_numbers() -> None:
    for card in pool():
        for text in TEXT.render(card.abilities, "fr", kind=card.type):
            assert not WRONG_NUMBER.search(text), text


@pytest.mark.parametrize(("count", "text"), [(1, "une carte autre qu'un item"), (2, "2 cartes autres que des items")])
def test_other_than_agrees(count: int, text: str) -> None:
    cards = n.Select(where=(n.Not(n.TypeIs(("item",))),))
    assert text in TEXT.render_effects((n.Banish(n.Chosen(cards, count)),), "fr", kind="tactic")


def test_what_both_players_control_is_theirs() -> None:
    mine = n.Chosen(n.Select("character", "actor"), by="actor")
    each = n.ForEachPlayer("all", (n.Banish(mine),))
    assert "un personnage qu'ils contrôlent" in TEXT.render_effects((each,), "fr", kind="tactic")

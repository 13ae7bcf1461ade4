"""Card text says what the tree says, in three languages."""

from __future__ import annotations

import re

import pytest
from tests.lorcana.text.samples import LORCANA

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text import TEXT
from arbitre.games.lorcana.text.en import English
from arbitre.games.lorcana.text.fr import French
from arbitre.games.lorcana.text.it import Italian
from arbitre.kernel.error import Error
from arbitre.pool.lorcana import pool

LANGS = TEXT.languages
QUOTES = {"en": English.QUOTES, "fr": French.QUOTES, "it": Italian.QUOTES}
BROKEN = re.compile(r"None|True|False|\w+\(|[{}\[\]<>|*_=]|  | [.,]|\.\.|,,|\b(?:a|the|de|le|di|il) \.|n\.[A-Z]")


def faults(text: str) -> str:
    """What is wrong with a text at first sight."""
    if not text.strip():
        return "empty"
    found = BROKEN.search(text)
    return f"has {found[0]!r}" if found else ""


def is_sentence(ability: n.Ability) -> bool:
    return not isinstance(ability, n.Keyword)


@pytest.mark.parametrize("lang", LANGS)
def test_every_ability_of_the_pool_has_a_text(lang: str) -> None:
    for card in pool():
        lines = TEXT.render(card.abilities, lang, kind=card.type)
        assert len(lines) == len(card.abilities)
        for ability, text in zip(card.abilities, lines, strict=True):
            assert not faults(text), f"{card.full_name}: {text} {faults(text)}"
            ends = (".", "." + QUOTES[lang][1])
            assert text.endswith(ends) == is_sentence(ability), f"{card.full_name}: {text}"
            assert text[0].isupper() or not text[0].isalpha(), f"{card.full_name}: {text}"


@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_no_english_is_left_in_other_languages(lang: str) -> None:
    english = re.compile(r"\b(?:the|this|you|your|whenever|character|each|chosen|may|turn|until|of)\b", re.IGNORECASE)
    for card in pool():
        names = {word for name in _names(card.abilities) for word in re.findall(r"\w+", name)}
        for text in TEXT.render(card.abilities, lang, kind=card.type):
            left = [word for word in english.findall(text) if word not in names]
            assert not left, f"{card.full_name}: {text}"


def _names(abilities: tuple[n.Ability, ...]) -> set[str]:
    """Names of cards, which stay English where no other name is given."""
    return set(re.findall(r"names=\(([^)]*)\)", repr(abilities)))


def said(ability: n.Ability, lang: str) -> str:
    return TEXT.render_ability(ability, lang, kind="character")


@pytest.mark.parametrize("node", LORCANA.all_classes())
@pytest.mark.parametrize("lang", LANGS)
def test_every_node_can_be_said(lang: str, node: type[n.Node]) -> None:
    LORCANA.check_said(node, lambda ability: said(ability, lang), faults)


# Fields that only mean something together with others, which the plainest example does not have.
SILENT = {
    ("ChoosePlayer", "among"),  # one chooses among opponents or among all
    ("IfYouDo", "by"),  # who decides, where it may be declined
    ("PutOnDeck", "by"),  # who orders several cards
    ("When", "action"),  # of a card that is chosen
    ("When", "origin"),  # of a card that is returned to a hand
    ("When", "player"),  # its player is another player only where it is another's card
}


@pytest.mark.parametrize("lang", LANGS)
def test_what_differs_reads_differently(lang: str) -> None:
    """Every value of a plain field (yes or no, a number, one of a few words) makes another text."""
    assert LORCANA.reading_alike(lambda ability: said(ability, lang), SILENT) == ""


# -- exact texts -----------------------------------------------------------------------------------------------

CHARACTER = n.Select("character")
CHOSEN = n.Chosen(CHARACTER)
CHEAP = n.StatIs("cost", "<=", 4)
MINE = n.Select("character", "you", other=True)
PLAYED = n.When("played", card="this")
QUESTS = n.When("quests", card="this")

EXACT: list[tuple[n.Ability, str, str, str]] = [
    (n.Keyword("Challenger", 2), "Challenger +2", "Offensif +2", "Sfidante +2"),
    (n.Keyword("Shift", 3, onto=("Puppy",)), "Puppy Shift 3", "Alter de Chiot 3", "Trasformazione Cucciolo 3"),
    (n.ActionEffect((n.Draw(2),)), "Draw 2 cards.", "Piochez 2 cartes.", "Pesca 2 carte."),
    (
        n.ActionEffect((n.Banish(n.Chosen(n.Select("item"))),)),
        "Banish chosen item.",
        "Choisissez un objet et bannissez-le.",
        "Esilia un oggetto a tua scelta.",
    ),
    (
        n.Triggered((PLAYED,), (n.May((n.Exert(n.Chosen(n.Select("item", "opponents", where=(CHEAP,)))),)),)),
        "When you play this character, you may exert chosen opposing item with cost 4 or less.",
        "Lorsque vous jouez ce personnage, vous pouvez choisir un objet adverse coûtant 4 ou moins et l'épuiser.",
        "Quando giochi questo personaggio, puoi impegnare un oggetto avversario a tua scelta con costo 4 o inferiore.",
    ),
    (
        n.Triggered((PLAYED, QUESTS), (n.Draw(),), condition=n.Have(MINE, 2)),
        "When you play this character and whenever they quest, if you have 2 or more other characters in play, draw "
        "a card.",
        "Lorsque vous jouez ce personnage et chaque fois qu'il est envoyé à l'aventure, si vous avez 2 autres "
        "personnages ou plus en jeu, piochez une carte.",
        "Quando giochi questo personaggio e ogni volta che va all'avventura, se hai in gioco 2 o più altri personaggi, "
        "pesca una carta.",
    ),
    (
        n.Triggered((QUESTS,), (n.Ready(CHOSEN), n.Restrict(n.That(), "quest"))),
        "Whenever this character quests, ready chosen character. They can't quest for the rest of this turn.",
        "Chaque fois que ce personnage est envoyé à l'aventure, choisissez un personnage et redressez-le. Il ne peut "
        "pas être envoyé à l'aventure pour le reste de ce tour.",
        "Ogni volta che questo personaggio va all'avventura, prepara un personaggio a tua scelta. Non può andare "
        "all'avventura per il resto di questo turno.",
    ),
    (
        n.Activated((n.Exert(n.This()), n.PayInk(2)), (n.Modify(CHOSEN, "strength", -3), n.Draw())),
        "⟳, 2 ⬡ — Chosen character gets -3 ¤ this turn. Draw a card.",
        "⟳, 2 ⬡ — Choisissez un personnage qui subit -3 ¤ pour le reste de ce tour. Piochez une carte.",
        "⟳, 2 ⬡ — Un personaggio a tua scelta riceve -3 ¤ per questo turno. Pesca una carta.",
    ),
    (
        n.StaticAbility(
            (n.Gets("this", "lore", 1), n.Gains("this", (n.Keyword("Ward"),))),
            condition=n.Is(n.This(), where=(n.Exerted(),)),
        ),
        "While this character is exerted, they get +1 ◊ and gain Ward.",
        "Tant que ce personnage est épuisé, il gagne +1 ◊ et Hors d'atteinte.",
        "Mentre questo personaggio è impegnato, riceve +1 ◊ e ottiene Protetto.",
    ),
    (
        n.ActionEffect((n.ForEachPlayer("opponents", (n.Exert(n.Chosen(n.Select("item", "actor"), by="actor")),)),)),
        "Each opponent chooses and exerts one of their items.",
        "Chaque adversaire choisit l'un de ses objets et l'épuise.",
        "Ogni avversario sceglie e impegna uno dei suoi oggetti.",
    ),
    (
        n.ActionEffect(
            (n.Look(3), n.ReturnToHand(n.Chosen(n.Select(zone="looked"))), n.PutOnDeck(n.That("rest"), "bottom"))
        ),
        "Look at the top 3 cards of your deck. Put one into your hand and the rest on the bottom of your deck in any "
        "order.",
        "Regardez les 3 cartes du dessus de votre pioche. Ajoutez l'une d'elles à votre main et placez les autres "
        "cartes sous votre pioche, dans l'ordre de votre choix.",
        "Guarda le prime 3 carte del tuo mazzo. Aggiungi una di esse alla tua mano e metti il resto in fondo al tuo "
        "mazzo in qualsiasi ordine.",
    ),
    (
        n.ActionEffect(
            (
                n.If(
                    n.Have(n.Select("item", "you")),
                    (n.DealDamage(CHOSEN, 4),),
                    (n.DealDamage(CHOSEN, 2),),
                ),
            )
        ),
        "Deal 2 damage to chosen character. If you have an item in play, deal 4 damage instead.",
        "Choisissez un personnage et infligez-lui 2 dommages. Si vous avez un objet en jeu, infligez 4 dommages "
        "à la place.",
        "Infliggi 2 danni a un personaggio a tua scelta. Se hai in gioco un oggetto, infliggi invece 4 danni.",
    ),
    (
        n.ActionEffect(
            (n.IfYouDo((n.Banish(n.Chosen(n.Select("item", "you"))),), (n.LoseLore(2, "opponents"),), may=True),)
        ),
        "You may banish chosen item of yours. If you do, each opponent loses 2 lore.",
        "Vous pouvez choisir l'un de vos objets et le bannir. Si vous le faites, chaque adversaire perd 2 éclats "
        "de Lore.",
        "Puoi esiliare un tuo oggetto a tua scelta. Se lo fai, ogni avversario perde 2 leggenda.",
    ),
]


@pytest.mark.parametrize(("ability", "en", "fr", "it"), EXACT, ids=[row[1][:40] for row in EXACT])
def test_it_reads_like_a_card(ability: n.Ability, en: str, fr: str, it: str) -> None:
    for lang, text in (("en", en), ("fr", fr), ("it", it)):
        assert TEXT.render_ability(ability, lang, kind="character") == text


def test_whose_card_a_trigger_waits_for_is_told() -> None:
    chosen = n.When("chosen", card="this", player="opponents", action=True)
    moved = n.When("exerts", card=CHARACTER, player="opponents")
    for when, text in (
        (chosen, "Whenever this character is chosen by an opponent for an action, draw a card."),
        (moved, "Whenever an opposing character is exerted, draw a card."),
    ):
        assert TEXT.render_ability(n.Triggered((when,), (n.Draw(),)), "en", kind="character") == text


@pytest.mark.parametrize(
    ("kind", "en", "fr", "it"),
    [
        ("character", "Banish this character.", "Bannissez ce personnage.", "Esilia questo personaggio."),
        ("item", "Banish this item.", "Bannissez cet objet.", "Esilia questo oggetto."),
        ("location", "Banish this location.", "Bannissez ce lieu.", "Esilia questo luogo."),
    ],
)
def test_the_card_calls_itself_what_it_is(kind: str, en: str, fr: str, it: str) -> None:
    for lang, text in (("en", en), ("fr", fr), ("it", it)):
        assert TEXT.render_effects((n.Banish(n.This()),), lang, kind=kind) == text


# -- effects without what leads to them ------------------------------------------------------------------------

KNIGHT = n.Is(n.That("it"), where=(n.Classified(("Knight",)),))
MORE_FOR_A_KNIGHT = n.If(KNIGHT, (n.DealDamage(CHOSEN, 2),), (n.DealDamage(CHOSEN, 1),))
MOVED_HERE = n.When("moves", card=n.Select("character", "you"), other="this")
FALLEN = n.When("banished", card=MINE, in_challenge=True)
SINGS = n.When("sings", card="this")
REVEAL = (
    n.RevealTop(),
    n.If(n.Is(n.That("it"), "character"), (n.May((n.Play(n.That("it")),)),), (n.PutOnDeck(n.That("it"), "top"),)),
)

ASKED: list[tuple[n.Effect, tuple[n.When, ...], tuple[n.Effect, ...], str, str, str]] = [
    (
        MORE_FOR_A_KNIGHT,
        (MOVED_HERE,),
        (),
        "Deal 1 damage to chosen character. If the moved character is a Knight, deal 2 damage instead.",
        "Choisissez un personnage et infligez-lui 1 dommage. Si le personnage déplacé est un Chevalier, infligez "
        "2 dommages à la place.",
        "Infliggi 1 danno a un personaggio a tua scelta. Se il personaggio spostato è un Cavaliere, infliggi invece "
        "2 danni.",
    ),
    (
        MORE_FOR_A_KNIGHT,
        (),
        (),
        "Deal 1 damage to chosen character. If that card is a Knight, deal 2 damage instead.",
        "Choisissez un personnage et infligez-lui 1 dommage. Si cette carte-là est un Chevalier, infligez "
        "2 dommages à la place.",
        "Infliggi 1 danno a un personaggio a tua scelta. Se quella carta è un Cavaliere, infliggi invece 2 danni.",
    ),
    (
        n.ReturnToHand(n.That("it")),
        (FALLEN,),
        (),
        "Return the banished card to your hand.",
        "Renvoyez la carte bannie dans votre main.",
        "Riprendi in mano la carta esiliata.",
    ),
    (
        n.ReturnToHand(n.That("it")),
        (FALLEN, MOVED_HERE),
        (),
        "Return that card to its player's hand.",
        "Renvoyez cette carte-là dans la main de son propriétaire.",
        "Fai riprendere in mano al suo giocatore quella carta.",
    ),
    (
        n.ReturnToHand(n.This()),
        (n.When("banished", card="this"),),
        (),
        "Return this card to your hand.",
        "Renvoyez cette carte dans votre main.",
        "Riprendi in mano questa carta.",
    ),
    (
        n.Play(n.That("other")),
        (SINGS,),
        (),
        "Play the sung song again from your discard for free.",
        "Rejouez gratuitement la chanson chantée depuis votre défausse.",
        "Gioca nuovamente la canzone cantata dai tuoi scarti gratis.",
    ),
    (
        n.Play(n.That("it")),
        (n.When("banished", card="this"),),
        REVEAL,
        "Play the revealed character for free.",
        "Jouez gratuitement le personnage révélé.",
        "Gioca il personaggio rivelato gratis.",
    ),
    (
        n.GainLore(n.StatOf("lore", n.That("it"))),
        (n.When("leaves play", card=n.Select("character", "you")),),
        (),
        "Gain lore equal to the ◊ of the character that left play.",
        "Gagnez un nombre d'éclats de Lore égal à la valeur de Lore du personnage qui a quitté la zone de jeu.",
        "Ottieni leggenda pari al valore di leggenda del personaggio che ha lasciato il gioco.",
    ),
    (
        n.Draw(n.EventAmount()),
        (n.When("discards", player="opponents"),),
        (),
        "Draw a card for each card discarded.",
        "Piochez une carte pour chaque carte défaussée.",
        "Pesca una carta per ogni carta scartata.",
    ),
]


@pytest.mark.parametrize(("effect", "when", "within", "en", "fr", "it"), ASKED)
def test_a_question_names_the_card_the_trigger_was_about(
    effect: n.Effect, when: tuple[n.When, ...], within: tuple[n.Effect, ...], en: str, fr: str, it: str
) -> None:
    for lang, text in (("en", en), ("fr", fr), ("it", it)):
        assert TEXT.render_effects((effect,), lang, kind="character", when=when, within=within) == text


@pytest.mark.parametrize(
    ("effect", "en", "fr", "it"),
    [
        (
            n.Play(n.Chosen(n.Select("character", "actor", "discard"), by="actor"), player="actor"),
            "Play a character from your discard for free.",
            "Jouez gratuitement un personnage de votre défausse.",
            "Gioca un personaggio dai tuoi scarti gratis.",
        ),
        (
            n.Exert(n.Chosen(n.Select("item", "actor"), by="actor")),
            "Choose and exert one of your items.",
            "Choisissez l'un de vos objets et épuisez-le.",
            "Scegli e impegna uno dei tuoi oggetti.",
        ),
        (
            n.If(n.Have(n.Select(whose="actor", zone="discard"), 2), (n.May((n.Draw(player="actor"),), by="actor"),)),
            "If you have 2 or more cards in your discard, you may draw a card.",
            "Si vous avez 2 cartes ou plus dans votre défausse, vous pouvez piocher une carte.",
            "Se hai 2 o più carte nei tuoi scarti, puoi pescare una carta.",
        ),
    ],
)
def test_a_question_is_told_to_the_player_who_is_asked(effect: n.Effect, en: str, fr: str, it: str) -> None:
    for lang, text in (("en", en), ("fr", fr), ("it", it)):
        assert TEXT.render_effects((effect,), lang, kind="character") == text


@pytest.mark.parametrize(
    ("what", "text"),
    [("character", "Fallo"), ("song", "Falla")],
)
def test_short_italian_orders_double_the_pronoun(what: n.CardType, text: str) -> None:
    back = (n.Ready(n.Chosen(n.Select(what))), n.ReturnToHand(n.That()))
    assert f". {text} riprendere in mano al suo giocatore." in TEXT.render_effects(back, "it", kind="action")
    several = (n.Ready(n.Chosen(n.Select(what), count=2)), n.ReturnToHand(n.That()))
    many = {"Fallo": "Falli", "Falla": "Falle"}[text]
    assert f". {many} riprendere in mano ai loro giocatori." in TEXT.render_effects(several, "it", kind="action")


HERE = n.Is(n.This(), where=(n.AtLocation(),))


@pytest.mark.parametrize(
    ("condition", "en", "fr", "it"),
    [
        (n.Have(n.Select("item", "you")), "you have an item in play", "vous avez un objet en jeu", "tu non abbia"),
        (n.Have(n.Select("item"), 2), "there are 2 or more items", "il y a 2 objets ou plus", "non ci siano in gioco"),
        (HERE, "they are at a location", "il est sur un lieu", "non si trovi in un luogo"),
        (n.Is(n.This(), where=(n.Exerted(),)), "they are exerted", "il est épuisé", "non sia impegnato"),
        (n.All((HERE, n.Is(n.This(), where=(n.Damaged(),)))), "they are at", "il est sur", "e non sia danneggiato"),
    ],
)
def test_an_exception_is_told_in_the_right_mood(condition: n.Condition, en: str, fr: str, it: str) -> None:
    ability = n.StaticAbility((n.Cant("this", "quest"),), unless=condition)
    for lang, text in (("en", en), ("fr", fr), ("it", it)):
        said = TEXT.render_ability(ability, lang, kind="character")
        assert text in said
        assert {"en": " unless ", "fr": " sauf s", "it": " a meno che "}[lang] in said


def test_italian_denies_nothing_twice() -> None:
    ability = n.StaticAbility((n.Cant("this", "quest"),), unless=n.NoneOf(HERE))
    text = TEXT.render_ability(ability, "it", kind="character")
    assert text == "Questo personaggio non può andare all'avventura tranne se non si trova in un luogo."


def test_italian_doubts_that_there_are_cards_not_what_they_are_like() -> None:
    ready = n.Select("character", "you", where=(n.Not(n.AtLocation()),))
    ability = n.StaticAbility((n.Cant("this", "quest"),), unless=n.Have(ready))
    text = TEXT.render_ability(ability, "it", kind="character")
    assert text.endswith("a meno che tu non abbia in gioco un personaggio che non si trova in un luogo.")


def test_the_lore_value_of_a_card_is_told_apart_from_lore() -> None:
    effects = (n.Choose(n.Chosen(n.Select("character", "you"))), n.GainLore(n.StatOf("lore", n.That())))
    assert "leggenda pari al suo valore di leggenda" in TEXT.render_effects(effects, "it", kind="item")
    assert "éclats de Lore égal à sa valeur de Lore" in TEXT.render_effects(effects, "fr", kind="item")


def test_french_quotes_and_colons_keep_their_spaces() -> None:
    quoted = n.StaticAbility((n.Gains("this", (n.Activated((n.PayInk(1),), (n.Draw(),)),)),))
    assert "«\u00a01 ⬡ — Piochez une carte.\u00a0»" in TEXT.render_ability(quoted, "fr", kind="character")
    shift = n.Keyword("Shift", cost=(n.Discard(2),))
    assert TEXT.render_ability(shift, "fr", kind="character") == "Alter\u00a0: Défaussez 2 cartes"


def test_pool_cards_have_the_italian_names_of_the_rulebook() -> None:
    known = {card.full_name: card.it.full for card in pool() if card.it is not None}
    assert known["Bashful - Hopeless Romantic"] == "Mammolo - Inguaribile Romantico"
    assert known["Genie - Powers Unleashed"] == "Genio - Poteri Scatenati"
    assert known["Fire the Cannons!"] == "Fuoco alle Polveri!"


def test_names_are_said_in_the_language_where_they_are_known() -> None:
    named = n.StaticAbility((n.Gets(n.Select("character", "you", where=(n.Named(("Tinker Bell",)),)), "lore", 1),))
    known = {"Tinker Bell": "La Fée Clochette"}
    text = TEXT.render_ability(named, "fr", kind="character", names=known)
    assert text == "Vos personnages nommés La Fée Clochette gagnent +1 ◊."


def test_another_language_or_type_of_card_is_an_error() -> None:
    with pytest.raises(Error, match="en, fr, it"):
        TEXT.render((n.ActionEffect((n.Draw(),)),), "de", kind="action")
    with pytest.raises(Error, match="character"):
        TEXT.render((n.ActionEffect((n.Draw(),)),), "en", kind="spell")


# -- one and several ---------------------------------------------------------------------------------------------------

ONE = {
    "fr": "carte|personnage|objet|lieu|action|dommage|éclat|autre",
    "it": "carta|personaggio|oggetto|luogo|azione|danno|altro|altra",
}
SEVERAL = {
    "fr": "cartes|personnages|objets|lieux|actions|dommages|éclats|autres",
    "it": "carte|personaggi|oggetti|luoghi|azioni|danni|altri|altre",
}
WRONG_NUMBER = {
    "fr": rf"\b([2-9]|[1-9]\d) ({ONE['fr']})\b|\b[01] ({SEVERAL['fr']})\b|ou plus ou plus|\ble prochain action",
    "it": rf"\b([2-9]|[1-9]\d|o più|o meno) ({ONE['it']})\b|\b1 ({SEVERAL['it']})\b|\b(gli|il prossimo|un) azion[ei]",
}


@pytest.mark.parametrize("lang", WRONG_NUMBER)
def test_nouns_agree_with_their_numbers(lang: str) -> None:
    wrong = re.compile(WRONG_NUMBER[lang], re.IGNORECASE)
    for card in pool():
        for text in TEXT.render(card.abilities, lang, kind=card.type):
            assert not wrong.search(text), text


@pytest.mark.parametrize(
    ("condition", "fr", "it"),
    [
        (
            n.Have(n.Select("character", "you", where=(n.StatIs("cards under", ">=", 1),)), 2),
            "vous avez 2 personnages ou plus ayant 1 carte ou plus sous eux en jeu",
            "hai in gioco 2 o più personaggi con 1 o più carte sotto a essi",
        ),
        (
            n.Have(n.Select("character", "you", where=(n.StatIs("damage", ">=", 1),))),
            "vous avez un personnage ayant 1 dommage ou plus en jeu",
            "hai in gioco un personaggio con 1 o più danni",
        ),
        (
            n.Have(n.Select("character", "you", where=(n.Exerted(), n.StatIs("damage", "<=", 1))), 1, "<="),
            "vous avez 1 personnage épuisé ou moins ayant 1 dommage ou moins en jeu",
            "hai in gioco 1 o meno personaggi impegnati con 1 o meno danni",
        ),
        (
            n.Have(n.Select("character", "you", where=(n.Named(("Elsa",)),)), 1, "="),
            "vous avez exactement 1 personnage nommé Elsa en jeu",
            "hai in gioco esattamente 1 personaggio chiamato Elsa",
        ),
        (
            n.Have(n.Select("card", where=(n.TypeIs(("action", "item")),)), 0, "="),
            "il n'y a aucune action ou objet en jeu",
            "non c'è in gioco nessun'azione o oggetto",
        ),
    ],
)
def test_a_number_or_more_and_or_less(condition: n.Condition, fr: str, it: str) -> None:
    for lang, text in (("fr", fr), ("it", it)):
        said = TEXT.render_effects((n.If(condition, (n.Draw(),)),), lang, kind="character")
        assert text in said.replace("S'il", "Si il")


def test_what_opponents_have_is_theirs() -> None:
    challenged = n.Happened(n.When("challenges", card=n.Select("character", "actor")))
    cant = n.StaticAbility((n.PlayersCant("opponents", n.Select(), "gain lore"),), unless=challenged)
    assert "l'un de leurs personnages a défié" in TEXT.render_ability(cant, "fr", kind="character")
    assert "uno dei loro personaggi ha sfidato" in TEXT.render_ability(cant, "it", kind="character")

"""Building decks: cards looked for, decks told of, lists read and written, opening hands drawn by the rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any
from urllib.parse import quote

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from tests.table.serving import Served, served

import arbitre
from arbitre.games import registry
from arbitre.pool.workshop import Fact, Flag, chance
from arbitre.table import protocol as p
from arbitre.table import workbench
from arbitre.table.fitting import fitting
from arbitre.table.setup import Unfit, illegal
from arbitre.table.words import said_of

GAMES = registry.names("workshop")
LISTS = [(game, to) for game in GAMES for to in registry.entry(game).load("workshop").lists]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite")) as running:
        yield running


def rows_of(names: list[str]) -> list[p.DeckRow]:
    return [p.DeckRow(name=name, count=count) for name, count in Counter(names).items()]


def sold(game: str, place: int = 0) -> list[p.DeckRow]:
    """The cards of a deck that comes with a game."""
    return rows_of(list(arbitre.decks(game).values())[place].names())


def told(game: str, rows: list[p.DeckRow], form: str = "", lang: p.Language = "en") -> p.DeckTold:
    return workbench.told(p.BuiltDeck(game=game, format=form, rows=rows, lang=lang))


# -- looking for cards -------------------------------------------------------------------------------------------


def test_every_game_with_decks_can_be_built_for() -> None:
    assert registry.names("decks") == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_filter_finds_just_the_cards_that_have_it(game: str) -> None:
    shop = registry.entry(game).load("workshop")
    cards = [card for card in shop.pool() if shop.catalogue.listed(card)]
    for one in shop.filters:
        if isinstance(one, Fact):
            for value in one.values(cards):
                found, fit = shop.search(f'{one.key}="{value}"')
                having = [card for card in cards if value in one.of(card)]
                assert fit, value
                # A song is an action and a Familiar an Angel, though each is listed by itself.
                assert {card.name for card in having} <= {card.name for card in found}, (one.key, value)
                assert len(found) == len(having) or one.key == "type", (one.key, value)
        elif isinstance(one, Flag):
            assert len(shop.search(f"is:{one.key}")[0]) + len(shop.search(f"-is:{one.key}")[0]) == len(cards)
        else:
            assert shop.search(f"{one.key}>=0 {one.key}<=9")[1]


def test_several_values_are_either_of_them() -> None:
    shop = registry.entry("lorcana").load("workshop")
    either = shop.search('ink="Amber|Steel" cost=1')[0]
    assert all({"Amber", "Steel"} & set(card.inks) for card in either)
    assert len(either) == len(
        {card.full_name for ink in ("Amber", "Steel") for card in shop.search(f"ink={ink} cost=1")[0]}
    )
    assert {card.rarity for card in shop.search("rarity=rare")[0]} == {"Rare"}


@pytest.mark.parametrize("game", GAMES)
def test_filters_and_lists_have_words_in_every_language(game: str) -> None:
    for lang in ("en", "fr", "it"):
        shop = workbench.workshop(game, lang)
        for one in shop.filters:
            assert said_of(lang, f"fact-{one.key}"), (lang, one.key)
        for offer in shop.lists:
            assert said_of(lang, f"list-as-{offer.name}"), (lang, offer.name)
        for wanted in registry.entry(game).load("workshop").wanted:
            assert said_of(lang, f"wanted-{wanted.key}"), (lang, wanted.key)
    french = {one.key: one for one in workbench.workshop("lorcana", "fr").filters}
    assert [value.title for value in french["ink"].values[:2]] == ["Ambre", "Améthyste"]
    assert "Princesse" in [value.title for value in french["classification"].values]


def test_cards_are_told_page_by_page_in_the_language_asked_for() -> None:
    first = workbench.found("lorcana", "ink:amber", 0, "fr")
    second = workbench.found("lorcana", "ink:amber", workbench.A_PAGE, "fr")
    names = [one.card["name"] for one in (*first.cards, *second.cards)]
    assert len(names) == len(set(names)) == 2 * workbench.A_PAGE
    assert first.total == second.total > len(names)
    (ariel,) = workbench.found("lorcana", '"ariel on human legs"', 0, "fr").cards
    assert ariel.card["title"].casefold() == "ariel - sur des jambes humaines"
    assert ariel.card["text"]
    assert "Princesse" in ariel.card["traits said"]


def test_what_can_not_be_played_yet_is_told_without_abilities() -> None:
    found = workbench.found("lorcana", "-is:playable", 0, "en")
    assert found.total > 20
    assert not any(one.playable for one in found.cards)
    assert all(one.card["title"] and not one.card["text"] for one in found.cards)


def test_where_nothing_fits_the_nearest_is_told_and_said_to_be_so() -> None:
    found = workbench.found("lorcana", "elsa xyzzy", 0, "en")
    assert found.nearest
    assert found.total
    assert not workbench.found("lorcana", "elsa", 0, "en").nearest


SENSELESS = {
    "colr:red": "Les cartes n'ont pas de « colr » à chercher. Elles ont : cost,",
    "cost<=many": "cost<=many : il faut un nombre",
    "ink<=amber": "ink<=amber : on ne peut comparer que cost,",
    '"open': "Un guillemet n'est pas fermé",
    "is:nice": "is:nice : les cartes peuvent être inkable,",
    "ink:|": "ink:| : il n'y a rien à chercher",
    "legal:chess": "Il n'y a pas de format « chess »",
}


@pytest.mark.parametrize("query", SENSELESS)
def test_a_search_that_makes_no_sense_says_so_in_the_language_asked_for(query: str) -> None:
    with pytest.raises(Unfit) as unfit:
        workbench.found("lorcana", query, 0, "fr")
    assert unfit.value.faults[0].text.startswith(SENSELESS[query])


# -- telling of a deck -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_is_judged_as_where_one_sits_down_with_it(game: str) -> None:
    for name, deck in list(arbitre.decks(game).items())[:6]:
        for form in fitting(game).formats:
            found = told(game, rows_of(deck.names()), form)
            assert found.faults == illegal(game, deck.names(), form), (name, form)
            assert (form in found.legal) == (not found.faults)


@pytest.mark.parametrize("game", GAMES)
def test_all_cards_of_a_deck_are_listed_and_counted(game: str) -> None:
    rows = sold(game)
    found = told(game, rows, lang="fr")
    listed = {row.name: row.count for group in found.groups for row in group.rows}
    assert listed == {row.name: row.count for row in rows}
    assert found.cards == sum(listed.values()) == sum(group.count for group in found.groups)
    curve, *others = found.charts
    assert curve.curve
    assert not any(chart.curve for chart in others)
    assert [bar.title for bar in curve.bars] == [str(cost) for cost in range(len(curve.bars))]
    coloured = next(chart for chart in others if any(bar.colour for bar in chart.bars))
    assert all(sum(bar.counts) > 0 for bar in coloured.bars)


def test_the_curve_tells_what_becomes_ink() -> None:
    rows = sold("lorcana")
    found = told("lorcana", rows)
    pool = registry.entry("lorcana").load("pool")()
    data = [(row.count, pool.data(row.name)) for row in rows]
    for cost, bar in enumerate(found.charts[0].bars):
        inkable = sum(count for count, card in data if card.cost == cost and card.inkable)
        assert bar.counts == [inkable, sum(count for count, card in data if card.cost == cost) - inkable]


def test_a_card_that_is_kept_under_another_name_it_has_can_still_be_told_of() -> None:
    pool = registry.entry("fallen").load("pool")()
    english = next(card.en for card in pool if card.en and card.type == "angel")
    found = told("fallen", [p.DeckRow(name=english, count=2)], lang="fr")
    (row,) = found.groups[0].rows
    assert row.name == english
    assert row.card is not None
    assert row.card["name"] == pool.data(english).name


def test_every_fault_has_its_rule_and_is_told_in_the_language_asked_for() -> None:
    rows = [p.DeckRow(name="Ariel - On Human Legs", count=5), p.DeckRow(name="Stitch - Rock Star", count=1)]
    found = told("lorcana", rows, "constructed", "fr")
    assert [fault.rule for fault in found.faults] == ["1.10.1.1"] * 2
    assert found.faults[0].text == "6 cartes, mais Construit en demande au moins 60"
    assert "Ariel - Sur des jambes humaines" in found.faults[1].text.replace("Jambes", "jambes")


def test_a_card_that_is_not_known_any_more_is_a_fault_and_can_be_taken_out() -> None:
    found = told("spoils", [p.DeckRow(name="Nobody", count=2), *sold("spoils")])
    assert "Nobody" in found.faults[0].text
    assert found.legal == []
    strange = found.groups[-1]
    assert [(row.name, row.count, row.card) for row in strange.rows] == [("Nobody", 2, None)]


def test_no_cards_are_a_deck_too() -> None:
    for game in GAMES:
        found = told(game, [])
        assert found.cards == 0
        assert found.charts == []
        assert found.faults


# -- chances -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("good", "cards", "drawn"), [(3, 8, 4), (0, 6, 3), (6, 6, 3), (1, 7, 7)])
def test_a_chance_is_the_share_of_all_hands_there_are(good: int, cards: int, drawn: int) -> None:
    hands = [sum(card < good for card in hand) for hand in combinations(range(cards), drawn)]
    for least in range(1, 5):
        exact = Fraction(sum(held >= least for held in hands), len(hands))
        assert chance(least, good, cards, drawn) == float(exact)


@pytest.mark.parametrize(("game", "size"), [("lorcana", 7), ("spoils", 8), ("fallen", 7)])
def test_chances_are_those_of_the_hand_that_the_game_deals(game: str, size: int) -> None:
    found = told(game, sold(game))
    assert found.hand == size
    for likely in found.likely:
        assert likely.chances == sorted(likely.chances, reverse=True)
        assert 0 < likely.chances[0] <= 1
    drawn = workbench.hand(p.WantedHand(game=game, rows=sold(game), seed=1, picks=[0, 0] if game == "spoils" else []))
    assert len(drawn.cards) == size


# -- opening hands -----------------------------------------------------------------------------------------------


def draw(game: str, *picks: int, **more: Any) -> p.HandDrawn:
    return workbench.hand(p.WantedHand(game=game, rows=sold(game), seed=more.pop("seed", 5), picks=list(picks), **more))


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_drawn_altered_and_kept_by_the_rules(game: str) -> None:
    picks: list[int] = []
    drawn = draw(game)
    while not drawn.cards:
        picks.append(0)
        drawn = draw(game, *picks)  # The Spoils asks for resources before
    first = [card["name"] for card in drawn.cards]
    assert drawn.question
    assert draw(game, *picks, seed=6).cards != drawn.cards
    away = next(option for option in drawn.options if option.object == drawn.cards[0]["object"])
    one = draw(game, *picks, away.place)
    assert one.chosen == [away.object]
    kept = draw(game, *picks, away.place, 0)
    assert kept.question == ""
    assert kept.options == []
    assert [card["name"] for card in kept.cards] != first
    assert Counter(first[1:]) <= Counter(card["name"] for card in kept.cards)


def test_who_goes_second_in_the_spoils_draws_one_more() -> None:
    assert len(draw("spoils", 0, 0, first=False).cards) == len(draw("spoils", 0, 0).cards) + 1


@pytest.mark.parametrize("picks", [[99], [-1], [0] * 100])
def test_an_answer_that_can_not_be_given_is_refused(picks: list[int]) -> None:
    with pytest.raises(Unfit):
        draw("lorcana", *picks)


def test_without_enough_cards_there_is_no_hand() -> None:
    for game in GAMES:
        with pytest.raises(Unfit):
            workbench.hand(p.WantedHand(game=game, rows=sold(game)[:1], seed=1))


# -- lists -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "to"), LISTS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_written_is_read_again_as_the_same_deck(game: str, to: str, lang: p.Language) -> None:
    rows = sold(game)
    text = workbench.written(p.WantedList(game=game, name="Mine", rows=rows, to=to, lang=lang)).text
    assert workbench.read(p.GivenList(game=game, text=text, lang=lang)).rows == rows


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_that_comes_with_the_game_is_opened_by_its_name(game: str) -> None:
    name = next(iter(arbitre.decks(game)))
    assert workbench.read(p.GivenList(game=game, deck=name)).rows == sold(game)
    with pytest.raises(Unfit):
        workbench.read(p.GivenList(game=game, deck="Nobody's"))


BROKEN = {
    "Count,Name\nmany,Stitch - Rock Star\n1,Nobody\n": [(2, 0, "Le nombre"), (3, 0, "Il n'y a pas de carte Nobody")],
    "Set Number,Card Number,Count\nxx,yy,1\n099,1,1\n001,999,2\n": [
        (2, 0, "Série « xx »"),
        (3, 0, "Il n'y a pas de carte 99-1 ; les séries sont"),
        (4, 0, "Il n'y a pas de carte 1-999 ; les numéros de la série 1 s'arrêtent à"),
    ],
    '{"cardIds": ["x", 7, "1-999"]}': [(0, 1, "'x' n'est"), (0, 2, "7 n'est"), (0, 3, "Il n'y a pas de carte 1-999")],
    '{"cards": [{"amount": 2}, {"fullName": "Nobody", "amount": 1}]}': [
        (0, 1, "Une entrée"),
        (0, 2, "Il n'y a pas de carte Nobody"),
    ],
    '{"cards": ': [(0, 0, "Cela commence comme du JSON")],
    '{"nothing": 1}': [(0, 0, "Ce JSON n'est pas une liste")],
    "https://example.org/deck": [(0, 0, "Il n'y a pas de code de deck dans ce lien")],
    "# nothing\n": [(0, 0, "Elle ne contient aucune carte")],
    "2 1-PD1-999\n": [(1, 0, "On ne sait pas quelle carte promotionnelle")],
}


@pytest.mark.parametrize("text", BROKEN)
def test_the_faults_of_every_format_are_told_in_the_language_asked_for(text: str) -> None:
    with pytest.raises(Unfit) as unfit:
        workbench.read(p.GivenList(game="lorcana", text=text, lang="fr"))
    found = unfit.value.faults
    assert [(fault.line, fault.card) for fault in found] == [(line, card) for line, card, _ in BROKEN[text]]
    for fault, (_, _, said) in zip(found, BROKEN[text], strict=True):
        assert fault.text.startswith(said)


KEYS = [
    "name",
    "cards",
    "cardIds",
    "ObjectStates",
    "ContainedObjects",
    "Nickname",
    "Name",
    "amount",
    "fullName",
    "card",
]
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12)
JSON = st.recursive(
    SCALARS | st.sampled_from(["Card", "1-25", "Stitch - Rock Star"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
    max_leaves=10,
)


@settings(max_examples=120, deadline=None)
@given(text=st.text(max_size=80) | JSON.map(json.dumps), game=st.sampled_from(GAMES))
def test_whatever_is_pasted_is_a_deck_or_has_faults(text: str, game: str) -> None:
    try:
        said: list[Any] = workbench.read(p.GivenList(game=game, text=text)).rows
    except Unfit as unfit:
        said = [fault.text for fault in unfit.faults]
    assert said
    assert all(said)


def test_json_that_is_no_saved_object_is_said_to_be_none_in_the_other_games() -> None:
    with pytest.raises(Unfit) as unfit:
        workbench.read(p.GivenList(game="spoils", text='{"cards": "4 Greed"}', lang="it"))
    assert unfit.value.faults[0].text.startswith("Di JSON qui si leggono solo")


# -- over HTTP ---------------------------------------------------------------------------------------------------


def test_a_deck_is_built_over_http(server: Served) -> None:
    status, headers, body = server.get("/api/decks/lorcana?lang=it")
    shop = json.loads(body)
    assert (status, shop["type"]) == (200, "workshop")
    assert "max-age" in headers["cache-control"]
    assert len(shop["lists"]) == 9
    _, _, body = server.get(f"/api/pool/lorcana?search={quote('elsa cost<=4')}&after=1")
    assert json.loads(body)["total"] == len(json.loads(body)["cards"]) + 1
    status, deck = server.post("/api/decks/read", {"game": "lorcana", "deck": shop["decks"][0]})
    assert status == 200
    deck = {"game": "lorcana", "rows": deck["rows"]}
    status, found = server.post("/api/decks/tell", {**deck, "format": "core", "lang": "it"})
    assert (status, found["type"]) == (200, "deck told")
    assert found["faults"][0]["rule"]
    status, written = server.post("/api/decks/write", {**deck, "name": "X", "to": "pixelborn"})
    assert (status, written["type"]) == (200, "list written")
    status, drawn = server.post("/api/decks/hand", {**deck, "seed": 3})
    assert len(drawn["cards"]) == 7


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/decks/read", {"game": "chess", "text": "1 King"}),
        ("/api/decks/read", {"game": "lorcana", "text": "x" * 200_000}),
        ("/api/decks/read", {"game": "lorcana", "text": "\n".join(["99 Stitch - Rock Star"] * 9)}),
        ("/api/decks/tell", {"game": "lorcana", "format": "nonsense", "rows": []}),
        ("/api/decks/tell", {"game": "lorcana", "format": "", "rows": [{"name": "Stitch - Rock Star", "count": 0}]}),
        ("/api/decks/tell", {"game": "lorcana", "format": "", "rows": [{"name": "x", "count": 10**9}]}),
        ("/api/decks/tell", {"game": "lorcana", "format": "", "rows": "all"}),
        ("/api/decks/write", {"game": "spoils", "name": "", "rows": [], "to": "pixelborn"}),
        ("/api/decks/write", {"game": "spoils", "name": "", "rows": [{"name": "Nobody", "count": 1}], "to": "text"}),
        ("/api/decks/hand", {"game": "fallen", "rows": [], "seed": 1}),
        ("/api/decks/hand", {"game": "briscola", "rows": [], "seed": 1}),
    ],
)
def test_what_can_not_be_is_said_to_be_wrong(server: Served, path: str, body: object) -> None:
    status, answer = server.post(path, body)
    assert status in (400, 404)
    assert answer["type"] == "wrong"
    assert answer["faults"][0]["text"]


def test_a_game_without_decks_says_so(server: Served) -> None:
    status, _, body = server.get("/api/decks/briscola?lang=fr")
    assert status == 404
    assert json.loads(body)["faults"][0]["text"].startswith("Briscola se joue sans deck")

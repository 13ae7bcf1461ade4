"""A game's cards speak its own language: a node, field or word of another game is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from arbitre.ability.language import Language
from arbitre.ability.nodes.words import WordList
from arbitre.games.fallen import nodes as fallen_nodes
from arbitre.games.fallen.language import LANGUAGE as FALLEN
from arbitre.games.lorcana import nodes as lorcana_nodes
from arbitre.games.lorcana.language import LANGUAGE as LORCANA
from arbitre.games.spoils import nodes as spoils_nodes
from arbitre.games.spoils.language import LANGUAGE as SPOILS
from arbitre.kernel.error import BadData
from arbitre.pool import fallen, lorcana, spoils

LANGUAGES = (LORCANA, SPOILS, FALLEN)
POOLS: dict[str, Any] = {"lorcana": lorcana, "spoils": spoils, "fallen": fallen}
FACTS = {
    "lorcana": {"name": "Lamp", "type": "item", "cost": 1},
    "spoils": {"name": "Lamp", "type": "item", "cost": 1},
    "fallen": {"name": "Lampe", "type": "equipment", "cost": 1},
}


def read(game: str, *abilities: Any) -> tuple[Any, ...]:
    """The abilities of a card with these trees, as a pool reads them."""
    line = msgspec.json.encode({**FACTS[game], "abilities": abilities})
    found: tuple[Any, ...] = POOLS[game].decode(line, "line 1").abilities
    return found


def refused(game: str, *abilities: Any) -> str:
    with pytest.raises(BadData) as fault:
        read(game, *abilities)
    return str(fault.value)


def action(*effects: Any) -> dict[str, Any]:
    return {"ability": "action", "effects": effects}


def test_a_tree_is_read_into_nodes() -> None:
    tree = action({"do": "draw"}, {"do": "draw", "amount": {"count": "cards", "cards": {"what": "song"}}})
    n = lorcana_nodes
    assert read("lorcana", tree) == (n.ActionEffect((n.Draw(), n.Draw(n.CountOf(n.Select("song"))))),)


@pytest.mark.parametrize("game", POOLS)
def test_every_card_of_the_pool_is_read_again_as_it_is_written(game: str) -> None:
    for card in POOLS[game].pool():
        assert POOLS[game].decode(msgspec.json.encode(card), "") == card


def test_a_word_of_another_game_is_refused_with_the_words_there_are() -> None:
    tree = action({"do": "draw", "amount": {"count": "cards", "cards": {"what": "tactic"}}})
    assert read("spoils", tree)
    known = "'card', 'character', 'item', 'location', 'action', 'song'"
    assert refused("lorcana", tree) == (
        f"line 1: 'tactic' won't do for 'Select' of lorcana; it takes one of {known}"
        " - in `effects[0].amount.cards.what` - at `$.abilities[0]`"
    )


@pytest.mark.parametrize(
    ("field", "effect"),
    [
        ("stat", {"do": "modify", "target": {"of": "this"}, "stat": "speed", "amount": 1}),
        ("duration", {"do": "grant", "target": {"of": "this"}, "abilities": [], "duration": "this battle"}),
        ("forbid", {"do": "restrict", "target": {"of": "this"}, "forbid": "block"}),
        ("when.event", {"do": "create trigger", "when": {"event": "attacks"}, "effects": []}),
        ("target.cards.zone", {"do": "banish", "target": {"of": "each", "cards": {"zone": "faction"}}}),
        ("player", {"do": "draw", "player": "its controller"}),
    ],
)
def test_every_kind_of_word_is_the_games_own(field: str, effect: dict[str, Any]) -> None:
    assert read("spoils", action(effect))
    assert f"- in `effects[0].{field}`" in refused("lorcana", action(effect))


def test_a_node_of_another_game_is_refused_with_the_nodes_there_are() -> None:
    tree = action({"do": "gain influence", "amount": 1})
    assert read("spoils", tree)
    fault = refused("lorcana", tree)
    assert "`do` can't be 'gain influence' in lorcana; it can be 'may', 'if'" in fault
    assert "'gain lore'" in fault


def test_a_shared_node_that_a_game_does_not_have_is_refused() -> None:
    half = action({"do": "draw", "amount": {"count": "half", "amount": 3}})
    assert read("spoils", half)
    assert "`count` can't be 'half' in lorcana" in refused("lorcana", half)


def test_a_field_that_only_another_game_has_is_refused() -> None:
    effect = {"do": "deal damage", "target": {"of": "this"}, "amount": 2, "divided": True}
    assert read("spoils", action(effect))
    assert "'deal damage' of lorcana has no field 'divided'; it has 'target', 'amount'" in refused(
        "lorcana", action(effect)
    )


def test_a_misspelt_field_is_refused() -> None:
    assert "'draw' of lorcana has no field 'amont'" in refused("lorcana", action({"do": "draw", "amont": 2}))
    tree = action({"do": "reveal until", "cards": {"wat": "song"}})
    assert "has no field 'wat'; it has 'what', 'whose'" in refused("lorcana", tree)


def test_a_missing_field_is_named() -> None:
    assert "'restrict' of lorcana needs 'target', 'forbid'" in refused("lorcana", action({"do": "restrict"}))
    assert "the field `do`, which says what it is, is missing" in refused("lorcana", action({"amount": 2}))


@pytest.mark.parametrize(
    ("effect", "takes"),
    [
        ({"do": "draw", "amount": "two"}, "a number or a table (Counted)"),
        ({"do": "draw", "amount": True}, "a number or a table (Counted)"),
        ({"do": "draw", "amount": 1.0}, "a number or a table (Counted)"),
        ({"do": "put on deck", "target": {"of": "this"}, "place": "middle"}, "one of 'top', 'bottom', 'either'"),
        ({"do": "choose player", "any_number": 1}, "true or false"),
        ({"do": "count", "amount": 1, "slot": 1}, "text"),
        ({"do": "may", "effects": {"do": "draw"}}, "a list of: a table (Effect)"),
        ({"do": "draw", "player": ["you"]}, "one of 'you', 'opponents'"),
    ],
)
def test_what_a_field_can_not_hold_is_refused(effect: dict[str, Any], takes: str) -> None:
    assert f"it takes {takes}" in refused("spoils", action(effect))


@pytest.mark.parametrize("data", [3, "draw", None, ["draw"]])
def test_what_is_no_table_is_no_node(data: Any) -> None:
    assert "is no node: a table with `do` is needed" in refused("lorcana", action(data))
    assert "is no Select: a table is needed" in refused("lorcana", action({"do": "reveal until", "cards": data}))


def test_a_field_may_take_only_some_nodes_of_a_family() -> None:
    """What is put under a card goes under one of them, not under each."""
    under = {"do": "put under", "target": {"of": "this"}, "host": {"of": "each", "cards": {}}}
    assert "`of` can't be 'each' in lorcana; it can be 'this', 'that', 'chosen'" in refused("lorcana", action(under))


def test_what_only_the_engine_makes_can_not_be_written() -> None:
    where = [{"is": "Sensible"}]
    assert "`is` can't be 'Sensible'" in refused(
        "fallen", action({"do": "banish", "target": {"of": "each", "cards": {"where": where}}})
    )
    assert fallen_nodes.Sensible not in FALLEN.nodes


def test_each_games_nodes_are_its_own() -> None:
    assert lorcana_nodes.GainLore in LORCANA.nodes
    assert lorcana_nodes.GainLore not in SPOILS.nodes
    assert spoils_nodes.GainInfluence not in LORCANA.nodes
    assert lorcana_nodes.Draw is spoils_nodes.Draw is fallen_nodes.Draw


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.game)
def test_a_language_has_the_lists_its_nodes_take_words_from_and_no_other(language: Language) -> None:
    taken = {mark.name for node in language.nodes for hint in language.fields(node).values() for mark in marks(hint)}
    assert taken == set(language.words)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.game)
def test_a_language_claims_only_extra_fields_that_there_are(language: Language) -> None:
    for node, names in language.extra.items():
        assert set(names) <= set(node.__struct_fields__), node
        assert node in language.nodes


def test_a_list_that_is_missing_is_named() -> None:
    words = {name: words for name, words in LORCANA.words.items() if name != "Duration"}
    with pytest.raises(BadData, match="the language of lorcana has no list Duration"):
        Language("lorcana", lorcana_nodes, words, LORCANA.extra).convert([], list[lorcana_nodes.Ability])


def marks(hint: Any) -> list[WordList]:
    """The lists of words that are spoken of anywhere in a type."""
    own = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, WordList)]
    inner = [getattr(hint, "__origin__", None), *getattr(hint, "__args__", ())]
    return [*own, *(mark for one in inner if one is not None for mark in marks(one))]


def test_a_keyword_is_one_of_the_game_and_has_a_number_just_where_it_takes_one() -> None:
    def read(**fields: Any) -> Any:
        return LORCANA.convert({"ability": "keyword", **fields}, lorcana_nodes.Ability)

    assert read(keyword="Resist", value=2) == lorcana_nodes.Keyword("Resist", 2)
    for fields, why in (
        ({"keyword": "Gloom"}, "Gloom"),
        ({"keyword": "Singer"}, "Singer needs a number"),
        ({"keyword": "Ward", "value": 2}, "Ward takes no number"),
    ):
        with pytest.raises(msgspec.ValidationError, match=why):
            read(**fields)


def test_one_or_more_can_only_be_waited_for_where_the_game_hears_of_them_together() -> None:
    def read(event: str) -> Any:
        when = [{"event": event, "together": True}]
        return LORCANA.convert(
            {"ability": "triggered", "when": when, "effects": [{"do": "draw"}]}, lorcana_nodes.Ability
        )

    assert read("discards").when[0].together
    with pytest.raises(msgspec.ValidationError, match="can be waited for together, not 'banished'"):
        read("banished")

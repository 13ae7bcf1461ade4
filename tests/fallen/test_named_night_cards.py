"""Cards of the Night, of Pureté Céleste, of La Voie and without kingdom that the book speaks of do what it says."""

from __future__ import annotations

from tests.fallen_board import PAGE, Board

from arbitre.games.fallen import changing_zones, combat, damage, linking, stats
from arbitre.games.fallen.zones import (
    ADORATION,
    BOOK,
    FIRING,
    HAND,
    LIMBO,
    PANDEMONIUM,
    PURGATORY,
    REAR,
)


def familiars(board: Board, name: str, seat: int) -> list[int]:
    game = board.game
    return [card for card in changing_zones.battlefield(game, seat) if game.facts[card].name == name]


def test_the_gate_to_the_heavens_is_a_page_and_five_energy_for_the_second_player() -> None:
    plain, gate = Board(), Board(gift="Portail vers les cieux")
    for board in (plain, gate):
        game = board.game
        temple = next(card for card in game.zones[1][ADORATION] if game.facts[card].type == "temple")
        assert game.energy[temple] == game.facts[temple].data.energy + 5
        assert len(game.zones[1][HAND]) == 8


def test_the_beast_of_nargar_answers_to_an_angel_and_not_to_a_deity() -> None:
    board = Board(deity="La bête de Nargar")
    game = board.game
    angel = board.put(PAGE, 1)
    board.go_on()
    board.change()
    damage.inflict(game, game.deity[1], game.deity[0], 1, "F2.10.1")
    board.go_on()
    assert not familiars(board, "Goule", 0)
    board.change()
    damage.inflict(game, angel, game.deity[0], 1, "F2.10.1")
    board.go_on()
    assert len(familiars(board, "Goule", 0)) == 1
    assert not familiars(board, "Goule", 1)


def test_aleksandra_puts_a_fallen_angel_into_play() -> None:
    board = Board("Aleksandra", "Juge des Nuées")
    game = board.game
    small = board.into(PURGATORY, PAGE, 0)
    great = board.into(PURGATORY, "Juge des Nuées", 0)
    board.put("Aleksandra", 0)
    board.go_on()
    assert game.zone_of[small] == REAR
    assert game.zone_of[great] == PURGATORY


def test_passing_folly_brings_an_angel_back_at_the_end_of_the_phase_as_new() -> None:
    board = Board("Folie Passagère", worshippers=2)
    game = board.game
    angel = board.put(PAGE, 0)
    game.damage[angel] = 1
    board.play("Folie Passagère", choose_card=angel)
    assert game.zone_of[angel] == PANDEMONIUM
    board.do("announce attack")
    assert game.zone_of[angel] == PANDEMONIUM
    board.do("end turn")
    assert game.zone_of[angel] == REAR
    assert game.controller[angel] == 0
    assert game.damage[angel] == 0


def test_the_mystic_cube_counts_itself() -> None:
    board = Board("Cube Mystique", "Main Apaisante", worshippers=4)
    game = board.game
    board.into(PURGATORY, "Main Apaisante", 0)
    board.into(PURGATORY, "Main Apaisante", 1)
    prey = board.put(PAGE, 1)
    board.play("Cube Mystique", choose_card=prey)
    assert game.damage[prey] == 2


def test_demonification_makes_a_demon_and_frees_its_golem() -> None:
    board = Board("Démonification", "Bouclier de Nuage", worshippers=5)
    game = board.game
    spell = board.hold("Démonification", 0)
    first = board.put(PAGE, 0)
    golem = board.put("Bouclier de Nuage", 0)
    board.go_on()
    second = board.put(PAGE, 0, first)
    board.go_on()
    assert game.host[golem] == first
    decision = game.decision
    assert decision is not None
    game.apply(next(option for option in decision.options if option.card == spell))
    linking: list[int] = []
    while game.decision is not None and game.decision.kind != "turn action":
        if game.decision.kind == "link":
            linking = [option.target for option in game.decision.options]
        options = [option for option in game.decision.options if option.card == first]
        game.apply(options[0] if options else game.decision.options[0])
    assert (stats.attack(game, first), stats.life(game, first)) == (5, 5)
    assert sorted(linking) == sorted((first, second))


def test_a_macabre_slap_banishes_what_is_destroyed_this_turn() -> None:
    board = Board("Baffe macabre", worshippers=2)
    game = board.game
    prey = board.put(PAGE, 1)
    other = board.put(PAGE, 1, prey)
    board.play("Baffe macabre", choose_card=prey)
    board.change()
    changing_zones.destroy(game, [prey, other], "F5.32.2")
    board.go_on()
    assert game.zone_of[prey] == PANDEMONIUM
    assert game.zone_of[other] == PURGATORY


def test_a_macabre_slap_cannot_banish_what_is_of_the_dark() -> None:
    board = Board("Baffe macabre", "Fantôme du Gibet", worshippers=2)
    game = board.game
    ghost = board.put("Fantôme du Gibet", 1)
    board.play("Baffe macabre", choose_card=ghost)
    board.change()
    game.damage[ghost] = stats.life(game, ghost)
    game.work_out_anew()  # what was laid by hand
    game.stir()
    board.go_on()
    assert game.zone_of[ghost] == PURGATORY


def test_the_beast_of_the_sewers_is_no_target_for_what_moves_to_the_firing_line() -> None:
    board = Board("De l'autre côté du miroir", "La bête des égouts", worshippers=2)
    game = board.game
    mirror = board.hold("De l'autre côté du miroir", 0)
    beast = board.put("La bête des égouts", 1)
    other, third = board.put(PAGE, 1), board.put(PAGE, 0)
    board.go_on()
    found = board.asked("play", mirror)
    assert other in found
    assert third in found
    assert beast not in found
    board.do("play", mirror, choose_card=other)
    assert game.zone_of[other] == FIRING


def test_ghouls_that_cannot_be_attacked_unless_none_can() -> None:
    board = Board("Fargass Fléau Des Dieux", "Katapult à Goules", "Halkor", "Le Mange tout", "Goule des Tranchées")
    game = board.game
    fargass = board.put("Fargass Fléau Des Dieux", 1)
    board.go_on()
    board.put("Halkor", 1)
    board.go_on()
    katapult = board.put("Katapult à Goules", 1)
    board.go_on()
    board.put("Le Mange tout", 1)
    board.go_on()
    assert stats.forbidden(game, fargass, "can't be attacked")
    assert stats.forbidden(game, katapult, "can't be attacked")
    assert sorted(combat.attackable(game, 0)) == sorted((fargass, katapult))  # all are forbidden, so none is
    lure = board.put(PAGE, 1)
    board.go_on()
    assert combat.attackable(game, 0) == [lure]
    board.change()
    linking.to_line(game, [katapult], FIRING, "F2.4.7")
    board.go_on()
    assert not stats.forbidden(game, katapult, "can't be attacked")  # no other Goule Angel on its line
    assert stats.forbidden(game, fargass, "can't be attacked")


def test_crowtyrs_golem_is_an_angel_until_it_goes_to_limbo() -> None:
    board = Board("Crowtyr", "Halkor")
    game = board.game
    golem = board.put("Halkor", 0)
    board.go_on()
    board.put("Crowtyr", 0)
    board.go_on(choose_card=golem)
    assert stats.is_a(game, golem, "angel")
    assert stats.attack(game, golem) == stats.marks(game, golem, "+1|+1") == 2
    assert stats.life(game, golem) == stats.shield(game, golem) + 2
    board.change()
    changing_zones.move(game, [golem], LIMBO, "put into limbo", "F5.21.3")
    board.go_on()
    assert stats.is_a(game, golem, "golem")
    assert stats.marks(game, golem, "+1|+1") == 2
    board.do("play", golem)
    assert stats.is_a(game, golem, "golem")


def test_nartalfra_comes_back_from_limbo_as_an_assassin() -> None:
    board = Board("Nar'Tal'Fra", worshippers=3)
    game = board.game
    golem = board.put("Nar'Tal'Fra", 0)
    prey = board.put(PAGE, 1)
    game.damage[prey] = 1
    board.go_on()
    assert stats.is_a(game, golem, "golem")
    board.do("use", golem)
    assert game.zone_of[golem] == LIMBO
    assert stats.is_a(game, golem, "angel")
    board.do("play", golem, choose_card=prey)
    assert (stats.attack(game, golem), stats.life(game, golem)) == (4, 4)
    assert stats.has(game, golem, "Fourberie")
    assert game.zone_of[prey] == PURGATORY


def test_talamain_with_a_marker_is_an_angel_with_its_shield_as_vitality() -> None:
    board = Board("Talamain")
    game = board.game
    golem = board.put("Talamain", 0)
    board.go_on()
    assert stats.is_a(game, golem, "golem")
    board.do("use", golem)
    assert stats.is_a(game, golem, "angel")
    assert stats.attack(game, golem) == 1
    assert stats.life(game, golem) == stats.shield(game, golem) == game.facts[golem].shield
    board.change()
    changing_zones.move(game, [golem], LIMBO, "put into limbo", "F5.21.3")
    board.go_on()
    assert stats.is_a(game, golem, "angel")


def test_lady_of_obscuria_stays_in_limbo() -> None:
    board = Board("Lady d'Obscuria", worshippers=3)
    game = board.game
    lady, other = board.into(LIMBO, "Lady d'Obscuria", 0), board.into(LIMBO, PAGE, 0)
    board.go_on()
    assert game.zone_of[lady] == LIMBO
    assert not board.offers("play", lady)
    assert board.offers("play", other)


def test_annedelies_last_breath_looks_at_a_page_for_each_class() -> None:
    board = Board("Annedelie", "Talamain")
    game = board.game
    annedelie = board.put("Annedelie", 0)
    board.put("Talamain", 0)
    board.go_on()
    board.change()
    changing_zones.destroy(game, [annedelie], "F5.32.2")
    game.run()
    decision = game.decision
    assert decision is not None
    assert decision.kind == "omen"
    pages = [card for zone in (REAR, FIRING, ADORATION) for card in game.zones[0][zone]]
    classes = {name for card in pages if game.is_a(card, "page") for name in stats.classes(game, card)}
    assert len({option.card for option in decision.options}) == len(classes) == 2
    bottom = decision.options[-1].card
    while game.decision is not None and game.decision.kind == "omen":
        wanted = [o for o in game.decision.options if (o.card == bottom) == (o.kind == "bottom")]
        game.apply(wanted[0])
    assert game.zones[0][BOOK][0] == bottom


def test_the_head_finds_what_has_none() -> None:
    board = Board("Tête de Karass'ash'ker'elm", "Gamort Sans Tête")
    game = board.game
    gamort = board.into(BOOK, "Gamort Sans Tête", 0)
    board.put("Tête de Karass'ash'ker'elm", 0)
    board.go_on(choose_card=gamort)
    assert game.zone_of[gamort] == HAND

"""Cards the book speaks of do what it says of them; each test plays one out."""

from __future__ import annotations

from tests.fallen_board import Board

from arbitre.games.fallen import changing_zones, damage, energy, entering, markers, play, stats
from arbitre.games.fallen.zones import ADORATION, BOOK, HAND, LIMBO, PURGATORY, REAR


def test_a_deity_gains_vitality_beyond_what_is_printed() -> None:
    board = Board("Carapace C-12")
    game = board.game
    board.change()
    before = stats.life(game, game.deity[0])
    board.put("Carapace C-12", 0)
    board.go_on()
    assert stats.life(game, game.deity[0]) == before + 1
    assert game.damage[game.deity[0]] == 0


def test_mecatrooper_grows_when_a_page_lets_the_deity_gain_vitality() -> None:
    board = Board("MecaTrooper", "Carapace C-12")
    game = board.game
    trooper = board.put("MecaTrooper", 0)
    board.put("Carapace C-12", 0)
    board.go_on()
    assert stats.marks(game, trooper, "+0|+1") == 1
    board.change()
    damage.gain_vitality(game, 0, 1, game.deity[0])  # not by a page
    board.go_on()
    assert stats.marks(game, trooper, "+0|+1") == 1


def test_brutus_saves_an_angel_but_no_familiar() -> None:
    board = Board("Brutus C-38", "Flibustière")
    game = board.game
    board.rich(0)
    board.put("Brutus C-38", 0)
    angel = board.put("Flibustière", 0)
    meca = entering.make_familiar(game, "Meca", 0)
    board.go_on()
    energy = sum(game.energy)
    board.change()
    changing_zones.destroy(game, [meca], "F5.32.2")
    board.go_on()
    assert sum(game.energy) == energy
    board.change()
    changing_zones.destroy(game, [angel], "F5.32.2")
    board.go_on()
    assert game.zone_of[angel] == LIMBO
    assert sum(game.energy) == energy - 1


def test_pentaclock_makes_an_angel_new() -> None:
    board = Board("Pentaclock", "Flibustière")
    game = board.game
    board.rich(0)
    clock = board.put("Pentaclock", 0)
    angel = board.put("Flibustière", 0)
    markers.add(game, angel, "+1|+1", 2)
    game.damage[angel] = 1
    board.do("use", clock, choose_card=angel)
    assert game.zone_of[angel] == REAR
    assert game.markers[angel] == ()
    assert game.damage[angel] == 0


def test_caius_breaks_a_golem_for_three_energy() -> None:
    board = Board("Ours Berserk", "Caius")
    game = board.game
    board.rich(0, 5)
    for card in game.zones[0][ADORATION]:
        if game.facts[card].type == "worshipper":
            game.energy[card] = 0
    bear = board.put("Ours Berserk", 1)
    board.go_on()
    board.put("Caius", 0)
    board.go_on(choose_card=bear)
    assert game.zone_of[bear] == PURGATORY
    assert sum(game.energy[card] for card in game.zones[0][ADORATION]) == 2


def test_the_angel_linked_to_ours_berserk_is_berserk_and_stronger() -> None:
    board = Board("Flibustière", "Ours Berserk")
    game = board.game
    angel = board.put("Flibustière", 0)
    before = stats.attack(game, angel)
    bear = board.put("Ours Berserk", 0)
    board.go_on()
    assert game.host[bear] == angel
    assert stats.has(game, angel, "Berserk")
    assert stats.attack(game, angel) == before + 1
    board.change()
    changing_zones.destroy(game, [bear], "F5.32.2")
    board.go_on()
    assert not stats.has(game, angel, "Berserk")
    assert stats.attack(game, angel) == before


def test_faith_of_the_hero_ends_the_hero() -> None:
    board = Board("Foi du héros", "Flibustière", worshippers=3)
    game = board.game
    hero = board.put("Flibustière", 0)
    board.play("Foi du héros", choose_card=hero)
    printed = game.facts[hero]
    assert stats.attack(game, hero) == 2 * printed.attack
    assert stats.life(game, hero) == printed.life + printed.attack
    board.do("announce attack", -1)
    board.do("end turn", -1)
    assert game.zone_of[hero] == PURGATORY


def test_the_draconic_orb_takes_what_is_destroyed_into_your_limbo() -> None:
    board = Board("Orbe draconique", "Flibustière", worshippers=3)
    game = board.game
    prey = board.put("Flibustière", 1)
    board.play("Orbe draconique", choose_card=prey)
    board.change()
    changing_zones.destroy(game, [prey], "F5.32.2")
    board.go_on()
    assert game.zone_of[prey] == LIMBO
    assert game.controller[prey] == 0


def test_thanators_phoenix_cost_is_lower_by_each_dragon_with_flame() -> None:
    board = Board("Thanator le Or", "Flibustière", "Dragonnet braisé", "Dragonnet braisé")
    game = board.game
    thanator = board.put("Thanator le Or", 0)
    killer = board.put("Flibustière", 1)
    board.go_on()
    board.change()
    changing_zones.destroy(game, [thanator], "F5.32.2", killer)
    board.go_on()
    assert game.zone_of[thanator] == LIMBO
    assert play.base_cost(game, 0, thanator, "phoenix") == 10
    first = board.put("Dragonnet braisé", 0)
    board.put("Dragonnet braisé", 0, first)
    board.go_on()
    assert play.base_cost(game, 0, thanator, "phoenix") == 8


def test_jeune_feas_energy_is_for_pirates_and_golems_only() -> None:
    board = Board("Jeune Féa", "Flibustière", "Ours Berserk", "MecaTrooper", "Pentaclock")
    game = board.game
    board.change()
    for card in range(len(game.facts)):
        game.energy[card] = 0
    board.put("Jeune Féa", 0)
    pirate, golem = board.hold("Flibustière", 0), board.hold("Ours Berserk", 0)
    other, clock = board.hold("MecaTrooper", 0), board.put("Pentaclock", 0)
    board.go_on()
    assert board.offers("play", pirate)
    assert board.offers("play", golem)
    assert not board.offers("play", other)
    assert not board.offers("use", clock)


def test_eve_gains_no_energy() -> None:
    board = Board("E-V-E")
    eve = board.put("E-V-E", 0)
    before = board.game.energy[eve]
    assert energy.gain(board.game, eve, 2) == 0
    assert board.game.energy[eve] == before


def test_eloras_last_breath_finds_leana_by_her_renown() -> None:
    board = Board("Elora d'Eondra", "Léana Princesse d'Eondra")
    game = board.game
    elora = board.put("Elora d'Eondra", 0)
    princess = board.find("Léana Princesse d'Eondra", 0)
    game.put(princess, 0, BOOK)
    board.go_on()
    board.change()
    changing_zones.destroy(game, [elora], "F5.32.2")
    board.go_on(choose_card=princess)
    assert game.zone_of[princess] == HAND


def test_vanaris_stops_storms_but_no_gusts() -> None:
    board = Board("Sentinelle de quartz", "Vigie des bourrasques", "Vanaris")
    game = board.game
    board.rich(0)
    storm, gust = board.hold("Sentinelle de quartz", 0), board.hold("Vigie des bourrasques", 0)
    board.go_on()
    assert play.why_not(game, 0, storm, "storm", "miracle") is None
    board.put("Vanaris", 1)
    board.go_on()
    assert play.why_not(game, 0, storm, "storm", "miracle") is not None
    assert play.why_not(game, 0, gust, "gust", "miracle") is None


def test_ragwell_meets_arriving_angels_but_no_gusts() -> None:
    board = Board("Ragwell", "Vigie des bourrasques", "Flibustière")
    game = board.game
    board.put("Ragwell", 1)
    board.go_on()
    gust, other = board.put("Vigie des bourrasques", 0), board.put("Flibustière", 0)
    board.go_on()
    assert game.damage[gust] == 0
    assert game.damage[other] == 1


def test_what_is_prevented_is_no_shield() -> None:
    board = Board("Ours Berserk", "Bouclier de l'aube", "Flibustière", worshippers=3)
    game = board.game
    golem = board.put("Ours Berserk", 0)
    shield = board.hold("Bouclier de l'aube", 0)
    before = stats.shield(game, golem)
    board.do("play", shield, choose_card=golem)
    assert stats.shield(game, golem) == before
    assert damage.inflict(game, board.find("Flibustière", 1), golem, 4, "F2.10.1") == 1


def test_what_cant_be_answered_resolves_at_once() -> None:
    board = Board("Flibustière", "Verdict", "Bouclier de l'aube", worshippers=4)
    game = board.game
    board.worshippers(1, 4)
    prey = board.put("Flibustière", 1)
    game.damage[prey] = 1
    verdict, answer = board.hold("Verdict", 0), board.hold("Bouclier de l'aube", 1)
    board.go_on()
    assert play.why_not(game, 1, answer, "normal", "miracle") is None
    asked = len(game.answers)
    board.do("play", verdict, choose_card=prey)
    assert game.zone_of[prey] == PURGATORY
    seats = [seat for seat, _ in game.answers.since(asked)]
    assert set(seats) == {0}

"""Cards of ours whose words are not on any card of the book: what they say and what they do is the same."""

from __future__ import annotations

from tests.fallen_board import Board

from arbitre.games.fallen import changing_zones, combat, damage, markers, play, stats
from arbitre.games.fallen.zones import BOOK, HAND, PANDEMONIUM, PURGATORY


def test_the_gift_of_the_martyr_is_the_attack_the_angel_had() -> None:
    board = Board("Don du martyr", "Flibustière", worshippers=3)
    game = board.game
    gift, angel = board.hold("Don du martyr", 0), board.put("Flibustière", 0)
    markers.add(game, angel, "+1|+1", 2)
    had, before = stats.attack(game, angel), stats.life(game, game.deity[0])
    board.do("play", gift, choose_card=angel)
    assert game.zone_of[angel] == PURGATORY
    assert stats.life(game, game.deity[0]) == before + had


def test_a_vow_of_peace_holds_during_the_opponents_next_turn_only() -> None:
    board = Board("Vœu de paix", "Flibustière", worshippers=4)
    game = board.game
    vow, angel = board.hold("Vœu de paix", 0), board.put("Flibustière", 1)
    board.do("play", vow, choose_card=angel)
    assert combat.can_attack(game, angel)
    board.do("announce attack", -1)
    board.do("end turn", -1)
    assert game.active == 1
    assert not combat.can_attack(game, angel)
    board.do("announce attack", -1)
    board.do("end turn", -1)
    assert combat.can_attack(game, angel)


def test_the_song_of_the_sirens_takes_an_angel() -> None:
    board = Board("Chant des sirènes", "Flibustière", "Capitaine Erébousse", worshippers=5)
    game = board.game
    song, cheap, dear = (
        board.hold("Chant des sirènes", 0),
        board.put("Flibustière", 1),
        board.put("Capitaine Erébousse", 1),
    )
    board.do("play", song, choose_card=dear)  # too expensive: the only Angel that can be taken is
    assert game.controller[cheap] == 0
    assert game.controller[dear] == 1


def test_a_force_field_takes_one_off_all_damage() -> None:
    board = Board("Champ de force", "Flibustière", "MecaTrooper")
    game = board.game
    board.rich(0)
    field, angel = board.hold("Champ de force", 0), board.put("MecaTrooper", 0)
    foe = board.put("Flibustière", 1)
    board.do("play", field, equip=angel)
    assert damage.inflict(game, foe, angel, 2, "F2.10.1") == 1
    assert damage.inflict(game, foe, angel, 1, "F2.10.1") == 0


def test_the_ferrywoman_pays_from_her_own_chest() -> None:
    board = Board("Passeuse des brumes", "Moussaillon", "Flibustière")
    game = board.game
    woman, mate = board.put("Passeuse des brumes", 0), board.put("Moussaillon", 0)
    prey = board.put("Flibustière", 1)
    markers.add(game, mate, "Poseidor", 5)
    markers.add(game, woman, "Poseidor", 1)
    board.go_on()
    assert not board.offers("use", woman)
    board.change()
    markers.add(game, woman, "Poseidor", 1)
    board.do("use", woman, choose_card=prey)
    assert game.zone_of[prey] == HAND
    assert stats.marks(game, woman, "Poseidor") == 0
    assert stats.marks(game, mate, "Poseidor") == 5


def test_the_miser_grows_with_the_chest_up_to_four() -> None:
    board = Board("Avare des grands fonds")
    game = board.game
    miser = board.put("Avare des grands fonds", 0)
    bare = stats.attack(game, miser)
    markers.add(game, miser, "Poseidor", 3)
    assert stats.attack(game, miser) == bare + 3
    markers.add(game, miser, "Poseidor", 3)
    assert stats.attack(game, miser) == bare + 4


def test_adaptive_plating_is_thicker_with_each_other_golem() -> None:
    board = Board("Blindage adaptatif", "Carapace C-12", "Ours Berserk")
    game = board.game
    plating = board.put("Blindage adaptatif", 0)
    bare = stats.shield(game, plating)
    board.put("Carapace C-12", 0)
    board.put("Ours Berserk", 1)
    assert stats.shield(game, plating) == bare + 1


def test_the_urchin_stings_who_hurts_it() -> None:
    board = Board("Oursin géant", "Flibustière")
    game = board.game
    urchin, foe = board.put("Oursin géant", 0), board.put("Flibustière", 1)
    board.go_on()
    board.change()
    damage.inflict(game, foe, urchin, 2, "F2.10.1")
    board.go_on()
    assert game.damage[foe] == 1


def test_the_deaf_colossus_hears_no_opposing_miracle() -> None:
    board = Board("Colosse sourd", "Souffle du volcan", worshippers=4)
    game = board.game
    breath, colossus = board.hold("Souffle du volcan", 0), board.put("Colosse sourd", 1)
    board.do("play", breath, choose_card=colossus)
    assert game.damage[colossus] == 0


def test_blessed_walls_keep_angels_from_being_banished() -> None:
    board = Board("Murs bénis", "Flibustière", "Ours Berserk")
    game = board.game
    angel, golem = board.put("Flibustière", 1), board.put("Ours Berserk", 1)
    bare = stats.shield(game, golem)
    walls = board.put("Murs bénis", 1)
    assert stats.shield(game, golem) == bare + 1
    assert changing_zones.banish(game, [angel], "F5.21.5") == []
    changing_zones.destroy(game, [walls], "F5.32.2")
    assert stats.shield(game, golem) == bare
    assert changing_zones.banish(game, [angel], "F5.21.5") == [angel]
    assert game.zone_of[angel] == PANDEMONIUM


def test_the_archivist_keeps_one_of_three() -> None:
    board = Board("Archiviste quantique")
    game = board.game
    board.hold("Archiviste quantique", 0)
    hand, top = len(game.zones[0][HAND]) - 1, game.zones[0][BOOK][-3:]
    board.put("Archiviste quantique", 0)
    board.go_on(choose_card=top[1])
    assert game.zone_of[top[1]] == HAND
    assert len(game.zones[0][HAND]) == hand + 1
    assert set(game.zones[0][BOOK][:2]) == {top[0], top[2]}


def test_the_warden_of_lava_defends_and_the_archer_attacks_from_behind() -> None:
    board = Board("Gardien de lave", "Archère des falaises")
    game = board.game
    warden, archer = board.put("Gardien de lave", 1), board.put("Archère des falaises", 1)
    assert combat.can_defend(game, warden)
    assert stats.allowed(game, archer, "can attack from the rear")


def test_the_elder_of_scales_is_no_target_for_opponents() -> None:
    board = Board("Doyenne des écailles", "Souffle du volcan", worshippers=4)
    game = board.game
    breath = board.hold("Souffle du volcan", 0)
    board.put("Doyenne des écailles", 1)
    board.go_on()
    assert play.why_not(game, 0, breath, "normal", "miracle") is not None

"""Computer players: they answer everything, honestly, alike for the same seed, and greedy plays sensibly."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest
from tests.players.playing import finish, turn, wins_of_greedy

from arbitre.ability.nodes import Keyword
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.words import TO_PLAY
from arbitre.games.lorcana.zones import HAND, PLAY
from arbitre.kernel.chance import Chance
from arbitre.lab.proofs import otherwise
from arbitre.players import answer, greedy, named, random_player
from arbitre.pool import lorcana_game
from arbitre.pool.decks import starter_decks
from arbitre.pool.lorcana import pool
from arbitre.scenario.lorcana import LorcanaScenario

pytestmark = pytest.mark.on_either_engine


DECKS = list(starter_decks().values())
SEARCHING = ("plan@40", "beam@60")
PLAYERS = ("random", "greedy", *SEARCHING)


def new_game(seed: int, players: int = 2) -> Lorcana:
    decks = [DECKS[(seed + seat * (1 + seed // 3)) % 3] for seat in range(players)]
    return lorcana_game.new(decks, seed=seed)


def position(text: str) -> Lorcana:
    return LorcanaScenario(tomllib.loads(f'game = "lorcana"\n{text}')).game


# -- all players ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players"),
    [*((name, players) for name in ("random", "greedy") for players in (2, 3, 4)), ("plan@40", 3), ("beam@60", 2)],
)
def test_they_play_games_to_the_end(name: str, players: int) -> None:
    for seed in range(1 if name in SEARCHING else 3):
        game = finish(new_game(seed, players), [named(name, seat) for seat in range(players)])
        assert game.result is not None


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first = finish(new_game(4), [named(name, 1), named(name, 2)])
    again = finish(new_game(4), [named(name, 1), named(name, 2)])
    assert first.digest() == again.digest()
    if name == "random":
        assert finish(new_game(4), [random_player(3), random_player(4)]).digest() != first.digest()


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_game_taken_up_in_the_middle_goes_on_alike(name: str) -> None:
    """These keep nothing between two questions."""
    whole = finish(new_game(5), [named(name, 1), named(name, 2)])
    game = new_game(5)
    old = [named(name, 1), named(name, 2)]
    for _ in range(40):
        assert game.decision is not None
        game.apply(answer(old[game.decision.seat], game))
    assert finish(game, [named(name, 1), named(name, 2)]).digest() == whole.digest()


@pytest.mark.parametrize("name", PLAYERS)
def test_they_do_not_know_what_they_may_not_know(name: str) -> None:
    """With the hidden cards dealt anew and another future of chance, every answer is the same."""
    game = new_game(6)
    chance = Chance(99)
    players, others = ([named(name, seat) for seat in range(2)] for _ in range(2))
    while game.decision is not None:
        seat = game.decision.seat
        place = answer(players[seat], game)
        assert answer(others[seat], otherwise(game, seat, chance)) == place
        game.apply(place)


def test_they_do_not_know_what_decks_the_others_play() -> None:
    """Another deck of which the same has been seen, that is nothing but its backs: the same answers."""
    mine, theirs, quite_other = DECKS[:3]
    for name in PLAYERS:
        answers = []
        for deck in (theirs, quite_other):
            game = lorcana_game.new([mine, deck], seed=8, starting=0)
            player = named(name, 1)
            picks = []
            while game.decision is not None and game.decision.seat == 0:
                picks.append(answer(player, game))
                game.apply(picks[-1])
            answers.append(picks)
        assert answers[0] == answers[1]
        assert len(answers[0]) >= 1


def test_what_they_are_given_holds_nothing_hidden() -> None:
    """Neither the seed nor the deck lists nor what was answered, and another chance."""
    game = new_game(7)
    for _ in range(60):
        assert game.decision is not None
        game.apply(answer(greedy(), game))
    world = game.imagine(0, 1)
    assert world.setup is None
    assert len(world.picks) == len(world.answers) == 0
    assert world.chance.state != game.chance.state


@pytest.mark.parametrize("name", PLAYERS)
def test_they_answer_whatever_the_whole_pool_asks(name: str) -> None:
    """Decks of any cards of the pool that do something: every kind of question comes up and is answered."""
    names = sorted(
        card.full_name
        for card in pool()
        if card.inks and card.playable and any(not isinstance(ability, Keyword) for ability in card.abilities)
    )
    chance = Chance(5)
    kinds: Counter[str] = Counter()
    for seed in range(8):
        decks = [[names[chance.below(len(names))] for _ in range(60)] for _ in range(2)]
        game = lorcana_game.new(decks, seed=seed, format="any")
        players = [named(name, 0), named(name, 1)]
        while game.decision is not None:
            kinds[game.decision.kind] += 1
            game.apply(answer(players[game.decision.seat], game))
            assert sum(kinds.values()) < 20_000
    assert len(kinds) >= (6 if name in SEARCHING else 8), kinds


# -- greedy --------------------------------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    assert wins_of_greedy(new_game, 30) >= 27


def test_it_inks_what_it_can_not_use_soon() -> None:
    hand = ["Sven - Official Ice Deliverer", "Olaf - Friendly Snowman", "Minnie Mouse - Beloved Princess"]
    done = turn(position(f"[A]\nink = 1\nhand = {hand}"))
    assert done[0] == "ink Sven - Official Ice Deliverer"
    assert done[1] == "play Minnie Mouse - Beloved Princess"


def test_it_does_not_ink_the_only_card_it_can_play() -> None:
    """What it can play now, what it can play with the ink of another card, and what it would rather play than a removal
    that has no target but its own."""
    alone = turn(position('[A]\nink = 5\nhand = ["Olaf - Friendly Snowman"]'))
    assert alone[0] == "play Olaf - Friendly Snowman"
    dear = ["Sven - Official Ice Deliverer", "Olaf - Friendly Snowman"]
    spared = turn(position(f"[A]\nhand = {dear}"))
    assert spared[:2] == ["ink Sven - Official Ice Deliverer", "play Olaf - Friendly Snowman"]
    kept = ["Dragon Fire", "Olaf - Friendly Snowman"]
    played = turn(position(f'[A]\nink = 5\nhand = {kept}\nplay = ["Moana - Of Motunui"]'))
    assert "play Olaf - Friendly Snowman" in played


def test_it_never_inks_the_only_card_it_can_play() -> None:
    inked = 0
    for seed in range(4):
        game = new_game(seed)
        while game.decision is not None:
            decision = game.decision
            place = answer(greedy(), game)
            if decision.options[place].kind == "ink":
                inked += 1
                card = decision.options[place].card
                ways = [i for i, option in enumerate(decision.options) if option.kind == "ink" and option.card != card]
                others = set(can_play(game)).union(*(can_play(after(game, other)) for other in ways))
                assert can_play(after(game, place)) or card not in others, game.describe(decision.options[place])
            game.apply(place)
    assert inked > 20


def after(game: Lorcana, place: int) -> Lorcana:
    twin: Lorcana = game.copy()
    twin.apply(place)
    while twin.decision is not None and twin.decision.kind != "turn action":
        twin.apply(0)
    return twin


def can_play(game: Lorcana) -> list[int]:
    """The cards of the hand that the player who is asked can play."""
    if game.decision is None:
        return []
    hand = game.zones[game.decision.seat][HAND]
    return [option.card for option in game.decision.options if option.kind in TO_PLAY and option.card in hand]


def test_it_wins_when_questing_wins() -> None:
    game = position('[A]\nlore = 19\nink = 1\nhand = ["Olaf - Friendly Snowman"]\nplay = ["Stitch - New Dog"]')
    assert turn(game)[0] == "quest Stitch - New Dog"
    assert game.over


def test_it_challenges_when_it_wins_the_trade() -> None:
    game = position(
        """
        [A]
        play = ["Jafar - Wicked Sorcerer"]
        [B]
        play = [{ card = "Mickey Mouse - True Friend", exerted = true }, "Stitch - New Dog"]
        """
    )
    assert turn(game)[0] == "challenge Jafar - Wicked Sorcerer -> Mickey Mouse - True Friend"


def test_it_does_not_throw_a_character_away() -> None:
    game = position(
        """
        [A]
        play = ["Stitch - New Dog"]
        [B]
        play = [{ card = "Mufasa - King of the Pride Lands", exerted = true }]
        """
    )
    assert not any(move.startswith("challenge") for move in turn(game))


def test_removal_is_for_the_others() -> None:
    """Dragon Fire banishes any character: never one's own, and it is kept while only one's own are there."""
    mine = '[A]\nink = 5\nhand = ["Dragon Fire"]\nplay = [{ card = "Moana - Of Motunui", exerted = true }]\n'
    alone = position(mine)
    assert "play Dragon Fire" not in turn(alone)
    game = position(mine + '[B]\nplay = ["Mufasa - King of the Pride Lands"]')
    assert "play Dragon Fire" in turn(game)
    assert not any(game.facts[card].name == "Mufasa" for card in game.zones[1][PLAY])
    assert any(game.facts[card].name == "Moana" for card in game.zones[0][PLAY])


def test_it_sings_when_it_can_not_pay_or_has_better_use_for_the_ink() -> None:
    song = "Friends on the Other Side"
    sung = f"sing {song} with Maximus - Relentless Pursuer"
    poor = position(f'[A]\nexerted_ink = 9\nhand = ["{song}"]\nplay = ["Maximus - Relentless Pursuer"]')
    assert turn(poor)[0] == sung
    busy = position(
        f'[A]\nink = 5\ninked = 1\nhand = ["{song}", "Moana - Of Motunui"]\nplay = ["Maximus - Relentless Pursuer"]'
    )
    done = turn(busy)
    assert sung in done
    assert "play Moana - Of Motunui" in done


def test_it_accepts_a_good_may() -> None:
    game = position('[A]\nink = 3\nhand = ["Mickey Mouse - Detective"]')
    assert "yes" in turn(game)


def test_it_heals_its_own() -> None:
    game = position(
        """
        [A]
        play = ["Dinglehopper", { card = "Moana - Of Motunui", damage = 2, exerted = true }]
        [B]
        play = [{ card = "Moana - Of Motunui", damage = 2 }]
        """
    )
    assert turn(game)[0] == "use Dinglehopper"
    assert [game.damage[card] for card in game.zones[0][PLAY] if game.facts[card].is_character] == [1]

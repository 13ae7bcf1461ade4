"""The player that searches: it sees a win, thinks as long as it may, keeps to its plan, and guesses at decks."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

import arbitre
from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.error import BadData, Error
from arbitre.players import Question, answer, named
from arbitre.players import budget as budgets
from arbitre.players.beam import Beam
from arbitre.players.budget import Budget, OutOfBudget
from arbitre.players.evaluation import SURE, parse
from arbitre.players.guessing import Guesses, lists
from arbitre.players.guide import guide_of
from arbitre.players.planning import Plan, Planner, key_of
from arbitre.players.strangers import unseen
from arbitre.players.weighing import Weighing
from arbitre.scenario.lorcana import LorcanaScenario

pytestmark = pytest.mark.on_either_engine

LORE = "Moana - Of Motunui"  # quests for 3


def position(text: str) -> Lorcana:
    return LorcanaScenario(tomllib.loads(f'game = "lorcana"\n{text}')).game


def picks_of(game: Any, player: Any) -> list[str]:
    """What a player does until its turn is over."""
    seat = game.decision.seat
    done: list[str] = []
    while game.decision is not None and game.decision.seat == seat:
        option = game.decision.options[answer(player, game)]
        done.append(game.describe(option))
        game.apply(option)
    return done


@pytest.mark.parametrize("name", ["plan@30", "plan@300", "beam@30", "beam@300", "expert", "master"])
def test_it_never_ends_its_turn_with_a_win_on_the_board(name: str) -> None:
    game = position(f'[A]\nlore = 17\nplay = ["{LORE}", "Olaf - Friendly Snowman"]\nhand = ["{LORE}"]\nink = 5')
    picks_of(game, named(name, 1))
    assert game.result is not None
    assert game.result.winners == (0,)


def test_it_sees_that_it_must_stop_the_other_from_winning() -> None:
    """The other would win by questing with what is exerted now."""
    game = position(
        f'[A]\nlore = 3\nplay = ["Maui - Hero to All"]\n'
        f'[B]\nlore = 17\nplay = [{{ card = "{LORE}", exerted = true, damage = 4 }}]'
    )
    done = picks_of(game, named("beam@300", 1))
    assert done[0].startswith("challenge Maui")


def test_it_thinks_no_longer_than_it_may() -> None:
    """Positions are counted; when the last one is looked at, what was found so far is the answer."""
    for positions in (1, 5, 40):
        game = arbitre.new("lorcana", decks=list(arbitre.decks("lorcana"))[:2], seed=3)
        for _ in range(30):
            assert game.decision is not None
            game.apply(answer(named(f"beam@{positions}", 1), game))
        question = Question(game)
        guide = guide_of("lorcana")
        assert guide is not None
        budget = Budget(positions=positions)
        Planner(guide, question.imagine(0), question.seat, budget).best(8)
        assert budget.left is not None
        assert 0 <= budget.left < positions


def test_a_budget_that_is_used_up_says_so() -> None:
    budget = Budget(positions=2)
    part = budget.part(0.5)
    part.spend()
    with pytest.raises(OutOfBudget):
        part.spend()
    rest = budget.rest(part)
    assert rest.left == 1
    with pytest.raises(OutOfBudget):
        Budget(seconds=0.0).spend()


@pytest.mark.parametrize("text", ["", "ms", "0", "-3", "1.5", "200 ms", "1h", "0s"])
def test_what_is_no_time_to_think_is_refused(text: str) -> None:
    with pytest.raises(Error, match="is no time to think"):
        budgets.read(text)


def test_times_are_read() -> None:
    assert budgets.read("200ms") == (0.2, None)
    assert budgets.read("1.5s") == (1.5, None)
    assert budgets.read("400") == (None, 400)


@pytest.mark.in_plain_python
def test_it_keeps_to_its_plan_while_nothing_new_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    game = position(
        '[A]\nlore = 5\nink = 4\nhand = ["Olaf - Friendly Snowman", "Sven - Official Ice Deliverer"]\n'
        f'play = ["{LORE}", "Olaf - Friendly Snowman", "Maui - Hero to All"]'
    )
    player = named("plan@400", 1)
    thought = 0
    meant = Beam.chosen

    def counted(*question: Any) -> Any:
        nonlocal thought
        thought += 1
        return meant(*question)

    monkeypatch.setattr(Beam, "chosen", counted)
    assert len(picks_of(game, player)) >= 3
    assert thought == 1


def test_the_same_things_in_another_order_are_one_way() -> None:
    """Three quests that do not depend on each other: eight sets, not sixteen orders, and the wide beam does not look
    again at what the narrow one has seen."""
    cards = ["Olaf - Friendly Snowman", "Mickey Mouse - True Friend", LORE]
    game = position(f"[A]\nplay = {cards}")
    question = Question(game)
    guide = guide_of("lorcana")
    assert guide is not None
    budget = Budget(positions=1000)
    plans = Planner(guide, question.imagine(0), 0, budget).best(100)
    assert budget.left is not None
    assert 1000 - budget.left <= 8
    assert len({frozenset(plan.picks) for plan in plans}) == len(plans)


def test_a_plan_uses_no_card_that_is_still_to_be_drawn() -> None:
    game = arbitre.new("lorcana", decks=list(arbitre.decks("lorcana"))[:2], seed=5)
    guide = guide_of("lorcana")
    assert guide is not None
    for _ in range(60):
        if game.decision is None:
            break
        question = Question(game)
        if len(question.options) > 1:
            world = question.imagine(1)
            strangers = unseen(world, question.seat)
            for plan in Planner(guide, world, question.seat, Budget(positions=60)).best(8):
                assert all(card not in strangers and target not in strangers for _, card, target, _ in plan.picks)
        game.apply(answer(named("greedy", 1), game))


def test_weighing_gives_every_plan_the_same_worlds() -> None:
    game = position(f'[A]\nlore = 5\nplay = ["{LORE}", "Olaf - Friendly Snowman"]\n[B]\nplay = ["Maui - Hero to All"]')
    guide = guide_of("lorcana")
    assert guide is not None
    question = Question(game)
    plans = Planner(guide, question.imagine(0), 0, Budget(positions=300)).best(4)
    seen: Counter[int] = Counter()

    def imagine(number: int) -> Any:
        seen[number] += 1
        return question.imagine(number)

    weighed = Weighing(guide, 0, imagine, Budget(positions=5000)).weigh(plans, worlds=3, drop=False)
    assert set(seen.values()) == {len(plans)}
    assert all(len(one.chances) == 3 for one in weighed)
    assert all(0.0 <= one.chance <= 1.0 for one in weighed)


def test_others_win_where_they_can_though_each_step_seems_to_bring_little() -> None:
    """Seven quests win; each by itself brings less than a challenge would."""
    hurt = f'{{ card = "{LORE}", exerted = true, damage = 5 }}'
    game = position(
        f"[A]\nlore = 17\nink = 7\nplay = [{hurt}, {hurt}, 'Maui - Hero to All', 'Maui - Hero to All']\n"
        f"[B]\nlore = 13\nplay = {['Olaf - Friendly Snowman'] * 7}"
    )
    guide = guide_of("lorcana")
    assert guide is not None
    question = Question(game)
    end = next(key_of(option) for option in question.options if option.kind == "end turn")
    weighing = Weighing(guide, 0, question.imagine, Budget(positions=1000))
    weighed = weighing.weigh([Plan((end,), 0.0, ends=True)], worlds=1)
    assert weighed[0].chance == 0.0


def test_a_won_position_is_certain() -> None:
    game = position(f'[A]\nlore = 17\nplay = ["{LORE}"]')
    guide = guide_of("lorcana")
    assert guide is not None
    game.apply(game.find(f"quest {LORE}", 0))
    assert guide.evaluation.logit(game, 0, False) == SURE
    assert guide.evaluation.logit(game, 1, False) == -SURE


# -- decks that are not told -----------------------------------------------------------------------------------------


def test_the_most_similar_deck_is_guessed() -> None:
    named_decks = arbitre.decks("lorcana")
    theirs = list(named_decks)[3]
    game = arbitre.new("lorcana", decks=[next(iter(named_decks)), theirs], seed=2)
    nothing_seen = Guesses(game, 0).likely[1]
    assert len(nothing_seen) == len(lists("lorcana").decks)
    player = named("greedy", 1)
    while game.decision is not None and game.turn < 12:
        game.apply(answer(player, game))
    likely = Guesses(game, 0).likely[1]
    assert len(likely) < len(nothing_seen)
    wanted = Counter(named_decks[theirs].names())
    assert any(Counter(facts.key for facts in deck) == wanted for deck in likely)


# -- weights -------------------------------------------------------------------------------------------------------


def test_weights_for_other_features_are_refused() -> None:
    guide = guide_of("lorcana")
    assert guide is not None
    with pytest.raises(BadData, match="made for other features"):
        parse(guide.features, '{"version": 1, "features": ["lore"]}', "weights.json")
    with pytest.raises(BadData, match="of version 9"):
        parse(guide.features, '{"version": 9}', "weights.json")


@pytest.mark.parametrize("name", ["lorcana", "spoils", "fallen"])
def test_what_can_not_be_bad_or_good_is_one_of_the_features(name: str) -> None:
    guide = guide_of(name)
    assert guide is not None
    features = guide.features
    assert features.good | features.bad <= set(features.names)
    assert not features.good & features.bad


@pytest.mark.parametrize("name", ["spoils", "fallen"])
def test_no_weight_has_the_wrong_sign(name: str) -> None:
    """By chance lacking icons had become good, and to have a defender bad."""
    guide = guide_of(name)
    assert guide is not None
    features = guide.features
    for model in (guide.evaluation.moving, guide.evaluation.waiting):
        for feature, early, growth in zip(features.names, model.early, model.growth, strict=True):
            sign = (feature in features.good) - (feature in features.bad)
            assert sign * early >= 0, feature
            assert sign * (early + growth) >= -1e-4, feature

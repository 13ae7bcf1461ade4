"""Cards of The Spoils that exist only in tests, enough of them to play whole games in which much happens."""

from __future__ import annotations

from arbitre.ability import waking
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.card import CardData
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.zones import DECK, HAND, PLAY
from arbitre.kernel.procedure import Procedure
from arbitre.pool import spoils_game
from arbitre.pool.spoils import Pool

CHARACTER = n.Select("character")
MINE = n.Select("character", whose="you")
FOE = n.Select("character", whose="opponents")
PICK = n.Choose(n.Chosen(CHARACTER))
START = n.When("turn starts", player="you")
ENTERS = n.When("enters play", card="this")


def character(
    name: str, cost: int, threshold: str, stats: tuple[int, int, int], *abilities: n.Ability, flip_up: int | None = None
) -> CardData:
    strength, life, speed = stats
    if flip_up is not None:
        abilities = (*abilities, n.Keyword("Flip Up", value=flip_up, icons=threshold[:1]))
    return CardData(
        name=name,
        type="character",
        trade="Banker",
        cost=cost,
        threshold=threshold,
        strength=strength,
        life=life,
        speed=speed,
        abilities=abilities,
    )


def tactic(name: str, cost: int, threshold: str, *effects: n.Effect, costs: tuple[n.Effect, ...] = ()) -> CardData:
    extra = (n.ExtraCost(costs),) if costs else ()
    return CardData(
        name=name,
        type="tactic",
        trade="Banker",
        cost=cost,
        threshold=threshold,
        abilities=(*extra, n.ActionEffect(effects)),
    )


def faction(name: str, draw: tuple[int, int]) -> CardData:
    return CardData(
        name=name,
        type="faction",
        influence=25,
        starting_resources=("Coin", "staple"),
        starting_draw=draw,
        abilities=(
            n.Triggered(
                (START,),
                (n.Ready(n.Each(n.Select("card", whose="you", where=(n.Exerted(),)))), n.Detach(amount=None)),
            ),
            n.Triggered((START,), (n.ChooseOne(((n.Draw(),), (n.PlayResource(),))),)),
            n.Activated((n.Pay(3),), (n.Draw(),), name="Ponder"),
        ),
    )


def resource(name: str, icon: str) -> CardData:
    return CardData(name=name, type="resource", staple=True, provides=icon, copies=None)


CARDS = (
    faction("Guild of Tests", (7, 8)),
    faction("Order of Trials", (7, 8)),
    resource("Coin", "G"),
    resource("Blade", "R"),
    character("Clerk", 1, "G", (1, 1, 3)),
    character("Warden", 2, "G", (2, 3, 2)),
    character("Bruiser", 3, "R", (4, 3, 1)),
    character("Sneak", 2, "", (1, 2, 4), n.Keyword("Covert")),
    character("Colossus", 6, "GG", (6, 6, 2), n.Keyword("Unique", name="Colossus")),
    character("Lurker", 4, "G", (3, 3, 3), flip_up=3),
    character("Herald", 3, "G", (2, 2, 3), n.Triggered((ENTERS,), (n.Draw(), n.Discard(player="opponents")))),
    character(
        "Tinkerer",
        2,
        "G",
        (1, 2, 2),
        n.Triggered((ENTERS,), (n.MakeTokens(2),)),
        n.Activated((n.Exert(n.This()),), (n.PutTokens(n.This()),), name="Wind up"),
        n.Activated(
            (n.RemoveTokens(n.This()), PICK), (n.Modify(n.That("chosen"), "strength", 2),), name="Let go", icons="G"
        ),
    ),
    character(
        "Undying", 4, "G", (2, 2, 2), n.StaticAbility((n.Instead("destroyed", (n.FlipDown(n.That("it")),), "this"),))
    ),
    character(
        "Archer",
        2,
        "R",
        (1, 1, 4),
        n.Activated((n.Pay(1), n.Exert(n.This()), PICK), (n.DealDamage(n.That("chosen"), 1),), name="Shoot"),
    ),
    character("Patron", 3, "G", (1, 4, 1), n.Triggered((n.When("attacked", player="you"),), (n.GainInfluence(1),))),
    tactic("Jolt", 1, "R", n.DealDamage(n.That("chosen"), 2), costs=(PICK,)),
    tactic("Ambush", 2, "", n.Banish(n.That("chosen")), costs=(n.Choose(n.Chosen(FOE)),)),
    tactic("Refusal", 2, "G", n.Terminate(), costs=(n.Only(n.InResponseTo()),)),
    tactic("Bribe", 5, "GG", n.TakeControl(n.That("chosen")), costs=(n.Choose(n.Chosen(FOE)),)),
    tactic("Windfall", 3, "G", n.ChooseOne(((n.Draw(2),), (n.GainInfluence(3),)))),
    tactic("Shackle", 1, "G", n.Restrict(n.That("chosen"), "attack"), n.Exert(n.That("chosen")), costs=(PICK,)),
    tactic("Recall", 1, "", n.ReturnToHand(n.That("chosen")), costs=(n.Choose(n.Chosen(MINE)),)),
    CardData(
        name="Longsword",
        type="item",
        trade="Banker",
        subtypes=("gear",),
        cost=1,
        threshold="R",
        abilities=(
            n.Keyword("Attach", onto=("character",)),
            n.StaticAbility((n.Gets(n.Select("character", where=(n.HostOfThis(),)), "strength", 2),)),
        ),
    ),
    CardData(
        name="Bell",
        type="item",
        trade="Banker",
        cost=2,
        abilities=(n.Activated((n.Pay(1), n.Exert(n.This())), (n.Look(2),), name="Ring"),),
    ),
    CardData(
        name="Fortress",
        type="location",
        trade="Banker",
        cost=3,
        threshold="G",
        structure=5,
        abilities=(n.Triggered((START,), (n.GainInfluence(1),)),),
    ),
)
POOL = Pool(CARDS)
NAMES = [card.name for card in CARDS if card.type not in ("faction", "resource")]


def deck(faction: str = "Guild of Tests", copies: int = 2) -> list[str]:
    return [faction, *["Coin"] * 9, *["Blade"] * 6, *[name for name in NAMES for _ in range(copies)]]


def new_game(seed: int = 0, starting: int | None = 0) -> Spoils:
    decks = [deck(), deck("Order of Trials")]
    return spoils_game.new(decks, seed=seed, format="starter", starting=starting, cards=POOL)


def position(
    mine: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    *,
    hand: tuple[str, ...] = (),
    resources: str = "GGGRR",
    turn: int = 5,
) -> Spoils:
    """Seat 0 in the main part of its turn: these cards in play on both sides, all of them free to attack, and this
    hand; of the deck nothing is missed."""
    game = new_game()
    while game.decision is not None and game.decision.kind != "turn action":
        game.apply(0)
    game.turn = turn
    for seat, names in ((0, mine), (1, theirs)):
        _empty(game, seat)
        for icon in resources:
            _put(game, "Coin" if icon == "G" else "Blade", seat)
        for name in names:
            _put(game, name, seat)
    for name in hand:
        game.put(_taken(game, name, 0), 0, HAND)
    return asked_again(game)


def asked_again(game: Spoils) -> Spoils:
    """The question of the turn, with what can be done by now."""
    from arbitre.games.spoils import actions

    assert game.decision is not None
    game.stop(0, "turn action", actions.options(game, 0), -1, ("603.2",))
    return game


def _empty(game: Spoils, seat: int) -> None:
    for zone in (HAND, PLAY):
        for card in game.zones[seat][zone].copy():
            game.put(card, seat, DECK)
            game.host[card] = -1
    game.under[game.faction[seat]] = ()


def _taken(game: Spoils, name: str, seat: int) -> int:
    return next(card for card in game.zones[seat][DECK] if game.facts[card].name == name)


def _put(game: Spoils, name: str, seat: int) -> None:
    from arbitre.games.spoils import changing_zones

    card = _taken(game, name, seat)
    game.put(card, seat, PLAY)
    changing_zones.clear(game, card)
    game.settled[card] = True
    waking.wake(game, card, "play")


def in_play(game: Spoils, seat: int, name: str) -> int:
    return next(card for card in game.zones[seat][PLAY] if game.facts[card].name == name)


def begun(game: Spoils, procedure: Procedure) -> Spoils:
    """The game with this going on now, up to its first question."""
    game.push(procedure)
    game.decision = None
    game.run()
    return game

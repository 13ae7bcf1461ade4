"""The Spoils' ability language: its words, and which extra fields of the shared nodes its cards have."""

from __future__ import annotations

from typing import Final

from arbitre.ability.language import Language
from arbitre.ability.nodes.words import EVENTS
from arbitre.games.spoils import nodes as n

LANGUAGE: Final = Language(
    "spoils",
    n,
    words={
        "Players": (
            *("you", "opponents", "all", "chosen opponent", "chosen player", "actor", "its player", "its controller"),
            *("active", "that player", "with most cards", "those players", "other player"),
        ),
        "Whose": (
            *("you", "opponents", "any", "actor", "that player", "your side", "chosen opponent", "chosen player"),
        ),
        "CardType": ("card", "character", "item", "location", "tactic", "resource", "faction"),
        "Stat": ("strength", "cost", "damage", "life", "speed", "structure", "tokens", "threshold"),
        "Duration": (
            *("this turn", "until your next turn", "until their next turn", "during their next turn", "always"),
            *("while in play", "this battle"),
            "next restore rule",  # until the next Restore Rule of the player who controls the cards has happened
        ),
        # Factions are in play, but no description that does not say so means them: they have a zone of their own.
        "ZoneName": (
            *("play", "hand", "discard", "deck", "hand or discard", "looked", "faction", "play or faction"),
            *("being played", "out of game"),
        ),
        "LookedZone": ("hand", "face-down resources"),
        "TriggerZone": ("play", "discard"),
        "UseZone": ("play", "discard", "face down", "hand", "out of game"),
        "PlayWay": ("play",),
        "PlayedWay": ("free", "flip up"),
        "Onto": (),  # cards are attached to cards of a type
        "EventName": (
            *EVENTS,
            "turn starts",  # player's turn
            "put into discard",  # card was put into player's discard pile, from anywhere
            "enters play",  # card entered play under player's control
            "plays resource",  # player plays card as a resource
            "destroyed",  # card was destroyed; by: what destroyed it
            "attacks",  # card became a member of an attacking party; player: its controller
            "blocks",  # card became a member of a blocking party
            "is blocked",  # card's party was blocked
            "attack announced",  # player attacks
            "attacked",  # player is attacked
            "inflicts damage",  # card inflicted damage (amount) to other
            "loses influence",  # player's faction
            "gains influence",
            "uses ability",  # player used an ability of card
            "changes control",  # player took control of card
            "flipped",  # card was flipped face-down
            "put into hand",  # card was put into its owner's hand from play
            "removed from game",
            "assigns damage",  # card assigned its battle damage
            "coin flipped",  # player flipped a coin
            "battle ends",
            "comes true",  # the condition holds, and did not before: as soon as it is so
        ),
        "Restriction": (
            *("attack", "block", "be blocked", "be picked"),
            *("be picked by opponents", "be destroyed", "be destroyed but by costs", "be restored by the restore rule"),
            *("be restored", "be attacked", "be taken by opponents", "use abilities"),
        ),
        "PlayerRestriction": ("play",),
        "Permission": ("attack at once", "assign to the target", "assign only to the target", "block covert parties"),
        "BattleRole": ("any", "attacking", "blocking", "with this", "against this", "opposing"),
        "BattleSide": ("any", "you attack", "you are attacked", "you block", "opponent blocks"),
    },
    extra={
        n.HasKeyword: ("name",),
        n.Chosen: ("different",),
        n.When: ("in_battle",),
        n.Count: ("slot",),
        n.DealDamage: ("divided", "up_to", "by"),
        n.Play: ("then_to",),
        n.MakeTokens: ("covert",),
        n.PutIntoPlay: ("face_down", "host", "to_faction", "into_party"),
        n.ReplaceDamage: ("to", "once"),
        n.NameCard: ("but",),
        n.Cant: ("by",),
        n.AddToBattle: ("blocking",),
        n.CostsLess: ("least",),
        n.Instead: ("anywhere", "by_opponents"),
        n.Keyword: ("onto", "cost", "icons", "name", "yours"),
        n.Triggered: ("icons",),
        n.Activated: ("name", "icons", "zone", "players", "times"),
        n.StaticAbility: ("icons",),
    },
    without=(
        *(n.PayLess, n.PlayFrom, n.CopiesInDeck, n.AlsoNamed, n.NotBelowPrinted, n.MustBeChosen, n.Total),
        *((n.Gains, "for_each"), (n.Loses, "cant_gain"), (n.CostsLess, "times")),
    ),
    keywords={"Attach": "none", "Covert": "none", "Flip Up": "may", "Tactical": "none", "Unique": "none"},  # 507
    leaves={
        n.Banish: ("banished", "tally done"),
        n.GainInfluence: ("tally done",),
        n.RemoveTokens: ("tally done",),
        n.RemoveFromGame: ("tally done", "removed"),
        n.PutOnDeck: ("moved", "tally done"),
        n.ShuffleIntoDeck: ("tally done",),
        n.MakeTokens: ("made",),
        n.Detach: ("tally done",),
        n.Bid: ("that player",),
        n.InResponseTo: ("it",),
        n.Gets: ("it",),
    },
    given=frozenset(("faction", "host", "last tactic")),
    keeps={n.NameCard: "named", n.RemoveFromGame: "removed"},
)

"""7 Fallen's ability language: its words, and which extra fields of the shared nodes its cards have."""

from __future__ import annotations

from typing import Final

from arbitre.ability.language import Language
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.keywords import KEYWORDS, VALUED

ZONE_NAMES: Final = (
    *("play", "hand", "discard", "deck", "hand or discard", "looked", "under", "out of game", "register"),
    *("divine", "adoration", "rear", "firing", "limbo", "battlefield"),
)

LANGUAGE: Final = Language(
    "fallen",
    n,
    words={
        "Players": ("you", "opponents", "all", "actor", "its player", "active", "that player"),
        "Whose": ("you", "opponents", "any", "actor", "that player"),
        "CardType": (
            *("card", "page", "angel", "golem", "familiar", "miracle", "equipment", "blessing", "worshipper", "deity"),
            *("archangel", "temple", "gift"),
        ),
        "Stat": ("strength", "cost", "damage", "life", "shield", "energy"),
        "Duration": (
            *("this turn", "until your next turn", "until their next turn", "during their next turn", "always"),
            "while in play",
        ),
        "ZoneName": ZONE_NAMES,
        "LookedZone": ("hand",),
        "TriggerZone": ("play", "discard", "limbo"),
        "UseZone": ("play", "discard", "limbo"),
        "EventName": (
            "played",  # card: what was played; player: who played it
            "leaves play",
            "draws",  # player drew pages
            "discards",  # player discarded card
            "dealt damage",  # card was dealt damage (amount), by other
            "heals",  # damage was removed from card
            "exerts",  # card was tilted
            "readies",  # card was straightened
            "chosen",  # card was targeted, chosen or designated by player, for an effect of other
            "turn ends",
            "enters play",  # card entered play under player's control
            "destroyed",  # card was destroyed; by: what destroyed it
            "attacks",  # card became an attacker; player: its controller
            "inflicts damage",  # card inflicted damage (amount) to other
            "uses ability",  # player used an ability of card
            "changes control",  # player took control of card
            "put into hand",  # card was put into its owner's hand from play
            "removed from game",
            "dawn starts",  # player's Dawn
            "night starts",  # player's Night
            "attack phase ends",
            "phase ends",  # player's
            "declares attack",  # card attacks other
            "gains markers",  # card got markers (word: which)
            "deity gains vitality",  # player's
            "collateral",  # card attacked other, survived, and dealt damage (amount)
            "revoked",  # card was revoked by player
        ),
        "Restriction": (
            *("attack", "be destroyed", "be attacked", "be targeted", "be targeted by opponents"),
            *("be put on the firing line", "be banished", "defend", "gain energy", "be played from limbo"),
        ),
        "PlayerRestriction": ("play",),
        "Permission": ("attack from the rear", "defend like an angel", "attack the deity past one defender"),
        "BattleRole": ("any", "attacking", "defending", "ambush"),
        "BattleSide": ("any", "you attack", "you are attacked"),
    },
    extra={
        n.Chosen: ("different", "at_least"),
        n.When: ("in_battle",),
        n.Count: ("slot",),
        n.DealDamage: ("divided", "deity"),
        n.PutDamage: ("deity",),
        n.Banish: ("deity",),
        n.MakeTokens: ("line",),
        n.PutIntoPlay: ("line",),
        n.CostsLess: ("least",),
        n.Triggered: ("cost", "may", "name"),
        n.Activated: ("name", "zone"),
    },
    without=(
        *(n.Play, n.Playable, n.PlayedBy, n.DrawUntil, n.PayLess, n.PlayFree, n.PlayFrom, n.TopFaceUp),
        *(n.CopiesInDeck, n.AnyNumberInDeck, n.AlsoNamed, n.NotBelowPrinted, n.MustBeChosen, n.Total),
        *((n.When, "together"), (n.When, "amount"), (n.Loses, "cant_gain"), (n.TakeControl, "duration")),
        (n.CostsLess, "times"),
    ),
    only={
        (n.Instead, "event"): ("destroyed", "dealt damage"),
        (n.When, "player"): ("you", "opponents", "any", "that player"),
        (n.When, "origin"): ("any", "play", "discard", "hand"),
        (n.InZone, "zone"): tuple(zone for zone in ZONE_NAMES if zone != "looked"),
    },
    keywords={**dict.fromkeys(sorted(KEYWORDS), "none"), **dict.fromkeys(sorted(VALUED), "needed")},
)

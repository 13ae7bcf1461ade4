"""Lorcana's ability language: its words, and which extra fields of the shared nodes its cards have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arbitre.ability.language import KeywordNumber, Language
from arbitre.ability.nodes.words import EVENTS
from arbitre.games.lorcana import nodes as n

KEYWORDS: Final[Mapping[str, KeywordNumber]] = {
    "Alert": "none",
    "Bodyguard": "none",
    "Boost": "needed",
    "Challenger": "needed",
    "Evasive": "none",
    "Reckless": "none",
    "Resist": "needed",
    "Rush": "none",
    "Shift": "may",  # there is Shift 0
    "Singer": "needed",
    "Sing Together": "needed",
    "Support": "none",
    "Vanish": "none",
    "Ward": "none",
}
"""8.1.1"""

LANGUAGE: Final = Language(
    "lorcana",
    n,
    words={
        "Players": (
            *("you", "opponents", "all", "chosen opponent", "chosen player", "actor", "its player", "active"),
            *("that player", "with most cards", "those players"),
        ),
        "Whose": (
            *("you", "opponents", "any", "actor", "that player", "your side", "chosen opponent", "chosen player"),
        ),
        "CardType": ("card", "character", "item", "location", "action", "song"),
        "Stat": ("strength", "willpower", "lore", "cost", "damage", "move cost", "cards under"),
        "Duration": (
            *("this turn", "until your next turn", "until their next turn", "during their next turn", "always"),
            *("this challenge", "while in play"),
        ),
        "ZoneName": ("play", "hand", "discard", "deck", "hand or discard", "inkwell", "looked", "under", "under cards"),
        "LookedZone": ("hand", "inkwell"),
        "TriggerZone": ("play", "discard"),
        "PlayWay": (
            "play",
            "shift",
            "play or shift",
            "as from hand",  # in any way it could be played from hand
        ),
        "PlayedWay": ("shift", "singing", "free"),
        "Onto": ("same name", "anyone"),  # of Shift
        "EventName": (
            *EVENTS,
            "turn starts",  # player's turn
            "takes damage",  # card had damage dealt to, put on or moved to it
            "put into discard",  # card was put into player's discard, from anywhere
            "leaves discard",  # card left player's discard
            "played on",  # card was played with Shift on other
            "pays to play",  # player paid ink (amount) to play card
            "quests",  # card quests
            "challenges",  # card challenges other
            "banished",  # card was banished; by: what banished it
            "moves",  # card moved to the location other
            "sings",  # card sang the song other
            "inked",  # card was put into player's inkwell
            "chosen for support",
            "returned to hand",
            "gains lore",  # player
            "loses lore",
            "put under",  # other was put under card
            "boosts",  # player used the Boost ability of card
            "challenge ends",  # card challenged other, and it is over
        ),
        "Restriction": (
            *("quest", "challenge", "sing", "ready", "ready at start", "be challenged", "exert", "move"),
            *("be dealt damage", "be dealt challenge damage", "be chosen by opponents", "have damage removed"),
        ),
        "PlayerRestriction": ("play", "gain lore", "lose lore", "discard"),
        "Permission": ("challenge ready characters", "quest while drying"),
    },
    extra={
        n.Triggered: ("times",),
        n.When: ("in_challenge", "role", "action"),
        n.Cant: ("by",),
        n.Can: ("whom",),
        n.CostsLess: ("way",),
        n.Play: ("then_to",),
        n.PutUnder: ("face_down",),
        n.PutOnDeck: ("at_random",),
        n.ChooseOne: ("words",),
        n.Chosen: ("total",),
        n.Keyword: ("onto", "cost"),
    },
    keywords=KEYWORDS,
    together=frozenset(("discards", "sings")),
    given=frozenset(("were under",)),  # the cards under what left play, as the trigger saw it
    leaves={n.LoseLore: ("tally done",), n.MoveDamage: ("tally done",), n.MoveToLocation: ("moved",)},
)

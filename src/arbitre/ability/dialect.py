"""Which words of the ability language only the cards of one game have. All others are shared.

A game's renderer must be able to say, and its scenarios must show, what is shared and what is its own.
"""

from __future__ import annotations

from typing import Any, Final

from arbitre.ability import nodes as n

SPOILS_NODES: Final[frozenset[type[n.Node]]] = frozenset(
    (
        n.Trade,
        n.Staple,
        n.FaceDown,
        n.FaceIs,
        n.InBattle,
        n.HostOfThis,
        n.AttachedTo,
        n.HasAttached,
        n.ProvidesIcons,
        n.OwnedBy,
        n.IsToken,
        n.HasAbility,
        n.SameTypeAs,
        n.ChosenType,
        n.HereSinceStart,
        n.IconsOf,
        n.InfluenceOf,
        n.PartySize,
        n.Minus,
        n.Half,
        n.Sum,
        n.Even,
        n.Threshold,
        n.Battle,
        n.InResponseTo,
        n.Pay,
        n.ChooseNumber,
        n.Only,
        n.GainInfluence,
        n.LoseInfluence,
        n.PutTokens,
        n.RemoveTokens,
        n.MakeTokens,
        n.FlipDown,
        n.TakeControl,
        n.RemoveFromGame,
        n.PutIntoPlay,
        n.AttachCard,
        n.Detach,
        n.PlayResource,
        n.Terminate,
        n.EntersUnder,
        n.ReduceCost,
        n.MustBlock,
        n.LoseType,
        n.ThenTo,
        n.RemoveFromBattle,
        n.AddToBattle,
        n.Duplicate,
        n.ReduceNext,
        n.FlipCoin,
        n.RollDie,
        n.Bid,
        n.Become,
        n.ProvideFor,
        n.ChooseIcon,
        n.ChooseType,
        n.Attack,
        n.ReplaceDamage,
        n.Provides,
        n.PlayAsTactic,
        n.UseAbilities,
        n.HandRevealed,
        n.PartyMust,
        n.MustPay,
        n.Instead,
        n.DamageChange,
        n.DrawMore,
        n.PlayersCannot,
        n.EntersWith,
        n.ControlHost,
        n.TakesAllDamage,
        n.MustBePicked,
        n.NoText,
        n.Both,
        n.InfluenceChange,
        n.OncePerTurn,
        n.ExtraCost,
        n.OneTextOf,
    )
)

SPOILS_WORDS: Final = frozenset(
    (
        # card types, characteristics, zones
        "its controller",
        *("tactic", "resource", "faction", "life", "speed", "structure", "tokens"),
        *("your hand", "play or faction", "being played", "out of game", "face down", "flip up"),
        # events
        *("enters play", "plays resource", "destroyed", "attacks", "blocks", "is blocked", "attack announced"),
        *("attacked", "inflicts damage", "loses influence", "gains influence", "uses ability", "changes control"),
        *(
            "flipped",
            "put into hand",
            "removed from game",
            "assigns damage",
            "coin flipped",
            "battle ends",
            "comes true",
        ),
        # restrictions, permissions
        *("attack", "block", "be blocked", "be picked", "be picked by opponents", "be destroyed", "be restored"),
        "be destroyed but by costs",
        *("be restored by the restore rule", "be attacked", "be taken by opponents", "use abilities"),
        # for how long
        *("this battle", "next restore rule"),
        *("attack at once", "assign to the target", "block covert parties"),
    )
)

SPOILS_FIELDS: Final[frozenset[tuple[type[Any], str]]] = frozenset(
    (
        *((n.DealDamage, field) for field in ("divided", "up_to", "by")),
        *((n.Keyword, field) for field in ("icons", "name")),
        *((n.Activated, field) for field in ("name", "icons", "zone", "players")),
        (n.Triggered, "icons"),
        (n.StaticAbility, "icons"),
        (n.When, "in_battle"),
        (n.Count, "slot"),
        (n.Chosen, "different"),
        (n.HasKeyword, "name"),
        (n.CostsLess, "least"),
    )
)

SPOILS_AMOUNTS: Final = frozenset(((n.Chosen, "count"),))
"""Fields that are plain numbers in all other games, and counted ones only in The Spoils."""

LORCANA_NODES: Final[frozenset[type[n.Node]]] = frozenset(
    (
        n.Here,
        n.AtLocation,
        n.Ink,
        n.Inkable,
        n.InChallenge,
        n.Dry,
        n.LoreOf,
        n.GainLore,
        n.LoseLore,
        n.PutDamage,
        n.MoveDamage,
        n.PutIntoInkwell,
        n.PutUnder,
        n.MoveToLocation,
        n.PayInk,
        n.AddStrength,
        n.ReplaceNext,
        n.Must,
        n.MoveCostsLess,
        n.UseFree,
        n.PayTo,
        n.MovesFree,
        n.ExtraInk,
        n.InkFrom,
        n.Enters,
        n.InkEnters,
        n.CountsAsInkable,
        n.NamedForShift,
        n.LoreToWin,
        n.Challengers,
        n.DamageWith,
        n.SkipStep,
        n.SingsAs,
        n.DamageOntoThis,
    )
)

LORCANA_WORDS: Final = frozenset(
    (
        # card types, characteristics, zones, durations
        *("action", "song", "willpower", "lore", "move cost", "cards under", "inkwell", "under", "this challenge"),
        # how cards are played
        *("shift", "play or shift", "as from hand", "singing"),
        # events
        *("played on", "pays to play", "quests", "challenges", "banished", "moves", "sings", "inked"),
        *("chosen for support", "returned to hand", "gains lore", "loses lore", "put under", "boosts"),
        "challenge ends",
        # restrictions, permissions
        *("quest", "challenge", "sing", "ready", "ready at start", "be challenged", "move"),
        *("be dealt challenge damage", "be chosen by opponents", "challenge ready characters", "quest while drying"),
        *("gain lore", "lose lore"),
        # whom a card with Shift is put on
        *("same name", "anyone"),
    )
)

LORCANA_FIELDS: Final[frozenset[tuple[type[Any], str]]] = frozenset(
    (
        *((n.When, field) for field in ("in_challenge", "role", "action")),
        (n.Cant, "by"),
        (n.Can, "whom"),
    )
)

FALLEN_NODES: Final[frozenset[type[n.Node]]] = frozenset(
    (
        n.Kingdom,
        n.OnLine,
        n.HasMarker,
        n.Linked,
        n.Legendary,
        n.NameIncludes,
        n.MarkersOn,
        n.EnergyOf,
        n.PrintedOf,
        n.ClassesOf,
        n.GainEnergy,
        n.Regenerate,
        n.PutMarkers,
        n.RemoveMarkers,
        n.SpendMarkers,
        n.Omen,
        n.MoveToLine,
        n.Reinforce,
        n.PutIntoLimbo,
        n.TransformInto,
        n.HealDeity,
        n.Modes,
        n.Mode,
        n.CantBeAnswered,
        n.CountsAs,
        n.Insensible,
        n.LinkOnly,
        n.EnergyOnly,
        n.RevokeThis,
        n.ArrivesOn,
        n.PhoenixLess,
        n.Oath,
    )
)

FALLEN_WORDS: Final = frozenset(
    (
        *("page", "angel", "golem", "familiar", "miracle", "equipment", "blessing", "worshipper", "deity"),
        *("archangel", "temple", "gift", "shield", "energy"),
        *("register", "divine", "adoration", "rear", "firing", "limbo", "battlefield", "defending", "ambush"),
        *("dawn starts", "night starts", "attack phase ends", "phase ends", "declares attack", "gains markers"),
        *("deity gains vitality", "revoked", "collateral"),
        *("be targeted", "be targeted by opponents", "be put on the firing line", "be banished", "defend"),
        *("gain energy", "be played from limbo"),
        *("attack from the rear", "defend like an angel", "attack the deity past one defender"),
    )
)

FALLEN_FIELDS: Final[frozenset[tuple[type[Any], str]]] = frozenset(
    (
        *((n.Triggered, field) for field in ("cost", "may", "name")),
        *((node, "deity") for node in (n.DealDamage, n.PutDamage, n.Banish)),
        *((node, "line") for node in (n.PutIntoPlay, n.MakeTokens)),
    )
)


FALLEN_TOO: Final[frozenset[type[n.Node]]] = frozenset(
    (
        # of The Spoils' words
        *(n.Battle, n.DamageChange, n.Even, n.ExtraCost, n.Half, n.InBattle, n.Instead, n.IsToken, n.MakeTokens),
        *(n.Minus, n.Only, n.OwnedBy, n.Pay, n.PutIntoPlay, n.RemoveFromGame, n.ReplaceDamage, n.Sum, n.TakeControl),
        # of Lorcana's
        *(n.PutDamage, n.PutUnder),
    )
)
"""Nodes that 7 Fallen shares with one other game."""

FALLEN_WORDS_TOO: Final = frozenset(
    (
        *("life", "out of game"),
        *("enters play", "destroyed", "attacks", "inflicts damage", "changes control", "put into hand"),
        *("removed from game", "uses ability", "comes true"),
        *("attack", "be destroyed", "be attacked"),
        "under",
    )
)

NOT_FALLEN_WORDS: Final = frozenset(
    (
        # what Lorcana and The Spoils share
        *("character", "item", "location", "exert", "be dealt damage", "have damage removed"),
        # what only one of them has among the fields of a node 7 Fallen has, too
        *("blocking", "with this", "against this", "opposing", "your side", "chosen opponent", "chosen player"),
        *("you block", "opponent blocks"),
        *("with most cards", "those players"),
    )
)

NOT_FALLEN_FIELDS: Final[frozenset[tuple[type[Any], str]]] = frozenset(
    (
        *((n.Activated, field) for field in ("icons", "players")),
        *((n.Keyword, field) for field in ("onto", "cost", "icons", "name")),
        *((n.PutIntoPlay, field) for field in ("face_down", "host", "to_faction", "into_party")),
        *((n.DealDamage, field) for field in ("up_to", "by")),
        *((n.ReplaceDamage, field) for field in ("to",)),
        *((n.DamageChange, field) for field in ("factions",)),
        (n.Instead, "anywhere"),
        (n.MakeTokens, "covert"),
        (n.Triggered, "icons"),
        (n.StaticAbility, "icons"),
        (n.HasKeyword, "name"),
        (n.PutUnder, "face_down"),
        (n.Play, "then_to"),
    )
)


def foreign(game: str) -> tuple[frozenset[type[n.Node]], frozenset[str], frozenset[tuple[type[Any], str]]]:
    """Nodes, words and fields that the cards of this game never have."""
    if game == "lorcana":
        return SPOILS_NODES | FALLEN_NODES, SPOILS_WORDS | FALLEN_WORDS, SPOILS_FIELDS | FALLEN_FIELDS
    if game == "spoils":
        return LORCANA_NODES | FALLEN_NODES, LORCANA_WORDS | FALLEN_WORDS, LORCANA_FIELDS | FALLEN_FIELDS
    if game == "fallen":
        words = (LORCANA_WORDS | SPOILS_WORDS | NOT_FALLEN_WORDS) - FALLEN_WORDS_TOO
        return (LORCANA_NODES | SPOILS_NODES) - FALLEN_TOO, words, LORCANA_FIELDS | NOT_FALLEN_FIELDS
    raise ValueError(game)

### Everything Arbitre says about The Spoils, in English.
###
### The files of the other languages have the same messages with the same variables. A message is named after what it
### speaks of: event-, option-, question-, reason- and result- are followed by the engine's own word, with hyphens;
### term- by a word for boards and menus. Variables that begin with has- are "yes" or "no". What names players has
### a form for who reads it and is one of them: .you for $player, .you-owner for $owner, and so on.

## Names, numbers, lists

seat-name = Player { $letter }
    .you = you
unknown-card = a card
facedown-card = a face-down card
some-cards =
    { $count ->
        [0] no cards
        [one] a card
       *[other] { $count } cards
    }
list-two = { $first } and { $second }
list-more = { $first }, { $rest }

## Words for boards and menus

term-hand = hand
term-deck = deck
term-play = in play
term-being-played = being played
term-discard = discard pile
term-out-of-game = out of the game
term-faction = faction
term-influence = influence
term-cost = cost
term-threshold = threshold
term-strength = strength
term-life = life
term-speed = speed
term-structure = structure
term-damage = damage
term-tokens = tokens
term-depleted = depleted
term-facedown = face-down
term-card = card
term-character = character
term-tactic = tactic
term-item = item
term-location = location
term-resource = resource
term-staple-resource = a staple resource
term-staple = staple
term-trade-arcanist = Arcanist
term-trade-banker = Banker
term-trade-gearsmith = Gearsmith
term-trade-rogue = Rogue
term-trade-warlord = Warlord
term-icon-obsession = Obsession
term-icon-greed = Greed
term-icon-elitism = Elitism
term-icon-deception = Deception
term-icon-rage = Rage
term-icon-volition = Volition
term-keyword-attach = Attach
term-keyword-covert = Covert
term-keyword-flip-up = Flip Up
term-keyword-tactical = Tactical
term-keyword-unique = Unique

## What happened: setup and turns

event-faction = { $player } plays as { $card } with { $amount } influence
    .you = You play as { $card } with { $amount } influence
event-starts = { $player } goes first
    .you = You go first
event-turns-up = { $player } starts with { $cards }
    .you = You start with { $cards }
event-mulligans =
    { $amount ->
        [0] { $player } keeps the opening hand
        [one] { $player } puts { $cards } on the bottom of the deck and draws another
       *[other] { $player } puts { $cards } on the bottom of the deck and draws as many
    }
    .you =
        { $amount ->
            [0] You keep your opening hand
            [one] You put { $cards } on the bottom of your deck and draw another
           *[other] You put { $cards } on the bottom of your deck and draw as many
        }
event-turn-begins = Turn { $amount }: { $player }
    .you = Turn { $amount }: your turn
event-declares-end = { $player } ends the turn
    .you = You end your turn
event-draws = { $player } draws { $cards }
    .you = You draw { $cards }
event-shuffles = { $player } shuffles the deck
    .you = You shuffle your deck
event-detaches =
    { $amount ->
        [one] { $player } has { $amount } resource free again
       *[other] { $player } has { $amount } resources free again
    }
    .you =
        { $amount ->
            [one] You have { $amount } resource free again
           *[other] You have { $amount } resources free again
        }

## What happened: playing and using

event-plays-resource =
    { $word ->
        [face-down] { $player } plays { $card } as a face-down resource
       *[face-up] { $player } plays { $card } as a resource
    }
    .you =
        { $word ->
            [face-down] You play { $card } as a face-down resource
           *[face-up] You play { $card } as a resource
        }
event-played =
    { $word ->
        [flip-up] { $player } flips { $card } up
        [free] { $player } plays { $card } for free
       *[hand] { $player } plays { $card }
    }
    .you =
        { $word ->
            [flip-up] You flip { $card } up
            [free] You play { $card } for free
           *[hand] You play { $card }
        }
event-uses-ability =
    { $way ->
        [named] { $player } uses { $what } of { $card }
       *[single] { $player } uses an ability of { $card }
    }
    .you =
        { $way ->
            [named] You use { $what } of { $card }
           *[single] You use an ability of { $card }
        }
event-pays =
    { $has-card ->
        [yes] { $player } pays { $amount } for { $card }
       *[no] { $player } pays { $amount }
    }
    .you =
        { $has-card ->
            [yes] You pay { $amount } for { $card }
           *[no] You pay { $amount }
        }
event-pays-less-next = { $player } will pay { $amount } less next time ({ $card })
    .you = You will pay { $amount } less next time ({ $card })
event-takes-back = { $player } can't satisfy the costs: the action is taken back
    .you = You can't satisfy the costs: the action is taken back
event-resolves = { $player } resolves the ability of { $card }
    .you = You resolve the ability of { $card }
event-terminated =
    { $word ->
        [ability] The ability of { $card } is terminated
       *[card] { $card } is terminated
    }
event-duplicated = { $player } duplicates { $card }
    .you = You duplicate { $card }
event-replaced = { $other } replaces what would happen to { $card }
event-lasts = A lasting effect of { $card } begins

## What happened: choices and chance

event-names = { $player } names { $what } for { $card }
    .you = You name { $what } for { $card }
event-chance =
    { $amount ->
        [one] Chance picks a card of { $player }
       *[other] Chance picks { $amount } cards of { $player }
    }
    .you =
        { $amount ->
            [one] Chance picks one of your cards
           *[other] Chance picks { $amount } of your cards
        }
event-flips-a-coin =
    { $amount ->
        [0] { $player } flips a coin for { $card } and loses
       *[other] { $player } flips a coin for { $card } and wins
    }
    .you =
        { $amount ->
            [0] You flip a coin for { $card } and lose
           *[other] You flip a coin for { $card } and win
        }
event-bids = { $player } bids { $amount } ({ $card })
    .you = You bid { $amount } ({ $card })
event-wins-the-bid = { $player } wins the bid with { $amount } ({ $card })
    .you = You win the bid with { $amount } ({ $card })
event-rolls = { $player } rolls { $amount } for { $card }
    .you = You roll { $amount } for { $card }
event-looks = { $player } looks at { $cards }
    .you = You look at { $cards }
event-searches = { $player } searches a deck
    .you = You search a deck
event-reveals = { $player } reveals { $cards }
    .you = You reveal { $cards }
event-reveals-hand =
    { $has-cards ->
        [yes] { $player } reveals the whole hand: { $cards }
       *[no] { $player } reveals an empty hand
    }
    .you =
        { $has-cards ->
            [yes] You reveal your whole hand: { $cards }
           *[no] You reveal an empty hand
        }

## What happened: battle

event-attack-announced =
    { $way ->
        [faction] { $player } attacks { $rival }
       *[plain] { $player } attacks { $card }
    }
    .you =
        { $way ->
            [faction] You attack { $rival }
           *[plain] You attack { $card }
        }
    .you-rival =
        { $way ->
            [faction] { $player } attacks you
           *[plain] { $player } attacks { $card }
        }
event-attacks-with = { $player } attacks with { $cards }
    .you = You attack with { $cards }
event-blocks-with = { $player } blocks with { $cards }
    .you = You block with { $cards }
event-joins-the-battle = { $card } joins the battle
event-leaves-the-battle = { $card } is removed from the battle
event-speed = Speed { $amount } strikes
event-assigns =
    { $way ->
        [faction] { $card } assigns { $amount } damage to { $rival }
       *[plain] { $card } assigns { $amount } damage to { $other }
    }
    .you-rival =
        { $way ->
            [faction] { $card } assigns { $amount } damage to you
           *[plain] { $card } assigns { $amount } damage to { $other }
        }
event-battle-ends = The battle ends

## What happened: damage, influence, tokens

event-inflicts-damage =
    { $way ->
        [faction] { $card } inflicts { $amount } damage to { $rival }
       *[plain] { $card } inflicts { $amount } damage to { $other }
    }
    .you-rival =
        { $way ->
            [faction] { $card } inflicts { $amount } damage to you
           *[plain] { $card } inflicts { $amount } damage to { $other }
        }
event-shielded =
    { $amount ->
        [0] { $other } protects { $card } from damage this turn
       *[other] { $other } protects { $card } from the next { $amount } damage this turn
    }
event-heals = { $amount } damage is removed from { $card }
event-gains-influence = { $player } gains { $amount } influence
    .you = You gain { $amount } influence
event-loses-influence = { $player } loses { $amount } influence
    .you = You lose { $amount } influence
event-gets-tokens =
    { $amount ->
        [one] { $card } gets a token
       *[other] { $card } gets { $amount } tokens
    }
event-loses-tokens =
    { $amount ->
        [one] { $card } loses a token
       *[other] { $card } loses { $amount } tokens
    }

## What happened: cards and zones

event-enters-play =
    { $way ->
        [attached] { $card } is attached to { $other }
        [token] { $player } puts a token into play: { $card }
       *[plain] { $player } puts { $card } into play
    }
    .you =
        { $way ->
            [attached] { $card } is attached to { $other }
            [token] You put a token into play: { $card }
           *[plain] You put { $card } into play
        }
event-destroyed =
    { $cause ->
        [damage] { $player }'s { $card } is destroyed by the damage from { $by }
        [effect] { $by } destroys { $player }'s { $card }
        [itself] { $player } destroys { $card } by its own text
        [unique] { $player }'s { $card } is destroyed: only one of its Unique name can stay
       *[unknown] { $player }'s { $card } is destroyed
    }
    .you =
        { $cause ->
            [damage] Your { $card } is destroyed by the damage from { $by }
            [effect] { $by } destroys your { $card }
            [itself] You destroy { $card } by its own text
            [unique] Your { $card } is destroyed: only one of its Unique name can stay
           *[unknown] Your { $card } is destroyed
        }
event-flipped = { $player }'s { $card } is flipped face-down
    .you = Your { $card } is flipped face-down
event-put-into-hand = { $owner } takes { $card } into hand
    .you-owner = You take { $card } into your hand
event-put-into-the-discard-pile = { $owner } puts { $card } into the discard pile
    .you-owner = You put { $card } into your discard pile
event-put-on-the-deck = { $owner } puts { $card } into the deck
    .you-owner = You put { $card } into your deck
event-put-on-top-of-the-deck = { $owner } puts { $card } on top of the deck
    .you-owner = You put { $card } on top of your deck
event-put-on-the-bottom-of-the-deck = { $owner } puts { $card } on the bottom of the deck
    .you-owner = You put { $card } on the bottom of your deck
event-removed-from-game = { $owner }'s { $card } is removed from the game
    .you-owner = Your { $card } is removed from the game
event-discards = { $player } discards { $cards }
    .you = You discard { $cards }
event-exerts = { $player } depletes { $card }
    .you = You deplete { $card }
event-readies = { $player } restores { $card }
    .you = You restore { $card }
event-attached = { $card } is attached to { $other }
event-detached = { $card } is detached
event-changes-control = { $player } takes control of { $card }
    .you = You take control of { $card }

## What happened: what cards are and can do

event-gets =
    { $sign ->
        [minus] { $card } loses { $size } { $what } ({ $other })
       *[plus] { $card } gains { $size } { $what } ({ $other })
    }
event-gains =
    { $word ->
        [ability] { $card } gains an ability ({ $other })
       *[keyword] { $card } gains { $what } ({ $other })
    }
event-becomes = { $card } becomes a { $what } as well ({ $other })
event-loses-type = { $card } is no longer a { $what } ({ $other })
event-controls-icons = { $player } has more icons: { $what } ({ $card })
    .you = You have more icons: { $what } ({ $card })
event-cant =
    { $word ->
        [attack] { $card } cannot attack ({ $other })
        [block] { $card } cannot block ({ $other })
        [be-blocked] { $card } cannot be blocked ({ $other })
        [be-picked] { $card } cannot be picked ({ $other })
        [be-picked-by-opponents] { $card } cannot be picked by opponents ({ $other })
        [be-destroyed] { $card } cannot be destroyed ({ $other })
        [be-destroyed-but-by-costs] { $card } cannot be destroyed except by costs ({ $other })
        [be-restored] { $card } cannot be restored ({ $other })
        [be-restored-by-the-restore-rule] { $card } cannot be restored by the Restore Rule ({ $other })
        [be-attacked] { $card } cannot be attacked ({ $other })
        [be-taken-by-opponents] Opponents cannot take control of { $card } ({ $other })
        [use-abilities] Abilities of { $card } cannot be used ({ $other })
       *[other] An effect restricts { $card } ({ $other })
    }

## What happened: the end

event-loses = { $player } has no influence left and loses the game
    .you = You have no influence left and lose the game
event-concedes = { $player } concedes
    .you = You concede
event-endless-loop = A loop that nobody can end makes the game a draw
event-goes-through-a-loop = { $player } goes through the loop { $amount } more times
    .you = You go through the loop { $amount } more times

## What one can do: actions

option-end-turn = End the turn
option-play = Play { $card } ({ $cost })
option-flip-up = Flip { $card } up ({ $cost })
option-use =
    { $way ->
        [named] Use { $what } of { $card } ({ $price })
       *[single] Use the ability of { $card } ({ $price })
    }
option-attack =
    { $way ->
        [faction] Attack { $player }
       *[plain] Attack { $card }
    }
    .you =
        { $way ->
            [faction] Attack yourself
           *[plain] Attack { $card }
        }
option-pass = Pass
option-pass-for-the-turn = Pass for the rest of the turn
option-face-up = { $card } face-up
option-face-down = { $card } face-down

## What an ability costs

price-none = no cost
price-pay = pay { $number }
price-deplete = deplete
price-other = another cost

## What one can do: answers

option-yes = Yes
option-no = No
option-done = That is all
option-choose =
    { $state ->
        [damaged] { $card } ({ $player }, { $damage } damage)
        [undamaged] { $card } ({ $player })
       *[elsewhere] { $card }
    }
    .you =
        { $state ->
            [damaged] { $card } (yours, { $damage } damage)
            [undamaged] { $card } (yours)
           *[elsewhere] { $card }
        }
option-assign =
    { $way ->
        [faction] { $player }: { $number }
       *[plain] { $card }: { $number }
    }
    .you =
        { $way ->
            [faction] You: { $number }
           *[plain] { $card }: { $number }
        }
option-discard = Discard { $card }
option-next = { $card }
option-put-away = Put { $card } on the bottom of the deck
option-resolve =
    { $way ->
        [restore] Restore Rule: { $card }
        [develop] Develop Rule: { $card }
       *[plain] Resolve the ability of { $card }
    }
option-replace = Use the replacement of { $card }
option-pay-with = { $card }
option-type = { $what }
option-keep = Keep { $card }
option-number = { $number }
option-icon = { $what }
option-name = { $what }
option-mode = Choice { $place }
option-text = Text { $place } of { $card }
option-player = { $player }
    .you = You
option-top = Put { $card } on top of the deck
option-bottom = Put { $card } on the bottom of the deck

## What is asked

question-turn-action = What do you do?
question-response =
    { $way ->
        [play] Do you respond to { $about }, which is being played?
        [use] Do you respond to the ability of { $about }?
        [named] Do you respond to { $ability } of { $about }?
       *[end] Do you respond to the end of the turn?
    }
question-battle =
    { $way ->
        [attackers] The attackers are chosen. Do you act before blockers are chosen?
        [damage] Damage is assigned. Do you act before it is inflicted?
       *[blockers] Do you act before the next speed assigns damage?
    }
question-who-starts = Who goes first?
question-starting-resource = Which starting resource do you find for { $card }?
question-mulligan = Which cards of your opening hand go to the bottom of your deck? The first one named lies uppermost.
question-play-resource = Which card do you play as a resource?
question-choose-attackers = Who attacks?
question-choose-blockers = Who blocks?
question-assign-damage = How much of its damage does { $card } assign here?
question-choose-trigger = Which ability resolves first?
question-keep-unique = Of these with the same Unique name, which one stays?
question-choose-replacement = What happens instead to { $card }?
question-choose-text = Which text of { $card } do you choose?
question-choose-card = Choose a card for { $card }
question-choose-discard = Choose a card to discard for { $card }
question-choose-player = Choose a player for { $card }
question-choose-number = Choose a number for { $card }
question-bid = How much do you bid? ({ $card })
question-choose-icon = Choose an icon for { $card }
question-choose-type = Choose a type for { $card }
question-pay-with = With which resource do you pay for { $card }?
question-choose-one = Choose one of the effects of { $card }
question-choose-order = Which card comes next, from the top down ({ $card })?
question-top-or-bottom = On top or on the bottom of the deck? ({ $card })
question-divide = How much of it goes here? ({ $card })
question-host = To which card is { $card } attached?
question-may = Do you want to use the effect of { $card }?
question-name-a-card = Name a card for { $card }

## Why something can't be done

refusal = { $why } (rule { $rule })
reason-game-over = The game is over
reason-not-your-turn = It is not your turn
reason-something-else-first = Something else has to be decided first
reason-not-in-hand = { $card } is not in your hand
reason-not-your-card = You don't control { $card }, or it is not where its ability works
reason-resources-are-not-played-so = Resources are played only when an effect says so, as the Develop Rule does
reason-not-at-this-time = { $card } can't be played at this time
reason-tactics-cannot-be-played = An effect keeps you from playing tactics
reason-cannot-play = An effect keeps you from playing { $card }
reason-threshold-not-met = The threshold of { $card } is not met: it needs { $need }, you have { $have }
reason-cost-cannot-be-satisfied =
    { $way ->
        [dear] { $free ->
            [one] { $card } costs { $cost }, and you have { $free } free resource
           *[other] { $card } costs { $cost }, and you have { $free } free resources
        }
       *[other] You can't satisfy all costs of { $card }
    }
reason-has-no-flip-up = { $card } is not one of your face-down cards with Flip Up
reason-has-no-ability = { $card } has no such ability
reason-ability-threshold-not-met = The threshold of that ability of { $card } is not met: you have { $have }
reason-ability-cost-cannot-be-satisfied = You can't satisfy the costs of that ability of { $card }
reason-cost-rests-on-hidden-cards = That cost rests on cards you can't see ({ $card })
reason-abilities-cannot-be-used = An effect keeps the abilities of { $card } from being used
reason-cannot-be-attacked = { $card } can't be attacked: only a faction or a location of your opponent can
reason-not-an-option = That is not one of the answers now
reason-must-choose = Something has to be chosen first
reason-does-not-fit = { $card } is not one that fits here
reason-cannot-be-picked = An effect keeps { $card } from being picked
reason-not-in-play = { $card } is not in play, and what is asked for must be
reason-factions-are-not-meant = { $card } is a faction, and an effect means one only if it says so
reason-only-resources-face-up = Only a resource card can be played face-up as a resource
reason-at-least-one-attacker = At least one character has to attack
reason-this-cannot-attack = { $card } can't attack: only undepleted characters you have controlled since the start of the turn can
reason-this-cannot-block = { $card } can't block: only undepleted characters you control can
reason-forbidden = An effect keeps { $card } from doing that
reason-party-is-covert = All attackers are Covert, and { $card } is not
reason-blocker-is-covert = { $card } is Covert and blocks only parties whose members all are
reason-cannot-be-blocked = An effect keeps the attackers from being blocked
reason-requirement-not-met = With { $card } the party would not meet what an effect requires
reason-all-damage-is-assigned = Damage is assigned to those who can be hit, all of it
reason-not-yours-to-respond = The other player may respond now
reason-requirements-cannot-be-met = None of your characters can attack as effects require
reason-must-attack-first = A character of yours must attack before you end your turn
reason-no-attackers = None of your characters can attack
reason-cannot-attack = An effect keeps you from attacking

## How it ended

result-none = The game is not over.
result-influence =
    { $count ->
        [0] Nobody wins: neither player has influence left.
       *[other] { $winners } wins: { $losers } has no influence left.
    }
    .you-winners = You win: { $losers } has no influence left.
    .you-losers =
        { $count ->
            [0] Nobody wins: neither player has influence left.
           *[other] { $winners } wins: you have no influence left.
        }
result-concession = { $winners } wins: { $losers } conceded.
    .you-winners = You win: { $losers } conceded.
    .you-losers = { $winners } wins: you conceded.
result-endless-loop = Nobody wins: nobody can end the loop.

## Words for positions laid out by hand

position-faction = faction
position-influence = influence
position-play = in play
position-hand = hand
position-discard = discard pile
position-out = out of the game
position-face-down = face-down resources
position-deck = deck, the top card first
position-blanks = blank cards instead of a deck
position-resources = face-up resources
position-attached = attached to the faction
position-count = copies
position-damage = damage
position-depleted = depleted
position-tokens = tokens
position-on = attached to
position-facedown = face down, as a resource
position-new = new this turn
position-owner = whose it is
position-attacks = attacks made this turn

## The goals of puzzles

goal-win = Win this turn, whatever your opponent does.
goal-survive = Survive your opponent's next turn, whatever they do.
goal-gone = Get { $gone } out of play this turn, whatever your opponent does.
goal-gone-keep = Get { $gone } out of play this turn, and keep { $keep }, whatever your opponent does.
goal-keep-reply = Keep { $keep } in play until your next turn, whatever your opponent does.
goal-most-b-influence = Bring your opponent down to { $number } influence this turn, whatever they do.
goal-least-a-influence-reply = Keep at least { $number } influence until your next turn, whatever your opponent does.

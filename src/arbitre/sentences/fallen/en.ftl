### Everything Arbitre says about 7 Fallen, in English.
###
### All languages have the same messages with the same variables. What names players has a form for who
### reads it and is one of them: .you for $player, .you-owner for $owner, and so on.


## Names, numbers, lists

seat-name = Player { $letter }
    .you = you
unknown-card = a card
facedown-card = a face-down card
some-cards =
    { $count ->
        [0] no card
        [one] a card
       *[other] { $count } cards
    }
list-two = { $first } and { $second }
list-more = { $first }, { $rest }

## Words for boards and menus

term-hand = hand
term-deck = Sacred Book
term-register = Register
term-divine = Divine
term-adoration = Adoration
term-rear = rear guard
term-firing = firing line
term-limbo = Limbo
term-discard = Purgatory
term-out-of-game = Pandemonium
term-under = under a card
term-card = card
term-page = page
term-deity = Deity
term-archangel = Archangel
term-temple = Temple
term-gift = Divine Gift
term-angel = Angel
term-golem = Golem
term-familiar = Familiar
term-miracle = Miracle
term-equipment = Equipment
term-blessing = Blessing
term-worshipper = Worshipper
term-strength = ATK
term-life = VF
term-shield = SH
term-energy = CE
term-cost = CE cost
term-damage = damage
term-storm = Storm
term-condition = Worshippers required
term-revoke = revoke
term-hourglass = Hourglass
term-hourglasses = Hourglasses
term-time-factor = Time Factor
term-will = Divine Will
term-feathers = Feathers
term-legendary = legendary
term-renown = renown
term-tilted = tilted
term-mortal = Mortal

## What happened: setup and turns

event-eden = { $player } has the Deity { $card }
    .you = You have the Deity { $card }
event-starts = { $player } goes first
    .you = You go first
event-exchanges =
    { $amount ->
        [0] { $player } keeps the opening hand
        [one] { $player } exchanges { $cards }
       *[other] { $player } exchanges { $cards }
    }
    .you =
        { $amount ->
            [0] You keep your opening hand
            [one] You exchange { $cards }
           *[other] You exchange { $cards }
        }
event-turn-begins = Turn { $amount }: { $player }
    .you = Turn { $amount }: your turn
event-draws = { $player } draws { $cards }
    .you = You draw { $cards }
event-shuffles =
    { $word ->
        [register] { $player } shuffles the Register
       *[other] { $player } shuffles the Sacred Book
    }
    .you =
        { $word ->
            [register] You shuffle your Register
           *[other] You shuffle your Sacred Book
        }
event-looks = { $player } looks at { $cards }
    .you = You look at { $cards }
event-put-back =
    { $word ->
        [top] { $player } puts { $card } back on top
       *[other] { $player } puts { $card } back on the bottom
    }
    .you =
        { $word ->
            [top] You put { $card } back on top
           *[other] You put { $card } back on the bottom
        }

## What happened: playing, activating, paying

event-played =
    { $word ->
        [storm] { $player } plays { $card } in a storm
        [gust] { $player } plays { $card } by Squall
        [phoenix] { $player } plays { $card } by Phoenix
       *[other] { $player } plays { $card }
    }
    .you =
        { $word ->
            [storm] You play { $card } in a storm
            [gust] You play { $card } by Squall
            [phoenix] You play { $card } by Phoenix
           *[other] You play { $card }
        }
event-uses-ability =
    { $way ->
        [named] { $player } uses { $what }: { $card }
       *[single] { $player } uses an ability: { $card }
    }
    .you =
        { $way ->
            [named] You use { $what }: { $card }
           *[single] You use an ability: { $card }
        }
event-pays =
    { $has-card ->
        [yes] { $player } spends { $amount } CE for { $card }
       *[no] { $player } spends { $amount } CE
    }
    .you =
        { $has-card ->
            [yes] You spend { $amount } CE for { $card }
           *[no] You spend { $amount } CE
        }
event-activated = The effect goes on the stack: { $card } ({ $player })
    .you = Your effect goes on the stack: { $card }
event-resolves = The effect resolves: { $card } ({ $player })
    .you = Your effect resolves: { $card }
event-cancelled = The effect is cancelled: { $card } ({ $player })
    .you = Your effect is cancelled: { $card }
event-aegis = Aegis: { $card } is insensible to { $other }
event-loop-stopped = The loop stops: { $card }
event-replaced = { $other } replaces what would happen to { $card }
event-lasts = A lasting effect begins: { $card }

## What happened: choices and chance

event-names = { $player } names { $what } for { $card }
    .you = You name { $what } for { $card }
event-chance =
    { $amount ->
        [one] Chance picks { $amount } card: { $player }
       *[other] Chance picks { $amount } cards: { $player }
    }
    .you =
        { $amount ->
            [one] Chance picks one of your cards
           *[other] Chance picks { $amount } of your cards
        }
event-searches = { $player } searches the Sacred Book
    .you = You search your Sacred Book
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

## What happened: combat

event-announces-attack-phase =
    { $way ->
        [named] Contemplation before the Word goes on ({ $player }): no attack phase in the first turn
       *[single] { $player } announces the attack phase
    }
    .you =
        { $way ->
            [named] Contemplation before your Word goes on: no attack phase in the first turn
           *[single] You announce your attack phase
        }
event-announces-attackers =
    { $amount ->
        [0] { $player } announces no attacker
        [one] { $player } announces an attacker: { $cards }
       *[other] { $player } announces attackers: { $cards }
    }
    .you =
        { $amount ->
            [0] You announce no attacker
            [one] You announce an attacker: { $cards }
           *[other] You announce attackers: { $cards }
        }
event-goes-into-ambush = { $card } goes into Ambush ({ $player })
    .you = Your { $card } goes into Ambush
event-declares = Attack: { $cards } against { $other }
event-does-not-attack = No attack: { $cards }
event-redirects = The attack changes its defender: { $cards } against { $other }
event-defends = { $card } joins the defence
event-leaves-combat = { $card } leaves the combat
event-attack-fails =
    { $has-card ->
        [yes] The attack fails: { $card }
       *[no] The attack fails
    }
event-no-damage =
    { $has-card ->
        [yes] No damage is dealt: { $card }
       *[no] No damage is dealt
    }
event-attack-phase-stops = The attack phase stops at once ({ $player })
    .you = Your attack phase stops at once
event-attack-phase-ends = End of the attack phase ({ $player })
    .you = End of your attack phase

## What happened: damage, VF, CE, markers

event-inflicts-damage =
    { $amount ->
        [one] { $card } deals { $amount } damage to { $other }
       *[other] { $card } deals { $amount } damage to { $other }
    }
event-heals =
    { $amount ->
        [one] { $amount } damage is removed from { $card }
       *[other] { $amount } damage is removed from { $card }
    }
event-shielded =
    { $amount ->
        [0] { $other } prevents damage to { $card } this turn
        [one] { $other } prevents { $amount } damage to { $card } this turn
       *[other] { $other } prevents { $amount } damage to { $card } this turn
    }
event-deity-gains-vitality = { $card } gains { $amount } VF
event-mortal = { $card } ({ $player }) becomes Mortal
    .you = Your { $card } becomes Mortal
event-feather-falls =
    { $amount ->
        [0] { $other } fells the last Feather: { $card }
        [one] { $other } fells a Feather: { $card } keeps { $amount }
       *[other] { $other } fells a Feather: { $card } keeps { $amount }
    }
event-gains-energy = { $card } gains { $amount } CE
event-gains-markers =
    { $amount ->
        [one] { $card } gets a marker: { $what }
       *[other] { $card } gets { $amount } markers: { $what }
    }
event-loses-markers =
    { $amount ->
        [one] { $card } loses a marker: { $what }
       *[other] { $card } loses { $amount } markers: { $what }
    }

## What happened: cards and zones

event-enters-play =
    { $has-other ->
        [yes] { $player } puts { $card } into play, on { $other }
       *[no] { $player } puts { $card } into play
    }
    .you =
        { $has-other ->
            [yes] You put { $card } into play, on { $other }
           *[no] You put { $card } into play
        }
event-arrives-on-the-firing-line = { $card } arrives straight on the firing line
event-linked = { $card } is linked to { $other }
event-unlinked = { $card } is no longer linked to { $other }
event-moves =
    { $to ->
        [rear] { $card } goes to the rear guard
        [firing] { $card } goes to the firing line
       *[other] { $card } goes to Adoration
    }
event-destroyed =
    { $cause ->
        [effect] { $by } destroys { $card } ({ $player })
       *[other] Destroyed: { $card } ({ $player })
    }
    .you =
        { $cause ->
            [effect] { $by } destroys your { $card }
           *[other] Destroyed: your { $card }
        }
event-removed-from-game = Banished: { $card } ({ $player })
    .you = Banished: your { $card }
event-discards = { $player } discards { $cards }
    .you = You discard { $cards }
event-put-into-hand = { $owner } takes { $card } into hand
    .you-owner = You take { $card } into your hand
event-put-into-limbo = { $card } goes to Limbo ({ $player })
    .you = { $card } goes to Limbo (you)
event-put-into-purgatory = { $card } goes to Purgatory ({ $player })
    .you = Your { $card } goes to Purgatory
event-put-into-pandemonium = { $card } goes to Pandemonium ({ $player })
    .you = Your { $card } goes to Pandemonium
event-put-on-the-deck = { $owner } puts { $card } into the Sacred Book
    .you-owner = You put { $card } into your Sacred Book
event-put-on-top-of-the-deck = { $owner } puts { $card } on top of the Sacred Book
    .you-owner = You put { $card } on top of your Sacred Book
event-put-on-the-bottom-of-the-deck = { $owner } puts { $card } on the bottom of the Sacred Book
    .you-owner = You put { $card } on the bottom of your Sacred Book
event-put-under = { $card } goes under a card ({ $player })
    .you = Your { $card } goes under a card
event-vanishes = { $card } vanishes ({ $player })
    .you = Your { $card } vanishes
event-goes-home = { $card } goes back to its owner ({ $player })
    .you = { $card } goes back to its owner: you
event-exerts = { $player } tilts { $card }
    .you = You tilt { $card }
event-readies = { $player } straightens { $card }
    .you = You straighten { $card }
event-changes-control = { $player } takes control of { $card }
    .you = You take control of { $card }
event-transformed = { $card } is transformed into { $what }

## What happened: what cards are and can do

event-gets =
    { $sign ->
        [minus] { $card } suffers -{ $size } { $what } ({ $other })
       *[plus] { $card } gains +{ $size } { $what } ({ $other })
    }
event-gains =
    { $word ->
        [ability] { $card } gains an ability ({ $other })
       *[other] { $card } gains { $what } ({ $other })
    }
event-cant =
    { $word ->
        [attack] { $card } can't attack ({ $other })
        [be-destroyed] { $card } can't be destroyed ({ $other })
        [be-attacked] { $card } can't be attacked ({ $other })
        [be-targeted] { $card } can't be targeted ({ $other })
        [be-targeted-by-opponents] { $card } can't be targeted by the opponent ({ $other })
        [be-put-on-the-firing-line] { $card } can't be put on the firing line ({ $other })
        [be-banished] { $card } can't be banished ({ $other })
        [defend] { $card } can't defend the Deity ({ $other })
        [gain-energy] { $card } can't gain CE ({ $other })
        [be-played-from-limbo] { $card } can't be played from Limbo ({ $other })
       *[other] An effect holds { $card } back ({ $other })
    }

## What happened: the end

event-loses = { $player } loses the game
    .you = You lose the game
event-concedes = { $player } concedes
    .you = You concede
event-offers-a-draw = { $player } offers a draw
    .you = You offer a draw

## What one can do

option-end-turn = End the Word phase
option-announce-attack =
    { $way ->
        [first] Contemplation (no attack phase in the first turn)
       *[other] Announce the attack phase
    }
option-play = Play { $card } ({ $cost })
option-storm = Play { $card } in a storm ({ $cost })
option-gust = Play { $card } by Squall ({ $cost })
option-phoenix = Play { $card } by Phoenix ({ $cost })
option-use =
    { $way ->
        [named] Use { $what }: { $card }
       *[single] Use the ability: { $card }
    }
option-pass = Pass
option-pass-for-the-turn = Pass for the rest of the turn
option-yes = Yes
option-no = No
option-done = That is all
option-choose = { $card }
option-assign = { $card }: { $number }
option-strike =
    { $number ->
        [one] { $card }: 1 point
       *[other] { $card }: { $number } points
    }
option-spend = { $card }: { $number }
option-take = { $card }: { $number }
option-ambush = In Ambush: { $card }
option-look = Look at the Register for a Worshipper
option-archangel = Put the Archangel into play: { $card }
option-worshipper = Put the Worshipper into play: { $card }
option-attack = Attack: { $card }
option-attack-again = Attack again: { $card }
option-attack-deity = Attack the Deity: { $card }
option-no-attack = Do not attack
option-bottom = Put { $card } on the bottom
option-top = Put { $card } on top
option-class = { $what }
option-discard = Discard { $card }
option-link = { $card } with { $target }
option-mode = Choice { $place }
option-name = { $what }
option-number = { $number }
option-next = { $card }
option-player = { $player }
    .you = You
option-put-away = Exchange { $card }
option-replace = Use the replacement: { $card }
option-resolve = Activate first: { $card }
option-retreat = Bring back to the rear guard: { $card }
option-revoke = Revoke { $card }

## What is asked

question-turn-action = What do you do?
question-response = Do you respond?
question-contemplation =
    { $phase ->
        [dawn] Contemplation of the Dawn: do you act?
        [before-attack] Contemplation before the attack: do you act?
        [attack] Contemplation in the attack phase: do you act?
        [word] Contemplation at the end of the Word: do you act?
        [night] Contemplation of the Night: do you act?
       *[other] Contemplation: do you act?
    }
question-who-starts = Who goes first?
question-divine-grace = Divine Grace: which pages do you exchange?
question-retreat-to-the-rear = Which pages go back to the rear guard?
question-end-of-dawn = Your Register or your Archangel?
question-register = Which card of your Register do you put into play?
question-announce-attackers = Which attackers do you announce?
question-next-attacker = Who attacks now?
question-attack-together = Who attacks with { $card }?
question-declare-attack = Against what is the attack declared? ({ $card })
question-redirect-attack = Do you change the defender? ({ $card })
question-divide-damage = How is the damage of { $card } divided?
question-order-of-damage = Whose damage does { $card } take next, and how much of it?
question-berserk = Berserk: do you attack a second time? ({ $card })
question-retreat = Withdrawal: does { $card } go back to the rear guard?
question-treasure = Treasure: how many Poseidor do you take? ({ $card })
question-link = Which pair is linked?
question-equip = To which Angel is { $card } linked?
question-choose-class = Which class do you give { $card }?
question-revoke = Which Worshipper do you revoke for { $card }?
question-sacrifice = Which Angel do you destroy for { $card }?
question-pay-from =
    { $has-card ->
        [yes] Where do you take the CE for { $card } from?
       *[no] Where do you take the CE from?
    }
question-spend = Where do you spend the markers from? ({ $card })
question-energy-to = Where do you put the CE? ({ $card })
question-phoenix = Phoenix: do you put { $card } into your Limbo?
question-choose-trigger = Which ability is activated first?
question-choose-order-of-effects = Which effect goes on the stack first? ({ $card })
question-choose-replacement = What happens instead? ({ $card })
question-choose-one = Make a choice: { $card }
question-choose-card =
    { $way ->
        [target] Target a card for { $card }
        [choose] Choose a card for { $card }
       *[designate] Designate a card for { $card }
    }
question-choose-discard = Which page is discarded for { $card }?
question-choose-number = Choose a number for { $card }
question-choose-order = Which card comes next, from the top down ({ $card })?
question-choose-player = Choose a player for { $card }
question-top-or-bottom = Back on top or on the bottom? At either end, the first one named lies uppermost.
question-omen = Omen: on top or on the bottom? At either end, the first one named lies uppermost. ({ $card })
question-may = Do you want to use this effect? ({ $card })
question-name-a-card = Name a card for { $card }

## Why something can't be done

refusal = { $why } (rule { $rule })
reason-game-over = The game is over
reason-linked-stays-behind = { $card } is linked to a page that can't be put on the firing line
reason-not-your-turn = It is not your turn
reason-something-else-first = Something else must be decided first
reason-announce-attack-first = The attack phase must be announced first
reason-attack-phase-over = The attack phase has already been
reason-archangel-not-yet = The Archangel can't come yet: the Register is too large
reason-cannot-be-attacked = { $card } can't be attacked
reason-cannot-be-defender = { $card } can't become the defender
reason-cannot-be-targeted = { $card } can't be targeted
reason-cannot-play = An effect keeps you from playing { $card }
reason-divine-not-in-response = Divine Intervention: { $card } can't respond to an effect
reason-cannot-be-targeted-by-you = You can't target { $card }
reason-does-not-fit = { $card } does not fit here
reason-effect-not-possible = The effect can't be done in full: { $card }
reason-guardian = Guardian: { $card } can neither attack nor go to the firing line
reason-forbidden-that = { $card } is forbidden what this would do to it
reason-has-no-ability = { $card } does not have this ability
reason-legendary-already-there = You already control { $card }, which is legendary
reason-attack-is-declared = A declared attack is final
reason-golem-without-attack = { $card } has no ATK and can't attack
reason-not-between-combats = During the attack phase, nothing is played but in the Contemplation of a combat or on an open stack
reason-register-was-looked-at = The Register has been looked at: the Archangel can come at the next Dawn
reason-retreat-is-over = The retreat to the rear guard is for the beginning of the Dawn
reason-must-choose = Something must be chosen first
reason-no-angel-for-equipment = None of your Angels can bear { $card }
reason-no-priority = The other player has priority
reason-no-room-in-ambush = There is no room left in Ambush
reason-no-sacrifice = None of your Angels can be sacrificed ({ $card })
reason-no-storm = { $card } can't be played in a storm
reason-not-a-page-to-play = { $card } is no page to be played
reason-not-an-option = That is none of the answers now
reason-not-at-this-time = { $card } can't be played or used at this time
reason-not-enough-energy = You do not have enough CE for { $card }
reason-not-in-ambush = { $card } is not in Ambush
reason-not-in-hand = { $card } is neither in your hand nor in your Limbo
reason-not-to-the-firing-line = { $card } can't be put on the firing line, so not in Ambush
reason-not-where-it-works = { $card }: this ability does not work where the card is
reason-not-your-card = You do not control { $card }
reason-silent-in-the-adoration = In the Adoration { $card } has no use of its abilities
reason-oath-not-met = The Oath is not met: { $card }
reason-only-by-invocation = { $card } only comes by Invocation
reason-only-in-attack-phase = { $card } is only used during an attack phase
reason-pacifist = Pacifist: { $card } can't attack
reason-phoenix-only = { $card } only leaves Limbo by Phoenix
reason-stack-is-open = A stack of effects is open
reason-this-cannot-attack = { $card } can't attack
reason-tilted = { $card } is already tilted
reason-too-few-to-revoke = You have too few Worshippers to revoke for { $card }
reason-too-few-worshippers = You have too few Worshippers for { $card }
reason-used-this-turn = This ability was already used this turn ({ $card })

## How it ended

result-none = The game is not over.
result-deity =
    { $count ->
        [0] Nobody wins: both Deities are no more.
        [one] { $winners } wins: the opposing Deity is no more.
       *[other] { $winners } win.
    }
    .you-winners =
        { $count ->
            [one] You win: the opposing Deity is no more.
           *[other] { $winners } win.
        }
result-concession = { $winners } wins by concession.
    .you-winners = You win by concession.
result-agreement = The game is a draw by agreement.

## Words for positions laid out by hand

position-rear = rear guard
position-firing = firing line
position-adoration = Adoration
position-worshippers = plain Worshippers in the Adoration
position-hand = hand
position-limbo = Limbo
position-purgatory = Purgatory
position-pandemonium = Pandemonium
position-book = Sacred Book, the top page first
position-blanks = blank pages instead of a Book
position-register = Register, the top page first
position-deity = Deity
position-archangel = Archangel in the Heavens
position-temple = Temple
position-gift = Divine Gift
position-mortal = the Deity is Mortal
position-feathers = Feathers
position-count = copies
position-damage = damage
position-energy = energy
position-markers = markers
position-tilted = tilted
position-on = linked to
position-under = cards under it
position-owner = whose it is
position-new = new this turn
position-class = class chosen

## The goals of puzzles

goal-win = Win this turn, whatever your opponent does.
goal-survive = Survive your opponent's next turn, whatever they do.
goal-gone = Get { $gone } out of play this turn, whatever your opponent does.
goal-gone-keep = Get { $gone } out of play this turn, and keep { $keep }, whatever your opponent does.
goal-keep-reply = Keep { $keep } in play until your next turn, whatever your opponent does.
goal-most-b-vitality =
    { $number ->
        [0] Make the other Deity Mortal this turn, whatever your opponent does.
       *[other] Bring the other Deity down to { $number } VF this turn, whatever your opponent does.
    }
goal-least-a-vitality-reply =
    { $number ->
        [1] Your Deity must not become Mortal before your next turn, whatever your opponent does.
       *[other] Your Deity must keep at least { $number } VF until your next turn, whatever your opponent does.
    }

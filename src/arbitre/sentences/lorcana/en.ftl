### Everything Arbitre says about Lorcana, in English.
###
### The files of the other languages have the same messages with the same variables. A message is named after what it
### speaks of: event-, option-, question-, reason- and result- are followed by the engine's own word, with hyphens;
### term- by a word for boards and menus. Variables that begin with has- are "yes" or "no". What names players has
### a form for who reads it and is one of them: .you for $player, .you-owner for $owner, and so on.

## Names, numbers, lists

seat-name = Player { $letter }
    .you = you
unknown-card = a card
facedown-card = a facedown card
some-cards =
    { $count ->
        [0] no cards
        [one] a card
       *[other] { $count } cards
    }
list-two = { $first } and { $second }
list-more = { $first }, { $rest }
keyword-number = { $keyword } { $number }
keyword-plus = { $keyword } +{ $number }

## Words for boards and menus

term-player = player
term-turn = turn
term-hand = hand
term-deck = deck
term-play = in play
term-inkwell = inkwell
term-discard = discard
term-under = under
term-out = out of the game
term-bag = bag
term-lore = lore
term-lore-value = lore
term-ink = ink
term-cost = cost
term-strength = Strength
term-willpower = Willpower
term-damage = damage
term-move-cost = move cost
term-cards-under = cards under it
term-ready = ready
term-exerted = exerted
term-drying = drying
term-dry = dry
term-facedown = facedown
term-inkable = inkwell symbol
term-card = card
term-character = character
term-action = action
term-song = song
term-item = item
term-location = location
term-ability = ability
term-keyword = keyword
term-rule = rule
term-log = log
term-step-ready = Ready step
term-step-set = Set step
term-step-draw = Draw step
term-ink-amber = Amber
term-ink-amethyst = Amethyst
term-ink-emerald = Emerald
term-ink-ruby = Ruby
term-ink-sapphire = Sapphire
term-ink-steel = Steel
term-keyword-alert = Alert
term-keyword-bodyguard = Bodyguard
term-keyword-boost = Boost
term-keyword-challenger = Challenger
term-keyword-evasive = Evasive
term-keyword-reckless = Reckless
term-keyword-resist = Resist
term-keyword-rush = Rush
term-keyword-shift = Shift
term-keyword-singer = Singer
term-keyword-sing-together = Sing Together
term-keyword-support = Support
term-keyword-vanish = Vanish
term-keyword-ward = Ward

## What happened: setup and turns

event-starts = { $player } goes first
    .you = You go first
event-shuffles = { $player } shuffles their deck
    .you = You shuffle your deck
event-alters-hand =
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
event-skips = { $player } skips the { $what } ({ $card })
    .you = You skip your { $what } ({ $card })
event-draws = { $player } draws { $card }
    .you = You draw { $card }
event-declares-end = { $player } ends the turn
    .you = You end your turn

## What happened: turn actions

event-inked = { $player } puts { $card } into the inkwell
    .you = You put { $card } into your inkwell
event-plays =
    { $way ->
        [shift] { $player } plays { $card } with Shift on { $other }
       *[plain] { $player } plays { $card }
    }
    .you =
        { $way ->
            [shift] You play { $card } with Shift on { $other }
           *[plain] You play { $card }
        }
event-pays =
    { $amount ->
        [0] { $player } pays no ink for { $card }
       *[other] { $player } pays { $amount } ink for { $card }
    }
    .you =
        { $amount ->
            [0] You pay no ink for { $card }
           *[other] You pay { $amount } ink for { $card }
        }
event-sings = { $card } sings { $other }
event-uses =
    { $way ->
        [named] { $player } uses { $what } of { $card }
       *[plain] { $player } uses an ability of { $card }
    }
    .you =
        { $way ->
            [named] You use { $what } of { $card }
           *[plain] You use an ability of { $card }
        }
event-quests =
    { $amount ->
        [0] { $player } sends { $card } on a quest and gains no lore
       *[other] { $player } sends { $card } on a quest and gains { $amount } lore
    }
    .you =
        { $amount ->
            [0] You send { $card } on a quest and gain no lore
           *[other] You send { $card } on a quest and gain { $amount } lore
        }
event-challenges = { $card } challenges { $other }
event-moves = { $card } moves to { $other }

## What happened: abilities and choices

event-resolves =
    { $way ->
        [named] { $player } resolves { $what } of { $card }
       *[plain] { $player } resolves the ability of { $card }
    }
    .you =
        { $way ->
            [named] You resolve { $what } of { $card }
           *[plain] You resolve the ability of { $card }
        }
event-resolves-with-no-effect =
    { $way ->
        [named] { $what } of { $card } has no effect
       *[plain] The ability of { $card } has no effect
    }
event-chosen = { $player } chooses { $card } for { $other }
    .you = You choose { $card } for { $other }
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
event-names = { $player } names { $what } for { $card }
    .you = You name { $what } for { $card }
event-looks = { $player } looks at { $cards }
    .you = You look at { $cards }
event-searches = { $player } searches the deck
    .you = You search your deck
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
event-lasts = A lasting effect of { $card } begins
event-pays-less-next = { $player } will pay { $amount } ink less for a card to come ({ $card })
    .you = You will pay { $amount } ink less for a card to come ({ $card })

## What happened: lore and damage

event-gains-lore =
    { $has-card ->
        [yes] { $player } gains { $amount } lore ({ $card })
       *[no] { $player } gains { $amount } lore
    }
    .you =
        { $has-card ->
            [yes] You gain { $amount } lore ({ $card })
           *[no] You gain { $amount } lore
        }
event-loses-lore =
    { $has-card ->
        [yes] { $player } loses { $amount } lore ({ $card })
       *[no] { $player } loses { $amount } lore
    }
    .you =
        { $has-card ->
            [yes] You lose { $amount } lore ({ $card })
           *[no] You lose { $amount } lore
        }
event-dealt-damage =
    { $has-other ->
        [yes] { $other } deals { $amount } damage to { $card }
       *[no] { $card } is dealt { $amount } damage
    }
event-put-damage =
    { $has-other ->
        [yes] { $other } puts { $amount } damage on { $card }
       *[no] { $amount } damage is put on { $card }
    }
event-heals = { $amount } damage is removed from { $card }
event-moves-damage = { $amount } damage is moved from { $card } to { $other }
event-replaced =
    { $has-other ->
        [yes] { $amount } damage goes onto { $other } instead of { $card }
       *[no] { $amount } damage to { $card } is prevented
    }
event-is-shielded =
    { $has-itself ->
        [yes] { $card } protects itself from damage
       *[no] { $other } protects { $card } from damage
    }

## What happened: cards and zones

event-banished =
    { $cause ->
        [challenge] { $by } banishes { $player }'s { $card } in a challenge
        [effect] { $by } banishes { $player }'s { $card }
        [itself] { $player } banishes { $card } by its own ability
        [damage] { $player }'s { $card } is banished by the damage from { $by }
        [state] { $player }'s { $card } is banished: its damage has reached its Willpower
       *[unknown] { $player }'s { $card } is banished
    }
    .you =
        { $cause ->
            [challenge] { $by } banishes your { $card } in a challenge
            [effect] { $by } banishes your { $card }
            [itself] You banish { $card } by its own ability
            [damage] Your { $card } is banished by the damage from { $by }
            [state] Your { $card } is banished: its damage has reached its Willpower
           *[unknown] Your { $card } is banished
        }
event-returned-to-hand = { $player } takes { $card } into hand
    .you = You take { $card } into your hand
event-shuffled-into-the-deck = { $player } shuffles { $card } into the deck
    .you = You shuffle { $card } into your deck
event-put-on-top-of-the-deck = { $player } puts { $card } on top of the deck
    .you = You put { $card } on top of your deck
event-put-on-the-bottom-of-the-deck = { $player } puts { $card } on the bottom of the deck
    .you = You put { $card } on the bottom of your deck
event-put-into-the-discard = { $player } puts { $card } into the discard
    .you = You put { $card } into your discard
event-in-this-order =
    { $known ->
        [yes] { $player } puts them in this order, from the top down: { $cards }
       *[no] { $player } chooses the order of { $cards }
    }
    .you =
        { $known ->
            [yes] You put them in this order, from the top down: { $cards }
           *[no] You choose the order of { $cards }
        }
event-put-under = { $player } puts { $other } under { $card }
    .you = You put { $other } under { $card }
event-discards = { $player } discards { $cards }
    .you = You discard { $cards }
event-reshuffles = { $player } shuffles the discard into a new deck
    .you = You shuffle your discard into a new deck
event-exerts = { $player } exerts { $card }
    .you = You exert { $card }
event-readies = { $player } readies { $card }
    .you = You ready { $card }

## What happened: what cards are and can do

event-gets =
    { $sign ->
        [minus] { $card } gets -{ $size } { $what } ({ $other })
       *[plus] { $card } gets +{ $size } { $what } ({ $other })
    }
event-gains =
    { $word ->
        [ability] { $card } gains an ability ({ $other })
       *[keyword] { $card } gains { $what } ({ $other })
    }
event-keeps-hand = { $player } discards nothing
    .you = You discard nothing
event-cant =
    { $word ->
        [quest] { $card } can't quest ({ $other })
        [challenge] { $card } can't challenge ({ $other })
        [sing] { $card } can't sing ({ $other })
        [ready] { $card } can't ready ({ $other })
        [ready-at-start] { $card } can't ready at the start of the turn ({ $other })
        [be-challenged] { $card } can't be challenged ({ $other })
        [exert] { $card } can't be exerted ({ $other })
        [move] { $card } can't move ({ $other })
        [be-dealt-damage] { $card } can't be dealt damage ({ $other })
        [be-chosen-by-opponents] { $card } can't be chosen by opponents ({ $other })
        [have-damage-removed] Damage can't be removed from { $card } ({ $other })
        [be-dealt-challenge-damage] { $card } can't be dealt damage in challenges ({ $other })
       *[other] { $card } is held back ({ $other })
    }

## What happened: the end

event-wins = { $player } wins the game
    .you = You win the game
event-loses = { $player } has no card left in the deck at the end of the turn, and loses
    .you = You have no card left in your deck at the end of your turn, and lose
event-concedes = { $player } concedes
    .you = You concede
event-leaves-the-game = { $player } leaves the game
    .you = You leave the game
event-goes-through-a-loop = { $player } goes through the loop { $amount ->
    [one] once more
   *[other] { $amount } more times
}
    .you = You go through the loop { $amount ->
        [one] once more
       *[other] { $amount } more times
    }

## What one can do: turn actions

option-end-turn = End the turn
option-ink = Ink { $card }
option-play = Play { $card } ({ $cost } ink)
option-shift =
    { $has-other-cost ->
        [yes] Play { $card } with Shift on { $target } ({ $cost } ink and another cost)
       *[no] Play { $card } with Shift on { $target } ({ $cost } ink)
    }
option-sing = Sing { $card } with { $target }
option-sing-together = Sing { $card } together
option-play-free = Play { $card } for free
option-use =
    { $way ->
        [boost] Boost { $card } ({ $cost } ink)
        [named] Use { $what } of { $card } ({ $price })
        [numbered] Use ability { $place } of { $card } ({ $price })
       *[single] Use the ability of { $card } ({ $price })
    }
option-use-free =
    { $way ->
        [boost] Boost { $card } for free
        [named] Use { $what } of { $card } for free
        [numbered] Use ability { $place } of { $card } for free
       *[single] Use the ability of { $card } for free
    }
option-quest =
    Quest with { $card } ({ $lore } lore{ $cost ->
        [0] {""}
       *[other] {" "}for { $cost } ink
    })
option-challenge =
    Challenge { $target } with { $card } (deals { $dealt }{ $has-target-banished ->
        [yes] , banishes it
       *[no] {""}
    }; takes { $taken }{ $has-card-banished ->
        [yes] , is banished
       *[no] {""}
    }{ $cost ->
        [0] {""}
       *[other] ; costs { $cost } ink
    })
option-move = Move { $card } to { $target } ({ $cost } ink)
option-hand-over = Let { $player } act
    .you = Act yourself

## What an ability costs

price-none = no cost
price-ink = { $number } ink
price-exert = exert
price-other = another cost

## What one can do: answers

option-yes = Yes
option-no = No
option-done = Done
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
option-discard = Discard { $card }
option-next = { $card }
option-put-away = Put { $card } on the bottom of the deck
option-resolve =
    { $way ->
        [keyword] Resolve { $what } of { $card }
        [named] Resolve { $what } of { $card }
        [numbered] Resolve ability { $place } of { $card }
       *[single] Resolve the ability of { $card }
    }{ $has-about ->
        [yes] {" "}({ $about })
       *[no] {""}
    }
option-replace =
    { $has-card ->
        [yes] Put the damage on { $card } instead
       *[no] Prevent the damage
    }
option-number = { $number }
option-name = { $what }
option-mode = Option { $place }
option-player = { $player }
    .you = You
option-top = Put { $card } on top of the deck
option-bottom = Put { $card } on the bottom of the deck
option-enter-ready = Enter play ready
option-enter-exerted = Enter play exerted

## What is being asked

question-turn-action = What do you do?
question-who-starts = Who goes first?
question-alter-hand = Which cards of your opening hand do you put on the bottom of your deck?
question-choose-trigger = Which ability resolves next?
question-choose-singer = Who sings { $card }?
question-enter-exerted = How does { $card } enter play?
question-how-to-play = How is { $card } played?
question-choose-replacement = What happens instead of the damage to { $card }?
question-choose-card = Choose a card for { $card }
question-choose-discard = Choose a card to discard for { $card }
question-choose-player = Choose a player for { $card }
question-choose-number = Choose a number for { $card }
question-choose-one = Choose one of the effects of { $card }
question-choose-order = Which card comes next, from the top down ({ $card })?
question-top-or-bottom = Top or bottom of the deck ({ $card })?
question-may = Use the effect of { $card }?
question-name-a-card = Name a card for { $card }

## Why not

refusal = { $why } (rule { $rule })
reason-not-your-turn = It is not your turn
reason-team-mate-acts = A team-mate is acting now
reason-something-else-first = Something else has to be decided first
reason-game-over = The game is over
reason-not-an-option =
    { $has-card ->
        [yes] { $card } is not among the choices now
       *[no] That is not among the choices now
    }
reason-must-choose = You still have to choose
reason-must-choose-other = Another card has to be chosen before { $card }
reason-chosen-before = { $card } has been chosen already
reason-not-another = Another card has to be chosen, not { $card }
reason-not-among-these = { $card } is not among the cards shown
reason-not-your-trigger = It is not the turn of the abilities of { $card } to resolve
reason-does-not-fit = { $card } is not a card this effect can choose
reason-marketing-card = A marketing card can't be chosen
reason-has-ward = { $card } has Ward, so you can't choose it
reason-reckless-must-challenge = A ready character with Reckless can still challenge, so the turn can't end
reason-must-quest = A character that must quest can still quest, so the turn can't end
reason-must-challenge = A character that must challenge can still challenge, so the turn can't end
reason-not-your-card = { $card } is not one of your cards in play
reason-not-your-character = { $card } is not one of your characters in play
reason-not-your-location = { $target } is not one of your locations in play
reason-not-your-singer = { $subject } is not one of your characters in play, so it can't sing
reason-is-exerted = { $subject } is exerted
reason-is-drying = { $subject } is still drying
reason-is-reckless = { $card } has Reckless, so it can't quest
reason-not-in-hand = { $card } is not in your hand
reason-no-inkwell-symbol = { $card } has no inkwell symbol
reason-already-inked = You can't ink another card this turn
reason-not-enough-ink = That costs { $cost } ink, and you have { $ink } ready
reason-cant-pay-cost = The cost of that ability can't be paid in full
reason-cant-pay-shift = The Shift cost of { $card } can't be paid in full
reason-no-such-ability = { $card } has no such ability
reason-condition-not-met = The condition of that ability is not met
reason-ability-lost = { $card } has lost this ability
reason-already-used-this-turn = That ability has been used this turn already
reason-used-for-free = That ability is used for free, without paying anything
reason-has-no-shift = { $card } does not have Shift
reason-cant-shift-onto =
    { $has-target ->
        [yes] Shift does not allow { $card } on { $target }
       *[no] Shift needs a character for { $card } to be put on
    }
reason-not-a-song = { $card } is not a song
reason-singer-cost-too-low = { $target } counts as cost { $value } for singing, and { $card } needs { $cost } or more
reason-has-no-sing-together = { $card } does not have Sing Together
reason-choir-cost-too-low =
    { $has-card ->
        [yes] Your characters' costs don't add up to enough for { $card }
       *[no] The singers' costs don't add up to enough yet
    }
reason-not-free = Nothing lets you play { $card } for free
reason-cant-play = An effect keeps you from playing { $card }
reason-cant-exert = An effect keeps { $card } from being exerted
reason-cant-move = An effect keeps { $card } from moving
reason-cant-quest = An effect keeps { $card } from questing
reason-cant-challenge = An effect keeps { $card } from challenging
reason-cant-sing = An effect keeps { $subject } from singing
reason-cant-be-challenged = An effect keeps { $target } from being challenged
reason-already-there = { $card } is already at { $target }
reason-only-characters-quest = Only characters quest, and { $card } is none
reason-only-characters-challenge = Only characters challenge, and { $card } is none
reason-not-opposing = { $target } is not an opposing card in play
reason-neither-character-nor-location = Only characters and locations can be challenged, and { $target } is neither
reason-target-is-ready = Only exerted characters can be challenged, and { $target } is ready
reason-target-is-evasive = { $target } has Evasive, and { $card } has neither Evasive nor Alert
reason-bodyguard-first = A character with Bodyguard has to be challenged before { $target }

## How it ended

result-none = The game is not over.
result-lore =
    { $count ->
        [one] { $winners } wins with { $lore } lore.
       *[other] { $winners } win with { $lore } lore.
    }
    .you-winners =
        { $count ->
            [one] You win with { $lore } lore.
           *[other] { $winners } win with { $lore } lore.
        }
result-deck =
    { $count ->
        [0] Nobody wins: { $losers } had no card left in the deck.
        [one] { $winners } wins: { $losers } had no card left in the deck.
       *[other] { $winners } win: { $losers } had no card left in the deck.
    }
    .you-winners =
        { $count ->
            [one] You win: { $losers } had no card left in the deck.
           *[other] { $winners } win: { $losers } had no card left in the deck.
        }
    .you-losers = { result-deck }
result-concession =
    { $count ->
        [0] Nobody wins: { $losers } conceded.
        [one] { $winners } wins: { $losers } conceded.
       *[other] { $winners } win: { $losers } conceded.
    }
    .you-winners =
        { $count ->
            [one] You win: { $losers } conceded.
           *[other] { $winners } win: { $losers } conceded.
        }
    .you-losers = { result-concession }

## Words for positions laid out by hand

position-play = in play
position-hand = hand
position-discard = discard, the top card last
position-inkwell = inkwell
position-deck = deck, the top card first
position-blanks = blank cards instead of a deck
position-ink = ready ink
position-exerted-ink = exerted ink
position-lore = lore
position-inked = cards inked this turn
position-count = copies
position-damage = damage
position-exerted = exerted
position-drying = drying
position-at = at the location
position-under = cards under it
position-facedown = facedown
position-played-as = how it was played
position-played-as-ink = for ink
position-played-as-shift = with Shift
position-played-as-sing = sung
position-played-as-free = for free

## The goals of puzzles

goal-win = Win this turn.
goal-survive = Survive your opponent's next turn, whatever they do.
goal-gone = Get { $gone } out of play this turn.
goal-gone-keep-all = Get { $gone } out of play this turn, and keep every card you have in play now.
goal-gone-keep = Get { $gone } out of play this turn, and keep { $keep }.
goal-gone-keep-reply = Get { $gone } out of play, and keep { $keep } until your next turn, whatever your opponent does.
goal-keep-reply = Keep { $keep } in play until your next turn, whatever your opponent does.
goal-least-a-lore = Reach { $number } lore this turn.
goal-most-b-lore-reply = Your opponent must not get beyond { $number } lore in their next turn.

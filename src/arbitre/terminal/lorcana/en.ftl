### What the terminal says of Lorcana alone, in English. What every game needs: ../en.ftl.

## The board

count-deck = deck { $number }
count-lore = lore { $number }/{ $goal }
count-ink = ink { $ready }/{ $number }
head-strength = str
head-willpower = will
head-lore = lore
hand = Hand ({ $mark } can become ink)
items = Items:
bag = In the bag:
state-drying = drying
state-move-cost = move { $cost }
state-sings = sings { $cost }
state-under =
    { $count ->
        [one] 1 card under it
       *[other] { $count } cards under it
    }
state-shield = protected
cant-quest = can't quest
cant-challenge = can't challenge
cant-sing = can't sing
cant-ready = can't ready
cant-exert = can't exert
cant-move = can't move
cant-be-challenged = can't be challenged
cant-be-dealt-damage = can't be damaged
cant-be-dealt-challenge-damage = can't be damaged in challenges

## Moves

group-ink = Ink
group-play = Play
group-shift = Shift
group-sing = Sing
group-use = Use
group-quest = Quest
group-challenge = Challenge
group-move = Move
group-other = Other
move-cost = { $card } ({ $cost })
move-free = { $card } (free)
move-onto = { $card } { $arrow } { $target } ({ $cost })
move-onto-more = { $card } { $arrow } { $target } ({ $cost } and another cost)
move-sing = { $card } { $arrow } { $target }
move-sing-together = { $card } (together)
move-quest = { $card } (+{ $lore })
move-quest-paid = { $card } (+{ $lore }, costs { $cost })
move-use = { $card }: { $text }
move-challenge = { $card } { $arrow } { $target }: { $what }
outcome = deals { $deals }, takes { $takes }; { $who }
outcome-location = deals { $deals }; { $who }
outcome-nobody = nobody is banished
outcome-target = banishes it
outcome-challenger = is banished
outcome-both = both are banished
brief-nobody = none
brief-target = wins
brief-challenger = loses
brief-both = both

## What one can type

verb-ink = ink
verb-play = play
verb-shift = shift
verb-sing = sing
verb-sing-together = sing together
verb-play-free = play free
verb-use = use
verb-use-free = use free
verb-quest = quest
verb-challenge = challenge
verb-move = move
verb-end-turn = end turn, end
verb-choose = choose
verb-discard = discard
joins = with, onto
example-move = quest stitch
example-refused = challenge stitch -> flounder
example-card = stitch
example-rule = rush
example-other = flounder
help-board =
    On the board: { $ink } can become ink; { $up } more, { $down } less than printed;
    #2 the second of the same name; ink 0/3: none ready, three in the inkwell.
    (3:2 wins): deals 3, takes 2, only the challenged one is banished;
    loses: only the challenger is; both; none.


## Cards and decks

sign-strength = Strength
sign-willpower = Willpower
sign-lore = lore
sign-ink = ink
sign-inks = ink
card-inkable = can become ink
card-not-inkable = can't become ink
card-stats = { $strength } Strength, { $willpower } Willpower, { $lore } lore
card-location = { $willpower } Willpower, { $lore } lore, { $move } to move there
deck-types = { $characters } characters, { $actions } actions (songs: { $songs }), { $items } items, { $locations } locations
deck-inkable = { $count } can become ink
card-allowed = { $format }: allowed
card-rotated = { $format }: not since { $date }
card-banned = { $format }: banned since { $date }
card-no-deck = not for decks
fault-too-few-cards =
    { $count ->
        [one] { $count } card, but { $format } needs at least { $minimum }
       *[other] { $count } cards, but { $format } needs at least { $minimum }
    }
fault-too-many-inks = { $count } ink types ({ $inks }), but at most { $maximum } are allowed
fault-too-many-copies =
    { $maximum ->
        [one] { $count } copies of { $card }, but at most { $maximum } is allowed
       *[other] { $count } copies of { $card }, but at most { $maximum } are allowed
    }
fault-banned = { $card } is banned
fault-banned-since = { $card } is banned in { $format } since { $date }
fault-rotated = { $card } is in none of the sets of { $format } since { $date }
fault-in-no-set = { $card } is in none of the sets of { $format }
fault-not-a-deck-card = { $card } can't be put into a deck

### What the terminal says of The Spoils alone, in English. What every game needs: ../en.ftl.

## The board

count-influence = influence { $number }
count-deck = deck { $number }
count-resources = resources { $free }/{ $number }
count-icons = icons { $icons }
head-strength = str
head-life = life
head-speed = spd
hand = Hand (threshold, cost)
no-resources = no resources
facedown-cards = face-down: { $cards }
facedown-count =
    { $count ->
        [one] 1 face-down
       *[other] { $count } face-down
    }
being-played = Being played:
battle = Battle:
battle-attack = { $player } attacks { $target }
battle-attackers = with { $cards }
battle-blockers = blocked by { $cards }
battle-nothing = nothing any more
state-attached = attached
state-of = of { $player }
state-attacking = attacks
state-blocking = blocks
state-structure = structure { $number }
state-new = new
state-tokens = tokens { $number }
state-lacks = lacks { $icons }
state-shield = protected
cant-attack = can't attack
cant-block = can't block
cant-be-blocked = can't be blocked
cant-be-picked = can't be picked
cant-be-picked-by-opponents = can't be picked by opponents
cant-be-destroyed = can't be destroyed
cant-be-restored = can't be restored
cant-be-restored-by-the-restore-rule = not restored by the Restore Rule
cant-be-attacked = can't be attacked
cant-use-abilities = abilities can't be used

## Moves

group-play = Play
group-flip = Flip Up
group-use = Use
group-attack = Attack
group-up = Face-up
group-down = Face-down
group-pass = Pass
move-cost = { $card } ({ $cost })
move-use = { $card }: { $text }
move-attack-faction = { $player } (influence { $influence })
move-attack-location = { $card } (structure left { $left })
move-pass-turn = for the rest of the turn
move-assign = { $card }: { $number }
paying = Resource { $number } of { $total }
paying-on = Resource { $number } of { $total }; so far: { $cards }
rest-to = The rest goes to { $cards }

## What one can type

verb-play = play
verb-flip-up = flip up, flip
verb-use = use
verb-attack = attack
verb-block = block
verb-end-turn = end turn, end
verb-pass = pass
verb-pass-for-the-turn = pass for the turn, pass turn
verb-done = done
verb-choose = choose, pick
verb-face-up = face up
verb-face-down = face down
verb-discard = discard
example-move = attack
example-refused = play eye gouge
example-card = eye gouge
example-rule = threshold
help-board =
    pass         do nothing now; pass for the turn: not to be asked again this turn
    attack       attack your opponent; attack NAME a location; then say who attacks
    On the board: { $up } more, { $down } less than printed; #2 the second of the same name;
    resources 3/5: three free, two attached; new: can't attack this turn.
    O Obsession, G Greed, E Elitism, D Deception, R Rage, V Volition; R3: three.
    RR 4 in the hand: threshold RR, cost 4; lacks R: one Rage too few.
    3/2/4 after a fighter: strength, life left, speed.

## Cards and decks

card-threshold = threshold { $icons }
card-stats = { $strength } strength, { $life } life, { $speed } speed
card-structure = structure { $number }
card-provides = provides { $icons }
card-influence = influence { $number }
card-starting = starting resources { $names }
card-draw = starting draw { $first } going first, { $second } going second
fault-one-faction = { $count } factions, but a deck has one
fault-too-few-cards =
    { $count ->
        [one] { $count } card besides the faction, but { $format } needs at least { $minimum }
       *[other] { $count } cards besides the faction, but { $format } needs at least { $minimum }
    }
fault-too-many-copies =
    { $maximum ->
        [one] { $count } copies of { $card }, but at most { $maximum } is allowed
       *[other] { $count } copies of { $card }, but at most { $maximum } are allowed
    }
fault-banned = { $card } is banned
fault-no-starting-resources = the faction starts with resources the deck does not have: { $wanted }

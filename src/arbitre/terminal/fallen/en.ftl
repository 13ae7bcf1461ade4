### What the terminal says of 7 Fallen alone, in English. What every game needs: ../en.ftl.

## The board

count-life = VF { $left }/{ $life }
count-mortal = MORTAL
count-feathers = Feathers { $number }
count-energy = CE { $number }
count-archangel = Archangel to come
count-book = Book { $number }
count-register = Register { $number }
count-purgatory = Purgatory { $number }
count-pandemonium = Pandemonium { $number }
head-strength = ATK
head-life = VF
head-shield = SH
hand = Hand
phase-setup = before the first turn
phase-dawn = Dawn
phase-word = Word
phase-before-attack = before the attack
phase-attack = attack
phase-damage = attack
phase-night = Night
phase-end = end of turn
adoration = Adoration
nothing = nothing
nobody = nobody any more
empty-battlefield = nothing on the battlefield
source = { $card } { $number } CE
energy-only = reserved
line-firing = FL
line-rear = RG
state-wounds = damage { $number }
state-energy = { $number } CE
state-markers = { $name } x{ $number }
state-copy = is { $card }
state-of = of { $player }
state-attacking = ATTACKS
state-defending = DEFENDS
state-announced = announced
state-ambush = in Ambush
cant-attack = can't attack
cant-defend = can't defend
cant-be-attacked = can't be attacked
cant-be-destroyed = can't be destroyed
cant-be-banished = can't be banished
cant-be-targeted = can't be targeted
cant-be-targeted-by-opponents = can't be targeted by the opponent
cant-be-put-on-the-firing-line = not to the FL
cant-gain-energy = gains no CE
about-storm = Storm { $number }
about-worshippers = Worshippers { $condition }/{ $revoke }
about-hourglasses =
    { $number ->
        [one] 1 Hourglass
       *[other] { $number } Hourglasses
    }
lacks-energy = lacks { $number } CE
lacks-worshippers =
    { $number ->
        [one] lacks 1 Worshipper
       *[other] lacks { $number } Worshippers
    }
archangel-to-come = { $card } { $fights }, Time Factor { $factor }
combat = Combat:
combat-announced = announced: { $cards }
combat-ambush = in Ambush: { $cards }
stack = Effect stack, the newest first:

## Moves

group-play = Play
group-storm = Storm
group-gust = Squall
group-phoenix = Phoenix
group-use = Use
group-attack = Attack
group-ambush = Ambush
group-top = On top
group-bottom = Bottom
group-pass = Pass
move-cost = { $card } ({ $cost })
move-use = { $card }: { $text }
move-attack-deity = the Deity { $card }
move-link = { $card } with { $target }
move-doubled = FL, twice the damage
move-pass-turn = for the rest of the turn
announce-so-far = Announced: { $cards }.
paying = Still to pay: { $number } CE
dividing = Damage left to divide: { $number }
revoking = Worshipper { $number } of { $total }

## What one can type

verb-play = play
verb-storm = storm
verb-gust = squall, gust, bourrasque
verb-phoenix = phoenix
verb-use = use
verb-announce-attack = announce attack, announce, attack phase
verb-attack = attack
verb-ambush = ambush
verb-attack-deity = attack deity, attack the deity
verb-no-attack = no attack
verb-end-turn = end turn, end
verb-pass = pass
verb-pass-for-the-turn = pass for the turn, pass turn
verb-done = done
verb-choose = choose, pick, target
verb-revoke = revoke
verb-retreat = retreat
verb-look = look, register
verb-worshipper = worshipper
verb-archangel = archangel
verb-top = top
verb-bottom = bottom
verb-put-away = exchange
verb-discard = discard
example-move = play garungun
example-refused = end
example-card = garungun
example-rule = assassin
help-board =
    announce     the attack phase, once a turn; then attack or ambush NAME, done
    pass         do nothing now; pass for the turn: not to be asked again this turn
    draw         offer a draw
    On the board: { $up } more, { $down } less than printed; #2 the second of the same name.
    RG rear guard, FL firing line: who is attacked there takes twice the damage.
    What is linked to an Angel stands under it: its Golem with SH, its Equipment.
    3/4 after a fighter: ATK, VF left; [2]: SH left of a Golem, also in a pair.
    Worshippers 3/1 in the hand: have three, revoke one.

## Cards and decks

fault-one-deity = { $count } Deities, but an Eden has one
fault-one-archangel = { $count } Archangels, but an Eden has one
fault-one-temple = { $count } Temples, but an Eden has one
fault-one-gift = { $count } Divine Gifts, but an Eden has one at most
fault-familiar = { $card } is a Familiar: only effects bring it into the game
fault-other-kingdom = { $card } is of { $kingdom }, but the Deity is of { $own }
fault-no-kingdom = { $card } has no kingdom; only a Miracle, an Equipment or a Divine Gift does without one
fault-register-size = { $count } Worshippers, but a Register has exactly { $wanted }
fault-too-few-pages =
    { $count ->
        [one] { $count } page in the Sacred Book, but { $format } needs at least { $minimum }
       *[other] { $count } pages in the Sacred Book, but { $format } needs at least { $minimum }
    }
fault-too-many-copies =
    { $maximum ->
        [one] { $count } copies of { $card }, but at most { $maximum } is allowed
       *[other] { $count } copies of { $card }, but at most { $maximum } are allowed
    }
fault-led = { $count } copies of { $card }, but beside the Leader { $leader } every page stands alone
fault-two-leaders = { $cards } are Leaders, but all Leaders of a Sacred Book have one name
fault-not-loyal = { $card } has not the same classes as { $loyal }, who is Loyalist
fault-banned = { $card } is banned

## Card pages

card-from-book = from the book: { $fields }; the rest is ours
card-ours = all of it is ours: the book says nothing of this card
field-name = name
field-en = English name
field-type = type
field-kingdom = kingdom
field-classes = classes
field-cost = CE cost
field-attack = ATK
field-life = VF
field-shield = SH
field-storm = Storm cost
field-condition = condition
field-revoke = revoke cost
field-hourglasses = Hourglasses
field-energy = CE
field-time-factor = Time Factor
field-will = Divine Will
field-feathers = Feathers
field-legendary = legendary
field-renown = renown
field-abilities = abilities
field-part-of-the-abilities = part of the abilities

# The page's own words. What a game says comes from the server.

you = You
computer = computer
away = away
yes = Yes
no = No
close = Close
menu = Menu
log = Log
bag = The bag
waiting = Waiting
battle = Battle
responses = What is being answered
reading = The card
mortal = Mortal, { $number } { $number ->
    [one] Feather
   *[other] Feathers
  }
wins = { $number } won
clock = { $time } left

# the table
turn-of = Turn { $turn }, { $whose }
turn-yours = yours
turn-short = turn { $turn }
before-first = Before the first turn
title-asked = Your turn
waiting-for = { $name } is thinking
up-to = It is up to { $name }
what-does = What does { $name } do?
nothing-for = { $name } can do nothing now
choose-target = choose, { $number } possible
lit-count = { $number ->
    [one] One possible. Escape steps back.
   *[other] { $number } possible. Escape steps back.
  }
able-hint = Cards with a notch can act: pick one.
gather-hint = Pick cards, then confirm.
confirm = { $number ->
    [0] None of them
    [one] Confirm 1
   *[other] Confirm { $number }
  }
confirm-hint = as many as you like
pick-more = { $number ->
    [one] Pick one more
   *[other] Pick { $number } more
  }
pick-exactly = pick { $number }
pick-up-to = pick up to { $number }
pass-until-event = Pass until something happens
pass-about-event = you are asked again as soon as somebody does something
pass-about-turn = you are not asked again before the next turn, unless you stop it
passing-event = You pass until something happens.
passing-turn = You pass for this turn.
passing-stop = Stop passing
filter = Look for a name
end-turn = End turn
still = You can still
still-nothing = Nothing else can be done
take-back = Take back
take-back-ask = Ask to take back
asks-take-back = { $name } would like to take back
asks-draw = { $name } offers a draw
asked-others = The others are asked
seen-since = Came to light since:
recap = What { $name } did
recap-all = What the others did
recap-watched = What was just done
show-again = Show again
watching = { $name }, { $at } of { $all }
step-back = One step back
step-on = One step on
pause = Pause
go-on = Go on
skip = Skip to now
rematch = Play again
next-game = On to the next game
new-table = A new table
connection-lost = The connection is lost. Trying again.
complaint = That can't be
you-are-asked = You are asked: do you answer?
happens-next = next
happens-in = { $place ->
    [1] happens first
    [2] happens second
    [3] happens third
   *[other] happens after { $before } others
  }
bag-first = first
bag-first-any = first, in any order
bag-then = then
unknown-card = a hidden card
reading-none = Point at a card to read it
no-text = No abilities
reckoned = { $what } { $now }: { $printed } printed
changed-by = { $amount } { $name }
changed-own = { $amount } of its own
changed-effect = { $amount } by an effect
reads-attached = Attached: { $names }
reads-attached-to = Attached to { $name }
reads-linked = Linked: { $names }
reads-linked-to = Linked to { $name }
reads-at = At { $name }
ruling = We decided:
rule-none = There is nothing more on this rule here.

# heard
hand-label = { $number ->
    [one] Your hand, 1 card
   *[other] Your hand, { $number } cards
  }
side-label = Cards of { $name } in play
side-yours = Your cards in play
sill-label = What is asked
moves-label = What can be done
end-label = End of the turn
rail-label = Reading and log
ladder-label = Lore: { $marks }; { $goal } wins
icons-label = icons
rule-label = Rule { $rule }
spread-label = Cards from: { $zones }
watching-label = Showing what happened
card-hinted = best
card-selected = selected
card-picked = picked
card-lit = can be chosen
card-able = can act
spoken-cost = costs { $number }
spoken-damage = { $number } damage
fallen-spoken-damage = { $number } damage

# typing
typed-label = Type a move
typed-example = Type a move: { $move }
typed-none = No move is called that
typed-several = Which one? { $moves }
typed-not-asked = You are not asked now

# menu
menu-language = Language
menu-theme = Light or dark
theme-system = as the system
theme-light = light
theme-dark = dark
menu-pace = What others do
pace-none = at once
pace-each = { $seconds } s a step
menu-sound = A sound when it is my turn to answer
menu-open-hand = Spectators may see my cards
menu-links = Links
menu-full-control = Full control
menu-full-control-about = You are asked at every moment at which you may respond, even when you can do nothing.
say = Say something
say-it = Say
nudge = Remind the other player
claim = Claim the game
offer-draw = Offer a draw
concede = Concede
concede-sure = Yes, concede
keys-title = Keys
keys-hand = a card of your hand
keys-yours = a card of yours in play
keys-theirs = a card of the others
keys-moves = a move, while moves with numbers are shown
keys-arrows = from card to card
keys-enter = picks what has the focus
keys-escape = back, one level at a time
keys-end = ends the turn
keys-take-back = takes the last play back
keys-hint = ranks your moves by the chance to win
keys-steps = one step back or on in what is shown
keys-type = types a move
keys-log = the log
keys-menu = the menu
keys-help = this list
keys-rows = Rows are rows on your keyboard, whatever is printed on it.

# results
result-won = You have won
result-lost = You have lost
result-draw = A draw
result-over = The game is over

# forecasts and costs
brings-lore = +{ $number } lore
cost-ink = { $number } ink
cost-ink-short = ink
cost-resources = pay { $number }
cost-energy = { $number } energy
nobody-banished = nobody banished
one-banished = { $name } banished
several-banished = { $number ->
    [2] both banished
   *[other] { $number } banished
  }
nobody-destroyed = nothing destroyed
one-destroyed = { $name } destroyed
several-destroyed = { $number } destroyed
enough = enough to destroy it
damage-if-open = damage if nobody blocks
damage-left = { $number } left
ink-ready = of { $all } ink ready
icon-obsession = Obsession
icon-greed = Greed
icon-elitism = Elitism
icon-deception = Deception
icon-rage = Rage
icon-volition = Volition
resource-spent = spent
resources-free = free

# kinds of cards
kind- = card
kind-character = character
kind-action = action
kind-song = song
kind-item = item
spoils-kind-item = item
kind-location = location
kind-tactic = tactic
kind-resource = resource
kind-faction = faction
kind-angel = Angel
kind-archangel = Archangel
kind-deity = Deity
kind-temple = Temple
kind-worshipper = Worshipper
kind-miracle = Miracle
kind-blessing = Blessing
kind-golem = Golem
kind-equipment = Equipment
kind-gift = Gift
kind-familiar = Familiar

# counts
count-cost = cost
count-lore = lore
count-strength = strength
count-willpower = willpower
count-move-cost = to move
count-life = life
spoils-count-life = life
fallen-count-life = vital force
count-structure = structure
count-speed = speed
count-attack = attack
count-shield = shield
count-influence = influence
count-vitality = vital force
count-energy = energy
count-worshippers = Worshippers
count-points = points
mark-under = under it
mark-tokens = tokens
mark-energy = energy
state-exerted = exerted
state-drying = drying
state-depleted = depleted
state-new = new
state-face-down = face down
state-tilted = tilted

# zones
zone-hand = hand
zone-deck = deck
spoils-zone-deck = deck
zone-discard = discard
zone-inkwell = inkwell
zone-under = under
zone-out = out of the game
zone-out-of-game = out of the game
zone-register = Register
zone-limbo = Limbo
fallen-zone-deck = Book
fallen-zone-discard = Purgatory
fallen-zone-out-of-game = Pandemonium
zone-won = won
line-firing = firing line
line-rear = rear guard
effect-stack = Effect stack
phase-dawn = Dawn
phase-word = Word
phase-attack = attack
phase-night = Night
phase-setup = setting up
battle-attackers = Attacking
battle-blockers = Blocking
battle-target = Attacked
battle-nobody = nobody yet
battle-damage = Damage
battle-strikes = { $damage } to { $name }
battle-unblocked = nobody blocks
combat-announced = Announced
combat-ambush = In Ambush
combat-defending = Defending
combat-deity = the Deity

# kinds of moves
verb-ink = Ink
verb-play = Play
verb-play-free = Play for free
verb-shift = Shift
verb-sing = Sing
verb-sing-together = Sing together
verb-use = Use
verb-use-free = Use for free
verb-quest = Quest
verb-challenge = Challenge
verb-move = Move
verb-attack = Attack
verb-ambush = In Ambush
verb-flip-up = Flip up
verb-face-up = Face up
verb-face-down = Face down
verb-storm = In a storm
verb-gust = By Squall
verb-phoenix = By Phoenix
verb-link = Link
verb-retreat = Retreat
verb-top = On top
verb-bottom = On the bottom
aim-challenge = Whom does { $name } challenge?
aim-move = Where does { $name } go?
aim-shift = On whom is { $name } played?
aim-sing = Who sings?
aim-by-sing = What does { $name } sing?
aim-link = To whom is { $name } linked?
aim-other = { $name }: on what?
still-ink = ink a card
still-play = play { $number }
still-quest = quest with { $number }
still-challenge = challenge with { $number }
still-sing = sing { $number }
still-shift = shift { $number }
still-move = move { $number }
still-use = use { $number }
still-attack = attack
still-storm = play { $number } in a storm
still-flip-up = flip up { $number }
short-not-enough-ink = needs { $cost } ink
short-not-enough-energy = needs { $cost } energy
short-threshold-not-met = threshold
short-other = not now
cant-quest = can't quest
cant-challenge = can't challenge
cant-ready = can't ready
cant-sing = can't sing
cant-attack = can't attack
cant-block = can't block

# starting
start-lead = A table for card games. Play against the computer, or send somebody a link.
start-game = What is played
start-with = Against
with-computer = the computer
with-friend = a friend, by a link
with-me = myself
start-go = Play
start-invite = Make the links
start-more = Decks, format, players, clock
summary-computer = You play { $yours }; the computer ({ $level }) plays { $theirs }.
summary-friend = You get a link to send. You play { $yours }; your friend plays { $theirs }.
summary-me = You play both sides: { $yours } and { $theirs }.
summary-many = A table for { $players }.
game-about = { $most ->
    [2] 2 players
   *[other] 2 to { $most } players
  }{ $decks ->
    [0] {""}
   *[other] , { $decks } decks
  }
start-players = Players
start-teams = Teams
teams-none = everybody for themselves
teams-two = two against two, partners opposite
team = team { $number }
seat = Seat { $number }
seat-who = Who sits here
seat-computer = the computer
seat-friend = somebody with the link
seat-me = I do
start-level = How well it plays
start-format = Format
start-best-of = Games
best-of-one = one
best-of-three = best of three
start-clock = Clock
start-hints = Hints may be asked for, where no other person plays
clock-none = none
clock-minutes = { $minutes } minutes and { $seconds } s a turn
start-deck = Deck
deck-pasted = a list of my own
deck-listed = a pasted list
deck-paste = Paste a deck list
deck-fine = { $cards } cards, nothing wrong with it
start-name = Your name
start-name-none = as you like
start-problem = The table can't be reached: { $why }
one-moment = One moment
invite-title = Your table is ready
invite-lead = Send the link; whoever opens it sits down there.
invite-friend = For your friend
invite-seat = For friend { $number }
invite-watch = For those who only watch
invite-only-here = This link works on this computer only. For others, the table has to be started with --host 0.0.0.0 and opened by this computer's address.
invite-copy = Copy
invite-copied = Copied
invite-sit = Sit down
unofficial = Unofficial and free. The games and their names belong to their owners.
line-of-list = line { $line }:

# hints, and how a game went
hint = Hint
chance = Chance to win
hint-closed = ranks your moves
hint-not-now = when you are asked
hint-thinking = thinking …
hint-there = The best is: { $option }
hint-only = There is only one answer.
hint-then = Then:
hint-reply = The reply might be:
hint-more = { $number ->
    [one] One more
   *[other] { $number } more
  }
percent = { $number }%
error = ± { $number }
chance-error = { $chance }% ± { $error }
course = How the game went
course-thinking = Going through the game …
course-about = Your chance to win at each of your questions, as far as you could know then. The shade is its error; numbers mark what lost most.
course-label = Your chance to win over the game: at first { $first }%, at last { $last }%. { $result }. { $losses ->
    [0] No move lost much
    [one] One move lost much; it is listed below
   *[other] { $losses } moves lost much; they are listed below
  }.
course-losses = What lost most
course-no-losses = Nothing lost much: well played.
course-none = There was nothing to decide in this game.
course-lost = Turn { $turn }: from { $from }% to { $to }%
course-played = You:
course-better = Better:
course-table = In numbers
course-turn = Turn
course-began = at its start
course-ended = after your last answer

# the rulebook
rules-open = Read the rules
rules-games = Games
rules-search = Look for words or a number
rules-contents = Contents
rules-whole = The whole book
rules-above = Where it stands
rules-beside = Neighbours
rules-none = There is no rule { $rule }.
rules-found = { $number ->
    [0] No rule has these words
    [one] One rule
   *[other] { $number } rules
  }
rule-in-book = Open it in the rulebook
ruling-why = Why:
scenarios = { $number ->
    [one] One position that shows it
   *[other] { $number } positions that show it
  }
scenarios-about = Each opens at the table: see what happens, or play it yourself.
scenarios-all = All { $number }

# a game seen again
replay = Replay
replay-see = See it again
replay-look-back = Look back at this game
replay-back = Back to the table
replay-play = Play
replay-line = Moment
replay-moment = { $at } of { $all }
replay-spoken = { $at } of { $all }, turn { $turn }: { $text }
replay-link = A link to this moment
record-open = Open a record
eyes = Seen by
eyes-all = Everything open
eyes-watch = As a spectator
eyes-seat = As { $name }
fork = Play from here
fork-about = The game goes on from this moment, at a table of its own.
fork-side = You play
fork-all = All sides
fork-go = Play
start-around = More

# a position laid out by hand
position = A position
position-edit = Edit
position-edit-moment = Edit this moment
position-title = What it shows
position-seat = Player { $seat }
position-another = another
position-another-of = Another: { $label }
position-amount = a number, or names
position-back = Back without changes
position-add = Add a card
position-add-to = Add a card: { $zone }, player { $seat }
position-add-under = Add a card under { $name }
position-remove = Take { $name } away
position-go = Lay it out
position-save = Save as a scenario file

# learning a game
learn-open = Learn { $game }
lesson = Lesson
lesson-go = Learn it by playing
lesson-chapters = Chapters
lesson-chapter = { $at } of { $all }
lesson-summary = How the game goes
lesson-missed = That could be done, too; but let us do this one first.
lesson-next = Go on
lesson-show = Show me
lesson-chapter-done = Well done.
lesson-next-chapter = Next chapter
lesson-done = That is the game. You know enough to play one.
lesson-play = Play a first game

# building decks
decks-open = Build decks
decks-of = Decks of { $game }
decks-mine = My decks
decks-sold = Decks that come with the game
decks-none = You have no deck of this game yet.
decks-kept = They are kept in this browser only. Save those you care for as files.
decks-another = Another deck
decks-new = An empty deck
decks-new-name = New deck
decks-from = Start from a deck that comes with the game
decks-choose = choose one
decks-import = A list from elsewhere
decks-import-go = Make a deck of it
decks-import-here = Read a list into this deck
decks-replace = Replace the cards by it
decks-paste = A deck list
decks-paste-any = Paste a list, a deck code or a link, in any format
decks-open-file = Open a file
decks-no-such = There is no deck “{ $name }” in this browser.
decks-deleted = { $name } is deleted.
decks-broken = What is kept as “{ $name }” is damaged and can't be read as a deck.
decks-unkept = The browser can't keep this deck: its storage is full or forbidden. Save it as a file before you leave.
decks-pool = Cards
decks-deck = Deck
decks-sides = What is shown
decks-cards = Cards found
decks-search = Words or facts: draw cost<=3
decks-filters = { $number ->
    [0] Filters
    [one] Filters, one set
   *[other] Filters, { $number } set
  }
decks-asks = What can also be typed: { $facts }. "several words" next to each other; -word without it; { $example } either.
decks-any = any
decks-or = or also…
decks-unchoose = Without { $value }
decks-least = from
decks-most = to
decks-at-least = { $what } at least
decks-at-most = { $what } at most
decks-found = { $number ->
    [0] No card has all of this
    [one] One card
   *[other] { $number } cards
  }
decks-nearest = { $number ->
    [0] No card has any of this
    [one] No card has all of this; one comes near
   *[other] No card has all of this; { $number } come near
  }
decks-clear-search = Look for something else
decks-show-more = { $number } more
decks-more = Add { $title }, { $count } in the deck
decks-less = Remove { $title }, { $count } in the deck
decks-read = Read { $title }
decks-not-yet = It can't be played here yet: what it does is not understood.
decks-not-yet-short = not playable here yet
decks-name = Name of the deck
decks-cards-word = { $number ->
    [one] card
   *[other] cards
  }
decks-count = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
decks-undo = Undo
decks-redo = Redo
decks-play = Play with this deck
decks-play-named = Play with { $name }
decks-legal = Legal
decks-legal-in = Legal in: { $formats }
decks-faults = { $number ->
    [one] Not legal: one fault
   *[other] Not legal: { $number } faults
  }
decks-empty = Press a card to put it into the deck.
decks-charts = What is in it
decks-export = Save or copy as a list
decks-list-format = As
decks-list = The deck as a list
decks-save = Save as a file
decks-duplicate = Duplicate
decks-clear = Take out all cards
decks-delete = Delete
decks-delete-named = Delete { $name }
hand-title = Opening hand
hand-draw = Draw a hand
hand-again = Draw another hand
hand-first = I go first
hand-kept = The { $number } cards you begin with
hand-chances = Chances to find in the first { $number } cards, before any is put away
hand-of = of these
hand-least = { $number }+
card-of-list = card { $card }:

# puzzles
puzzles = Puzzles
puzzles-open =
    { $number ->
        [one] One puzzle
       *[other] { $number } puzzles
    }
puzzles-of = Puzzles: { $game }
puzzles-about = Each is a position with a goal, and a way to it that is not the first one you see. The other side answers as best it can; it holds no cards, and what lies in the decks is blank.
puzzles-done = { $done } of { $all } solved
puzzle-number = Puzzle { $at } of { $all }
puzzle-solved-mark = Solved
puzzle-level =
    { $level ->
        [1] Easy
        [2] Not hard
        [3] Medium
        [4] Hard
       *[5] Very hard
    }
puzzle-odds =
    { $odds ->
        [one] Any way leads there.
       *[other] By chance: once in { $odds } tries.
    }
puzzle-goal = Your goal
puzzle-met = Solved!
puzzle-met-about =
    { $moves ->
        [one] The shortest way takes one choice.
       *[other] The shortest way takes { $moves } choices.
    }
puzzle-made =
    You made { $made ->
        [one] one choice
       *[other] { $made } choices
    }.
puzzle-shortest = There is no shorter way.
puzzle-failed = Not this way.
puzzle-failed-about = The goal is missed. Take the last play back, or start anew.
puzzle-hint = Hint
puzzle-solution = Solution
puzzle-anew = Start anew
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-step = { $at } of { $all }
puzzle-go-on = Next move
puzzle-try = Try it yourself
puzzle-shown = The goal is reached.

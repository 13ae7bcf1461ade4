### What the terminal itself says, in English. Cards, moves in full, events and refusals: see arbitre/sentences.
### The other languages have the same messages. Messages with commas in them list several ways to type the same thing.

## The board

name-human = Player
is-you = { $name } (you)
is-computer = { $name } (computer)
is-yours = yours
turn = Turn { $turn }
before-first-turn = Opening hands
turn-of = { $player }'s turn
your-turn = your turn
seed = seed { $seed }
count-hand = hand { $number }
count-discard = discard { $number }
discard-top = ({ $card } on top)
head-cost = cost
nothing-in-play = nothing in play
hand-empty = Hand: empty
shown = You see:
log = Log
log-more = { $count } more above: type log
menu-more =
    { $count ->
        [one] { $count } more line: type moves
       *[other] { $count } more lines: type moves
    }
news = Since your last move:
state-damage = damage { $number }

## What one can type

command-hint = hint
command-why = why
command-undo = undo, back
command-log = log
command-card = card
command-rule = rule, rules
command-save = save
command-load = load
command-concede = concede
command-draw = draw
command-help = help, ?
command-quit = quit, exit, q
command-board = board
command-moves = moves
command-again = again
answer-yes = y, yes
answer-no = n, no

help =
    A number takes that move. You can also type it: { $move }
    hint         what the computer would do here, with the chance to win
    why MOVE     why a move is not there: why { $refused }
    card NAME    what a card is and does
    rule NUMBER  what a rule says; also by words: rule { $rule }
    log          everything that happened
    board        draw the board again (or just Enter)
    moves        every move you can make, in full
    undo         take back the whole last play
    save FILE    keep the game in a file; load FILE opens one
    concede      give the game up
    quit         leave; the game can be saved

## Talking

prompt = Number, or help:
prompt-over = log, undo, save FILE, again, or Enter to leave:
prompt-news = Enter to go on:
replay-prompt = Enter: on, back, a number, play, quit:
replay-back = back, b
replay-on = play, p
replay-move = After move { $number } of { $last }
replay-hand = { $player } holds { $cards }
replay-unclear = I don't understand "{ $text }". Enter goes on; back; a move from 0 to { $last }; play goes on with the game from here; quit.
lesson-prompt = Enter to go on:
lesson-chapter = Chapter { $number } of { $last }: { $title }
lesson-chapter-done = Well done. Enter goes on to the next chapter.
lesson-won = Well done. That was the last chapter.
lesson-missed = That could be done, too; but let us do this one first.
lesson-done = That is the game. To play one: arbitre play { $game } --opponent novice
puzzle-list = Puzzles of { $game }, from easy to hard
puzzle-list-how = To solve one: { $command }
puzzle-level =
    { $level ->
        [1] easy
        [2] not hard
        [3] medium
        [4] hard
       *[5] very hard
    }
puzzle-goal = Goal: { $goal }
puzzle-solved =
    { $moves ->
        [one] Solved, in one move.
       *[other] Solved, in { $moves } moves.
    }
puzzle-shown = That is the solution.
puzzle-failed = Not this way: the goal is missed.
puzzle-prompt-failed = Enter takes the last move back; again, solution, quit:
puzzle-command-solution = solution
puzzle-step = { $who }: { $move }
puzzle-odds =
    { $odds ->
        [one] Any move will do.
       *[other] Who plays at random solves it about once in { $odds } times.
    }
puzzle-not-here = Not in a puzzle: hint, undo, again, solution, quit.
prompt-name = A card's name:
not-understood = I don't understand "{ $text }". Type the number of a move, or help.
only-number = There is no move { $number }; the only one is { $only }.
no-such-number = There is no move { $number }; they go from { $first } to { $last }.
gone-number = Move { $number } can no longer be made.
no-moves-to-number = Nothing has a number here: type a name.
needs-move = Which move? For example: why { $example }
needs-card = Which card? For example: { $example }
needs-second = On which other card? For example: { $example }
needs-file = Which file? For example: { $command } game.record
needs-rule = Which rule? For example: { $example }
no-such-rule = There is no rule { $number }; the nearest are { $near }.
no-rule-about = No rule speaks of "{ $text }".
rules-more = { $count ->
        [one] 1 more:
       *[other] { $count } more:
    } { $command }
ruling = our ruling
no-such-card = No card you can see is called "{ $text }".
no-such-card-at-all = There is no card called "{ $text }".
did-you-mean = Did you mean { $names }?
could-be = "{ $text }" could be: { $names }.
move-unclear = That could be several moves; take its number.
move-not-understood = That is not a move. A move starts with one of: { $verbs }.
legal-now = That can be done now: it is number { $number }.
nothing-to-undo = There is nothing to take back.
undo-told = Since then something hidden or random became known ({ $what }). Take it back all the same?
undone = Taken back.
yes-or-no = (y/n)
concede-sure = Really give the game up?
no-draws = There is no draw by agreement in this game.
draw-sure = Offer a draw?
draw-refused = Your opponent wants to play on.
saved = Saved to { $file }.
file-exists = { $file } exists. Write over it?
not-saved = Not saved.
cant-write = { $file } can't be written: { $why }
cant-read = { $file } can't be read: { $why }
not-loaded = { $file } was not opened: { $why }
load-sure = The present game is not saved. Open the other all the same?
loaded = { $file } is open: turn { $turn }.
quit-save = Save the game? A file name; Enter for { $file }; n for no:
autosaved = The game is in { $file }. To go on:
autosave-failed = The game could not be saved in { $file }: { $why }
not-text = That could not be read as text. Please type it again.
fault = Arbitre itself is at fault here and can't go on ({ $what }).
goodbye = Goodbye.
interrupted = Interrupted.
only-over = That is possible when the game is over.
game-over = The game is over.
you-lost = You lose.
to-repeat = The same game again:
greeting = { $deck } against { $others }. Seed { $seed }.
greeting-plain = { $game }. Seed { $seed }.
thinking = { $name } plays{ $more }

## Hints

hint-title = The chance to win, as far as can be known:
hint-only = There is only one answer: { $option }. The chance to win: { $chance }
hint-chance = { $chance }% ± { $error }
hint-then = then: { $line }
hint-reply = the reply might be: { $line }
hint-more =
    { $count ->
        [one] 1 more, at most { $chance }%
       *[other] { $count } more, at most { $chance }%
    }
hint-none = There are no hints for this game: the computer can't judge its positions yet.
hint-thinking = Thinking{ $more }
hint-asked = { $game }, turn { $turn }, move { $number }: { $player } is asked.
hint-played = What was played: { $option } ({ $chance })

## Cards and decks

card-english = English name: { $name }
card-cost = cost { $cost }
card-no-text = no abilities
deck-size =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
deck-curve = by cost
labelled = { $what }: { $list }
deck-legal = legal for { $format }
card-lacks = can't be played yet: { $why }
card-not-yet = not playable yet
card-by-hand = abilities written by hand
card-copies = at most { $count } in a deck
card-any-copies = any number in a deck
cards-found =
    { $count ->
        [0] No card fits.
        [one] 1 card
       *[other] { $count } cards
    }
cards-most = No card has all these words; these have most of them:
cards-more = (the first { $count } are shown; --all shows the others)
deck-set = set { $set }
deck-not-yet =
    { $count ->
        [one] 1 card can't be played yet
       *[other] { $count } cards can't be played yet
    }
deck-illegal = not legal for { $format }:
rule = rule { $number }

so-far = So far: { $cards }

# What reports of the laboratory say.

axis-share = games won
axis-low = at least
axis-high = at most
axis-games = games
axis-turns = turns of both players
axis-own-turn = the player's own turn
axis-winner = won by
axis-deck = deck
axis-against = against
axis-gain = points won more
nobody = nobody
numbers = The numbers

col-games = games
col-won = won
col-draws = draws
col-deck = deck
col-ended = ended by
col-won-by = won by { $deck }
col-won-by-nobody = won by nobody
ended-lore = lore
ended-deck = an empty deck
ended-concession = concession
ended-influence = influence
ended-endless-loop = an endless loop
ended-deity = the fall of a Deity
ended-agreement = agreement
ended-unfinished = nobody (too long)
swap = { $out } → { $into }

head-who = Who goes first
head-course = As the games were played
head-length = How long games are
head-ended = How games end

whole = all games
goes-first = { $deck } goes first
goes-second = { $deck } goes second

named = { $name }
col-all = all others
col-field = of the field
col-brought = of the mix
col-against-mix = wins against it
head-matrix = Who beats whom
text-matrix = What the deck of a line wins against that of a column. Decks are in the order of what they win against all others.
head-field = Against the field
text-field = What each deck would win if opponents were as common as the field says, itself included.
head-mix = The mix that nobody can exploit
text-mix = If everybody brought { $decks }, each as often as this, no deck would win more than half of its games against them. Intervals: where the shares may lie, given how many games were played.
text-mix-one = { $decks } alone: no deck wins more than half of its games against it. Intervals: where the shares may lie, given how many games were played.
title-matrix = { $decks } decks against each other
answer-matrix = { $best } wins most against the others, { $share }; { $worst } least, { $least }.
col-card = card
col-copies = copies
col-against = against
col-gain = points won more
col-before = before
col-after = after
col-games-each = games each
whole-field = all of them
title-compare = What changing { $before } into { $after } does
answer-compare-better = { $after } wins { $gain } points more: the change is good, with 95 % certainty.
answer-compare-worse = { $after } wins { $gain } points more: the change is bad, with 95 % certainty.
answer-compare-open = { $after } wins { $gain } points more: whether the change is good is not known yet.
head-changes = The change
head-by-opponent = Against whom
text-paired = Both decks were played from the same starts, dealt alike where they are alike. So luck counts for less than in as many games that have nothing in common.
head-needed = How many games it takes
text-needed = A difference of { $points } would be seen in four of five cases after some { $games } games of each deck, going by how much these games varied.
col-own-turn = own turn
col-holds = after correction
col-seen-gain = points more when seen
col-in-hand = in the opening hand
col-drawn = drawn later
col-played = played
col-not-seen = not seen
col-turn-drawn = seen in turn
col-turn-played = played in turn
col-put-away = cards put away
col-often = of all hands
holds = holds
open = open
the-others = opponents
title-deck = { $deck }
answer-deck = { $deck } won { $share } against { $decks ->
    [one] one deck.
   *[other] { $decks } decks.
  }
head-worth = What one copy is worth
text-worth-blank = The same starts were played with one copy of the card replaced by a blank that costs as much and does nothing. So this is what the card causes, not what goes along with it.
text-worth-card = The same starts were played with one copy of the card replaced by { $card }. So this is what the card causes, not what goes along with it.
head-hands = Opening hands
text-hands = How many cards were put away from the first hand, and what was won then. Bad hands are altered, so this says more of the hands than of altering them. What altering them causes is measured by --hands.
head-altering = What altering the hand does
text-altering = The same starts were played with every opening hand kept as it was dealt. So this is what altering it causes: what was won more with the hand altered as the player did.
hands-all = all hands
hands-altered = hands that were altered
hands-count = { $cards ->
    [one] one card put away
   *[other] { $cards } cards put away
  }
head-altering-cards = What putting a card away does
text-altering-cards = The same of hands from which a card was put away, perhaps with others. Below zero: on the whole it would have been better to keep these hands. "Holds": of the differences said to hold, no more than one in 20 is due to chance (Benjamini and Hochberg).
col-hands = opening hands
col-starts = starts
head-ink = Ink
head-resources = Resources
head-energy = Energy
head-lore = Lore
head-influence = Influence
head-life = Life
number-ink = cards in the inkwell
number-resources = resources
number-energy = energy
number-lore = lore
number-influence = influence
number-life = the Deity's life
text-curve = At the start of each of the player's own turns: the mean, and one standard deviation to either side.
head-cards = The cards, as games went
text-cards = What was won when a card was in the opening hand, drawn later on, played, or not seen at all. "Holds": of the differences said to hold, no more than one in 20 is due to chance (Benjamini and Hochberg).
text-flatter = These numbers flatter: a card that is drawn late is drawn in games that lasted, and one that is played when ahead is played in games that are won. What a card causes is measured by --worth.
col-pairs = pairs of games
col-swap = swap
title-cards = Cards over { $games } games
answer-cards = { $holding ->
    [0] No card of { $cards } can be said to win more or less than its share.
    [one] One card of { $cards } wins more or less than its share.
   *[other] { $holding } cards of { $cards } win more or less than their share.
  }
head-standings = Decks with a card against decks without it
text-standings = How many points more than half of their games decks with a card won against decks without it; { $cards } cards that came up in at least { $least } pairs of games. "Holds": of those said to hold, no more than one in 20 is due to chance (Benjamini and Hochberg).
text-standings-flatter = Most decks were drawn by chance, so a card is judged in bad company: what needs others to be good looks worse than it is, and a good colour or trade makes all its cards look better.
title-tune = Swaps for { $deck }
answer-tune = These make it better: { $swaps }.
answer-tune-none = No swap can be said to make it better.
head-tune = The last swaps, on starts that none of them had seen
text-tune = { $games } games of each against each opponent. "Holds": of those said to hold, no more than one in 20 is due to chance (Benjamini and Hochberg).
title-run = { $a } against { $b }
answer-run = { $a } won { $share } of { $games ->
    [one] one game
   *[other] { $games } games
  }: { $verdict }
verdict-better = the better of the two, with 95 % certainty.
verdict-worse = the weaker of the two, with 95 % certainty.
verdict-open = which of the two is better is not known yet.
text-length = Half of the games took between { $low } and { $high } turns, both players counted; the median is { $median }.
text-sprt-high = The test stopped: { $high } fits the results better than { $low } (it is wrong once in 20 times).
text-sprt-low = The test stopped: { $low } fits the results better than { $high } (it is wrong once in 20 times).
text-sprt-open = The test between { $low } and { $high } is not over: the ratio stands at { $ratio }, between { $from } and { $to }.
head-sprt = The test

engine-compiled = was compiled
engine-plain = ran as plain Python
about-players = Played by { $player }, which sees no more than its seat does; the engine { $engine }, Arbitre { $version }.
about-pairs = Each start was played twice with the decks in each other's seats: seeds { $first } to { $last }. Intervals hold the truth in 95 of 100 cases (Wilson); the two games of a start count by how much they depend on each other.
about-data = All games, turns, draws and plays are beside this page as Parquet files: arbitre lab sql reads them.

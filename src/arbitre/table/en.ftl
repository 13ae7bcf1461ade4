# What the server says. Names of players are in $player.

computer-name = Computer
spectator = A spectator

level-random = At random
level-random-about = Makes any legal move. Good for finding out what the rules allow.
level-greedy = Greedy
level-greedy-about = Looks one move ahead and takes what leaves it best.

note-start = The game begins
note-move = { $player } decides
note-take-back = { $player } takes back the last play
note-ask-take-back = { $player } asks to take back the last play
note-ask-draw = { $player } offers a draw
note-yes = { $player } agrees
note-no = { $player } declines
note-concede = { $player } concedes
note-draw = The players agree on a draw
note-time = The time of { $player } is up
note-nudge = { $player } is reminded that it is time to answer
note-claim = { $player } has not answered; the game is claimed
note-show = { $player } lets spectators see the hand
note-hide = { $player } hides the hand from spectators
note-rematch = { $player } would like to play again
note-next = It goes on in the next game
note-replaced = The computer player failed; a plain one answers for { $player }

refused-late = That question has been answered already.
refused-not-yours = You are not the one who is asked.
refused-watching = Spectators only watch.
refused-malformed = This message can't be understood.
refused-version = This page is older or newer than the server: load it again.
refused-too-large = This message is too large.
refused-too-fast = Too many messages; please wait a little.
refused-no-such-option = There is no such option.
refused-not-now = This can't be done now.
refused-no-such-key = This link leads to no room.
refused-draws = This game knows no draw by agreement.
refused-nothing-back = There is nothing to take back.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-windows = In this game nobody is asked to respond.

over-taken-over = This seat is now played from another window.
over-closed = The server is closing.
over-idle = Nothing has happened here for a long time. The link still leads here.
over-slow = This connection does not keep up.

fault-seats = { $count } seats: this game is played by { $known }.
fault-format = There is no format { $format }; there are: { $known }.
fault-nobody = Somebody has to sit at the table.
fault-level = There is no computer player { $level }; there are: { $known }.
fault-long = This deck list is too long.
fault-match = A match is played by two.
fault-clock = A clock has from 1 second to a day.
fault-teams = These teams can't be.
fault-malformed = This can't be understood: { $what }
fault-rooms = Too many rooms were opened from here; please wait a little.
fault-game = There is no game { $game }; there are: { $known }.
fault-language = There is no language { $wanted }; there are: { $known }.
fault-card = There is no card { $name }.
fault-rule = There is no rule { $number }.

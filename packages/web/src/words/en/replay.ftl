# The replay page: a finished game, looked at again.

replay-title = Replay
replay-drop-title = Watch a game again
replay-drop-text = Drop the file of a finished game here, or choose it. It is read and replayed in this browser, and sent nowhere.
replay-choose = Choose a file
replay-developing = Playing the game again: { $percent } %
replay-bad = Line { $line }, column { $column }: { $fault }
replay-unknown-set = This game was played with another version of the set “{ $set }” ({ $hash }…), which isn’t available here, so it can’t be replayed on this page.
replay-unreachable = The cards of this game couldn’t be loaded. Are you connected?
replay-other = Another file

# The point of view.
replay-eyes = Seen by
replay-eyes-public = a spectator
replay-eyes-open = everybody, hands open
replay-hand-of = { $who }: hand

# The scrubber.
replay-controls = Replay
replay-scrubber = Move
replay-move = Move { $n } of { $all }
replay-taken = Move { $n } of { $all }, taken back later
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-previous = Previous move
replay-next-turn = Next turn
replay-previous-turn = Previous turn
replay-turns = Turns
replay-speed = Speed
replay-more = View and share
replay-copy = Copy a link to this moment
replay-file-link = Anyone who opens the link has to drop the same file there.
replay-download = Download the record
replay-keys = Arrows on the scrubber: one move. [ and ]: a turn. K: play, pause.

# The seal: whether the record is what was played.
seal-whole = Seal whole
seal-broken = Seal broken
seal-title = The seal of this record
seal-whole-text = The whole game was played again in this browser, move by move: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, all as they were.
seal-unsealed = The program that wrote this record couldn’t play the game to its end. The moves are checked, but the end has no seal.
seal-broken-text = The record is not what was played. The replay ends before the line that can’t be right.
seal-checked = What was checked
seal-sets = The sets are the same: { $sets }
seal-lines = Each line agrees with all lines before it, and with the result of its move
seal-state = The table at the end is the one that was sealed
seal-log = So is everything that happened
seal-limits = A seal guards against damage and tinkering. It does not say who wrote the record: anyone who recomputes all checks makes a record of another game.
seal-line = Line { $line }: { $what }
seal-deal = the deal can’t be right; this line was changed, or the rules were
seal-changed = this move or its result was changed
seal-unread = no legal move reads like this
seal-time = this move is dated before the previous one
seal-refused = the rules refuse this move: { $rule }
seal-end-state = the table at the end is a different one
seal-end-log = what happened is something different
seal-set = the set { $set } is a different one
seal-table = this game can’t be played by that many players
seal-start = the position it begins at isn’t possible in this game
seal-fair = the revealed seed is not the one that was committed to

# The start page and the lobby of a table.

description = Kick open the door, fight what lives there, and trust nobody. An unofficial open-source card game table.
language = Language
tagline = Kick open the door, fight what lives there, trust nobody.
unofficial = Kickdoor is an unofficial fan project, open source and free of charge. It is not made, endorsed or licensed by the publishers of any card game.
loading = One moment…
new-game = New game
new-sheet = Rules
new-mix = Mix in
set-classic = the base game
set-space = space
set-west = the West
set-winter = winter
new-names = These cards have { $language } names: { LIST($sets) }. What they do is said in your language.
new-seats = Seats
new-seat = Seat { $seat }
seat-bot = Bot
seat-friend = Friend
new-options = Options
option-sharedVictory = Shared victory
option-sharedVictory-text = Whoever helps in the winning fight wins too, whatever their Level.
option-listen = Listen at the door
option-listen-text = Each turn begins with a door drawn face down. Looting then draws a treasure instead.
option-fast = Fast play
option-fast-text = More cards at the start, and a discarded race or class can be claimed for a card that gives a Level.
option-epic = Epic play
option-epic-text = To Level 20 instead of 10. Bring time.
option-grace = Wait before a win
option-grace-text = How long the others may still spoil a fight that is as good as won.
option-limit = Time for an answer
option-limit-text = How long a choice or a request waits before the game goes on without you.
option-seconds = { $seconds } s
option-public = Open table: anyone may join from the list
option-spectators = Others may watch
new-start = Play
new-invite = Set the table
join-game = Join friends
join-link = The link they sent you
join = Join
join-wrong = That is not a link to a table.
open-tables = Open tables
no-tables = None right now. Make one.
table-of = { $players }
table-free = { $free ->
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
persona-name = Your name
persona-sex = Your character is
persona-female = a woman
persona-male = a man

lobby-title = A table for you and yours
share-label = Send this link to your friends
seat-empty = Free
seat-kind-empty = nobody yet
seat-kind-person = player
seat-kind-bot = bot
lobby-bot = Seat a bot
lobby-free = Free the seat
lobby-fill = Bots for the rest
lobby-start = Start the game
lobby-leave = Leave your seat
lobby-full = Every seat is taken. You may watch.
lobby-wait = Waiting for more players.
lobby-wait-host = Everybody is here. The host starts the game.
lobby-least = { $least ->
    [one] One more player is needed.
   *[other] { $least } more players are needed.
}
sit-title = Take a seat
sit = Sit down

reconnecting = Connection lost. Trying again…
failed-title = Closed door
download-record = Download the record
error-bad-json = The server did not understand that. Reload the page.
error-bad-message = The server did not understand that. Reload the page.
error-bad-move = The server did not understand that move. Reload the page.
error-too-large = That was too long.
error-too-fast = Slow down a little.
error-too-many = There are too many connections from here, or too many people watching this table. Close one, then try again.
error-wrong-origin = The game was asked for under a wrong address. Open it by the link that you were given.
error-no-hello = The server did not understand that. Reload the page.
error-version = The server is newer than this page. Reload it.
error-no-table = There is no such table. Perhaps its game is long over.
error-bad-secret = This browser’s key no longer fits any seat at this table.
error-no-seat = Only those seated at the table can do that.
error-not-host = Only the host can do that.
error-no-spectators = This table plays without an audience.
error-seat-taken = Somebody was quicker: the seat is taken.
error-name-taken = Somebody at the table has that name already.
error-table-full = Every seat is taken.
error-started = Too late: they have started.
error-not-started = The game has not started yet.
error-too-few = Too few players.
error-bad-table = That table can’t be set up.
error-not-found = There is nothing here.
error-defect = The server tripped over its own feet. Nothing was changed; try again.
error-storage-full = The server’s disk is full. Nothing was changed; try again later.
error-draining = The server is about to restart and takes no new tables. Try again in a minute.
error-banned = You have been banned from this server.
error-table-closed = The owner of this server has closed the table.
error-game-stopped = The cards or the rules of this game have changed, and this server can’t read it any more. Nothing of it is lost: its record has every move.
error-not-over = The record of a game can be downloaded once the game is over.
error-moves-lost = The server’s disk has lost the last moves of this game. It goes on from the last move that was saved.
error-offline = The server can’t be reached.

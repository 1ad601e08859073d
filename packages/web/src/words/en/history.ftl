# The games that a browser has finished.
history-title = Games played here
history-text = Every game you finish in this browser is listed here, and nowhere else. Guided games and games that try a card are left out.
history-none = You haven’t finished a game here yet.
history-game = Game
history-games = Played
history-wins = Won
history-all = All
history-deaths = Favorite ways to die
history-death = { $card }: { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
history-no-card = by the rules
history-winner = { $place }. { $name }, Level { $level }, won
history-player = { $place }. { $name }, Level { $level }
history-more = Older games
history-export = Save as a file
history-import = Add from a file
history-added = { $count ->
    [0] The file had no new games.
    [one] One game was added.
   *[other] { $count } games were added.
}
history-no-file = This file contains no such games.
history-erase = Erase all
history-erase-text = { $count ->
    [one] One game is
   *[other] { $count } games are
} erased from this browser. Nobody else has this list.
history-erase-yes = Erase
history-keep = Keep

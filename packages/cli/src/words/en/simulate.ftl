# kickdoor simulate and kickdoor balance.

cli-simulate = play games between bots and summarize the results
cli-simulate-sheet = the rule sheet
cli-simulate-sets = the sets in the mix, separated by commas; if left out, those of the sheet
cli-simulate-seats = players at each table
cli-simulate-games = how many games
cli-simulate-seed = the source of all chance: the same seed plays the same games
cli-simulate-bots = who plays
cli-simulate-workers = threads to play in
cli-simulate-record = write a record of each game there
cli-simulate-no-timing = leave out what depends on the machine
cli-simulate-progress = { $done } of { $games } games
cli-simulate-stopped = Stopped after { $done } of { $games } games.
cli-simulate-broken = The rules were broken in { $what }
cli-simulate-broken-record = Its record, up to there, is { $file }

cli-simulated-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $finished } finished
cli-simulated-turns = turns: median { $median }, at most { $most } in 95 of 100 games
cli-simulated-moves = moves: { $moves }
cli-simulated-moves-timed = moves: { $moves }, { $speed } a second
cli-simulated-wins = wins by seat: { $shares }
cli-simulated-never = never played: { $count ->
    [0] none
   *[other] { $cards }
}

cli-balance = simulate every sheet and every mix of sets, and write the figures as a table
cli-balance-games = how many games of each
cli-balance-out = where to write the table, in English; if left out, it is printed
cli-balance-progress = { $at } of { $all }, { $sheet } ({ $sets }): { $done } of { $games } games
cli-balance-stopped = Stopped after { $done } of { $all } rows; no file was written.
cli-balance-title = Balance
cli-balance-intro =
    What games between bots say about the sheets and sets. After every move of every game the cards are counted: none
    is duplicated, none is lost. Made by
cli-balance-of = { $finished } of { $games }
cli-balance-column-sheet = base sheet
cli-balance-column-sets = sets
cli-balance-column-finished = finished
cli-balance-column-median = turns, median
cli-balance-column-most = turns, 95 of 100
cli-balance-column-moves = moves a game
cli-balance-column-wins = wins by seat, in 100
cli-balance-column-never = never played

# The end of a game.
over-title = The game is over
over-winners = { $count ->
    [one] { LIST($players) } wins
   *[other] { LIST($players) } win
}
over-player = Player
over-killed = Monsters killed
over-helped = Fights helped in
over-fled = Got away
over-caught = Got caught
over-curses = { CAPITAL(-curses) }
over-deaths = Deaths
over-sold = Earned by selling, in { -gold }
over-turns = It took { $turns } turns.
over-rematch = Play again
unknown-card = an unknown card

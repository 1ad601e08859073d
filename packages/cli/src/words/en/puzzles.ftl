# kickdoor puzzles.

cli-puzzles = find positions in which exactly one line of play wins this turn
cli-puzzles-seed = the seed they are derived from; if left out, today’s date, which gives the puzzle of the day
cli-puzzles-count = how many
cli-puzzles-solve = print the solutions, too
cli-puzzles-json = print JSON, a line for each, with the view of the player and the solution
cli-puzzles-progress = { $games ->
    [one] 1 game
   *[other] { $games } games
} looked through, { $found } of { $count } found
cli-puzzle-heading = Puzzle { $at }, { $grade ->
    [easy] easy: a regular bot finds it in { $percent } tries of 100
    [medium] medium: a regular bot finds it in { $percent } tries of 100
   *[hard] hard: a regular bot never finds it
}
cli-puzzle-task = { $who } wins this turn, if the others let it happen, and leaves nothing to chance. How?

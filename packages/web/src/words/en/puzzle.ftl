# Puzzles: a turn that can be won in exactly one way.

puzzle-title = Puzzle of the day
puzzle-what = There is exactly one way to win this turn. The others do nothing, no die is rolled, and no hidden card helps you.
puzzle-looking = Bots are playing until a good one comes up: { $games ->
    [one] 1 game
   *[other] { $games } games
} so far
puzzle-task = { $grade ->
    [easy] An easy one
    [medium] A medium one
   *[hard] A hard one
}: win this turn, for sure and alone.
puzzle-again = Start over
puzzle-another = Another one
puzzle-end-won = You win!
puzzle-end-chance = That leaves it to chance. There is a sure way.
puzzle-end-others = Now somebody else decides. There is a way without them.
puzzle-end-turn = Your turn is over, and you have not won.
puzzle-solved = Solved!
puzzle-grade = { $grade ->
    [easy] Most regular bots would have found it, too.
    [medium] Regular bots find it now and then.
   *[hard] No regular bot finds it. Not one.
}

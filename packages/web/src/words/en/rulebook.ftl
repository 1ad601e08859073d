# The rulebook.

skip-rules = To the rules
book-title = Rulebook
book-other-game = Choose another game
book-search = Search the rules
book-clear = Clear the search
book-found = { $count ->
    [0] No rule found
    [one] { $count } rule found
   *[other] { $count } rules found
}
book-none = No rule says that. Try fewer words, or only the beginning of a word.
book-absent = “{ $title }” is not among the rules of this game.
book-contents = Contents
book-anchor = Link to this rule: { $title }
book-print = Print
book-link = In the rulebook
overrides-rules = { $count ->
    [one] Bends the rule
   *[other] Bends the rules
}
book-goal-title = The game on one page
book-goal = On your turn you kick a door open; behind it is a monster, a { $curse } or something useful. Be stronger than the monster, and you gain a Level and its treasures. Treasures make you stronger{ $sidekicks ->
    [yes] , and so do sidekicks
   *[no] { "" }
}. The others may help you or spoil everything, and they will. Whoever reaches Level { $last } by a kill wins.
book-goal-turn = A turn: open the door. If it’s a monster, fight. If not, fight one from your hand or draw one more card. At the end, give away whatever you hold beyond { $hand } cards.
book-goal-fight = A fight: your Level and your gear against the monster’s Level. You need more; a tie goes to the monster. Ask for help, play cards, or run: a 5 or a 6 saves you.

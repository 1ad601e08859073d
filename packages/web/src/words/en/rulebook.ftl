# The rulebook.

book-title = Rulebook
book-open = Rulebook
book-other-game = Choose another game
book-search = Search the rules
book-clear = Clear the search
book-found = { $count ->
    [0] No rule found
    [one] { $count } rule found
   *[other] { $count } rules found
}
book-none = No rule says that. Try fewer words, or only the beginning of one.
book-absent = “{ $title }” is not among the rules of this game.
book-contents = Contents
book-anchor = Link to this rule: { $title }
book-print = Print
book-link = In the rulebook
overrides-rules = { $count ->
    [one] Bends the rule
   *[other] Bends the rules
}

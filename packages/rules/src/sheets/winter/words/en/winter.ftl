# The sheet's name, and the line below it in the new-game form.
sheet-winter = Winter
sheet-winter-text = 112 cards, nobody dies, everybody gets socks. Three or four may play.

# What its players are, at the beginning of the rulebook.
sheet-winter-goal = You plunder the holidays while everybody else unwraps theirs.

# Names of cards that differ between sheets.
sheet-winter-half-breed = Half-Breed
sheet-winter-go-up = Go Up a Level

# Rules that read differently by this sheet.
sheet-winter-combat-gear-frozen = From the moment a monster is revealed, those in the combat can’t sell, steal, equip, unequip, trade or play items, except for one-shots, until the combat is over, running away included. Nor can they play any other treasure from the hand, unless a rule or the card allows it.
sheet-winter-combat-one-shots = Anyone may use one-shots in any combat, from the hand or from play, for either side. They are discarded after the combat, won or lost. Not every one fits a combat; the card says when it may be used.
sheet-winter-curses-next-is-now = A { $curse } for your next combat counts in the current one if it strikes you in a combat. One for your next turn counts in the current one if it strikes you on your own turn.
sheet-winter-setup-decks = { $mixed ->
    [yes] All doors of the mixed sets are shuffled into one door deck, all treasures into one treasure deck.
   *[no] The 68 doors and the 44 treasures are two decks, each shuffled.
}

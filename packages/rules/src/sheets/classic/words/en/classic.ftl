# The sheet's name, and the line below it in the new-game form.
sheet-classic = The base game
sheet-classic-text = 168 cards, three to six players, first to Level 10. The one to start with.

# What its players are, at the beginning of the rulebook.
sheet-classic-goal = You are dungeon robbers.

# Names of cards that differ between sheets.
sheet-classic-half-breed = Half-Breed
sheet-classic-go-up = Go Up a Level

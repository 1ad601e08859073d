# The sheet's name, and the line below it in the new-game form.
sheet-space = Space
sheet-space-text = 168 cards with gadgets, lasers that join, and sidekicks to hide behind.

# What its players are, at the beginning of the rulebook.
sheet-space-goal = You plunder what drifts through space, deck by deck.

# Names of cards that differ between sheets.
sheet-space-half-breed = Half-Breed
sheet-space-go-up = Go Up a Level

# Rules that read differently by this sheet.
sheet-space-combat-one-shot-kind = A card marked as usable once only is a one-shot, and so is any card that raises a Level.

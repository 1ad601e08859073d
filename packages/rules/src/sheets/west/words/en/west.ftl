# The sheet's name, and the line below it in the new-game form.
sheet-west = The West
sheet-west-text = 168 cards with steeds, stampedes and sidekicks that grow. Two may play.

# What its players are, at the beginning of the rulebook.
sheet-west-goal = You rob your way across the West.

# Names of cards that differ between sheets.
sheet-west-half-breed = Half-Breed
sheet-west-go-up = Go Up a Level

# Rules that read differently by this sheet.
sheet-west-combat-one-shot-kind = A card marked as usable once only is a one-shot, and so are { NAMES($goUp) }, monster enhancers and doublers.

# What the sheet is called, and the lines below its name where it is chosen.
sheet-west = The West
sheet-west-text = 168 cards with steeds, stampedes and sidekicks that grow. Two may play.

# Cards that sheets have different names for.
sheet-west-half-breed = Half-Breed
sheet-west-go-up = Go Up a Level

# Rules that read differently by this sheet.
sheet-west-combat-one-shot-kind = A card marked as usable once only is a one-shot, and so are { NAMES($goUp) }, monster enhancers and doublers.

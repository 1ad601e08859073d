# What the sheet is called, and the lines below its name where it is chosen.
sheet-classic = The base game
sheet-classic-text = 168 cards, three to six players, first to Level 10. The one to start with.

# Cards that sheets have different names for.
sheet-classic-half-breed = Half-Breed
sheet-classic-go-up = Go Up a Level

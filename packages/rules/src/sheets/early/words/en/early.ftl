# The sheet's name, and the line below it in the new-game form.
sheet-early = The base game, older rules
sheet-early-text = The same 168 cards by an earlier rule sheet: no undead reinforcements, and not every curse outlives its victim.

# What its players are, at the beginning of the rulebook.
sheet-early-goal = You are dungeon robbers.

# Names of cards that differ between sheets.
sheet-early-half-breed = Half-Breed
sheet-early-go-up = Go Up a Level

# Rules that read differently by this sheet.
sheet-early-combat-one-shot-kind = A card marked as usable once only is a one-shot, and so is any card that raises a Level.

# The sheet's name, and the line below it in the new-game form.
sheet-classic = Klassik
sheet-classic-text = 168 Karten, drei bis sechs am Tisch, bis Stufe 10. Damit fängst du am besten an.

# What its players are, at the beginning of the rulebook.
sheet-classic-goal = Ihr plündert einen Dungeon.

# Names of cards that differ between sheets.
sheet-classic-half-breed = Halb-Blut
sheet-classic-go-up = „Steige eine Stufe auf“

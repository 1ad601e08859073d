# The sheet's name, and the line below it in the new-game form.
sheet-early = Klassik, alte Regeln
sheet-early-text = Dieselben 168 Karten nach älteren Regeln: Untote holen keine Verstärkung, und nicht jeder Fluch überlebt sein Opfer.

# What its players are, at the beginning of the rulebook.
sheet-early-goal = Ihr plündert einen Dungeon.

# Names of cards that differ between sheets.
sheet-early-half-breed = Halb-Blut
sheet-early-go-up = „Steige eine Stufe auf“

# Rules that read differently by this sheet.
sheet-early-combat-one-shot-kind = Eine Karte mit dem Hinweis „Nur einmal einsetzbar“ ist ein Einmal-Gegenstand, ebenso jede Karte, die eine Stufe bringt.

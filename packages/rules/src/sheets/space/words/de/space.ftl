# The sheet's name, and the line below it in the new-game form.
sheet-space = Weltraum
sheet-space-text = 168 Karten mit Komplexen Gegenständen, Lasern zum Zusammenbauen und Handlangern als Deckung.

# What its players are, at the beginning of the rulebook.
sheet-space-goal = Ihr plündert, was durchs All treibt, Deck für Deck.

# Names of cards that differ between sheets.
sheet-space-half-breed = Halb-Blut
sheet-space-go-up = „Steige eine Stufe auf“

# Rules that read differently by this sheet.
sheet-space-combat-one-shot-kind = Eine Karte mit dem Hinweis „Nur einmal einsetzbar“ ist ein Einmal-Gegenstand, ebenso jede Karte, die eine Stufe bringt.

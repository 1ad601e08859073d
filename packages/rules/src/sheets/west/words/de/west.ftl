# The sheet's name, and the line below it in the new-game form.
sheet-west = Wilder Westen
sheet-west-text = 168 Karten mit Rössern, Stampeden und Handlangern, die noch wachsen. Geht auch zu zweit.

# What its players are, at the beginning of the rulebook.
sheet-west-goal = Ihr raubt euch durch den Wilden Westen.

# Names of cards that differ between sheets.
sheet-west-half-breed = Halb-Blut
sheet-west-go-up = „Steige eine Stufe auf“

# Rules that read differently by this sheet.
sheet-west-combat-one-shot-kind = Eine Karte mit dem Hinweis „Nur einmal einsetzbar“ ist ein Einmal-Gegenstand, ebenso { NAMES($goUp) }, Monsterverstärker und Monsterverdoppler.

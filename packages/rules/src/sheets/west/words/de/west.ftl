# What the sheet is called, and the lines below its name where it is chosen.
sheet-west = Wilder Westen
sheet-west-text = 168 Karten mit Rössern, Stampeden und Handlangern, die noch wachsen. Geht auch zu zweit.

# Cards that sheets have different names for.
sheet-west-half-breed = Halb-Blut
sheet-west-go-up = „Steige eine Stufe auf“

# Rules that read differently by this sheet.
sheet-west-combat-one-shot-kind = Eine Karte mit dem Hinweis „Nur einmal einsetzbar“ ist ein Einmal-Gegenstand, ebenso { NAMES($goUp) }, Monsterverstärker und Monsterverdoppler.

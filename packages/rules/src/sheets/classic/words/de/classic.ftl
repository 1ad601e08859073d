# What the sheet is called, and the lines below its name where it is chosen.
sheet-classic = Klassik
sheet-classic-text = 168 Karten, drei bis sechs am Tisch, bis Stufe 10. Damit fängst du am besten an.

# Cards that sheets have different names for.
sheet-classic-half-breed = Halb-Blut
sheet-classic-go-up = „Steige eine Stufe auf“

# What the sheet is called, and the lines below its name where it is chosen.
sheet-west = El Oeste
sheet-west-text = 168 cartas con monturas, estampidas y compinches que crecen. También para dos.

# Cards that sheets have different names for.
sheet-west-half-breed = Mestizo
sheet-west-go-up = ¡Sube un nivel!

# Rules that read differently by this sheet.
sheet-west-combat-one-shot-kind = Una carta marcada como de un solo uso lo es, y también { NAMES($goUp) }, los potenciadores de monstruo y los duplicadores.

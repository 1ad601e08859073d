# What the sheet is called, and the lines below its name where it is chosen.
sheet-early = El juego básico, reglas antiguas
sheet-early-text = Las mismas 168 cartas con un reglamento anterior: sin refuerzos de No muertos, y no toda maldición sobrevive a su víctima.

# Cards that sheets have different names for.
sheet-early-half-breed = Mestizo
sheet-early-go-up = ¡Sube un nivel!

# Rules that read differently by this sheet.
sheet-early-combat-one-shot-kind = Una carta marcada como de un solo uso lo es, y también toda carta que suba un nivel.

# The sheet's name, and the line below it in the new-game form.
sheet-early = El juego básico, reglas antiguas
sheet-early-text = Las mismas 168 cartas con un reglamento anterior: sin refuerzos de No muertos, y no toda maldición sobrevive a su víctima.

# What its players are, at the beginning of the rulebook.
sheet-early-goal = Saqueáis una mazmorra.

# Names of cards that differ between sheets.
sheet-early-half-breed = Mestizo
sheet-early-go-up = ¡Sube un nivel!

# Rules that read differently by this sheet.
sheet-early-combat-one-shot-kind = Una carta marcada como de un solo uso lo es, y también toda carta que suba un nivel.

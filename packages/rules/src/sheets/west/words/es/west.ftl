# The sheet's name, and the line below it in the new-game form.
sheet-west = El Oeste
sheet-west-text = 168 cartas con monturas, estampidas y compinches que crecen. También para dos.

# What its players are, at the beginning of the rulebook.
sheet-west-goal = Vais desvalijando el Oeste.

# Names of cards that differ between sheets.
sheet-west-half-breed = Mestizo
sheet-west-go-up = ¡Sube un nivel!

# Rules that read differently by this sheet.
sheet-west-combat-one-shot-kind = Una carta marcada como de un solo uso lo es, y también { NAMES($goUp) }, los potenciadores de monstruo y los duplicadores.

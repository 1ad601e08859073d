# The sheet's name, and the line below it in the new-game form.
sheet-space = El espacio
sheet-space-text = 168 cartas con artilugios, láseres que se unen y compinches tras los que esconderse.

# What its players are, at the beginning of the rulebook.
sheet-space-goal = Saqueáis lo que flota por el espacio, cubierta a cubierta.

# Names of cards that differ between sheets.
sheet-space-half-breed = Mestizo
sheet-space-go-up = ¡Sube un nivel!

# Rules that read differently by this sheet.
sheet-space-combat-one-shot-kind = Una carta marcada como de un solo uso lo es, y también toda carta que suba un nivel.

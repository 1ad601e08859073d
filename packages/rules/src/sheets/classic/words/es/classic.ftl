# The sheet's name, and the line below it in the new-game form.
sheet-classic = El juego básico
sheet-classic-text = 168 cartas, de tres a seis jugadores, gana quien llegue al nivel 10. Lo mejor para empezar.

# What its players are, at the beginning of the rulebook.
sheet-classic-goal = Saqueáis una mazmorra.

# Names of cards that differ between sheets.
sheet-classic-half-breed = Mestizo
sheet-classic-go-up = ¡Sube un nivel!

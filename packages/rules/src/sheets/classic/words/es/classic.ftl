# What the sheet is called, and the lines below its name where it is chosen.
sheet-classic = El juego básico
sheet-classic-text = 168 cartas, de tres a seis jugadores, gana quien llegue al nivel 10. Lo mejor para empezar.

# Cards that sheets have different names for.
sheet-classic-half-breed = Mestizo
sheet-classic-go-up = ¡Sube un nivel!

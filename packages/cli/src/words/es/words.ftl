# kickdoor words.

cli-words = muestra todas las cartas de un conjunto como las leen los jugadores
cli-words-set = el conjunto
cli-words-sheet = el reglamento cuyos nombres se usan; si falta, el del propio conjunto
cli-words-format = text: una carta por párrafo; html: una página con los dibujos y todos los idiomas lado a lado
cli-words-out = un archivo en el que escribir, en vez de mostrar
cli-value-format = formato
cli-words-not-built = No se ha podido construir la página. En un clon hace falta lo que instala npm ci.
cli-words-building = Construyendo la página…
cli-words-drawing = Dibujando las cartas…

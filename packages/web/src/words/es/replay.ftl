# The replay page: a finished game, looked at again.

replay-title = Repetición
replay-drop-title = Volver a ver una partida
replay-drop-text = Suelta aquí el archivo de una partida terminada, o elígelo. Se lee y se vuelve a jugar en este navegador; no se envía a ningún sitio.
replay-choose = Elegir un archivo
replay-developing = Volviendo a jugar la partida: { $percent } %
replay-bad = Línea { $line }, columna { $column }: { $fault }
replay-unknown-set = Esta partida se jugó con otra edición del juego de cartas «{ $set }» ({ $hash }…), que aquí no está. Por eso no se puede ver en esta página.
replay-unreachable = No se han podido cargar las cartas de esta partida. ¿Hay conexión?
replay-other = Otro archivo

# With whose eyes.
replay-eyes = Vista por
replay-eyes-public = quien miraba
replay-eyes-open = todos, con las manos abiertas
replay-hand-of = { $who }: mano

# The scrubber.
replay-controls = Repetición
replay-scrubber = Jugada
replay-move = Jugada { $n } de { $all }
replay-taken = Jugada { $n } de { $all }, deshecha después
replay-play = Reproducir
replay-pause = Pausa
replay-next = Jugada siguiente
replay-previous = Jugada anterior
replay-next-turn = Turno siguiente
replay-previous-turn = Turno anterior
replay-turns = Turnos
replay-speed = Velocidad
replay-more = Vista y enlace
replay-copy = Copiar un enlace a este momento
replay-file-link = Quien abra el enlace suelta allí el mismo archivo.
replay-download = Descargar el registro
replay-keys = Flechas en la barra: una jugada. [ y ]: un turno. K: reproducir, pausa.

# The seal: whether the record is what was played.
seal-whole = Sello intacto
seal-broken = Sello roto
seal-title = El sello de este registro
seal-whole-text = Toda la partida se ha vuelto a jugar en este navegador, jugada a jugada: { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}, todo como fue.
seal-unsealed = Quien escribió el registro no pudo jugar la partida hasta el final. Las jugadas están comprobadas, pero el final no lleva sello.
seal-broken-text = El registro no es lo que se jugó. La repetición acaba antes de la línea que no puede ser cierta.
seal-checked = Qué se ha comprobado
seal-sets = Las cartas son exactamente estas: { $sets }
seal-lines = Cada línea concuerda con todas las anteriores y con lo que resultó de su jugada
seal-state = La mesa del final es la que se selló
seal-log = Y también todo lo que pasó
seal-limits = Un sello protege de daños y retoques. No dice quién escribió el registro: quien calcule de nuevo todas las comprobaciones tendrá el registro de otra partida.
seal-line = Línea { $line }: { $what }
seal-deal = el reparto no puede ser cierto; se cambió esta línea o las reglas
seal-changed = se cambió esta jugada o lo que resultó de ella
seal-unread = ninguna jugada legal se lee así
seal-time = esta jugada es anterior a la precedente
seal-refused = las reglas no permiten esta jugada: { $rule }
seal-end-state = la mesa del final es otra
seal-end-log = lo que pasó es otra cosa
seal-set = el juego de cartas { $set } es otro
seal-table = con tantos jugadores no se puede jugar a esto
seal-start = la posición inicial no puede ser de esta partida
seal-fair = la semilla revelada no es la que se comprometió

# La página de administración.

admin-title = Servidor
admin-token = Token
admin-token-hint = El token con el que se inició este servidor. Esta pestaña lo guarda hasta que la cierres o salgas.
admin-sign-in = Entrar
admin-sign-out = Salir
admin-wrong-token = Ese no es el token de este servidor.
admin-token-changed = El servidor ya no acepta este token. Entra con el nuevo.
admin-too-many = Demasiados tokens erróneos desde tu dirección. Espera un minuto e inténtalo de nuevo.
admin-not-here = Este servidor no tiene página de administración: se inició sin token.
admin-lost = No se puede llegar al servidor. Volviendo a intentarlo…
admin-ready = Listo
admin-draining = No admite mesas nuevas
admin-no-lease = Sin concesión de la base de datos: aquí no se juega
admin-cut-off = Aislado de la mayoría de los demás nodos: pueden quedarse con sus mesas
admin-disk-full = El disco está lleno
admin-store-failed = El almacén no escribe
admin-version = Versión
admin-uptime = En marcha desde hace
admin-duration = { $days ->
    [0] { $hours } h { $minutes } min
   *[other] { $days } d { $hours } h
}
admin-store = Almacén
admin-size = { $size } MB
admin-tables-fact = Mesas
admin-tables-count = { $tables }, { $awake } en memoria
admin-sockets = Conexiones
admin-node = Este servidor
admin-node-text = Varios servidores comparten el almacén. Las mesas y las expulsiones son de todos; lo demás de esta página es solo de { $node }.
admin-drain = No admitir mesas nuevas
admin-drain-hint = Las partidas siguen. Antes de parar el servidor, espera a que nadie juegue.
admin-figures = Los últimos diez minutos
admin-plot-moves = Jugadas por segundo
admin-plot-latency = Tiempo de respuesta, ms
admin-plot-loop = Retraso del bucle de eventos, ms
admin-plot-tables = Mesas en memoria
admin-plot-sockets = Conexiones
admin-plot-commit = Jugadas por escritura
admin-plot-now = ahora { $now }, como mucho { $most }
admin-plot-empty = aún no hay datos
admin-minutes = { $minutes } min
admin-now = ahora
admin-tables = Mesas
admin-no-tables = No hay mesas.
admin-stage = { $stage ->
    [open] sin empezar
    [over] terminada
   *[playing] en juego
}
admin-moves = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
admin-last = última actividad { $when }
admin-seat = { $kind ->
    [bot] { $name } (bot)
    [away] { $name } (ausente)
   *[person] { $name }
}
admin-watching = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
admin-look = Ver
admin-record = Registro
admin-record-label = Descargar el registro de { $table }
admin-close = Cerrar
admin-look-label = Ver { $table }
admin-close-label = Cerrar { $table }
admin-close-title = ¿Cerrar esta mesa?
admin-close-text = Se avisa a todos los de { $table } y tienen que irse. Si la partida había empezado, se guarda su registro. No se puede deshacer.
admin-close-yes = Cerrar la mesa
admin-cancel = Cancelar
admin-bans = Expulsiones
admin-no-bans = No hay nadie expulsado.
admin-forever = para siempre
admin-until = hasta { $when }
admin-lift = Levantar
admin-lift-label = Levantar la expulsión de { $ban }
admin-ban-address = Dirección o red
admin-ban-hours = Horas
admin-ban-hours-hint = vacío: para siempre
admin-ban-note = Nota
admin-ban-add = Expulsar
admin-ban-wrong = Eso no es ni una dirección ni una red.
admin-ban-hours-wrong = Las horas deben ser un número entre 0 y 100 000.
admin-ban-label = Expulsar a { $name }
admin-ban-title = ¿Expulsar a { $name }?
admin-ban-text = Se corta la conexión de { $name } y la partida sigue sin esa persona. Como no hay cuentas, puede volver con otro nombre. Para impedirlo, expulsa también su dirección más abajo.

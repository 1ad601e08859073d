# kickdoor admin.

cli-admin = administrar un servidor en marcha
cli-admin-status = mostrar cómo está el servidor
cli-admin-list = listar las mesas
cli-admin-show = mostrar una mesa
cli-admin-close = cerrar una mesa para siempre; su partida queda en un registro
cli-admin-export = escribir el registro de una partida, con todas las cartas ocultas
cli-admin-bans = listar los bloqueos
cli-admin-ban = bloquear una dirección, una red o al jugador de un asiento
cli-admin-unban = levantar un bloqueo
cli-admin-drain = no admitir mesas nuevas; las partidas siguen
cli-admin-most = cuántas mesas como máximo (100)
cli-admin-table = la mesa, como en su enlace
cli-admin-export-file = dónde escribir; si falta, la salida estándar
cli-admin-ban-address = una dirección como 203.0.113.7 o una red como 203.0.113.0/24
cli-admin-ban-table = la mesa del jugador
cli-admin-ban-seat = el asiento del jugador, contando desde 0
cli-admin-ban-hours = cuántas horas; si falta, para siempre
cli-admin-ban-note = una nota para ti
cli-admin-unban-id = el bloqueo, como aparece en la lista
cli-admin-drain-off = volver a admitir mesas nuevas

cli-admin-no-server = No hay ningún servidor en marcha con la carpeta de datos { $folder }. Elige otra: --data o DATA_DIR
cli-admin-not-allowed = El servidor de la carpeta de datos { $folder } es de otro usuario. Ejecuta la orden como ese usuario.
cli-admin-refused = El servidor dice: { $why }
cli-admin-ban-whom = Indica una dirección, o un jugador con --table y --seat.

cli-admin-closed = La mesa está cerrada.
cli-admin-closed-to = La mesa está cerrada. Su registro: { $file }
cli-admin-exported = Escrito: { $file }
cli-admin-banned = Bloqueado: { $ban }
cli-admin-unbanned = Ya no está bloqueado: { $ban }
cli-admin-drained = El servidor no admite mesas nuevas. Las partidas siguen.
cli-admin-drained-off = El servidor vuelve a admitir mesas.
cli-admin-no-tables = No hay mesas.
cli-admin-no-bans = No hay nadie bloqueado.
cli-admin-forever = para siempre
cli-admin-until = hasta { $until }

cli-admin-status-version = Kickdoor { $version }, en marcha desde { $since }
cli-admin-status-ready = Admite mesas nuevas.
cli-admin-status-draining = No admite mesas nuevas: está a punto de parar.
cli-admin-status-no-lease = No lleva ninguna mesa: no tiene una concesión válida de la base de datos.
cli-admin-status-cut-off = Está aislado de la mayoría de los demás nodos, que pueden quedarse con sus mesas.
cli-admin-status-disk-full = No puede guardar nada: el disco está lleno.
cli-admin-status-store-failed = No puede guardar nada: el almacén no escribe.
cli-admin-status-tables = Mesas: { $tables }; en memoria: { $awake }; conexiones: { $sockets }
cli-admin-status-store = Almacén: { $size } MiB
cli-admin-status-load = Jugadas por segundo: { $moves }; 99 de cada 100 respondidas en { $latency } ms; retraso del bucle de eventos: { $loop } ms

cli-admin-stage-open = abierta
cli-admin-stage-playing = en juego
cli-admin-stage-over = terminada
cli-admin-moves = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
cli-admin-awake = despierta
cli-admin-asleep = dormida
cli-admin-watching = Espectadores: { $count }
cli-admin-seat = Asiento { $seat }: { $kind ->
    [empty] libre
    [bot] { $name }, un bot
    [away] { $name }, ausente
   *[person] { $name }, con conexión
}

# kickdoor backup, kickdoor restore.

cli-backup = copiar el almacén a un archivo, aunque el servidor esté en marcha
cli-backup-file = el archivo nuevo
cli-backup-done = { $file }: una copia comprobada con { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} y { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
cli-backup-damaged = { $file } está dañado: { $why }
cli-backup-none = { $file } no es una copia de seguridad.
cli-backup-shared = STORE está puesto, así que las partidas se guardan en PostgreSQL, y esta orden solo copia SQLite. Usa las herramientas de PostgreSQL: pg_dump y pg_restore, o el archivado continuo.
cli-backup-no-store = En la carpeta de datos { $path } no hay ningún almacén.
cli-backup-exists = { $path } ya existe.
cli-backup-not-empty = En la carpeta de datos { $path } ya hay un almacén. --replace lo pone aparte.
cli-restore = poner una copia de seguridad en la carpeta de datos
cli-restore-file = la copia de seguridad
cli-restore-replace = poner aparte el almacén que haya
cli-restore-done = { $folder } tiene ahora la copia: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} y { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
cli-restore-aside = El almacén anterior: { $folder }

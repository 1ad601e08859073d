# kickdoor serve.

cli-serve = sirve el juego; muestra la dirección que hay que abrir
cli-serve-port = el puerto en el que escucha (PORT, 3000)
cli-serve-host = la dirección en la que escucha (HOST, 0.0.0.0: todas las de esta máquina)
cli-serve-data = dónde se guardan las partidas (DATA_DIR, ./data)
cli-serve-store = la base de datos PostgreSQL que comparten varios servidores (STORE; sin ella, SQLite en DATA_DIR)
cli-serve-nats = los servidores NATS por los que los servidores que comparten base de datos se enteran antes unos de otros (NATS)
cli-serve-advertise = la dirección en la que los demás servidores encuentran a este (ADVERTISE; si falta, la primera de esta máquina)
cli-serve-admin-token-file = un archivo con el token que abre la página de administración, /admin (o el propio token en ADMIN_TOKEN; sin ninguno de los dos no hay tal página)
cli-serve-open = Kickdoor está abierto en { $url }
cli-serve-network = En la misma red: { $url }
cli-serve-no-page = La página no está construida. Constrúyela con: npm run build

# A setting that can't be used; $name is PORT, HOST, DATA_DIR or LOG_LEVEL.
cli-serve-bad-port = { $name } es { $value }; se espera un número de 0 a 65535
cli-serve-bad-host = { $name } es { $value }; se espera una dirección o el nombre de esta máquina, como 127.0.0.1
cli-serve-bad-folder = { $name } es { $value }; se espera una carpeta
cli-serve-bad-host-packs = { $name } es { $value }; se espera off, link o listed
cli-serve-bad-level = { $name } es { $value }; se espera { $levels }
cli-serve-bad-proxy = { $name } es { $value }; se esperan direcciones o redes de proxies separadas por comas, como loopback,10.0.0.0/8
cli-serve-bad-names = { $name } es { $value }; se esperan nombres de este servidor separados por comas, como game.example.org,localhost
cli-serve-bad-contact = { $name } es { $value }; se espera una dirección donde los servicios de notificaciones puedan preguntar por este servidor, como mailto:admin@example.org o https://example.org
cli-serve-bad-hosts = { $name } es { $value }; se esperan nombres de servicios de notificaciones separados por comas, como push.example.org,*.example.net
cli-serve-bad-limits = { $name } es { $value }; se espera un número mayor que 0, como 2
cli-serve-bad-threads = { $name } es { $value }; se espera un número de hilos desde 1, como 2
cli-serve-bad-milliseconds = { $name } es { $value }; se esperan milisegundos de 0 a 10000, como 500
cli-serve-bad-listener = { $name } es { $value }; se espera una dirección y un puerto, como 127.0.0.1:9464
cli-serve-bad-token = El token de { $name } no sirve; se esperan de 16 a 256 letras, cifras y signos ASCII sin espacios, como los que da openssl rand -hex 24
cli-serve-bad-duration = { $name } es { $value }; se espera un número de horas o días, como 12h o 30d, o never
cli-serve-bad-store = { $name } es { $value }; se espera la dirección de una base de datos PostgreSQL, como postgres://kickdoor:secreto@10.0.0.1:5432/kickdoor
cli-serve-bad-nats = { $name } es { $value }; se esperan direcciones de servidores NATS separadas por comas, como nats://10.0.0.1:4222
cli-serve-bad-advertised = { $name } es { $value }; se espera la dirección en la que los demás servidores encuentran a este, como http://10.0.0.2:3000
cli-serve-bad-no-store = { $name } es { $value }, pero solo lo usan los servidores que comparten una base de datos PostgreSQL. Indica también STORE, o quita { $name }.
cli-serve-bad-no-data = --data es { $value }, pero STORE está puesto y las partidas se guardan en esa base de datos. Quita uno de los dos. Los archivos propios del servidor (el socket de admin, los registros, los informes de fallos) van a DATA_DIR.

cli-serve-slow-stop = La parada tardó demasiado; se cortó lo que seguía abierto.
cli-serve-port-taken = El puerto { $port } está en uso. Elige otro: PORT={ $other }
cli-serve-port-forbidden = Este usuario no puede usar el puerto { $port }.
cli-serve-not-here = HOST es "{ $host }", que no es una dirección de esta máquina.
cli-serve-data-folder = No se puede usar la carpeta de datos { $folder }: { $why }
cli-serve-token-file = No se puede leer el token de { $file }: { $why }
cli-serve-folder-in-use = Otro servidor está usando la carpeta de datos { $folder }. Detenlo, o elige otra carpeta: DATA_DIR
cli-serve-database = No se puede usar la base de datos { $url }: { $why }
cli-serve-no-nats = Ningún servidor NATS responde en { $url }. Arráncalo, o quita NATS: sin él, los servidores se enteran unos segundos más tarde.

# Why a PostgreSQL database can't be used.
cli-database-unreachable = no responde
cli-database-refused = rechaza el usuario o la contraseña
cli-database-missing = no hay ninguna base de datos con ese nombre
cli-database-forbidden = este usuario no puede crear ni cambiar tablas en ella
cli-database-newer = la escribió una versión más nueva de Kickdoor, y solo una así puede usarla. No se ha cambiado nada

# SQLite's errors, by its codes.
cli-newer-database = la base de datos la escribió una versión más nueva de Kickdoor, y solo una así puede abrirla. No se ha cambiado nada
cli-sqlite-BUSY = otro programa está usando la base de datos
cli-sqlite-CANTOPEN = la base de datos no se puede abrir
cli-sqlite-CORRUPT = la base de datos está dañada
cli-sqlite-FULL = no queda espacio
cli-sqlite-NOTADB = su kickdoor.sqlite no es una base de datos
cli-sqlite-READONLY = no se puede escribir nada en la base de datos

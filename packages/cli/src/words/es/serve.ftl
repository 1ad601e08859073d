# kickdoor serve.

cli-serve = sirve el juego; muestra la dirección que hay que abrir
cli-serve-port = el puerto en el que escucha (PORT, 3000)
cli-serve-host = la dirección en la que escucha (HOST, 0.0.0.0: todas las de esta máquina)
cli-serve-data = dónde se guardan las partidas (DATA_DIR, ./data)
cli-serve-open = Kickdoor está abierto en { $url }
cli-serve-network = En la misma red: { $url }
cli-serve-no-page = La página no está construida. Constrúyela con: npm run build

# A setting that can't be used; $name is PORT, HOST, DATA_DIR or LOG_LEVEL.
cli-serve-bad-port = { $name } es { $value }; se espera un número de 0 a 65535
cli-serve-bad-host = { $name } es { $value }; se espera una dirección o el nombre de esta máquina, como 127.0.0.1
cli-serve-bad-folder = { $name } es { $value }; se espera una carpeta
cli-serve-bad-level = { $name } es { $value }; se espera { $levels }
cli-serve-bad-proxy = { $name } es { $value }; se esperan direcciones o redes de proxies separadas por comas, como loopback,10.0.0.0/8
cli-serve-bad-names = { $name } es { $value }; se esperan nombres de este servidor separados por comas, como game.example.org,localhost
cli-serve-bad-limits = { $name } es { $value }; se espera un número mayor que 0, como 2
cli-serve-bad-listener = { $name } es { $value }; se espera una dirección y un puerto, como 127.0.0.1:9464
cli-serve-bad-duration = { $name } es { $value }; se espera un número de horas o días, como 12h o 30d, o never

cli-serve-slow-stop = La parada tardó demasiado; se cortó lo que seguía abierto.
cli-serve-port-taken = El puerto { $port } está en uso. Elige otro: PORT={ $other }
cli-serve-port-forbidden = Este usuario no puede usar el puerto { $port }.
cli-serve-not-here = HOST es "{ $host }", que no es una dirección de esta máquina.
cli-serve-data-folder = No se puede usar la carpeta de datos { $folder }: { $why }
cli-serve-folder-in-use = Otro servidor está usando la carpeta de datos { $folder }. Detenlo, o elige otra carpeta: DATA_DIR

# SQLite's errors, by its codes.
cli-newer-database = la base de datos la escribió una versión más nueva de Kickdoor, y solo una así puede abrirla. No se ha cambiado nada
cli-sqlite-BUSY = otro programa está usando la base de datos
cli-sqlite-CANTOPEN = la base de datos no se puede abrir
cli-sqlite-CORRUPT = la base de datos está dañada
cli-sqlite-FULL = no queda espacio
cli-sqlite-NOTADB = su kickdoor.sqlite no es una base de datos
cli-sqlite-READONLY = no se puede escribir nada en la base de datos

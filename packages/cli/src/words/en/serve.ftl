# kickdoor serve.

cli-serve = serve the game; prints the address to open
cli-serve-port = the port to listen on (PORT, 3000)
cli-serve-host = the address to listen on (HOST, 0.0.0.0: every address of this machine)
cli-serve-data = where games are kept (DATA_DIR, ./data)
cli-serve-open = Kickdoor is open at { $url }
cli-serve-network = On the same network: { $url }
cli-serve-no-page = The page has not been built. Build it with: npm run build

# A setting that can't be used; $name is PORT, HOST, DATA_DIR or LOG_LEVEL.
cli-serve-bad-port = { $name } is { $value }; expected a number from 0 to 65535
cli-serve-bad-host = { $name } is { $value }; expected an address or the name of this machine, such as 127.0.0.1
cli-serve-bad-folder = { $name } is { $value }; expected a folder
cli-serve-bad-level = { $name } is { $value }; expected { $levels }
cli-serve-bad-proxy = { $name } is { $value }; expected addresses or networks of proxies with commas between them, such as loopback,10.0.0.0/8
cli-serve-bad-names = { $name } is { $value }; expected names of this server with commas between them, such as game.example.org,localhost
cli-serve-bad-limits = { $name } is { $value }; expected a number above 0, such as 2
cli-serve-bad-listener = { $name } is { $value }; expected an address and a port, such as 127.0.0.1:9464
cli-serve-bad-duration = { $name } is { $value }; expected a number of hours or days, such as 12h or 30d, or never

cli-serve-slow-stop = Stopping took too long; what was still open was cut off.
cli-serve-port-taken = Port { $port } is in use. Choose another one: PORT={ $other }
cli-serve-port-forbidden = Port { $port } may not be used by this user.
cli-serve-not-here = HOST is "{ $host }", which is not an address of this machine.
cli-serve-data-folder = The data folder { $folder } can't be used: { $why }
cli-serve-folder-in-use = Another server is using the data folder { $folder }. Stop it, or choose another folder: DATA_DIR

# SQLite's errors, by its codes.
cli-newer-database = a newer version of Kickdoor has written the database, and only such a one can open it. Nothing was changed
cli-sqlite-BUSY = another program is using the database
cli-sqlite-CANTOPEN = the database can’t be opened
cli-sqlite-CORRUPT = the database is damaged
cli-sqlite-FULL = there is no room left
cli-sqlite-NOTADB = its kickdoor.sqlite is no database
cli-sqlite-READONLY = nothing can be written to the database

# kickdoor serve.

cli-serve = serve the game; prints the address to open
cli-serve-port = the port to listen on (PORT, 3000)
cli-serve-host = the address to listen on (HOST, 0.0.0.0: every address of this machine)
cli-serve-data = where games are kept (DATA_DIR, ./data)
cli-serve-store = the PostgreSQL database that several servers share (STORE; without it, SQLite in DATA_DIR)
cli-serve-nats = the NATS servers over which servers that share a database hear of each other sooner (NATS)
cli-serve-advertise = the address at which the other servers reach this one (ADVERTISE; without it, this machine’s first address)
cli-serve-admin-token-file = a file with the token that opens the owner’s page, /admin (or the token itself in ADMIN_TOKEN; without either, there is no such page)
cli-serve-open = Kickdoor is open at { $url }
cli-serve-network = On the same network: { $url }
cli-serve-no-page = The page has not been built. Build it with: npm run build

# A setting that can't be used; $name is PORT, HOST, DATA_DIR or LOG_LEVEL.
cli-serve-bad-port = { $name } is { $value }; expected a number from 0 to 65535
cli-serve-bad-host = { $name } is { $value }; expected an address or the name of this machine, such as 127.0.0.1
cli-serve-bad-folder = { $name } is { $value }; expected a folder
cli-serve-bad-host-packs = { $name } is { $value }; expected off, link or listed
cli-serve-bad-level = { $name } is { $value }; expected { $levels }
cli-serve-bad-proxy = { $name } is { $value }; expected addresses or networks of proxies with commas between them, such as loopback,10.0.0.0/8
cli-serve-bad-names = { $name } is { $value }; expected names of this server with commas between them, such as game.example.org,localhost
cli-serve-bad-contact = { $name } is { $value }; expected an address at which push services can ask about this server, such as mailto:owner@example.org or https://example.org
cli-serve-bad-hosts = { $name } is { $value }; expected hosts of push services with commas between them, such as push.example.org,*.example.net
cli-serve-bad-limits = { $name } is { $value }; expected a number above 0, such as 2
cli-serve-bad-threads = { $name } is { $value }; expected a whole number of threads from 1, such as 2
cli-serve-bad-milliseconds = { $name } is { $value }; expected milliseconds from 0 to 10000, such as 500
cli-serve-bad-listener = { $name } is { $value }; expected an address and a port, such as 127.0.0.1:9464
cli-serve-bad-token = The token in { $name } can’t be used; expected 16 to 256 ASCII letters, digits and symbols without spaces, such as openssl rand -hex 24 prints
cli-serve-bad-duration = { $name } is { $value }; expected a number of hours or days, such as 12h or 30d, or never
cli-serve-bad-store = { $name } is { $value }; expected the address of a PostgreSQL database, such as postgres://kickdoor:secret@10.0.0.1:5432/kickdoor
cli-serve-bad-nats = { $name } is { $value }; expected addresses of NATS servers with commas between them, such as nats://10.0.0.1:4222
cli-serve-bad-advertised = { $name } is { $value }; expected the address at which other servers reach this one, such as http://10.0.0.2:3000
cli-serve-bad-no-store = { $name } is { $value }, but only servers that share a PostgreSQL database use it. Set STORE as well, or leave { $name } out.
cli-serve-bad-no-data = --data is { $value }, but STORE is set, so games are kept in that database. Leave out one of the two. The server’s own files (its admin socket, records, defect reports) go to DATA_DIR.

cli-serve-slow-stop = Stopping took too long; what was still open was cut off.
cli-serve-port-taken = Port { $port } is in use. Choose another one: PORT={ $other }
cli-serve-port-forbidden = Port { $port } may not be used by this user.
cli-serve-not-here = HOST is "{ $host }", which is not an address of this machine.
cli-serve-data-folder = The data folder { $folder } can’t be used: { $why }
cli-serve-token-file = The token can’t be read from { $file }: { $why }
cli-serve-folder-in-use = Another server is using the data folder { $folder }. Stop it, or choose another folder: DATA_DIR
cli-serve-database = The database { $url } can’t be used: { $why }
cli-serve-no-nats = No NATS server answers at { $url }. Start it, or leave NATS out: without it, servers hear of each other a few seconds later.

# Why a PostgreSQL database can't be used.
cli-database-unreachable = it does not answer
cli-database-refused = it refuses the user name or the password
cli-database-missing = there is no database with that name
cli-database-forbidden = this user may not create or change tables there
cli-database-newer = it was written by a newer version of Kickdoor, and only such a version can use it. Nothing was changed

# SQLite's errors, by its codes.
cli-newer-database = the database was written by a newer version of Kickdoor, and only such a version can open it. Nothing was changed
cli-sqlite-BUSY = another program is using the database
cli-sqlite-CANTOPEN = the database can’t be opened
cli-sqlite-CORRUPT = the database is damaged
cli-sqlite-FULL = there is no room left
cli-sqlite-NOTADB = its kickdoor.sqlite is not a database
cli-sqlite-READONLY = nothing can be written to the database

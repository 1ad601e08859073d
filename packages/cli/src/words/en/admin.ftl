# kickdoor admin.

cli-admin = administer a running server
cli-admin-status = show the server’s status
cli-admin-list = list the tables
cli-admin-show = show a table
cli-admin-close = close a table for good; its game goes into a record file
cli-admin-export = write the record of a table’s game, every hidden card included
cli-admin-bans = list the bans
cli-admin-ban = ban an address or a network, or the player at a seat
cli-admin-unban = lift a ban
cli-admin-drain = take no new tables; games go on
cli-admin-most = the most tables to list (100)
cli-admin-table = the table, as in its link
cli-admin-export-file = where to write; standard output without it
cli-admin-ban-address = an address such as 203.0.113.7, or a network such as 203.0.113.0/24
cli-admin-ban-table = the table of the player
cli-admin-ban-seat = the seat of the player, counted from 0
cli-admin-ban-hours = how many hours; forever without it
cli-admin-ban-note = a note for yourself
cli-admin-unban-id = the ban, as listed
cli-admin-drain-off = take new tables again

cli-admin-no-server = No server is running on the data folder { $folder }. Choose another one: --data or DATA_DIR
cli-admin-not-allowed = The server on the data folder { $folder } belongs to another user. Run this command as that user.
cli-admin-refused = The server says: { $why }
cli-admin-ban-whom = Name an address, or a player by --table and --seat.

cli-admin-closed = The table is closed.
cli-admin-closed-to = The table is closed. Its record: { $file }
cli-admin-exported = Written: { $file }
cli-admin-banned = Banned: { $ban }
cli-admin-unbanned = No longer banned: { $ban }
cli-admin-drained = The server takes no new tables. Games go on.
cli-admin-drained-off = The server takes new tables again.
cli-admin-no-tables = There are no tables.
cli-admin-no-bans = Nobody is banned.
cli-admin-forever = forever
cli-admin-until = until { $until }

cli-admin-status-version = Kickdoor { $version }, running since { $since }
cli-admin-status-ready = It takes new tables.
cli-admin-status-draining = It takes no new tables: it is draining.
cli-admin-status-no-lease = It plays no tables: it has no valid lease from the database.
cli-admin-status-cut-off = It is cut off from most of the other nodes, which may take its tables.
cli-admin-status-disk-full = It can’t store anything: the disk is full.
cli-admin-status-store-failed = It can’t store anything: the store can’t be written to.
cli-admin-status-tables = Tables: { $tables }, in memory: { $awake }, connections: { $sockets }
cli-admin-status-store = Store: { $size } MiB
cli-admin-status-load = Moves a second: { $moves }; 99 in 100 answered within { $latency } ms; event loop late by { $loop } ms

cli-admin-stage-open = open
cli-admin-stage-playing = playing
cli-admin-stage-over = over
cli-admin-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
cli-admin-awake = awake
cli-admin-asleep = asleep
cli-admin-watching = Spectators: { $count }
cli-admin-seat = Seat { $seat }: { $kind ->
    [empty] free
    [bot] { $name }, a bot
    [away] { $name }, away
   *[person] { $name }, connected
}

# kickdoor backup, kickdoor restore.

cli-backup = copy the store, of a running server too, into a file
cli-backup-file = the new file
cli-backup-done = { $file }: a sound copy with { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
cli-backup-damaged = { $file } is damaged: { $why }
cli-backup-none = { $file } is not a backup.
cli-backup-shared = STORE is set, so games are kept in PostgreSQL, and this command copies SQLite stores only. Use PostgreSQL’s own tools: pg_dump and pg_restore, or continuous archiving.
cli-backup-no-store = There is no store in the data folder { $path }.
cli-backup-exists = { $path } exists already.
cli-backup-not-empty = The data folder { $path } has a store already. --replace puts it aside.
cli-restore = put a backup into the data folder
cli-restore-file = the backup
cli-restore-replace = put aside the store that is there
cli-restore-done = { $folder } has the backup now: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
cli-restore-aside = The store that was there: { $folder }

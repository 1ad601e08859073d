# The owner's page.

admin-title = Server
admin-token = Token
admin-token-hint = The one this server was started with. This tab keeps it until you close it or sign out.
admin-sign-in = Sign in
admin-sign-out = Sign out
admin-wrong-token = That is not this server’s token.
admin-token-changed = The server no longer accepts this token. Sign in with the new one.
admin-too-many = Too many wrong tokens from your address. Wait a minute, then try again.
admin-not-here = This server has no owner’s page: it was started without a token.
admin-lost = The server can’t be reached. Trying again…
admin-ready = Ready
admin-draining = Draining: no new tables
admin-no-lease = No lease from the database: nothing is played here
admin-cut-off = Cut off from most of the other nodes: they may take its tables
admin-disk-full = The disk is full
admin-store-failed = The store can’t be written to
admin-version = Version
admin-uptime = Running for
admin-duration = { $days ->
    [0] { $hours } h { $minutes } min
   *[other] { $days } d { $hours } h
}
admin-store = Store
admin-size = { $size } MB
admin-tables-fact = Tables
admin-tables-count = { $tables }, { $awake } in memory
admin-sockets = Connections
admin-node = This server
admin-node-text = Several servers share the store. Tables and bans are shared by all of them; everything else on this page is about { $node } alone.
admin-drain = Take no new tables
admin-drain-hint = Games go on. Before you stop the server, wait until nobody plays.
admin-figures = The last ten minutes
admin-plot-moves = Moves per second
admin-plot-latency = Answer time, ms
admin-plot-loop = Event loop delay, ms
admin-plot-tables = Tables in memory
admin-plot-sockets = Connections
admin-plot-commit = Moves per commit
admin-plot-now = now { $now }, at most { $most }
admin-plot-empty = no data yet
admin-minutes = { $minutes } min
admin-now = now
admin-tables = Tables
admin-no-tables = There are no tables.
admin-stage = { $stage ->
    [open] not started
    [over] over
   *[playing] playing
}
admin-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
admin-last = last active { $when }
admin-seat = { $kind ->
    [bot] { $name } (bot)
    [away] { $name } (away)
   *[person] { $name }
}
admin-watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
admin-look = Look
admin-record = Record
admin-record-label = Download the record of { $table }
admin-close = Close
admin-look-label = Look at { $table }
admin-close-label = Close { $table }
admin-close-title = Close this table?
admin-close-text = Everybody at { $table } is told so and disconnected. A game that has started is saved as a record file. This can’t be undone.
admin-close-yes = Close the table
admin-cancel = Cancel
admin-bans = Bans
admin-no-bans = Nobody is banned.
admin-forever = forever
admin-until = until { $when }
admin-lift = Lift
admin-lift-label = Lift the ban on { $ban }
admin-ban-address = Address or network
admin-ban-hours = Hours
admin-ban-hours-hint = empty: forever
admin-ban-note = Note
admin-ban-add = Ban
admin-ban-wrong = That is neither an address nor a network.
admin-ban-hours-wrong = The hours must be a number between 0 and 100,000.
admin-ban-label = Ban { $name }
admin-ban-title = Ban { $name }?
admin-ban-text = { $name } is disconnected, and the game goes on without them. There are no accounts: they can come back as somebody else. To prevent that, ban their address below.

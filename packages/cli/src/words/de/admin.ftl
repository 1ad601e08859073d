# kickdoor admin.

cli-admin = einen laufenden Server betreuen
cli-admin-status = zeigen, wie es dem Server geht
cli-admin-list = die Tische auflisten
cli-admin-show = einen Tisch zeigen
cli-admin-close = einen Tisch endgültig schließen; sein Spiel kommt in eine Aufzeichnung
cli-admin-export = die Aufzeichnung eines Tisches ausgeben, mit allen verdeckten Karten
cli-admin-bans = die Sperren auflisten
cli-admin-ban = eine Adresse, ein Netz oder den Spieler an einem Platz sperren
cli-admin-unban = eine Sperre aufheben
cli-admin-drain = keine neuen Tische annehmen; Spiele gehen weiter
cli-admin-most = höchstens so viele Tische (100)
cli-admin-table = der Tisch, wie in seinem Link
cli-admin-export-file = wohin geschrieben wird; ohne Angabe auf die Standardausgabe
cli-admin-ban-address = eine Adresse wie 203.0.113.7 oder ein Netz wie 203.0.113.0/24
cli-admin-ban-table = der Tisch des Spielers
cli-admin-ban-seat = der Platz des Spielers, ab 0 gezählt
cli-admin-ban-hours = wie viele Stunden; ohne Angabe für immer
cli-admin-ban-note = eine Notiz für dich selbst
cli-admin-unban-id = die Sperre, wie aufgelistet
cli-admin-drain-off = wieder neue Tische annehmen

cli-admin-no-server = Auf dem Datenordner { $folder } läuft kein Server. Wähle einen anderen: --data oder DATA_DIR
cli-admin-not-allowed = Der Server auf dem Datenordner { $folder } gehört einem anderen Benutzer. Führe den Befehl als dieser Benutzer aus.
cli-admin-refused = Der Server sagt: { $why }
cli-admin-ban-whom = Nenne eine Adresse oder mit --table und --seat einen Spieler.

cli-admin-closed = Der Tisch ist geschlossen.
cli-admin-closed-to = Der Tisch ist geschlossen. Seine Aufzeichnung: { $file }
cli-admin-exported = Geschrieben: { $file }
cli-admin-banned = Gesperrt: { $ban }
cli-admin-unbanned = Nicht mehr gesperrt: { $ban }
cli-admin-drained = Der Server nimmt keine neuen Tische an. Spiele gehen weiter.
cli-admin-drained-off = Der Server nimmt wieder neue Tische an.
cli-admin-no-tables = Es gibt keine Tische.
cli-admin-no-bans = Niemand ist gesperrt.
cli-admin-forever = für immer
cli-admin-until = bis { $until }

cli-admin-status-version = Kickdoor { $version }, läuft seit { $since }
cli-admin-status-ready = Er nimmt neue Tische an.
cli-admin-status-draining = Er nimmt keine neuen Tische an, weil er bald anhält.
cli-admin-status-no-lease = An ihm wird nicht gespielt: Er hat keinen gültigen Lease von der Datenbank.
cli-admin-status-cut-off = Er ist von den meisten anderen Knoten getrennt; sie können seine Tische übernehmen.
cli-admin-status-disk-full = Er kann nichts speichern: Der Datenträger ist voll.
cli-admin-status-store-failed = Er kann nichts speichern: Der Speicher schreibt nicht.
cli-admin-status-tables = Tische: { $tables }, im Arbeitsspeicher: { $awake }, Verbindungen: { $sockets }
cli-admin-status-store = Speicher: { $size } MiB
cli-admin-status-load = Züge pro Sekunde: { $moves }; 99 von 100 beantwortet in { $latency } ms; Ereignisschleife verspätet um { $loop } ms

cli-admin-stage-open = offen
cli-admin-stage-playing = läuft
cli-admin-stage-over = zu Ende
cli-admin-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
cli-admin-awake = wach
cli-admin-asleep = schläft
cli-admin-watching = Zuschauer: { $count }
cli-admin-seat = Platz { $seat }: { $kind ->
    [empty] frei
    [bot] { $name }, ein Bot
    [away] { $name }, abwesend
   *[person] { $name }, verbunden
}

# kickdoor backup, kickdoor restore.

cli-backup = den Speicher in eine Datei kopieren, auch bei laufendem Server
cli-backup-file = die neue Datei
cli-backup-done = { $file }: eine geprüfte Kopie mit { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
} und { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}
cli-backup-damaged = { $file } ist beschädigt: { $why }
cli-backup-none = { $file } ist keine Sicherung.
cli-backup-shared = STORE ist gesetzt, die Partien liegen also in PostgreSQL; dieser Befehl kopiert nur SQLite. Nimm PostgreSQLs eigene Werkzeuge: pg_dump und pg_restore, oder fortlaufende Archivierung.
cli-backup-no-store = Im Datenordner { $path } liegt kein Speicher.
cli-backup-exists = { $path } gibt es schon.
cli-backup-not-empty = Im Datenordner { $path } liegt schon ein Speicher. --replace legt ihn beiseite.
cli-restore = eine Sicherung in den Datenordner zurückspielen
cli-restore-file = die Sicherung
cli-restore-replace = den Speicher, der dort liegt, beiseitelegen
cli-restore-done = In { $folder } liegt jetzt die Sicherung: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} und { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
cli-restore-aside = Der bisherige Speicher: { $folder }

# Die Verwaltungsseite.

admin-title = Server
admin-token = Token
admin-token-hint = Das Token, mit dem dieser Server gestartet wurde. Dieser Tab merkt es sich, bis du ihn schließt oder dich abmeldest.
admin-sign-in = Anmelden
admin-sign-out = Abmelden
admin-wrong-token = Das ist nicht das Token dieses Servers.
admin-token-changed = Der Server nimmt dieses Token nicht mehr an. Melde dich mit dem neuen an.
admin-too-many = Zu viele falsche Token von deiner Adresse. Warte eine Minute und versuch es dann noch einmal.
admin-not-here = Dieser Server hat keine Verwaltungsseite: Er wurde ohne Token gestartet.
admin-lost = Der Server ist nicht erreichbar. Neuer Versuch läuft …
admin-ready = Bereit
admin-draining = Nimmt keine neuen Tische an
admin-no-lease = Kein Lease von der Datenbank: Hier wird nicht gespielt
admin-cut-off = Von den meisten anderen Knoten getrennt: Sie können die Tische hier übernehmen
admin-disk-full = Der Datenträger ist voll
admin-store-failed = Der Speicher schreibt nicht
admin-version = Version
admin-uptime = Läuft seit
admin-duration = { $days ->
    [0] { $hours } Std. { $minutes } Min.
   *[other] { $days } T. { $hours } Std.
}
admin-store = Speicher
admin-size = { $size } MB
admin-tables-fact = Tische
admin-tables-count = { $tables }, davon { $awake } im Arbeitsspeicher
admin-sockets = Verbindungen
admin-node = Dieser Server
admin-node-text = Mehrere Server teilen sich den Speicher. Tische und Sperren gelten für alle; alles andere auf dieser Seite betrifft nur { $node }.
admin-drain = Keine neuen Tische annehmen
admin-drain-hint = Laufende Partien gehen weiter. Bevor du den Server stoppst, warte, bis niemand mehr spielt.
admin-figures = Die letzten zehn Minuten
admin-plot-moves = Züge pro Sekunde
admin-plot-latency = Antwortzeit, ms
admin-plot-loop = Verzögerung der Ereignisschleife, ms
admin-plot-tables = Tische im Arbeitsspeicher
admin-plot-sockets = Verbindungen
admin-plot-commit = Züge pro Commit
admin-plot-now = jetzt { $now }, höchstens { $most }
admin-plot-empty = noch keine Daten
admin-minutes = { $minutes } Min.
admin-now = jetzt
admin-tables = Tische
admin-no-tables = Es gibt keine Tische.
admin-stage = { $stage ->
    [open] noch nicht begonnen
    [over] zu Ende
   *[playing] läuft
}
admin-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
admin-last = zuletzt aktiv { $when }
admin-seat = { $kind ->
    [bot] { $name } (Bot)
    [away] { $name } (nicht da)
   *[person] { $name }
}
admin-watching = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
admin-look = Ansehen
admin-record = Aufzeichnung
admin-record-label = Aufzeichnung von { $table } herunterladen
admin-close = Schließen
admin-look-label = { $table } ansehen
admin-close-label = { $table } schließen
admin-close-title = Diesen Tisch schließen?
admin-close-text = Alle am Tisch { $table } erfahren es und müssen gehen. Eine begonnene Partie wird als Aufzeichnung gespeichert. Das lässt sich nicht rückgängig machen.
admin-close-yes = Tisch schließen
admin-cancel = Abbrechen
admin-bans = Sperren
admin-no-bans = Niemand ist gesperrt.
admin-forever = für immer
admin-until = bis { $when }
admin-lift = Aufheben
admin-lift-label = Sperre von { $ban } aufheben
admin-ban-address = Adresse oder Netz
admin-ban-hours = Stunden
admin-ban-hours-hint = leer: für immer
admin-ban-note = Notiz
admin-ban-add = Sperren
admin-ban-wrong = Das ist weder eine Adresse noch ein Netz.
admin-ban-hours-wrong = Die Stunden müssen eine Zahl zwischen 0 und 100.000 sein.
admin-ban-label = { $name } sperren
admin-ban-title = { $name } sperren?
admin-ban-text = { $name } wird getrennt, und die Partie geht ohne diese Person weiter. Es gibt keine Konten: Sie kann unter anderem Namen wiederkommen. Sperre unten auch die Adresse, wenn du das verhindern willst.

# kickdoor serve.

cli-serve = den Spielserver starten und die Adresse ausgeben, unter der gespielt wird
cli-serve-port = der Port des Servers (PORT, 3000)
cli-serve-host = die Adresse des Servers (HOST, 0.0.0.0: alle dieses Rechners)
cli-serve-data = wo die Partien aufbewahrt werden (DATA_DIR, ./data)
cli-serve-store = die PostgreSQL-Datenbank, die sich mehrere Server teilen (STORE; ohne sie SQLite in DATA_DIR)
cli-serve-nats = die NATS-Server, über die Server mit gemeinsamer Datenbank früher voneinander erfahren (NATS)
cli-serve-advertise = die Adresse, unter der die anderen Server diesen erreichen (ADVERTISE; sonst die erste dieses Rechners)
cli-serve-admin-token-file = eine Datei mit dem Token für die Verwaltungsseite, /admin (oder das Token selbst in ADMIN_TOKEN; ohne beides gibt es die Seite nicht)
cli-serve-open = Kickdoor ist offen: { $url }
cli-serve-network = Im selben Netz: { $url }
cli-serve-no-page = Die Seite ist noch nicht gebaut. Das erledigt: npm run build

# A setting that can't be used; $name is PORT, HOST, DATA_DIR or LOG_LEVEL.
cli-serve-bad-port = { $name } ist { $value }; erwartet wird eine Zahl von 0 bis 65535
cli-serve-bad-host = { $name } ist { $value }; erwartet wird eine Adresse oder der Name dieses Rechners, etwa 127.0.0.1
cli-serve-bad-folder = { $name } ist { $value }; erwartet wird ein Ordner
cli-serve-bad-host-packs = { $name } ist { $value }; erwartet wird off, link oder listed
cli-serve-bad-level = { $name } ist { $value }; erwartet wird eines von: { $levels }
cli-serve-bad-proxy = { $name } ist { $value }; erwartet werden Adressen oder Netze von Proxys mit Kommas dazwischen, etwa loopback,10.0.0.0/8
cli-serve-bad-names = { $name } ist { $value }; erwartet werden Namen dieses Servers mit Kommas dazwischen, etwa game.example.org,localhost
cli-serve-bad-contact = { $name } ist { $value }; erwartet wird eine Adresse, unter der Push-Dienste nach diesem Server fragen können, etwa mailto:admin@example.org oder https://example.org
cli-serve-bad-hosts = { $name } ist { $value }; erwartet werden Namen von Push-Diensten mit Kommas dazwischen, etwa push.example.org,*.example.net
cli-serve-bad-limits = { $name } ist { $value }; erwartet wird eine Zahl über 0, etwa 2
cli-serve-bad-threads = { $name } ist { $value }; erwartet wird eine Zahl von Threads ab 1, etwa 2
cli-serve-bad-milliseconds = { $name } ist { $value }; erwartet werden Millisekunden von 0 bis 10000, etwa 500
cli-serve-bad-listener = { $name } ist { $value }; erwartet werden eine Adresse und ein Port, zum Beispiel 127.0.0.1:9464
cli-serve-bad-token = Das Token in { $name } ist nicht brauchbar; erwartet werden 16 bis 256 ASCII-Buchstaben, -Ziffern und -Zeichen ohne Leerzeichen, wie sie openssl rand -hex 24 ausgibt
cli-serve-bad-duration = { $name } ist { $value }; erwartet wird eine Anzahl von Stunden oder Tagen wie 12h oder 30d, oder never
cli-serve-bad-store = { $name } ist { $value }; erwartet wird die Adresse einer PostgreSQL-Datenbank, etwa postgres://kickdoor:geheim@10.0.0.1:5432/kickdoor
cli-serve-bad-nats = { $name } ist { $value }; erwartet werden Adressen von NATS-Servern mit Kommas dazwischen, etwa nats://10.0.0.1:4222
cli-serve-bad-advertised = { $name } ist { $value }; erwartet wird die Adresse, unter der andere Server diesen erreichen, etwa http://10.0.0.2:3000
cli-serve-bad-no-store = { $name } ist { $value }, aber das brauchen nur Server, die sich eine PostgreSQL-Datenbank teilen. Setze auch STORE, oder lass { $name } weg.
cli-serve-bad-no-data = --data ist { $value }, aber STORE ist gesetzt, und damit liegen die Partien in dieser Datenbank. Lass eins von beiden weg. Was nur diesem Server gehört (Admin-Socket, Aufzeichnungen, Fehlerberichte), liegt in DATA_DIR.

cli-serve-slow-stop = Das Anhalten hat zu lange gedauert; was noch offen war, wurde abgebrochen.
cli-serve-port-taken = Port { $port } ist belegt. Nimm einen anderen: PORT={ $other }
cli-serve-port-forbidden = Dieser Benutzer darf Port { $port } nicht verwenden.
cli-serve-not-here = HOST ist „{ $host }“, aber diese Adresse hat der Rechner nicht.
cli-serve-data-folder = Der Datenordner { $folder } lässt sich nicht verwenden: { $why }
cli-serve-token-file = Das Token lässt sich nicht aus { $file } lesen: { $why }
cli-serve-folder-in-use = Den Datenordner { $folder } benutzt schon ein anderer Server. Halte ihn an oder nimm einen anderen Ordner: DATA_DIR
cli-serve-database = Die Datenbank { $url } lässt sich nicht verwenden: { $why }
cli-serve-no-nats = Unter { $url } antwortet kein NATS-Server. Starte ihn, oder lass NATS weg: Dann erfahren die Server ein paar Sekunden später voneinander.

# Why a PostgreSQL database can't be used.
cli-database-unreachable = sie antwortet nicht
cli-database-refused = sie weist den Benutzernamen oder das Passwort zurück
cli-database-missing = es gibt keine Datenbank mit diesem Namen
cli-database-forbidden = dieser Benutzer darf dort keine Tabellen anlegen oder ändern
cli-database-newer = eine neuere Version von Kickdoor hat sie geschrieben, und nur eine solche kann sie verwenden. Es wurde nichts geändert

# SQLite's errors, by its codes.
cli-newer-database = eine neuere Version von Kickdoor hat die Datenbank geschrieben, und nur eine solche kann sie öffnen. Es wurde nichts geändert
cli-sqlite-BUSY = die Datenbank ist von einem anderen Programm belegt
cli-sqlite-CANTOPEN = die Datenbank lässt sich nicht öffnen
cli-sqlite-CORRUPT = die Datenbank ist beschädigt
cli-sqlite-FULL = es ist kein Platz mehr
cli-sqlite-NOTADB = seine kickdoor.sqlite ist keine Datenbank
cli-sqlite-READONLY = in die Datenbank lässt sich nichts schreiben

# kickdoor serve.

cli-serve = den Spielserver starten und die Adresse ausgeben, unter der gespielt wird
cli-serve-port = der Port des Servers (PORT, 3000)
cli-serve-host = die Adresse des Servers (HOST, 0.0.0.0: alle dieses Rechners)
cli-serve-data = wo die Partien aufbewahrt werden (DATA_DIR, ./data)
cli-serve-open = Kickdoor ist offen: { $url }
cli-serve-network = Im selben Netz: { $url }
cli-serve-no-page = Die Seite ist noch nicht gebaut. Das erledigt: npm run build

# A setting that can't be used; $name is PORT, HOST, DATA_DIR or LOG_LEVEL.
cli-serve-bad-port = { $name } ist { $value }; erwartet wird eine Zahl von 0 bis 65535
cli-serve-bad-host = { $name } ist { $value }; erwartet wird eine Adresse oder der Name dieses Rechners, etwa 127.0.0.1
cli-serve-bad-folder = { $name } ist { $value }; erwartet wird ein Ordner
cli-serve-bad-level = { $name } ist { $value }; erwartet wird eines von: { $levels }
cli-serve-bad-proxy = { $name } ist { $value }; erwartet werden Adressen oder Netze von Proxys mit Kommas dazwischen, etwa loopback,10.0.0.0/8
cli-serve-bad-names = { $name } ist { $value }; erwartet werden Namen dieses Servers mit Kommas dazwischen, etwa game.example.org,localhost
cli-serve-bad-limits = { $name } ist { $value }; erwartet wird eine Zahl über 0, etwa 2
cli-serve-bad-listener = { $name } ist { $value }; erwartet werden eine Adresse und ein Port, zum Beispiel 127.0.0.1:9464
cli-serve-bad-duration = { $name } ist { $value }; erwartet wird eine Anzahl von Stunden oder Tagen wie 12h oder 30d, oder never

cli-serve-slow-stop = Das Anhalten hat zu lange gedauert; was noch offen war, wurde abgebrochen.
cli-serve-port-taken = Port { $port } ist belegt. Nimm einen anderen: PORT={ $other }
cli-serve-port-forbidden = Dieser Benutzer darf Port { $port } nicht verwenden.
cli-serve-not-here = HOST ist „{ $host }“, aber diese Adresse hat der Rechner nicht.
cli-serve-data-folder = Der Datenordner { $folder } lässt sich nicht verwenden: { $why }
cli-serve-folder-in-use = Den Datenordner { $folder } benutzt schon ein anderer Server. Halte ihn an oder nimm einen anderen Ordner: DATA_DIR

# SQLite's errors, by its codes.
cli-newer-database = eine neuere Version von Kickdoor hat die Datenbank geschrieben, und nur eine solche kann sie öffnen. Es wurde nichts geändert
cli-sqlite-BUSY = die Datenbank ist von einem anderen Programm belegt
cli-sqlite-CANTOPEN = die Datenbank lässt sich nicht öffnen
cli-sqlite-CORRUPT = die Datenbank ist beschädigt
cli-sqlite-FULL = es ist kein Platz mehr
cli-sqlite-NOTADB = seine kickdoor.sqlite ist keine Datenbank
cli-sqlite-READONLY = in die Datenbank lässt sich nichts schreiben

# Shown when the other words may have failed to load.

failure-title = Die Tür klemmt
failure-text = Ein Teil der Seite konnte nicht geladen werden. Steht die Verbindung?
failure-retry = Noch einmal

# Shown when drawing the page has failed.

failure-page-title = Die Seite ist gestolpert
failure-page-text = Sie hat einen Fehler gemacht. Kein Spiel geht dabei verloren: Lade die Seite neu und spiel weiter.

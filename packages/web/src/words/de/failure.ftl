# Shown when the other words may have failed to load.

failure-title = Die Tür klemmt
failure-text = Ein Teil der Seite konnte nicht geladen werden. Steht die Verbindung?
failure-retry = Noch einmal

# Said where the other words may be what could not be loaded.

failure-title = Die Tür klemmt
failure-text = Ein Teil der Seite konnte nicht geladen werden. Steht die Verbindung?
failure-retry = Noch einmal

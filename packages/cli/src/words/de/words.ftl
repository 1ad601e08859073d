# kickdoor words.

cli-words = alle Karten eines Sets ausgeben, wie man sie am Tisch liest
cli-words-set = das Set
cli-words-sheet = nach welchen Regeln die Karten heißen; ohne Angabe nach denen des Sets
cli-words-format = text: Text, ein Absatz je Karte; html: eine Seite mit Bildern und allen Sprachen nebeneinander
cli-words-out = eine Datei, in die geschrieben wird, statt die Karten auszugeben
cli-value-format = Format
cli-words-not-built = Die Seite konnte nicht gebaut werden. In einem Klon braucht sie, was npm ci installiert.
cli-words-building = Die Seite wird gebaut …
cli-words-drawing = Die Karten werden gezeichnet …

# Problems in a scenario file, and expectations that failed.

scenario-fault = { $place }: { $said }
scenario-step = Schritt { $n } ({ $place }, { $title }): { $wrong }
scenario-difference = erwartet: { LIST($expected) }; tatsächlich: { LIST($found) }
scenario-broke = Das Spiel ist abgestürzt: { $why }

# Names of values in the file.
called-attached = attached bei { $host }
called-die = Würfel
called-event = Ereignis
called-key = Schlüssel
called-move = Aktion
called-rule = Regel
called-scenario = Szenario
called-set = Set
called-step = Schritt

# Values.
fault-map = { $what }: erwartet wird eine Zuordnung
fault-map-or-none = { $what }: erwartet wird eine Zuordnung oder none
fault-list = { $what }: erwartet wird eine Liste
fault-text = { $what }: erwartet wird ein Text
fault-flag = { $what }: erwartet wird true oder false
fault-whole = { $what }: erwartet wird eine ganze Zahl ab { $least }
fault-range = { $what }: erwartet wird eine ganze Zahl von { $least } bis { $most }
fault-positive = { $what }: erwartet wird eine Zahl über 0
fault-choice = { $what }: „{ $word }“ gibt es nicht; möglich: { $words }
fault-empty = { $what } ist leer
fault-no-anchor = Den Anker „{ $name }“ gibt es nicht

# The table.
fault-no-scenario-field = Ein Szenario hat kein Feld „{ $key }“
fault-no-player-field = Bei Spielern gibt es kein Feld „{ $key }“
fault-no-sheet = Die Regeln „{ $sheet }“ gibt es nicht
fault-no-option = Die Option „{ $option }“ gibt es nicht
fault-no-rule = Die Regel „{ $rule }“ gibt es nicht
fault-no-event = Das Ereignis „{ $kind }“ gibt es nicht
fault-no-deck = Den Stapel „{ $deck }“ gibt es nicht
fault-no-card-of-kind = Kein Set dieses Szenarios hat eine Karte der Art „{ $kind }“
fault-wrong-kind = { $card } ist von der Art „{ $kind }“ und kann nicht unter { $what } stehen
fault-wrong-deck = { $card } gehört nicht in den Stapel „{ $deck }“
fault-placed = { $card } hat schon einen Platz
fault-not-in-play = { $player } hat { $card } nicht im Spiel

# Steps.
fault-no-step = Den Schritt „{ $word }“ gibt es nicht
fault-empty-step = Der Schritt ist leer
fault-two-steps = Ein Schritt hat nur einen Schlüssel
fault-move = { $move }: { $why }
fault-empty-refuse = Zu refuse gehören ein Spielername und eine Aktion
fault-two-refusals = Zu refuse gehören nur ein Spielername und eine Aktion
fault-empty-may = Zu may gehören ein Spielername und Aktionen
fault-nobodys-view = Zu view gehört `of` mit einem Spielernamen
fault-all-pass = Alle zusammen können nur pass
fault-no-player-fact = Bei Spielern lässt sich „{ $key }“ nicht prüfen
fault-no-combat-fact = Bei einem Kampf lässt sich „{ $key }“ nicht prüfen

# What was expected.
wanted-accepted = die Aktion ist möglich
wanted-refused = die Aktion wird abgelehnt
wanted-refused-by = die Aktion wird nach { $rules } abgelehnt
wanted-legal = `{ $move }` ist möglich
wanted-value = { $what } ist { $value }
wanted-hidden = { $card } ist nicht zu sehen
wanted-shown = { $card } ist zu sehen
wanted-wait = eine Wartezeit läuft
wanted-wait-end = die Wartezeit endet

# What was found instead.
found-accepted = sie wurde angenommen
found-refused = abgelehnt nach { $rules }
found-changed = sie wurde abgelehnt, aber etwas hat sich verändert
found-few-cards = so viele solche Karten gibt es nicht
found-value = { $what } ist { $value }
found-shown = sie ist zu sehen
found-hidden = sie ist nicht zu sehen
found-no-wait = es läuft keine

# Values that a scenario can’t write literally.
check-nothing = nichts dergleichen
check-combat = ein Kampf
check-no-combat = nichts, denn es ist kein Kampf
check-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
check-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: { $cards }

# Problems with the text of a move, with a record, and with a card's effects. Only tools report them: the page
# does without this file.

# The text of a move.
notation-no-answer = Es fehlt eine Antwort
notation-no-card = Es fehlt eine Karte
notation-no-move = Es fehlt eine Aktion
notation-no-number = Es fehlt eine Zahl
notation-no-player = Es fehlt ein Spielername
notation-no-power = Es fehlt eine Fähigkeit
notation-no-receiver = Es fehlen `to` und ein Spielername
notation-no-side = Es fehlt eine Seite: fighters oder monsters
notation-no-target = Es fehlt ein Ziel
notation-not-number = „{ $word }“ ist keine Zahl
notation-not-side = „{ $word }“ ist keine Seite: Möglich sind fighters und monsters
notation-unknown-card = Die Karte „{ $card }“ gibt es nicht
notation-unknown-move = Die Aktion „{ $verb }“ gibt es nicht
notation-unknown-player = Hier spielt niemand namens „{ $name }“ mit
notation-excess = „{ $word }“ ist hier zu viel
notation-too-long = Die Aktion ist zu lang

# A record.
record-empty = Die Datei ist leer
record-too-long = Die Datei ist zu lang
record-long-line = Die Zeile ist zu lang
record-many-moves = Eine Aufzeichnung hat höchstens { $most } Aktionen
record-newer = Diese Aufzeichnung stammt von einer neueren Version von Kickdoor, und nur eine solche kann sie lesen
record-not-json = Das ist kein JSON
record-only-header = Aktionen und Schluss fehlen
record-no-header = Eine Aufzeichnung beginnt mit ihrer Partie
record-no-move = Das ist keine Aktion einer Aufzeichnung
record-no-exact = Die Aktion unter „exact“ ist unlesbar
record-no-end = Eine Aufzeichnung endet mit ihrem Schluss, diese ist abgeschnitten
record-moves = { $found ->
    [one] Es ist 1 Aktion
   *[other] Es sind { $found } Aktionen
}, nicht { $said }
record-number = Das ist Aktion { $n }, nicht { $said }
record-wrong = { $what } (erwartet: { $expected })
record-wrong-field = { $what }: { $field } (erwartet: { $expected })

# The effects of a card.
problem-no-deed = Das ist keine Folge
problem-no-effect = Das ist kein Effekt
problem-no-play = Das ist keine Anwendung
problem-unknown-deed = Eine Folge namens „{ $name }“ gibt es nicht
problem-unknown-effect = Einen Effekt namens „{ $name }“ gibt es nicht
problem-unknown-play = Eine Anwendung namens „{ $name }“ gibt es nicht

# What was expected instead.
expected-string = ein Text
expected-number = eine Zahl
expected-int = eine ganze Zahl
expected-boolean = true oder false
expected-array = eine Liste
expected-object = eine Zuordnung von Feldern
expected-bare = `{ $name }` allein, ohne Doppelpunkt
expected-nothing = nichts
expected-other = ein anderer Wert
expected-word = { $word }
expected-one-of = eins von { $words }
expected-only-one = nur eins davon, oder `{ $written }`
expected-no-more-turns = hier kein turn: again, sonst käme nie ein anderer an die Reihe
expected-fields = eine Zuordnung mit { $fields }
expected-format = ein Text der Form { $format }
expected-hexadecimal = { $count } Hexadezimalziffern
expected-at-least = mindestens { $limit }
expected-at-least-characters = mindestens { $limit } Zeichen
expected-at-least-entries = { $limit ->
    [one] mindestens 1 Eintrag
   *[other] mindestens { $limit } Einträge
}
expected-at-most = höchstens { $limit }
expected-at-most-characters = höchstens { $limit } Zeichen
expected-at-most-entries = { $limit ->
    [one] höchstens 1 Eintrag
   *[other] höchstens { $limit } Einträge
}

# Problems that the checker finds in a pack.

# Folders and files.
problem-no-folder = Diesen Ordner gibt es nicht
problem-not-folder = Das ist kein Ordner
problem-unread-folder = Der Ordner ist nicht lesbar: { $why }
problem-many-files = Es sind { $count } Dateien oder mehr
problem-big-file = Die Datei hat { $count } Bytes
problem-not-utf-8 = Die Datei ist kein Text in UTF-8
problem-stray-file = Diese Datei gehört nicht in ein Kartenset
problem-no-manifest = Es gibt keine pack.yaml
problem-no-companion = Das Set „{ $set }“, das dazugehören soll, gibt es nicht
problem-other-language = Diese Texte sind in der Sprache „{ $language }“, die nicht in pack.yaml steht
problem-many-cards = Das Set hat { $count } Karten

# YAML.
problem-not-yaml = Kein YAML: { $why }
problem-second-document = Hier beginnt ein zweites Dokument
problem-nested = Die Werte sind zu tief verschachtelt
problem-aliases = Es gibt zu viele Aliasse
problem-bad-aliases = Die Aliasse lassen sich nicht auflösen
problem-entries = Hier stehen { $count } Einträge

# Values and their names.
problem-here = Hier steht { $value }
problem-missing = { $name } fehlt
problem-value = { $name } ist { $value }
problem-no-field = { $name } hat kein Feld „{ $key }“
problem-no-key = { $key } ist hier als Schlüssel nicht möglich
problem-entry = Eintrag { $n } von { $key }
problem-card = Eine Karte der Art „{ $kind }“
problem-picture = Das Bild von { $card }
value-list = { $count ->
    [0] eine leere Liste
    [one] eine Liste mit 1 Eintrag
   *[other] eine Liste mit { $count } Einträgen
}
value-empty-map = eine leere Zuordnung
value-map = eine Zuordnung mit { $keys }

# Cards.
problem-long-list = Die Liste hat { $count } Karten
problem-big-card = Diese Karte ist zu groß
problem-unknown-kind = Die Art { $kind } gibt es nicht
problem-unknown-race = Die Rasse „{ $name }“ gibt es nicht
problem-unknown-class = Die Klasse „{ $name }“ gibt es nicht
problem-other-deck = { $card } ({ $kind }) gehört nach { $deck }/, nicht nach { $folder }/
problem-two-cards = Es gibt zwei Karten „{ $card }“
problem-not-lasting = { $card } dauert nicht an, also { $what ->
    [gone-with] gilt gone-with
   *[effects] gelten die Effekte
} nie
problem-idle-curse = { $card } dauert an, hat aber keinen Effekt
problem-idle = { $card } bewirkt nichts
problem-strike-and-use = { $card } hat sowohl strike als auch use
problem-aimed = Das Ziel von { $card } ergibt sich aus use
problem-laser-slot = Der Laser { $card } hat diesen Platz
problem-steed-slot = { $card } ist Ausrüstung für ein Ross
problem-two-powers = { $card } hat zwei Fähigkeiten namens „{ $power }“

# Pictures.
problem-second-picture = { $card } hat ein zweites Bild
problem-no-picture = { $card } hat kein Bild
problem-no-card = { $id } ist keine Karte dieses Sets

# Names that one sheet uses.
problem-no-sheet = Regeln { $sheet } gibt es nicht
problem-other-sheet = das sind Namen nach den Regeln { $sheet }, die nicht in pack.yaml stehen

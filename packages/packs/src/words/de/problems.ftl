# Problems that the checker finds in a pack.

# Folders and files.
problem-no-folder = Diesen Ordner gibt es nicht
problem-not-folder = Das ist kein Ordner
problem-unread-folder = Der Ordner ist nicht lesbar: { $why }
problem-many-files = Es sind { $count } Dateien oder mehr
problem-big-file = Die Datei hat { $count } Bytes
problem-not-utf-8 = Die Datei ist kein Text in UTF-8
problem-empty-file = Die Datei ist leer
problem-stray-file = Diese Datei gehört nicht in ein Kartenset
problem-no-manifest = Es gibt keine pack.yaml
problem-no-packs = In diesem Ordner ist kein Kartenset
problem-two-packs = Ein anderes Kartenset heißt auch { $set }
problem-no-companion = Das Set „{ $set }“, das dazugehören soll, gibt es nicht
problem-own-companion = Das Set „{ $set }“ nennt sich selbst als dazugehörig
problem-other-language = Diese Texte sind in der Sprache „{ $language }“, die nicht in pack.yaml steht
problem-no-words = In words/{ $language } hat noch keine Karte einen Namen
problem-many-cards = Das Set hat { $count } Karten

# Bundles: packs in one file.
problem-unread-file = Die Datei ist nicht lesbar: { $why }
problem-big-bundle = Das Bündel hat { $count } Bytes, das sind zu viele
problem-not-bundle = Das ist kein Bündel eines Sets, oder nicht das ganze
problem-bundle-path = Ein Bündel kann keine Datei { $path } haben
problem-bundle-twice = Das Bündel hat zwei Dateien { $path }
problem-bundle-kind = { $path } ist keine gewöhnliche Datei
problem-bundle-inflated = Die Dateien des Bündels haben { $count } Bytes, das sind zu viele
problem-bundle-dense = { $path } ist stärker komprimiert als jeder Text
problem-bundle-damaged = { $path } ist beschädigt
problem-bundle-manifest = Die kickdoor.json des Bündels fehlt oder ist keine Liste seiner Dateien
problem-bundle-unlisted = In der kickdoor.json des Bündels steht { $path } nicht
problem-bundle-changed = { $path } ist nicht, was in der kickdoor.json des Bündels steht
problem-bundle-other = Die kickdoor.json des Bündels und die pack.yaml von „{ $set }“ widersprechen einander
problem-long-pack = Die Karten und Namen des Sets haben { $count } Zeichen, das sind zu viele
problem-slow-pack = Das Bündel zu lesen dauert zu lange

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
problem-unknown-item = kein Gegenstand heißt { $name }
problem-other-deck = { $card } ({ $kind }) gehört nach { $deck }/, nicht nach { $folder }/
problem-taken-id = Eine Karte kann nicht „{ $card }“ heißen: So heißt in den Wörtern des Sets etwas anderes (`pack` ist das Set selbst, `power-` und `mark-` sind seine Kräfte und Merkmale)
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
problem-misplaced = { $effect } bewirkt auf einer Karte der Art { $kind } nichts
problem-is-effect = { $effect } gilt, solange die Karte ausliegt, und gehört in `effects`
problem-is-deed = { $effect } geschieht einmal und gehört in `badStuff`, `strike`, `escaped` oder `killed`
problem-is-play = { $effect } geschieht, wenn man die Karte spielt, und gehört in `use`
problem-case-never = dieser Fall tritt nie ein: ein früherer reicht bis { $upTo }
problem-roll-gap = die Fälle des Wurfs enden bei { $upTo }

# Pictures.
problem-second-picture = { $card } hat ein zweites Bild
problem-no-picture = { $card } hat kein Bild
problem-no-pictures = Noch keine Karte hat ein Bild
problem-not-image = das ist kein lesbares Bild
problem-image-size = das Bild hat { $width } × { $height } Pixel
problem-animated-image = Das Bild ist animiert
problem-many-pixels = Mit diesem haben die Bilder des Sets zusammen mehr als { $limit } Megapixel
problem-no-image = es gibt kein Bild { $path }
problem-no-icon = es gibt kein Symbol { $name }
problem-no-card = { $id } ist keine Karte dieses Sets

# Names that one sheet uses.
problem-no-sheet = Regeln { $sheet } gibt es nicht
problem-other-sheet = das sind Namen nach den Regeln { $sheet }, die nicht in pack.yaml stehen
problem-unknown-mark = Das Merkmal „{ $name }“ gibt es nicht; eigene zählt pack.yaml auf

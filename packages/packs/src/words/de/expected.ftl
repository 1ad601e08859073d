# What the checker expected instead.

expected-either = { LIST($ways, type: "or") }
expected-field = eine Zuordnung mit { $key }: { $expected }
expected-folder = der Ordner eines Kartensets mit einer pack.yaml
expected-places = Karten in doors/ oder treasures/, Namen in words/SPRACHE/
expected-manifest = eine Datei mit id, version und languages
expected-utf-8 = die Datei als UTF-8 gespeichert
expected-another-pack-id = eine andere id in pack.yaml
expected-companion = ein mitgeliefertes Set oder eines, das neben diesem liegt oder mit ihm angegeben ist
expected-id = Kleinbuchstaben und Ziffern, mit Bindestrichen zwischen den Wörtern
expected-version = eine Version wie 1.0.0 in Anführungszeichen
expected-plain-line = eine Zeile aus sichtbaren Zeichen
expected-one-document = ein Dokument je Datei
expected-nesting = höchstens { $limit } Listen und Zuordnungen ineinander
expected-aliases = wenige Aliasse, jeder zu einem Anker vor ihm
expected-card-list = eine Liste von Karten, jede beginnt mit `- id:`
expected-card = eine Karte, also eine Zuordnung mit id, kind und so weiter
expected-card-values = höchstens { $limit } Werte in einer Karte
expected-effect-entry = ein Name oder eine Zuordnung mit einem Namen als Schlüssel
expected-deck = eine Datei in { $deck }/ oder `deck: { $folder }`
expected-another-id = eine andere id, denn diese hat schon { $place }
expected-lasting = lasting: true oder keine Effekte
expected-price = der Preis, etwa `gold: 300`, oder `gold: null`, wenn man die Karte nicht verkaufen kann
expected-last-case = als letzter ein Fall mit `upTo: 6`, und `do: []`, wenn dann nichts geschieht
expected-item = die ID eines Gegenstands aus diesem Set oder einem, das in `companions` steht
expected-strike-or-lasting = strike, oder lasting mit effects
expected-strike-or-use = on und strike, oder use
expected-one = eins davon
expected-no = kein { $field }
expected-own-names = ein eigener Name für jede
expected-bearer = { $count ->
    [one] eine Karte der Art { $kinds }
   *[other] eine Karte einer dieser Arten: { $kinds }
}
expected-words = eine Datei words/{ $language }/*.ftl mit einer Nachricht für jede Karte
expected-icon = der Name eines Symbols aus den mitgelieferten Sets
expected-one-picture = nur eins
expected-picture = eins in pictures.yaml
expected-pictures = eine Zuordnung der Karten-ids zu ihren Bildern
expected-image = eine PNG-, JPEG- oder WebP-Datei
expected-still-image = ein unbewegtes Bild
expected-image-path = ein Bild in pictures/: Kleinbuchstaben, Ziffern und Bindestriche, dann .png, .jpg oder .webp
expected-at-most-bytes = höchstens { $limit }
expected-at-most-pixels = höchstens { $limit } in jeder Richtung

# Errors of the YAML parser, by its codes.

yaml-ALIAS_PROPS = Ein Alias kann keine Eigenschaften haben
yaml-BAD_ALIAS = Ein Anker oder Alias hat keinen richtigen Namen
yaml-BAD_COLLECTION_TYPE = Das Tag ist nicht für diese Art von Sammlung
yaml-BAD_DIRECTIVE = Die Direktive ist unbekannt oder unvollständig
yaml-BAD_DQ_ESCAPE = Diese Escape-Sequenz gibt es nicht
yaml-BAD_INDENT = Die Zeile ist nicht so eingerückt wie die, zu denen sie gehört
yaml-BAD_PROP_ORDER = Anker und Tags müssen hinter dem Zeichen stehen
yaml-BAD_SCALAR_START = Mit diesem Zeichen beginnt ein Wert nur in Anführungszeichen
yaml-BLOCK_AS_IMPLICIT_KEY = Eine Liste oder Zuordnung muss hier in einer eigenen Zeile beginnen
yaml-BLOCK_IN_FLOW = In Klammern muss alles in Klammern geschrieben sein
yaml-DUPLICATE_KEY = Ein Schlüssel darf nur einmal vorkommen
yaml-IMPOSSIBLE = Das ist unlesbar
yaml-KEY_OVER_1024_CHARS = Ein Schlüssel darf höchstens 1024 Zeichen haben
yaml-MISSING_CHAR = Ein Leerzeichen, Komma, Doppelpunkt, Anführungszeichen oder eine Klammer fehlt
yaml-MULTILINE_IMPLICIT_KEY = Ein Schlüssel muss in einer Zeile stehen
yaml-MULTIPLE_ANCHORS = Ein Wert kann nur einen Anker haben
yaml-MULTIPLE_DOCS = Es darf nur ein Dokument geben
yaml-MULTIPLE_TAGS = Ein Wert kann nur ein Tag haben
yaml-NON_STRING_KEY = Ein Schlüssel muss ein Text sein
yaml-RESOURCE_EXHAUSTION = Die Werte sind zu tief verschachtelt
yaml-TAB_AS_INDENT = Zeilen lassen sich nicht mit Tabulatoren einrücken
yaml-TAG_RESOLVE_FAILED = Das Tag ist unbekannt oder passt nicht zu diesem Wert
yaml-UNEXPECTED_TOKEN = Das wird hier nicht erwartet

# Problems in word files, and what was expected instead.

# The word that was probably meant, and what belongs there.
problem-meant = { $what }; war „{ $meant }“ gemeint?
problem-expected = { $what } (erwartet: { $expected })

problem-file-long = Die Datei hat { $count } Zeichen
problem-nested-words = Die Texte sind zu tief verschachtelt
problem-hidden-sign = Das Zeichen { $code } ist unsichtbar oder verdreht, was andere lesen
problem-long-name = „{ $id }“ ist zu lang
problem-tab = Eine Zeile ist mit einem Tabulator eingerückt
problem-not-fluent = Kein Fluent: { $why }
problem-unknown-function = { $id } ruft die Funktion { $name } auf, die es nicht gibt
problem-named-twice = { $id } ist zweimal benannt
problem-unnamed = { $id } hat keinen Namen in words/{ $language }
problem-unnamed-here = { $id } hat hier keinen Namen
problem-names-no-card = { $id } benennt keine Karte dieses Sets
problem-names-no-power = { $id } benennt keine Fähigkeit dieses Sets
problem-unknown-attribute = { $id } hat ein unbekanntes Attribut .{ $name }
problem-lacks = Bei { $id } fehlt { $names }
problem-attribute = { $name } von { $id } ist { $value }
problem-variable = { $from } verwendet ${ $id }
problem-unknown-reference = { $from } verwendet { $id }, das es in words/{ $language } nicht gibt
problem-no-attribute = { $from } verwendet { $used }, das es nicht gibt

expected-card-id = die id einer Karte
expected-power-id = die id einer Fähigkeit
expected-brackets = höchstens { $limit } Klammern
expected-spaces = Leerzeichen
expected-one-name = eine einzige Nachricht, und die steht in { $place }
expected-name = eine Nachricht `{ $id } = …`
expected-attributes = alle von { $names }
expected-no-variable = keine Variablen, denn in einen Namen wird nichts eingesetzt
expected-message = eine Nachricht dieses Sets
expected-term = ein Term dieses Sets

# Problems in word files, and what was expected instead.

# The word that was probably meant, and what belongs there.
problem-meant = { $what }; ¿querías decir { $meant }?
problem-expected = { $what } (se espera: { $expected })

problem-file-long = el archivo tiene { $count } caracteres
problem-nested-words = las palabras están demasiado anidadas
problem-hidden-sign = el signo { $code } es invisible o cambia lo que leen los demás
problem-long-name = «{ $id }» es demasiado largo
problem-tab = una línea está sangrada con un tabulador
problem-not-fluent = no es Fluent: { $why }
problem-unknown-function = { $id } llama a una función desconocida { $name }
problem-named-twice = { $id } tiene dos nombres
problem-unnamed = { $id } no tiene nombre en words/{ $language }
problem-unnamed-here = { $id } no tiene nombre aquí
problem-names-no-card = { $id } no nombra ninguna carta de este paquete
problem-names-no-power = { $id } no nombra ningún poder de este paquete
problem-unknown-attribute = { $id } tiene un atributo desconocido .{ $name }
problem-lacks = a { $id } le falta { $names }
problem-attribute = { $name } de { $id } es { $value }
problem-variable = { $from } usa ${ $id }
problem-unknown-reference = { $from } usa { $id }, que words/{ $language } no tiene
problem-no-attribute = { $from } usa { $used }, que no existe

expected-card-id = el id de una carta
expected-power-id = el id de un poder
expected-brackets = como mucho { $limit } corchetes
expected-spaces = espacios
expected-one-name = un solo mensaje, y { $place } lo tiene
expected-name = un mensaje `{ $id } = …`
expected-attributes = todos estos: { $names }
expected-no-variable = ninguna variable: un nombre no se rellena con nada
expected-message = un mensaje de este paquete
expected-term = un término de este paquete

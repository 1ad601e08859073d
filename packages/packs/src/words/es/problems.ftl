# What the checker finds wrong with a pack.

# A word that was probably meant, and what should stand there.
problem-meant = { $what }; ¿querías decir { $meant }?
problem-expected = { $what } (se espera: { $expected })

# Folders and files.
problem-no-folder = no existe esa carpeta
problem-not-folder = esto no es una carpeta
problem-unread-folder = la carpeta no se puede leer: { $why }
problem-many-files = hay { $count } archivos o más
problem-file-long = el archivo tiene { $count } caracteres
problem-big-file = el archivo tiene { $count } bytes
problem-not-utf-8 = el archivo no es texto en UTF-8
problem-stray-file = este archivo no tiene sitio en un paquete
problem-no-manifest = no hay pack.yaml
problem-no-companion = no hay ningún conjunto { $set } de acompañante
problem-other-language = estas palabras están en { $language }, que no aparece en pack.yaml
problem-many-cards = el paquete tiene { $count } cartas

# YAML.
problem-not-yaml = no es YAML: { $why }
problem-second-document = aquí empieza un segundo documento
problem-nested = los valores están demasiado anidados
problem-aliases = hay demasiados alias
problem-bad-aliases = sus alias no se pueden seguir
problem-entries = aquí hay { $count } entradas

# Values, and what they are called.
problem-here = aquí hay { $value }
problem-missing = falta { $name }
problem-value = { $name } es { $value }
problem-no-field = { $name } no tiene ningún campo { $key }
problem-no-key = { $key } no puede ser una clave aquí
problem-entry = la entrada { $n } de { $key }
problem-card = la carta ({ $kind })
problem-picture = el dibujo de { $card }
value-list = { $count ->
    [0] una lista vacía
   *[other] una lista de { $count }
}
value-empty-map = un mapa vacío
value-map = un mapa con { $keys }

# Cards.
problem-long-list = la lista tiene { $count } cartas
problem-big-card = esta carta es demasiado grande
problem-unknown-kind = no existe el tipo { $kind }
problem-unknown-race = no existe la raza { $name }
problem-unknown-class = no existe la clase { $name }
problem-other-deck = { $card } ({ $kind }) va en { $deck }, no en { $folder }/
problem-two-cards = hay dos cartas { $card }
problem-not-lasting = { $card } no dura, así que { $what ->
    [gone-with] gone-with no vale
   *[effects] sus efectos no valen
} en ningún momento
problem-idle-curse = { $card } dura sin ningún efecto
problem-idle = { $card } no hace nada
problem-strike-and-use = { $card } tiene a la vez strike y use
problem-aimed = { $card } apunta a lo que dice su use
problem-laser-slot = el láser { $card } tiene este hueco
problem-steed-slot = { $card } es equipo para una montura
problem-two-powers = { $card } tiene dos poderes llamados { $power }

# Pictures.
problem-second-picture = { $card } tiene un segundo dibujo
problem-no-picture = { $card } no tiene dibujo
problem-no-card = { $id } no es ninguna carta de este paquete

# Words.
problem-nested-words = las palabras están demasiado anidadas
problem-not-fluent = no es Fluent: { $why }
problem-unknown-function = { $id } llama a una función desconocida { $name }
problem-named-twice = { $id } tiene dos nombres
problem-unnamed = { $id } no tiene nombre en words/{ $language }
problem-unnamed-here = { $id } no tiene nombre aquí
problem-no-sheet = no hay ningún reglamento { $sheet }
problem-other-sheet = estos nombres son del reglamento { $sheet }, que no aparece en pack.yaml
problem-names-no-card = { $id } no nombra ninguna carta de este paquete
problem-names-no-power = { $id } no nombra ningún poder de este paquete
problem-unknown-attribute = { $id } tiene un atributo desconocido .{ $name }
problem-lacks = a { $id } le falta { $names }
problem-attribute = { $name } de { $id } es { $value }
problem-variable = { $from } usa ${ $id }
problem-unknown-reference = { $from } usa { $id }, que words/{ $language } no tiene
problem-no-attribute = { $from } usa { $used }, que no existe

# Why the machine refuses something.
system-EACCES = este usuario no puede hacerlo
system-EEXIST = ya hay algo con ese nombre
system-EISDIR = es una carpeta
system-ENOENT = no existe ese archivo o carpeta
system-ENOSPC = no queda espacio
system-ENOTDIR = parte de la ruta no es una carpeta
system-EPERM = eso no está permitido
system-EROFS = ahí no se puede escribir nada
system-said = { $said }

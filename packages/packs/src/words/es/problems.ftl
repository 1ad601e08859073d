# Problems that the checker finds in a pack.

# Folders and files.
problem-no-folder = no existe esa carpeta
problem-not-folder = esto no es una carpeta
problem-unread-folder = la carpeta no se puede leer: { $why }
problem-many-files = hay { $count } archivos o más
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

# Values and their names.
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

# Names that one sheet uses.
problem-no-sheet = no hay ningún reglamento { $sheet }
problem-other-sheet = estos nombres son del reglamento { $sheet }, que no aparece en pack.yaml

# The program itself, its help, and errors in command lines.

cli-about = Juega a la familia de juegos de cartas Munchkin
cli-version = muestra la versión
cli-option-help = muestra esta ayuda
cli-option-lang = el idioma: { $languages } (KICKDOOR_LANG, o el de la terminal)
cli-json = muestra JSON
cli-packs = conjuntos propios: la carpeta de un conjunto o de varios; se puede indicar más de una vez (también PACKS_DIR)
cli-command-help = muestra la ayuda de una orden

cli-heading-usage = Uso:
cli-heading-arguments = Argumentos:
cli-heading-options = Opciones:
cli-heading-global = Opciones generales:
cli-heading-commands = Órdenes:
cli-usage-options = opciones
cli-usage-command = orden
cli-help-choices = posibles: { $choices }
cli-help-default = por omisión: { $value }

# Placeholders for arguments and for the values of options.
cli-value-number = número
cli-value-address = dirección
cli-value-folder = carpeta
cli-value-file = archivo
cli-value-files = archivos
cli-value-paths = rutas
cli-value-language = idioma
cli-value-languages = idiomas
cli-value-sheet = reglas
cli-value-sets = conjuntos
cli-value-set = conjunto
cli-value-seed = semilla
cli-value-bots = bots
cli-value-shell = shell
cli-value-table = mesa
cli-value-url = URL
cli-value-text = texto
cli-value-ban = bloqueo

cli-unknown-language = error: { $setting } es «{ $value }», que aquí no es ningún idioma. Hay { $languages }.
cli-error-missing-argument = error: falta el argumento «{ $name }»
cli-error-missing-value = error: falta el valor de la opción «{ $name }»
cli-error-missing-option = error: falta la opción obligatoria «{ $name }»
cli-error-conflict = error: «{ $name }» no puede usarse con «{ $other }»
cli-error-unknown-option = error: no existe la opción «{ $name }»
cli-error-unknown-command = error: no existe la orden «{ $name }»
cli-error-excess = error: sobran argumentos. Se { $expected ->
    [0] espera ninguno
    [one] espera 1
   *[other] esperan { $expected }
} y hay { $received }: { $given }
cli-error-value = error: «{ $given }» no vale para «{ $name }». { $why }
cli-error-choices = Valores posibles: { $choices }.
cli-error-hint = { $count ->
    [one] (¿Querías decir { $meant }?)
   *[other] (¿Querías decir alguno de estos: { $meant }?)
}
cli-not-between = Tiene que ser un número entero de { $least } a { $most }.
cli-not-empty = No puede estar vacío.

# Messages shared by several commands.
cli-none = ninguno
cli-clock = el reloj
cli-no-file = no existe ese archivo
cli-not-a-file = no es un archivo
cli-refused-file = no se puede usar { $file }: { $why }
cli-no-path = no existe ese archivo o carpeta
cli-no-set = No hay ningún conjunto «{ $set }»; hay { $sets }.
cli-set-twice = Un conjunto está nombrado dos veces.
cli-wrong-players = Con las reglas de { $sheet } juegan aquí de { $min } a { $max }, no { $count }.

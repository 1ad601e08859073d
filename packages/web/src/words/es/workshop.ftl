# El taller, donde se hacen los paquetes.

shop-title = Taller
shop-text =
    Inventa tus cartas, mira cómo quedarán y juega con ellas. Todo se queda en este navegador hasta que tú lo
    compartas.
shop-new = Paquete nuevo
shop-make = Crear
shop-name = Nombre
shop-id = Nombre corto
shop-id-hint = Para los archivos: minúsculas, cifras y guiones
shop-id-wrong = Minúsculas, cifras y guiones, empezando por una letra; no el nombre de un paquete incluido
shop-author = Autor
shop-languages = Idiomas
shop-all-languages = Todos los idiomas
shop-with-cards = Empezar con una carta de cada tipo
shop-not-loaded = Ahora no se puede cargar. Inténtalo otra vez cuando haya red.
shop-mine = Tus paquetes
shop-none = Ninguno todavía. Crea uno, abre uno o copia uno de los incluidos.
shop-about = { $pack } · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
shop-delete = Borrar
shop-delete-label = Borrar { $name }
shop-deleted = Has borrado { $name }.
shop-undo = Deshacer
shop-damaged = Un paquete guardado aquí no se puede leer. No se ha cambiado nada en él.
shop-no-storage = Este navegador no guarda nada aquí: lo que hagas se perderá cuando te vayas.
shop-bring = Paquetes de fuera
shop-bring-bundle = Abrir un archivo de paquete (.kickdoor)
shop-bring-folder = Abrir una carpeta
shop-not-brought = Esto no se puede abrir como paquete; no se ha cambiado nada:
shop-built-in = Paquetes incluidos
shop-built-in-text = Mira cómo están hechos y copia uno para cambiarlo.
shop-decks = Puertas: { $doors } · Tesoros: { $treasures }

# Un paquete en el banco de trabajo.
shop-not-here = Este navegador no tiene ese paquete.
shop-back = Al taller
shop-zones = Qué se ve
shop-zone-cards = Cartas
shop-zone-edit = Editar
shop-zone-look = Aspecto
shop-reading = Solo lectura
shop-saving-saved = Guardado
shop-saving-saving = Guardando…
shop-saving-changed = Cambiado en otra pestaña: recarga antes de seguir; aquí ya no se guarda nada
shop-saving-gone = Borrado en otra pestaña: aquí ya no se guarda nada
shop-saving-failed = Sin guardar: el almacén del navegador está lleno o cerrado
shop-redo = Rehacer
shop-copy = Hacer una copia
shop-copy-of = { $name } a mi manera
shop-mistakes = { $count ->
    [one] 1 error
   *[other] { $count } errores
}
shop-problems = { $count ->
    [0] Todo en orden
    [one] 1 aviso
   *[other] { $count } avisos
}
shop-problems-title = Lo que dice la revisión
shop-no-problems = Nada: el paquete está en orden.
shop-weight-mistake = Errores: así no se puede jugar
shop-weight-flaw = Fallos: se puede jugar, pero esto no sirve de nada
shop-weight-gap = Lo que falta
shop-give = Compartir
shop-give-text = En un solo archivo, tu paquete se abre en cualquier taller y se juega en cualquier servidor que lo permita.
shop-give-mistakes = Mientras tenga errores, no se puede guardar en un archivo.
shop-give-bundle = Guardar en un archivo (.kickdoor)
shop-give-folder = Guardar como carpeta de archivos
shop-given-folder = Todos los archivos están en la carpeta.
shop-folder-failed = No se puede escribir en la carpeta.
shop-new-card = Carta nueva
shop-files = Archivos
shop-no-look = Esta carta no se puede mostrar: tiene un error.
shop-no-card = Elige una carta y la verás aquí.
shop-skip-edit = A la carta abierta
shop-skip-look = A su aspecto
shop-kind-mate = El monstruo otra vez
shop-tabs = Partes de la carta
shop-tab-card = Carta
shop-tab-names = Nombres
shop-tab-picture = Dibujo
shop-tab-text = YAML
shop-no-text = Este archivo no es texto.
shop-text-of = Texto de { $file }
shop-no-kind = No se sabe de qué tipo es esta carta. Su YAML dice qué falla.
shop-card-id = Nombre corto
shop-another-card = Otra de este tipo
shop-copy-card = Hacer otra igual
shop-drop-card = Borrar la carta
shop-name-by-hand = Este nombre está hecho de otros. Cámbialo en { $file }.
shop-flavour = Texto de ambiente
shop-noun = Un sustantivo, con sus formas
shop-more-forms = Más formas
shop-sheet-names = Otro nombre según un reglamento
shop-power-name = Nombre del poder
shop-pack-form = Sobre el paquete
shop-unset = sin indicar
shop-usual = lo normal: { $value }
shop-add = Añadir
shop-add-to = Añadir a { $field }
shop-add-effect = Añadir un efecto
shop-add-field = Añadir: { $field }
shop-more-fields = Precisar…
shop-say-more = Precisar
shop-remove = Quitar
shop-remove-field = Quitar { $field }
shop-remove-from = Quitar el { $n } de { $field }
shop-remove-effect = Quitar el efecto { $n }
shop-up = Subir el efecto { $n }
shop-down = Bajar el efecto { $n }
shop-effect-unread = Este efecto aún no se puede leer:
shop-none-of-it = nada
shop-way-number = un número
shop-way-text = una palabra
shop-way-list = una lista
shop-way-flag = sí o no
shop-way-effect = un efecto
shop-way-either = otra cosa
shop-search = Buscar
shop-found = { $count ->
    [one] 1 resultado
   *[other] { $count } resultados
}

# Dibujos.
shop-no-picture = Esta carta lleva el signo de su tipo y aún no tiene dibujo.
shop-draw = Dibujar uno
shop-undraw = Quitar el dibujo
shop-picture-in-card = El dibujo está escrito junto a la carta. Cámbialo en su YAML.
shop-own-image = Usar una imagen tuya
shop-own-image-hint = Se recorta para la carta y se dibuja de nuevo: del archivo solo queda lo que se ve.
shop-own-image-wrong = Esto no se puede leer como imagen.
shop-is-image = Esta carta tiene una imagen tuya.
shop-figures = Figuras
shop-search-figure = Buscar por el nombre inglés
shop-choose-figure = Elegir otra figura
shop-shade-pale = { $color } pálido
shop-shade-deep = { $color } oscuro
shop-more-figures = Mostrar más

# Formas de los nombres.
form-gender = Género
form-masculine = masculino
form-feminine = femenino
form-neuter = neutro
form-plural = plural
form-feminine-plural = femenino plural
form-gen = Genitivo
form-dat = Dativo
form-acc = Acusativo
form-ins = Instrumental
form-pre = Prepositivo
form-gen-plural = Genitivo plural
form-dat-plural = Dativo plural
form-acc-plural = Acusativo plural
form-ins-plural = Instrumental plural
form-pre-plural = Prepositivo plural
form-nom = Nominativo tras el artículo
form-article = Sin artículo
form-tonic = Empieza por a tónica
form-indef = Con su artículo, si es irregular

# Jugar y equilibrar.
shop-play = Jugar
shop-play-text = Una partida contra dos bots en este navegador, o una mesa de amigos a la que tú llevas el paquete.
shop-play-now = Repartir
shop-play-friends = Con amigos…
shop-play-by = Mezclado con
shop-pack-title = Nombre del paquete
shop-mark = Marca «{ $mark }»
shop-try = Probarla
shop-try-title = Probar { $name }
shop-try-text = Una partida contra dos bots empieza donde esta carta sirve: en tu mano con todo lo que necesita, en pleno combate si hace falta, o tras la próxima puerta.
shop-dealing = Preparando la mesa…
shop-untried = En ninguna situación de una partida con estos conjuntos se podría usar esta carta. La regla que lo impide: { $why }
shop-id-taken = Un paquete incluido tiene el mismo nombre corto. Elige otro en pack.yaml.
shop-balance = Equilibrio
shop-balance-text = Cuatro bots juegan muchas partidas con tus cartas mezcladas en «{ $sheet }». Las demás filas son la media de las cartas incluidas del mismo tipo; ± es el error estándar.
shop-stop = Parar
shop-again = Jugarlas otra vez
shop-games = { $done } de { $games } partidas
shop-broken = Una partida rompió las reglas:
shop-unfinished = { $count ->
    [one] 1 partida no llegó a su fin.
   *[other] { $count } partidas no llegaron a su fin.
}
shop-stalls = { $count ->
    [one] Atascó 1 partida: se usó una y otra vez
   *[other] Atascó { $count } partidas: se usó una y otra vez
}
shop-usual-of = { $kind }: { $count ->
    [one] 1 carta incluida
   *[other] { $count } cartas incluidas
}
shop-figure-drawn = Robada por partida
shop-figure-played = Jugada
shop-figure-wonWith = Ganan con ella
shop-figure-lostTo = Pierden por ella
shop-figure-levels = Niveles por robo
shop-figure-turns = Turnos de sus partidas
shop-drags = Partidas largas: { $share } más de turnos que con otras de su tipo

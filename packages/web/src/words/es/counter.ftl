# El contador de niveles para una mesa con cartas de verdad.

count-title = Contador de niveles
count-text = Para una mesa con cartas de verdad: niveles, equipo y combates de un vistazo, en un móvil o en el de todos. También funciona sin red.
count-new = Contador nuevo
count-kept = Tus contadores
count-nobody = Nadie todavía
count-forget = Olvidar
count-forget-label = Olvidar: { $names }
count-forget-sure = ¿Olvidar este contador en este dispositivo ({ $names })?
count-open-file = Abrir un contador guardado
count-wrong-file = Esto no es un contador guardado aquí.
count-looking = Buscando este contador…
count-nothing-yet = El enlace es correcto, pero aún no ha llegado nada. Llegará en cuanto el móvil que tiene el contador se conecte.
count-own = Tus propios contadores
count-full = Este contador está lleno. Guárdalo en un archivo y empieza otro.
count-forgetful = Este dispositivo no puede guardar el contador: se pierde al cerrar la página. Compártelo o guárdalo en un archivo.
count-players = Jugadores
count-add = Añadir a alguien
count-name = Nombre
count-sex = Sexo
count-sit = Se sienta
count-edit = { $name }: raza, clase y más
count-dead = Fuera de combate
count-strength = Fuerza
count-strength-of = Fuerza de { $name }:
count-level = Nivel
count-level-of = Nivel de { $name }
count-level-less = { $name }: baja un nivel
count-level-more = { $name }: sube un nivel
count-gear = Equipo
count-gear-of = Equipo de { $name }
count-gear-less = { $name }: equipo −1
count-gear-more = { $name }: equipo +1
count-gear-at-once = Equipo, más de golpe
count-dead-switch = Muerte: se pierde el equipo; quedan nivel, raza y clase
count-races = Raza
count-classes = Clase
count-other-roles = De otras cajas
count-color = Color
count-color-brick = Rojo
count-color-blue = Azul
count-color-green = Verde
count-color-violet = Violeta
count-color-orange = Naranja
count-color-teal = Turquesa
count-color-ochre = Ocre
count-color-slate = Gris
count-leave = Deja la partida
count-acts = Acciones
count-fight = Combate
count-die = Tirar
count-undo = Deshacer mi último cambio
count-redo = Rehacer
count-more = Más
count-who-fights = ¿Quién combate?
count-monster-level = Nivel del monstruo
count-fight-of = Combate de { $name }
count-fighters = Combatientes
count-monsters = Monstruos
count-bonus = Un solo uso
count-bonus-of = De un solo uso: { $side }
count-bonus-less = { $side }: un solo uso −1
count-bonus-more = { $side }: un solo uso +1
count-helper = Ayuda
count-other-helper = Cambiar la ayuda
count-no-helper = Nadie
count-another = Otro monstruo
count-enhanced = Mejora
count-foe-level = Nivel del monstruo { $number }
count-foe-level-less = Monstruo { $number }: nivel −1
count-foe-level-more = Monstruo { $number }: nivel +1
count-foe-bonus = Mejora del monstruo { $number }
count-foe-bonus-less = Monstruo { $number }: mejora −1
count-foe-bonus-more = Monstruo { $number }: mejora +1
count-take-out = Quitar el monstruo { $number }
count-winning = Los combatientes ganan por { $by }
count-losing = Los monstruos ganan por { $by }
count-tie-monsters = Empate: ganan los monstruos
count-tie-fighters = Empate: ganan los combatientes
count-tie-role = Empate, y por raza o clase ganan los combatientes
count-ties = ¿Quién gana los empates?
count-ties-rules = Según raza y clase
count-ties-fighters = Los combatientes
count-ties-monsters = Los monstruos
count-levels = Niveles por la victoria
count-levels-helper = Niveles para { $name }
count-end-won =
    { $count ->
        [0] Victoria sin nivel
        [one] Victoria: { $count } nivel
       *[other] Victoria: { $count } niveles
    }
count-flee = { $name } huye
count-end-lost = Combate perdido
count-end-off = Anular el combate
count-won =
    { $count ->
        [one] ¡{ $names } llega al nivel { $level } y gana!
       *[other] ¡{ $names } llegan al nivel { $level } y ganan!
    }
count-again = Otra partida
count-share = Compartir
count-share-text = Varios móviles pueden mostrar y cambiar el mismo contador: todos los que tengan el enlace. Lo transmite este servidor.
count-share-now = Compartir ahora
count-link = Enlace a este contador
count-qr = El enlace a este contador como código QR
count-phone-of = ¿De quién es este móvil?
count-phone-nobody = No lo digo
count-alone = Solo en este móvil
count-connecting = Conectando…
count-live =
    { $count ->
        [one] En línea: { $count } móvil
       *[other] En línea: { $count } móviles
    }
count-apart = Sin red
count-apart-unsent =
    { $count ->
        [one] Sin red: { $count } cambio por enviar
       *[other] Sin red: { $count } cambios por enviar
    }
count-refused = El servidor no lo acepta. Recarga la página.
count-history = Historial
count-nothing = Todavía no ha pasado nada.
count-by = móvil de { $name }
count-by-this = este móvil
count-by-other = otro móvil
count-take-back = Deshacer
count-take-back-label = Deshacer: { $what }
count-restore = Restaurar
count-restore-label = Restaurar: { $what }
count-chart = Niveles a lo largo de la partida
count-chart-of = { $name }: { $level }
count-goal = Se gana con
count-goal-10 = nivel 10
count-goal-20 = nivel 20 (épica)
count-goal-none = ningún nivel
count-awake = Mantener la pantalla encendida
count-save = Guardar en un archivo
count-did-player = { $name } se sienta a la mesa.
count-did-leave = { $name } deja la partida.
count-did-name = { $before } ahora se llama { $name }.
count-did-sex = { $name } cambia de sexo.
count-did-color = { $name } cambia de color.
count-did-roles = { $name }: { $roles }
count-did-no-roles = { $name }: sin raza ni clase
count-did-level = { $name }: nivel { $from } → { $to }
count-did-gear = { $name }: equipo { $from } → { $to }
count-did-die = { $name } muere.
count-did-return = { $name } vuelve a la partida.
count-did-goal = Se gana con el nivel { $level }.
count-did-no-goal = Ningún nivel gana la partida.
count-did-roll = El dado muestra { $face }.
count-did-escape = { $name } escapa: { $face } { $bonus } = { $total }
count-did-caught = { $name } no escapa: { $face } { $bonus } = { $total }
count-did-again = Empieza otra partida.
count-did-fight = { $name } combate contra un monstruo de nivel { $level }.
count-did-helper = { $helper } ayuda a { $name }.
count-did-alone = { $name } combate sin ayuda.
count-did-ties-rules = Los empates se deciden por raza y clase.
count-did-ties-fighters = Los combatientes ganan los empates.
count-did-ties-monsters = Los monstruos ganan los empates.
count-did-bonus-fighters = Un solo uso, combatientes: { $from } → { $to }
count-did-bonus-monsters = Un solo uso, monstruos: { $from } → { $to }
count-did-monster = Llega otro monstruo de nivel { $level }.
count-did-foe-level = Un monstruo: nivel { $from } → { $to }
count-did-foe-bonus = Un monstruo, mejora: { $from } → { $to }
count-did-gone = Un monstruo de nivel { $level } sale del combate.
count-did-won = { $name } gana el combate: nivel { $from } → { $to }
count-did-lost = { $name } pierde el combate.
count-did-off = Combate anulado: { $name }

# What people at a table say to each other, and the ways to be at a table: elsewhere, later, on one device.
talk = Hablar
talk-new = Hablar: alguien ha dicho algo nuevo
talk-title = En la mesa
talk-nothing = Nadie ha dicho nada todavía.
talk-off = En esta mesa se juega en silencio.
talk-phrases = Frases
talk-which-card = ¿Qué carta?
talk-no-card = Aún no hay ninguna carta a la vista.
talk-typed = Tus palabras
talk-send = Decirlo
talk-back = Otra frase
talk-by = { $who }: { $what }
talk-reacts = { $who } a { $whom }: { $what }
talk-heading = Lo dicho hasta ahora
talk-mutes = Silenciar
talk-mute = Silenciar a { $who }
talk-mute-text = A quien silencias no se le oye en este navegador, y no se entera.
talk-react = Ponle una cara a { $who }
talk-ask = Pedirle ayuda a { $who }, por { $treasures ->
    [0] nada
    [one] 1 tesoro
   *[other] { $treasures } tesoros
}
talk-counter = No por menos de { $number }
talk-counter-trade = Otra oferta…
talk-option = Charla
talk-option-off = ninguna
talk-option-phrases = frases
talk-option-text = frases y texto libre
reaction-applause = Bien hecho
reaction-laugh = ¡Ja!
reaction-shock = ¿¡Qué!?
reaction-evil = Ya verás
reaction-heart = Me caes bien
reaction-tear = Qué pena
say-hello = ¡Hola a todos!
say-good-game = ¡Buena partida!
say-well-played = ¡Bien jugado!
say-thanks = ¡Gracias!
say-sorry = ¡Lo siento!
say-yes = Sí.
say-no = No.
say-one-moment = Un momento, estoy pensando.
say-hurry = ¡Venga ya!
say-who-helps = ¿Quién me ayuda?
say-help-for = { $number ->
    [0] Ayudo gratis.
    [one] Ayudo por un tesoro.
   *[other] Ayudo por { $number } tesoros.
}
say-help-free = Ayudo gratis.
say-not-for-less = { $number ->
    [0] Lo haría gratis.
    [one] No por menos de un tesoro.
   *[other] No por menos de { $number } tesoros.
}
say-who-one-shot = ¿Quién tiene algo de un solo uso?
say-not-telling = No pienso decirlo.
say-dont-dare = ¡Ni se te ocurra!
say-no-promises = No prometo nada.
say-stop = ¡Alguien tiene que parar a { $who }!
say-truce = { $who }, ¿tregua?
say-revenge = ¡Me las pagarás, { $who }!
say-want-card = Me gustaría tener { EL($card) }. ¿Qué quieres a cambio?
say-offer-card = ¿Quién quiere { EL($card) }?
say-mind-card = ¡Ojo con { EL($card) }!

again-waiting = Los demás ya se han vuelto a sentar.
again-go = Volver a sentarse
again-absent = Empezar sin los ausentes
again-absent-text = Un bot ocupa el sitio de quien no ha vuelto.

device = Seguir en otro sitio
device-title = Seguir en otro dispositivo
device-text = Abre allí esta dirección o escanéala. El código sirve una vez y durante tres minutos.
device-code = Código
device-qr = La dirección con el código, como código QR
device-stale = El código ya no sirve.
device-new = Un código nuevo
device-enter = Un código de otro dispositivo, o el tuyo
device-open = Abrir
device-opened = { $count ->
    [0] Ese código no abre ninguna mesa.
    [one] Una mesa está ahora también aquí.
   *[other] { $count } mesas están ahora también aquí.
}
device-arrived = Un momento: tu sitio viene hacia aquí.
mine-title = Llévate tus mesas
mine-text = Tu código abre todas tus mesas en cualquier navegador. No se lo des a nadie: quien lo tiene juega como tú.
mine-show = Mostrar mi código
mine-code = Tu código
mine-copy = Copiar el código

watch-late = El público lo ve más tarde
watch-late-none = al momento
watch-late-minutes = { $minutes ->
    [one] un minuto después
   *[other] { $minutes } minutos después
}
watch-count = { $count ->
    [one] una persona mira
   *[other] { $count } personas miran
}
watch-soon = Verás la partida { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} después. Empieza enseguida.
watch-open = El público puede ver mis cartas, más tarde
watch-open-text = Ven lo que tú ves, también tu mano: desde ahora y con el retraso que marca la mesa.
watch-with = Mirar con
watch-with-nobody = los ojos de nadie
watch-as = Ves lo que ve { $who }.

local-title = En un solo dispositivo
local-text = Varios comparten este dispositivo y se lo pasan. Un telón tapa cada mano.
local-add = Otra persona
local-remove = Quitar
local-name = Nombre de la persona { $number }
local-bots = Bots además
local-packs = Un paquete propio
local-no-pack = Ninguno
local-pack-file = Añadir un archivo de paquete (.kickdoor)
local-pack-by = Mezclado con
local-pack-here = La partida se guarda en este dispositivo, con las cartas del paquete.
local-pack-wrong = No se puede jugar con «{ $name }» tal como está. El taller dice qué le pasa.
local-go = Empezar
local-same = Cada persona necesita su propio nombre.
local-pass = Pásaselo a { $who }
local-pass-text = Los demás miran a otro lado.
local-mine = Soy { $who }
local-switch = Otra persona aquí

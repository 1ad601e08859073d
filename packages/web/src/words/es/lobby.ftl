# The start page and the lobby of a table.

description = Abre la puerta de una patada, lucha contra lo que haya dentro y no te fíes de nadie. Una mesa de juego de cartas no oficial y de código abierto.
language = Idioma
tagline = Abre la puerta de una patada, lucha contra lo que haya dentro y no te fíes de nadie.
unofficial = Kickdoor es un proyecto de aficionados, no oficial, de código abierto y gratuito. No lo hacen, avalan ni licencian los editores de ningún juego de cartas.
loading = Un momento…
new-game = Nueva partida
new-sheet = Reglas
new-mix = Mezclar con
set-classic = el juego básico
set-space = el espacio
set-west = el Oeste
set-winter = el invierno
new-names = Los nombres de estas cartas están en { $language }: { LIST($sets) }. Lo que hacen se lee en tu idioma.
new-seats = Asientos
new-seat = Asiento { $seat }
seat-bot = Bot
seat-friend = Amigo
new-options = Opciones
option-sharedVictory = Victoria compartida
option-sharedVictory-text = Quien ayuda en la pelea decisiva también gana, tenga el nivel que tenga.
option-listen = Escuchar tras la puerta
option-listen-text = Cada turno empieza robando una puerta boca abajo. Al saquear se roba luego un tesoro.
option-fast = Partida rápida
option-fast-text = Más cartas al empezar, y una raza o clase descartada se puede reclamar a cambio de una carta que da un nivel.
option-epic = Partida épica
option-epic-text = Hasta el nivel 20 en vez del 10. Trae tiempo.
option-grace = Espera antes de ganar
option-grace-text = Cuánto tienen los demás para estropear una pelea que ya está casi ganada.
option-limit = Tiempo para responder
option-limit-text = Cuánto espera una decisión o una petición antes de que la partida siga sin ti.
option-seconds = { $seconds } s
option-public = Mesa abierta: cualquiera puede unirse desde la lista
option-spectators = Se admite público
new-start = Jugar
new-invite = Poner la mesa
join-game = Unirse a una mesa
join-link = El enlace que te han mandado
join = Unirse
join-wrong = Eso no es el enlace de una mesa.
open-tables = Mesas abiertas
no-tables = Ahora mismo, ninguna. Abre una.
table-of = { $players }
table-free = { $free ->
    [one] 1 de { $seats } asientos libre
   *[other] { $free } de { $seats } asientos libres
}
persona-name = Tu nombre
persona-sex = Tu personaje es
persona-female = una mujer
persona-male = un hombre

lobby-title = Una mesa para ti y los tuyos
share-label = Manda este enlace a tus amigos
seat-empty = Libre
seat-kind-empty = nadie aún
seat-kind-person = jugador
seat-kind-bot = bot
lobby-bot = Sentar un bot
lobby-free = Liberar el asiento
lobby-fill = El resto, bots
lobby-start = Empezar la partida
lobby-leave = Dejar tu asiento
lobby-full = No quedan asientos. Puedes mirar.
lobby-wait = Esperando a más jugadores.
lobby-wait-host = Ya están todos. El anfitrión empieza la partida.
lobby-least = { $least ->
    [one] Falta un jugador más.
   *[other] Faltan { $least } jugadores más.
}
sit-title = Toma asiento
sit = Sentarse

reconnecting = Se ha perdido la conexión. Reintentando…
failed-title = Puerta cerrada
download-record = Descargar el registro
error-bad-json = El servidor no lo ha entendido. Recarga la página.
error-bad-message = El servidor no lo ha entendido. Recarga la página.
error-bad-move = El servidor no ha entendido esa jugada. Recarga la página.
error-too-large = Eso era demasiado largo.
error-too-fast = Un poco más despacio.
error-too-many = Hay demasiadas conexiones desde aquí o demasiada gente mirando esta mesa. Cierra una e inténtalo de nuevo.
error-wrong-origin = El juego se ha abierto con una dirección equivocada. Ábrelo con el enlace que te dieron.
error-no-hello = El servidor no lo ha entendido. Recarga la página.
error-version = El servidor es más nuevo que esta página. Recárgala.
error-no-table = No existe esa mesa. Quizá su partida acabó hace mucho.
error-bad-secret = La llave de este navegador ya no abre ningún asiento de esta mesa.
error-no-seat = Eso solo puede hacerlo quien esté en la mesa.
error-not-host = Eso solo puede hacerlo el anfitrión.
error-no-spectators = En esta mesa se juega sin público.
error-seat-taken = Alguien ha sido más rápido: el asiento está ocupado.
error-name-taken = Alguien de la mesa ya tiene ese nombre.
error-table-full = No quedan asientos.
error-started = Demasiado tarde: ya han empezado.
error-not-started = La partida aún no ha empezado.
error-too-few = Faltan jugadores.
error-bad-table = Esa mesa no se puede montar.
error-not-found = Aquí no hay nada.
error-defect = El servidor ha tropezado con sus propios pies. No ha cambiado nada; inténtalo de nuevo.
error-storage-full = El disco del servidor está lleno. No ha cambiado nada; inténtalo más tarde.
error-draining = El servidor está a punto de reiniciarse y no admite mesas nuevas. Inténtalo de nuevo en un minuto.
error-banned = Se te ha bloqueado en este servidor.
error-table-closed = El responsable de este servidor ha cerrado la mesa.
error-game-stopped = Las cartas o las reglas de esta partida han cambiado y este servidor ya no puede leerla. No se ha perdido nada: su registro tiene todas las jugadas.
error-not-over = El registro de una partida se puede descargar cuando haya terminado.
error-moves-lost = El disco del servidor ha perdido las últimas jugadas de esta partida. Sigue desde la última que se guardó.
error-offline = No se llega al servidor.

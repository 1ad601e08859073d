# The coach: one sentence for whoever has not been there before.

coach-lay-out = Antes del primer turno, pon en la mesa lo que te sirva. { $card } cuenta desde ya.
coach-ready = ¿Nada más que poner en la mesa? Termina, y empieza el primer turno.
coach-kick = Te toca. Abre la puerta de una patada y mira qué vive detrás.
coach-wear = { $card } te puede servir: juega esa carta antes de la próxima pelea.
coach-level = { $card } te sube un nivel: juega esa carta.
coach-full-hand = Tienes más cartas de las que caben en la mano: lo que juegas te lo quedas.
coach-door-card = Tras esta puerta no hay monstruo, así que la carta es tuya. Llévatela a la mano o juégala ya.
coach-trouble = Todo tranquilo. Lucha contra un monstruo de tu mano o saquea la sala: es una carta más.
coach-loot = Al saquear te llevas otra carta, que solo ves tú.
coach-fight-win = Vas por delante, y con eso basta: di que ganas.
coach-fight-help = Demasiado fuerte para ti. Pide ayuda: vuestra fuerza se suma, a cambio de parte de los tesoros.
coach-fight-card = Aún te falta fuerza. { $card } le da la vuelta a la pelea: juega esa carta a tu favor.
coach-fight-end = No tienes fuerza suficiente. { $card } acaba la pelea antes de que nadie tenga que huir.
coach-fight-flee = Esta pelea ya no la salva nadie. Huye: decide el dado.
coach-fight-lost = Esta pelea ya no la salva nadie, y el dado tampoco. Huye, y se acabó.
coach-roll = Tira el dado. Las caras con marca te salvan; con las demás, pasa lo malo de su carta.
coach-roll-lost = Esta vez no te salva ninguna cara del dado. Tira, y pasa lo malo de su carta.
coach-spoil = { $who } está a punto de ganar. { $card } lo impediría, si juegas esa carta ahora.
coach-pass = { $who } dice que ha ganado la pelea. Déjalo estar o juega antes algo en contra.
coach-pass-run = { $who } se rinde y quiere huir. Déjalo estar o juega antes una carta.
coach-asked = { $who } te pide ayuda. Si ganáis juntos, te llevas lo que te ofrece.
coach-trade = { $who } quiere hacer un trato. Mira la fuerza de cada uno, antes y después: decir que no es gratis.
coach-stop = { $card } pararía esto, si juegas esa carta ahora.
coach-announced = { $who } está a punto de jugar una carta. Si no puedes o no quieres pararla, déjalo estar.
coach-curse = Está a punto de caer una { CURSES() ->
    [traps] trampa
   *[other] maldición
}. Si no puedes pararla, déjalo estar.
coach-choose = Esto lo decides tú: elige, y la partida sigue.
coach-sell = Lo que no necesites se puede vender: por cartas que valgan 1000 { -gold-pieces } subes un nivel.
coach-charity = Tienes demasiadas cartas en la mano. Las que sobran son para quien tenga el nivel más bajo.
coach-discard = Tienes demasiadas cartas en la mano. Nadie tiene un nivel más bajo que el tuyo, así que las que sobran se descartan.
coach-end = ¿Nada mejor que hacer? Termina tu turno.
coach-off = Quitar los consejos
coach-switch = Consejos para principiantes
learned-door = Así se sube: cada monstruo vencido es un nivel, y con el nivel 10 ganas.
learned-help = Dos pueden más que uno, y nadie ayuda gratis.
learned-betrayal = Esa es la otra mitad del juego: nadie gana mientras tengas una carta en contra.
learned-next = Siguiente: { $lesson }
learned-all = Volver a la puerta

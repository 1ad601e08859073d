# Why a bot made its move. These never reveal hidden cards.
bot-why-accept-help = { $character ->
    [bold] ¿Pelea? Ya voy.
    [stingy] A ese precio, con mucho gusto.
    [vengeful] Vale. Pero acuérdate de quién vino.
    [diplomat] En compañía siempre sale mejor.
   *[other] Por eso sí que peleo.
}
bot-why-ask = { $character ->
    [bold] Hay monstruo de sobra. ¿Vienes?
    [stingy] Necesito ayuda. A ser posible, barata.
    [vengeful] Ayúdame y no lo olvidaré.
    [diplomat] ¿Lo hacemos a medias?
   *[other] Sin ayuda no puedo con esto.
}
bot-why-at-random = ¿Por qué no?
bot-why-bargain = Buen precio.
bot-why-own-phase = Para algo lo tengo.
bot-why-charity = No me caben más cartas.
bot-why-choose = De esto puedo prescindir.
bot-why-claim = { $character ->
    [bold] ¡Ja! ¿Y eso era todo?
    [stingy] Mío. Todo mío.
    [vengeful] A ver quién se mete ahora.
    [diplomat] ¿Alguna objeción? Espero que no.
   *[other] Somos más fuertes.
}
bot-why-counter = Por { $treasures ->
    [one] un tesoro
   *[other] { $treasures } tesoros
}, cuenta conmigo.
bot-why-curse = { $character ->
    [bold] ¡Cógela!
    [stingy] Toma. Por una vez, gratis.
    [vengeful] Me has mirado raro.
    [diplomat] Lo siento de veras; a alguien le tenía que tocar.
   *[other] Nada personal. Lo tenía en la mano.
}
bot-why-decline-help = { $character ->
    [bold] Este es todo tuyo. ¡Yo miro!
    [stingy] Por eso no me levanto ni de la silla.
    [vengeful] No. Y ya sabes por qué. O lo sabrás.
    [diplomat] Me encantaría, pero no con esas condiciones.
   *[other] No me compensa.
}
bot-why-decline-trade = Prefiero quedarme con lo mío.
bot-why-dodge = Prefiero que no me atrapen.
bot-why-door = A ver qué hay tras la puerta.
bot-why-end = Por este turno, basta.
bot-why-equip = Esto me sienta mejor.
bot-why-escape = Quiero largarme de aquí.
bot-why-excess = No puedo con todo.
bot-why-fight-power = Para esto me he entrenado.
bot-why-fight-shot = Esto debería inclinar la balanza.
bot-why-flee = { $character ->
    [bold] No huyo: ataco la salida.
    [stingy] Las botas cuestan dinero; las cuido.
    [vengeful] Volveremos a vernos, bicho.
    [diplomat] Dejémoslo en empate.
   *[other] Esto no se puede ganar.
}
bot-why-grudge = { $character ->
    [bold] ¡Ahora te toca a ti!
    [stingy] Lo que me deben no se me olvida.
    [vengeful] Tengo una lista. Y sales en ella.
    [diplomat] ¿Venganza? Un simple ajuste.
   *[other] Esto es por lo de antes.
}
bot-why-hire = Yo pago mejor.
bot-why-lay-out = Esto me sirve.
bot-why-leader = { $character ->
    [bold] ¿Nivel { $level }? ¡Baja de ahí!
    [stingy] Con el nivel { $level } cualquiera va servido.
    [vengeful] Nivel { $level }. Lo he visto.
    [diplomat] Nivel { $level } y con esta compañía… Es lo justo.
   *[other] Con el nivel { $level } ya basta.
}
bot-why-level = Para arriba.
bot-why-loot = Algo habrá por ahí tirado.
bot-why-meddle = Un poco más de emoción.
bot-why-must = Algo tengo que hacer.
bot-why-pass = Lo dejo pasar.
bot-why-ready = Por mí, que empiece.
bot-why-roll = ¡Corre!
bot-why-sell = Con dinero se compra experiencia.
bot-why-steal = A mí me quedaría mejor.
bot-why-stop = Con el nivel { $level } se acaba la partida.
bot-why-thanks = { $character ->
    [bold] Te debía una. ¡Vamos!
    [stingy] Listo: en paz, hasta el último céntimo.
    [vengeful] De lo bueno también me acuerdo.
    [diplomat] ¡Para eso están las amistades!
   *[other] Me ayudaste; ahora te ayudo yo.
}
bot-why-trade = { $character ->
    [bold] ¿Cambiamos? ¡Rápido, antes de que me lo piense!
    [stingy] Esto por eso. Sin regateos, que ya he hecho cuentas.
    [vengeful] Un trato justo. Yo que tú lo aceptaría.
    [diplomat] A ti te sienta bien esto; a mí, lo otro. ¿Hacemos trato?
   *[other] Esto te sirve a ti, y eso me sirve a mí.
}
bot-why-trouble = { $character ->
    [bold] ¡Por fin, diversión!
    [stingy] Este lleva tesoro.
    [vengeful] Con este tengo una cuenta pendiente.
    [diplomat] He traído compañía.
   *[other] Con este sí que puedo.
}

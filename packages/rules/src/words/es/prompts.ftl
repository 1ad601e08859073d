# What the game is waiting for. $who and $whom are players' names, $card is the card that asks.

# To the player who is asked.
prompt-choice-deed = { $card }: tú eliges.
prompt-choice-play = { $card }: tú decides.
prompt-choice-power = { $card }: tú decides.
prompt-choice-treasure = Elige tu tesoro.
prompt-choice-loot = Toma una. A los muertos no les importa.
prompt-choice-resurrection = Vas a robar boca arriba. ¿Prefieres la de encima del descarte?

# To everybody else.
prompt-wait-deed = { $who } le debe una respuesta { AL($card) }.
prompt-wait-play = { $who } decide qué { AGREE($card, "hace", "hace", "hacen") } { EL($card) }.
prompt-wait-power = { $who } decide qué { AGREE($card, "hace", "hace", "hacen") } { EL($card) }.
prompt-wait-treasure = { $who } elige un tesoro.
prompt-wait-loot = { $who } curiosea entre los restos.
prompt-wait-resurrection = { $who } se plantea resucitar a los muertos.
prompt-choice-excess = Llevas demasiado y nadie lo quiere. ¿Qué dejas?
prompt-choice-trait = Te sobra una. ¿Cuál dejas?
prompt-choice-you = Tú eliges.
prompt-wait-excess = { $who } lleva demasiado y tiene que soltar algo.
prompt-wait-trait = { $who } es demasiadas cosas a la vez y tiene que elegir.
prompt-wait-nobody = { $who } tiene que elegir.

# What a card asks of the player who is asked. $whom is another player.
asks-die = { $card }: ¿qué sale en el dado?
asks-discard = { $card }: ¿qué descartas de tu mano?
asks-duel = { $card }: ¿contra quién tiras el dado?
asks-either = { $card }: ¿qué va a ser?
asks-give = { $card }: ¿qué recibe { $whom } de ti?
asks-lift = { $card }: ¿cuál termina?
asks-look = { $card }: ¿la mano de quién miras?
asks-lose = { $card }: ¿qué pierdes?
asks-lose-other = { $card }: ¿qué pierde { $whom }?
asks-pay = { $card }: ¿con qué lo pagas?
asks-receiver = { $card }: ¿quién lo recibe?
asks-search = { $card }: ¿qué tomas del descarte?
asks-swap = { $card }: ¿con quién cambias de mano?
asks-take = { $card }: ¿qué tomas de { $whom }?

# How many answers.
choose-exactly = Elige { $count ->
    [one] una
   *[other] { $count }
}.
choose-between = Elige de { $min } a { $max }.
choose-up-to = Elige hasta { $max }.
choose-ordered = Márcalas por orden, la primera antes.

prompt-cancel = { CAPITAL(EL($card)) } { AGREE($card, "está", "está", "están") } a punto de alcanzar a { $whom }. ¿Alguien lo impide?
prompt-cancel-you = { CAPITAL(EL($card)) } { AGREE($card, "está", "está", "están") } a punto de alcanzarte. ¿Puedes impedirlo?
prompt-announced = { $who } juega { EL($card) }. ¿Alguien lo impide?
prompt-announced-you = Juegas { EL($card) }, si nadie lo impide.
prompt-caught = { CAPITAL(EL($card)) } { AGREE($card, "tiene", "tiene", "tienen") } a { $who } por el cuello: { $total } no basta.
prompt-caught-you = { CAPITAL(EL($card)) } te { AGREE($card, "tiene", "tiene", "tienen") } por el cuello: { $total } no basta. Última oportunidad.
prompt-excess = { $limit ->
    [gadget] A { $who } le sobran artilugios y tiene que desprenderse de algo.
   *[big] { $who } lleva demasiado y tiene que desprenderse de algo.
}
prompt-excess-you = { $limit ->
    [gadget] Te sobran artilugios. Vende, regala o descarta hasta que quepan.
   *[big] Llevas demasiado. Vende, regala o descarta hasta que quepa.
}
prompt-looting = Lo que dejó { $whom }. { $who } toma una carta.
prompt-looting-yours = Lo que dejaste. { $who } toma una carta.
prompt-looting-you = Lo que dejó { $whom }. Toma una carta.
prompt-sharing = El tesoro está a la vista. Elige { $who }.
prompt-sharing-you = El tesoro está a la vista. Eliges tú.
prompt-help = { $who } le pide ayuda a { $whom }: { $terms }.
prompt-help-you = { $who } te pide ayuda: { $terms }.
prompt-charity = A { $who } le { $count ->
    [one] sobra una carta
   *[other] sobran { $count } cartas
} en la mano.
prompt-charity-you = Te { $count ->
    [one] sobra una carta
   *[other] sobran { $count } cartas
} en la mano. Juega o reparte lo que sobra.
prompt-win = { $who } va a ganar. ¿Alguna objeción?
prompt-win-you = Vas a ganar, si nadie se opone.
prompt-flight = { $who } está a punto de huir. ¿Alguna objeción?
prompt-flight-you = Estás a punto de huir, si nadie se opone.

# Answers that are words.
answer-no = No
answer-keep = Dejarla encima
answer-under = Ponerla al fondo
answer-fighters = Para los combatientes
answer-monsters = Para los monstruos

prompt-peeked = Encima: { $card }. Solo lo ves tú.
prompt-seize = { $who } reclama { EL($card) } del descarte. ¿Algún rival?
prompt-choice-order = ¿En qué orden sufres lo malo?
prompt-wait-order = { $who } pone en orden lo malo.
prompt-choice-sidekick = Un compinche de más: ¿cuál se va?
prompt-wait-sidekick = { $who } se despide de un compinche.

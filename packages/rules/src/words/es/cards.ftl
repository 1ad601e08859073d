# Labels on the frame of a card, and lists of a set's cards.

kind-monster = Monstruo
kind-race = Raza
kind-class = Clase
kind-half-breed = Mestizo
kind-super-munchkin = Supermunchkin
kind-curse = Maldición
kind-trap = Trampa
kind-enhancer = Potenciador de monstruo
kind-mate = Potenciador de monstruo
kind-wandering = Monstruo errante
kind-place = Lugar
kind-event = Suceso
kind-item = Objeto
kind-item-enhancer = Potenciador de objeto
kind-oneshot = Un solo uso
kind-special = Especial
kind-cheat = Fullería
kind-power = Poder
kind-style = Estilo
kind-training = Entrenamiento
kind-sidekick = Compinche
kind-hireling = Mercenario
kind-steed = Montura
frame-slot-headgear = Cabeza
frame-slot-armor = Armadura
frame-slot-footgear = Calzado
frame-slot-one-hand = 1 mano
frame-slot-two-hands = 2 manos
fact-treasures = { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
}
fact-levels = { $count ->
    [one] 1 nivel por matarlo
   *[other] { $count } niveles por matarlo
}
fact-price = { $gold } { -gold }
fact-big = Grande
fact-level = Nivel { $level }
fact-bonus = Bono { SIGNED($bonus) }
fact-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copias
}

cards-title = { $set }: todas las cartas
cards-count = { $cards } cartas, { $copies } contando las copias
cards-contents = Índice
cards-doors = Puertas
cards-treasures = Tesoros

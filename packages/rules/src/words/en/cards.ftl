# Labels on the frame of a card, and lists of a set's cards.

kind-monster = Monster
kind-race = Race
kind-class = Class
kind-half-breed = Half-Breed
kind-super-munchkin = Super Munchkin
kind-power = Power
kind-style = Style
kind-training = Training
kind-curse = Curse
kind-trap = Trap
kind-enhancer = Monster enhancer
kind-mate = Monster enhancer
kind-wandering = Wandering monster
kind-place = Place
kind-event = Event
kind-item = Item
kind-item-enhancer = Item enhancer
kind-oneshot = One-shot
kind-special = Special
kind-cheat = Cheat
kind-sidekick = Sidekick
kind-hireling = Hireling
kind-steed = Steed
frame-slot-headgear = Headgear
frame-slot-armor = Armor
frame-slot-footgear = Footgear
frame-slot-one-hand = 1 hand
frame-slot-two-hands = 2 hands
fact-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
fact-levels = { $count ->
    [one] 1 Level for the kill
   *[other] { $count } Levels for the kill
}
fact-price = { $gold } { -gold }
fact-big = Big
fact-level = Level { $level }
fact-bonus = Bonus { SIGNED($bonus) }
fact-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}

cards-title = { $set }: all cards
cards-count = { $cards } cards, { $copies } with all their copies
cards-contents = Contents
cards-doors = Doors
cards-treasures = Treasures

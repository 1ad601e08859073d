# What the frame of a card says.

kind-monster = Monster
kind-race = Race
kind-class = Class
kind-half-breed = Half-Breed
kind-super-munchkin = Super Munchkin
kind-curse = Curse
kind-trap = Trap
kind-enhancer = Monster enhancer
kind-mate = Monster enhancer
kind-wandering = Wandering monster
kind-event = Event
kind-item = Item
kind-oneshot = One-shot
kind-special = Special
kind-cheat = Cheat
kind-sidekick = Sidekick
kind-hireling = Hireling
kind-steed = Steed
frame-slot-headgear = Headgear
frame-slot-armor = Armour
frame-slot-footgear = Footgear
frame-slot-one-hand = 1 hand
frame-slot-two-hands = 2 hands
frame-slot-none = No slot
fact-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
fact-levels = { $count ->
    [one] 1 Level
   *[other] { $count } Levels
}
fact-price = { $gold } { -gold }
fact-big = Big

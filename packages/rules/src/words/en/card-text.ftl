# Cards: other lines of their text

card-for = Usable by { FORM($who, number: "plural") } only.
card-not-for = Not usable by { FORM($who, number: "plural") }.
card-tag = { $tag }.
card-no-treasure = Leaves no treasure.
card-bad-stuff = Bad Stuff: { $deeds }
card-escaped = When you escape it: { $deeds }
card-killed = When it is killed: { $deeds }
card-sidekick-killed = When it is killed: { $deeds }
card-sidekick-sacrificed = When you leave it behind: { $deeds }
card-lasting = Stays in front of you until lifted.
card-gadget = Gadget.
card-laser = Laser.
card-mark-fire = Counts as fire.
card-steed-gear = Gear for your steed.
card-half-breed = You may have two races. Play this only if you have a race in play.
card-super-munchkin = You may have two classes. Play this only if you have a class in play.
card-enhancer = { SIGNED($strength) } for a monster in a combat.
card-enhancer-treasures = { $count ->
    [one] { SIGNED($count) } treasure.
   *[other] { SIGNED($count) } treasures.
}
card-enhancer-makes = The monster counts as { FORM($tag, case: "as") }.
card-item-enhancer = Play this on one of your items, but not on a one-shot or on gear for a steed. While the item counts: { SIGNED($strength) }.
card-mate = A second copy of a monster joins its combat, with all the enhancers of the first.
card-wandering = Play this with a monster from your hand, which joins any combat.
card-place = Everybody is here until another place comes.
card-event = { $deeds } Takes effect when turned up or played.
card-once = Usable once only.
card-special-self = { $deeds }
card-special-other = Play this on another player at any time. That player { FORM($deeds, case: "each-one") }
card-special-player = Play this on any player at any time. That player { FORM($deeds, case: "each-one") }
card-cheat = Play this with an item, and you may use it whoever you are and whatever else you wear; you may have a sidekick carry it. Or play this with a sidekick or steed, to have one over the limit.
card-sidekick-item = Counts as an item.
card-sidekick = { SIGNED($strength) } in each of your combats.
card-sidekick-plain = Good for nothing except being left behind when you run away.
card-enhancer-makes-mark = The monster counts as { A($tag) }.
card-item-enhancer-makes = The item counts as marked { $mark }.
card-special-highest = Play this on a player of the highest Level at any time. That player { FORM($deeds, case: "each-one") }
card-special-lowest = Play this on a player of the lowest Level at any time. That player { FORM($deeds, case: "each-one") }
card-curse-highest = From your hand, this can be played only on a player of the highest Level.
card-curse-lowest = From your hand, this can be played only on a player of the lowest Level.

# Traits: what applies while a card is in play

trait-against = { SIGNED($strength) } against { FORM($who, number: "plural") }.
trait-bonus-if = { SIGNED($strength) } in combat.
trait-bonus-if-who = { SIGNED($strength) } if { YOU($who) }.
trait-bonus-if-versus = { SIGNED($strength) } against { FORM($tag, number: "plural") }.
trait-bonus-if-alone = { SIGNED($strength) } while you fight without a helper.
trait-bonus-if-who-versus = { SIGNED($strength) } against { FORM($tag, number: "plural") } if { YOU($who) }.
trait-bonus-if-who-alone = { SIGNED($strength) } if { YOU($who) }, while you fight without a helper.
trait-bonus-if-versus-alone = { SIGNED($strength) } against { FORM($tag, number: "plural") } while you fight without a helper.
trait-bonus-if-who-versus-alone =
    { SIGNED($strength) } against { FORM($tag, number: "plural") } if { YOU($who) }, while you fight without a helper.
trait-bonus-each = { SIGNED($strength) } for each { $what }.
trait-bonus-each-limit = { SIGNED($strength) } for each { $what } (counting at most { $count }).
trait-flee = { SIGNED($amount) } to run away.
trait-flee-if-who = { SIGNED($amount) } to run away if { YOU($who) }.
trait-flee-if-versus = { SIGNED($amount) } to run away from { FORM($tag, number: "plural") }.
trait-flee-if-who-versus = { SIGNED($amount) } to run away from { FORM($tag, number: "plural") } if { YOU($who) }.
trait-flee-steed = You run away at { SIGNED($amount) }, whatever you and your items would add. Sidekicks and { -curses } still count.
trait-flee-from-it = { SIGNED($amount) } to run away from it.
trait-wins-ties-always = You win ties in combat.
trait-wins-ties-alone = You win ties in combat while you fight without a helper.
trait-wins-ties-single = You win ties in combat against a single monster.
trait-helper-levels = Gain a Level for each monster killed with your help.
trait-room = { $count ->
    [one] You may equip one more { $slot }.
   *[other] You may equip { $count } more { FORM($slot, number: "plural") }.
}
trait-big-any = You may have any number of big items.
trait-big-more = You may have { $count ->
    [one] one more big item
   *[other] { $count } more big items
}.
trait-gadgets-any = You may have any number of gadgets.
trait-gadgets-more = You may have { $count ->
    [one] one more gadget
   *[other] { $count } more gadgets
}.
trait-sidekicks = You may have { $count ->
    [one] one more sidekick
   *[other] { $count } more sidekicks
}.
trait-carries = Carries { $count ->
    [one] one item for you, which counts
   *[other] { $count } items for you, which count
} even if you have no room left to equip more.
trait-second-door = Instead of looting, you may kick open a second door.
trait-helper-treasure = When you help win a combat, draw a treasure of your own, face up.
trait-keeps-levels = { CAPITAL(-curses) } take your Levels only if they could do nothing else to you.
trait-sacrifice = When you have lost a combat, you may discard it instead of rolling, and escape every monster.
trait-hand-limit = Your hand may hold { $count ->
    [1] only one card
    [2] only { $count } cards
    [3] only { $count } cards
    [4] only { $count } cards
   *[other] up to { $count } cards
} at the end of your turn.
trait-no-help = Nobody may help you against it.
trait-no-help-place = Nobody may help in combat.
trait-no-escape = You can’t run away from it.
trait-level-alone = Only the fighters’ Levels count against it.
trait-ignores = Lets { FORM($who, number: "plural") } escape without a roll.
trait-friendly = Does not fight { FORM($who, number: "plural") } who meet it.
trait-treasures-if = { $count ->
    [one] { SIGNED($count) } treasure.
   *[other] { SIGNED($count) } treasures.
}
trait-treasures-if-who = { $count ->
    [one] { SIGNED($count) } treasure for { FORM($who, number: "plural") }.
   *[other] { SIGNED($count) } treasures for { FORM($who, number: "plural") }.
}
trait-treasures-if-alone = { $count ->
    [one] { SIGNED($count) } treasure if you have no helper.
   *[other] { SIGNED($count) } treasures if you have no helper.
}
trait-treasures-if-who-alone = { $count ->
    [one] { SIGNED($count) } treasure for { FORM($who, number: "plural") } who have no helper.
   *[other] { SIGNED($count) } treasures for { FORM($who, number: "plural") } who have no helper.
}
trait-each-monster = Each monster: { $rule }
trait-each-monster-mark = Each monster marked { $mark }: { $rule }
trait-while-marked = While it is marked { $mark }: { $rule }
trait-each-kill = Each monster you kill: { $rule }
trait-each-kill-mark = Each monster marked { $mark } you kill: { $rule }
trait-ward-any = { CAPITAL(-curses) } do nothing to you.
trait-ward-mark = { CAPITAL(-curses) } marked { $mark } do nothing to you.
trait-ward-level = No { -curse } takes your Levels.
trait-ward-item = No { -curse } takes items from you, unless it names headgear, armor or footgear.
trait-ward-headgear = No { -curse } takes your headgear.
trait-ward-armor = No { -curse } takes your armor.
trait-ward-footgear = No { -curse } takes your footgear.
trait-ward-race = No { -curse } takes your race.
trait-ward-class = No { -curse } takes your class.
trait-ward-sex = No { -curse } changes your sex.
trait-ward-hand = No { -curse } takes cards from your hand.
trait-next-turn = Holds for one turn: this one if it is yours, otherwise your next.
trait-gone-with = Gone as soon as you lose the { $slot } you are wearing.
trait-ignores-gear = { CAPITAL($slot) } counts for nothing against it.
trait-bonus-if-helping = { SIGNED($strength) } while you help another player.
trait-bonus-if-who-helping = { SIGNED($strength) } if { YOU($who) }, while you help another player.
trait-bonus-if-versus-helping = { SIGNED($strength) } against { FORM($tag, number: "plural") } while you help another player.
trait-bonus-if-who-versus-helping =
    { SIGNED($strength) } against { FORM($tag, number: "plural") } if { YOU($who) }, while you help another player.
trait-levels-if = { $count ->
    [one] { SIGNED($count) } Level.
   *[other] { SIGNED($count) } Levels.
}
trait-levels-if-who = { $count ->
    [one] { SIGNED($count) } Level for { FORM($who, number: "plural") }.
   *[other] { SIGNED($count) } Levels for { FORM($who, number: "plural") }.
}
trait-levels-if-alone = { $count ->
    [one] { SIGNED($count) } Level if you have no helper.
   *[other] { SIGNED($count) } Levels if you have no helper.
}
trait-levels-if-who-alone = { $count ->
    [one] { SIGNED($count) } Level for { FORM($who, number: "plural") } who have no helper.
   *[other] { SIGNED($count) } Levels for { FORM($who, number: "plural") } who have no helper.
}
trait-safe = Nobody can steal it.
trait-survives-death = If you would die, discard this card instead.
trait-no-meddling = Only those who fight may play cards or use powers in this combat.
trait-no-meddling-place = Only those who fight may play cards or use powers in a combat.
trait-lasts-turns = { $count ->
    [one] Lasts for one of your turns
   *[other] Lasts for { $count } of your turns
}, this one included if it is yours.
trait-lasts-kill = Lasts until you next kill a monster or help to kill one.
trait-wears = { $count ->
    [one] Breaks after one combat.
   *[other] Breaks after { $count } combats.
}
trait-apart = It is no ordinary sidekick: you may have it besides those you may have anyway.
trait-apart-most = It is no ordinary sidekick: you may have { $count ->
    [one] one copy
   *[other] up to { $count } copies
} of it besides those you may have anyway.
trait-apart-mark = It is no ordinary sidekick: you may have { $count ->
    [one] one
   *[other] up to { $count }
} marked { $mark } besides those you may have anyway.
trait-dice-counts = { $when ->
    [flee] { $whose ->
        [all] A { $rolled } that anybody rolls to run away counts as a { $result }.
       *[own] A { $rolled } that you roll to run away counts as a { $result }.
    }
   *[always] { $whose ->
        [all] A { $rolled } that anybody rolls counts as a { $result }.
       *[own] A { $rolled } that you roll counts as a { $result }.
    }
}
trait-dice-again = { $when ->
    [flee] { $whose ->
        [all] Whoever runs away and rolls { $result } or less rolls again, once.
       *[own] When you run away and roll { $result } or less, roll again, once.
    }
   *[always] { $whose ->
        [all] Whoever rolls { $result } or less rolls again, once.
       *[own] If you roll { $result } or less, roll again, once.
    }
}
trait-dice-higher = { $when ->
    [flee] { $whose ->
        [all] Everybody rolls { $count } dice to run away and takes the highest.
       *[own] To run away, roll { $count } dice and take the highest.
    }
   *[always] { $whose ->
        [all] Everybody rolls { $count } dice instead of one and takes the highest.
       *[own] Roll { $count } dice instead of one and take the highest.
    }
}
trait-dice-lower = { $when ->
    [flee] { $whose ->
        [all] Everybody rolls { $count } dice to run away and takes the lowest.
       *[own] To run away, roll { $count } dice and take the lowest.
    }
   *[always] { $whose ->
        [all] Everybody rolls { $count } dice instead of one and takes the lowest.
       *[own] Roll { $count } dice instead of one and take the lowest.
    }
}
trait-dice-escapes = { $whose ->
    [all] Whoever runs away needs no more than a { $result } on the die, whatever else counts.
   *[own] When you run away, a { $result } or higher on the die is enough, whatever else counts.
}

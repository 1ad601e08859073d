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
trait-ward-any = { CAPITAL(-curses) } do nothing to you.
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

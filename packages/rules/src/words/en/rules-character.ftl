# The rules: race, class, items, and what to do with them.

## Traits

chapter-traits = { $races ->
    [yes] Races and classes
   *[no] Classes
}
rule-traits-at-once = { $races ->
    [yes] The powers of a race or class
   *[no] The powers of a class
} are gained the moment its card is in play and lost the moment it is not.
    .title = Powers at once
rule-traits-none = { $races ->
    [yes] With no race in play you are human, and without powers; with no class in play you have no class.
   *[no] With no class in play you have no class. There are no races at this table.
}
    .title = Being nobody special
rule-traits-when = A power’s card says when you may use it.
    .title = When powers work
rule-traits-drop = { $races ->
    [yes] You may discard a race or class at any time, even in combat; you are then human, or without a class.
   *[no] You may discard a class at any time, even in combat; you are then without a class.
}
    .title = Giving it up
rule-traits-discard-powers = If a power is paid for by discarding cards, any cards will do, from the hand or from play, unless it says which. You can’t pay with { $curse }s in front of you.
    .title = Paying with cards
rule-traits-no-empty-hand = You can’t use a power that costs your whole hand when there is no card in it.
    .title = An empty hand buys nothing
rule-traits-one-each = You have { $races ->
    [yes] one race and one class
   *[no] one class
} at most, unless a card allows two, and never two copies of the same.
    .title = One of each
rule-traits-half-breed = { NAMES($halfBreed) } allows two races. You may play it when you receive it or on your own turn, if you have a race in play, and you lose it when you have no race left.{ $halfHuman ->
    [yes] {" "}With one race you are half that and half human; you may add a second at any later point, and both count, for better or worse.
   *[no] {""}
}
    .title = Half-Breed
rule-traits-super-munchkin = Super Munchkin allows two classes. You may play it { $superWhen ->
    [any] at any time, if you have a class in play and another to add
   *[own] when you receive it or on your own turn, if you have a class in play
}, and you lose it when { $superLost ->
    [either] either class is lost
   *[none] no class is left
}.
    .title = Super Munchkin
rule-traits-no-theft-in-combat = { $thief ->
    [yes] A thief can’t steal while thief or victim is in combat, and a combat begins as soon as a monster is revealed.
   *[no] Nothing is stolen in a combat, and a combat begins as soon as a monster is revealed.
}
    .title = No theft in combat

## Items

chapter-items = Items
rule-items-parts = An item card has a name, a power{ $big ->
    [any] {""}
   *[other] , a size
} and a value in { $currency ->
    [credits] credits
   *[gold] gold
}, or the mark that it has none.
    .title = What items say
rule-items-carried = An item in play is carried; only an equipped one gives its bonus, from the moment it is in play. The others lie sideways.
    .title = Carried and equipped
rule-items-slots = You may have equipped, at most: one headgear, one armor, one pair of footgear, and two one-hand items or one two-hand item, unless a card or power allows more.
    .title = Head, body, feet, hands
rule-items-restricted = Anyone may carry any item, but one restricted to { $races ->
    [yes] a race, class or sex
   *[no] a class or sex
} helps only those who are of that kind at that moment.
    .title = Not made for everyone
rule-items-big = { $big ->
    [any] Any number of big items may be in play.
   *[other] You may have any number of small items in play, but only { $big ->
        [one] one big one
       *[other] { $big } big ones
    }, unless a card or power allows more. An item not marked big is small.
}
    .title = Big items
rule-items-big-excess = { $big ->
    [any] Any number of big items may be in play, so none is too many.
   *[other] If you lose the power to carry more big items, you must at once regain it or get rid of all but { $big ->
        [one] one
       *[other] { $big }
    }: on your own turn, out of combat, by selling them (with at least 1,000 worth of items); otherwise by giving the excess to the players of lowest Level who can carry it; otherwise by discarding it.
}
    .title = Too much to carry
rule-items-gadget = { $gadgets ->
    [any] Any number of gadgets may be in play.
   *[other] You may carry any number of items, but only { $gadgets ->
        [one] one gadget
       *[other] { $gadgets } gadgets
    }; a gadgeteer may carry any number. An item not marked as a gadget is ordinary.
}
    .title = Gadgets
rule-items-no-limit = You may carry any number of items.
    .title = As much as you like
rule-items-no-idle-discard = You can’t discard an item just because you feel like it. You can sell it, trade it, give it away, lose it, or discard it to pay for a power.
    .title = No throwing away
rule-items-no-value = A card with a price is an item; one marked as having no value is an item worth 0.
    .title = Worth nothing
rule-items-cheat = A cheat card lets its item ignore the limits on what may be equipped.
    .title = Cheating
rule-items-no-new-gear-when-helping = If you fight out of turn, you can’t bring new items from your hand to the table; one-shots may still be used from the hand.
    .title = Helpers bring no new gear

## Selling

chapter-selling = Selling
rule-selling-levels = On your own turn, out of combat and not while running away, you may discard items worth at least 1,000 { $currency ->
    [credits] credits
   *[gold] gold
} in all for one Level, 2,000 for two, and so on; you get no change.
    .title = Levels for items
rule-selling-from = Items may be sold from the hand and from play.
    .title = Hand and table alike
rule-selling-last-level = Level { $last } can’t be bought.
    .title = Not the last one

## Trade

chapter-trade = Trade
rule-trade-items-only = Players may trade items in play, and no other cards, whenever neither of them is in combat.
    .title = Items only
rule-trade-stays = What you receive stays in play, and you can’t sell it before your { $sold ->
    [next] next turn
   *[own] own turn
}.
    .title = No quick resale
rule-trade-gift = Items may be given for nothing to a player who wants them, or as a bribe for helping or for not helping.
    .title = Gifts and bribes

## Curses

chapter-curses = { CAPITAL($curse) }s
rule-curses-at-door = A { $curse } drawn face up at the door strikes whoever drew it.
    .title = At the door
rule-curses-from-hand = A { $curse } that you got any other way may be played on any player at any time.
    .title = From the hand
rule-curses-at-once = A { $curse } strikes at once, after a moment in which it can be canceled, and is discarded; one whose effect goes on or comes later stays in front of its victim until it is over or lifted. What an event leaves behind lies in front of each player separately, and is lifted separately.
    .title = It strikes at once
rule-curses-next-is-now = A { $curse } for your next combat counts in the current one if it strikes you in a combat.
    .title = Next may be now
rule-curses-victim-chooses = If several items could be struck, the victim chooses which.
    .title = The victim chooses
rule-curses-nothing-to-strike = A { $curse } that strikes something the victim doesn’t have has no effect and is discarded.
    .title = Nothing to strike

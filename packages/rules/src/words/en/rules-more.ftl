# The rules: winning, fast play, mixed games.

## Winning

chapter-winning = Winning
rule-winning-first-to-ten = The first to reach Level { $last }, by a kill or by an exception that the rule on the last Level allows, wins the game.
    .title = The winner
rule-winning-together = Two who kill a monster together and reach Level { $last } by it both win.
    .title = Winning together

## Fast

chapter-fast = Options
rule-fast-four-cards = Fast play deals { $fastDeal } cards from each deck at the start and after death.{ $fast ->
    [yes] {" "}It is on at this table.
   *[no] {""}
}
    .title = Fast play: the deal
rule-fast-claim-discard = { $races ->
    [yes] In fast play, while a race, class, { NAMES($halfBreed) } or Super Munchkin
   *[no] In fast play, while a class or Super Munchkin
}{ $claims ->
    [yes] , or a power or style of another set,
   *[no] {""}
} lies on top of a discard pile, any player may discard { NAMES($goUp) } from their hand and take it. If several want it, they roll; the losers keep their card.
    .title = Fast play: claiming a discard
rule-fast-listen = Phase 0, where it is played: at the start of your turn, draw a door face down, and play it or keep it in your hand. When you loot, you then draw a treasure face down instead of a door.{ $listen ->
    [yes] {" "}It is played at this table.
   *[no] {""}
}
    .title = Listening at the door
rule-fast-shared-victory = Where victory is shared, the helper in the fight that brings a player to Level { $last } wins too, whatever the helper’s Level.{ $shared ->
    [yes] {" "}It is shared at this table.
   *[no] {""}
}
    .title = Shared victory
rule-fast-epic = Epic play goes to Level 20.{ $epic ->
    [yes] {" "}It is on at this table.
   *[no] {""}
}
    .title = Epic play
rule-fast-combine = Mixed sets, expansions and epic play may be used together.
    .title = Any of them together

## Mixing

chapter-mixing = Mixed sets
rule-mixing-decks = Any sets combine; all doors are one deck and all treasures one deck, and what names one set’s door or treasure cards names them all.
    .title = One deck of each
rule-mixing-traps-are-curses = Traps and curses are one kind; whatever speaks of one speaks of the other, so a gadgeteer can defuse curses too.
    .title = Traps are curses
rule-mixing-currency = Gold pieces and credits are the same, and are added together to buy Levels or to pay.
    .title = Gold and credits
rule-mixing-followers = Hirelings, sidekicks, minions and mooks are one kind, and what touches one may touch any; but each carries items { $followers ->
    [yes] only as its own card says. Monster enhancers work on all of them
   *[no] and is enhanced only as its own card says
}.
    .title = Followers of all sorts
rule-mixing-big-and-gadget = Big items and gadgets are different kinds, and both limits hold: { $big ->
    [any] any number of big items
    [one] one big item
   *[other] { $big } big items
} carried and { $gadgets ->
    [any] any number of gadgets
    [one] one gadget
   *[other] { $gadgets } gadgets
} used, unless a power allows more.
    .title = Big items and gadgets
rule-mixing-everyone = Every character may have a race, a class, and whatever else any of the sets allows: powers, styles and training, as many as they like, but no two copies of the same.
    .title = Everything for everyone
rule-mixing-undead = A western monster marked undead means nothing among its own cards, but a cleric’s powers work on it in a mixed game.
    .title = Undead of the West
rule-mixing-demons = A demon of the vampire and kung fu sets has +5 against clerics, and a cleric may treat their gaki as undead. None of the sets here is one of these.
    .title = Demons
rule-mixing-fast = A mixed game may be played with the fast-play rules of the space and western games; if one of these two is the base, it is played that way unless the host says otherwise. { $fast ->
    [yes] At this table fast play is on.
   *[no] At this table fast play is off.
}
    .title = Fast play in a mix
rule-mixing-more-players = A mix of two or more sets seats up to { $mixedMax } players, whatever the sets allow alone.
    .title = More players
rule-mixing-set-mark = Every card has the mark of its set, so that a mix can be taken apart.
    .title = Marks of the sets

## Companion

chapter-companion = Around the table
rule-companion-level-counter = A level counter for those who play with cards on a real table. It promises its users advantages in the game, and the rules do not say which.
    .title = The level counter

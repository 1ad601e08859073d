# The rules of the catalog. Each is a sentence or two that says what holds at the table which it is asked about, and
# has a short title. What the sentences are filled with is made in `words/rule-phrase.ts`.

# A curse, by the name that it has at the table.
curse-word = curse
trap-word = trap
# Monsters that join others of their kind.
joining-undead = an undead monster
joining-santa = a Santa monster
joining-stampede = a stampede monster

## Setup

chapter-setup = Setting up
rule-setup-players = { $min } to { $max } players can play.{ $more ->
    [0] {""}
   *[other] {" "}With another set mixed in, up to { $more }.
}
    .title = How many may play
rule-setup-decks = { $mixed ->
    [yes] All doors of the mixed sets are shuffled into one door deck, all treasures into one treasure deck.
   *[no] { $sheet ->
        [winter] The 68 doors and the 44 treasures are two decks, each shuffled.
       *[other] The 168 cards are split into a door deck and a treasure deck, each shuffled.
    }
}
    .title = The two decks
rule-setup-die = One six-sided die decides running away, ties between players, and whatever else is left to it.
    .title = The die
rule-setup-deal = Each player is dealt { $deal } cards from each of the two decks.
    .title = The deal
rule-setup-character = Everyone starts at Level 1, { $races ->
    [yes] human and without a class
   *[no] without a class
}. The character’s sex is at first the player’s own.
    .title = Your character
rule-setup-opening-plays = Before the first turn each player may lay out from the starting hand { $races ->
    [yes] one race, one class
   *[no] one class
}{ $openingSuper ->
    [yes] {" "}(a second one with Super Munchkin)
   *[no] {""}
}{ $openingSidekicks ->
    [0] {""}
   *[other] , one sidekick
} and { $openingItems ->
    [usable] any items that they can use
   *[any] any items
}, and do nothing else.
    .title = Opening plays
rule-setup-first-player = The die decides who starts; ties roll again. Turns go to the left.
    .title = Who starts

## Cards

chapter-cards = Cards and hands
rule-cards-two-discards = Doors and treasures have separate face-up discard piles.
    .title = Two discard piles
rule-cards-discards-closed = Nobody looks through a discard pile unless a card lets them; only its top card is seen.
    .title = Discards stay shut
rule-cards-reshuffle = When a deck runs out, its discard pile is shuffled and becomes the deck.
    .title = Shuffling anew
rule-cards-none-left = When a deck and its discard pile are both empty, nobody can draw that kind of card; whatever asked for it goes on without.
    .title = Nothing left to draw
rule-cards-in-play-public = Cards in play are open to all: { $races ->
    [yes] race, class
   *[no] class
}, items, { $sidekicks ->
    [yes] sidekick,{" "}
   *[no] {""}
}{ $steeds ->
    [yes] steed,{" "}
   *[no] {""}
}lasting { $curse }s.
    .title = What lies open
rule-cards-hand-private = Cards in hand are not in play, do not help, and can be taken only by what names the hand. Others see only how many there are.
    .title = The hand is yours alone
rule-cards-hand-shown = A player may show cards of their hand to others, whenever they like.
    .title = Showing cards
rule-cards-hand-limit = At the end of one’s own turn the hand holds at most { $hand } cards, unless a card says otherwise; until then, and on others’ turns, it may hold more.
    .title = The hand limit
rule-cards-no-return = A card in play never goes back to the hand; it leaves play by being discarded, traded or sold.
    .title = Played is played

## Precedence

chapter-precedence = What goes before what
rule-precedence-card-over-sheet = Where a card and the rules disagree, the card holds.
    .title = Cards go before rules
rule-precedence-level-floor = Nothing brings a player below Level 1, though combat strength may be zero or negative.{ $enhancers ->
    [level] {" "}A monster’s Level never falls below 1 either.
   *[strength] {""}
}
    .title = Never below Level 1
rule-precedence-level-only-by-kill = After a combat a Level is gained only if a monster was killed.
    .title = No kill, no Level
rule-precedence-no-reward-in-combat = There is no Level and no treasure for a defeated monster before the combat is over.
    .title = No reward in mid-fight
rule-precedence-last-level = { $lastByCard ->
    [yes] Level { $last } is reached only by killing a monster, or by a card that says outright that it brings this Level too.
   *[no] { $cowboy ->
        [yes] Level { $last } is reached only by killing a monster, or by the cowboy’s own power. No other card brings it.
       *[no] Level { $last } is reached only by killing a monster. No card brings it in another way.
    }
}
    .title = The last Level
rule-precedence-explicit = { $lastByCard ->
    [yes] The lowest Level, Levels only by a kill, no reward in mid-fight and the last Level yield only to a card that says outright that it overrides them.
   *[no] { $cowboy ->
        [yes] Levels only by a kill and no reward in mid-fight yield to any card; the lowest Level and the last one yield to none, the cowboy’s power aside.
       *[no] Levels only by a kill and no reward in mid-fight yield to any card; the lowest Level and the last one yield to none.
    }
}
    .title = Rules that hold out
rule-precedence-owner = What is still in dispute is settled by the owner of the game, who has the last word. At a digital table the owner is the host.
    .title = The last word

## Timing

chapter-timing = When to play what
rule-timing-any-time = At any time, on anyone’s turn, in combat or out, a player may discard their own { $races ->
    [yes] race or class
   *[no] class
}, play Go Up a Level, or play a { $curse } from the hand.
    .title = At any time
rule-timing-not-in-combat = At any time that one is not in combat, a player may equip or unequip items, trade items with another who is not in combat either, and play a card the moment it is received.
    .title = Out of combat
rule-timing-own-turn = Only on one’s own turn, a player plays { $races ->
    [yes] a race or class
   *[no] a class
} (at any point, combat included), sells items (not in combat, not while running away) and plays items from the hand (not in combat, one-shots aside).
    .title = On your own turn
rule-timing-on-receipt = { $races ->
    [yes] An item, a race, a class or a treasure
   *[no] An item, a class or a treasure
} may also be played the moment its owner receives it, on anyone’s turn, if the owner is not in combat.
    .title = The moment you get it
rule-timing-specials = { $specials ->
    [any] A treasure that is not an item may be played at any time unless the card says otherwise, and only where it does something. It is then discarded.
   *[own] A treasure that is not an item is played when its card says; if it says nothing, on receipt or on one’s own turn out of combat, and only where it does something. It is then discarded.
}
    .title = Treasures that are no items

## Turn

chapter-turn = The turn
rule-turn-opening = Before the door, the player may play cards, change what is equipped, trade, and sell items for Levels.
    .title = Before the door
rule-turn-kick = The player draws the top door and turns it face up for all.
    .title = Kick open the door
rule-turn-kick-monster = A monster behind the door must be fought, and the combat resolved before anything else of the turn.
    .title = A monster at the door
rule-turn-kick-curse = A { $curse } behind the door strikes the player at once, if it can, and is then discarded, unless it lasts.
    .title = Bad luck at the door
rule-turn-kick-other = Any other card behind the door may be played at once or taken into the hand.
    .title = Anything else at the door
rule-turn-trouble = If the door showed no monster, the player may play a monster from the hand and fight it as if it had been behind the door.
    .title = Look for trouble
rule-turn-loot = { $friendly ->
    [yes] If there was no monster at the door, or only a friendly one, and no trouble was sought,
   *[no] If there was no monster at the door and no trouble was sought,
} { $listen ->
    [yes] the player draws a treasure face down into the hand.
   *[no] the player draws a second door face down into the hand.
} After running away there is no looting.
    .title = Loot the room
rule-turn-charity = At the end of the turn, cards beyond { $hand } are played, or given to the players with the lowest Level as evenly as possible; the giver chooses who gets the larger share. Whoever is lowest, or ties for it, discards them.{ $death ->
    [yes] {" "}The dead get nothing.
   *[no] {""}
}
    .title = Charity
rule-turn-next = Then the turn passes to the player on the left.
    .title = Next, please

## Combat

chapter-combat = Combat
rule-combat-strength = A side’s combat strength is its Level(s) plus every modifier, positive or negative, of its items{ $sidekicks ->
    [yes] , sidekicks
   *[no] {""}
}{ $steeds ->
    [yes] , steeds
   *[no] {""}
} and other cards.
    .title = Combat strength
rule-combat-win = The player wins only with a strength greater than the monsters’; a tie is lost, unless a card wins ties.
    .title = Winning takes more
rule-combat-kill = Winning by strength kills the monster, for one Level, or as many as its card says, and its treasures.
    .title = What a kill brings
rule-combat-defeat-without-kill = A card or power may remove a monster without a kill. That is winning, with no Level, and with its treasure unless the card says otherwise.
    .title = Beaten without a kill
rule-combat-monster-powers = { $races ->
    [yes] A monster’s bonus or penalty against a race, class or sex
   *[no] A monster’s bonus or penalty against a class or sex
} applies when either fighter is of it, and once only, even when both are.
    .title = What monsters hold against you
rule-combat-one-shots = Anyone may use one-shots in any combat, from the hand or from play, for either side. They are discarded after the combat, won or lost. { $sheet ->
    [winter] Not every one fits a combat; the card says when it may be used.
   *[other] Some may be used out of combat too.
}
    .title = One-shots
rule-combat-one-shot-kind = A card marked as usable once only is a one-shot{ $sheet ->
    [early] , and so is any card that raises a Level
    [space] , and so is any card that raises a Level
    [west] , and so are Go Up a Level, monster enhancers and doublers
   *[other] {""}
}.
    .title = What a one-shot is
rule-combat-door-cards = Some doors (enhancers, wandering monsters, and so on) are played from the hand into a combat too.
    .title = Doors for a fight
rule-combat-gear-frozen = From the moment a monster is revealed, those in the combat can’t sell, steal, equip, unequip, trade or play items, one-shots aside, until it ends, running away included.{ $sheet ->
    [winter] {" "}Nor can they play any other treasure from the hand, unless a rule or the card allows it.
   *[other] {""}
}
    .title = Gear is frozen
rule-combat-grace = Who is about to win waits { $grace } seconds, so that others may act. Any act that changes the combat starts the wait again. Only then is the monster beaten and the reward due.
    .title = The wait before a win
rule-combat-clean-up = When a combat ends, its monsters, their enhancers and all one-shots used are discarded.
    .title = Clearing up
rule-combat-negative = { $enhancers ->
    [level] A fighter’s strength may fall below 1, below 0 too. A monster’s Level, enhancers counted, never falls below 1.
   *[strength] A fighter’s or a monster’s strength may fall below 1, below 0 too.
}
    .title = Less than nothing

## Monsters

chapter-monsters = Monsters
rule-monsters-single = Each monster card is one monster, even if its name is plural.
    .title = One card, one monster
rule-monsters-sum = Several monsters fight with their strengths added, and are beaten or not beaten together.
    .title = Several at once
rule-monsters-whole-fight = A special condition of one monster (to be fought with Level alone, say) holds for the whole combat.
    .title = One for all
rule-monsters-no-split = A player can’t fight one monster and run from another; but may remove one by a card or power and then fight the rest.
    .title = All or nothing
rule-monsters-removed-then-fled = Who removes one monster and runs from the rest gets nothing for the one that was removed.
    .title = Removed, then fled
rule-monsters-level-each = A Level is gained for each monster killed.
    .title = A Level for each
rule-monsters-from-hand = A monster that was not met at the door goes to the hand, to be played when looking for trouble or sent into a combat with a Wandering Monster.
    .title = Monsters in hand
rule-monsters-wandering = Wandering Monster sends a monster from the player’s hand into any combat, one’s own too.
    .title = Wandering Monster
rule-monsters-kin-join = { $joinCount ->
    [0] At this table a monster joins a combat only with a Wandering Monster.
   *[other] { CAPITAL(LIST($joins, type: "or")) } may be played from the hand into a combat that already has one of that kind, without a Wandering Monster.{ $joinsUndead ->
        [yes] {" "}A card that makes a monster undead may be played with it for this.
       *[no] {""}
    }
}
    .title = Kin joins in
rule-monsters-friendly = A monster that is friendly to whoever met it is not fought, and the room may then be looted.
    .title = Friendly monsters

## Enhancers

chapter-enhancers = Monster enhancers
rule-enhancers-anyone = Anyone may play an enhancer on a monster in any combat. It raises or lowers { $enhancers ->
    [level] the monster’s Level, and so its strength,
   *[strength] the monster’s strength
} and changes the treasures it leaves.
    .title = Anyone may enhance
rule-enhancers-add-up = All enhancers on one monster add up.
    .title = They add up
rule-enhancers-choose = With several monsters in the combat, whoever plays the enhancer says which it is on.
    .title = Which monster?
rule-enhancers-mate = A mate, clone or doubler adds a second copy of a monster, and every enhancer on the one is on the other, whatever the order in which they were played.
    .title = Two of a kind

## Help

chapter-help = Asking for help
rule-help-ask = A player who can’t win a combat alone may ask any other player for help, one after the other, until one agrees or all have refused; who says nothing for { $limit } seconds has refused. Only one may help; cards that others play into the combat are not help.
    .title = One helper
rule-help-bribe-items = A helper may be promised items that the asker has in play, handed over under the rules of trade, after the combat.
    .title = Promising items
rule-help-bribe-treasure = A helper may be promised any number of the monster’s treasures, and the two agree who chooses first.
    .title = Promising treasure
rule-help-bribe-cards = { $bribeCards ->
    [yes] A helper may be promised the playing of a card from the asker’s hand that may lawfully be played, such as Go Up a Level on the helper.
   *[no] At this table no cards of the hand can be promised to a helper.
}
    .title = Promising to play a card
rule-help-strength = The helper’s combat strength is added to the player’s.
    .title = Strength of two
rule-help-powers-shared = The monster’s powers and weaknesses hold against the helper too, and the helper’s powers serve the fight, once per combat and not once per monster.
    .title = Powers are shared
rule-help-levels = The player gains the Levels; the helper gains none, unless { $races ->
    [yes] a race or card
   *[no] a card
} says so.
    .title = Helpers don’t rise
rule-help-treasure-open = The player, not the helper, draws the treasures, even if the helper’s power beat the monster, face up when there was a helper, and shares them as agreed.
    .title = Spoils in the open
rule-help-still-losing = If the two can’t win, both run away.
    .title = Still losing

## Meddling

chapter-meddling = Meddling
rule-meddling-one-shot = Anyone may use one-shots for or against anyone in a combat.
    .title = With one-shots
rule-meddling-enhancer = Anyone may play enhancers on a monster, in their own combat too.
    .title = With enhancers
rule-meddling-wandering = Anyone may send in a wandering monster{ $joinCount ->
    [0] {""}
   *[other] , or one of a joining kind
}.
    .title = With more monsters
rule-meddling-backstab = A thief may backstab a fighter.
    .title = With a knife
rule-meddling-curse = Anyone may play a { $curse } on anyone.
    .title = With bad luck
rule-meddling-power = Anyone may use, for or against a fighter, { $races ->
    [yes] a class or race power
   *[no] a class power
} that its card allows in another’s combat.
    .title = With powers
rule-meddling-self = A { $curse } or a monster may be played on oneself, and a monster may be weakened to cost its fighter treasure.
    .title = Against yourself

## Flee

chapter-flee = Running away
rule-flee-roll = Who can’t win, alone or with a helper, must run away: a roll of the die for each monster, and escape on 5 or more, changed by items, powers and the monster.
    .title = The roll
rule-flee-nothing-gained = Running away brings no Level, no treasure and no looting.
    .title = Nothing gained
rule-flee-each-monster = { $badStuff ->
    [ordered] With several monsters there is a separate roll for each, in the order the runner chooses. After all rolls the runner also chooses the order in which the Bad Stuff of the catchers strikes.
   *[once] With several monsters there is a separate roll for each, in the order the runner chooses, and each catcher’s Bad Stuff strikes at once.
}
    .title = One roll for each
rule-flee-both = Player and helper roll separately; a monster may catch both.
    .title = Two who run
rule-flee-parting-shot = Some monsters hurt even those who escape them.
    .title = Parting shots
rule-flee-bad-stuff = A monster that catches someone does to them what its card says: items lost, { $death ->
    [yes] Levels lost, or death
   *[no] or Levels lost
}.
    .title = Bad Stuff
rule-flee-clean-up = After all rolls the monsters are discarded.
    .title = After the run

## Death

chapter-death = Death
rule-death-lose-all = { $death ->
    [no] Nobody dies at this table.
   *[yes] The dead lose everything but their Level{ $deadCurses ->
        [stay] , races, classes, Half-Breed, Super Munchkin and lasting { $curse }s
        [untied] , races, classes, Half-Breed, Super Munchkin and those lasting { $curse }s that are not tied to a lost card
       *[discarded] { $races ->
            [yes] , races, classes, Half-Breed and Super Munchkin. Lasting { $curse }s are gone too
           *[no] , classes and Super Munchkin. Lasting { $curse }s are gone too
        }
    }.
}
    .title = What the dead keep
rule-death-looting = { $death ->
    [no] Nobody dies at this table, so nobody is looted.
   *[yes] The hand is laid beside the { $lootSidekicks ->
        [no] items in play; a sidekick is discarded first
       *[yes] cards in play
    }. From the highest Level down, each other player takes one card; ties are settled by the die; the rest is discarded.
}
    .title = Looting the body
rule-death-no-gain = { $death ->
    [no] Nobody dies at this table.
   *[yes] The dead receive no cards, not even by charity, and no Levels.
}
    .title = The dead get nothing
rule-death-return = { $death ->
    [no] Nobody dies at this table.
   *[yes] The new character is there when the next player’s turn begins, and may help, with no cards.
}
    .title = Back among the living
rule-death-new-hand = { $death ->
    [no] Nobody dies at this table.
   *[yes] The next own turn begins with { $deal } cards drawn face down from each deck, which may be played as at the start of the game; then it goes on as usual.
}
    .title = A new hand

## Reward

chapter-reward = The reward
rule-reward-count = The winner draws as many treasures as the defeated monsters’ cards say, changed by their enhancers.
    .title = How much treasure
rule-reward-instructions = Whatever the beaten monster’s card orders upon its defeat is carried out.
    .title = The monster’s last wish
rule-reward-secrecy = Treasure is drawn face down after fighting alone, face up after fighting with a helper.
    .title = Face down or face up
rule-reward-play-at-once = A treasure may be played the moment it is received, by the helper too.
    .title = Fresh from the hoard

## Levels

chapter-levels = Levels
rule-levels-gain = A Level is gained by killing a monster, by a card that says so, and by selling items.
    .title = Going up
rule-levels-lose = A Level is lost when a card says so.
    .title = Going down
rule-levels-range = Levels run from 1 to { $last }, and everyone’s is open to all.
    .title = From first to last
rule-levels-number = A rule or card that speaks of a player’s Level means this number, not the combat strength.
    .title = Level is not strength
rule-levels-go-up = Go Up a Level may be played on oneself or on any other player, at any time, in combat too; it is then discarded. It never brings Level { $last }.
    .title = Go Up a Level

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
    [yes] Who has no race in play is human, with no powers; who has no class in play is of none.
   *[no] Who has no class in play is of none. There are no races at this table.
}
    .title = Being nobody special
rule-traits-when = When a power may be used is said by its card.
    .title = When powers work
rule-traits-drop = { $races ->
    [yes] A race or class may be discarded at any time, in combat too; the player is then human, or of no class.
   *[no] A class may be discarded at any time, in combat too; the player is then of no class.
}
    .title = Giving it up
rule-traits-discard-powers = A power that is paid by discarding takes any cards, from the hand or from play, unless it says which. Lasting { $curse }s can’t pay.
    .title = Paying with cards
rule-traits-no-empty-hand = A power paid with the whole hand can’t be used with no cards in the hand.
    .title = Nothing is no price
rule-traits-one-each = A player has { $races ->
    [yes] one race and one class
   *[no] one class
} at most, unless a card allows two, and never two copies of the same.
    .title = One of each
rule-traits-half-breed = Half-Breed allows two races. It is played on receipt or on one’s own turn by who has a race in play, and is lost when no race is left.{ $halfHuman ->
    [yes] {" "}With one race its owner is half of it and half human; a second may be added at any later point, and both count, for better and for worse.
   *[no] {""}
}
    .title = Half-Breed
rule-traits-super-munchkin = Super Munchkin allows two classes. It is played { $superWhen ->
    [any] at any time by who has a class in play and another to add
   *[own] on receipt or on one’s own turn by who has a class in play
}, and is lost when { $superLost ->
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
rule-items-parts = An item card bears a name, a power{ $big ->
    [any] {""}
   *[other] , a size
} and a value in { $currency ->
    [credits] credits
   *[gold] gold
}, or the mark that it has none.
    .title = What items say
rule-items-carried = An item in play is carried; only an equipped one gives its bonus, from the moment it is in play. The others lie sideways.
    .title = Carried and equipped
rule-items-slots = Equipped at most: one headgear, one armor, one pair of footgear, and two one-hand items or one two-hand item, unless a card or power allows more.
    .title = Head, body, feet, hands
rule-items-restricted = Anyone may carry any item; one restricted to { $races ->
    [yes] a race, class or sex
   *[no] a class or sex
} counts only for its kind, as they are at that moment.
    .title = Not made for everyone
rule-items-big = { $big ->
    [any] Any number of big items may be in play.
   *[other] A player may have any number of small items in play, but { $big ->
        [one] one big one
       *[other] { $big } big ones
    }, unless a card or power allows more. An item not marked big is small.
}
    .title = Big items
rule-items-big-excess = { $big ->
    [any] Any number of big items may be in play, so none is too many.
   *[other] Who loses the power to carry more big items must at once regain it or be rid of all but { $big ->
        [one] one
       *[other] { $big }
    }: on their own turn out of combat by selling (items worth at least 1,000), else by giving the excess to the players of lowest Level who can carry it, else by discarding it.
}
    .title = Too much to carry
rule-items-gadget = { $gadgets ->
    [any] Any number of gadgets may be in play.
   *[other] A player may carry any number of items, but { $gadgets ->
        [one] one gadget
       *[other] { $gadgets } gadgets
    }, a gadgeteer any number. An item not marked as a gadget is ordinary.
}
    .title = Gadgets
rule-items-no-limit = A player may carry any number of items.
    .title = As much as you like
rule-items-no-idle-discard = An item can’t be discarded just because; it can be sold, traded, given, lost, or discarded to pay for a power.
    .title = No throwing away
rule-items-no-value = A card with a price is an item; one marked as of no value is an item worth 0.
    .title = Worth nothing
rule-items-cheat = A cheat card lets its item ignore the limits on what may be equipped.
    .title = Cheating
rule-items-no-new-gear-when-helping = Who fights out of turn can’t bring new items from hand to table; one-shots may be used from the hand.
    .title = Helpers bring no new gear

## Selling

chapter-selling = Selling
rule-selling-levels = On one’s own turn, out of combat and not while running away, items worth at least 1,000 { $currency ->
    [credits] credits
   *[gold] gold
} in all are discarded for one Level, 2,000 for two, and so on; there is no change.
    .title = Levels for items
rule-selling-from = Items may be sold from the hand and from play.
    .title = Hand and table alike
rule-selling-last-level = Level { $last } can’t be bought.
    .title = Not the last one

## Trade

chapter-trade = Trade
rule-trade-items-only = Players trade items that are in play, and no other cards, at any time that neither is in combat.
    .title = Items only
rule-trade-stays = What is received stays in play, and can’t be sold before the receiver’s { $sold ->
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
rule-curses-from-hand = A { $curse } got any other way may be played on any player at any time.
    .title = From the hand
rule-curses-at-once = A { $curse } strikes at once, after a moment in which it could be cancelled, and is discarded; one with a lasting or later effect stays by its victim until it is over or lifted.
    .title = It strikes at once
rule-curses-next-is-now = A { $curse } on the next combat that is received in a combat counts in that combat.{ $sheet ->
    [winter] {" "}One on the next turn that is received on one’s own turn counts in that turn.
   *[other] {""}
}
    .title = Next may be now
rule-curses-victim-chooses = Where several items could be struck, the victim chooses which.
    .title = The victim chooses
rule-curses-nothing-to-strike = A { $curse } on what the victim does not have has no effect and is discarded.
    .title = Nothing to strike

## Sidekicks

chapter-sidekicks = Sidekicks
rule-sidekicks-play = A sidekick may be played at any time, in combat too, one per player unless a card allows more, and discarded at any time.
    .title = Taking one on
rule-sidekicks-card-only = A sidekick does only what its card says, and carries or uses items only if its card says so.
    .title = By the card
rule-sidekicks-not-items = A sidekick is no item and can’t be sold, unless it has a price.
    .title = Not for sale
rule-sidekicks-sacrifice = Who has lost a combat may discard a sidekick instead of rolling, with all that it carries, and escapes every monster of it, even one that can’t be escaped; and says whether the helper escapes too or rolls.
    .title = The sacrifice
rule-sidekicks-solo-bonus = A sidekick does not spoil a class bonus for fighting alone.
    .title = Alone all the same
rule-sidekicks-enhanced = { $followers ->
    [yes] A monster enhancer played on anyone’s sidekick gives +1 in every combat for a +5 and +2 for a +10. A negative one only undoes a positive one, as much as it is worth (a −5 on a +10 leaves +1), and may be played at any time, in combat too.
   *[no] At this table monster enhancers do not work on sidekicks.
}
    .title = Enhanced sidekicks
rule-sidekicks-sex = { $sidekickSex ->
    [yes] A monster’s bonus or penalty against a sex, class or race counts for the sidekick’s too, unless it is discarded at once. Bad Stuff does not touch sidekicks unless it says so, and takes no account of their sex. An item for one sex alone may be given to a sidekick of that sex.
   *[no] At this table a sidekick’s sex does not matter.
}
    .title = A sidekick’s sex
rule-sidekicks-change-sex = A card that changes a player’s sex may be played on a sidekick.
    .title = Changing it
rule-sidekicks-carried-items = An item that a sidekick carries, perhaps one that its owner could not use, counts as its owner’s, and { $curse }s and Bad Stuff strike it as such; it is lost when the sidekick sacrifices itself, kept when it is killed, and gone with it when it is taken away by a { $curse }, by Bad Stuff or by a change of side.
    .title = What a sidekick carries
rule-sidekicks-extra-hands = What a sidekick that gives extra hands or room for big items lets its owner carry is the owner’s own, and is untouched by what befalls the sidekick.
    .title = Extra hands
rule-sidekicks-cheat = A cheat card allows one more sidekick, or an item on a sidekick that it could not carry.
    .title = Cheating with sidekicks

## Steeds

chapter-steeds = Steeds
rule-steeds-one = Steeds are doors and items; one per player, unless with a cheat card. All that can strike an item can strike a steed.
    .title = One steed each
rule-steeds-big = A steed is big, for what may strike it and so that no thief of a mixed game steals it, but does not count toward the limit on big items; some let their rider carry more.
    .title = Big, but not counted
rule-steeds-enhanced = { $followers ->
    [yes] Monster enhancers work on a steed as on a sidekick, and in full on a steed that is fought as a monster.
   *[no] At this table monster enhancers do not work on steeds.
}
    .title = Enhanced steeds
rule-steeds-flee = A steed’s modifier for running away replaces its rider’s. A rider may discard the steed before the roll and roll without it.
    .title = Riding away
rule-steeds-as-monster = Who draws a steed face up may fight it, at twice its bonus as its Level, for one Level and one treasure; its Bad Stuff is the loss of a Level.
    .title = Wild steeds
rule-steeds-gear = A steed uses no items but those that say so (some are for steeds alone), and item enhancers can’t be played on those.
    .title = Gear for steeds

## Lasers

chapter-lasers = Lasers
rule-lasers-kind = A laser weapon is any item whose name ends as the laser’s does; each is a two-hand weapon.
    .title = What a laser is
rule-lasers-combine = Any number of laser weapons join into one two-hand weapon with the bonuses and properties of all, and may be taken apart one by one.
    .title = Joining lasers
rule-lasers-single = What strikes an item strikes one laser of the joined weapon, not all.
    .title = Lost one by one
rule-lasers-fire = Every laser weapon counts as fire.
    .title = Hot stuff

## Winning

chapter-winning = Winning
rule-winning-first-to-ten = The first to reach Level { $last }, by a kill or by an exception that the rule on the last Level allows, wins the game.
    .title = The winner
rule-winning-together = Two who kill a monster together and reach Level { $last } by it both win.
    .title = Winning together

## Fast

chapter-fast = Options
rule-fast-four-cards = Fast play deals { $fastDeal } cards of each deck at the start and after death.{ $fast ->
    [yes] {" "}It is on at this table.
   *[no] {""}
}
    .title = Fast play: the deal
rule-fast-claim-discard = { $races ->
    [yes] In fast play, while a race, class, Half-Breed or Super Munchkin
   *[no] In fast play, while a class or Super Munchkin
} lies on top of a discard pile, any player may discard Go Up a Level from the hand and take it. Rivals roll; the losers keep their card.
    .title = Fast play: claiming a discard
rule-fast-listen = Phase 0, where it is played: at the start of the turn a door is drawn face down and may be played or not (then it stays in the hand); looting then draws a treasure face down instead of a door.{ $listen ->
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
rule-mixing-traps-are-curses = Traps and curses are one kind; whatever speaks of one speaks of the other, so that a gadgeteer breaks curses too.
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
rule-mixing-everyone = Every character may have a race, a class, and whatever else any of the sets allows.
    .title = Everything for everyone
rule-mixing-undead = A western monster marked undead means nothing among its own cards, but a cleric’s powers work on it in a mixed game.
    .title = Undead of the West
rule-mixing-demons = A demon of the vampire and kung fu sets has +5 against clerics, and a cleric may treat their gaki as undead. None of the sets here is one of these.
    .title = Demons
rule-mixing-fast = A mixed game may be played with the fast-play rules of the space and western games; where one of these two is the base it is, unless the host says otherwise. { $fast ->
    [yes] At this table fast play is on.
   *[no] At this table fast play is off.
}
    .title = Fast play in a mix
rule-mixing-more-players = A mix of two or more sets seats up to { $mixedMax } players, whatever the sets allow alone.
    .title = More players
rule-mixing-set-mark = Every card bears the mark of its set, so that a mix can be taken apart.
    .title = Marks of the sets

## Companion

chapter-companion = Around the table
rule-companion-level-counter = A level counter for those who play with cards on a real table. It promises its users advantages in the game, and the rules do not say which.
    .title = The level counter

# The rules of the catalog. Each is a sentence or two that says what holds at the table which it is asked about, and
# has a short title. What the sentences are filled with is made in `words/rule-phrase.ts`.

# Cards that sheets have different names for; at a mixed table sentences name them by all of theirs.
half-breed-name = { $sheet ->
   *[any] Half-Breed
}
go-up-name = { $sheet ->
   *[any] Go Up a Level
}

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
    .title = No rummaging in the discards
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
}the { $curse }s in front of a player.
    .title = What lies open
rule-cards-hand-private = Cards in hand are not in play, do not help, and can be taken only by something that names the hand. Others see only how many there are.
    .title = The hand is yours alone
rule-cards-hand-shown = A player may show cards of their hand to others, whenever they like.
    .title = Showing cards
rule-cards-hand-limit = At the end of one’s own turn the hand holds at most { $hand } cards, unless a card says otherwise; until then, and on others’ turns, it may hold more.
    .title = The hand limit
rule-cards-no-return = A card in play never goes back to the hand; it leaves play by being discarded, traded or sold.
    .title = Played is played

## Precedence

chapter-precedence = What overrides what
rule-precedence-card-over-sheet = Where a card and the rules disagree, the card holds.
    .title = Cards beat rules
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
    .title = Rules that don’t bend
rule-precedence-owner = What is still in dispute is settled by the owner of the game, who has the last word. At a digital table the owner is the host.
    .title = The last word

## Timing

chapter-timing = When to play what
rule-timing-any-time = At any time, on anyone’s turn, in combat or out, a player may discard their own { $races ->
    [yes] race or class
   *[no] class
}, play { NAMES($goUp) }, or play a { $curse } from the hand.
    .title = At any time
rule-timing-not-in-combat = Whenever you are not in combat, you may equip or unequip items, trade items with another player who is not in combat either, and play a card the moment you receive it.
    .title = Out of combat
rule-timing-own-turn = Only on your own turn may you play { $races ->
    [yes] a race or class
   *[no] a class
} (at any point, even in combat), sell items (not in combat or while running away) and play items from your hand (not in combat, one-shots aside).
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
    .title = Treasures that aren’t items

## Turn

chapter-turn = The turn
rule-turn-opening = Before the door, the player may play cards, change what is equipped, trade, and sell items for Levels.
    .title = Before the door
rule-turn-kick = The player draws the top door and turns it face up for all.
    .title = Kick open the door
rule-turn-kick-monster = A monster behind the door must be fought, and the combat finished before anything else happens in the turn.
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

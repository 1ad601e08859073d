# The rules of the catalog. Each is a sentence or two that says what holds at a table, and has a short title.
# Their variables are filled in by `words/rule-phrase.ts`; a sheet's own wordings are in its folder.

# A curse, as the table calls it.
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
   *[no] The 168 cards are split into a door deck and a treasure deck, each shuffled.
}
    .title = The two decks
rule-setup-die = One six-sided die decides running away, ties between players, and whatever else is left to it.
    .title = The die
rule-setup-deal = Each player is dealt { $deal } cards from each of the two decks.
    .title = The deal
rule-setup-character = Everyone starts at Level 1, { $races ->
    [yes] human and without a class
   *[no] without a class
}. Your character starts out with your own sex.
    .title = Your character
rule-setup-opening-plays = Before the first turn you may lay out, from your starting hand, { $races ->
    [yes] one race, one class
   *[no] one class
}{ $openingSuper ->
    [yes] {" "}(a second one with Super Munchkin)
   *[no] {""}
}{ $openingSidekicks ->
    [0] {""}
   *[other] , one sidekick
} and { $openingItems ->
    [usable] any items that you can use
   *[any] any items
}, and nothing else.
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
rule-cards-none-left = When a deck and its discard pile are both empty, nobody can draw that kind of card; whatever called for one goes on without it.
    .title = Nothing left to draw
rule-cards-in-play-public = Cards in play are open to all: { $races ->
    [yes] race, class
   *[no] class
}, items{ $sidekicks ->
    [yes] , sidekicks
   *[no] {""}
}{ $steeds ->
    [yes] , steeds
   *[no] {""}
} and the { $curse }s in front of a player.
    .title = What lies open
rule-cards-hand-private = Cards in hand are not in play, do not help, and can be taken only by something that names the hand. Others see only how many there are.
    .title = The hand is yours alone
rule-cards-hand-shown = You may show cards from your hand to others whenever you like.
    .title = Showing cards
rule-cards-hand-limit = At the end of your turn you may have no more than { $hand } cards in your hand, unless a card says otherwise; until then, and on others’ turns, you may have more.
    .title = The hand limit
rule-cards-no-return = A card in play never goes back to the hand; it leaves play by being discarded, traded or sold.
    .title = Played is played

## Precedence

chapter-precedence = What overrides what
rule-precedence-card-over-sheet = Where a card and the rules disagree, the card wins.
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
    [yes] Four rules yield only to a card that says outright that it overrides them: the lowest Level, Levels only by a kill, no reward in mid-fight, and the last Level.
   *[no] { $cowboy ->
        [yes] Levels only by a kill, and no reward in mid-fight: these two rules yield to any card. Those on the lowest Level and the last one yield to none but the cowboy’s power.
       *[no] Levels only by a kill, and no reward in mid-fight: these two rules yield to any card. Those on the lowest Level and the last one yield to none.
    }
}
    .title = Rules that don’t bend
rule-precedence-owner = What is still in dispute is settled by the owner of the game, who has the last word. At a digital table the owner is the host.
    .title = The last word

## Timing

chapter-timing = When to play what
rule-timing-any-time = At any time, on anyone’s turn, in combat or out, you may discard your { $races ->
    [yes] race or class
   *[no] class
}, play { NAMES($goUp) }, or play a { $curse } from your hand.
    .title = At any time
rule-timing-not-in-combat = Whenever you are not in combat, you may equip or unequip items, trade items with another player who is not in combat either, and play a card the moment you receive it.
    .title = Out of combat
rule-timing-own-turn = Only on your own turn may you play { $races ->
    [yes] a race or class
   *[no] a class
} (at any point, even in combat), sell items (not in combat or while running away) and play items from your hand (not in combat, except for one-shots).
    .title = On your own turn
rule-timing-on-receipt = You may also play { $races ->
    [yes] an item, a race, a class or a treasure
   *[no] an item, a class or a treasure
} the moment you receive it, on anyone’s turn, if you are not in combat.
    .title = The moment you get it
rule-timing-specials = { $specials ->
    [any] A treasure that is not an item may be played at any time unless the card says otherwise, and only where it does something. It is then discarded.
   *[own] A treasure that is not an item is played when its card says; if it says nothing, when you receive it or on your own turn out of combat, and only where it does something. It is then discarded.
}
    .title = Treasures that aren’t items

## Turn

chapter-turn = The turn
rule-turn-opening = Before you kick open the door, you may play cards, change what you have equipped, trade, and sell items for Levels.
    .title = Before the door
rule-turn-kick = Draw the top door and turn it face up for everyone to see.
    .title = Kick open the door
rule-turn-kick-monster = If there is a monster behind the door, you must fight it, and the combat is finished before anything else happens in your turn.
    .title = A monster at the door
rule-turn-kick-curse = A { $curse } behind the door strikes you at once, if it can, and is then discarded, unless it stays in front of you.
    .title = Bad luck at the door
rule-turn-kick-other = You may play any other card behind the door at once, or take it into your hand.
    .title = Anything else at the door
rule-turn-trouble = If there was no monster behind the door, you may play one from your hand and fight it as if it had been there.
    .title = Look for trouble
rule-turn-loot = { $friendly ->
    [yes] If there was no monster at the door, or only a friendly one, and you didn’t look for trouble,
   *[no] If there was no monster at the door and you didn’t look for trouble,
} { $listen ->
    [yes] draw a treasure face down into your hand.
   *[no] draw a second door face down into your hand.
} After running away there is no looting.
    .title = Loot the room
rule-turn-charity = If you have more than { $hand } cards in your hand at the end of your turn, play the excess or give it to the players with the lowest Level, as evenly as possible; you choose who gets the larger share. If you are the lowest, or tied for it, discard the excess.{ $death ->
    [yes] {" "}The dead get nothing.
   *[no] {""}
}
    .title = Charity
rule-turn-next = Then the turn passes to the player on the left.
    .title = Next, please

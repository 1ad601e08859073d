# The rules: sidekicks, steeds, lasers.

## Sidekicks

chapter-sidekicks = Sidekicks
rule-sidekicks-play = You may play a sidekick at any time, even in combat, and discard it at any time. You may have only one, unless a card allows more.
    .title = Taking one on
rule-sidekicks-card-only = A sidekick does only what its card says, and carries or uses items only if its card says so.
    .title = By the card
rule-sidekicks-not-items = A sidekick is not an item and can’t be sold, unless it has a price.
    .title = Not for sale
rule-sidekicks-sacrifice = If you have lost a combat, you may discard a sidekick, with all that it carries, instead of rolling. You escape every monster in that combat, even one that can’t be escaped, and you say whether your helper escapes too or rolls.
    .title = The sacrifice
rule-sidekicks-solo-bonus = Having a sidekick does not cost you a class bonus for fighting alone.
    .title = Alone all the same
rule-sidekicks-enhanced = { $followers ->
    [yes] A monster enhancer played on anyone’s sidekick gives +1 in every combat for a +5 and +2 for a +10. A negative one only undoes a positive one, by as much as it is worth (a −5 on a +10 leaves +1), and may be played at any time, even in combat.
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
rule-sidekicks-carried-items = An item that your sidekick carries, even one that you could not use yourself, counts as yours, and { $curse }s and Bad Stuff strike it as such. If the sidekick sacrifices itself, the item is lost; if the sidekick is killed, you keep the item; if a { $curse }, Bad Stuff or a change of sides takes the sidekick away, the item goes with it.
    .title = What a sidekick carries
rule-sidekicks-extra-hands = If a sidekick gives you extra hands or room for big items, what you carry that way is your own, and nothing that happens to the sidekick touches it.
    .title = Extra hands
rule-sidekicks-cheat = A cheat card allows one more sidekick, or lets a sidekick carry an item that it otherwise could not.
    .title = Cheating with sidekicks

## Steeds

chapter-steeds = Steeds
rule-steeds-one = Steeds are doors and items. You may have only one, unless you play a cheat card with another. Whatever can strike an item can strike a steed.
    .title = One steed each
rule-steeds-big = A steed counts as big for whatever strikes big items, which also keeps it safe from the thieves of a mixed game, but not toward the limit on big items; some let their rider carry more.
    .title = Big, but not counted
rule-steeds-enhanced = { $followers ->
    [yes] Monster enhancers work on a steed as on a sidekick, and in full on a steed that is fought as a monster.
   *[no] At this table monster enhancers do not work on steeds.
}
    .title = Enhanced steeds
rule-steeds-flee = A steed’s modifier for running away replaces its rider’s own and those of the rider’s items; a sidekick’s and a { $curse }’s still count. A rider may discard the steed before the roll and roll without it.
    .title = Riding away
rule-steeds-as-monster = If you draw a steed face up, you may fight it instead: its Level is twice its bonus, beating it brings one Level and one treasure, and its Bad Stuff is the loss of a Level.
    .title = Wild steeds
rule-steeds-gear = A steed uses no items but those that say so (some are for steeds alone), and item enhancers can’t be played on those.
    .title = Gear for steeds

## Lasers

chapter-lasers = Lasers
rule-lasers-kind = A laser weapon is any item whose name ends the way the laser’s does; each is a two-hand weapon.
    .title = What a laser is
rule-lasers-combine = You may join any number of laser weapons into one two-hand weapon with the bonuses and properties of all, and take them apart one by one.
    .title = Joining lasers
rule-lasers-single = What strikes an item strikes one laser of the joined weapon, not all.
    .title = Lost one by one
rule-lasers-fire = Every laser weapon counts as fire.
    .title = Hot stuff

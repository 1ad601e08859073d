# The rules of the catalog, each as one sentence or two, as they hold on the classic sheet.

## Setup

rule-setup-players = Three to six can play.
rule-setup-decks = The 168 cards are split into a door deck and a treasure deck, each shuffled.
rule-setup-die = One six-sided die decides running away, ties between players, and whatever else is left to it.
rule-setup-deal = Each player starts with four cards of each deck.
rule-setup-character = Everyone starts at Level 1, human and without a class. The character’s sex is at first the player’s own.
rule-setup-opening-plays = Before the first turn each player may lay out one race, one class and any usable items from the starting hand, and do nothing else.
rule-setup-first-player = The die decides who starts; ties roll again. Turns go to the left.

## Cards

rule-cards-two-discards = Doors and treasures have separate face-up discard piles.
rule-cards-discards-closed = Nobody looks through a discard pile unless a card lets them; only its top card is seen.
rule-cards-reshuffle = When a deck runs out, its discard pile is shuffled and becomes the deck.
rule-cards-none-left = When a deck and its discard pile are both empty, nobody can draw that kind of card; whatever asked for it goes on without.
rule-cards-in-play-public = Cards in play (race, class, items, sidekick, steed, lasting curses) are open to all.
rule-cards-hand-private = Cards in hand are not in play, do not help, and can be taken only by what names the hand. Others see only how many there are.
rule-cards-hand-shown = A player may show cards of their hand to others, whenever they like.
rule-cards-hand-limit = At the end of one’s own turn the hand holds at most five cards; until then, and on others’ turns, it may hold more.
rule-cards-no-return = A card in play never goes back to the hand; it leaves play by being discarded, traded or sold.

## Precedence

rule-precedence-card-over-sheet = Where a card and the sheet disagree, the card holds.
rule-precedence-level-floor = Nothing brings a player below Level 1, though combat strength may be zero or negative.
rule-precedence-level-only-by-kill = After combat a level is gained only if a monster was killed.
rule-precedence-no-reward-in-combat = No level and no treasure for a defeated monster before the combat is over.
rule-precedence-last-level = Level 10 is reached only by killing a monster, or by a card that says outright that it wins in another way.
rule-precedence-explicit = The level floor, Levels only by a kill, no reward in combat and the last Level yield only to a card that says outright that it overrides them.
rule-precedence-owner = What is still in dispute is settled by the owner of the game, who has the last word. At a digital table the owner is the host.

## Timing

rule-timing-any-time = At any time, anyone’s turn, in combat or out, a player may discard their own race or class, play Go Up a Level, or play a curse from the hand.
rule-timing-not-in-combat = At any time that one is not in combat, a player may equip or unequip items, trade items with another who is not in combat either, and play a card the moment it is received.
rule-timing-own-turn = Only on one’s own turn, a player plays a race or class (at any point, combat included), sells items (not in combat, not while running away) and plays items from the hand (not in combat, one-shots aside).
rule-timing-on-receipt = An item, a race, a class or a treasure may also be played the moment its owner receives it, on anyone’s turn, if the owner is not in combat.
rule-timing-specials = A treasure that is not an item may be played at any time unless the card says otherwise, and only where it does something; it is then discarded.

## Turn

rule-turn-opening = Before the door, the player may play cards, change what is equipped, trade, and sell items for levels.
rule-turn-kick = The player draws the top door and turns it face up for all.
rule-turn-kick-monster = A monster behind the door must be fought, and the combat resolved before anything else of the turn.
rule-turn-kick-curse = A curse (trap) behind the door strikes the player at once, if it can, and is then discarded, unless it lasts.
rule-turn-kick-other = Any other card behind the door may be played at once or taken into the hand.
rule-turn-trouble = If the door showed no monster, the player may play a monster from the hand and fight it as if it had been behind the door.
rule-turn-loot = If there was no monster at the door and none was sought, the player draws a second door face down into the hand. After running away there is no looting.
rule-turn-charity = At the end of the turn, cards over the hand limit are played, or given to the players with the lowest Level as evenly as possible; who is lowest discards them. The dead get nothing.
rule-turn-next = Then the turn passes to the player on the left.

## Combat

rule-combat-strength = A side’s combat strength is its Level(s) plus every modifier, positive or negative, of its items and other cards.
rule-combat-win = The player wins only with a strength greater than the monsters’; a tie is lost, unless a class or a card wins ties.
rule-combat-kill = Winning by strength kills the monster, for one Level, or as many as its card says, and its treasures.
rule-combat-defeat-without-kill = A card or power may remove a monster without a kill. That is winning, with no Level, and with its treasure unless the card says otherwise.
rule-combat-monster-powers = A monster’s bonus or penalty against a race, class or sex applies when either fighter is of it, and once only, even when both are.
rule-combat-one-shots = Anyone may use one-shot items in any combat, from the hand or from play, for either side. They are discarded after the combat, won or lost. Some may be used out of combat too.
rule-combat-one-shot-kind = A card marked as usable once only is a one-shot.
rule-combat-door-cards = Some doors (enhancers, wandering monsters, and so on) are played from the hand into a combat too.
rule-combat-gear-frozen = From the moment a monster is revealed, those in the combat can’t sell, steal, equip, unequip, trade or play items, one-shots aside, until it ends, running away included.
rule-combat-grace = Who is about to win waits a reasonable time, about 2.6 seconds, so that others may act. Any act that changes the combat starts the wait again.
rule-combat-clean-up = When a combat ends, its monsters, their enhancers and all one-shots used are discarded.
rule-combat-negative = A fighter’s or a monster’s strength may fall below 1, below 0 too.

## Monsters

rule-monsters-single = Each monster card is one monster, even if its name is plural.
rule-monsters-sum = Several monsters fight with their strengths added, and are beaten or not beaten together.
rule-monsters-whole-fight = A special condition of one monster (to be fought with Level alone, say) holds for the whole combat.
rule-monsters-no-split = A player can’t fight one monster and run from another; but may remove one by a card or power and then fight the rest.
rule-monsters-removed-then-fled = Who removes one monster and runs from the rest gets no treasure for the removed one (winter adds, no Level).
rule-monsters-level-each = A Level is gained for each monster killed.
rule-monsters-from-hand = A monster that was not met at the door goes to the hand, to be played when looking for trouble or sent into a combat with Wandering Monster.
rule-monsters-wandering = Wandering Monster sends a monster from the player’s hand into any combat, one’s own too.
rule-monsters-kin-join = An undead may be played from the hand into a combat that already has one, without a Wandering Monster; so may a monster together with a card that makes it undead.
rule-monsters-friendly = A monster that is friendly to whoever met it is not fought, and the room may then be looted.

## Enhancers

rule-enhancers-anyone = Anyone may play an enhancer on a monster in any combat. It raises or lowers the monster’s strength and changes the treasures it leaves.
rule-enhancers-add-up = All enhancers on one monster add up.
rule-enhancers-choose = With several monsters in the combat, whoever plays the enhancer says which it is on.
rule-enhancers-mate = A mate (clone, doubler) adds a second copy of a monster, and every enhancer on the one is on the other, whatever the order in which they were played.

## Help

rule-help-ask = A player who can’t win a combat alone may ask any other player for help, one after the other, until one agrees or all have refused. Only one may help; cards that others play into the combat are not help.
rule-help-bribe-items = A helper may be promised items that the asker has in play, handed over under the rules of trade (after the combat).
rule-help-bribe-treasure = A helper may be promised any number of the monster’s treasures, and the two agree who chooses first.
rule-help-bribe-cards = A helper may be promised the playing of a card from the asker’s hand that may lawfully be played, such as Go Up a Level on the helper.
rule-help-strength = The helper’s combat strength is added to the player’s.
rule-help-powers-shared = The monster’s powers and weaknesses hold against the helper too, and the helper’s powers serve the fight (a warrior’s tie, a berserk once per combat and not once per monster, a cleric who chases the Wannabe Vampire away).
rule-help-levels = The player gains the Levels; the helper gains none, unless a race or card says so (an elf gains one for each monster killed with their help).
rule-help-treasure-open = The player, not the helper, draws the treasures, even if the helper’s power beat the monster, face up when there was a helper, and shares them as agreed.
rule-help-still-losing = If the two can’t win, both run away.

## Meddling

rule-meddling-one-shot = Anyone may use one-shot items for or against anyone in a combat.
rule-meddling-enhancer = Anyone may play enhancers on a monster, in their own combat too.
rule-meddling-wandering = Anyone may send in a wandering monster, or one of a joining kind.
rule-meddling-backstab = A thief may backstab a fighter.
rule-meddling-curse = Anyone may curse anyone.
rule-meddling-power = Anyone may use, for or against a fighter, a class or race power that its card allows in another’s combat.
rule-meddling-self = A curse or a monster may be played on oneself, and a monster may be weakened to cost its fighter treasure.

## Flee

rule-flee-roll = Who can’t win, alone or with a helper, must run away; a roll of one die for each monster, and escape on 5 or more, changed by items, powers and the monster.
rule-flee-nothing-gained = Running away brings no Level, no treasure and no looting.
rule-flee-each-monster = With several monsters there is a separate roll for each, in the order the runner chooses, and each catcher’s Bad Stuff strikes at once.
rule-flee-both = Player and helper roll separately; a monster may catch both.
rule-flee-parting-shot = Some monsters hurt even those who escape them.
rule-flee-bad-stuff = A monster that catches someone does to them what its card says, items lost, Levels lost, or death.
rule-flee-clean-up = After all rolls the monsters are discarded.

## Death

rule-death-lose-all = The dead lose everything but Level, races and classes, lasting curses, Half-Breed and Super Munchkin.
rule-death-looting = The hand is laid beside the cards in play; from the highest Level down, each other player takes one; ties are settled by the die; the rest is discarded.
rule-death-no-gain = The dead receive no cards, not even by charity, and no Levels.
rule-death-return = A new character is there when the next player begins a turn, and may help, with no cards.
rule-death-new-hand = The next own turn begins with four cards of each deck, face down; then it goes on as usual.

## Reward

rule-reward-count = The winner draws as many treasures as the defeated monsters’ cards say, changed by their enhancers.
rule-reward-instructions = Whatever the beaten monster’s card orders upon its defeat is carried out.
rule-reward-secrecy = Treasure is drawn face down after fighting alone, face up after fighting with a helper.
rule-reward-play-at-once = A treasure may be played the moment it is received, by the helper too.

## Levels

rule-levels-gain = A Level is gained by killing a monster, by a card that says so, and by selling items.
rule-levels-lose = A Level is lost when a card says so.
rule-levels-range = Levels run from 1 to 10, and everyone’s is open to all.
rule-levels-number = A rule or card that speaks of a player’s Level means this number, not the combat strength.
rule-levels-go-up = Go Up a Level may be played on oneself or on any other player, at any time, in combat too; it is then discarded. It never brings Level 10.

## Traits

rule-traits-at-once = The powers of a race or class are gained the moment its card is in play and lost the moment it is not.
rule-traits-none = Who has no race in play is human, with no powers; who has no class in play is of none.
rule-traits-when = When a power may be used is said by its card.
rule-traits-drop = A race or class may be discarded at any time, in combat too; the player is then human, or of no class.
rule-traits-discard-powers = A power that is paid by discarding takes any cards, from the hand or from play, unless it says which. Lasting curses can’t pay.
rule-traits-no-empty-hand = A power paid with the whole hand can’t be used with no cards in the hand.
rule-traits-one-each = A player has one race and one class at most, unless a card allows two, and never two copies of the same.
rule-traits-half-breed = Half-Breed allows two races. It is played on receipt or on one’s own turn by who has a race in play, and is lost when no race is left.
rule-traits-super-munchkin = Super Munchkin allows two classes. It is played on receipt or on one’s own turn by who has a class in play, and is lost when no class is left.
rule-traits-no-theft-in-combat = A thief can’t steal while thief or victim is in combat, and a combat begins as soon as a monster is revealed.

## Items

rule-items-parts = An item card bears a name, a power, a size and a value in { -gold }.
rule-items-carried = An item in play is carried; only an equipped one gives its bonus, from the moment it is in play. The others lie sideways.
rule-items-slots = Equipped at most, one headgear, one armor, one pair of footgear, and two one-hand items or one two-hand item, unless a card or power allows more.
rule-items-restricted = Anyone may carry any item; one restricted to a race, class or sex counts only for its kind, as they are at that moment.
rule-items-big = A player may have any number of small items in play but one big one, unless a power or card allows more. An item not marked big is small.
rule-items-big-excess = Who loses the power to carry more big items must at once regain it or be rid of all but one, on their own turn out of combat by selling (with at least 1,000 { -gold }), else by giving the excess to the lowest-Level player(s) who can carry it, else by discarding it.
rule-items-gadget = A player may carry any number of items but one gadget, a gadgeteer any number. An item not marked as a gadget is ordinary.
rule-items-no-limit = A player may carry any number of items.
rule-items-no-idle-discard = An item can’t be discarded just because; it can be sold, traded, given, lost, or discarded to pay for a power.
rule-items-no-value = A card with a price is an item; one marked as of no value is an item worth 0.
rule-items-cheat = A cheat card lets its item ignore the limits on what may be equipped.
rule-items-no-new-gear-when-helping = Who fights out of turn can’t bring new items from hand to table; one-shots may be used from the hand.

## Selling

rule-selling-levels = On one’s own turn, out of combat and not while running away, items worth at least 1,000 in all are discarded for one Level, 2,000 for two, and so on; there is no change.
rule-selling-from = Items may be sold from the hand and from play.
rule-selling-last-level = Level 10 can’t be bought.

## Trade

rule-trade-items-only = Players trade items that are in play, and no other cards, at any time that neither is in combat.
rule-trade-stays = What is received stays in play, and can’t be sold before the receiver’s own turn.
rule-trade-gift = Items may be given for nothing to a player who wants them, or as a bribe for helping or for not helping.

## Curses

rule-curses-at-door = A curse drawn face up at the door strikes whoever drew it.
rule-curses-from-hand = A curse got any other way may be played on any player at any time.
rule-curses-at-once = A curse strikes at once, after a moment in which it could be cancelled, and is discarded; one with a lasting or later effect stays by its victim until it is over or lifted.
rule-curses-next-is-now = A curse on the next combat that is received in a combat counts in that combat.
rule-curses-victim-chooses = Where several items could be struck, the victim chooses which.
rule-curses-nothing-to-strike = A curse on what the victim does not have has no effect and is discarded.

## Sidekicks

rule-sidekicks-play = A sidekick may be played at any time, in combat too, one per player, and discarded at any time.
rule-sidekicks-card-only = A sidekick does only what its card says, and carries or uses items only if its card says so.
rule-sidekicks-not-items = A sidekick is no item and can’t be sold (unless it has a price).
rule-sidekicks-sacrifice = Who has lost a combat may discard a sidekick instead of rolling, with all that it carries, and escapes every monster of it, even one that can’t be escaped; and says whether the helper escapes too or rolls.
rule-sidekicks-solo-bonus = A sidekick does not spoil a class bonus for fighting alone.
rule-sidekicks-enhanced = A monster enhancer played on anyone’s sidekick gives +1 in every combat for a +5 and +2 for a +10. A negative one only undoes a positive one, as much as it is worth (a -5 on a +10 leaves +1), and may be played at any time, in combat too.
rule-sidekicks-sex = A monster’s bonus or penalty against a sex, class or race counts for the sidekick’s too, unless it is discarded at once. Bad Stuff does not touch sidekicks unless it says so, and takes no account of their sex. An item for one sex alone may be given to a sidekick of that sex.
rule-sidekicks-change-sex = A card that changes a player’s sex may be played on a sidekick.
rule-sidekicks-carried-items = An item that a sidekick carries, perhaps one that its owner could not use, counts as its owner’s, and curses and Bad Stuff strike it as such; it is lost when the sidekick sacrifices itself, kept when it is killed, and gone with it when it is taken away by a curse, by Bad Stuff or by a change of side.
rule-sidekicks-extra-hands = What a sidekick that gives extra hands or room for big items lets its owner carry is the owner’s own, and is untouched by what befalls the sidekick.
rule-sidekicks-cheat = A cheat card allows one more sidekick, or an item on a sidekick that it could not carry.

## Steeds

rule-steeds-one = Steeds are doors and items; one per player, unless with a cheat card. All that can strike an item can strike a steed.
rule-steeds-big = A steed is big, for what may strike it and so that no thief of a mixed game steals it, but does not count toward the limit on big items; some let their rider carry more.
rule-steeds-enhanced = Monster enhancers work on a steed as on a sidekick, and in full on a steed that is fought as a monster.
rule-steeds-flee = A steed’s modifier for running away replaces its rider’s. A rider may discard the steed before the roll and roll without it.
rule-steeds-as-monster = Who draws a steed face up may fight it, at twice its bonus as its Level, for one Level and one treasure; its Bad Stuff is the loss of a Level.
rule-steeds-gear = A steed uses no items but those that say so (some are for steeds alone), and item enhancers can’t be played on those.

## Lasers

rule-lasers-kind = A laser weapon is any item whose name ends as the laser’s does; each is a two-hand weapon.
rule-lasers-combine = Any number of laser weapons join into one two-hand weapon with the bonuses and properties of all, and may be taken apart one by one.
rule-lasers-single = What strikes an item strikes one laser of the joined weapon, not all.
rule-lasers-fire = Every laser weapon counts as fire.

## Winning

rule-winning-first-to-ten = The first to reach Level 10, by a kill or by an exception under precedence.last-level, wins the game.
rule-winning-together = Two who kill a monster together and reach Level 10 by it both win.

## Fast

rule-fast-four-cards = Fast play deals four cards of each deck at the start and after death.
rule-fast-claim-discard = While a race, class, Half-Breed or Super Munchkin lies on top of a discard pile, any player may discard Go Up a Level from the hand and take it. Rivals roll; the losers keep their card.
rule-fast-listen = Phase 0, Listen at the Door. At the start of the turn a door is drawn face down and may be played or not (then it stays in the hand); looting then draws a treasure face down instead of a door.
rule-fast-shared-victory = The helper in the fight that brings a player to Level 10 wins too, whatever the helper’s Level.
rule-fast-epic = Epic play goes to Level 20.
rule-fast-combine = Mixed sets, expansions and epic play may be used together.

## Mixing

rule-mixing-decks = Any sets combine; all doors are one deck and all treasures one deck, and what names one set’s door or treasure cards names them all.
rule-mixing-traps-are-curses = Traps and curses are one kind; whatever speaks of one speaks of the other (a gadgeteer breaks curses too).
rule-mixing-currency = Gold pieces and credits are the same, and are added together to buy Levels or to pay.
rule-mixing-followers = Hirelings, sidekicks, minions and mooks are one kind, and what touches one may touch any; but each carries items and is enhanced only as its own card says.
rule-mixing-big-and-gadget = Big items and gadgets are different kinds, and both limits hold, one big item carried and one gadget used, unless a power allows more.
rule-mixing-everyone = Every character may have a race, a class, and whatever else any of the sets allows.
rule-mixing-undead = A western monster marked undead means nothing on its own sheet, but a cleric’s powers work on it in a mixed game.
rule-mixing-demons = A demon of the vampire and kung fu sets has +5 against clerics, and a cleric may treat their gaki as undead. None of the five sheets is of these sets.
rule-mixing-fast = A mixed game is played with the fast-play rules of the space and west sheets.
rule-mixing-more-players = A mix of two or more sets seats up to six players, whatever the sets allow alone.
rule-mixing-set-mark = Every card bears the mark of its set, so that a mix can be taken apart.

## Companion

rule-companion-level-counter = A level counter for those who play with cards on a real table. The sheet promises its users advantages in the game and does not say which.

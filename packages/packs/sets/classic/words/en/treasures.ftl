# The treasure cards of the classic set: names and flavor.

## Worn

colander-of-command = Colander of Command
    .flavour = Lead from the front. Drain from the top.
helmet-of-hindsight = Helmet of Hindsight
    .flavour = The visor opens at the back. You will see why.
cap-of-overthinking = Overthinking Cap
    .flavour = But is it really a cap? And who, in the end, is wearing whom?
hood-of-plausible-deniability = Hood of Plausible Deniability
    .flavour = What hood?
crown-of-nowhere-in-particular = Crown of Nowhere in Particular
    .flavour = King in exile. The exile is real; the kingdom is being looked into.
tiara-of-total-command = Tiara of Tyranny
    .flavour = It brings out his eyes, and then it brings out the cavalry.
bucket-of-ignorance = Bucket of Ignorance
    .flavour = Bad news has to find the handle first.
cardigan-of-quiet-menace = Quietly Menacing Cardigan
    .flavour = Grandmother knitted it. She knows what you did.
flaming-armor = Flaming Armor
    .flavour = On the march you have the road to yourself. In camp, everybody brings marshmallows.
robe-of-forty-pockets = Forty-Pocket Robe
    .flavour = Thirty-nine hold useful things. You always try the other one.
dry-clean-only-cloak = Dry-Clean-Only Cloak
    .flavour = Woven from moonlight, and moonlight stains.
reinforced-cassock = Reinforced Cassock
    .flavour = Faith moves mountains. The lining is for when they move back.
apron-of-second-helpings = Second-Helping Apron
    .flavour = The gravy on it has turned three blades.
barrel-with-braces = Barrel with Suspenders
    .flavour = You went into the casino in chain mail.
walking-fortress = Walking Fortress
    .flavour = Portcullis in front, cat door behind. The dragon used the cat door.
boots-of-butt-kicking = Boots of Butt-Kicking
    .flavour = Steel toes, and the left one has a vendetta.
sandals-of-swift-excuses = Swift-Excuse Sandals
    .flavour = “Would love to stay and die, but I left the dragon on.”
platform-boots-of-parity = Platform Boots of Parity
    .flavour = At last, eye to eye with the doorknob.
slippers-of-second-thoughts = Slippers of Second Thoughts
    .flavour = The left one always wanted to go home.
heels-for-digging-in = Heels for Digging In
    .flavour = Retreat was discussed. The shoes were against.
concrete-clogs = Concrete Clogs
    .flavour = A gift from a family that makes offers.

## Held

rolling-pin-of-retribution = Rolling Pin of Retribution
    .flavour = Forged in the kitchens of doom. There were biscuits.
second-hand-sword = Second-Hand Sword
    .flavour = The first hand is still attached. It waves.
knife-from-the-good-drawer = Knife from the Good Drawer
    .flavour = Steal a crown and they hang you. Steal this and Mother hears of it.
mace-of-sharpness = Mace of Sharpness
    .flavour = The smith was told twice what a mace is.
staff-of-napalm = Staff of Napalm
    .flavour = Light on your feet. Then your feet light up.
torch-of-the-night-shift = Night Watchman’s Torch
    .flavour = “Museum’s closed, gentlemen. Back in your coffins.”
umbrella-of-parrying = Gentleman’s Parrying Umbrella
    .flavour = Turns aside blades, arrows and small talk. Leaks.
somebodys-front-door = Somebody’s Front Door
    .flavour = Now and then a man in pajamas knocks on it from the other side.
chainsaw-of-bloody-dismemberment = Chainsaw of Bloody Dismemberment
    .flavour = Centuries before its time, and already out of warranty.
overlong-pike = Overlong Pike
    .flavour = It arrives at the fight a day before you do.
flat-pack-greatsword = Flat-Pack Greatsword
    .flavour = Assembled in an evening. One screw was left over. Best not to ask it which.
hammer-of-dispute-resolution = Hammer of Dispute Resolution
    .flavour = All parties went away satisfied, or went away.
bow-of-profuse-apologies = Profusely Apologetic Bow
    .flavour = Every arrow comes with a handwritten note.
catapult-for-indoor-use = Catapult for Indoor Use
    .flavour = The safety leaflet was the first thing through the window.

## Without a slot, and followers

kneepads-of-allure = Kneepads of Allure
    .flavour = Drop to one of them, and half the room says “I do.”
best-supporting-statuette = Statuette for Best Supporting Role
    .flavour = “I’d like to thank the hero, who could not be here, on account of the hydra.”
spare-arm-boxed = Spare Arm, Boxed
    .flavour = Left or right? The box says “yes.”
walking-hat-stand = Walking Hat Rack
    .flavour = It follows you at a respectful distance and believes it is leading the party.
moustache-of-authority = Mustache of Authority
    .flavour = It outranks the lip it sits on.
belt-of-the-underdog = Belt of the Underdog
    .flavour = One hole for each defeat. By now it is mostly hole.
insurance-with-a-clause = Insurance with a Clause
    .flavour = The clause is called Santa, and nobody believes in it either.
hireling = Hireling
    .flavour = Carries anything. Believes nothing. Has a cousin in every dungeon.
house-rule = House Rule
    .flavour = It has always been written down. Give me a moment, I’m writing it.

## One-shots

magic-missile = Magic Missile
    .flavour = Aim is a sign of weak character.
jar-of-shouting = Bottled Shouting
    .flavour = Laid down at a family dinner. A good year.
keg-of-false-courage = Keg of False Courage
    .flavour = After two mugs you can beat the dragon. After three you ask it to dance.
monster-treats = Monster Treats
    .flavour = Who’s a good abomination? Who is?
yuppie-water = Yuppie Water
    .flavour = Filtered through nine glaciers and one trust fund.
cardboard-cut-out-of-yourself = Your Own Cardboard Cutout
    .flavour = Thinner, quieter, and better liked by your friends.
carbon-paper = Carbon Paper
    .flavour = The copy is a little blue, and would like to talk about it.
change-of-address-form = Change-of-Address Form
    .flavour = It lives at the bottom of the harbor now. Please allow six weeks for delivery.
death-certificate = Death Certificate
    .flavour = Signed, stamped, in triplicate. Even a ghost has to respect paperwork.
pocket-plot-hole = Pocket Plot Hole
    .flavour = And then, for reasons never explained, they were in the tavern.
espresso-of-the-damned = Espresso of the Damned
    .flavour = You can hear colors. They are all behind you.
perfectly-normal-die = Perfectly Normal Die
    .flavour = Please do not look at the other sides. There is only the one.
freshly-waxed-floor = Freshly Waxed Floor
    .flavour = The little yellow sign was the first to fall over.
switched-labels = Switched Labels
    .flavour = “Elixir” and “Eel Mixer” look much alike in this light.
reality-check = Reality Check
    .flavour = Off with the cape, the fangs and the fog machine. Hello, Kevin.
revolving-door = Revolving Door
    .flavour = After you. No, after you. Oh. Not after you.
union-tea-break = Union Coffee Break
    .flavour = Clause nine: no member shall be eaten between three and three-thirty.
bag-of-glitter = Weaponized Glitter
    .flavour = Your grandchildren will be finding it.
wishing-ring = Wishing Ring
    .flavour = Terms and wishes apply.

## Specials

go-up-a-level = Go Up a Level
    .flavour = Nobody saw you earn it. Nobody saw you not earn it.
ritual-bath = Ritual Bath
    .flavour = You came out clean. The water came out cursed.
underdog-story = Underdog Story
    .flavour = Three minutes of training to music, and you look taller.
blank-cheque = Blank Check
    .flavour = Payable to the bearer. The signature trails off toward a window.
victory-parade = Victory Parade
    .flavour = You commissioned the statue yourself, but the pigeons are sincere.
motivational-poster = Motivational Poster
    .flavour = You miss every dragon you don’t poke.
borrowed-laurels = Borrowed Laurels
    .flavour = A few of the leaves still have a name on them.
hirelings-pay-off = Hireling’s Pay-Off
    .flavour = He kept a list of hours. He also kept a list of your hiding places.

# The door cards of the winter set: names and flavor.

## Monsters

sleepy-mouse = Sleepy Mouse
    .flavour = Not a creature was stirring. Then some elf sang.
santa-in-training = Santa in Training
    .flavour = He has passed Ho. Next term: Ho.
choir-that-knows-one-carol = Choir That Knows One Carol
    .flavour = They have been rehearsing since August, and they are coming to the high note.
patient-icicle = Patient Icicle
    .flavour = It has been up there since November, waiting for a better class of hat.
pit-bull = Pit Bull
    .flavour = Who’s a good boy? There is some doubt. Who has a stick?
last-years-gingerbread-man = Last Year’s Gingerbread Man
    .flavour = Run, run, as fast as you can. He has had twelve months to get his breath back.
fir-tree-in-mourning = Fir Tree in Mourning
    .flavour = You cut down its brother, and then you hung him with little glass balls.
snowman-with-a-carrot-to-grind = Snowman with a Carrot to Grind
    .flavour = You put it in upside down. He can smell his own eyebrows.
fruitcake-of-ages = Heirloom Fruitcake
    .flavour = There is only the one. It has been going around since 1874.
santa-in-the-chimney = Santa in the Chimney
    .flavour = He has been stuck since Christmas Eve, and you have just lit the fire.
strategic-mistletoe = Strategic Mistletoe
    .flavour = It was not there a moment ago. Neither was the man with the mustache.
guardian-of-the-returns-desk = Guardian of the Returns Desk
    .flavour = “It’s not the wrong size. You are the wrong size.”
uncle-with-a-theory = Uncle with a Theory
    .flavour = He has read up on it, on the back of something.
santa-in-july = Santa in July
    .flavour = Eleven months off, one pair of trunks, and the trunks have given notice.
neighbour-with-more-lights = Neighbor with More Lights
    .flavour = Three planes have landed on his lawn, and he waved them all in.
polar-bear-on-thin-ice = Polar Bear on Thin Ice
    .flavour = It can hold the bear, or it can hold you. The bear has done the math.
reindeer-not-in-the-song = Reindeer Not in the Song
    .flavour = It had two lines, in the second verse, and then along came a nose.
santa-with-a-list = Santa with a List
    .flavour = He is checking it twice. He has a pen, and he is looking at you.
goose-that-was-served = Goose That Was Served
    .flavour = The stuffing was a mistake. It gave her something to live for.
nutcracker-out-of-nuts = Laid-Off Nutcracker
    .flavour = A craftsman finds work wherever he goes.
net-troll = Net Troll
    .flavour = First! And, in his own opinion, last.
ice-sculptor-short-of-a-model = Ice Sculptor Short of a Model
    .flavour = “Stay like that. It’s only until April.”
santa-who-has-seen-you-sleeping = Santa Who Has Seen You Sleeping
    .flavour = He knows when you’re awake, too. He prefers it when you’re not.
avalanche-awaiting-an-excuse = Avalanche Awaiting an Excuse
    .flavour = Did you just say “shh”?
bells-without-a-sleigh = Bells without a Sleigh
    .flavour = You hear them far away. You hear them nearer. You don’t hear them anymore. Turn around.
hippogriff = Hippogriff
    .flavour = Half horse, half eagle. It pulls the sleigh and eats the reindeer.
rest-of-january = The Rest of January
    .flavour = It has thirty-one days. You have used up four.

## Races and classes

elf = Elf
    .plural = Elves
    .flavour = Makes toys all year for other people’s children, and has begun to hide things in them.
orc = Orc
    .plural = Orcs
    .flavour = Has never been on the nice list, and understands it is mostly about cutlery.
halfling = Halfling
    .plural = Halflings
    .flavour = Fits in a stocking. Is often found in somebody else’s.
warrior = Warrior
    .plural = Warriors
    .flavour = Opens presents with an axe. Also doors, cans and conversations.
wizard = Wizard
    .plural = Wizards
    .flavour = That long white beard is real. Please stop telling him what you want.
thief = Thief
    .plural = Thieves
    .flavour = Comes down chimneys every night of the year, and nobody leaves cookies.
bard = Bard
    .plural = Bards
    .flavour = Takes requests. Ignores them. Passes the hat around.

cheat = Cheat
    .flavour = That’s a perfectly normal third glove.

## Curses

lose-your-armor = Lose Your Armor
    .flavour = You hung it by the fire to dry. It was leather. It is now a purse.
snowball-from-nowhere = Snowball from Nowhere
    .flavour = Everybody at this table is looking at the ceiling.
frozen-to-the-railing = Frozen to the Railing
    .flavour = You may go. It stays.
puddle-posing-as-snow = Puddle Posing as Snow
    .flavour = It looked so firm, and it was so deep.
compulsory-gift-exchange = Compulsory Gift Exchange
    .flavour = You drew your neighbor’s name. So, by a remarkable chance, did your neighbor.
you-brought-nothing = You Brought Nothing
    .flavour = “Oh, we said no presents.” They are all holding presents.
parcel-left-with-a-neighbour = Package Left with a Neighbor
    .flavour = You were home. You were at the window. You waved.
third-helping = Third Helping
    .flavour = It would have hurt her feelings. Now it hurts to breathe.
new-years-resolution = New Year’s Resolution
    .flavour = A whole new you, until about the ninth.
a-year-older = A Year Older
    .flavour = And none the wiser. They checked.
jumper-knitted-with-love = Sweater Knitted with Love
    .flavour = And with four sleeves. She has never looked at you very closely.
tinsel-in-everything = Tinsel in Everything
    .flavour = You glitter when you walk, and you rustle when you hide.

## Meddling

snowed-in = Snowed In
    .flavour = It has had nobody to eat for a month but an insurance salesman.
stuffed = Stuffed
    .flavour = With chestnuts, sage, and the previous party.
gift-wrapped = Do Not Shake
    .flavour = You can usually guess a present from the shape. This one you can guess from the growl.
in-a-rented-red-suit = In a Rented Red Suit
    .flavour = The deposit covers soot, sherry and most claws.
half-thawed = Half Thawed
    .flavour = The instructions said four hours per pound. You opened the door after ten minutes.
wandering-monster = Wandering Monster
    .flavour = “I saw the light on, and I smelled the gravy.”

## Weather and other pastimes

white-out = Whiteout
    .flavour = Look, a polar bear in a snowstorm. Somewhere in there. Or over there.
northern-lights = Northern Lights
    .flavour = Everybody feels small, and moved, and curiously good at violence.
sudden-thaw = Sudden Thaw
    .flavour = Under the snow there was a lawn. On the lawn lay everything the burglar dropped in November.
presents-for-everybody = Presents for Everybody
    .flavour = There are no labels. There will be words.
pass-the-parcel = Regifting Circle
    .flavour = The fondue set is back. It has met everyone now.
snowball-duel = Snowball Duel
    .flavour = Ten paces, turn, and there is always one who has brought a rock.

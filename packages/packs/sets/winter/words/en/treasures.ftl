# The treasure cards of the winter set: names and flavor.

## Worn

snow-hat = Snow Hat
    .flavour = Made of snow. It seemed obvious at the time.
antlers-of-office = Antlers of Office
    .flavour = By these you shall know the chief orc, and the chief orc’s difficulty with doors.
paper-crown = Paper Crown
    .flavour = King of the table. The table has gone to bed.
earmuffs-of-selective-hearing = Selective Earmuffs
    .flavour = “Naughty? No, I heard ‘dinner.’”
pointed-hat-with-a-pompom = Pointed Hat with a Pompom
    .flavour = Eleven years at the academy, and his mother still dresses him for the cold.
quilt-with-sleeves = Quilt with Sleeves
    .flavour = Why get out of bed to fight when you can bring it?
mantle-of-wet-wool = Wet Wool Mantle
    .flavour = Nothing gets through it. Nothing wants to be near it.
red-coat-slightly-singed = Red Coat, Slightly Singed
    .flavour = The hole at the back is from the last owner’s last chimney.
snow-fort-with-armholes = Wearable Snow Fort
    .flavour = A halfling’s home is his castle. This week it is also his vest.
gown-of-the-pantomime-dame = Gown for the Belle of the Brawl
    .flavour = Whalebone, three petticoats and a shield boss. And it has pockets!
boots-of-butt-kicking = Boots of Butt-Kicking
    .flavour = Fur-lined, for the comfort of both parties.
skates-of-no-return = Skates, Brakes Sold Separately
    .flavour = The store taught you how to start.
fireside-slippers = Fireside Slippers
    .flavour = A dragon at the door, a cat on your lap. The dragon will have to wait.
tights-of-the-principal-boy = Leading Man’s Tights
    .flavour = She plays the prince. The dragon hasn’t read the script.

## Held

snow-shovel = Snow Shovel
    .flavour = First you dig out the path. Then you dig in the people who use it.
licorice-whip = Licorice Whip
    .flavour = The sting fades. The cavities are for life.
poker-from-the-grate = Poker from the Grate
    .flavour = He comes down the chimney. It goes up.
candy-cane-sucked-to-a-point = Candy Cane, Sucked to a Point
    .flavour = An evening’s patient work, and the evidence melts.
star-off-somebody-elses-tree = Star off Somebody Else’s Tree
    .flavour = Three wise men are standing in the road, arguing about the map.
ham-on-the-bone = Ham on the Bone of Contention
    .flavour = Serves twelve. Fells nine.
snowball-trebuchet = Snowball Trebuchet
    .flavour = The quarrel with next door was about a hedge. There was a hedge.
skis-for-hitting-people = Skis for Hitting People
    .flavour = Nobody knows what else they would be for.
accordion-of-the-ninth-verse = Nine-Verse Accordion
    .flavour = Strong men have wept. They were asking for the window.

## Of no slot

sack-without-a-bottom = Sack without a Bottom
    .flavour = Listen: last year’s presents, still falling.
string-of-fairy-lights = Tangled Christmas Lights
    .flavour = You are the tree. Put on everything you own, and watch out for the cat.
mittens-for-two = Mittens for Two
    .flavour = The middle one is shared. It is warm in there, and you can feel a ring.

## One-shots

christmas-carol = Christmas Carol
    .flavour = Verse nine has the descant. Verse ten has casualties.
snowball-with-something-in-it = Suspiciously Heavy Snowball
    .flavour = “It was just snow, Mrs. Pratt.” It was the snow shovel.
mulled-something = Mulled Something
    .flavour = There is an orange in it, and some cloves. The rest is under seal.
snow-angel-of-yourself = Life-Size Snow Angel
    .flavour = The only angel you have ever been taken for.
fire-in-the-grate = Fire in the Grate
    .flavour = Whether it’s cozy depends on which end you come in by.
return-to-sender = Return to Sender
    .flavour = Unwanted, unopened, and it has bitten the mailman.
dud-cracker = Party Popper, Pointed Wrong
    .flavour = The arrow says “away from face.” It is a very small arrow.
sleigh-on-the-meter = Sleigh on the Meter
    .flavour = “Follow that—” “No, sir. Away from it.”
truce-for-pudding = Truce for Dessert
    .flavour = It arrived on fire, and everybody agreed it should go first.
gift-receipt = Gift Receipt
    .flavour = “It’s a lovely curse, really. I already have one.”

## Specials

go-up-a-level = Go Up a Level
    .flavour = Exactly what you wanted. How did they know? You said so. Every day. Since June.
season-of-giving = Season of Giving
    .flavour = It is better to give, and you had exactly the right number of cards you never liked.
kindness-with-witnesses = Not-So-Random Act of Kindness
    .flavour = You fed a bird. You waited until somebody was looking, and then you fed it again.
wish-on-the-first-snow = Wish on the First Snow
    .flavour = Close your eyes and catch a flake. If it is yellow, the wish is void.
box-inside-a-box = Box inside a Box
    .flavour = Inside that is another box. Inside that one, somehow, is a door.
switched-name-tags = Switched Name Tags
    .flavour = “To Daddy, from all of us.” You never knew you had any.

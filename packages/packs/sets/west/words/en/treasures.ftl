# The treasure cards of the west set: names and flavor.

## Worn

big-cowboy-hat = Big Cowboy Hat
    .flavour = In case of rain, sleeps four.
eleven-gallon-hat = Hat Subject to Tides
    .flavour = High water at noon. Please clear the brim.
hat-that-is-a-bush = Hat That Is a Bush
    .flavour = Worn by the best trackers in the land, as far as anybody has seen.
bandana-of-total-anonymity = Perfectly Anonymous Bandana
    .flavour = “Morning, Bill.” “Morning, sir, whoever you may be.”
bowler-with-a-brick-in-it = Bowler with a Brick in It
    .flavour = A gentleman always tips his hat. From an upstairs window, where possible.
bonnet-of-command = Bonnet That Means Business
    .flavour = He tied the bow himself, and he’d like to hear one word about it. One.
duster-with-its-own-wind = Self-Billowing Duster
    .flavour = It flaps in cellars. It flaps in church. It flapped at the fitting.
stove-door-under-the-shirt = Stove Door under the Shirt
    .flavour = Six shots to the heart, and the muffins are burned.
chaps-of-considerable-noise = Considerably Noisy Chaps
    .flavour = The cows hear you a mile off, and use the time.
red-long-johns = Red Long Johns
    .flavour = It’s hard to fear a man who buttons up the back.
petticoat-with-gun-ports = Forty-Gun Petticoat
    .flavour = Four layers of lace, and a broadside. Mind your manners on the stairs.
coat-of-many-fringes = Coat of Many Fringes
    .flavour = It had more once. Everything that ever caught you got to keep a fringe.
good-suit-for-funerals = Good Suit for Funerals
    .flavour = Black, pressed, and bought in the firm belief that they’d be other people’s.
boots-to-die-in = Boots to Die In
    .flavour = Lifetime guarantee. So far, no returns.
shoes-for-dancing-at-gunpoint = Shoes for Dancing at Gunpoint
    .flavour = You used to be shy. Then somebody believed in you, with both barrels.
snowshoes-for-the-desert = Snowshoes for the Desert
    .flavour = The mail-order man swore there was a call for them. It was this one.
spurs-that-jingle-first = Spurs That Jingle First
    .flavour = They come in ahead of you, order a drink, and put it on the horse.
slippers-of-the-midnight-train = Pin-Drop Slippers
    .flavour = You could hear a pin drop, and then notice that the pin is gone too.

## Held

frying-pan-of-frontier-justice = Frying Pan of Frontier Justice
    .flavour = Nonstick, except for the verdict.
seven-shooter = Seven-Shooter
    .flavour = Everybody counts to six and stands up.
branding-iron = Branding Iron
    .flavour = Leaves a lasting impression, and a small capital B.
gavel-of-the-previous-judge = Gavel, One Previous Judge
    .flavour = Order in the court! Disorder in the skull.
deck-of-fifty-five-cards = Fifty-Five-Card Deck
    .flavour = Four suits, and one in the wash.
derringer-in-the-garter = Derringer in the Garter
    .flavour = By the time they have stopped looking, it’s gone off.
lantern-from-the-lost-mine = Lantern from the Lost Mine
    .flavour = It came up without the miner, and would rather not go into it.
lasso-with-a-will-of-its-own = Headstrong Lasso
    .flavour = It likes cattle. You’re along to hold the other end.
civil-war-cannon = Civil War Cannon
    .flavour = It fought on both sides, depending on who had let go of the brake.
rifle-longer-than-the-story = Rifle Longer than the Story
    .flavour = To load it, mail the powder.
double-barrelled-banjo = Double-Barreled Banjo
    .flavour = The music is the part you could be hanged for.
bow-with-a-telescope = Farsighted Bow
    .flavour = Now you can see whose hat it was.
swing-doors-taken-along = Swinging Doors, Taken Along
    .flavour = Wherever you go, the piano stops.
fishing-rod-for-cattle = Fishing Rod for Cattle
    .flavour = The one that got away was THIS big, and said moo.

## Of no slot, for steeds, and otherwise

sheriffs-star = Sheriff’s Star
    .flavour = Five points, four of them bent, and one honest man still attached at the back.
belt-buckle-with-a-view = Belt Buckle with a View
    .flavour = It tells the world what sort of man he is, up to about the waist.
horseshoe-still-warm = Horseshoe, Still Warm
    .flavour = Lucky for you. There’s a horse going in circles who sees it differently.
pocket-watch-that-plays-your-song = Pocket Watch That Plays Your Song
    .flavour = When the music stops, somebody always falls over. You wound it, so you know.
dinner-triangle = Dinner Triangle
    .flavour = They’d die for you. They’d kill for beans.
dime-novel-about-you = Dime Novel about You
    .flavour = On page nine you wrestle a river. Your readers have come to watch.
map-on-somebody-elses-back = Map on Somebody Else’s Back
    .flavour = Turn left. No, Harold, all of you.
saddle-with-armrests = Reclining Saddle
    .flavour = The cup holder is for bullets. The other cup holder is for soup.
side-saddle-with-side-cannon = Side-Saddle with Side-Cannon
    .flavour = A lady rides with both feet on one side and the recoil on the other.
feedbag-of-champions = Feedbag of Champions
    .flavour = Oats, chiefly, and a little something that is banned in Kentucky.
boiler-plate-with-hoof-holes = Horse-Shaped Boiler Plate
    .flavour = Rated to two hundred pounds of steam. Please don’t tickle the horse.
cheat = Cheat
    .flavour = That ace was behind your ear. All four of them were.

## One-shots

moonshine = Moonshine
    .flavour = Aged in the barrel since breakfast. The barrel is aging faster.
cow-pat = Cow Pie
    .flavour = The oldest argument on the prairie. It’s short, it’s flat, and it sticks.
dynamite-by-the-yard = Dynamite by the Yard
    .flavour = Cut to length by the late Mr. Higgins.
pep-talk-from-the-pulpit = Pep Talk from the Pulpit
    .flavour = Thou shalt not kill, brethren, but thou mayst lean on the trigger and repent.
chilli-of-no-return = Chili of No Return
    .flavour = The spoon went in this morning. It is not expected back.
beans-for-the-whole-camp = Beans for the Whole Camp
    .flavour = Sleep on the windward side. Fight on the other.
stunt-double = Stunt Double
    .flavour = He falls off the roof. You take the bow.
trick-with-a-mirror = Done with Mirrors
    .flavour = Now there are two of it, and one is left-handed.
one-way-ticket-back-east = One-Way Ticket Back East
    .flavour = It always wanted to see the opera. The opera has been warned.
sugar-lump-of-friendship = Sugar Lump of Friendship
    .flavour = Hold the hand flat, the heart open and the other hand behind your back.
last-stage-out-of-town = Last Stage out of Town
    .flavour = “Inside or on the roof?” “Under.”
pepper-under-the-tail = Pepper under the Tail
    .flavour = Whose tail? That depends on who is closer.
patch-of-loose-gravel = Loose Gravel
    .flavour = It has been lying in wait since the last ice age.
sudden-change-of-wind = Sudden Change of Wind
    .flavour = You lit it. You threw it. Now catch.
bucket-of-cold-water = Bucket of Cold Water
    .flavour = Sobers drunks, parts lovers and ends careers in politics.
signpost-turned-around = Signpost Turned Around
    .flavour = “Boston, four miles.” So it can read. It just can’t do math.
closing-time = Closing Time
    .flavour = “You don’t have to go home,” said the bartender, reloading.
governors-pardon = Governor’s Pardon
    .flavour = He forgives you everything, and hopes you haven’t kept the letters.
itching-powder-keg = Itching Powder Keg
    .flavour = “Try drawing now, Slim.”
bag-of-slightly-more-gold = Bag of Slightly More Gold
    .flavour = Loyalty has no price. It has a range.

## Specials

go-up-a-level = Go Up a Level
    .flavour = You stood on a crate. The crate has not been mentioned since.
tale-that-grew-in-the-telling = Tale That Grew in the Telling
    .flavour = By Friday the mouse had antlers.
friendly-game-of-cards = Friendly Game of Cards
    .flavour = Nobody was shot. The undertaker would like his evening back.
gold-in-them-hills = Gold in Them Hills
    .flavour = So you sell shovels. Somebody always digs up something.
born-again-on-sunday = Born Again on Sunday
    .flavour = All is forgiven, as of this week. Bring a towel for the river.
drinks-for-the-house = Drinks for the House
    .flavour = You have never had so many friends. By morning you will never have had them.
somebody-elses-legend = Somebody Else’s Legend
    .flavour = “And that, children, is how I did what he did.”

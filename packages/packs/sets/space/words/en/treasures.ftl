# The treasure cards of the space set: names and flavor.

## Lasers

laser = Laser
    .flavour = The classic. Point away from face, unless the face has it coming.
maser = Maser
    .flavour = Like a laser, but it also does soup.
dreamazer = Dreamazer
    .flavour = Last night you dreamed you were falling. This is what was waiting at the bottom.
eraser = Eraser
    .flavour = For mistakes. Some of them can still run.
hair-raiser = Hair-Raiser
    .flavour = Charge it on any carpet. Discharge it on anybody who says “here, kitty.”
trailblazer = Trailblazer
    .flavour = Where you go, others will follow, as soon as it has stopped burning.
appraiser = Appraiser
    .flavour = “Eighteenth century, walnut, worth about nine hundred. Was.”

## Gadgets

pocket-reactor = Pocket Reactor
    .flavour = It makes the pocket warm, then the pants, then the evening news.
pocket-tractor = Pocket Tractor
    .flavour = It turned out to be the other kind of tractor. Still, it pulls.
universal-adapter = Universal Adapter
    .flavour = Connects anything to anything, whether or not they have been introduced.
extension-lead-to-the-sun = Extension Cord to the Sun
    .flavour = Watch the cord: it’s ninety-three million miles long, and you will trip on the last one.
entourage-projector = Entourage Projector
    .flavour = Makes two people look like a department.
universal-mistranslator = Universal Mistranslator
    .flavour = “He says he comes in pieces, and would like to see your leader’s luggage.”
force-field-with-a-snooze-button = Force Field on Snooze
    .flavour = Impenetrable, in another five minutes.

## Held

rolled-up-star-chart = Rolled-Up Star Chart
    .flavour = Swat first, navigate later.
spanner-of-percussive-maintenance = Percussive Maintenance Wrench
    .flavour = Have you tried hitting it off and on again?
laser-pointer = Laser Pointer
    .flavour = “As you see on this slide, there, there, no, there, it’s on the curtain!”
neuro-whip = Neuro-Whip
    .flavour = It hurts only in the mind, and you have left yours lying around.
handcuffs-set-of-nine = Handcuffs, Set of Nine
    .flavour = One suspect, seventeen hands. In the end you learn to buy in bulk.
sharpened-spoon = Sharpened Spoon
    .flavour = They wouldn’t let him have a knife. They did not think it through.
magnet-on-a-fishing-rod = Magnet on a Fishing Rod
    .flavour = Another quiet Sunday on the banks of a stranger’s luggage.
harpoon-for-larger-fish = Harpoon for Larger Fish
    .flavour = There are always larger fish. That is how the harpoon came to be for sale.
telescope-swung-hard = Telescope, Swung Hard
    .flavour = With it she discovered two comets, and three fractures in a man who took the credit.
tail-gun = Tail-Gun
    .flavour = Wag it when you are happy. Please do not be happy indoors.
diamond-bite = Diamond Bite
    .flavour = The dentist was worth every carat, and tasted of mint.
tentacle-on-loan = Tentacle on Loan
    .flavour = It has to be back by Thursday, and if need be it will walk.
do-not-disturb-sign = Do Not Disturb Sign
    .flavour = The other side says “Please clean up this corridor.”

## Worn

fishbowl-previously-occupied = Fishbowl, Previously Occupied
    .flavour = Sheldon doesn’t mind. Sheldon has your left ear.
double-ply-tin-foil-hat = Heavy-Duty Foil Fedora
    .flavour = The prophets were right. They were just using the thin kind.
captains-other-cap = The Captain’s Other Cap
    .flavour = Wear it with confidence, and you will be handed a clipboard.
thinking-cap-in-beta = Thinking Cap (Beta)
    .flavour = It has had an idea. Please report the idea.
hat-for-the-other-head = Hat for the Other Head
    .flavour = Now they match, and now they argue about who wore it first.
hairpiece-with-a-pilots-licence = Hairpiece Cleared for Landing
    .flavour = His own hair jumped ship years ago. This one files a flight plan.
spacewalk-bathrobe = Spacewalk Bathrobe
    .flavour = Airtight, as long as nobody pulls the cord.
battle-suit = Battle Suit
    .flavour = For formal occasions, such as the end of a civilization.
jacket-that-lands-on-its-feet = Jacket That Lands on Its Feet
    .flavour = It has been thrown out of better places than this.
coat-with-a-shop-in-it = Coat Open for Business
    .flavour = Opens with a flourish. Closed on inspection days.
poncho-with-no-name = Poncho with No Name
    .flavour = It had one once. It left it in a town that had two sheriffs that morning.
chrome-plating-with-warranty = Chrome Plating, with Warranty
    .flavour = Void in case of rain, use or void.
gravity-boot-left = Gravity Boot, Left
    .flavour = One foot on the ground. The other has plans.
slippers-with-afterburners = Afterburner Slippers
    .flavour = You can run out for the paper, and be back before it’s printed.
roller-skates-of-low-orbit = Low-Orbit Roller Skates
    .flavour = No brakes. The atmosphere sees to that, once.
sensible-shoes = Sensible Shoes
    .flavour = No fangs, no circuits, no nine lives: just excellent arch support.
tank-tracks-size-nine = Tank Tracks, Size Nine
    .flavour = Zero to four in under an hour.

## One-shots

grenade = Grenade
    .flavour = Hold the handle, throw the pin. Wait.
bottled-solar-flare = Bottled Solar Flare
    .flavour = Keep in a cool place. A very cool place. Cooler.
squid-vitamins = Squid Vitamins
    .flavour = For strong suckers and a shiny beak.
can-of-premium-machine-oil = Premium Machine Oil
    .flavour = Cold pressed. The machines did not come forward willingly.
tuna-of-the-gods = Tuna of the Gods
    .flavour = You can open it quietly, in a locked room, on another ship. They know.
instant-clone = Powdered You
    .flavour = Just add water. Makes one scapegoat.
duplicator-low-on-toner = Duplicator, Low on Toner
    .flavour = The copy is as good as new, apart from magenta.
ejector-button = Ejector Button
    .flavour = The manual never said it had to be your own seat.
jar-with-air-holes = Jar with Air Holes
    .flavour = “Mom, look, it followed me home. Mom, it’s looking back.”
escape-pod-for-one = Escape Pod for One
    .flavour = Room for you and a single regret, which has to go under the seat.
drinkable-rocket-fuel = Drinkable Rocket Fuel
    .flavour = Notes of cherry, pepper and the far side of the room.
quantum-die = Quantum Die
    .flavour = It shows every number until you need one.
weightless-banana-peel = Weightless Banana Peel
    .flavour = It never lies around. It waits at ankle height.
reversed-polarity = Reversed Polarity
    .flavour = Its purpose is unknown. It has never once failed at it.
patch-notes = Patch Notes
    .flavour = “Fixed a bug that players enjoyed.”
wrong-airlock = Wrong Airlock
    .flavour = “Sorry! So sorry. We were looking for the other horror.”
five-minutes-of-stasis = Five Minutes of Stasis
    .flavour = Everybody holds still. The captain’s eyes are shut in all of it.
left-over-fuse = Leftover Fuse
    .flavour = There is always one left over, and one day you will learn what it was for.
headhunters-business-card = Headhunter’s Business Card
    .flavour = In this sector it pays to ask which kind.

## Specials

go-up-a-level = Go Up a Level
    .flavour = One small step, taken on a colleague’s head.
field-promotion = Field Promotion
    .flavour = Everybody above you was in the other half of the ship.
creative-flight-log = Creative Flight Log
    .flavour = “Day nine. Rescued orphans. Landed beautifully. Nobody was looking.”
same-tuesday-again = Same Tuesday Again
    .flavour = The eleventh time you ducked. The twelfth time it looked like talent.
deed-to-a-small-moon = Deed to a Small Moon
    .flavour = Sunny half the month, quiet neighbors, some craters of its own.
medal-for-being-nearby = Medal for Being Nearby
    .flavour = For outstanding bravery in the next room.
rewritten-black-box = Rewritten Black Box
    .flavour = You were at the controls all along. It even does the voice.

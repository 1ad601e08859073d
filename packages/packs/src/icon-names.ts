/** The icons that the page draws, by name. Made by `npm run icons -w packages/web`. */
const NAMES = `
abacus accordion ace acrobatic afterburn ages airplane airtight-hatch alarm-clock alien-bug
alien-skull alien-stare almond ample-dress anchor angel-outfit angel-wings angler-fish angry-eyes
animal-skull ant anvil apollo-capsule apple-core aquarium armchair armor-downgrade armored-pants
arrow-cluster arrow-flights asteroid astronaut-helmet atom atom-core atomic-slashes audio-cassette
axe-in-stump baby-bottle baby-face back-pain backpack backward-time badger ballerina-shoes balloons
banana-peel bandana bandit banging-gavel banjo banknote bar-stool barbarian barbed-wire barefoot
barn barrel barrel-leak bat bathtub batteries battery-25 battery-pack battery-pack-alt battle-axe
battle-mech beach-bag beam-wake beams-aura bear-head beard beaver bed beer-stein belt belt-buckles
berry-bush bestial-fangs biceps big-egg billed-cap bindle binoculars bison black-flag
black-hole-bolas blacksmith blanket boarding-pass body-height body-swapping bolt-cutter bolt-drop
bolter-gun bone-gnawer book-cover book-pile boot-prints boots booze bottled-bolt bouncing-spring
bow-arrow bow-tie bow-tie-ribbon bowen-knot bowie-knife bowl-of-rice box-unpacking boxing-glove
brain bread-slice breastplate briefcase broadsword broken-arrow broken-bone broken-bottle
broken-heart broken-pottery broken-ribbon broken-skull broom bubbles bubbling-bowl buffalo-head
bug-net bull-horns bulldozer bullet-impacts bullets bunny-slippers buoy burning-embers
burning-forest burning-meteor burning-tree butter butterfly button-finger cabbage cactus cake-slice
calendar calendar-half-year camel camp-cooking-pot campfire camping-tent cancel candle-flame
candle-holder candle-light candle-skull candles candy-canes canned-fish cannon cannon-ball cape
captain-hat-profile car-seat card-ace-clubs card-ace-diamonds card-ace-hearts card-ace-spades
card-exchange card-joker card-king-hearts card-pick card-play card-queen-spades card-random
cardboard-box cardboard-box-closed cargo-crate carnivorous-plant carrot cartwheel castle cat
catapult cauldron cavalry cctv-camera ceiling-light cement-shoes chainsaw chameleon-glyph
champagne-cork character chat-bubble check-mark checklist cheese-wedge chelsea-boot cherry chest
chest-armor chestnut-leaf chewed-heart chewed-skull chicken chicken-leg chicken-oven chili-pepper
chimney chips-bag chisel church cigar cigarette circuitry clapperboard claw claw-slashes clay-brick
cloak clock-tower clockwise-rotation closed-doors clothespin cloud-ring clover coal-pile cobra
cobweb coconuts coffee-beans coffee-cup coffee-mug coffee-pot coffin cog coinflip coins coins-pile
comb comet-spark compass concrete-bag condor-emblem confrontation contract convergence-target
conversation convince cookie cooking-pot cool-spices cornucopia covered-jar cow cowboy-boot
cowboy-holster cowled cracked-alien-skull cracked-helm credits-currency crime-scene-tape croc-sword
cross-mark crossed-air-flows crossed-bones crossed-pistols crossed-swords crosshair crown
crowned-skull cryo-chamber crystal-ball crystal-growth crystal-shine cubes cuckoo-clock cultist
cupcake cupidon-arrow curled-tentacle curling-vines custodian-helmet cut-diamond cut-lemon
cyborg-face cycle daemon-skull damaged-house deer deer-head deer-track delivery-drone desert-eagle
desert-skull desk detour devil-mask diamond-ring diamonds dice-twenty-faces-twenty dig-dug
digital-trace diploma direction-sign direction-signs director-chair discussion disintegrate
divided-spiral djinn dna1 dna2 dodging dodo dog-bowl domino-mask donkey door-handle doorway
double-face-mask double-quaver doubled dough-roller dove dragon-head drama-masks drink-me drop drum
duality duality-mask duck duffel-bag dunce-cap dust-cloud dwarf-face dynamite earth-crack earth-worm
eclipse-flare edge-crack electric electric-whip electrical-resistance electrical-socket elephant
elf-ear empty-hourglass empty-metal-bucket empty-wood-bucket enrage envelope evil-bat evil-book
evil-comet evil-eyes exit-door exploding-planet explosion-rays eyeball eyepatch face-to-face
fairy-wings falling falling-leaf falling-rocks family-house fangs farm-tractor feather fedora female
female-legs female-vampire fencer fez film-projector film-strip finger-print fingers-crossed fire
fire-wave fireball fireplace fish-corpse fish-monster fish-smoking fishbone fishing-hook fishing-net
fishing-pole fist fizzing-flask flame flamethrower flanged-mace flip-flops floor-polisher flour
flower-hat flower-pot flower-twirl flowers fluffy-cloud fluffy-flame fly flying-flag folded-paper
fomorian foot-plaster foot-trip footprint footsteps forearm fork-knife-spoon fossil fountain fox
fox-tail freedom-dove fried-eggs front-teeth frozen-block frozen-body fuel-tank
full-metal-bucket-handle full-motorcycle-helmet full-wood-bucket fur-boot fur-shirt g-clef galaxy
game-console gargoyle gavel gears gems ghost giant giant-squid gift-trap gingerbread-man gloves
goblin goblin-head gold-mine gold-nuggets gooey-impact gooey-molecule goose gothic-cross
graduate-cap grain grain-bundle grand-piano grasping-claws grave-flowers gravitation greek-sphinx
greek-temple grenade griffin-symbol grim-reaper guitar gun-stock half-dead ham-shank hammer-nails
hand hand-grip hand-of-god hand-ok handcuffs hanger hanging-sign harpoon-chain hatchet haunting
hazard-sign headphones hearing-disabled heart-beats hearts heavy-rain high-grass high-heel hiking
histogram hive-mind hobbit-door hobbit-dwelling hole hole-ladder hollow-cat holy-symbol hook
horizontal-flip horned-skull horse-head horseshoe hot-meal hot-spices hot-surface hound hourglass
house house-keys human-ear human-target huts-village hydra i-beam ice-cream-cone ice-cube ice-cubes
ice-pop ice-skate ice-spell-cast icicles-fence id-card idea ifrit igloo imp imp-laugh impact-point
imperial-crown incisors ink-swirl interdiction interlaced-tentacles invisible-face ion-cannon-blast
jack-plug jason-mask jelly jerrycan jester-hat jewel-crown jug jupiter keyboard keyring kimono
kitchen-knives knapsack knee-pad knife-fork knight-banner lab-coat labrador-head ladder ladle
lantern-flame laptop large-dress laser-blast laser-precision laser-sparks laser-turret lasso
laurel-crown laurels leather-vest level-crossing lever life-buoy light-bulb light-helm
light-projector lightning-arc lightning-branches lightning-dome lightning-frequency
lightning-spanner lightning-tree linked-rings lion lipstick locked-chest lockpicks long-antennae-bug
love-letter lovers lucifer-cannon lynx-head lyre mad-scientist magnet magnifying-glass mail-shirt
mailbox male mammoth manacles marshmallows martini mason-jar matchbox matryoshka-dolls measure-tape
meat medal medallist medical-thermometer medicine-pills meeple meeple-group meeple-king megaphone
melting-ice-cube mermaid metal-boot metal-plate metroid microchip microphone microscope mimic-chest
miner mining-helmet minotaur mirror-mirror mite moebius-triangle moncler-jacket money-stack
monk-face moon moon-orbit mountains mountaintop mounted-knight mouse mouth-watering muscle-up
mushroom-cloud musical-notes musical-score mustache nails nano-bot nest-birds nest-eggs newspaper
night-sleep noodles notebook nothing-to-say nuclear-waste nurse-female oat octogonal-eye octoman
ogre oil-can old-king old-lantern old-wagon olive open-book open-chest open-palm open-treasure-chest
opened-food-can orange-slice orbital orc-head ostrich ouroboros outback-hat overlord-helm owl
own:apron own:bowler own:braces own:colander own:dinner-triangle own:elf-shoe own:halo own:hamster
own:hat-stand own:jumper own:long-johns own:long-pike own:mistletoe own:mosquito own:moth
own:moustache own:nutcracker own:platform-boot own:sack own:sleigh own:snow-shovel own:snowball
own:snowflake own:spur own:statuette own:toupee own:tree-star own:wardrobe palm-tree paper
paper-bag-crumpled paper-bag-open paper-tray papers parachute paranoia party-flags party-hat
party-popper passport path-distance paw-print pay-money pc peaks peanut pencil pencil-brush
perfume-bottle person person-in-bed person-in-blizzard perspective-dice-one perspective-dice-six
perspective-dice-six-faces-random philosopher-bust photo-camera pianist pie-chart pie-slice
pilgrim-hat pillow pinata pincers pine-tree pineapple pirate-cannon pirate-coat pistol-gun pitchfork
plain-arrow plain-dagger plane-wing planet-conquest plasma-bolt plastic-duck platform plug
pocket-bow pocket-watch pointing pointy-hat poker-hand polar-bear police-badge police-officer-head
poncho poppy portal portrait position-marker post-stamp potion-ball pouch-with-beads pounce powder
powder-bag prank-glasses prayer present price-tag profit propeller-beanie psychic-waves
public-speaker queen-crown quicksand quill quill-ink rabbit raccoon-head radar-dish radiations
radioactive rail-road railway raining raise-skeleton raise-zombie rank-1 rank-2 rank-3 rat
rattlesnake ray-gun razor reactor receive-money red-carpet reticule return-arrow revolver ribbon
ricochet ring ringed-planet ringing-alarm ringing-bell roast-chicken robber robber-hand robber-mask
robe robin-hood-hat robot-golem robot-helmet rock rock-golem rocket rocket-flight rocket-thruster
roller-skate rolling-suitcase rope-coil rose round-star rubber-boot rule-book run running-ninja
running-shoe saber-toothed-cat-head saddle sailboat salmon saloon saloon-doors sand-snake
sands-of-time sandwich santa-hat sasquatch satellite satellite-communication saucepan
sawed-off-shotgun scales scar-wound school-bag schrodingers-cat-alive schrodingers-cat-dead scissors
scorpion screaming screw screwdriver scroll-quill scroll-unfurled scythe sea-star seated-mouse
secret-book seedling semi-closed-eye sergeant severed-hand sewing-needle sewing-string
shadow-follower shaking-hands shambling-zombie shard-sword sharp-lips sharp-smile shattered-sword
sheep shining-heart shiny-apple shirt shop shopping-bag shotgun shouting shower shrug sight-disabled
silence silenced sing sinking-ship siren sitting-dog skeleton skeleton-inside skier skirt skis
skull-crossed-bones slalom sleeveless-jacket sleeveless-top slime slippers small-fire smitten
smoking-finger smoking-pipe snail snake snake-spiral snowflake-1 snowman soap socks soda-can sofa
soldering-iron sombrero sonic-screech sonic-shout sound-off sound-waves space-shuttle space-suit
spaceship spanner sparkles sparrow spatter speaker spear-hook spectacle-lenses spectacles spectre
speedometer spell-book sperm-whale spiked-ball spiked-collar spiked-dragon-head spinning-top
spiral-lollipop spiral-tentacle splash split-arrows spoon sport-medal spotted-bug spoutnik spray
spyglass square-bottle squid-head stabbed-note stable stack stag-head stairs stairs-cake stairs-goal
stalactites stamper standing-potion star-medal star-struck star-swirl steam steam-blast
steam-locomotive steampunk-goggles steel-door steering-wheel sticking-plaster stomach stone-bridge
stone-bust stone-crafting stone-pile stone-tower stone-wall stone-wheel stop-sign stopwatch
striped-sun strong-man suckered-tentacle suitcase sun sun-radiations sunbeams sunglasses surprised
swap-bag swordman t-shirt tabi-boot table tablet tadpole talk tally-mark-5 tank-tread target-poster
teacher team-downgrade teapot tear-tracks teleport telescope tennis-ball tennis-racket
tentacle-heart tentacle-strike tentacurl tesla-coil test-tubes thermometer-cold thermometer-hot
thought-bubble three-leaves throwing-ball thumb-up tiara ticket tie tied-scroll time-bomb tinker
tipi toaster tomato tombstone tongue toolbox tooth toothbrush top-hat torch tornado towel toy-mallet
tracked-robot traffic-cone traffic-lights-red treasure-map trebuchet trench-spade triple-plier
troglodyte trojan-horse troll trophy-cup tropical-fish trousers truce trumpet tumbleweed turd tv
two-coins two-handed-sword two-shadows ufo umbrella umbrella-bayonet uncertainty underwear
underwear-shorts unicorn unlit-candelabra upgrade ursa-major usb-key ushanka vacuum-cleaner
vampire-dracula vending-machine vibrating-ball video-camera viking-head viking-helmet viking-shield
village vintage-robot visored-helm voodoo-doll vortex vote vulture walk walking-boot wallet
wanted-reward war-axe war-pick warhammer washing-machine wasp-sting water-bottle water-drop
water-gallon water-gun water-splash waves wax-seal weight weight-lifting-up weight-scale western-hat
whale-tail whip whiplash white-book wifi-router winchester-rifle wind-hole wind-slap window
window-bars windpump windsock wine-glass wing-cloak wingfoot winter-gloves winter-hat wire-coil
wizard-face wizard-staff wolf-head wolf-howl woman-elf-face wood-cabin wood-canoe wooden-chair
wooden-door wooden-fence wooden-sign wool worried-eyes wrapped-sweet wrench yarn yin-yang zat-gun
zipper
`;

export const ICON_NAMES: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/u));

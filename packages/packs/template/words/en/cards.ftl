# What the cards are called. Each name is a message with the id of its card; what a card does is written by the game.

single-minded-moth = Single-Minded Moth
    .flavour = It has read your diary. Then it ate it.
slamming-window = Slamming Window
great-aunt-of-the-attic = Great-Aunt of the Attic
avalanche-of-boxes = Avalanche of Boxes
attic-gnome = Attic Gnome
    .plural = Attic Gnomes
heir = Heir
    .indef = an Heir
    .plural = Heirs
distant-relation = Distant Relation
two-inheritances = Two Inheritances
steady-ladder = Steady Ladder
creeping-on-socks = Creeping on Socks
course-in-tidying-up = Course in Tidying Up
cobweb-in-your-face = Cobweb in Your Face
sneezing-fit = Sneezing Fit
thick-with-dust = Thick with Dust
another-of-the-same-kind = Another of the Same Kind
sleepwalker = Sleepwalker
spring-cleaning = Spring Cleaning
crawl-space = Crawl Space
cat-of-the-house = Cat of the House
hatbox-without-a-bottom = Hatbox without a Bottom
umbrella-of-a-stranger = Umbrella of a Stranger
knight-from-the-hall = Knight from the Hall
slippers-of-grandfather = Grandfather’s Slippers
freshly-polished = Freshly Polished
rocking-horse = Rocking Horse
handful-of-mothballs = Handful of Mothballs
secret-staircase = Secret Staircase
remembering-where-it-was = Remembering Where It Was
forged-family-tree = Forged Family Tree

power-contest-the-will = Contest the Will

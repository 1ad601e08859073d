# The level counter for a table with real cards.

count-title = Level counter
count-text = For a table with real cards: Levels, gear and fights at a glance, on one phone or on everybody’s. It works without a network, too.
count-new = New counter
count-kept = Your counters
count-nobody = Nobody yet
count-forget = Forget
count-forget-label = Forget: { $names }
count-forget-sure = Forget this counter on this device ({ $names })?
count-open-file = Open a saved counter
count-wrong-file = This file isn’t a saved counter.
count-looking = Looking for this counter…
count-nothing-yet = The link is right, but the counter hasn’t arrived yet. It will as soon as a phone that has it is online.
count-own = Your own counters
count-full = This counter is full. Save it as a file and begin a new one.
count-forgetful = This device can’t store the counter: it will be gone when you close the page. Share it, or save it as a file.
count-players = Players
count-add = Add a player
count-name = Name
count-sex = Sex
count-sit = Add
count-edit = { $name }: race, class and more
count-dead = Dead
count-strength = Strength
count-strength-of = Strength of { $name }:
count-level = Level
count-level-of = Level of { $name }
count-level-less = { $name }: down a Level
count-level-more = { $name }: up a Level
count-gear = Gear
count-gear-of = Gear of { $name }
count-gear-less = { $name }: gear −1
count-gear-more = { $name }: gear +1
count-gear-at-once = Gear, more at once
count-dead-switch = Dead: gear is lost; Level, race and class stay
count-races = Race
count-classes = Class
count-other-roles = From other sets
count-color = Color
count-color-brick = Red
count-color-blue = Blue
count-color-green = Green
count-color-violet = Violet
count-color-orange = Orange
count-color-teal = Teal
count-color-ochre = Ochre
count-color-slate = Gray
count-leave = Remove from the game
count-acts = Actions
count-fight = Fight
count-die = Roll
count-undo = Undo my last change
count-redo = Redo
count-more = More
count-who-fights = Who fights?
count-monster-level = Level of the monster
count-fight-of = { $name }’s fight
count-fighters = Fighters
count-monsters = Monsters
count-bonus = One-shots
count-bonus-of = One-shots: { $side }
count-bonus-less = { $side }: one-shots −1
count-bonus-more = { $side }: one-shots +1
count-helper = Helper
count-other-helper = Change the helper
count-no-helper = Nobody
count-another = One more monster
count-enhanced = Enhanced
count-foe-level = Level of monster { $number }
count-foe-level-less = Monster { $number }: Level −1
count-foe-level-more = Monster { $number }: Level +1
count-foe-bonus = Enhancement of monster { $number }
count-foe-bonus-less = Monster { $number }: enhanced by 1 less
count-foe-bonus-more = Monster { $number }: enhanced by 1 more
count-take-out = Monster { $number } leaves
count-winning = The fighters lead by { $by }
count-losing = The monsters lead by { $by }
count-tie-monsters = A tie: the monsters win
count-tie-fighters = A tie: the fighters win
count-tie-role = A tie, and a race or class wins it for the fighters
count-ties = Who wins a tie
count-ties-rules = By race and class
count-ties-fighters = The fighters
count-ties-monsters = The monsters
count-levels = Levels for the win
count-levels-helper = Levels for { $name }
count-end-won =
    { $count ->
        [0] Won, no Level
        [one] Won: { $count } Level
       *[other] Won: { $count } Levels
    }
count-flee = { $name } runs away
count-end-lost = Lost or escaped
count-end-off = Call it off
count-won =
    { $count ->
        [one] { $names } has reached Level { $level } and wins!
       *[other] { $names } have reached Level { $level } and win!
    }
count-again = Another game
count-share = Share
count-share-text = Several phones can show and change the same counter. Anyone with the link can do so. This server relays the changes.
count-share-now = Share it
count-link = Link to this counter
count-qr = The link to this counter as a QR code
count-phone-of = Whose phone is this?
count-phone-nobody = I won’t say
count-alone = On this phone only
count-connecting = Connecting…
count-live =
    { $count ->
        [one] Live: { $count } phone
       *[other] Live: { $count } phones
    }
count-apart = Offline
count-apart-unsent =
    { $count ->
        [one] Offline: { $count } change to send
       *[other] Offline: { $count } changes to send
    }
count-refused = The server doesn’t accept the changes. Reload the page.
count-history = History
count-nothing = Nothing has happened yet.
count-by = { $name }’s phone
count-by-this = this phone
count-by-other = another phone
count-take-back = Take back
count-take-back-label = Take back: { $what }
count-restore = Restore
count-restore-label = Restore: { $what }
count-chart = Levels over time
count-chart-of = { $name }: { $level }
count-goal = The game is won at
count-goal-10 = Level 10
count-goal-20 = Level 20 (epic)
count-goal-none = no Level
count-awake = Keep the screen on
count-save = Save as a file
count-did-player = { $name } sits down.
count-did-leave = { $name } leaves the game.
count-did-name = { $before } is now called { $name }.
count-did-sex = { $name } has changed sex.
count-did-color = { $name } has a new color.
count-did-roles = { $name }: { $roles }
count-did-no-roles = { $name }: no race, no class
count-did-level = { $name }: Level { $from } → { $to }
count-did-gear = { $name }: gear { $from } → { $to }
count-did-die = { $name } dies.
count-did-return = { $name } is back.
count-did-goal = The game is won at Level { $level }.
count-did-no-goal = No Level wins the game.
count-did-roll = The die shows { $face }.
count-did-escape = { $name } gets away: { $face } { $bonus } = { $total }
count-did-caught = { $name } is caught: { $face } { $bonus } = { $total }
count-did-again = Another game begins.
count-did-fight = { $name } fights a monster of Level { $level }.
count-did-helper = { $helper } helps { $name }.
count-did-alone = { $name } fights alone.
count-did-ties-rules = Ties go by race and class.
count-did-ties-fighters = The fighters win ties.
count-did-ties-monsters = The monsters win ties.
count-did-bonus-fighters = One-shots for the fighters: { $from } → { $to }
count-did-bonus-monsters = One-shots for the monsters: { $from } → { $to }
count-did-monster = One more monster joins, of Level { $level }.
count-did-foe-level = A monster: Level { $from } → { $to }
count-did-foe-bonus = A monster is enhanced: { $from } → { $to }
count-did-gone = A monster of Level { $level } leaves the fight.
count-did-won = { $name } wins the fight: Level { $from } → { $to }
count-did-lost = { $name } loses the fight.
count-did-off = { $name }’s fight is called off.

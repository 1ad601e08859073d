# What people at a table say to each other, and the ways to be at a table: elsewhere, later, on one device.
talk = Talk
talk-new = Talk: something new was said
talk-title = At the table
talk-nothing = Nobody has said anything yet.
talk-off = This table plays without talk.
talk-phrases = Phrases
talk-which-card = Which card?
talk-no-card = No card is face up yet.
talk-typed = Your words
talk-send = Say it
talk-back = Another phrase
talk-by = { $who }: { $what }
talk-reacts = { $who } to { $whom }: { $what }
talk-heading = Said so far
talk-mutes = Mute players
talk-mute = Mute { $who }
talk-mute-text = You won’t see what this player says in this browser. They aren’t told.
talk-react = Show { $who } a face
talk-ask = Ask { $who } for help, for { $treasures ->
    [0] nothing
    [one] 1 treasure
   *[other] { $treasures } treasures
}
talk-counter = Not for less than { $number }
talk-counter-trade = Another offer…
talk-option = Talk
talk-option-off = none
talk-option-phrases = phrases
talk-option-text = phrases and typed text
reaction-applause = Well done
reaction-laugh = Ha!
reaction-shock = What?!
reaction-evil = Just you wait
reaction-heart = I like you
reaction-tear = How sad
say-hello = Hello, everybody!
say-good-game = Good game!
say-well-played = Well played!
say-thanks = Thank you!
say-sorry = Sorry!
say-yes = Yes.
say-no = No.
say-one-moment = One moment, I’m thinking.
say-hurry = Get on with it!
say-who-helps = Who helps me?
say-help-for = { $number ->
    [0] I’ll help for nothing.
    [one] I’ll help for one treasure.
   *[other] I’ll help for { $number } treasures.
}
say-help-free = I’ll help for nothing.
say-not-for-less = { $number ->
    [0] I’d do it for nothing.
    [one] Not for less than one treasure.
   *[other] Not for less than { $number } treasures.
}
say-who-one-shot = Who has a one-shot?
say-not-telling = I’m not telling.
say-dont-dare = Don’t you dare!
say-no-promises = I promise nothing.
say-stop = Somebody has to stop { $who }!
say-truce = { $who }, truce?
say-revenge = You’ll pay for that, { $who }!
say-want-card = I’d like { $card }. What do you want for it?
say-offer-card = Who wants { $card }?
say-mind-card = Mind { $card }!

again-waiting = The others have sat down again.
again-go = Sit down again
again-absent = Start without those who are away
again-absent-text = Bots take the seats of those who haven’t come back.

device = Continue on another device
device-title = Continue on another device
device-text = Open this address there, or scan it. The code works once, and for three minutes.
device-code = Code
device-qr = The address with the code, as a QR code
device-stale = The code is no longer valid.
device-new = A new code
device-enter = A code from another device, or your own
device-open = Open
device-opened = { $count ->
    [0] That code opens no table.
    [one] One table is now here, too.
   *[other] { $count } tables are now here, too.
}
device-arrived = One moment: your seat is being brought here.
mine-title = Take your tables along
mine-text = Your own code opens all your tables in any browser. Keep it to yourself: whoever has it plays as you.
mine-show = Show my code
mine-code = Your code
mine-copy = Copy the code

watch-late = Delay for spectators
watch-late-none = no delay
watch-late-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
watch-count = { $count ->
    [one] one is watching
   *[other] { $count } are watching
}
watch-soon = You will see the game { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} after it happens. It begins in a moment.
watch-open = Let spectators see my cards, with the delay
watch-open-text = From now on they see what you see, including your hand, with this table’s delay.
watch-with = Watch with
watch-with-nobody = nobody’s eyes
watch-as = You see what { $who } sees.

local-title = On one device
local-text = Several people share this device and pass it on. A curtain hides each hand.
local-add = One more player
local-remove = Remove
local-name = Name of player { $number }
local-bots = Bots besides
local-packs = A pack of your own
local-no-pack = None
local-pack-file = Add a pack file (.kickdoor)
local-pack-by = Mixed into
local-pack-here = The game is kept on this device, with the pack’s cards.
local-pack-wrong = { $name } can’t be played as it is. The workshop says what is wrong with it.
local-go = Start
local-same = Each player needs a name of their own.
local-pass = Pass it to { $who }
local-pass-text = Everybody else looks away.
local-mine = I am { $who }
local-switch = Somebody else here

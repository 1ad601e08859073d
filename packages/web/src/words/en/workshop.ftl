# The workshop, where packs are made.

shop-title = Workshop
shop-text =
    Make cards of your own, see them as they will look, and play them. Everything stays in this browser until you
    give it away.
shop-new = A new pack
shop-make = Make it
shop-name = Name
shop-id = Short name
shop-id-hint = For files: lowercase letters, digits and dashes
shop-id-wrong = Lowercase letters, digits and dashes, beginning with a letter; not the name of a built-in set
shop-author = Author
shop-languages = Languages
shop-all-languages = All languages
shop-with-cards = Begin with a card of each kind
shop-not-loaded = That can’t be loaded now. Try again when you’re online.
shop-mine = Your packs
shop-none = None yet. Make one, open one, or copy a built-in set.
shop-about = { $pack } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
shop-delete = Delete
shop-delete-label = Delete { $name }
shop-deleted = { $name } is deleted.
shop-undo = Undo
shop-damaged = A pack stored here can’t be read. It has been left unchanged.
shop-no-storage = This browser doesn’t store anything here: what you make is lost when you leave.
shop-bring = Packs from elsewhere
shop-bring-bundle = Open a pack file (.kickdoor)
shop-bring-folder = Open a folder
shop-not-brought = This can’t be opened as a pack; nothing was changed:
shop-built-in = Built-in sets
shop-built-in-text = Read how they are made, and copy one to change it.
shop-decks = { $doors } Doors · { $treasures } Treasures

# A pack on the workbench.
shop-not-here = This browser has no such pack.
shop-back = To the workshop
shop-zones = What is shown
shop-zone-cards = Cards
shop-zone-edit = Edit
shop-zone-look = Look
shop-reading = Read only
shop-saving-saved = Saved
shop-saving-saving = Saving…
shop-saving-changed = Changed in another tab: reload before you go on, nothing more is saved here
shop-saving-gone = Deleted in another tab: nothing more is saved here
shop-saving-failed = Not saved: the browser’s storage is full or locked
shop-redo = Redo
shop-copy = Make a copy
shop-copy-of = { $name }, my way
shop-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
shop-problems = { $count ->
    [0] All in order
    [one] 1 hint
   *[other] { $count } hints
}
shop-problems-title = What the checker found
shop-no-problems = Nothing: the pack is fine.
shop-weight-mistake = Mistakes: the pack can’t be played
shop-weight-flaw = Flaws: it can, but this has no effect
shop-weight-gap = Still missing
shop-give = Share
shop-give-text = As one file, your pack can be opened in any workshop, and played on any server that allows it.
shop-give-mistakes = A pack with mistakes can’t become a file yet.
shop-give-bundle = Save as a pack file (.kickdoor)
shop-give-folder = Save as a folder of files
shop-given-folder = All files are in the folder.
shop-folder-failed = The folder can’t be written.
shop-new-card = New card
shop-files = Files
shop-no-look = This card can’t be shown: it has a mistake.
shop-no-card = Choose a card to see it here.
shop-skip-edit = To the open card
shop-skip-look = To how it looks
shop-kind-mate = The same monster again
shop-tabs = Parts of the card
shop-tab-card = Card
shop-tab-names = Names
shop-tab-picture = Picture
shop-tab-text = YAML
shop-no-text = This file isn’t text.
shop-text-of = Text of { $file }
shop-no-kind = This card has no known kind. Its YAML shows what is wrong.
shop-card-id = Short name
shop-another-card = Another of this kind
shop-copy-card = Make another like it
shop-drop-card = Delete the card
shop-name-by-hand = This name is composed of others. Change it in { $file }.
shop-flavour = Flavor text
shop-noun = A noun, with forms
shop-more-forms = More forms
shop-sheet-names = Different name on a rule sheet
shop-power-name = Name of the power
shop-pack-form = About the pack
shop-unset = not given
shop-usual = as usual: { $value }
shop-add = Add
shop-add-to = Add to { $field }
shop-add-effect = Add an effect
shop-add-field = Add: { $field }
shop-more-fields = More fields…
shop-say-more = Say more
shop-remove = Remove
shop-remove-field = Remove { $field }
shop-remove-from = Remove { $n } of { $field }
shop-remove-effect = Remove effect { $n }
shop-up = Move effect { $n } up
shop-down = Move effect { $n } down
shop-effect-unread = This effect can’t be read yet:
shop-none-of-it = none
shop-way-number = a number
shop-way-text = a word
shop-way-list = a list
shop-way-flag = yes or no
shop-way-effect = an effect
shop-way-either = something else
shop-search = Search
shop-found = { $count ->
    [one] 1 found
   *[other] { $count } found
}

# Pictures.
shop-no-picture = This card has the sign of its kind, and no picture yet.
shop-draw = Draw one
shop-undraw = Remove the picture
shop-picture-in-card = This card’s picture is written with the card. Change it in its YAML.
shop-own-image = Use an image of your own
shop-own-image-hint = It is cropped to the card and redrawn; nothing in the file is kept except what you see.
shop-own-image-wrong = This can’t be read as an image.
shop-is-image = This card has an image of your own.
shop-figures = Figures
shop-search-figure = Search by English name
shop-choose-figure = Choose another figure
shop-shade-pale = { $color }, pale
shop-shade-deep = { $color }, deep
shop-more-figures = Show more

# Forms of names.
form-gender = Gender
form-masculine = masculine
form-feminine = feminine
form-neuter = neuter
form-plural = Plural
form-feminine-plural = feminine plural
form-gen = Genitive
form-dat = Dative
form-acc = Accusative
form-ins = Instrumental
form-pre = Prepositional
form-gen-plural = Genitive plural
form-dat-plural = Dative plural
form-acc-plural = Accusative plural
form-ins-plural = Instrumental plural
form-pre-plural = Prepositional plural
form-nom = Nominative after the article
form-article = No article
form-tonic = Begins with a stressed a
form-indef = With its article, if not regular

# Playing and weighing.
shop-play = Play
shop-play-text = A game against two bots in this browser, or a table for friends that gets the pack from you.
shop-play-now = Deal
shop-play-friends = With friends…
shop-play-by = Mixed into
shop-pack-title = Name of the pack
shop-mark = Mark “{ $mark }”
shop-try = Try it
shop-try-title = Try { $name }
shop-try-text = A game against two bots begins where this card can be used: in your hand with all that it needs, in a fight if it is for fights, or behind the next door.
shop-dealing = Setting the table…
shop-untried = Nothing in a game with these sets lets you use this card. The rule in the way: { $why }
shop-id-taken = A built-in set has the same short name. Choose another one in pack.yaml.
shop-balance = Balance
shop-balance-text = Four bots play many games with your cards mixed into “{ $sheet }”. The other lines are the averages of the built-in cards of the same kind; ± is the standard error.
shop-stop = Stop
shop-again = Play them again
shop-games = { $done } of { $games } games
shop-broken = A game broke the rules:
shop-unfinished = { $count ->
    [one] 1 game didn’t end.
   *[other] { $count } games didn’t end.
}
shop-stalls = { $count ->
    [one] Stalled a game: it was used again and again
   *[other] Stalled { $count } games: it was used again and again
}
shop-usual-of = { $kind }: { $count ->
    [one] 1 built-in card
   *[other] { $count } built-in cards
}
shop-figure-drawn = Drawn per game
shop-figure-played = Played
shop-figure-wonWith = Won with
shop-figure-lostTo = Lost to
shop-figure-levels = Levels per draw
shop-figure-turns = Turns of its games
shop-drags = Long games: { $share } more turns than with others of its kind

# Problems that the checker finds in a pack.

# Folders and files.
problem-no-folder = there is no such folder
problem-not-folder = this is not a folder
problem-unread-folder = the folder can’t be read: { $why }
problem-many-files = there are { $count } files or more
problem-big-file = the file has { $count } bytes
problem-not-utf-8 = the file is not text in UTF-8
problem-empty-file = the file is empty
problem-stray-file = this file has no place in a pack
problem-no-manifest = there is no pack.yaml
problem-no-packs = there is no pack in this folder
problem-two-packs = another pack is called { $set }, too
problem-no-companion = there is no set { $set } for a companion
problem-own-companion = { $set } names itself as a companion
problem-other-language = these words are in { $language }, which pack.yaml does not list
problem-no-words = no card has a name in words/{ $language } yet
problem-many-cards = the pack has { $count } cards

# Bundles: packs in one file.
problem-unread-file = the file can’t be read: { $why }
problem-big-bundle = the bundle has { $count } bytes, which is too many
problem-not-bundle = this is not a pack bundle, or it is incomplete
problem-bundle-path = a bundle can’t have a file { $path }
problem-bundle-twice = the bundle has two files { $path }
problem-bundle-kind = { $path } is not a plain file
problem-bundle-inflated = the files of the bundle have { $count } bytes, which is too many
problem-bundle-dense = { $path } is compressed more than text can be
problem-bundle-damaged = { $path } is damaged
problem-bundle-manifest = the bundle’s kickdoor.json is missing, or is not the list of its files
problem-bundle-unlisted = the bundle’s kickdoor.json doesn’t list { $path }
problem-bundle-changed = { $path } is not what the bundle’s kickdoor.json says
problem-bundle-other = the bundle’s kickdoor.json and the pack.yaml of { $set } contradict each other
problem-long-pack = the cards and names of the pack have { $count } characters, which is too many
problem-slow-pack = the bundle takes too long to read

# YAML.
problem-not-yaml = not YAML: { $why }
problem-second-document = a second document starts here
problem-nested = the values are nested too deeply
problem-aliases = there are too many aliases
problem-bad-aliases = its aliases can’t be followed
problem-entries = there are { $count } entries

# Values and their names.
problem-here = found { $value }
problem-missing = { $name } is missing
problem-value = { $name } is { $value }
problem-no-field = { $name } has no field { $key }
problem-no-key = { $key } can’t be a key here
problem-entry = entry { $n } of { $key }
problem-card = the { $kind }
problem-picture = the picture of { $card }
value-list = { $count ->
    [0] an empty list
   *[other] a list of { $count }
}
value-empty-map = an empty map
value-map = a map with { $keys }

# Cards.
problem-long-list = the list has { $count } cards
problem-big-card = this card is too big
problem-unknown-kind = there is no kind { $kind }
problem-unknown-race = there is no race { $name }
problem-unknown-class = there is no class { $name }
problem-unknown-item = no item is called { $name }
problem-other-deck = { $card } ({ $kind }) belongs to the { $deck }, not in { $folder }/
problem-taken-id = a card can’t be called { $card }: the pack’s words name something else by that id (`pack` is the pack itself, `power-` and `mark-` its powers and marks)
problem-two-cards = there are two cards { $card }
problem-not-lasting = { $card } does not last, so { $what ->
    [gone-with] gone-with never applies
   *[effects] its effects never apply
}
problem-idle-curse = { $card } lasts without any effect
problem-idle = { $card } does nothing
problem-strike-and-use = { $card } has both strike and use
problem-aimed = { $card } gets its target from its use
problem-laser-slot = the laser { $card } has this slot
problem-steed-slot = { $card } is gear for a steed
problem-two-powers = { $card } has two powers called { $power }
problem-misplaced = { $effect } has no effect on a card of kind { $kind }
problem-is-effect = { $effect } applies while its card is in play: it belongs in `effects`
problem-is-deed = { $effect } happens once: it belongs in `badStuff`, `strike`, `escaped` or `killed`
problem-is-play = { $effect } is what playing a card does: it belongs in `use`
problem-case-never = this case is never reached: an earlier one goes up to { $upTo }
problem-roll-gap = the cases of the roll end at { $upTo }

# Pictures.
problem-second-picture = { $card } has a second picture
problem-no-picture = { $card } has no picture
problem-no-pictures = no card has a picture yet
problem-not-image = this is not a readable image
problem-image-size = the image has { $width } × { $height } pixels
problem-animated-image = this image is animated
problem-many-pixels = with this one, the images of the pack have more than { $limit } megapixels altogether
problem-no-image = there is no image { $path }
problem-no-icon = there is no icon { $name }
problem-no-card = { $id } is not a card of this pack

# Names that one sheet uses.
problem-no-sheet = there is no sheet { $sheet }
problem-other-sheet = these are names by the sheet { $sheet }, which pack.yaml does not list
problem-unknown-mark = there is no mark { $name }; a pack lists its own in pack.yaml

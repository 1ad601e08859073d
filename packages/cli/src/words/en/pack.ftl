# kickdoor pack.

cli-pack = check packs of cards, and help to write them
cli-pack-check = report every mistake in packs, with its file, line and column
cli-pack-places = the folders of packs, or their bundles
cli-pack-unfinished = unfinished: { $what }
cli-pack-of = { $path }: { $summary }
cli-pack-summary = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $problems ->
    [one] 1 mistake
   *[other] { $problems } mistakes
}{ $unfinished ->
    [0] { "" }
   *[other] , { $unfinished } unfinished
}
cli-pack-folder = the folder of the pack
cli-pack-new = write a starter pack with a card of each kind, ready to play
cli-pack-new-folder = the folder to write, which is named like the pack
cli-pack-new-languages = the languages of its words, with commas between them; that of the command line if left out
cli-pack-new-author = its author
cli-pack-new-license = its license
cli-pack-new-id = A pack’s id has lowercase letters and digits, with dashes between words; “{ $name }” is not an id.
cli-pack-new-taken = There is a built-in set “{ $set }” already.
cli-pack-new-full = There is something at “{ $folder }” already.
cli-pack-new-no-language = There are { $languages }.
cli-pack-new-made = Created the pack { $folder } with words in { $languages }. Next steps:
cli-pack-bundle = put a pack into one file, to share it
cli-pack-bundle-out = the file to write; named like the pack if left out
cli-pack-bundled = { $file }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $bytes } bytes
cli-pack-no-author = pack.yaml doesn’t name an author (author: …).
cli-pack-no-license = pack.yaml doesn’t state a license (license: CC-BY-4.0, for example).
cli-pack-schema = print the JSON Schema of a pack’s files, for editors
cli-pack-schema-file = which file

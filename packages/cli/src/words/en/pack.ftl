# kickdoor pack.

cli-pack = check packs of cards, and help to write them
cli-pack-check = report every mistake in a pack, with its file, line and column
cli-pack-folder = the folder of the pack
cli-pack-summary = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $problems ->
    [one] 1 problem
   *[other] { $problems } problems
}
cli-pack-schema = print the JSON Schema of a pack’s files, for editors
cli-pack-schema-file = which file

# The program itself, its help, and errors in command lines.

cli-about = Play the Munchkin family of card games
cli-version = print the version
cli-option-help = print this help
cli-option-lang = the language: { $languages } (KICKDOOR_LANG, or the terminal’s)
cli-json = print JSON
cli-packs = your own packs: the folder of a pack, or of several; may be given more than once (also PACKS_DIR)
cli-command-help = print the help of a command

cli-heading-usage = Usage:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-global = Global options:
cli-heading-commands = Commands:
cli-usage-options = options
cli-usage-command = command
cli-help-choices = choices: { $choices }
cli-help-default = default: { $value }

# Placeholders for arguments and for the values of options.
cli-value-number = number
cli-value-address = address
cli-value-folder = folder
cli-value-file = file
cli-value-files = files
cli-value-paths = paths
cli-value-language = language
cli-value-languages = languages
cli-value-sheet = sheet
cli-value-sets = sets
cli-value-set = set
cli-value-seed = seed
cli-value-bots = bots
cli-value-shell = shell
cli-value-table = table
cli-value-url = url
cli-value-text = text
cli-value-ban = ban

cli-unknown-language = error: { $setting } is “{ $value }”, which is not a language here. There are { $languages }.
cli-error-missing-argument = error: missing required argument '{ $name }'
cli-error-missing-value = error: option '{ $name }' argument missing
cli-error-missing-option = error: required option '{ $name }' not specified
cli-error-conflict = error: '{ $name }' cannot be used with '{ $other }'
cli-error-unknown-option = error: unknown option '{ $name }'
cli-error-unknown-command = error: unknown command '{ $name }'
cli-error-excess = error: too many arguments. Expected { $expected ->
    [0] none
    [one] 1 argument
   *[other] { $expected } arguments
}, but got { $received }: { $given }
cli-error-value = error: '{ $given }' is invalid for '{ $name }'. { $why }
cli-error-choices = Allowed choices are { $choices }.
cli-error-hint = { $count ->
    [one] (Did you mean { $meant }?)
   *[other] (Did you mean one of { $meant }?)
}
cli-not-between = It must be a whole number from { $least } to { $most }.
cli-not-empty = It must not be empty.

# Messages shared by several commands.
cli-none = none
cli-clock = the clock
cli-no-file = there is no such file
cli-not-a-file = this is not a file
cli-refused-file = { $file } can’t be used: { $why }
cli-no-path = there is no such file or folder
cli-no-set = There is no set “{ $set }”; there are { $sets }.
cli-set-twice = A set is named twice.
cli-wrong-players = The sheet { $sheet } is for { $min } to { $max } players here, not { $count }.

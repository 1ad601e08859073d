# Printed by scripts that run on any Node (bin/kickdoor.js, scripts/check-node.js): one line each, text and variables only.

cli-needs-node = kickdoor needs Node { $needed } or newer (this is { $found }).
cli-node-not-installed = the pinned Node { $needed } was not installed (this is { $found }). Its install script must be allowed to run: try `npm rebuild node`, or use Node { $needed } or newer.
cli-node-of-machine = the pinned Node { $needed } can’t run on this machine; its own is used instead (this is { $found }).

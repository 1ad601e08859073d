# Said where the other words may be what could not be loaded.

failure-title = The door is stuck
failure-text = Part of the page could not be loaded. Is the network there?
failure-retry = Try again

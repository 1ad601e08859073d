# Shown when the other words may have failed to load.

failure-title = The door is stuck
failure-text = Part of the page could not be loaded. Is the network there?
failure-retry = Try again

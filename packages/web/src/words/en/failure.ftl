# Shown when the other words may have failed to load.

failure-title = The door is stuck
failure-text = Part of the page could not be loaded. Is the network there?
failure-retry = Try again

# Shown when drawing the page has failed.

failure-page-title = The page tripped
failure-page-text = It made a mistake. No game is lost by that: load the page again and play on.

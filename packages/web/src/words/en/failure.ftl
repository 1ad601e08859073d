# Shown when the other words may have failed to load.

failure-title = The door is stuck
failure-text = Part of the page could not be loaded. Are you online?
failure-retry = Try again

# Shown when drawing the page has failed.

failure-page-title = The page tripped
failure-page-text = Something went wrong, but no game is lost. Reload the page and play on.

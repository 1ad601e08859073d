# A game moves between a browser and a server.

move-online = Put this game on the server
move-online-text = The game continues as a table on the server, with your seat and everything that has happened. This browser could have seen every card, so nobody vouches for the game’s fairness, and everybody who sits down there is told.
move-vacant = Friends with the link may take the bots’ seats
move-online-go = Put it there
move-offline = Take this game offline
move-offline-text = The game goes on in this browser, with or without a network. The table on the server closes. This browser gets the whole game for that, hidden cards too: the page doesn’t show them, but nobody vouches for the game’s fairness anymore.
move-offline-go = Take it along

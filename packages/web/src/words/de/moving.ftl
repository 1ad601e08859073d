# A game moves between a browser and a server.

move-online = Dieses Spiel auf den Server bringen
move-online-text = Das Spiel geht als Tisch auf dem Server weiter, mit deinem Platz und allem, was geschehen ist. Dieser Browser hätte alle Karten ansehen können, deshalb bürgt niemand für den Zufall; alle, die sich dort hinsetzen, erfahren das.
move-vacant = Freunde mit dem Link dürfen die Plätze der Bots einnehmen
move-online-go = Dorthin bringen
move-offline = Dieses Spiel offline mitnehmen
move-offline-text = Das Spiel geht in diesem Browser weiter, mit oder ohne Netz. Der Tisch auf dem Server schließt. Dafür bekommt dieser Browser das ganze Spiel, auch die verdeckten Karten: Die Seite zeigt sie nicht, aber für den Zufall bürgt niemand mehr.
move-offline-go = Mitnehmen

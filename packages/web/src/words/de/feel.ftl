# Sounds, vibration and notifications.

sound-ask = Willst du das Spiel hören?
sound-yes = Mit Ton
sound-no = Ohne Ton
sound-switch = Töne
vibrate-switch = Vibrieren, wenn du dran bist
notify-turn = Du bist am Zug.
notify-asked = Der Tisch wartet auf deine Antwort.

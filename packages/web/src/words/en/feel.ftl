# Sounds, vibration and notifications.

sound-ask = Do you want to hear the game?
sound-yes = With sound
sound-no = Without
sound-switch = Sounds
vibrate-switch = Vibrate when it’s your move
notify-turn = It’s your turn.
notify-asked = The table is waiting for your answer.

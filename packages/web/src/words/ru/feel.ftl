# Sounds, vibration and notifications.

sound-ask = Играть со звуком?
sound-yes = Со звуком
sound-no = Без звука
sound-switch = Звуки
vibrate-switch = Вибрация, когда дело за тобой
notify-turn = Твой ход.
notify-asked = Стол ждёт твоего ответа.

# The set itself, and its cards' powers.

pack = Weltraum

power-bargain = Feilschen
power-defuse = Entschärfen
power-exact-change = Passendes Kleingeld
power-tribute = Tribut
power-appraise = Wertgutachten
power-small-talk = Glückliches Missverständnis
power-angle = Angeln
power-nine-lives = Sieben Leben
power-burn-it-off = Abfackeln

# The set itself in German, and the powers of its cards.

pack = Wilder Westen

power-round-up = Viehtrieb
power-track = Spurenlesen
power-haggle = Feilschen
power-ambush = Hinterhalt
power-holdup = Raubüberfall
power-demand-a-refund = Reklamation
power-sell-the-farm = Notverkauf der Farm
power-second-step = Zweiter Anlauf
power-sign-autographs = Autogrammstunde
power-read-the-map = Kartenlesen

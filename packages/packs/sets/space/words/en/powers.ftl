# The set itself and the powers of its cards.

pack = Space

power-bargain = Bargain
power-defuse = Defuse
power-exact-change = Exact Change
power-kneel = Kneel
power-appraise = Appraise
power-small-talk = Small Talk
power-angle = Angle
power-nine-lives = Nine Lives

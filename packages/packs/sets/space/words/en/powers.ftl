# The set itself, and its cards' powers.

pack = Space

power-bargain = Bargain
power-defuse = Defuse
power-exact-change = Exact Change
power-tribute = Pay Tribute
power-appraise = Appraise
power-small-talk = Small Talk
power-angle = Angle
power-nine-lives = Nine Lives
power-burn-it-off = Burn It Off

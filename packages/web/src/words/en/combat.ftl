# The combat.

combat-title = Combat against { LIST($monsters) }
parts-fighters = What the fighters’ strength is made of
parts-monsters = What the monsters’ strength is made of
total-fighters = The fighters’ strength: { $total }
total-monsters = The monsters’ strength: { $total }
combat-winning = { $you ->
    [yes] You are winning.
   *[no] { $who } is winning.
}
combat-losing = { $you ->
    [yes] You are losing.
   *[no] { $who } is losing.
}
aim-winning = { $you ->
    [yes] You would be winning.
   *[no] { $who } would be winning.
}
aim-losing = { $you ->
    [yes] You would be losing.
   *[no] { $who } would be losing.
}
combat-terms = { $who } helps: { $terms }.
combat-terms-you = You help: { $terms }.
foe-note = Strength { $strength }
foe-kin = Mate of { $card }
flight-title = Running away
flight-runner = { $who } runs.
flight-runner-you = You run.
flight-bonus = Added to the roll
flight-next = Then { LIST($players) }.

ask-title = Ask for help
ask-whom = Who?
ask-treasures = Treasures for the helper
ask-treasures-of = { $count } of { $most }
ask-first = Who picks first?
ask-items = Items you hand over after a win
ask-plays = Cards you play on the helper after a win
ask-again = { $who } has turned these terms down. Change something, then ask again.
ask-can-not = You can’t ask anybody now.
help-counter = If you decline, { $who } may ask again on other terms.
trade-title = Trade
trade-whom = With whom?
trade-give = You give
trade-get = You get
trade-nothing = Nothing.
trade-lopsided = Pick something on at least one side.
trade-limit = One of you would carry too much.
trade-offer = { $who } offers you { LIST($give) } for { LIST($get) }.
trade-offer-gift = { $who } offers you { LIST($give) } as a gift.
trade-offer-plea = { $who } would like your { LIST($get) }, for nothing.
trade-offer-many = { $who } offers you a trade.
trade-own = You have offered { $whom } a trade.
trade-others = { $who } offers { $whom } a trade.
answer-option = { $option }

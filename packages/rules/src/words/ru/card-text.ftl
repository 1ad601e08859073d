# Cards: other lines of their text

card-for = Только для { FORM($who, case: "gen", number: "plural") }.
card-not-for = Не для { FORM($who, case: "gen", number: "plural") }.
card-tag = { $tag }.
card-no-treasure = Без { -treasures(case: "gen") }.
card-bad-stuff = Непотребство: { $deeds }
card-escaped = Удалось смыться? { $deeds }
card-killed = Монстр убит? { $deeds }
card-sidekick-killed = Напарник погиб? { $deeds }
card-sidekick-sacrificed = Напарник пожертвовал собой? { $deeds }
card-lasting = Остаётся перед тобой, пока не снимут.
card-gadget = Агрегат.
card-laser = Лазер.
card-mark-fire = Огненная шмотка.
card-steed-gear = Снаряжение для скакуна.
card-half-breed = У тебя может быть две расы. Играй, только если у тебя уже есть раса в игре.
card-super-munchkin = У тебя может быть два класса. Играй, только если у тебя уже есть класс в игре.
card-enhancer = { SIGNED($strength) } монстру в бою.
card-enhancer-treasures = { $count ->
    [one] { SIGNED($count) } { -treasure }.
    [few] { SIGNED($count) } { -treasure(case: "gen") }.
   *[other] { SIGNED($count) } { -treasures(case: "gen") }.
}
card-enhancer-makes = Монстр считается { FORM($tag, case: "ins") }.
card-item-enhancer = Сыграй на одну из своих шмоток в игре (кроме разовых и снаряжения скакуна): пока она считается, получаешь ещё { SIGNED($strength) }.
card-mate = К монстру в бою присоединяется его точная копия со всеми его усилителями.
card-wandering = Сыграй вместе с монстром с руки: он вступает в любой бой.
card-place = Все находятся здесь, пока не появится другое место.
card-event = { $deeds } Карта срабатывает, когда её открыли или сыграли.
card-once = Применить только один раз.
card-special-self = { $deeds }
card-special-other = Сыграй на соперника в любой момент. Он { FORM($deeds, case: "each-one") }
card-special-player = Сыграй на любого игрока в любой момент. Он { FORM($deeds, case: "each-one") }
card-cheat = Сыграй вместе со шмоткой — и пользуйся ею, невзирая на ограничения и на всё, что уже надето. Нести её может и напарник. Или сыграй вместе с напарником или скакуном, чтобы взять его сверх лимита.
card-sidekick-item = Считается шмоткой.
card-sidekick = { SIGNED($strength) } в каждом твоём бою.
card-sidekick-plain = Годится только на то, чтобы пожертвовать им при смывке.
card-enhancer-makes-mark = Монстр считается { FORM($tag, case: "ins") }.
card-item-enhancer-makes = Эта шмотка считается картой «{ $mark }».
card-special-highest = Сыграй на игрока самого высокого уровня в любой момент. Он { FORM($deeds, case: "each-one") }
card-special-lowest = Сыграй на игрока самого низкого уровня в любой момент. Он { FORM($deeds, case: "each-one") }
card-curse-highest = С руки играется только на игрока самого высокого уровня.
card-curse-lowest = С руки играется только на игрока самого низкого уровня.

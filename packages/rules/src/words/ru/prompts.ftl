# What the game is waiting for. $who and $whom are players' names, $card is the card that asks.

# To the player who is asked.
prompt-choice-deed = { $card }: выбор за тобой.
prompt-choice-play = { $card }: решать тебе.
prompt-choice-power = { $card }: решать тебе.
prompt-choice-treasure = Выбери себе { -treasure }.
prompt-choice-loot = Возьми одну карту. Мертвецы не обидятся.
prompt-choice-resurrection = Сейчас возьмёшь карту в открытую. А может, верхнюю из сброса?

# To everybody else.
prompt-wait-deed = { $who } держит ответ перед { FORM($card, case: "ins") }.
prompt-wait-play = { $card }: решает { $who }.
prompt-wait-power = { $card }: решает { $who }.
prompt-wait-treasure = { $who } выбирает { -treasure }.
prompt-wait-loot = { $who } разглядывает, что осталось.
prompt-wait-resurrection = { $who } подумывает о воскрешении.
prompt-choice-excess = Столько не унести, а взять некому. От чего избавишься?
prompt-choice-trait = Одна карта лишняя. Какую сбросишь?
prompt-choice-you = Выбор за тобой.
prompt-wait-excess = { $who } несёт слишком много и решает, от чего избавиться.
prompt-wait-trait = { $who } не может быть всем сразу и выбирает, кем остаться.
prompt-wait-nobody = Выбор за { FORM($who, case: "ins") }.

# What a card asks of the player who is asked. $whom is another player.
asks-die = { $card }: что выпадет на кубике?
asks-discard = { $card }: что сбросишь с руки?
asks-duel = { $card }: против кого бросаешь кубик?
asks-either = { $card }: что выберешь?
asks-give = { $card }: что получит от тебя { $whom }?
asks-lift = { $card }: что закончится?
asks-look = { $card }: чью руку посмотришь?
asks-lose = { $card }: чего лишишься?
asks-lose-other = { $card }: чего лишится { $whom }?
asks-pay = { $card }: чем заплатишь?
asks-receiver = { $card }: кому это достанется?
asks-search = { $card }: что берёшь из сброса?
asks-swap = { $card }: с кем меняешься руками?
asks-take = { $card }: что возьмёшь у { FORM($whom, case: "gen") }?

# How many answers.
choose-exactly = Выбери { $count ->
    [1] что-то одно
   *[other] { $count }
}.
choose-between = Выбери от { $min } до { $max }.
choose-up-to = Выбери не больше { $max }.
choose-ordered = Отметь всё по порядку, с первого до последнего.

prompt-cancel = { $card } вот-вот { AGREE($card, "обрушится", "обрушится", "обрушится", "обрушатся") } на { FORM($whom, case: "acc") }. Кто-нибудь вмешается?
prompt-cancel-you = { $card } вот-вот { AGREE($card, "обрушится", "обрушится", "обрушится", "обрушатся") } на тебя. Сможешь помешать?
prompt-announced = { $who } играет { FORM($card, case: "acc") }. Кто-нибудь вмешается?
prompt-announced-you = Ты играешь { FORM($card, case: "acc") }, если никто не вмешается.
prompt-caught = { $card } уже { AGREE($card, "держит", "держит", "держит", "держат") } { FORM($who, case: "acc") } за шиворот: в сумме { $total }, этого мало.
prompt-caught-you = { $card } уже { AGREE($card, "держит", "держит", "держит", "держат") } тебя за шиворот: в сумме { $total }, этого мало. Последний шанс.
prompt-excess = { $limit ->
    [gadget] У { FORM($who, case: "gen") } слишком много агрегатов: с чем-то придётся расстаться.
   *[big] { $who } несёт слишком много: с чем-то придётся расстаться.
}
prompt-excess-you = { $limit ->
    [gadget] У тебя слишком много агрегатов. Продавай, отдавай или сбрасывай лишние.
   *[big] Столько тебе не унести. Продавай, отдавай или сбрасывай лишнее.
}
prompt-looting = Наследство { FORM($whom, case: "gen") }. { $who } берёт одну карту.
prompt-looting-yours = Твоё наследство. { $who } берёт одну карту.
prompt-looting-you = Наследство { FORM($whom, case: "gen") }. Возьми одну карту.
prompt-sharing = { CAPITAL(-treasures) } лежат в открытую. Выбирает { $who }.
prompt-sharing-you = { CAPITAL(-treasures) } лежат в открытую. Выбирай.
prompt-help = { $who } зовёт { FORM($whom, case: "acc") } на помощь: { $terms }.
prompt-help-you = { $who } зовёт тебя на помощь: { $terms }.
prompt-charity = У { FORM($who, case: "gen") } на руке { $count ->
    [1] лишняя карта
    [one] { $count } лишняя карта
    [few] { $count } лишние карты
   *[other] { $count } лишних карт
}.
prompt-charity-you = У тебя на руке { $count ->
    [1] лишняя карта. Сыграй её или отдай { -by-charity } тому, кто беднее.
    [one] { $count } лишняя карта. Сыграй их или отдай { -by-charity } тем, кто беднее.
    [few] { $count } лишние карты. Сыграй их или отдай { -by-charity } тем, кто беднее.
   *[other] { $count } лишних карт. Сыграй их или отдай { -by-charity } тем, кто беднее.
}
prompt-win = { $who } побеждает. Никто не против?
prompt-win-you = Ты побеждаешь, если никто не против.
prompt-flight = { $who } собирается смываться. Никто не против?
prompt-flight-you = Ты смываешься, если никто не против.

# Answers that are words.
answer-no = Нет
answer-keep = Оставить сверху
answer-under = Убрать под колоду
answer-fighters = За манчкинов
answer-monsters = За монстров

prompt-peeked = Сверху { $card }. Видишь только ты.
prompt-seize = { $who } хочет забрать из сброса { FORM($card, case: "acc") }. Кто ещё претендует?
prompt-choice-order = В каком порядке терпеть Непотребства?
prompt-wait-order = { $who } решает, в каком порядке терпеть Непотребства.
prompt-choice-sidekick = Один напарник лишний. С кем расстанешься?
prompt-wait-sidekick = { $who } расстаётся с одним из напарников.

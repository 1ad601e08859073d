# The set itself, and its cards' powers.

pack = Классика

power-berserk = Буйство
power-flight-spell = Заклинание Побега
power-charm = Обаяние
power-backstab = Подрезка
power-steal = Кража
power-turning = Упокоение
power-resurrection = Воскрешение
power-bargain = Торг
power-second-wind = Второе Дыхание
power-second-thought = Передумка
power-chase = Изгнание
power-allure = Развод
power-pay-the-rent = Квартплата

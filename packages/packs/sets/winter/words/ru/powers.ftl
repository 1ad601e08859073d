# The set itself, and its cards' powers.

pack = Зима

power-berserk = Буйство
power-flight-spell = Заклинание Побега
power-charm = Обаяние
power-backstab = Подрезка
power-steal = Кража
power-bargain = Торг
power-second-wind = Второе Дыхание
power-inspire = Вдохновение
power-throw-stick = Апорт
power-tip = Чаевые
power-show-receipt = Чек при Себе

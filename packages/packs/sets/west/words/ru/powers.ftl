# The set itself, and its cards' powers.

pack = Дикий Запад

power-round-up = Загон Скота
power-track = Чтение Следов
power-haggle = Уместный Торг
power-ambush = Засада
power-holdup = Гоп-Стоп
power-demand-a-refund = Жалобная Книга
power-sell-the-farm = Продажа Ранчо
power-second-step = Второй Шаг
power-sign-autographs = Раздача Автографов
power-read-the-map = Чтение Карты

# The set itself, and its cards' powers.

pack = Космос

power-bargain = Торг
power-defuse = Обезвреживание
power-exact-change = Оплата без Сдачи
power-tribute = Дань
power-appraise = Оценка на Глазок
power-small-talk = Светская Беседа
power-angle = Рыбалка
power-nine-lives = Девять Жизней
power-burn-it-off = Подпалить

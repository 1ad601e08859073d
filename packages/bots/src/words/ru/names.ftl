# Names of bots by character and sex: together, more than a table has seats.

bot-names-bold-female = Метёлка, Искра, Хлопушка
bot-names-bold-male = Шустрик, Тарарам, Драндулет
bot-names-stingy-female = Клюква, Копейка, Заначка
bot-names-stingy-male = Ворчун, Кубик, Сухарь
bot-names-vengeful-female = Ежевика, Крапива, Заноза
bot-names-vengeful-male = Колючка, Репей, Перчик
bot-names-diplomat-female = Пижма, Плюшка, Фасоль
bot-names-diplomat-male = Пончик, Медок, Зефир

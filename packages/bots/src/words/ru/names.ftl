# Names of bots, by sex: together, as many as a table has seats.

bot-names-female = Ежевика, Пижма, Клюква, Метёлка, Плюшка, Фасоль
bot-names-male = Ворчун, Шустрик, Тарарам, Пончик, Кубик, Драндулет

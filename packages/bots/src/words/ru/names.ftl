# What bots are called, by their sex: with those of the other sex as many as a table has seats.

bot-names-female = Ежевика, Пижма, Клюква, Метёлка, Плюшка, Фасоль
bot-names-male = Ворчун, Шустрик, Тарарам, Пончик, Кубик, Драндулет

# Why the operating system refuses something.

system-EACCES = нет прав доступа
system-EEXIST = такое имя уже занято
system-EISDIR = это папка
system-ENOENT = такого файла или папки нет
system-ENOSPC = не хватает места
system-ENOTDIR = часть пути — не папка
system-EPERM = это не разрешено
system-EROFS = писать туда нельзя
system-said = { $said }

# Why the operating system refuses something.

system-EACCES = este usuario no puede hacerlo
system-EEXIST = ya hay algo con ese nombre
system-EISDIR = es una carpeta
system-ENOENT = no existe ese archivo o carpeta
system-ENOSPC = no queda espacio
system-ENOTDIR = parte de la ruta no es una carpeta
system-EPERM = eso no está permitido
system-EROFS = ahí no se puede escribir nada
system-said = { $said }

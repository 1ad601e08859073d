# Why the operating system refuses something.

system-EACCES = dafür fehlt die Berechtigung
system-EEXIST = etwas mit diesem Namen gibt es schon
system-EISDIR = es ist ein Ordner
system-ENOENT = diese Datei oder diesen Ordner gibt es nicht
system-ENOSPC = es ist kein Platz mehr
system-ENOTDIR = ein Teil des Pfads ist kein Ordner
system-EPERM = das ist nicht erlaubt
system-EROFS = dort lässt sich nichts schreiben
system-said = { $said }

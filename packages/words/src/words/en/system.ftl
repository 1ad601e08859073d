# Why the operating system refuses something.

system-EACCES = this user may not do that
system-EEXIST = something with this name already exists
system-EISDIR = it is a folder
system-ENOENT = there is no such file or folder
system-ENOSPC = there is no room left
system-ENOTDIR = part of the path is not a folder
system-EPERM = that is not permitted
system-EROFS = nothing can be written there
system-said = { $said }

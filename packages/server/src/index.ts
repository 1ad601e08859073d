export { LOG_LEVELS, readSettings, type Settings, type UnusableSetting } from './settings.ts';
export { DataFolderError, NEWER_DATABASE } from './store/sqlite/folder.ts';
export { FolderInUseError } from './store/sqlite/lock.ts';
export { DatabaseError } from './store/postgres/errors.ts';
export { logToStderr } from './log.ts';
export { NatsError } from './cluster/nats.ts';
export { startServer, type RunningServer } from './server.ts';
export { controlPath } from './operation/control.ts';
export { BackupError, backUp, restore, type BackupContent, type BackupFault } from './store/sqlite/backup.ts';

export { LOG_LEVELS, readSettings, type Settings, type UnusableSetting } from './settings.ts';
export { DataFolderError, NEWER_DATABASE } from './store/sqlite/folder.ts';
export { FolderInUseError } from './store/sqlite/lock.ts';
export { startServer, type RunningServer } from './server.ts';

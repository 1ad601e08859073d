export { readSettings, type Settings } from './settings.ts';
export { startServer, type RunningServer } from './server.ts';

export { readSettings, type Settings } from './settings.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';

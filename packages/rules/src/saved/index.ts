export { readEvents, readSavedMove, readState } from './read.ts';
export { isUnreadable, migrations, upgrade, type Migration, type Unreadable } from './versions.ts';

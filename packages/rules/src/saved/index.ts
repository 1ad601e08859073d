export { readEvents, readSavedMove, readState } from './read.ts';
export { isUnreadable, upgrade } from './versions.ts';

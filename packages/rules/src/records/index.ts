export { canonicalJson, sha256 } from './canonical.ts';
export { setHash, stateHash } from './chain.ts';
export type { GameRecord } from './model.ts';
export { isRecordFault, readRecord } from './read.ts';
export { judgeSets, rebuild, replay, verify, type Mismatch, type ReplayStep } from './replay.ts';
export { recordTable, writeRecord, type RecordSetup, type Recorder } from './write.ts';

export { canonicalJson, sha256 } from './canonical.ts';
export { stateHash } from './chain.ts';
export { headerSchema, type GameRecord, type RecordedSet } from './model.ts';
export { isRecordFault, readRecord } from './read.ts';
export { validateSets, rebuild, replay, verify, type Mismatch, type ReplayStep } from './replay.ts';
export {
  openRecorded,
  recordPlayed,
  recordTable,
  writeRecord,
  type RecordSetup,
  type Recorder,
} from './write.ts';

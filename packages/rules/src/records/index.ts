export { Course } from './course.ts';
export { openHeader, openRecorded, type RecordSetup } from './begin.ts';
export { canonicalJson, sha256 } from './canonical.ts';
export { stateHash } from './chain.ts';
export { develop, stateAt, type Film, type FilmStep } from './film.ts';
export {
  SECRET_BYTES,
  commitmentTo,
  commitmentToPart,
  fairFault,
  mixedSeed,
  type FairFault,
} from './fairness.ts';
export {
  headerSchema,
  type FairChance,
  type GameRecord,
  type RecordFault,
  type RecordedSet,
  type SeatPart,
} from './model.ts';
export { isRecordFault, readRecord } from './read.ts';
export { validateSets, rebuild, replay, verify, type Mismatch, type ReplayStep } from './replay.ts';
export { type Ending, type Moments, type Victory } from './moments.ts';
export { standing, type NumberedStep } from './standing.ts';
export { bounded, MOST_CONSIDERED, readThought, type Considered, type Thought } from './thought.ts';
export { storyOf, type PairCount, type Story, type ToldStep } from './story.ts';
export { recordPlayed, recordSteps, recordTable, writeRecord, type Recorder } from './write.ts';

/** Golden records: games on each sheet and on mixes must replay identically. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadSet } from '@kickdoor/packs/node';
import {
  STATE_VERSION,
  buildCardPool,
  canonicalJson,
  clone,
  isRecordFault,
  validateSets,
  readEvents,
  readRecord,
  readState,
  rebuild,
  replay,
  sheets,
  stateHash,
  writeRecord,
  type CardPool,
  type GameRecord,
  type Act,
  type Seat,
  type State,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'golden');
const HELP = 'where cards or rules are meant to change: node packages/cli/scripts/golden.ts';

function open(file: string): { record: GameRecord; pool: CardPool; text: string } {
  const text = readFileSync(join(folder, file), 'utf8');
  const record = readRecord(text);
  if (isRecordFault(record)) throw new Error(`${file}:${record.line}: ${record.message.id}`);
  const packs = record.header.sets.map(({ id }) => loadSet(id));
  const sets = packs.map(({ id, setHash }) => ({ id, hash: setHash }));
  expect(validateSets(record, sets), HELP).toBeNull();
  return { record, pool: buildCardPool(packs), text };
}

describe('golden records', () => {
  const files = readdirSync(folder);

  test('there is one for each sheet', () => {
    const shown = new Set(files.map((file) => file.split('-')[0]));
    expect(Object.keys(sheets).filter((sheet) => !shown.has(sheet))).toEqual([]);
  });

  test.each(files)('%s', (file) => {
    const { record, pool, text } = open(file);
    expect(writeRecord(record)).toBe(text);
    const moves: { seat: Seat; move: Act }[] = [];
    const marks = new Map<number, string>();
    let start: State | null = null;
    let last: State | null = null;
    const steps = replay(pool, record);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) {
        expect(step.value, HELP).toBeNull();
        break;
      }
      const { n, seat, move, events, state } = step.value;
      // Stored events and states must be readable as they were.
      expect(readEvents(JSON.parse(JSON.stringify(events)), STATE_VERSION)).toEqual(events);
      if (n % 25 === 0) expect(readState(pool, JSON.parse(JSON.stringify(state)))).toEqual(state);
      start ??= clone(state);
      last = state;
      if (seat !== null && move !== null) moves.push({ seat, move });
      if (n % 100 === 0) marks.set(n, canonicalJson(state));
    }
    if (start === null || last === null) throw new Error('nothing was played');
    expect(moves.length).toBe(record.end.moves);
    expect(stateHash(last)).toBe(record.end.state);
    const checked = [...marks.keys()].slice(0, 5);
    for (const n of checked) expect(canonicalJson(rebuild(pool, { start, moves }, n))).toBe(marks.get(n));
  });
});

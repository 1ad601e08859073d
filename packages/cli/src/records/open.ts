/** Opens the file of a record with the sets that are here, and says what is wrong where that can't be done. */
import { readFileSync, statSync } from 'node:fs';
import { loadSet, setIds } from '@kickdoor/packs/node';
import {
  buildBox,
  isRecordFault,
  judgeSets,
  readRecord,
  recordedLine,
  type Box,
  type GameRecord,
  type Mismatch,
} from '@kickdoor/rules';
import type { Pack } from '@kickdoor/packs';

export interface OpenRecord {
  readonly record: GameRecord;
  readonly packs: readonly Pack[];
  readonly box: Box;
  /** A set that is here, but not as it was when the game was played. */
  readonly changed: Mismatch | null;
}

/** Bytes of a file that is read at all. */
const LARGEST = 400_000_000;

/** Opens a record, or says in a sentence why it can't be. */
export function openRecord(file: string): OpenRecord | string {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined || !stat.isFile()) return `${file}: there is no such file`;
  if (stat.size > LARGEST) return `${file}: the file is too long`;
  const record = readRecord(readFileSync(file, 'utf8'));
  if (isRecordFault(record)) return `${file}:${record.line}:${record.column}: ${record.message}`;
  const ids = record.header.sets.map(({ id }) => id);
  const missing = ids.find((id) => !setIds().includes(id));
  if (missing !== undefined) return `${file}:1: there is no set ${missing} here`;
  if (new Set(ids).size < ids.length) return `${file}:1: a set is named twice`;
  const packs = ids.map(loadSet);
  return { record, packs, box: buildBox(packs), changed: judgeSets(record, packs) };
}

/** What a mismatch says, with the line of the file on which its move stands. */
export function mismatchText(file: string, record: GameRecord, { n, what }: Mismatch): string {
  const move = record.moves[n - 1];
  const name = move === undefined ? 'the deal' : `move ${n} (${recordedLine(record, move)})`;
  const spot = `${file}:${n + 1}`;
  switch (what.kind) {
    case 'set':
      return `${file}:1: the set ${what.id} is not the one that this game was played with`;
    case 'table':
      return `${file}:1: there can be no such table: ${what.message}`;
    case 'deal':
      return `${file}:1: the deal can't be so: the first line was changed, or the rules were`;
    case 'changed':
      return `${spot}: ${name} can't be so: its line was changed, or what came of it`;
    case 'unread':
      return `${spot}: ${name} can't be so: no lawful move reads like this`;
    case 'time':
      return `${spot}: ${name} can't be so: it is earlier than the move before it`;
    case 'refused':
      return `${spot}: ${name} can't be so: it is refused by ${what.rule}`;
    default:
      return `${file}:${record.moves.length + 2}: the end can't be so: its ${what.kind} is another one`;
  }
}

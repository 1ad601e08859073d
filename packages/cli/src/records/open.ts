/** Opens a record's file with the sets available here, or says why it can't. */
import { readFileSync, statSync } from 'node:fs';
import type { Packs } from '@kickdoor/packs/node';
import {
  buildCardPool,
  isRecordFault,
  validateSets,
  readRecord,
  sheetOf,
  type CardPool,
  type GameRecord,
  type Mismatch,
} from '@kickdoor/rules';
import type { Pack } from '@kickdoor/packs';
import type { Words } from '../words/words.ts';

export interface OpenRecord {
  readonly record: GameRecord;
  readonly packs: readonly Pack[];
  readonly pool: CardPool;
  /** A set that has changed since the game was played. */
  readonly changed: Mismatch | null;
}

/** The largest file that is read, in bytes. */
const LARGEST = 400_000_000;

/** Opens a record, or returns a sentence that says why it can't. */
export function openRecord(file: string, available: Packs, words: Words): OpenRecord | string {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return `${file}: ${words.say('cli-no-file')}`;
  if (!stat.isFile() && !stat.isFIFO()) return `${file}: ${words.say('cli-not-a-file')}`;
  if (stat.size > LARGEST) return `${file}: ${words.say('record-too-long')}`;
  const record = readRecord(readFileSync(file, 'utf8'));
  if (isRecordFault(record)) return `${file}:${record.line}:${record.column}: ${words.say(record.message)}`;
  const ids = record.header.sets.map(({ id }) => id);
  const known = available.ids();
  const missing = ids.find((id) => !known.includes(id));
  if (missing !== undefined) {
    return `${file}:1: ${words.say('cli-no-set', { set: missing, sets: known.join(', ') })}`;
  }
  if (new Set(ids).size < ids.length) return `${file}:1: ${words.say('cli-set-twice')}`;
  const packs = ids.map(available.load);
  const sets = packs.map(({ id, setHash }) => ({ id, hash: setHash }));
  return { record, packs, pool: buildCardPool(packs), changed: validateSets(record, sets) };
}

/** The text of a mismatch, with the line of the move in the file. */
export function mismatchText(file: string, record: GameRecord, { n, what }: Mismatch, words: Words): string {
  switch (what.kind) {
    case 'set':
      return `${file}:1: ${words.say('cli-mismatch-set', { set: what.id })}`;
    case 'table':
      return `${file}:1: ${wrongTable(record, words)}`;
    case 'start':
      return `${file}:1: ${words.say('cli-mismatch-start', { why: what.message })}`;
    case 'deal':
      return `${file}:1: ${words.say('cli-mismatch-deal')}`;
    case 'fair':
      return `${file}:1: ${words.say(`cli-mismatch-fair-${what.fault}`)}`;
    case 'state':
    case 'log':
      return `${file}:${record.moves.length + 2}: ${words.say(`cli-mismatch-${what.kind}`)}`;
    default: {
      const rule = what.kind === 'refused' ? what.rule : '';
      const move = moveLine(record, n, words);
      return `${file}:${n + 1}: ${words.say(`cli-mismatch-${what.kind}`, { n: String(n), move, rule })}`;
    }
  }
}

/** Describes a record's invalid table. Only the number of players can be wrong. */
function wrongTable({ header }: GameRecord, words: Words): string {
  const { sheet, sets, players } = header;
  const { min, max } = sheetOf(
    sheet,
    sets.map(({ id }) => id),
  ).players;
  return words.say('cli-wrong-players', { sheet, min, max, count: players.length });
}

function moveLine({ header, moves }: GameRecord, n: number, words: Words): string {
  const recorded = moves[n - 1];
  return recorded === undefined
    ? ''
    : `${header.players[recorded.seat]?.name ?? words.say('cli-clock')}: ${recorded.move}`;
}

/** Checks a game that is over: its record, its fair chance, and what this browser remembers of the deal. */
import type { TableInfo } from '@kickdoor/protocol';
import {
  commitmentToPart,
  isRecordFault,
  readRecord,
  replay,
  validateSets,
  type CardPool,
  type FairChance,
  type GameRecord,
} from '@kickdoor/rules';
import type { Kept } from './kept.ts';
import { isSame } from './take-part.ts';

/** What came of the check. */
export type Verdict =
  /** The seed was chosen: nobody claims fair chance. */
  | { readonly kind: 'chosen' }
  /** It began at a position that somebody chose: there was no deal to be fair. */
  | { readonly kind: 'positioned' }
  | {
      readonly kind: 'sound';
      readonly fair: FairChance;
      readonly seed: string;
      readonly players: readonly string[];
      readonly remembered: Remembered;
    }
  | { readonly kind: 'broken'; readonly why: Why };

/** What this browser could compare: its own part and all commitments; the server's commitment alone; nothing. */
export type Remembered = 'part' | 'promise' | 'nothing';

/** What doesn't add up. */
export type Why =
  | 'record'
  | 'game'
  | 'commitment'
  | 'parts'
  | 'seed'
  /** The commitment is not the one that this browser was shown. */
  | 'promise'
  /** The part of this browser is not the one that it sent. */
  | 'own-part'
  /** Parts of others are not what they had committed to when this browser revealed its own. */
  | 'others';

/** Milliseconds of replaying between which the page may answer presses. */
const SLICE = 8;

/** Checks a record as a server gave it. */
export async function verdictOn(
  text: string,
  { table, pool, kept }: { readonly table: TableInfo; readonly pool: CardPool; readonly kept: Kept | null },
): Promise<Verdict> {
  const record = readRecord(text);
  if (isRecordFault(record)) return broken('record');
  const { fair } = record.header;
  const refused = fair === undefined || fair.game !== table.id;
  if (refused) return verdictOf(record.header, { game: table.id, kept });
  const hashes = table.sets.map((id, at) => ({ id, hash: table.editions?.[at] ?? '' }));
  if (validateSets(record, hashes) !== null) return broken('record');
  const wrong = await replayed(pool, record);
  return wrong === null ? verdictOf(record.header, { game: table.id, kept }) : broken(wrong);
}

/**
 * What is to be said of a record's figures, once the game has been played again and follows from them. `game` is the table
 * that it is said to be of, where somebody says so.
 */
export function verdictOf(
  { fair, seed, start, players }: GameRecord['header'],
  { game, kept }: { readonly game: string | null; readonly kept: Kept | null },
): Verdict {
  // Where a deal was promised to this browser, one without figures breaks the promise.
  if (fair === undefined) {
    if (kept !== null) return broken('promise');
    return { kind: start === undefined ? 'chosen' : 'positioned' };
  }
  if (game !== null && fair.game !== game) return broken('record');
  const remembered = compared(fair, kept);
  if (remembered === 'promise-broken') return broken('promise');
  if (remembered === 'own-part' || remembered === 'others') return broken(remembered);
  return { kind: 'sound', fair, seed, players: players.map(({ name }) => name), remembered };
}

const broken = (why: Why): Verdict => ({ kind: 'broken', why });

/** Plays the whole game again, in slices. */
async function replayed(pool: CardPool, record: GameRecord): Promise<Why | null> {
  const steps = replay(pool, record);
  for (let since = performance.now(); ;) {
    const { done, value } = steps.next();
    if (done === true) {
      if (value === null) return null;
      return value.what.kind === 'fair' ? value.what.fault : 'game';
    }
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}

/** Compares a record with what this browser was shown and sent. */
function compared(
  { commitment, parts, again }: FairChance,
  kept: Kept | null,
): Remembered | 'promise-broken' | 'own-part' | 'others' {
  if (kept === null) return 'nothing';
  // A deal that started again while this browser was away was not shown to it.
  if (kept.deal !== commitment) return again.length > kept.again ? 'nothing' : 'promise-broken';
  const { seen } = kept;
  if (seen === null) return 'promise';
  const own = Object.entries(kept.parts).filter(([seat]) => seen.some((one) => one.seat === Number(seat)));
  const isIn = ([seat, part]: [string, string]) =>
    parts.some((one) => one.seat === Number(seat) && one.part === part);
  if (!own.every(isIn)) return 'own-part';
  const found = parts.map((one) => ({ seat: one.seat, commitment: commitmentToPart(commitment, one) }));
  return isSame(seen, found) ? 'part' : 'others';
}

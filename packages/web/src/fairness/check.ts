/** Checks a finished game: its record, its fair chance, and what this browser remembers of the deal. */
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

/** The result of the check. */
export type Verdict =
  /** The seed was chosen, so fair chance isn't claimed. */
  | { readonly kind: 'chosen' }
  /** The game began at a chosen position, so there was no deal. */
  | { readonly kind: 'positioned' }
  | {
      readonly kind: 'sound';
      readonly fair: FairChance;
      readonly seed: string;
      readonly players: readonly string[];
      readonly remembered: Remembered;
    }
  | { readonly kind: 'broken'; readonly why: Why };

/** What this browser could compare: its own part and all commitments; only the server's commitment; nothing. */
export type Remembered = 'part' | 'promise' | 'nothing';

/** What doesn't add up. */
export type Why =
  | 'record'
  | 'game'
  | 'commitment'
  | 'parts'
  | 'seed'
  /** The commitment isn't the one shown to this browser. */
  | 'promise'
  /** This browser's part isn't the one it sent. */
  | 'own-part'
  /** The parts of others don't match the commitments shown when this browser revealed its own. */
  | 'others';

/** Milliseconds of replaying per slice, so that the page stays responsive. */
const SLICE = 8;

/** Checks a record from a server. */
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
 * The verdict on a record's figures, after a replay has confirmed that the game follows from them. `game` is the table
 * that the record is supposed to be of, if known.
 */
export function verdictOf(
  { fair, seed, start, players }: GameRecord['header'],
  { game, kept }: { readonly game: string | null; readonly kept: Kept | null },
): Verdict {
  // If this browser was promised a fair deal, a record without figures breaks the promise.
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

/** Replays the whole game, in slices. */
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

/** Compares a record with what this browser was shown and has sent. */
function compared(
  { commitment, parts, again }: FairChance,
  kept: Kept | null,
): Remembered | 'promise-broken' | 'own-part' | 'others' {
  if (kept === null) return 'nothing';
  // If the deal restarted while this browser was away, it never saw the new commitment.
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

/**
 * Verifiable fairness: the server's commitment to its seed, the seats' commitments to their parts, and the seed of the
 * table, derived from all of them. docs/fairness.md has the scheme and its test vectors.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256 } from './canonical.ts';
import type { FairChance, RecordedSet, RecordHeader, SeatPart } from './model.ts';

/** The length in bytes of the server's seed, of a part, and of the seed derived from them. */
export const SECRET_BYTES = 32;

/** Returns what the server publishes before any part is known. It binds the server to its seed for one game's cards. */
export function commitmentTo({
  game,
  sets,
  seed,
}: {
  readonly game: string;
  readonly sets: readonly RecordedSet[];
  /** Hexadecimal, {@link SECRET_BYTES} long. */
  readonly seed: string;
}): string {
  const cards = sets.map(({ id, hash }) => `set ${hash} ${id}\n`);
  return sha256(`kickdoor-fair-1\ngame ${game}\n${cards.join('')}seed ${seed}\n`);
}

/** Returns what a seat publishes before any part is revealed. It binds the seat to its part in one deal. */
export function commitmentToPart(commitment: string, { seat, part }: SeatPart): string {
  return sha256(`kickdoor-part-1\ncommitment ${commitment}\nseat ${seat}\npart ${part}\n`);
}

/** Returns the seed of the table as hexadecimal digits: the server's seed mixed with all parts. */
export function mixedSeed(seed: string, parts: readonly SeatPart[]): string {
  const lines = parts.map(({ seat, part }) => `part ${seat} ${part}\n`);
  const salt = digest(utf8ToBytes(`kickdoor-parts-1\n${lines.join('')}`));
  return bytesToHex(hkdf(digest, hexToBytes(seed), salt, utf8ToBytes('kickdoor-seed-1'), SECRET_BYTES));
}

/** What is wrong with a record's fairness data. */
export type FairFault =
  /** The commitment doesn't match the server's seed, the game and its sets. */
  | 'commitment'
  /** A part doesn't belong to a seat, or is out of order. */
  | 'parts'
  /** The seed of the table doesn't follow from the server's seed and the parts, or the game began without a deal. */
  | 'seed';

/** Checks the fairness data in a record's first line. `verify` checks that the game follows from the seed. */
export function fairFault(
  header: Pick<RecordHeader, 'sets' | 'players' | 'seed' | 'start'>,
  fair: FairChance,
): FairFault | null {
  const { game, commitment, parts } = fair;
  if (commitmentTo({ game, sets: header.sets, seed: fair.seed }) !== commitment) return 'commitment';
  const isInOrder = parts.every(({ seat }, at) => seat > (parts[at - 1]?.seat ?? -1));
  if (!isInOrder || parts.some(({ seat }) => seat >= header.players.length)) return 'parts';
  const isDealt = header.start === undefined && mixedSeed(fair.seed, parts) === header.seed;
  return isDealt ? null : 'seed';
}

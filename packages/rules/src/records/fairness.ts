/**
 * Fair chance that can be checked: the server's commitment to its seed, the seats' commitments to their parts, and the
 * seed of the table that is made of all of them. docs/fairness.md has the scheme and its test vectors.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256 } from './canonical.ts';
import type { FairChance, RecordedSet, RecordHeader, SeatPart } from './model.ts';

/** Bytes of the server's seed, of a part, and of the seed made of them. */
export const SECRET_BYTES = 32;

/** What the server publishes before any part is known: it binds the server to its seed, for one game and its cards. */
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

/** What a seat publishes before any part is revealed: it binds the seat to its part, in one deal. */
export function commitmentToPart(commitment: string, { seat, part }: SeatPart): string {
  return sha256(`kickdoor-part-1\ncommitment ${commitment}\nseat ${seat}\npart ${part}\n`);
}

/** The seed of the table: the server's seed mixed with all parts, as hexadecimal digits. */
export function mixedSeed(seed: string, parts: readonly SeatPart[]): string {
  const lines = parts.map(({ seat, part }) => `part ${seat} ${part}\n`);
  const salt = digest(utf8ToBytes(`kickdoor-parts-1\n${lines.join('')}`));
  return bytesToHex(hkdf(digest, hexToBytes(seed), salt, utf8ToBytes('kickdoor-seed-1'), SECRET_BYTES));
}

/** What is wrong with the figures of a record's fair chance. */
export type FairFault =
  /** The server's seed, the game and its sets are not what the commitment is of. */
  | 'commitment'
  /** A part of no seat, or out of order. */
  | 'parts'
  /** The seed of the table doesn't follow from the server's seed and the parts, or the game began with no deal. */
  | 'seed';

/** Checks the figures of fair chance in a record's first line; that the game follows from the seed, `verify` checks. */
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

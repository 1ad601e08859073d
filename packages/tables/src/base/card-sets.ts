/** The card sets that tables play with. */
import type { TablePack } from '@kickdoor/protocol';
import type { CardPool, RecordedSet } from '@kickdoor/rules';
import type { Log } from './log.ts';
import type { Setup } from '../store/records.ts';

/** The cards of a table. */
export interface Cards {
  readonly pool: CardPool;
  /** Its sets, each by the hash of what it says of its cards. */
  readonly sets: readonly RecordedSet[];
}

/** The sets of a table, and the packs of its host among them: an id names the host's pack first. */
export type ChosenSets = Pick<Setup, 'sets' | 'packs'>;

/** What there is to say of a pack, before anybody has brought it to a table. */
export type KnownPack = Omit<TablePack, 'by'>;

/** Gives the card sets as they are now, and as games began with them. */
export interface CardSets {
  /**
   * Reads anew what has changed of them, where they can change. Returns what is wrong with that, for the log; `null` if
   * nothing is.
   */
  refresh?(): string | null;
  /** The cards of some sets as they are now. Throws a problem where there is no such set. */
  now(sets: readonly string[]): Cards;
  /** The same for a table, whose host may have brought packs. */
  of(table: ChosenSets): Promise<Cards>;
  /** The packs that a host brings, by their hashes. Throws a problem where there is no such pack, or none of its id may be. */
  packs(hashes: readonly string[]): Promise<readonly KnownPack[]>;
  /** What there is to say of those sets of a game that are here only because a host brought them. */
  broughtAmong(sets: readonly RecordedSet[]): Promise<readonly KnownPack[]>;
  /** Puts the sets as they are now into the store, for a game that begins with them. */
  keep(sets: readonly string[]): Promise<void>;
  /** The cards that a game began with. Throws `UnreadableError` where one of its sets can't be had any more. */
  began(sets: readonly RecordedSet[]): Promise<Cards>;
}

/** Sets that were edited are read anew for the next table. What can't be used is logged. */
export function refreshSets(content: CardSets, log: Log): void {
  const wrong = content.refresh?.() ?? null;
  if (wrong !== null) log.warn({ wrong }, 'a pack has changed and can not be used; it stays as it was');
}
